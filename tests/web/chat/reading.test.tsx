import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openChatMenu } from '../support/chat-menu.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, companionRow, messageRow, usage, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
});

const log = () => screen.findByRole('log', { name: 'Conversation with Suki' });
const articles = async () => within(await log()).getAllByRole('article');

describe('opening a chat', () => {
  it('[R-CHAT-01] opens the companion of companionId and ignores debug', async () => {
    openPage('/chat?companionId=suki&companion=luca&debug=true');
    expect(await screen.findByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
    expect(backend.calls('POST', 'chat-ensure')).toHaveLength(1);
    expect(backend.calls('POST', 'chat-ensure')[0]?.body).toEqual({ companionId: 'suki' });
  });

  it.each(['suki', 'SUKI', 'abc123'])(
    '[R-CHAT-01] opens the companion whose name or id is %s',
    async (name) => {
      backend.tables.companions = [companionRow({ id: 'abc123' })];
      openPage(`/chat?companion=${name}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
      expect(backend.calls('POST', 'chat-ensure')[0]?.body).toEqual({ companionId: 'abc123' });
    },
  );

  it('says so when there is no such companion', async () => {
    openPage('/chat?companion=nobody');
    expect(await screen.findByRole('heading', { name: 'Companion Not Found' })).toBeVisible();
    expect(backend.calls('POST', 'chat-ensure')).toHaveLength(0);
  });

  it('[R-CHAT-02] shows the companion, the messages left, the heart, Clear and Back', async () => {
    const { user } = openPage('/chat?companionId=suki');
    await log();
    expect(await screen.findByText('Remaining: 12')).toBeVisible();
    expect(screen.getAllByText('Draws strangers on trains')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Suki to favorites' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    await openChatMenu(user);
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  it('[R-CHAT-02] shows Unlimited on a plan without a limit', async () => {
    backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage({ remaining: null }) }));
    openPage('/chat?companionId=suki');
    expect(await screen.findByText('Unlimited')).toBeVisible();
    expect(screen.queryByText(/Remaining/)).not.toBeInTheDocument();
  });

  it('[R-CHAT-05] shows the stored messages of this person and companion, oldest first', async () => {
    const words = ['Hello', 'Hi there', 'How are you?'];
    const rows = words.map((message_text, index) =>
      messageRow({ message_text, message_type: index === 1 ? 'ai' : 'user' }),
    );
    const others = [messageRow({ companion_id: 'luca' }), messageRow({ user_id: 'somebody' })];
    backend.tables.messages = [...others, ...rows.reverse()];
    openPage('/chat?companionId=suki');
    const shown = await articles();
    expect(shown).toHaveLength(3);
    for (const [index, word] of words.entries()) expect(shown[index]).toHaveTextContent(word);
    expect(shown[0]).toHaveAccessibleName(/^You/);
    expect(shown[1]).toHaveAccessibleName(/^Suki/);
  });

  it('[R-SAFE-03] opens with the notice that Suki is a program, and says AI beside the name', async () => {
    backend.tables.messages = [messageRow({})];
    openPage('/chat?companionId=suki');
    expect(
      within(await log()).getByText(
        'THE AI COMPANION SUKI IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.',
      ),
    ).toBeVisible();
    const header = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    expect(within(header).getByTitle('Artificial intelligence')).toHaveTextContent('AI');
  });

  it('shows no demo notice when a provider is connected', async () => {
    openPage('/chat?companionId=suki');
    await log();
    await waitFor(() => expect(backend.calls('POST', 'chat-ensure')).toHaveLength(1));
    expect(screen.queryByText('Demo model')).not.toBeInTheDocument();
  });

  it('shows an error with a retry, not an empty chat, when the messages cannot be loaded', async () => {
    backend.table('POST', 'rpc/read_messages', () =>
      Response.json({ message: 'no', code: '' }, { status: 400 }),
    );
    const { user } = openPage('/chat?companionId=suki');
    expect(
      await screen.findByRole('heading', { name: 'Your conversation could not be loaded' }),
    ).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    backend.table('POST', 'rpc/read_messages', () =>
      Response.json([messageRow({ message_text: 'Here I am' })]),
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here I am')).toBeVisible();
  });

  it('[R-FIRST-13] formats the text of a model, and shows its HTML and pictures as text', async () => {
    const text = '<img src=x onerror=alert(1)> **bold** ![x](https://evil.test/x.png)';
    backend.tables.messages = [messageRow({ message_type: 'ai', message_text: text })];
    openPage('/chat?companionId=suki');
    expect(await screen.findByText('bold')).toBeVisible();
    expect((await articles())[0]).toHaveTextContent('<img src=x onerror=alert(1)> bold x');
    expect(within(await log()).queryByAltText('x')).not.toBeInTheDocument();
  });

  it('loads earlier messages page by page', async () => {
    const rows = Array.from({ length: 60 }, () => messageRow({})).reverse();
    backend.tables.messages = rows;
    openPage('/chat?companionId=suki');
    expect(await screen.findByText(String(rows[59]?.message_text))).toBeVisible();
    const parts = backend.calls('POST', 'rpc/read_messages').map(({ body }) => body);
    expect(parts).toContainEqual({ p_companion_id: 'suki', p_before: rows[49]?.id, p_limit: 50 });
    expect(screen.queryByRole('button', { name: /earlier messages/ })).not.toBeInTheDocument();
  });
});
