import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Tier } from '#contracts/fields.ts';
import { type SoldPlan, stockCatalogue } from '../../../support/scripted-stripe/catalogue.ts';
import type { Event, Price } from '../../../support/scripted-stripe/objects.ts';
import { ScriptedStripe } from '../../../support/scripted-stripe/server.ts';
import { type Delivery, post, type Signing, signed } from '../../../support/scripted-stripe/webhooks.ts';
import { signUpData } from '../../../support/sign-up-data.ts';
import { signToken } from '../../support/tokens.ts';
import { jwtSecret, type PaymentsStack } from './global-setup.ts';

export { siteUrl } from './global-setup.ts';

export type Person = { id: string; token: string };
export type Answer = { status: number; body: Record<string, unknown> };
/** What the database says of a person: the plan, and the one live subscription. */
export type Holding = { tier: Tier; status: string | null; renewsAt: string | null; endsAt: string | null };

/**
 * A product that takes payments, for the tests of one file: the stack with Stripe's secrets, beside a Stripe of this
 * file's own that sells the plan table.
 */
export class Payments {
  stripe!: ScriptedStripe;
  stack!: PaymentsStack;
  #database!: pg.Client;

  async start(): Promise<void> {
    const { address, stripePort } = inject('payments');
    // Ids of another name than those that other files have left in the database.
    this.stripe = await ScriptedStripe.start(stripePort, randomUUID().slice(0, 8));
    this.stack = (await (await fetch(address)).json()) as PaymentsStack;
    this.#database = new pg.Client({ connectionString: this.stack.dbUrl });
    await this.#database.connect();
    const plans = 'select tier, name, price_gbp, lookup_key from public.plans where lookup_key is not null';
    stockCatalogue(this.account, await this.sql<SoldPlan>(plans));
  }

  async stop(): Promise<void> {
    await this.#database.end();
    await this.stripe.stop();
  }

  get account() {
    return this.stripe.account;
  }

  /** Asks the database itself, past every rule. */
  async sql<Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#database.query<Row>(text, values)).rows;
  }

  /** Somebody who is signed in. The row is written as the auth service writes it. */
  async newPerson(tier: Tier = 'free'): Promise<Person> {
    const id = randomUUID();
    await this.sql(
      `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', $2, $3, now(), now())`,
      [id, `${id}@people.test`, signUpData],
    );
    if (tier !== 'free')
      await this.sql('update public.users set subscription_tier = $2 where id = $1', [id, tier]);
    return { id, token: await signToken(jwtSecret, id) };
  }

  /** Somebody who has paid for a plan, and the product knows it. */
  async subscriber(tier: Tier): Promise<Person & { customerId: string; subscriptionId: string }> {
    const person = await this.newPerson();
    const checkoutId = await this.checkout(person, tier);
    const { id: subscriptionId, customer: customerId } = this.account.pay(checkoutId);
    await this.call('stripe-sync', person, { session_id: checkoutId });
    return { ...person, customerId, subscriptionId };
  }

  priceOf(tier: Tier): Price {
    return this.account.priceOf(`${tier}_monthly`);
  }

  /** Calls a function over HTTP as a page does. */
  async call(name: string, as: Person | null, body?: object, method = 'POST'): Promise<Answer> {
    const response = await fetch(`${this.stack.apiUrl}/functions/v1/${name}`, {
      method,
      headers: {
        apikey: this.stack.publishableKey,
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** Opens a checkout for a plan and answers its id. */
  async checkout(person: Person, tier: Tier): Promise<string> {
    const { body } = await this.call('stripe-checkout', person, { priceId: this.priceOf(tier).id });
    const id = String(body.url).split('/').at(-1) ?? '';
    return this.account.checkout(id).id;
  }

  /** Delivers an event as Stripe does, signed now unless `signing` says otherwise. */
  async deliver(event: Event, signing: Signing = {}): Promise<Answer> {
    return await this.deliverRaw(await signed(event, signing));
  }

  async deliverRaw(delivery: Delivery): Promise<Answer> {
    const response = await post(`${this.stack.apiUrl}/functions/v1/stripe-webhook`, delivery);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** Delivers what has happened since `from`, in order. */
  async deliverAll(from = 0): Promise<void> {
    for (const event of this.account.events.slice(from)) {
      const { status } = await this.deliver(event);
      if (status !== 200) throw new Error(`${event.type} was answered ${status}`);
    }
  }

  async holding({ id }: Person): Promise<Holding | undefined> {
    const [row] = await this.sql<{
      tier: Tier;
      status: string | null;
      current_period_end: Date | null;
      ends_at: Date | null;
    }>(
      `select u.subscription_tier as tier, s.status, s.current_period_end, s.ends_at
       from public.users u left join public.stripe_subscriptions s on s.user_id = u.id and s.is_live where u.id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { tier, status, current_period_end, ends_at } = row;
    const endsAt = ends_at?.toISOString() ?? null;
    return { tier, status, endsAt, renewsAt: endsAt ? null : (current_period_end?.toISOString() ?? null) };
  }

  async tierOf(person: Person): Promise<Tier | undefined> {
    return (await this.holding(person))?.tier;
  }
}

/** Payments for the tests of this file. */
export function paymentsForThisFile(): Payments {
  const payments = new Payments();
  beforeAll(() => payments.start());
  afterAll(() => payments.stop());
  return payments;
}
