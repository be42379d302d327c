import { findCrisis } from '#contracts/care/care.ts';
import { AppError } from '#contracts/errors.ts';
import {
  type FoundFact,
  finishMemoryJob,
  type MemoryJob,
  type ToldStory,
  takeMemoryJob,
} from '../data/memories.ts';
import { pointsOf } from '../domain/memory/cues.ts';
import { extractionPrompt } from '../domain/memory/extraction-prompt.ts';
import { factsIn } from '../domain/memory/facts-in.ts';
import { groundedFacts } from '../domain/memory/grounded-facts.ts';
import { isMeant } from '../domain/memory/not-meant.ts';
import { replacedBy } from '../domain/memory/replaced.ts';
import { storyLines, storyPrompt } from '../domain/memory/story.ts';
import type { Context } from '../http/context.ts';
import { type ModelMessage, streamReply } from '../services/model.ts';
import type { CallPurpose } from '../services/model-call.ts';
import { type ModelEndpoint, modelEndpoint } from '../services/providers.ts';
import { wholeReply } from '../services/reasoning-filter.ts';
import { recordedAlone } from './record-calls.ts';

/** Both requests of a job fit into its lease of two minutes. */
const REQUEST_MS = 50_000;
const MAX_ANSWER_TOKENS = 900;
/** With so many points the rules are sure without a model. */
const SURE = 1.5;
/** One's own chat, and one that an earlier worker left. */
const MOST_JOBS = 2;

/**
 * Reads what the person said for facts, and tells the story on, once their reply was sent (D-29, R-MEM-13): by rules,
 * and by a model where one speaks. What is left of an earlier turn is taken up as well. Never throws.
 */
export async function keepMemories(context: Context): Promise<void> {
  const { db, caller, logError } = context;
  try {
    for (let jobs = 0; jobs < MOST_JOBS; jobs++) {
      const job = await takeMemoryJob(db, caller.id);
      if (job === null) return;
      const reader = new Reader(context, job);
      const [facts, story] = [await reader.facts(), await reader.story()];
      await finishMemoryJob(db, caller.id, job.leaseId, facts, story);
    }
  } catch (error) {
    // Whoever left or was blocked meanwhile is remembered by nobody.
    if (!(error instanceof AppError)) logError('keep_memories_failed', error);
  }
}

class Reader {
  readonly #endpoint: ModelEndpoint | null;

  constructor(
    private readonly context: Context,
    private readonly job: MemoryJob,
  ) {
    this.#endpoint = this.#modelOf();
  }

  /** What a crisis says, and what is said in play, is nobody's memory and goes to no second model. */
  async facts(): Promise<FoundFact[]> {
    const messages = this.job.messages
      .filter((said, at, all) => isMeant({ ...said, after: all[at + 1]?.text }))
      .filter(isCalm);
    if (messages.length === 0) return [];
    const byRules = messages.flatMap(({ id, text, saidAt, before }) =>
      factsIn(text, dayOf(saidAt), before !== null && isCalm({ text: before }) ? before : '').map((fact) => ({
        ...fact,
        messageId: id,
        replaces: null,
      })),
    );
    const { facts, companionName } = this.job;
    const [first = '', ...others] = new Set(messages.map(({ saidAt }) => dayOf(saidAt)));
    const day = others.length === 0 ? { day: first } : {};
    const answer = await this.#ask('memory', extractionPrompt({ messages, facts, companionName, ...day }));
    if (answer === null) return byRules.map((fact) => ({ ...fact, replaces: replacedBy(fact.text, facts) }));
    const byModel = groundedFacts(answer, messages, facts, day.day, companionName);
    // Beside a model, the rules add only what they know the matter of or are sure of, from messages in which it found
    // nothing, and what takes no fact's place: it would have said so.
    const read = new Set(byModel.map(({ messageId }) => messageId));
    const held = [...facts, ...byModel].flatMap(({ text }) => factsIn(text)[0]?.subject ?? []);
    const isNew = ({ text, subject, messageId }: FoundFact) =>
      !read.has(messageId) &&
      (subject === null
        ? pointsOf(text) >= SURE
        : !held.some((known) => `${known}:`.startsWith(`${subject}:`)));
    return [...byModel, ...byRules.filter(isNew)];
  }

  /** New lines, none of a crisis; null where there is too little to tell or nobody tells it: it is tried again. */
  async story(): Promise<ToldStory | null> {
    const { story, companionName } = this.job;
    const last = story?.at(-1);
    if (!story || !last) return null;
    const messages = story.filter(isCalm);
    const answer = await this.#ask('story', storyPrompt({ messages, companionName }));
    return answer === null ? null : { lines: storyLines(answer, messages, companionName), until: last.id };
  }

  /** MEMORY_MODEL at the companion's provider, so that nothing said goes elsewhere, else the companion's own. */
  #modelOf(): ModelEndpoint | null {
    const { env } = this.context;
    const { provider, model, upstream, pin } = this.job;
    const choice = env.memoryModel
      ? { provider: pin?.provider ?? provider, model: env.memoryModel, upstream: null, pin: null }
      : { provider, model, upstream, pin };
    try {
      const endpoint = modelEndpoint(env, choice);
      return endpoint.isDemo ? null : endpoint;
    } catch {
      return null;
    }
  }

  /** The whole answer; null without a model or when it fails: rules are enough then. */
  async #ask(purpose: CallPurpose, messages: ModelMessage[]): Promise<string | null> {
    if (this.#endpoint === null) return null;
    const pieces = streamReply(this.#endpoint, {
      purpose,
      messages,
      temperature: 0,
      maxTokens: MAX_ANSWER_TOKENS,
      signal: AbortSignal.timeout(REQUEST_MS),
      ...recordedAlone(this.context),
    });
    try {
      return await wholeReply(pieces);
    } catch (error) {
      this.context.logError(`${purpose}_model_failed`, error);
      return null;
    }
  }
}

const isCalm = ({ text }: { text: string }) => findCrisis(text) === null;
const dayOf = (time: string) => time.slice(0, 10);
