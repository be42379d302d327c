/**
 * Leaves for another site, such as a payment page. Resolves when the person comes back to this very page, as browsers
 * keep it for Back; until then whatever led there is still under way.
 */
export function leaveSite(url: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(url);
  });
}
