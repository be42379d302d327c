import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/plans.ts';
import { shownPlan } from '#shared/shown-plan.ts';
import { plans as rows } from '../support/people.ts';

const plans = rows as unknown as Plan[];
const shown = (row: string | undefined, usage: string | undefined) => shownPlan(plans, row, usage)?.tier;

describe('the plan that a page shows', () => {
  it('[R-PLAN-09] is that of the row, unless the allowance names an equal or higher one', () => {
    expect(shown('basic', 'premium')).toBe('premium');
    expect(shown('basic', 'basic')).toBe('basic');
    expect(shown('premium', 'basic')).toBe('premium');
  });

  it('[R-PLAN-08] orders free below basic, premium and ultimate', () => {
    const tiers = ['free', 'basic', 'premium', 'ultimate'];
    for (const [index, lower] of tiers.entries()) {
      for (const higher of tiers.slice(index)) {
        expect(shown(lower, higher)).toBe(higher);
        expect(shown(higher, lower)).toBe(higher);
      }
    }
  });

  it('is that of one source while the other is unknown', () => {
    expect(shown('basic', undefined)).toBe('basic');
    expect(shown(undefined, 'premium')).toBe('premium');
    expect(shown(undefined, undefined)).toBeUndefined();
  });
});
