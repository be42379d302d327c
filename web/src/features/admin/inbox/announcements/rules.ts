import * as v from 'valibot';
import { atMost, requiredText } from '#lib/form-fields.ts';
import { formatDateTime } from '#lib/format-date-time.ts';
import type { Announcement } from './api.ts';

/** The lengths are those the table `announcements` accepts. */
export const announcementForm = v.object({
  title: v.pipe(requiredText, atMost(120)),
  body: v.pipe(requiredText, atMost(2000)),
});

export type AnnouncementTexts = v.InferOutput<typeof announcementForm>;

/** Whether people can read an announcement now, and the text that says so. */
export function publicationOf({ published_at }: Announcement): { isPublished: boolean; text: string } {
  if (published_at === null) return { isPublished: false, text: 'Draft' };
  const isPublished = Date.parse(published_at) <= Date.now();
  return {
    isPublished,
    text: `${isPublished ? 'Published' : 'Planned for'} ${formatDateTime(published_at)}`,
  };
}
