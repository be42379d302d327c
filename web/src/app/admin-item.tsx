import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { NavItem } from './nav-item.tsx';

/** The link to the admin area, for admins only (R-SHELL-03). */
export default function AdminItem({ userId, onChosen }: { userId: string; onChosen: () => void }) {
  const { data: row } = useQuery(currentUserQuery(userId), queryClient);
  return row?.role === 'admin' && <NavItem to={paths.admin.home} label="Admin" onChosen={onChosen} />;
}
