import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import type { ConversationSummary } from './conversation-summary.ts';

/** A reply that is ready. This file is fetched only when it is needed, so its caller passes everything it knows. */
type ReadyReply = {
  companionId: string;
  /** Whether the page in the background shows the chat. */
  isOpen: boolean;
  readConversations: () => Promise<{ pages: { rows: ConversationSummary[] }[] }>;
};

/** `tag` is the same for every reply of a chat: a new notification replaces the last one, from any tab. */
type ReplyNotification = { title: string; body: string; icon: string; tag: string; address: string };

/**
 * Shows a notification that a reply is ready, where the person has allowed it. It has no words of the reply, because
 * others may see the screen. The service worker shows it where there is one: that works on phones too and outlasts the
 * tab. It is closed when the page becomes visible.
 */
export async function notifyOfReply(reply: ReadyReply): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notification: ReplyNotification = {
    title: await nameOf(reply),
    body: 'A reply is ready.',
    icon: '/icons/icon-192.png',
    tag: `reply-${reply.companionId}`,
    address: addressOf(reply),
  };
  const registration = await workerRegistration();
  if (document.visibilityState === 'visible') return;
  if (registration?.active) showThroughWorker(registration, registration.active, notification);
  else showFromPage(notification);
}

/** The chat that has just got a reply is the newest of the list. */
async function nameOf({ companionId, readConversations }: ReadyReply): Promise<string> {
  const { pages } = await readConversations();
  const conversations = pages.flatMap(({ rows }) => rows);
  return conversations.find(({ companion }) => companion.id === companionId)?.companion.name ?? brand.name;
}

/** An open chat may have been reached by another address than the one it is linked by. */
function addressOf({ companionId, isOpen }: ReadyReply): string {
  if (isOpen) return window.location.href;
  return new URL(paths.chat({ companionId }), window.location.origin).href;
}

async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function showThroughWorker(
  registration: ServiceWorkerRegistration,
  worker: ServiceWorker,
  notification: ReplyNotification,
): void {
  worker.postMessage({ type: 'reply-ready', notification });
  whenSeen(async () => {
    for (const shown of await registration.getNotifications({ tag: notification.tag })) shown.close();
  });
}

function showFromPage({ title, address: _, ...options }: ReplyNotification): void {
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  whenSeen(() => shown.close());
}

function whenSeen(close: () => void): void {
  document.addEventListener('visibilitychange', close, { once: true });
}
