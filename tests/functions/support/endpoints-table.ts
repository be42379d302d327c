import type * as v from 'valibot';
import type { Endpoint } from '#contracts/endpoint.ts';
import { file } from '#contracts/file.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  options?: Schema[];
  pipe?: Schema[];
};

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../supabase/functions/_shared/contracts/*.ts',
  { eager: true },
);

/** Every declared endpoint, by name and GET before POST. */
export const endpoints: Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .sort((a, b) => a.name.localeCompare(b.name) || a.method.localeCompare(b.method));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'method' in value && 'input' in value
  );
}

/** The fields of an object, the forms of a union joined by 'or'; what is no object has no fields. */
function fields(schema: Schema): string {
  if (schema.options) return schema.options.map(fields).filter(Boolean).join(' or ');
  const { entries } = schema.pipe?.find((step) => step.entries) ?? schema;
  return Object.entries(entries ?? {})
    .map(([name, { type }]) => `\`${name}${type === 'optional' ? '?' : ''}\``)
    .join(', ');
}

/** What nearly every endpoint refuses with is said once, above the table. */
const common = ['unauthorized', 'blocked', 'invalid_input'];

function cells({ name, method, auth, input, output, events, errors, summary }: Endpoint): string[] {
  const streamed = events
    ? `; streamed: ${Object.keys(events)
        .map((event) => `\`${event}\``)
        .join(', ')}`
    : '';
  const own = errors.filter((code) => !common.includes(code)).map((code) => `\`${code}\``);
  return [
    `\`${method} ${name}\``,
    auth,
    summary,
    fields(input),
    output === file ? 'a file' : `${fields(output)}${streamed}`,
    own.join(', '),
  ];
}

/** The table of the README, generated from the contracts. */
export function endpointsTable(): string {
  const rows = [['call', 'who', 'what for', 'takes', 'answers', 'refuses'], ...endpoints.map(cells)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
