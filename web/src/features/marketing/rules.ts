import type { Plan } from '../../lib/plans.ts';
import type { LatestCompanion } from './api.ts';

/** A companion as a card shows it, every fallback of R-HOME-08 to R-HOME-10 applied. */
export function cardOf(companion: LatestCompanion) {
  const traits = companion.core_traits?.length ? companion.core_traits : perfectFor(companion);
  return {
    name: companion.name || 'Companion',
    text: companion.description || companion.tagline || '',
    image: companion.image_url ?? companion.avatar_url ?? companion.profile_image,
    traits: traits.slice(0, 2),
  };
}

function perfectFor({ perfect_for }: LatestCompanion): string[] {
  return (perfect_for ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.value));
}

const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The plan's price for one month, in pounds. */
export function monthlyPrice({ price_gbp }: Plan): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: Number.isInteger(price_gbp) ? 0 : 2,
  }).format(price_gbp);
}

/** What the plan gives, one line each, from its row of the plan table (D-01). */
export function allowances(plan: Plan): string[] {
  return [
    plan.messages_per_day === null
      ? 'Unlimited messages'
      : `${amount(plan.messages_per_day, 'message', 'messages')} a day`,
    plan.active_chats === null
      ? 'As many active chats as you like'
      : `${amount(plan.active_chats, 'active chat', 'active chats')}`,
    plan.favorites === 0
      ? `Chats last ${amount(plan.temporary_chat_minutes, 'minute', 'minutes')}`
      : `${amount(plan.favorites, 'favorite', 'favorites')}, whose chats are kept`,
    plan.own_companions === null
      ? 'Make as many companions as you like'
      : `Make ${amount(plan.own_companions, 'companion', 'companions')} of your own`,
    ...(plan.customisation ? ['Customise personality and tone'] : []),
    ...(plan.core_traits ? ['Choose their core traits'] : []),
  ];
}
