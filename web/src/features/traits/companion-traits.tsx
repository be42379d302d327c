import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { traitsQuery } from './queries.ts';

/** How many core traits a chat's header shows (R-CHAT-03). */
const SHOWN_TRAITS = 3;

/** The core traits that hold between this person and a companion (R-CHAT-03). */
export default function CompanionTraits({ companion }: { companion: { id: string } }) {
  const userId = useSession().user?.id ?? '';
  const traits = useQuery(traitsQuery(userId, companion.id));
  const shown = traits.data?.effectiveTraits.slice(0, SHOWN_TRAITS) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Core traits" className="flex min-w-0 flex-wrap gap-1">
      {shown.map((trait) => (
        <li key={trait} className="rounded-full border border-current px-2.5 text-xs/5 font-semibold">
          {trait}
        </li>
      ))}
    </ul>
  );
}
