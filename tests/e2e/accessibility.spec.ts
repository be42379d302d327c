import type { Page } from '@playwright/test';
import { held } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { type Look, looks, otherLooks } from './support/looks.ts';

async function lookAt(page: Page, { path, heading }: Look): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
}

for (const look of [...Object.values(looks), ...otherLooks]) {
  const { member } = look;
  const plan = typeof member === 'string' ? ` on ${member}` : '';
  const title = `axe finds nothing on ${look.path}${member ? ` for a member${plan}` : ''}, light and dark`;
  if (member) {
    test(title, async ({ account, memberPage, server }) => {
      if (member !== true) await server.change(`users?id=eq.${account.id}`, { subscription_tier: member });
      await lookAt(memberPage, look);
    });
  } else {
    test(title, ({ page, problems }) => {
      if (look === looks.notFound) problems.expect(/404 \(Not Found\)/);
      return lookAt(page, look);
    });
  }
}

test('axe finds nothing where core traits are chosen, light and dark', async ({
  account,
  memberPage: page,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'ultimate' });
  await new Chat(page, 'Suki').open('suki');
  await page.getByRole('button', { name: 'Customize Core Traits' }).click();
  await expect(page.getByText('0 of 3 chosen')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing in a chat while a reply grows, light and dark', async ({
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
