import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { visibilityOf } from '#contracts/visibility.ts';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { ManagedCompanion } from '../companion.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { usePictureForSave } from '../picture/use-picture-for-save.ts';
import { useDeleteCompanion, useSaveCompanion, useSetVisibility } from '../queries.ts';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { CompanionFields } from './companion-fields.tsx';
import { formOf, toSave, trialFormOf } from './companion-form.ts';
import { FormFooter } from './form-footer.tsx';
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
        {visibilityOf(companion) === 'hidden' && <HiddenNotice companion={companion} />}
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
          <DeleteButton companion={companion} />
        </FormFooter>
      </form>
      <TrialPanel name={companion.name} greeting={greeting} readForm={() => trialFormOf(form.getValues())} />
      {save.isSuccess && <SuccessDialog text="Companion updated successfully!" to={profile} />}
    </div>
  );
}

type CompanionProps = { companion: ManagedCompanion['companion'] };

/** Says that a companion is hidden, with a button that shows it again (R-SAFE-12). */
function HiddenNotice({ companion: { id, name } }: CompanionProps) {
  const setVisibility = useSetVisibility(id);
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" busy={setVisibility.isPending} onClick={() => setVisibility.mutate('public')}>
          Show again
        </Button>
      }
    >
      {name} is hidden. Only admins can see this companion or chat with it.
      {setVisibility.error && ` It could not be changed: ${setVisibility.error.message}`}
    </Notice>
  );
}

/** Deletes the companion after a question; after a failure the form still has everything (R-ADMIN-28). */
function DeleteButton({ companion }: CompanionProps) {
  const { name } = companion;
  const deletion = useDeleteCompanion(companion);
  if (deletion.isSuccess) return <SuccessDialog text="Companion deleted successfully!" to={paths.browse} />;
  return (
    <ConfirmButton
      label="Delete Companion"
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      size="md"
      title={`Delete ${name}?`}
      text={`${name} goes, with every chat, message and favorite that people have with them.`}
      warning="This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={() => deletion.mutate()}
      mutation={deletion}
      failed="Error deleting companion"
    />
  );
}
