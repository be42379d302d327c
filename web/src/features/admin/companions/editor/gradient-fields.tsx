import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { companionColors, gradientContrast } from '#ui/gradient.ts';
import type { CompanionFormState } from './use-companion-form.ts';

/** The lowest contrast at which small text can be read (WCAG 2.2 AA). */
const READABLE = 4.5;

/** Two colors, how a profile looks with them, and how well text can be read on them. */
export function GradientFields({ form }: { form: CompanionFormState }) {
  const [from, to, name] = useWatch({ control: form.control, name: ['gradientFrom', 'gradientTo', 'name'] });
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex gap-4 sm:flex-col">
        <ColorField form={form} name="gradientFrom" label="Gradient from" />
        <ColorField form={form} name="gradientTo" label="Gradient to" />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <div
          style={companionColors(from, to)}
          className="bg-companion text-on-companion flex min-h-28 flex-1 items-end rounded-md p-5"
        >
          <p className="font-display text-2xl wrap-anywhere">{name.trim() || 'Their name'}</p>
        </div>
        <Contrast from={from} to={to} />
      </div>
    </div>
  );
}

function Contrast({ from, to }: { from: string; to: string }) {
  const { chosen, shown } = gradientContrast(from, to);
  return (
    <p role="status" className="text-sm text-muted">
      Text contrast <strong className="text-ink tabular-nums">{ratio(chosen)}</strong>
      {chosen >= READABLE
        ? ': easy to read on these colors.'
        : ` is low on these colors. Behind text they are adjusted until it is ${ratio(shown)}, as above.`}
    </p>
  );
}

/** Rounded down, so that 4.49 does not read as readable. */
function ratio(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
}

type ColorFieldProps = { form: CompanionFormState; name: 'gradientFrom' | 'gradientTo'; label: string };

function ColorField({ form, name, label }: ColorFieldProps) {
  const id = useId();
  const value = useWatch({ control: form.control, name });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <input
          {...form.register(name)}
          id={id}
          type="color"
          className="h-11 w-16 cursor-pointer rounded-md border border-line-strong bg-raised p-1 hover:border-accent"
        />
        <span className="font-mono text-sm text-muted uppercase">{value}</span>
      </div>
    </div>
  );
}
