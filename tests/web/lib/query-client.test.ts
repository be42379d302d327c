import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { DataError } from '#lib/data-error.ts';
import { createQueryClient } from '#lib/query-client.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const retryQuery = queries?.retry as (failures: number, error: unknown) => boolean;
const retryMutation = mutations?.retry as (failures: number, error: unknown) => boolean;
const delay = queries?.retryDelay as (attempt: number) => number;

const broken = new Error('Failed to fetch');
const notFound = new DataError({ message: 'gone', code: 'PGRST116', details: null, hint: null }, 404);
const refused = new ApiError({ code: 'expired_lock', detail: 'ended', status: 409 });
const failed = new ApiError({ code: 'model_failed', detail: 'failed', status: 502 });

describe('the query defaults', () => {
  it('[R-CACHE-08] queries refetch on focus and reconnect, not on mount, and none polls', () => {
    expect(queries).toMatchObject({
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchOnMount: false,
      refetchInterval: false,
    });
  });

  it('[R-CACHE-09] a query is retried 3 times with growing delays, but not for a missing row', () => {
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, broken))).toEqual([true, true, true, false]);
    expect(retryQuery(0, notFound)).toBe(false);
    expect([0, 1, 2, 5, 9].map(delay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });

  it('a refusal is never retried, a server error is', () => {
    expect(retryQuery(0, refused)).toBe(false);
    expect(retryQuery(0, failed)).toBe(true);
    expect(retryMutation(0, refused)).toBe(false);
  });

  it('[R-CACHE-10] a mutation is retried once and kept for 5 minutes', () => {
    expect([0, 1].map((failures) => retryMutation(failures, broken))).toEqual([true, false]);
    expect(mutations?.gcTime).toBe(300_000);
  });
});
