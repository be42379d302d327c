import { isKnown, type Vocabulary } from './automaton.ts';
import { formsOf, type Word, wordsOf } from './words.ts';

/**
 * Undoes what people do to words to hide them, or by mistake: l33t, masked and doubled letters, letters apart, words
 * run together or torn apart, slips of the keyboard. A word that the phrases know is never touched, and another one
 * is changed only into a word that they know.
 */
export class Disguises {
  readonly #vocabulary: Vocabulary;
  /** The words that disguises are made for. */
  readonly #loaded: ReadonlySet<string>;
  /** Each loaded word of six letters or more, by what is left when one of its letters is taken out. */
  readonly #nearly = new Map<string, string>();
  readonly #masked = new Map<number, string[]>();

  constructor(vocabulary: Vocabulary, loaded: readonly string[]) {
    this.#vocabulary = vocabulary;
    this.#loaded = new Set(loaded);
    for (const word of loaded) {
      this.#masked.set(word.length, [...(this.#masked.get(word.length) ?? []), word]);
      if (word.length < 6) continue;
      this.#nearly.set(word, word);
      for (const less of oneLetterLess(word)) this.#nearly.set(less, word);
    }
  }

  /** The words of a text as they were meant. */
  words(text: string): Word[] {
    const words = wordsOf(joinSpelledOut(text)).flatMap((word) => this.#meant(word));
    return this.#mended(words);
  }

  #meant(word: Word): Word[] {
    if (isKnown(this.#vocabulary, word.text)) return [word];
    const forms = this.#unmasked(word.text) ?? this.#separated(word.text);
    if (!forms) return [word];
    return forms.map((text, index) => ({ ...word, text, before: index === 0 ? word.before : 'none' }));
  }

  #unmasked(text: string): string[] | null {
    for (const candidate of candidates(text)) {
      const forms = formsOf(candidate);
      if (forms.every((form) => isKnown(this.#vocabulary, form))) return forms;
    }
    if (text.includes('*')) {
      const found = this.#masked.get(text.length)?.find((word) => matchesMask(word, text));
      return found ? [found] : null;
    }
    const near = text.length >= 6 ? this.#near(text) : undefined;
    return near ? [near] : null;
  }

  #near(text: string): string | undefined {
    const direct = this.#nearly.get(text);
    if (direct) return direct;
    for (const less of oneLetterLess(text)) {
      const found = this.#nearly.get(less);
      if (found && less.length >= 5) return found;
    }
    return undefined;
  }

  /** "iwanttokillmyself": only what falls entirely into known words, a loaded one among them, is taken apart. */
  #separated(text: string): string[] | null {
    if (text.length < 8 || text.length > 40) return null;
    const splits: (string[] | null)[] = [[]];
    for (let end = 1; end <= text.length; end++) {
      splits[end] = null;
      for (let start = end - 1; start >= Math.max(0, end - 16); start--) {
        const before = splits[start];
        const part = text.slice(start, end);
        if (!before || !(this.#vocabulary.words.has(part) || this.#loaded.has(part))) continue;
        const known = splits[end];
        if (!known || before.length + 1 < known.length) splits[end] = [...before, part];
      }
    }
    const parts = splits[text.length];
    return parts && parts.length > 1 && parts.some((part) => this.#loaded.has(part)) ? parts : null;
  }

  /** Puts "su icide" and "my self" together again. */
  #mended(words: Word[]): Word[] {
    const mended: Word[] = [];
    for (let at = 0; at < words.length; at++) {
      const first = words[at] as Word;
      const count = [3, 2].find((parts) => this.#isTorn(words.slice(at, at + parts), parts)) ?? 1;
      const last = words[at + count - 1] as Word;
      const text = words.slice(at, at + count).reduce((whole, part) => whole + part.text, '');
      mended.push(count === 1 ? first : { ...first, text, end: last.end });
      at += count - 1;
    }
    return mended;
  }

  #isTorn(parts: Word[], count: number): boolean {
    if (parts.length < count || parts.slice(1).some((part) => part.before !== 'none')) return false;
    const whole = parts.reduce((text, part) => text + part.text, '');
    return this.#loaded.has(whole) && parts.some((part) => !isKnown(this.#vocabulary, part.text));
  }
}

/** Three or more single letters with one and the same sign between them are one word; a wider gap parts words. */
function joinSpelledOut(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}([ .\-_*·/])\p{L}(?:\1\p{L})+(?![\p{L}\p{N}])/gu, (letters) =>
    letters.replace(/[ .\-_*·/]/g, ''),
  );
}

const leet: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What a word may have been before letters were doubled or put into signs. */
function candidates(text: string): string[] {
  const found: string[] = [];
  const add = (word: string) => {
    if (word !== text) found.push(word);
    const doubled = word.replace(/(.)\1{2,}/g, '$1$1');
    if (doubled !== word) found.push(doubled, word.replace(/(.)\1{2,}/g, '$1'));
  };
  add(text);
  if (/[a-z]/.test(text) && /[0-9@$!]/.test(text)) {
    const read = text.replace(/[034579@$!]/g, (sign) => leet[sign] ?? sign);
    add(read.replace(/1/g, 'i'));
    add(read.replace(/1/g, 'l'));
  }
  return found;
}

function matchesMask(word: string, mask: string): boolean {
  return [...mask].every((letter, index) => letter === '*' || letter === word[index]);
}

function oneLetterLess(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
