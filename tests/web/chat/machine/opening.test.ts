import { describe, expect, it } from 'vitest';
import { timings } from '#lib/timings.ts';
import { at, MovedChat, start } from './moved-chat.ts';

describe('opening a chat', () => {
  it('[R-CHAT-13] asks the server at once, and not again within 1.4 s', () => {
    const chat = new MovedChat();
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.phase).toBe('opening');
    chat
      .on(chat.ensured())
      .pass(timings.ensureThrottle - 1)
      .on({ type: 'opened' });
    expect(chat.commands()).toEqual([]);
    chat.pass(1).on({ type: 'opened' });
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('[R-CHAT-13] asks 150 ms after a sign-in', () => {
    const chat = MovedChat.opened();
    chat.pass(timings.ensureThrottle).on({ type: 'signed-in' });
    chat.pass(timings.ensureAfterSignIn - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('[R-CHAT-13] does not ask after a sign-in when it has just asked', () => {
    const chat = MovedChat.opened();
    chat.on({ type: 'signed-in' }).pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual([]);
  });

  it('asks as soon as it may when it must', () => {
    const chat = MovedChat.opened();
    chat.pass(400).on({ type: 'reopened' });
    expect(chat.commands()).toEqual([]);
    chat.pass(timings.ensureThrottle - 400);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('waits for the answer under way before it asks once more', () => {
    const chat = new MovedChat();
    chat.commands();
    chat.pass(2000).on({ type: 'favorite-changed' }).pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual([]);
    chat.on(chat.ensured()).pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('reads the messages again when the chat was made afresh', () => {
    const chat = new MovedChat();
    chat.commands();
    chat.on(chat.ensured({ created: true }));
    expect(chat.commands()).toEqual(['read-messages']);
  });

  it.each([
    ['saved', { isSaved: true }, 'saved'],
    ['unsaved, before its first message', {}, 'temporary'],
    ['unsaved, its time running', { expiresAt: at(start + 60_000) }, 'counting'],
    ['over before anybody looked', { expiresAt: at(start - 1) }, 'expired'],
  ] as const)('[R-CHAT-16] knows a chat that is %s', (_, session, phase) => {
    expect(MovedChat.opened(session).phase).toBe(phase);
  });

  it('keeps the reply that is being written until somebody takes it up', () => {
    const chat = MovedChat.opened({ runningTurnId: '10000000-0000-4000-8000-000000000001' });
    expect(chat.state.runningTurnId).not.toBeNull();
    expect(chat.on({ type: 'turn-taken-up' }).state.runningTurnId).toBeNull();
  });

  it('tells why a chat was refused, and asks again later', () => {
    const chat = new MovedChat();
    chat.commands();
    chat.on({ type: 'ensure-refused', code: 'blocked' });
    expect(chat.state).toMatchObject({ phase: 'refused', refusal: 'blocked' });
    chat.pass(timings.healthCheck);
    expect(chat.commands()).toEqual(['ensure']);
    chat.on(chat.ensured());
    expect(chat.state).toMatchObject({ phase: 'temporary', refusal: null });
  });

  it('[R-CHAT-28] is reconnecting while the server is not reached, and no longer when it answers', () => {
    const chat = new MovedChat();
    chat.commands();
    chat.on({ type: 'ensure-failed' });
    expect(chat.state).toMatchObject({ phase: 'opening', reconnecting: true });
    chat.pass(timings.healthCheck * 0.6);
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.on(chat.ensured()).state.reconnecting).toBe(false);
  });
});

describe('an ensure that hangs', () => {
  it('[R-CHAT-14] is given up after 15 s by a watchdog that looks every 5 s, and asked again', () => {
    const chat = new MovedChat();
    chat.commands();
    chat.pass(timings.ensureRelease - 1);
    expect(chat.commands()).toEqual([]);
    expect(chat.state.ensureLock).toBe(start);
    expect(chat.state.timers.ensureWatchdog).toBe(start + 3 * timings.ensureWatchdog);
    chat.pass(1);
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.state.reconnecting).toBe(true);
  });

  it('[R-CHAT-14] is given up 12 s after the tab becomes visible again', () => {
    const chat = new MovedChat();
    chat.commands();
    chat.pass(1000).on({ type: 'hidden' }).on({ type: 'visible' });
    chat.pass(timings.ensureReleaseAfterVisible - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('is left alone once it has been answered', () => {
    const chat = new MovedChat();
    chat.on({ type: 'visible' }).on(chat.ensured());
    chat.commands();
    chat.pass(timings.ensureRelease);
    expect(chat.commands()).toEqual(['check-health']);
  });

  it('still counts when its answer comes late', () => {
    const chat = new MovedChat();
    chat.pass(timings.ensureRelease).on(chat.ensured({ isSaved: true }));
    expect(chat.state).toMatchObject({ phase: 'saved', ensureLock: null });
  });
});

describe('opening afresh', () => {
  it('[R-CHAT-19] resolves when the server has answered', async () => {
    const chat = MovedChat.opened();
    let done = false;
    const reopened = chat.runner.reopen().then(() => {
      done = true;
    });
    chat.pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual(['ensure']);
    await Promise.resolve();
    expect(done).toBe(false);
    chat.on(chat.ensured());
    await reopened;
    expect(done).toBe(true);
  });

  it('resolves when the chat leaves the screen', async () => {
    const chat = MovedChat.opened();
    const reopened = chat.runner.reopen();
    chat.runner.stop();
    await reopened;
    expect(chat.pass(timings.healthCheck).commands()).toEqual([]);
  });
});
