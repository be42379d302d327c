import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `user` any signed-in person, `admin` a signed-in person whose role is admin and whose session was
 * confirmed with a second factor (all checked before the handler runs), `public` anyone, `webhook` a machine that signs
 * its body.
 */
export type EndpointAuth = 'user' | 'admin' | 'public' | 'webhook';

/** One server-sent event: the name and the shape of its `data`. */
export type EventSchemas = Record<string, v.GenericSchema>;

/**
 * The single declaration of an endpoint: `serve(contract, handler)` and the page's `call(contract, input)` read the
 * same object. A GET's input comes from the query string (all strings), a POST's from the JSON body, a webhook's is the
 * raw body as text.
 * `output` is the success body without `success: true`, or `file` where the body is a file; `events` are the streamed
 * form, where there is one. `errors` are the refusals of this endpoint's own rules, in addition to `commonErrors`.
 */
export type Endpoint = {
  name: string;
  summary: string;
  method: 'GET' | 'POST';
  auth: EndpointAuth;
  input: v.GenericSchema;
  output: v.GenericSchema;
  events?: EventSchemas;
  errors: readonly ErrorCode[];
};

/** Checks a declaration and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

const anyCaller: readonly ErrorCode[] = ['method_not_allowed', 'invalid_input', 'too_large', 'internal'];
const signedInCaller: readonly ErrorCode[] = [...anyCaller, 'unauthorized', 'blocked', 'forbidden'];

/** What every endpoint with this `auth` may refuse with, before its own rules are asked. */
export const commonErrors: Record<EndpointAuth, readonly ErrorCode[]> = {
  public: anyCaller,
  webhook: anyCaller,
  user: signedInCaller,
  admin: [...signedInCaller, 'factor_required'],
};

/** The codes that the handler of an endpoint may refuse with. */
export type ErrorOf<E extends Endpoint> = E['errors'][number];

export type InputOf<E extends Endpoint> = v.InferInput<E['input']>;
export type ParsedInputOf<E extends Endpoint> = v.InferOutput<E['input']>;
export type OutputOf<E extends Endpoint> = v.InferOutput<E['output']>;

/** The streamed events of an endpoint as a union of `{ event, data }`. */
export type EventOf<E extends Endpoint> = E extends { events: infer Events extends EventSchemas }
  ? { [Name in keyof Events & string]: { event: Name; data: v.InferOutput<Events[Name]> } }[keyof Events &
      string]
  : never;
