import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { type ProfileTab, paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { Container } from '#ui/container.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ProfileInfo } from './profile-info.tsx';
import { ReplyNotifications } from './reply-notifications.tsx';
import { Security, type SecurityParts } from './security.tsx';

type ProfileScreenProps = SecurityParts & {
  /** The plan and the way to the billing portal (R-PROF-05). */
  renderPayment: () => ReactNode;
  /** The form for a new password (R-PROF-08). */
  renderPassword: () => ReactNode;
};

/** Everything a person can set about themselves, in four tabs (R-PROF-02). */
export function ProfileScreen({ renderPayment, renderPassword, ...parts }: ProfileScreenProps) {
  const userId = useSession().user?.id ?? '';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const tabs: { value: ProfileTab; label: string; content: ReactNode; keepMounted?: true }[] = [
    {
      value: 'info',
      label: 'Profile Info',
      content: (
        <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
          <ProfileInfo userId={userId} />
          {env.features.notifications && <ReplyNotifications userId={userId} />}
        </div>
      ),
      // What is typed here outlasts a look at another tab.
      keepMounted: true,
    },
    { value: 'payment', label: 'Payment', content: renderPayment() },
    { value: 'security', label: 'Security', content: <Security userId={userId} {...parts} /> },
    { value: 'password', label: 'Password', content: renderPassword() },
  ];
  const shown = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'info';
  // Back leaves the profile, not the tab.
  const open = (tab: string) => navigate(paths.profile(tab as ProfileTab), { replace: true });

  return (
    <Container className="py-14">
      <title>{`Profile | ${brand.name}`}</title>
      <h1 className="mb-8 font-display text-4xl sm:text-5xl">Profile</h1>
      <Tabs label="Profile" tabs={tabs} value={shown} onValueChange={open} />
    </Container>
  );
}
