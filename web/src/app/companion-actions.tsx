import { Pencil, SlidersHorizontal } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { LinkButton } from '#ui/link-button.tsx';

type CompanionActionsProps = { companion: { id: string; isPublic: boolean } };

/** Links from a profile to the customisation wizard, if the plan has it, and to the builder, for an own companion. */
export function CompanionActions({ companion: { id, isPublic } }: CompanionActionsProps) {
  const { plan } = useShownPlan(useSession().user?.id ?? '');
  return (
    <>
      {plan?.customisation && (
        <LinkButton to={paths.customise(id)} className="shadow-soft">
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Customize
        </LinkButton>
      )}
      {!isPublic && (
        <LinkButton to={paths.companionBuilder(id)} className="shadow-soft">
          <Pencil aria-hidden="true" className="size-5" />
          Change
        </LinkButton>
      )}
    </>
  );
}
