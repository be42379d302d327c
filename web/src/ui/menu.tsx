import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

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

/**
 * A button that opens a short list of actions, on the native popover: Escape and a click elsewhere close it, the focus
 * returns to the button, Tab moves through the actions.
 */
export function Menu({ label, trigger, triggerClassName, items }: MenuProps) {
  const id = useId();
  const anchorName = `--menu-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        style={{ anchorName }}
        className={
          triggerClassName ??
          'inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-tint [&_svg]:size-5'
        }
      >
        {trigger}
      </button>
      <ul id={id} popover="auto" aria-label={label} className="menu" style={{ positionAnchor: anchorName }}>
        {items.map((item) => (
          <li key={item.label}>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              disabled={item.disabled}
              onClick={item.onSelect}
              className={cx(
                'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left text-sm font-medium [&_svg]:size-4',
                'hover:bg-tint disabled:cursor-not-allowed disabled:opacity-55',
                item.danger === true && 'text-danger',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
