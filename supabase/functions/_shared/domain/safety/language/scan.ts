import { type Automaton, isOpen, type State } from './automaton.ts';
import type { Word } from './words.ts';

/** A phrase found in a text, with the offsets it covers. */
export type Match<Label> = { label: Label; start: number; end: number };

const digits = /^\d+$/;

/** Reads a text word by word and finds the phrases that end in it. */
export class Scan<Label extends string> {
  readonly #automaton: Automaton<Label>;
  /** The states that the words so far have led to, by where the phrase began; the earliest first. */
  #open = new Places();
  #end = 0;
  #sentenceIsOver = false;

  constructor(automaton: Automaton<Label>) {
    this.#automaton = automaton;
  }

  /** Where the earliest phrase begins that the next words may still complete; null when there is none. */
  get openSince(): number | null {
    const index = this.#open.states.findIndex((state) => isOpen(this.#state(state)));
    return this.#open.starts[index] ?? null;
  }

  /** Takes the next word and returns the phrases that end before it (at a break) or with it. */
  read(word: Word): Match<Label>[] {
    const matches = word.before === 'none' ? [] : this.#goOverBreak(word.before === 'sentence');
    const begin = this.#state(0);
    this.#open.add(0, word.start);
    if (word.before !== 'none') this.#open.addAll(begin.atBreak, word.start);
    const next = new Places();
    this.#open.states.forEach((state, index) => {
      this.#step(this.#state(state), this.#open.starts[index] as number, word, next);
    });
    this.#open = next;
    this.#end = word.end;
    this.#sentenceIsOver = false;
    this.#collect(next, matches);
    return matches;
  }

  /** The phrases that need the end of a sentence, known before its next word; the end of the text is one too. */
  endSentence(): Match<Label>[] {
    const matches = this.#goOverBreak(true);
    this.#sentenceIsOver = true;
    return matches;
  }

  /** Phrases may end at a break or go on behind it. The end of a sentence ends all others. */
  #goOverBreak(isSentence: boolean): Match<Label>[] {
    if (this.#sentenceIsOver) return [];
    const behind = new Places();
    this.#open.states.forEach((state, index) => {
      behind.addAll(this.#state(state).atBreak, this.#open.starts[index] as number);
    });
    const matches: Match<Label>[] = [];
    this.#collect(behind, matches);
    if (!isSentence) {
      this.#open.states.forEach((state, index) => {
        behind.add(state, this.#open.starts[index] as number);
      });
    }
    this.#open = behind;
    return matches;
  }

  #step({ words, prefixes, numbers, any }: State<Label>, start: number, word: Word, next: Places) {
    const exact = words.get(word.text);
    if (exact) next.addAll(exact, start);
    if (any.length > 0) next.addAll(any, start);
    if (numbers.length > 0 && digits.test(word.text)) next.addAll(numbers, start);
    if (prefixes.size === 0) return;
    for (let length = word.text.length; length > 0; length--) {
      const begun = prefixes.get(word.text.slice(0, length));
      if (begun) next.addAll(begun, start);
    }
  }

  #collect(places: Places, matches: Match<Label>[]) {
    places.states.forEach((state, index) => {
      const { found } = this.#state(state);
      if (found !== null)
        matches.push({ label: found, start: places.starts[index] as number, end: this.#end });
    });
  }

  #state(index: number): State<Label> {
    return this.#automaton.state(index);
  }
}

/** States with the offset where their phrase began; of a state added again only the first counts. */
class Places {
  readonly states: number[] = [];
  readonly starts: number[] = [];
  readonly #known = new Set<number>();

  add(state: number, start: number) {
    if (this.#known.has(state)) return;
    this.#known.add(state);
    this.states.push(state);
    this.starts.push(start);
  }

  addAll(states: readonly number[], start: number) {
    for (const state of states) this.add(state, start);
  }
}

/** Every phrase found in `words`. */
export function findPhrases<Label extends string>(
  automaton: Automaton<Label>,
  words: readonly Word[],
): Match<Label>[] {
  const scan = new Scan(automaton);
  return [...words.flatMap((word) => scan.read(word)), ...scan.endSentence()];
}
