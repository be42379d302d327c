import type { CareTopic } from '#contracts/fields.ts';
import type { CountryLines, HelpLine } from '#contracts/help/line.ts';
import { countries, linesOf } from '#contracts/help-lines.ts';
import { ELSEWHERE } from './country.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
/** A browser's name for Hong Kong is not the one in the prerendered page. */
const ownNames: Record<string, string> = { [ELSEWHERE]: 'Other countries', HK: 'Hong Kong' };

/** A country by its code, as the page calls it. */
export function countryName(code: string): string {
  return ownNames[code] ?? names.of(code) ?? code;
}

/** Every country with known lines, by name, and the rest of the world. */
export const countryOptions = [
  ...Object.keys(countries)
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1)),
  { value: ELSEWHERE, label: 'Somewhere else' },
];

const groups = [
  { topic: 'anything', title: 'For everything that is too heavy to carry alone' },
  { topic: 'eating_disorder', title: 'Eating disorders' },
  { topic: 'abuse', title: 'Violence against you' },
  { topic: 'harm_to_others', title: 'The fear of hurting someone' },
  { topic: 'minor', title: 'For young people' },
] as const satisfies { topic: keyof CountryLines; title: string }[];

/** The lines of a country by what they are for, those for the topic `first` on top. */
export function groupedLines(country: string, first?: CareTopic): { title: string; lines: HelpLine[] }[] {
  const known = linesOf(country);
  return groups
    .map(({ topic, title }) => ({ topic, title, lines: known[topic] ?? [] }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => Number(b.topic === first) - Number(a.topic === first));
}

/** What is said on a link of a line; {number} and {word} stand for themselves. */
export type WayTexts = { call: string; text: string; textWord: string };

export const englishWays: WayTexts = {
  call: 'Call {number}',
  text: 'Text {number}',
  textWord: 'Text {word} to {number}',
};

/** One way to reach a line: what it is opened with, and what is said of it. */
export type Way = { kind: 'call' | 'text' | 'visit'; href: string; title: string; note: string };

/** The ways to reach a line: to call it, to text it, else its page. */
export function waysTo(line: HelpLine, texts: WayTexts): Way[] {
  const { name, tel, sms, url } = line;
  const number = tel === undefined ? '' : asWritten(tel, line.contact);
  const isAllSaid = sms !== undefined || line.contact === number;
  const note = isAllSaid || tel === undefined ? name : `${name} · ${line.contact}`;
  const ways: Way[] = [];
  if (tel) ways.push({ kind: 'call', href: `tel:${tel}`, title: fill(texts.call, number), note });
  if (sms) {
    const body = sms.text === undefined ? '' : `?&body=${encodeURIComponent(sms.text)}`;
    const title = fill(sms.text === undefined ? texts.text : texts.textWord, sms.to, sms.text);
    ways.push({ kind: 'text', href: `sms:${sms.to}${body}`, title, note: name });
  }
  return ways.length > 0 ? ways : [{ kind: 'visit', href: url, title: new URL(url).hostname, note: name }];
}

/** A number with the spaces it is written with. */
function asWritten(tel: string, contact: string): string {
  const digits = Array.from(tel, (digit) => digit.replace(/\D/, '\\$&'));
  return new RegExp(digits.join('[ ()/-]*')).exec(contact)?.[0] ?? tel;
}

function fill(text: string, number: string, word = ''): string {
  return text.replace('{number}', number).replace('{word}', word);
}
