import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, switchTheme } from '../lib/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Changes between light and dark; until it is used the page follows the system. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  return (
    <IconButton label={theme === 'dark' ? 'Switch to light' : 'Switch to dark'} onClick={switchTheme}>
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
