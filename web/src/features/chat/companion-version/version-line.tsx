import type { ChatVersionState } from '#contracts/chat-version.ts';
import type { ChatContext } from '../types.ts';
import { changeVersion } from './change-version.ts';
import { versionChoices } from './version-news.ts';

type VersionLineProps = {
  chat: ChatContext;
  version: ChatVersionState;
  /** Not while a reply is being written. */
  mayChange: boolean;
};

/** Which version of the companion speaks, and the way to another one (R-SELF-04). */
export function VersionLine({ chat, version, mayChange }: VersionLineProps) {
  return (
    <p tabIndex={-1} className="flex outline-none flex-wrap items-center gap-x-3">
      <span className="text-ink">Version {version.number}</span>
      {versionChoices(version).map(({ label, ...change }) => (
        <button
          key={label}
          type="button"
          disabled={!mayChange}
          onClick={(event) => {
            // The button goes with the choice: the focus stays in the line.
            event.currentTarget.closest('p')?.focus();
            void changeVersion(chat, change);
          }}
          className="min-h-6 cursor-pointer text-accent underline underline-offset-2 disabled:cursor-not-allowed disabled:opacity-55"
        >
          {label}
        </button>
      ))}
    </p>
  );
}
