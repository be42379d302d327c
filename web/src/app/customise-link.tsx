import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { Tooltip } from '#ui/tooltip.tsx';

/** The way from a chat into the wizard about its companion, on the companion's colours. */
export function CustomiseLink({ companion }: { companion: { id: string; name: string } }) {
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
