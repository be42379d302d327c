import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ManagedCompanion } from './managed-companion.ts';
import { useShowCompanion } from './queries.ts';

/** Says when a companion is hidden, and brings it back (R-SAFE-12). */
export function ShownNotice({ companion }: { companion: ManagedCompanion['companion'] }) {
  const show = useShowCompanion(companion.id);
  if (companion.is_public || companion.user_id !== null) return null;
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" busy={show.isPending} onClick={() => show.mutate(true)}>
          Show again
        </Button>
      }
    >
      {companion.name} is hidden: nobody but admins sees this companion or can talk with it.
      {show.error && ` It could not be changed: ${show.error.message}`}
    </Notice>
  );
}
