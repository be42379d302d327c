import type * as v from 'valibot';
import type { Endpoint } from '#contracts/endpoint.ts';
import { file } from '#contracts/file.ts';
import { endpoints } from './endpoints.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  options?: Schema[];
  pipe?: Schema[];
};

/** The fields of an object, the forms of a union joined by 'or'; what is no object has no fields. */
function fields(schema: Schema): string {
  if (schema.options) return schema.options.map(fields).filter(Boolean).join(' or ');
  const { entries } = schema.pipe?.find((step) => step.entries) ?? schema;
  return Object.entries(entries ?? {})
    .map(([name, { type }]) => `\`${name}${type === 'optional' ? '?' : ''}\``)
    .join(', ');
}

function cells({ name, method, auth, input, output, events, errors, summary }: Endpoint): string[] {
  const streamed = events
    ? `; streamed: ${Object.keys(events)
        .map((event) => `\`${event}\``)
        .join(', ')}`
    : '';
  return [
    `\`${method} ${name}\``,
    auth,
    summary,
    fields(input),
    output === file ? 'a file' : `${fields(output)}${streamed}`,
    errors.map((code) => `\`${code}\``).join(', '),
  ];
}

/** The table of the README, generated from the contracts. */
export function endpointsTable(): string {
  const rows = [['call', 'who', 'what for', 'input', 'output', 'errors'], ...endpoints.map(cells)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
