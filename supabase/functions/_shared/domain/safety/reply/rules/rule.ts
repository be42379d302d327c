/** What a companion's reply must not do (D-15, R-SAFE-11). */
export const rules = [
  'minor',
  'sexual',
  'harm',
  'professional_claim',
  'human_claim',
  'selling',
  'guilt',
] as const;
export type Rule = (typeof rules)[number];

/** How a rule is broken, in the phrases of `language/phrases.ts`. */
export type RulePhrases = {
  /** What the <names> in the phrases stand for. */
  named: Record<string, string>;
  broken: readonly string[];
  /** What sounds like it and is fine; a broken rule that ends inside one of these is none. */
  fine: readonly string[];
};
