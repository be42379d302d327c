import * as v from 'valibot';
import { modelProvider } from '#contracts/fields.ts';
import { openingLengths } from '#contracts/personality.ts';
import { formTexts } from '#lib/form-definition.ts';
import { atMost, requiredText } from '#lib/form-fields.ts';
import type { CompanionToSave, ManagedCompanion } from '../companion.ts';
import type { TrialForm } from '../trial/api.ts';
import { perfectForValue } from './perfect-for.ts';

const text = (length: number) => v.pipe(v.string(), v.trim(), atMost(length));
const required = (length: number) => v.pipe(requiredText, atMost(length));
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
 * R-ADMIN-25, R-FIRST-04). A companion has the project's stand-in, its own, or never one (R-COST-04).
 */
const companionFields = v.object({
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
  provider: v.picklist(['', ...modelProvider.options]),
  model: text(200),
  upstream: text(80),
  temperature,
  standIn: v.picklist(['project', 'own', 'never']),
  standInProvider: modelProvider,
  standInModel: text(200),
  chatPrompt: text(20_000),
  systemPrompt: text(20_000),
});
export const companionForm = v.pipe(
  companionFields,
  v.forward(
    v.partialCheck(
      [['standIn'], ['standInModel']],
      ({ standIn, standInModel }) => standIn !== 'own' || standInModel !== '',
      formTexts.fillAll,
    ),
    ['standInModel'],
  ),
);
export type CompanionFormInput = v.InferInput<typeof companionForm>;
export type CompanionForm = v.InferOutput<typeof companionForm>;

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
  standIn: 'project',
  standInProvider: 'openrouter',
  standInModel: '',
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
    standIn: prompts?.allows_stand_in === false ? 'never' : prompts?.stand_in_model ? 'own' : 'project',
    standInProvider: prompts?.stand_in_provider ?? newCompanion.standInProvider,
    standInModel: prompts?.stand_in_model ?? '',
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
      stand_in_provider: form.standIn === 'own' ? form.standInProvider : null,
      stand_in_model: form.standIn === 'own' ? form.standInModel : null,
      allows_stand_in: form.standIn !== 'never',
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
  const { stand_in_provider, stand_in_model, allows_stand_in, ...own } = prompts;
  return { companion: tried, prompts: own };
}

/** The parts of a comma-separated text. */
function listOf(commaSeparated: string): string[] {
  return commaSeparated
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
