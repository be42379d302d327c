import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Page } from '#lib/keyset.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { useSession } from '#lib/session.ts';
import type { Keeping } from '#shared/keeping.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { DeletedItem } from './deleted-item.ts';
import { KeepAction } from './keep-action.tsx';
import { deletedQuery } from './queries.ts';
import { sealedText, withoutUpgrade } from './rules.ts';

/** What the server says of a chat that has ended, and when the next messages come to whoever has none left today. */
type Ending = { text: string; wait: string | null };

type SealedChatProps = {
  companion: DeletedItem['companion'];
  keeping: Keeping | undefined;
  /** Null when a new chat has been opened. */
  ending: Ending | null;
  /** Opens a new chat, where a message alone does not. */
  onReopen: (() => void) | null;
};

/**
 * What an expired chat says: how every message comes back and until when, and the free way to keep them. In a new chat
 * it is one line, for somebody who can save the companion by now.
 */
export function SealedChat({ companion, keeping, ending, onReopen }: SealedChatProps) {
  const userId = useSession().user?.id ?? '';
  const isShown = ending !== null || keeping?.way === 'save';
  const sealedIn = (list: InfiniteData<Page<DeletedItem>> | undefined) =>
    list?.pages
      .flatMap(({ rows }) => rows)
      .find((item) => item.kind === 'sealed' && item.companion.id === companion.id);
  const list = useInfiniteQuery({
    ...deletedQuery(userId),
    // Whoever has nothing sealed here reads the list once, and not after every message.
    enabled: ({ state: { data } }) =>
      isShown && (ending !== null || data === undefined || sealedIn(data) !== undefined),
  });
  const sealed = sealedIn(list.data);
  if (!isShown) return null;

  const way = keeping && sealed && (
    <>
      <p className={ending === null ? 'font-medium' : 'max-w-form font-display text-2xl font-semibold'}>
        {sealedText(keeping.way, companion.name, sealed.purgeAt)}
      </p>
      <KeepAction keeping={keeping} name={companion.name} size={ending === null ? 'sm' : 'md'} />
    </>
  );
  if (ending === null) {
    return (
      way && (
        <div
          role="status"
          className="mx-auto mb-3 flex w-full max-w-192 flex-wrap items-center justify-between gap-3 rounded-md border border-line-strong bg-raised p-4"
        >
          {way}
        </div>
      )
    );
  }
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-dialog flex-col items-center gap-5 p-6 text-center"
    >
      <LockedPortrait companion={companion} />
      {way}
      {ending.wait && <p>{ending.wait}</p>}
      {!way && ending.wait && (
        <LinkButton variant="primary" to={paths.pricing}>
          See plans
        </LinkButton>
      )}
      <p className="text-sm text-muted">
        {keeping?.way === 'upgrade' ? ending.text : withoutUpgrade(ending.text)}
      </p>
      {onReopen && (
        <Button size="sm" onClick={onReopen}>
          Start again
        </Button>
      )}
      {sealed && (
        <p className="text-sm text-muted">
          For free: <TextLink to={paths.profile('security')}>download your data</TextLink>, this chat
          included, or see it in <TextLink to={paths.recentlyDeleted}>Recently deleted</TextLink>.
        </p>
      )}
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="underline hover:text-accent">
      {children}
    </Link>
  );
}

function LockedPortrait({
  companion: { imageUrl, gradientFrom, gradientTo },
}: Pick<SealedChatProps, 'companion'>) {
  return (
    <div className="relative">
      <Portrait src={faceAddress(imageUrl)} alt="" from={gradientFrom} to={gradientTo} size="lg" />
      <span className="absolute -right-2 bottom-0 grid size-9 place-content-center rounded-full bg-raised shadow-soft">
        <Lock aria-hidden="true" className="size-4" />
      </span>
    </div>
  );
}
