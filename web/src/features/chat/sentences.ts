const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** What has been heard of a growing text: its complete sentences, and the part of the text they make up. */
export type Heard = { sentences: string[]; text: string };

export const nothingHeard: Heard = { sentences: [], text: '' };

/**
 * What has been heard when the text has grown to `text`, so that a screen reader hears each sentence once. The last one
 * counts only when `whole` tells that nothing more comes. Only what is new is looked at; `heard` itself is answered when
 * that is no sentence yet.
 */
export function hearMore(heard: Heard, text: string, whole: boolean): Heard {
  const { sentences, text: before } = text.startsWith(heard.text) ? heard : nothingHeard;
  const segments = Array.from(segmenter.segment(text.slice(before.length)), ({ segment }) => segment);
  const complete = whole ? segments : segments.slice(0, -1);
  if (complete.length === 0 && before === heard.text) return heard;
  return {
    sentences: [...sentences, ...complete.map((sentence) => sentence.trim()).filter(Boolean)],
    text: before + complete.join(''),
  };
}
