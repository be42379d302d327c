import { intentIn, openIntents, topicIntents } from './intents.ts';
import { nearestTo } from './knowledge.ts';
import type { Lines } from './lines.ts';
import { type Move, move, slotsOf } from './move.ts';
import { askedOf, choiceIn, isEither, RATHER, subjectOf } from './questions.ts';

/** A question without lines of its own: a choice is made, what is not known is said to be not known, by its name. */
export function questionMove(text: string, voice: Lines): Move {
  const choice = choiceIn(text);
  if (choice) return move(RATHER.test(text) ? 'rather' : 'choice', choice);
  if (/\byou(r|'re|rs|rself)?\b/i.test(text)) {
    const near = nearestTo(voice, text);
    if (near.length > 0) return { ...move('own'), lines: near };
    const topic = /\b(i|i'm|me|my|people|men|women)\b/i.test(text.replace(/^tell me /i, ''))
      ? null
      : intentIn(topicIntents, text);
    // A companion without a favorite of the kind has at least a word about favorites.
    const [, kind] = topic?.name.match(/^favorite-(.+)/) ?? [];
    if (kind) return move('favorite', { it: kind });
    if (topic) return move(topic.name);
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
