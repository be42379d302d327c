import { append, keptFor, lettersOf, mayStand, type Place, placeOf, withLists } from './places.ts';
import type { Word } from './words.ts';

/**
 * The phrases of a language as translators write them, one a line under headings that begin with `#`. A phrase is a row
 * of places; words that do not matter may stand between them, three at most, in the same sentence:
 *
 *     i want|need die      one word of each place, in this order, in any capitals, accents or disguise
 *     end_it|give_up       `_` joins the words of one choice
 *     kill +myself         `+`: nothing stands between
 *     pills .. die         `..`: up to eight words between
 *     & husband hits       in any order, at most ten words apart
 *     suicid*              a word that begins so; two letters at least
 *     ^suicide             at the beginning of a clause; `again|$` is 'again' or the end of a clause
 *     <self>               one of the list `self = myself|me`; `hurt_<self>` joins a word to each
 *     im=i_am              under `# spelling`: read as these words
 *     ~killmyself          these letters in a sentence, whatever stands between them
 *     want die / end it    two phrases in a line
 *
 * A longer line goes on in the next one, which begins with a space. Where words have no spaces (Chinese, Japanese,
 * Korean), each character counts as half a word, and spaces do not count.
 */

/** A phrase found in a text: its heading, and the words it covers, without the one at `next`. */
export type Match = { heading: string; first: number; next: number };

type Phrase = { heading: string; places: Place[]; isInAnyOrder: boolean };

const NEAR = 3;
const FAR = 8;
const AROUND = 10;
const none: number[] = [];
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u;

/** All phrases of a language, ready to be looked for. */
export class Phrases {
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #spellings = new Map<string, string[]>();
  readonly #letters: { heading: string; letters: string }[] = [];
  /** What phrases and spellings begin with; asked about with every piece of a reply that grows. */
  readonly #firstWords = new Set<string>();
  readonly #factor: number;
  /** Whether more words may complete the phrase that was looked for last. */
  #isOpen = false;
  /** What was found for a place from a word on, in the words that are looked through. */
  #ends = new Map<Place, Map<number, number>>();

  constructor(sheet: string) {
    this.#factor = unspaced.test(sheet) ? 2 : 1;
    const lists = new Map<string, string>();
    let heading = '';
    for (const line of sheet
      .trim()
      .replace(/\n +/g, ' ')
      .replaceAll('| ', '|')
      .split(/\n| \/ /)) {
      const [name = '', list] = line.split(' = ');
      if (line.startsWith('# ')) heading = line.slice(2);
      else if (list !== undefined) lists.set(name, withLists(list, lists));
      else if (heading === 'spelling') this.#spell(line);
      else if (line.startsWith('~')) this.#letters.push({ heading, letters: line.slice(1) });
      else this.#add(heading, withLists(line, lists));
    }
  }

