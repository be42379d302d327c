import type { adminTryCompanion } from '#contracts/admin-try-companion.ts';
import type { EventOf, ParsedInputOf } from '#contracts/endpoint.ts';
import { toAppError } from '#contracts/errors.ts';
import { beginCompanionTrial } from '../_shared/data/companion-trials.ts';
import { MAX_REPLY_TOKENS, systemPrompt } from '../_shared/domain/prompt.ts';
import { findCare } from '../_shared/domain/safety/find-care.ts';
import { helpFor } from '../_shared/domain/safety/help/help-for.ts';
import { guarded } from '../_shared/domain/safety/reply/reply-guard.ts';
import type { Context, Handler } from '../_shared/http/context.ts';
import { streamReply } from '../_shared/services/model.ts';
import { modelEndpoint } from '../_shared/services/providers.ts';
import { recordedAlone } from '../_shared/turns/record-calls.ts';

type Input = ParsedInputOf<typeof adminTryCompanion>;
type Event = EventOf<typeof adminTryCompanion>;

/** One message and its reply, neither of which is stored. */
export const handleTry: Handler<typeof adminTryCompanion> = async (context, input) => {
  const { db, env, caller, request, wantsStream } = context;
  const { chat_prompt, system_prompt } = input.prompts;
  await beginCompanionTrial(db, caller.id, { ...input.companion, chat_prompt, system_prompt });

  const care = findCare(input.text);
  if (care && care.level >= 2) {
    const help = { safety: helpFor(care, request.headers, env.countryHeader) };
    return wantsStream ? { stream: only({ event: 'safety', data: help }) } : help;
  }

  if (wantsStream) return { stream: streamed(context, input) };
  let message = '';
  for await (const words of reply(context, input)) message = words === null ? '' : message + words;
  return { message };
};

/** The reply as far as it keeps the rules; throws `content_refused` where it breaks one (R-SAFE-11). */
async function* reply(context: Context, input: Input): AsyncGenerator<string | null> {
  const { env, request } = context;
  const { companion, prompts, history, text } = input;
  const system = systemPrompt({
    companion: {
      name: companion.name,
      tagline: companion.tagline,
      description: companion.description,
      personality: companion.personality_description,
      style: companion.conversation_style,
      coreTraits: companion.core_traits,
      scenario: companion.scenario,
      exampleDialogue: companion.example_dialogue,
      openers: companion.openers,
    },
    chatPrompt: prompts.chat_prompt,
    systemPrompt: prompts.system_prompt,
    userName: null,
    pronouns: null,
    aboutMe: null,
    care: null,
    memory: null,
    traitOverride: null,
    customisation: null,
    settings: null,
  });
  const { ai_provider: provider, ai_model: model, ai_upstream: upstream } = prompts;
  const pieces = streamReply(modelEndpoint(env, { provider, model, upstream, pin: null }), {
    purpose: 'trial',
    messages: [{ role: 'system', content: system }, ...history, { role: 'user', content: text }],
    temperature: prompts.ai_temperature,
    maxTokens: MAX_REPLY_TOKENS,
    signal: request.signal,
    ...recordedAlone(context),
  });
  yield* guarded(pieces);
}

async function* streamed(context: Context, input: Input): AsyncGenerator<Event> {
  let message = '';
  let shown = 0;
  try {
    for await (const text of reply(context, input)) {
      message = text === null ? '' : message + text;
      if (text === null) continue;
      yield { event: 'delta', data: { text, at: shown } };
      shown += text.length;
    }
    yield { event: 'done', data: { message } };
  } catch (error) {
    const { code, message: detail, cause } = toAppError(error);
    context.logError(code, cause ?? error);
    yield { event: 'error', data: { error: code, detail } };
  }
}

async function* only(event: Event) {
  yield event;
}
