import { storageKeys } from './storage-keys.ts';

export type Theme = 'light' | 'dark';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function systemTheme(): Theme {
  return systemDark().matches ? 'dark' : 'light';
}

/** The current theme: the chosen one (restored by `first-paint.js`), else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Switches to the other theme. Choosing the system's theme means following the system again. */
export function switchTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  if (next === systemTheme()) {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(storageKeys.theme);
  } else {
    document.documentElement.dataset.theme = next;
    localStorage.setItem(storageKeys.theme, next);
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  const system = systemDark();
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
