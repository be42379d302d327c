import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../supabase/local/postgres/free-port.mjs';
import { startStack } from '../../support/stack.ts';
import { givenStack } from './given-stack.ts';

/** What every test of the functions may use of the one stack that runs for all of them. */
export type SharedStack = {
  apiUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Signs access tokens, so that tests can sign expired and wrong ones honestly. */
  jwtSecret: string;
  /** Where the functions look for models; each test file listens there in its turn. */
  modelPort: number;
  modelHost: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    stack: SharedStack;
  }
}

const jwtSecret = 'tests-sign-with-this-shared-secret-1234';

/** Starts the embedded stack with three configured providers, which are one scripted model behind three addresses. */
async function embeddedStack() {
  const modelPort = await freePort();
  const provider = (name: string) => `http://127.0.0.1:${modelPort}/${name}/v1`;
  const stack = await startStack({
    env: {
      JWT_SECRET: jwtSecret,
      COUNTRY_HEADER: 'cf-ipcountry',
      OPENROUTER_API_KEY: 'key-of-openrouter',
      OPENROUTER_BASE_URL: provider('openrouter'),
      OPENAI_API_KEY: 'key-of-openai',
      OPENAI_BASE_URL: provider('openai'),
      CUSTOM_MODEL_API_KEY: 'key-of-custom',
      CUSTOM_MODEL_BASE_URL: provider('custom'),
    },
  });
  const { apiUrl, dbUrl, publishableKey, secretKey } = stack;
  const shared: SharedStack = {
    apiUrl,
    dbUrl,
    publishableKey,
    secretKey,
    jwtSecret,
    modelPort,
    modelHost: '127.0.0.1',
  };
  return { shared, stop: () => stack.stop() };
}

/** The embedded stack, or the one that TEST_STACK names (R-PROD-03). */
export default async function setup(project: TestProject) {
  const given = givenStack();
  const { shared, stop } = given ? { shared: given, stop: () => {} } : await embeddedStack();
  const database = new pg.Client({ connectionString: shared.dbUrl });
  await database.connect();
  // A greeting would be one more message in what every test tells of a conversation; those about it bring their own.
  await database.query('update public.companions set greeting = null');
  await database.end();
  project.provide('stack', shared);
  return async () => {
    await stop();
  };
}
