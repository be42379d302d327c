import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The one content width of the site, with its side margins. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-page px-4 sm:px-8', className)} />;
}
