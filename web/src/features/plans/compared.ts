import { monthlyPrice } from '#shared/monthly-price.ts';
import type { Plan } from '#shared/plans.ts';

/** The columns of the plan table that name a plan and promise nothing. */
type Naming = 'tier' | 'rank' | 'name' | 'most_popular' | 'lookup_key';

type Row = { label: string; value: (plan: Plan) => string | boolean };

const amount = (limit: number | null): string => {
  if (limit === null) return 'Unlimited';
  return limit === 0 ? 'None' : String(limit);
};
const minutes = (count: number): string => `${count} min`;

/** What the plans are compared by: every other column of the plan table, so that none can be left out (R-FIRST-19). */
const rows = {
  price_gbp: { label: 'Price a month', value: monthlyPrice },
  messages_per_day: { label: 'Messages a day', value: (plan) => amount(plan.messages_per_day) },
  active_chats: { label: 'Companions at a time', value: (plan) => amount(plan.active_chats) },
  temporary_chat_minutes: {
    label: 'How long a chat lasts when it isn’t saved',
    value: (plan) => minutes(plan.temporary_chat_minutes),
  },
  client_fallback_minutes: {
    label: 'Countdown shown while we can’t reach the server',
    value: (plan) => minutes(plan.client_fallback_minutes),
  },
  favorites: { label: 'Favorites, with saved chats', value: (plan) => amount(plan.favorites) },
  own_companions: { label: 'Companions of your own', value: (plan) => amount(plan.own_companions) },
  memories: {
    label: 'Facts a companion remembers',
    value: ({ memories }) => memories.toLocaleString('en-US'),
  },
  customisation: { label: 'Customize personality and tone', value: (plan) => plan.customisation },
  core_traits: { label: 'Choose core traits', value: (plan) => plan.core_traits },
} satisfies Record<Exclude<keyof Plan, Naming>, Row>;

export const comparedRows: Row[] = Object.values(rows);
