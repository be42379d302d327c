import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { request } from '../support/call.ts';
import type { Person } from '../support/people.ts';

/** A message of the archive. */
export type ExportedMessage = {
  id: string;
  parent: string | null;
  run: string;
  runStatus: string;
  from: string;
  text: string;
  shown: boolean;
  edited: boolean;
  deletedAt: string | null;
  outcome: string | null;
};

export type Data = {
  exported_at: string;
  rows: Record<string, Record<string, unknown>[]>;
  left_out: Record<string, string>;
  conversations: { companion_id: string; companion: string; messages: ExportedMessage[] }[];
};

/** The archive, opened. */
export async function exportOf(person: Person): Promise<{ data: Data; page: string; files: string[] }> {
  const response = await request('user-export', { as: person });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { data: JSON.parse(text('data.json')), page: text('index.html'), files: Object.keys(files) };
}
