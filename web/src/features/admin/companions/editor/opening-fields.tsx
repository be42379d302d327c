import { useWatch } from 'react-hook-form';
import { openingLengths } from '#contracts/personality.ts';
import { faceAddress } from '#lib/portraits.ts';
import { OpenedChat } from '#ui/opened-chat.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { CompanionFormState } from './use-companion-form.ts';

type OpeningFieldsProps = {
  form: CompanionFormState;
  /** The picture beside the greeting in the preview. */
  imageUrl: string | null;
};

/** How a chat begins, and a preview of the opened chat (R-FIRST-04). */
export function OpeningFields({ form, imageUrl }: OpeningFieldsProps) {
  const { register, errorOf, control } = form;
  const [name, from, to, greeting, scenario, dialogue, openers] = useWatch({
    control,
    name: ['name', 'gradientFrom', 'gradientTo', 'greeting', 'scenario', 'exampleDialogue', 'openers'],
  });
  const shownName = name.trim() || 'Name';
  return (
    <>
      <Textarea
        {...register('greeting')}
        label="Greeting"
        hint={`Their first message in every new chat. ${greeting.length}/${openingLengths.greeting}`}
        rows={2}
        className="max-h-60"
        error={errorOf('greeting')}
      />
      <Textarea
        {...register('scenario')}
        label="Scene"
        hint={`Where the two meet; shown to people and told to the model. ${scenario.length}/${openingLengths.scenario}`}
        rows={2}
        className="max-h-60"
        error={errorOf('scenario')}
      />
      <Textarea
        {...register('exampleDialogue')}
        label="Sample dialogue"
        hint={
          <>
            A few lines in their voice. A person’s lines begin with <q>You:</q>, theirs with{' '}
            <q>{shownName}:</q>. {dialogue.length}/{openingLengths.exampleDialogue}
          </>
        }
        rows={4}
        className="max-h-96"
        error={errorOf('exampleDialogue')}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1.5 text-sm font-semibold">Openers</legend>
        <p className="text-sm text-muted">First messages that people are offered below the greeting.</p>
        {([0, 1, 2] as const).map((place) => (
          <TextField
            {...register(`openers.${place}`)}
            key={place}
            label={`Opener ${place + 1}`}
            hideLabel
            placeholder={`Opener ${place + 1}`}
            hint={openers[place] === '' ? undefined : `${openers[place].length}/${openingLengths.opener}`}
            error={errorOf(`openers.${place}`)}
          />
        ))}
      </fieldset>
      <OpenedChat
        name={shownName}
        imageUrl={faceAddress(imageUrl)}
        gradientFrom={from}
        gradientTo={to}
        greeting={greeting}
        openers={openers}
      />
    </>
  );
}
