import { ApiError } from '#lib/api-error.ts';
import { formatDay, formatRelativeDay, formatTime } from '#lib/format-date-time.ts';
import type { Keeping } from '#shared/keeping.ts';
import type { DeletedItem } from './deleted-item.ts';

/** 'Deleted today at 9:04 PM'; a sealed conversation has expired. */
export function deletedText({ kind, deletedAt }: DeletedItem): string {
  const verb = { message: 'Deleted', cleared: 'Cleared', sealed: 'Expired' }[kind];
  const day = formatRelativeDay(deletedAt);
  const when = day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : `on ${day}`;
  return `${verb} ${when} at ${formatTime(deletedAt)}`;
}

/** '1 message', '12 messages'. */
export function countText(messages: number): string {
  return `${messages} ${messages === 1 ? 'message' : 'messages'}`;
}

/** What an item is, inside a sentence: 'your message to Suki'. */
export function itemName({ kind, from, companion: { name } }: DeletedItem): string {
  if (kind === 'message') return from === 'user' ? `your message to ${name}` : `the message from ${name}`;
  return kind === 'cleared' ? `the cleared chat with ${name}` : `the expired chat with ${name}`;
}

/** What brings a sealed conversation back, and until when. */
export function sealedText(way: Keeping['way'], name: string, purgeAt: string): string {
  const saving = {
    save: `Save ${name}`,
    upgrade: `Upgrade and save ${name}`,
    full: `Remove a favorite and save ${name}`,
  }[way];
  return `${saving} before ${formatDay(purgeAt)}, and every message comes back.`;
}

/** The text of an expired chat for somebody whom no higher plan helps: without its sentence about upgrading (D-25). */
export function withoutUpgrade(text: string): string {
  return text.replace(' Upgrade to keep history.', '');
}

/** Why something was not restored or removed, and whether other conversations are in its way. */
export function refusalText(error: Error, { companion }: DeletedItem): { text: string; isLimit: boolean } {
  const isLimit = error instanceof ApiError && error.code === 'active_chat_limit';
  if (!(error instanceof ApiError) || !error.hasText) {
    return { text: 'That did not work. Check your connection and try again.', isLimit };
  }
  if (error.code === 'chat_expired') {
    return { text: `This chat with ${companion.name} has expired. Save ${companion.name} first.`, isLimit };
  }
  return { text: error.detail, isLimit };
}
