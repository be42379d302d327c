import { countSafetyFailure } from '../data/safety.ts';
import type { StartedTurn } from '../data/turns.ts';
import { type Material, policyRequest, readVerdict, type Verdict } from '../domain/safety/policy.ts';
import type { Context } from '../http/context.ts';
import { streamReply } from '../services/model.ts';
import { type ModelEndpoint, modelEndpoint, safetyEndpoint } from '../services/providers.ts';
import { wholeReply } from '../services/reasoning-filter.ts';
import { recordedAlone } from './record-calls.ts';

/** How much of the person's words the classifier is given (R-CARE-03). */
const MOST_MESSAGES = 4;
const MAX_ANSWER_TOKENS = 800;
/** A verdict that takes longer is a failure (R-CARE-05). */
const VERDICT_MS = 8_000;
/** How long the first words wait for one at most (R-CARE-04). */
const FIRST_WORDS_WAIT_MS = 800;

/**
 * The classifier beside the model of one turn (D-31). A failure is logged and counted, and means that rules alone
 * answer: the chat goes on.
 */
export class TurnCheck {
  /** Of the person's words; null where there is no classifier, or it failed. */
  readonly ofWords: Promise<Verdict | null>;
  readonly #turnId: string;
  readonly #endpoint: ModelEndpoint | null;
  readonly #messages: string[];

  constructor(
    private readonly context: Context,
    { turnId, context: parts, history }: StartedTurn,
  ) {
    this.#turnId = turnId;
    this.#endpoint = parts.care.mayCheck ? endpointFor(context, parts) : null;
    this.#messages = history
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .slice(-MOST_MESSAGES);
    const reply = history.findLast(({ role }) => role === 'assistant')?.content ?? null;
    this.ofWords = this.#ask({ messages: this.#messages, reply });
  }

  /** Of the finished reply. */
  ofReply(reply: string): Promise<Verdict | null> {
    return this.#ask({ messages: this.#messages, reply });
  }

  async #ask(material: Material): Promise<Verdict | null> {
    if (this.#endpoint === null) return null;
    const { db, logError, waitUntil } = this.context;
    const pieces = streamReply(
      this.#endpoint,
      {
        purpose: 'check',
        messages: policyRequest(material),
        temperature: 0,
        maxTokens: MAX_ANSWER_TOKENS,
        signal: AbortSignal.timeout(VERDICT_MS),
        ...recordedAlone(this.context, this.#turnId),
      },
      { firstTextMs: VERDICT_MS, silenceMs: VERDICT_MS },
    );
    try {
      const verdict = readVerdict(await wholeReply(pieces));
      if (verdict === null) throw new Error('The classifier gave no verdict');
      return verdict;
    } catch (error) {
      logError('safety_check_failed', error);
      const onUncounted = (uncounted: unknown) => logError('safety_failure_not_counted', uncounted);
      waitUntil(countSafetyFailure(db).catch(onUncounted));
      return null;
    }
  }
}

function endpointFor({ env }: Context, parts: StartedTurn['context']): ModelEndpoint | null {
  try {
    return safetyEndpoint(env, modelEndpoint(env, parts));
  } catch {
    return null; // who is to speak cannot be asked either, which the turn itself reports
  }
}

/** Lets the first words wait until `judged`, or as long as they wait at most. */
export async function beforeFirstWords(judged: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FIRST_WORDS_WAIT_MS);
  });
  await Promise.race([judged, timeOver]);
  clearTimeout(timer);
}
