import { isLasting, subjectOf } from './lasting-cues.ts';
import { isPassing } from './passing.ts';
import { asSentence, type ProposedFact } from './proposed-fact.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Sentence, spelled, sung } from './sentences.ts';
import { datesFrom } from './time-words.ts';

/** A shorter sentence says little without the one before ('Trevor rang. That's my brother.'), a longer one too much. */
const SHORT = 40;
const LONG = 140;

/** The first words about something lasting, as they were said: where no shape tells what they say. */
export function asSaid(
  sentences: readonly Sentence[],
  day: string | undefined,
  isFound: (quote: string) => boolean,
): ProposedFact[] {
  for (const [at, { quote, clauses }] of sentences.entries()) {
    if (clauses.length === 0 || sung.test(quote) || isFound(quote)) continue;
    const isWhole = quote.length <= LONG && clauses.every(({ isClaim }) => isClaim);
    const said = isWhole
      ? [spelled(quote)]
      : clauses.filter(({ isClaim, text }) => isClaim && text.length <= LONG).map(({ text }) => text);
    const words = said.find((text) => isLasting(text) && !isPassing(text) && !sensitiveTopic(text));
    if (words === undefined) continue;
    const before = sentences[at - 1];
    const needsMore = isWhole && words.length < SHORT && before?.clauses.every(({ isReal }) => isReal);
    const parts = needsMore ? [spelled(before?.quote ?? ''), words] : [words];
    const text = parts.map((part) => asSentence(datesFrom(part, day))).join(' ');
    if (text.length > LONG + SHORT || sensitiveTopic(text)) continue;
    return [{ text, quote, subject: subjectOf(text), about: 'self' }];
  }
  return [];
}
