import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `user` any signed-in person, `admin` a signed-in person whose role is admin (asked from the
 * database by the handler), `public` anyone, `webhook` a machine that signs its body.
 */
export type EndpointAuth = 'user' | 'admin' | 'public' | 'webhook';

/** One server-sent event: the name and the shape of its `data`. */
export type EventSchemas = Record<string, v.GenericSchema>;

/**
 * The single declaration of an endpoint: `serve(contract, handler)` and the page's `call(contract, input)`
 * read the same object. A GET's input comes from the query string (all strings), a POST's from the JSON body, a
 * webhook's is the raw body as text.
 * `output` is the success body without `success: true`, or `file` where the body is a file; `events` are the streamed form, where there is one.
 */
export type Endpoint<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  Events extends EventSchemas = EventSchemas,
> = {
  name: string;
  summary: string;
  method: 'GET' | 'POST';
  auth: EndpointAuth;
  input: Input;
  output: Output;
  events?: Events;
  errors: readonly ErrorCode[];
};

export function endpoint<
  const Input extends v.GenericSchema,
  const Output extends v.GenericSchema,
  const Events extends EventSchemas = Record<never, never>,
>(declaration: Endpoint<Input, Output, Events>): Endpoint<Input, Output, Events> {
  return declaration;
}

export type InputOf<E> = E extends Endpoint<infer I, v.GenericSchema, EventSchemas> ? v.InferInput<I> : never;
export type ParsedInputOf<E> =
  E extends Endpoint<infer I, v.GenericSchema, EventSchemas> ? v.InferOutput<I> : never;
export type OutputOf<E> =
  E extends Endpoint<v.GenericSchema, infer O, EventSchemas> ? v.InferOutput<O> : never;

/** The streamed events of an endpoint as a union of `{ event, data }`. */
export type EventOf<E> =
  E extends Endpoint<v.GenericSchema, v.GenericSchema, infer Events>
    ? { [Name in keyof Events & string]: { event: Name; data: v.InferOutput<Events[Name]> } }[keyof Events &
        string]
    : never;
