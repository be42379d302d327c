import type { ComponentProps } from 'react';
import { brand } from '#lib/brand.ts';
import { Page } from '#ui/page.tsx';

type AdminPageProps = Omit<ComponentProps<typeof Page>, 'documentTitle'> & {
  /** What the browser's tab says in place of the heading. */
  tabTitle?: string;
};

/** A page of the admin area. */
export function AdminPage({ tabTitle, ...page }: AdminPageProps) {
  return <Page {...page} documentTitle={`${tabTitle ?? page.title} | ${brand.name} admin`} />;
}
