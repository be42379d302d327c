import { toneLabel } from '#contracts/personality.ts';
import { RangeField } from '#ui/range-field.tsx';
import type { Choices } from './customisation.ts';

type ToneStepProps = {
  name: string;
  tone: number;
  onChange: (change: Pick<Choices, 'tone'>) => void;
};

/** Step 3: how softly or boldly the companion talks (R-CUST-04). */
export function ToneStep({ name, tone, onChange }: ToneStepProps) {
  return (
    <RangeField
      label={`How should ${name} talk to you?`}
      value={tone}
      valueLabel={toneLabel(tone)}
      ends={['Soft', 'Bold']}
      onChange={(next) => onChange({ tone: next })}
    />
  );
}
