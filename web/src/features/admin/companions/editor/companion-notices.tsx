import { visibilityOf } from '#contracts/visibility.ts';
import { formatLongDay } from '#lib/format-date-time.ts';
import { isRetired } from '#shared/retirement.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ManagedCompanion } from '../companion.ts';
import { useSetRetirement, useSetVisibility } from '../queries.ts';

type CompanionProps = { companion: ManagedCompanion['companion'] };

/** What is unusual about a companion: hidden, about to retire, or retired; each with the way back. */
export function CompanionNotices({ companion }: CompanionProps) {
  const { retires_at: retiresAt } = companion;
  return (
    <>
      {visibilityOf(companion) === 'hidden' && <HiddenNotice companion={companion} />}
      {retiresAt !== null && <RetirementNotice companion={companion} retiresAt={retiresAt} />}
    </>
  );
}

/** Says that a companion is hidden, with a button that shows it again (R-SAFE-12). */
function HiddenNotice({ companion: { id, name } }: CompanionProps) {
  const setVisibility = useSetVisibility(id);
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" busy={setVisibility.isPending} onClick={() => setVisibility.mutate('public')}>
          Show again
        </Button>
      }
    >
      {name} is hidden. Only admins can see this companion or chat with it.
      {setVisibility.error && ` It could not be changed: ${setVisibility.error.message}`}
    </Notice>
  );
}

/** Says when a companion retires, or since when it has, with a button that calls it off (R-SELF-06). */
function RetirementNotice({ companion: { id, name }, retiresAt }: CompanionProps & { retiresAt: string }) {
  const retirement = useSetRetirement(id);
  const hasRetired = isRetired(retiresAt);
  const day = formatLongDay(retiresAt);
  return (
    <Notice
      kind="info"
      action={
        <Button size="sm" busy={retirement.isPending} onClick={() => retirement.mutate(null)}>
          {hasRetired ? 'Bring back' : 'Call it off'}
        </Button>
      }
    >
      {hasRetired
        ? `Retired since ${day}. Only people who have talked with ${name} see ${name}, and their chats can be read but not continued.`
        : `Retires on ${day}. Everyone sees the day; until then everything goes on as it is.`}
      {retirement.error && ` It could not be changed: ${retirement.error.message}`}
    </Notice>
  );
}
