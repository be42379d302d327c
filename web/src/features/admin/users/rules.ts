import { type Tier, tier, type UserStatus, userStatus } from '#contracts/fields.ts';
import { labelOf } from '../components/formats.ts';
import type { AdminUser } from './api.ts';

/** The option of the select fields that filters nothing. */
export const ALL = '';

/** The filters: capitalised labels, the values as they are stored (R-ADMIN-13, D-18.10). */
export const statusOptions = [{ value: ALL, label: 'All' }, ...userStatus.options.map(labeled)];
export const tierOptions = [{ value: ALL, label: 'All' }, ...tier.options.map(labeled)];

/** The tiers as the edit dialog offers them. */
export const tierChoices = tier.options.map((value) => ({ value, label: value }));

function labeled<Word extends string>(value: Word) {
  return { value, label: labelOf(value) };
}

/** The value of a select field; anything unknown is no filter. */
export const tierOf = (value: string): Tier | null => tier.options.find((known) => known === value) ?? null;
export const statusOf = (value: string): UserStatus | null =>
  userStatus.options.find((known) => known === value) ?? null;

/** The name of a user in dialogs. */
export const nameOf = ({ full_name, email, id }: AdminUser): string => full_name || email || id;
