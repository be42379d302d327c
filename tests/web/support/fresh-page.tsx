import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

// A whole page is drawn here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/**
 * Opens an address of the site as a browser does: every module is fresh, so nothing of the last visit is left but
 * what is in storage. `at()` is the address the page shows now.
 */
export async function openFreshPage(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  const { startSession } = await import('../../../web/src/lib/start-session.ts');
  const { App } = await import('../../../web/src/app/app.tsx');
  startSession();
  render(<App />);
  const at = () => window.location.pathname + window.location.search + window.location.hash;
  return { user: userEvent.setup(), at };
}
