import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

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

/** The look of a row. */
export const menuRow =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left text-sm font-medium [&_svg]:size-4 ' +
  'hover:bg-tint disabled:cursor-not-allowed disabled:opacity-55';

/**
 * A button that opens a short list of actions, on the native popover: Escape and a click elsewhere close it, the focus
 * returns to the button, Tab moves through the actions.
 */
export function Menu({ label, trigger, triggerClassName, items, children }: MenuProps) {
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
        {children}
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link to={item.to} className={menuRow}>
                {item.icon}
                {item.label}
              </Link>
            ) : (
              <button
                type="button"
                disabled={item.disabled}
                onClick={({ currentTarget }) => {
                  // First, so that a dialog that opens now returns the focus to the menu's button.
                  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                  item.onSelect();
                }}
                className={cx(menuRow, item.danger === true && 'text-danger')}
              >
                {item.icon}
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
