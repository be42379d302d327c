// @ts-check
import { randomUUID } from 'node:crypto';
import { connected } from '../support/database/project.mjs';
import { load, withBrowser, withBuiltSite } from './support/built-site.mjs';
import { authenticateAs } from './support/postgresql.mjs';
import { median } from './support/times.mjs';

const MESSAGES = 5_000;
const FORKS = 300;
const SAMPLES = 100;
const SLOWDOWN = 4;

/** @typedef {import('../e2e/support/world.ts').World} World */
/** @typedef {{ id: string, session: { access_token: string } }} Account */
/** @typedef {{ id: string, version: number, versions: number }} ShownMessage */

/** Somebody without limits in a chat of 5,000 messages. @param {World} world @returns {Promise<Account>} */
async function talkativePerson(world) {
  const { asServer, signUp } = await load('e2e/support/accounts.ts');
  const { storeConversation } = await load('e2e/support/conversations.ts');
  const account = await signUp(world.stack);
  const server = asServer(world.stack);
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'ultimate' });
  const texts = Array.from(
    { length: MESSAGES },
    (_, index) => `Message ${index + 1}. The train stops again.`,
  );
  await storeConversation(server, { userId: account.id, companionId: 'suki', texts });
  return account;
}

/**
 * A thousand operations by the product's own endpoints, as the person: 300 replies are edited and each old version is
 * shown again; then 200 messages are deleted and brought back.
 *
 * @param {World} world
 * @param {Account} account
 */
async function thousandOperations({ stack }, { session }) {
  const headers = {
    apikey: stack.publishableKey,
    authorization: `Bearer ${session.access_token}`,
    'content-type': 'application/json',
  };
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ body,
  ) => {
    const response = await fetch(`${stack.apiUrl}/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const call = (/** @type {string} */ name, /** @type {object} */ body) =>
    send('POST', `functions/v1/${name}`, body);
  const { chatId } = await call('chat-ensure', { companionId: 'suki' });
  /** @type {(ShownMessage & { message_type: string })[]} */
  const shown = [];
  while (shown.length < MESSAGES) {
    const p_before = shown.at(-1)?.id ?? null;
    const page = await send('POST', 'rest/v1/rpc/read_messages', {
      p_companion_id: 'suki',
      p_before,
      p_limit: 100,
    });
    shown.push(...page);
  }
  const replies = shown.reverse().filter(({ message_type }) => message_type === 'ai');
  for (let fork = 0; fork < FORKS; fork++) {
    const target = replies[Math.floor((fork * replies.length) / FORKS)]?.id;
    const edit = { mode: 'edit', companionId: 'suki', messageId: randomUUID(), target, reply: false };
    await call('chat-send', { ...edit, text: `Other words ${fork + 1}.` });
    await call('chat-path', { chatId, messageId: target });
  }
  for (let index = 0; index < 200; index++) {
    const id = shown[index * 20]?.id;
    await send('DELETE', `rest/v1/messages?id=eq.${id}`, {});
    await call('chat-restore', { id });
  }
}

/**
 * Milliseconds that a statement takes in the database, as this person and without the network.
 *
 * @param {World} world
 * @param {Account} account
 */
async function inDatabase({ stack }, { id }) {
  return await connected(stack.dbUrl, async (client) => {
    // What autovacuum does within a minute of so many changes; nothing is vacuumed.
    await client.query('analyze public.messages');
    await authenticateAs(client, id);
    const time = async (/** @type {string} */ sql) => {
      const times = [];
      for (let run = 0; run < SAMPLES; run++) {
        const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`);
        times.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
      }
      return median(times);
    };
    const { rows } = await client.query(
      `select id from messages where user_id = $1 and hidden_head_id is null order by created_at offset 2500 limit 1`,
      [id],
    );
    return {
      newest: await time(`select * from read_messages('suki')`),
      middle: await time(`select * from read_messages('suki', p_before => '${rows[0].id}')`),
    };
  });
}

/**
 * The page at the beginning of the chat: milliseconds from a press on 'Next version' until that version is drawn, and
 * of the slowest key in the composer on a slow processor.
 *
 * @param {World} world
 * @param {import('@playwright/test').Browser} browser
 * @param {Account} account
 */
async function inPage(world, browser, { session }) {
  const localStorage = [{ name: 'auth_session', value: JSON.stringify(session) }];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: world.site.url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${world.site.url}/chat?companionId=suki`);
  await page.getByText(`Message ${MESSAGES}.`).waitFor();
  await page.getByRole('log').hover();
  const first = page.getByText('Message 1. ');
  while ((await first.count()) === 0) await page.mouse.wheel(0, -5000);
  const pressed = (/** @type {string} */ name, /** @type {string} */ text) =>
    page.evaluate(
      async ([label, wanted]) => {
        const buttons = [...document.querySelectorAll('[role=log] button')];
        const button = buttons.find((other) => other.getAttribute('aria-label')?.startsWith(label ?? ''));
        if (!(button instanceof HTMLElement)) throw new Error(`There is no button '${label}'`);
        const begin = performance.now();
        button.click();
        while (!document.querySelector('[role=log]')?.textContent?.includes(wanted ?? ''))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - begin;
      },
      [name, text],
    );
  const switches = [];
  for (let run = 0; run < 5; run++) {
    switches.push(await pressed('Next version', 'Other words 1.'));
    switches.push(await pressed('Previous version', 'Message 2. '));
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    /** @type {number[]} */
    const keys = [];
    const drawn = (/** @type {KeyboardEvent} */ { timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - timeStamp)));
    window.addEventListener('keydown', drawn, { capture: true });
    Object.assign(window, { keys });
  });
  const composer = page.getByRole('textbox', { name: 'Message to Suki' });
  await composer.pressSequentially('The quick brown fox jumps over the lazy dog.', { delay: 120 });
  const key = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.max(.../** @type {any} */ (window).keys);
  });
  return { switched: median(switches), key };
}

/** A chat of 5,000 messages with 300 forks after a thousand operations, never vacuumed by hand (R-KEEP-07). */
export default async function versions() {
  return await withBuiltSite(async (world) => {
    const account = await talkativePerson(world);
    await thousandOperations(world, account);
    const { newest, middle } = await inDatabase(world, account);
    const { switched, key } = await withBrowser((browser) => inPage(world, browser, account));
    const round = (/** @type {number} */ value) => Math.round(value * 1000) / 1000;
    return [
      {
        figure: '300 forks: the newest page, in the database',
        budget: 0.5,
        measured: round(newest),
        unit: 'ms',
      },
      { figure: '  a page in the middle', budget: 0.5, measured: round(middle), unit: 'ms' },
      {
        figure: '  another version near the beginning',
        budget: 150,
        measured: Math.round(switched),
        unit: 'ms',
      },
      { figure: '  slowest key there, 4x slower CPU', budget: 100, measured: Math.round(key), unit: 'ms' },
    ];
  }, 'scripted');
}
