import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { careOf, withPerson } from './care.ts';
import { detailIn, tenseOf } from './detail.ts';
import { factsOf } from './facts.ts';
import { foreignLanguage } from './foreign.ts';
import {
  companionIntents,
  flirtIntents,
  type Intent,
  intentIn,
  lifeIntents,
  openIntents,
  requestIntents,
  smallTalkIntents,
  topicIntents,
} from './intents.ts';
import { nearestTo, ownOf, speaksOf } from './knowledge.ts';
import type { Lines } from './lines.ts';
import { type Move, move, slotsOf } from './move.ts';
import { askedOf, choiceIn, isEither, mine, RATHER, subjectOf, sumIn } from './questions.ts';
import { quoteFor, recall } from './recall.ts';
import type { ChatMessage } from './request.ts';
import { core, type Sentence, sentencesOf, spelled } from './sentences.ts';
import {
  asks,
  type Feeling,
  feelingOf,
  isFelt,
  isGibberish,
  isQuestion,
  pointOf,
  thingIn,
  toneOf,
} from './statements.ts';
import { whatIsTold } from './told.ts';
import { type Found, linesOn, type Topic, topicIn } from './topics.ts';

/** The order in which a message with several sentences is answered: what weighs most first. */
const WEIGHTS = [
  'recall',
  'request',
  'companion',
  'question',
  'told',
  'life',
  'fact',
  'statement',
  'small talk',
] as const;
type Reading = { weight: (typeof WEIGHTS)[number]; order: number; move: Move };

/** What the last message of these is about. */
export function moveOf(messages: readonly ChatMessage[], voice: Lines, name: string): Move {
  const message = messages.at(-1)?.content ?? '';
  if (message === CONTINUE_REQUEST) return move('continue');
  const whole = withoutAddress(spelled(message), name);
  const said = whole.replace(ASKS_BACK, '');
  const asksBack = said !== whole && /\p{L}/u.test(said);
  const found = subjectOfMessage(asksBack ? said : whole, messages.slice(0, -1), voice);
  if (!asksBack) return found;
  return /^(feel-ok|greeting|morning|thanks|about-how|day-plain)$/.test(found.intent)
    ? move('about-how')
    : { ...found, asksBack };
}

const ASKS_BACK =
  /(?:[,.!]? (?:and|how about|what about|hbu|wbu)|[,.!])(?: you(?:rself)?| yours)?(?: doing| feeling)?\s*\?+\s*$/i;

function subjectOfMessage(said: string, before: readonly ChatMessage[], voice: Lines): Move {
  const all = sentencesOf(said).map((sentence) => core(sentence));
  const sentences = all.filter(
    (one) =>
      all.length === 1 ||
      /\s|^why$/i.test(one.text) ||
      !(isQuestion(one) || /^(help|please|lol|haha|ok|so|ugh)$/i.test(one.text)),
  );
  const own = ownOf(voice, all, said);
  const care = careOf(sentences);
  const facts = factsOf(before);
  const recalled = sentences
    .map((one) => recall(one, facts) ?? quoteFor(one, before))
    .find((one) => one !== null);
  // 'Do you remember what he's called?' asks for the name, not how memory works.
  if (recalled && care?.intent === 'ask-memory') return recalled;
  // 'I don't want to talk, just tell me what you see', 'you're a bot. go on, impress me': it asks for something.
  const wish = care && /^(company|skeptic|rude)$/.test(care.intent) ? wishIn(sentences) : null;
  if (wish) return { ...wish, ...(care?.intent !== 'company' && { received: 'doubted' }) };
  if (care) return withPerson(care, said);
  const foreign = foreignLanguage(said);
  const isShortGreeting =
    said.split(/\s+/).length <= 2 &&
    intentIn(smallTalkIntents, sentences[0]?.text ?? '')?.name === 'greeting';
  if (foreign && !isShortGreeting) return move('foreign', foreign);
  const sum = sumIn(said);
  if (sum) return move('sum', { it: sum });
  if (/^[.\s…]+$/.test(said)) return move('silence');
  if (sentences.length === 0) return move(/\?/.test(said) ? 'clarify' : wordless(said));
  if (recalled) return recalled;
  const topic = topicMove(said, sentences, before);
  if (own && !(topic?.isSure && own.isPart)) return own;
  const { told, met } = whatIsTold(said, before);
  const hits = sentences.map((sentence) => ({ sentence, found: foundIn(sentence, voice) }));
  const open = hits.filter(({ found }) => found === null).map(({ sentence }) => sentence);
  const found = [
    ...hits.map((hit) => hit.found).filter((one) => one !== null),
    ...(told ? [told] : []),
    ...statementIn(open, said),
  ].sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || a.order - b.order);
  const pressing = mostPressing(found);
  const first = topic && yields(pressing, topic.isSure) ? heardWith(topic.move, pressing, said) : pressing;
  if (first.intent === 'tell-about' && speaksOf(voice, first.slots.it ?? '')) first.intent = 'small';
  const feeling = feelingOf(said);
  const isOpen = /^(about-blank|unknown-question|opinion|tell-about|what-you-see)$/.test(first.intent);
  return {
    ...first,
    ...(isOpen && pointOf(sentences) && feeling !== 'plain' && { received: feeling }),
    ...(met && !first.intent.startsWith('told-') && { met }),
  };
}

