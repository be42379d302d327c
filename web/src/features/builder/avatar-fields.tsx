import { Portrait } from '#ui/portrait.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import { type AvatarPart, avatarAddress, avatarLabels, avatarParts } from './avatar.ts';
import { backdropOf, backdrops } from './backdrops.ts';
import type { Settings } from './own-companion.ts';

type AvatarFieldsProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

const partNames = Object.keys(avatarParts) as AvatarPart[];

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The look of the companion: one choice per part, each previewed on the current avatar. */
export function AvatarFields({ settings, onChange }: AvatarFieldsProps) {
  const { avatar, backdrop } = settings;
  const { from, to } = backdropOf(backdrop);
  return (
    <section aria-labelledby="avatar" className="flex flex-col gap-5">
      <h2 id="avatar" className="font-display text-2xl">
        What they look like
      </h2>
      {partNames.map((part) => (
        <RadioChips<string>
          key={part}
          legend={avatarLabels[part]}
          value={avatar[part]}
          onChange={(choice) => onChange({ avatar: { ...avatar, [part]: choice } })}
          options={avatarParts[part].map((choice) => ({
            value: choice,
            label: titleCase(choice),
            picture: (
              <Portrait src={avatarAddress({ ...avatar, [part]: choice })} alt="" from={from} to={to} />
            ),
          }))}
        />
      ))}
      <RadioChips
        legend="Colors"
        value={backdrop}
        onChange={(choice) => onChange({ backdrop: choice })}
        options={backdrops.map((choice) => ({
          value: choice.name,
          label: choice.name,
          picture: <Portrait src={avatarAddress(avatar)} alt="" from={choice.from} to={choice.to} />,
        }))}
      />
    </section>
  );
}
