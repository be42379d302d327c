import { MoveRight } from 'lucide-react';
import { toneLabel } from '#contracts/personality.ts';
import { Chip } from '#ui/chip.tsx';
import { changesOf } from './changes.ts';
import type { Choices } from './customisation.ts';

type SummaryProps = {
  choices: Choices;
  /** What is saved now; each part that differs shows what it was. */
  before?: Choices;
};

/** The choices in words. */
export function Summary({ choices, before = choices }: SummaryProps) {
  const { traits, tone, nickname } = choices;
  const changes = changesOf(before, choices);
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
          <dd className="min-w-0 font-medium wrap-anywhere">
            <Before text={changes.find(({ part }) => part === term)?.before} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Before({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      <s className="font-normal text-muted">
        <span className="sr-only">was </span>
        {text}
      </s>
      <MoveRight aria-label="now" className="mx-2 inline size-4 text-muted" />
    </>
  );
}
