import { useEffect } from 'react';
import type { ChatSession } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import { expireChat } from './expire-chat.ts';

/** Ends the chat on this page when its time is over (R-CHAT-17). A chat without expiry never ends (R-CHAT-22). */
export function useExpiry(chat: ChatContext, session: ChatSession | undefined): void {
  const expiresAt = session?.expired ? null : session?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(() => expireChat(chat), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [chat, expiresAt]);
}
