import { type SafetyTopic, safetyTopics } from '#contracts/fields.ts';

export const topics = safetyTopics;
export type Topic = SafetyTopic;

/** What one language says in a crisis, in the phrases of `language/phrase-parser.ts`. */
export type CrisisPhrases = {
  /** What the <names> in the phrases stand for. */
  named: Record<string, string>;
  signs: Record<Topic, readonly string[]>;
  /** Ordinary talk that a sign is found in: what an idiom covers is no sign, the rest of the text still counts. */
  idioms: readonly string[];
};
