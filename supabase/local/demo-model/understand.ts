import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { careOf, withPerson } from './care.ts';
import { factsOf } from './facts.ts';
import { foreignLanguage } from './foreign.ts';
import {
  companionIntents,
  flirtIntents,
  type Intent,
  intentIn,
  lifeIntents,
  requestIntents,
  smallTalkIntents,
  topicIntents,
} from './intents.ts';
import { BARE, nearestTo, ownOf } from './knowledge.ts';
import type { Lines } from './lines.ts';
import { type Move, move, slotsOf } from './move.ts';
import { choiceIn, mine, subjectOf, sumIn } from './questions.ts';
import { quoteFor, recall } from './recall.ts';
import type { ChatMessage } from './request.ts';
import { core, echoOf, type Sentence, sentencesOf, spelled, turn } from './sentences.ts';
import {
  asksAnything,
  headingOf,
  isGibberish,
  isQuestion,
  keepsakeIn,
  nounIn,
  pointOf,
  toneOf,
} from './statements.ts';
import { whatIsTold } from './told.ts';

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
type Found = { weight: (typeof WEIGHTS)[number]; order: number; move: Move };

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
  const asks = asksAnything(said) || sentences.some(isQuestion);
  const own = ownOf(voice, sentences, said, asks);
  const care = careOf(sentences);
  const isKnown = own && !own.isAsked && care && KNOWN_BETTER.test(care.intent);
  // 'I don't want to talk, just tell me what you see' asks for something all the same.
  const isAsked =
    care?.intent === 'company' &&
    sentences.some(({ text }) =>
      /^(story|what-you-see|joke|poem|fact)$/.test(intentIn(requestIntents, text)?.name ?? ''),
    );
  // What a message names three times over is its subject, in whatever shape it is said.
  const questions = sentences.filter((one) => isQuestion(one) && !BARE.test(one.text));
  const asked = questions.map(({ text }) => text).join(' ');
  const known = own?.lines ?? nearestTo(voice, asked === '' ? said : asked, 3);
  if (care && !isKnown && !isAsked) return withPerson(care, said, asks ? known : []);
  const foreign = foreignLanguage(said);
  const isShortGreeting =
    said.split(/\s+/).length <= 2 &&
    intentIn(smallTalkIntents, sentences[0]?.text ?? '')?.name === 'greeting';
  if (foreign && !isShortGreeting) return move('foreign', foreign);
  const sum = sumIn(said);
  if (sum) return move('sum', { it: sum });
  if (/^[.\s…]+$/.test(said)) return move('silence');
  if (sentences.length === 0) return move(/\?/.test(said) ? 'clarify' : wordless(said));
  const facts = factsOf(before);
  const recalled = sentences
    .map((one) => recall(one, facts) ?? quoteFor(one, before))
    .find((one) => one !== null);
  if (recalled) return recalled;
  if (known.length > 0) return { ...move('own'), lines: known };
  const { told, met } = whatIsTold(said, before);
  const lastReply = before.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const hits = sentences.map((sentence) => ({ sentence, found: foundIn(sentence, voice) }));
  const open = hits.filter(({ found }) => found === null).map(({ sentence }) => sentence);
  const found = [
    ...hits.map((hit) => hit.found).filter((one) => one !== null),
    ...(told ? [told] : []),
    ...statementIn(open, said, lastReply),
  ].sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || a.order - b.order);
  const first = mostPressing(found);
  // 'Does that ever get to you?' is about what was said before it.
  const lines = first.intent === 'about-blank' ? nearestTo(voice, said, 2) : [];
  if (lines.length > 0) return { ...move('own'), lines };
  if (first.intent === 'remembers') first.slots = keepsakeIn(said);
  const point = pointOf(sentences);
  const echo = met ? null : (first.echo ?? (point && echoOf(point)));
  return { ...first, echo, ...(met && !first.intent.startsWith('told-') && { met }) };
}

/** News that a companion may have something of its own to say to, where it knows the very subject. */
const KNOWN_BETTER = /^(ignored|company|distance|guilt|feel-lonely|skeptic)$/;

/** A worry is answered before a question out of politeness, and that one in half a sentence. */
function mostPressing(found: readonly Found[]): Move {
  const first = found[0]?.move ?? move('said');
  const worry = /^(about-(how|day|now|free|likes|self)|favorite|talk)$/.test(first.intent)
    ? found.find(({ weight, move: { intent } }) => /^(life|statement)$/.test(weight) && WORRY.test(intent))
    : undefined;
  return worry ? { ...worry.move, asksBack: /^about-(how|day|now)$/.test(first.intent) } : first;
}

