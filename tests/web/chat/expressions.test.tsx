// @module-tag long
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstLook, lookWord } from '#portraits/own/look.ts';
import { drawOwnPicture } from '#portraits/own/own-pictures.ts';
import { companionRow, messageRow } from '../support/people.ts';

import { begun, ChatTest, done, help } from './chat-test.ts';

const chat = new ChatTest();

/** What a face looks like: its expressions lie over the calm one, and at most one of them is visible. */
function look(face: Element | null | undefined): string {
  const pictures = [...(face?.querySelectorAll('img') ?? [])].map((img) => ({
    name: /face-(\w+)/.exec(img.src)?.[1] ?? img.src,
    opacity: img.style.opacity,
  }));
  return pictures.findLast(({ opacity }) => opacity !== '0')?.name ?? 'none';
}

const headerLook = () => look(screen.getByRole('heading', { level: 1 }).closest('header'));
const looks = () => screen.getAllByRole('article', { name: /^Suki/ }).map(look);
const words = (text: string, at: number) => chat.stream.send('delta', { text, at });

describe('the face in a chat', () => {
  it('[R-ART-03] follows the words of a growing reply when a sentence ends, in the header and beside it', async () => {
    await chat.say('I got the job!');
    chat.stream.send('turn', begun);
    words('Congratulations', 0);
    expect(await screen.findByText('Congratulations')).toBeVisible();
    expect(headerLook()).toBe('calm');
    words('! I am so happy for you. ', 15);
    await waitFor(() => expect(headerLook()).toBe('delighted'));
    expect(looks()).toEqual(['delighted']);
  });

  it('[R-ART-03] reads the last sentence when the reply is complete', async () => {
    await chat.say('My dog died.');
    chat.stream.send('turn', begun);
    words("I'm so sorry", 0);
    chat.storeTurn('My dog died.', "I'm so sorry");
    chat.stream.send('done', done("I'm so sorry"));
    chat.stream.end();
    await waitFor(() => expect(headerLook()).toBe('concerned'));
  });

  it('[R-ART-03] is that of the newest reply, and calm beside earlier ones', async () => {
    const said = (id: number, message_type: string, message_text: string) =>
      messageRow({
        id: `20000000-0000-4000-8000-00000000000${id}`,
        created_at: `2026-11-20T10:0${id}:00+00:00`,
        message_type,
        message_text,
      });
    chat.backend.tables.messages = [
      said(1, 'ai', 'Congratulations! That is wonderful.'),
      said(2, 'user', 'And now?'),
      said(3, 'ai', 'Hm, let me think. It depends.'),
    ].reverse();
    await chat.open();
    await waitFor(() => expect(looks()).toEqual(['calm', 'thoughtful']));
    expect(headerLook()).toBe('thoughtful');
  });

  it('[R-ART-03] is calm above help lines', async () => {
    chat.backend.tables.messages = [
      messageRow({ message_type: 'ai', message_text: 'Ha! Wonderful, hooray!' }),
    ];
    await chat.say('I want to die.');
    await waitFor(() => expect(headerLook()).toBe('delighted'));
    chat.stream.send('safety', help());
    chat.stream.end();
    await waitFor(() => expect(headerLook()).toBe('calm'));
  });

  it('[R-ART-03, R-ART-05] of somebody’s own companion shows moods like every drawn one', async () => {
    const word = lookWord(firstLook);
    const svg = drawOwnPicture(`/avatars/face-delighted/${word}.svg`) ?? '';
    chat.backend.tables.companions = [companionRow({ image_url: `/avatars/${word}.svg` })];
    chat.backend.tables.messages = [
      messageRow({ message_type: 'ai', message_text: 'Congratulations! Hooray!' }),
    ];
    await chat.open();
    await waitFor(() => expect(looks()).toEqual([`data:image/svg+xml,${encodeURIComponent(svg)}`]));
  });

  it('[R-ART-03] stays the one picture there is of a companion whose picture was uploaded', async () => {
    const address = 'https://project.test/storage/v1/object/public/companion-images/suki.webp';
    chat.backend.tables.companions = [companionRow({ image_url: address })];
    chat.backend.tables.messages = [
      messageRow({ message_type: 'ai', message_text: 'Congratulations! Hooray!' }),
    ];
    await chat.open();
    await waitFor(() => expect(looks()).toEqual([address]));
    expect(headerLook()).toBe(address);
  });
});
