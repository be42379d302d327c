import { describe, expect, it } from 'vitest';
import { timings } from '#lib/timings.ts';
import { SimulatedChat, start } from './simulated-chat.ts';

/** When the next check is due, in milliseconds from now. */
const wait = ({ state, now }: SimulatedChat) => (state.timers.health ?? Number.NaN) - now;

describe('the health check', () => {
  it('[R-CHAT-26] comes 45 s after the opening', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.healthCheck - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.wholeCommands()).toEqual([
      { type: 'check-health', chatId: chat.state.chatId, reason: 'timer' },
    ]);
  });

  it.each([
    [-1, 0.94],
    [1, 1.06],
  ])('[R-CHAT-26] has a jitter of about 6 %% (%d)', (jitter, factor) => {
    const chat = SimulatedChat.opened({}, { jitter });
    expect(wait(chat)).toBeCloseTo(timings.healthCheck * factor);
  });

  it('[R-CHAT-26] comes later with every success, up to 120 s', () => {
    const chat = SimulatedChat.opened();
    const waits = Array.from({ length: 8 }, () => {
      chat.pass(wait(chat)).on(chat.healthy());
      return wait(chat);
    });
    expect(waits[0]).toBeCloseTo(45_000 * 1.15);
    expect(waits[1]).toBeCloseTo(45_000 * 1.15 ** 2);
    expect(waits[7]).toBe(timings.healthCheckMax);
  });

  it('[R-CHAT-26] comes sooner with every failure, down to 15 s', () => {
    const chat = SimulatedChat.opened();
    const waits = Array.from({ length: 4 }, () => {
      chat.pass(wait(chat)).on({ type: 'health-failed' });
      return wait(chat);
    });
    expect(waits[0]).toBeCloseTo(27_000);
    expect(waits[1]).toBeCloseTo(16_200);
    expect(waits[2]).toBe(timings.healthCheckMin);
    expect(waits[3]).toBe(timings.healthCheckMin);
  });

  it('[R-CHAT-27] is skipped while the tab is hidden, and runs 350 ms after it is visible', () => {
    const chat = SimulatedChat.opened();
    chat.on({ type: 'hidden' }).pass(10 * timings.healthCheckMax);
    expect(chat.commands()).toEqual([]);
    chat.on({ type: 'visible' }).pass(timings.healthAfterVisible - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.wholeCommands()).toMatchObject([{ type: 'check-health', reason: 'visible' }]);
  });

  it('is skipped from the start in a tab that opens hidden', () => {
    const chat = SimulatedChat.opened({}, { visible: false });
    expect(chat.pass(timings.healthCheckMax).commands()).toEqual([]);
  });

  it('[R-CHAT-27] runs 200 ms after coming online', () => {
    const chat = SimulatedChat.opened();
    chat.on({ type: 'online' }).pass(timings.healthAfterOnline - 1);
    expect(chat.commands()).toEqual([]);
    chat.pass(1);
    expect(chat.wholeCommands()).toMatchObject([{ type: 'check-health', reason: 'online' }]);
  });

  it('[R-CHAT-27] opens the chat when the server does not know it', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.healthCheck).commands();
    chat.on({ type: 'chat-missing' });
    expect(chat.commands()).toEqual(['ensure']);
  });

  it('does not run twice at once', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.healthCheck);
    expect(chat.commands()).toEqual(['check-health']);
    chat.on({ type: 'visible' }).pass(timings.healthAfterVisible);
    expect(chat.commands()).toEqual([]);
  });

  it('[R-CHAT-28] shows that the server is not reached, until it responds', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.healthCheck).on({ type: 'health-failed' });
    expect(chat.state.reconnecting).toBe(true);
    chat.pass(wait(chat)).on(chat.healthy());
    expect(chat.state.reconnecting).toBe(false);
  });

  it('treats a refusal as a response', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.healthCheck).on({ type: 'health-refused', code: 'blocked' });
    expect(chat.state).toMatchObject({ phase: { name: 'refused', code: 'blocked' }, reconnecting: false });
  });

  it('ignores a response that is older than a turn that has begun', () => {
    const chat = SimulatedChat.opened();
    chat.pass(timings.healthCheck);
    const before = chat.healthy();
    const expiresAt = new Date(start + 300_000).toISOString();
    chat.on({
      type: 'turn-begun',
      chatId: chat.state.chatId ?? '',
      expiresAt,
      now: new Date(chat.now).toISOString(),
    });
    expect(chat.on(before).phase).toBe('counting');
  });
});
