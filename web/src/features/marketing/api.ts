import * as v from 'valibot';
import { readPublicRows } from '#lib/public-rest.ts';

const text = v.nullable(v.string());

const face = v.object({
  id: v.string(),
  name: text,
  tagline: text,
  image_url: text,
  avatar_url: text,
  profile_image: text,
  profile_gradient_from: text,
  profile_gradient_to: text,
  core_traits: v.nullable(v.array(v.string())),
});

const facing = v.object({ ...face.entries, greeting: text });

/** A companion as the line-up of the home page shows it. */
export type FacingCompanion = v.InferOutput<typeof facing>;

const latest = v.object({
  ...face.entries,
  description: text,
  perfect_for: v.nullable(v.array(v.union([v.string(), v.object({ value: v.string() })]))),
});

/** A companion as the grid of the latest ones shows it. */
export type LatestCompanion = v.InferOutput<typeof latest>;

/** The companions that have been here longest, so that they are not the latest ones as well (D-33). */
export async function readLineUp(count: number, signal: AbortSignal): Promise<FacingCompanion[]> {
  const oldestFirst = await readCompanions(facing, 'created_at.asc,id.asc', count, signal);
  return oldestFirst.reverse();
}

/** The newest public companions; when that order cannot be read, the last by id (R-HOME-07). */
export async function readLatestCompanions(count: number, signal: AbortSignal): Promise<LatestCompanion[]> {
  try {
    return await readCompanions(latest, 'created_at.desc', count, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return readCompanions(latest, 'id.desc', count, signal);
  }
}

/** Whoever is about to retire does not welcome anybody any more. */
function readCompanions<const Row extends typeof facing | typeof latest>(
  row: Row,
  order: string,
  count: number,
  signal: AbortSignal,
): Promise<v.InferOutput<Row>[]> {
  const select = Object.keys(row.entries).join(',');
  return readPublicRows(
    'companions',
    { select, is_public: 'is.true', retires_at: 'is.null', order, limit: String(count) },
    row,
    signal,
  );
}
