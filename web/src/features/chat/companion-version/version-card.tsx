import { Sparkles } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useChatSession } from '../chat-session.ts';
import type { MessageTools } from '../types.ts';
import { changeVersion } from './change-version.ts';
import { changesInWords } from './change-words.ts';
import type { VersionChange } from './version-news.ts';

const WhatChanged = lazyPart('WhatChanged', () => import('./what-changed.tsx'));

type VersionCardProps = {
  text: string;
  /** When the news came. */
  at: string;
  name: string;
  tools: MessageTools;
};

/**
 * Among the messages: that the companion has a new version, what changed, and what the person can do about it; once it
 * is taken, the way back (R-SELF-04).
 */
export function VersionCard({ text, at, name, tools: { chat, mayChange } }: VersionCardProps) {
  const version = useChatSession(chat.companionId, ({ screen }) => screen?.version ?? null);
  const news = useChatSession(chat.companionId, ({ screen }) => screen?.versionNews?.kind);
  const [isOpen, setIsOpen] = useState(false);
  const [pending, setPending] = useState<VersionChange['action'] | null>(null);
  if (version === null) return null;
  const { newest, previous } = version;

  const button = (label: string, action: VersionChange['action'], versionId: string) => (
    <Button
      size="sm"
      variant={action === 'take' ? 'primary' : 'secondary'}
      busy={pending === action}
      aria-disabled={!mayChange || pending !== null}
      onClick={async (event: MouseEvent<HTMLElement>) => {
        if (!mayChange || pending !== null) return;
        const log = event.currentTarget.closest<HTMLElement>('[role="log"]');
        setPending(action);
        await changeVersion(chat, { action, versionId }, at);
        setPending(null);
        // The button goes with the notice: the focus stays in the conversation.
        log?.focus({ preventScroll: true });
      }}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label={`Versions of ${name}`} className="my-3 rounded-md bg-tint p-4">
      <div className="flex gap-3">
        <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-medium wrap-anywhere">{text}</p>
          {news === 'offer' && newest && (
            <p className="text-sm text-muted wrap-anywhere">
              {`${name} now has ${changesInWords(newest.changes)}. This chat stays as it is until you decide.`}
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden sm:pl-8">
        {news === 'offer' && newest && (
          <>
            {button('Take the new version', 'take', newest.id)}
            {button('Keep as is', 'keep', newest.id)}
            <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
              See what changed
            </Button>
          </>
        )}
        {news === 'taken' && previous && button('Go back', 'back', previous.id)}
      </div>
      {isOpen && newest && (
        <LazyBoundary>
          <WhatChanged name={name} changes={newest.changes} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </section>
  );
}
