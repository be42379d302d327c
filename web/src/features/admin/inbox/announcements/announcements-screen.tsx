import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InboxPage } from '../inbox-page.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { announcementsQuery } from './queries.ts';

/** /admin/announcements: what people read under Recent Updates (R-ADMIN-18, R-DASH-07). */
export function AnnouncementsScreen() {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <InboxPage
      title="Announcements"
      text="People read them on their dashboard, under Recent Updates."
      action={
        !isWriting && (
          <Button variant="primary" onClick={() => setIsWriting(true)}>
            <Plus aria-hidden="true" className="size-5" />
            New announcement
          </Button>
        )
      }
      above={isWriting && <AnnouncementForm announcement={null} onClose={() => setIsWriting(false)} />}
      rowsName="announcements"
      list={useInfiniteQuery(announcementsQuery())}
      empty={
        <EmptyState
          icon={<Megaphone />}
          title="No announcements yet"
          text="The first one you publish appears on every dashboard."
        />
      }
    >
      {(announcement) => <AnnouncementItem announcement={announcement} />}
    </InboxPage>
  );
}
