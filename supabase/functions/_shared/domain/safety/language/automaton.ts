import { type Phrase, phraseParser } from './phrase-parser.ts';

/** Phrases by what they mean, and the parts that their <names> stand for. */
export type PhraseBook<Label extends string> = {
  named: Readonly<Record<string, string>>;
  phrases: Partial<Record<Label, readonly string[]>>;
};

/** The words that phrases know. */
export type Vocabulary = { words: ReadonlySet<string>; prefixes: ReadonlySet<string> };

/** Whether `word` means something to the phrases. */
export function isKnown({ words, prefixes }: Vocabulary, word: string): boolean {
  if (words.has(word)) return true;
  for (let length = word.length; length > 2; length--) if (prefixes.has(word.slice(0, length))) return true;
  return false;
}

/** Where each next word leads from one state; every list holds all states that are reached by that word. */
export type State<Label> = {
  words: ReadonlyMap<string, readonly number[]>;
  /** By the beginnings of words. */
  prefixes: ReadonlyMap<string, readonly number[]>;
  /** By a number in digits. */
  numbers: readonly number[];
  /** By any word at all. */
  any: readonly number[];
  /** At a break between clauses, without a word. */
  atBreak: readonly number[];
  /** What has been found when this state is reached. */
  found: Label | null;
};

type Edges = Map<string, number[]>;

/**
 * A state as the phrases say it, silent edges not yet followed. Most states have one edge, so maps are made at need.
 */
type Draft<Label> = {
  words: Edges | null;
  prefixes: Edges | null;
  numbers: number[];
  any: number[];
  atBreak: number[];
  /** Reached without a word. */
  silent: number[];
  found: Label | null;
};

const noEdges: Edges = new Map();

/**
 * Labelled phrases as one automaton over words; state 0 is where every phrase begins. Reading a text takes one step a
 * word, however the phrases branch: there is no backtracking that a hostile text could drive.
 */
export class Automaton<Label extends string> {
  readonly vocabulary: Vocabulary;
  readonly #drafts: Draft<Label>[] = [];
  readonly #states: State<Label>[] = [];
  readonly #words = new Set<string>();
  readonly #prefixes = new Set<string>();

  /** Compiles phrases. Throws on a phrase that cannot be read. */
  constructor(books: readonly PhraseBook<Label>[]) {
    this.#newDraft();
    for (const { named, phrases } of books) {
      const parse = phraseParser(named);
      for (const [label, sources] of Object.entries(phrases) as [Label, readonly string[]][]) {
        for (const source of sources) {
          const end = this.#newDraft();
          this.#draft(end).found = label;
          this.#write(parse(source), 0, end);
        }
      }
    }
    this.vocabulary = { words: this.#words, prefixes: this.#prefixes };
  }

  /** A state with its silent edges followed: done when a text first comes there, as most states never see one. */
  state(index: number): State<Label> {
    const known = this.#states[index];
    if (known) return known;
    const state = index === 0 ? this.#begin() : this.#followed(this.#draft(index));
    this.#states[index] = state;
    return state;
  }

  #followed({ words, prefixes, numbers, any, atBreak, found }: Draft<Label>): State<Label> {
    const all = (targets: readonly number[]) => [...new Set(targets.flatMap((to) => this.#reach(to)))];
    const edges = (from: Edges | null) =>
      from ? new Map([...from].map(([word, to]) => [word, all(to)])) : noEdges;
    return {
      words: edges(words),
      prefixes: edges(prefixes),
      numbers: all(numbers),
      any: all(any),
      atBreak: all(atBreak),
      found,
    };
  }

  /** Phrases that begin with something optional begin behind it too: state 0 has those edges as well. */
  #begin(): State<Label> {
    const begin = newDraft<Label>();
    for (const index of this.#reach(0)) {
      const { words, prefixes, numbers, any, atBreak } = this.#draft(index);
      for (const [word, to] of words ?? noEdges) begin.words = append(begin.words, word, to);
      for (const [word, to] of prefixes ?? noEdges) begin.prefixes = append(begin.prefixes, word, to);
      begin.numbers.push(...numbers);
      begin.any.push(...any);
      begin.atBreak.push(...atBreak);
    }
    return this.#followed(begin);
  }

  /** The states that matter of those reached from `index` without a word: itself and what its silent edges lead to. */
  #reach(index: number): number[] {
    if (this.#draft(index).silent.length === 0) return [index];
    const reached = new Set([index]);
    for (const state of reached) for (const next of this.#draft(state).silent) reached.add(next);
    return [...reached].filter((state) => this.#draft(state).found !== null || isOpen(this.#draft(state)));
  }

  /** Writes down that `phrase` leads from one state to another. */
  #write(phrase: Phrase, from: number, to: number): void {
    const draft = this.#draft(from);
    switch (phrase.kind) {
      case 'word':
        if (phrase.prefix) draft.prefixes = append(draft.prefixes, phrase.text, [to]);
        else draft.words = append(draft.words, phrase.text, [to]);
        (phrase.prefix ? this.#prefixes : this.#words).add(phrase.text);
        return;
      case 'sequence': {
        let state = from;
        phrase.items.forEach((item, index) => {
          const next = index === phrase.items.length - 1 ? to : this.#newDraft();
          this.#write(item, state, next);
          state = next;
        });
        return;
      }
      case 'choice':
        for (const option of phrase.options) this.#write(option, from, to);
        return;
      case 'optional':
        this.#write(phrase.item, from, to);
        draft.silent.push(to);
        return;
      case 'number':
        draft.numbers.push(to);
        return;
      case 'gap': {
        let state = from;
        for (let word = 0; word < phrase.most; word++) {
          const next = this.#newDraft();
          this.#draft(state).silent.push(to);
          this.#draft(state).any.push(next);
          state = next;
        }
        this.#draft(state).silent.push(to);
        return;
      }
      case 'break':
        draft.atBreak.push(to);
    }
  }

  #newDraft(): number {
    return this.#drafts.push(newDraft()) - 1;
  }

  #draft(index: number): Draft<Label> {
    return this.#drafts[index] as Draft<Label>;
  }
}

function newDraft<Label>(): Draft<Label> {
  return { words: null, prefixes: null, numbers: [], any: [], atBreak: [], silent: [], found: null };
}

/** Whether a next word or a break can lead on from a state. */
export function isOpen(
  state: Pick<Draft<unknown> | State<unknown>, 'words' | 'prefixes' | 'numbers' | 'any' | 'atBreak'>,
): boolean {
  const { words, prefixes, numbers, any, atBreak } = state;
  return (words?.size ?? 0) + (prefixes?.size ?? 0) + numbers.length + any.length + atBreak.length > 0;
}

function append(edges: Edges | null, word: string, to: readonly number[]): Edges {
  const all = edges ?? new Map<string, number[]>();
  const known = all.get(word);
  if (known) known.push(...to);
  else all.set(word, [...to]);
  return all;
}
