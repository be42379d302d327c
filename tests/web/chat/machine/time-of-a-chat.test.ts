import { describe, expect, it } from 'vitest';
import { timings } from '#lib/timings.ts';
import { at, MovedChat, start } from './moved-chat.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the time of a temporary chat', () => {
  it('[R-CHAT-16] begins with the first message and not before', () => {
    const chat = MovedChat.opened();
    expect(chat.pass(HOUR).phase).toBe('temporary');
    const { time } = chat.clock;
    chat.on({ type: 'turn-begun', chatId: 'c', expiresAt: at(time + 5 * MINUTE), now: at(time) });
    expect(chat.state).toMatchObject({ phase: 'counting', expiresAt: time + 5 * MINUTE });
  });

  it('[R-CHAT-17] is over at zero: what was said is cleared, once', () => {
    const chat = MovedChat.opened({ expiresAt: at(start + 5 * MINUTE) });
    chat.pass(5 * MINUTE - 1);
    expect(chat.phase).toBe('counting');
    chat.commands();
    chat.pass(1);
    expect(chat.commands()).toEqual(['end']);
    expect(chat.state).toMatchObject({ phase: 'expired', expiresAt: null });
    chat.on(chat.healthy({ expired: true }));
    expect(chat.commands()).toEqual([]);
  });

  it.each([HOUR, -HOUR])('is counted by the server’s clock, however wrong the page’s is (%d ms)', (skew) => {
    const chat = new MovedChat();
    const server = start + skew;
    chat.on(chat.ensured({ expiresAt: at(server + 5 * MINUTE), now: at(server) }));
    expect(chat.state.expiresAt).toBe(start + 5 * MINUTE);
    chat.pass(5 * MINUTE);
    expect(chat.phase).toBe('expired');
  });

  it('is over when the server says so, whatever the page has counted', () => {
    const chat = MovedChat.opened({ expiresAt: at(start + HOUR) });
    chat.pass(timings.healthCheck).on(chat.healthy({ expiresAt: at(start), expired: true }));
    expect(chat.phase).toBe('expired');
    expect(chat.commands()).toEqual(['check-health', 'end']);
  });

  it('[R-CHAT-22] never comes for a saved chat', () => {
    const chat = MovedChat.opened({ isSaved: true });
    chat.on({ type: 'hidden' }).pass(100 * HOUR);
    expect(chat.state).toMatchObject({ phase: 'saved', expiresAt: null });
  });

  it('[R-CHAT-20] starts afresh when the expired chat is opened again', () => {
    const chat = MovedChat.opened({ expiresAt: at(start + MINUTE) });
    chat.pass(MINUTE).on({ type: 'reopened' });
    expect(chat.commands()).toContain('ensure');
    chat.on(chat.ensured({ created: true }));
    expect(chat.phase).toBe('temporary');
    expect(chat.commands()).toEqual(['read-messages']);
  });

  it('hears of a change another page has made', () => {
    const chat = MovedChat.opened({ expiresAt: at(start + MINUTE) });
    expect(chat.on({ type: 'row-changed', isSaved: true, expiresAt: null }).phase).toBe('saved');
    expect(chat.on({ type: 'row-changed', isSaved: false, expiresAt: at(start + HOUR) }).phase).toBe(
      'counting',
    );
    expect(chat.on({ type: 'row-changed', isSaved: false, expiresAt: at(start - 1) }).phase).toBe('expired');
  });

  it('learns nothing of a change before the chat is open', () => {
    const chat = new MovedChat();
    expect(chat.on({ type: 'row-changed', isSaved: true, expiresAt: null }).phase).toBe('opening');
  });
});

describe('a heart that is turned', () => {
  it('[R-CHAT-23] saves the chat', () => {
    const chat = MovedChat.opened({ expiresAt: at(start + HOUR) });
    chat.pass(timings.ensureThrottle).on({ type: 'favorite-changed' });
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.on(chat.ensured({ isSaved: true })).phase).toBe('saved');
  });

  it('[R-CHAT-24] makes a saved chat temporary, started by the next message', () => {
    const chat = MovedChat.opened({ isSaved: true });
    chat.pass(timings.ensureThrottle).on({ type: 'favorite-changed' });
    expect(chat.on(chat.ensured()).phase).toBe('temporary');
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('[R-CHAT-24] restarts an expired chat at once', () => {
    const chat = MovedChat.opened({ expiresAt: at(start + MINUTE) });
    chat.pass(MINUTE).commands();
    chat.on({ type: 'favorite-changed' });
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.on(chat.ensured({ created: true })).phase).toBe('temporary');
  });
});

