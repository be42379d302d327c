import { useQuery } from '@tanstack/react-query';
import { formatLongDay } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { type Consent, useSaveConsent } from '#shared/consents.ts';
import { plansQuery } from '#shared/plans.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Person, Space } from './memory.ts';
import { roomText, spaceText } from './rules.ts';

type SpaceCardProps = {
  userId: string;
  consent: Consent;
  space: Space | undefined;
  companion: Person | undefined;
};

/** The switch that takes the consent back, how full the memory is, and what makes room next (R-MEM-01, R-MEM-15). */
export function SpaceCard({ userId, consent, space, companion }: SpaceCardProps) {
  const save = useSaveConsent(userId);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-display text-xl">Remember what I say</h2>
        <Switch
          label="Remember what I say"
          checked={save.isPending ? save.variables.given : consent.given}
          onChange={({ target }) => save.mutate({ purpose: 'memory', given: target.checked })}
        />
      </div>
      <p className="text-sm text-muted">
        You agreed on {formatLongDay(consent.at)}. Turn it off, and nothing is kept or used from your next
        message on.
      </p>
      {space ? (
        <Room userId={userId} space={space} companion={companion} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </Card>
  );
}

function Room({ userId, space, companion }: Pick<SpaceCardProps, 'userId' | 'companion'> & { space: Space }) {
  const { plan } = useShownPlan(userId);
  const plans = useQuery(plansQuery()).data ?? [];
  const room = roomText(space);
  const hasMore = plans.some(({ memories }) => memories > space.most);
  return (
    <>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full border border-line bg-sunken">
        <div
          className="h-full bg-glow"
          style={{ width: `${Math.min(100, (space.used / Math.max(1, space.most)) * 100)}%` }}
        />
      </div>
      <p className="text-sm">
        <strong>{spaceText(space)}</strong>{' '}
        <span className="text-muted">
          {companion ? `with ${companion.name}.` : 'with the companion who knows the most.'}
          {plan?.favorites === 0 && ' What is only in a temporary chat goes with it and isn’t counted.'}
        </span>
      </p>
      {room && (
        <p role="status" className="text-sm font-medium wrap-anywhere text-warning">
          {room}
        </p>
      )}
      {room && hasMore && (
        <p className="text-sm">
          <TextLink to={paths.pricing}>See plans that remember more</TextLink>
        </p>
      )}
    </>
  );
}
