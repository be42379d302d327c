import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ScriptedAccount } from './account.ts';
import { handleApiRequest } from './api.ts';
import { decodeForm, type Form } from './form.ts';
import { API_VERSION, StripeRefusal } from './objects.ts';

/** A request of the product: `form` is the decoded body, or the query of a GET. */
type StripeRequest = {
  method: string;
  path: string;
  form: Form;
  idempotencyKey: string | null;
};

/** A response that a test delays. */
export type HeldAnswer = {
  /** Resolves when the request has arrived and its response is computed: later changes are not in it. */
  arrived: Promise<void>;
  release(): void;
};

type Answer = { status: number; body: object };
type Interception = { matches: RegExp; act(answer: () => Answer): Promise<Answer> };

export const secretKey = 'sk_test_scripted';

/**
 * Stripe's API over HTTP, in front of a ScriptedAccount. It checks what every request must have (key, API version, form
 * encoding, idempotency key on a POST, known parameters) and refuses what has it not, as Stripe does.
 */
export class ScriptedStripe {
  readonly account: ScriptedAccount;
  readonly requests: StripeRequest[] = [];
  /** What STRIPE_API_BASE is set to; empty until it listens. */
  baseUrl = '';
  readonly #answered = new Map<string, { asked: string; answer: Answer }>();
  #interceptions: Interception[] = [];
  #close: () => Promise<void> = async () => {};

  private constructor(name: string) {
    this.account = new ScriptedAccount(name);
  }

  /** Listens on `port`, or on any free one; `name` keeps the ids of several accounts apart. */
  static async start(port = 0, name = 'a'): Promise<ScriptedStripe> {
    const stripe = new ScriptedStripe(name);
    const server = createServer(async (incoming, response) => {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part);
      const request = new Request(`${stripe.baseUrl}${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
      });
      const answer = await stripe.fetch(request);
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    stripe.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stripe.#close = () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    };
    return stripe;
  }

  stop(): Promise<void> {
    return this.#close();
  }

  /** The next request to a path like this is refused with `status`, `times` times. */
  fails(matches: RegExp, status = 500, times = 1): void {
    for (let i = 0; i < times; i++) {
      const body = { error: { type: 'api_error', message: 'Scripted failure' } };
      this.#interceptions.push({ matches, act: async () => ({ status, body }) });
    }
  }

  /** Clears unused failures. */
  works(): void {
    this.#interceptions = [];
  }

  /** Delays the response to the next request to such a path, with the state at its arrival. */
  holds(matches: RegExp): HeldAnswer {
    let arrive = () => {};
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const act = async (answer: () => Answer) => {
      const made = structuredClone(answer());
      arrive();
      await released;
      return made;
    };
    this.#interceptions.push({ matches, act });
    return { arrived, release };
  }

  /** Requests to paths like this one. */
  asked(method: string, path: RegExp): StripeRequest[] {
    return this.requests.filter((request) => request.method === method && path.test(request.path));
  }

  /** Handles a request of `Stripe.createFetchHttpClient` or of a socket. */
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const answer = () => this.#answer(request, pathname, search, body);
    const index = this.#interceptions.findIndex(({ matches }) =>
      matches.test(`${request.method} ${pathname}`),
    );
    const [interception] = index < 0 ? [] : this.#interceptions.splice(index, 1);
    const made = interception ? await interception.act(answer) : answer();
    return Response.json(made.body, { status: made.status, headers: { 'request-id': 'req_scripted' } });
  }

  #answer(request: Request, path: string, search: string, body: string): Answer {
    try {
      const idempotencyKey = request.headers.get('idempotency-key');
      this.#check(request, idempotencyKey);
      const form = decodeForm(body === '' ? search : body);
      this.requests.push({ method: request.method, path, form, idempotencyKey });
      return this.#once(idempotencyKey, `${path} ${body}`, () => ({
        status: 200,
        body: structuredClone(handleApiRequest(this.account, request.method, path, form)),
      }));
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  }

  #check({ method, headers }: Request, idempotencyKey: string | null): void {
    if (headers.get('authorization') !== `Bearer ${secretKey}`) {
      throw new StripeRefusal(401, 'Invalid API Key provided');
    }
    if (headers.get('stripe-version') !== API_VERSION) {
      throw new StripeRefusal(400, `Expected Stripe-Version ${API_VERSION}`);
    }
    if (method !== 'POST') return;
    if (headers.get('content-type')?.split(';')[0] !== 'application/x-www-form-urlencoded') {
      throw new StripeRefusal(400, 'The body must be form-encoded');
    }
    if (!idempotencyKey || idempotencyKey.length > 255) {
      throw new StripeRefusal(400, 'A POST needs an idempotency key of at most 255 characters');
    }
  }

  /** The same key with the same request returns the stored response; with another request it is refused. */
  #once(key: string | null, asked: string, answer: () => Answer): Answer {
    const known = key === null ? undefined : this.#answered.get(key);
    if (known && known.asked !== asked) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      throw new StripeRefusal(400, message, { type: 'idempotency_error' });
    }
    if (known) return structuredClone(known.answer);
    const made = answer();
    if (key !== null) this.#answered.set(key, { asked, answer: structuredClone(made) });
    return made;
  }
}
