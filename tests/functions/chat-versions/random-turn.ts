import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { CONTINUE_REQUEST } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call } from '../support/call.ts';
import { silence } from '../support/fixtures.ts';
import type { Model } from '../support/model.ts';
import type { Person } from '../support/people.ts';
import type { Random } from '../support/random.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { remove } from '../support/versions.ts';
import type { ChatModel, Message } from './chat-model.ts';

/** What is asked of a companion: `target` is the message that gets another version. */
export type Asked = {
  mode: 'send' | 'again' | 'edit' | 'continue';
  text?: string;
  target?: Message;
};

/** Who asks, and where. */
export type Asker = {
  person: Person;
  companionId: string;
  /** What the chat must hold and show. */
  chat: ChatModel;
  /** What replies. */
  model: Model;
  chance: Random;
  /** A text that nobody says twice. */
  newText(what: string): string;
};

/**
 * One turn, whose reply comes, fails, is lost with its worker or is stopped, or comes to a chat in which something was
 * deleted meanwhile. One that failed may run again.
 */
export class RandomTurn {
  readonly outcome: 'done' | 'is disturbed' | 'fails' | 'crashes' | 'stops';
  /** Whether its message must be counted. */
  isCounted = false;
  readonly #asker: Asker;
  readonly #asked: Asked;
  readonly #body: { messageId: string };

