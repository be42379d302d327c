import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

type PopoverProps = {
  /** The accessible name of the button that opens the panel. */
  label: string;
  /** The content of that button. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  panelClassName?: string;
  /** The panel's content, rendered while it is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button that opens a panel beside it, on the native popover: Escape and a click elsewhere close it, the focus
 * returns to the button, Tab moves through the panel.
 */
export function Popover({ label, trigger, triggerClassName, panelClassName, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    // Not as attributes: the policy forbids inline styles in prerendered HTML.
    button.current?.style.setProperty('anchor-name', `--popover-${id}`);
    panel.current?.style.setProperty('position-anchor', `--popover-${id}`);
  }, [id]);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={
          triggerClassName ??
          'inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-tint [&_svg]:size-5'
        }
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={cx('menu', panelClassName)}
        // Before it opens, so that Tab finds the panel's content at once; after it closed, so that the focus returns.
        onBeforeToggle={({ newState }) => newState === 'open' && setIsOpen(true)}
        onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
