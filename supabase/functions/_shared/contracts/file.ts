import * as v from 'valibot';

/**
 * The `output` of an endpoint that returns a file in place of JSON: `name` is what it is called on the reader's disk,
 * `type` its media type, `body` its bytes, which may be made while they are read.
 */
export const file = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]+\.\w+$/)),
  type: v.string(),
  body: v.instance(ReadableStream<Uint8Array<ArrayBuffer>>),
});
export type FileOutput = v.InferOutput<typeof file>;
