import { Dices } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sceneAddresses } from '#lib/portraits.ts';
import { type Look, lookChoices, lookWord, randomLook, swatch } from '#portraits/own/look.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ThemedPicture } from '#ui/themed-picture.tsx';
import { lookOf, type Settings } from './own-companion.ts';

type LookFieldsProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

const legends: Record<keyof Look, string> = {
  face: 'Face',
  skin: 'Skin',
  glasses: 'Glasses',
  beard: 'Beard',
  hair: 'Hair',
  hairColor: 'Hair color',
  clothes: 'Clothes',
  place: 'Place',
};
const tabs: { label: string; parts: (keyof Look)[] }[] = [
  { label: 'Face', parts: ['face', 'skin', 'glasses', 'beard'] },
  { label: 'Hair', parts: ['hair', 'hairColor'] },
  { label: 'Clothes', parts: ['clothes'] },
  { label: 'Place', parts: ['place'] },
];

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The look of the companion from the parts of our own portraits: one choice per part, each shown (R-ART-05). */
export function LookFields({ settings, onChange }: LookFieldsProps) {
  const look = lookOf(settings.avatar);
  const [dealt, setDealt] = useState('');
  const choose = (next: Look) => onChange({ avatar: lookWord(next) });
  const dealAnother = () => {
    const next = randomLook();
    choose(next);
    setDealt(described(next));
  };
  return (
    <section aria-labelledby="look" className="flex flex-col gap-3">
      <h2 id="look" className="font-display text-2xl">
        What they look like
      </h2>
      <div className="sticky top-16 z-10 -mx-4 flex items-center gap-4 bg-surface px-4 py-3 lg:static lg:mx-0 lg:p-0">
        <span
          role="img"
          aria-label={described(look)}
          className="h-30 w-24 shrink-0 overflow-hidden rounded-md bg-sunken lg:hidden"
        >
          <ThemedPicture {...sceneAddresses(pictureOf(look))} width={96} height={120} eager />
        </span>
        <Button onClick={dealAnother}>
          <Dices aria-hidden="true" className="size-5" />
          Surprise me
        </Button>
        <p role="status" className="sr-only">
          {dealt}
        </p>
      </div>
      <Tabs
        label="Parts of the picture"
        tabs={tabs.map(({ label, parts }) => ({
          value: label,
          label,
          content: (
            <div className="flex flex-col gap-5 [&_input]:scroll-mt-56">
              {parts.map((part) => (
                <RadioChips<string>
                  key={part}
                  legend={legends[part]}
                  value={look[part]}
                  onChange={(choice) => choose({ ...look, [part]: choice })}
                  options={lookChoices[part].map((choice) => ({
                    value: choice,
                    label: titleCase(choice),
                    picture: pictureOfChoice(look, part, choice),
                  }))}
                />
              ))}
            </div>
          ),
        }))}
      />
    </section>
  );
}

function described({ face, skin, glasses, beard, hair, hairColor, clothes, place }: Look): string {
  const extras = [
    glasses !== 'none' && `${glasses} glasses`,
    beard !== 'none' && (beard === 'full' || beard === 'short' ? `${beard} beard` : beard),
  ];
  return [`${titleCase(face)} face`, `${skin} skin`, `hair: ${hair}, ${hairColor}`, ...extras, clothes, place]
    .filter(Boolean)
    .join(', ');
}

const pictureOf = (look: Look, picture = '') => `/avatars/${picture}${lookWord(look)}.svg`;

/** A choice on the companion as they are; a color and a place alone. */
function pictureOfChoice(look: Look, part: keyof Look, choice: string): ReactNode {
  if (part === 'hairColor' || part === 'skin')
    return (
      <span
        className="size-11 rounded-full border border-line"
        style={{ background: swatch(part, choice) }}
      />
    );
  const shown = { ...look, [part]: choice };
  const kind = part === 'place' || part === 'clothes' ? part : 'face-calm';
  return (
    <Picture
      src={pictureOf(shown, `${kind}/`)}
      alt=""
      width="64"
      height="64"
      decoding="async"
      className="size-16 rounded-sm object-cover"
    />
  );
}
