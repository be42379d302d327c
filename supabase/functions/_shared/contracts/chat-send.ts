import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  careLanguages,
  careLevels,
  careTopics,
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
/** What the other version is to do without: facts and lines of the story that the reply had in mind (D-34). */
const without = v.optional(v.pipe(v.array(uuid), v.minLength(1), v.maxLength(100)));
const againForm = v.object({ mode: v.literal('again'), ...versioned, without });
const continueForm = v.object({ mode: v.literal('continue'), ...versioned });
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

/** A link needs no more than this: see `HelpLine`. */
const helpLine = v.object({
  name: v.string(),
  contact: v.string(),
  url: v.string(),
  tel: v.optional(v.string()),
  sms: v.optional(v.object({ to: v.string(), text: v.optional(v.string()) })),
});

/**
 * The card with help lines (D-15, D-31). At level 2 and 3 it takes the place of the reply: `withdraws` where words of
 * one have come, which are taken back then. At level 1, and where the verdict comes after the end, it stands beside the
 * reply. `country` is whose lines they are, ZZ for the international ones; `language` that of the text where it was
 * recognized. The topic `minor` pauses the person's chats.
 */
export const safetyHelp = v.object({
  topic: v.picklist(careTopics),
  level: v.picklist(careLevels),
  country: v.string(),
  lines: v.array(helpLine),
  language: v.nullable(v.picklist(careLanguages)),
  withdraws: v.boolean(),
});
export type SafetyHelp = v.InferOutput<typeof safetyHelp>;

/**
 * What is known of a caught message: `askedId` is its row in `messages`, `turnId` its turn; both null where it could
 * not be kept. `remaining` is missing where it could not be read: help comes all the same.
 */
const caughtMessage = {
  turnId: v.nullable(uuid),
  askedId: v.nullable(uuid),
  remaining: v.optional(remaining),
};

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

/**
 * The end of a turn. `message` is the whole reply, `replyId` its row in `messages` (null when none was stored). A reply
 * that breaks a rule ends with kind words in its place; where the classifier says so after the end, `done` comes once
 * more with them (R-CARE-08).
 */
const done = v.object({ message: v.string(), status: turnStatus, replyId: v.nullable(uuid), ...quota });

const failure = v.object({ error: v.string(), detail: v.string(), ...quota });

/**
 * The reply takes long, and why: sent every 10 s so that nobody gives it up (D-34). A model of this machine or network
 * may have to be loaded before its first word, which takes up to 90 s (R-COST-06).
 */
const wait = v.object({ reason: v.picklist(['reasoning', 'warming_up']) });

/** Who speaks in place of the companion's model, which failed or was silent (D-28, R-COST-04). */
const standIn = v.optional(v.object({ model: v.string(), provider: v.string() }));

/**
 * What the companion has in mind for this reply (D-29): ids of `memories`, why each was chosen (`words` of what was
 * just said, `pinned` or `recent`), and of `story_lines`. Sent before the first word, only where there is something.
 */
const receipt = v.object({
  memories: v.array(v.object({ id: uuid, reason: v.picklist(['words', 'pinned', 'recent']) })),
  story: v.array(uuid),
});
export type Receipt = v.InferOutput<typeof receipt>;

/** The number of the companion's version that speaks (D-27). */
const version = v.optional(v.number());

export const turnEvents = {
  /**
   * `version` of the companion, when the turn begins. `text`, for a reply that is continued, are the words it begins
   * with; the deltas come behind them. Sent once more, before the first word, when a stand-in takes over.
   */
  turn: v.object({ ...turnStarted.entries, text: v.optional(v.string()), version, standIn, ...serverNow }),
  receipt,
  wait,
  delta,
  done,
  error: failure,
  /** Before, in place of, or after `done`; in its place the turn has ended, and the message was free (D-34). */
  safety: v.object({ ...safetyHelp.entries, ...caughtMessage }),
};

/** An edit that asks for no reply: `edited` is the row of the new version. */
const editedMessage = v.object({ edited: uuid });

/**
 * Writes a message or a new version of one, and returns the companion's reply (R-API-15, D-06, D-19, D-34). `messageId`
 * is a UUID the client makes; sending it again for the same thing is the same turn. With `Accept: text/event-stream`
 * the reply streams as `events`. Every version stays beside the others (D-26), and what calls the model costs a
 * message:
 * - `send`, the default: a new message, and its reply.
 * - `again`: one more version of the companion's message `target`; with `without`, from what that one had in mind, less
 *   these.
 * - `edit`: a new version of `target` with `text`. With `reply`, of a person's message, and its reply; without, of
 *   either side's, which is free and returns `edited` alone, streamed or not. A companion's words must keep the rules
 *   for replies, else `content_refused`.
 * - `continue`: a version of the companion's message `target` that has its words and goes on behind them. One that
 *   brings no word fails, is refunded and changes nothing.
 *
 * `not_found` unless `target` is a message of that side on the caller's shown path. A person's text that speaks of a
 * crisis gets help lines instead of a reply, or beside it (`safety`): it costs nothing then and stays in the
 * conversation (D-31). `paused` while the person's chats pause because they may be a minor. What the body says about
 * system prompt, history, model, temperature or token cap is ignored.
 */
export const chatSend = endpoint({
  name: 'chat-send',
  summary:
    "sends, edits, answers again or continues a message; returns the companion's reply, streamed or whole",
  method: 'POST',
  auth: 'user',
  input: v.union([sendForm, againForm, continueForm, editForm, seedForm]),
  output: v.union([
    v.object({
      ...turnStarted.entries,
      message: v.string(),
      status: turnStatus,
      replyId: v.nullable(uuid),
      safety: v.optional(safetyHelp),
    }),
    v.object({ safety: safetyHelp, ...caughtMessage }),
    editedMessage,
  ]),
  events: turnEvents,
  errors: [
    'age_required',
    'consent_required',
    'paused',
    'companion_retired',
    'too_large',
    'not_found',
    'message_limit_reached',
    'free_chats_paused',
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
