import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';

const model = scriptModel();

/** The system message that went with this text. */
const promptOf = (text: string) => model.requests(text)[0]?.body.messages[0]?.content;

describe.concurrent('the personal settings of a companion', () => {
  test('[R-API-18, R-API-16, R-API-17] put core traits into the prompt while the plan includes them', async () => {
    const person = await newPerson('ultimate');
    const { body } = await call('companion-core-traits', { as: person });
    const chosen = (body.traits as string[]).slice(0, 2);
    const saved = await call('companion-traits', {
      as: person,
      body: { companionId: 'suki', traits: chosen },
    });
    expect(saved).toEqual({ status: 200, body: { success: true } });
    model.answers('With traits', says('Yes.'));
    await call('chat-send', { as: person, body: message('suki', 'With traits') });
    expect(promptOf('With traits')).toContain(`Your core traits: "${chosen.join('", "')}".`);

    await sql(`update public.users set subscription_tier = 'premium' where id = $1`, [person.id]);
    model.answers('Without traits', says('Yes.'));
    await call('chat-send', { as: person, body: message('suki', 'Without traits') });
    const [{ core_traits: own } = { core_traits: [''] }] = await sql<{ core_traits: string[] }>(
      `select core_traits from public.companions where id = 'suki'`,
    );
    expect(promptOf('Without traits')).toContain(`Your core traits: "${own.join('", "')}".`);
  });

  test("[R-CUST-06] put the wizard's tone, traits and nickname into the prompt, for this person alone", async () => {
    const [one, other] = [await newPerson('premium'), await newPerson('premium')];
    const chosen = { companion_id: 'suki', traits: ['Wise'], tone: 80, nickname: 'Captain' };
    const saved = await rest('companion_customisations', one, 'POST', { user_id: one.id, ...chosen });
    expect(saved.status).toBe(201);
    model.answers('Customised', says('Yes.'), says('Yes.'));
    await call('chat-send', { as: one, body: message('suki', 'Customised') });
    await call('chat-send', { as: other, body: message('suki', 'Customised') });
    const [first, second] = model.requests('Customised').map(({ body }) => body.messages[0]?.content);
    expect(first).toContain('They like to be called "Captain".');
    expect(first).toContain('Tone: Bold & Flirty.');
    expect(first).toContain('Let these traits show most: "Wise".');
    expect(second).not.toContain('Captain');
  });

  test('[R-CUST-06, R-CUST-07] leave the prompt when they are reset or the plan has no wizard', async () => {
    const person = await newPerson('premium');
    const key = `companion_customisations?user_id=eq.${person.id}&companion_id=eq.suki`;
    const chosen = { companion_id: 'suki', traits: ['Gentle'], tone: 10, nickname: 'Skipper' };
    const ask = async (text: string) => {
      model.answers(text, says('Yes.'));
      await call('chat-send', { as: person, body: message('suki', text) });
      return promptOf(text);
    };
    const words = /Skipper|Tone: Soft & Caring|show most: "Gentle"/;

    expect((await rest('companion_customisations', person, 'POST', chosen)).status).toBe(201);
    expect(await ask('Set')).toMatch(words);
    expect((await rest(key, person, 'DELETE')).status).toBe(200);
    expect(await ask('Taken back')).not.toMatch(words);

    await rest('companion_customisations', person, 'POST', chosen);
    await sql(`update public.users set subscription_tier = 'basic' where id = $1`, [person.id]);
    expect(await ask('On a smaller plan')).not.toMatch(words);
    expect((await rest(key, person, 'PATCH', { tone: 90 })).text).toContain('plan_required');
    await sql(`update public.users set subscription_tier = 'ultimate' where id = $1`, [person.id]);
    expect(await ask('On a larger plan')).toMatch(words);
  });
});
