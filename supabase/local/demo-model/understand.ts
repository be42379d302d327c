import { CONTINUE_REQUEST } from '../../functions/_shared/domain/prompt.ts';
import { withBothAnswers } from './also.ts';
import { careOf, isComplaint, isLoss, withPerson } from './care.ts';
import { factsOf } from './facts.ts';
import { foreignLanguage, withEnglishHello } from './foreign.ts';
import { framed } from './framed.ts';
import { guessOf } from './guess.ts';
import { adviceOf, helpOf } from './help.ts';
import { heavy, intentIn, lifeIntents, smallTalkIntents } from './intents.ts';
import { ownOf, speaksOf } from './knowledge.ts';
import type { Lines } from './lines.ts';
import { heardWith, matterOf, yieldsTo } from './matter.ts';
import { type Move, move } from './move.ts';
import { openingMove } from './opening.ts';
import { sumIn } from './questions.ts';
import { foundIn, type Reading, statementIn, WEIGHTS } from './readings.ts';
import { quoteFor, recall } from './recall.ts';
import type { ChatMessage, Persona } from './request.ts';
import { core, type Sentence, sentencesOf, spelled, withoutAddress } from './sentences.ts';
import {
  asks,
  isGoodNews,
  isLaughedOff,
  isLowWithoutReason,
  isQuestion,
  ownFeelingOf,
  pointOf,
  tellsMore,
  toneOf,
} from './statements.ts';
import { whatIsTold } from './told.ts';
import { isInTale, wantsOther, wishIn } from './wish.ts';

/** What the last message of these is about. */
export function moveOf(messages: readonly ChatMessage[], voice: Lines, { name, told }: Persona): Move {
  const message = messages.at(-1)?.content ?? '';
  if (message === CONTINUE_REQUEST) return move('continue');
  const whole = withoutAddress(withEnglishHello(spelled(message)), name).replace(THAT_COUNTS, '');
  const said = whole.replace(ASKS_BACK, '');
  const asksBack = said !== whole && /\p{L}/u.test(said);
  const found = withBothAnswers(
    subjectOfMessage(asksBack ? said : whole, messages.slice(0, -1), voice, told),
    said,
    voice,
  );
  if (!asksBack) return found;
  return /^(feel-ok|greeting|morning|thanks|about-how|day-plain)$/.test(found.intent)
    ? move('about-how')
    : { ...found, asksBack };
}

const ASKS_BACK =
  /(?:[,.!]? (?:and|how about|what about|hbu|wbu)|[,.!])(?: you(?:rself)?| yours)?(?: doing| feeling)?\s*\?+\s*$/i;

