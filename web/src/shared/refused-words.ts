import type { ErrorValues } from '#contracts/errors.ts';

/** A word as SQL's private.plain_text counts: letters that stand apart are one, a number and what it counts are two. */
const word = new RegExp(
  [
    /(?<![\p{L}\p{N}])\p{L}(?:[ .-]+\p{L}(?![\p{L}\p{M}\p{N}]))+/u,
    /\p{N}+(?=[\p{sc=Latin}\p{sc=Cyrillic}]+(?![\p{L}\p{N}]))/u,
    /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’`´]*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * The words of a text, or of a list of texts, that the detail of `content_refused` names (`from` and `to`, counted from
 * 1), as they stand in it; null where it names none.
 */
export function refusedWords(sent: string | string[], { from, to }: ErrorValues): string | null {
  const text = [sent].flat().join('. ');
  const words = [...text.matchAll(word)];
  const [first, last] = [words[Number(from) - 1], words[Number(to) - 1]];
  return first && last ? text.slice(first.index, last.index + last[0].length) : null;
}
