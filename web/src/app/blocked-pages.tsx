import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { BlockedScreen } from './blocked-screen.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What a blocked person can still use as it is: pages to read, support, and a forgotten password. */
const open: readonly string[] = [
  paths.contact,
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.safety,
  paths.accessibility,
  paths.accountDeleted,
  paths.updatePassword,
  paths.authReturn(),
];

/** The page where it is open to a blocked person; what is left to them at every address that would not work. */
export default function BlockedPages({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (open.includes(pathname.replace(/(?<=.)\/$/, ''))) return children;
  return (
    <SiteLayout>
      <BlockedScreen />
    </SiteLayout>
  );
}
