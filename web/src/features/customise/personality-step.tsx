import { MAX_WIZARD_TRAITS, wizardTraits } from '#contracts/personality.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import type { Choices } from './customisation.ts';

type PersonalityStepProps = {
  name: string;
  chosen: Choices['traits'];
  onChange: (change: Pick<Choices, 'traits'>) => void;
};

/** Step 2: at most three of the eighteen traits (R-CUST-03). */
export function PersonalityStep({ name, chosen, onChange }: PersonalityStepProps) {
  return (
    <ChoiceChips
      legend={`Which sides of ${name} should show most?`}
      options={wizardTraits}
      chosen={chosen}
      max={MAX_WIZARD_TRAITS}
      onChange={(traits) => onChange({ traits: wizardTraits.filter((trait) => traits.includes(trait)) })}
    />
  );
}
