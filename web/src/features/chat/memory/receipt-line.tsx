import { BookHeart } from 'lucide-react';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Popover } from '#ui/popover.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Bubble } from '../items.ts';
import type { MessageTools } from '../types.ts';

const ReceiptPanel = lazyPart('ReceiptPanel', () => import('./receipt-panel.tsx'));

type ReceiptLineProps = { bubble: Bubble; name: string; tools: MessageTools };

/** Below a reply: how much the companion had in mind for it, and the way to what that was (R-MEM-05). */
export function ReceiptLine({ bubble, name, tools }: ReceiptLineProps) {
  const { inMind } = bubble;
  const text = `${name} had in mind: ${inMind} ${inMind === 1 ? 'thing' : 'things'}`;
  return (
    <Popover
      label={text}
      trigger={
        <>
          <BookHeart aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="underline-offset-4 group-hover/line:underline">{text}</span>
        </>
      }
      triggerClassName="group/line flex min-h-8 cursor-pointer items-center gap-1.5 rounded-sm px-1 text-left text-xs text-muted hover:text-ink"
      panelClassName="[position-area:block-start_span-all] mx-2 w-[min(24rem,calc(100vw-1rem))] max-h-[min(26rem,70dvh)] overflow-y-auto"
    >
      {(close) => (
        <LazyBoundary fallback={<Skeleton className="h-32 w-full" />}>
          <ReceiptPanel bubble={bubble} name={name} tools={tools} close={close} />
        </LazyBoundary>
      )}
    </Popover>
  );
}
