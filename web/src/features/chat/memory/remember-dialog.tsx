import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorDetail } from '#contracts/errors.ts';
import { DataError } from '#lib/data-error.ts';
import { paths } from '#lib/paths.ts';
import { timings } from '#lib/timings.ts';
import { consentsQuery, consentTo } from '#shared/consents.ts';
import { forgetFact } from '#shared/forgetting.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { RadioChips } from '#ui/radio-chips.tsx';
import type { ChatContext } from '../types.ts';
import { keepWords } from './api.ts';
import { settle } from './forget.ts';
import { keepable, memoryRefusal } from './texts.ts';

type RememberDialogProps = {
  chat: ChatContext;
  name: string;
  /** The person's own message. */
  message: { id: string; text: string };
  onClose: () => void;
};

/**
 * Keeps a message, or one of its sentences, for this companion or for all (R-MEM-14). While memory is off, it leads to
 * where that is turned on instead (R-MEM-01).
 */
export function RememberDialog({ chat, name, message, onClose }: RememberDialogProps) {
  const texts = keepable(message.text);
  const [text, setText] = useState(texts[0] ?? '');
  const [scope, setScope] = useState<'one' | 'all'>('one');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const { data: saved } = useQuery(consentsQuery(chat.userId));
  const isOff = wasRefused || (saved !== undefined && consentTo('memory', saved)?.given !== true);
  const navigate = useNavigate();
  const openMemory = () => void navigate(paths.memory(chat.companionId));

  const save = async () => {
    setIsSaving(true);
    setFailure(null);
    try {
      const companionId = scope === 'one' ? chat.companionId : null;
      const id = await keepWords({ text, messageId: message.id, companionId });
      const otherAction = { label: 'See all', onClick: openMemory };
      const options = { id: 'remembered', duration: timings.toastLong, otherAction };
      if (id === null) notify.info('That is remembered already.', options);
      else {
        const undo = () => void settle(chat, forgetFact(id));
        notify.success(scope === 'one' ? `${name} will remember that.` : 'All of them will remember that.', {
          ...options,
          action: { label: 'Undo', onClick: undo },
        });
      }
      onClose();
    } catch (error) {
      // Turned off elsewhere since the page read that it is on.
      setWasRefused(error instanceof DataError && error.message === 'memory_consent_required');
      setFailure(memoryRefusal(error));
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Remember this"
      description={`What you keep stays until you forget it, and ${name} can bring it up later.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!isOff && (
            <Button variant="primary" busy={isSaving} onClick={() => void save()}>
              Remember
            </Button>
          )}
        </>
      }
    >
      {isOff ? (
        <Notice kind="info" action={<MemoryLink>Turn on memory</MemoryLink>}>
          {errorDetail('memory_consent_required')}
        </Notice>
      ) : (
        <>
          {texts.length > 1 ? (
            <Sentences texts={texts} value={text} onChange={setText} />
          ) : (
            <blockquote className="border-l-4 border-line-strong pl-3 wrap-anywhere">{text}</blockquote>
          )}
          <RadioChips
            legend="Who remembers it"
            options={[
              { value: 'one', label: `Only ${name}` },
              { value: 'all', label: 'All my companions' },
            ]}
            value={scope}
            onChange={setScope}
          />
          {failure !== null && (
            <Notice kind="problem" action={<MemoryLink>See what they remember</MemoryLink>}>
              {failure}
            </Notice>
          )}
        </>
      )}
    </Dialog>
  );
}

function MemoryLink({ children }: { children: ReactNode }) {
  return (
    <LinkButton size="sm" variant="primary" to={paths.memory()}>
      {children}
    </LinkButton>
  );
}

type SentencesProps = { texts: string[]; value: string; onChange: (text: string) => void };

/** The whole message, where it is no longer than a fact, and each of its sentences. */
function Sentences({ texts, value, onChange }: SentencesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">What to remember</legend>
      {texts.map((text) => (
        <label
          key={text}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-raised px-3 py-2.5 hover:border-accent has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="remembered"
            className="mt-1 shrink-0"
            checked={text === value}
            onChange={() => onChange(text)}
          />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
