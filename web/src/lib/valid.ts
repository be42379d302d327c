import type * as v from 'valibot';

type Validation<Output> = { value?: Output; issues?: readonly { message: string; path: string }[] };

/**
 * Validates `input` through the schema's Standard Schema interface, so that the code of every page does not need the
 * schema library.
 */
export function valid<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validation<v.InferOutput<Schema>> {
  const result = schema['~standard'].validate(input);
  if (result instanceof Promise) throw new Error('Only synchronous schemas are supported.');
  if (result.issues === undefined) return { value: result.value };
  return {
    issues: result.issues.map(({ message, path = [] }) => ({
      message,
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    })),
  };
}
