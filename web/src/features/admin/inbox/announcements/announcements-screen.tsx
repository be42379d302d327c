import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { Page } from '#ui/page.tsx';
import { adminTitle } from '../../admin-queries.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { announcementsQuery } from './queries.ts';

/** /admin/announcements: what people read under Recent Updates (R-ADMIN-18, R-DASH-07). */
export function AnnouncementsScreen() {
  const list = useInfiniteQuery(announcementsQuery());
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Page
      title="Announcements"
      documentTitle={adminTitle('Announcements')}
      text="People read them on their dashboard, under Recent Updates."
      action={
        !isWriting && (
          <Button variant="primary" onClick={() => setIsWriting(true)}>
            <Plus aria-hidden="true" className="size-5" />
            New announcement
          </Button>
        )
      }
    >
      {isWriting && <AnnouncementForm announcement={null} onClose={() => setIsWriting(false)} />}
      <Endless
        list={list}
        loading="Loading announcements..."
        failed="The announcements could not be loaded"
        empty={
          <EmptyState
            icon={<Megaphone />}
            title="No announcements yet"
            text="The first one you publish appears on every dashboard."
          />
        }
      >
        {(rows) => (
          <ul className="flex max-w-4xl flex-col gap-4">
            {rows.map((announcement) => (
              <AnnouncementItem key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        )}
      </Endless>
    </Page>
  );
}
