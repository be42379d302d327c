import { expect, test } from 'vitest';
import { reportReasons } from '#contracts/reports.ts';
import { expireChats, newTurn, openChat } from '../support/fixtures.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';

/** A reply of the person's chat with Suki. */
async function newReply(person: Person, text: string): Promise<string> {
  const { turnId } = await newTurn(person, { status: 'done', reply: text });
  const [message] = await sql<{ id: string }>(
    `select id from public.messages where turn_id = $1 and message_type = 'ai'`,
    [turnId],
  );
  return message?.id ?? '';
}

const report = (person: Person, messageId: string, prefer?: 'return=minimal') =>
  rest('reports', person, 'POST', { companion_id: 'suki', message_id: messageId, reason: 'hate' }, prefer);
const reportedBy = ({ id }: Person) =>
  sql<{ message_text: string }>('select message_text from public.reports where user_id = $1', [id]);

test.concurrent('[R-SAFE-12] [R-KEEP-10] a message of a sealed chat is reported to the admins, and its text not returned', async () => {
  const [person, admin] = [await newPerson(), await newAdmin()];
  const reply = await newReply(person, 'Words that were sealed');
  await expireChats(person);
  await openChat(person); // seals it and starts afresh
  expect((await rest(`messages?id=eq.${reply}`, person)).rows).toEqual([]);

  const asked = await report(person, reply);
  expect(asked.status).toBe(403);
  expect(asked.text).not.toContain('sealed');
  expect(await reportedBy(person)).toEqual([]);

  expect(await report(person, reply, 'return=minimal')).toMatchObject({ status: 201, text: '' });
  expect(await reportedBy(person)).toEqual([{ message_text: 'Words that were sealed' }]);
  expect((await rest('reports?select=message_text', person)).rows).toEqual([]);
  expect((await rest(`reports?select=message_text&user_id=eq.${person.id}`, admin)).rows).toEqual([
    { message_text: 'Words that were sealed' },
  ]);
});

test.concurrent('[R-KEEP-10] what was reported before its chat was sealed is not returned after it', async () => {
  const person = await newPerson();
  const reply = await newReply(person, 'Words that will be sealed');
  expect((await report(person, reply, 'return=minimal')).status).toBe(201);
  await expireChats(person);
  await openChat(person);
  for (const what of ['*', 'message_text', 'message_text,messages(message_text)']) {
    expect((await rest(`reports?select=${what}`, person)).text).toBe('[]');
  }
});

test('[R-SAFE-12] the reasons of the contract are those the table of reports accepts', async () => {
  const [row] = await sql<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'reports_reason_known'",
  );
  const words = [...(row?.text ?? '').matchAll(/'([a-z_]+)'/g)].map(([, word]) => word);
  expect(words).toEqual(Object.keys(reportReasons));
});
