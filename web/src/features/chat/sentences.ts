const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * The complete sentences of a growing text, so that a screen reader hears each of them once. The last one counts
 * only when `whole` tells that nothing more comes.
 */
export function completeSentences(text: string, whole: boolean): string[] {
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return (whole ? segments : segments.slice(0, -1)).map((sentence) => sentence.trim()).filter(Boolean);
}
