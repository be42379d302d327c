import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builderTraits, interests, relationships, wizardTraits } from '#contracts/personality.ts';
import { lookChoices } from '#portraits/own/look.ts';
import { refusedWords } from '#shared/refused-words.ts';
import { says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';

const model = scriptModel();

const newId = () => randomUUID().replaceAll('-', '').slice(0, 16);

/** Saves a companion as the builder does. */
const save = (person: Person, id: string, change: object = {}, isNew = true) =>
  rest('rpc/save_own_companion', person, 'POST', {
    p_id: id,
    p_is_new: isNew,
    p_name: 'Luna',
    p_age: 'late twenties',
    p_biography: 'Luna repairs clocks.',
    p_traits: ['Wise', 'Dreamy'],
    p_interests: ['Music', 'Hiking'],
    p_formality: 90,
    p_humor: 10,
    p_empathy: 70,
    p_relationship_type: 'Creative Partner',
    p_avatar: 'soft-bob-brown-light-none-none-shirt-cafe',
    p_gradient_from: '#112233',
    p_gradient_to: '#445566',
    p_greeting: 'Hand me the small screwdriver.',
    p_scenario: 'In the clock tower, at noon.',
    p_example_dialogue: 'You: Is it late?\nLuna: It is always late in here.',
    p_openers: ['What stopped today?'],
    ...change,
  });

async function promptFor(person: Person, id: string, text: string): Promise<string> {
  model.answers(text, says('Yes.'));
  const { status } = await call('chat-send', { as: person, body: message(id, text) });
  expect(status).toBe(200);
  return model.requests(text)[0]?.body.messages[0]?.content ?? '';
}

describe.concurrent('a person’s own companion', () => {
  test('[R-BUILD-05] has all its settings in the prompt, without those that were reset', async () => {
    const person = await newPerson('free');
    const id = newId();
    expect((await save(person, id)).status).toBe(200);
    const prompt = await promptFor(person, id, `Hello ${id}`);
    for (const line of [
      'You are "Luna".',
      'In a line: "A partner for making things"',
      'About you: "Luna repairs clocks."',
      'Your core traits: "Wise", "Dreamy".',
      'Your age: "late twenties".',
      'You are their creative partner: you make things up together.',
      'You care about: "Music", "Hiking".',
      'Formality: Formal (90 of 100).',
      'Humor: Serious (10 of 100).',
      'Empathy: Warm (70 of 100).',
    ]) {
      expect(prompt).toContain(line);
    }

    const bare = { p_age: '', p_biography: '', p_traits: [], p_interests: [], p_relationship_type: 'Friend' };
    expect((await save(person, id, bare, false)).status).toBe(200);
    const changed = await promptFor(person, id, `And now ${id}`);
    expect(changed).toContain('You are their friend.');
    expect(changed).not.toMatch(/late twenties|clocks|core traits|You care about|creative partner/);
  });

  test('[R-BUILD-05, R-DATA-11] is not found by anybody else', async () => {
    const [owner, other] = [await newPerson('free'), await newPerson('ultimate')];
    const id = newId();
    await save(owner, id);
    for (const unwanted of [id, 'nobody-at-all']) {
      expect((await rest(`companions?id=eq.${unwanted}`, other)).rows).toEqual([]);
      expect((await rest(`companion_settings?companion_id=eq.${unwanted}`, other)).rows).toEqual([]);
      expect((await save(other, unwanted, {}, false)).text).toContain('"not_found"');
      const refusals = await Promise.all([
        call('chat-ensure', { as: other, body: { companionId: unwanted } }),
        call('chat-send', { as: other, body: message(unwanted, 'Hello') }),
        call('companion-traits', { as: other, query: { companionId: unwanted } }),
        call('companion-traits', { as: other, body: { companionId: unwanted, traits: [] } }),
      ]);
      expect(refusals.map(({ status, body }) => [status, body.error])).toEqual(
        refusals.map(() => [404, 'not_found']),
      );
      const customised = await rest('companion_customisations', other, 'POST', { companion_id: unwanted });
      expect(customised.text).toContain('"not_found"');
    }
    expect((await rest(`companions?id=eq.${id}`, null)).rows).toEqual([]);
    expect((await rest(`companions?id=eq.${id}`, owner)).rows).toHaveLength(1);
  });

  test('[R-SAFE-10] is refused with an age under 18, with the field and the reason', async () => {
    const person = await newPerson('free');
    const refused = await save(person, newId(), { p_age: 'sixteen' });
    expect(refused.status).toBe(400);
    const { message: code, details } = JSON.parse(refused.text);
    expect([code, JSON.parse(details)]).toEqual(['content_refused', { field: 'age', topic: 'minor' }]);
    expect((await rest(`companions?user_id=eq.${person.id}`, person)).rows).toEqual([]);
  });

  test.each([
    ['Walter is 71, "retired": he’s got a friend, Mia; she is 14, and loud.', 'she is 14'],
    ['Loves M&Ms. Age: f.i.f.t.e.e.n, y.o. is short for young!', 'Age: f.i.f.t.e.e.n'],
    ['Her 2nd life — she’s a schoolg1rl…', 'schoolg1rl'],
    ['Unit 4c5f16b2 was built in 1990; she looks 16yo, and hums.', '16yo'],
    ['Мия любит рисовать. Ей 16лет, она из Перми.', 'Ей 16лет'],
    ['Мия любит рисовать. Она учится в седьмом классе.', 'учится в седьмом классе'],
    ['도윤은 축구를 좋아해요. 열네 살이에요.', '열네 살이에요'],
    ['Her dog is nine, her cat is 12. No erotic scenes. Loves lingerie!', 'lingerie'],
  ])('[R-SAFE-10] %j is refused with the words that the page shows', async (p_biography, words) => {
    const person = await newPerson('free');
    const { message: code, details } = JSON.parse((await save(person, newId(), { p_biography })).text);
    const refusal = JSON.parse(details);
    expect([code, refusal.field, refusedWords(p_biography, refusal)]).toEqual([
      'content_refused',
      'description',
      words,
    ]);
  });
});

describe('the choices that the pages offer', () => {
  const listedIn = async (source: string) => {
    const [row] = await sql<{ text: string }>(`select ${source} as text`);
    return [...(row?.text ?? '').matchAll(/'([A-Z][A-Za-z -]*)'/g)].map(([, word]) => word);
  };
  const constraint = (name: string) =>
    `(select pg_get_constraintdef(oid) from pg_constraint where conname = '${name}')`;

  test('[R-CUST-03] are the wizard’s traits of the database', async () => {
    expect(await listedIn(constraint('companion_customisations_traits_known'))).toEqual([...wizardTraits]);
  });

  test('[R-BUILD-03] are the builder’s interests of the database', async () => {
    expect(await listedIn(constraint('companion_settings_interests_known'))).toEqual([...interests]);
  });

  test('[R-BUILD-04] are the relationships of the database', async () => {
    expect(await listedIn(constraint('companion_settings_relationship_known'))).toEqual([...relationships]);
  });

  test('[R-ART-05] are the parts of pictures that the database takes', async () => {
    const [row] = await sql<{ text: string }>(
      `select ${constraint('companion_settings_avatar_known')} as text`,
    );
    const parts = Object.values(lookChoices).map((words) => `(${words.join('|')})`);
    expect(row?.text).toContain(`'^${parts.join('-')}$'`);
  });

  test('[R-BUILD-03] are the builder’s traits of the database, each of them and no other', async () => {
    const person = await newPerson('ultimate');
    const id = newId();
    await save(person, id);
    for (const trait of builderTraits) {
      expect((await save(person, id, { p_traits: [trait] }, false)).status, trait).toBe(200);
    }
    expect((await save(person, id, { p_traits: ['Evil'] }, false)).text).toContain('"invalid_input"');
  });
});
