import { useWatch } from 'react-hook-form';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { useUploadedPicture } from '../picture/use-uploaded-picture.ts';
import { useCreateCompanion } from '../queries.ts';
import { CompanionFields } from './companion-fields.tsx';
import { newCompanion, toSave } from './companion-form.ts';
import { FormFooter } from './form-footer.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useCompanionForm } from './use-companion-form.ts';

/** /admin/companions/create (R-ADMIN-31 to R-ADMIN-34). */
export function CreateCompanionScreen() {
  const { url, isUploading, problem, choose, keepFor } = useUploadedPicture();
  const create = useCreateCompanion();
  const form = useCompanionForm(newCompanion, (values) => keepFor(create.mutateAsync(toSave(values, url))));
  const [from, to] = useWatch({ control: form.control, name: ['gradientFrom', 'gradientTo'] });

  return (
    <AdminPage
      title="Create New Companion"
      tabTitle="Create companion"
      text="People find a new companion under Browse as soon as it is created."
    >
      <form {...form.formProps} className="flex max-w-4xl flex-col gap-6">
        <CompanionFields
          form={form}
          isNew
          imageUrl={url}
          picture={
            env.features.imageUpload && (
              <PictureField
                shown={url}
                from={from}
                to={to}
                busy={isUploading ? 'Uploading image...' : null}
                problem={problem}
                onChoose={(file) => void choose(file)}
              />
            )
          }
        />
        <FormFooter
          problem={form.problem}
          cancelTo={paths.admin.companions}
          label="Create Companion"
          busyLabel="Creating..."
          busy={form.isBusy}
          disabled={isUploading || create.isSuccess}
        />
      </form>
      {create.isSuccess && (
        <SuccessDialog text="Companion created successfully!" to={paths.companion(create.data)} />
      )}
    </AdminPage>
  );
}
