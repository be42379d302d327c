import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policy } from '../../supabase/functions/_shared/domain/safety/policy.ts';
import { ModelReply } from './scripted-reply.ts';

/** A request to the model server: the body is the parsed JSON of an OpenAI-compatible request. */
export type ModelRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: ModelRequestBody;
};

type ModelRequestBody = {
  model: string;
  stream?: boolean;
  temperature?: number;
  max_tokens?: number;
  messages: { role: string; content: string }[];
  [field: string]: unknown;
};

/** One scripted response: it writes to `reply` and returns when it is complete. */
export type Answer = (reply: ModelReply, request: ModelRequest) => Promise<void> | void;

const findsNothing: Answer = (reply) => reply.verdict({});

/**
 * An OpenAI-compatible model server with scripted responses. They are queued with `willAnswer` and used in order;
 * `otherwise` handles requests when the queue is empty, and without it such a request is a failure
 * the caller sees as HTTP 500. Everything asked is kept in `requests`.
 */
export class ScriptedModel {
  readonly requests: ModelRequest[] = [];
  /** What was asked as the classifier, which is not in `requests`; it finds nothing unless told otherwise. */
  readonly checks: ModelRequest[] = [];
  /** What OpenRouter's generation endpoint says of a request, by its id; it knows no other. */
  readonly generations = new Map<string, object>();
  /** What OPENROUTER_BASE_URL and its like are set to. */
  readonly baseUrl: string;
  readonly #queue: Answer[] = [];
  readonly #waiting: { count: number; resolve: () => void }[] = [];
  readonly #close: () => Promise<void>;
  #otherwise: Answer | null = null;
  #judge: Answer = findsNothing;

  private constructor(baseUrl: string, close: () => Promise<void>) {
    this.baseUrl = baseUrl;
    this.#close = close;
  }

  /** Listens on `port`, or on any free one. */
  static async start(port = 0, host = '127.0.0.1'): Promise<ScriptedModel> {
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const generation = /\/generation\?id=(.*)$/.exec(request.url ?? '')?.[1];
      if (generation !== undefined) return model.#tell(decodeURIComponent(generation), response);
      const text = Buffer.concat(parts).toString();
      await model.#take(
        {
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers,
          body: text === '' ? { model: '', messages: [] } : JSON.parse(text),
        },
        response,
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const address = server.address() as AddressInfo;
    const model = new ScriptedModel(`http://127.0.0.1:${address.port}/v1`, () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    return model;
  }

  /** Queues responses, used in order. */
  willAnswer(...answers: Answer[]): void {
    this.#queue.push(...answers);
  }

  /** Handles every request for which nothing is queued. */
  otherwise(answer: Answer): void {
    this.#otherwise = answer;
  }

  /** Handles every request to the classifier. */
  judging(answer: Answer): void {
    this.#judge = answer;
  }

  /** Resolves when at least `count` requests have arrived since the start or the last `reset`. */
  async asked(count = 1): Promise<ModelRequest[]> {
    if (this.requests.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }));
    }
    return this.requests;
  }

  /** Clears requests and responses, so that tests can share one server. */
  reset(): void {
    this.requests.length = 0;
    this.#queue.length = 0;
    this.#otherwise = null;
    this.checks.length = 0;
    this.#judge = findsNothing;
    this.generations.clear();
  }

  stop(): Promise<void> {
    return this.#close();
  }

  #tell(id: string, response: ServerResponse): void {
    const data = this.generations.get(id);
    new ModelReply(response, { model: '' }).json(
      data ? 200 : 404,
      data ? { data } : { error: { code: 404 } },
    );
  }

  async #take(request: ModelRequest, response: ServerResponse): Promise<void> {
    const reply = new ModelReply(response, request.body);
    if (request.body.messages[0]?.content === policy) {
      this.checks.push(request);
      await this.#judge(reply, request);
      return;
    }
    const answer = this.#queue.shift() ?? this.#otherwise;
    this.requests.push(request);
    for (const { count, resolve } of this.#waiting) {
      if (this.requests.length >= count) resolve();
    }
    if (answer) await answer(reply, request);
    else reply.json(500, { error: { message: 'The test scripted no answer for this request.' } });
  }
}
