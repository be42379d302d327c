import type { Page } from '@playwright/test';
import type { ScriptedAccount } from '../../support/scripted-stripe/account.ts';
import { post, signed } from '../../support/scripted-stripe/webhooks.ts';
import type { World } from './world.ts';

/** Actions on Stripe's own pages, and the delivery of Stripe's events. */
export class StripePages {
  readonly #world: World;
  #delivered = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get account(): ScriptedAccount {
    if (!this.#world.stripe) throw new Error('This world takes no payments');
    return this.#world.stripe.account;
  }

  /** Puts Stripe's pages where a browser finds them. */
  async open(page: Page): Promise<void> {
    await page.route(/^https:\/\/(checkout|billing)\.stripe\.test\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>Stripe</h1>' }),
    );
    this.#delivered = this.account.events.length;
  }

  /** Pays the open checkout; returns the address that Stripe redirects to. */
  async pay(page: Page): Promise<string> {
    await page.waitForURL(/checkout\.stripe\.test/);
    const id = lastPart(page.url());
    this.account.pay(id);
    return this.account.checkout(id).success_url.replace('{CHECKOUT_SESSION_ID}', id);
  }

  /** Cancels the open checkout; returns the address that Stripe redirects to. */
  async turnRound(page: Page): Promise<string> {
    await page.waitForURL(/checkout\.stripe\.test/);
    return this.account.checkout(lastPart(page.url())).cancel_url ?? '';
  }

  /** Confirms the open change of plan; returns the address that Stripe redirects to. */
  async confirmChange(page: Page): Promise<string> {
    await page.waitForURL(/billing\.stripe\.test/);
    const id = lastPart(page.url());
    this.account.confirmChange(id);
    return this.account.portals.get(id)?.flow?.return_url ?? '';
  }

  /** Delivers every event that has happened and was not delivered, as Stripe does. */
  async deliverEvents(): Promise<void> {
    const url = `${this.#world.stack.apiUrl}/functions/v1/stripe-webhook`;
    for (const event of this.account.events.slice(this.#delivered)) {
      const { status } = await post(url, await signed(event));
      if (status !== 200) throw new Error(`${event.type} was answered ${status}`);
    }
    this.#delivered = this.account.events.length;
  }
}

function lastPart(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
