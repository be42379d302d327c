import type { Database } from '../database.ts';
import type { Keys } from '../keys.ts';
import type { Change } from './changes.ts';
import { type Claims, isExpired, Refusal, readToken } from './claims.ts';
import { isRecord, type Message, readMessage, reply, writeMessage } from './messages.ts';
import {
  type Binding,
  matchesSubscription,
  type Subscription,
  subscribe,
  visibleChange,
} from './subscription.ts';

interface Channel {
  joinRef: string | null;
  claims: Claims;
  subscriptions: Subscription[];
}

/** What a socket needs of the stack. */
export interface RealtimeContext {
  database: Database;
  keys: Keys;
}

/** One connected page: its channels, and what they may see. */
export class RealtimeSocket {
  readonly #socket: WebSocket;
  readonly #context: RealtimeContext;
  /** The token of a channel that has none of its own. */
  readonly #apikey: string;
  readonly #channels = new Map<string, Channel>();
  #lastId = 0;
  /** Messages are handled one after the other, in the order in which they arrived. */
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, context: RealtimeContext, apikey: string) {
    this.#socket = socket;
    this.#context = context;
    this.#apikey = apikey;
    socket.onmessage = ({ data }) => {
      const message = typeof data === 'string' ? readMessage(data) : null;
      if (message === null) return;
      this.#work = this.#work
        .then(() => this.#receive(message))
        .catch((error) => {
          console.error('realtime:', error);
          this.#send(reply(message, 'error', { reason: 'Internal error' }));
        });
    };
  }

  /** Sends a change to the channels that subscribe to it and may see it. */
  async deliver(change: Change): Promise<void> {
    for (const [topic, channel] of this.#channels) {
      if (isExpired(channel.claims)) {
        this.#end(topic, channel, 'Token has expired');
        continue;
      }
      for (const subscription of channel.subscriptions.filter((candidate) =>
        matchesSubscription(candidate, change),
      )) {
        const seen = await visibleChange(
          this.#context.database,
          change,
          subscription.conditions,
          channel.claims,
        );
        if (seen === null || this.#channels.get(topic) !== channel) continue;
        this.#push(topic, channel, 'postgres_changes', { ids: [subscription.id], data: seen });
      }
    }
  }

  close(): void {
    this.#socket.close(1001);
  }

  async #receive(message: Message): Promise<void> {
    if (message.event === 'heartbeat') this.#send(reply(message, 'ok', {}));
    else if (message.event === 'phx_join') await this.#join(message);
    else if (message.event === 'phx_leave') this.#leave(message);
    else if (message.event === 'access_token') await this.#renew(message);
    else
      this.#send(reply(message, 'error', { reason: `${message.event} is not served by the embedded stack` }));
  }

  async #join(message: Message): Promise<void> {
    const { config, access_token } = message.payload;
    try {
      const token = typeof access_token === 'string' ? access_token : this.#apikey;
      const claims = await readToken(token, this.#context.keys);
      const subscriptions: Subscription[] = [];
      for (const binding of readBindings(config)) {
        this.#lastId += 1;
        const subscription = await subscribe(this.#context.database, binding, this.#lastId, claims);
        if (typeof subscription === 'string') throw new Refusal(subscription);
        subscriptions.push(subscription);
      }
      const channel = { joinRef: message.joinRef, claims, subscriptions };
      this.#channels.set(message.topic, channel);
      const postgres_changes = subscriptions.map(({ conditions: _conditions, ...binding }) => binding);
      this.#send(reply(message, 'ok', { postgres_changes }));
      this.#system(message.topic, channel, 'ok', 'postgres_changes', 'Subscribed to PostgreSQL');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#send(reply(message, 'error', { reason: error.message }));
    }
  }

  #leave(message: Message): void {
    const channel = this.#channels.get(message.topic);
    this.#channels.delete(message.topic);
    this.#send(reply(message, 'ok', {}));
    if (channel !== undefined) this.#push(message.topic, channel, 'phx_close', {});
  }

  /** A page sends its new token over the open channel; a bad one ends the channel. */
  async #renew({ topic, payload }: Message): Promise<void> {
    const channel = this.#channels.get(topic);
    if (channel === undefined || typeof payload.access_token !== 'string') return;
    try {
      channel.claims = await readToken(payload.access_token, this.#context.keys);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#end(topic, channel, error.message);
    }
  }

  #end(topic: string, channel: Channel, reason: string): void {
    this.#channels.delete(topic);
    this.#system(topic, channel, 'error', 'system', reason);
    this.#push(topic, channel, 'phx_close', {});
  }

  #system(topic: string, channel: Channel, status: string, extension: string, message: string): void {
    const name = topic.replace(/^realtime:/, '');
    this.#push(topic, channel, 'system', { channel: name, extension, message, status });
  }

  #push(topic: string, { joinRef }: Channel, event: string, payload: Record<string, unknown>): void {
    this.#send({ joinRef, ref: null, topic, event, payload });
  }

  #send(message: Message): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(writeMessage(message));
  }
}

function readBindings(config: unknown): Binding[] {
  const list = isRecord(config) && Array.isArray(config.postgres_changes) ? config.postgres_changes : [];
  return list.filter(isRecord).map(({ event, schema, table, filter }) => ({
    event: typeof event === 'string' ? event : '*',
    schema: typeof schema === 'string' ? schema : 'public',
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof filter === 'string' ? { filter } : {}),
  }));
}
