import { beforeEach } from 'vitest';
import { AdminTest } from '../admin-test.ts';

export const today = { spent_usd: 12.5, daily_ceiling_usd: null, warned_80_at: null, warned_100_at: null };
export const byPlan = {
  month: '2026-11-01',
  tier: 'premium',
  people: 3,
  calls: 1200,
  unknown_usage: 4,
  unpriced: 1,
  cost_usd: 13.123_456,
  estimated_usd: 0.25,
  revenue_gbp: 24,
  cost_gbp: 10.094_966,
  margin_gbp: 13.905_034,
  median_usd: 0.001_2,
  p95_usd: 2.5,
};
const byModel = {
  purpose: 'reply',
  provider: 'openrouter',
  model: '=maker/model',
  answered_provider: null,
  calls: 1200,
  finished: 1190,
  unknown_usage: 4,
  unpriced: 1,
  prompt_tokens: 900_000,
  completion_tokens: 100_000,
  reasoning_tokens: 5_000,
  cost_usd: 13.123_456,
  estimated_usd: 0.25,
};

/** In every test of the file an admin looks at a month of costs, without a ceiling and prices. */
export class CostsTest extends AdminTest {
  constructor() {
    super();
    beforeEach(() => {
      this.answer('cost_of_today', today);
      this.answer('costs_by_plan', [byPlan]);
      this.answer('costs_by_model', [byModel]);
      this.backend.table('GET', 'cost_settings', () =>
        Response.json({ daily_ceiling_usd: null, usd_per_gbp: 1.3 }),
      );
      this.backend.table('GET', 'model_prices', () => Response.json([]));
    });
  }

  answer(path: string, body: unknown): void {
    this.backend.table('POST', `rpc/${path}`, () => Response.json(body));
  }
}
