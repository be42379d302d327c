import * as v from 'valibot';
import { requiredText } from '#lib/form.ts';
import { formatDateTime } from '#lib/format-date-time.ts';
import type { Announcement } from './api.ts';

/** The lengths are those the table `announcements` accepts. */
export const announcementForm = v.object({
  title: v.pipe(requiredText, v.maxLength(120, 'Please use at most 120 characters.')),
  body: v.pipe(requiredText, v.maxLength(2000, 'Please use at most 2000 characters.')),
});

/** How an announcement stands now. */
export function standing({ published_at }: Announcement): { isOut: boolean; text: string } {
  if (published_at === null) return { isOut: false, text: 'Draft' };
  const isOut = Date.parse(published_at) <= Date.now();
  return { isOut, text: `${isOut ? 'Published' : 'Planned for'} ${formatDateTime(published_at)}` };
}
