import { describe, expect, test } from 'vitest';
import { held, judges, says } from '../../support/model-answers.ts';
import { rememberedPerson } from '../memory/remembered.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import type { Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const model = scriptModel();

const expectRow = (person: Person, purpose: string, row: object) =>
  expect
    .poll(
      () =>
        sql(
          `select outcome, usage_known, prompt_tokens > 100 as is_counted from public.model_calls
           where user_id = $1 and purpose = $2 order by started_at limit 1`,
          [person.id, purpose],
        ),
      { interval: 50, timeout: 60_000 },
    )
    .toEqual([row]);
const lost = { outcome: 'lost', usage_known: false, is_counted: true };

describe('a request that is under way is in the ledger, with an estimate, until its end takes its place', () => {
  test('[R-COST-01] of the classifier', async () => {
    const person = await rememberedPerson();
    const text = 'The verdict takes its time';
    const [answer, verdict] = [held(), held()];
    model.answers(text, answer.answer);
    model.judges(text, verdict.answer, judges({}));
    const sent = call('chat-send', { as: person, body: message('suki', text) });
    const asked = await verdict.asked;
    await expectRow(person, 'check', lost);
    await asked.verdict({});
    await expectRow(person, 'check', { outcome: 'finished', usage_known: true, is_counted: true });
    await answer.piece('Hello.');
    await answer.finish();
    expect((await sent).body.message).toBe('Hello.');
  });

  test('[R-COST-01] of who reads for memory', async () => {
    const person = await rememberedPerson();
    const text = 'My horse is called Star and takes its time.';
    const found = held();
    model.answers(text, says('Hello.'));
    model.finds(text, found.answer);
    await call('chat-send', { as: person, body: message('suki', text) });
    await found.asked;
    await expectRow(person, 'memory', lost);
    await found.piece('{"facts": []}');
    await found.finish();
    await expectRow(person, 'memory', { outcome: 'finished', usage_known: false, is_counted: true });
  });
});
