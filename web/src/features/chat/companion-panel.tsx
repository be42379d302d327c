import type { ChatPhase } from './machine/chat-state.ts';
import type { ChatCompanion } from './types.ts';

type CompanionPanelProps = {
  companion: ChatCompanion;
  phase: ChatPhase;
  /** The plan's minutes of a temporary chat; undefined until the plans are read. */
  temporaryMinutes: number | undefined;
};

/** The companion beside the chat on a wide page, and how long the chat stays. */
export function CompanionPanel({ companion, phase, temporaryMinutes }: CompanionPanelProps) {
  const { name, imageUrl } = companion;
  const isTemporary = phase.name === 'temporary' || phase.name === 'counting';
  return (
    <aside
      aria-label={`About ${name}`}
      className="hidden w-74 shrink-0 flex-col border-l border-line bg-raised min-[75rem]:flex"
    >
      <div className="min-h-0 grow bg-linear-to-b from-(--companion-from) to-(--companion-to)">
        <img src={imageUrl} alt="" className="size-full object-cover object-top" />
      </div>
      <div className="flex min-h-24 flex-col gap-1 p-4 text-sm text-muted">
        {phase.name === 'saved' && (
          <>
            <h2 className="font-display text-base text-ink">A saved chat</h2>
            <p>{name} is one of your favorites, so this chat has no end.</p>
          </>
        )}
        {isTemporary && temporaryMinutes !== undefined && (
          <>
            <h2 className="font-display text-base text-ink">A temporary chat</h2>
            <p>
              It runs for {temporaryMinutes} minutes from your first message, then waits in Recently deleted
              for seven days.
            </p>
          </>
        )}
      </div>
    </aside>
  );
}
