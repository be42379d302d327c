import type { Message } from '../conversation.ts';
import type { Care, CareCardData, CareItem } from './care.ts';

type Shown = Pick<Message, 'turnId' | 'from' | 'isDeleted' | 'care'> & { text: string | null };

/** The card of a turn stands below its last message; one that was deleted needs none (R-CARE-07). */
export function cardBelow(shown: Shown[], index: number): CareItem[] {
  const item = shown[index];
  if (!item?.turnId || item.care === null || item.isDeleted) return [];
  const { turnId, care } = item;
  if (shown[index + 1]?.turnId === turnId) return [];
  const words = shown.find((other) => other.turnId === turnId && other.from === 'user')?.text ?? '';
  return [card(turnId, { ...care, words, language: null, isKept: true })];
}

/** The card that came last, as long as no message has it. */
export function cardAtEnd(care: Care | null, shown: Shown[]): CareItem[] {
  if (care === null) return [];
  const isShown = care.isKept && shown.some((item) => item.care && item.turnId === care.turnId);
  // Of a version that was not written, the message it would have answered has the card.
  return isShown || (care.isKept && shown.at(-1)?.care) ? [] : [card(care.turnId, care)];
}

function card(turnId: string | null, care: CareCardData): CareItem {
  return { kind: 'safety', key: `care-${turnId}`, care };
}
