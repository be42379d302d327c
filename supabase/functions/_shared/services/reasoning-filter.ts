/** The tags that models put their reasoning in (R-COST-05). */
const names = ['think', 'thinking', 'thought', 'reasoning'];
const completeTag = new RegExp(`<(/?)(?:${names.join('|')})(?:\\s[^<>]{0,200})?>`, 'i');
const tagBeginning = /<\/?([a-z]*)(\s[^<>]{0,200})?$/i;

/** A piece of a reply; null takes back all that came before it, which has turned out to be reasoning. */
export type Piece = string | null;

/** What a reply says in the end, for whoever does not show its pieces. */
export async function wholeReply(pieces: AsyncIterable<Piece>): Promise<string> {
  let reply = '';
  for await (const piece of pieces) reply = piece === null ? '' : reply + piece;
  return reply;
}

/**
 * Reads a reply as it grows and lets through only what is said in it, without the model's reasoning in tags (D-28).
 * A '<' is held back only as long as it may still begin such a tag. Some servers send a closing tag alone, because the
 * opening one is in their prompt template: what came before it is dropped or, where it was let through, taken back.
 */
export class ReasoningFilter {
  /** Whether there was any reasoning so far. */
  hasReasoned = false;
  #isReasoning = false;
  #held = '';
  /** The last character let through; a blank to begin with, so that no reply begins with blanks. */
  #last = ' ';
  #isAfterTag = true;

  /** The pieces that may be shown now, perhaps none. */
  add(text: string): Piece[] {
    const pieces: Piece[] = [];
    let rest = this.#held + text;
    for (let tag = completeTag.exec(rest); tag !== null; tag = completeTag.exec(rest)) {
      const isClosing = tag[1] === '/';
      if (isClosing && !this.#isReasoning) pieces.splice(0, pieces.length, null);
      else this.#pass(rest.slice(0, tag.index), pieces);
      this.hasReasoned = true;
      this.#isReasoning = !isClosing;
      this.#isAfterTag = true;
      if (pieces.at(-1) === null) this.#last = ' ';
      rest = rest.slice(tag.index + tag[0].length);
    }
    const end = beginningOfTag(rest);
    this.#held = rest.slice(end);
    this.#pass(rest.slice(0, end), pieces);
    return pieces;
  }

  /** What is left when the reply has ended: a beginning that became no tag. */
  end(): Piece[] {
    const pieces: Piece[] = [];
    this.#pass(this.#held, pieces);
    return pieces;
  }

  #pass(text: string, pieces: Piece[]) {
    if (this.#isReasoning) return;
    const speech = this.#isAfterTag && /\s/.test(this.#last) ? text.trimStart() : text;
    if (speech === '') return;
    this.#isAfterTag = false;
    this.#last = speech.slice(-1);
    pieces.push(speech);
  }
}

/** Where the end of `text` may be the beginning of a tag; its length where it is none. */
function beginningOfTag(text: string): number {
  const beginning = tagBeginning.exec(text);
  if (beginning === null) return text.length;
  const name = (beginning[1] ?? '').toLowerCase();
  const isOpen =
    beginning[2] === undefined ? names.some((known) => known.startsWith(name)) : names.includes(name);
  return isOpen ? beginning.index : text.length;
}
