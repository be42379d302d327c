import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Receipt } from '#contracts/chat-send.ts';
import { consents } from '#contracts/consents.ts';
import { says } from '../../support/model-answers.ts';
import { streamed } from '../support/call.ts';
import type { Model } from '../support/model.ts';
import { newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';

/** Somebody who wants to be remembered, and whose chat with Suki is saved. */
export async function rememberedPerson(): Promise<Person> {
  const person = await newPerson('ultimate');
  await consent(person, true);
  await rest('user_favorites', person, 'POST', { companion_id: 'suki' });
  return person;
}

export async function consent(person: Person, given: boolean): Promise<void> {
  const row = { purpose: 'memory', text_version: consents.memory.version, given };
  const { status, text } = await rest('user_consents', person, 'POST', row);
  if (status !== 201) throw new Error(text);
}

/** Writes a fact as the memory page does, and returns its id. */
export async function write(
  person: Person,
  text: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { rows, text: answer } = await rest('memories', person, 'POST', { text, ...more });
  const [row] = (rows ?? []) as { id: string }[];
  if (!row) throw new Error(answer);
  return row.id;
}

/** What a turn was given, as its reader is told, and its reply's row. */
export type Told = { receipt: Receipt | null; turnId: string; replyId: string };

/** One message to Suki and its reply, or another version of a reply. */
export async function tell(
  model: Model,
  person: Person,
  text: string,
  more: Record<string, unknown> = {},
): Promise<Told> {
  await sql('delete from private.turn_starts where user_id = $1', [person.id]);
  model.answers(text, says('I see.'));
  const said = 'mode' in more ? {} : { text };
  const body = { companionId: 'suki', messageId: randomUUID(), ...said, ...more };
  const told: Told = { receipt: null, turnId: '', replyId: '' };
  for (const { event, data } of await streamed('chat-send', { as: person, body })) {
    if (event === 'turn') told.turnId = data.turnId;
    if (event === 'receipt') told.receipt = data;
    if (event === 'done') told.replyId = data.replyId ?? '';
    if (event === 'error') throw new Error(data.error);
  }
  return told;
}

/** The quoted lines of a section of the newest prompt with which this text was answered. */
export function promptLines(model: Model, text: string, section: string): string[] {
  const prompt = model.requests(text).at(-1)?.body.messages[0]?.content ?? '';
  const [, body = ''] = prompt.split(`# ${section}\n`);
  return [...(body.split('\n\n')[0] ?? '').matchAll(/^- "(.*)"/gm)].map(([, line = '']) => line);
}

export const factsOf = (person: Person) =>
  sql<{ text: string; origin: string; replaced_at: string | null }>(
    'select text, origin, replaced_at from public.memories where user_id = $1 order by said_at, text',
    [person.id],
  );

/** Waits until nothing that the person said is still to be read. */
export async function allRead(person: Person): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await sql(
        'select from private.memory_jobs where user_id = $1 and waiting_since is not null',
        [person.id],
      );
      if (waiting.length > 0) throw new Error('There are messages that nobody has read yet');
    },
    { interval: 50, timeout: 60_000 },
  );
}
