import { type Piece, ReasoningFilter } from './reasoning-filter.ts';

/** The model reasoned and said nothing. */
export class OnlyReasoned extends Error {}

/** Part of a message as servers send it: some split the content into parts, some send reasoning beside it. */
export type MessagePart = {
  content?: unknown;
  reasoning?: unknown;
  reasoning_content?: unknown;
  reasoning_details?: unknown;
};

/** The text in the parts of one response. */
export class Speech {
  /** All that was received, reasoning included, in UTF-16 units. */
  length = 0;
  readonly #filter = new ReasoningFilter();
  #held = '';
  #hasReasoned = false;
  #hasText = false;

  *add(part: MessagePart): Generator<Piece> {
    const reasoning = reasoningOf(part);
    const [text, half] = splitPair(this.#held + contentOf(part));
    this.#held = half;
    this.#hasReasoned ||= reasoning !== '';
    this.length += text.length + reasoning.length;
    const pieces = this.#filter.add(storable(text));
    yield* this.#noted(pieces);
    if (pieces.length === 0 && text + reasoning !== '') yield '';
  }

  /** The rest. Throws when nothing was said at all. */
  *end(): Generator<Piece> {
    yield* this.#noted(this.#filter.end());
    if (this.#hasText) return;
    if (this.#hasReasoned || this.#filter.hasReasoned) throw new OnlyReasoned('The reply is only reasoning');
    throw new Error('The reply is empty');
  }

  #noted(pieces: Piece[]): Piece[] {
    for (const piece of pieces) this.#hasText = piece !== null && (this.#hasText || piece.trim() !== '');
    return pieces;
  }
}

/** What is said in a part, without reasoning among it. */
export function contentOf({ content }: MessagePart): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : '';
  return content.map((part) => (part?.type === 'text' ? part.text : '')).join('');
}

function reasoningOf({ content, reasoning, reasoning_content, reasoning_details }: MessagePart): string {
  const parts = Array.isArray(content) ? content.filter((part) => part?.type !== 'text') : [];
  return [reasoning || reasoning_content || reasoning_details || [], parts]
    .map((field) => (typeof field === 'string' ? field : JSON.stringify(field)))
    .filter((field) => field !== '[]')
    .join('');
}

/** Providers cut where their tokens end, which may be inside a character: its first half waits for the second. */
function splitPair(text: string): [whole: string, half: string] {
  return /[\uD800-\uDBFF]$/.test(text) ? [text.slice(0, -1), text.slice(-1)] : [text, ''];
}

/** Postgres stores neither NUL nor half a surrogate pair; each is one UTF-16 unit, as its replacement is. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\u{FFFD}');
}
