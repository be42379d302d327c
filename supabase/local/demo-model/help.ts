import { helpIntents, intentIn } from './intents.ts';
import { advice } from './lines.ts';
import { type Move, move } from './move.ts';
import type { Sentence } from './sentences.ts';
import { asks, isQuestion, ownFeelingOf } from './statements.ts';

/** Help that is owed before condolences, and before what a companion tells of the animal or the sport in question. */
const FIRST = /^(explain-death|explain-hard|pet-sick|comfort|could-i-body)$/;

/**
 * One honest first step for somebody who asks for help with a matter of a frequent kind, read in the whole message:
 * the question and what it is about often stand in two sentences.
 */
export function helpOf(said: string, sentences: readonly Sentence[]): (Move & { isFirst: boolean }) | null {
  if (!sentences.some(asks)) return null;
  const name = intentIn(helpIntents, sentences.map(({ text }) => text).join('. '))?.name;
  return name === undefined || said.length > LONGEST_QUESTION
    ? null
    : { ...move(name), isFirst: FIRST.test(name) };
}

/** The first step for a question that people ask everybody, received with the feeling it is asked in. */
export function adviceOf(said: string, sentences: readonly Sentence[]): Move | null {
  if (said.length > LONGEST_QUESTION || !sentences.some(wantsAdvice)) return null;
  const whole = sentences.map(({ text }) => text).join('. ');
  const known = advice.find(({ when }) => when.test(whole));
  if (known === undefined) return null;
  const feeling = ownFeelingOf(said);
  const isLow = /^(sad|worried|tired|angry)$/.test(feeling);
  return { ...move('topic'), lines: known.lines, received: isLow ? feeling : 'answer' };
}

/** Whether a sentence asks what to do, and not for a story, a guess, or how the companion has it. */
function wantsAdvice(sentence: Sentence): boolean {
  const { text } = sentence;
  if (!asks(sentence) || OF_COMPANION.test(text)) return false;
  return isQuestion(sentence) || ADVICE.test(text);
}

const ADVICE =
  /\b(can't (decide|choose)|tips?|advice|tricks?|hacks?|(best|easiest|right|good) way to|(what|how|where|when|which \w+) (do|should|can|could|would|am|are) (i|we)|, (why|how come)$|don't know (what|how) to|ideas?|suggest\w*|recommend\w*|help( me)?|teach me|explain|how to|should i|what now|tell me (how|what|which|if|whether))\b/i;
const OF_COMPANION =
  /\b(stor(y|ies)|jokes?|poems?|riddles?|guess|opinion of me|impression)\b|^(do|are|did|have|were|would|will|can|could) you\b(?! (help|explain|tell me (how|what|which)|give me|recommend|suggest|have (any |some )?(tips?|advice|ideas?))\b)|^(what|where|when|why|who|which \w+|how) (do|did|are|were|would|will|have) you (?!(do|keep|get|stop|bring|put|phrase|word|approach|make|know|tell|say|start|begin|deal|handle|break|ask|write|find|quit|apologize|save|study|cook|explain|turn|end|pack|clean|talk|train|raise|remove|choose|decide|learn|negotiate|resign|survive|plan|suggest|recommend|think i should)\b)|\bhow('s| is| was| are) you(r|rs)?\b/i;

const LONGEST_QUESTION = 400;
