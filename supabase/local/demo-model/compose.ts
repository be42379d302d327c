import { chosen, hash, type Talk } from './choice.ts';
import { heavy } from './intents.ts';
import type { Lines } from './lines.ts';
import type { Move } from './move.ts';
import { capitalized, greetsFirst, questionIn, uncapitalized } from './sentences.ts';
import { FEELINGS } from './statements.ts';

/** Bad news, in whose line a polite question is answered in passing. */
const isSad = /^(sad|worried|tired|angry|feel-(ashamed|sick))$/;
/** Before these a line that all share gets a few words of the companion's own. */
const isTaken = /^(hot-take|claim|verdict|think-that|decide|choice|hard-talk|confidence|text-them|get-over)$/;
/** In these the thing that stands out may be named. */
const namesDetail = /^(mixed|glad|amused|plain)$/;
const isGreeting = /^(greeting|morning|back|about-how|first-time)$/;
/** A line that asks nothing may be followed by a question here. */
const isOpen =
  /^(greeting|morning|back|told-|agree|wow|laugh|compliment|yes|ok|feel-ok|about-(?!blank)|ask-ai|ask-human|day-plain)/;
const isNameless =
  /^(recall|told-|crisis|urgent|minor|sexual|rude|story|joke|poem|riddle|clarify|foreign|professional|continue|own|topic|what-you-see|small)/;

/** The reply: a line, perhaps something before it, then perhaps a question; one question in all. */
export function composed(talk: Talk, found: Move): string {
  const { replies, said, turns, voice } = talk;
  const { intent, slots } = found;
  const chance = hash(`${said}${turns.length}`);
  const line = lineOf(talk, found);
  const isNamed =
    !isNameless.test(intent) && (isGreeting.test(intent) ? replies.length <= 1 : chance % 4 === 0);
  const opens = isOpen.test(intent) && !line.includes('?') && (isGreeting.test(intent) || chance % 2 === 0);
  const more = found.further ? chosen(talk, [found.further], {}, 'further') : null;
  const asks = more === null && FEELINGS.some((feeling) => feeling === intent) && !line.includes('?');
  const [before, asked] = partedAt(
    intent === 'about-blank' ? statements(line) : line,
    found.also !== undefined || (found.asksBack === true && isSad.test(intent)),
  );
  const also = found.also ? statements(lineOf(talk, found.also)) : null;
  const about = found.asksBack
    ? statements(chosen(talk, linesFor(talk, 'about-how'), {}, 'about-how'))
    : null;
  const thing = slots.thing ?? (intent === 'greeted' ? slots.it : undefined);
  const parts = [
    greeting(talk, found),
    isSad.test(found.received ?? intent) ? null : about,
    thing ? `${capitalized(thing)}.` : null,
    found.received ? chosen(talk, linesFor(talk, found.received), {}, found.received) : null,
    heavy.has(intent) && intent !== 'company'
      ? chosen(talk, [voice.byIntent.get('take-sad') ?? []], {}, 'take-sad')
      : null,
    /^(good-news(-theirs)?|unsung)$/.test(intent)
      ? chosen(talk, [voice.byIntent.get('glad') ?? []], {}, 'glad')
      : null,
    isTaken.test(intent) ? chosen(talk, [hearing(voice)], {}, 'plain') : null,
    more !== null ? statements(before) : isNamed && !found.met ? withName(talk, before) : before,
    more,
    also !== null && before.includes(also) ? null : also,
    more === null && namesDetail.test(intent) && slots.it
      ? chosen(talk, linesFor(talk, 'detail'), slots, 'detail')
      : null,
    isSad.test(intent) && about !== null ? `On my side: ${uncapitalized(about)}` : null,
    asked,
    intent === 'about-blank' ? nearby(talk) : null,
    /^goodbye-/.test(intent) ? ownGoodbye(talk) : null,
    opens && more === null ? opening(talk, isGreeting.test(intent)) : null,
    asks ? chosen(talk, linesFor(talk, questionOn(found)), {}, intent) : null,
  ];
  const reply = oneQuestion(parts.filter((part) => part !== null && part !== '').join(' '));
  // Whatever an intent has no line for, nobody is left without a word.
  return reply === '' ? chosen(talk, linesFor(talk, 'plain'), {}, 'plain') : reply;
}

