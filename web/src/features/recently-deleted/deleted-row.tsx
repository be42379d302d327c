import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import type { Keeping } from '#shared/keeping.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { DeletedItem } from './deleted-item.ts';
import { KeepAction } from './keep-action.tsx';
import { usePurge, useRestore } from './queries.ts';
import { countText, deletedText, itemName, refusalText, sealedText } from './rules.ts';

type DeletedRowProps = {
  item: DeletedItem;
  userId: string;
  /** How a sealed conversation comes back; undefined while that is not known, and for everything else. */
  keeping: Keeping | undefined;
  onRestored: (item: DeletedItem) => void;
  onPurged: (item: DeletedItem) => void;
};

/** One deleted thing: whose, what, when it goes for good, and the ways back. */
export function DeletedRow({ item, userId, keeping, onRestored, onPurged }: DeletedRowProps) {
  const { companion, kind, purgeAt } = item;
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestore(userId, () => onRestored(item));
  const purge = usePurge(userId, () => onPurged(item));
  const isBusy = restore.isPending || purge.isPending;
  const error = restore.error ?? purge.error;
  const name = itemName(item);

  return (
    <li className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-col gap-4 md:flex-row md:items-start">
        <div className="flex min-w-0 grow gap-4">
          <Portrait
            src={faceAddress(companion.imageUrl)}
            alt=""
            from={companion.gradientFrom}
            to={companion.gradientTo}
            size="sm"
          />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="font-display text-xl wrap-anywhere" dir="auto">
              {companion.name}
            </h2>
            <Content item={item} />
            <p className="text-sm text-muted">
              {deletedText(item)}. Gone for good on <time dateTime={purgeAt}>{formatDay(purgeAt)}</time>.
            </p>
            {kind === 'sealed' && keeping && (
              <p className="mt-1 font-medium">{sealedText(keeping.way, companion.name, purgeAt)}</p>
            )}
          </div>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 min-[22rem]:pl-15 md:pl-0">
          {kind !== 'sealed' && (
            <Button
              size="sm"
              aria-label={`Undo: ${name}`}
              busy={restore.isPending}
              onClick={() => !isBusy && restore.mutate(item.id)}
            >
              Undo
            </Button>
          )}
          {kind === 'sealed' && keeping && <KeepAction keeping={keeping} name={companion.name} size="sm" />}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Delete for good: ${name}`}
            busy={purge.isPending}
            onClick={() => !isBusy && setIsAsking(true)}
          >
            Delete for good
          </Button>
        </div>
      </div>
      {error && !isBusy && <Refused error={error} item={item} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          purge.mutate(item.id);
        }}
        danger
        title="Delete for good?"
        text={questionText(item)}
        confirmLabel="Delete for good"
        cancelLabel="Keep it"
      />
    </li>
  );
}

/** The words of a message; of a conversation its kind and size alone. */
function Content({ item: { kind, from, excerpt, messages, companion } }: { item: DeletedItem }) {
  if (kind !== 'message') {
    return (
      <p>
        {kind === 'cleared' ? 'Cleared chat' : 'Expired chat'}, {countText(messages)}
      </p>
    );
  }
  return (
    <p className="wrap-anywhere" dir="auto">
      <span className="font-medium">{from === 'user' ? 'You' : companion.name}:</span> {excerpt}
    </p>
  );
}

function questionText(item: DeletedItem): string {
  const size = item.kind === 'message' ? '' : `, ${countText(item.messages)},`;
  const what = itemName(item);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${size} will be gone at once. This can't be undone.`;
}

function Refused({ error, item }: { error: Error; item: DeletedItem }) {
  const { text, isLimit } = refusalText(error, item);
  return (
    <Notice
      kind="problem"
      action={
        isLimit && (
          <Link className="font-semibold underline" to={paths.chat()}>
            Your conversations
          </Link>
        )
      }
    >
      {text}
    </Notice>
  );
}
