import { relationships, type Scale, scaleLabel } from '#contracts/personality.ts';
import { RadioChips } from '#ui/radio-chips.tsx';
import { RangeField } from '#ui/range-field.tsx';
import type { Settings } from './own-companion.ts';

type MannerFieldsProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

const scales: { scale: Scale; label: string; ends: [string, string] }[] = [
  { scale: 'formality', label: 'Formality', ends: ['Casual', 'Formal'] },
  { scale: 'humor', label: 'Humor', ends: ['Serious', 'Joking'] },
  { scale: 'empathy', label: 'Empathy', ends: ['Matter-of-fact', 'Deeply feeling'] },
];

/** The manner of the companion and the relationship to its person (R-BUILD-04). */
export function MannerFields({ settings, onChange }: MannerFieldsProps) {
  return (
    <section aria-labelledby="manner" className="flex flex-col gap-5">
      <h2 id="manner" className="font-display text-2xl">
        How they are with you
      </h2>
      <RadioChips
        legend="Relationship"
        options={relationships.map((value) => ({ value, label: value }))}
        value={settings.relationshipType}
        onChange={(relationshipType) => onChange({ relationshipType })}
      />
      {scales.map(({ scale, label, ends }) => (
        <RangeField
          key={scale}
          label={label}
          value={settings[scale]}
          valueLabel={scaleLabel(scale, settings[scale])}
          ends={ends}
          onChange={(value) => onChange({ [scale]: value })}
        />
      ))}
    </section>
  );
}
