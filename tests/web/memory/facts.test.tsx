import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusedWrite } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { choose, fact, factRow, withMemory } from './memory-test.ts';

const current = withMemory();
const dog = factRow(1, {});
const text = 'My dog is called Biscuit.';

describe('the page What they remember', () => {
  it('[R-MEM-04] shows each fact with its sentence, its day and a link to the chat there', async () => {
    current.memory.facts = [dog];
    openPage('/memory');
    const row = await fact(text);
    expect(row.getByText('My dog is called Biscuit and he barks at umbrellas.')).toBeVisible();
    expect(row.getByRole('link', { name: 'To Suki, Sunday, November 8' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\?companionId=suki&\w+=40000000-0000-4000-8000-000000000008$/),
    );
    expect(document.title).toBe('What they remember | Amity');
  });

  it('[R-MEM-04] says where a fact came from that no message shows, without a link', async () => {
    const gone = { message_id: null, told_to: null, quote: null };
    current.memory.facts = [
      factRow(1, { ...gone, text: 'I sing.', origin: 'written' }),
      factRow(2, { ...gone, text: 'I swim.', origin: 'kept' }),
    ];
    openPage('/memory');
    expect((await fact('I sing.')).getByText('You wrote this here on November 8.')).toBeVisible();
    const kept = await fact('I swim.');
    expect(kept.getByText('You said this on November 8. The message is gone.')).toBeVisible();
    expect(kept.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[R-MEM-06] lists everything, what all of them know, or one companion’s, and finds words', async () => {
    current.memory.facts = [
      dog,
      factRow(2, { text: 'I call Suki Captain.', companion_id: 'suki' }),
      factRow(3, { text: 'Luca owes me a pizza.', companion_id: 'luca' }),
    ];
    const { user } = openPage('/memory');
    await fact('Luca owes me a pizza.');
    const go = (name: string) =>
      user.click(
        within(screen.getByRole('navigation', { name: 'Whose memory' })).getByRole('link', { name }),
      );
    await go('Known to all');
    await waitFor(() => expect(screen.queryByText('I call Suki Captain.')).not.toBeInTheDocument());
    expect(await screen.findByText(text)).toBeVisible();
    await go('Suki');
    expect(await screen.findByRole('heading', { name: 'What Suki remembers' })).toBeVisible();
    const captain = await fact('I call Suki Captain.');
    expect(captain.getByText('Only Suki knows this')).toBeVisible();
    expect(screen.queryByText('Luca owes me a pizza.')).not.toBeInTheDocument();
    expect((await fact(text)).queryByText(/^Only/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search facts' }), 'biscuit');
    await waitFor(() => expect(screen.queryByText('I call Suki Captain.')).not.toBeInTheDocument());
    expect(await screen.findByText(text)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search facts' }), ' pie');
    expect(await screen.findByText('No fact has “biscuit pie” in it.')).toBeVisible();
  });

  it('[R-MEM-08] folds what was true before under the fact that took its place', async () => {
    const york = factRow(1, { text: 'I live in York.', replaced_at: '2026-10-22T10:00:00+00:00' });
    current.memory.facts = [factRow(2, { text: 'I live in Leeds.', replaces_id: york.id }), york];
    const { user } = openPage('/memory');
    const leeds = await fact('I live in Leeds.');
    expect(screen.getByText('I live in York.')).not.toBeVisible();
    await user.click(leeds.getByText('What was true before'));
    const before = await fact('I live in York.');
    expect(before.getByText(/True until October 22\./)).toBeVisible();
    expect(before.queryByRole('button', { name: /^Pin/ })).not.toBeInTheDocument();
  });

  it('invites to talk when nothing is remembered, and says when it could not be read', async () => {
    const { memory } = current;
    openPage('/memory/luca');
    expect(await screen.findByRole('link', { name: 'Talk with Luca' })).toHaveAttribute(
      'href',
      '/chat?companionId=luca',
    );
    memory.backend.table('POST', 'rpc/list_memories', () =>
      Response.json({ message: 'no' }, { status: 403 }),
    );
    openPage('/memory?for=all');
    expect(
      await screen.findByRole('heading', { name: 'What they remember could not be loaded' }),
    ).toBeVisible();
  });
});

describe('a fact', () => {
  it('[R-MEM-06] is pinned and unpinned', async () => {
    current.memory.facts = [dog];
    const { user } = openPage('/memory');
    const row = await fact(text);
    await user.click(row.getByRole('button', { name: `Pin “${text}”` }));
    const unpin = await screen.findByRole('button', { name: `Unpin “${text}”` });
    expect(unpin).toHaveAttribute('aria-pressed', 'true');
    await user.click(unpin);
    await waitFor(() => expect(current.memory.facts[0]?.is_pinned).toBe(false));
  });

  it('[R-MEM-06] is corrected in place, and what stood there stays as past', async () => {
    current.memory.facts = [dog];
    current.memory.adds(factRow(2, { text: 'My dog is called Muffin.', replaces_id: dog.id }));
    const { user } = await choose('Correct', text);
    const field = screen.getByRole('textbox', { name: 'Correct this fact' });
    expect(field).toHaveValue(text);
    await user.clear(field);
    await user.type(field, 'My dog is called Muffin.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await fact('My dog is called Muffin.')).getByText('What was true before')).toBeVisible();
    expect(current.memory.inserts()).toEqual([{ text: 'My dog is called Muffin.', replaces_id: dog.id }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('[R-MEM-06] keeps what was typed when the correction is refused, and changes nothing', async () => {
    current.memory.facts = [dog];
    current.memory.backend.table('POST', 'memories', () => refusedWrite('blocked'));
    const { user } = await choose('Correct', text);
    await user.type(screen.getByRole('textbox', { name: 'Correct this fact' }), ' He bites.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Correct this fact' })).toHaveValue(`${text} He bites.`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('[R-MEM-06] is limited to one companion and opened to all', async () => {
    current.memory.facts = [dog];
    const { user } = await choose('Who knows this', text);
    const dialog = within(screen.getByRole('dialog', { name: 'Who knows this?' }));
    expect(dialog.getByRole('radio', { name: 'All of them' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Only Luca' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await fact(text)).getByText('Only Luca knows this')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(current.memory.facts[0]?.companion_id).toBe('luca');
  });

  it('[R-MEM-07] is forgotten, and Undo brings the same words back', async () => {
    current.memory.facts = [dog];
    current.memory.adds(dog);
    const { user } = await choose('Forget', text);
    expect(await screen.findByText('Forgotten.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(current.memory.inserts()).toEqual([{ text, subject: 'pet:dog', companion_id: null }]);
  });

  it('[R-MEM-07] stays in the list when forgetting fails', async () => {
    current.memory.facts = [dog];
    current.memory.backend.table('DELETE', 'memories', () => refusedWrite('blocked'));
    await choose('Forget', text);
    expect(await screen.findByText('Your account is blocked.', { exact: false })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('adding a fact', () => {
  it.each([
    ['/memory', 'Something they should all know', 'Tell all of them', null],
    ['/memory/suki', 'Something Suki should know', 'Tell Suki', 'suki'],
  ])('[R-MEM-06] on %s tells whom the page is about', async (address, label, button, companion_id) => {
    current.memory.adds(factRow(7, { text: 'I sing.', companion_id }));
    const { user } = openPage(address);
    await user.type(await screen.findByRole('textbox', { name: label }), '  I sing. ');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('I sing.')).toBeVisible();
    expect(current.memory.inserts()).toEqual([{ text: 'I sing.', companion_id }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveValue(''));
  });

  it('says that something is known already', async () => {
    current.memory.backend.table('POST', 'memories', () => Response.json([]));
    const { user } = openPage('/memory');
    await user.type(
      await screen.findByRole('textbox', { name: 'Something they should all know' }),
      'I sing.',
    );
    await user.click(screen.getByRole('button', { name: 'Tell all of them' }));
    expect(await screen.findByText('They know this already, and will keep it.')).toBeVisible();
  });

  it('[R-MEM-15] is refused where all are pinned, in words, and keeps what was typed', async () => {
    current.memory.backend.table('POST', 'memories', () =>
      Response.json(
        { code: 'P0001', message: 'memory_limit', details: '{"limit":31}', hint: null },
        { status: 400 },
      ),
    );
    const { user } = openPage('/memory');
    const field = await screen.findByRole('textbox', { name: 'Something they should all know' });
    await user.type(field, 'I sing.');
    await user.click(screen.getByRole('button', { name: 'Tell all of them' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your plan remembers 31 facts');
    expect(field).toHaveValue('I sing.');
  });
});
