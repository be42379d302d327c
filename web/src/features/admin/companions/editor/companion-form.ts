import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { openingLengths } from '#contracts/personality.ts';
import { requiredText } from '#lib/form-fields.ts';
import type { CompanionToSave, ManagedCompanion } from '../companion.ts';
import type { TrialForm } from '../trial/api.ts';
import { perfectForValue } from './perfect-for.ts';

const text = (length: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `Please use at most ${length} characters.`));
const required = (length: number) =>
  v.pipe(requiredText, v.maxLength(length, `Please use at most ${length} characters.`));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Please choose a color.'));

const TEMPERATURE = 'Please enter a number from 0 to 2, in steps of 0.1.';
const temperature = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(TEMPERATURE),
  v.transform(Number),
  v.number(TEMPERATURE),
  v.minValue(0, TEMPERATURE),
  v.maxValue(2, TEMPERATURE),
  v.check((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, TEMPERATURE),
);

/**
 * The fields of the edit and create forms; the lengths are those the tables accept (R-ADMIN-22, R-ADMIN-23,
 * R-ADMIN-25, R-FIRST-04).
 */
export const companionForm = v.object({
  name: required(80),
  tagline: required(160),
  description: required(4000),
  gradientFrom: color,
  gradientTo: color,
  specialFeatures: text(4000),
  coreTraits: v.array(v.string()),
  perfectFor: v.array(v.string()),
  personality: text(4000),
  style: text(1000),
  greeting: text(openingLengths.greeting),
  scenario: text(openingLengths.scenario),
  exampleDialogue: text(openingLengths.exampleDialogue),
  openers: v.tuple([text(openingLengths.opener), text(openingLengths.opener), text(openingLengths.opener)]),
  provider: v.picklist(['', 'openrouter', 'openai', 'custom']),
  model: text(200),
  upstream: text(80),
  temperature,
  chatPrompt: text(20_000),
  systemPrompt: text(20_000),
});
export type CompanionFormInput = v.InferInput<typeof companionForm>;
export type CompanionForm = v.InferOutput<typeof companionForm>;
export type CompanionFormState = UseFormReturn<CompanionFormInput, unknown, CompanionForm>;

/** The first values of a new companion's form (R-ADMIN-31). */
export const newCompanion: CompanionFormInput = {
  name: '',
  tagline: '',
  description: '',
  gradientFrom: '#ffffff',
  gradientTo: '#000000',
  specialFeatures: '',
  coreTraits: [],
  perfectFor: [],
  personality: '',
  style: '',
  greeting: '',
  scenario: '',
  exampleDialogue: '',
  openers: ['', '', ''],
  provider: '',
  model: '',
  upstream: '',
  temperature: '0.7',
  chatPrompt: '',
  systemPrompt: '',
};

/** The colors that browse shows for a companion without its own. */
const defaultColors = { from: '#8B5CF6', to: '#EC4899' };

export function formOf({ companion, prompts }: ManagedCompanion): CompanionFormInput {
  return {
    name: companion.name,
    tagline: companion.tagline,
    description: companion.description,
    gradientFrom: companion.profile_gradient_from ?? defaultColors.from,
    gradientTo: companion.profile_gradient_to ?? defaultColors.to,
    specialFeatures: companion.special_features.join(', '),
    coreTraits: companion.core_traits,
    perfectFor: companion.perfect_for.map(perfectForValue),
    personality: companion.personality_description ?? '',
    style: companion.conversation_style ?? '',
    greeting: companion.greeting ?? '',
    scenario: companion.scenario ?? '',
    exampleDialogue: companion.example_dialogue ?? '',
    openers: [companion.openers[0] ?? '', companion.openers[1] ?? '', companion.openers[2] ?? ''],
    provider: prompts?.ai_provider ?? '',
    model: prompts?.ai_model ?? '',
    upstream: prompts?.ai_upstream ?? '',
    temperature: String(prompts?.ai_temperature ?? newCompanion.temperature),
    chatPrompt: prompts?.chat_prompt ?? '',
    systemPrompt: prompts?.system_prompt ?? '',
  };
}

/**
 * What is saved of a form. `stored` is the companion as it was read: an entry of Perfect For that stays chosen is kept
 * as it was written.
 */
export function toSave(
  form: CompanionForm,
  imageUrl: string | null,
  stored: readonly unknown[] = [],
): CompanionToSave {
  return {
    companion: {
      name: form.name,
      tagline: form.tagline,
      description: form.description,
      personality_description: form.personality || null,
      conversation_style: form.style || null,
      greeting: form.greeting || null,
      scenario: form.scenario || null,
      example_dialogue: form.exampleDialogue || null,
      openers: form.openers.filter((opener) => opener !== ''),
      image_url: imageUrl,
      profile_gradient_from: form.gradientFrom,
      profile_gradient_to: form.gradientTo,
      perfect_for: form.perfectFor.map(
        (value) => stored.find((entry) => perfectForValue(entry) === value) ?? value,
      ),
      core_traits: form.coreTraits,
      special_features: listOf(form.specialFeatures),
    },
    prompts: {
      chat_prompt: form.chatPrompt || null,
      system_prompt: form.systemPrompt || null,
      ai_provider: form.provider || 'openrouter',
      ai_model: form.model || null,
      ai_upstream: form.provider === 'openrouter' ? form.upstream || null : null,
      ai_temperature: form.temperature,
    },
  };
}

/** The form's current values for a trial; null while a field is missing or wrong. */
export function trialFormOf(values: CompanionFormInput): TrialForm | null {
  const parsed = v.safeParse(companionForm, values);
  if (!parsed.success) return null;
  const { companion, prompts } = toSave(parsed.output, null);
  const {
    image_url,
    profile_gradient_from,
    profile_gradient_to,
    perfect_for,
    special_features,
    greeting,
    ...tried
  } = companion;
  return { companion: tried, prompts };
}

/** The parts of a comma-separated text. */
function listOf(commaSeparated: string): string[] {
  return commaSeparated
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
