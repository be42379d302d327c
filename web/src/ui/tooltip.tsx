import { type ReactNode, useId, useRef } from 'react';

/**
 * Shows `text` beside `children` on hover and on keyboard focus; Escape hides it. It is visual
 * only: `children` has its own accessible name. It is in the browser's top layer, so nothing clips it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const anchorName = `--tip-${useId()}`;
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    // Not as attributes: the policy forbids inline styles in prerendered HTML.
    anchor.current?.style.setProperty('anchor-name', anchorName);
    tip.current?.style.setProperty('position-anchor', anchorName);
    tip.current?.showPopover();
  };
  const hide = () => tip.current?.hidePopover();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens; the control inside is interactive.
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <span ref={tip} popover="manual" aria-hidden="true" className="tooltip">
        {text}
      </span>
    </span>
  );
}
