import * as v from 'valibot';
import {
  builderTraits,
  interests,
  MAX_BUILDER_TRAITS,
  MAX_OPENERS,
  relationships,
  SCALE_MIDDLE,
} from '#contracts/personality.ts';
import { firstLook, type Look, lookWord, readLook } from '#portraits/own/look.ts';

export const NAME_MAX_LENGTH = 80;
export const AGE_MAX_LENGTH = 40;
export const BIO_MAX_LENGTH = 1000;

const scale = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const firstAvatar = lookWord(firstLook);

/** The word of a look (R-ART-05); an earlier one, or none, in a stored value or a draft becomes one of today's. */
export const avatar = v.fallback(
  v.pipe(
    v.string(),
    v.transform((word) => lookWord(lookOf(word))),
  ),
  firstAvatar,
);

export function lookOf(word: string): Look {
  return readLook(word) ?? firstLook;
}

/** The values of the builder; empty texts are none (R-BUILD-02 to R-BUILD-04). */
export const settings = v.object({
  name: v.string(),
  age: v.string(),
  bio: v.string(),
  greeting: v.string(),
  scenario: v.string(),
  exampleDialogue: v.string(),
  openers: v.pipe(v.array(v.string()), v.maxLength(MAX_OPENERS)),
  traits: v.pipe(v.array(v.picklist(builderTraits)), v.maxLength(MAX_BUILDER_TRAITS)),
  interests: v.array(v.picklist(interests)),
  formality: scale,
  humor: scale,
  empathy: scale,
  relationshipType: v.picklist(relationships),
  avatar,
});
export type Settings = v.InferOutput<typeof settings>;

/**
 * A companion its person has built. `version` changes whenever its settings do; `created` is when it was made (ISO
 * 8601).
 */
export type OwnCompanion = Settings & { id: string; version: string; created: string };

/** The builder's first values. */
export const newCompanion: Settings = {
  name: '',
  age: '',
  bio: '',
  greeting: '',
  scenario: '',
  exampleDialogue: '',
  openers: [],
  traits: [],
  interests: [],
  formality: SCALE_MIDDLE,
  humor: SCALE_MIDDLE,
  empathy: SCALE_MIDDLE,
  relationshipType: relationships[0],
  avatar: firstAvatar,
};
