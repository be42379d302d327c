import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { CONTINUE_REQUEST } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call } from '../support/call.ts';
import { openChat } from '../support/fixtures.ts';
import type { Model } from '../support/model.ts';
import type { Person } from '../support/people.ts';
import type { Random } from '../support/random.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { clear, edit, purge, remove, restore, showVersion } from '../support/versions.ts';
import { ChatModel, type Message, type Run } from './chat-model.ts';

/** A turn that is to be asked for: what is sent, and what the model and the chat do with it. */
type Asked = {
  mode: 'send' | 'again' | 'edit' | 'continue';
  text?: string;
  target?: Message;
};

/** Somebody who does one thing after another in several chats, beside a model of what must come of it. */
export class RandomPerson {
  readonly chats: Map<string, ChatModel>;
  /** How many messages must be counted. */
  used = 0;
  /** What was done last, for the message of a failure. */
  last = 'nothing';
  readonly #cleared: { companionId: string; id: string; runs: Run[] }[] = [];
  #said = 0;
  #companionId = '';

  constructor(
    readonly person: Person,
    readonly name: string,
    companions: readonly string[],
    readonly model: Model,
    readonly chance: Random,
  ) {
    this.chats = new Map(companions.map((id) => [id, new ChatModel()]));
  }

  /** Does one thing and returns the companion it was done with. */
  async act(): Promise<string> {
    this.#companionId = this.chance.pick([...this.chats.keys()]);
    const operation = this.chance.pick(this.#operations);
    this.last = `${operation.name} with ${this.#companionId}`;
    await operation.call(this);
    return this.#companionId;
  }

  /** What is listed more often happens more often. */
  get #operations() {
    const { send, again, editAndReply, editAlone, goOn, switchVersion, remove, undo } =
      RandomPerson.prototype;
    const { clear, expire, save, purge } = RandomPerson.prototype;
    return [
      ...[send, send, send, again, again, editAndReply, editAlone, editAlone, goOn],
      ...[switchVersion, switchVersion, switchVersion, remove, remove, undo, undo, purge],
      ...(this.chance.next() < 0.2 ? [clear, expire, save] : []),
    ];
  }

  get #chat(): ChatModel {
    return this.chats.get(this.#companionId) as ChatModel;
  }

