import { says } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { loadOffline } from './support/offline.ts';

// Here the service worker does its work, and what the browser says of a missing network is expected.
test.use({ serviceWorkers: 'allow' });

test('[R-CARE-01, R-CARE-07, R-CARE-13] a caught message stays with its card, after a reload and on another device, and help is there offline', {
  tag: '@phone-smoke',
}, async ({ account, context, memberPage: page, openAs, problems, scriptedModel }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  const card = { name: 'You do not have to carry this alone' };
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await chat.say('I want to kill myself');
  await expect(page.getByRole('region', card)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  scriptedModel.willAnswer(says('Stay with them for as long as you need.'));
  await chat.say('I called. Someone is on the line with me.');
  await expect(chat.theirs.last()).toContainText('Stay with them');
  for (const device of [page, await openAs(account)]) {
    await device.goto('/chat?companionId=suki');
    await expect(device.getByRole('article').filter({ hasText: 'I want to kill myself' })).toBeVisible();
    await expect(device.getByRole('region', card)).toHaveCount(1);
  }

  await context.setOffline(true);
  const help = page.getByRole('link', { name: 'Get help' });
  await loadOffline(context, async () => {
    await page.reload();
    await expect(help).toBeVisible();
  });
  await help.click();
  const dialog = page.getByRole('dialog', { name: 'Talk to a person now' });
  await dialog.getByLabel('Where are you?').selectOption({ label: 'Ireland' });
  await expect(dialog.getByRole('link', { name: /^Call 116 123/ })).toHaveAttribute('href', 'tel:116123');
  await page.keyboard.press('Escape');
  await chat.say('I want to kill myself');
  await expect(page.getByRole('region', card).last()).toContainText('This was not sent.');
  await expect(page.getByRole('textbox', { name: 'Message to Suki' })).toHaveValue('I want to kill myself');
});
