import { describe, expect, it } from 'vitest';
import { type ChatItem, chatItems } from '../../../web/src/features/chat/items.ts';
import { newTurn, streamingTurn, type Turn, type Writing } from '../../../web/src/features/chat/turn.ts';
import { message, range } from './messages.ts';

const at = '2026-11-20T10:00:00Z';
const asked = message(1, { turnId: 't1', clientMessageId: 'c1', text: 'Hello', at });
const answered = message(2, { turnId: 't1', from: 'ai', text: 'Hi', at });
const sent = newTurn({ messageId: 'c1', text: 'Hello', sentAt: at, writing: { mode: 'send' } });
const streaming: Turn = { ...streamingTurn(sent, 't1'), hasWords: true } as Turn;
const later = streamingTurn({ ...sent, messageId: 'c2' }, 't2');

const items = (values: Partial<Parameters<typeof chatItems>[0]>) =>
  chatItems({
    messages: [],
    hasOlder: false,
    beginning: null,
    turn: null,
    queued: undefined,
    care: null,
    refusal: null,
    notices: [null],
    news: [],
    ...values,
  });
const keys = (list: ChatItem[]) => list.map(({ key }) => key);
const kinds = (list: ChatItem[]) => list.map(({ kind }) => kind);

describe('the items of a chat', () => {
  it('begin with the notice, also in an empty chat', () => {
    expect(kinds(items({}))).toEqual(['notice']);
  });

  it('[R-FIRST-05] have the notice below the messages that were there when it came', () => {
    const listOf = (values: Parameters<typeof items>[0]) =>
      keys(items({ messages: range(1, 4), notices: [message(2).at], ...values }));
    const notice = `notice-${message(2).at}`;
    expect(listOf({})).toEqual(['m1', 'm2', notice, 'm3', 'm4']);
    expect(listOf({ messages: range(1, 2) })).toEqual(['m1', 'm2', notice]);
    expect(listOf({ messages: range(1, 2), turn: sent })).toEqual(['m1', 'm2', notice, 'c1', 'typing-c1']);
    expect(listOf({ messages: range(3, 4) })).toEqual([notice, 'm3', 'm4']);
    expect(listOf({ messages: range(3, 4), hasOlder: true })).toEqual(['m3', 'm4']);
  });

  it('[R-FIRST-05] have one notice where two came between the same messages', () => {
    const notices = [null, message(1).at, message(1).at];
    expect(kinds(items({ messages: range(1, 2), notices }))).toEqual([
      'notice',
      'message',
      'notice',
      'message',
    ]);
    expect(kinds(items({ messages: range(2, 3), notices }))).toEqual(['notice', 'message', 'message']);
  });

  it('[R-SELF-04] have news of the companion below what was said when it came, also a reply that follows', () => {
    const news = [{ kind: 'version', key: 'version', text: 'Suki has changed.', at: message(2).at } as const];
    const listOf = (values: Parameters<typeof items>[0]) =>
      keys(items({ messages: range(1, 2), notices: [], news, ...values }));
    expect(listOf({})).toEqual(['m1', 'm2', 'version']);
    expect(listOf({ turn: sent })).toEqual(['m1', 'm2', 'version', 'c1', 'typing-c1']);
    expect(listOf({ messages: range(1, 3) })).toEqual(['m1', 'm2', 'version', 'm3']);
    expect(listOf({ messages: range(3, 4), hasOlder: true })).toEqual(['m3', 'm4']);
  });

  it('keep their keys when stored rows replace what was streamed', () => {
    const before = keys(items({ turn: streaming })).filter((key) => key !== 'typing-c1');
    expect(keys(items({ messages: [asked, answered] }))).toEqual(before);
  });

  it('are the same objects while a turn advances, except the turn’s own', () => {
    const before = items({ messages: [asked, answered], turn: later });
    const after = items({ messages: [asked, answered], turn: { ...later, hasWords: true } as Turn });
    expect(keys(after)).toEqual(['notice-null', 'c1', 'reply-t1', 'c2', 'reply-t2']);
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

describe('the items of a chat that shows nothing yet', () => {
  const beginning = { greeting: 'Oh, hello!', openers: ['One', 'Two'], at };
  const open = (values: Parameters<typeof items>[0]) => items({ beginning, ...values });
  const greetingRow = message(1, { from: 'ai', text: 'Oh, hello!', isGreeting: true, at });

  it('[R-FIRST-02] have the greeting as the companion’s first message, and the openers below it', () => {
    const list = open({});
    expect(kinds(list)).toEqual(['notice', 'message', 'openers']);
    expect(list[1]).toMatchObject({ id: null, from: 'ai', text: 'Oh, hello!', first: true });
  });

  it('have the openers alone, or who this is, for a companion without a greeting', () => {
    const waiting = { ...beginning, greeting: '' };
    expect(kinds(open({ beginning: waiting }))).toEqual(['notice', 'introduction', 'openers']);
    expect(kinds(open({ beginning: { ...waiting, openers: [] } }))).toEqual(['notice', 'introduction']);
    expect(kinds(items({ beginning: null }))).toEqual(['notice']);
  });

  it('[R-FIRST-02] keep the greeting, under the same key, while its row is stored and read', () => {
    const done: Turn = { ...sent, phase: 'done', turnId: 't1', replyId: 'm3' };
    const reply = message(3, { turnId: 't1', from: 'ai', text: 'Hi', at });
    const own = message(2, { turnId: 't1', clientMessageId: 'c1', text: 'Hello', at });
    const steps = [
      open({ turn: sent }),
      open({ turn: streaming }),
      open({ turn: done }),
      open({ turn: done, messages: [own, reply] }),
      open({ turn: done, messages: [greetingRow, own, reply] }),
      open({ messages: [greetingRow, own, reply] }),
    ];
    for (const step of steps) expect(keys(step).slice(0, 3)).toEqual(['notice-null', 'greeting', 'c1']);
    expect(steps.map((step) => kinds(step).includes('openers'))).not.toContain(true);
    const newDays = steps.map((step) => step.filter((item) => item.kind === 'message' && item.newDay).length);
    expect(newDays).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('[R-FIRST-02] name the day once the person has said something', () => {
    const days = (step: ChatItem[]) => step.filter((item) => item.kind === 'message' && item.newDay);
    expect(days(open({}))).toEqual([]);
    expect(days(open({ turn: sent })).map(({ key }) => key)).toEqual(['greeting']);
  });

  it('have no greeting in place of one that was deleted', () => {
    expect(kinds(open({ messages: [asked, answered] }))).toEqual(['notice', 'message', 'message']);
  });

  it('show the greeting of a failed first message from its row, once that is read', () => {
    const ending = { phase: 'failed', turnId: null, error: 'Failed.' } as const;
    const failed: Turn = { ...sent, ...ending, hasWords: false, isPinGone: false };
    expect(kinds(open({ turn: failed }))).toEqual(['notice', 'message', 'message', 'error']);
    expect(keys(open({ turn: failed, messages: [greetingRow, asked] }))).toEqual([
      'notice-null',
      'greeting',
      'c1',
      'failed-c1',
    ]);
  });
});

describe('the items of a chat in which a version is written', () => {
  const next = message(3, { text: 'And you?', at });
  const messages = [asked, answered, next];
  const turnOf = (writing: Writing) =>
    newTurn({ messageId: 'c9', text: 'Good morning', sentAt: at, writing });
  const shown = (turn: Turn) => keys(items({ messages, turn })).slice(1);

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
      isPinGone: false,
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
