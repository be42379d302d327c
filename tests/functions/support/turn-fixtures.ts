import { vi } from 'vitest';
import { AppError, type ErrorCode, type ErrorValues } from '#contracts/errors.ts';
import type { TurnContext } from '../../../supabase/functions/_shared/data/turns.ts';
import type { Context } from '../../../supabase/functions/_shared/http/context.ts';
import type { Env } from '../../../supabase/functions/_shared/http/env.ts';
import { fakeDatabase, type Rpcs } from './fake-database.ts';

/** Values for the tests of `_shared/turns`, which run without a database. */
export const turnId = '22222222-2222-4222-8222-222222222222';
export const quota = { remaining: 3, resetsAt: '2026-11-22T00:00:00+00:00' };

export const turnContext: TurnContext = {
  version: 1,
  companion: {
    name: 'Suki',
    tagline: 'Paints.',
    description: 'An illustrator.',
    personality: null,
    style: null,
    coreTraits: [],
    scenario: null,
    exampleDialogue: null,
    openers: [],
  },
  chatPrompt: null,
  systemPrompt: null,
  provider: 'custom',
  model: null,
  upstream: null,
  pin: null,
  standIn: null,
  temperature: null,
  temporaryChatMinutes: 7,
  userName: null,
  pronouns: null,
  aboutMe: null,
  care: { topic: null, isUnchecked: false, mayCheck: true },
  memory: null,
  traitOverride: null,
  customisation: null,
  settings: null,
};

/** A turn as begin_turn has just made it. */
export const begun = {
  turnId,
  chatId: '33333333-3333-4333-8333-333333333333',
  askedId: '44444444-4444-4444-8444-444444444444',
  continuedText: null,
  status: 'running' as const,
  text: '',
  replyId: null,
  ...quota,
  expiresAt: null,
  failure: null,
  receipt: null,
  care: null,
};

/** A turn as SQL returns it. */
export const turnRow = (status: string, replyText: string, rest: Record<string, unknown> = {}) => ({
  turn_id: turnId,
  chat_id: begun.chatId,
  message_id: begun.askedId,
  continued_text: null,
  status,
  reply_text: replyText,
  reply_id: null,
  remaining: quota.remaining,
  resets_at: quota.resetsAt,
  expires_at: null,
  failure: null,
  receipt: null,
  care_topic: null,
  care_level: null,
  ...rest,
});

/** A context over `rpcs` and a model at `baseUrl`. */
export function fakeTurnContext(rpcs: Rpcs, baseUrl = 'http://nowhere.test', env: Partial<Env> = {}) {
  const unset = { apiKey: null, baseUrl: null };
  const { db, calls } = fakeDatabase(rpcs);
  const logError = vi.fn<Context['logError']>();
  const context = {
    db,
    caller: { id: '11111111-1111-4111-8111-111111111111' },
    env: {
      providers: { openrouter: unset, openai: unset, custom: { apiKey: null, baseUrl } },
      demoModelBaseUrl: null,
      localModel: null,
      chatModel: null,
      standInModel: null,
      memoryModel: null,
      safetyModel: 'off',
      chatTemperature: null,
      zeroDataRetention: false,
      countryHeader: null,
      ...env,
    },
    logError,
    waitUntil: () => {},
  } as unknown as Context;
  return { context, calls, logError };
}

/** The third argument of a handler, as `serve` passes it. */
export const refuse = (code: ErrorCode, values?: ErrorValues) => new AppError(code, values);

export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const event of events) list.push(event);
  return list;
}
