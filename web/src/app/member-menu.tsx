import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  BookHeart,
  CreditCard,
  House,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessagesSquare,
  Settings,
  Trash2,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import type { SessionUser } from '#lib/session.ts';
import { useIsAdmin } from '#shared/current-user.ts';
import { plansQuery } from '#shared/plans.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { usageQuery } from '#shared/usage.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { menuItemClass } from '#ui/menu.tsx';
import { ThemeItem } from './theme-switch.tsx';

type MemberMenuProps = { user: SessionUser; onChosen: () => void; onLogout: () => void };

/** What a member's menu holds: who they are, what is left today, and every page of the site (R-FIRST-20). */
export default function MemberMenu(props: MemberMenuProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Content {...props} />
    </QueryClientProvider>
  );
}

const chatPages = env.features.chat
  ? [
      { to: paths.chat(), label: 'Conversations', icon: <MessagesSquare /> },
      { to: paths.memory(), label: 'What they remember', icon: <BookHeart /> },
      { to: paths.recentlyDeleted, label: 'Recently deleted', icon: <Trash2 /> },
    ]
  : [];

const ownPages = [
  { to: paths.dashboard, label: 'Dashboard', icon: <LayoutDashboard /> },
  ...chatPages.slice(0, 1),
  { to: paths.browse, label: 'Browse Companions', icon: <Users /> },
  { to: paths.profile(), label: 'Profile', icon: <UserRound /> },
  { to: paths.subscription, label: 'Manage Subscription', icon: <CreditCard /> },
  ...chatPages.slice(1),
];

const sitePages = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.pricing, label: 'Pricing' },
];

function Content({ user, onChosen, onLogout }: MemberMenuProps) {
  const isAdmin = useIsAdmin();
  return (
    <nav aria-label="Account" className="flex max-h-[calc(100dvh-6rem)] flex-col overflow-y-auto">
      <Account user={user} onChosen={onChosen} />
      <ul className="border-t border-line py-1.5">
        {ownPages.map((page) => (
          <Item key={page.to} {...page} onChosen={onChosen} />
        ))}
        {isAdmin && <Item to={paths.admin.home} label="Admin" icon={<Settings />} onChosen={onChosen} />}
      </ul>
      <ul className="border-t border-line py-1.5">
        <li>
          <ThemeItem />
        </li>
        <Item to={paths.safety} label="Get help" icon={<LifeBuoy />} onChosen={onChosen} />
        <li className="flex items-center gap-3 pl-3 text-sm font-medium">
          <House aria-hidden="true" className="size-4 shrink-0" />
          <ul className="flex grow">
            {sitePages.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onChosen}
                  className="flex min-h-10 items-center rounded-sm px-3 first:-ml-3 hover:bg-tint"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      </ul>
      <div className="border-t border-line pt-1.5">
        <button type="button" onClick={onLogout} className={menuItemClass}>
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </div>
    </nav>
  );
}

type ItemProps = { to: string; label: string; icon: ReactNode; onChosen: () => void };

function Item({ to, label, icon, onChosen }: ItemProps) {
  return (
    <li>
      <Link to={to} onClick={onChosen} className={menuItemClass}>
        {icon}
        {label}
      </Link>
    </li>
  );
}

/** Name, plan, and the messages that are left today. */
function Account({ user, onChosen }: { user: SessionUser; onChosen: () => void }) {
  const { plan } = useShownPlan(user.id);
  const plans = useQuery(plansQuery()).data ?? [];
  const usage = useQuery(usageQuery(user.id)).data;
  const hasHigher = plans.some(({ rank }) => plan !== undefined && rank > plan.rank);
  return (
    <div className="flex flex-col gap-2 px-3 py-2.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">
            <bdi>{user.fullName || user.email}</bdi>
          </p>
          <p className="min-h-6 text-sm text-muted">{plan && `${plan.name} plan`}</p>
        </div>
        {hasHigher && (
          <LinkButton to={paths.pricing} size="sm" onClick={onChosen} className="shrink-0">
            Upgrade
          </LinkButton>
        )}
      </div>
      <p className="min-h-6 text-sm text-muted">
        {usage &&
          (usage.remaining === null
            ? 'Unlimited messages'
            : `${usage.remaining} of ${usage.limit} messages left today`)}
      </p>
    </div>
  );
}
