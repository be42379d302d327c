import { expect, test } from 'vitest';
import { scriptModel } from '../support/model.ts';
import { newPeople } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { allRead, consent, factsOf, promptLines, rememberedPerson, tell, write } from './remembered.ts';

const model = scriptModel();
const SECTION = 'What they told you';

/** The tables of the project, of whichever schema the owner reads, that hold a word in any of their columns. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and has_schema_privilege(schemaname, 'usage')
       and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
     order by 1`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql(`select from ${name} t where t::text ilike $1 limit 1`, [`%${word}%`]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

test('[R-MEM-07] what is forgotten stands in no table but messages and in no prompt, stays away, and comes back by Undo', async () => {
  const person = await rememberedPerson();
  await tell(model, person, 'My dog is called Zanzibeau.');
  await allRead(person);
  await tell(model, person, 'Who is my dog (known)?');
  expect(promptLines(model, 'Who is my dog (known)?', SECTION)).toEqual(['My dog is called Zanzibeau.']);
  const [fact] = await sql<{ id: string; text: string; subject: string }>(
    'select id, text, subject from public.memories where user_id = $1',
    [person.id],
  );

  await rest(`memories?id=eq.${fact?.id}`, person, 'DELETE');
  expect(await tablesWith('Zanzibeau')).toEqual(['public.messages']);
  await tell(model, person, 'Who is my dog (forgotten)?');
  const [system, ...last] = model.requests('Who is my dog (forgotten)?').at(-1)?.body.messages ?? [];
  expect(system?.content).not.toContain('Zanzibeau');
  expect(last.map(({ content }) => content)).toContain('My dog is called Zanzibeau.');

  await tell(model, person, 'my dog is called ZANZIBEAU!!');
  await allRead(person);
  expect(await factsOf(person)).toEqual([]);

  await rest('memories', person, 'POST', { text: fact?.text, subject: fact?.subject, companion_id: null });
  expect(await factsOf(person)).toMatchObject([{ text: 'My dog is called Zanzibeau.' }]);
  const { rows } = await rest('rpc/list_memories', person, 'POST', {});
  expect(rows).toMatchObject([{ id: fact?.id, origin: 'drawn', told_to: 'suki' }]);
});

test('[R-MEM-09] 50 people at once are told their own facts of this companion, and nobody else of them', {
  tags: 'long',
}, async () => {
  const people = await newPeople(50, 'ultimate');
  const prompts = await Promise.all(
    people.map(async (person, n) => {
      await consent(person, true);
      await write(person, `I have boat number ${n}.`);
      await write(person, `I told Luca of boat ${n}.`, { companion_id: 'luca' });
      await tell(model, person, `What boat do I have (${n})?`);
      return promptLines(model, `What boat do I have (${n})?`, SECTION);
    }),
  );
  expect(prompts).toEqual(people.map((_, n) => [`I have boat number ${n}.`]));
});
