import { describe, expect, it } from 'vitest';
import { timings } from '#lib/timings.ts';
import { at, SimulatedChat, start } from './simulated-chat.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the time of a temporary chat', () => {
  it('[R-CHAT-16] starts with the first message and not before', () => {
    const chat = SimulatedChat.opened();
    expect(chat.pass(HOUR).phase).toBe('temporary');
    const time = chat.now;
    chat.on({ type: 'turn-begun', chatId: 'c', expiresAt: at(time + 5 * MINUTE), now: at(time) });
    expect(chat.state).toMatchObject({ phase: { name: 'counting', expiresAt: time + 5 * MINUTE } });
  });

  it('[R-CHAT-17] is over at zero, and the messages are cleared once', () => {
    const chat = SimulatedChat.opened({ expiresAt: at(start + 5 * MINUTE) });
    chat.pass(5 * MINUTE - 1);
    expect(chat.phase).toBe('counting');
    chat.commands();
    chat.pass(1);
    expect(chat.commands()).toEqual(['clear']);
    expect(chat.state).toMatchObject({ phase: { name: 'expired' } });
    chat.on(chat.healthy({ expired: true }));
    expect(chat.commands()).toEqual([]);
  });

  it.each([HOUR, -HOUR])(
    'is counted by the server’s clock when the page’s clock is wrong (%d ms)',
    (skew) => {
      const chat = new SimulatedChat();
      const server = start + skew;
      chat.on(chat.ensured({ expiresAt: at(server + 5 * MINUTE), now: at(server) }));
      expect(chat.state.phase).toMatchObject({ expiresAt: start + 5 * MINUTE });
      chat.pass(5 * MINUTE);
      expect(chat.phase).toBe('expired');
    },
  );

  it('is over when the server says so, whatever the page counted', () => {
    const chat = SimulatedChat.opened({ expiresAt: at(start + HOUR) });
    chat.pass(timings.healthCheck).on(chat.healthy({ expiresAt: at(start), expired: true }));
    expect(chat.phase).toBe('expired');
    expect(chat.commands()).toEqual(['check-health', 'clear']);
  });

  it('[R-CHAT-22] never ends a saved chat', () => {
    const chat = SimulatedChat.opened({ isSaved: true });
    chat.on({ type: 'hidden' }).pass(100 * HOUR);
    expect(chat.state).toMatchObject({ phase: { name: 'saved' } });
  });

  it('[R-CHAT-20] starts again when the expired chat is opened again', () => {
    const chat = SimulatedChat.opened({ expiresAt: at(start + MINUTE) });
    chat.pass(MINUTE).on({ type: 'reopened' });
    expect(chat.commands()).toContain('ensure');
    chat.on(chat.ensured({ created: true }));
    expect(chat.phase).toBe('temporary');
    expect(chat.commands()).toEqual(['reload-messages']);
  });

  it('follows a change that another page has made', () => {
    const chat = SimulatedChat.opened({ expiresAt: at(start + MINUTE) });
    expect(chat.on({ type: 'row-changed', isSaved: true, expiresAt: null }).phase).toBe('saved');
    expect(chat.on({ type: 'row-changed', isSaved: false, expiresAt: at(start + HOUR) }).phase).toBe(
      'counting',
    );
  });

  it('asks the server about a change that says the chat is over, which may be of before it was opened again', () => {
    const chat = SimulatedChat.opened();
    expect(chat.on({ type: 'row-changed', isSaved: false, expiresAt: at(start - 1) }).phase).toBe(
      'temporary',
    );
    expect(chat.commands()).toEqual(['check-health']);
    expect(chat.on(chat.healthy({ expired: true, expiresAt: at(start - 1) })).phase).toBe('expired');
  });

  it('ignores a change before the chat is open', () => {
    const chat = new SimulatedChat();
    expect(chat.on({ type: 'row-changed', isSaved: true, expiresAt: null }).phase).toBe('opening');
  });
});

