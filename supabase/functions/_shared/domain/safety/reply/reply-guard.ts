import { AppError } from '#contracts/errors.ts';
import { type Topic, topics } from '../crisis/topics.ts';
import { Automaton } from '../language/automaton.ts';
import { fullForms } from '../language/full-forms.ts';
import { findPhrases, type Match, Scan } from '../language/scan.ts';
import { plainLetters, wordsOf } from '../language/words.ts';
import { englishReplies } from '../phrases/english/replies/replies.ts';
import { frenchReplies } from '../phrases/french/replies.ts';
import { germanReplies } from '../phrases/german/replies.ts';
import { spanishReplies } from '../phrases/spanish/replies.ts';
import { type ReplyPhrases, type Rule, rules } from './rules.ts';

const languages = [englishReplies, spanishReplies, germanReplies, frenchReplies];

type Phrases = { broken: Automaton<Rule>; fine: Automaton<Rule>; beginnings: Beginnings };

/** How a phrase of the rules may begin: with one of these words, or with a word that begins so. */
type Beginnings = { words: readonly string[]; prefixes: readonly string[] };

/** Compiled at the first reply and kept. */
let compiled: Phrases | undefined;

function phrases(): Phrases {
  if (compiled) return compiled;
  const broken = automatonOf((rule, language) =>
    rule === 'harm' ? Object.values(language.harm.broken).flat() : language[rule].broken,
  );
  const fine = automatonOf((rule, language) => language[rule].fine ?? []);
  compiled = { broken, fine, beginnings: beginningsOf(broken) };
  return compiled;
}

function automatonOf(listOf: (rule: Rule, language: ReplyPhrases) => readonly string[]): Automaton<Rule> {
  return new Automaton<Rule>(
    rules.flatMap((rule) =>
      languages.map((language) => ({
        named: language[rule].named ?? {},
        phrases: { [rule]: listOf(rule, language) },
      })),
    ),
  );
}

function beginningsOf(automaton: Automaton<Rule>): Beginnings {
  const begin = automaton.state(0);
  const states = [begin, ...begin.atBreak.map((index) => automaton.state(index))];
  const words = new Set(states.flatMap((state) => [...state.words.keys()]));
  const contracted = [...fullForms].filter(([, full]) => words.has(full.split(' ')[0] ?? ''));
  return {
    words: [...words, ...contracted.map(([written]) => written)],
    prefixes: states.flatMap((state) => [...state.prefixes.keys()]),
  };
}

/** What a reply that pushes towards harm speaks of. */
function harmTopic(text: string): Topic {
  const automaton = new Automaton<Topic>(
    languages.map(({ harm }) => ({ named: harm.named ?? {}, phrases: harm.broken })),
  );
  const found = findPhrases(automaton, wordsOf(text));
  return topics.find((topic) => found.some(({ label }) => label === topic)) ?? 'suicide';
}

