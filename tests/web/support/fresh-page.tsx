import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { startSession } from '#lib/start-session.ts';
import { App } from '../../../web/src/app/app.tsx';
import { person } from './person.ts';
import './every-screen.ts';

/**
 * Opens an address of the site as a browser does, with the session that is in storage. `at()` is the address the page
 * shows now.
 */
export function openFreshPage(address: string) {
  window.history.replaceState(null, '', address);
  onTestFinished(startSession());
  render(<App />);
  const at = () => window.location.pathname + window.location.search + window.location.hash;
  return { user: person(), at };
}
