import type { SafetyHelp } from '#contracts/chat-send.ts';
import { helpLines } from '#contracts/help-lines.ts';
import { readerCountry } from './reader-country.ts';

type Shown = Pick<SafetyHelp, 'topic' | 'level'> & Partial<Pick<SafetyHelp, 'language' | 'withdraws'>>;

/** The card with help lines for the reader's country (D-15, D-31, R-SAFE-05). */
export function helpFor(
  { topic, level, language = null, withdraws = false }: Shown,
  headers: Headers,
  countryHeader: string | null,
): SafetyHelp {
  const country = readerCountry(headers, countryHeader);
  return { topic, level, country, lines: helpLines(country, topic), language, withdraws };
}
