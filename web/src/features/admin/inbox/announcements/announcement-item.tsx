import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import type { Announcement } from './api.ts';
import { useDeleteAnnouncement, usePublishAnnouncement } from './queries.ts';
import { publicationOf } from './rules.ts';

/** One announcement with what can be done with it. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const [isEditing, setIsEditing] = useState(false);
  const publish = usePublishAnnouncement();
  const deletion = useDeleteAnnouncement();
  const { isPublished, text } = publicationOf(announcement);
  if (isEditing) {
    return <AnnouncementForm announcement={announcement} onClose={() => setIsEditing(false)} />;
  }
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="font-display text-lg wrap-anywhere">{announcement.title}</h2>
        <Chip className={isPublished ? 'text-success' : 'text-warning'}>{text}</Chip>
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
          onClick={() =>
            publish.mutate({
              id: announcement.id,
              published_at: isPublished ? null : new Date().toISOString(),
            })
          }
        >
          {isPublished ? 'Unpublish' : 'Publish now'}
        </Button>
        <ConfirmButton
          label="Delete"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          title="Delete this announcement?"
          text={`“${announcement.title}” disappears from every dashboard. This action cannot be undone.`}
          confirmLabel="Delete"
          onConfirm={() => deletion.mutate(announcement.id)}
          mutation={deletion}
        />
      </div>
    </Card>
  );
}
