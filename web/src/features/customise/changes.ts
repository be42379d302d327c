import { toneLabel } from '#contracts/personality.ts';
import { formatList } from '#lib/format-list.ts';
import type { Choices } from './customisation.ts';

/** What a save will change, in words: each part with what it was and what it will be (R-FIRST-17). */
export type Change = { part: 'Traits' | 'Tone' | 'Nickname'; before: string; after: string };

const parts = {
  Traits: ({ traits }: Choices) => (traits.length === 0 ? 'As they are' : traits.join(', ')),
  Tone: ({ tone }: Choices) => toneLabel(tone),
  Nickname: ({ nickname }: Choices) => nickname.trim() || 'None',
};

/** The parts that differ. */
export function changesOf(before: Choices, after: Choices): Change[] {
  return (Object.keys(parts) as Change['part'][])
    .map((part) => ({ part, before: parts[part](before), after: parts[part](after) }))
    .filter((change) => change.before !== change.after);
}

/** What the chat says about a save: 'From now on, Suki will be more playful and bold, and call you Captain.' */
export function savedText(name: string, before: Choices, after: Choices): string | null {
  const changed = new Set(changesOf(before, after).map(({ part }) => part));
  const nickname = after.nickname.trim();
  const promises = [
    changed.has('Traits') &&
      (after.traits.length === 0
        ? 'go back to their own traits'
        : `be more ${formatList(after.traits.map((trait) => trait.toLowerCase()))}`),
    changed.has('Tone') && `sound ${toneLabel(after.tone).toLowerCase().replace('&', 'and')}`,
    changed.has('Nickname') && (nickname === '' ? 'call you by your name' : `call you ${nickname}`),
  ].filter((promise) => promise !== false);
  return promises.length === 0 ? null : `From now on, ${name} will ${formatList(promises)}.`;
}