/** What is said on the everyday matter of a message; null where there is none, or where all of it was said. */
function topicMove(
  said: string,
  sentences: readonly Sentence[],
  before: readonly ChatMessage[],
): { move: Move; isSure: boolean } | null {
  const wish = sentences.find((one) => asks(one) && !POLITE.test(one.text));
  const named = wish ? topicIn(wish.text) : null;
  const found = named && named.strength >= 3 ? named : topicIn(said);
  if (found === null) return null;
  // What the companion is asked of itself gets its word on the matter, not a first step.
  const isAsked = wish !== undefined && !OF_ITSELF.test(wish.text);
  const replies = before
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content.toLowerCase());
  const isNew = (line: string) => !replies.some((reply) => reply.includes(line.slice(-40).toLowerCase()));
  const lines = linesOn(found.topic, said, isAsked).filter(isNew);
  if (lines.length === 0 || (wish === undefined && isPassing(said, found))) return null;
  const heard = wish && pointOf(sentences) === null ? 'answer' : heardAs(said, lines, found.topic);
  const received = wish && heard === 'plain' ? 'answer' : heard;
  return {
    move: { ...move('topic', wish ? {} : detailOf(said)), lines, received },
    isSure: found.strength >= 5,
  };
}

/** A matter that is received with the feeling another reading of the message found, where its words show none. */
function heardWith(matter: Move, { intent }: Move, said: string): Move {
  const isLow = /^(sad|worried|tired|angry)$/.test(intent) && feelingOf(said) === 'plain';
  return isLow && matter.received === 'plain' ? { ...matter, received: intent } : matter;
}

/** Whether a matter is only named on the way: by one word of many, where something else stands out. */
function isPassing(said: string, { strength }: Found): boolean {
  return strength < 4 && said.split(/\s+/).length > (strength < 3 ? 7 : 11) && detailIn(said) !== null;
}

/** What a reply may name of a statement: the thing it begins with, or else the one that stands out. */
function detailOf(said: string): Record<string, string> {
  const thing = thingIn(said);
  const it = detailIn(said);
  return thing ? { thing } : it ? { it } : {};
}

/** With which feeling a topic is received: the one its lines are for; where they are for any, by plain words alone. */
function heardAs(said: string, lines: readonly string[], { good, bad }: Topic): Feeling {
  const feeling = feelingOf(said);
  if (lines.some((line) => good.includes(line) || line.startsWith('Congratulations'))) return 'glad';
  const isLow = /^(sad|worried|tired|angry)$/.test(feeling);
  if (lines.some((line) => bad.includes(line))) return isLow ? feeling : 'sad';
  if (feeling === 'amused') return 'amused';
  return isLow && isFelt(said) ? feeling : 'plain';
}

