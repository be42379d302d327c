import { completeModelCall } from '../data/model-calls.ts';
import type { Context } from '../http/context.ts';
import { readGeneration } from '../services/generation.ts';
import type { ModelCall } from '../services/model-call.ts';
import { providerAddress } from '../services/providers.ts';

/** OpenRouter knows a little later what a request cost that was stopped. */
const PAUSES_MS = [500, 3_000, 15_000];

/** Asks OpenRouter for the usage of requests that ended before it came (D-28). Never throws. */
export async function completeUsage({ db, env, logError }: Context, calls: ModelCall[]): Promise<void> {
  const address = providerAddress(env, 'openrouter');
  if (!address) return;
  for (const { generationId, usageKnown } of calls) {
    if (generationId === null || usageKnown) continue;
    try {
      for (const pauseMs of PAUSES_MS) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const usage = await readGeneration(address, generationId);
        if (usage === null) continue;
        await completeModelCall(db, generationId, usage);
        break;
      }
    } catch (error) {
      logError('usage_not_completed', error);
    }
  }
}
