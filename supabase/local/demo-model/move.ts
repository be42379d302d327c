import type { Tense } from './detail.ts';
import { turn } from './sentences.ts';

/** What the last message is about, and what a line may take from it. */
export interface Move {
  intent: string;
  slots: Record<string, string>;
  /** Lines for just this, before those of the intent. */
  lines: string[];
  /** Lines that receive what stands beside a question or a wish. */
  received?: string;
  /** What the message asks besides. */
  also?: Move;
  /** A name the person gave along with it. */
  met?: string;
  /** What else there is to say on the matter that was talked about. */
  further?: string[];
  /** What the companion knows of the thing that a story is wished about. */
  near?: string[];
  /** How what is told stands in time. */
  tense?: Tense | null;
  /** Whether the person asked the same back: 'fine, and you?'. */
  asksBack?: boolean;
}

/** A move without lines of its own. */
export function move(intent: string, slots: Record<string, string> = {}): Move {
  return { intent, slots, lines: [] };
}

/** What a line may take from a sentence: the thing it names, as the companion says it. */
export function slotsOf({ it }: { it?: string }): Record<string, string> {
  return it ? { it: turn(it) } : {};
}
