import { ApiError } from '#lib/api-error.ts';
import { notify } from '#ui/notify.ts';
import { applyTurnEvent, beginTurn, sessionOf, updateSession } from '../chat-session.ts';
import { newTurn } from '../turn.ts';
import type { ChatContext } from '../types.ts';
import { saveEdit } from './api.ts';
import { readEnd, readPathFrom } from './read-path.ts';
import { textOf } from './show-version.ts';

/** Changes the words of the open edit. Other words are another version, so they get another id. */
export function changeEdit(companionId: string, text: string): void {
  const { edit } = sessionOf(companionId);
  if (edit) updateSession(companionId, { edit: { ...edit, text, messageId: crypto.randomUUID() } });
}

/** Closes the edit without a change. */
export function cancelEdit(companionId: string): void {
  updateSession(companionId, { edit: null });
}

/** Stores the open edit as a version without a reply, which is free. The form stays open with its words on an error. */
export async function saveWithoutReply(chat: ChatContext): Promise<void> {
  const { companionId } = chat;
  const { edit } = sessionOf(companionId);
  if (edit === null) return;
  const { target, messageId, text } = edit;
  try {
    const saved = await saveEdit({ companionId, target, messageId, text: text.trim() });
    if ('safety' in saved) {
      const writing = { mode: 'edit', target } as const;
      beginTurn(companionId, newTurn({ messageId, text, writing, sentAt: new Date().toISOString() }));
      applyTurnEvent(companionId, messageId, { event: 'safety', data: saved });
    } else if ('edited' in saved) {
      const message = await readPathFrom(chat, target, saved.edited);
      const { place = 1, count = 1 } = message?.versions ?? {};
      updateSession(companionId, {
        shownVersion: { id: saved.edited, place, count, side: null, focus: 'message', isLast: true },
      });
    }
    cancelEdit(companionId);
  } catch (error) {
    notify.error(textOf(error), { id: 'not-edited' });
    if (error instanceof ApiError && error.status < 500) await readEnd(chat);
  }
}
