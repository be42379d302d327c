// A part of the service worker: shows that a reply is ready while nobody looks at the site, and leads to it.

self.addEventListener('message', (event) => {
  if (event.data?.type === 'reply-ready') event.waitUntil(showReply(event.data.notification));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data.address));
});

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A page in the background cannot know that another one is being looked at. */
async function showReply({ title, address, ...options }) {
  const isLookedAt = (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');
  if (!isLookedAt) await self.registration.showNotification(title, { ...options, data: { address } });
}

async function lookAt(address) {
  const page = (await openPages()).find(({ url }) => url === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}
