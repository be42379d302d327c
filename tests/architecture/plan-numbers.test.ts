import { describe, expect, test } from 'vitest';
import { planNumbers } from './rules/plan-numbers.ts';
import { planRows } from './support/plan-table.ts';
import { madeUp, repository } from './support/source-files.ts';

const migration = 'supabase/migrations/20260101000000_plans.sql';
const plans = `
insert into public.plans (
  tier, rank, price_gbp, messages_per_day, favorites, active_chats, own_companions, temporary_chat_minutes
) values
  ('free', 1, 0, 5, 0, 1, 1, 5), -- the first
  ('premium', 3, 8, 30, 2, 4, 3, 60),
  ('ultimate', 4, 12, null, 4, null, null, 60);
`;
const check = (path: string, text: string) => planNumbers(madeUp({ [migration]: plans, [path]: text }));

describe('the plan table', () => {
  test('[R-PLAN-07] holds every price, limit and allowance of the repository', () => {
    expect(planRows(repository()).map((row) => row.tier)).toEqual(['free', 'basic', 'premium', 'ultimate']);
    expect(planNumbers(repository())).toEqual([]);
  });

  test('without its migration the rule fails instead of passing', () => {
    expect(planNumbers([])).toEqual([expect.stringContaining('no migration')]);
  });

  test.each([
    ['web/src/features/plans/card.tsx', 'const price = <b>£8</b>;'],
    ['web/src/features/plans/card.tsx', 'const hint = "Talk more: 30 messages a day";'],
    ['web/src/features/plans/card.tsx', '// Premium: 2 saved favourites\nexport {};'],
    ['web/src/features/chat/banner.tsx', "const text = 'Switch companion to start a new 5-minute session.';"],
    ['web/src/features/chat/rules.ts', 'const plan = { messagesPerDay: 30 };'],
    ['web/src/features/chat/rules.ts', 'const plan = { messages_per_day: 31 };'],
    ['web/src/features/chat/rules.ts', 'if (plan.activeChats >= 4) stop();'],
    ['web/src/features/favorites/rules.ts', "const tier = 'ultimate';\nconst limit = 4;"],
    ['web/src/features/favorites/rules.ts', 'export function toggle(favoriteLimit = 2) {}'],
    ['supabase/functions/_shared/domain/usage.ts', 'const limits = { free: 5, premium: 30 };'],
    ['supabase/functions/_shared/domain/usage.ts', "const left = tier === 'free' ? 5 : null;"],
    ['supabase/migrations/20260101000001_usage.sql', "case tier when 'free' then 5 else 15 end"],
    ['supabase/migrations/20260101000001_usage.sql', 'update public.plans set favorites = 3;'],
    ['tests/web/pricing.test.tsx', "expect(screen.getByText('£12 / month'))"],
    ['tests/web/pricing.test.tsx', 'const row = { messages_per_day: 30 };'],
    ['README.md', 'The free plan has 5 messages a day.'],
  ])('%s: %s is refused', (path, text) => {
    expect(check(path, text)).toEqual([expect.stringContaining(path)]);
  });

  test.each([
    ['web/src/features/plans/card.tsx', 'const price = <b>£{plan.price_gbp}</b>;'],
    ['web/src/features/marketing/latest.tsx', 'export function Latest({ limit = 4 }) {}'],
    ['web/src/features/chat/rules.ts', 'if (plan.favorites === 0) hide();'],
    ['web/src/features/chat/history.ts', '// the last 10 messages reach the model\nconst history = 10;'],
    ['web/src/features/admin/stats.ts', 'const counts = { free: 0, basic: 0, premium: 0, ultimate: 0 };'],
    ['web/src/lib/timings.ts', 'export const staleAfter = 5 * 60_000; // 5 minutes'],
    ['supabase/migrations/20260101000001_chats.sql', "interval '1 minute' * v_plan.temporary_chat_minutes"],
    ['tests/web/pricing.test.tsx', 'const row = { messages_per_day: 7, price_gbp: 71 }; // £71'],
    ['tests/web/pricing.test.tsx', 'const row = { active_chats: 1, favorites: 0 }; // £0, 1 active chat'],
    ['tests/database/user_favorites/limit.test.sql', 'select tier from plans where favorites > 0;'],
    ['tests/web/admin.test.tsx', 'const counts = { free: 12, premium: 3 };'],
  ])('%s: %s is fine', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
