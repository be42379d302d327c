import { fullForms } from './full-forms.ts';

/** What is before a word: nothing but space, the end of a clause (comma, dash, line) or the end of a sentence. */
export type Break = 'none' | 'clause' | 'sentence';

/** A word in plain form, and where it is in the text (UTF-16 offsets). One written word may become several. */
export type Word = { text: string; start: number; end: number; before: Break };

/** A word as written, or what is between words. An exclamation mark inside a word is a letter in disguise. */
const pieces = /(?:[\p{L}\p{M}\p{N}\p{Cf}@$*'’`´]|!(?=\p{L}))+|[^\p{L}\p{M}\p{N}\p{Cf}@$*'’`´]+/gu;
const wordLike = /[\p{L}\p{N}]/u;
const sentenceEnd = /(?<!\.)[.!?;](?=\s|$)|[。！？]/;
const clauseEnd = /[,:()\n\r–—…"“”¿¡]|\.\.|\s-\s/;

/** French elision: the article or pronoun is a word of its own. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)$/;

const lookalikes: Record<string, string> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
  },
  ...{
    у: 'y',
    х: 'x',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
  },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' },
};

/** Lower case, without accents, invisible characters or letters borrowed from other alphabets for their looks. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => lookalikes[letter] ?? letter);
}

/**
 * The words of a text, contractions written out ("I'm" and "im" are "i am"). `before` is what comes before the first
 * word when the text is the rest of a longer one.
 */
export function wordsOf(text: string, before: Break = 'sentence'): Word[] {
  const words: Word[] = [];
  let gap = before;
  for (const { 0: piece, index: start } of text.matchAll(pieces)) {
    if (!wordLike.test(piece)) {
      gap = stronger(gap, breakIn(piece));
      continue;
    }
    const end = start + piece.length;
    for (const form of formsOf(plainLetters(piece))) {
      words.push({ text: form, start, end, before: gap });
      gap = 'none';
    }
  }
  return words;
}

/** The plain words that one written word stands for. */
export function formsOf(plain: string): string[] {
  const [first = '', ...rest] = plain.split(/['’`´]+/).filter(Boolean);
  if (rest.length === 0) return fullForms.get(first)?.split(' ') ?? [first];
  if (elision.test(first)) return [first, ...formsOf(rest.join("'"))];
  const joined = first + rest.join('');
  const full = fullForms.get(joined);
  if (full) return full.split(' ');
  return rest.at(-1) === 's' ? [first, ...rest.slice(0, -1)] : [joined];
}

function breakIn(between: string): Break {
  if (sentenceEnd.test(between)) return 'sentence';
  return clauseEnd.test(between) ? 'clause' : 'none';
}

function stronger(a: Break, b: Break): Break {
  if (a === 'sentence' || b === 'sentence') return 'sentence';
  return a === 'clause' || b === 'clause' ? 'clause' : 'none';
}