  /** The words as they are spelled in phrases: `im=i_am` under `# spelling`. */
  meant(words: readonly Word[]): readonly Word[] {
    if (this.#spellings.size === 0) return words;
    return words.flatMap((word) =>
      (this.#spellings.get(word.text) ?? [word.text]).map((text, index) => ({
        ...word,
        text,
        before: index === 0 ? word.before : 0,
      })),
    );
  }

  /** The phrases in words; `open` is what more words may complete, while the text `isOver` not. */
  find(words: readonly Word[], isOver = true): { matches: Match[]; open: Match[] } {
    const matches = this.#findLetters(words);
    const open: Match[] = [];
    this.#ends = new Map();
    const letters = new Set(words.map(({ text }) => lettersOf(text)));
    const possible = new Map<Phrase, boolean>();
    words.forEach(({ text }, first) => {
      for (const phrase of keptFor(this.#phrases, text)) {
        // Most phrases have a place that no word of the text can take.
        const isPossible =
          possible.get(phrase) ?? (!isOver || phrase.places.every((place) => mayStand(place, letters)));
        possible.set(phrase, isPossible);
        if (!isPossible) continue;
        this.#isOpen = false;
        const { heading, places } = phrase;
        const ends = phrase.isInAnyOrder
          ? this.#endsAround(words, places, first)
          : [first, this.#endOf(words, places, 0, first, isOver)];
        if (!ends.includes(-1)) matches.push({ heading, first: Math.min(...ends), next: Math.max(...ends) });
        if (this.#isOpen && !isOver) open.push({ heading, first, next: words.length });
      }
    });
    return { matches, open };
  }

  /** Whether a word that begins with these letters may begin a phrase. */
  mayBeginWith(letters: string): boolean {
    for (const word of this.#firstWords) {
      if (word.startsWith(letters)) return true;
      if (word.endsWith('*') && letters.startsWith(word.slice(0, -1))) return true;
    }
    return false;
  }

  /** The word behind the places from `at` on, the first of which is at the word `index`; -1 when they are not there. */
  #endOf(words: readonly Word[], places: Place[], at: number, index: number, isOver: boolean): number {
    const place = places[at];
    if (!place) return index;
    const known = this.#ends.get(place) ?? new Map<number, number>();
    const end =
      (isOver && at > 0 ? known.get(index) : undefined) ?? this.#look(words, places, at, index, isOver);
    this.#ends.set(place, known.set(index, end));
    return end;
  }

  #look(words: readonly Word[], places: Place[], at: number, index: number, isOver: boolean): number {
    const place = places[at] as Place;
    const last = at === 0 ? index : index + place.gap;
    for (let start = index; start <= last; start++) {
      const word = words[start];
      if (place.mayBeEnd && (word ? word.before > 0 : isOver)) {
        const end = this.#endOf(words, places, at + 1, start, isOver);
        if (end >= 0) return end;
      }
      if (!word) this.#isOpen = true;
      if (!word || (at > 0 && word.before === 2)) return -1;
      for (const next of this.#behind(words, place, start)) {
        const end = this.#endOf(words, places, at + 1, next, isOver);
        if (end >= 0) return end;
      }
    }
    return -1;
  }

  /** The words behind each choice that stands at the word `start`. */
  #behind(words: readonly Word[], { choices }: Place, start: number): number[] {
    const word = words[start];
    if (!word) return none;
    const found: number[] = [];
    for (const { parts, isAtStart } of keptFor(choices, word.text)) {
      const stands = parts.every((part, offset) => {
        const other = words[start + offset];
        if (!other) this.#isOpen = true;
        if (!other || (offset > 0 && other.before === 2)) return false;
        return part.endsWith('*') ? other.text.startsWith(part.slice(0, -1)) : other.text === part;
      });
      if (stands && (!isAtStart || word.before > 0)) found.push(start + parts.length);
    }
    return found;
  }

  /** Where the places that are around the first one begin and end; -1 among them when one is not there. */
  #endsAround(words: readonly Word[], [anchor, ...others]: Place[], first: number): number[] {
    const [end = -1] = anchor ? this.#behind(words, anchor, first) : [];
    if (end < 0) return [-1];
    const ends = [first, end];
    for (const place of others) {
      let at = Math.max(0, first - AROUND * this.#factor);
      let next = -1;
      for (const last = end + AROUND * this.#factor; next < 0 && at < last && at < words.length; at++) {
        if (words[at]?.sentence !== words[first]?.sentence || (at >= first && at < end)) continue;
        next = this.#behind(words, place, at)[0] ?? -1;
      }
      if (next < 0) return [-1];
      ends.push(at - 1, next);
    }
    return ends;
  }

  #findLetters(words: readonly Word[]): Match[] {
    if (this.#letters.length === 0) return [];
    // Where the letters of each word begin; sentences are a full stop apart.
    let all = '';
    const begins = words.map(({ text, before }) => {
      all += before === 2 ? `.${text}` : text;
      return all.length - text.length;
    });
    return this.#letters.flatMap(({ heading, letters }) => {
      const at = all.indexOf(letters);
      if (at < 0) return [];
      const first = begins.findLastIndex((begin) => begin <= at);
      const next = begins.findLastIndex((begin) => begin < at + letters.length) + 1;
      return { heading, first, next };
    });
  }

  #spell(line: string) {
    for (const [written = '', meant = ''] of line.split(' ').map((pair) => pair.split('='))) {
      this.#spellings.set(written, meant.split('_'));
      this.#firstWords.add(written);
    }
  }

  #add(heading: string, line: string) {
    const phrase: Phrase = { heading, places: [], isInAnyOrder: line.startsWith('& ') };
    let gap = NEAR;
    for (const written of line.replace('& ', '').split(/ +/)) {
      if (written === '..') gap = FAR;
      else {
        phrase.places.push(placeOf(written, written.startsWith('+') ? 0 : gap * this.#factor));
        gap = NEAR;
      }
    }
    for (const [key, choices] of phrase.places[0]?.choices ?? []) {
      append(this.#phrases, key, phrase);
      for (const { parts } of choices) this.#firstWords.add(parts[0] ?? '');
    }
  }
}

/** Ordinary talk takes back a sign that has words of it. */
export const takesBack = (ordinary: Match, sign: Match) =>
  ordinary.first < sign.next && sign.first < ordinary.next;
