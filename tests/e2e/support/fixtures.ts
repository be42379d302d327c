import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { ScriptedModel } from '../../support/scripted-model.ts';
import { type Account, asServer, makeAdmin, signUp } from './accounts.ts';
import { Problems } from './problems.ts';
import { StripePages } from './stripe-pages.ts';
import { closeWorld, openWorld, type Payments, type Provider, type World } from './world.ts';

export { expect };

type TestFixtures = {
  /** A fresh adult on the free plan, not logged in. */
  account: Account;
  /** The page, logged in as `account`. */
  memberPage: Page;
  /** The page, logged in as an admin. */
  adminPage: Page;
  /** Opens a page of its own browser profile, logged in as this account. */
  openAs: (account: Account) => Promise<Page>;
  /** The model server behind this worker's stack; empty queue and no requests when a test begins. */
  scriptedModel: ScriptedModel;
  /** Stripe's side of a journey; only in a world whose `payments` are 'stripe'. */
  stripePages: StripePages;
  /** Reads and changes the database as the server. */
  server: ReturnType<typeof asServer>;
  /** Removes the companions that a test has added to the catalogue, so that tests do not depend on their order. */
  catalogue: undefined;
  /** Console errors and uncaught errors of every page; any that is not expected fails the test. */
  problems: Problems;
};

type WorkerFixtures = { provider: Provider; payments: Payments; world: World };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: ['scripted', { option: true, scope: 'worker' }],
  payments: ['demo', { option: true, scope: 'worker' }],

  world: [
    async ({ provider, payments }, use) => {
      const world = await openWorld(provider, payments);
      await use(world);
      await closeWorld(world);
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ world }, use) => use(world.site.url),

  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  scriptedModel: async ({ world }, use) => {
    world.model.reset();
    await use(world.model);
  },

  server: ({ world }, use) => use(asServer(world.stack)),

  catalogue: [
    async ({ server, world }, use) => {
      await use(undefined);
      const others = `not.in.(${world.companions.join(',')})`;
      await server.remove(`chats?companion_id=${others}`); // nobody who is talked with is deleted
      await server.remove(`companions?id=${others}`);
    },
    { auto: true },
  ],

  stripePages: ({ world }, use) => use(new StripePages(world)),

  account: async ({ world }, use) => use(await signUp(world.stack)),

  memberPage: async ({ account, context, page, world }, use) => {
    await keepLoggedIn(context, world, account);
    await use(page);
  },

  adminPage: async ({ account, context, page, world }, use) => {
    await keepLoggedIn(context, world, await makeAdmin(world.stack, account));
    await use(page);
  },

  openAs: async ({ browser, contextOptions, problems, viewport, world }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: world.site.url });
      opened.push(context);
      problems.watch(context);
      await keepLoggedIn(context, world, account);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Puts the session of `account` where the page keeps it, as if the person had logged in earlier. */
async function keepLoggedIn(context: BrowserContext, { site }: World, { session }: Account): Promise<void> {
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: site.url, localStorage: [{ name: 'auth_session', value: JSON.stringify(session) }] }],
  });
}
