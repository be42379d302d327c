import { detailIn, hasDetail } from './detail.ts';
import { type Move, move } from './move.ts';
import { choiceIn, isEither } from './questions.ts';
import type { ChatMessage } from './request.ts';
import type { Sentence } from './sentences.ts';
import { asks, type Feeling, feelingOf, isFelt, isGoodNews, isLow, pointOf, thingIn } from './statements.ts';
import { allOn, type Found, linesOn, type Topic, topicIn } from './topics.ts';

/** What may be said on the everyday matter of a message, and whether it is surely about that. */
export interface Matter {
  move: Move;
  isSure: boolean;
}

/** What is said on the matter of a message; null where it has none, or where all of it was said before. */
export function matterOf(
  said: string,
  sentences: readonly Sentence[],
  before: readonly ChatMessage[],
): Matter | null {
  if (HELP_ALONE.test(said)) return null;
  // Of several wishes the one that names most of its matter.
  const [{ wish, named } = { wish: undefined, named: null }] = sentences
    .filter((one) => asks(one) && !POLITE.test(one.text))
    .map(({ text }) => ({ wish: text, named: topicIn(text) }))
    .sort((a, b) => (b.named?.strength ?? 0) - (a.named?.strength ?? 0));
  const whole = topicIn(said);
  // What the whole message is plainly about wins over a word of its question.
  const found = named && whole && whole.strength < named.strength + 3 ? named : whole;
  if (found === null) return null;
  // A wish that names its own matter is not about another one, unless it only asks for help.
  if (wish === undefined ? isPassing(said, found) : found !== named && !isHelp(wish, found)) return null;
  const asked = wish === undefined ? 'told' : kindOf(wish, found);
  if (wish === undefined && missesFeeling(found, said)) return null;
  const all = asked === null ? [] : linesOn(found.topic, said, asked === 'how');
  const isDoubted = DOUBTED.test(said);
  const lines = all.filter((line) => isNew(line, before) && !(isDoubted && line.includes('Congratulations')));
  if (lines.length === 0) return null;
  const heard =
    wish !== undefined && pointOf(sentences) === null ? 'answer' : heardAs(said, lines, found.topic);
  const received = wish === undefined || heard !== 'plain' ? heard : 'answer';
  return {
    move: {
      ...move('topic', wish === undefined ? detailOf(said) : {}),
      lines,
      received: asked === 'lean' ? 'lean' : received,
    },
    isSure: found.strength >= 5,
  };
}

/** Whether a topic has nothing for the good news or the low feeling that a message is about. */
function missesFeeling({ topic, strength }: Found, said: string): boolean {
  if (isGoodNews(said)) return topic.good.length === 0;
  return isLow(said) && topic.bad.length === 0 && strength < LOW_SURE;
}

/** So much of a low message must be about a topic without words for bad news. */
const LOW_SURE = 6;

/** 'My daughter got engaged and I don't like him' */
const DOUBTED = /\b(don't|not|didn't|never) (really |even )?(like|want|trust|happy|sure|ready|thrilled)\b/i;

/** What else there is to say to somebody who stays with the matter of what was said before; its first steps first. */
export function moreOn(before: readonly ChatMessage[]): string[] {
  const spoken = before.filter(({ role }) => role === 'user').map(({ content }) => topicIn(content));
  const last = spoken.findLast((found) => found !== null && found.strength >= 3);
  return last ? allOn(last.topic).filter((line) => isNew(line, before)) : [];
}

function isNew(line: string, before: readonly ChatMessage[]): boolean {
  const known = line.slice(-40).toLowerCase();
  return !before.some(({ role, content }) => role === 'assistant' && content.toLowerCase().includes(known));
}

/**
 * How a question is answered from a topic: 'how', with its first steps; 'told', with a word on it, as it is told of;
 * 'lean', with a yes before that word; null where the topic, named by one word, has no answer to a question like it.
 */
function kindOf(wish: string, { topic, strength }: Found): 'how' | 'told' | 'lean' | null {
  // 'Do I say something or let it go' is answered by neither a yes nor a word on the matter.
  if (topic.asked.length === 0 && (choiceIn(wish) || isEither(wish))) return null;
  // A thing named by one word, without first steps, has trivia for whoever asks how.
  if (HOW_TO.test(wish)) return topic.asked.length > 0 || strength >= 4 ? 'how' : null;
  if (GUESS.test(wish)) return null;
  if (OPINION.test(wish)) return 'told';
  // A line that answers is no word of the companion's on its own doings.
  if (OF_ITSELF.test(wish)) return topic.asked.length > 0 || strength >= 5 ? 'told' : null;
  // Without first steps, its word is an answer.
  if (strength >= 5 || topic.asked.length === 0) return 'how';
  return YES_OR_NO.test(wish) && !/ or /i.test(wish) ? 'lean' : null;
}

