import { Check, Circle } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { passwordAdvice } from './new-password.ts';

/** What makes a password strong, ticked while it is typed; only the length is required (R-PROF-08, D-18.7). */
export function PasswordAdvice({ password }: { password: string }) {
  return (
    <ul aria-label="What makes a password strong" className="flex flex-col gap-1">
      {passwordAdvice.map(({ text, sign }) => {
        const holds = sign.test(password);
        const Icon = holds ? Check : Circle;
        return (
          <li key={text} className={cx('flex items-center gap-2', holds && 'text-success')}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {text}
            {holds && <span className="sr-only">: done</span>}
          </li>
        );
      })}
    </ul>
  );
}
