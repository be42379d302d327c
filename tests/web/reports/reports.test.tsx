import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend, refusedWrite } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

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

describe('a report of a companion', () => {
  it('is not sent without a reason', async () => {
    const { dialog, user } = await reportSuki();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please choose a reason.')).toBeVisible();
    expect(reports()).toHaveLength(0);
  });

  it.each([
    ['too_many_requests', /You have reported a lot within the hour/],
    ['not_found', /This is no longer there/],
    ['internal', /Your report could not be sent/],
  ])('shows a refusal because of %s and keeps the text', async (code, text) => {
    backend.table('POST', 'reports', () => refusedWrite(code));
    const { dialog, user } = await reportSuki();
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'Something else');
    write(dialog.getByLabelText(/Anything we should know/), 'My words');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText(/Anything we should know/)).toHaveValue('My words');
  });

  it('links to the help lines', async () => {
    const { dialog } = await reportSuki();
    expect(dialog.getByRole('link', { name: 'See the help lines' })).toHaveAttribute('href', '/safety');
  });
});
