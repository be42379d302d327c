import type { ChatVersionState } from '#contracts/chat-version.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type ReadableChange, sortChanges } from './change-words.ts';

type WhatChangedProps = {
  name: string;
  changes: NonNullable<ChatVersionState['newest']>['changes'];
  onClose: () => void;
};

/** A companion's own words before and after, as far as people may read them (R-SELF-04). */
export function WhatChanged({ name, changes, onClose }: WhatChangedProps) {
  const { readable, hidden } = sortChanges(changes);
  return (
    <Dialog open onClose={onClose} title={`What changed about ${name}`}>
      {readable.map((change) => (
        <Comparison key={change.label} {...change} />
      ))}
      {hidden !== '' && (
        <p className="text-sm text-muted">
          {readable.length > 0 ? 'Also changed' : 'Changed'} behind the scenes: {hidden}.
        </p>
      )}
    </Dialog>
  );
}

function Comparison({ label, before, after }: ReadableChange) {
  return (
    <section aria-label={label}>
      <h3 className="font-semibold">{label}</h3>
      <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
        <Side term="Before" text={before} />
        <Side term="Now" text={after} />
      </dl>
    </section>
  );
}

function Side({ term, text }: { term: string; text: string | null }) {
  return (
    <div className="rounded-sm border border-line p-3">
      <dt className="text-xs font-semibold text-muted">{term}</dt>
      <dd className="mt-1 whitespace-pre-line wrap-anywhere">{text ?? 'Nothing'}</dd>
    </div>
  );
}
