import { describe, expect, it } from 'vitest';
import { type ChatItem, chatItems } from '../../../web/src/features/chat/items.ts';
import type { Message } from '../../../web/src/features/chat/message.ts';
import { outlineOf, startTurn } from '../../../web/src/features/chat/turn-reducer.ts';

const at = '2026-11-20T10:00:00Z';
const asked: Message = { id: 'm1', turnId: 't1', clientMessageId: 'c1', from: 'user', text: 'Hello', at };
const answered: Message = { id: 'm2', turnId: 't1', clientMessageId: null, from: 'ai', text: 'Hi', at };
const sent = outlineOf(startTurn('c1', 'Hello', at));
const streaming = { ...sent, phase: 'streaming', turnId: 't1', answered: true } as const;

const startedLater = { ...streaming, messageId: 'c2', turnId: 't2', answered: false };

const items = (values: Partial<Parameters<typeof chatItems>[0]>) =>
  chatItems({
    messages: [],
    turn: undefined,
    waiting: undefined,
    refusal: null,
    noticesAfter: [null],
    ...values,
  });
const keys = (list: ChatItem[]) => list.map(({ key }) => key);
const kinds = (list: ChatItem[]) => list.map(({ kind }) => kind);

describe('the items of a chat', () => {
  it('open with the notice, also when nothing was ever said', () => {
    expect(kinds(items({}))).toEqual(['notice']);
  });

  it('have the notice after what was said before this visit', () => {
    const list = items({ messages: [asked, answered], noticesAfter: ['c1'] });
    expect(kinds(list)).toEqual(['message', 'notice', 'message']);
  });

  it('keep their keys when stored rows take the place of what was streamed', () => {
    const before = keys(items({ turn: streaming })).filter((key) => key !== 'typing-c1');
    expect(keys(items({ messages: [asked, answered] }))).toEqual(before);
  });

  it('are the same from one step of a turn to the next but for the turn’s own, so that nothing else is drawn anew', () => {
    const before = items({ messages: [asked, answered], turn: startedLater });
    const after = items({ messages: [asked, answered], turn: { ...startedLater, answered: true } });
    expect(keys(after)).toEqual(['notice-0', 'c1', 'reply-t1', 'c2', 'reply-t2']);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  it('never show a message twice while its rows are read', () => {
    const list = items({ messages: [asked, answered], turn: { ...streaming, phase: 'done' } });
    expect(list.filter(({ kind }) => kind === 'message')).toHaveLength(2);
  });

  it('show that a reply is awaited until its first word', () => {
    expect(kinds(items({ turn: sent })).at(-1)).toBe('typing');
    expect(items({ turn: streaming }).at(-1)).toMatchObject({
      kind: 'message',
      key: 'reply-t1',
      growing: true,
    });
    expect(kinds(items({ turn: { ...sent, typing: false } }))).not.toContain('typing');
  });

  it('mark where a new day of the reader begins', () => {
    const later = { ...answered, at: '2026-11-21T18:00:00Z' };
    const next = { ...later, id: 'm3', turnId: 't2' };
    const days = items({ messages: [asked, later, next] }).flatMap((item) =>
      item.kind === 'message' ? [item.newDay] : [],
    );
    expect(days).toEqual([true, true, false]);
  });

  it('mark the first of several messages from one side', () => {
    const second = { ...asked, id: 'm3', clientMessageId: 'c3' };
    const firsts = items({ messages: [asked, second, answered] }).flatMap((item) =>
      item.kind === 'message' ? [item.first] : [],
    );
    expect(firsts).toEqual([true, false, true]);
  });
});
