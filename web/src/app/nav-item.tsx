import { NavLink } from 'react-router-dom';
import { cx } from '#ui/cx.ts';

type NavItemProps = { to: string; label: string; onChosen: () => void };

/** One link of the site's navigation. */
export function NavItem({ to, label, onChosen }: NavItemProps) {
  return (
    <li>
      <NavLink
        to={to}
        onClick={onChosen}
        className={({ isActive }) =>
          cx(
            'block rounded-sm px-3 py-2.5 font-medium whitespace-nowrap transition-colors hover:text-accent lg:px-2.5 xl:px-3',
            isActive ? 'text-accent' : 'text-ink',
          )
        }
      >
        {label}
      </NavLink>
    </li>
  );
}
