import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { Section } from '#ui/section.tsx';
import { versionsQuery } from '../queries.ts';
import { VersionItem } from './version-item.tsx';

type HistoryProps = {
  companion: { id: string; name: string };
  /** Called when an older version has become the newest, and the companion has been read again. */
  onRestored: () => void;
};

/** Every version of a companion, the newest first: who changed what, and the way back to it (R-SELF-05). */
export function History({ companion, onRestored }: HistoryProps) {
  const versions = useInfiniteQuery(versionsQuery(companion.id));
  const newest = versions.data?.pages[0]?.rows[0];
  return (
    <div id="history" className="max-w-4xl scroll-mt-20">
      <Section title="History">
        <p className="text-muted">
          Each change is a version. A chat keeps the one it began with until the person takes a newer one.
        </p>
        <Endless
          list={versions}
          loading="Loading versions..."
          failed="The history could not be loaded"
          empty={<EmptyState title="No versions yet" text="The first one is kept with the first change." />}
        >
          {(rows) => (
            <Card>
              <ol aria-label="Versions" className="divide-y divide-line">
                {rows.map((version) => (
                  <VersionItem
                    key={version.id}
                    companion={companion}
                    version={version}
                    isNewest={version.id === newest?.id}
                    onRestored={onRestored}
                  />
                ))}
              </ol>
            </Card>
          )}
        </Endless>
      </Section>
    </div>
  );
}
