import { toneLabel } from '#contracts/personality.ts';
import { Chip } from '#ui/chip.tsx';
import type { Choices } from './customisation.ts';

/** The choices in words. */
export function Summary({ choices: { traits, tone, nickname } }: { choices: Choices }) {
  const rows = [
    {
      term: 'Traits',
      value:
        traits.length === 0
          ? 'As they are'
          : traits.map((trait) => (
              <Chip key={trait} className="mr-1.5">
                {trait}
              </Chip>
            )),
    },
    { term: 'Tone', value: toneLabel(tone) },
    { term: 'Nickname', value: nickname.trim() === '' ? 'None' : nickname },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {rows.map(({ term, value }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
