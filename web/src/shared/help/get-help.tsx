import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CareTopic } from '#contracts/fields.ts';
import { paths } from '#lib/paths.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const HelpDialog = lazyPart('HelpDialog', () => import('./help-dialog.tsx'));

type GetHelpProps = {
  /** What is shown; its accessible name starts with 'Get help' where there is no other text. */
  children: ReactNode;
  className: string;
  label?: string;
  /** Whose lines stand on top. */
  first?: CareTopic;
};

/** Opens the help lines over the page; the page /safety where no script runs, or in a new tab (R-CARE-01). */
export function GetHelp({ children, className, label, first }: GetHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Link to={paths.safety} aria-haspopup="dialog" aria-label={label} className={className} onClick={open}>
        {children}
      </Link>
      {isOpen && (
        <LazyBoundary>
          <HelpDialog first={first} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
