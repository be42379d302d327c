import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { type Facts, factsOf, isPet, keyOf } from './facts.ts';
import { foreignLanguage } from './foreign.ts';
import { careIntents } from './intents/care.ts';
import { companionIntents } from './intents/companion.ts';
import type { Intent } from './intents/intent.ts';
import { lifeIntents } from './intents/life.ts';
import { requestIntents } from './intents/requests.ts';
import { smallTalkIntents } from './intents/small-talk.ts';
import type { Lines } from './lines.ts';
import type { ChatMessage } from './request.ts';
import { capitalized, core, echoOf, type Sentence, sentencesOf, turn } from './sentences.ts';

/** What the last message is about, and what a line may take from it. */
export interface Move {
  intent: string;
  slots: Record<string, string>;
  /** What the person said, turned round. */
  echo: string | null;
  /** Lines for just this, before those of the intent. */
  lines: string[];
}

/** The order in which a message with several sentences is answered: what weighs most first. */
const WEIGHTS = [
  'care',
  'own',
  'recall',
  'request',
  'companion',
  'life',
  'told',
  'small talk',
  'rest',
] as const;
type Found = { weight: (typeof WEIGHTS)[number]; order: number; move: Move };

/** What the last message of these is about. */
export function moveOf(messages: readonly ChatMessage[], voice: Lines): Move {
  const said = messages.at(-1)?.content ?? '';
  const before = messages.slice(0, -1);
  const lastReply = before.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (said === CONTINUE_REQUEST) return move('continue');
  const foreign = foreignLanguage(said);
  const found = sentencesOf(said)
    .map((sentence) => core(sentence))
    .map((sentence) => foundIn(sentence, before, voice, lastReply))
    .sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || a.order - b.order);
  const [first] = found;
  if (first?.weight === 'care') return first.move;
  if (foreign) return move('foreign', foreign);
  if (first === undefined) return move(/\?/.test(said) ? 'clarify' : 'no-words');
  const echo =
    first.move.echo ?? found.find(({ move: { echo: other } }) => other !== null)?.move.echo ?? null;
  return { ...first.move, echo };
}

function move(intent: string, slots: Record<string, string> = {}, echo: string | null = null): Move {
  return { intent, slots, echo, lines: [] };
}

function foundIn(sentence: Sentence, before: readonly ChatMessage[], voice: Lines, lastReply: string): Found {
  const { text } = sentence;
  const echo = echoOf(sentence);
  const of = (weight: Found['weight'], intents: Intent[]): Found | null => {
    const hit = match(intents, text);
    return hit && { weight, order: hit.order, move: move(hit.name, hit.slots, echo) };
  };
  const own = voice.own.find(({ when }) => when.test(text));
  const recalled = recall(sentence, factsOf(before));
  const told = whatIsTold(text, before);
  const rest = (intent: string, it = echo): Found => ({
    weight: 'rest',
    order: 0,
    move: move(intent, {}, it),
  });
  const weighsMore =
    told && !/^(grief|heartbreak|lost-job|feel-|day-)/.test(match(lifeIntents, text)?.name ?? '');
  return (
    of('care', careIntents) ??
    (own ? { weight: 'own', order: 0, move: { ...move('own', {}, echo), lines: own.lines } } : null) ??
    (recalled ? { weight: 'recall', order: 0, move: recalled } : null) ??
    of('request', requestIntents) ??
    of('companion', companionIntents) ??
    of('small talk', smallTalkIntents) ??
    (weighsMore ? { weight: 'told', order: 0, move: { ...told, echo: null } } : null) ??
    of('life', lifeIntents) ??
    (isQuestion(sentence) ? rest('unknown-question', null) : null) ??
    (isGibberish(text) ? rest('gibberish', null) : null) ??
    (/\?/.test(lastReply) && echo === null && text.split(' ').length <= 8
      ? rest('answer', shortEcho(text))
      : null) ??
    rest('statement')
  );
}

function match(intents: Intent[], text: string) {
  for (const [order, [name, ...patterns]] of intents.entries()) {
    for (const pattern of patterns) {
      const found = text.match(new RegExp(pattern.source, 'i'));
      if (!found) continue;
      const it = found.groups?.it?.trim();
      return { name, order, slots: it ? { it: turn(it) } : {} };
    }
  }
  return null;
}

function isQuestion({ text, isQuestion: marked }: Sentence): boolean {
  return (
    marked ||
    /^(what|who|whom|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|can|could|will|would|should|have|has)\b \S/i.test(
      text,
    )
  );
}

