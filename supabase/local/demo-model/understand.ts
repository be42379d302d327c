import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { factsOf } from './facts.ts';
import { foreignLanguage } from './foreign.ts';
import { careIntents } from './intents/care.ts';
import { companionIntents } from './intents/companion.ts';
import { heavy } from './intents/heavy.ts';
import type { Intent } from './intents/intent.ts';
import { lifeIntents } from './intents/life.ts';
import { requestIntents } from './intents/requests.ts';
import { smallTalkIntents } from './intents/small-talk.ts';
import type { Lines } from './lines.ts';
import { type Move, move } from './move.ts';
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
  const sentences = sentencesOf(said).map((sentence) => core(sentence));
  const asks = asksAnything(said) || sentences.some(isQuestion);
  const life = sentences
    .map((one) => (isQuestion(one) ? of(ITS_LIFE, one.text) : null))
    .find((one) => one !== null);
  const own = life ? undefined : voice.own.find(({ when, isAsked }) => when.test(said) && (asks || !isAsked));
  const care = careOf(sentences);
  const isKnown = own && !own.isAsked && care && KNOWN_BETTER.test(care.intent);
  if (care && !isKnown) return withPerson(care, said, asks ? (own?.lines ?? []) : []);
  const foreign = foreignLanguage(said);
  const isShortGreeting =
    said.split(/\s+/).length <= 2 && of(smallTalkIntents, sentences[0]?.text ?? '')?.name === 'greeting';
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
  return { ...first, echo, ...(met && first.intent !== 'told-name' && { met }) };
}

/** News that a companion may have something of its own to say to, where it knows the very subject. */
const KNOWN_BETTER = /^(ignored|company|distance|guilt|feel-lonely|skeptic)$/;

/** What is asked of any companion: its life answers, whatever else the question mentions. */
const ITS_LIFE = companionIntents.filter(([name]) => /^about-(begin|lonely|name|age|love|self)$/.test(name));

function of(
  intents: Intent[],
  text: string,
): { name: string; order: number; slots: Record<string, string> } | null {
  for (const [order, [name, ...patterns]] of intents.entries()) {
    for (const pattern of patterns) {
      const found = text.match(new RegExp(pattern.source, 'iu'));
      if (!found) continue;
      const it = found.groups?.it?.trim();
      return { name, order, slots: it ? { it: turn(it) } : {} };
    }
  }
  return null;
}

/** Safety, grave news, manners and what the companion is: in whichever sentence it stands. */
function careOf(sentences: readonly Sentence[]): Move | null {
  const hits = sentences.flatMap((sentence) => {
    const { text } = sentence;
    const asksCompanion =
      isQuestion(sentence) && /\byou\b/i.test(text) && !/\b(i|i'm|i've|my|me)\b/i.test(text);
    const hit = of(asksCompanion ? careIntents.filter(([name]) => !heavy.has(name)) : careIntents, text);
    return hit ? [{ ...hit, order: careIntents.findIndex(([name]) => name === hit.name) }] : [];
  });
  const [first] = hits.sort((a, b) => a.order - b.order);
  return first ? move(first.name, first.slots) : null;
}

