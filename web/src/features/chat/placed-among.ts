/**
 * Finds what stands at each place of a list of messages: below those stored up to `after`, above those that followed,
 * and above all without one. What belongs above messages that are not loaded is nowhere.
 */
export function placedAmong<Thing>(
  shown: { fresh: boolean; at: string }[],
  hasOlder: boolean,
  things: Thing[],
  after: (thing: Thing) => string | null,
): (place: number) => Thing[] {
  const places = things.map((thing) => {
    const time = after(thing);
    const isBelow = ({ fresh, at }: { fresh: boolean; at: string }) =>
      time === null || fresh || Date.parse(at) > Date.parse(time);
    const next = shown.findIndex(isBelow);
    return next === -1 ? shown.length : next;
  });
  return (place) => (place === 0 && hasOlder ? [] : things.filter((_, index) => places[index] === place));
}
