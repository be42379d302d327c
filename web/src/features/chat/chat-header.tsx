import { ArrowLeft, Ellipsis, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGoBack } from '#lib/use-go-back.ts';
import { useMedia } from '#lib/use-media.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { AiMark } from './ai-mark.tsx';
import { CompanionFace } from './companion-face.tsx';
import type { ChatCompanion } from './types.ts';

type ChatHeaderProps = {
  companion: ChatCompanion;
  /** The heart; a row of the menu where there is no room beside it. */
  renderHeart: (inMenu: boolean) => ReactNode;
  /** The core-trait chips; in the menu where there is no room. */
  traits: ReactNode;
  menu: MenuItem[];
  /** The version of the companion that speaks, above the menu's items; null where there is one only. */
  version: number | null;
  /** Something in the menu is new. */
  hasNews: boolean;
  /** What is left of today and of this chat, in one line. */
  status: ReactNode;
};

const phone = '(width < 40rem)';

/**
 * The companion, in their colors, the actions of the chat, and one line about its state: at most 104 pixels on a phone,
 * one row on a wide page (R-CHAT-02, R-FIRST-06, R-FIRST-15).
 */
export function ChatHeader({
  companion,
  renderHeart,
  traits,
  menu,
  version,
  hasNews,
  status,
}: ChatHeaderProps) {
  const isPhone = useMedia(phone);
  return (
    <header className="relative z-10 grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line bg-[color-mix(in_oklab,var(--companion-from)_14%,var(--color-raised))] min-[75rem]:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="flex h-14 min-w-0 items-center gap-1 pl-1 sm:h-15.5 sm:pl-3 min-[75rem]:h-15.75">
        <Identity companion={companion} />
        {!isPhone && <div className="ml-2 hidden shrink-0 lg:block">{traits}</div>}
      </div>
      <div className="flex items-center pr-1 sm:gap-1 sm:pr-3 min-[75rem]:col-start-3 min-[75rem]:row-start-1">
        <ChatHelp />
        {!isPhone && renderHeart(false)}
        <Menu
          label={hasNews ? 'Chat menu, a new reply' : 'Chat menu'}
          triggerClassName="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-tint [&_svg]:size-5"
          trigger={
            <>
              <Ellipsis aria-hidden="true" />
              {hasNews && (
                <span className="absolute top-2 right-2 size-2.5 rounded-full border border-current bg-glow" />
              )}
            </>
          }
          items={menu}
        >
          {isPhone && traits && <li className="px-3 py-2">{traits}</li>}
          {isPhone && renderHeart(true)}
          {version !== null && <li className="px-3 py-2 text-sm text-muted">Version {version}</li>}
        </Menu>
      </div>
      <div className="col-span-full min-w-0 border-t border-line min-[75rem]:col-span-1 min-[75rem]:col-start-2 min-[75rem]:row-start-1 min-[75rem]:border-0">
        {status}
      </div>
    </header>
  );
}

function Identity({ companion }: { companion: ChatCompanion }) {
  const goBack = useGoBack();
  return (
    <>
      <IconButton label="Back" onClick={goBack}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <CompanionFace companion={companion} size="sm" eager className="max-[22.5rem]:size-9" />
      <div className="ml-1 min-w-0 sm:ml-2">
        <div className="flex items-center gap-2">
          <h1 className="truncate font-display text-lg leading-6">{companion.name}</h1>
          <AiMark />
        </div>
        <p className="whole-lines-1 text-sm leading-5 text-muted max-sm:hidden">{companion.tagline}</p>
      </div>
    </>
  );
}

/** The words give way to a name where there is no room for both (R-CARE-01). */
function ChatHelp() {
  return (
    <GetHelp
      label="Get help"
      className={buttonClass({
        size: 'sm',
        className: 'bg-transparent! max-[22.5rem]:size-11 max-[22.5rem]:border-0 max-[22.5rem]:p-0',
      })}
    >
      <LifeBuoy aria-hidden="true" className="size-4 max-[22.5rem]:size-5" />
      <span className="max-[22.5rem]:hidden">Get help</span>
    </GetHelp>
  );
}