const DEAR =
  /\b(?:my|our|since|when|after) (?<it>(?:best |old |late |little |older |younger )?(?:wife|husband|mom|mum|mother|dad|father|sister|brother|son|daughter|friend|partner|girlfriend|boyfriend|uncle|aunt|cousin|grand\w+|baby|dog|cat|rabbit|horse))\b(?!'s)/i;

/** Grave news names the one it is about; what the companion knows of the question in it is said all the same. */
function withPerson(grave: Move, said: string, known: string[]): Move {
  if (!/^(grief|worry-for)$/.test(grave.intent)) return grave;
  // 'My dad's shed; he died in March' is about the dad.
  const plain = said.replace(/\b(my (?:late )?\w+?)'?s (?=\w+\b)/i, '$1 ');
  const it = plain.match(DEAR)?.groups?.it?.replace(/^late /i, '');
  const lines = it ? known.map((line) => `I'm so sorry about {it}. ${line}`) : [];
  return { ...grave, slots: it ? { it: `your ${it.toLowerCase()}` } : {}, lines };
}

/** A message without words, by its little faces. */
function wordless(said: string): string {
  if (/[😢😭💔😞😔🥺😩😫]/u.test(said)) return 'faces-sad';
  return /[😂🤣😆]/u.test(said) ? 'laugh' : 'no-words';
}

/** The message without the companion's name where it is only addressed by it: 'hey Suki, what's up'. */
function withoutAddress(message: string, name: string): string {
  const address = name.replace(/[^\p{L}\p{N} ]/gu, '.');
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
  const asks = isQuestion(sentence);
  const hit = (weight: Found['weight'], intents: Intent[]): Found | null => {
    const found = of(intents, text);
    return found && { weight, order: found.order, move: move(found.name, found.slots, echoOf(sentence)) };
  };
  const isOfPerson =
    /\b(i|i'm|i've|i'd|my|me|we|our|us)\b/i.test(text) ||
    !/^(he|she|they|his|her|their|people|some|the|you|your)\b/i.test(text);
  return (
    (asks && choiceIn(text) ? { weight: 'request', order: 0, move: questionMove(text) } : null) ??
    (of(smallTalkIntents, text)?.name === 'greeting' ? hit('small talk', smallTalkIntents) : null) ??
    hit('request', asks ? requestIntents : requestIntents.filter(([name]) => !ASKED_ONLY.test(name))) ??
    (/^(ask-permission|talk|test|goodnight)$/.test(of(smallTalkIntents, text)?.name ?? '')
      ? hit('small talk', smallTalkIntents)
      : null) ??
    (asks || /^(tell|describe|introduce|teach|show|busy|sup|wyd)\b/i.test(text)
      ? hit('companion', companionIntents)
      : null) ??
    (asks ? { weight: 'question', order: 0, move: questionMove(text) } : null) ??
    hit('small talk', smallTalkIntents) ??
    (isOfPerson
      ? hit('life', isGlad(text) ? lifeIntents : lifeIntents.filter(([name]) => !CHEERFUL.test(name)))
      : null)
  );
}

const CHEERFUL = /^(good-news|feel-happy|feel-proud|birthday|wedding)$/;

/** News is good only where nothing in it is denied or sad: 'I'm getting married and I don't want to'. */
function isGlad(text: string): boolean {
  return !/^(bad|worried)$/.test(toneOf(text)) && !/\b(don't|didn't|doesn't|not|nobody|but)\b/i.test(text);
}

/** What is asked for only in a question: 'should I' in 'I said I should' is not. */
const ASKED_ONLY = /^(verdict|think-that|decide|meaning|opinion|lookup|judge-normal)$/;

/** A question without lines of its own: a choice is made, what is not known is said to be not known, by its name. */
function questionMove(text: string): Move {
  const choice = choiceIn(text);
  if (choice) return move('choice', choice);
  if (/\byou(r|'re|rs|rself)?\b/i.test(text)) {
    const it = askedOfMe(text);
    return move('about-blank', it ? { it } : {});
  }
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
    /^(you|your|you're|i (think|bet|guess|feel like) you)\b/i.test(text) && text.split(' ').length <= 12;
  if (isOfCompanion) return of(move('said-of-me', { it: mine(text) }));
  const isAnswer =
    /\?/.test(lastReply) &&
    text.split(' ').length <= 6 &&
    !/^(i|i'm|i've|my|we|it|he|she|they)\b/i.test(text);
  if (isAnswer && /^(plain|good)$/.test(toneOf(said))) {
    return of(move('answer', {}, /\byou|[^\p{L}\p{N}' ,-]/iu.test(text) ? null : turn(text)));
  }
  const noun = nounIn(said);
  return of({ ...move(headingOf(said), noun ? { it: noun } : {}), echo: echoOf(point) });
}
