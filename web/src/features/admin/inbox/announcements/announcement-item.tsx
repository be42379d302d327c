import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { AskedButton } from '../../components/confirm-button.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { type Announcement, deleteAnnouncement, publishAnnouncement } from './api.ts';
import { useAnnouncementChange } from './queries.ts';
import { standing } from './rules.ts';

/** One announcement with what can be done with it. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const [isEditing, setIsEditing] = useState(false);
  const publish = useAnnouncementChange((publishedAt: string | null) =>
    publishAnnouncement(announcement.id, publishedAt),
  );
  const remove = useAnnouncementChange(() => deleteAnnouncement(announcement.id));
  const { isOut, text } = standing(announcement);
  if (isEditing) {
    return (
      <li>
        <AnnouncementForm announcement={announcement} onClose={() => setIsEditing(false)} />
      </li>
    );
  }
  return (
    <li>
      <Card className="flex flex-col gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="font-display text-lg wrap-anywhere">{announcement.title}</h2>
          <Chip className={isOut ? 'text-success' : 'text-warning'}>{text}</Chip>
        </div>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{announcement.body}</p>
        {publish.error && <Notice kind="problem">This could not be changed: {publish.error.message}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          <Button
            size="sm"
            busy={publish.isPending}
            onClick={() => publish.mutate(isOut ? null : new Date().toISOString())}
          >
            {isOut ? 'Unpublish' : 'Publish now'}
          </Button>
          <AskedButton
            label="Delete"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            title="Delete this announcement?"
            text={`“${announcement.title}” disappears from every dashboard. This action cannot be undone.`}
            confirmLabel="Delete"
            change={remove}
          />
        </div>
      </Card>
    </li>
  );
}
