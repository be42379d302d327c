import type { ComponentProps } from 'react';
import { adminTitle } from '#shared/admin-area.ts';
import { Page } from '#ui/page.tsx';

/** A page of the admin area. */
export function AdminPage(props: Omit<ComponentProps<typeof Page>, 'documentTitle'>) {
  return <Page {...props} documentTitle={adminTitle(props.title)} />;
}
