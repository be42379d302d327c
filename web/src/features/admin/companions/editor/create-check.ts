import { errorDetail } from '#contracts/errors.ts';
import { DataError } from '#lib/data-error.ts';
import { queryClient } from '#lib/query-client.ts';
import { plansQuery } from '#shared/plans.ts';
import { countOwnCompanions, fetchCreator } from '../api.ts';

/** A companion that may not be made; `message` is the whole text for people. */
export class CreateRefused extends Error {}

/**
 * Asks, before a companion is made, whether this person may: they must be signed in, and whoever is no admin any more
 * meets the own-companion limit of the plan table, unless it is unlimited (R-ADMIN-33, R-ADMIN-34, D-18.8). The server
 * decides in any case. Throws `CreateRefused`.
 */
export async function checkCreate(): Promise<void> {
  const creator = await fetchCreator();
  if (creator === null) throw new CreateRefused('You must be logged in to create a companion.');
  if (creator.role === 'admin') return;
  const plans = await queryClient.fetchQuery(plansQuery());
  const plan = plans.find(({ tier }) => tier === creator.tier);
  if (plan === undefined || plan.own_companions === null) return;
  if ((await countOwn(creator.id)) >= plan.own_companions) {
    throw new CreateRefused(errorDetail('companion_limit', { limit: plan.own_companions, tier: plan.name }));
  }
}

async function countOwn(userId: string): Promise<number> {
  try {
    return await countOwnCompanions(userId);
  } catch (error) {
    throw new CreateRefused(`Error fetching companion count: ${reasonOf(error)}`, { cause: error });
  }
}

/** The response to a count has no body, so a refusal has nothing but its status. */
function reasonOf(error: unknown): string {
  if (error instanceof DataError && error.message === '') return `the server answered ${error.status}`;
  return error instanceof Error ? error.message : String(error);
}
