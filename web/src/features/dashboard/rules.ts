/** How many days of the reader's calendar a moment and now span, both days included. */
export function daysTogether(since: string, now: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return (midnight(now) - midnight(new Date(since))) / 86_400_000 + 1;
}
