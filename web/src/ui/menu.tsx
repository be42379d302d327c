import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Popover } from './popover.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

type MenuProps = {
  /** The accessible name of the button that opens the menu. */
  label: string;
  /** The content of that button. */
  trigger: ReactNode;
  triggerClassName?: string;
  items: readonly MenuItem[];
};

/** The look of one line of a menu. */
export const menuItemClass =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left text-sm font-medium hover:bg-tint ' +
  'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';

/** A button that opens a short list of actions. */
export function Menu({ label, trigger, triggerClassName, items }: MenuProps) {
  return (
    <Popover label={label} trigger={trigger} triggerClassName={triggerClassName}>
      {(close) => (
        <ul aria-label={label}>
          {items.map((item) => (
            <li key={item.label}>
              <button
                type="button"
                disabled={item.disabled}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
                className={cx(menuItemClass, item.danger === true && 'text-danger')}
              >
                {item.icon}
                {item.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