/** Asked back out of politeness: 'how was yours?' */
const POLITE =
  /^(how|what)('s| is| was| are| about|'re)? (you|yours?|that|it)\b|^how('s| is| was) (your|the) \w+$/i;
const OF_ITSELF =
  /^(so |and |but )?(do|are|did|have|were|(why|what|which|when|where|who) (do|did|are|were|have)) you\b|\byou (ever|like|believe|think)\b|\byou(r|'ve)\b/i;

/** Whether a reading of a message is so general that what is known of its matter says more. */
function yields({ intent, lines }: Move, isSure: boolean): boolean {
  if (intent === 'own') return isSure || lines.length === 0;
  return GENERAL.test(intent) || (isSure && VAGUE.test(intent));
}

const GENERAL =
  /^(sad|worried|tired|angry|mixed|glad|amused|plain|good-news|feel-(bored|ashamed|sick)|sleepless|birthday|told-(job|place|age)|day-plain|said-of-me|first-time|advice|explain|unknown-question|about-(blank|teach)|open-.*|tell-about|opinion|think-that|verdict|decide|judge-normal|plan-help|recommend.*|too-late|confidence|text-them|get-over|pick|cook|gift|english|meaning|lookup|name-it|either|small)$/;
const VAGUE =
  /^(choice|hot-take|judge-me|write-it|about-(strange|worst|best|free|fear|regret|love|learned|job|begin|been|taste|can|tools|home|lonely|family|day|now|dream|likes)|favorite.*|what-you-see|talk|joke|cheer|game|pretend|draw|craft|greeting|laugh|wow|gibberish|ask-permission|sorry|hard-talk|apologize|debate|persuade|versus|says-hi|yes-no|rate|trick|what-if-you|source|befriend|number-game|rather|told-named|told-pet|would-do|misread|riddle|story|poem|sing|goodnight|silence)$/;

/** Something small that is asked for, whatever else is said. */
function wishIn(sentences: readonly Sentence[]): Move | null {
  const wished = sentences
    .map(({ text }) => intentIn(requestIntents, text))
    .find((found) => found && /^(story|what-you-see|joke|poem|small|craft|riddle)$/.test(found.name));
  return wished ? move(wished.name, slotsOf(wished)) : null;
}

/** A worry is answered before a question out of politeness, and that one in half a sentence. */
function mostPressing(found: readonly Reading[]): Move {
  const first = found[0]?.move ?? move('plain');
  const worry = /^(about-(how|day|now|free|likes|self)|favorite|talk)$/.test(first.intent)
    ? found.find(({ weight, move: { intent } }) => /^(life|statement)$/.test(weight) && WORRY.test(intent))
    : undefined;
  return worry ? { ...worry.move, asksBack: /^about-(how|day|now)$/.test(first.intent) } : first;
}

const WORRY = /^(sad|worried|tired|angry|feel-(ashamed|sick))$/;

/** A message without words, by its little faces. */
function wordless(said: string): string {
  if (/[😢😭💔😞😔🥺😩😫]/u.test(said)) return 'faces-sad';
  return /[😂🤣😆]/u.test(said) ? 'laugh' : 'no-words';
}

/** The message without the companion's name where it is only addressed by it: 'hey Suki, what's up'. */
function withoutAddress(message: string, name: string): string {
  // 'Théo' is 'theo' on most keyboards.
  const address = name
    .replace(/\P{L}/gu, '.')
    .replace(/\p{L}/gu, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);
  return message
    .replace(
      new RegExp(
        `^((?:hi|hey|hello|hola|ciao|yo|oh|ok|okay|so|well|good \\w+|omg hi),? )?${address}\\b[,:!.]* (?=\\S)`,
        'iu',
      ),
      '$1',
    )
    .replace(new RegExp(`[, ] ?${address}([.!?]*)$`, 'iu'), '$1');
}

/** What one sentence asks for or tells, where its shape leaves no doubt. */
function foundIn(sentence: Sentence, voice: Lines): Reading | null {
  const { text } = sentence;
  const isAsked = isQuestion(sentence) || /^(tell|show|give) me\b/i.test(text);
  const asksLife =
    isQuestion(sentence) || /^tell me (?!a(nother)? |about|how to|the)(.*\b)?(you|your)\b/i.test(text);
  const hit = (weight: Reading['weight'], intents: Intent[]): Reading | null => {
    const found = intentIn(intents, text);
    return found && { weight, order: found.order, move: move(found.name, slotsOf(found)) };
  };
  const isOfPerson =
    /\b(i|i'm|i've|i'd|my|me|we|our|us)\b/i.test(text) ||
    !/^(he|she|they|his|her|their|people|some|the|you|your)\b/i.test(text);
  return (
    (isAsked && choiceIn(text) ? { weight: 'request', order: 0, move: questionMove(text, voice) } : null) ??
    (intentIn(smallTalkIntents, text)?.name === 'greeting' ? hit('small talk', smallTalkIntents) : null) ??
    hit('request', isAsked ? requestIntents : requestIntents.filter(({ name }) => !ASKED_ONLY.test(name))) ??
    (/^(ask-permission|talk|test|goodnight)$/.test(intentIn(smallTalkIntents, text)?.name ?? '')
      ? hit('small talk', smallTalkIntents)
      : null) ??
    (isAsked || /^(tell|describe|introduce|teach|show|busy|sup|wyd)\b/i.test(text)
      ? lifeAnswer(hit('companion', companionIntents), text, voice)
      : null) ??
    hit('companion', flirtIntents) ??
    (asksLife ? { weight: 'question', order: 0, move: questionMove(text, voice) } : null) ??
    hit('small talk', smallTalkIntents) ??
    (isOfPerson
      ? hit(
          'life',
          lifeIntents.filter(({ name }) => suits(name, text)),
        )
      : null)
  );
}

/** Likes and skills are asked of many a thing: a fact about it comes first, and a long thing is no taste. */
function lifeAnswer(found: Reading | null, text: string, voice: Lines): Reading | null {
  if (found === null || !/^about-(taste|can|been)$/.test(found.move.intent)) return found;
  const isLong = (found.move.slots.it ?? '').split(' ').length > 3;
  return isLong || nearestTo(voice, text).length > 0
    ? { weight: 'question', order: 0, move: questionMove(text, voice) }
    : found;
}

/** Whether an intent suits a sentence: 'I'm getting married and I don't want to' is no good news. */
function suits(name: string, text: string): boolean {
  const tone = toneOf(text);
  if (!/^(good-news|glad|birthday)$/.test(name)) return true;
  return !/^(bad|worried)$/.test(tone) && !/\b(don't|didn't|doesn't|not|nobody|but)\b/i.test(text);
}

/** What is asked for only in a question: 'should I' in 'I said I should' is not. */
const ASKED_ONLY = /^(verdict|think-that|meaning|opinion|lookup|judge-normal|judge-me)$/;

/** A question without lines of its own: a choice is made, what is not known is said to be not known, by its name. */
function questionMove(text: string, voice: Lines): Move {
  const choice = choiceIn(text);
  if (choice) return move(RATHER.test(text) ? 'rather' : 'choice', choice);
  if (/\byou(r|'re|rs|rself)?\b/i.test(text)) {
    const near = nearestTo(voice, text);
    if (near.length > 0) return { ...move('own'), lines: near };
    const topic = /\b(i|i'm|me|my|people|men|women)\b/i.test(text.replace(/^tell me /i, ''))
      ? null
      : intentIn(topicIntents, text);
    if (topic) return move(topic.name.replace('favorite-', 'favorite '));
    const it = askedOf(text);
    const open = intentIn(openIntents, text);
    return open?.name.startsWith('open-you')
      ? move(open.name, slotsOf(open))
      : move('about-blank', it ? { it } : {});
  }
  if (/^(but |and )?what if\b/i.test(text)) return move('worried');
  const lines = nearestTo(voice, text);
  if (lines.length > 0) return { ...move('own'), lines };
  if (isEither(text)) return move('either');
  const it = subjectOf(text);
  return move(intentIn(openIntents, text)?.name ?? 'unknown-question', it ? { it } : {});
}

/** A message that tells something without an unmistakable shape is received with its feeling. */
function statementIn(sentences: readonly Sentence[], said: string): Reading[] {
  const point = pointOf(sentences);
  if (point === null) return [];
  const of = (found: Move): Reading[] => [{ weight: 'statement', order: 0, move: found }];
  const { text } = point;
  if (isGibberish(text)) return of(move('gibberish'));
  const isOfCompanion =
    /^(you|your|you're|i (think|bet|guess|feel like) you)\b|\b(are|aren't) you$/i.test(text) &&
    text.split(' ').length <= 12;
  if (isOfCompanion) return of(move('said-of-me', / you$/i.test(text) ? {} : { it: mine(text) }));
  return of({ ...move(feelingOf(said), detailOf(said)), tense: tenseOf(said) });
}
