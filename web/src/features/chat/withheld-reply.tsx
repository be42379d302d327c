import { cx } from '#ui/cx.ts';
import { arriving, companionBubble } from './bubble-style.ts';

/** Stands in place of a reply that was not fit to be shown. It blames nobody, and there is nothing to retry (R-CARE-08). */
export function WithheldReply() {
  return (
    <p
      role="status"
      className={cx('mt-3 max-w-[82%] self-start px-4 py-2.5 sm:ml-10', companionBubble, arriving)}
    >
      I do not have a good answer to that, but I am still here if you would like to tell me more.
    </p>
  );
}
