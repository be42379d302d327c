import * as v from 'valibot';
import { readPublicRows } from '#lib/public-rest.ts';

const text = v.nullable(v.string());

const companion = v.object({
  id: v.string(),
  name: text,
  tagline: text,
  description: text,
  image_url: text,
  avatar_url: text,
  profile_image: text,
  profile_gradient_from: text,
  profile_gradient_to: text,
  core_traits: v.nullable(v.array(v.string())),
  perfect_for: v.nullable(v.array(v.union([v.string(), v.object({ value: v.string() })]))),
});

/** A companion as the home page shows it. */
export type LatestCompanion = v.InferOutput<typeof companion>;

/** The newest public companions; when that order cannot be read, the last by id (R-HOME-07). */
export async function readLatestCompanions(count: number, signal: AbortSignal): Promise<LatestCompanion[]> {
  const read = (order: string) =>
    readPublicRows(
      'companions',
      {
        select: Object.keys(companion.entries).join(','),
        is_public: 'is.true',
        order,
        limit: String(count),
      },
      companion,
      signal,
    );
  try {
    return await read('created_at.desc');
  } catch (error) {
    if (signal.aborted) throw error;
    return read('id.desc');
  }
}
