import { errorDetail, isErrorCode } from '#contracts/errors.ts';
import { ApiError } from '#lib/api-error.ts';
import { DataError } from '#lib/data-error.ts';
import { cutAtWord } from '#lib/excerpt.ts';
import { formatLongDay, formatRelativeDay } from '#lib/format-date-time.ts';
import type { Fact, Space, StoryLine } from './memory.ts';

/** From this share of the plan's number on, the page says what makes room (R-MEM-15). */
const NEARLY_FULL = 0.9;

/** The longest part of a fact inside a sentence. */
const SHORT = 80;

const number = (count: number) => count.toLocaleString('en-US');

/** '98 of 100 facts'; a smaller plan may leave more than it has room for. */
export function spaceText({ used, most }: Space): string {
  return used > most
    ? `${number(used)} facts, room for ${number(most)}`
    : `${number(used)} of ${number(most)} facts`;
}

/** The fact that makes room first; null while there is plenty of room, and where all are pinned (R-MEM-15). */
export function firstToGo({ used, most, next }: Space): Space['next'] {
  return used >= most * NEARLY_FULL ? next : null;
}

/** What happens when the next facts come; null while there is plenty of room (R-MEM-15). */
export function roomText({ used, most, next }: Space): string | null {
  if (used < most * NEARLY_FULL) return null;
  if (next === null) {
    return used < most
      ? 'All of them are pinned. When full, nothing new is remembered.'
      : 'All of them are pinned, so nothing new is remembered. Unpin or forget one.';
  }
  const first = `“${asSentence(cutAtWord(next.text, SHORT))}”`;
  return used < most
    ? `When full, the least used makes room: ${first} Pin what must stay.`
    : `The next new fact takes the place of the least used: ${first} Pin what must stay.`;
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** How the facts of a list are shown: those that count, each with the past ones it took the place of, newest first. */
export type Shown = { fact: Fact; earlier: Fact[] };

/** A past fact whose follower is not in the list, because another page or the search has it, stands alone. */
export function foldPast(facts: readonly Fact[]): Shown[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const follows = (fact: Fact): Fact[] => {
    const before = byId.get(fact.replacesId ?? '');
    return before === undefined ? [] : [before, ...follows(before)];
  };
  const replaced = new Set(facts.map(({ replacesId }) => replacesId));
  return facts.filter(({ id }) => !replaced.has(id)).map((fact) => ({ fact, earlier: follows(fact) }));
}

/** Where a fact came from when no message shows it any more. */
export function originText({ origin, saidAt }: Fact): string {
  const day = formatLongDay(saidAt);
  return origin === 'written'
    ? `You wrote this here on ${day}.`
    : `You said this on ${day}. The message is gone.`;
}

/** Why something was refused, for people. */
export function refusalText(error: unknown): string {
  if (error instanceof ApiError && error.hasText) return error.detail;
  if (error instanceof DataError && isErrorCode(error.message)) {
    return errorDetail(error.message, error.values);
  }
  return 'That did not work. Check your connection and try again.';
}

/** Lines by the day they happened, in the order they come. */
export function byDay(lines: readonly StoryLine[]): { day: string; lines: StoryLine[] }[] {
  const now = new Date();
  const days: { day: string; lines: StoryLine[] }[] = [];
  for (const line of lines) {
    const day = formatRelativeDay(line.happenedAt, now);
    if (days.at(-1)?.day === day) days.at(-1)?.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
