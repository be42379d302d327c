import { BookHeart } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useSaveConsent } from '#shared/consents.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** For whoever was never asked: what memory is, in one line. 'No, thanks' is an answer, so it is not asked again. */
export function MemoryOffer() {
  const userId = useSession().user?.id ?? '';
  const save = useSaveConsent(userId);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <BookHeart aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">Would you like to be remembered?</strong> Your dog’s name, where you
        live, what comes next. You see every fact and can have it forgotten.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="sm" to={paths.memory()} className="min-h-11">
          How memory works
        </LinkButton>
        <Button
          size="sm"
          variant="quiet"
          className="min-h-11"
          busy={save.isPending}
          onClick={() => save.mutate({ purpose: 'memory', given: false })}
        >
          No, thanks
        </Button>
      </div>
    </Card>
  );
}
