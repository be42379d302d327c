import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import type { Keeping, KeepingProps } from '#shared/keeping.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { type Plan, plansQuery } from '#shared/plans.ts';
import { isRetired } from '#shared/retirement.ts';
import { notify } from '#ui/notify.ts';
import { favoriteCompanionsQuery, favoritesQuery, useToggleFavorite } from './queries.ts';
import { refusalByServer } from './rules.ts';

/** The way to save a companion whose messages are sealed, which brings them back (D-25). */
export function KeepCompanion({ companion, onSaved, children }: KeepingProps): ReactNode {
  const { id, name } = companion;
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const favorites = useQuery(favoritesQuery(userId)).data;
  const companions = useQuery(favoriteCompanionsQuery(userId)).data;
  const plans = useQuery(plansQuery()).data;
  const user = useQuery(currentUserQuery(userId)).data;
  const plan = plans?.find(({ tier }) => tier === user?.subscription_tier);
  const toast = { id: `favorite-${id}`, duration: timings.toast };
  const { mutate, isPending } = useToggleFavorite(userId, {
    onSaved: () => {
      notify.success(`${name} is saved, and every message is back.`, toast);
      void readMessagesAgain(client);
      onSaved?.();
    },
    onRefused: (error) => notify.error(refusalByServer(error, 'chat', plan).text, toast),
  });

  const save = {
    way: 'save',
    save: () => mutate({ companionId: id, add: true }),
    isSaving: isPending,
  } as const;
  // A favorite shows at once, before the server has saved it.
  if (isPending) return children(save);
  if (plan === undefined || plans === undefined || favorites === undefined || companions === undefined) {
    return children(undefined);
  }
  if (favorites.includes(id)) return children(undefined);
  // Whoever has retired takes no place (D-27).
  const taken = favorites.length - companions.filter(({ retiresAt }) => isRetired(retiresAt)).length;
  return children(taken < plan.favorites ? save : { way: wayBeyond(plan, plans, taken) });
}

/** The way for somebody whose plan has no room beside this many favorites. */
function wayBeyond({ rank }: Plan, plans: Plan[], favorites: number): Exclude<Keeping['way'], 'save'> {
  return plans.some((plan) => plan.rank > rank && plan.favorites > favorites) ? 'upgrade' : 'full';
}
