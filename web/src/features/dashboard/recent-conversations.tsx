import { Link } from 'react-router-dom';
import { formatRecent } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How many conversations the dashboard shows. */
const SHOWN = 4;

/** A chat with at least one message. */
export type RecentConversation = {
  companion: {
    id: string;
    name: string;
    imageUrl: string;
    gradientFrom: string | null;
    gradientTo: string | null;
  };
  lastText: string;
  lastFrom: 'user' | 'ai';
  lastAt: string;
};

type RecentConversationsProps = {
  /** Newest first; undefined until they are there. */
  conversations: RecentConversation[] | undefined;
  failed: boolean;
  onRetry: () => void;
};

/** The newest conversations, each a link that continues it; nothing when there are none. */
export function RecentConversations({ conversations, failed, onRetry }: RecentConversationsProps) {
  if (conversations === undefined && failed) {
    return <ErrorState title="Your conversations could not be loaded" onRetry={onRetry} />;
  }
  if (conversations === undefined) return <Skeleton className="h-24 rounded-lg" />;
  if (conversations.length === 0) return null;
  return (
    <Section title="Go on talking">
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {conversations.slice(0, SHOWN).map(({ companion, lastText, lastFrom, lastAt }) => (
          <li key={companion.id} className="min-w-0">
            <Link
              to={paths.chat({ companionId: companion.id, companion: companion.name })}
              className="flex items-center gap-4 rounded-lg border border-line bg-raised p-4 shadow-soft transition-shadow hover:shadow-lifted"
            >
              <Portrait
                src={companion.imageUrl}
                alt=""
                from={companion.gradientFrom}
                to={companion.gradientTo}
              />
              <span className="flex min-w-0 grow flex-col">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate font-display text-xl font-semibold" dir="auto">
                    {companion.name}
                  </span>
                  <time dateTime={lastAt} className="shrink-0 text-sm text-muted">
                    {formatRecent(lastAt)}
                  </time>
                </span>
                <span className="truncate text-muted" dir="auto">
                  {lastFrom === 'user' && 'You: '}
                  {lastText}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
