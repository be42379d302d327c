import { describe, expect, it } from 'vitest';
import { timings } from '#lib/timings.ts';
import { at, SimulatedChat, start } from './simulated-chat.ts';

describe('opening a chat', () => {
  it('[R-CHAT-13] asks the server at once and not again within 1.4 s', () => {
    const chat = new SimulatedChat();
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

  it('[R-FIRST-10] knows the model of this machine that replies', () => {
    const chat = new SimulatedChat();
    expect(chat.state.localModel).toBeNull();
    chat.on(chat.ensured({ localModel: 'llama3.2 on Ollama' }));
    expect(chat.state.localModel).toBe('llama3.2 on Ollama');
  });

  it('[R-CHAT-13] asks 150 ms after a sign-in', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.ensureThrottle).on({ type: 'signed-in' });
    chat.pass(timings.ensureAfterSignIn - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('[R-CHAT-13] does not ask after a sign-in when it has just asked', () => {
    const chat = SimulatedChat.opened();
    chat.on({ type: 'signed-in' }).pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual([]);
  });

  it('asks again as soon as the throttle allows when it must', () => {
    const chat = SimulatedChat.opened();
    chat.pass(400).on({ type: 'reopened' });
    expect(chat.commands()).toEqual([]);
    chat.pass(timings.ensureThrottle - 400);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('waits for the running request before it asks once more', () => {
    const chat = new SimulatedChat();
    chat.commands();
    chat.pass(2000).on({ type: 'favorite-changed' }).pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual([]);
    chat.on(chat.ensured()).pass(timings.ensureThrottle);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('reloads the messages when the server made a new chat', () => {
    const chat = new SimulatedChat();
    chat.commands();
    chat.on(chat.ensured({ created: true }));
    expect(chat.commands()).toEqual(['reload-messages']);
  });

  it.each([
    ['saved', { isSaved: true }, 'saved'],
    ['unsaved, before its first message', {}, 'temporary'],
    ['unsaved, its time running', { expiresAt: at(start + 60_000) }, 'counting'],
    ['over before anybody looked', { expiresAt: at(start - 1) }, 'expired'],
  ] as const)('[R-CHAT-16] knows a chat that is %s', (_, session, phase) => {
    expect(SimulatedChat.opened(session).phase).toBe(phase);
  });

  it('keeps the id of a running reply until it is resumed', () => {
    const chat = SimulatedChat.opened({ runningTurnId: '10000000-0000-4000-8000-000000000001' });
    expect(chat.state.runningTurnId).not.toBeNull();
    expect(chat.on({ type: 'turn-resumed' }).state.runningTurnId).toBeNull();
  });

  it('shows why a chat was refused and asks again later', () => {
    const chat = new SimulatedChat();
    chat.commands();
    chat.on({ type: 'ensure-refused', code: 'blocked' });
    expect(chat.state).toMatchObject({ phase: { name: 'refused', code: 'blocked' } });
    chat.pass(timings.healthCheck);
    expect(chat.commands()).toEqual(['ensure']);
    chat.on(chat.ensured());
    expect(chat.state).toMatchObject({ phase: { name: 'temporary' } });
  });

  it('[R-CHAT-28] is reconnecting until the server responds', () => {
    const chat = new SimulatedChat();
    chat.commands();
    chat.on({ type: 'ensure-failed' });
    expect(chat.state).toMatchObject({ phase: { name: 'opening' }, reconnecting: true });
    chat.pass(timings.healthCheck * 0.6);
    expect(chat.commands()).toEqual(['ensure']);
    expect(chat.on(chat.ensured()).state.reconnecting).toBe(false);
  });
});

describe('an ensure request that hangs', () => {
  it('[R-CHAT-14] is given up after 15 s by a watchdog that checks every 5 s, and sent again', () => {
    const chat = new SimulatedChat();
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
    const chat = new SimulatedChat();
    chat.commands();
    chat.pass(1000).on({ type: 'hidden' }).on({ type: 'visible' });
    chat.pass(timings.ensureReleaseAfterVisible - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('is not sent again once the server has responded', () => {
    const chat = new SimulatedChat();
    chat.on({ type: 'visible' }).on(chat.ensured());
    chat.commands();
    chat.pass(timings.ensureRelease);
    expect(chat.commands()).toEqual(['check-health']);
  });

  it('still counts when its response comes late', () => {
    const chat = new SimulatedChat();
    chat.pass(timings.ensureRelease).on(chat.ensured({ isSaved: true }));
    expect(chat.state).toMatchObject({ phase: { name: 'saved' }, ensureLock: null });
  });
});
