// @module-tag long
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../supabase/local/postgres/free-port.mjs';
import { processTree, running } from '../../local/support/processes.ts';
import { temporaryFolder } from '../../local/support/project.ts';
import { type RunningStack, startStack } from '../../support/stack.ts';
import { newPeople, type Person } from '../support/people.ts';
import { Random } from '../support/random.ts';
import type { sql } from '../support/stack.ts';
import { expectEnds, expectLedgerIsBill, ledgerIsWritten } from './support/ledger.ts';
import { type ScenarioName, scenarioNames, scenarioOf } from './support/scenarios.ts';
import { ScriptedBill } from './support/scripted-bill.ts';
import { interruptLostTurns, newCast, type Played, type Product, play, providers } from './support/turns.ts';

const people = 50;
const roundsEach = 10;
/** Rounds in which everything that streams loses its worker. */
const deadly = [2, 5, 8];
const jwtSecret = 'tests-sign-with-this-shared-secret-1234';

/** A stack of this file's own, whose processes can be killed. */
class MortalProduct implements Product {
  readonly jwtSecret = jwtSecret;
  bill!: ScriptedBill;
  #stack!: RunningStack;
  #database!: pg.Pool;
  #folder!: string;
  #modelPort = 0;

  get apiUrl(): string {
    return this.#stack.apiUrl;
  }

  get publishableKey(): string {
    return this.#stack.publishableKey;
  }

  readonly sql: typeof sql = async (text, values = []) => (await this.#database.query(text, values)).rows;

  async start(): Promise<void> {
    this.#folder = await temporaryFolder(afterAll);
    this.#modelPort = await freePort();
    this.bill = await ScriptedBill.start(this.#modelPort);
    await this.#run();
  }

  async stop(): Promise<void> {
    await this.#database.end();
    await this.#stack.stop();
    await this.bill.stop();
  }

  /** Kills the process of the workers and of the API; the next one finds what was written. */
  async kill(): Promise<void> {
    await this.#database.end();
    const tree = processTree(this.#stack.pid);
    const workers = tree.find(({ command }) => command.includes('main.ts'));
    if (!workers) throw new Error(`No workers among ${JSON.stringify(tree)}`);
    process.kill(workers.pid, 'SIGKILL');
    await expect.poll(() => running(tree), { timeout: 120_000 }).toEqual([]);
    await this.#run();
  }

  async #run(): Promise<void> {
    const provider = (name: string) => `http://127.0.0.1:${this.#modelPort}/${name}/v1`;
    this.#stack = await startStack({
      keepIn: this.#folder,
      env: {
        JWT_SECRET: jwtSecret,
        OPENROUTER_API_KEY: 'key',
        OPENROUTER_BASE_URL: provider('openrouter'),
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: provider('openai'),
        CUSTOM_MODEL_BASE_URL: provider('custom'),
      },
    });
    this.#database = new pg.Pool({ connectionString: this.#stack.dbUrl, max: 2 });
  }
}

const product = new MortalProduct();
beforeAll(() => product.start());
afterAll(() => product.stop());

test(`[R-COST-01] the ledger is the bill of ${people * roundsEach} messages, some of whose workers were killed`, async () => {
  const cast = await newCast(product);
  const [first, ...everybody] = await newPeople(1 + people, 'ultimate', product);
  // What a model costs is known from its first reply on, which estimates need.
  const known = providers.map((provider) => play(product, cast, first as Person, provider, 'is answered'));
  const played: Played[] = await Promise.all(known);
  const chance = new Random(26);
  const isDeadly = (name: ScenarioName) => scenarioOf(name).meanwhile === 'kill';

  for (let round = 0; round < roundsEach; round++) {
    const names = scenarioNames.filter((name) => deadly.includes(round) || !isDeadly(name));
    const ended = await Promise.all(
      everybody.map((person) => play(product, cast, person, chance.pick(providers), chance.pick(names))),
    );
    played.push(...ended);
    if (!deadly.includes(round)) continue;
    const lost = ended.filter(({ name }) => isDeadly(name));
    // What is asked later of OpenRouter would be lost with the worker too, which is no part of this test.
    await ledgerIsWritten(product, cast, played);
    await product.kill();
    for (const turn of lost) turn.isLost = true;
    await interruptLostTurns(product, lost);
  }

  await ledgerIsWritten(
    product,
    cast,
    played.filter(({ isLost }) => isLost),
  );
  expect(played.filter(({ isLost }) => isLost).length).toBeGreaterThan(10);
  await expectEnds(product, played);
  await expectLedgerIsBill(product, cast, played);
});
