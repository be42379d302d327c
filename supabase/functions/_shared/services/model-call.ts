import type { ModelEndpoint } from './providers.ts';

/** What a request is for; the word is kept in the ledger. */
export type CallPurpose = 'reply' | 'check' | 'memory' | 'story' | 'trial';

/** A request to a model that is over, as the ledger takes it (D-28, private.record_model_calls). */
export type ModelCall = {
  id: string;
  purpose: CallPurpose;
  provider: string;
  model: string;
  answeredModel: string | null;
  answeredProvider: string | null;
  /** By which OpenRouter tells usage later. */
  generationId: string | null;
  outcome: 'finished' | 'stopped' | 'failed';
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

/** Notes what becomes of one request. */
export class CallRecord {
  answeredModel: string | null = null;
  answeredProvider: string | null = null;
  generationId: string | null = null;
  usage: Usage | null = null;
  /** Whether the provider said that its reply is whole. */
  isWhole = false;
  /** Whether it responded at all: whoever refuses a request counts no tokens. */
  hasResponse = false;
  /** UTF-16 units, reasoning included. */
  received = 0;
  readonly #purpose: CallPurpose;
  readonly #endpoint: ModelEndpoint;
  readonly #sent: number;
  readonly #startedAt = new Date();
  #firstWordAt: Date | null = null;

  constructor(purpose: CallPurpose, endpoint: ModelEndpoint, messages: { content: string }[]) {
    this.#purpose = purpose;
    this.#endpoint = endpoint;
    this.#sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  }

  spoke() {
    this.#firstWordAt ??= new Date();
  }

  /** The row of the ledger. */
  end(outcome: ModelCall['outcome']): ModelCall {
    const { provider, model, isDemo, isLocal } = this.#endpoint;
    const { usage } = this;
    return {
      id: crypto.randomUUID(),
      purpose: this.#purpose,
      provider: isDemo ? 'demo' : provider,
      model,
      answeredModel: this.answeredModel,
      answeredProvider: this.answeredProvider,
      generationId: provider === 'openrouter' ? this.generationId : null,
      outcome,
      usageKnown: usage !== null,
      promptTokens: usage?.prompt_tokens ?? (this.hasResponse ? estimated(this.#sent) : 0),
      completionTokens: usage?.completion_tokens ?? estimated(this.received),
      reasoningTokens: usage?.completion_tokens_details?.reasoning_tokens ?? 0,
      costUsd: isDemo || isLocal ? 0 : (usage?.cost ?? null),
      startedAt: this.#startedAt.toISOString(),
      firstWordAt: this.#firstWordAt?.toISOString() ?? null,
      endedAt: new Date().toISOString(),
    };
  }
}