describe('a favorite that is added or removed', () => {
  it('[R-CHAT-23] saves the chat', () => {
    const chat = SimulatedChat.opened({ expiresAt: at(start + HOUR) });
    chat.pass(timings.ensureThrottle).on({ type: 'favorite-changed' });
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.on(chat.ensured({ isSaved: true })).phase).toBe('saved');
  });

  it('[R-CHAT-24] makes a saved chat temporary until its next message starts its time', () => {
    const chat = SimulatedChat.opened({ isSaved: true });
    chat.pass(timings.ensureThrottle).on({ type: 'favorite-changed' });
    expect(chat.on(chat.ensured()).phase).toBe('temporary');
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('[R-CHAT-24] restarts an expired chat at once', () => {
    const chat = SimulatedChat.opened({ expiresAt: at(start + MINUTE) });
    chat.pass(MINUTE).commands();
    chat.on({ type: 'favorite-changed' });
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.on(chat.ensured({ created: true })).phase).toBe('temporary');
  });
});

describe('a locked chat', () => {
  const locked = () => {
    const chat = new SimulatedChat();
    chat.on({ type: 'ensure-refused', code: 'expired_lock' }).pass(timings.ensureThrottle);
    return chat;
  };

  it('[R-CHAT-21] is cleared, and today’s usage is reloaded', () => {
    const chat = locked();
    expect(chat.phase).toBe('locked');
    expect(chat.commands()).toEqual(['ensure', 'clear', 'reload-usage']);
  });

  it('[R-CHAT-21] stays locked while a free user has no messages left', () => {
    const chat = locked().on({ type: 'usage-loaded', tier: 'free', remaining: 0 });
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
    chat.on({ type: 'usage-loaded', tier, remaining });
    expect(chat.phase).toBe('opening');
    expect(chat.commands()).toEqual(['ensure']);
  });
});

describe('a downgrade of the plan', () => {
  const fallback = 11 * MINUTE;

  it('[R-CHAT-30] is announced, and the server is asked at once whether the chat is still saved', () => {
    const chat = SimulatedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    expect(chat.wholeCommands()).toMatchObject([
      { type: 'notify-downgrade' },
      { type: 'check-health', reason: 'downgrade' },
    ]);
    expect(chat.on(chat.healthy({ expiresAt: at(start + MINUTE) })).phase).toBe('counting');
    expect(chat.pass(timings.activateWithoutExpiry).commands()).toEqual([]);
  });

  it('[R-CHAT-30] changes nothing in a chat that is still saved on the server', () => {
    const chat = SimulatedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    chat.commands();
    chat.on(chat.healthy({ isSaved: true })).pass(timings.activateWithoutExpiry);
    expect(chat.commands()).toEqual([]);
    expect(chat.phase).toBe('saved');
  });

  const withoutExpiry = () => {
    const chat = SimulatedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
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
    expect(chat.state).toMatchObject({
      phase: { name: 'counting', expiresAt: start + 5 * MINUTE, isFallback: false },
    });
  });

  it('[R-CHAT-31] counts the plan’s fallback down when that fails, and asks the server at its end', () => {
    const chat = withoutExpiry().on({ type: 'activation-failed' });
    const end = chat.now + fallback;
    expect(chat.state).toMatchObject({ phase: { name: 'counting', expiresAt: end, isFallback: true } });
    chat.on(chat.healthy());
    expect(chat.state.phase).toMatchObject({ expiresAt: end });
    chat.on({ type: 'hidden' }).pass(fallback);
    expect(chat.commands()).toEqual(['check-health']);
    expect(chat.on(chat.healthy({ expired: true })).phase).toBe('expired');
  });

  it('[R-CHAT-15, R-CHAT-31] does the same when the response takes more than 5 s', () => {
    const chat = withoutExpiry().pass(timings.mutationStuck - 1);
    expect(chat.phase).toBe('temporary');
    chat.pass(1);
    expect(chat.state).toMatchObject({ phase: { name: 'counting', isFallback: true } });
    chat.on({ type: 'activation-failed' });
    expect(chat.state.phase).toMatchObject({ expiresAt: chat.now + fallback });
    chat.on({ type: 'activated', expiresAt: at(start + 5 * MINUTE) });
    expect(chat.state.phase).toMatchObject({ expiresAt: start + 5 * MINUTE, isFallback: false });
  });

  it('[R-CHAT-31] activates a chat whose state is not known yet', () => {
    const chat = SimulatedChat.opened({ isSaved: true }).on({ type: 'downgraded', fallback });
    chat.commands();
    chat.pass(timings.activateWithoutExpiry);
    expect(chat.commands()).toEqual(['activate']);
    expect(chat.on({ type: 'activated', expiresAt: null }).phase).toBe('saved');
  });
});
