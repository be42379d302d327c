import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { useSession } from '#lib/session.ts';
import { consentsQuery, consentTo } from '#shared/consents.ts';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ConsentCard } from './consent.tsx';
import { Facts } from './facts.tsx';
import { ForgetEverything } from './forget-everything.tsx';
import type { Person, Scope } from './memory.ts';
import { PersonaCard } from './persona-card.tsx';
import { peopleQuery, spaceQuery } from './queries.ts';
import { firstToGo } from './rules.ts';
import { SpaceCard } from './space-card.tsx';
import { Story } from './story.tsx';

/** What companions remember of the person: all of them, or the one of the page (D-29). */
export function MemoryScreen({ companion }: { companion?: Person }) {
  const userId = useSession().user?.id ?? '';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const consents = useQuery(consentsQuery(userId));
  const met = useQuery(peopleQuery(userId));
  const room = useQuery(spaceQuery(userId, companion?.id ?? null));

  const people = met.data ?? [];
  const space = room.data;
  const known = companion && people.every(({ id }) => id !== companion.id) ? [companion, ...people] : people;
  const forAll = companion === undefined && query.get('for') === 'all';
  const scope: Scope = companion ? { companionId: companion.id } : forAll ? 'for-all' : 'every';
  const title = companion ? `What ${companion.name} remembers` : 'What they remember';
  const consent = consents.data && consentTo('memory', consents.data);
  const mayAdd = consent?.given === true;
  const hasFacts = (space?.used ?? 0) > 0;

  const facts = (
    <Facts
      key={JSON.stringify(scope)}
      userId={userId}
      scope={scope}
      companion={companion}
      people={known}
      nextId={mayAdd && space ? firstToGo(space)?.id : undefined}
      mayAdd={mayAdd}
      heading={heading}
    />
  );
  const parts = companion && [
    { value: 'facts', label: 'Facts', content: facts },
    {
      value: 'story',
      label: 'Our story so far',
      content: <Story userId={userId} companion={companion} heading={heading} />,
    },
  ];
  const page = (children: ReactNode) => (
    <Container className="flex flex-col gap-6 py-10 sm:py-14">
      <title>{`${title} | ${brand.name}`}</title>
      <header className="flex max-w-prose flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="font-display text-4xl wrap-anywhere sm:text-5xl">
          {title}
        </h1>
        <p className="text-muted">
          Only what you said yourself. Correct it, keep it to one companion, or have it forgotten.
        </p>
      </header>
      {children}
    </Container>
  );

  if (consents.isError && consents.data === undefined) {
    return page(
      <ErrorState title="What they remember could not be loaded" onRetry={() => void consents.refetch()} />,
    );
  }
  // All at once, so that nothing moves while the rest arrives; only the facts come after it.
  if (consents.data === undefined || met.isPending || room.isPending)
    return page(<Skeleton className="h-dvh" />);
  if (!mayAdd && !hasFacts) {
    return page(
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ConsentCard userId={userId} consent={consent} hasFacts={false} />
        <PersonaCard userId={userId} people={known} companion={companion} />
      </div>,
    );
  }
  return page(
    <>
      <Whose people={known} scope={scope} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          {mayAdd ? (
            <SpaceCard userId={userId} consent={consent} space={space} companion={companion} />
          ) : (
            <ConsentCard userId={userId} consent={consent} hasFacts />
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {parts ? (
            <Tabs
              label={title}
              tabs={parts}
              value={query.get('part') === 'story' ? 'story' : 'facts'}
              onValueChange={(part) =>
                navigate({ search: part === 'story' ? '?part=story' : '' }, { replace: true })
              }
            />
          ) : (
            facts
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
          <PersonaCard userId={userId} people={known} companion={companion} />
          {mayAdd && <ForgetEverything userId={userId} />}
        </div>
      </div>
    </>,
  );
}

/** Links to everything, to what all of them know, and to each companion. */
function Whose({ people, scope }: { people: readonly Person[]; scope: Scope }) {
  return (
    <nav aria-label="Whose memory" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
        <Choice to={paths.memory()} isChosen={scope === 'every'}>
          Everything
        </Choice>
        <Choice to={`${paths.memory()}?for=all`} isChosen={scope === 'for-all'}>
          Known to all
        </Choice>
        {people.map(({ id, name, imageUrl, gradientFrom, gradientTo }) => (
          <Choice
            key={id}
            to={paths.memory(id)}
            isChosen={typeof scope === 'object' && scope.companionId === id}
          >
            <Portrait
              src={faceAddress(imageUrl)}
              alt=""
              from={gradientFrom}
              to={gradientTo}
              size="xs"
              className="-ml-2.5"
            />
            {name}
          </Choice>
        ))}
      </ul>
    </nav>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-150',
          isChosen
            ? 'border-transparent bg-ink text-surface'
            : 'border-line-strong bg-raised hover:border-accent',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