  /** Any message of the shown path that fits. */
  #shown(fits: (message: Message) => boolean): Message | undefined {
    const fitting = this.#chat.live.filter(fits);
    return fitting.length === 0 ? undefined : this.chance.pick(fitting);
  }

  #answered(): Message | undefined {
    return this.#shown(({ words, parent }) => {
      return words.type === 'ai' && parent?.words.type === 'user' && !parent.isDeleted;
    });
  }

  #newText(what: string): string {
    return `${what} ${++this.#said} of ${this.name}`;
  }

  async send() {
    await this.#turn({ mode: 'send', text: this.#newText('Message') });
  }

  async again() {
    const target = this.#answered();
    if (target) await this.#turn({ mode: 'again', target });
  }

  async goOn() {
    const target = this.#answered();
    if (target) await this.#turn({ mode: 'continue', target });
  }

  async editAndReply() {
    const target = this.#shown(({ words }) => words.type === 'user');
    if (target) await this.#turn({ mode: 'edit', text: this.#newText('Edit'), target });
  }

  async editAlone() {
    const target = this.#shown(() => true);
    if (!target) return;
    const text = this.#newText('Edit');
    const asked = { companionId: this.#companionId };
    const { body } = await edit(this.person, target.words.id, text, false, asked);
    expect(body).toEqual({ success: true, edited: expect.any(String) });
    const { type } = target.words;
    this.#chat.addVersion(target, { id: String(body.edited), type, text, isEdited: type === 'ai' });
  }

  async switchVersion() {
    const place = this.#shown((message) => message.liveVersions.length > 1);
    if (!place) return;
    const version = this.chance.pick(place.liveVersions);
    const { body } = await showVersion(this.person, version.words.id, this.#companionId);
    expect(body).toEqual({ success: true });
    this.#chat.show(version);
  }

  async remove() {
    const message = this.#shown(() => true);
    if (!message) return;
    expect((await remove(this.person, message.words.id)).status).toBe(200);
    this.#chat.delete(message);
  }

  async undo() {
    const cleared = this.#cleared.findIndex(({ companionId }) => companionId === this.#companionId);
    const [group] = cleared >= 0 ? this.#cleared.splice(cleared, 1) : [];
    const message = this.#chat.deleted.length > 0 ? this.chance.pick(this.#chat.deleted) : undefined;
    const id = group?.id ?? message?.words.id;
    if (!id) return;
    const { body } = await restore(this.person, id);
    expect(body).toEqual({ success: true, companionId: this.#companionId });
    if (group) this.#chat.bringBack(group.runs);
    else if (message) this.#chat.restore(message);
  }

  async purge() {
    if (this.#chat.deleted.length === 0) return;
    const message = this.chance.pick(this.#chat.deleted);
    expect((await purge(this.person, message.words.id)).body).toEqual({ success: true });
    this.#chat.purge(message);
  }

  async clear() {
    const id = await clear(this.person, this.#companionId);
    const runs = this.#chat.end('cleared');
    expect(id !== null).toBe(runs.length > 0);
    if (id) this.#cleared.push({ companionId: this.#companionId, id, runs });
  }

  /** The chat's time ends, and it is opened again. */
  async expire() {
    if (this.#chat.isSaved) return;
    await sql(
      `update public.chats set expires_at = now() - interval '1 second' where user_id = $1 and companion_id = $2`,
      [this.person.id, this.#companionId],
    );
    await openChat(this.person, this.#companionId);
    this.#chat.end('sealed');
  }

  /** Saves the chat, which brings back what has expired, and most of the time lets it be temporary again. */
  async save() {
    const actions = this.chance.next() < 0.7 ? ['save', 'unsave'] : ['save'];
    const chatId = await openChat(this.person, this.#companionId);
    for (const action of actions) {
      const { body } = await call('chat-favorite', { as: this.person, body: { chatId, action } });
      expect(body).toEqual({ success: true });
    }
    this.#chat.save();
    this.#chat.isSaved = actions.length === 1;
  }

  /** Asks for a reply, which comes, fails, is stopped or is lost with its worker; then often once more. */
  async #turn(asked: Asked) {
    // Nobody waits here for the minute to pass.
    await sql('delete from private.turn_starts where user_id = $1', [this.person.id]);
    const body = {
      mode: asked.mode,
      companionId: this.#companionId,
      messageId: randomUUID(),
      ...(asked.target && { target: asked.target.words.id }),
      ...(asked.text && { text: asked.text, reply: true }),
    };
    const luck = this.chance.next();
    const outcome = luck < 0.7 ? 'done' : luck < 0.8 ? 'fails' : luck < 0.9 ? 'crashes' : 'stops';
    this.last += `, ${asked.mode} that ${outcome}`;
    if (outcome === 'done') return this.#answer(asked, body);
    if (outcome === 'stops') return this.#stop(asked, body);
    const question = outcome === 'fails' ? await this.#fail(asked, body) : await this.#crash(asked, body);
    if (this.chance.next() < 0.5) await this.#answer(asked, body, question);
  }

  /** What the model is asked with, as the last thing said. */
  #key({ mode, text, target }: Asked): string {
    return text ?? (mode === 'again' ? target?.parent : target)?.words.text ?? '';
  }

  /** The words that a reply begins with before the model says any. */
  #start({ mode, target }: Asked): string {
    if (mode !== 'continue') return '';
    const old = target?.words.text ?? '';
    return /\s$/.test(old) ? old : `${old} `;
  }

  /** The message that is answered, stored where it is new. */
  #store({ mode, text, target }: Asked, id: unknown): Message {
    if (mode === 'again' || mode === 'continue') return target?.parent as Message;
    const words = { id: String(id), type: 'user' as const, text: text ?? '' };
    return target ? this.#chat.addVersion(target, words) : this.#chat.addAtEnd(words);
  }

  async #answer(asked: Asked, body: object, stored?: Message) {
    const reply = this.#newText('Reply');
    this.model.answers(this.#key(asked), says(reply));
    const answer = await call('chat-send', { as: this.person, body });
    const start = this.#start(asked);
    expect(answer.body).toMatchObject({ success: true, status: 'done', message: start + reply });
    this.used++;
    const question = stored ?? this.#store(asked, answer.body.askedId);
    expect(answer.body.askedId).toBe(question.words.id);
    this.#expectHistory(asked, question);
    this.#chat.addReply(question, { id: String(answer.body.replyId), type: 'ai', text: start + reply });
  }

  /** The model was told the ten messages before the question, the question, and what is to be continued. */
  #expectHistory(asked: Asked, question: Message) {
    const { live } = this.#chat;
    const told = live.slice(0, live.indexOf(question) + 1).slice(-11);
    const texts = told.map(({ words }) => words.text);
    if (asked.mode === 'continue') texts.push(asked.target?.words.text ?? '', CONTINUE_REQUEST);
    const messages = this.model.requests(this.#key(asked)).at(-1)?.body.messages.slice(1) ?? [];
    expect(messages.map(({ content }) => content)).toEqual(texts);
  }

  async #fail(asked: Asked, body: object): Promise<Message> {
    this.model.answers(this.#key(asked), refuses(400));
    const events = new Reader('chat-send', { as: this.person, body });
    await events.over;
    expect(events.last).toMatchObject({ event: 'error', data: { error: 'model_failed' } });
    const [start] = events.events;
    return this.#store(asked, start?.event === 'turn' && start.data.askedId);
  }

  /** The worker writes some words down and is never heard of again. */
  async #crash(asked: Asked, body: { messageId: string }): Promise<Message> {
    const { mode, text = null, target } = asked;
    const [turn] = await sql<{ turn_id: string; message_id: string; refusal: string | null }>(
      'select turn_id, message_id, refusal from public.begin_turn($1, $2, $3, $4, $5, $6)',
      [this.person.id, this.#companionId, body.messageId, text, mode, target?.words.id ?? null],
    );
    expect(turn?.refusal).toBeNull();
    await sql(`select public.save_turn_progress($1, 'Half of ')`, [turn?.turn_id]);
    await sql(`update public.turns set updated_at = now() - interval '41 seconds' where id = $1`, [
      turn?.turn_id,
    ]);
    const query = { companionId: this.#companionId };
    expect((await call('chat-turn', { as: this.person, query })).status).toBe(404);
    return this.#store(asked, turn?.message_id);
  }

  /** Stops after some words or before the first one; what was kept is what the worker says at the end. */
  async #stop(asked: Asked, body: object) {
    const answer = held();
    this.model.answers(this.#key(asked), answer.answer);
    const reader = new Reader('chat-send', { as: this.person, body });
    await answer.asked;
    const reply = this.#newText('Stopped');
    if (this.chance.next() < 0.7) {
      await answer.piece(`${reply}. `);
      await reader.until(() => reader.pieces.length > 0);
    }
    await reader.until(() => reader.turnId !== undefined);
    await call('chat-stop', { as: this.person, body: { turnId: reader.turnId } });
    await reader.over;
    const [start] = reader.events;
    if (start?.event !== 'turn' || reader.last?.event !== 'done') throw new Error('The turn did not stop');
    this.used++;
    const question = this.#store(asked, start.data.askedId);
    const { message, replyId } = reader.last.data;
    const start = this.#start(asked);
    expect(`${start}${reply}. `.startsWith(message)).toBe(true);
    expect(replyId !== null).toBe(message.length > start.length);
    if (replyId !== null) this.#chat.addReply(question, { id: replyId, type: 'ai', text: message });
  }
}
