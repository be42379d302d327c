import { useInfiniteQuery } from '@tanstack/react-query';
import { BookHeart, Search } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FactRow, type FactRowProps } from './fact-row.tsx';
import type { Person, Scope } from './memory.ts';
import { factsQuery, useAddFact } from './queries.ts';
import { foldPast } from './rules.ts';
import { TextForm } from './text-form.tsx';

type FactsProps = Omit<FactRowProps, 'onGone'> & {
  scope: Scope;
  /** The companion of the page. */
  companion: Person | undefined;
  heading: RefObject<HTMLElement | null>;
};

/** The facts of one companion or of all, newest first, with search and a way to add one (R-MEM-06). */
export function Facts({ scope, companion, heading, ...props }: FactsProps) {
  const { userId, mayAdd } = props;
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const list = useInfiniteQuery(factsQuery(userId, scope, wanted));
  const add = useAddFact(userId);
  // The row with the pressed button is gone.
  const onGone = () => heading.current?.focus();
  const isEmpty = wanted === '' && list.data?.pages[0]?.rows.length === 0;

  return (
    <div className="flex flex-col gap-4">
      {mayAdd && (
        <Card className="p-4 sm:p-5">
          <TextForm
            label={companion ? `Something ${companion.name} should know` : 'Something they should all know'}
            placeholder="I open the bakery at five."
            saveLabel={companion ? `Tell ${companion.name}` : 'Tell all of them'}
            onSave={(text) => add.mutateAsync({ text, companionId: companion?.id ?? null })}
          />
        </Card>
      )}
      {!isEmpty && <SearchField value={search} onChange={setSearch} />}
      <Endless
        list={list}
        byHand
        loading="Loading what they remember..."
        failed="What they remember could not be loaded"
        empty={wanted === '' ? <NothingYet companion={companion} /> : <NothingFound words={wanted} />}
      >
        {(facts) => (
          <Card>
            <ul aria-label="Facts" className="divide-y divide-line">
              {foldPast(facts).map((shown) => (
                <FactRow key={shown.fact.id} {...shown} {...props} onGone={onGone} />
              ))}
            </ul>
          </Card>
        )}
      </Endless>
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers learned the element <search> only in 2023.
    <form role="search" onSubmit={(event) => event.preventDefault()} className="relative">
      <TextField
        type="search"
        label="Search facts"
        hideLabel
        placeholder="Search"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="rounded-full pl-12"
      />
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
      />
    </form>
  );
}

function NothingYet({ companion }: { companion: Person | undefined }) {
  return (
    <EmptyState
      icon={<BookHeart />}
      title="Nothing yet"
      text="Mention your dog’s name, where you live or what you’re looking forward to. What lasts shows up here, with the sentence it came from."
      action={
        <LinkButton to={paths.chat(companion && { companionId: companion.id })}>
          {companion ? `Talk with ${companion.name}` : 'Your conversations'}
        </LinkButton>
      }
    />
  );
}

function NothingFound({ words }: { words: string }) {
  return <EmptyState title="Nothing found" text={`No fact has “${words}” in it.`} />;
}
