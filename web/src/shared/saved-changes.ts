const announced = new Map<string, string>();

/** Keeps what was changed about a companion, in one sentence, for the chat that opens next (R-FIRST-17). */
export function announceChanges(companionId: string, text: string): void {
  announced.set(companionId, text);
}

/** What was changed since the chat with this companion was last opened, once; '' when nothing was. */
export function takeChanges(companionId: string): string {
  const text = announced.get(companionId) ?? '';
  announced.delete(companionId);
  return text;
}