/** A line for a move: its own ones first. */
function lineOf(talk: Talk, { intent, slots, lines }: Move): string {
  return chosen(talk, [lines, ...linesFor(talk, intent)], slots, intent);
}

/** A companion's own goodbye behind the reason that somebody gave, where it sends nobody on a way of its own. */
function ownGoodbye({ voice, said }: Talk): string | null {
  const lines = (voice.byIntent.get('goodbye') ?? []).filter((line) => !ON_A_WAY.test(line));
  return lines[hash(said) % lines.length] ?? null;
}

const ON_A_WAY = /\b(boat|ride|road|steps?|walk|handrail|until another|night|go)\b/i;

/** Words of hearing that say neither yes nor no: a choice has been put behind them. */
function hearing({ byIntent }: Lines): string[] {
  return (byIntent.get('plain') ?? []).filter((line) => !/^(yes|no)\b/i.test(line));
}

/** What is asked about a statement: a low feeling is asked after, anything else by how it stands in time. */
function questionOn({ intent, tense }: Move): string {
  return tense && /^(amused|glad|plain)$/.test(intent) ? `${tense}-question` : `${intent}-question`;
}

/** Where something that can be talked about instead is offered. */
function nearby(talk: Talk): string {
  const things = talk.voice.byIntent.get('near') ?? [];
  const it = things[(hash(talk.said) + talk.attempt) % things.length];
  return it === undefined ? '' : chosen(talk, linesFor(talk, 'offer'), { it }, 'offer');
}

/** A line in front of its question, and the question, where something is to be said between the two. */
function partedAt(line: string, isParted: boolean): [before: string, asked: string | null] {
  const question = isParted ? questionIn(line) : null;
  return question === null ? [line, null] : [statements(line), capitalized(question)];
}

/** Hello to somebody who says it before something else, or who gives a name along with something else. */
function greeting(talk: Talk, { intent, met }: Move): string | null {
  if (met) return chosen(talk, linesFor(talk, 'hello-name'), { value: met }, 'hello-name');
  const greets =
    talk.replies.length <= 1 &&
    !/^(greeting|morning|foreign|told-|crisis|urgent|minor|good(bye|night))/.test(intent) &&
    greetsFirst(talk.said);
  if (!greets || heavy.has(intent)) return null;
  const hello = talk.voice.byIntent.get('hello')?.[0] ?? `Hello, I'm ${talk.persona.name}.`;
  // Who has greeted with these very words does not say them again.
  return talk.lastReply.toLowerCase().startsWith(hello.toLowerCase().replace(/[.!]$/, '')) ? null : hello;
}

/** A question to go on with: one greeting in three comes back to the question that the companion greeted with. */
function opening(talk: Talk, greeted: boolean): string {
  const question = talk.replies.length === 1 ? questionIn(talk.lastReply) : null;
  if (!greeted || question === null || (hash(talk.said + talk.persona.name) + talk.attempt) % 3 > 0)
    return chosen(talk, linesFor(talk, 'follow'), {}, 'follow');
  return chosen(
    talk,
    linesFor(talk, 'tie'),
    { question: question.charAt(0).toLowerCase() + question.slice(1) },
    'tie',
  );
}

/** A companion's lines and those of all; of its own life only its own, and then that this was the heart of it. */
function linesFor({ voice, shared }: Talk, intent: string): string[][] {
  const own = voice.byIntent.get(intent) ?? [];
  const isLife = /^about-(?!how|blank|taste)/.test(intent) && own.length > 0;
  return [own, shared.byIntent.get(isLife ? 'own' : intent) ?? []];
}

/** A text without its questions. */
function statements(text: string): string {
  return (text.match(/[^.!?]+[.!?]+["*]*/g) ?? [])
    .filter((sentence) => !sentence.includes('?'))
    .join('')
    .trim();
}

/** A line that calls the person something already. */
const CALLS = /\b(mate|tesoro|coraz[oó]n|my friend)\b/i;

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
