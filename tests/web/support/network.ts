import { vi } from 'vitest';

/** Puts `answer` in the place of the network. A page that is closed leaves no call behind: it ends unanswered. */
export function replaceFetch(
  answer: (input: string | URL | Request, init: RequestInit) => Promise<Response>,
) {
  const closed = new Promise<never>((_, reject) => {
    const leave = () => reject(new DOMException('The page was closed.', 'AbortError'));
    window.addEventListener('pagehide', leave, { once: true });
  });
  closed.catch(() => {});
  vi.stubGlobal('fetch', (input: string | URL | Request, init: RequestInit = {}) =>
    Promise.race([answer(input, init), closed]),
  );
}
