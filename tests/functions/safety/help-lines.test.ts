import { describe, expect, test } from 'vitest';
import { countries } from '../../../supabase/functions/_shared/contracts/help-lines.ts';
import { topics } from '../../../supabase/functions/_shared/domain/safety/crisis/topics.ts';
import { helpLines } from '../../../supabase/functions/_shared/domain/safety/help/help-lines.ts';
import { readerCountry } from '../../../supabase/functions/_shared/domain/safety/help/reader-country.ts';

const promised = 'US CA GB IE AU NZ DE AT CH FR BE NL ES PT IT SE NO DK FI PL IN ZA BR MX JP'.split(' ');
const names = (country: string, topic: (typeof topics)[number]) =>
  helpLines(country, topic).map(({ name }) => name);

describe('help lines', () => {
  test('are known for every country we promise', () => {
    expect(Object.keys(countries)).toEqual(expect.arrayContaining(promised));
  });

  test.each([...Object.keys(countries), 'ZZ', 'LU'])(
    'in %s name whom to call, and where to read more',
    (country) => {
      for (const topic of topics) {
        const lines = helpLines(country, topic);
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(new Set(lines.map(({ contact }) => contact)).size).toBe(lines.length);
        for (const { name, contact, url } of lines.slice(0, -1)) {
          expect(name.trim()).not.toBe('');
          expect(contact.trim()).not.toBe('');
          expect(new URL(url).protocol).toBe('https:');
        }
        expect(lines.at(-1)).toMatchObject({ url: expect.stringMatching(/^tel:\d{3,5}$/) });
      }
    },
  );

  test("[R-SAFE-05] are those of the reader's country, first who knows the topic", () => {
    expect(names('US', 'suicide')[0]).toBe('988 Suicide & Crisis Lifeline');
    expect(names('GB', 'suicide')[0]).toBe('Samaritans');
    expect(names('GB', 'eating_disorder').slice(0, 2)).toEqual(['Beat', 'Samaritans']);
    expect(names('GB', 'harm_to_others')[0]).toBe('Respect Phoneline');
    expect(names('DE', 'self_harm')[0]).toBe('TelefonSeelsorge');
  });

  test('[R-SAFE-05] where the country is not known lead to a place that knows all', () => {
    expect(helpLines('ZZ', 'suicide')[0]?.url).toBe('https://findahelpline.com');
    expect(helpLines('toString', 'suicide')[0]?.url).toBe('https://findahelpline.com');
  });
});

describe("the reader's country", () => {
  test.each<[Record<string, string>, string]>([
    [{}, 'ZZ'],
    [{ 'cf-ipcountry': 'GB' }, 'GB'],
    [{ 'cf-ipcountry': 'gb' }, 'GB'],
    [{ 'x-vercel-ip-country': 'FR' }, 'FR'],
    [{ 'x-country': 'PL' }, 'PL'],
    [{ 'cf-ipcountry': 'DE', 'accept-language': 'en-US' }, 'DE'],
    [{ 'cf-ipcountry': 'XX', 'accept-language': 'en-US' }, 'US'],
    [{ 'cf-ipcountry': 'T1' }, 'ZZ'],
    [{ 'cf-ipcountry': 'EU' }, 'ZZ'],
    [{ 'cf-ipcountry': 'QX' }, 'ZZ'],
    [{ 'cf-ipcountry': 'UK' }, 'GB'],
    [{ 'cf-ipcountry': "GB'; drop table" }, 'ZZ'],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'GB'],
    [{ 'accept-language': 'de, fr-CH;q=0.8, en-US;q=0.5' }, 'CH'],
    [{ 'accept-language': 'zh-Hant-TW' }, 'TW'],
    [{ 'accept-language': 'de' }, 'ZZ'],
    [{ 'accept-language': '*' }, 'ZZ'],
    [{ 'accept-language': 'es-419' }, 'ZZ'],
    [{ 'accept-language': 'en-'.repeat(5000) }, 'ZZ'],
  ])('of %j is %s', (headers, country) => {
    expect(readerCountry(new Headers(headers))).toBe(country);
  });
});
