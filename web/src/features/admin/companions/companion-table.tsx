import { CalendarClock, EyeOff, Pencil } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { pictureOf } from '#shared/companion-picture.ts';
import { shortRetirementText } from '#shared/retirement.ts';
import { Chip } from '#ui/chip.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { ListedCompanion } from './api.ts';

/** A phone has room for the name alone; the form has the rest. */
const onlyWhereWide = 'hidden sm:table-cell';
const columns = [
  { name: 'Name', className: '' },
  { name: 'Tagline', className: onlyWhereWide },
  { name: 'Category', className: onlyWhereWide },
];

/** One row per companion, with a link to its edit form (R-ADMIN-19). */
export function CompanionTable({ companions }: { companions: readonly ListedCompanion[] }) {
  return (
    <section
      aria-label="Companions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {columns.map(({ name, className }) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-line px-4 py-3 font-semibold text-muted ${className}`}
              >
                {name}
              </th>
            ))}
            <th scope="col" className="pinned-right border-b border-line bg-sunken px-4 py-3">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {companions.map((companion) => (
            <CompanionRow key={companion.id} companion={companion} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CompanionRow({ companion }: { companion: ListedCompanion }) {
  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-tint/50">
      <th scope="row" className="px-4 py-3 font-normal">
        <div className="flex items-center gap-3">
          <Portrait
            src={faceAddress(pictureOf(companion))}
            alt=""
            from={companion.profile_gradient_from}
            to={companion.profile_gradient_to}
            size="sm"
          />
          <div className="min-w-32">
            <p className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
              {companion.name}
              {!companion.is_public && (
                <Chip>
                  <EyeOff aria-hidden="true" className="size-3.5" />
                  {companion.user_id === null ? 'Hidden' : 'Private'}
                </Chip>
              )}
              {companion.retires_at !== null && (
                <Chip className="whitespace-nowrap">
                  <CalendarClock aria-hidden="true" className="size-3.5" />
                  {shortRetirementText(companion.retires_at)}
                </Chip>
              )}
            </p>
            <p className="font-mono text-xs text-muted wrap-anywhere">{companion.id}</p>
          </div>
        </div>
      </th>
      <td className={`max-w-96 min-w-44 px-4 py-3 wrap-anywhere ${onlyWhereWide}`}>{companion.tagline}</td>
      <td className={`px-4 py-3 whitespace-nowrap text-muted ${onlyWhereWide}`}>
        {companion.category ?? 'No Category'}
      </td>
      <td className="pinned-right bg-raised px-4 py-3 text-right">
        <LinkButton
          to={paths.admin.editCompanion(companion.id)}
          size="sm"
          aria-label={`Edit ${companion.name}`}
        >
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </LinkButton>
      </td>
    </tr>
  );
}
