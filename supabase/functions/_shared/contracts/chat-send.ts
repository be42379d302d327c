import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  companionId,
  EDITED_REPLY_MAX_LENGTH,
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
const storableText = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '' && !value.includes('\0')),
    v.maxLength(longest, 'too_large'),
    v.transform((value) => value.replace(/\p{Surrogate}/gu, '\u{FFFD}')),
  );

/** What a person sends. */
export const messageText = storableText(MESSAGE_MAX_LENGTH);

/** `messageId` is a UUID the client makes; `target` a message of the shown path (D-26). */
const named = { companionId, messageId: uuid };
const versioned = { ...named, target: uuid };
const sendMode = v.optional(v.literal('send'), 'send');

const sendForm = v.object({ mode: sendMode, ...named, text: messageText });
const replyForm = v.object({ mode: v.picklist(['again', 'continue']), ...versioned });
/** Without a reply a companion's words can be edited too, which are longer than a person's. */
const editForm = v.pipe(
  v.object({
    mode: v.literal('edit'),
    ...versioned,
    text: storableText(EDITED_REPLY_MAX_LENGTH),
    reply: v.boolean(),
  }),
  v.check(({ text, reply }) => !reply || text.length <= MESSAGE_MAX_LENGTH, 'too_large'),
);

/**
 * The seeds' form: the text is the last user entry of `messages`; all else in it is ignored (D-06). Without a message
 * id the same text is the same turn while that runs, and for 10 s after its end (D-33).
 */
const seedForm = v.pipe(
  v.object({
    mode: sendMode,
    companionId,
    messageId: v.optional(uuid),
    messages: v.array(v.object({ role: v.string(), content: v.unknown() })),
  }),
  v.transform(({ messages, ...rest }) => ({
    ...rest,
    text: messages.findLast((message) => message.role === 'user')?.content,
  })),
  v.object({ mode: v.literal('send'), companionId, messageId: v.optional(uuid), text: messageText }),
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

/**
 * The turn has begun: everything the page needs before the first word. `askedId` is the row in `messages` of the
 * person's message that is answered, null when it is gone.
 */
const turnStarted = v.object({
  turnId: uuid,
  chatId: uuid,
  askedId: v.nullable(uuid),
  ...quota,
  expiresAt: v.nullable(time),
});

/** A piece of the reply; `at` is the offset in UTF-16 units where it begins, counted from the start of the reply. */
const delta = v.object({ text: v.string(), at: v.number() });

/** The end of a turn. `message` is the whole reply, `replyId` its row in `messages` (null when none was stored). */
const done = v.object({ message: v.string(), status: turnStatus, replyId: v.nullable(uuid), ...quota });

const failure = v.object({ error: v.string(), detail: v.string(), ...quota });

/** The reply takes long, and why: sent every 10 s so that nobody gives it up (D-34). */
const wait = v.object({ reason: v.literal('reasoning') });

/** The number of the companion's version that speaks (D-27). */
const version = v.optional(v.number());

export const turnEvents = {
  /**
   * `version` of the companion, when the turn begins. `text`, for a reply that is continued, are the words it begins
   * with; the deltas come behind them.
   */
  turn: v.object({ ...turnStarted.entries, text: v.optional(v.string()), version, ...serverNow }),
  wait,
  delta,
  done,
  error: failure,
  safety: caught,
};

/** An edit that asks for no reply: `edited` is the row of the new version. */
const editedMessage = v.object({ edited: uuid });

/**
 * Writes a message or a new version of one, and returns the companion's reply (R-API-15, D-06, D-19, D-34).
 * `messageId` is a UUID the client makes; sending it again for the same thing is the same turn. With `Accept:
 * text/event-stream` the reply streams as `events`. Every version stays beside the others (D-26), and what calls the
 * model costs a message:
 * - `send`, the default: a new message, and its reply.
 * - `again`: one more version of the companion's message `target`.
 * - `edit`: a new version of `target` with `text`. With `reply`, of a person's message, and its reply; without, of
 *   either side's, which is free and returns `edited` alone, streamed or not. A companion's words must keep the rules
 *   for replies, else `content_refused`.
 * - `continue`: a version of the companion's message `target` that has its words and goes on behind them. One that
 *   brings no word fails, is refunded and changes nothing.
 *
 * `not_found` unless `target` is a message of that side on the caller's shown path. A person's text that speaks of a
 * crisis gets help lines instead and is not stored. What the body says about system prompt, history, model, temperature
 * or token cap is ignored.
 */
export const chatSend = endpoint({
  name: 'chat-send',
  summary:
    "sends, edits, answers again or continues a message; returns the companion's reply, streamed or whole",
  method: 'POST',
  auth: 'user',
  input: v.union([sendForm, replyForm, editForm, seedForm]),
  output: v.union([
    v.object({ ...turnStarted.entries, message: v.string(), status: turnStatus, replyId: v.nullable(uuid) }),
    caught,
    editedMessage,
  ]),
  events: turnEvents,
  errors: [
    'age_required',
    'consent_required',
    'companion_retired',
    'too_large',
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
    'pin_unavailable',
  ],
});
