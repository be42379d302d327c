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
import type { Lines } from './lines.ts';
import { type Move, move, slotsOf } from './move.ts';
import { askedOfMe, choiceIn, mine, subjectOf, sumIn } from './questions.ts';
import { quoteFor, recall } from './recall.ts';
import type { ChatMessage } from './request.ts';
import { core, echoOf, type Sentence, sentencesOf, spelled, turn } from './sentences.ts';
import { asksAnything, headingOf, isGibberish, isQuestion, nounIn, pointOf, toneOf } from './statements.ts';
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

/** 'Fine, and you?' */
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
  if (care && !isKnown && !isAsked) return withPerson(care, said, asks ? (own?.lines ?? []) : []);
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
  if (own) return { ...move('own'), lines: own.lines };
  const { told, met } = whatIsTold(said, before);
  const lastReply = before.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const hits = sentences.map((sentence) => ({ sentence, found: foundIn(sentence) }));
  const open = hits.filter(({ found }) => found === null).map(({ sentence }) => sentence);
  const found = [
    ...hits.map((hit) => hit.found).filter((one) => one !== null),
    ...(told ? [told] : []),
    ...statementIn(open, said, lastReply),
  ].sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || a.order - b.order);
  const first = found[0]?.move ?? move('said');
  const point = pointOf(sentences);
  const echo = met ? null : (first.echo ?? (point && echoOf(point)));
  return { ...first, echo, ...(met && !first.intent.startsWith('told-') && { met }) };
}

/** News that a companion may have something of its own to say to, where it knows the very subject. */
const KNOWN_BETTER = /^(ignored|company|distance|guilt|feel-lonely|skeptic)$/;

/** What this companion knows of the matter; not where only something beside its question matches. */
function ownOf(
  voice: Lines,
  sentences: readonly Sentence[],
  said: string,
  asks: boolean,
): Lines['own'][number] | undefined {
  const questions = sentences.filter((one) => isQuestion(one));
  if (questions.some(({ text }) => intentIn(ITS_LIFE, text))) return undefined;
  const inQuestion = voice.own.find(({ when }) => questions.some(({ text }) => when.test(text)));
  if (inQuestion) return inQuestion;
  if (questions.some(({ text }) => /\byou\b/i.test(text) && intentIn(companionIntents, text)))
    return undefined;
  return voice.own.find(
    ({ when, isAsked }) =>
      (when.test(said) || sentences.some(({ text }) => when.test(text))) && (asks || !isAsked),
  );
}

/** What is asked of any companion: its life answers, whatever else the question mentions. */
const ITS_LIFE = companionIntents.filter(({ name }) =>
  /^about-(begin|lonely|name|age|love|self)$/.test(name),
);

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
function foundIn(sentence: Sentence): Found | null {
  const { text } = sentence;
  const asks = isQuestion(sentence) || /^(tell|show|give) me\b/i.test(text);
  const hit = (weight: Found['weight'], intents: Intent[]): Found | null => {
    const found = intentIn(intents, text);
    return found && { weight, order: found.order, move: move(found.name, slotsOf(found), echoOf(sentence)) };
  };
  const isOfPerson =
    /\b(i|i'm|i've|i'd|my|me|we|our|us)\b/i.test(text) ||
    !/^(he|she|they|his|her|their|people|some|the|you|your)\b/i.test(text);
  return (
    (asks && choiceIn(text) ? { weight: 'request', order: 0, move: questionMove(text) } : null) ??
    (intentIn(smallTalkIntents, text)?.name === 'greeting' ? hit('small talk', smallTalkIntents) : null) ??
    hit('request', asks ? requestIntents : requestIntents.filter(({ name }) => !ASKED_ONLY.test(name))) ??
    (/^(ask-permission|talk|test|goodnight)$/.test(intentIn(smallTalkIntents, text)?.name ?? '')
      ? hit('small talk', smallTalkIntents)
      : null) ??
    (asks || /^(tell|describe|introduce|teach|show|busy|sup|wyd)\b/i.test(text)
      ? hit('companion', companionIntents)
      : null) ??
    hit('companion', flirtIntents) ??
    (isQuestion(sentence) ? { weight: 'question', order: 0, move: questionMove(text) } : null) ??
    hit('small talk', smallTalkIntents) ??
    (isOfPerson
      ? hit(
          'life',
          lifeIntents.filter(({ name }) => suits(name, text)),
        )
      : null)
  );
}

/** Whether an intent suits the feeling of a sentence: 'I'm getting married and I don't want to' is no good news. */
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
function questionMove(text: string): Move {
  const choice = choiceIn(text);
  if (choice) return move('choice', choice);
  if (/\byou(r|'re|rs|rself)?\b/i.test(text)) {
    const topic = /\b(i|i'm|me|my|people|men|women)\b/i.test(text) ? null : intentIn(topicIntents, text);
    if (topic) return move(topic.name.replace('favorite-', 'favorite '));
    const it = askedOfMe(text);
    return move('about-blank', it ? { it } : {});
  }
  if (/^(but |and )?what if\b/i.test(text)) return move('said-worry');
  const it = subjectOf(text);
  return move('unknown-question', it ? { it } : {});
}

/** A message that tells something without an unmistakable shape: by its feeling, its kind, its words. */
function statementIn(sentences: readonly Sentence[], said: string, lastReply: string): Found[] {
  const point = pointOf(sentences);
  if (point === null) return [];
  const { text } = point;
  const of = (found: Move): Found[] => [{ weight: 'statement', order: 0, move: found }];
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
  return of({ ...move(headingOf(text, toneOf(said)), noun ? { it: noun } : {}), echo: echoOf(point) });
}
