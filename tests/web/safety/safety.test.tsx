import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countries } from '#contracts/help-lines.ts';
import { queryClient } from '#lib/query-client.ts';
import { endSession } from '#lib/session.ts';
import HelpLines from '../../../web/src/features/safety/help-lines.tsx';
import { byMonth, countryOfReader, countryOptions } from '../../../web/src/features/safety/rules.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';

let backend: FakeBackend;
beforeEach(() => {
  endSession();
  backend = new FakeBackend();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const counts = (rows: object[]) => backend.table('GET', 'rpc/list_safety_counts', () => Response.json(rows));
const linesSection = async () => within(await screen.findByRole('region', { name: 'Talk to a person now' }));

describe('the page /safety', () => {
  it('[R-SAFE-08, R-CARE-19] shows a visitor the protocol, without the server and without a figure that was not measured', async () => {
    backend.table('GET', 'rpc/list_safety_counts', () => new Promise(() => {}));
    openPage('/safety');
    expect(await screen.findByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
    for (const part of [
      'A companion is a program, and says so',
      'When a message speaks of suicide or self-harm',
      'What is not allowed',
      'How to report something',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    expect(screen.getByText(/after every three hours of use/)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d+ (of|in|out of) \d+|\d+ ?(%|per ?cent)/);
    expect(await screen.findByText('Reading the counts…')).toBeVisible();
  });

  it('shows the help lines of the reader’s country, and of any other that is chosen', async () => {
    counts([]);
    const { user } = openPage('/safety');
    const section = await linesSection();
    expect(await section.findByText('Samaritans')).toBeVisible();
    expect(section.getByText('116 123')).toBeVisible();
    expect(section.getByRole('link', { name: 'www.samaritans.org' })).toHaveAttribute('target', '_blank');
    await user.selectOptions(section.getByLabelText('Where are you?'), 'Germany');
    expect(await section.findByText('TelefonSeelsorge')).toBeVisible();
    expect(section.queryByText('Samaritans')).not.toBeInTheDocument();
    expect(section.getByText('112')).toBeVisible();
    await user.selectOptions(section.getByLabelText('Where are you?'), 'Somewhere else');
    expect(await section.findByText(/Find A Helpline/)).toBeVisible();
  });

  it('[R-SAFE-08] shows the counts by month and country, and no number for very few', async () => {
    counts([
      { month: '2026-11-01', country: 'US', count: 1234 },
      { month: '2026-11-01', country: 'ZZ', count: null },
      { month: '2026-10-01', country: 'GB', count: 17 },
    ]);
    openPage('/safety');
    const table = await screen.findByRole('table', { name: 'Caught texts by month and country' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'November 2026United States1,234',
      'Other countriesfewer than 10',
      'October 2026United Kingdom17',
    ]);
  });

  it('says that nothing was caught', async () => {
    counts([]);
    openPage('/safety');
    expect(await screen.findByText('No text has been caught so far.')).toBeVisible();
  });

  it('says that the counts cannot be read, and reads them again', async () => {
    backend.table('GET', 'rpc/list_safety_counts', () => Response.json({ message: 'no' }, { status: 400 }));
    const { user } = openPage('/safety');
    expect(await screen.findByText('The counts could not be read just now.')).toBeVisible();
    counts([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No text has been caught so far.')).toBeVisible();
  });
});

it('keeps a country that was chosen before the page’s code ran', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<HelpLines />);
  const section = within(root);
  expect(section.getByText(/Find A Helpline/)).toBeVisible();
  const select = section.getByLabelText<HTMLSelectElement>('Where are you?');
  select.value = 'FR';
  const page = await act(async () => hydrateRoot(root, <HelpLines />));
  expect(await section.findByText('3114, numéro national de prévention du suicide')).toBeVisible();
  expect(select).toHaveValue('FR');
  act(() => page.unmount());
  root.remove();
});

describe('the country of a reader', () => {
  it.each([
    ['en-GB', 'GB'],
    ['de', 'DE'],
    ['de-AT', 'AT'],
    ['nl', 'NL'],
    ['ja', 'JP'],
    ['hu', 'ZZ'],
    ['is-IS', 'ZZ'],
    ['en', 'ZZ'],
    ['es', 'ZZ'],
    ['pt', 'ZZ'],
  ])('[R-CARE-11] is guessed from %s as %s', (tag, country) => {
    expect(countryOfReader(tag)).toBe(country);
  });

  it('can be every country with known lines', () => {
    const offered = countryOptions.map(({ value }) => value);
    expect(new Set(offered)).toEqual(new Set([...Object.keys(countries), 'ZZ']));
  });

  it('has no table without a month', () => {
    expect(byMonth([])).toEqual([]);
  });
});
