import { useWatch } from 'react-hook-form';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import type { ManagedCompanion } from '../companion.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { usePictureForSave } from '../picture/use-picture-for-save.ts';
import { useSaveCompanion } from '../queries.ts';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { CompanionFields } from './companion-fields.tsx';
import { formOf, toSave, trialFormOf } from './companion-form.ts';
import { CompanionNotices } from './companion-notices.tsx';
import { FormFooter } from './form-footer.tsx';
import { Removal } from './removal.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useCompanionForm } from './use-companion-form.ts';

/** The edit form of one companion, and beside it the conversation that tries it out. */
export function EditCompanion({ managed }: { managed: ManagedCompanion }) {
  const { companion } = managed;
  const { picture, preview, isChecking, problem, choose } = usePictureForSave();
  const save = useSaveCompanion(companion.id);
  const form = useCompanionForm(formOf(managed), (values) =>
    save.mutateAsync({
      toSave: (imageUrl) => toSave(values, imageUrl, companion.perfect_for),
      imageUrl: companion.image_url,
      picture,
    }),
  );
  const [from, to, greeting] = useWatch({
    control: form.control,
    name: ['gradientFrom', 'gradientTo', 'greeting'],
  });
  const profile = paths.companion(companion.id);

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,56rem)_minmax(20rem,1fr)]">
      <form {...form.formProps} className="flex min-w-0 flex-col gap-6">
        <CompanionNotices companion={companion} />
        <CompanionFields
          form={form}
          isNew={false}
          imageUrl={preview ?? companion.image_url}
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
        <FormFooter
          problem={form.problem}
          cancelTo={profile}
          label="Save Changes"
          busyLabel="Saving..."
          busy={form.isBusy}
          disabled={isChecking || save.isSuccess}
        >
          <Removal companion={companion} />
        </FormFooter>
      </form>
      <TrialPanel name={companion.name} greeting={greeting} readForm={() => trialFormOf(form.getValues())} />
      {save.isSuccess && <SuccessDialog text="Companion updated successfully!" to={profile} />}
    </div>
  );
}
