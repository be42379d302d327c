import { useEffect, useState } from 'react';
import { type CareLanguage, careLanguages } from '#contracts/fields.ts';
import type { CareCardData } from './care.ts';

/** The languages of words that are known: a card that comes into view again does not change. */
const knownLanguages = new Map<string, CareLanguage>();

/**
 * The language of a card: that of the words, as it came with the card or as the rules find it, else the reader's
 * (R-CARE-12). Help does not wait for the rules, which are large: until they are there it is in the reader's.
 */
export function useCareLanguage({ language, words }: CareCardData): CareLanguage {
  const [, setFound] = useState<CareLanguage | null>(null);
  if (language !== null) knownLanguages.set(words, language);
  const known = knownLanguages.get(words);
  useEffect(() => {
    if (known === undefined && words !== '') void findLanguage(words).then(setFound);
  }, [known, words]);
  return known ?? readerLanguage();
}

async function findLanguage(words: string): Promise<CareLanguage | null> {
  const rules = await import('#contracts/care/care.ts').catch(() => null);
  const language = (rules?.findCrisis(words) ?? rules?.findMinorSign(words))?.language ?? null;
  if (language !== null) knownLanguages.set(words, language);
  return language;
}

function readerLanguage(): CareLanguage {
  const [spoken] = navigator.language.toLowerCase().split('-');
  return careLanguages.find((language) => language === spoken) ?? 'en';
}
