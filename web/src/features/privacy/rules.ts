import { ApiError } from '#lib/api-error.ts';

/** The text for a refusal with a waiting time. */
function retryText(seconds: number | undefined): string {
  if (seconds === undefined) return 'Please try again later.';
  const minutes = Math.ceil(seconds / 60);
  return `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** The text about an archive that could not be made. */
export function exportFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_requests') {
    return `You can get your data once an hour. ${retryText(error.retryAfter)}`;
  }
  if (error instanceof ApiError && error.hasText) return error.detail;
  return 'Your data could not be put together. Please check your connection and try again.';
}

/** The text about an account that was not deleted. */
export function deleteFailure(error: Error, proof: 'password' | 'email'): string {
  if (!(error instanceof ApiError) || !error.hasText) {
    return 'Your account could not be deleted. Please check your connection and try again.';
  }
  if (error.code === 'too_many_requests') return `That was tried too often. ${retryText(error.retryAfter)}`;
  if (error.code !== 'forbidden') return error.detail;
  return proof === 'password'
    ? 'This is not your password. Nothing was deleted.'
    : 'This is not the email address of your account, or the account has a password. Nothing was deleted.';
}

/** The names of a table's rows for people, singular and plural; other tables are counted together. */
const named: Record<string, [one: string, several: string]> = {
  messages: ['message', 'messages'],
  chats: ['chat', 'chats'],
  user_favorites: ['favorite', 'favorites'],
  companions: ['companion of your own', 'companions of your own'],
  companion_customisations: ['customisation', 'customisations'],
  reports: ['report', 'reports'],
  contact_messages: ['message to support', 'messages to support'],
  files: ['file', 'files'],
};

/** The lines of the receipt: '12 messages', one per kind, with the unnamed kinds counted together at the end. */
export function removedLines(removed: Record<string, number>): string[] {
  const lines = Object.entries(named).flatMap(([table, [one, several]]) => {
    const count = removed[table];
    return count === undefined ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  const others = Object.entries(removed)
    .filter(([table]) => named[table] === undefined)
    .reduce((sum, [, count]) => sum + count, 0);
  return others === 0 ? lines : [...lines, `${others} other records, such as settings and counters`];
}
