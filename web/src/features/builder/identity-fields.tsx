import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { AGE_MAX_LENGTH, BIO_MAX_LENGTH, NAME_MAX_LENGTH, type Settings } from './own-companion.ts';
import type { Problems } from './rules.ts';

type IdentityFieldsProps = {
  settings: Settings;
  problems: Problems;
  onChange: (change: Partial<Settings>) => void;
};

/** Name, age and biography (R-BUILD-02). */
export function IdentityFields({ settings, problems, onChange }: IdentityFieldsProps) {
  return (
    <section aria-labelledby="identity" className="flex flex-col gap-5">
      <h2 id="identity" className="font-display text-2xl">
        Who they are
      </h2>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Name"
          value={settings.name}
          error={problems.name}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          label="Age (optional)"
          hint="In your own words; 18 or older."
          value={settings.age}
          error={problems.age}
          maxLength={AGE_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => onChange({ age: event.target.value })}
        />
      </div>
      <Textarea
        label="Biography (optional)"
        hint={`Where they come from, what they do, what they dream of. ${settings.bio.length}/${BIO_MAX_LENGTH}`}
        value={settings.bio}
        error={problems.bio}
        maxLength={BIO_MAX_LENGTH}
        className="max-h-96 min-h-32"
        onChange={(event) => onChange({ bio: event.target.value })}
      />
    </section>
  );
}
