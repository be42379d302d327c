import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { careLanguages } from '#contracts/fields.ts';
import { queryClient } from '#lib/query-client.ts';
import { endSession } from '#lib/session.ts';
import { languageName } from '../../../web/src/features/safety/figures.ts';
import { measured } from '../../../web/src/features/safety/measured.ts';
import { MeasuredFigures } from '../../../web/src/features/safety/measured-figures.tsx';
import { byMonth } from '../../../web/src/features/safety/rules.ts';
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
  it('[R-SAFE-08] shows a visitor the protocol, without the server', async () => {
    backend.table('GET', 'rpc/list_safety_counts', () => new Promise(() => {}));
    openPage('/safety');
    expect(await screen.findByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
    for (const part of [
      'A companion is a program, and says so',
      'When someone is in danger',
      'Adults only',
      'What is not allowed',
      'How to report something',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    expect(screen.getByText(/back after half an hour, and after every three hours of use/)).toBeVisible();
    for (const language of careLanguages) {
      expect(screen.getByText(/^Before a message reaches the model/)).toHaveTextContent(
        languageName(language),
      );
    }
    expect(await screen.findByText('Reading the counts…')).toBeVisible();
  });

  it('[R-CARE-19] has figures where something was measured, and none where nothing was', async () => {
    openPage('/safety');
    expect(await screen.findByRole('heading', { level: 2, name: 'How to report something' })).toBeVisible();
    const figures = screen.queryAllByRole('table', { name: /What the rules found/ });
    expect(figures).toHaveLength(measured === null ? 0 : 1);
    const shares = screen.getByRole('main').textContent?.match(/\d+ (of|in|out of) \d+|\d+ ?(%|per ?cent)/g);
    expect(shares === null).toBe(measured === null);
  });

  it('[R-CARE-19] shows what was measured by language, with the date and the interval', async () => {
    const languages = [
      { language: 'en', direct: { count: 41, of: 50 }, ordinary: { count: 0, of: 100 } },
      { language: 'ar', direct: { count: 20, of: 25 }, ordinary: { count: 1, of: 40 } },
    ];
    render(<MeasuredFigures date="2026-11-23" languages={languages} />);
    const table = await screen.findByRole('table', { name: 'What the rules found, by language' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'English41 of 50 69% to 91%0 of 100 0% to 4%',
      'Arabic20 of 25 60% to 92%1 of 40 0% to 13%',
    ]);
    expect(screen.getByText(/^On November 23, 2026 we tried the rules/)).toBeVisible();
  });

  it('shows the help lines of the reader’s country, and of any other that is chosen', async () => {
    counts([]);
    const { user } = openPage('/safety');
    const section = await linesSection();
    expect(await section.findByText('Samaritans')).toBeVisible();
    expect(section.getByRole('link', { name: /^Call 116 123/ })).toHaveAttribute('href', 'tel:116123');
    await user.selectOptions(section.getByLabelText('Where are you?'), 'Germany');
    expect(await section.findByText(/^TelefonSeelsorge/)).toBeVisible();
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

it('has no table without a month', () => {
  expect(byMonth([])).toEqual([]);
});
