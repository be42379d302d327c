import { describe, expect, it } from 'vitest';
import {
  type Message,
  PAGE_SIZE,
  withNewestPage,
  withOlderPage,
  withTurn,
} from '../../../web/src/features/chat/conversation.ts';

const message = (number: number, values: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  turnId: null,
  clientMessageId: null,
  from: 'user',
  text: `message ${number}`,
  at: new Date(Date.UTC(2026, 10, 20, 0, number)).toISOString(),
  ...values,
});
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const ids = (messages: Message[]) => messages.map(({ id }) => id);

describe('a conversation', () => {
  it('has older messages on the server while a page comes back full', () => {
    expect(withNewestPage(undefined, range(1, PAGE_SIZE)).hasOlder).toBe(true);
    expect(withNewestPage(undefined, range(1, PAGE_SIZE - 1)).hasOlder).toBe(false);
    expect(withOlderPage({ messages: range(51, 60), hasOlder: true }, range(1, PAGE_SIZE)).hasOlder).toBe(
      true,
    );
    expect(withOlderPage({ messages: range(51, 60), hasOlder: true }, []).hasOlder).toBe(false);
  });

  it('keeps loaded older messages when the newest page is read again', () => {
    const held = { messages: range(1, 100), hasOlder: false };
    const read = withNewestPage(held, range(53, 102));
    expect(ids(read.messages)).toEqual(ids(range(1, 102)));
    expect(read.hasOlder).toBe(false);
  });

  it('drops a message that was deleted on another page', () => {
    const held = { messages: range(1, 100), hasOlder: true };
    const page = range(50, 100).filter(({ id }) => id !== 'm70');
    expect(ids(withNewestPage(held, page).messages)).not.toContain('m70');
    expect(withNewestPage({ messages: range(1, 3), hasOlder: false }, []).messages).toEqual([]);
  });

  it('starts again when the newest page no longer overlaps the loaded ones, so that no gap is shown', () => {
    const read = withNewestPage({ messages: range(1, 50), hasOlder: false }, range(101, 150));
    expect(ids(read.messages)).toEqual(ids(range(101, 150)));
    expect(read.hasOlder).toBe(true);
  });

  it('shows a message once that two pages contain', () => {
    const read = withOlderPage({ messages: range(10, 20), hasOlder: true }, range(1, 12));
    expect(ids(read.messages)).toEqual(ids(range(1, 20)));
  });

  it('adds the messages of a finished turn unless its stored rows are loaded', () => {
    const asked = message(1, { clientMessageId: 'c1', turnId: 't1' });
    const answered = message(2, { from: 'ai', turnId: 't1' });
    const mine = [message(91, { clientMessageId: 'c1' }), message(92, { from: 'ai', turnId: 't1' })];
    expect(ids(withTurn({ messages: [asked, answered], hasOlder: false }, mine).messages)).toEqual([
      'm1',
      'm2',
    ]);
    expect(ids(withTurn({ messages: [asked], hasOlder: false }, mine).messages)).toEqual(['m1', 'm92']);
    expect(ids(withTurn(undefined, mine).messages)).toEqual(['m91', 'm92']);
  });
});
