/**
 * What is answered with help lines instead of a reply (D-15); the same words as SQL's safety_counts_topic_known. In the
 * order in which one is chosen when a text speaks of several.
 */
export const topics = ['suicide', 'harm_to_others', 'self_harm', 'eating_disorder'] as const;
export type Topic = (typeof topics)[number];

/** What one language says in a crisis, in the phrases of `language/phrases.ts`. */
export type CrisisPhrases = {
  /** What the <names> in the phrases stand for. */
  named: Record<string, string>;
  signs: Record<Topic, readonly string[]>;
  /** Ordinary talk that a sign is found in: what an idiom covers is no sign, the rest of the text still counts. */
  idioms: readonly string[];
};
