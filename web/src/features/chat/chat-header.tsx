import { ArrowLeft, Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGoBack } from '#lib/use-go-back.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { ChatCompanion } from './types.ts';

type ChatHeaderProps = {
  companion: ChatCompanion;
  heart: ReactNode;
  /** Core-trait chips and their button; a row of their own on a narrow page. */
  traits: ReactNode;
  /** Opens the list of conversations on a narrow page. */
  conversations: ReactNode;
  onClear: () => void;
};

/** The hover style of a button on a companion's colors. */
export const onCompanionColors = 'hover:bg-(--companion-ink)/10';

/** The companion, in their colors, and the actions of the chat (R-CHAT-02). */
export function ChatHeader({ companion, heart, traits, conversations, onClear }: ChatHeaderProps) {
  const goBack = useGoBack();
  return (
    <div className="bg-companion text-on-companion">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-1 px-2 py-2 sm:gap-2 sm:px-4">
        <IconButton label="Back" onClick={goBack} className={onCompanionColors}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <Portrait
          src={companion.imageUrl}
          alt=""
          from={companion.gradientFrom}
          to={companion.gradientTo}
          size="sm"
          eager
          className="shadow-lifted"
        />
        <div className="ml-1 min-w-0 flex-1 sm:ml-2">
          <div className="flex items-center gap-2">
            <h1 className="truncate font-display text-lg leading-6">{companion.name}</h1>
            <AiMark />
          </div>
          <p className="truncate text-sm leading-5">{companion.tagline}</p>
        </div>
        {traits && (
          <div className="order-last flex w-full flex-wrap items-center justify-end gap-1 sm:order-none sm:w-auto">
            {traits}
          </div>
        )}
        <div className="flex shrink-0 items-center">
          {heart}
          {conversations}
          <IconButton label="Clear" onClick={onClear} className={onCompanionColors}>
            <Eraser aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** Stays beside the companion's name while the chat is open: nobody here is human (D-15). */
function AiMark() {
  return (
    <abbr
      title="Artificial intelligence"
      className="shrink-0 rounded-sm border border-current px-1.5 text-xs leading-5 font-bold tracking-wider no-underline"
    >
      AI
    </abbr>
  );
}
