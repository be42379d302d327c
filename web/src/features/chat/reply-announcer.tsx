import { useEffect, useState } from 'react';
import { hearMore, nothingHeard } from './sentences.ts';
import { useTurn } from './turn-store.ts';
import { useReply } from './use-reply.ts';

/**
 * Speaks the reply to screen readers sentence by sentence, each once, however the words arrive. The last reply stays
 * until the next one begins: a polite region may be read late.
 */
export function ReplyAnnouncer({ companionId }: { companionId: string }) {
  const phase = useTurn(companionId)?.phase;
  const reply = useReply(companionId);
  const [heard, setHeard] = useState(nothingHeard);
  // Afterwards, so that what has been said already when the chat is opened is an addition too.
  useEffect(() => {
    if (phase !== undefined) setHeard((before) => hearMore(before, reply, phase === 'done'));
  }, [phase, reply]);
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {heard.sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's place in the reply is what makes it the same.
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
