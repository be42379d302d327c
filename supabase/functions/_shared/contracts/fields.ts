import * as v from 'valibot';

/** Fields that several contracts share (D-19: all ids are strings, all times ISO 8601 UTC). */

/** The form of every companion's id in the database; anything else can be none. */
export const companionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const uuid = v.pipe(v.string(), v.uuid());
export const time = v.pipe(v.string(), v.isoTimestamp());
export const tier = v.picklist(['free', 'basic', 'premium', 'ultimate']);
export type Tier = v.InferOutput<typeof tier>;
export const userStatus = v.picklist(['active', 'blocked']);
export type UserStatus = v.InferOutput<typeof userStatus>;

/** Who serves models: OpenRouter, OpenAI, or any server with OpenAI's API (D-07). */
export const modelProvider = v.picklist(['openrouter', 'openai', 'custom']);
export type ModelProvider = v.InferOutput<typeof modelProvider>;

/** A person's message is at most this many UTF-16 units long (R-TURN-05, R-CHAT-07). */
export const MESSAGE_MAX_LENGTH = 500;

/**
 * The companion's words that a person edited are at most this many UTF-16 units long (R-KEEP-06): a long reply that was
 * continued once. They are part of what later replies cost.
 */
export const EDITED_REPLY_MAX_LENGTH = 10_000;

/** A fact and a line of a story are at most this many characters long; SQL's checks of both tables say the same. */
export const FACT_MAX_LENGTH = 280;

/** Messages left today: a number, or null for unlimited (R-API-10). */
export const remaining = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** The server's time of the response: pages count down to `expiresAt` by it, because their own clock may be wrong. */
export const serverNow = { now: time };

/** What is left of the day's allowance and when it comes back. */
export const quota = { remaining, resetsAt: time };

export const turnStatus = v.picklist(['running', 'done', 'failed', 'stopped', 'interrupted']);
export type TurnStatus = v.InferOutput<typeof turnStatus>;

/** What help lines are shown for (D-31); the same words as SQL's turns_care_topic_known. */
export const careTopics = [
  'suicide',
  'self_harm',
  'eating_disorder',
  'abuse',
  'immediate_danger',
  'harm_to_others',
  'minor',
] as const;
export type CareTopic = (typeof careTopics)[number];

/** 1: worrying, a card beside a supportive reply. 2: unmistakable, 3: immediate danger; the card alone (D-31). */
export const careLevels = [1, 2, 3] as const;
export type CareLevel = (typeof careLevels)[number];

/** The languages of the rules and of the card (R-CARE-02, R-CARE-12). */
export const careLanguages = [
  'en',
  'es',
  'de',
  'fr',
  'pt',
  'it',
  'pl',
  'tr',
  'ru',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh',
] as const;
export type CareLanguage = (typeof careLanguages)[number];

/** Why a turn can fail once the model has been asked: a word of `errorCatalogue`. */
const turnFailure = v.picklist(['model_failed', 'model_timeout', 'pin_unavailable']);
export type TurnFailure = v.InferOutput<typeof turnFailure>;

export function isTurnFailure(word: unknown): word is TurnFailure {
  return v.is(turnFailure, word);
}
