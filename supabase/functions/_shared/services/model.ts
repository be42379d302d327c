import OpenAI from 'openai';
import { AppError } from '#contracts/errors.ts';
import { type CallListener, type CallPurpose, CallRecord, type ModelCall, type Usage } from './model-call.ts';
import type { ModelEndpoint } from './providers.ts';
import type { Piece } from './reasoning-filter.ts';
import { retryPause } from './retry-pause.ts';
import { sentData } from './sent-data.ts';
import { contentOf, type MessagePart, OnlyReasoned, Speech } from './speech.ts';
import { Watchdog } from './watchdog.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ModelRequest = CallListener & {
  purpose: CallPurpose;
  messages: ModelMessage[];
  temperature: number;
  maxTokens: number;
  /** Aborted when the person stops the turn. */
  signal: AbortSignal;
  /** Called whenever the model reasons and says nothing: it is alive. */
  onReasoning?: () => void;
  /** Called when the provider says who answers. */
  onAnswer?: (answer: ModelAnswer) => void;
  /** Awaited before a reply that only reasoned is asked for once more. */
  beforeAgain?: () => Promise<void>;
};

/** Who answered, in the provider's own names; `provider` is the one that OpenRouter passed the request to. */
export type ModelAnswer = { model: string | null; provider: string | null };

/**
 * How long a model is waited for that says nothing: until its first text, and from then on. One that reasons before its
 * first text is waited for anew with each thought. Below the page's 25 s, so that the person gets our response and not
 * a timeout (D-18.5).
 */
export type ModelTimeouts = { firstTextMs: number; silenceMs: number };
export const modelTimeouts: ModelTimeouts = { firstTextMs: 20_000, silenceMs: 20_000 };

/** A server that still loads its model refuses with 503 until then. */
const LOADING = 503;
const LOADING_PAUSE_MS = 1_000;
/** More than any tokenizer's average, so that only a server that ignores the token cap is cut off. */
const CHARACTERS_PER_TOKEN = 8;

/** OpenRouter names who served the model, and providers report a failure inside a success as `error`. */
type Extra = { provider?: string; error?: { message?: string }; usage?: Usage | null };
type Chunk = Omit<OpenAI.Chat.Completions.ChatCompletionChunk, 'usage'> & Extra;
type Completion = Omit<OpenAI.Chat.Completions.ChatCompletion, 'usage'> & Extra;

/**
 * What the model says, piece by piece, read strictly: a reply counts only when it has text and the provider says that
 * it is finished. Reasoning is never part of it; a reply that only reasoned is asked for once more without (D-28).
 * Throws `model_timeout` when nothing comes in time, `model_failed` for everything else that goes wrong, the provider's
 * words kept as the cause. After a failure it is asked once more only where nothing at all was received (D-06); a
 * server of this machine that still loads its model is asked until its time is over (R-COST-06).
 * Aborting `request.signal` ends it with `model_failed` as well: whoever aborts knows why.
 */
export async function* streamReply(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  timeouts: ModelTimeouts = modelTimeouts,
): AsyncGenerator<Piece> {
  const client = clientOf(endpoint);
  const clock = new Watchdog(request.signal, timeouts.firstTextMs);
  let silenceMs = Math.min(timeouts.firstTextMs, timeouts.silenceMs);
  let received = false;
  let mayReason = true;
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        for await (const piece of askOnce(client, endpoint, request, mayReason, clock.signal)) {
          received = true;
          if (piece) silenceMs = timeouts.silenceMs;
          clock.restart(silenceMs);
          if (piece === '') request.onReasoning?.();
          else yield piece;
        }
        return;
      } catch (error) {
        if (clock.signal.aborted) throw error;
        if (error instanceof OnlyReasoned && mayReason) {
          mayReason = false;
          await request.beforeAgain?.();
          continue;
        }
        const isLoading = endpoint.isLocal && error instanceof OpenAI.APIError && error.status === LOADING;
        const pauseMs = isLoading ? LOADING_PAUSE_MS : retryPause(error);
        if (received || (attempt > 1 && !isLoading) || pauseMs === null) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  } catch (error) {
    if (clock.timedOut) throw new AppError('model_timeout', {}, { cause: error });
    throw new AppError('model_failed', {}, { cause: error });
  } finally {
    clock.stop();
  }
}

/** What the client would tell every provider about this machine. */
const machine = ['arch', 'lang', 'os', 'package-version', 'retry-count', 'runtime', 'runtime-version'];
const untold = Object.fromEntries(machine.map((fact) => [`x-stainless-${fact}`, null]));

/** One client per address and key, kept: making one costs more than the rest of a request's preparation. */
const clients = new Map<string, OpenAI>();

