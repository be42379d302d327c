import type { ReactNode } from 'react';
import type { Usage } from '#shared/usage.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Countdown } from './countdown.tsx';
import type { ChatState } from './machine/chat-state.ts';
import { RemainingCounter } from './remaining-counter.tsx';
import { useTurn } from './turn-store.ts';

type ChatStripProps = { companionId: string; state: ChatState; usage: Usage | undefined };

/** Below the header: what is left of today and of this chat, whether the server is there, and who is really answering. */
export function ChatStrip({
  companionId,
  state: { expiresAt, demoModel, reconnecting },
  usage,
}: ChatStripProps) {
  const rejoining = useTurn(companionId)?.rejoining ?? false;
  return (
    <div className="border-b border-line bg-raised text-xs text-muted sm:text-sm">
      <Row>
        <RemainingCounter usage={usage} />
        {expiresAt !== null && <Countdown expiresAt={expiresAt} />}
      </Row>
      <ConnectionBanner reconnecting={reconnecting || rejoining} />
      {demoModel && (
        <div className="border-t border-line">
          <Row>
            <p>
              <strong className="font-semibold text-ink">Demo model:</strong> no AI provider is connected, a
              small script answers.
            </p>
          </Row>
        </div>
      )}
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-8 max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-1 sm:px-6">
      {children}
    </div>
  );
}
