import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { companionId, time, uuid } from './fields.ts';

/** A text, or a list of them; null where nobody but admins may read it. */
const fieldValue = v.nullable(v.union([v.string(), v.array(v.string())]));

/**
 * The version of a companion that speaks in a chat (D-27), with the newest one where that is another, and the one to go
 * back to. `field` is the column that changed; `isOffered` is false once the person has declined that version.
 */
export const chatVersionState = v.object({
  id: uuid,
  number: v.number(),
  newest: v.nullable(
    v.object({
      id: uuid,
      number: v.number(),
      at: time,
      isOffered: v.boolean(),
      changes: v.array(v.object({ field: v.string(), before: fieldValue, after: fieldValue })),
    }),
  ),
  previous: v.nullable(v.object({ id: uuid, number: v.number() })),
});
export type ChatVersionState = v.InferOutput<typeof chatVersionState>;

/**
 * What the person wants of the versions of a companion in their chat (R-SELF-04). `take`: from the next reply on the
 * newest version speaks, with the model that is newest too. `keep`: the old one goes on, and that version is not
 * offered again. `back`: the version and model before the last change. `versionId` is the version meant: for `take`
 * and `keep` the newest, for `back` the previous one, else `version_gone`. `take` of the version that speaks already
 * chooses its model anew. `not_found` for a chat in which nothing was said, `chat_expired` for one that has run out,
 * `turn_running` while a reply is being written.
 */
export const chatVersion = endpoint({
  name: 'chat-version',
  summary: "takes, keeps or goes back to a version of the companion in the caller's chat",
  method: 'POST',
  auth: 'user',
  input: v.object({ companionId, action: v.picklist(['take', 'keep', 'back']), versionId: uuid }),
  output: v.object({ version: v.nullable(chatVersionState) }),
  errors: ['not_found', 'chat_expired', 'turn_running', 'version_gone'],
});
