import type { ReactNode } from 'react';
import type { ChatCompanion } from './chat-companion.ts';

/** A stored message that can be reported. */
export type ReportableMessage = { id: string; from: 'user' | 'ai'; text: string };

/** What other features put into the chat; the app composes them. */
export type ChatSlots = {
  /** The heart in the header; `onChanged` tells that the server has taken a change. */
  renderHeart: (onChanged: () => void) => ReactNode;
  /** The core-trait chips and their button, below the companion's name; on the companion's colours (R-CHAT-03, R-CHAT-04). */
  renderTraits?: ((companion: ChatCompanion) => ReactNode) | undefined;
  /** A small round button that reports a message, in the row of actions at its foot. */
  renderMessageReport?: ((message: ReportableMessage) => ReactNode) | undefined;
};
