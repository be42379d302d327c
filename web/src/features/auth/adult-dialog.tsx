import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSchemaForm } from '#lib/form.ts';
import { paths } from '#lib/paths.ts';
import { useGoBack } from '#lib/use-go-back.ts';
import { consentsQuery } from '#shared/consents.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { completeAccount } from './api.ts';
import { problemText } from './auth-problem.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ageRefusalQuery } from './queries.ts';
import { adultForm, authTexts, noConsents } from './rules.ts';

/**
 * Date of birth and consents of somebody who came by Google or Apple; without them the way leads back (D-14). Whoever
 * was refused is told so in place of the form, on every device (R-PROD-17).
 */
export default function AdultDialog({ userId }: { userId: string }) {
  const { data: isRefused, isPending } = useQuery(ageRefusalQuery(userId));
  if (isPending) return null;
  return isRefused ? <RefusedDialog /> : <BirthDateDialog userId={userId} />;
}

/** What both dialogs have in common. */
const frame = { open: true, role: 'alertdialog', title: 'Before your first chat' } as const;

function RefusedDialog() {
  const goBack = useGoBack();
  return (
    <Dialog
      {...frame}
      onClose={goBack}
      description={authTexts.underAge}
      footer={
        <>
          <LinkButton to={paths.contact}>Contact</LinkButton>
          <Button variant="primary" onClick={goBack}>
            Close
          </Button>
        </>
      }
    />
  );
}

function BirthDateDialog({ userId }: { userId: string }) {
  const id = useId();
  const client = useQueryClient();
  const goBack = useGoBack();
  const { register, formProps, errorOf, problem, isBusy } = useSchemaForm({
    schema: adultForm,
    defaultValues: { birthDate: '', consents: noConsents },
    send: async (form) => {
      try {
        await completeAccount(form);
      } finally {
        // Also what was refused, or taken in part, is kept by the server.
        const changed = [ageRefusalQuery(userId), consentsQuery(userId), currentUserQuery(userId)];
        await Promise.all(changed.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
      }
    },
    explain: (error) => problemText(error, authTexts.adultThrown),
  });

  return (
    <Dialog
      {...frame}
      onClose={goBack}
      description="Companions are for adults. Please tell us your date of birth; you can’t change it later."
      footer={
        <>
          <Button onClick={goBack}>Not now</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            Start chatting
          </Button>
        </>
      }
    >
      <form id={id} {...formProps} className="flex flex-col gap-5">
        <TextField
          {...register('birthDate')}
          label="Date of birth"
          type="date"
          autoComplete="bday"
          error={errorOf('birthDate')}
        />
        <ConsentFields
          field={(purpose) => register(`consents.${purpose}`)}
          problem={(purpose) => errorOf(`consents.${purpose}`)}
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
