import { frameIntents, intentIn, jokeIntents, readIntents } from './intents.ts';
import { type Move, move } from './move.ts';
import type { Sentence } from './sentences.ts';

/** What a whole message is: a joke, a goodbye, thanks, or somebody who asks what is seen in them; null for others. */
export function framed(said: string, sentences: readonly Sentence[]): Move | null {
  const intent =
    intentIn(jokeIntents, said)?.name ??
    frameOf(said, sentences) ??
    (asksToBeRead(sentences) ? 'read-me' : null);
  return intent === null ? null : move(intent);
}

/** What a message is for, whatever else it says: a goodbye in any of its sentences, thanks that begin it. */
function frameOf(said: string, sentences: readonly Sentence[]): string | null {
  if (said.includes('?') || said.split(/\s+/).length > LONGEST_FRAME) return null;
  const found = sentences.flatMap(({ text }, at) => {
    const frame = intentIn(frameIntents, text)?.name;
    return frame === undefined || (frame === 'thanks' && at > 0) ? [] : [frame];
  });
  return found.find((frame) => frame !== 'thanks') ?? found[0] ?? null;
}

const LONGEST_FRAME = 26;

/** Whether somebody tells of themselves and asks what the companion sees in that. */
function asksToBeRead(sentences: readonly Sentence[]): boolean {
  const isOfPlans = sentences.some(({ text }) => /\b(want|plan|should|idea|thinking)\b/i.test(text));
  const isAsked = ({ text }: Sentence) =>
    intentIn(readIntents, text) !== null || (!isOfPlans && /^what do you think$/i.test(text));
  return (
    sentences.some(isAsked) && sentences.some((one) => !isAsked(one) || /^(i'm|i am|my) /i.test(one.text))
  );
}
