/** Somebody's name above their email; `unknown` where the account is gone. */
export function PersonName({
  person,
  unknown,
}: {
  person: { full_name: string | null; email: string | null } | null;
  unknown: string;
}) {
  if (person === null) return <span className="text-muted">{unknown}</span>;
  return (
    <span className="flex max-w-48 flex-col">
      <span className="truncate font-semibold" title={person.full_name ?? undefined}>
        {person.full_name || 'No name'}
      </span>
      <span className="truncate text-muted" title={person.email ?? undefined}>
        {person.email}
      </span>
    </span>
  );
}
