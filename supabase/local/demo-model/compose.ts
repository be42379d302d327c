import { chosen, hash, type Talk } from './choice.ts';
import { factsOf, isPet } from './facts.ts';
import { heavy } from './intents.ts';
import type { Move } from './move.ts';
import { capitalized, greetsFirst, questionIn } from './sentences.ts';

/** What the person said is repeated for these, turned round. */
const isEchoed =
  /^(said(?!-of)|answer|good-news|big-step|wronged|argument|interview|failed|newcomer|birthday|waiting|remembers|feel-(lost|nervous|angry|proud|bored)|day-bad)/;
/** Before these a shared line gets a few words of the companion's voice. */
const isTaken =
  /^(said(?!-of)|good-news|big-step|wronged|argument|interview|failed|newcomer|waiting|remembers|feel-|day-|doing-|pet|weather|saw|dreamt|misses|crush|date-|wedding|hungry|money|sleepless|advice|decide|choice|hard-talk|confidence|text-them|too-late|hot-take|verdict|think-that|judge|unknown)/;
const isGood = /^(good-news|birthday$|feel-(happy|proud)|said-good|wedding|crush|date-ahead)/;
const isSad =
  /^(birthday-sad|wronged|failed|feel-(sad|lonely|ashamed|sick)|day-bad|said-(bad|hate|worry)|money)/;
const isGreeting = /^(greeting|morning|back|about-how|first-time)$/;
/** A line that asks nothing may be followed by a question here. */
const isOpen =
  /^(greeting|morning|back|told-|agree|wow|laugh|thanks|compliment|yes|ok|feel-ok|about-|ask-ai|ask-human|day-plain)/;
const isNameless =
  /^(recall|told-|crisis|minor|sexual|rude|story|joke|poem|riddle|clarify|foreign|professional|continue|fact|own|what-you-see)/;

/** The reply: perhaps what was said, turned round, then a line, then perhaps a question; one question in all. */
export function composed(talk: Talk, found: Move): string {
  const { replies, said, turns, voice } = talk;
  const { intent, slots, lines } = found;
  const chance = hash(`${said}${turns.length}`);
  const own = [...lines, ...(voice.byIntent.get(intent) ?? [])];
  const line = chosen(talk, [lines, ...linesFor(talk, intent)], slots, intent);
  const isShared =
    !own.some((one) => longestWords(one) === longestWords(line)) && !voice.sayings.includes(line);
  const echo = isEchoed.test(intent) ? echoFor(talk, found) : null;
  const isNamed =
    !isNameless.test(intent) && (isGreeting.test(intent) ? replies.length <= 1 : chance % 4 === 0);
  const opens = isOpen.test(intent) && !line.includes('?') && (isGreeting.test(intent) || chance % 2 === 0);
  const parts = [
    remembered(talk),
    greeting(talk, found),
    found.asksBack ? statements(chosen(talk, linesFor(talk, 'about-how'), {}, 'about-how')) : null,
    echo,
    isShared ? takeFor(talk, intent, echo) : null,
    isNamed && !found.met ? withName(talk, line) : line,
    opens ? opening(talk, isGreeting.test(intent)) : null,
  ];
  return oneQuestion(parts.filter((part) => part !== null && part !== '').join(' '));
}

/** What the person said, turned round; where it cannot be, the thing it is about. */
function echoFor(talk: Talk, { echo, slots, intent }: Move): string | null {
  const { said, replies } = talk;
  // At first every time, then every other time: nobody repeats each sentence of a talk.
  if (echo !== null && replies.length > 2 && replies.length % 2 === 0) return null;
  if (echo !== null) {
    const isFeelingAlone = /^(feel-|day-)/.test(intent) && echo.split(' ').length <= 4;
    return isFeelingAlone
      ? null
      : `${hash(said) % 3 === 0 && /^(you|your|he|she|it|they)\b/i.test(echo) ? `So ${echo}` : capitalized(echo)}.`;
  }
  if (!slots.it || !intent.startsWith('said')) return null;
  return chosen(talk, linesFor(talk, 'noun'), { it: slots.it }, 'noun');
}

/** A few words of the companion's before a line that all share, in the mood of what was said. */
function takeFor(talk: Talk, intent: string, echo: string | null): string | null {
  if (heavy.has(intent)) return chosen(talk, [talk.voice.byIntent.get('take-sad') ?? []], {}, 'take-sad');
  if (!isTaken.test(intent)) return null;
  const mood = isGood.test(intent) ? 'take-good' : isSad.test(intent) ? 'take-sad' : 'take';
  const take = chosen(talk, [talk.voice.byIntent.get(mood) ?? []], {}, mood);
  // One short sentence, a take and a line are enough; after a long one the take is left out.
  return (echo?.length ?? 0) > 60 ? null : take;
}

/** Hello to somebody who says it before something else, or who gives a name along with something else. */
function greeting(talk: Talk, { intent, met }: Move): string | null {
  if (met) return chosen(talk, linesFor(talk, 'hello-name'), { value: met }, 'hello-name');
  const greets =
    talk.replies.length <= 1 &&
    !/^(greeting|morning|foreign|told-|crisis|minor)/.test(intent) &&
    greetsFirst(talk.said);
  if (!greets || heavy.has(intent)) return null;
  return talk.voice.byIntent.get('hello')?.[0] ?? `Hello, I'm ${talk.persona.name}.`;
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

/** A companion's lines and those of all; of its own life only its own, and then that this was the heart of it. */
function linesFor({ voice, shared }: Talk, intent: string): string[][] {
  const own = voice.byIntent.get(intent) ?? [];
  const isLife = /^about-(?!how|blank|taste)/.test(intent) && own.length > 0;
  return [own, shared.byIntent.get(isLife ? 'own' : intent) ?? []];
}

/** The words by which a line is known again, whatever fills its slots. */
function longestWords(line: string): string {
  return line
    .replace(/ \| .*/, '')
    .split(/\{\w+\}|[.!?,;:"*]/)
    .reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), '');
}

/** A text without its questions. */
function statements(text: string): string {
  return (text.match(/[^.!?]+[.!?]+["*]*/g) ?? [])
    .filter((sentence) => !sentence.includes('?'))
    .join('')
    .trim();
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
