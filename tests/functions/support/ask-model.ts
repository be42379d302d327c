import { afterEach, beforeEach } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import {
  type ModelRequest,
  type ModelTimeouts,
  streamReply,
} from '../../../supabase/functions/_shared/services/model.ts';
import type { ModelCall } from '../../../supabase/functions/_shared/services/model-call.ts';
import type { ModelEndpoint } from '../../../supabase/functions/_shared/services/providers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';

const patient: ModelTimeouts = { firstTextMs: 10_000, silenceMs: 10_000 };
/**
 * For models that fall silent once they have begun: however late a busy machine brings the beginning, it is awaited.
 */
export const impatient: ModelTimeouts = { firstTextMs: 30_000, silenceMs: 150 };

/** A scripted model for each test of a file, and `streamReply` asking it: the pieces that came, and the failure; `calls`
 * are the requests as the ledger takes them. */
export function askedModel() {
  let model: ScriptedModel;
  let calls: ModelCall[] = [];
  // One for each test: a request that was given up may still arrive, and would take a later test's response.
  beforeEach(async () => {
    model = await ScriptedModel.start();
    calls = [];
  });
  afterEach(() => model.stop());

  const ask = async (
    overrides: Partial<ModelRequest> = {},
    timeouts = patient,
    openRouter: ModelEndpoint['openRouter'] = null,
    isLocal = false,
  ) => {
    const endpoint = {
      provider: openRouter ? ('openrouter' as const) : ('custom' as const),
      baseUrl: model.baseUrl,
      apiKey: 'key',
      model: 'some/model',
      isDemo: false,
      isLocal,
      openRouter,
    };
    const request: ModelRequest = {
      purpose: 'reply',
      onCall: (call) => calls.push(call),
      messages: [{ role: 'user', content: 'Hello' }],
      temperature: 0.4,
      maxTokens: 50,
      signal: new AbortController().signal,
      ...overrides,
    };
    const pieces: string[] = [];
    try {
      for await (const piece of streamReply(endpoint, request, timeouts)) {
        if (piece !== null) pieces.push(piece);
      }
      return { pieces, code: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { pieces, code: error.code };
    }
  };
  return { ask, model: () => model, calls: () => calls };
}
