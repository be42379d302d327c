import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MenuItem } from '#ui/menu.tsx';

/** Whose chat with whom, and the cache of its server data. */
export type ChatContext = { client: QueryClient; userId: string; companionId: string };

/** What a chat shows of the companion; missing colors become the brand's. */
export type ChatCompanion = {
  id: string;
  name: string;
  tagline: string;
  imageUrl: string;
  gradientFrom: string | null;
  gradientTo: string | null;
};

/**
 * The companion of the chat on the screen; without a greeting they wait for the first message (D-22), with a day to
 * retire on nothing can be said after it (D-27).
 */
export type OpenCompanion = ChatCompanion & { greeting: string; openers: string[]; retiresAt: string | null };

/** A stored message that can be reported. */
export type ReportableMessage = { id: string; from: 'user' | 'ai'; text: string };

/** What other features put into the chat; the app composes them. */
export type ChatSlots = {
  /** The heart, in the header or as a row of its menu; it calls `onChanged` when the server has taken a change. */
  renderHeart: (onChanged: () => void, inMenu: boolean) => ReactNode;
  /**
   * Says how the sealed messages of an expired chat come back. `ending` is what the server says of it, and when the
   * next messages come to a person who has none left; null once a new chat is open. `onReopen` opens one, where a
   * message alone does not; `onSaved` is for the heart's listeners.
   */
  renderSealed: (chat: {
    ending: { text: string; wait: string | null } | null;
    onReopen: (() => void) | null;
    onSaved: () => void;
  }) => ReactNode;
  /** The core-trait chips (R-CHAT-03). */
  traits?: ReactNode;
  /** What a person can set for the companion, in the header's menu (R-CHAT-04). */
  preferences?: MenuItem[];
  /** A small round button that reports a message, among the actions below it. */
  renderMessageReport?: ((message: ReportableMessage) => ReactNode) | undefined;
};

/** What the messages of a chat can be changed with. */
export type MessageTools = {
  chat: ChatContext;
  /** The chat's id on the server; null until it is open. */
  chatId: string | null;
  /** Whether versions may be shown and made: not while a reply is being written. */
  mayChange: boolean;
  /** Whether a reply may be asked for, which costs a message. */
  mayAsk: boolean;
  /** Puts a first message that is suggested into the composer. */
  onOpener: (text: string) => void;
  renderReport: ChatSlots['renderMessageReport'];
};
