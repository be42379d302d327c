import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../../supabase/local/postgres/free-port.mjs';
import { secretKey } from '../../../support/scripted-stripe/server.ts';
import { webhookSecret } from '../../../support/scripted-stripe/webhooks.ts';
import { type RunningStack, startStack } from '../../../support/stack.ts';

/** How a test file finds the stack that takes payments. */
export type PaymentsOffice = {
  /** Answers a `PaymentsStack`, and starts it when it is asked for the first time. */
  address: string;
  /** Where the functions look for Stripe; each test file listens there in its turn. */
  stripePort: number;
};

export type PaymentsStack = Pick<RunningStack, 'apiUrl' | 'dbUrl' | 'publishableKey' | 'secretKey'>;

declare module 'vitest' {
  interface ProvidedContext {
    payments: PaymentsOffice;
  }
}

export const jwtSecret = 'tests-sign-with-this-shared-secret-1234';
export const siteUrl = 'https://site.test';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

/** One stack with Stripe's secrets for all files about payments, which does not even start when none of them runs. */
export default async function setup(project: TestProject) {
  const stripePort = await freePort();
  let stack: Promise<RunningStack> | undefined;
  const office = createServer(async (_request, response) => {
    stack ??= startStack({
      env: {
        JWT_SECRET: jwtSecret,
        SITE_URL: siteUrl,
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`,
      },
    });
    const { apiUrl, dbUrl, publishableKey, secretKey: serverKey } = await stack;
    const answer: PaymentsStack = { apiUrl, dbUrl, publishableKey, secretKey: serverKey };
    response.end(JSON.stringify(answer));
  });
  project.provide('payments', { address: `http://127.0.0.1:${await listening(office)}`, stripePort });
  return async () => {
    office.closeAllConnections();
    await closed(office);
    await (await stack)?.stop();
  };
}