  constructor(asker: Asker, asked: Asked) {
    this.#asker = asker;
    this.#asked = asked;
    const { mode, text, target } = asked;
    this.#body = {
      messageId: randomUUID(),
      ...{ mode, companionId: asker.companionId },
      ...(target && { target: target.words.id }),
      ...(text && { text, reply: true }),
    };
    const luck = asker.chance.next();
    const outcomes = ['is disturbed', 'fails', 'crashes', 'stops'] as const;
    this.outcome = luck < 0.6 ? 'done' : asker.chance.pick(outcomes);
  }

  async play(): Promise<void> {
    if (this.outcome === 'done') return this.#answer();
    if (this.outcome === 'is disturbed') return this.#disturb();
    if (this.outcome === 'stops') return this.#stop();
    const question = this.outcome === 'fails' ? await this.#fail() : await this.#crash();
    if (this.#asker.chance.next() < 0.5) await this.#answer(question);
  }

  /** What the model is asked with, as the last thing said. */
  get #key(): string {
    const { mode, text, target } = this.#asked;
    return text ?? (mode === 'again' ? target?.parent : target)?.words.text ?? '';
  }

  /** The words that a reply begins with before the model says any. */
  get #start(): string {
    const { mode, target } = this.#asked;
    if (mode !== 'continue') return '';
    const old = target?.words.text ?? '';
    return /\s$/.test(old) ? old : `${old} `;
  }

  /** The message that is answered, stored where it is new. */
  #store(id: unknown): Message {
    const { mode, text, target } = this.#asked;
    if (mode === 'again' || mode === 'continue') return target?.parent as Message;
    const words = { id: String(id), type: 'user' as const, text: text ?? '' };
    const { chat } = this.#asker;
    return target ? chat.addVersion(target, words) : chat.addAtEnd(words);
  }

  /** Words that were edited stay marked as such when they are continued. */
  #storeReply(question: Message, id: unknown, text: string) {
    const { mode, target } = this.#asked;
    const isEdited = mode === 'continue' && target?.words.isEdited === true;
    this.#asker.chat.addReply(question, { id: String(id), type: 'ai', text, isEdited });
  }

  async #answer(stored?: Message) {
    const { person, model, newText } = this.#asker;
    const reply = newText('Reply');
    model.answers(this.#key, says(reply));
    const answer = await call('chat-send', { as: person, body: this.#body });
    const start = this.#start;
    expect(answer.body).toMatchObject({ success: true, status: 'done', message: start + reply });
    this.isCounted = true;
    const question = stored ?? this.#store(answer.body.askedId);
    expect(answer.body.askedId).toBe(question.words.id);
    this.#expectHistory(question);
    this.#storeReply(question, answer.body.replyId, start + reply);
  }

  /** The model was told the ten messages before the question, the question, and what is to be continued. */
  #expectHistory(question: Message) {
    const { live } = this.#asker.chat;
    const told = live.slice(0, live.indexOf(question) + 1).slice(-11);
    const texts = told.map(({ words }) => words.text);
    if (this.#asked.mode === 'continue') texts.push(this.#asked.target?.words.text ?? '', CONTINUE_REQUEST);
    const messages = this.#asker.model.requests(this.#key).at(-1)?.body.messages.slice(1) ?? [];
    expect(messages.map(({ content }) => content)).toEqual(texts);
  }

  /** While the reply is being written, the person deletes a message, perhaps the one that is answered. */
  async #disturb() {
    const { person, model, chat, chance, newText } = this.#asker;
    const answer = held();
    model.answers(this.#key, answer.answer);
    const reader = new Reader('chat-send', { as: person, body: this.#body });
    await answer.asked;
    await reader.until(() => reader.events.length > 0);
    const [first] = reader.events;
    const question = this.#store(first?.event === 'turn' && first.data.askedId);
    this.#expectHistory(question);
    const deleted = chance.pick(chat.live);
    expect((await remove(person, deleted.words.id)).status).toBe(200);
    chat.delete(deleted);
    const reply = newText('Reply');
    await answer.piece(reply);
    await answer.finish();
    await reader.over;
    const message = this.#start + reply;
    expect(reader.last).toMatchObject({ event: 'done', data: { message, status: 'done' } });
    this.isCounted = true;
    this.#storeReply(question, reader.last?.event === 'done' && reader.last.data.replyId, message);
  }

  async #fail(): Promise<Message> {
    const { person, model } = this.#asker;
    model.answers(this.#key, refuses(400));
    const events = new Reader('chat-send', { as: person, body: this.#body });
    await events.over;
    expect(events.last).toMatchObject({ event: 'error', data: { error: 'model_failed' } });
    const [start] = events.events;
    return this.#store(start?.event === 'turn' && start.data.askedId);
  }

  /** The worker writes some words down and is never heard of again. */
  async #crash(): Promise<Message> {
    const { person, companionId } = this.#asker;
    const { mode, text = null, target } = this.#asked;
    const [turn] = await sql<{ turn_id: string; message_id: string; refusal: string | null }>(
      'select turn_id, message_id, refusal from public.begin_turn($1, $2, $3, $4, $5, $6)',
      [person.id, companionId, this.#body.messageId, text, mode, target?.words.id ?? null],
    );
    expect(turn?.refusal).toBeNull();
    await sql(`select public.save_turn_progress($1, 'Half of ')`, [turn?.turn_id]);
    await silence(turn?.turn_id, '41 seconds');
    const query = { companionId };
    expect((await call('chat-turn', { as: person, query })).status).toBe(404);
    return this.#store(turn?.message_id);
  }

  /** Stops after some words or before the first one; what was kept is what the worker says at the end. */
  async #stop() {
    const { person, model, chance, newText } = this.#asker;
    const answer = held();
    model.answers(this.#key, answer.answer);
    const reader = new Reader('chat-send', { as: person, body: this.#body });
    await answer.asked;
    const reply = newText('Stopped');
    const hasWords = chance.next() < 0.7;
    if (hasWords) {
      await answer.piece(`${reply}. `);
      await reader.until(() => reader.pieces.length > 0);
    }
    await reader.until(() => reader.turnId !== undefined);
    await call('chat-stop', { as: person, body: { turnId: reader.turnId } });
    if (!hasWords) {
      await sql('update public.turns set finished_at = started_at where id = $1', [reader.turnId]);
      await answer.piece('Too late.');
    }
    await reader.over;
    const [first] = reader.events;
    if (first?.event !== 'turn' || reader.last?.event !== 'done') throw new Error('The turn did not stop');
    this.isCounted = true;
    const question = this.#store(first.data.askedId);
    const { message, replyId } = reader.last.data;
    const start = this.#start;
    expect(`${start}${reply}. `.startsWith(message)).toBe(true);
    expect(replyId !== null).toBe(message.length > start.length);
    if (!hasWords) expect(replyId).toBeNull();
    if (replyId !== null) this.#storeReply(question, replyId, message);
  }
}
