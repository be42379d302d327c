import { MAX_OPENERS, openingLengths } from '#contracts/personality.ts';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Settings } from './own-companion.ts';
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
        hint={`The first thing they say to you. ${greeting.length}/${openingLengths.greeting}`}
        value={greeting}
        error={problems.greeting}
        maxLength={openingLengths.greeting}
        rows={2}
        className="max-h-60"
        onChange={(event) => onChange({ greeting: event.target.value })}
      />
      <Textarea
        label="Scene (optional)"
        hint={`Where the two of you are, and what is going on. ${scenario.length}/${openingLengths.scenario}`}
        value={scenario}
        error={problems.scenario}
        maxLength={openingLengths.scenario}
        rows={2}
        className="max-h-60"
        onChange={(event) => onChange({ scenario: event.target.value })}
      />
      <Textarea
        label="Sample dialogue (optional)"
        hint={
          <>
            A few lines that show how they talk. Start yours with <q>You:</q> and theirs with{' '}
            <q>{settings.name.trim() || 'Name'}:</q>. {exampleDialogue.length}/
            {openingLengths.exampleDialogue}
          </>
        }
        value={exampleDialogue}
        error={problems.exampleDialogue}
        maxLength={openingLengths.exampleDialogue}
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
            hint={opener === '' ? undefined : `${opener.length}/${openingLengths.opener}`}
            value={opener}
            error={place === 0 ? problems.openers : undefined}
            maxLength={openingLengths.opener}
            autoComplete="off"
            onChange={(event) => onChange({ openers: openers.with(place, event.target.value) })}
          />
        ))}
      </fieldset>
    </section>
  );
}
