import {
  Bug,
  ClipboardList,
  CreditCard,
  Flag,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Receipt,
  ShieldCheck,
  Smile,
  Users,
} from 'lucide-react';
import { paths } from '#lib/paths.ts';

export type AdminPage = { to: string; label: string; icon: LucideIcon };

/** The pages of the admin area as its navigation lists them. */
export const adminPages: readonly { title: string; pages: readonly AdminPage[] }[] = [
  {
    title: 'Overview',
    pages: [{ to: paths.admin.dashboard, label: 'Dashboard', icon: LayoutDashboard }],
  },
  {
    title: 'People',
    pages: [
      { to: paths.admin.users, label: 'Users', icon: Users },
      { to: paths.admin.subscriptions, label: 'Subscriptions', icon: CreditCard },
    ],
  },
  {
    title: 'Content',
    pages: [
      { to: paths.admin.companions, label: 'Companions', icon: Smile },
      { to: paths.admin.announcements, label: 'Announcements', icon: Megaphone },
    ],
  },
  {
    title: 'Inbox',
    pages: [
      { to: paths.admin.messages, label: 'Contact messages', icon: Inbox },
      { to: paths.admin.reports, label: 'Reports', icon: Flag },
      { to: paths.admin.errors, label: 'Error reports', icon: Bug },
    ],
  },
  {
    title: 'Service',
    pages: [
      { to: paths.admin.costs, label: 'Costs', icon: Receipt },
      { to: paths.admin.safety, label: 'Safety', icon: ShieldCheck },
      { to: paths.admin.audit, label: 'Audit log', icon: ClipboardList },
    ],
  },
];