function clientOf({ baseUrl: baseURL, apiKey }: ModelEndpoint): OpenAI {
  const key = `${baseURL} ${apiKey}`;
  const client =
    clients.get(key) ??
    new OpenAI({ baseURL, apiKey, defaultHeaders: untold, maxRetries: 0, logLevel: 'off' });
  clients.set(key, client);
  return client;
}

/** One request, with its row for the ledger. */
async function* askOnce(
  client: OpenAI,
  endpoint: ModelEndpoint,
  request: ModelRequest,
  mayReason: boolean,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const call = new CallRecord(request, endpoint);
  let outcome: ModelCall['outcome'] = 'stopped';
  try {
    for await (const piece of readOnce(client, endpoint, request, mayReason, call, signal)) {
      if (piece) call.spoke();
      yield piece;
    }
  } catch (error) {
    if (!request.signal.aborted) outcome = 'failed';
    throw error;
  } finally {
    call.end(call.isWhole ? 'finished' : outcome);
  }
}

/** The pieces of one response; an empty one is a sign of life from a model that reasons. */
async function* readOnce(
  client: OpenAI,
  endpoint: ModelEndpoint,
  { messages, temperature, maxTokens, onAnswer }: ModelRequest,
  mayReason: boolean,
  call: CallRecord,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const { model } = endpoint;
  const response = await client.chat.completions
    .create(
      {
        model,
        messages,
        temperature,
        max_tokens: maxTokens,
        stream: true,
        stream_options: { include_usage: true },
        ...openRouterFields(endpoint, mayReason),
      },
      { signal },
    )
    .asResponse();
  call.responds();

  const longest = maxTokens * CHARACTERS_PER_TOKEN;
  const speech = new Speech();
  // Some compatible servers ignore `stream` and respond whole.
  const isStream = (response.headers.get('content-type') ?? '').includes('text/event-stream');
  if (!isStream || response.body === null) {
    const body = (await response.json()) as Completion;
    call.note(body);
    const message = wholeMessage(body);
    call.isWhole = true;
    call.received = contentOf(message).length;
    onAnswer?.({ model: call.answeredModel, provider: call.answeredProvider });
    yield* speech.add({ ...message, content: contentOf(message).slice(0, longest) });
    yield* speech.end();
    return;
  }
  let answered = false;
  try {
    for await (const data of sentData(response.body, signal)) {
      if (data.startsWith('[DONE]')) continue;
      const chunk: Chunk = JSON.parse(data);
      call.note(chunk);
      const choice = firstChoice(chunk);
      if (!answered) onAnswer?.({ model: call.answeredModel, provider: call.answeredProvider });
      answered = true;
      if (choice?.delta) yield* speech.add(choice.delta);
      call.received = speech.length;
      if (choice?.finish_reason) call.isWhole = isGoodFinish(choice.finish_reason);
      if (speech.length >= longest) {
        call.isWhole = true;
        break;
      }
    }
  } catch (error) {
    // The provider has said that the reply is whole; how the connection ends after that is no matter.
    if (!call.isWhole) throw error;
  }
  if (!call.isWhole) throw new Error('The stream ended without a finish reason');
  yield* speech.end();
}

/**
 * The fields that OpenRouter alone knows. It may pass what is said only to providers that do not collect it, and where
 * the project asks for it only to those that keep nothing at all (R-CARE-16). A companion that is served by one of them
 * is served by no other (R-SELF-03).
 */
function openRouterFields({ openRouter }: ModelEndpoint, mayReason: boolean) {
  if (!openRouter) return {};
  const zdr = openRouter.zeroDataRetention ? { zdr: true } : {};
  const reasoning = mayReason ? {} : { reasoning: { enabled: false } };
  const only = openRouter.upstream ? { order: [openRouter.upstream], allow_fallbacks: false } : {};
  return { provider: { data_collection: 'deny', ...zdr, ...only }, usage: { include: true }, ...reasoning };
}

/**
 * Whether a model failed because it is not there, or not for a project with our rules on privacy: providers answer 404,
 * OpenRouter 400 for a name it does not know.
 */
export function isModelGone({ cause }: AppError): boolean {
  if (!(cause instanceof OpenAI.APIError)) return false;
  return cause.status === 404 || (cause.status === 400 && /not a valid model/i.test(cause.message));
}

/** Providers report a failure inside a successful stream as `error` beside or in place of the choices. */
function firstChoice(chunk: Chunk) {
  if (chunk.error) throw new Error(chunk.error.message ?? 'The provider reported an error');
  return chunk.choices?.[0];
}

function wholeMessage(body: Completion): MessagePart {
  if (body.error) throw new Error(body.error.message ?? 'The provider reported an error');
  const choice = body.choices?.[0];
  if (!choice || !isGoodFinish(choice.finish_reason)) throw new Error('The response is not finished');
  return choice.message ?? {};
}

/** `length` is our own cap at work; a filter or an error is not a reply. */
function isGoodFinish(reason: string): boolean {
  return reason === 'stop' || reason === 'length';
}
