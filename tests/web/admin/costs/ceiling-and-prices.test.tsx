import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';
import { CostsTest, today } from './costs-test.ts';

const test = new CostsTest();

describe("the day's ceiling", () => {
  it.each([
    ['at 80 %', '/admin', 15.625, /Today has reached 80% of the ceiling \(\$12.50 of \$15.63\)/],
    ['at 100 %', '/admin/users', 12.5, /Today has reached the ceiling \(\$12.50 of \$12.50\)/],
  ])('[R-COST-03] warns %s, also on %s', async (_, page, daily_ceiling_usd, text) => {
    test.answer('cost_of_today', { ...today, daily_ceiling_usd });
    openPage(page);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See costs' })).toHaveAttribute('href', '/admin/costs');
  });

  it.each([
    [null, /^There is no ceiling/],
    [15.63, /^79% of the ceiling\. At 80% every page/],
  ])(
    '[R-COST-03] does not warn when $12.50 are spent and the ceiling is %s',
    async (daily_ceiling_usd, text) => {
      test.answer('cost_of_today', { ...today, daily_ceiling_usd });
      openPage('/admin/costs');
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'See costs' })).not.toBeInTheDocument();
    },
  );

  it('[R-COST-03] says since when free chats pause', async () => {
    test.answer('cost_of_today', { ...today, daily_ceiling_usd: 12, warned_100_at: '2026-11-23T09:00:00Z' });
    openPage('/admin/costs');
    expect(
      await screen.findByText(/^The ceiling is reached since .*Free chats pause until midnight UTC/),
    ).toBeVisible();
  });

  it('that cannot be read says why, and Retry reads it again', async () => {
    test.backend.table('POST', 'rpc/cost_of_today', failsWith('disk on fire'));
    const { user } = openPage('/admin/costs');
    expect(await screen.findByText('Error: disk on fire')).toBeVisible();
    test.answer('cost_of_today', today);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^There is no ceiling/)).toBeVisible();
  });

  it('[R-COST-03] is set, and taken away with an empty field', async () => {
    test.backend.table('PATCH', 'cost_settings', () => new Response(null, { status: 204 }));
    const sent = () => test.backend.calls('PATCH', 'cost_settings').map(({ body }) => body);
    const { user } = openPage('/admin/costs');
    const form = within(await screen.findByRole('form', { name: 'Ceiling and exchange rate' }));
    const ceiling = form.getByLabelText('What a day may cost, in $');
    await user.type(ceiling, 'much');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a number above zero.')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.clear(ceiling);
    await user.type(ceiling, '25.5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ daily_ceiling_usd: 25.5, usd_per_gbp: 1.3 }]));
    await user.clear(ceiling);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ daily_ceiling_usd: null, usd_per_gbp: 1.3 });
  });
});

describe('a price', () => {
  const price = { provider: 'openai', model: 'gpt-4o-mini', prompt_usd: 0.15, completion_usd: 0.6 };

  it('[R-COST-02] is added for a model that has none, and changed for one that has', async () => {
    let stored: object[] = [];
    test.backend.table('PATCH', 'model_prices', () => Response.json(stored));
    test.backend.table('POST', 'model_prices', () => new Response(null, { status: 201 }));
    const { user } = openPage('/admin/costs');
    const form = within(await screen.findByRole('form', { name: 'Add a price' }));
    const fill = async () => {
      await user.type(form.getByLabelText('Model'), 'gpt-4o-mini');
      await user.type(form.getByLabelText('$ for a million tokens sent'), '0.15');
      await user.type(form.getByLabelText('$ for a million tokens back'), '0.6');
      await user.click(form.getByRole('button', { name: 'Save price' }));
      await waitFor(() => expect(form.getByLabelText('Model')).toHaveValue(''));
    };
    await fill();
    expect(test.backend.calls('POST', 'model_prices').map(({ body }) => body)).toEqual([price]);
    stored = [{ model: 'gpt-4o-mini' }];
    await fill();
    expect(test.backend.calls('POST', 'model_prices')).toHaveLength(1);
    expect(test.backend.calls('PATCH', 'model_prices')[1]?.body).toEqual({
      prompt_usd: 0.15,
      completion_usd: 0.6,
    });
  });

  it('[R-COST-02] is changed from its row, where model and provider stay', async () => {
    test.backend.table('GET', 'model_prices', () => Response.json([price]));
    test.backend.table('PATCH', 'model_prices', () => Response.json([{ model: price.model }]));
    const { user } = openPage('/admin/costs');
    await user.click(await screen.findByRole('button', { name: 'Change the price of gpt-4o-mini' }));
    const form = within(await screen.findByRole('form', { name: 'Change the price of gpt-4o-mini' }));
    const sent = form.getByLabelText('$ for a million tokens sent');
    expect(sent).toHaveFocus();
    expect(form.queryByLabelText('Model')).not.toBeInTheDocument();
    await user.clear(sent);
    await user.type(sent, '0.2');
    await user.click(form.getByRole('button', { name: 'Save price' }));
    expect(await screen.findByRole('form', { name: 'Add a price' })).toBeVisible();
    const [change] = test.backend.calls('PATCH', 'model_prices');
    expect(change?.body).toEqual({ prompt_usd: 0.2, completion_usd: 0.6 });
    expect(change?.url.searchParams.get('model')).toBe('eq.gpt-4o-mini');
    expect(change?.url.searchParams.get('provider')).toBe('eq.openai');
  });

  it('is removed once the admin has confirmed it', async () => {
    test.backend.table('GET', 'model_prices', () => Response.json([price]));
    test.backend.table('DELETE', 'model_prices', () => new Response(null, { status: 204 }));
    const { user } = openPage('/admin/costs');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(test.backend.calls('DELETE', 'model_prices')).toHaveLength(0);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(test.backend.calls('DELETE', 'model_prices')).toHaveLength(1));
  });
});
