import type { Topic } from '../crisis/topics.ts';
import { helpLines } from './help-lines.ts';
import { readerCountry } from './reader-country.ts';

/** The help lines in place of a reply to a caught text, for the reader's country (D-15, R-SAFE-05). */
export function helpFor(topic: Topic, headers: Headers, countryHeader: string | null) {
  const country = readerCountry(headers, countryHeader);
  return { topic, country, lines: helpLines(country, topic) };
}