/** A question only in form: 'my coffee was perfect, does that count?' */
const THAT_COUNTS =
  /[,.!] ?(?:and )?(?:(?:does|would|do) (?:that|it|this|those) count|(?:that's|is that) worth something|right)\??( right\??| too\??)?\s*$/i;

function subjectOfMessage(
  said: string,
  before: readonly ChatMessage[],
  voice: Lines,
  told: readonly ChatMessage[],
): Move {
  const known = [...told, ...before];
  const all = sentencesOf(said).map((sentence) => core(sentence));
  const sentences = all.filter(
    (one) =>
      all.length === 1 ||
      /\s|^(why|ideas?|thoughts|tips|advice|recs|suggestions|verdict|normal)$/i.test(one.text) ||
      !(isQuestion(one) || /^(help|please|lol|haha|ok|so|ugh)$/i.test(one.text)),
  );
  const own = ownOf(voice, all, said);
  const care = careOf(sentences);
  const facts = factsOf(known);
  const help = helpOf(said, all);
  const advice = !care || heavy.has(care.intent) ? adviceOf(said, all) : null;
  // What a companion answers to just this says more than what is true for everybody.
  if (advice && (!own?.isAnswer || isLoss(care)) && !help?.intent.startsWith('explain'))
    return isLoss(care) ? { ...advice, received: 'sad' } : advice;
  const guess = care === null || care.intent === 'ask-miss' ? guessOf(said, all) : null;
  // What a companion would say that somebody is wins over a guess that nothing speaks for.
  if (guess && (!own || guess.isClued) && (facts.age === null || !/\bage\b|\bhow old\b/i.test(said)))
    return guess;
  const recalled = sentences
    .map((one) => recall(one, facts) ?? quoteFor(one, known))
    .find((one) => one !== null);
  // 'Do you remember what he's called?' asks for the name, not how memory works.
  if (recalled && care?.intent === 'ask-memory') return recalled;
  // 'I don't want to talk, just tell me what you see', 'you're a bot. go on, impress me': it asks for something.
  const mayWish = care && (/^(company|skeptic|rude|ignored)$/.test(care.intent) || isInTale(care.about));
  const wish = mayWish ? wishIn(sentences) : null;
  if (wish) return { ...wish, ...(/^(skeptic|rude)$/.test(care?.intent ?? '') && { received: 'doubted' }) };
  const isOwnPet = own?.isPart === false && help?.intent === 'pet-sick';
  if (help?.isFirst && !isOwnPet && (!care || heavy.has(care.intent)))
    return { ...help, ...(care && help.intent.startsWith('explain') && { received: 'sad' }) };
  const frame = framed(said, all);
  if (care && isComplaint(care, said, sentences, frame !== null)) return withPerson(care, said);
  if (frame) return frame;
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
  const matter = matterOf(said, sentences, before);
  const isOther = wantsOther(sentences, said, own);
  if (isLowWithoutReason(said) && !sentences.some((one) => asks(one))) return move('low-no-reason');
  if (own && !(matter?.isSure && own.isPart) && !isOther) return own;
  if (help) return help;
  const { told: news, met } = whatIsTold(said, known);
  const hits = sentences.map((sentence) => ({ sentence, found: foundIn(sentence, voice) }));
  const open = hits.filter(({ found }) => found === null).map(({ sentence }) => sentence);
  const found = [
    ...hits.map((hit) => hit.found).filter((one) => one !== null),
    ...(news && !isInPassing(news.move, open, matter !== null) ? [news] : []),
    ...statementIn(open, said),
  ]
    .filter(({ move: { intent } }) => fits(intent, said, sentences))
    .sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || a.order - b.order);
  const pressing = mostPressing(found);
  const wantsHelp = all.some(({ text }) => /^(please )?help$/i.test(text));
  if (wantsHelp && /^(plain|sad|worried|tired)$/.test(pressing.intent)) return move('advice');
  const opening = before.length === 1 ? openingMove(said, sentences, pressing, matter !== null) : null;
  if (opening) return opening;
  const first = matter && yieldsTo(matter, pressing) ? heardWith(matter.move, pressing, said) : pressing;
  if (first.intent === 'tell-about' && speaksOf(voice, first.slots.it ?? '')) first.intent = 'small';
  const feeling = ownFeelingOf(said);
  const isOpen = /^(about-blank|unknown-question|opinion|tell-about|what-you-see)$/.test(first.intent);
  return {
    ...first,
    ...(isOpen && pointOf(sentences) && feeling !== 'plain' && { received: feeling }),
    ...(met && !first.intent.startsWith('told-') && { met }),
    ...(first.intent === 'story' && own && { near: own.lines }),
  };
}

/** Where somebody lives, or what they work, is said in passing where more is told. */
function isInPassing({ intent }: Move, open: readonly Sentence[], isOfMatter: boolean): boolean {
  return (intent === 'told-place' && open.length > 1) || (intent === 'told-job' && isOfMatter);
}

/** Whether a reading of one sentence fits the whole: good news is no worry, and long years are not always the point. */
function fits(intent: string, said: string, sentences: readonly Sentence[]): boolean {
  if (WORRY.test(intent)) return !isGoodNews(said) && !(intent === 'sad' && isLaughedOff(said));
  if (intent === 'day-plain') return !tellsMore(sentences);
  // 'I bet you know a joke. Let's hear it.'
  if (intent === 'again') return !/\bknow an? (?:\w+ )?(?:joke|story|poem)\b/i.test(said);
  if (intent !== 'long-time') return true;
  const point = pointOf(sentences)?.text ?? '';
  return /^(plain|good)$/.test(toneOf(said)) && intentIn(lifeIntents, point)?.name === intent;
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
