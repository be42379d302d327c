import type { CareTopic } from './fields.ts';

/**
 * What a companion's personality is made of: the words, shared by the pages that offer them and the prompt that uses
 * them, and the parts of that prompt. The database holds the same lists of words in its constraints; a test compares
 * the two.
 */

/** What the customisation wizard offers (R-CUST-03). */
export const wizardTraits = [
  'Caring',
  'Playful',
  'Romantic',
  'Intellectual',
  'Adventurous',
  'Mysterious',
  'Supportive',
  'Funny',
  'Ambitious',
  'Creative',
  'Wise',
  'Confident',
  'Gentle',
  'Bold',
  'Thoughtful',
  'Passionate',
  'Curious',
  'Sophisticated',
] as const;

/** What the builder offers: the wizard's traits and twelve more (R-BUILD-03, D-18.13). */
export const builderTraits = [
  ...wizardTraits,
  'Honest',
  'Patient',
  'Calm',
  'Cheerful',
  'Loyal',
  'Optimistic',
  'Witty',
  'Sensitive',
  'Independent',
  'Spontaneous',
  'Practical',
  'Dreamy',
] as const;

/** What a companion of one's own can care about (R-BUILD-03, D-18.13). */
export const interests = [
  'Music',
  'Films',
  'Books',
  'Poetry',
  'Painting',
  'Photography',
  'Theatre',
  'Dancing',
  'Cooking',
  'Coffee and tea',
  'Travel',
  'Languages',
  'History',
  'Philosophy',
  'Science',
  'Astronomy',
  'Technology',
  'Games',
  'Football',
  'Running',
  'Hiking',
  'Gardening',
  'Animals',
  'Architecture',
] as const;

/** What a companion of one's own can be to its person (R-BUILD-04). */
export const relationships = ['Friend', 'Romantic', 'Mentor', 'Creative Partner'] as const;
export type Relationship = (typeof relationships)[number];

/** What the builder sets beside a companion's name, traits and biography; the scales run from 0 to 100. */
export type CompanionSettings = {
  age: string | null;
  interests: string[];
  formality: number;
  humor: number;
  empathy: number;
  relationship: Relationship;
};

/** The most traits of the wizard and of the builder (R-CUST-03, R-BUILD-03). */
export const MAX_WIZARD_TRAITS = 3;
export const MAX_BUILDER_TRAITS = 5;

/** The most characters of what a chat with a companion begins with; the companions table has the same (D-22). */
export const openingLengths = { greeting: 500, scenario: 500, exampleDialogue: 2000, opener: 80 } as const;
export const MAX_OPENERS = 3;

/** The middle of every scale from 0 to 100: its value until somebody moves it (R-CUST-04, R-BUILD-04). */
export const SCALE_MIDDLE = 50;

const toneLabels = ['Soft & Caring', 'Balanced & Friendly', 'Confident & Direct', 'Bold & Flirty'] as const;

/** The names of the tone from soft to bold (R-CUST-04). */
export function toneLabel(tone: number): string {
  return quarter(toneLabels, tone);
}

/** The three scales of the builder and the names of their quarters (R-BUILD-04). */
const scaleLabels = {
  formality: ['Very casual', 'Casual', 'Polite', 'Formal'],
  humor: ['Serious', 'A smile now and then', 'Playful', 'Always joking'],
  empathy: ['Matter-of-fact', 'Considerate', 'Warm', 'Deeply feeling'],
} as const;
export type Scale = keyof typeof scaleLabels;

/** The name of a place on one of the builder's scales. */
export function scaleLabel(scale: Scale, value: number): string {
  return quarter(scaleLabels[scale], value);
}

function quarter(labels: readonly [string, string, string, string], value: number): string {
  if (value <= 25) return labels[0];
  if (value <= 50) return labels[1];
  if (value <= 75) return labels[2];
  return labels[3];
}

/** What a companion has in mind (D-29): facts and lines of the story, each in the order in which they were said. */
export type Memory = {
  facts: { id: string; text: string; saidAt: string }[];
  story: { id: string; text: string }[];
};

/** What the prompt is made from: the companion, its prompts, and what this person set about it. */
export type PromptParts = {
  companion: {
    name: string;
    tagline: string;
    description: string;
    personality: string | null;
    style: string | null;
    coreTraits: string[];
    scenario: string | null;
    exampleDialogue: string | null;
    openers: string[];
  };
  chatPrompt: string | null;
  systemPrompt: string | null;
  /** The person as they describe themselves; null where they did not, or keep it from this companion (R-MEM-17). */
  userName: string | null;
  pronouns: string | null;
  aboutMe: string | null;
  /** What help lines were shown for in the last turns, and whether the classifier fails (D-31). */
  care: { topic: CareTopic | null; isUnchecked: boolean } | null;
  /** Null where the person does not want to be remembered. */
  memory: Memory | null;
  traitOverride: string[] | null;
  customisation: { traits: string[]; tone: number; nickname: string | null } | null;
  /** What its maker set in the builder; null for every other companion. */
  settings: CompanionSettings | null;
};
