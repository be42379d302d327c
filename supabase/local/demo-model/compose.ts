import { chosen, hash, type Talk } from './choice.ts';
import { factsOf, isPet } from './facts.ts';
import { heavy } from './intents/heavy.ts';
import { feelingIntents, topicIntents } from './intents/life.ts';
import type { Move } from './move.ts';
import { capitalized, greetsFirst, questionIn } from './sentences.ts';

/** What the person said is repeated for these, turned round; not where it would hurt. */
const echoed = new Set([
  ...[...feelingIntents, ...topicIntents].map(([name]) => name),
  ...heavy,
  'statement',
  'answer',
  'bad-turn',
  'good-turn',
  'advice',
  'decide',
  'hot-take',
]);
for (const name of ['feel-lonely', 'feel-ok', 'feel-ashamed', 'grief', 'worry-for']) echoed.delete(name);

const isGreeting = /^(greeting|morning|back|about-how|first-time)$/;
/** A line that asks nothing may be followed by a question here. */
const isOpen =
  /^(greeting|morning|back|told-|agree|wow|laugh|thanks|compliment|yes|ok|feel-ok|about-how|about-day)/;
const isNameless =
  /^(recall|told-name|crisis|minor|sexual|rude|story|joke|poem|clarify|foreign|professional|continue)/;

/** The reply: perhaps what was said, turned round, then a line, then perhaps a question; one question in all. */
export function composed(talk: Talk, { intent, slots, echo, lines }: Move): string {
  const { voice, replies, said, turns, persona } = talk;
  const chance = hash(`${said}${turns.length}`);
  const line = chosen(talk, [lines, ...linesFor(talk, intent)], slots, intent);
  const isFeeling =
    intent.startsWith('feel') &&
    /^(you're|you are|you feel|you've been)\b/.test(echo ?? '') &&
    (echo ?? '').split(' ').length <= 4;
  const repeats = echo !== null && echoed.has(intent) && !isFeeling;
  const greets =
    replies.length <= 1 &&
    !heavy.has(intent) &&
    !/^(greeting|morning|foreign)$/.test(intent) &&
    greetsFirst(said);
  const isNamed =
    !isNameless.test(intent) && (isGreeting.test(intent) ? replies.length <= 1 : chance % 4 === 0);
  const opens = isOpen.test(intent) && !line.includes('?') && (isGreeting.test(intent) || chance % 2 === 0);
  const parts = [
    remembered(talk),
    greets ? (voice.byIntent.get('hello')?.[0] ?? `Hello, I'm ${persona.name}.`) : null,
    repeats && echo !== null ? `${capitalized(echo)}.` : null,
    intent === 'statement' && repeats ? chosen(talk, linesFor(talk, 'take'), {}, 'take') : null,
    isNamed ? withName(talk, line) : line,
    opens ? opening(talk, isGreeting.test(intent)) : null,
  ];
  return oneQuestion(parts.filter((part) => part !== null).join(' '));
}

/** A question to go on with: after a greeting, the one that the companion greeted with. */
function opening(talk: Talk, greeted: boolean): string {
  const question = talk.replies.length === 1 ? questionIn(talk.lastReply) : null;
  if (!greeted || question === null) return chosen(talk, linesFor(talk, 'follow'), {}, 'follow');
  return chosen(
    talk,
    linesFor(talk, 'tie'),
    { question: question.charAt(0).toLowerCase() + question.slice(1) },
    'tie',
  );
}

function linesFor({ voice, shared }: Talk, intent: string): string[][] {
  return [heavy.has(intent) ? [] : (voice.byIntent.get(intent) ?? []), shared.byIntent.get(intent) ?? []];
}

/** A word about who is about to leave the messages that a request holds, so that they are known longer. */
function remembered(talk: Talk): string | null {
  const { turns, facts, persona } = talk;
  if (turns.length < LONGEST_REQUEST) return null;
  const later = factsOf(turns.slice(2));
  for (const [kind, value] of facts.named) {
    const intent = isPet(kind) ? 'still-pet' : 'still-named';
    if (later.named.get(kind) !== value) return chosen(talk, linesFor(talk, intent), { kind, value }, intent);
  }
  if (facts.name === null || facts.name === persona.account || later.name === facts.name) return null;
  return chosen(talk, linesFor(talk, 'still-name'), { value: facts.name }, 'still-name');
}

/** The last ten messages and the one they are replied to. */
const LONGEST_REQUEST = 11;

/** A line that calls the person something already. */
const CALLS = /\b(mate|tesoro|corazón|my friend)\b/i;

/** The same with the person's name at the end of its first plain sentence. The nickname they asked for wins. */
function withName({ facts, persona }: Talk, line: string): string {
  const person = persona.nickname ?? facts.name ?? persona.account;
  if (person === null || line.includes(person) || CALLS.test(line)) return line;
  return line.replace(
    /(^|[.!*] )([^.!?:;"()*]{2,48})([.!])(?=$| )/,
    (_, before, sentence, mark) => `${before}${sentence}, ${person}${mark}`,
  );
}

/** The text with its last question alone. */
function oneQuestion(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+["*]*\s*|[^.!?]+$/g) ?? [];
  const last = sentences.findLastIndex((sentence) => sentence.includes('?'));
  const kept = sentences.filter((sentence, index) => index === last || !sentence.includes('?'));
  return kept.join('').trim();
}
