// @ts-check
import { load, withBrowser, withBuiltSite } from './support/built-site.mjs';
import { countRoundTrips } from './support/round-trips.mjs';

const MESSAGES = 1000;
const SLOWDOWN = 4;
const INP_BUDGET_MS = 100;
const NODE_BUDGET = 3000;
const TRIP_BUDGET = 2;
/** A reply that waits for keys, or keys that wait for a reply: one is as slow as the other. */
const LATE_BUDGET_MS = 1000;
/** The repeated text of the reply, streamed word by word at the speed of models. */
const WORDS = ['And ', 'then ', 'it ', 'went ', 'on ', 'for ', 'a ', 'while. '];
const BETWEEN_WORDS_MS = 20;
/** A quick typist: keys that come faster than people type would only wait for each other. */
const BETWEEN_KEYS_MS = 120;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../e2e/support/world.ts').World} World */

/** A user without limits who has a long chat with Suki. @param {World} world */
async function talkativePerson(world) {
  const { asServer, signUp } = await load('e2e/support/accounts.ts');
  const account = await signUp(world.stack);
  const server = asServer(world.stack);
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'ultimate' });
  const { storeConversation } = await load('e2e/support/conversations.ts');
  await storeConversation(server, {
    userId: account.id,
    companionId: 'suki',
    texts: Array.from(
      { length: MESSAGES },
      (_, index) =>
        `Message ${index + 1}. ${'The train stops, and somebody gets on. '.repeat(1 + (index % 5))}`,
    ),
  });
  return account;
}

/**
 * The chat on a phone with a slow processor, its interactions being timed; and the round trips before it showed what
 * was said.
 *
 * @param {World} world
 * @param {import('@playwright/test').Browser} browser
 */
async function openChat(world, browser) {
  const { session } = await talkativePerson(world);
  const localStorage = [{ name: 'auth_session', value: JSON.stringify(session) }];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: world.site.url, localStorage }] },
  });
  const page = await context.newPage();
  // Until the task after the next frame: the browser's own figure waits for a compositor that, without a screen,
  // reports frames seconds after they were drawn at 60 a second.
  await page.addInitScript(() => {
    /** @type {number[]} */
    const keys = [];
    const drawn = (/** @type {KeyboardEvent} */ { timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - timeStamp)));
    window.addEventListener('keydown', drawn, { capture: true });
    Object.assign(window, { keys });
  });
  const roundTrips = await countRoundTrips(page, world.stack.apiUrl);
  await page.goto(`${world.site.url}/chat?companionId=suki`);
  await page.getByText(`Message ${MESSAGES}.`).waitFor();
  const trips = await roundTrips();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, trips };
}

/** Scrolls up to the first message; returns the most elements that the document had. @param {Page} page */
async function scrollToTheBeginning(page) {
  await page.getByRole('log').hover();
  const first = page.getByText('Message 1. ');
  let most = 0;
  while ((await first.count()) === 0) {
    await page.mouse.wheel(0, -3000);
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  return most;
}

/** Milliseconds until the slowest key of `work` was drawn. @param {Page} page @param {() => Promise<void>} work */
async function slowestKey(page, work) {
  // What the page still has to do from before is not what a key waits for.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => /** @type {any} */ (window).keys.splice(0));
  await work();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.round(Math.max(.../** @type {any} */ (window).keys));
  });
}

/** A chat of a thousand messages on a slow phone: its elements, and its delay for a key. */
export default async function longChat() {
  return await withBuiltSite((world) => withBrowser((browser) => measure(world, browser)), 'scripted');
}

/** @param {World} world @param {import('@playwright/test').Browser} browser */
async function measure(world, browser) {
  const { page, trips } = await openChat(world, browser);
  const composer = page.getByRole('textbox', { name: 'Message to Suki' });
  const type = () =>
    composer.pressSequentially('The quick brown fox jumps over the lazy dog.', { delay: BETWEEN_KEYS_MS });

  const nodes = await scrollToTheBeginning(page);
  const typing = await slowestKey(page, type);
  let isTyping = true;
  world.model.willAnswer(async (reply) => {
    for (let word = 0; isTyping; word++) {
      await reply.piece(WORDS[word % WORDS.length] ?? '');
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_WORDS_MS));
    }
    await reply.finish();
  });
  await composer.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  // Sending brings the reader from the first message back to the last one, which is no matter of the reply.
  await page.getByRole('log').getByText(WORDS.join('').trim()).waitFor();
  const whileStreaming = await slowestKey(page, type);
  isTyping = false;
  const typed = performance.now();
  await stop.waitFor({ state: 'detached' });
  const late = Math.round(performance.now() - typed);
  return [
    { figure: 'chat: round trips before the last messages', budget: TRIP_BUDGET, measured: trips, unit: '' },
    { figure: 'chat of 1,000 messages: most elements', budget: NODE_BUDGET, measured: nodes, unit: '' },
    { figure: '  slowest key, 4x slower CPU', budget: INP_BUDGET_MS, measured: typing, unit: 'ms' },
    {
      figure: '  slowest key while a reply streams in',
      budget: INP_BUDGET_MS,
      measured: whileStreaming,
      unit: 'ms',
    },
    { figure: '  until that reply is there whole', budget: LATE_BUDGET_MS, measured: late, unit: 'ms' },
  ];
}
