import { SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import type { Plan } from '#shared/plans.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

const CompanionTraits = lazyPart(() => import('../features/traits/companion-traits.tsx'));

type CompanionPreferencesProps = { companion: { id: string; name: string }; plan: Plan };

/** The preferences a user can set for the companion of a chat, as far as the plan includes them (R-CHAT-03, D-01). */
export default function CompanionPreferences({ companion, plan }: CompanionPreferencesProps) {
  return (
    <>
      {plan.core_traits && (
        <Suspense>
          <CompanionTraits companion={companion} />
        </Suspense>
      )}
      {plan.customisation && <CustomiseLink companion={companion} />}
    </>
  );
}

/** A link from a chat to the customisation wizard, in the companion's colors. */
function CustomiseLink({ companion }: { companion: { id: string; name: string } }) {
  const label = `Customise ${companion.name}`;
  return (
    <Tooltip text={label}>
      <Link
        to={paths.customise(companion.id)}
        aria-label={label}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-(--companion-ink)/10"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
      </Link>
    </Tooltip>
  );
}
