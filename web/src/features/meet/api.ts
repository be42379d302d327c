import * as v from 'valibot';
import { readPublicRows } from '#lib/public-rest.ts';

const text = v.nullable(v.string());

const companion = v.object({
  id: v.string(),
  name: v.string(),
  tagline: v.string(),
  description: v.string(),
  greeting: text,
  scenario: text,
  example_dialogue: text,
  openers: v.array(v.string()),
  core_traits: v.nullable(v.array(v.string())),
  image_url: text,
  avatar_url: text,
  profile_image: text,
  profile_gradient_from: text,
  profile_gradient_to: text,
});

/** A public companion as its meeting page shows it. */
export type MetCompanion = v.InferOutput<typeof companion>;

const isPublic = { select: Object.keys(companion.entries).join(','), is_public: 'is.true' };

/** One public companion; null when there is none with this id. */
export async function readMetCompanion(id: string, signal: AbortSignal): Promise<MetCompanion | null> {
  const rows = await readPublicRows('companions', { ...isPublic, id: `eq.${id}` }, companion, signal);
  return rows[0] ?? null;
}

/** Every public companion, for the build. */
export function readMetCompanions(signal: AbortSignal): Promise<MetCompanion[]> {
  return readPublicRows('companions', { ...isPublic, order: 'created_at.asc,id.asc' }, companion, signal);
}
