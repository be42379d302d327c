import { frameIntents, intentIn, jokeIntents, readIntents } from './intents.ts';
import { type Move, move } from './move.ts';
import { goodbyeOf, thanksOf } from './parting.ts';
import type { Sentence } from './sentences.ts';

/** What a whole message is: a joke, a goodbye, thanks, or somebody who asks what is seen in them; null for others. */
export function framed(said: string, sentences: readonly Sentence[]): Move | null {
  const joke = intentIn(jokeIntents, said)?.name;
  if (joke) return move(joke);
  return frameOf(said, sentences) ?? (asksToBeRead(sentences) ? move('read-me') : null);
}

/** What a message is for, whatever else it says: a goodbye in any of its sentences, thanks that begin it. */
function frameOf(said: string, sentences: readonly Sentence[]): Move | null {
  const isAsked = sentences.some(({ text, isQuestion }) => isQuestion && !PARTING.test(text));
  if (isAsked || said.split(/\s+/).length > LONGEST_FRAME) return null;
  const found = sentences.flatMap(({ text }, at) => {
    const frame =
      intentIn(frameIntents, text)?.name ??
      (PARTING.test(text) || (at > 0 && /^ciao( ciao)?$/i.test(text)) ? 'goodbye' : undefined);
    return frame === undefined || (frame === 'thanks' && at > 0) ? [] : [frame];
  });
  const [first = null] = found;
  const leaves = found.find((frame) => frame !== 'thanks');
  // Who says good night and goodbye is going to bed.
  if (leaves) return found.includes('goodnight') ? move('goodnight') : goodbyeOf(said);
  const [thanked, ...rest] = sentences.map(({ text }) => text);
  return first && thanked !== undefined ? thanksOf(thanked, rest) : null;
}

const LONGEST_FRAME = 34;
/** 'Talk to you some other time?' asks nothing. */
const PARTING =
  /^(and )?(we )?((talk|chat|speak)( to you| with you)?|see you|catch you)( again)? (some (other )?time|another (time|day)|later|soon|tomorrow|next time)( ok| okay| yeah| alright| maybe)?$/i;

/** Whether somebody tells of themselves and asks what the companion sees in that. */
function asksToBeRead(sentences: readonly Sentence[]): boolean {
  const isOfPlans = sentences.some(({ text }) => /\b(want|plan|should|idea|thinking)\b/i.test(text));
  const isAsked = ({ text }: Sentence) =>
    intentIn(readIntents, text) !== null || (!isOfPlans && /^what do you think$/i.test(text));
  return (
    sentences.some(isAsked) && sentences.some((one) => !isAsked(one) || /^(i'm|i am|my) /i.test(one.text))
  );
}
