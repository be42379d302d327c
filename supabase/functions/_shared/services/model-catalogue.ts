import * as v from 'valibot';
import type { CatalogueModel } from '#contracts/admin-models.ts';
import { AppError } from '#contracts/errors.ts';

export type Catalogue = { baseUrl: string; apiKey: string };

const TIMEOUT_MS = 10_000;
const KEPT_MS = 5 * 60_000;

const price = v.fallback(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), null);
const noPrice = { prompt: null, completion: null };

const listed = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    name: v.fallback(v.nullable(v.string()), null),
    context_length: v.fallback(v.nullable(v.number()), null),
    pricing: v.fallback(v.object({ prompt: price, completion: price }), noPrice),
  }),
  v.transform((model): CatalogueModel => ({ ...model, name: model.name || model.id })),
);

const kept = new Map<string, { readAt: number; models: CatalogueModel[] }>();

/**
 * The models of a catalogue, kept for five minutes. A failure is never kept. Throws `model_timeout` when no whole
 * response has come after `timeoutMs`, `model_failed` for every other failure, its reason kept as the cause.
 */
export async function readCatalogue(
  { baseUrl, apiKey }: Catalogue,
  timeoutMs: number = TIMEOUT_MS,
): Promise<CatalogueModel[]> {
  const key = `${baseUrl} ${apiKey}`;
  const known = kept.get(key);
  if (known && Date.now() - known.readAt < KEPT_MS) return known.models;
  const models = await fetchCatalogue(baseUrl, apiKey, timeoutMs);
  kept.set(key, { readAt: Date.now(), models });
  return models;
}

async function fetchCatalogue(baseUrl: string, apiKey: string, timeoutMs: number): Promise<CatalogueModel[]> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The catalogue returned ${response.status}`);
    }
    const { data } = v.parse(v.object({ data: v.array(v.unknown()) }), await response.json());
    return data.flatMap((entry) => {
      const model = v.safeParse(listed, entry);
      return model.success ? [model.output] : [];
    });
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    throw new AppError(timedOut ? 'model_timeout' : 'model_failed', {}, { cause: error });
  }
}
