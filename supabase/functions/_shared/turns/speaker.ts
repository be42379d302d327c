import { AppError } from '#contracts/errors.ts';
import type { TurnContext } from '../data/turns.ts';
import { MAX_REPLY_TOKENS } from '../domain/prompt.ts';
import type { Context } from '../http/context.ts';
import {
  isModelGone,
  type ModelAnswer,
  type ModelMessage,
  modelTimeouts,
  streamReply,
} from '../services/model.ts';
import type { ModelCall } from '../services/model-call.ts';
import { type ModelEndpoint, modelEndpoint, standInEndpoint } from '../services/providers.ts';
import type { Piece } from '../services/reasoning-filter.ts';
import { recordCalls } from './record-calls.ts';

const DEFAULT_TEMPERATURE = 0.7;
/** How long a silent model is waited for where somebody else may speak, and one that has to be loaded first (D-28). */
const BEFORE_STAND_IN_MS = 10_000;
const LOADING_MS = 90_000;

/** What is asked: all but whom, and with which messages. */
type Question = {
  turnId: string;
  context: TurnContext;
  /** Aborted when the person stops the turn. */
  signal: AbortSignal;
};

/** What a reader learns before the first word. */
type News = {
  onReasoning: () => void;
  onStandIn: (standIn: { model: string; provider: string }) => void;
};

/**
 * The companion's model, or its stand-in where that one fails or is silent before its first word; never after it, and
 * never against the companion's wish (D-28, R-COST-04).
 */
export class Speaker {
  /** Whose the chat is: who was asked first, no stand-in; null before. */
  asked: ModelEndpoint | null = null;
  /** Who said something; null while nobody did. */
  answered: (ModelAnswer & { isStandIn: boolean }) | null = null;
  /** The requests that were made. */
  readonly calls: ModelCall[] = [];
  #written = 0;
  #messages: ModelMessage[] = [];

  constructor(
    private readonly context: Context,
    private readonly question: Question,
    private readonly news: News,
  ) {}

  /** The requests that the ledger does not have yet. */
  get unwritten(): ModelCall[] {
    return this.calls.slice(this.#written);
  }

  /** The reply to these messages, piece by piece. Throws as `streamReply` does, and `pin_unavailable`. */
  async *speak(messages: ModelMessage[]): AsyncGenerator<Piece> {
    if (this.calls.length > 0) await this.#writeDown();
    this.#messages = messages;
    const { env, logError } = this.context;
    const { context, signal } = this.question;
    this.asked = modelEndpoint(env, context);
    const standIn = standInEndpoint(env, this.asked, context.standIn);
    let spoke = false;
    try {
      for await (const piece of this.#ask(this.asked, standIn ? BEFORE_STAND_IN_MS : undefined)) {
        spoke = true;
        yield piece;
      }
    } catch (error) {
      const failure = pinFailure(error as AppError, context);
      if (spoke || signal.aborted || standIn === null || failure.code === 'pin_unavailable') throw failure;
      logError('stand_in_asked', failure.cause ?? failure);
      await this.#writeDown();
      const { model, provider } = standIn;
      this.answered = null;
      this.news.onStandIn({ model, provider });
      yield* this.#ask(standIn);
    }
  }

  /** Before another request, which this worker may not outlive; what cannot be written goes with finish_turn. */
  async #writeDown(): Promise<void> {
    const calls = this.unwritten;
    const isWritten = await recordCalls(this.context, calls, { id: this.question.turnId, isOver: false });
    if (isWritten) this.#written += calls.length;
  }

  #ask(endpoint: ModelEndpoint, firstTextMs = modelTimeouts.firstTextMs): AsyncGenerator<Piece> {
    const { context, signal } = this.question;
    const request = {
      purpose: 'reply' as const,
      messages: this.#messages,
      temperature: context.temperature ?? this.context.env.chatTemperature ?? DEFAULT_TEMPERATURE,
      maxTokens: MAX_REPLY_TOKENS,
      signal,
      onAnswer: (answer: ModelAnswer) => {
        const isStandIn = endpoint !== this.asked;
        // Who stands in is named, also where the provider does not say who answers.
        this.answered = { ...answer, model: answer.model ?? (isStandIn ? endpoint.model : null), isStandIn };
      },
      onReasoning: this.news.onReasoning,
      onCall: (call: ModelCall) => this.calls.push(call),
      beforeAgain: () => this.#writeDown(),
    };
    const timeouts = { ...modelTimeouts, firstTextMs: endpoint.isLocal ? LOADING_MS : firstTextMs };
    return streamReply(endpoint, request, timeouts);
  }
}

/** A model that this chat keeps and that is gone is no passing failure: the page offers the newest version (D-27). */
function pinFailure(failure: AppError, { pin }: TurnContext): AppError {
  const isPinGone = pin !== null && failure.code === 'model_failed' && isModelGone(failure);
  return isPinGone ? new AppError('pin_unavailable', {}, { cause: failure.cause }) : failure;
}
