import { expect } from 'vitest';
import { call } from '../support/call.ts';
import { openChat } from '../support/fixtures.ts';
import type { Model } from '../support/model.ts';
import type { Person } from '../support/people.ts';
import type { Random } from '../support/random.ts';
import { sql } from '../support/stack.ts';
import { clear, edit, purge, remove, restore, showVersion } from '../support/versions.ts';
import { ChatModel, type Message, type Run } from './chat-model.ts';
import { type Asked, type Asker, RandomTurn } from './random-turn.ts';

/** Somebody who does one thing after another in several chats, beside a model of what must come of it. */
export class RandomPerson implements Asker {
  readonly chats: Map<string, ChatModel>;
  /** How many messages must be counted. */
  used = 0;
  /** What was done last, for the message of a failure. */
  last = 'nothing';
  readonly #cleared: { companionId: string; id: string; runs: Run[] }[] = [];
  #said = 0;
  companionId = '';

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
    this.companionId = this.chance.pick([...this.chats.keys()]);
    const operation = this.chance.pick(this.#operations);
    this.last = `${operation.name} with ${this.companionId}`;
    await operation.call(this);
    return this.companionId;
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

  get chat(): ChatModel {
    return this.chats.get(this.companionId) as ChatModel;
  }

  /** Any message of the shown path that fits. */
  #shown(fits: (message: Message) => boolean): Message | undefined {
    const fitting = this.chat.live.filter(fits);
    return fitting.length === 0 ? undefined : this.chance.pick(fitting);
  }

  #answered(): Message | undefined {
    return this.#shown(({ words, parent }) => {
      return words.type === 'ai' && parent?.words.type === 'user' && !parent.isDeleted;
    });
  }

  readonly newText = (what: string) => `${what} ${++this.#said} of ${this.name}`;

  async send() {
    await this.#turn({ mode: 'send', text: this.newText('Message') });
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
    if (target) await this.#turn({ mode: 'edit', text: this.newText('Edit'), target });
  }

  async editAlone() {
    const target = this.#shown(() => true);
    if (!target) return;
    const text = this.newText('Edit');
    const asked = { companionId: this.companionId };
    const { body } = await edit(this.person, target.words.id, text, false, asked);
    expect(body).toEqual({ success: true, edited: expect.any(String) });
    const { type } = target.words;
    this.chat.addVersion(target, { id: String(body.edited), type, text, isEdited: type === 'ai' });
  }

  async switchVersion() {
    const place = this.#shown((message) => message.liveVersions.length > 1);
    if (!place) return;
    const version = this.chance.pick(place.liveVersions);
    const { body } = await showVersion(this.person, version.words.id, this.companionId);
    expect(body).toEqual({ success: true });
    this.chat.show(version);
  }

  async remove() {
    const message = this.#shown(() => true);
    if (!message) return;
    expect((await remove(this.person, message.words.id)).status).toBe(200);
    this.chat.delete(message);
  }

  async undo() {
    const cleared = this.#cleared.findIndex(({ companionId }) => companionId === this.companionId);
    const [group] = cleared >= 0 ? this.#cleared.splice(cleared, 1) : [];
    const message = this.chat.deleted.length > 0 ? this.chance.pick(this.chat.deleted) : undefined;
    const id = group?.id ?? message?.words.id;
    if (!id) return;
    const { body } = await restore(this.person, id);
    expect(body).toEqual({ success: true, companionId: this.companionId });
    if (group) this.chat.bringBack(group.runs);
    else if (message) this.chat.restore(message);
  }

  async purge() {
    if (this.chat.deleted.length === 0) return;
    const message = this.chance.pick(this.chat.deleted);
    expect((await purge(this.person, message.words.id)).body).toEqual({ success: true });
    this.chat.purge(message);
  }

  async clear() {
    const id = await clear(this.person, this.companionId);
    const runs = this.chat.end('cleared');
    expect(id !== null).toBe(runs.length > 0);
    if (id) this.#cleared.push({ companionId: this.companionId, id, runs });
  }

  /** The chat's time ends, and it is opened again. */
  async expire() {
    if (this.chat.isSaved) return;
    await sql(
      `update public.chats set expires_at = now() - interval '1 second' where user_id = $1 and companion_id = $2`,
      [this.person.id, this.companionId],
    );
    await openChat(this.person, this.companionId);
    this.chat.end('sealed');
  }

  /** Saves the chat, which brings back what has expired, and most of the time lets it be temporary again. */
  async save() {
    const actions = this.chance.next() < 0.7 ? ['save', 'unsave'] : ['save'];
    const chatId = await openChat(this.person, this.companionId);
    for (const action of actions) {
      const { body } = await call('chat-favorite', { as: this.person, body: { chatId, action } });
      expect(body).toEqual({ success: true });
    }
    this.chat.save();
    this.chat.isSaved = actions.length === 1;
  }

  async #turn(asked: Asked) {
    // Nobody waits here for the minute to pass.
    await sql('delete from private.turn_starts where user_id = $1', [this.person.id]);
    const turn = new RandomTurn(this, asked);
    this.last += `, ${asked.mode} that ${turn.outcome}`;
    await turn.play();
    if (turn.isCounted) this.used++;
  }
}
