import { describe, expect, it } from 'vitest';
import {
  isConnected,
  type Message,
  PAGE_SIZE,
  toMessage,
  withNewestPage,
  withOlderPage,
  withPathAfter,
  withPathFrom,
  withTurn,
} from '../../../web/src/features/chat/conversation.ts';
import { messageRow } from '../support/people.ts';
import { holding, ids, message, range } from './messages.ts';

type Row = Parameters<typeof toMessage>[0];
const readRow = (values: Partial<Row>): Message => toMessage(messageRow(values) as Row);

describe('a conversation', () => {
  it('has older messages on the server while a page comes back full', () => {
    expect(withNewestPage(undefined, range(1, PAGE_SIZE)).hasOlder).toBe(true);
    expect(withNewestPage(undefined, range(1, PAGE_SIZE - 1)).hasOlder).toBe(false);
    const held = holding(range(51, 60), { hasOlder: true });
    expect(withOlderPage(held, range(1, PAGE_SIZE)).hasOlder).toBe(true);
    expect(withOlderPage(held, []).hasOlder).toBe(false);
  });

  it('keeps loaded older messages when the newest page is read again', () => {
    const read = withNewestPage(holding(range(1, 100)), range(53, 102));
    expect(ids(read.messages)).toEqual(ids(range(1, 102)));
    expect(read.hasOlder).toBe(false);
  });

  it('drops a message that was deleted on another page', () => {
    const page = range(50, 100).filter(({ id }) => id !== 'm70');
    const held = holding(range(1, 100), { hasOlder: true });
    expect(ids(withNewestPage(held, page).messages)).not.toContain('m70');
    expect(withNewestPage(holding(range(1, 3)), []).messages).toEqual([]);
  });

  it('starts again when the newest page no longer overlaps the loaded ones, so that no gap is shown', () => {
    const read = withNewestPage(holding(range(1, 50), { hasNewer: true }), range(101, 150));
    expect(ids(read.messages)).toEqual(ids(range(101, 150)));
    expect(read).toMatchObject({ hasOlder: true, hasNewer: false });
  });

  it('shows a message once that two pages contain', () => {
    const read = withOlderPage(holding(range(10, 20), { hasOlder: true }), range(1, 12));
    expect(ids(read.messages)).toEqual(ids(range(1, 20)));
  });

  it('reaches the end of the path when the newest page begins in it or is all there is', () => {
    expect(isConnected(holding(range(1, 60)), range(60, 109))).toBe(true);
    expect(isConnected(holding(range(1, 60)), range(61, 110))).toBe(false);
    expect(isConnected(holding(range(1, 60)), range(90, 95))).toBe(true);
  });
});

describe('a message that is read', () => {
  it('has no versions when it is the only one of its place', () => {
    expect(readRow({ version: 1, versions: 1 }).versions).toBeNull();
  });

  it('names the versions beside it and how many messages their paths have', () => {
    const read = readRow({ version: 2, versions: 2, previous_id: 'other', previous_messages: 24 });
    expect(read.versions).toEqual({
      place: 2,
      count: 2,
      previous: { id: 'other', messages: 24 },
      next: null,
    });
  });

  it('has no words when it was deleted and keeps its place', () => {
    expect(readRow({ is_deleted: true, message_text: null })).toMatchObject({ isDeleted: true, text: '' });
  });
});

describe('another path', () => {
  const other = (first: number, last: number) =>
    range(first, last).map((one) => ({ ...one, id: `other-${one.id}` }));

  it('[R-KEEP-02] keeps what is above the fork and replaces what is below', () => {
    const shown = withPathFrom(holding(range(1, 20)), 4, other(5, 7));
    expect(ids(shown.messages)).toEqual([...ids(range(1, 4)), ...ids(other(5, 7))]);
    expect(shown.hasNewer).toBe(false);
  });

  it('has more below while a page comes back full, which are loaded downward', () => {
    const shown = withPathFrom(holding(range(1, 20)), 4, other(5, 54));
    expect(shown.hasNewer).toBe(true);
    const longer = withPathAfter(shown, 'other-m54', other(55, 60));
    expect(ids(longer.messages)).toEqual([...ids(range(1, 4)), ...ids(other(5, 60))]);
    expect(longer.hasNewer).toBe(false);
  });

  it('leaves what follows the page in place when it is the path that is held', () => {
    const held = holding(range(1, 200), { hasNewer: true });
    const page = range(10, 59).filter(({ id }) => id !== 'm30');
    const shown = withPathFrom(held, 9, [...page, message(60)]);
    expect(ids(shown.messages)).toEqual(ids(range(1, 200)).filter((id) => id !== 'm30'));
    expect(shown.hasNewer).toBe(true);
  });

  it('ends where the page ends when that is the end of the path', () => {
    expect(ids(withPathFrom(holding(range(1, 20)), 4, range(5, 10)).messages)).toEqual(ids(range(1, 10)));
    expect(ids(withPathFrom(holding(range(1, 20)), 4, []).messages)).toEqual(ids(range(1, 4)));
  });

  it('changes nothing below a message that is not held any more', () => {
    const held = holding(range(1, 20));
    expect(withPathAfter(held, 'm99', range(5, 10))).toBe(held);
  });
});

describe('a finished turn', () => {
  const asked = message(1, { clientMessageId: 'c1', turnId: 't1' });
  const answered = message(2, { from: 'ai', turnId: 't1' });
  const mine = [message(91, { clientMessageId: 'c1' }), message(92, { from: 'ai', turnId: 't1' })];

  it('adds its messages unless its stored rows are loaded', () => {
    expect(ids(withTurn(holding([asked, answered]), 2, mine).messages)).toEqual(['m1', 'm2']);
    expect(ids(withTurn(holding([asked]), 1, mine).messages)).toEqual(['m1', 'm92']);
    expect(ids(withTurn(undefined, 0, mine).messages)).toEqual(['m91', 'm92']);
  });

  it('takes the place of the version before and of what followed it', () => {
    const held = holding(range(1, 20), { hasNewer: true });
    const written = withTurn(held, 5, [message(92, { from: 'ai', turnId: 't1' })]);
    expect(ids(written.messages)).toEqual([...ids(range(1, 5)), 'm92']);
    expect(written.hasNewer).toBe(false);
  });

  it('adds nothing below a gap', () => {
    const held = holding(range(1, 20), { hasNewer: true });
    expect(withTurn(held, 20, mine)).toBe(held);
  });
});
