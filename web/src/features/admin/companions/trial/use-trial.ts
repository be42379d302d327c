import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { sendTrial, type TrialForm, type TrialMessage } from './api.ts';

/** How many earlier messages the model reads. */
const HISTORY_LENGTH = 10;

type HelpLine = { name: string; contact: string; url: string };

/**
 * A conversation that only this page holds; like a chat it begins with the greeting (D-22). `help` are the lines shown
 * in place of a reply.
 */
export function useTrial(greeting: string) {
  const [said, setSaid] = useState<TrialMessage[]>([]);
  const messages = said.length > 0 ? said : openingOf(greeting);
  const [partialReply, setPartialReply] = useState('');
  const [help, setHelp] = useState<HelpLine[]>([]);
  const controller = useRef<AbortController | null>(null);

  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async ({ form, text }: { form: TrialForm; text: string }) => {
      const abort = new AbortController();
      controller.current = abort;
      setHelp([]);
      setPartialReply('');
      let reply = '';
      for await (const { event, data } of sendTrial(
        form,
        messages.slice(-HISTORY_LENGTH),
        text,
        abort.signal,
      )) {
        if (event === 'delta') {
          reply += data.text;
          setPartialReply(reply);
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
        setSaid([...messages, { role: 'user', content: text }, { role: 'assistant', content: reply }]);
    },
    onSettled: () => setPartialReply(''),
  });

  const clear = () => {
    controller.current?.abort();
    setSaid([]);
    setHelp([]);
    setPartialReply('');
    reset();
  };
  return {
    messages,
    isBegun: said.length > 0,
    partialReply,
    help,
    send: mutate,
    isPending,
    problem: problemText(error),
    clear,
  };
}

function openingOf(greeting: string): TrialMessage[] {
  return greeting.trim() === '' ? [] : [{ role: 'assistant', content: greeting.trim() }];
}

function problemText(error: Error | null): string | null {
  if (error === null || error.name === 'AbortError') return null;
  return error instanceof ApiError ? error.detail : error.message || 'Failed. Try again.';
}
