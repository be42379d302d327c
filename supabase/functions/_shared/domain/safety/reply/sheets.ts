import type { CareLanguage } from '#contracts/fields.ts';
import { english } from './sheets/english.ts';
import { french } from './sheets/french.ts';
import { german } from './sheets/german.ts';
import { italian } from './sheets/italian.ts';
import { noHelp } from './sheets/no-help.ts';
import { others } from './sheets/others.ts';
import { polish } from './sheets/polish.ts';
import { portuguese } from './sheets/portuguese.ts';
import { realPerson } from './sheets/real-person.ts';
import { russian } from './sheets/russian.ts';
import { spanish } from './sheets/spanish.ts';
import { urging } from './sheets/urging.ts';
import { violence } from './sheets/violence.ts';
import { youngLove } from './sheets/young-love.ts';

const languages: Record<CareLanguage, string> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  pl: polish,
  ru: russian,
  ...others,
};

/** What replies must not say, in the notation of contracts/care/phrases.ts; headings name a rule, and a topic of harm. */
export const sheets = Object.fromEntries(
  Object.entries(languages).map(([language, sheet]) => [
    language,
    [
      sheet.trim(),
      ...[urging, noHelp, violence, realPerson, youngLove].map((more) => more[language as CareLanguage]),
    ]
      .filter(Boolean)
      .join('\n'),
  ]),
) as Record<CareLanguage, string>;
