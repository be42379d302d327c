/** Where a country stands that hosts and proxies find out from the reader's address. */
const addressHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code', 'x-country'];

/** What is no country: not known, not said, or several of them. */
const unknown = new Set(['XX', 'ZZ', 'XA', 'XB', 'EU', 'EZ', 'UN', 'QO']);

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * The reader's country as an ISO 3166 code: from the host's headers, else from the region of the browser's first
 * language that names one (`en-GB`), else ZZ.
 */
export function readerCountry(headers: Headers): string {
  const byAddress = addressHeaders.map((name) => headers.get(name));
  const byLanguage = (headers.get('accept-language') ?? '').split(',').map(regionOf);
  return [...byAddress, ...byLanguage].map(knownCountry).find((country) => country !== null) ?? 'ZZ';
}

/** `en-GB;q=0.8` and `zh-Hant-TW` name a region, `de` names none. */
function regionOf(language: string): string | null {
  return /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1] ?? null;
}

/** The code as ISO 3166 has it today, when it is a country's: a made-up one must not reach the published counts. */
function knownCountry(code: string | null): string | null {
  if (!/^[a-z]{2}$/i.test(code?.trim() ?? '')) return null;
  const country = new Intl.Locale(`und-${code?.trim()}`).region ?? 'ZZ';
  return !unknown.has(country) && regions.of(country) ? country : null;
}
