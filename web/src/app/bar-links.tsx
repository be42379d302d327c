import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { cx } from '#ui/cx.ts';
import { Wordmark } from './wordmark.tsx';

/** The site's bar, which stays at the top of the window. */
export const barClass = 'sticky top-0 z-30 border-b border-line bg-surface/92 backdrop-blur-md';

/** The wordmark at the beginning of the bar. */
export function HomeLink({ onChosen }: { onChosen?: () => void }) {
  return (
    <Link
      to={paths.home}
      className="flex min-h-16 items-center rounded-sm"
      aria-label={`${brand.name}, home`}
      onClick={onChosen}
    >
      <Wordmark />
    </Link>
  );
}

type BarLinkProps = { to: string; onChosen?: () => void; className: string; children: ReactNode };

/** One link of the bar. */
export function BarLink({ to, onChosen, className, children }: BarLinkProps) {
  return (
    <NavLink
      to={to}
      onClick={onChosen}
      className={({ isActive }) =>
        cx(
          'rounded-sm font-medium whitespace-nowrap transition-colors hover:text-accent',
          isActive ? 'text-accent' : 'text-ink',
          className,
        )
      }
    >
      {children}
    </NavLink>
  );
}
