import { type ReactNode, useId, useRef } from 'react';

/**
 * Shows `text` beside `children` on hover and on keyboard focus; Escape hides it. The text is a help for the eye
 * only: `children` carries its own accessible name. It stands in the browser's top layer, so nothing clips it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const anchorName = `--tip-${useId()}`;
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens; the control inside is interactive.
    <span
      className="inline-flex"
      style={{ anchorName }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <span
        ref={tip}
        popover="manual"
        aria-hidden="true"
        className="tooltip"
        style={{ positionAnchor: anchorName }}
      >
        {text}
      </span>
    </span>
  );
}
