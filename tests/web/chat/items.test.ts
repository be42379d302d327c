import { describe, expect, it } from 'vitest';
import type { Message } from '../../../web/src/features/chat/conversation.ts';
import { type ChatItem, chatItems } from '../../../web/src/features/chat/items.ts';
import { newTurn, streamingTurn, type Turn, type Writing } from '../../../web/src/features/chat/turn.ts';
import { message } from './messages.ts';

const at = '2026-11-20T10:00:00Z';
const asked = message(1, { turnId: 't1', clientMessageId: 'c1', text: 'Hello', at });
const answered = message(2, { turnId: 't1', from: 'ai', text: 'Hi', at });
const sent = newTurn({ messageId: 'c1', text: 'Hello', sentAt: at, writing: { mode: 'send' } });
const streaming: Turn = { ...streamingTurn(sent, 't1'), hasWords: true } as Turn;
const later = streamingTurn({ ...sent, messageId: 'c2' }, 't2');

const items = (values: Partial<Parameters<typeof chatItems>[0]>) =>
  chatItems({
    messages: [],
    turn: null,
    queued: undefined,
    refusal: null,
    notices: [[]],
    ...values,
  });
const keys = (list: ChatItem[]) => list.map(({ key }) => key);
const kinds = (list: ChatItem[]) => list.map(({ kind }) => kind);

describe('the items of a chat', () => {
  it('begin with the notice, also in an empty chat', () => {
    expect(kinds(items({}))).toEqual(['notice']);
  });

  it('have the notice after the messages of earlier visits', () => {
    const list = items({ messages: [asked, answered], notices: [['c1']] });
    expect(kinds(list)).toEqual(['message', 'notice', 'message']);
  });

  it('have the notice below the version that takes the place of the messages above it', () => {
    const other = message(4, { at });
    const notices = [['m1', 'm2', 'm3']];
    const listOf = (...messages: Message[]) => keys(items({ messages, notices }));
    expect(listOf(message(1, { at }), other, answered)).toEqual(['m1', 'm4', 'notice-0', 'reply-t1']);
    expect(listOf(message(1, { at }), other)).toEqual(['m1', 'm4', 'notice-0']);
    expect(listOf(message(1, { at }))).toEqual(['m1', 'notice-0']);
    expect(listOf(other)).toEqual(['notice-0', 'm4']);
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

describe('the items of a chat in which a version is written', () => {
  const next = message(3, { text: 'And you?', at });
  const messages = [asked, answered, next];
  const turnOf = (writing: Writing) =>
    newTurn({ messageId: 'c9', text: 'Good morning', sentAt: at, writing });
  const shown = (turn: Turn) => keys(items({ messages, turn, notices: [['m0']] })).slice(1);

  it('have it in the place of the message and of what followed it', () => {
    const again = turnOf({ mode: 'again', target: 'm2' });
    expect(shown(again)).toEqual(['c1', 'typing-c9']);
    expect(shown({ ...streamingTurn(again, 't9'), hasWords: true })).toEqual(['c1', 'reply-t9']);
  });

  it('have the new words of an edited message in its place', () => {
    expect(shown(turnOf({ mode: 'edit', target: 'm1' }))).toEqual(['c9', 'typing-c9']);
  });

  it('keep the words that are continued until the turn has them', () => {
    const more = turnOf({ mode: 'continue', target: 'm2' });
    expect(shown(more)).toEqual(['c1', 'reply-t1', 'typing-c9']);
    expect(shown({ ...streamingTurn(more, 't9'), hasWords: true })).toEqual(['c1', 'reply-t9']);
  });

  it('have the error below the message that is there all the same', () => {
    const failed: Turn = {
      ...turnOf({ mode: 'again', target: 'm2' }),
      phase: 'failed',
      turnId: 't9',
      hasWords: true,
      error: 'Failed.',
    };
    expect(shown(failed)).toEqual(['c1', 'reply-t1', 'failed-c9', 'm3']);
  });

  it('have a reply that is written elsewhere below the message it answers', () => {
    const elsewhere = streamingTurn(turnOf({ mode: 'elsewhere' }), 't9');
    expect(shown({ ...elsewhere, askedId: 'm1', hasWords: true })).toEqual(['c1', 'reply-t9']);
  });

  it('have nothing hidden once its rows are loaded', () => {
    const done: Turn = {
      ...turnOf({ mode: 'again', target: 'm2' }),
      phase: 'done',
      turnId: 't1',
      replyId: 'm2',
    };
    expect(shown(done)).toEqual(['c1', 'reply-t1', 'm3']);
  });
});
