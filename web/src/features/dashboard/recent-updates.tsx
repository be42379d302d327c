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
        <Card>
          <ul className="divide-y divide-line">
            {updates.map(({ id, title, body, publishedAt }) => (
              <li key={id} className="flex flex-col gap-x-6 gap-y-1 px-5 py-4 md:flex-row md:items-baseline">
                <time dateTime={publishedAt} className="w-28 shrink-0 text-sm text-muted">
                  {formatDate(publishedAt)}
                </time>
                <div className="min-w-0">
                  <h3 className="font-sans font-semibold wrap-anywhere">{title}</h3>
                  <p className="whitespace-pre-line wrap-anywhere text-muted">{body}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}
