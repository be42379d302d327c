import { phraseList } from '../phrase-list.ts';

/** What a kind of sentence says, and what is kept of it. */
type Kept = {
  /** What a newer fact replaces; `{name}` is a part of the clause. Without, it replaces nothing. */
  subject?: string;
  /** What is kept, where the clause itself does not stand alone. */
  text?: string;
  /** Of the two of them: it holds for this companion alone. */
  about?: 'companion';
  /** Without the day it was said it is no fact. */
  needsDate?: boolean;
  /** Found anywhere in the clause, not only where it begins. */
  anywhere?: boolean;
};

export type Shape = Kept & {
  /**
   * How such clauses begin, in plain form ('I am', 'do not'): regular expressions in which `<word>` stands for an entry
   * of `words`, and brackets capture nothing.
   */
  says: string[];
};

/** A shape: one way to say it a line, continued by lines that are indented more, between words or after a bar. */
export function shape(kept: Kept = {}): (lines: TemplateStringsArray) => Shape {
  return ({ raw }) => ({ ...kept, says: phraseList(raw.join('').replace(/\|\n\s+/g, '|')) });
}
