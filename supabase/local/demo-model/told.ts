import { factsOf, isPet } from './facts.ts';
import { type Move, move } from './move.ts';
import type { ChatMessage } from './request.ts';
import { toneOf } from './statements.ts';

/** What a message tells about the person that was not known before it, and a name given in passing. */
export function whatIsTold(
  said: string,
  before: readonly ChatMessage[],
): {
  told: { weight: 'told' | 'fact'; order: number; move: Move } | null;
  met: string | null;
} {
  const known = factsOf(before);
  const now = factsOf([...before, { role: 'user', content: said }]);
  const met = now.name !== known.name ? now.name : null;
  const isCalm = /^(plain|good)$/.test(toneOf(said));
  const found = (weight: 'told' | 'fact', intent: string, slots: Record<string, string>) => ({
    told: { weight, order: 0, move: move(intent, slots) },
    met,
  });
  const named = [...now.named].find(([key, name]) => known.named.get(key) !== name);
  if (named && isCalm) {
    const [kind, value] = named;
    return found('told', isPet(kind) ? 'told-pet' : 'told-named', { kind, value });
  }
  const favorite = [...now.favorites].find(([key, value]) => known.favorites.get(key) !== value);
  if (favorite) return found('told', 'told-favorite', { kind: favorite[0], value: favorite[1] });
  const job = now.job !== known.job ? now.job : null;
  const place = now.place !== known.place ? now.place : null;
  if (met && (job || place)) {
    return found('fact', 'told-much', {
      value: met,
      it: [job && `a ${job}`, place && `from ${place}`].filter(Boolean).join(' '),
    });
  }
  if (met) return found('fact', 'told-name', { value: met });
  if (job) return found('fact', 'told-job', { value: job });
  if (place) return found('fact', 'told-place', { value: place });
  if (now.age !== known.age && now.age && said.split(' ').length <= 6)
    return found('fact', 'told-age', { value: now.age });
  return { told: null, met };
}
