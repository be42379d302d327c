import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, switchTheme, type Theme } from '#lib/theme.ts';
import { IconButton } from '#ui/icon-button.tsx';

const unknownTheme = (): Theme => 'light';

/**
 * Switches between light and dark; until it is used the page follows the system. Both icons are rendered and CSS shows
 * one, because prerendered HTML does not know the theme.
 */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, shownTheme, unknownTheme);
  return (
    <IconButton label={theme === 'dark' ? 'Switch to light' : 'Switch to dark'} onClick={switchTheme}>
      <Sun aria-hidden="true" className="in-dark" />
      <Moon aria-hidden="true" className="in-light" />
    </IconButton>
  );
}
