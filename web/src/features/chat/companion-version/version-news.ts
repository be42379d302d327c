import type { ChatVersionState, chatVersion } from '#contracts/chat-version.ts';
import type { InputOf } from '#contracts/endpoint.ts';

/** What a person wants of the versions, and which one is meant. */
export type VersionChange = Pick<InputOf<typeof chatVersion>, 'action' | 'versionId'>;

/** What a chat has to say of its companion's version, and when that came, by the server's clock. */
export type VersionNews = { kind: 'offer' | 'taken' | 'back'; at: string };

/** The news when the server has named the version: an offer keeps its place while it stands (R-SELF-04). */
export function versionNewsAfter(
  before: VersionNews | null,
  version: ChatVersionState | null,
  at: string,
): VersionNews | null {
  if (version?.newest?.isOffered) return before?.kind === 'offer' ? before : { kind: 'offer', at };
  return before?.kind === 'offer' ? null : before;
}

/** The news for people. */
export function versionNewsText(kind: VersionNews['kind'], name: string): string {
  switch (kind) {
    case 'offer':
      return `${name} has changed since you two began.`;
    case 'taken':
      return `From the next reply on, the new ${name} speaks. You can go back at any time.`;
    case 'back':
      return `From the next reply on, ${name} is as before again.`;
  }
}

/** What can be chosen later, also a month on; going back and taking may mean the same version. */
export function versionChoices({
  id,
  newest,
  previous,
}: ChatVersionState): (VersionChange & { label: string })[] {
  const mayGoBack = previous !== null && previous.id !== id && previous.id !== newest?.id;
  return [
    ...(mayGoBack
      ? [{ action: 'back', versionId: previous.id, label: `Go back to version ${previous.number}` } as const]
      : []),
    ...(newest
      ? [{ action: 'take', versionId: newest.id, label: `Take version ${newest.number}` } as const]
      : []),
  ];
}

/** Whether there is more than one version to speak of. */
export function hasVersions({ number, newest }: ChatVersionState): boolean {
  return number > 1 || newest !== null;
}
