import type { ReactNode } from 'react';
import { sceneAddresses } from '#lib/portraits.ts';
import { CoverPicture } from '#ui/cover-picture.tsx';
import type { ChatPhase } from './machine/chat-state.ts';
import type { ChatCompanion } from './types.ts';

type CompanionPanelProps = {
  companion: ChatCompanion;
  phase: ChatPhase;
  /** The plan's minutes of a temporary chat; undefined until the plans are read. */
  temporaryMinutes: number | undefined;
  /** Which version speaks. */
  children: ReactNode;
};

/** The companion beside the chat on a wide page, and how long the chat stays. */
export function CompanionPanel({ companion, phase, temporaryMinutes, children }: CompanionPanelProps) {
  const { name, tagline, imageUrl } = companion;
  const isTemporary = phase.name === 'temporary' || phase.name === 'counting';
  return (
    <aside
      aria-label={`About ${name}`}
      className="hidden w-74 shrink-0 flex-col border-l border-line bg-raised min-[75rem]:flex"
    >
      <CoverPicture {...sceneAddresses(imageUrl)} className="aspect-1/2 min-h-0 w-full" />
      <div className="flex flex-col gap-2 p-4 text-sm text-muted">
        <p className="font-display text-lg leading-6 text-ink">{tagline}</p>
        {phase.name === 'saved' && <p>A saved chat: {name} is one of your favorites, so it has no end.</p>}
        {isTemporary && temporaryMinutes !== undefined && (
          <p>
            A temporary chat: it runs for {temporaryMinutes} minutes from your first message, then waits in
            Recently deleted for seven days.
          </p>
        )}
        {children}
      </div>
    </aside>
  );
}
