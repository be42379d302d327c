import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { create } from 'zustand';
import { countries, countryOfLanguage } from '#contracts/help-lines.ts';
import { onUserLeft } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';

/** No country whose lines we know: the international ones. */
export const ELSEWHERE = 'ZZ';

const known = v.object({ chosen: v.nullable(v.string()), named: v.nullable(v.string()) });

/** `chosen` by the reader on this device, else `named` by the server's trusted header. */
type Known = v.InferOutput<typeof known>;

const useKnownCountry = create<{ country: Known | null }>(() => ({ country: null }));

function knownCountry(): Known {
  const stored = () => readStored(localStorage, storageKeys.helpCountry, known);
  return useKnownCountry.getState().country ?? stored() ?? { chosen: null, named: null };
}

/** The country whose help lines the reader is shown; ELSEWHERE for the international ones (D-31, R-CARE-11). */
export function useHelpCountry(): string {
  return useSyncExternalStore(useKnownCountry.subscribe, helpCountry, () => ELSEWHERE);
}

function helpCountry(): string {
  const { chosen, named } = knownCountry();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return chosen ?? named ?? likelyCountry(navigator.language, timeZone);
}

/** Keeps the reader's choice on this device. */
export function chooseCountry(chosen: string): void {
  keep({ ...knownCountry(), chosen });
}

/**
 * Keeps the country that came with a card. What the server guesses from the language alone is left to the page, which
 * knows the time zone too.
 */
export function learnCountry(named: string): void {
  if (named === ELSEWHERE || named === countryOfLanguage(navigator.language)) return;
  keep({ ...knownCountry(), named });
}

function keep(country: Known): void {
  useKnownCountry.setState({ country });
  writeStored(localStorage, storageKeys.helpCountry, country);
}

// One person's country is nothing for the next one on this device.
onUserLeft(() => {
  localStorage.removeItem(storageKeys.helpCountry);
  useKnownCountry.setState({ country: null });
});

/**
 * Where a reader is likely to be: where the time zone is, else where the language is at home. Browsers everywhere speak
 * American English, and another language is not answered with American lines.
 */
export function likelyCountry(language: string, timeZone: string): string {
  const spoken = countryOfLanguage(language);
  const here = Object.keys(countries).find((code) => timeZonesOf(code).includes(timeZone));
  if (here !== undefined && (here !== 'US' || spoken === null || spoken === 'US')) return here;
  const isSomewhere = timeZone.includes('/') && here === undefined && !timeZone.startsWith('Etc/');
  if (spoken === null || (spoken === 'US' && isSomewhere)) return ELSEWHERE;
  return Object.hasOwn(countries, spoken) ? spoken : ELSEWHERE;
}

type WithTimeZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };

/** Older browsers have the property, newer ones the method, and some neither. */
function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as WithTimeZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
