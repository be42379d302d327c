import { describe, expect, test } from 'vitest';
import { planNumbersOutsideTable } from './rules/plan-numbers.ts';
import { filesOf, repository } from './support/source-files.ts';

const planTable = repository().filter(({ path }) => path.endsWith('_plans.sql'));

describe('the plan table', () => {
  test('[R-PLAN-07] is the only place of the product with a price, a limit or an allowance', () => {
    expect(planNumbersOutsideTable(repository())).toEqual([]);
  });

  test.each([
    ['web/src/features/plans/plan-card.tsx', 'const price = <b>£8</b>;'],
    ['web/src/features/chat/rules.ts', 'const plan = { messages_per_day: 30 };'],
    ['web/src/features/chat/rules.ts', 'const minutes = plan?.client_fallback_minutes ?? 15;'],
    ['web/src/features/chat/rules.ts', 'const temporaryChatMinutes = 30;'],
    ['supabase/migrations/20260101000001_usage.sql', 'update public.plans set active_chats = 3;'],
    ['supabase/migrations/20260101000001_usage.sql', 'select from public.plans where favorites > 2;'],
  ])('has numbers that %s repeats in `%s`, which is refused', (path, text) => {
    expect(planNumbersOutsideTable([...planTable, ...filesOf({ [path]: text })])).toEqual([
      expect.stringContaining(path),
    ]);
  });

  test.each([
    ['supabase/migrations/20260101000000_plans.sql', 'update public.plans set price_gbp = 8;'],
    ['web/src/features/plans/plan-card.tsx', 'const price = <b>£{plan.price_gbp}</b>;'],
    ['web/src/features/chat/rules.ts', 'if (plan.active_chats === null) show();'],
  ])('is read or written as in %s: `%s`, which is accepted', (path, text) => {
    expect(planNumbersOutsideTable([...planTable, ...filesOf({ [path]: text })])).toEqual([]);
  });
});
