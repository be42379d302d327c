import { CalendarClock } from 'lucide-react';
import { VersionCard } from './companion-version/version-card.tsx';
import type { NewsItem } from './items.ts';
import type { MessageTools } from './types.ts';

type NewsCardProps = { item: NewsItem; name: string; tools: MessageTools };

/** What there is to say of the companion, among the messages; `ReplyAnnouncer` has told screen readers. */
export function NewsCard({ item: { kind, text, at }, name, tools }: NewsCardProps) {
  if (kind === 'version') return <VersionCard text={text} at={at} name={name} tools={tools} />;
  return (
    <p className="my-3 flex gap-3 rounded-md bg-tint p-4 text-sm">
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-accent" />
      {text}
    </p>
  );
}
