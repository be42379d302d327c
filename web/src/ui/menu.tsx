import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { Popover } from './popover.tsx';

type Choice = { label: string; icon?: ReactNode };

export type MenuItem = Choice &
  ({ onSelect: () => void; danger?: boolean; disabled?: boolean } | { to: string });

type MenuProps = {
  /** The accessible name of the button that opens the menu. */
  label: string;
  /** The content of that button. */
  trigger: ReactNode;
  triggerClassName?: string;
  items: readonly MenuItem[];
  /** Rows above the items, such as a switch, after which the menu stays open. */
  children?: ReactNode;
};

/** The look of one line of a menu. */
export const menuItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left text-sm font-medium hover:bg-tint ' +
  'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';

/** A button that opens a short list of actions. */
export function Menu({ label, trigger, triggerClassName, items, children }: MenuProps) {
  return (
    <Popover label={label} trigger={trigger} triggerClassName={triggerClassName}>
      {(close) => (
        <ul aria-label={label}>
          {children}
          {items.map((item) => (
            <li key={item.label}>
              {'to' in item ? (
                <Link to={item.to} className={menuItemClass}>
                  {item.icon}
                  {item.label}
                </Link>
              ) : (
                <button
                  type="button"
                  disabled={item.disabled}
                  onClick={() => {
                    // First, so that a dialog that opens now returns the focus to the menu's button.
                    close();
                    item.onSelect();
                  }}
                  className={cx(menuItemClass, item.danger === true && 'text-danger')}
                >
                  {item.icon}
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
