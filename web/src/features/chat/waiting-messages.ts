import { useEffect } from 'react';
import { useOnline } from '#lib/use-online.ts';
import type { ChatContext } from './chat-context.ts';
import { forgetSentDraft, hideDraft, restoreDraft } from './draft-store.ts';
import { sendMessage } from './send-message.ts';
import { turnOf, useRunning } from './turn-store.ts';
import { forgetWaiting, letWait, useWaiting, type WaitingMessage, waitingOf } from './waiting-store.ts';

/** Without a connection the message is kept and goes out when there is one again. */
export function sendLater({ userId, companionId }: ChatContext, text: string): void {
  const at = new Date().toISOString();
  letWait({ userId, companionId, messageId: crypto.randomUUID(), text, at });
  hideDraft(companionId);
  forgetSentDraft(companionId);
}

/** A message that has not gone out yet comes back to the composer. */
export function takeBack({ userId, companionId, messageId, text }: WaitingMessage): void {
  forgetWaiting(userId, messageId);
  restoreDraft(userId, companionId, text);
}

/** The message that waits in this chat; whatever waits, here or elsewhere, goes out while there is a connection. */
export function useWaitingMessages({ client, userId, companionId }: ChatContext): WaitingMessage | undefined {
  const online = useOnline();
  const running = useRunning(companionId);
  const waiting = useWaiting(userId, companionId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited for the end of a reply may go out now.
  useEffect(() => {
    if (!online) return;
    for (const { companionId: to, text, messageId } of waitingOf(userId)) {
      // One that has failed shows its own way to be tried again.
      const failed = turnOf(to)?.messageId === messageId;
      if (!failed) void sendMessage({ client, userId, companionId: to }, text, { messageId });
    }
  }, [client, online, running, userId]);
  return waiting;
}
