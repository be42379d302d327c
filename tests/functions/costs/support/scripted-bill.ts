import { type ModelRequest, ScriptedModel } from '../../../support/scripted-model.ts';
import type { ModelReply, Usage } from '../../../support/scripted-reply.ts';
import { materialOf } from '../../support/model.ts';

/** US dollars for a token that is sent, and for one that comes back; a server of this machine takes nothing. */
const prices = {
  openrouter: [3.171e-7, 1.2839e-6],
  openai: [1.5e-7, 6e-7],
  custom: [0, 0],
} as const;
/** What admins write down of a provider that names no price: US dollars for a million tokens. */
export const priceOfOpenAi = { prompt: 0.15, completion: 0.6 };

const tokensOf = (text: string) => 1 + Math.floor(text.length / 3);

/** A request as its provider counts it, whether it tells or not. */
export class BilledCall {
  readonly provider: keyof typeof prices;
  readonly model: string;
  readonly text: string;
  readonly id: string;
  promptTokens: number;
  completionTokens = 0;
  reasoningTokens = 0;
  /** Whether its end came with what it used. */
  isTold = false;
  /** Whether it was refused: nothing is counted then. */
  isRefused = false;
  /** Whether its provider knows nothing of it later. */
  isForgotten = false;

  constructor(id: string, { path, body }: ModelRequest, text: string) {
    this.id = id;
    this.provider = path.split('/')[1] as keyof typeof prices;
    this.model = body.model;
    this.text = text;
    this.promptTokens = body.messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
  }

  get costUsd(): number {
    const [sent, back] = prices[this.provider];
    return this.promptTokens * sent + this.completionTokens * back;
  }

  /** What the provider sends with the last piece; OpenRouter names the price. */
  get usage(): Usage {
    return {
      prompt_tokens: this.promptTokens,
      completion_tokens: this.completionTokens,
      completion_tokens_details: { reasoning_tokens: this.reasoningTokens },
      ...(this.provider === 'openrouter' && { cost: this.costUsd }),
    };
  }
}

/** One answer to a request that is billed: it counts whatever it says. */
class BilledReply {
  constructor(
    readonly call: BilledCall,
    private readonly reply: ModelReply,
    private readonly onHeld: (breakOff: () => void) => void,
  ) {}

  async says(text: string): Promise<void> {
    this.call.completionTokens += tokensOf(text);
    await this.reply.piece(text);
  }

  async reasons(text: string): Promise<void> {
    this.call.completionTokens += tokensOf(text);
    this.call.reasoningTokens += tokensOf(text);
    await this.reply.delta({ reasoning: text });
  }

  async finish(): Promise<void> {
    this.call.isTold = true;
    await this.reply.finish('stop', this.call.usage);
  }

  /** Ends as older servers do, which count nothing. */
  async finishSilently(): Promise<void> {
    await this.reply.finish();
  }

  /** A reply that is not streamed. */
  whole(text: string): void {
    this.call.completionTokens += tokensOf(text);
    this.call.isTold = true;
    this.reply.message(text, 'stop', this.call.usage);
  }

  refuse(status: number): void {
    this.call.isRefused = true;
    this.call.promptTokens = 0;
    this.reply.json(status, { error: { message: 'Refused.', code: status } });
  }

  cut(): void {
    this.reply.cut();
  }

  /** Says nothing more until whoever asked disconnects, or the test breaks it off. */
  async hold(): Promise<void> {
    this.onHeld(() => this.reply.cut());
    await this.reply.closed;
  }
}

export type BilledAnswer = (reply: BilledReply) => Promise<void> | void;

/** The scripted model behind all three providers, which keeps a bill of its own. */
export class ScriptedBill {
  readonly calls: BilledCall[] = [];
  /** What the classifier was asked, which finds nothing. */
  readonly checks: BilledCall[] = [];
  readonly #script = new Map<string, BilledAnswer[]>();
  readonly #held = new Map<string, () => void>();
  readonly #waiting: { text: string; resolve: () => void }[] = [];

  private constructor(private readonly server: ScriptedModel) {
    server.otherwise((reply, request) => this.#take(reply, request));
    server.judging((reply, request) => this.#judge(reply, request));
  }

  static async start(port: number, host?: string): Promise<ScriptedBill> {
    return new ScriptedBill(await ScriptedModel.start(port, host));
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** The answers to a message of exactly this text, in order. */
  answers(text: string, answers: BilledAnswer[]): void {
    this.#script.set(text, [...answers]);
  }

  /** Resolves when an answer to this text is held. */
  async held(text: string): Promise<void> {
    if (this.#held.has(text)) return;
    await new Promise<void>((resolve) => this.#waiting.push({ text, resolve }));
  }

  /** Breaks a held answer off. */
  breakOff(text: string): void {
    this.#held.get(text)?.();
  }

  async #take(reply: ModelReply, request: ModelRequest): Promise<void> {
    const text = request.body.messages.at(-1)?.content ?? '';
    const answer = this.#script.get(text)?.shift();
    if (!answer) return reply.json(418, { error: { message: `No answer is scripted for '${text}'` } });
    await answer(this.#billed(this.calls, reply, request, text));
  }

  async #judge(reply: ModelReply, request: ModelRequest): Promise<void> {
    const text = materialOf(request).messages.at(-1) ?? '';
    const billed = this.#billed(this.checks, reply, request, text);
    await billed.says('{"topic": "none", "level": 0, "reply": "fine"}');
    await billed.finish();
  }

  #billed(list: BilledCall[], reply: ModelReply, request: ModelRequest, text: string): BilledReply {
    const call = new BilledCall(`gen-${crypto.randomUUID()}`, request, text);
    list.push(call);
    reply.id = call.id;
    if (call.provider === 'openrouter') {
      reply.provider = 'DeepInfra';
      reply.closed.then(() => this.#remember(call));
    }
    return new BilledReply(call, reply, (breakOff) => this.#hold(text, breakOff));
  }

  /** What OpenRouter tells of a request once it is over. */
  #remember({ id, promptTokens, completionTokens, reasoningTokens, costUsd, isForgotten }: BilledCall): void {
    if (isForgotten) return;
    this.server.generations.set(id, {
      native_tokens_prompt: promptTokens,
      native_tokens_completion: completionTokens,
      native_tokens_reasoning: reasoningTokens,
      total_cost: costUsd,
    });
  }

  #hold(text: string, breakOff: () => void): void {
    this.#held.set(text, breakOff);
    for (const waiting of this.#waiting) if (waiting.text === text) waiting.resolve();
  }
}
