import OpenAI from 'openai';

const RETRYABLE = new Set([408, 409, 429, 500, 502, 503, 504]);
const RETRY_PAUSE_MS = 300;
/** A provider that asks for a longer pause than this is not asked again: the person is waiting. */
const LONGEST_PAUSE_MS = 2_000;

/** How long to wait before the one more try; null where another try is of no use. */
export function retryPause(error: unknown): number | null {
  if (error instanceof OpenAI.APIConnectionError) return RETRY_PAUSE_MS;
  if (!(error instanceof OpenAI.APIError) || !RETRYABLE.has(error.status ?? 0)) return null;
  const asked = Number(error.headers?.get('retry-after') ?? 0) * 1_000;
  return asked <= LONGEST_PAUSE_MS ? Math.max(asked, RETRY_PAUSE_MS) : null;
}
