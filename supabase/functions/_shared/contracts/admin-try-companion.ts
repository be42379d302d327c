import * as v from 'valibot';
import { messageText, safetyHelp } from './chat-send.ts';
import { endpoint } from './endpoint.ts';
import { modelProvider } from './fields.ts';
import { MAX_OPENERS, openingLengths } from './personality.ts';

const optionalText = (length: number) => v.nullable(v.pipe(v.string(), v.maxLength(length, 'too_large')));
const requiredText = (length: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(length, 'too_large'));

/** The form's current values, saved or not; the lengths are those of the tables. */
const triedCompanion = v.object({
  name: requiredText(80),
  tagline: requiredText(160),
  description: requiredText(4000),
  personality_description: optionalText(4000),
  conversation_style: optionalText(1000),
  core_traits: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(30)),
  scenario: optionalText(openingLengths.scenario),
  example_dialogue: optionalText(openingLengths.exampleDialogue),
  openers: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(openingLengths.opener, 'too_large'))),
    v.maxLength(MAX_OPENERS),
  ),
});

const triedPrompts = v.object({
  chat_prompt: optionalText(20_000),
  system_prompt: optionalText(20_000),
  ai_provider: modelProvider,
  ai_model: optionalText(200),
  ai_upstream: v.optional(optionalText(80), null),
  ai_temperature: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
});

/** What was said before in this trial; the server keeps none of it. */
const said = v.object({
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(v.string(), v.maxLength(8_000, 'too_large')),
});

/**
 * One message to a companion as an admin's form describes it. It counts against no plan, is stored nowhere and may be
 * sent thirty times in ten minutes. The safety rules of every chat apply (D-15); a text that they catch gets help lines
 * as its reply and is not counted.
 */
export const adminTryCompanion = endpoint({
  name: 'admin-try-companion',
  summary:
    "replies to one message as the companion of an admin's unsaved form, streamed or whole; stores nothing",
  method: 'POST',
  auth: 'admin',
  input: v.object({
    companion: triedCompanion,
    prompts: triedPrompts,
    history: v.pipe(v.array(said), v.maxLength(10)),
    text: messageText,
  }),
  output: v.union([v.object({ message: v.string() }), v.object({ safety: safetyHelp })]),
  events: {
    delta: v.object({ text: v.string(), at: v.number() }),
    done: v.object({ message: v.string() }),
    error: v.object({ error: v.string(), detail: v.string() }),
    safety: v.object({ safety: safetyHelp }),
  },
  errors: ['consent_required', 'content_refused', 'too_many_requests', 'model_failed', 'model_timeout'],
});
