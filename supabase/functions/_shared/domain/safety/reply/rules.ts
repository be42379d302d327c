import type { Topic } from '../crisis/topics.ts';

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

/** Phrases that break a rule, in the syntax of `language/phrase-parser.ts`. */
export type RulePhrases = {
  /** What the <names> in the phrases stand for. */
  named?: Record<string, string>;
  broken: readonly string[];
  /** Phrases that are allowed although they look similar: what ends inside one of them does not break the rule. */
  fine?: readonly string[];
};

/** Phrases that push towards harm, by topic: that decides which help lines the reader gets. */
export type HarmPhrases = Omit<RulePhrases, 'broken'> & { broken: Record<Topic, readonly string[]> };

/** The phrases of one language. */
export type ReplyPhrases = Record<Exclude<Rule, 'harm'>, RulePhrases> & { harm: HarmPhrases };
