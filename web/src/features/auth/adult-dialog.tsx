import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblem, formProblem } from '#lib/form.ts';
import { useGoBack } from '#lib/use-go-back.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { completeAccount } from './api.ts';
import { problemText } from './auth-problem.ts';
import { ConsentFields } from './consent-fields.tsx';
import { type AdultForm, adultForm, authTexts, noConsents } from './rules.ts';

/** Date of birth and consents of somebody who came by Google or Apple; without them the way leads back (D-14). */
export default function AdultDialog({ userId }: { userId: string }) {
  const id = useId();
  const client = useQueryClient();
  const goBack = useGoBack();
  const { register, handleSubmit, setError, formState } = useForm<AdultForm>({
    resolver: valibotResolver(adultForm),
    defaultValues: { birthDate: '', consents: noConsents },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      await completeAccount(form);
      await client.invalidateQueries({ queryKey: currentUserQuery(userId).queryKey });
    } catch (problem) {
      setError('root', { message: problemText(problem, authTexts.adultThrown) });
    }
  });
  const problem = formProblem(errors);

  return (
    <Dialog
      open
      onClose={goBack}
      role="alertdialog"
      title="Before your first chat"
      description="Companions are for adults. Please tell us your date of birth; it cannot be changed later."
      footer={
        <>
          <Button onClick={goBack}>Not now</Button>
          <Button type="submit" form={id} variant="primary" busy={isSubmitting}>
            Start chatting
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          {...register('birthDate')}
          label="Date of birth"
          type="date"
          autoComplete="bday"
          error={fieldProblem(errors.birthDate)}
        />
        <ConsentFields
          field={(purpose) => register(`consents.${purpose}`)}
          problem={(purpose) => errors.consents?.[purpose]?.message}
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
