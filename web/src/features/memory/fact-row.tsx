import { Ellipsis, Pencil, Pin, Trash2, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cutAtWord } from '#lib/excerpt.ts';
import { formatDay, formatLongDay } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Fact, Person } from './memory.ts';
import { useCorrectFact, useForgetFact, usePinFact } from './queries.ts';
import { originText, type Shown } from './rules.ts';
import { ScopeDialog } from './scope-dialog.tsx';
import { TextForm } from './text-form.tsx';

/** What every row of the list shares. */
export type FactRowProps = {
  userId: string;
  people: readonly Person[];
  /** The fact that makes room first, as soon as that is near. */
  nextId: string | undefined;
  /** Whether facts may be added, corrected and brought back: only with the consent. */
  mayAdd: boolean;
  /** Called when the row with the focus is gone. */
  onGone: () => void;
};

/** A fact with the sentence it came from, its day and what can be done about it (R-MEM-04, R-MEM-06). */
export function FactRow({ fact, earlier, ...props }: Shown & FactRowProps) {
  const { userId, people, nextId, mayAdd, onGone } = props;
  const [open, setOpen] = useState<'correcting' | 'moving' | null>(null);
  const correct = useCorrectFact(userId);
  const forget = useForgetFact(userId, mayAdd);
  const isPast = fact.replacedAt !== null;
  const name = `“${cutAtWord(fact.text, 60)}”`;

  if (open === 'correcting') {
    return (
      <li className="p-4 sm:p-5">
        <TextForm
          label="Correct this fact"
          hint="What stood here stays as past."
          text={fact.text}
          saveLabel="Save"
          onSave={async (text) => {
            if (text !== fact.text) await correct.mutateAsync({ id: fact.id, text });
            setOpen(null);
            onGone();
          }}
          onCancel={() => {
            setOpen(null);
            onGone();
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-2 p-4 sm:p-5">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className={cx('font-medium wrap-anywhere', isPast && 'text-muted line-through')} dir="auto">
            {fact.text}
          </p>
          <Source fact={fact} people={people} />
        </div>
        <div className="-mt-2 -mr-2 flex shrink-0">
          {isPast ? (
            <IconButton label={`Forget ${name}`} onClick={() => forget.mutate(fact, { onSuccess: onGone })}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          ) : (
            <>
              <PinButton fact={fact} userId={userId} name={name} />
              <Menu
                label={`Change or forget ${name}`}
                trigger={<Ellipsis aria-hidden="true" />}
                items={[
                  ...(mayAdd
                    ? [{ label: 'Correct', icon: <Pencil />, onSelect: () => setOpen('correcting') }]
                    : []),
                  { label: 'Who knows this', icon: <Users />, onSelect: () => setOpen('moving') },
                  {
                    label: 'Forget',
                    icon: <Trash2 />,
                    danger: true,
                    onSelect: () => forget.mutate(fact, { onSuccess: onGone }),
                  },
                ]}
              />
            </>
          )}
        </div>
      </div>
      {!isPast && <Marks fact={fact} people={people} isFirstToGo={fact.id === nextId} />}
      {earlier.length > 0 && <Earlier facts={earlier} {...props} />}
      {open === 'moving' && (
        <ScopeDialog fact={fact} people={people} userId={userId} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}

function PinButton({ fact: { id, isPinned }, userId, name }: { fact: Fact; userId: string; name: string }) {
  const pin = usePinFact(userId);
  const shown = pin.isPending ? pin.variables.isPinned : isPinned;
  return (
    <IconButton
      label={shown ? `Unpin ${name}` : `Pin ${name}`}
      aria-pressed={shown}
      onClick={() => !pin.isPending && pin.mutate({ id, isPinned: !isPinned })}
      className={shown ? 'text-accent' : undefined}
    >
      <Pin aria-hidden="true" className={shown ? 'fill-current' : undefined} />
    </IconButton>
  );
}

/** The sentence a fact came from, whom it was said to and when: a link to the chat there. */
function Source({ fact, people }: { fact: Fact; people: readonly Person[] }) {
  const { source, saidAt, replacedAt } = fact;
  const until = replacedAt && ` True until ${formatLongDay(replacedAt)}.`;
  if (source === null) {
    return (
      <p className="text-sm text-muted">
        {originText(fact)}
        {until}
      </p>
    );
  }
  const told = people.find(({ id }) => id === source.companionId);
  return (
    <p className="text-sm wrap-anywhere text-muted">
      <q dir="auto">{source.quote}</q>{' '}
      <Link
        to={paths.chat({ companionId: source.companionId, messageId: source.messageId })}
        className="inline-block py-0.5 underline underline-offset-4 hover:text-accent"
      >
        {told && `To ${told.name}, `}
        {formatDay(saidAt)}
      </Link>
      {until}
    </p>
  );
}

type MarksProps = { fact: Fact; people: readonly Person[]; isFirstToGo: boolean };

/** What is special about a fact; one that is known to all and not pinned has no mark. */
function Marks({ fact: { isPinned, companionId }, people, isFirstToGo }: MarksProps) {
  if (!isPinned && companionId === null && !isFirstToGo) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {isPinned && (
        <Chip>
          <Pin aria-hidden="true" className="size-3.5" />
          Pinned
        </Chip>
      )}
      {companionId !== null && (
        <Chip>
          <UserRound aria-hidden="true" className="size-3.5" />
          Only {people.find(({ id }) => id === companionId)?.name ?? 'one companion'} knows this
        </Chip>
      )}
      {isFirstToGo && <Chip className="text-warning">Makes room first</Chip>}
    </div>
  );
}

/** What a fact took the place of, folded. */
function Earlier({ facts, ...props }: FactRowProps & { facts: Fact[] }) {
  return (
    <details className="rounded-md bg-sunken">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">
        {facts.length === 1 ? 'What was true before' : `What was true before (${facts.length})`}
      </summary>
      <ul aria-label="What was true before" className="divide-y divide-line">
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} earlier={[]} {...props} />
        ))}
      </ul>
    </details>
  );
}
