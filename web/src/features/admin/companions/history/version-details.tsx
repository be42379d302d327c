import type { Version } from './api.ts';
import { fieldName } from './changes.ts';

/** Every field that a version changed, with its text before and after; all that the first version holds. */
export function VersionDetails({ version: { number, changes } }: { version: Version }) {
  const isFirst = number === 1;
  return (
    <details>
      <summary className="min-h-6 w-fit cursor-pointer rounded-sm text-sm font-semibold text-accent">
        {isFirst ? 'What it says' : 'Before and after'}
        <span className="sr-only"> of version {number}</span>
      </summary>
      <dl className="flex flex-col gap-5 pt-3">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            <dt className="text-sm font-semibold first-letter:uppercase sm:col-span-2">{fieldName(field)}</dt>
            {!isFirst && <FieldText label="Before" text={before} />}
            <FieldText {...(isFirst ? {} : { label: 'After' })} text={after} />
          </div>
        ))}
      </dl>
    </details>
  );
}

function FieldText({ label, text }: { label?: string; text: string | null }) {
  return (
    <dd className="flex min-w-0 flex-col gap-1 rounded-md bg-sunken px-4 py-2.5 only-of-type:col-span-full">
      {label !== undefined && <span className="text-xs text-muted">{label}</span>}
      <span className="text-sm whitespace-pre-line wrap-anywhere" dir="auto">
        {text ?? <em className="text-muted">Empty</em>}
      </span>
    </dd>
  );
}
