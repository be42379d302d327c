/** A fact as the extractor proposes it (D-29). */
export type ProposedFact = {
  /** What is kept: one whole sentence in the person's own words, in the first person, at most FACT_MAX_LENGTH long. */
  text: string;
  /** The sentence of the message it came from. */
  quote: string;
  /** What a newer fact replaces: the same key, and every key below it ('job' replaces 'job:place'); null for nothing. */
  subject: string | null;
  /** 'companion' when it is about the two of them; 'self' holds for all companions. */
  about: 'self' | 'companion';
};

export const upper = (letter: string) => letter.toUpperCase();

/** As a sentence that stands alone. */
export function asSentence(text: string): string {
  const trimmed = text
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:!?.…-]+$/u, '')
    .trim();
  return `${trimmed.replace(/^\p{Ll}/u, upper)}.`;
}
