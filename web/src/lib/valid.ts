import type * as v from 'valibot';

type Verdict<Output> = { value?: Output; issues?: readonly { message: string; path: string }[] };

/**
 * Checks `input` against a schema, which brings its own way of doing so (Standard Schema): what every page loads need
 * not carry the schema library.
 */
export function valid<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Verdict<v.InferOutput<Schema>> {
  const result = schema['~standard'].validate(input);
  if (result instanceof Promise) throw new Error('Schemas here answer at once.');
  if (result.issues === undefined) return { value: result.value };
  return {
    issues: result.issues.map(({ message, path = [] }) => ({
      message,
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    })),
  };
}
