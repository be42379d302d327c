import { useState } from 'react';
import type { ChatItem } from './items.ts';

/** Whether something came in below while the reader was further up. */
export function useUnseen(items: ChatItem[], atEnd: boolean): boolean {
  const tail = tailOf(items);
  const [seen, setSeen] = useState(tail);
  if (atEnd && seen !== tail) setSeen(tail);
  return !atEnd && seen !== tail;
}

/** Changes when an item is added at the end and while the last message grows. */
function tailOf(items: ChatItem[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return last.kind === 'message' ? `${last.key} ${last.text.length}` : last.key;
}
