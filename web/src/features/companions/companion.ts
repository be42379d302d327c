import * as v from 'valibot';
import { pictureOf } from '#shared/companion-picture.ts';
import { perfectForKey } from '#shared/perfect-for-key.ts';
import { PLACEHOLDER_PICTURE } from '#ui/picture.tsx';
import { filters } from './browse-choice.ts';

/** The columns of a `companions` row the page reads. */
export type CompanionRow = {
  id: string;
  name: string;
  tagline: string;
  description: string;
  personality_description: string | null;
  conversation_style: string | null;
  greeting: string | null;
  scenario: string | null;
  example_dialogue: string | null;
  openers: string[];
  image_url: string | null;
  avatar_url: string | null;
  profile_image: string | null;
  profile_gradient_from: string | null;
  profile_gradient_to: string | null;
  perfect_for: unknown;
  core_traits: string[] | null;
  special_features: string[] | null;
  is_public: boolean;
  created_at: string;
  retires_at: string | null;
};

/** A value of Perfect For: filters compare `value`, people read `label`. */
const perfectFor = v.object({ value: v.string(), label: v.string() });
export type PerfectFor = v.InferOutput<typeof perfectFor>;

/** A companion as every screen shows one, and as its copy is kept in local storage. */
export const companion = v.object({
  id: v.string(),
  name: v.string(),
  tagline: v.string(),
  description: v.string(),
  personality: v.string(),
  conversationStyle: v.string(),
  /** What they say first; '' for one who waits for the person's first message (D-22). */
  greeting: v.string(),
  scenario: v.string(),
  /** See `readDialogue`. */
  exampleDialogue: v.string(),
  /** Up to three first messages the person is offered. */
  openers: v.array(v.string()),
  imageUrl: v.string(),
  /** The companion's own colors; null leaves them to the page (`gradientOf`). */
  gradientFrom: v.nullable(v.string()),
  gradientTo: v.nullable(v.string()),
  perfectFor: v.array(perfectFor),
  coreTraits: v.array(v.string()),
  specialFeatures: v.array(v.string()),
  isPublic: v.boolean(),
  createdAt: v.string(),
  /** See `isRetired`; a copy of an earlier version of the site has none. */
  retiresAt: v.optional(v.nullable(v.string()), null),
});
export type Companion = v.InferOutput<typeof companion>;

export type Gradient = { from: string; to: string };

/** The colors of a card and a chat for a companion without its own (R-BROWSE-06). */
export const browseGradient: Gradient = { from: '#8B5CF6', to: '#EC4899' };

/** The colors of a profile for a companion without its own (R-COMP-06). */
export const profileGradient: Gradient = { from: '#FF0000', to: '#0000FF' };

export function gradientOf(
  { gradientFrom, gradientTo }: Pick<Companion, 'gradientFrom' | 'gradientTo'>,
  byDefault: Gradient,
): Gradient {
  return { from: gradientFrom ?? byDefault.from, to: gradientTo ?? byDefault.to };
}

/**
 * Reads `perfect_for`: a list of strings or of objects with a value and perhaps a label. What a filter is for has the
 * filter's label, any other value its own (R-COMP-05).
 */
export function toPerfectFor(stored: unknown): PerfectFor[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const { value, label } = typeof entry === 'string' ? { value: entry } : readEntry(entry);
    if (typeof value !== 'string' || value.trim() === '') return [];
    const ownLabel = typeof label === 'string' && label.trim() !== '' ? label : value;
    const key = perfectForKey(value);
    return [{ value: key, label: filters.find((filter) => filter.value === key)?.label ?? ownLabel }];
  });
}

function readEntry(entry: unknown): { value?: unknown; label?: unknown } {
  return typeof entry === 'object' && entry !== null ? entry : {};
}

export type LooksRow = Pick<
  CompanionRow,
  | 'image_url'
  | 'avatar_url'
  | 'profile_image'
  | 'profile_gradient_from'
  | 'profile_gradient_to'
  | 'perfect_for'
  | 'core_traits'
>;

/** What every view of a companion shows beside the texts. */
export function looksOf(row: LooksRow) {
  return {
    imageUrl: pictureOf(row) || PLACEHOLDER_PICTURE,
    gradientFrom: row.profile_gradient_from || null,
    gradientTo: row.profile_gradient_to || null,
    perfectFor: toPerfectFor(row.perfect_for),
    coreTraits: row.core_traits ?? [],
  };
}

export function toCompanion(row: CompanionRow): Companion {
  return {
    id: row.id,
    name: row.name,
    tagline: row.tagline,
    description: row.description,
    personality: row.personality_description ?? '',
    conversationStyle: row.conversation_style ?? '',
    greeting: row.greeting ?? '',
    scenario: row.scenario ?? '',
    exampleDialogue: row.example_dialogue ?? '',
    openers: row.openers,
    ...looksOf(row),
    specialFeatures: row.special_features ?? [],
    isPublic: row.is_public,
    createdAt: row.created_at,
    retiresAt: row.retires_at,
  };
}
