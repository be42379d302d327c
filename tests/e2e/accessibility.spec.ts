import type { Page } from '@playwright/test';
import { held } from '../support/model-answers.ts';
import { chunks, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { otherPageStates, type PageState, pageStates } from './support/page-states.ts';

async function lookAt(page: Page, { path, heading }: PageState): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
}

const all = [...Object.values(pageStates), ...otherPageStates];
const paths = (some: PageState[]) => some.map(({ path }) => path).join(', ');

for (const some of chunks(all.filter(({ member }) => !member))) {
  test(`axe finds no violation on ${paths(some)} for a visitor, light and dark`, async ({
    page,
    problems,
  }) => {
    if (some.includes(pageStates.notFound)) problems.expect(/404 \(Not Found\)/);
    for (const look of some) await lookAt(page, look);
  });
}

for (const plan of [true, 'premium'] as const) {
  for (const some of chunks(all.filter(({ member }) => member === plan))) {
    const who = plan === true ? 'a member' : `a member on ${plan}`;
    test(`axe finds no violation on ${paths(some)} for ${who}, light and dark`, async ({
      account,
      memberPage: page,
      server,
    }) => {
      if (plan !== true) await server.change(`users?id=eq.${account.id}`, { subscription_tier: plan });
      for (const look of some) await lookAt(page, look);
    });
  }
}

test('axe finds no violation where core traits are chosen, light and dark', async ({
  account,
  memberPage: page,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'ultimate' });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.choose('Customize Core Traits');
  await expect(page.getByText('0 of 3 chosen')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds no violation in a chat while a reply streams, light and dark', async ({
  memberPage: page,
  scriptedModel,
}) => {
  const chat = new Chat(page, 'Suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.open('suki');
  await chat.say('Hello');
  await reply.piece('Oh, hello!');
  await expect(chat.theirs).toContainText(['Oh, hello!']);
  await expectAccessibleInBothThemes(page);
  await reply.finish();
});
