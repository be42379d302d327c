import { useQuery } from '@tanstack/react-query';
import { cutAtWord } from '#lib/excerpt.ts';
import { formatList } from '#lib/format-list.ts';
import { paths } from '#lib/paths.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Person } from './memory.ts';
import { keptFromQuery, useKeepFrom } from './queries.ts';

type PersonaCardProps = { userId: string; people: readonly Person[]; companion: Person | undefined };

/** What every companion reads of the profile, and the companions that are kept from it (R-MEM-17). */
export function PersonaCard({ userId, people, companion }: PersonaCardProps) {
  const { data: row } = useQuery(currentUserQuery(userId));
  const keptFrom = useQuery(keptFromQuery(userId)).data;
  const who = [row?.full_name, row?.pronouns].filter(Boolean).join(', ');
  const names = people.filter(({ id }) => keptFrom?.includes(id)).map(({ name }) => name);
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h2 className="font-display text-xl">About me</h2>
      {row ? (
        <p className="wrap-anywhere" dir="auto">
          {who || row.about_me ? (
            <>
              {who && <span className="block font-medium">{who}</span>}
              {cutAtWord(row.about_me ?? '', 160)}
            </>
          ) : (
            'Nothing yet.'
          )}
        </p>
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      <p className="text-sm text-muted">
        {names.length === 0
          ? 'Every companion reads your name, pronouns and this. '
          : `Every companion but ${formatList(names)} reads your name, pronouns and this. `}
        <TextLink to={paths.profile()}>Edit</TextLink>
      </p>
      {companion && keptFrom && (
        <KeepFrom userId={userId} companion={companion} isKept={keptFrom.includes(companion.id)} />
      )}
    </Card>
  );
}

type KeepFromProps = { userId: string; companion: Person; isKept: boolean };

function KeepFrom({ userId, companion: { id, name }, isKept }: KeepFromProps) {
  const keep = useKeepFrom(userId, id);
  const label = `Keep ${name} from seeing About me`;
  return (
    <div className="mt-2 flex items-center justify-between gap-4 border-t border-line pt-4">
      <p className="min-w-0 text-sm font-semibold wrap-anywhere">{label}</p>
      <Switch
        label={label}
        checked={keep.isPending ? keep.variables : isKept}
        onChange={({ target }) => keep.mutate(target.checked)}
      />
    </div>
  );
}
