import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { Account } from './accounts.ts';
import type { World } from './world.ts';

/**
 * Google's side of a sign-in: the project has Google, the person sees its page, and the auth service hands out a code
 * for whoever said yes there, under the challenge with which the page set out.
 */
export class GoogleLogin {
  readonly #page: Page;
  readonly #world: World;

  constructor(page: Page, world: World) {
    this.#page = page;
    this.#world = world;
  }

  /** From now on the project has Google, and its page offers to go on as `account`. */
  async open(account: Account): Promise<void> {
    await this.#page.route('**/auth/v1/settings', (route) =>
      route.fulfill({ json: { external: { google: true, apple: false, email: true } } }),
    );
    await this.#page.route('**/auth/v1/authorize?*', async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const back = asked.get('redirect_to') ?? '';
      await route.fulfill({
        contentType: 'text/html',
        body: `<title>Google</title><a href="${withQuery(back, 'code', await this.#grant(account, asked))}">Continue</a>
          <a href="${withQuery(back, 'error', 'access_denied')}">Cancel</a>`,
      });
    });
  }

  /** The code that the auth service would make of Google's yes. */
  async #grant({ id }: Account, asked: URLSearchParams): Promise<string> {
    const code = randomUUID();
    const database = new pg.Client({ connectionString: this.#world.stack.dbUrl });
    await database.connect();
    await database.query(
      `insert into auth.flow_state (id, user_id, auth_code, authentication_method, provider_type, code_challenge,
         code_challenge_method, auth_code_issued_at)
       values (gen_random_uuid(), $1, $2, 'oauth', 'google', $3, $4, now())`,
      [id, code, asked.get('code_challenge'), asked.get('code_challenge_method')],
    );
    await database.end();
    return code;
  }
}

function withQuery(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href.replaceAll('&', '&amp;');
}
