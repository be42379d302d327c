import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCatalogue } from '../../../supabase/functions/_shared/services/model-catalogue.ts';
import { hangs, refuses } from '../../support/model-answers.ts';
import { type Answer, ScriptedModel } from '../../support/scripted-model.ts';

let model: ScriptedModel;
let catalogues = 0;
// A server for each test: a request that was given up may still arrive, and would take a later test's response.
beforeEach(async () => {
  model = await ScriptedModel.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await model.stop();
});

/** Another key for each test, so that none reads what another one kept. */
const fresh = () => ({ baseUrl: model.baseUrl, apiKey: `key-${++catalogues}` });
const offers =
  (id: string): Answer =>
  (reply) =>
    reply.json(200, { data: [{ id }] });

test('[R-API-24] a catalogue that does not respond times out', async () => {
  model.willAnswer(hangs);
  await expect(readCatalogue(fresh(), 100)).rejects.toMatchObject({ code: 'model_timeout' });
});

test('a catalogue that stops in the middle of its response times out', async () => {
  model.willAnswer(async (reply) => {
    await reply.raw('{"data": [');
    await reply.closed;
  });
  await expect(readCatalogue(fresh(), 100)).rejects.toMatchObject({ code: 'model_timeout' });
});

test('a failure is not cached', async () => {
  const catalogue = fresh();
  model.willAnswer(refuses(500), offers('maker/one'));
  await expect(readCatalogue(catalogue)).rejects.toMatchObject({ code: 'model_failed' });
  expect(await readCatalogue(catalogue)).toMatchObject([{ id: 'maker/one' }]);
});

test('a list is cached for five minutes, by address and key', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const catalogue = fresh();
  model.willAnswer(offers('maker/one'), offers('maker/two'), offers('maker/three'));
  expect(await readCatalogue(catalogue)).toMatchObject([{ id: 'maker/one' }]);
  expect(await readCatalogue(fresh())).toMatchObject([{ id: 'maker/two' }]);
  vi.setSystemTime(Date.now() + 299_000);
  expect(await readCatalogue(catalogue)).toMatchObject([{ id: 'maker/one' }]);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await readCatalogue(catalogue)).toMatchObject([{ id: 'maker/three' }]);
});

test('a base URL may end with a slash', async () => {
  model.willAnswer(offers('maker/one'));
  await readCatalogue({ ...fresh(), baseUrl: `${model.baseUrl}/` });
  expect(model.requests[0]?.path).toBe('/v1/models');
});
