import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

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

/** A stored message that can be reported. */
export type ReportableMessage = { id: string; from: 'user' | 'ai'; text: string };

/** What other features put into the chat; the app composes them. */
export type ChatSlots = {
  /** The heart in the header; it calls `onChanged` when the server has taken a change. */
  renderHeart: (onChanged: () => void) => ReactNode;
  /**
   * Says how the sealed messages of an expired chat come back. `expiredText` is what the server says of it, null once
   * a new chat is open; `onReopen` opens one, where a message alone does not; `onSaved` is for the heart's listeners.
   */
  renderSealed: (chat: {
    expiredText: string | null;
    onReopen: (() => void) | null;
    onSaved: () => void;
  }) => ReactNode;
  /**
   * The core-trait chips and their button, below the companion's name, on the companion's colors (R-CHAT-03,
   * R-CHAT-04).
   */
  renderTraits?: ((companion: ChatCompanion) => ReactNode) | undefined;
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
  renderReport: ChatSlots['renderMessageReport'];
};
