import { guarded } from '../domain/safety/reply/reply-guard.ts';
import type { Piece } from '../services/reasoning-filter.ts';

/**
 * What a reply says behind `start`, as far as it may be shown; `start` is empty but for a reply that is continued. The
 * rules read the whole text, so that none can be broken across the seam. Throws as `guarded` does.
 */
export async function* guardedReply(start: string, pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  let old = start.length;
  for await (const words of guarded(wholeReply(start, pieces))) {
    if (words === null) {
      old = start.length;
      yield null;
      continue;
    }
    const added = words.slice(old);
    old = Math.max(0, old - words.length);
    if (added !== '') yield added;
  }
}

/** `start` and then the pieces, joined; both once more where the reply begins anew. */
async function* wholeReply(start: string, pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  let end = start;
  if (start !== '') yield start;
  for await (const piece of pieces) {
    yield piece === null ? null : spaceBetween(end, piece) + piece;
    if (piece === null && start !== '') yield start;
    end = piece === null ? start : '';
  }
}

const wordOrSentenceEnd = /[\p{L}\p{N}.,;:!?…]$/u;
const wordStart = /^[\p{L}\p{N}\p{So}\p{Ps}\p{Pi}"*]/u;

/** A space where a model that goes on behind a word or a sentence gave none. */
function spaceBetween(end: string, piece: string): string {
  return wordOrSentenceEnd.test(end) && wordStart.test(piece) ? ' ' : '';
}
