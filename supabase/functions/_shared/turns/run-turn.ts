import type { SafetyHelp } from '#contracts/chat-send.ts';
import { AppError } from '#contracts/errors.ts';
import { type CareTopic, careTopics } from '#contracts/fields.ts';
import type { StartedTurn, TurnState } from '../data/turns.ts';
import { finishTurn, noteTurnCare, saveTurnProgress } from '../data/turns.ts';
import { modelMessages } from '../domain/prompt.ts';
import type { Care } from '../domain/safety/find-care.ts';
import { readerLanguage } from '../domain/safety/help/reader-country.ts';
import { withKindWords } from '../domain/safety/kind-words.ts';
import type { Context } from '../http/context.ts';
import { completeUsage } from './complete-usage.ts';
import { EventQueue } from './event-queue.ts';
import { guardedReply } from './guarded-reply.ts';
import { keepProgress } from './keep-progress.ts';
import { recordCalls } from './record-calls.ts';
import { Speaker } from './speaker.ts';
import { TurnCare } from './turn-care.ts';
import { beforeFirstWords, TurnCheck } from './turn-check.ts';
import { endRefusal, failureWord, storedWords, writeDown } from './turn-ending.ts';
import {
  endEvent,
  failureEvent,
  helpOf,
  receiptEvents,
  safetyEvent,
  startEvent,
  type TurnEvent,
  turnFailure,
} from './turn-events.ts';

/** How a turn ended: its state, the refusal when it failed with one, and the card where one was shown. */
export type TurnEnd = { state: TurnState; error: AppError | null; safety: SafetyHelp | null };

/** Well below the page's 25 s of silence: a reader is notified that a reply still comes (D-34). */
const WAIT_EVERY_MS = 10_000;

/**
 * Asks the model and sees the turn to its end, whoever is still listening (D-06). A reply that continues another one is
 * the old words and the new ones together: for the rules, for whoever attaches, and for what is stored (D-26). A reply
 * that breaks a rule is not delivered: kind words stand for it (R-CARE-08). Beside the model the classifier reads what
 * the person wrote: its verdict may stop the reply, or come after it (D-31). `care` is what the rules found at level 1.
 * `events` are for the reader on this connection; `end` settles when the turn is written down and every verdict is
 * there, and belongs into `waitUntil`.
 */
export function runTurn(
  context: Context,
  turn: StartedTurn,
  care: Care | null = null,
): { events: AsyncIterable<TurnEvent>; end: Promise<TurnEnd> } {
  const queue = new EventQueue<TurnEvent>();
  queue.push(startEvent(turn, turn.context.version));
  for (const event of receiptEvents(turn)) queue.push(event);

  const end = new RunningTurn(context, turn, queue).run(care).finally(() => queue.close());
  return { events: queue, end };
}

class RunningTurn {
  readonly #stop = new AbortController();
  readonly #care: TurnCare;
  readonly #check: TurnCheck;
  readonly #speaker: Speaker;
  readonly #start: string;
  #state: TurnState;
  /** How much the reader has, which is more than the reply where some of it was taken back; its end has the whole. */
  #shown: number;
  #reply: string;
  readonly #startedAt = Date.now();
  #firstWordsMs = 0;

  constructor(
    private readonly context: Context,
    private readonly turn: StartedTurn,
    private readonly queue: EventQueue<TurnEvent>,
  ) {
    this.#state = turn;
    this.#start = turn.continuedText ?? '';
    this.#reply = this.#start;
    this.#shown = this.#start.length;
    this.#care = new TurnCare(context, {
      caught: () => this.#stop.abort(),
      card: (care, withdraws) => queue.push(safetyEvent(context, { ...care, withdraws }, this.#state)),
    });
    this.#check = new TurnCheck(context, turn);
    this.#speaker = this.#newSpeaker();
  }

