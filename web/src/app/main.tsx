import '../ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportUnhandledErrors } from '../lib/error-reports.ts';
import { startSession } from '../lib/start-session.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// The screens bring their own titles; a document shows only its first one.
document.querySelector('head > title')?.remove();

reportUnhandledErrors();
startSession();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
