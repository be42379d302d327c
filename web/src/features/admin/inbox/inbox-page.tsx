import type { ReactNode } from 'react';
import { Endless, type EndlessList } from '#ui/endless.tsx';
import { AdminPage } from '../components/admin-page.tsx';

type InboxPageProps<Row extends { id: string }> = {
  title: string;
  text: string;
  action?: ReactNode;
  /** Shown above the list: its filter, or a form. */
  above?: ReactNode;
  /** The name of the rows in the texts for loading and failing, such as 'reports'. */
  rowsName: string;
  list: EndlessList<Row>;
  /** Shown in place of the list when it has no rows. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A page of the inbox: one card per row, read page by page. */
export function InboxPage<Row extends { id: string }>({
  above,
  rowsName,
  list,
  empty,
  children,
  ...page
}: InboxPageProps<Row>) {
  return (
    <AdminPage {...page}>
      {above}
      <Endless
        list={list}
        loading={`Loading ${rowsName}...`}
        failed={`The ${rowsName} could not be loaded`}
        empty={empty}
      >
        {(rows) => (
          <ul className="flex max-w-4xl flex-col gap-4">
            {rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
        )}
      </Endless>
    </AdminPage>
  );
}