  async run(care: Care | null): Promise<TurnEnd> {
    if (care) this.#care.begin(care, this.turn.care !== null);
    const judged = this.#check.ofWords.then((verdict) => this.#care.take(verdict));
    const failure = await this.#speak(judged);
    // Who wrote of a crisis gets help, not an error.
    if (failure && !this.#stop.signal.aborted) await judged;
    this.#care.endSpeech();
    const error = await this.#finish(failure);
    if (error === null) await this.#endChecks(judged);
    const { found } = this.#care;
    const safety = found && helpOf(this.context, found);
    return { state: this.#state, error: error ?? turnFailure(this.#state), safety };
  }

  #newSpeaker(): Speaker {
    const { context, turn, queue } = this;
    let waitSentAt = Date.now();
    const question = { turnId: turn.turnId, context: turn.context, signal: this.#stop.signal };
    return new Speaker(context, question, {
      onReasoning: () => {
        if (Date.now() - waitSentAt < WAIT_EVERY_MS) return;
        waitSentAt = Date.now();
        queue.push({ event: 'wait', data: { reason: 'reasoning' } });
      },
      onStandIn: (standIn) => queue.push(startEvent(turn, turn.context.version, standIn)),
    });
  }

  /** Has the companion reply, and returns why it broke off. */
  async #speak(judged: Promise<void>): Promise<AppError | null> {
    const { db, logError } = this.context;
    const speaker = this.#speaker;
    const progress = keepProgress(
      (words) => saveTurnProgress(db, this.turn.turnId, words),
      () => this.#stop.abort(),
      (error) => logError('save_turn_progress_failed', error),
      this.#start,
    );
    const warming = setInterval(() => {
      if (!speaker.asked?.isLocal || speaker.answered) return;
      this.queue.push({ event: 'wait', data: { reason: 'warming_up' } });
    }, WAIT_EVERY_MS);
    try {
      while ((await this.#reads(judged, progress)) === 'begins anew');
      return null;
    } catch (error) {
      return error instanceof AppError ? error : new AppError('model_failed', {}, { cause: error });
    } finally {
      clearInterval(warming);
      await progress.end();
    }
  }

  /**
   * Shows a reply word by word, as far as it may be shown. It begins anew where the verdict comes before its first word
   * and says that it has to support, which it was not asked for (R-CARE-06).
   */
  async #reads(judged: Promise<void>, progress: { update(text: string): void }) {
    const { context, history, continuedText } = this.turn;
    const start = this.#start;
    const topic = this.#supportTopic();
    const parts = { ...context, care: { ...context.care, topic } };
    const messages = modelMessages(parts, history, continuedText !== null);
    for await (const words of guardedReply(start, this.#speaker.speak(messages))) {
      if (this.#shown === start.length) {
        await beforeFirstWords(judged);
        if (this.#stop.signal.aborted) return 'ends';
        if (this.#supportTopic() !== topic) return 'begins anew';
        this.#firstWordsMs = Date.now() - this.#startedAt;
      }
      if (words !== null) this.queue.push({ event: 'delta', data: { text: words, at: this.#shown } });
      this.#shown += words?.length ?? 0;
      this.#reply = words === null ? start : this.#reply + words;
      progress.update(this.#reply);
    }
    return 'ends';
  }

  #supportTopic(): CareTopic | null {
    return this.turn.context.care.topic ?? this.#care.found?.topic ?? null;
  }

  /** Writes the turn down and sends its end; returns why it could not. */
  async #finish(failure: AppError | null): Promise<AppError | null> {
    const { db, logError } = this.context;
    const { turn, queue } = this;
    const care = this.#care;
    const speaker = this.#speaker;
    const { isCaught } = care;
    const stopped = this.#stop.signal.aborted && !isCaught;
    const isReplaced = failure?.code === 'content_refused' && !stopped && !isCaught;
    if (failure && !this.#stop.signal.aborted) logError(failure.code, failure.cause ?? failure);
    const topic = isReplaced && careTopics.find((known) => known === failure.values.topic);
    if (topic) care.takeReply(topic);
    const isFailed = failure !== null && !isReplaced && !stopped && !isCaught;
    // A chat keeps the model that is the companion's own: not the demo model, and nobody who stood in.
    const asked = speaker.asked?.isDemo === false && !speaker.answered?.isStandIn ? speaker.asked : null;
    const said = isCaught ? '' : storedWords(this.#reply, this.#start);
    const ending = {
      status: isFailed ? 'failed' : stopped ? 'stopped' : 'done',
      text: isReplaced ? this.#kindWords(topic ? 'help' : 'plain') : said,
      firstWordsMs: this.#firstWordsMs,
      failure: isFailed ? failureWord(failure) : null,
      asked: asked && { provider: asked.provider, model: asked.model },
      answered: speaker.answered,
      calls: speaker.unwritten,
      care: care.keep(),
      isReplaced,
    } as const;
    try {
      this.#state = await writeDown(() => finishTurn(db, turn.turnId, ending), logError);
    } catch (error) {
      const refusal = endRefusal(error, turn);
      logError('finish_turn_failed', error);
      // What a reply cost is known even where the chat went meanwhile, and the reply with it.
      const recorded = recordCalls(this.context, speaker.unwritten, { id: turn.turnId, isOver: true });
      this.context.waitUntil(recorded.then(() => completeUsage(this.context, speaker.calls)));
      queue.push(failureEvent(refusal, turn));
      return refusal;
    }
    this.context.waitUntil(completeUsage(this.context, speaker.calls));
    if (!isCaught) queue.push(endEvent(this.#state));
    care.show(isCaught && this.#shown > this.#start.length);
    return null;
  }

  /** The verdicts that come after the reply has ended: on the person's words, and on the reply (D-31). */
  async #endChecks(judged: Promise<void>): Promise<void> {
    const { db, logError } = this.context;
    const care = this.#care;
    const { turnId, text, status, replyId } = this.#state;
    const isChecked = !care.isCaught && status === 'done' && replyId !== null;
    const ofReply = isChecked ? this.#check.ofReply(text) : Promise.resolve(null);
    await judged;
    try {
      const late = care.keep();
      if (late) this.#state = await noteTurnCare(db, turnId, late);
      care.show();
      const verdict = await ofReply;
      if (verdict?.reply) {
        if (verdict.reply === 'encourages_harm') care.takeReply(verdict.person?.topic ?? 'suicide');
        const kind = this.#kindWords(care.found ? 'help' : 'plain');
        this.#state = await noteTurnCare(db, turnId, care.keep(), kind);
        this.queue.push(endEvent(this.#state));
        care.show();
      }
    } catch (error) {
      logError('late_care_failed', error);
    }
  }

  #kindWords(kind: 'plain' | 'help'): string {
    const language = this.#care.found?.language ?? readerLanguage(this.context.request.headers);
    return withKindWords(this.#start, language, kind);
  }
}
