import { builderTraits, interests, MAX_BUILDER_TRAITS } from '#contracts/personality.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import type { Settings } from './own-companion.ts';

type PersonalityFieldsProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

/** At most five traits, and as many interests as one likes (R-BUILD-03). */
export function PersonalityFields({ settings, onChange }: PersonalityFieldsProps) {
  return (
    <section aria-labelledby="personality" className="flex flex-col gap-5">
      <h2 id="personality" className="font-display text-2xl">
        What they are like
      </h2>
      <ChoiceChips
        legend="Traits"
        options={builderTraits}
        chosen={settings.traits}
        max={MAX_BUILDER_TRAITS}
        onChange={(chosen) => onChange({ traits: builderTraits.filter((trait) => chosen.includes(trait)) })}
      />
      <ChoiceChips
        legend="Interests"
        options={interests}
        chosen={settings.interests}
        onChange={(chosen) => onChange({ interests: interests.filter((word) => chosen.includes(word)) })}
      />
    </section>
  );
}
