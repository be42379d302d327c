// @vitest-environment jsdom
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningStack, startStack } from '../support/stack.ts';
import { signIn } from './support/api.ts';

// What the page's own code hears of its person's row, in the project as it is.

let stack: RunningStack;
let database: pg.Client;

beforeAll(async () => {
  stack = await startStack({ siteUrl: window.location.origin });
  vi.stubEnv('VITE_SUPABASE_URL', stack.apiUrl);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  vi.stubEnv('VITE_APP_VERSION', '1.0.0');
  // Node's own takes no events of jsdom's.
  vi.stubGlobal('WebSocket', WebSocket);
  database = new pg.Client({ connectionString: stack.dbUrl });
  await database.connect();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await database.end();
  await stack.stop();
});

/** The id and session of one of the people a new project begins with. */
async function seeded(name: string) {
  const { body } = await signIn(stack, { email: `${name}@amity.test`, password: 'companion-demo' });
  return { id: String(body.user.id), session: body };
}

const setTier = ({ id }: { id: string }, tier: string) =>
  database.query('update public.users set subscription_tier = $2 where id = $1', [id, tier]);

test('[R-DATA-23] a page receives the new and old tier of its own row only, at most twice a second, including the last change', async () => {
  const [person, other] = [await seeded('free'), await seeded('basic')];
  localStorage.setItem('auth_session', JSON.stringify(person.session));
  const { subscribeToRows } = await import('#lib/subscribe-to-rows.ts');
  const { closeSupabase, getSupabase } = await import('#lib/supabase.ts');
  const heard: { id: string; tier: string; was: string | undefined; at: number }[] = [];
  onTestFinished(
    subscribeToRows('users', `auth_user_id=eq.${person.id}`, {
      onUpdate: ({ id, subscription_tier: tier }, { subscription_tier: was }) =>
        heard.push({ id, tier, was, at: performance.now() }),
      onRejoined: () => {},
    }),
  );
  onTestFinished(closeSupabase);
  const supabase = await getSupabase();
  await vi.waitFor(() => expect(supabase.getChannels().map(({ state }) => state)).toEqual(['joined']), {
    timeout: 30_000,
  });

  await setTier(other, 'premium');
  for (const tier of [
    'basic',
    'premium',
    'basic',
    'premium',
    'basic',
    'premium',
    'basic',
    'premium',
    'ultimate',
  ]) {
    await setTier(person, tier);
  }
  // The last change is told once the pause after the one before it is over.
  await vi.waitFor(() => expect(heard.at(-1)?.tier).toBe('ultimate'), { timeout: 30_000 });

  expect(heard.map(({ id }) => id)).toEqual(heard.map(() => person.id));
  expect(heard[0]).toMatchObject({ tier: 'basic', was: 'free' });
  // Each begins with what the one before ended with: no change falls between two of them.
  expect(heard.slice(1).map(({ was }) => was)).toEqual(heard.slice(0, -1).map(({ tier }) => tier));
  // A timer may be a millisecond early.
  for (const [index, { at }] of heard.entries()) {
    const before = heard[index - 1]?.at ?? Number.NEGATIVE_INFINITY;
    expect(at - before).toBeGreaterThan(495);
  }
});
