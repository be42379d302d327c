import { useMemo, useState } from 'react';
import { formatLongDay } from '#lib/format-date-time.ts';
import { versionNewsText } from './companion-version/version-news.ts';
import type { NewsItem } from './items.ts';
import type { ChatState } from './machine/chat-state.ts';
import type { OpenCompanion } from './types.ts';

/**
 * What the chat has to say of its companion: the day they retire on, and their version (R-SELF-04, R-SELF-06). Nothing
 * where nobody `maySpeak`.
 */
export function useNews(
  { name, retiresAt }: OpenCompanion,
  { versionNews }: ChatState,
  maySpeak: boolean,
): NewsItem[] {
  const [openedAt] = useState(() => new Date().toISOString());
  return useMemo(() => {
    if (!maySpeak) return [];
    const news: NewsItem[] = [];
    if (retiresAt !== null) {
      const text = `${name} retires on ${formatLongDay(retiresAt)}. Until then everything is as it was; afterwards you can still read and export this chat.`;
      news.push({ kind: 'retirement', key: 'retirement', text, at: openedAt });
    }
    if (versionNews !== null) {
      const { kind, at } = versionNews;
      news.push({ kind: 'version', key: `version-${kind}`, text: versionNewsText(kind, name), at });
    }
    return news;
  }, [name, retiresAt, versionNews, maySpeak, openedAt]);
}
