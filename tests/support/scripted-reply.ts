import type { ServerResponse } from 'node:http';

/** What a request used, as providers send it with the last piece; OpenRouter names the price as well. */
export type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
  completion_tokens_details?: { reasoning_tokens: number };
  cost?: number;
};

/** What a classifier says; left out is what it does not find. */
export type Verdict = { topic?: string; level?: number; reply?: string };

/**
 * One answer of the scripted model, written piece by piece. The first streamed piece opens the stream, so an answer
 * that writes nothing is a model that hangs. Every method returns when the piece has been handed to the network.
 */
export class ModelReply {
  /** Resolves when the connection is closed: the response ended, or the caller disconnected. */
  readonly closed: Promise<void>;
  /** What the provider calls this request, and who served the model, which only OpenRouter says. */
  id = 'scripted';
  provider: string | undefined;
  readonly #response: ServerResponse;
  readonly #model: string;

  constructor(response: ServerResponse, request: { model: string }) {
    this.#response = response;
    this.#model = request.model;
    this.closed = new Promise((resolve) => response.once('close', resolve));
  }

  /** A whole response with any status: an error, or a reply that is not streamed. */
  json(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.text(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** A whole response of any content type. */
  text(status: number, body: string, headers: Record<string, string> = {}): void {
    this.#response.writeHead(status, headers).end(body);
  }

  /** A whole reply that is not streamed. */
  message(content: string | null, finishReason: string | null = 'stop', usage?: Usage): void {
    this.json(200, {
      ...this.#envelope('chat.completion'),
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
      usage,
    });
  }

  /** A classifier's verdict. Its usage is known, so that nobody asks for it later. */
  async verdict(verdict: Verdict): Promise<void> {
    await this.piece(JSON.stringify({ topic: 'none', level: 0, reply: 'fine', ...verdict }));
    await this.finish('stop', { prompt_tokens: 900, completion_tokens: 20, cost: 0.0001 });
  }

  /** A streamed piece of the reply. */
  async piece(content: string): Promise<void> {
    await this.delta({ role: 'assistant', content });
  }

  /** A streamed piece with these fields, such as `reasoning`. */
  async delta(fields: object): Promise<void> {
    await this.event({
      ...this.#envelope('chat.completion.chunk'),
      choices: [{ index: 0, delta: fields, finish_reason: null }],
    });
  }

  /** The regular end of a stream: the reason, what was used (in a piece without choices), then `[DONE]`. */
  async finish(reason = 'stop', usage?: Usage): Promise<void> {
    await this.event({
      ...this.#envelope('chat.completion.chunk'),
      choices: [{ index: 0, delta: {}, finish_reason: reason }],
    });
    if (usage) await this.event({ ...this.#envelope('chat.completion.chunk'), choices: [], usage });
    await this.raw('data: [DONE]\n\n');
    this.end();
  }

  /** Any JSON as one event of the stream, such as an error object half-way. */
  async event(data: unknown): Promise<void> {
    await this.raw(`data: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment line, which providers send to keep a connection open. */
  async comment(words: string): Promise<void> {
    await this.raw(`: ${words}\n\n`);
  }

  /** Exactly these characters on the stream. */
  async raw(characters: string): Promise<void> {
    const response = this.#response;
    if (response.destroyed) return;
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    await new Promise<void>((resolve) => response.write(characters, () => resolve()));
  }

  /** Ends the stream politely, wherever it is. */
  end(): void {
    this.#response.end();
  }

  /** Closes the connection in the middle: what was sent arrives, the rest is missing. */
  cut(): void {
    this.#response.destroy();
  }

  /** Resets the connection: what was just sent may be lost. */
  reset(): void {
    this.#response.socket?.resetAndDestroy();
  }

  #envelope(object: string) {
    return { id: this.id, object, created: 1_767_225_600, model: this.#model, provider: this.provider };
  }
}
