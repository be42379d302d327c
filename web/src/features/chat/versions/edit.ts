import { ApiError } from '#lib/api-error.ts';
import { notify } from '#ui/notify.ts';
import { receiveCare } from '../care/receive-care.ts';
import { changePath, type OpenEdit, sessionOf, updateSession } from '../chat-session.ts';
import { changeFailure } from '../rules.ts';
import type { ChatContext } from '../types.ts';
import { saveEdit } from './api.ts';
import { readEnd, readPathFrom } from './read-path.ts';

/** Changes the words of the open edit. Other words are another version, so they get another id. */
export function changeEdit(companionId: string, text: string): void {
  const { edit } = sessionOf(companionId);
  if (edit) updateSession(companionId, { edit: { ...edit, text, messageId: crypto.randomUUID() } });
}

/** Closes the edit without a change. */
export function cancelEdit(companionId: string): void {
  updateSession(companionId, { edit: null });
}

/**
 * Stores the open edit as a version without a reply, which is free. The form stays open with its words on an error, and
 * where help lines came and the words could not be kept.
 */
export async function saveWithoutReply(chat: ChatContext): Promise<void> {
  const { companionId } = chat;
  const { edit } = sessionOf(companionId);
  if (edit !== null) await changePath(companionId, () => save(chat, edit));
}

async function save(chat: ChatContext, { target, messageId, text }: OpenEdit): Promise<void> {
  const { companionId } = chat;
  try {
    const saved = await saveEdit({ companionId, target, messageId, text: text.trim() });
    if ('safety' in saved && saved.safety && 'askedId' in saved) {
      receiveCare(chat, messageId, { ...saved.safety, ...saved });
    }
    const version = 'edited' in saved ? saved.edited : 'askedId' in saved ? saved.askedId : null;
    if (version === null) return;
    const message = await readPathFrom(chat, target, version);
    const { place = 1, count = 1 } = message?.versions ?? {};
    updateSession(companionId, {
      shownVersion: { id: version, place, count, side: null, focus: 'message', isLast: true },
    });
    cancelEdit(companionId);
  } catch (error) {
    notify.error(changeFailure(error), { id: 'not-edited' });
    if (error instanceof ApiError && error.status < 500) await readEnd(chat);
  }
}
