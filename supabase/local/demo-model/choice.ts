import type { Facts } from './facts.ts';
import type { Lines } from './lines.ts';
import type { ChatMessage, Persona } from './request.ts';

/** A conversation as a request carries it, and who has it. */
export interface Talk {
  persona: Persona;
  voice: Lines;
  shared: Lines;
  facts: Facts;
  /** Person and companion by turns; the last is the person's. */
  turns: ChatMessage[];
  said: string;
  replies: string[];
  lastReply: string;
  attempt: number;
}

/**
 * One of the lines: the first lists before the others; none that is in the history while there is another one, and none
 * that takes what the person did not say.
 */
export function chosen(talk: Talk, lists: string[][], slots: Record<string, string>, about: string): string {
  const { said, replies, attempt, turns, persona, voice } = talk;
  const start = hash(`${said} ${about} ${turns.length}`);
  const rotated = (lines: string[]) => lines.map((_, index) => lines[(start + index) % lines.length] ?? '');
  const near = /^(sad|worried|tired|angry|mixed|glad|amused|plain|unknown-question)$/.test(about)
    ? nearest(voice.sayings, said)
    : [];
  const lines = [near, ...lists].flatMap(rotated);
  const taking = (line: string) => slots.it !== undefined && line.includes('{it}');
  const all = [...lines.filter(taking), ...lines.filter((line) => !taking(line))]
    .map((line) => filled(line.split(' | ')[0] ?? '', { me: persona.name, ...slots }))
    .filter((line) => !/\{\w+\}/.test(line));
  const fresh = all.filter((line) => !replies.some((reply) => reply.includes(longestSentence(line))));
  const from = fresh.length > 0 ? fresh : all;
  return from[attempt % from.length] ?? '';
}

/** By this a line is known again, whatever was put before or behind it. */
function longestSentence(line: string): string {
  return line.split(/[.!?]+/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** The sentences that share a word with what was said. */
function nearest(sayings: string[], said: string): string[] {
  const words = wordsOf(said);
  return sayings.filter((saying) => wordsOf(saying).some((word) => words.includes(word)));
}

const COMMON =
  /^(about|after|again|could|every|never|other|really|should|something|there|these|thing|think|those|today|where|which|would)$/;

/** Words long enough to mean something. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !COMMON.test(word));
}

/** A line with what was said in it: large at the beginning of a sentence, 'an' before a vowel. */
function filled(line: string, slots: Record<string, string>): string {
  return line
    .replace(/\{(\w+)\}/g, (mark, name: string) => slots[name] ?? mark)
    .replace(
      /(^|[.!?*] )("?)(\p{Ll})/gu,
      (_, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase(),
    )
    .replace(/(?<!\p{L})([Aa]) (?=[aeio](?!ne)\p{Ll})/gu, '$1n ');
}

/** The same number for the same text. */
export function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
