// @ts-check

/**
 * Listens to what `page` asks of the project at `apiUrl`; answers what tells how many of the requests that have ended by
 * then had to wait for one another.
 *
 * @param {import('@playwright/test').Page} page @param {string} apiUrl
 */
export function countRoundTrips(page, apiUrl) {
  /** @type {{ start: number, end: number }[]} */
  const requests = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (request.url().startsWith(apiUrl) && request.method() !== 'OPTIONS')
      requests.push({ start: startTime, end: startTime + responseEnd });
  });
  return () => inSequence([...requests]);
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
