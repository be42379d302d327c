import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, switchTheme, type Theme } from '#lib/theme.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { menuItemClass } from '#ui/menu.tsx';

const unknownTheme = (): Theme => 'light';

/** What the switch does: until it is used the page follows the system. */
function useThemeLabel(): string {
  const theme = useSyncExternalStore(onThemeChange, shownTheme, unknownTheme);
  return theme === 'dark' ? 'Switch to light' : 'Switch to dark';
}

/** Switches between light and dark. */
export function ThemeSwitch() {
  return (
    <IconButton label={useThemeLabel()} onClick={switchTheme}>
      <ThemeIcon />
    </IconButton>
  );
}

/** The same as a line of a menu. */
export function ThemeItem() {
  return (
    <button type="button" onClick={switchTheme} className={menuItemClass}>
      <ThemeIcon />
      {useThemeLabel()}
    </button>
  );
}

/** Both icons are rendered and CSS shows one, because prerendered HTML does not know the theme. */
function ThemeIcon() {
  return (
    <>
      <Sun aria-hidden="true" className="in-dark" />
      <Moon aria-hidden="true" className="in-light" />
    </>
  );
}
