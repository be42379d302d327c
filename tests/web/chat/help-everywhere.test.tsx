// @module-tag long
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { messageRow } from '../support/people.ts';
import { ChatTest, card, help, input, turnId } from './chat-test.ts';

const chat = new ChatTest();
beforeAll(async () => {
  await import('../../../web/src/features/chat/care/care-card.tsx');
}, 60_000);
afterEach(() => {
  window.dispatchEvent(new Event('online')); // the query library remembers what it was told last
});

describe('the language of the card', () => {
  it('[R-CARE-12] is that of the caught words', async () => {
    await chat.say('Ich will sterben');
    chat.stream.send('safety', help({ language: 'de', country: 'AT' }));
    const region = await screen.findByRole('region', { name: 'Du musst das nicht allein tragen' });
    expect(region).toHaveAttribute('lang', 'de');
    expect(within(region).getByRole('link', { name: /^142 anrufen/ })).toHaveAttribute('href', 'tel:142');
  });

  it('[R-CARE-12] is found again after a reload', async () => {
    const caught = { turn_id: turnId, care_topic: 'suicide', care_level: 2 };
    chat.backend.tables.messages = [messageRow({ message_text: 'Quiero suicidarme', ...caught })];
    await chat.open();
    const region = await screen.findByRole('region', { name: 'No tienes que cargar con esto a solas' });
    expect(region).toHaveAttribute('lang', 'es');
  });

  it('[R-CARE-12] is the reader’s where it is not known', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ar-EG');
    chat.backend.tables.messages = [
      messageRow({ message_text: '...', turn_id: turnId, care_topic: 'suicide', care_level: 2 }),
    ];
    await chat.open();
    const region = await screen.findByRole('region', { name: 'لا أحد مضطر إلى حمل هذا وحده' });
    expect(region).toHaveAttribute('dir', 'rtl');
  });
});

describe('without a network', () => {
  it('[R-CARE-13] a text that the rules catch shows the card at once, is not queued and stays in the composer', async () => {
    const { user } = await chat.open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await user.type(input(), 'I want to kill myself{Enter}');
    expect(await card()).toBeVisible();
    expect(input()).toHaveValue('I want to kill myself');
    expect(screen.queryByText('Waiting for a connection')).not.toBeInTheDocument();
    expect(screen.getByText("You're offline.")).toBeVisible(); // and nothing that promises to send it
    expect(localStorage.getItem(storageKeys.waitingMessages) ?? '[]').toBe('[]');
    expect(chat.sends()).toHaveLength(0);
  });

  it('[R-CARE-13] a message that is lost on the way is looked at too before it waits', async () => {
    chat.backend.endpoint('chat-send', () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await chat.say('I want to kill myself');
    expect(await card()).toBeVisible();
    expect(input()).toHaveValue('I want to kill myself');
  });

  it('[R-CARE-01] Get help opens the lines of the reader’s country over the chat', async () => {
    const { user } = await chat.open();
    await user.click(screen.getByRole('link', { name: 'Get help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Talk to a person now' }));
    expect(dialog.getByRole('link', { name: /^Call 988/ })).toHaveAttribute('href', 'tel:988');
    await user.selectOptions(dialog.getByLabelText('Where are you?'), 'Germany');
    expect(dialog.getByRole('link', { name: /^Call 116 111/ })).toHaveAttribute('href', 'tel:116111');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
