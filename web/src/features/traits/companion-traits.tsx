import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { traitsQuery } from './queries.ts';
import { TraitsDialog } from './traits-dialog.tsx';

/** How many core traits a chat's header shows (R-CHAT-03). */
const SHOWN_TRAITS = 3;

/** The core traits that hold between this person and a companion, and the button that changes them (R-CHAT-03). */
export default function CompanionTraits({ companion }: { companion: { id: string; name: string } }) {
  const userId = useSession().user?.id ?? '';
  const traits = useQuery(traitsQuery(userId, companion.id));
  const [open, setOpen] = useState(false);
  const shown = traits.data?.effectiveTraits.slice(0, SHOWN_TRAITS) ?? [];
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label="Core traits" className="flex min-w-0 flex-wrap gap-1">
          {shown.map((trait) => (
            <li key={trait} className="rounded-full border border-current px-2.5 text-xs/5 font-semibold">
              {trait}
            </li>
          ))}
        </ul>
      )}
      <IconButton
        label="Customize Core Traits"
        size="sm"
        onClick={() => setOpen(true)}
        className="hover:bg-(--companion-ink)/10"
      >
        <Sparkles aria-hidden="true" />
      </IconButton>
      <TraitsDialog companion={companion} traits={traits} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
