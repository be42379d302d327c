import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setPageData } from '#lib/page-data.ts';
import { addPageData, queryClient } from '#lib/query-client.ts';
import { scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { replaceFetch } from '../support/network.ts';
import { offered } from './plans-test.ts';

const plans = 'GET /rest/v1/plans';
const refused = { status: 400, json: { message: 'no', code: 'X', details: null, hint: null } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the pricing page of a visitor', () => {
  it('[R-PLAN-10] shows Free, Basic and Premium, and Ultimate as a wider card below', async () => {
    scriptBackend({ [plans]: { json: offered } });
    openFreshPage('/pricing');
    await screen.findByRole('heading', { name: 'Ultimate' });
    const cards = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(cards.map((card) => card.textContent)).toEqual([
      'Free',
      'Basic',
      'Premium',
      'Ultimate',
      'Compare the plans',
    ]);
    const place = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
    expect(place('Ultimate')).toHaveClass('md:col-span-3');
    expect(place('Premium')).not.toHaveClass('md:col-span-3');
    expect(within(place('Premium')).getByText('Most Popular')).toBeVisible();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('[R-FIRST-19] compares all plans by every limit of the plan table', async () => {
    scriptBackend({ [plans]: { json: offered } });
    openFreshPage('/pricing');
    const table = (await screen.findByRole('table')) as HTMLTableElement;
    const rows = Array.from(table.rows, ({ cells }) => Array.from(cells, (cell) => cell.textContent));
    expect(rows).toEqual([
      ['', 'Free', 'Basic', 'Premium', 'Ultimate'],
      ['Price a month', '£0', '£7', '£14', '£21'],
      ['Messages a day', '10', '17', '24', 'Unlimited'],
      ['Companions at a time', '11', '12', '13', 'Unlimited'],
      ['How long a chat lasts when it isn’t saved', '7 min', '8 min', '9 min', '10 min'],
      ['Countdown shown while we can’t reach the server', '11 min', '11 min', '11 min', '11 min'],
      ['Favorites, with saved chats', 'None', '3', '6', '9'],
      ['Companions of your own', '17', '18', '19', 'Unlimited'],
      ['Facts a companion remembers', '900', '1,000', '1,100', '1,200'],
      ['Customize personality and tone', 'No', 'No', 'No', 'No'],
      ['Choose core traits', 'No', 'No', 'No', 'No'],
    ]);
  });

  it('[R-FIRST-09] shows the prices of an older build until it has read them again', async () => {
    const outdated = offered.map((plan) => ({ ...plan, price_gbp: 107 }));
    setPageData({ readAt: Date.now() - 3_600_000, queries: [{ key: ['plans'], data: outdated }] });
    onTestFinished(() => setPageData(null));
    addPageData(queryClient);
    let answer = (_: Response) => {};
    replaceFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    openFreshPage('/pricing');
    const card = async () => (await screen.findByRole('heading', { name: 'Basic' })).closest('li');
    expect(await card()).toHaveTextContent('£107');
    answer(Response.json(offered));
    await waitFor(async () => expect(await card()).toHaveTextContent(/£7(?!\d)/));
  });

  it('says that the plans cannot be read, and reads them again on Retry', async () => {
    let down = true;
    scriptBackend({ [plans]: () => (down ? refused : { json: offered }) });
    const { user } = openFreshPage('/pricing');
    expect(await screen.findByText('The plans could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Basic' })).toBeVisible();
  });
});
