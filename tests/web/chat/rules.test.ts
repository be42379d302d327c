import { describe, expect, it } from 'vitest';
import { type ChatFacts, composerRules, refusalBubble } from '../../../web/src/features/chat/rules.ts';

const resetsAt = '2026-11-22T00:00:00Z';
const free = (remaining: number) => ({ tier: 'free', limit: 9, used: 0, remaining, resetsAt }) as const;
const paid = (remaining: number | null) =>
  ({ tier: 'basic', limit: 9, used: 0, remaining, resetsAt }) as const;

const rules = (facts: Partial<ChatFacts>) =>
  composerRules({
    usage: paid(3),
    phase: { name: 'temporary' },
    refusal: null,
    retired: false,
    paused: false,
    running: false,
    queued: false,
    temporaryMinutes: 41,
    hasMoreToOffer: true,
    ...facts,
  });

describe('the composer', () => {
  it('is open when nothing prevents sending', () => {
    expect(rules({})).toEqual({ inputDisabled: false, sendDisabled: false, reopen: false, notice: null });
    expect(rules({ usage: paid(null) }).sendDisabled).toBe(false);
    expect(rules({ usage: undefined }).sendDisabled).toBe(false);
  });

  it('sends nothing while a reply is awaited, but can be typed in', () => {
    expect(rules({ running: true })).toMatchObject({ sendDisabled: true, inputDisabled: false });
  });

  it('is closed without messages left', () => {
    expect(rules({ usage: paid(0) })).toMatchObject({
      inputDisabled: true,
      sendDisabled: true,
      notice: { text: 'Daily message limit reached. Please upgrade your plan on the Pricing page.' },
    });
  });

  it('does not send on an expired chat and names the plan’s minutes', () => {
    expect(rules({ phase: { name: 'expired' } })).toMatchObject({
      sendDisabled: true,
      notice: {
        text: 'Chat expired. Upgrade to keep history. Refresh page or switch companion to start a new 41-minute session.',
      },
    });
  });

  it('sends for a free user with messages left on an expired chat, which is opened again', () => {
    expect(rules({ phase: { name: 'expired' }, usage: free(2) })).toMatchObject({
      sendDisabled: false,
      reopen: true,
    });
    expect(rules({ phase: { name: 'expired' }, usage: free(0) }).sendDisabled).toBe(true);
  });

  it('is locked by expired_lock until a free user has messages again', () => {
    const locked = rules({ phase: { name: 'locked' }, usage: undefined });
    expect(locked.sendDisabled).toBe(true);
    expect(locked.notice?.text).toBe(
      'Free session for this companion ended. Upgrade plan or pick another companion.',
    );
    expect(rules({ phase: { name: 'locked' }, usage: free(1) })).toMatchObject({
      sendDisabled: false,
      reopen: true,
      notice: null,
    });
  });

  it('[R-FIRST-16] tells a reader without messages only what is true for them, and until when', () => {
    const noticeOf = (facts: Partial<ChatFacts>) => rules({ usage: free(0), ...facts }).notice;
    expect(noticeOf({ phase: { name: 'locked' } })).toMatchObject({
      text: 'Free session for this companion ended. Upgrade plan.',
      waitsUntil: resetsAt,
    });
    expect(noticeOf({ phase: { name: 'expired' } })).toMatchObject({
      text: 'Chat expired. Upgrade to keep history.',
      waitsUntil: resetsAt,
    });
    expect(noticeOf({ hasMoreToOffer: false })).toMatchObject({
      text: 'Daily message limit reached.',
      waitsUntil: resetsAt,
    });
    expect(noticeOf({ phase: { name: 'expired' }, usage: free(2) })?.waitsUntil).toBeNull();
  });

  it('says how many chats are active when the server refuses one more', () => {
    const detail = 'Active chat limit reached (2/2). Finish another chat or clear one.';
    expect(rules({ refusal: { code: 'active_chat_limit', detail } }).notice?.text).toBe(detail);
  });

  it('[R-SELF-06] says of a companion who has retired nothing else, also where the chat has ended', () => {
    const text = 'This companion has retired. What was said stays here for you to read and export.';
    const retired = { sendDisabled: true, notice: { code: 'companion_retired', text } };
    expect(rules({ retired: true })).toMatchObject(retired);
    expect(rules({ retired: true, phase: { name: 'expired' }, usage: free(2) })).toMatchObject(retired);
    const detail = 'Your account is blocked. Please contact support.';
    expect(rules({ retired: true, refusal: { code: 'blocked', detail } }).notice?.code).toBe('blocked');
  });

  it('shows a refusal once: as a notice or as a bubble', () => {
    const age = { code: 'age_required', detail: 'Please tell us your date of birth first.' } as const;
    expect(refusalBubble(age)).toBe(age.detail);
    expect(rules({ refusal: age }).notice).toBeNull();
    expect(refusalBubble({ code: 'chat_expired', detail: 'x' })).toBeNull();
    expect(refusalBubble(null)).toBeNull();
  });
});