/** A mark that ends a sentence whatever comes behind it. */
const sentenceEnd = /(?<!\.)[.!?;]\s/;
const incompleteWord = /[\p{L}\p{M}\p{N}\p{Cf}@$*'’`´]+$/u;

/**
 * Reads a reply while it grows and lets through what breaks no rule (D-15, R-SAFE-11). Held back is only what a rule
 * may still be broken with: from the word on with which a phrase of the rules has begun, until the words after it show
 * that it is another sentence. So words go on streaming, and of a broken rule not one word gets out.
 */
export class ReplyGuard {
  readonly #phrases = phrases();
  readonly #broken = new Scan(this.#phrases.broken);
  readonly #fine = new Scan(this.#phrases.fine);
  #suspects: Match<Rule>[] = [];
  #excuses: Match<Rule>[] = [];
  #text = '';
  /** Up to here the text has been read word by word. */
  #read = 0;
  /** Up to here it has been let through. */
  #passed = 0;

  /**
   * Takes the next piece and returns what may be shown now, perhaps nothing. Throws `content_refused`, with the rule
   * and, where it pushes towards harm, the topic.
   */
  add(piece: string): string {
    this.#text += piece;
    const incomplete = incompleteWord.exec(this.#text.slice(this.#read));
    const end = incomplete ? this.#read + incomplete.index : this.#text.length;
    this.#readTo(end);
    if (sentenceEnd.test(this.#text.slice(this.#read, end))) this.#endSentence();
    this.#judge(false);
    const partial = plainLetters(this.#text.slice(end));
    const mayPass = partial !== '' && !this.#mayBegin(partial) ? this.#text.length : end;
    return this.#pass(Math.min(mayPass, this.#heldFrom() ?? mayPass));
  }

  /** The rest of the reply, when the model has ended. Throws `content_refused`. */
  end(): string {
    this.#readTo(this.#text.length);
    this.#endSentence();
    this.#judge(true);
    return this.#pass(this.#text.length);
  }

  #readTo(end: number) {
    const start = this.#read;
    for (const word of wordsOf(this.#text.slice(start, end), start === 0 ? 'sentence' : 'none')) {
      const placed = { ...word, start: word.start + start, end: word.end + start };
      this.#suspects.push(...this.#broken.read(placed));
      this.#excuses.push(...this.#fine.read(placed));
      this.#read = placed.end;
    }
  }

  #endSentence() {
    this.#suspects.push(...this.#broken.endSentence());
    this.#excuses.push(...this.#fine.endSentence());
  }

  /** Drops suspects with an excuse; throws at one that can no longer get any. */
  #judge(isOver: boolean) {
    this.#suspects = this.#suspects.filter(
      (suspect) => !this.#excuses.some((excuse) => isExcusedBy(suspect, excuse)),
    );
    const open = isOver ? null : this.#fine.openSince;
    const guilty = this.#suspects.find(({ end }) => open === null || open >= end);
    if (!guilty) return;
    const cause = new Error(`The reply breaks the rule ${guilty.label}`);
    const topic = guilty.label === 'harm' ? { topic: harmTopic(this.#text) } : {};
    throw new AppError('content_refused', { rule: guilty.label, ...topic }, { cause });
  }

  #heldFrom(): number | null {
    const starts = [this.#broken.openSince, ...this.#suspects.map(({ start }) => start)];
    return starts.reduce<number | null>(
      (earliest, start) => (start !== null && (earliest === null || start < earliest) ? start : earliest),
      null,
    );
  }

  #mayBegin(partial: string): boolean {
    const written = partial.replace(/['’`´]/g, '');
    const { words, prefixes } = this.#phrases.beginnings;
    return (
      words.some((word) => word.startsWith(written)) ||
      prefixes.some((prefix) => prefix.startsWith(written) || written.startsWith(prefix))
    );
  }

  #pass(end: number): string {
    const passed = this.#text.slice(this.#passed, end);
    this.#passed = Math.max(this.#passed, end);
    return passed;
  }
}

function isExcusedBy(suspect: Match<Rule>, excuse: Match<Rule>): boolean {
  return excuse.label === suspect.label && excuse.start < suspect.end && excuse.end >= suspect.end;
}

/**
 * The pieces of a reply as far as they may be shown; null, which takes back what came before, begins the reply anew.
 * Throws `content_refused` before a word of a broken rule gets out.
 */
export async function* guarded(pieces: AsyncIterable<string | null>): AsyncGenerator<string | null> {
  let guard = new ReplyGuard();
  for await (const piece of pieces) {
    if (piece === null) guard = new ReplyGuard();
    const words = piece === null ? null : guard.add(piece);
    if (words !== '') yield words;
  }
  const rest = guard.end();
  if (rest !== '') yield rest;
}

/** The rule a whole reply breaks, null when it breaks none. */
export function checkReply(text: string): Rule | null {
  const guard = new ReplyGuard();
  try {
    guard.add(text);
    guard.end();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'content_refused') return error.values.rule as Rule;
    throw error;
  }
}
