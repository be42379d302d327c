import * as v from 'valibot';
import type { InputOf, OutputOf } from '#contracts/endpoint.ts';
import { userDelete } from '#contracts/user-delete.ts';
import { userExport } from '#contracts/user-export.ts';
import { call, download } from '#lib/endpoint-client.ts';

/** The receipt of a deletion: what was removed, when, and an id to refer to it. */
export type Receipt = OutputOf<typeof userDelete>;

/** The receipt that a history entry carries; null when it carries none. */
export function receiptOf(state: unknown): Receipt | null {
  return v.is(userDelete.output, state) ? state : null;
}

/** The password, or the email address of an account without one. */
export type Proof = InputOf<typeof userDelete>;

/** Everything about the person, as one archive. Once an hour. */
export function fetchArchive(): Promise<{ name: string; content: Blob }> {
  return download(userExport, {});
}

/** Deletes the account for good. */
export function deleteAccount(proof: Proof): Promise<Receipt> {
  return call(userDelete, proof);
}
