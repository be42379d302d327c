import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type ChatConsent, consents } from '#contracts/consents.ts';
import { useSchemaForm } from '#lib/form.ts';
import { type Consent, consentsQuery, consentTo, saveConsents } from '#shared/consents.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { LegalLinks } from './consent-fields.tsx';
import { authTexts, chatConsentForm } from './rules.ts';

type ConsentDialogProps = {
  userId: string;
  saved: Consent[];
  missing: ChatConsent[];
  onClose: () => void;
  onAgreed: () => void;
};

/** Asks in the chat for the consents it needs, and says what is new in their words (R-CARE-17). */
export default function ConsentDialog({ missing, ...props }: ConsentDialogProps) {
  return missing.length === 0 ? (
    <ReloadDialog onClose={props.onClose} />
  ) : (
    <AgreeDialog missing={missing} {...props} />
  );
}

function AgreeDialog({ userId, saved, missing, onClose, onAgreed }: ConsentDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const hasChanged = missing.some((purpose) => consentTo(purpose, saved)?.isOutdated);
  const { register, formProps, errorOf, problem, isBusy } = useSchemaForm({
    schema: chatConsentForm,
    defaultValues: {
      terms: !missing.includes('terms'),
      intimate_chats: !missing.includes('intimate_chats'),
    },
    send: async () => {
      await saveConsents(missing, true);
      await client.invalidateQueries(consentsQuery(userId));
      onAgreed();
    },
    explain: () => authTexts.adultThrown,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={hasChanged ? 'What you agreed to has changed' : 'Before you go on'}
      description={
        hasChanged
          ? 'Please read the new words before your next message. What you wrote stays.'
          : 'A chat needs your consent to the following. What you wrote stays.'
      }
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            Agree
          </Button>
        </>
      }
    >
      <form id={id} {...formProps} className="flex flex-col gap-5 text-sm">
        {missing.map((purpose) => (
          <CheckboxField
            key={purpose}
            {...register(purpose)}
            label={consents[purpose].text}
            hint={
              consentTo(purpose, saved)?.isOutdated && (
                <>
                  <strong className="text-ink">What is new:</strong> {consents[purpose].changed}
                </>
              )
            }
            error={errorOf(purpose)}
          />
        ))}
        <LegalLinks />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      </form>
    </Dialog>
  );
}

/** The server knows words that came after this page was loaded. */
function ReloadDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title="What you agreed to has changed"
      description="The words changed while this page was open. Reload it to read them; what you wrote stays."
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      }
    />
  );
}
