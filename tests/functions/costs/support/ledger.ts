import { expect } from 'vitest';
import { scenarioOf } from './scenarios.ts';
import type { BilledCall } from './scripted-bill.ts';
import type { Cast, Played, Product } from './turns.ts';

type Row = {
  id: string;
  turn_id: string;
  purpose: 'reply' | 'check';
  provider: string;
  model: string;
  generation_id: string | null;
  outcome: string;
  usage_known: boolean;
  prompt_tokens: number;
  completion_tokens: number;
  reasoning_tokens: number;
  cost_usd: number | null;
};

/**
 * The requests for these models and what the classifier was asked for the same people, in the order they were made; a
 * reply that is lost is the last of its turn.
 */
function rowsOf({ sql }: Product, { models }: Cast): Promise<Row[]> {
  return sql<Row>(
    `select *, cost_usd::float8 as cost_usd from public.model_calls
     where model = any ($1) or (purpose = 'check' and user_id in (
       select k.user_id from public.model_calls k where k.model = any ($1)
     ))
     order by purpose = 'reply' and outcome = 'lost', started_at, ended_at`,
    [models],
  );
}

/** Resolves when workers that are slow have come back, and OpenRouter was asked for all that it can tell later. */
export async function ledgerIsWritten(product: Product, cast: Cast, lost: Played[] = []): Promise<void> {
  const forgotten = new Set(product.bill.calls.filter((call) => call.isForgotten).map(({ id }) => id));
  const missing = async () => {
    const rows = await rowsOf(product, cast);
    return rows.filter((row) => {
      if (row.outcome === 'lost')
        return row.purpose === 'check' || !lost.some(({ turnId }) => turnId === row.turn_id);
      return row.generation_id !== null && !row.usage_known && !forgotten.has(row.generation_id);
    });
  };
  await expect.poll(missing, { timeout: 120_000 }).toEqual([]);
}

/** What a row must be for this request. */
function expectRow(row: Row, call: BilledCall, isLost: boolean, name: string) {
  const what = `${name}: ${call.provider}`;
  expect([row.provider, row.model], what).toEqual([call.provider, call.model]);
  if (call.isTold) expect([row.outcome, row.usage_known], what).toEqual(['finished', true]);
  if (isLost) expect([row.outcome, row.usage_known], what).toEqual(['lost', false]);
  if (row.generation_id !== null) {
    expect(row.generation_id, what).toBe(call.id);
    expect(row.usage_known, what).toBe(!call.isForgotten);
  } else if (!call.isTold) expect(row.usage_known, what).toBe(false);

  if (row.usage_known) {
    const { promptTokens, completionTokens, reasoningTokens, costUsd } = call;
    expect([row.prompt_tokens, row.completion_tokens, row.reasoning_tokens], what).toEqual([
      promptTokens,
      completionTokens,
      reasoningTokens,
    ]);
    expect(Math.abs((row.cost_usd ?? -1) - costUsd), what).toBeLessThan(1e-6);
  } else if (!call.isRefused) {
    // An estimate, which only a server of this machine gives away.
    expect(row.prompt_tokens, what).toBeGreaterThan(0);
    if (call.provider === 'custom') expect(row.cost_usd, what).toBe(0);
    else expect(row.cost_usd, what).toBeGreaterThan(0);
  }
}

/** Every message ended as its scenario says. */
export async function expectEnds({ sql }: Product, played: Played[]): Promise<void> {
  const turns = await sql<{ id: string; status: string }>(
    'select id, status from public.turns where id = any ($1)',
    [played.map(({ turnId }) => turnId)],
  );
  for (const { name, turnId } of played) {
    expect(turns.find(({ id }) => id === turnId)?.status, name).toBe(scenarioOf(name).status);
  }
}

/** What the ledger must say of the bill: each request once, at its price where one was told, else as an estimate. */
export async function expectLedgerIsBill(product: Product, cast: Cast, played: Played[]): Promise<void> {
  const written = await rowsOf(product, cast);
  const rows = written.filter(({ purpose }) => purpose === 'reply');
  const checks = written.filter(({ purpose }) => purpose === 'check');
  // What a server of this machine refuses is no request to count.
  const calls = product.bill.calls.filter(({ isRefused, provider }) => !(isRefused && provider === 'custom'));
  for (const { name, text, turnId, isLost } of played) {
    const ofTurn = rows.filter((row) => row.turn_id === turnId);
    const asked = calls.filter((call) => call.text === text);
    expect(ofTurn.length, `${name}: ${JSON.stringify(ofTurn)}`).toBe(asked.length);
    for (const [place, call] of asked.entries()) {
      expectRow(ofTurn[place] as Row, call, isLost && place === asked.length - 1, name);
    }
    const checksOfTurn = checks.filter((row) => row.turn_id === turnId);
    const judged = product.bill.checks.filter((call) => call.text === text);
    expect(checksOfTurn.length, `${name}: checks`).toBe(judged.length);
    for (const [place, call] of judged.entries()) {
      expectRow(checksOfTurn[place] as Row, call, false, `${name}: check`);
    }
  }
  expect(rows).toHaveLength(calls.length);
  expect(checks).toHaveLength(product.bill.checks.length);
  await expectSums(product, cast, rows, calls);
}

/** The sums that admins see, against the rows and against the bill. */
async function expectSums(
  { sql }: Product,
  { models }: Cast,
  rows: Row[],
  calls: BilledCall[],
): Promise<void> {
  const sums = await sql<{
    model: string;
    calls: number;
    finished: number;
    unknown: number;
    tokens: number;
    known: number;
    cost: number;
  }>(
    `select model, sum(calls)::int as calls, sum(finished)::int as finished, sum(unknown_usage)::int as unknown,
       sum(prompt_tokens + completion_tokens)::int as tokens, sum(cost_usd - estimated_usd)::float8 as known,
       sum(cost_usd)::float8 as cost
     from private.call_sums where model = any ($1) group by model order by model`,
    [models],
  );
  const billed = new Map(calls.map((call) => [call.id, call]));
  for (const { model, known, cost, ...counts } of sums) {
    const ofModel = rows.filter((row) => row.model === model);
    const knownRows = ofModel.filter((row) => row.usage_known);
    expect(counts).toEqual({
      calls: ofModel.length,
      finished: ofModel.filter(({ outcome }) => outcome === 'finished').length,
      unknown: ofModel.length - knownRows.length,
      tokens: ofModel.reduce((sum, row) => sum + row.prompt_tokens + row.completion_tokens, 0),
    });
    expect(Math.abs(cost - ofModel.reduce((sum, row) => sum + (row.cost_usd ?? 0), 0))).toBeLessThan(1e-6);
    const told = [...billed.values()].filter(
      (call) =>
        call.model === model && (call.isTold || knownRows.some((row) => row.generation_id === call.id)),
    );
    expect(Math.abs(known - told.reduce((sum, call) => sum + call.costUsd, 0))).toBeLessThan(1e-6);
  }
  expect(sums.map(({ model }) => model).sort()).toEqual([...models].sort());
  // With what the classifier cost, which is asked beside each of them.
  const [people] = await sql<{ cost: number; total: number }>(
    `with people as (select distinct k.user_id from public.model_calls k where k.model = any ($1))
     select (select sum(c.cost_usd) from private.person_costs c join people using (user_id))::float8 as cost,
       (select sum(k.cost_usd) from public.model_calls k join people using (user_id))::float8 as total`,
    [models],
  );
  expect(Math.abs((people?.cost ?? 0) - (people?.total ?? 0))).toBeLessThan(1e-6);
}
