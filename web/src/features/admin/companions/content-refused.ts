import * as v from 'valibot';
import { DataError } from '#lib/data-error.ts';
import { wordsBetween } from '#shared/refused-words.ts';

const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    field: v.string(),
    topic: v.string(),
    from: v.optional(v.number()),
    to: v.optional(v.number()),
  }),
);

/** A text of a companion breaks a content rule: its column, the topic, and the words if known (R-SAFE-10). */
export class ContentRefused extends Error {
  readonly field: string;
  readonly topic: string;
  readonly words: string | null;

  constructor({ field, topic }: { field: string; topic: string }, words: string | null) {
    super('content_refused');
    this.field = field;
    this.topic = topic;
    this.words = words;
  }
}

/** What a refused save says of the `texts` that were sent, by column; null for any other error. */
export function contentRefused(error: unknown, texts: Record<string, unknown>): ContentRefused | null {
  if (!(error instanceof DataError) || error.message !== 'content_refused') return null;
  const { success, output } = v.safeParse(refusal, error.details);
  if (!success) return null;
  const text = [texts[output.field]].flat().join('. ');
  return new ContentRefused(output, wordsBetween(text, output.from ?? 0, output.to ?? 0));
}
