import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  companionId,
  MESSAGE_MAX_LENGTH,
  quota,
  remaining,
  serverNow,
  time,
  turnStatus,
  uuid,
} from './fields.ts';

/**
 * Blank is `invalid_input` (400), too long is `too_large` (413): R-TURN-05. Postgres stores neither NUL, which is
 * refused, nor half of a surrogate pair, which a page may leave behind when it cuts a text to length.
 */
export const messageText = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '' && !value.includes('\0')),
  v.maxLength(MESSAGE_MAX_LENGTH, 'too_large'),
  v.transform((value) => value.replace(/\p{Surrogate}/gu, '\u{FFFD}')),
);

/** The turn whose reply is to be written again; the text is then that turn's message. */
const replaces = v.optional(uuid);

/**
 * The seeds' form: the text is the last user entry of `messages`; all else in it is ignored (D-06). Without a message
 * id the same text is the same turn while that runs, and for 10 s after its end (D-33).
 */
const seedForm = v.pipe(
  v.object({
    companionId,
    messageId: v.optional(uuid),
    messages: v.array(v.object({ role: v.string(), content: v.unknown() })),
    replaces,
  }),
  v.transform(({ messages, ...rest }) => ({
    ...rest,
    text: messages.findLast((message) => message.role === 'user')?.content,
  })),
  v.object({ companionId, messageId: v.optional(uuid), text: messageText, replaces }),
);

/**
 * Help lines in place of a reply when a text speaks of self-harm or harm to others (D-15), or when the reply would have
 * pushed towards it: then the event comes after the words so far, which are taken back (D-31).
 */
export const safetyHelp = v.object({
  topic: v.string(),
  country: v.string(),
  lines: v.array(v.object({ name: v.string(), contact: v.string(), url: v.string() })),
});

/** A caught text. `remaining` is missing where it could not be read: help comes all the same. */
const caught = v.object({ safety: safetyHelp, remaining: v.optional(remaining) });

/** The turn has begun: everything the page needs before the first word. */
const turnStarted = v.object({ turnId: uuid, chatId: uuid, ...quota, expiresAt: v.nullable(time) });

/** A piece of the reply; `at` is the offset in UTF-16 units where it begins. */
const delta = v.object({ text: v.string(), at: v.number() });

/** The end of a turn. `message` is the whole reply, `replyId` its row in `messages` (null when none was stored). */
const done = v.object({ message: v.string(), status: turnStatus, replyId: v.nullable(uuid), ...quota });

const failure = v.object({ error: v.string(), detail: v.string(), ...quota });

/** The reply takes long, and why: sent every 10 s so that nobody gives it up (D-34). */
const wait = v.object({ reason: v.literal('reasoning') });

export const turnEvents = {
  turn: v.object({ ...turnStarted.entries, ...serverNow }),
  wait,
  delta,
  done,
  error: failure,
  safety: caught,
};

/**
 * Sends a message and returns the companion's reply (R-API-15, D-06, D-19). `messageId` is a UUID the client makes;
 * sending it again with the same text is the same turn. With `Accept: text/event-stream` the reply streams as `events`.
 * With `replaces`, the last reply of the chat is written again: a turn that costs a message like any other; the old
 * reply is removed when the new one is stored and stays when it fails (`not_found` unless it is the last). What the
 * body says about system prompt, history, model, temperature or token cap is ignored.
 */
export const chatSend = endpoint({
  name: 'chat-send',
  summary: "sends a message and returns the companion's reply, streamed or whole",
  method: 'POST',
  auth: 'user',
  input: v.union([v.object({ companionId, text: messageText, messageId: uuid, replaces }), seedForm]),
  output: v.union([
    v.object({ ...turnStarted.entries, message: v.string(), status: turnStatus, replyId: v.nullable(uuid) }),
    caught,
  ]),
  events: turnEvents,
  errors: [
    'age_required',
    'consent_required',
    'not_found',
    'message_limit_reached',
    'too_many_requests',
    'expired_lock',
    'chat_expired',
    'active_chat_limit',
    'turn_running',
    'message_id_reused',
    'content_refused',
    'model_failed',
    'model_timeout',
  ],
});
