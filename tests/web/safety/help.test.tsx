import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countries } from '#contracts/help-lines.ts';
import { likelyCountry } from '#shared/help/country.ts';
import HelpLines from '#shared/help/help-lines.tsx';
import { countryOptions, englishWays, waysTo } from '#shared/help/lines.ts';

it('keeps a country that was chosen before the page’s code ran', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<HelpLines />);
  const section = within(root);
  expect(section.getByText(/Find A Helpline/)).toBeVisible();
  const select = section.getByLabelText<HTMLSelectElement>('Where are you?');
  select.value = 'FR';
  const page = await act(async () => hydrateRoot(root, <HelpLines />));
  expect(await section.findByRole('link', { name: /^Call 3114/ })).toBeVisible();
  expect(select).toHaveValue('FR');
  act(() => page.unmount());
  root.remove();
});

describe('the country of a reader', () => {
  it.each([
    ['en-GB', 'UTC', 'GB'],
    ['de', 'UTC', 'DE'],
    ['de-AT', 'Europe/Vienna', 'AT'],
    ['pl', 'America/New_York', 'PL'],
    ['nl', 'UTC', 'NL'],
    ['ja', 'America/Los_Angeles', 'JP'],
    ['hu', 'America/Chicago', 'HU'],
    ['en-US', 'Europe/Berlin', 'DE'],
    ['en-US', 'Europe/Reykjavik', 'ZZ'],
    ['en-US', 'America/New_York', 'US'],
    ['en-US', 'UTC', 'US'],
    ['es', 'America/Mexico_City', 'MX'],
    ['is-IS', 'UTC', 'ZZ'],
    ['en', 'UTC', 'ZZ'],
    ['es', 'UTC', 'ZZ'],
    ['pt', 'Etc/GMT+3', 'ZZ'],
  ])('[R-CARE-11] is guessed from %s in %s as %s', (language, timeZone, country) => {
    expect(likelyCountry(language, timeZone)).toBe(country);
  });

  it('can be every country with known lines', () => {
    const offered = countryOptions.map(({ value }) => value);
    expect(new Set(offered)).toEqual(new Set([...Object.keys(countries), 'ZZ']));
  });
});

describe('the ways to reach a line', () => {
  it('[R-CARE-01] are links that call and text it, with the number as it is written', () => {
    const url = 'https://giveusashout.org';
    const sms = { to: '85258', text: 'SHOUT' };
    expect(waysTo({ name: 'Shout', contact: 'Text SHOUT to 85258', url, sms }, englishWays)).toEqual([
      { kind: 'text', href: 'sms:85258?&body=SHOUT', title: 'Text SHOUT to 85258', note: 'Shout' },
    ]);
    const contact = '0800 111 0 111 oder 116 123';
    expect(waysTo({ name: 'TelefonSeelsorge', contact, url, tel: '08001110111' }, englishWays)).toEqual([
      {
        kind: 'call',
        href: 'tel:08001110111',
        title: 'Call 0800 111 0 111',
        note: `TelefonSeelsorge · ${contact}`,
      },
    ]);
  });

  it('[R-CARE-01] are its page where it has no number', () => {
    const line = { name: 'Befrienders', contact: 'befrienders.org', url: 'https://befrienders.org' };
    expect(waysTo(line, englishWays)).toEqual([
      { kind: 'visit', href: line.url, title: 'befrienders.org', note: 'Befrienders' },
    ]);
  });
});
