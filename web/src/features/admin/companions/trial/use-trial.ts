import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { type Said, sendTrial, type TriedForm } from './api.ts';

/** How much of a trial the model reads again. */
const REMEMBERED = 10;

type HelpLine = { name: string; contact: string; url: string };

/** A conversation that lives in this page alone. `help` are the lines shown in place of a reply. */
export function useTrial() {
  const [said, setSaid] = useState<Said[]>([]);
  const [growing, setGrowing] = useState('');
  const [help, setHelp] = useState<HelpLine[]>([]);
  const stopper = useRef<AbortController | null>(null);

  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async ({ form, text }: { form: TriedForm; text: string }) => {
      const stop = new AbortController();
      stopper.current = stop;
      setHelp([]);
      setGrowing('');
      let reply = '';
      for await (const { event, data } of sendTrial(form, said.slice(-REMEMBERED), text, stop.signal)) {
        if (event === 'delta') {
          reply += data.text;
          setGrowing(reply);
        }
        if (event === 'safety') setHelp(data.safety.lines);
        if (event === 'error') throw new Error(data.detail);
        if (event === 'done') reply = data.message;
      }
      return reply;
    },
    retry: false,
    onSuccess: (reply, { text }) => {
      if (reply !== '')
        setSaid([...said, { role: 'user', content: text }, { role: 'assistant', content: reply }]);
    },
    onSettled: () => setGrowing(''),
  });

  const clear = () => {
    stopper.current?.abort();
    setSaid([]);
    setHelp([]);
    setGrowing('');
    reset();
  };
  return { said, growing, help, send: mutate, isPending, problem: textOf(error), clear };
}

function textOf(error: Error | null): string | null {
  if (error === null || error.name === 'AbortError') return null;
  return error instanceof ApiError ? error.detail : error.message || 'Failed. Try again.';
}
