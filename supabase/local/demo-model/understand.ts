import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { factsOf, isPet } from './facts.ts';
import { foreignLanguage } from './foreign.ts';
import { careIntents } from './intents/care.ts';
import { companionIntents } from './intents/companion.ts';
import type { Intent } from './intents/intent.ts';
import { lifeIntents } from './intents/life.ts';
import { requestIntents } from './intents/requests.ts';
import { smallTalkIntents } from './intents/small-talk.ts';
import type { Lines } from './lines.ts';
import { type Move, move } from './move.ts';
import { quoteFor, recall } from './recall.ts';
import type { ChatMessage } from './request.ts';
import { isGibberish, isNegative, isQuestion, shortEcho, turnOfEvents } from './sentence-kinds.ts';
import { core, echoOf, type Sentence, sentencesOf, turn } from './sentences.ts';

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
export function moveOf(messages: readonly ChatMessage[], voice: Lines, name: string): Move {
  const said = withoutAddress(messages.at(-1)?.content ?? '', name);
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

/** The message without the companion's name where it is only addressed by it: 'hey Suki, what's up'. */
function withoutAddress(message: string, name: string): string {
  const address = name.replace(/[^\p{L}\p{N} ]/gu, '.');
  return message
    .replace(
      new RegExp(
        `^((?:hi|hey|hello|hola|yo|oh|ok|okay|so|well|good \\w+),? )?${address}\\b[,:!]* (?=\\S)`,
        'iu',
      ),
      '$1',
    )
    .replace(new RegExp(`,? ${address}([.!?]*)$`, 'iu'), '$1');
}

/** Feelings and events have lines for bad news; a subject such as sports has not. */
const isOwnReply = /^(boss|money|saw|feel|day|heart|lost|birth|argu|good-news|interview|big-step|dreamt)/;

function foundIn(sentence: Sentence, before: readonly ChatMessage[], voice: Lines, lastReply: string): Found {
  const { text } = sentence;
  const echo = echoOf(sentence);
  const of = (weight: Found['weight'], intents: Intent[]): Found | null => {
    const hit = match(intents, text);
    return hit && { weight, order: hit.order, move: move(hit.name, hit.slots, echo) };
  };
  const asks = isQuestion(sentence) || /\b(you|your|tell|teach|show|about)\b/i.test(text);
  const own = voice.own.find(({ when, isAsked }) => when.test(text) && (asks || !isAsked));
  const recalled = recall(sentence, factsOf(before)) ?? quoteFor(sentence, before);
  const turned = turnOfEvents(text);
  const life = of('life', lifeIntents);
  const isSubject = life !== null && !isOwnReply.test(life.move.intent);
  const told = whatIsTold(text, before);
  const rest = (intent: string, it = echo): Found => ({
    // What is told in a whole sentence weighs more than a greeting or thanks.
    weight: text.split(' ').length > 3 ? 'told' : 'rest',
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
    (isSubject && (isNegative(text) || turned === 'bad-turn') ? rest('bad-turn') : null) ??
    (isSubject && isQuestion(sentence) && !/\b(my|i|i'm|we|our|me)\b/i.test(text) ? null : life) ??
    (isQuestion(sentence)
      ? rest(/\byour?\b/i.test(text) ? 'about-blank' : 'unknown-question', null)
      : null) ??
    (isGibberish(text) ? rest('gibberish', null) : null) ??
    (turned && echo === null ? rest(turned, shortEcho(text)) : null) ??
    (/\?/.test(lastReply) && echo === null && text.split(' ').length <= 8
      ? rest('answer', shortEcho(text))
      : null) ??
    rest(turned ?? 'statement')
  );
}

function match(
  intents: Intent[],
  text: string,
): { name: string; order: number; slots: Record<string, string> } | null {
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
