import { useEffect, useState } from 'react';
import { completeSentences } from './sentences.ts';
import type { Turn } from './turn-reducer.ts';

/**
 * Speaks the reply to screen readers sentence by sentence, each once, however the words arrive. The last reply stays
 * until the next one begins: a polite region may be read late.
 */
export function ReplyAnnouncer({ turn }: { turn: Turn | undefined }) {
  const [sentences, setSentences] = useState<string[]>([]);
  const isReply = turn !== undefined;
  const reply = turn?.reply ?? '';
  const whole = turn?.phase === 'done';
  useEffect(() => {
    if (isReply) setSentences(completeSentences(reply, whole));
  }, [isReply, reply, whole]);
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's place in the reply is what makes it the same.
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
