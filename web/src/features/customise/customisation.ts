import * as v from 'valibot';
import { MAX_WIZARD_TRAITS, SCALE_MIDDLE, wizardTraits } from '#contracts/personality.ts';

/** The values of a customisation; an empty nickname is none (R-CUST-03 to R-CUST-05). */
export const choices = v.object({
  traits: v.pipe(v.array(v.picklist(wizardTraits)), v.maxLength(MAX_WIZARD_TRAITS)),
  tone: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  nickname: v.string(),
});
export type Choices = v.InferOutput<typeof choices>;

/** The choices stored on the server, and when they were last saved (ISO 8601). */
export type Customisation = Choices & { updatedAt: string };

/** The choices before anything is chosen. */
export const untouched: Choices = { traits: [], tone: SCALE_MIDDLE, nickname: '' };

/** The longest nickname the database takes. */
export const NICKNAME_MAX_LENGTH = 40;

/** The companion of the wizard; missing colors are replaced by the brand's. */
export type CustomisedCompanion = {
  id: string;
  name: string;
  tagline: string;
  description: string;
  imageUrl: string;
  gradientFrom: string | null;
  gradientTo: string | null;
  coreTraits: string[];
};
