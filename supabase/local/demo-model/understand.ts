import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { factsOf, isPet } from './facts.ts';
import { foreignLanguage } from './foreign.ts';
import { careIntents } from './intents/care.ts';
import { companionIntents } from './intents/companion.ts';
import { heavy } from './intents/heavy.ts';
import type { Intent } from './intents/intent.ts';
import { feelingIntents, topicIntents } from './intents/life.ts';
import { requestIntents } from './intents/requests.ts';
import { smallTalkIntents } from './intents/small-talk.ts';
import { type Lines, shared } from './lines.ts';
import { type Move, move } from './move.ts';
import { askedOfMe, choiceIn, mine, subjectOf, sumIn } from './questions.ts';
import { quoteFor, recall } from './recall.ts';
import type { ChatMessage } from './request.ts';
import {
  isGibberish,
  isPlain,
  isQuestion,
  pointOf,
  shapeOf,
  shortEcho,
  turnOfEvents,
} from './sentence-kinds.ts';
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
  const all = sentencesOf(said).map((sentence) => core(sentence));
  const sentences = all.filter(
    ({ text }) => all.length === 1 || !/^(help|please|lol|haha|ok|so)$/i.test(text),
  );
  const points = pointOf(sentences);
  const found = sentences
    .map((sentence) => ({ sentence, ...foundIn(sentence, before, voice, lastReply) }))
    .filter(
      ({ sentence, weight }) => points.includes(sentence) || ['care', 'request', 'told'].includes(weight),
    )
    .sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || a.order - b.order);
  const [first] = found;
  const trade = asksAnything(said) ? voice.trade.find(({ when }) => when.test(said)) : undefined;
  if (first?.weight === 'care') return withPerson(first.move, said, trade?.lines ?? []);
  if (foreign) return move('foreign', foreign);
  const sum = sumIn(said);
  if (sum) return move('sum', { it: sum });
  if (/^[.\s…]+$/.test(said)) return move('silence');
  if (first === undefined) return move(/\?/.test(said) ? 'clarify' : 'no-words');
  if (trade) return { ...move('own'), lines: trade.lines };
  const echo =
    first.move.echo ?? found.find(({ move: { echo: other } }) => other !== null)?.move.echo ?? null;
  return { ...first.move, echo };
}

/** Whether a message wants something: a question or a wish in it. */
function asksAnything(said: string): boolean {
  return /\?|\b(how|what|why|which|can|could|should|help|tell|teach|explain|any (tips|ideas)|change my mind)\b|\bwhats\b/i.test(
    said,
  );
}

