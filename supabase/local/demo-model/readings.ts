import { questionMove } from './asked.ts';
import { tenseOf } from './detail.ts';
import {
  companionIntents,
  flirtIntents,
  type Intent,
  intentIn,
  lifeIntents,
  requestIntents,
  smallTalkIntents,
} from './intents.ts';
import { nearestTo } from './knowledge.ts';
import type { Lines } from './lines.ts';
import { detailOf } from './matter.ts';
import { type Move, move, slotsOf } from './move.ts';
import { choiceIn, mine } from './questions.ts';
import type { Sentence } from './sentences.ts';
import { feelingOf, isGibberish, isGoodNews, isQuestion, pointOf, toneOf } from './statements.ts';

/** The order in which a message with several sentences is answered: what weighs most first. */
export const WEIGHTS = [
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
export type Reading = { weight: (typeof WEIGHTS)[number]; order: number; move: Move };

/** What one sentence asks for or tells, where its shape leaves no doubt. */
export function foundIn(sentence: Sentence, voice: Lines): Reading | null {
  const { text } = sentence;
  const isAsked = isQuestion(sentence) || /^((tell|show|give) me|decide|choose|pick|settle)\b/i.test(text);
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
    (isAsked && choiceIn(text) && !TOLD.test(intentIn(requestIntents, text)?.name ?? '')
      ? { weight: 'request', order: 0, move: questionMove(text, voice) }
      : null) ??
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

/** 'Tell me a joke, chess or not' chooses nothing. */
const TOLD = /^(joke|story|poem)$/;

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
  if (name === 'unsung') return isGoodNews(text) || (/^(plain|good)$/.test(tone) && !DENIED.test(text));
  if (!/^(good-news|good-news-theirs|glad|birthday)$/.test(name) || isGoodNews(text)) return true;
  return !/^(bad|worried)$/.test(tone) && !DENIED.test(text) && !/\b(nobody|but)\b/i.test(text);
}

const DENIED = /\b(don't|didn't|doesn't|not|couldn't|wasn't)\b/i;

/** What is asked for only in a question: 'should I' in 'I said I should' is not. */
const ASKED_ONLY = /^(verdict|think-that|meaning|opinion|lookup|judge-normal|judge-me)$/;

/** A message that tells something without an unmistakable shape is received with its feeling. */
export function statementIn(sentences: readonly Sentence[], said: string): Reading[] {
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