const WORRY =
  /^(money|day-bad|feel-(sad|nervous|angry|ashamed|sick|lost|tired)|failed|wronged|argument|criticized|suspects|said-(bad|worry|hate))$/;

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
function foundIn(sentence: Sentence, voice: Lines): Found | null {
  const { text } = sentence;
  const asks = isQuestion(sentence) || /^(tell|show|give) me\b/i.test(text);
  const asksLife =
    isQuestion(sentence) || /^tell me (?!a(nother)? |about|how to|the)(.*\b)?(you|your)\b/i.test(text);
  const hit = (weight: Found['weight'], intents: Intent[]): Found | null => {
    const found = intentIn(intents, text);
    return found && { weight, order: found.order, move: move(found.name, slotsOf(found), echoOf(sentence)) };
  };
  const isOfPerson =
    /\b(i|i'm|i've|i'd|my|me|we|our|us)\b/i.test(text) ||
    !/^(he|she|they|his|her|their|people|some|the|you|your)\b/i.test(text);
  return (
    (asks && choiceIn(text) ? { weight: 'request', order: 0, move: questionMove(text, voice) } : null) ??
    (intentIn(smallTalkIntents, text)?.name === 'greeting' ? hit('small talk', smallTalkIntents) : null) ??
    hit('request', asks ? requestIntents : requestIntents.filter(({ name }) => !ASKED_ONLY.test(name))) ??
    (/^(ask-permission|talk|test|goodnight)$/.test(intentIn(smallTalkIntents, text)?.name ?? '')
      ? hit('small talk', smallTalkIntents)
      : null) ??
    (asks || /^(tell|describe|introduce|teach|show|busy|sup|wyd)\b/i.test(text)
      ? hit('companion', companionIntents)
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

/** Whether an intent suits a sentence: 'I'm getting married and I don't want to' is no good news. */
function suits(name: string, text: string): boolean {
  const tone = toneOf(text);
  if (/^(good-news|feel-happy|feel-proud|birthday|wedding)$/.test(name)) {
    return !/^(bad|worried)$/.test(tone) && !/\b(don't|didn't|doesn't|not|nobody|but)\b/i.test(text);
  }
  return !/^(doing-(?!rest|work)|pet$|saw|remembers|weather)/.test(name) || /^(plain|good)$/.test(tone);
}

/** What is asked for only in a question: 'should I' in 'I said I should' is not. */
const ASKED_ONLY = /^(verdict|think-that|meaning|opinion|lookup|judge-normal|judge-me)$/;

/** A question without lines of its own: a choice is made, what is not known is said to be not known, by its name. */
function questionMove(text: string, voice: Lines): Move {
  const choice = choiceIn(text);
  if (choice) return move('choice', choice);
  if (/\byou(r|'re|rs|rself)?\b/i.test(text)) {
    const near = nearestTo(voice, text);
    if (near.length > 0) return { ...move('own'), lines: near };
    const topic = /\b(i|i'm|me|my|people|men|women)\b/i.test(text.replace(/^tell me /i, ''))
      ? null
      : intentIn(topicIntents, text);
    if (topic) return move(topic.name.replace('favorite-', 'favorite '));
    return move('about-blank');
  }
  if (/^(but |and )?what if\b/i.test(text)) return move('said-worry');
  const lines = nearestTo(voice, text, /\b(i|i'm|my|me|we|our)\b/i.test(text) ? 2 : 1);
  if (lines.length > 0) return { ...move('own'), lines };
  const it = subjectOf(text);
  return move('unknown-question', it ? { it } : {});
}

/** A message that tells something without an unmistakable shape: by its feeling, its kind, its words. */
function statementIn(sentences: readonly Sentence[], said: string, lastReply: string): Found[] {
  const point = pointOf(sentences);
  if (point === null) return [];
  const of = (found: Move): Found[] => [{ weight: 'statement', order: 0, move: found }];
  const { text } = point;
  if (isGibberish(text)) return of(move('gibberish'));
  const isOfCompanion =
    /^(you|your|you're|i (think|bet|guess|feel like) you)\b|\b(are|aren't) you$/i.test(text) &&
    text.split(' ').length <= 12;
  if (isOfCompanion) return of(move('said-of-me', / you$/i.test(text) ? {} : { it: mine(text) }));
  const isAnswer =
    /\?/.test(lastReply) &&
    text.split(' ').length <= 6 &&
    !/^(we|it|he|she|they)\b|\b(i|i'm|i've|my|me)\b/i.test(text);
  if (isAnswer && /^(plain|good)$/.test(toneOf(said))) {
    return of(move('answer', {}, /\byou|[^\p{L}\p{N}' ,-]/iu.test(text) ? null : turn(text)));
  }
  const noun = nounIn(said);
  const heading = headingOf(text, toneOf(said));
  // What is told at length is told to its end.
  const isWhole = heading === 'said-event' && said.split(' ').length > 20;
  return of({ ...move(isWhole ? 'said' : heading, noun ? { it: noun } : {}), echo: echoOf(point) });
}
