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
