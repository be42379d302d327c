import { type ComponentProps, useId } from 'react';

type RangeFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange'> & {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The value in words; shown beside the label and read by screen readers. */
  valueLabel: string;
  /** The labels of the two ends. */
  ends: readonly [low: string, high: string];
};

/** A labeled slider from 0 to 100. */
export function RangeField({ label, value, onChange, valueLabel, ends, ...rest }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-sm font-semibold text-accent">
          {valueLabel}
        </output>
      </div>
      <input
        {...rest}
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}, ${valueLabel}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-8 w-full cursor-pointer"
      />
      <div aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
