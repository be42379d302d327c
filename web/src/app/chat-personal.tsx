import { Suspense } from 'react';
import type { Plan } from '#shared/plans.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { CustomiseLink } from './customise-link.tsx';

const CompanionTraits = lazyPart(() => import('../features/traits/companion-traits.tsx'));

type ChatPersonalProps = { companion: { id: string; name: string }; plan: Plan };

/** What a person can set about the companion of a chat, as far as the plan has it (R-CHAT-03, D-01). */
export default function ChatPersonal({ companion, plan }: ChatPersonalProps) {
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
