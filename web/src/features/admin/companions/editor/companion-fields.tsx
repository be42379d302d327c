import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { GradientFields } from './gradient-fields.tsx';
import { ModelFields } from './model-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { TraitFields } from './trait-fields.tsx';
import type { CompanionFormState } from './use-companion-form.ts';

type CompanionFieldsProps = {
  form: CompanionFormState;
  /** The picture's field; the two forms send it at different moments. */
  picture: ReactNode;
  /** The picture's address for the preview; null shows the placeholder. */
  imageUrl: string | null;
  /** Whether the model's search waits for the catalogue (R-ADMIN-36). */
  isNew: boolean;
};

/** All fields of the edit and create forms (R-ADMIN-22, R-ADMIN-23, R-ADMIN-31). */
export function CompanionFields({ form, picture, imageUrl, isNew }: CompanionFieldsProps) {
  return (
    <>
      <Group title="Who they are">
        <ProfileFields form={form} />
      </Group>
      <Group title="How they look">
        {picture}
        <GradientFields form={form} />
      </Group>
      <Group title="What they are like">
        <TraitFields form={form} />
        <CharacterFields form={form} />
      </Group>
      <Group title="How a chat begins">
        <OpeningFields form={form} imageUrl={imageUrl} />
      </Group>
      <Group title="How they answer">
        <ModelFields form={form} isNew={isNew} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-7">
      <h2 className="font-display text-xl">{title}</h2>
      {children}
    </Card>
  );
}

function ProfileFields({ form: { register, errorOf } }: { form: CompanionFormState }) {
  return (
    <>
      <TextField {...register('name')} label="Name" required error={errorOf('name')} />
      <TextField {...register('tagline')} label="Tagline" required error={errorOf('tagline')} />
      <Textarea
        {...register('description')}
        label="Description"
        required
        rows={4}
        className="max-h-96"
        error={errorOf('description')}
      />
    </>
  );
}

function CharacterFields({ form: { register, errorOf } }: { form: CompanionFormState }) {
  return (
    <>
      <TextField
        {...register('specialFeatures')}
        label="Special features"
        hint="Separated by commas"
        error={errorOf('specialFeatures')}
      />
      <Textarea
        {...register('personality')}
        label="Personality description"
        rows={3}
        className="max-h-96"
        error={errorOf('personality')}
      />
      <Textarea
        {...register('style')}
        label="Conversation style"
        rows={2}
        className="max-h-96"
        error={errorOf('style')}
      />
    </>
  );
}
