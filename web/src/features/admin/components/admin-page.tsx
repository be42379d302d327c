import type { ComponentProps } from 'react';
import { Page } from '#ui/page.tsx';
import { adminTitle } from '../admin-queries.ts';

/** A page of the admin area. */
export function AdminPage(props: Omit<ComponentProps<typeof Page>, 'documentTitle'>) {
  return <Page {...props} documentTitle={adminTitle(props.title)} />;
}