/** Not a word of any language: no vowels, or a row of the keyboard. */
function isGibberish(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length < 2 ||
    /[bcdfghjklmnpqrstvwxz]{5,}/i.test(letters) ||
    (letters.length > 3 && !/[aeiouyáéíóúäöüàèâêîôû]/i.test(letters)) ||
    /asdf|qwert|hjkl|zxcv/i.test(letters)
  );
}

/** A few words without a verb, as the answer to a question often is. */
function shortEcho(text: string): string | null {
  return /\b(you|your)\b/i.test(text) || /[^\p{L}\p{N}' ,-]/u.test(text) ? null : turn(text);
}

/** What a sentence tells about the person that was not known before it. */
function whatIsTold(text: string, before: readonly ChatMessage[]): Move | null {
  const known = factsOf(before);
  const now = factsOf([...before, { role: 'user', content: text }]);
  const named = [...now.named].find(([key, name]) => known.named.get(key) !== name);
  if (named) {
    const [kind, value] = named;
    return move(isPet(kind) ? 'told-pet' : 'told-named', { kind, value });
  }
  const favorite = [...now.favorites].find(([key, value]) => known.favorites.get(key) !== value);
  if (favorite) return move('told-favorite', { kind: favorite[0], value: favorite[1] });
  if (now.name !== known.name && now.name) return move('told-name', { value: now.name });
  if (now.job !== known.job && now.job) return move('told-job', { value: now.job });
  if (now.place !== known.place && now.place) return move('told-place', { value: now.place });
  if (now.age !== known.age && now.age) return move('told-age', { value: now.age });
  return null;
}

const ABOUT_ME: [fact: 'name' | 'place' | 'job' | 'age' | 'mood', asked: RegExp][] = [
  [
    'name',
    /\b(what('s| is| was)|do you (know|remember)|say|tell me|remember) my (first )?name\b|^who am i$|\bwhat (am i|do (people|they) call me) called\b|\bwhat (do|should|would) you call me\b/i,
  ],
  [
    'place',
    /\bwhere (do|did) i (live|come from|say i (live|was from))\b|\bwhere am i( from)?$|\bwhere i('m| am| live)\b|\bmy (city|town|hometown)( called)?$/i,
  ],
  [
    'job',
    /\bwhat (do|did) i (do|say i do)( for (a living|work))?$|\bwhat('s| is) my (job|profession|work)\b|\bwhere do i work\b|\bmy job$/i,
  ],
  ['age', /\bhow old (am i|i am)\b|\bmy age\b/i],
  ['mood', /\bhow (am i|do i|did i( say i)?|was i) (feel\w*|doing)\b|\bwhat('s| is) my mood\b/i],
];

/** The reply to a question about what the person said before; null where it is not one. */
function recall(sentence: Sentence, facts: Facts): Move | null {
  const { text } = sentence;
  for (const [fact, asked] of ABOUT_ME) {
    if (!asked.test(text)) continue;
    const value = facts[fact];
    return value
      ? move(`recall-${fact}`, { value })
      : move(fact === 'name' ? 'recall-account' : 'recall-nothing');
  }
  if (!/^(and |so |now )?(what|who|which|do|can|could|tell|remind|remember|guess)\b/i.test(text)) return null;
  const favorite = text.match(/\bmy fav(?:e|ou?rite)? (?<thing>\p{L}+(?: \p{L}+)?)$/iu)?.groups?.thing;
  if (favorite) {
    const value = facts.favorites.get(favorite.toLowerCase().replace('colour', 'color'));
    return value ? move('recall-favorite', { kind: favorite, value }) : move('recall-nothing');
  }
  if (/\bwhat (do|did) i (say i )?(like|love|enjoy)\b/i.test(text)) {
    const value = facts.likes.at(-1);
    return value ? move('recall-like', { value }) : move('recall-nothing');
  }
  const thing = text.match(
    /\bmy (?<thing>[\p{L} ]+?)(?:'s)?(?: name| names| called| named| name is)?(?: again)?$/iu,
  )?.groups?.thing;
  const asksName = /\b(name|named|called|who('s| is)|what('s| is))\b/i.test(text);
  if (!thing || !asksName) return null;
  const key = keyOf(thing);
  const pet = key === 'pet' ? [...facts.named].find(([kind]) => isPet(kind)) : undefined;
  const value = pet?.[1] ?? facts.named.get(key);
  if (value) return move('recall-named', { kind: pet?.[0] ?? key, value: capitalized(value) });
  return /\b(name|named|called)\b/i.test(text) ? move('recall-nothing') : null;
}
