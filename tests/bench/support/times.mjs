// @ts-check

/**
 * Milliseconds until the response of `ask` contains `sign`; the response is read to its end.
 *
 * @param {() => Promise<Response>} ask
 * @param {string} sign
 */
export async function msUntil(ask, sign) {
  const begin = performance.now();
  const response = await ask();
  const decoder = new TextDecoder();
  let text = '';
  let first = Number.NaN;
  for await (const bytes of /** @type {any} */ (response.body)) {
    text += decoder.decode(bytes, { stream: true });
    if (Number.isNaN(first) && text.includes(sign)) first = performance.now() - begin;
  }
  if (Number.isNaN(first)) throw new Error(`${response.url} answered ${response.status} ${text}`);
  return first;
}

/** @param {number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** To a hundredth. @param {number} value */
export function rounded(value) {
  return Number(value.toFixed(2));
}
