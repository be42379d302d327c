import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';
import { region } from '../admin-test.ts';
import { byPlan, CostsTest } from './costs-test.ts';

const test = new CostsTest();

/** The texts of the files that are saved from now on. */
function savedFiles(): () => Promise<string[]> {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => Promise.all(saved.map((blob) => blob.text()));
}

const cells = async (table: string) =>
  (await region(table)).getAllByRole('cell').map((cell) => cell.textContent);

describe('the costs', () => {
  it('[R-COST-02] are shown by month and plan, and by model', async () => {
    openPage('/admin/costs');
    expect(await cells('Costs by month and plan')).toEqual([
      ...[
        'November 2026',
        'Premium',
        '3',
        '1,200',
        '$13.12',
        '$0.2500',
        '£24.00',
        '£13.91',
        '$0.0012',
        '$2.50',
      ],
      ...['4', '1'],
    ]);
    expect(await cells('Costs of November 2026 by model')).toEqual([
      ...['Reply', 'OpenRouter', '=maker/model', '–', '1,200', '1,190', '900,000', '100,000', '5,000'],
      ...['$13.12', '$0.2500', '4', '1'],
    ]);
  });

  it('[R-COST-02] have totals where there is something to add up, which no file has', async () => {
    test.answer('costs_by_plan', [byPlan, { ...byPlan, tier: null }, { ...byPlan, month: '2026-10-01' }]);
    const { user } = openPage('/admin/costs');
    const table = await region('Costs by month and plan');
    expect(table.getAllByRole('rowheader').map((total) => total.textContent)).toEqual([
      'Total of November 2026',
    ]);
    const total = table.getByRole('row', { name: /^Total of November 2026/ });
    expect(
      within(total)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['–', '2,400', '$26.25', '$0.5000', '£48.00', '£27.81', '–', '–', '8', '2']);
    expect(
      (await region('Costs of November 2026 by model')).queryByRole('rowheader'),
    ).not.toBeInTheDocument();
    const files = savedFiles();
    await user.click(screen.getAllByRole('button', { name: 'Save as CSV' })[0] as HTMLElement);
    expect((await files()).join()).not.toContain('Total');
  });

  it('[R-COST-02] say what is in no sum because nobody knows its price', async () => {
    openPage('/admin/costs');
    expect(await screen.findByText(/^1 request of November 2026 had no price/)).toBeVisible();
  });

  it('[R-COST-02] say nothing of prices where each request has one', async () => {
    test.answer('costs_by_plan', [{ ...byPlan, unpriced: 0 }]);
    openPage('/admin/costs');
    await region('Costs by month and plan');
    expect(screen.queryByText(/had no price/)).not.toBeInTheDocument();
  });

  it('[R-COST-02] are saved as CSV with every digit, and no text becomes a formula', async () => {
    test.answer('costs_by_plan', [{ ...byPlan, median_usd: 0.000_000_12 }]);
    const files = savedFiles();
    const { user } = openPage('/admin/costs');
    await region('Costs of November 2026 by model');
    for (const button of screen.getAllByRole('button', { name: 'Save as CSV' })) await user.click(button);
    const [plans, models] = await files();
    expect(plans).toContain('2026-11,Premium,3,1200,13.123456,0.25,24,13.905034,0.00000012,2.5,4,1\r\n');
    expect(models).toContain(
      "Reply,OpenRouter,'=maker/model,,1200,1190,900000,100000,5000,13.123456,0.25,4,1\r\n",
    );
  });

  it('are none before the first reply, and say so', async () => {
    test.answer('costs_by_plan', []);
    openPage('/admin/costs');
    expect(await screen.findByText('No costs yet')).toBeVisible();
  });

  it('that cannot be read say why, and Retry reads them again', async () => {
    test.backend.table('POST', 'rpc/costs_by_plan', failsWith('disk on fire'));
    const { user } = openPage('/admin/costs');
    expect(await screen.findByText('Error: disk on fire')).toBeVisible();
    test.answer('costs_by_plan', [byPlan]);
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await region('Costs by month and plan')).toBeDefined();
  });
});