describe('a locked chat', () => {
  const locked = () => {
    const chat = new MovedChat();
    chat.on({ type: 'ensure-refused', code: 'expired_lock' }).pass(timings.ensureThrottle);
    return chat;
  };

  it('[R-CHAT-21] is cleared, and looks at what is left of today', () => {
    const chat = locked();
    expect(chat.phase).toBe('locked');
    expect(chat.commands()).toEqual(['ensure', 'end', 'read-usage']);
  });

  it('[R-CHAT-21] stays locked while a free user has no messages left', () => {
    const chat = locked().on({ type: 'usage-read', tier: 'free', remaining: 0 });
    expect(chat.pass(HOUR).phase).toBe('locked');
    chat.on({ type: 'row-changed', isSaved: false, expiresAt: null }).on(chat.healthy());
    expect(chat.phase).toBe('locked');
  });

  it.each([
    ['a free user has messages again', 'free', 1],
    ['the plan is a paid one', 'basic', 0],
  ] as const)('[R-CHAT-21] is released when %s', (_, tier, remaining) => {
    const chat = locked();
    chat.commands();
    chat.on({ type: 'usage-read', tier, remaining });
    expect(chat.phase).toBe('opening');
    expect(chat.commands()).toEqual(['ensure']);
  });
});

describe('a plan that gets smaller', () => {
  const fallback = 11 * MINUTE;

  it('[R-CHAT-30] is told, and whether the chat is still saved is asked at once', () => {
    const chat = MovedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    expect(chat.wholeCommands()).toMatchObject([
      { type: 'tell-downgrade' },
      { type: 'check-health', reason: 'downgrade' },
    ]);
    expect(chat.on(chat.healthy({ expiresAt: at(start + MINUTE) })).phase).toBe('counting');
    expect(chat.pass(timings.activateWithoutExpiry).commands()).toEqual([]);
  });

  it('[R-CHAT-30] leaves a chat alone that the server still has as saved', () => {
    const chat = MovedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    chat.commands();
    chat.on(chat.healthy({ isSaved: true })).pass(timings.activateWithoutExpiry);
    expect(chat.commands()).toEqual([]);
    expect(chat.phase).toBe('saved');
  });

  const withoutExpiry = () => {
    const chat = MovedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    chat.on(chat.healthy());
    chat.commands();
    chat.pass(timings.activateWithoutExpiry - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.commands()).toEqual(['activate']);
    return chat;
  };

  it('[R-CHAT-31] starts the chat’s time a second later when no expiry has arrived', () => {
    const chat = withoutExpiry();
    chat.on({ type: 'activated', expiresAt: at(start + 5 * MINUTE) });
    expect(chat.state).toMatchObject({ phase: 'counting', expiresAt: start + 5 * MINUTE, isFallback: false });
  });

  it('[R-CHAT-31] counts the plan’s fallback down when that fails, and asks the server at its end', () => {
    const chat = withoutExpiry().on({ type: 'activation-failed' });
    const end = chat.clock.time + fallback;
    expect(chat.state).toMatchObject({ phase: 'counting', expiresAt: end, isFallback: true });
    chat.on(chat.healthy());
    expect(chat.state.expiresAt).toBe(end);
    chat.on({ type: 'hidden' }).pass(fallback);
    expect(chat.commands()).toEqual(['check-health']);
    expect(chat.on(chat.healthy({ expired: true })).phase).toBe('expired');
  });

  it('[R-CHAT-15, R-CHAT-31] does the same when the answer hangs for 5 s', () => {
    const chat = withoutExpiry().pass(timings.mutationStuck - 1);
    expect(chat.phase).toBe('temporary');
    chat.pass(1);
    expect(chat.state).toMatchObject({ phase: 'counting', isFallback: true });
    chat.on({ type: 'activation-failed' });
    expect(chat.state.expiresAt).toBe(chat.clock.time + fallback);
    chat.on({ type: 'activated', expiresAt: at(start + 5 * MINUTE) });
    expect(chat.state).toMatchObject({ expiresAt: start + 5 * MINUTE, isFallback: false });
  });

  it('[R-CHAT-31] activates a chat whose state the server has not told yet', () => {
    const chat = MovedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    chat.commands();
    chat.pass(timings.activateWithoutExpiry);
    expect(chat.commands()).toEqual(['activate']);
    expect(chat.on({ type: 'activated', expiresAt: null }).phase).toBe('saved');
  });
});
