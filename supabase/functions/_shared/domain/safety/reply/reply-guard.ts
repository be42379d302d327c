import { wordsOf } from '#contracts/care/words.ts';
import { AppError } from '#contracts/errors.ts';
import { type BadReply, mayBreakRule, readReply } from './find-bad-reply.ts';

const incompleteWord = /[\p{L}\p{M}\p{N}\p{Cf}@$*'’`´]+$/u;
/** A sentence that is longer is read from where it is held back on. */
const LONGEST_SENTENCE = 600;

/**
 * Reads a reply while it grows and lets through what breaks no rule (D-15, R-SAFE-11). Held back is only what a rule
 * may still be broken with: from the word on with which a phrase of the rules has begun, until the words after it show
 * that it is another sentence. So words go on streaming, and of a broken rule not one word gets out.
 */
export class ReplyGuard {
  #text = '';
  /** Up to here it has been let through. */
  #passed = 0;
  /** The begin of the sentence that may still break a rule. */
  #from = 0;

  /**
   * Takes the next piece and returns what may be shown now, perhaps nothing. Throws `content_refused`, with the rule
   * and, where it encourages harm, the topic.
   */
  add(piece: string): string {
    this.#text += piece;
    const incomplete = incompleteWord.exec(this.#text.slice(this.#from));
    const end = incomplete ? this.#from + incomplete.index : this.#text.length;
    const held = this.#read(end, false) ?? end;
    const mayPass = incomplete && held === end && !mayBreakRule(incomplete[0]) ? this.#text.length : held;
    this.#from = this.#sentenceAt(held, end);
    return this.#pass(mayPass);
  }

  /** The rest of the reply, when the model has ended. Throws `content_refused`. */
  end(): string {
    this.#read(this.#text.length, true);
    return this.#pass(this.#text.length);
  }

  /** From where on the text up to `end` is held back; null where it is not. */
  #read(end: number, isOver: boolean): number | null {
    const { bad, openSince } = readReply(this.#text.slice(this.#from, end), isOver);
    if (bad[0]) throw refused(bad[0]);
    return openSince === null ? null : this.#from + openSince;
  }

  /** Where the sentence of a place begins. */
  #sentenceAt(place: number, end: number): number {
    if (end - this.#from > LONGEST_SENTENCE) return place;
    const words = wordsOf(this.#text.slice(this.#from, end));
    const begin = words.findLast(({ before, start }) => before === 2 && this.#from + start <= place);
    return this.#from + (begin?.start ?? 0);
  }

  #pass(end: number): string {
    const passed = this.#text.slice(this.#passed, end);
    this.#passed = Math.max(this.#passed, end);
    return passed;
  }
}

function refused({ rule, topic }: BadReply): AppError {
  const cause = new Error(`The reply breaks the rule ${rule}`);
  return new AppError('content_refused', { rule, ...(topic ? { topic } : {}) }, { cause });
}

/**
 * The pieces of a reply as far as they may be shown; null, which takes back what came before, begins the reply anew.
 * Throws `content_refused` before a word of a broken rule gets out.
 */
export async function* guarded(pieces: AsyncIterable<string | null>): AsyncGenerator<string | null> {
  let guard = new ReplyGuard();
  for await (const piece of pieces) {
    if (piece === null) guard = new ReplyGuard();
    const words = piece === null ? null : guard.add(piece);
    if (words !== '') yield words;
  }
  const rest = guard.end();
  if (rest !== '') yield rest;
}
