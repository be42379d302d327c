import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusedWrite } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { openPage } from '../support/open-page.tsx';
import { fact, withMemory } from './memory-test.ts';

const current = withMemory();

const line = (n: number, values: Row): Row => ({
  id: `70000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  text: 'You agreed to talk early, before the bakery opens.',
  happened_at: '2026-11-15T12:00:00+00:00',
  is_edited: false,
  first_message_id: '40000000-0000-4000-8000-000000000015',
  is_offered: true,
  ...values,
});
const talk = 'You agreed to talk early, before the bakery opens.';

async function open() {
  const { user, router } = openPage('/memory/suki');
  await user.click(await screen.findByRole('tab', { name: 'Our story so far' }));
  return { user, router };
}

describe('our story so far', () => {
  it('[R-MEM-10] is read by day, each line with the way to its first message', async () => {
    current.memory.story = [
      line(1, {}),
      line(2, { text: 'You met.', happened_at: '2026-11-08T12:00:00+00:00' }),
    ];
    const { router } = await open();
    const day = within(await screen.findByRole('region', { name: 'Sunday, November 15' }));
    expect(day.getByText(talk)).toBeVisible();
    expect(day.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\?companionId=suki&\w+=40000000-0000-4000-8000-000000000015$/),
    );
    expect(screen.getByRole('region', { name: 'Sunday, November 8' })).toHaveTextContent('You met.');
    expect(screen.queryByText(/doesn’t read this now/)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?part=story');
  });

  it('[R-MEM-10] says of a line that is not offered now why she does not read it', async () => {
    current.memory.story = [line(1, { is_offered: false }), line(2, { text: 'You met.' })];
    await open();
    expect((await fact(talk)).getByText(/^Suki doesn’t read this now/)).toBeVisible();
    expect((await fact('You met.')).queryByText(/doesn’t read this now/)).not.toBeInTheDocument();
  });

  it('[R-MEM-10] is edited line by line; what is refused stays typed', async () => {
    current.memory.story = [line(1, {})];
    const { backend } = current.memory;
    const { user } = await open();
    await user.click((await fact(talk)).getByRole('button', { name: `Edit or remove “${talk}”` }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByRole('textbox', { name: 'Edit this line' });
    await user.type(field, ' Always.');
    backend.table('PATCH', 'story_lines', () => refusedWrite('blocked'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue(`${talk} Always.`);
    backend.table('PATCH', 'story_lines', ({ body }) => {
      current.memory.story = [line(1, { ...(body as Row), is_edited: true })];
      return new Response(null, { status: 204 });
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`${talk} Always.`)).toBeVisible();
    expect(screen.getByText(/Edited by you/)).toBeVisible();
  });

  it('[R-MEM-10] asks before a line is removed for good', async () => {
    current.memory.story = [line(1, {})];
    const { backend } = current.memory;
    backend.table('DELETE', 'story_lines', () => {
      current.memory.story = [];
      return new Response(null, { status: 204 });
    });
    const { user } = await open();
    const ask = async (choice: string) => {
      await user.click((await fact(talk)).getByRole('button', { name: `Edit or remove “${talk}”` }));
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      const question = within(screen.getByRole('alertdialog', { name: 'Remove this line?' }));
      await user.click(question.getByRole('button', { name: choice }));
    };
    await ask('Keep it');
    expect(backend.calls('DELETE', 'story_lines')).toHaveLength(0);
    await ask('Remove');
    await waitFor(() => expect(screen.queryByText(talk)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  });
});
