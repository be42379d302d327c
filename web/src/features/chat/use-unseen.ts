import { useState } from 'react';
import type { ChatItem } from './items.ts';

/** Whether something came in below while the reader was further up. */
export function useUnseen(items: ChatItem[], atEnd: boolean): boolean {
  const last = items.at(-1);
  const growing = last?.kind === 'message' && last.growing;
  const tail = `${last?.key} ${growing}`;
  const [seen, setSeen] = useState(tail);
  if (atEnd && seen !== tail) setSeen(tail);
  return !atEnd && (growing || seen !== tail);
}
