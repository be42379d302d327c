import { afterAll, beforeAll, test } from 'vitest';
import { newPeople, type Person } from '../support/people.ts';
import { sql, stack } from '../support/stack.ts';
import { expectEnds, expectLedgerIsBill, ledgerIsWritten } from './support/ledger.ts';
import { scenarioNames, scenarioOf } from './support/scenarios.ts';
import { ScriptedBill } from './support/scripted-bill.ts';
import { interruptLostTurns, newCast, type Product, play, providers } from './support/turns.ts';

let bill: ScriptedBill;
beforeAll(async () => {
  bill = await ScriptedBill.start(stack.modelPort, stack.modelHost);
});
afterAll(() => bill.stop());

test('[R-COST-01] the ledger is the bill of each provider, whatever becomes of a message', async () => {
  const product: Product = { ...stack, sql, bill };
  const cast = await newCast(product);
  const [first, ...people] = await newPeople(1 + scenarioNames.length, 'ultimate');
  // What a model costs is known from its first reply on, which estimates need.
  const known = providers.map((provider) => play(product, cast, first as Person, provider, 'is answered'));
  const played = await Promise.all(known);
  const others = scenarioNames.map(async (name, place) => {
    // What a stand-in was asked in place of, OpenRouter alone knows later.
    const provider = scenarioOf(name).hasStandIn ? 'openrouter' : providers[place % 3];
    const sent = await play(product, cast, people[place] as Person, provider ?? 'openrouter', name);
    // A worker that is only slow: the clock gives it up, before it does so itself, and then it comes back.
    if (scenarioOf(name).meanwhile === 'kill') {
      await interruptLostTurns(product, [sent]);
      bill.breakOff(sent.text);
    }
    return sent;
  });
  played.push(...(await Promise.all(others)));
  await ledgerIsWritten(product, cast);
  await expectEnds(product, played);
  await expectLedgerIsBill(product, cast, played);
});
