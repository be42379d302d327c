import type { Topic } from '../crisis/topics.ts';
import { helpLines } from './help-lines.ts';
import { readerCountry } from './reader-country.ts';

/** The help that answers a caught text in place of a reply, for where the reader seems to be (D-15, R-SAFE-05). */
export function helpFor(topic: Topic, headers: Headers, countryHeader: string | null) {
  const country = readerCountry(headers, countryHeader);
  return { topic, country, lines: helpLines(country, topic) };
}
