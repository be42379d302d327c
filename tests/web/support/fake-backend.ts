import { matching, type Row } from './fake-table.ts';
import { replaceFetch } from './network.ts';
import { companionRow, consentRow, plans, usage, userId } from './people.ts';

export type FakeRequest = {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null;
};
type Answer = (request: FakeRequest) => Response | Promise<Response>;

/** A refusal of an edge function. */
export function refused(status: number, error: string, detail: string): Response {
  return Response.json({ success: false, error, detail }, { status });
}

/** A refusal of a table write: PostgREST's message is the error code. */
export function refusedWrite(code: string): Response {
  return Response.json({ code: 'P0001', message: code, details: '{}', hint: null }, { status: 400 });
}

/**
 * The network at the level of `fetch`: tables held in memory, endpoints that answer what the test says, and every
 * request kept. What nobody answers is a 404, so a call a test did not expect shows.
 */
export class FakeBackend {
  readonly requests: FakeRequest[] = [];
  readonly tables: Record<string, Row[]> = {
    companions: [companionRow({})],
    user_favorites: [],
    messages: [],
    pauses: [],
    users: [],
    user_consents: [consentRow('intimate_chats'), consentRow('terms')],
    stripe_subscriptions: [],
    plans,
  };
  readonly #answers = new Map<string, Answer>();

  constructor() {
    this.table('POST', 'rpc/list_conversations', () => Response.json([]));
    this.table('POST', 'rpc/list_deleted', () => Response.json([]));
    this.table('POST', 'rpc/own_figures', () =>
      Response.json({ messages_sent: 0, companions_met: 0, since: null }),
    );
    this.table('POST', 'rpc/count_active_chats', () => Response.json(0));
    this.table('POST', 'rpc/read_messages', ({ body }) => Response.json(this.#shownPath(body as Row)));
    this.table('POST', 'rpc/find_message', ({ body }) => {
      const isThere = this.tables.messages?.some(({ id }) => id === (body as Row).p_message_id);
      return Response.json(isThere ? [{ is_shown: true, version_id: null }] : []);
    });
    this.endpoint('chat-usage', () => Response.json({ success: true, ...usage({}) }));
    replaceFetch((input, init) => this.#fetch(input, init));
  }

  /** Answers an edge function. */
  endpoint(name: string, answer: Answer): void {
    this.#answers.set(`/functions/v1/${name}`, answer);
  }

  /** Answers one method of a table in place of the rows held here. */
  table(method: string, name: string, answer: Answer): void {
    this.#answers.set(`${method} /rest/v1/${name}`, answer);
  }

  /** Answers one method of a path of the auth service, such as `user`. */
  auth(method: string, path: string, answer: Answer): void {
    this.#answers.set(`${method} /auth/v1/${path}`, answer);
  }

  /** Answers one method of the storage service, whatever the file. */
  storage(method: string, answer: Answer): void {
    this.#answers.set(`${method} /storage/v1`, answer);
  }

  /** The requests so far to an endpoint or table, with this method. */
  calls(method: string, name: string): FakeRequest[] {
    return this.requests.filter(
      (request) => request.method === method && request.url.pathname.endsWith(`/v1/${name}`),
    );
  }

  async #fetch(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const request = {
      method: init.method ?? 'GET',
      url: new URL(String(input)),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? null,
    };
    this.requests.push(request);
    const { pathname } = request.url;
    const service = pathname.startsWith('/storage/v1/') ? '/storage/v1' : pathname;
    const answer = this.#answers.get(service) ?? this.#answers.get(`${request.method} ${service}`);
    return answer ? answer(request) : this.#rest(request);
  }

  /** The messages of a chat as `read_messages` returns them: `messages` holds the shown path, newest first. */
  #shownPath({ p_companion_id, p_before, p_after, p_limit }: Row): Row[] {
    const path = (this.tables.messages ?? []).filter(
      (row) => row.companion_id === p_companion_id && row.user_id === userId,
    );
    const placeOf = (id: unknown) => path.findIndex((row) => row.id === id);
    const part =
      p_after === undefined
        ? path.slice(placeOf(p_before) + 1)
        : path.slice(0, Math.max(0, placeOf(p_after))).reverse();
    return part.slice(0, Number(p_limit));
  }

  #rest({ method, url, headers, body }: FakeRequest): Response {
    const name = url.pathname.replace('/rest/v1/', '');
    const rows = this.tables[name];
    if (rows === undefined) return Response.json({ message: `nothing answers ${url}` }, { status: 404 });
    const found = matching(rows, url.searchParams);
    if (method === 'HEAD') {
      return new Response(null, { headers: { 'Content-Range': `*/${found.length}` } });
    }
    if (method === 'POST') rows.unshift(body as Row);
    if (method === 'DELETE') this.tables[name] = rows.filter((row) => !found.includes(row));
    if (method !== 'GET') return new Response(null, { status: 204 });
    const wantsOne = headers.get('Accept')?.includes('vnd.pgrst.object') ?? false;
    if (!wantsOne) return Response.json(found);
    return found[0]
      ? Response.json(found[0])
      : Response.json({ code: 'PGRST116', message: 'no row', details: '', hint: null }, { status: 406 });
  }
}
