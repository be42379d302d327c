import { cx } from '#ui/cx.ts';
import { arriving, companionBubble } from './bubble-style.ts';

/** Three dots while the first word is awaited (R-CHAT-06). */
export function TypingIndicator({ name }: { name: string }) {
  return (
    <div className={cx('mt-3 inline-flex px-4 py-4 sm:ml-10', companionBubble, arriving)}>
      <span className="sr-only">{name} is typing</span>
      <span aria-hidden="true" className="flex gap-1.5">
        <Dot />
        <Dot className="[animation-delay:150ms]" />
        <Dot className="[animation-delay:300ms]" />
      </span>
    </div>
  );
}

function Dot({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'size-2 animate-bounce rounded-full bg-linear-135 from-(--companion-from) to-(--companion-to)',
        className,
      )}
    />
  );
}
