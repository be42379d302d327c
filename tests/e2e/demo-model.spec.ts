import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ provider: 'demo' });

test('[R-CHAT-33] without a provider key the demo model replies to Hello, the reply is stored, and the page names the demo model', async ({
  account,
  memberPage: page,
  server,
}) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText('Demo model')).toBeVisible();

  await chat.say('Hello');
  await expect(chat.mine).toContainText(['Hello']);
  await expect(chat.theirs).toContainText([/\w+ \w+/]);

  const replies = () =>
    server.read<{ message_text: string }>(
      `messages?user_id=eq.${account.id}&message_type=eq.ai&is_greeting=is.false&select=message_text`,
    );
  await expect.poll(replies).toHaveLength(1);
  const words = (await replies()).map((reply) => reply.message_text);
  await expect(chat.theirs).toContainText(words);

  await page.reload();
  await expect(chat.mine).toContainText(['Hello']);
  await expect(chat.theirs).toContainText(words);
});
