import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sceneAddresses } from '#lib/portraits.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { CoverPicture } from '#ui/cover-picture.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useChatSession } from './chat-session.ts';
import type { ChatPhase } from './machine/chat-state.ts';
import { messagesQuery } from './queries.ts';
import type { ChatCompanion, ChatContext } from './types.ts';

const HelpPanel = lazyPart('HelpPanel', () => import('./care/help-panel.tsx'));

type CompanionPanelProps = {
  chat: ChatContext;
  companion: ChatCompanion;
  phase: ChatPhase;
  /** The plan's minutes of a temporary chat; undefined until the plans are read. */
  minutes: number | undefined;
  /** Which version speaks. */
  children: ReactNode;
};

/** The companion beside the chat on a wide page, and how long the chat stays. */
export function CompanionPanel(props: CompanionPanelProps) {
  const { chat, companion, phase, minutes, children } = props;
  const isInCare = useIsInCare(chat);
  const { name, tagline, imageUrl } = companion;
  const isTemporary = phase.name === 'temporary' || phase.name === 'counting';
  return (
    <aside
      aria-label={`About ${name}`}
      className="hidden w-74 shrink-0 flex-col border-l border-line bg-raised min-[75rem]:flex"
    >
      {isInCare ? (
        <LazyBoundary fallback={<div className="flex-1" />}>
          <HelpPanel />
        </LazyBoundary>
      ) : (
        <CoverPicture {...sceneAddresses(imageUrl)} className="aspect-1/2 min-h-0 w-full" />
      )}
      <div className="flex flex-col gap-2 p-4 text-sm text-muted">
        <p className="font-display text-lg leading-6 text-ink">{tagline}</p>
        {phase.name === 'saved' && <p>A saved chat: {name} is one of your favorites, so it has no end.</p>}
        {isTemporary && minutes !== undefined && (
          <p>
            A temporary chat: it runs for {minutes} minutes from your first message, then waits in Recently
            deleted for seven days.
          </p>
        )}
        {children}
      </div>
    </aside>
  );
}

/** Five exchanges, for which the companion knows of the help lines too. */
const LATELY = 10;

/** Whether help lines stand at the end of the chat: no face smiles beside them. */
function useIsInCare({ userId, companionId }: ChatContext): boolean {
  const isShown = useChatSession(companionId, ({ care }) => care !== null);
  const { data } = useQuery(messagesQuery(userId, companionId));
  return isShown || (data?.messages ?? []).slice(-LATELY).some(({ care }) => care !== null);
}
