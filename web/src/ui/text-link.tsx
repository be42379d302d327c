import { Link } from 'react-router-dom';

/** A link in running text or beside a heading. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-block py-0.5 font-semibold text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
