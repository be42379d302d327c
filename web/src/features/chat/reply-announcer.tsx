import { useEffect, useState } from 'react';
import { withoutMarks } from '#lib/without-marks.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useChatSession } from './chat-session.ts';
import type { NewsItem } from './items.ts';
import { standInText, warmingUpText } from './reply-notes.tsx';
import { useReply } from './use-reply.ts';

const CareAnnouncement = lazyPart('CareAnnouncement', () => import('./care/care-card.tsx'));

type ReplyAnnouncerProps = { companion: { id: string; name: string }; news: NewsItem[] };

/**
 * Announces the reply to screen readers sentence by sentence, each once, however the words arrive, what is special
 * about it, the version that was shown, and news of the companion; help lines at once. The last reply stays until the
 * next one begins: a polite region may be read late.
 */
export function ReplyAnnouncer({ companion: { id: companionId, name }, news }: ReplyAnnouncerProps) {
  const phase = useChatSession(companionId, ({ turn }) => turn?.phase);
  const oldWords = useChatSession(companionId, ({ turn }) => turn?.oldWords);
  const isWarmingUp = useChatSession(
    companionId,
    ({ turn }) => turn?.phase === 'streaming' && turn.isWarmingUp,
  );
  const standIn = useChatSession(companionId, ({ turn }) => turn?.standIn ?? null);
  const reply = useReply(companionId);
  const version = useChatSession(companionId, ({ shownVersion }) => shownVersion);
  const care = useChatSession(companionId, (session) => session.care);
  const [announced, setAnnounced] = useState(nothingAnnounced);
  // Afterwards, so that words that are there when the chat is opened are an addition too.
  useEffect(() => {
    const isWhole = phase === 'done' || phase === 'stopped';
    if (phase !== undefined) setAnnounced((before) => withNewSentences(before, reply, isWhole, oldWords));
  }, [phase, reply, oldWords]);
  return (
    <>
      {care && (
        <LazyBoundary>
          <CareAnnouncement care={care} />
        </LazyBoundary>
      )}
      <div aria-live="polite" aria-relevant="additions" className="sr-only">
        {isWarmingUp && <p>{warmingUpText}</p>}
        {standIn !== null && <p>{standInText(name, standIn)}</p>}
        {announced.sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's place in the reply is what makes it the same.
          <p key={index}>{withoutMarks(sentence)}</p>
        ))}
        {news.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        {version && (
          <p key={version.id}>
            Version {version.place} of {version.count}
          </p>
        )}
      </div>
    </>
  );
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The complete sentences of a growing text, and the part of the text they make up. */
export type Announced = { sentences: string[]; text: string };

export const nothingAnnounced: Announced = { sentences: [], text: '' };

/**
 * The sentences when the text has grown to `text`. The last one counts only when `isWhole` says that nothing more
 * comes. `oldWords`, which a continued reply begins with, were announced long ago. Only what is new is segmented;
 * without a new sentence `announced` itself is returned.
 */
export function withNewSentences(
  announced: Announced,
  text: string,
  isWhole: boolean,
  oldWords = '',
): Announced {
  const isSame = text.startsWith(announced.text) && announced.text.startsWith(oldWords);
  const { sentences, text: before } = isSame ? announced : { sentences: [], text: oldWords };
  const segments = Array.from(segmenter.segment(text.slice(before.length)), ({ segment }) => segment);
  const complete = isWhole ? segments : segments.slice(0, -1);
  if (complete.length === 0 && before === announced.text) return announced;
  return {
    sentences: [...sentences, ...complete.map((sentence) => sentence.trim()).filter(Boolean)],
    text: before + complete.join(''),
  };
}
