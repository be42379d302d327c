/**
 * Opens a page of another site, such as a payment page, in place of this one. Resolves when the user returns by Back to
 * this page as the browser cached it; until then the action that opened it is pending.
 */
export function openExternalPage(url: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(url);
  });
}
