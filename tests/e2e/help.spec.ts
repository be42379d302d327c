import { connected } from '../support/database/project.mjs';
import { expect, test } from './support/fixtures.ts';

test('[R-STATIC-06] at most one answer of the FAQ is open, and a click on it closes it', async ({ page }) => {
  await page.goto('/faq');
  const first = page.getByText('Is there a real person behind a companion?');
  const second = page.getByText('How do I start a chat?');
  const last = page.getByText('I am in a crisis. Can a companion help me?');
  const open = page.locator('details[open]');

  await first.click();
  await expect(page.getByText('Every companion is a computer program that plays a character.')).toBeVisible();
  await second.click();
  await expect(page.getByText('choose Start Chatting')).toBeVisible();
  await expect(open).toHaveCount(1);
  // Another group shares the one open answer.
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please don’t rely on a companion.')).toBeVisible();
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
});

test('[R-STATIC-05] a visitor’s message is stored for the admins, and a sixth within an hour is refused by the form', async ({
  page,
  problems,
  server,
  world,
}) => {
  // All journeys of a worker come from one address, and so would share its five messages.
  await connected(world.stack.dbUrl, (database) => database.query('delete from private.address_attempts'));
  const email = `${crypto.randomUUID()}@amity.test`;
  const send = async (subject: string) => {
    await page.getByLabel('Name').fill('Robin Marsh');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Category').selectOption({ label: 'Billing' });
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message').fill('Could you send me one?');
    await page.getByRole('button', { name: 'Send message' }).click();
  };
  await page.goto('/contact');
  for (const subject of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await send(subject);
    await expect(page.getByText('Thank you, your message has been sent.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('');
  }

  problems.expect(/status of 400/);
  await send('Six');
  await expect(page.getByText('You have written several times within the hour.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Six');

  const stored = await server.read<{ subject: string }>(
    `contact_messages?email=eq.${email}&order=created_at&select=subject,name,category,message,user_id`,
  );
  expect(stored.map(({ subject }) => subject)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  expect(stored[0]).toEqual({
    subject: 'One',
    name: 'Robin Marsh',
    category: 'billing',
    message: 'Could you send me one?',
    user_id: null,
  });
});