const DEAR =
  /\b(?:my|our|since|when|after) (?<it>(?:best |old |late |little |older |younger )?(?:wife|husband|mom|mum|mother|dad|father|sister|brother|son|daughter|friend|partner|girlfriend|boyfriend|uncle|aunt|cousin|grand\w+|baby|dog|cat|rabbit|horse))\b(?!'s)/i;

/** Grave news names the one it is about, and a question of the trade in it is answered all the same. */
function withPerson(grave: Move, said: string, trade: string[]): Move {
  if (!/^(grief|worry-for)$/.test(grave.intent)) return grave;
  // 'My dad's shed; he died in March' is about the dad.
  const plain = said.replace(/\b(my \w+?)'?s (?=\w+\b.*\b(he|she) (died|passed)\b)/is, '$1 ');
  const it = plain.match(DEAR)?.groups?.it;
  const lines = it ? trade.map((line) => `I'm so sorry about {it}. ${line}`) : [];
  return { ...grave, slots: it ? { it: `your ${it.toLowerCase()}` } : {}, echo: null, lines };
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
  const told = whatIsTold(text, before);
  const isOfPerson = /\b(i|i'm|i've|my|me|we|our|us)\b/i.test(text) || text.split(' ').length <= 5;
  const asksCompanion =
    isQuestion(sentence) && /\byou\b/i.test(text) && !/\b(i|i'm|i've|my|me)\b/i.test(text);
  // What is told in a whole sentence weighs more than a greeting or thanks.
  const weight = text.split(' ').length > 3 ? 'told' : 'rest';
  return (
    withWhole(
      of('care', asksCompanion ? careIntents.filter(([name]) => !heavy.has(name)) : careIntents),
      text,
    ) ??
    (own ? { weight: 'own', order: 0, move: { ...move('own', {}, echo), lines: own.lines } } : null) ??
    (recalled ? { weight: 'recall', order: 0, move: recalled } : null) ??
    (isQuestion(sentence) && choiceIn(text)
      ? { weight: 'request', order: 0, move: questionMove(text) }
      : null) ??
    of('request', requestIntents) ??
    of('companion', companionIntents) ??
    of('small talk', smallTalkIntents) ??
    (told ? { weight: 'told', order: 0, move: { ...told, echo: null } } : null) ??
    (isOfPerson && !isQuestion(sentence) ? withoutCheer(of('life', feelingIntents), text) : null) ??
    (isOfCompanion(sentence) ? { weight, order: 0, move: move('said-of-me', { it: mine(text) }) } : null) ??
    (isPlain(text) && !turnOfEvents(text) && !isQuestion(sentence) ? of('life', topicIntents) : null) ?? {
      weight: isQuestion(sentence) ? 'life' : weight,
      order: 0,
      move: isQuestion(sentence) ? questionMove(text) : statementMove(text, echo, lastReply),
    }
  );
}

/** Whether it says something of the companion, in a sentence short enough to be turned round. */
function isOfCompanion(sentence: Sentence): boolean {
  const isAbout = /^(you|your|you're|i (think|bet|guess|feel like) you)\b/i.test(sentence.text);
  return isAbout && !isQuestion(sentence) && sentence.text.split(' ').length <= 12;
}

/** News is good only where nothing is denied in it: 'I'm getting married and I don't want to'. */
function withoutCheer(found: Found | null, text: string): Found | null {
  const isGood = /^(good-news|feel-happy|feel-proud|birthday)$/.test(found?.move.intent ?? '');
  return isGood && /\b(don't|didn't|doesn't|not|never|nobody|but)\b/i.test(text) ? null : found;
}

/** Heavy news is repeated whole or not at all. */
function withWhole(found: Found | null, text: string): Found | null {
  if (!found || !heavy.has(found.move.intent)) return found;
  const isWhole =
    text.split(' ').length <= 12 && /^(i|i'm|i've|my|we|our|got|nobody|no one|they|she|he)\b/i.test(text);
  const echo = isWhole && !/\byou/i.test(text) ? turn(text).replace(/^got /i, 'you got ') : null;
  return { ...found, move: { ...found.move, echo } };
}

/** A question without lines of its own: a choice is made, what is not known is said to be not known, by its name. */
function questionMove(text: string): Move {
  const choice = choiceIn(text);
  if (choice) return move('choice', choice);
  if (/\byou(r|'re|rs|rself)?\b/i.test(text) && !/^how do you (?!feel|like|spend|stay|manage)/i.test(text)) {
    const it = askedOfMe(text);
    return move('about-blank', it ? { it } : {});
  }
  const it = subjectOf(text);
  return move('unknown-question', it ? { it } : {});
}

/** A statement without lines of its own is taken up, and asked about by its shape. */
function statementMove(text: string, echo: string | null, lastReply: string): Move {
  if (isGibberish(text)) return move('gibberish');
  if (
    /^(please )?(give|make|teach|show|sing|read|explain|describe|list|name|pick|draw|play|prove) /i.test(text)
  )
    return move('write');
  const turned = turnOfEvents(text);
  const short = shortEcho(text);
  if (turned) return move(turned, {}, echo ?? (text.split(' ').length <= 8 ? short : null));
  if (/\?/.test(lastReply) && echo === null && text.split(' ').length <= 8) return move('answer', {}, short);
  return { ...move('statement', {}, echo), lines: shared.byIntent.get(shapeOf(text)) ?? [] };
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
