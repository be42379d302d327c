import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { Container } from '#ui/container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { People } from './people.tsx';
import SignedIn from './signed-in.tsx';
import { usePeople } from './use-people.ts';

/** What a member sees first on the home page: their people (D-23). As tall as the window while they are read. */
export default function MembersHome() {
  return (
    <SignedIn>
      <Container className="flex min-h-[calc(100dvh-4rem)] flex-col gap-8 pt-8 pb-14">
        <MembersPeople />
      </Container>
    </SignedIn>
  );
}

function MembersPeople() {
  const { user } = useSession();
  const people = usePeople();
  const name = user?.fullName || user?.email;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-3xl wrap-anywhere sm:text-4xl">Good to see you, {name}</h2>
        <TextLink to={paths.dashboard}>Your dashboard</TextLink>
      </div>
      {people.isReady ? <People people={people} showsLatest /> : <Skeleton className="h-72 rounded-lg" />}
    </>
  );
}
