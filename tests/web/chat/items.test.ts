import { describe, expect, it } from 'vitest';
import type { Message } from '../../../web/src/features/chat/conversation.ts';
import { type ChatItem, chatItems } from '../../../web/src/features/chat/items.ts';
import { newTurn, streamingTurn, type Turn } from '../../../web/src/features/chat/turn.ts';

const at = '2026-11-20T10:00:00Z';
const asked: Message = { id: 'm1', turnId: 't1', clientMessageId: 'c1', from: 'user', text: 'Hello', at };
const answered: Message = { id: 'm2', turnId: 't1', clientMessageId: null, from: 'ai', text: 'Hi', at };
const sent = newTurn({ messageId: 'c1', text: 'Hello', sentAt: at });
const streaming: Turn = { ...streamingTurn(sent, 't1'), hasWords: true } as Turn;
const later = streamingTurn(newTurn({ messageId: 'c2', text: 'Hello', sentAt: at }), 't2');

const items = (values: Partial<Parameters<typeof chatItems>[0]>) =>
  chatItems({
    messages: [],
    turn: null,
    queued: undefined,
    refusal: null,
    noticesAfter: [null],
    ...values,
  });
const keys = (list: ChatItem[]) => list.map(({ key }) => key);
const kinds = (list: ChatItem[]) => list.map(({ kind }) => kind);

describe('the items of a chat', () => {
  it('begin with the notice, also in an empty chat', () => {
    expect(kinds(items({}))).toEqual(['notice']);
  });

  it('have the notice after the messages of earlier visits', () => {
    const list = items({ messages: [asked, answered], noticesAfter: ['c1'] });
    expect(kinds(list)).toEqual(['message', 'notice', 'message']);
  });

  it('keep their keys when stored rows replace what was streamed', () => {
    const before = keys(items({ turn: streaming })).filter((key) => key !== 'typing-c1');
    expect(keys(items({ messages: [asked, answered] }))).toEqual(before);
  });

  it('are the same objects while a turn advances, except the turn’s own', () => {
    const before = items({ messages: [asked, answered], turn: later });
    const after = items({ messages: [asked, answered], turn: { ...later, hasWords: true } as Turn });
    expect(keys(after)).toEqual(['notice-0', 'c1', 'reply-t1', 'c2', 'reply-t2']);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  it('show a message once while its rows are loaded', () => {
    const list = items({
      messages: [asked, answered],
      turn: { ...sent, phase: 'done', turnId: 't1', replyId: 'm2' },
    });
    expect(list.filter(({ kind }) => kind === 'message')).toHaveLength(2);
  });

  it('show the typing indicator until the first word of the reply', () => {
    expect(kinds(items({ turn: sent })).at(-1)).toBe('typing');
    expect(items({ turn: streaming }).at(-1)).toMatchObject({
      kind: 'message',
      key: 'reply-t1',
      growing: true,
    });
    expect(kinds(items({ turn: { ...sent, isTyping: false } as Turn }))).not.toContain('typing');
  });

  it('mark the first message of each day in the reader’s time zone', () => {
    const nextDay = { ...answered, at: '2026-11-21T18:00:00Z' };
    const sameDay = { ...nextDay, id: 'm3', turnId: 't2' };
    const days = items({ messages: [asked, nextDay, sameDay] }).flatMap((item) =>
      item.kind === 'message' ? [item.newDay] : [],
    );
    expect(days).toEqual([true, true, false]);
  });

  it('mark the first of consecutive messages by one author', () => {
    const second = { ...asked, id: 'm3', clientMessageId: 'c3' };
    const firsts = items({ messages: [asked, second, answered] }).flatMap((item) =>
      item.kind === 'message' ? [item.first] : [],
    );
    expect(firsts).toEqual([true, false, true]);
  });
});