/** What the companion thinks that somebody did, owns or likes is to be guessed. */
const GUESS = /\b(do|would|did) you (think|guess|say|bet) (that )?(i|i'm|my)\b/i;
/** Asked back out of politeness: 'how was yours?' */
const POLITE =
  /^(how|what)('s| is| was| are| about|'re)? (you|yours?|that|it)\b|^how('s| is| was) (your|the) \w+$/i;
/** Asked of the companion itself: it gets its word on the matter, not a first step. */
const OF_ITSELF =
  /^(so |and |but )?(do|are|did|have|were|(why|what|which|when|where|who) (do|did|are|were|have)) you\b|\byou (ever|like|believe|think)\b|\byou(r|'ve)\b/i;
const HOW_TO =
  /^(so |and |but )?how (do|can|should|would|could|to|does)\b|\b(what|where|when|which \w+|how \w+) (do|should|can|could|would|to) (i|we|you (say|use|recommend|suggest|make|try|do|skip|start|pick))\b|\b(tips|advice|ideas?|recs|recommend\w*|suggest\w*|help|teach|tricks?|hacks?|way to|how to)\b|^(should|can|could|may) (i|we)\b|\bi (need|want)\b|\bis there (something|anything|an?|any|some)\b|\bwhat am i (\w+ )?(forgetting|missing|doing wrong|overlooking)\b|\bwhere (does|do|would) (one|somebody|someone|anybody|a person|you) (even )?(begin|start)\b|\bneed (a|an|some|to)\b|\b(good|best|easy) \w+( \w+)? (for|to)\b/i;
const OPINION =
  /\b(opinion|thoughts|take|views?|think|feel) (on|of|about)\b|\bfav(e|ou?rite)\b|\bunderrated|overrated\b/i;
const YES_OR_NO =
  /\b(is|are|does|do|can|will) (it|this|that|they|he|she|there|anyone|people|\w+) (hard|easy|bad|good|worth|safe|ok|okay|possible|true|real|better|too)\b|^(so |and |but |ok )?(is|are|am|was|were|does|do|did|has|have|will|would|can|could|isn't|aren't|don't|doesn't)\b/i;

/** Whether a wish leaves its matter to what was told before it: 'any ideas?', 'where do I start?' */
function isHelp(wish: string, { strength }: Found): boolean {
  return strength >= 5 || (strength >= 3 && (wish.split(' ').length <= 4 || BARE.test(wish)));
}

/** A wish for help with what was talked about before. */
const HELP_ALONE =
  /^(so |ok |and )?(any |some |got any )?(tips|advice|ideas?|thoughts|help|suggestions)( please)?[?!. ]*$/i;
const BARE =
  /\b(what|where) (do|should|can|could|would|does) (i|we|you|one|somebody|someone)( even)? (do|start|begin|say)\b|\b(any (advice|ideas?|hope)|help me|is it too late|what now|is that (normal|ok|okay|weird)|what am i (\w+ )?(forgetting|missing))\b/i;

/** Whether a matter is only named on the way: by one word of many, where something else stands out. */
function isPassing(said: string, { strength }: Found): boolean {
  return strength < 4 && said.split(/\s+/).length > (strength < 3 ? 7 : 12) && hasDetail(said);
}

/** What a reply may name of a statement: the thing it begins with, or else the one that stands out. */
export function detailOf(said: string): Record<string, string> {
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

/** A matter that is received with the feeling another reading of the message found, where its words show none. */
export function heardWith(matter: Move, { intent }: Move, said: string): Move {
  const isLow = /^(sad|worried|tired|angry)$/.test(intent) && feelingOf(said) === 'plain';
  return isLow && matter.received === 'plain' ? { ...matter, received: intent } : matter;
}

/** Whether a reading of a message is so general that what is known of its matter says more. */
export function yieldsTo({ isSure }: Matter, { intent, lines }: Move): boolean {
  if (intent === 'own') return isSure || lines.length === 0;
  return GENERAL.test(intent) || (isSure && VAGUE.test(intent));
}

const GENERAL =
  /^(sad|worried|tired|angry|mixed|glad|amused|plain|good-news|feel-(bored|ashamed|sick)|sleepless|told-(job|place|age)|day-plain|said-of-me|first-time|advice|explain|unknown-question|about-(blank|teach)|open-.*|tell-about|opinion|think-that|verdict|decide|judge-normal|plan-help|recommend|too-late|confidence|text-them|get-over|pick|cook|gift|english|meaning|lookup|name-it|either|small)$/;
const VAGUE =
  /^(choice|claim|or-just|too-much|judge-me|write-it|about-(strange|worst|best|free|fear|regret|love|learned|job|begin|been|taste|can|tools|home|lonely|family|day|now|dream|likes)|favorite.*|what-you-see|talk|cheer|game|pretend|draw|craft|greeting|laugh|wow|gibberish|ask-permission|sorry|hard-talk|apologize|debate|persuade|versus|give-.*|says-hi|yes-no|rate|trick|what-if-you|source|befriend|number-game|rather|told-named|told-pet|would-do|misread|riddle|sing|goodnight|silence)$/;
