import { type CareLanguage, careLanguages } from '#contracts/fields.ts';
import { countryOfLanguage } from '#contracts/help-lines.ts';

/** What is no country: not known, not said, or several of them. */
const unknown = new Set(['XX', 'ZZ', 'XA', 'XB', 'EU', 'EZ', 'UN', 'QO']);

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * The reader's country as an ISO 3166 code by the one header that the project trusts (COUNTRY_HEADER); ZZ without such
 * a header or where it names no country. The published counts know no other country (R-PROD-11).
 */
export function trustedCountry(headers: Headers, countryHeader: string | null): string {
  return knownCountry(countryHeader && headers.get(countryHeader)) ?? 'ZZ';
}

/**
 * The country whose help lines the reader is shown, ZZ for the international ones: that of the trusted header, else
 * that of the browser's first language alone, by its region or as the one country of that language (R-CARE-11).
 */
export function readerCountry(headers: Headers, countryHeader: string | null): string {
  const trusted = trustedCountry(headers, countryHeader);
  if (trusted !== 'ZZ') return trusted;
  return knownCountry(countryOfLanguage(firstLanguage(headers.get('accept-language') ?? ''))) ?? 'ZZ';
}

/** The browser's first language where it is one of those that the product speaks in a crisis, else English. */
export function readerLanguage(headers: Headers): CareLanguage {
  const [language] = firstLanguage(headers.get('accept-language') ?? '')
    .toLowerCase()
    .split('-');
  return careLanguages.find((known) => known === language) ?? 'en';
}

/** The language with the highest quality; of several the first. */
function firstLanguage(accepted: string): string {
  const languages = accepted.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  return languages.reduce((best, next) => (next.quality > best.quality ? next : best), {
    tag: '',
    quality: 0,
  }).tag;
}

/** The code as ISO 3166 has it today, when it is a country's: a made-up one must not reach the published counts. */
function knownCountry(code: string | null): string | null {
  if (!/^[a-z]{2}$/i.test(code?.trim() ?? '')) return null;
  const country = new Intl.Locale(`und-${code?.trim()}`).region ?? 'ZZ';
  return !unknown.has(country) && regions.of(country) ? country : null;
}
