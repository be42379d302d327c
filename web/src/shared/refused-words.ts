/** A word as SQL's private.plain_text counts: letters that stand apart are one, a number ends where letters begin. */
const word =
  /(?<![\p{L}\p{N}])\p{L}(?:[ .-]+\p{L}(?![\p{L}\p{M}\p{N}]))+|[\p{L}_][\p{L}\p{M}\p{N}_'’`´]*|\p{N}+/gu;

/** The words `from` to `to` of a text, counted from 1, as they stand in it; null where it has no such words. */
export function wordsBetween(text: string, from: number, to: number): string | null {
  const words = [...text.matchAll(word)];
  const [first, last] = [words[from - 1], words[to - 1]];
  return first && last ? text.slice(first.index, last.index + last[0].length) : null;
}
