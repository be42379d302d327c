import type { CareLanguage } from '#contracts/fields.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { CareTexts } from './language.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

/** The words of the card in every language of the rules. */
export const careTexts: Record<CareLanguage, CareTexts> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  pl: polish,
  tr: turkish,
  ru: russian,
  ar: arabic,
  hi: hindi,
  ja: japanese,
  ko: korean,
  zh: chinese,
};
