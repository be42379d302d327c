import { Check } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { stepTitles } from './rules.ts';

/** The steps of the wizard with the current one marked. */
export function StepList({ step }: { step: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-4 gap-2">
      {stepTitles.map((title, index) => {
        const number = index + 1;
        return (
          <li key={title} aria-current={number === step ? 'step' : undefined} className="flex flex-col gap-2">
            <span
              aria-hidden="true"
              className={cx('h-1.5 rounded-full', number <= step ? 'bg-glow' : 'bg-line')}
            />
            <span
              className={cx(
                'flex items-baseline gap-1.5 text-sm',
                number === step ? 'font-semibold' : 'text-muted max-sm:sr-only',
              )}
            >
              {number < step && <Check aria-hidden="true" className="size-3.5 shrink-0 self-center" />}
              <span>
                {number} <span className="max-sm:sr-only">{title}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
