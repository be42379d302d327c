import { chosen, type Talk } from './choice.ts';
import { composed } from './compose.ts';
import { factsOf } from './facts.ts';
import { type Lines, shared, voiceOf } from './lines.ts';
import { moreOn } from './matter.ts';
import { type Move, move } from './move.ts';
import { type ChatMessage, readPersona } from './request.ts';
import { capitalized, questionIn } from './sentences.ts';
import { talesOf } from './tales.ts';
import { moveOf } from './understand.ts';

/**
 * The reply of a companion without a model (D-07, R-FIRST-11, R-FIRST-12): it takes up what was said, from the request
 * alone, in the companion's own lines where it has some. The same conversation gets the same reply at the same
 * `attempt`, and the next attempt another one. At most one question is asked.
 */
export function demoReply(messages: readonly ChatMessage[], attempt = 0): string {
  const turns = messages.filter(({ role }) => role !== 'system');
  const given = readPersona(messages);
  const facts = factsOf([...given.told, ...turns]);
  const persona = facts.isUnnamed ? { ...given, nickname: null, account: null } : given;
  const replies = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const talk: Talk = {
    persona,
    voice: voiceOf(persona),
    shared,
    facts,
    turns,
    said: turns.at(-1)?.content ?? '',
    replies,
    lastReply: replies.at(-1) ?? '',
    attempt,
  };
  if (persona.care !== null) return supporting(talk, persona.care);
  return inCaseOf(talk.voice, composed(talk, settled(talk, moveOf(turns, talk.voice, persona))));
}

/** What is said after help lines were shown: kind, plain words that all share, none of a character (R-CARE-06). */
function supporting(talk: Talk, topic: string): string {
  const { intent } = moveOf(talk.turns, shared, talk.persona);
  const headings = [`care ${topic}`, 'care'];
  if (/^(crisis|urgent|minor)$/.test(intent)) headings.unshift(intent);
  if (ASKS_WHAT_IT_IS.test(intent)) headings.unshift('care-ai');
  if (/^good(bye|night)/.test(intent)) headings.unshift('care-goodbye');
  const lists = headings.map((heading) => shared.byIntent.get(heading) ?? []);
  return chosen(talk, lists, {}, 'care');
}

const ASKS_WHAT_IT_IS = /^(ask-(ai|human|model|feelings|body|miss)|not-a-bot|skeptic|professional)$/;

/** Somebody who says hello without a capital writes everything so, names and the lines of all too. */
function inCaseOf({ byIntent }: Lines, reply: string): string {
  return /^\p{Ll}/u.test(byIntent.get('hello')?.[0] ?? '') ? reply.toLowerCase() : reply;
}

