import { describe, expect, test } from 'vitest';
import { type CareTopic, careTopics } from '#contracts/fields.ts';
import { countries, helpLines } from '#contracts/help-lines.ts';
import { helpFor } from '../../../supabase/functions/_shared/domain/safety/help/help-for.ts';
import {
  readerCountry,
  trustedCountry,
} from '../../../supabase/functions/_shared/domain/safety/help/reader-country.ts';

const promised = 'US CA GB IE AU NZ DE AT CH FR BE NL ES PT IT SE NO DK FI PL IN ZA BR MX JP'.split(' ');
const names = (country: string, topic: CareTopic) => helpLines(country, topic).map(({ name }) => name);

describe('help lines', () => {
  test('exist for every promised country', () => {
    expect(Object.keys(countries)).toEqual(expect.arrayContaining(promised));
  });

  test.each([...Object.keys(countries), 'ZZ', 'LU'])(
    'in %s name whom to call, and where to read more',
    (country) => {
      for (const topic of careTopics) {
        const lines = helpLines(country, topic);
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(new Set(lines.map(({ contact }) => contact)).size).toBe(lines.length);
        const emergency = topic === 'immediate_danger' ? lines[0] : lines.at(-1);
        expect(emergency).toMatchObject({
          url: `tel:${emergency?.tel}`,
          tel: expect.stringMatching(/^\d{3,5}$/),
        });
        for (const { name, contact, url, tel, sms } of lines.filter((line) => line !== emergency)) {
          expect(name.trim()).not.toBe('');
          expect(contact.trim()).not.toBe('');
          expect(new URL(url).protocol).toBe('https:');
          // What is dialed is what is shown.
          const digits = contact.replace(/\D/g, '');
          if (tel !== undefined) expect(digits).toContain(tel.replace(/\D/g, ''));
          if (sms !== undefined) expect(digits).toContain(sms.to);
        }
      }
    },
  );

  test("[R-SAFE-05] are those of the reader's country, the ones for the topic first", () => {
    expect(names('US', 'suicide')[0]).toBe('988 Suicide & Crisis Lifeline');
    expect(names('GB', 'suicide')[0]).toBe('Samaritans');
    expect(names('GB', 'eating_disorder').slice(0, 2)).toEqual(['Beat', 'Samaritans']);
    expect(names('GB', 'harm_to_others')[0]).toBe('Respect Phoneline');
    expect(names('DE', 'self_harm')[0]).toBe('TelefonSeelsorge');
    expect(names('DE', 'minor')[0]).toBe('Nummer gegen Kummer');
    expect(names('DE', 'abuse')[0]).toBe('Hilfetelefon Gewalt gegen Frauen');
  });

  test('[R-CARE-15] are for people who fear to hurt somebody where they may, with the emergency number', () => {
    for (const country of ['US', 'GB', 'AU', 'NZ', 'DE', 'AT', 'FR', 'SE']) {
      const lines = helpLines(country, 'harm_to_others');
      expect(lines[0]).toEqual(countries[country]?.harm_to_others?.[0]);
      expect(lines.at(-1)?.url).toMatch(/^tel:/);
    }
  });

  test('[R-SAFE-05] are international ones where the country is not known', () => {
    expect(helpLines('ZZ', 'suicide')[0]?.url).toBe('https://findahelpline.com');
    expect(helpLines('toString', 'suicide')[0]?.url).toBe('https://findahelpline.com');
  });
});

describe('the country of a request', () => {
  const header = 'cf-ipcountry';

  test.each<[string, string]>([
    ['GB', 'GB'],
    ['gb', 'GB'],
    ['UK', 'GB'],
    ['XX', 'ZZ'],
    ['T1', 'ZZ'],
    ['EU', 'ZZ'],
    ['QX', 'ZZ'],
    ["GB'; drop table", 'ZZ'],
  ])('[R-PROD-11] in the trusted header %s is %s', (value, country) => {
    expect(trustedCountry(new Headers({ [header]: value }), header)).toBe(country);
  });

  test.each([null, 'x-vercel-ip-country'])(
    '[R-PROD-11] is not known from another header than %s',
    (trusted) => {
      const headers = new Headers({
        'cf-ipcountry': 'IS',
        'x-country': 'IS',
        'x-country-code': 'IS',
        'accept-language': 'is-IS',
      });
      expect(trustedCountry(headers, trusted)).toBe('ZZ');
    },
  );

  test("[R-CARE-11] is that of the trusted header before that of the browser's language", () => {
    const headers = new Headers({ [header]: 'DE', 'accept-language': 'en-US' });
    expect(readerCountry(headers, header)).toBe('DE');
    headers.set(header, 'XX');
    expect(readerCountry(headers, header)).toBe('US');
    expect(readerCountry(new Headers({ [header]: 'DE' }), null)).toBe('ZZ');
  });

  test.each<[string, string]>([
    ['en-GB,en;q=0.9', 'GB'],
    ['de,en-US;q=0.7,en;q=0.3', 'DE'],
    ['de-AT,de;q=0.9,en-US;q=0.8', 'AT'],
    ['pl,en-US;q=0.7', 'PL'],
    ['nl,en-US;q=0.7', 'NL'],
    ['ja,en-US;q=0.7,en;q=0.3', 'JP'],
    ['hu,en-US;q=0.7', 'HU'],
    ['fr,en-US;q=0.7', 'FR'],
    ['it,en-US;q=0.7', 'IT'],
    ['nb,no;q=0.8,en-US;q=0.5', 'NO'],
    ['en-US;q=0.5,de;q=0.9', 'DE'],
    ['EN-us;q=0.5, De-ch;q=1.0', 'CH'],
    ['zh-Hant-TW', 'TW'],
    ['zh-Hant,en-US;q=0.5', 'ZZ'],
    ['en,en-US;q=0.9', 'ZZ'],
    ['es,en-US;q=0.9', 'ZZ'],
    ['es-419,es;q=0.9,en-US;q=0.8', 'ZZ'],
    ['pt,en-US;q=0.9', 'ZZ'],
    ['ar,en-US;q=0.9', 'ZZ'],
    ['*', 'ZZ'],
    ['*,en-US;q=0.5', 'ZZ'],
    ['en-US;q=0', 'ZZ'],
    ['xx-QX', 'ZZ'],
    ['', 'ZZ'],
    ['en-'.repeat(5000), 'ZZ'],
  ])("[R-CARE-11] by the browser's languages %.40s is %s", (languages, country) => {
    expect(readerCountry(new Headers({ 'accept-language': languages }), header)).toBe(country);
  });

  test.each(['de', 'pl', 'nl', 'ja', 'hu', 'en', 'es', 'tr', 'ko'])(
    '[R-CARE-11] of a browser in %s with American English behind it never leads to American lines',
    (language) => {
      const headers = new Headers({ 'accept-language': `${language},en-US;q=0.7,en;q=0.3` });
      for (const topic of careTopics) {
        const { lines } = helpFor({ topic, level: 2 }, headers, null);
        expect(lines).not.toEqual(helpLines('US', topic));
        expect(lines).toEqual(helpLines(readerCountry(headers, null), topic));
      }
    },
  );
});
