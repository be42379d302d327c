// @ts-check

/** The delay of every response in milliseconds: much longer than the page's own work between two requests. */
const DELAY_MS = 1000;

/**
 * Delays the responses of the project at `apiUrl`; returns a function that ends that and returns how many of the
 * requests that had ended by then waited for one another.
 *
 * @param {import('@playwright/test').Page} page @param {string} apiUrl
 * @returns {Promise<() => Promise<number>>}
 */
export async function countRoundTrips(page, apiUrl) {
  /** @type {{ start: number, end: number }[]} */
  const requests = [];
  await page.route(`${apiUrl}/**`, async (route) => {
    const start = performance.now();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    requests.push({ start, end: performance.now() });
    await route.fulfill({ response });
  });
  return async () => {
    const trips = inSequence([...requests]);
    // The only route of its page; what is still far away comes first.
    await page.unrouteAll({ behavior: 'wait' });
    return trips;
  };
}

/** @param {{ start: number, end: number }[]} requests */
function inSequence(requests) {
  let trips = 0;
  let free = 0;
  for (const { start, end } of requests.sort((a, b) => a.end - b.end)) {
    if (start < free) continue;
    trips += 1;
    free = end;
  }
  return trips;
}
