import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format-date-time.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { updatesQuery } from './queries.ts';

/** The announcements of the admins (R-DASH-07). */
export function RecentUpdates() {
  const { data: updates, isError, refetch } = useQuery(updatesQuery());
  return (
    <Section title="Recent Updates">
      {updates === undefined && isError && (
        <ErrorState title="The updates could not be loaded" onRetry={() => void refetch()} />
      )}
      {updates === undefined && !isError && <Skeleton className="h-48 rounded-lg" />}
      {updates?.length === 0 && <p className="text-muted">There is no news yet.</p>}
      {updates !== undefined && updates.length > 0 && (
        <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
          {updates.map(({ id, title, body, publishedAt }) => (
            <li key={id}>
              <Card className="flex h-full flex-col gap-2 p-6">
                <time dateTime={publishedAt} className="text-sm text-muted">
                  {formatDate(publishedAt)}
                </time>
                <h3 className="font-display text-xl wrap-anywhere">{title}</h3>
                <p className="whitespace-pre-line wrap-anywhere text-muted">{body}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
