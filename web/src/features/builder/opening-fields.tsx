import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import {
  DIALOGUE_MAX_LENGTH,
  GREETING_MAX_LENGTH,
  MAX_OPENERS,
  OPENER_MAX_LENGTH,
  SCENARIO_MAX_LENGTH,
  type Settings,
} from './own-companion.ts';
import type { Problems } from './rules.ts';

type OpeningFieldsProps = {
  settings: Settings;
  problems: Problems;
  onChange: (change: Partial<Settings>) => void;
};

/** How a chat with the companion begins (R-FIRST-04). */
export function OpeningFields({ settings, problems, onChange }: OpeningFieldsProps) {
  const { greeting, scenario, exampleDialogue } = settings;
  const openers = Array.from({ length: MAX_OPENERS }, (_, place) => settings.openers[place] ?? '');
  return (
    <section aria-labelledby="opening" className="flex flex-col gap-5">
      <h2 id="opening" className="font-display text-2xl">
        How a chat begins
      </h2>
      <Textarea
        label="Greeting (optional)"
        hint={`The first thing they say to you. ${greeting.length}/${GREETING_MAX_LENGTH}`}
        value={greeting}
        error={problems.greeting}
        maxLength={GREETING_MAX_LENGTH}
        rows={2}
        className="max-h-60"
        onChange={(event) => onChange({ greeting: event.target.value })}
      />
      <Textarea
        label="Scene (optional)"
        hint={`Where the two of you are, and what is going on. ${scenario.length}/${SCENARIO_MAX_LENGTH}`}
        value={scenario}
        error={problems.scenario}
        maxLength={SCENARIO_MAX_LENGTH}
        rows={2}
        className="max-h-60"
        onChange={(event) => onChange({ scenario: event.target.value })}
      />
      <Textarea
        label="Sample dialogue (optional)"
        hint={
          <>
            A few lines that show how they talk. Start yours with <q>You:</q> and theirs with{' '}
            <q>{settings.name.trim() || 'Name'}:</q>. {exampleDialogue.length}/{DIALOGUE_MAX_LENGTH}
          </>
        }
        value={exampleDialogue}
        error={problems.exampleDialogue}
        maxLength={DIALOGUE_MAX_LENGTH}
        rows={4}
        className="max-h-96"
        onChange={(event) => onChange({ exampleDialogue: event.target.value })}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1.5 text-sm font-semibold">Openers (optional)</legend>
        <p className="text-sm text-muted">
          Things you could say first. They wait under the greeting, one tap away.
        </p>
        {openers.map((opener, place) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: three fields, each with its place.
            key={place}
            label={`Opener ${place + 1}`}
            hideLabel
            placeholder={`Opener ${place + 1}`}
            hint={opener === '' ? undefined : `${opener.length}/${OPENER_MAX_LENGTH}`}
            value={opener}
            error={place === 0 ? problems.openers : undefined}
            maxLength={OPENER_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => onChange({ openers: openers.with(place, event.target.value) })}
          />
        ))}
      </fieldset>
    </section>
  );
}