/** What 'more', 'again', 'why' and their like mean after what was said last. */
function settled(talk: Talk, found: Move): Move {
  const { intent } = found;
  const { lastReply } = talk;
  const question = questionIn(lastReply);
  const solution = nextPart(talk, 'riddle');
  if (solution && !/^(crisis|urgent|minor|recall)/.test(intent))
    return { ...found, intent: 'riddle-end', slots: { it: solution } };
  if (/who's there\?$/i.test(lastReply)) return move('knock-who', { it: talk.said.replace(/[.!?]+$/, '') });
  if (intent === 'groan' && !(talk.voice.byIntent.get('joke') ?? []).some((joke) => lastReply.includes(joke)))
    return { ...found, intent: 'agree' };
  const goesOn = ['more', 'yes', 'ok', 'wow', 'why'].includes(intent);
  const next = goesOn ? nextPart(talk, 'story') : null;
  if (next) return { ...found, intent: 'story-part', slots: { it: next } };
  if (intent === 'again' || intent === 'more') {
    const before = talk.turns.slice(0, -2);
    const earlier = before.at(-1)?.role === 'user' ? moveOf(before, talk.voice, talk.persona) : null;
    if (earlier && REPEATABLE.has(earlier.intent)) return earlier;
    return { ...found, intent: 'more' };
  }
  if (intent === 'clarify' && question) {
    return { ...found, intent: 'clarify-question', slots: { question: capitalized(question) } };
  }
  if (intent === 'why' && question) return { ...found, intent: 'why-asked' };
  const known = talk.persona.nickname ?? talk.persona.account;
  if (intent === 'recall-account' && known)
    return { ...found, intent: 'recall-name', slots: { value: known } };
  if (intent === 'recall-me') return knownOf(talk);
  if (/^ask-memory/.test(intent) && talk.persona.told.length > 0) return move('ask-memory-kept');
  if (intent === 'recall-said') {
    const earlier = talk.turns.slice(0, -1).findLast(({ role }) => role === 'user')?.content;
    if (earlier === undefined || earlier.includes('?')) return { ...found, intent: 'recall-nothing' };
    return { ...found, slots: { it: earlier } };
  }
  // Who stays with a matter gets what else there is to say on it.
  const further = STAYS.test(intent) && talk.turns.length > 2 ? moreOn(talk.turns.slice(0, -1)) : [];
  if (further.length > 0 && !question?.includes("who's there")) {
    return isHelp(intent)
      ? { ...found, intent: 'topic', lines: further.slice(0, 1), received: 'answer' }
      : { ...found, further };
  }
  if (/^(story|joke)$/.test(intent)) return { ...found, lines: talesOf(talk, found) };
  if (intent === 'favorite') {
    const kind = favoriteKind(found.slots.it ?? '');
    const lines = talk.voice.byIntent.get(`favorite ${kind}`) ?? [];
    return { ...found, lines };
  }
  return found;
}

/** What is said in answer to a question, or about nothing new. */
const STAYS =
  /^(yes|no|ok|idk|why|more|will-try|agree|wow|plain|advice|ask-help|would-do|day-plain|feel-ok)$/;

function isHelp(intent: string): boolean {
  return /^(advice|ask-help|would-do|more)$/.test(intent);
}

/** Asked for once more, they are given once more. */
const REPEATABLE = new Set([
  'joke',
  'story',
  'poem',
  'small',
  'riddle',
  'cheer',
  'recommend',
  'recommend-book',
  'recommend-music',
  'recommend-film',
  'name-it',
  'cook',
  'game',
  'ask-me',
  'advice',
]);

function favoriteKind(it: string): string {
  const kinds: [string, RegExp][] = [
    ['color', /colou?r/],
    ['food', /food|dish|meal|eat|pizza|pasta|dessert|snack|sushi|recipe/],
    ['drink', /drink|tea|coffee|wine/],
    ['movie', /movie|film|show|series/],
    ['book', /book|novel|poem|poet|author|writer/],
    ['music', /song|music|band|album|singer|musician|composer/],
    ['animal', /animal|pet|bird/],
    ['season', /season|weather|month|time of|day|holiday/],
    ['place', /place|city|country|town|spot|station|planet|star/],
  ];
  return kinds.find(([, words]) => words.test(it))?.[0] ?? 'thing';
}

/** The part after the one that was told last. */
function nextPart({ voice, lastReply }: Talk, heading: 'story' | 'riddle'): string | null {
  for (const told of [...(voice.byIntent.get(heading) ?? []), ...(shared.byIntent.get(heading) ?? [])]) {
    const parts = told.split(' | ');
    const last = parts.findLastIndex((part) => lastReply.includes(part));
    const next = parts[last + 1];
    if (last >= 0 && next !== undefined) return next;
  }
  return null;
}

/** What the companion knows of the person, in one sentence. */
function knownOf({ facts, persona }: Talk): Move {
  const person = persona.nickname ?? facts.name ?? persona.account;
  const known = [
    person && `your name is ${person}`,
    ...[...facts.named].map(([kind, name]) => `your ${kind} is ${name}`),
    facts.place && `you told me about ${facts.place}`,
    facts.job && `your work: ${facts.job}`,
    facts.likes.at(-1) && `you like ${facts.likes.at(-1)}`,
    facts.mood && `you said you felt ${facts.mood}`,
  ].filter((part) => part);
  if (known.length === 0) return move('recall-nobody');
  // The name that the account gave is no news to the person.
  return known.length === 1 && person && facts.name === null
    ? move('recall-account-only', { value: person })
    : move('recall-me', { it: known.join('; ') });
}
