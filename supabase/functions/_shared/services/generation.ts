import * as v from 'valibot';

/** Usage and price that a provider told after the end of a request. */
export type LateUsage = {
  promptTokens: number;
  completionTokens: number;
  reasoningTokens: number;
  costUsd: number | null;
};

const TIMEOUT_MS = 10_000;

const count = v.nullish(v.number(), 0);
const generation = v.pipe(
  v.object({
    data: v.object({
      native_tokens_prompt: count,
      native_tokens_completion: count,
      native_tokens_reasoning: count,
      total_cost: v.nullish(v.number(), null),
    }),
  }),
  v.transform(
    ({ data }): LateUsage => ({
      promptTokens: data.native_tokens_prompt,
      completionTokens: data.native_tokens_completion,
      reasoningTokens: data.native_tokens_reasoning,
      costUsd: data.total_cost,
    }),
  ),
);

/** What OpenRouter counted for a request that ended before it told; null while it does not know yet. */
export async function readGeneration(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  id: string,
): Promise<LateUsage | null> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/generation?id=${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return v.parse(generation, await response.json());
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`The generation endpoint returned ${response.status}`);
}
