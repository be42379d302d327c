import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { env } from '#lib/env.ts';
import { formProblem } from '#lib/form.ts';
import { paths } from '#lib/paths.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { usePictureForSave } from '../picture/use-picture-for-save.ts';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { CompanionFields } from './companion-fields.tsx';
import {
  type CompanionForm,
  type CompanionFormInput,
  companionForm,
  formOf,
  toSave,
} from './companion-form.ts';
import { DeleteCompanion } from './delete-companion.tsx';
import { DoneDialog } from './done-dialog.tsx';
import { FormFoot } from './form-foot.tsx';
import type { ManagedCompanion } from './managed-companion.ts';
import { useSaveCompanion } from './queries.ts';
import { saveFailure } from './save-failure.ts';
import { ShownNotice } from './shown-notice.tsx';
import { triedOf } from './tried.ts';

/** The edit form of one companion, and beside it the conversation that tries it out. */
export function EditCompanion({ managed }: { managed: ManagedCompanion }) {
  const { companion } = managed;
  const form = useForm<CompanionFormInput, unknown, CompanionForm>({
    resolver: valibotResolver(companionForm),
    defaultValues: formOf(managed),
  });
  const [from, to] = useWatch({ control: form.control, name: ['gradientFrom', 'gradientTo'] });
  const { picture, preview, isChecking, problem, choose } = usePictureForSave();
  const save = useSaveCompanion(companion.id);
  const submit = form.handleSubmit((values) =>
    save.mutate({
      toSave: (imageUrl) => toSave(values, imageUrl, companion.perfect_for),
      imageUrl: companion.image_url,
      picture,
    }),
  );
  const profile = paths.companion(companion.id);

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,56rem)_minmax(20rem,1fr)]">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-6">
        <ShownNotice companion={companion} />
        <CompanionFields
          form={form}
          isNew={false}
          picture={
            env.features.imageUpload && (
              <PictureField
                shown={preview ?? companion.image_url}
                from={from}
                to={to}
                busy={isChecking ? 'Checking image...' : null}
                problem={problem}
                onChoose={(file) => void choose(file)}
              />
            )
          }
        />
        <FormFoot
          problem={formProblem(form.formState.errors) ?? (save.error ? saveFailure(save.error) : undefined)}
          cancelTo={profile}
          label="Save Changes"
          busyLabel="Saving..."
          busy={save.isPending}
          disabled={isChecking || save.isSuccess}
        >
          <DeleteCompanion companion={companion} />
        </FormFoot>
      </form>
      <TrialPanel name={companion.name} readForm={() => triedOf(form.getValues())} />
      {save.isSuccess && <DoneDialog text="Companion updated successfully!" to={profile} />}
    </div>
  );
}
