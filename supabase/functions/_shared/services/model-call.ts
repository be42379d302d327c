import type { ModelEndpoint } from './providers.ts';

/** What a request is for; the word is kept in the ledger. */
export type CallPurpose = 'reply' | 'check' | 'memory' | 'story' | 'trial';

/** A request to a model, as the ledger takes it (D-28, private.record_model_calls). */
export type ModelCall = {
  id: string;
  purpose: CallPurpose;
  provider: string;
  model: string;
  answeredModel: string | null;
  answeredProvider: string | null;
  /** By which OpenRouter tells usage later. */
  generationId: string | null;
  /** Lost while its end is not known. */
  outcome: 'finished' | 'stopped' | 'failed' | 'lost';
  /** Otherwise tokens are estimates. */
  usageKnown: boolean;
  promptTokens: number;
  completionTokens: number;
  reasoningTokens: number;
  /** US dollars; null where the provider does not say. */
  costUsd: number | null;
  startedAt: string;
  firstWordAt: string | null;
  endedAt: string;
};

/** Usage as providers send it with the last piece; OpenRouter names the price as well. */
export type Usage = {
  prompt_tokens?: number;
  completion_tokens?: number;
  completion_tokens_details?: { reasoning_tokens?: number | null } | null;
  cost?: number | null;
};

/** An average over languages and tokenizers, for requests whose usage nobody told. */
const CHARACTERS_PER_TOKEN = 4;
const estimated = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** Whoever keeps the ledger of the requests that are made. */
export type CallListener = {
  /** Called when one begins: it is lost as long as nothing else is known. */
  onBegin?: (call: ModelCall) => void;
  /** Called at its end, with the same id. */
  onCall: (call: ModelCall) => void;
};

/** What a response or a piece of one says about itself. */
type SelfDescription = { id: string; model: string; provider?: string; usage?: Usage | null };

/**
 * Notes what becomes of one request. A server of this machine is asked from its response on: what it refuses, perhaps
 * once a second while it loads its model, is no request to count.
 */
export class CallRecord {
  answeredModel: string | null = null;
  answeredProvider: string | null = null;
  /** Whether the provider said that its reply is whole. */
  isWhole = false;
  /** UTF-16 units, reasoning included. */
  received = 0;
  readonly #id = crypto.randomUUID();
  readonly #request: CallListener & { purpose: CallPurpose };
  readonly #endpoint: ModelEndpoint;
  readonly #sent: number;
  readonly #startedAt = new Date();
  #firstWordAt: Date | null = null;
  /** Whether it responded at all: whoever refuses a request counts no tokens. */
  #hasResponse = false;
  #generationId: string | null = null;
  #usage: Usage | null = null;

  constructor(
    request: CallListener & { purpose: CallPurpose; messages: { content: string }[] },
    endpoint: ModelEndpoint,
  ) {
    this.#request = request;
    this.#endpoint = endpoint;
    this.#sent = request.messages.reduce((sum, { content }) => sum + content.length, 0);
    if (!endpoint.isLocal) request.onBegin?.(this.#row('lost'));
  }

  responds() {
    this.#hasResponse = true;
    if (this.#endpoint.isLocal) this.#request.onBegin?.(this.#row('lost'));
  }

  /** Some providers count along and say usage with every piece. */
  note({ id, model, provider, usage }: SelfDescription) {
    this.#generationId ??= id || null;
    this.answeredModel ??= model || null;
    this.answeredProvider ??= provider || null;
    if (usage) this.#usage = usage;
  }

  spoke() {
    this.#firstWordAt ??= new Date();
  }

  end(outcome: ModelCall['outcome']) {
    if (this.#hasResponse || !this.#endpoint.isLocal) this.#request.onCall(this.#row(outcome));
  }

  /** The row of the ledger. */
  #row(outcome: ModelCall['outcome']): ModelCall {
    const { provider, model, isDemo, isLocal } = this.#endpoint;
    const usage = this.#usage;
    const isRead = this.#hasResponse || outcome === 'lost';
    return {
      id: this.#id,
      purpose: this.#request.purpose,
      provider: isDemo ? 'demo' : provider,
      model,
      answeredModel: this.answeredModel,
      answeredProvider: this.answeredProvider,
      generationId: provider === 'openrouter' ? this.#generationId : null,
      outcome,
      usageKnown: usage !== null,
      promptTokens: usage?.prompt_tokens ?? (isRead ? estimated(this.#sent) : 0),
      completionTokens: usage?.completion_tokens ?? estimated(this.received),
      reasoningTokens: usage?.completion_tokens_details?.reasoning_tokens ?? 0,
      costUsd: isDemo || isLocal ? 0 : (usage?.cost ?? null),
      startedAt: this.#startedAt.toISOString(),
      firstWordAt: this.#firstWordAt?.toISOString() ?? null,
      endedAt: new Date().toISOString(),
    };
  }
}
