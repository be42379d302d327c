import { DataError } from '#lib/data-error.ts';
import { refusedWords } from '#shared/refused-words.ts';

/** A text of a companion breaks a content rule: its column, the topic, and the words if known (R-SAFE-10). */
export class ContentRefused extends Error {
  readonly field: string;
  readonly topic: string;
  readonly words: string | null;

  constructor(field: string, topic: string, words: string | null) {
    super('content_refused');
    this.field = field;
    this.topic = topic;
    this.words = words;
  }
}

/** What a refused save says of the `texts` that were sent, by column; null for any other error. */
export function contentRefused(error: unknown, texts: Record<string, unknown>): ContentRefused | null {
  if (!(error instanceof DataError) || error.message !== 'content_refused') return null;
  const { field, topic } = error.values;
  if (field === undefined) return null;
  const sent = texts[field] as string | string[] | undefined;
  return new ContentRefused(String(field), String(topic), refusedWords(sent ?? '', error.values));
}
