import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend, refusedWrite } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, messageRow, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.reports = [];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
});

async function reportSuki() {
  const page = openPage('/companion/suki');
  await page.user.click(await screen.findByRole('button', { name: 'Report Suki' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Suki' }));
  return { ...page, dialog };
}
const reports = () => backend.calls('POST', 'reports');

describe('a companion', () => {
  it('[R-SAFE-12] is reported with a reason and some words, and the person is thanked', async () => {
    const { dialog, user } = await reportSuki();
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'Claims to be human');
    await user.type(dialog.getByLabelText(/Anything we should know/), '  Said so twice. ');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    const thanks = within(await screen.findByRole('dialog', { name: 'Thank you' }));
    expect(reports()[0]?.body).toEqual({
      companion_id: 'suki',
      message_id: null,
      reason: 'human_claim',
      details: 'Said so twice.',
    });
    await user.click(thanks.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not reported without a reason', async () => {
    const { dialog, user } = await reportSuki();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please choose a reason.')).toBeVisible();
    expect(reports()).toHaveLength(0);
  });

  it.each([
    ['too_many_requests', /You have reported a lot within the hour/],
    ['not_found', /This is no longer there/],
    ['internal', /Your report could not be sent/],
  ])('whose report is refused because of %s is told, and the words stay', async (code, text) => {
    backend.table('POST', 'reports', () => refusedWrite(code));
    const { dialog, user } = await reportSuki();
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'Something else');
    await user.type(dialog.getByLabelText(/Anything we should know/), 'My words');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText(/Anything we should know/)).toHaveValue('My words');
  });

  it('leads to the help lines from its report', async () => {
    const { dialog } = await reportSuki();
    expect(dialog.getByRole('link', { name: 'See the help lines' })).toHaveAttribute('href', '/safety');
  });
});

describe('a message', () => {
  it('[R-SAFE-12] is reported from its actions, by its id alone: the server copies the words', async () => {
    const reply = messageRow({ message_type: 'ai', message_text: 'Something wrong' });
    backend.tables.messages = [reply];
    const { user } = openPage('/chat?companionId=suki');
    const bubble = within(await screen.findByRole('article', { name: /^Suki,/ }));
    await user.click(bubble.getByRole('button', { name: 'Report message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    expect(dialog.getByText(/They see this one message and nothing else of your chat/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'Sexual content');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
    await waitFor(() =>
      expect(reports()[0]?.body).toEqual({
        companion_id: 'suki',
        message_id: reply.id,
        reason: 'sexual',
        details: null,
      }),
    );
  });
});
