import { useQuery } from '@tanstack/react-query';
import { type ConsentPurpose, consents } from '#contracts/consents.ts';
import { formatDate } from '#lib/format-date-time.ts';
import { useSession } from '#lib/session.ts';
import { type Consent, consentsQuery, consentTo, useSaveConsent } from '#shared/consents.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The consents that can be changed here, and the effect. The terms end by deleting the account. */
const choices = [
  {
    purpose: 'intimate_chats',
    without:
      'Without it no companion can answer you: your messages stay where they are, and new ones are refused.',
  },
  {
    purpose: 'memory',
    without:
      'Without it nothing new is remembered, and nothing that was is used. What is kept stays on the page What they remember until you forget it.',
  },
  { purpose: 'product_mail', without: 'Without it we write only about your account and what you asked for.' },
] as const satisfies { purpose: ConsentPurpose; without: string }[];

/** The person's consents by purpose, which are taken back as easily as they were given. */
export function ConsentSettings() {
  const userId = useSession().user?.id ?? '';
  const { data: saved, isError, refetch } = useQuery(consentsQuery(userId));
  const change = useSaveConsent(userId);

  if (isError && saved === undefined) {
    return (
      <Notice kind="problem" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        Your consents could not be read.
      </Notice>
    );
  }
  if (!saved) return <Skeleton className="h-128 w-full lg:h-112" />;
  const shown = change.isPending ? change.variables : undefined;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{termsSentence(saved)}</p>
      {choices.map(({ purpose, without }) => (
        <CheckboxField
          key={purpose}
          label={consents[purpose].text}
          hint={`${without} ${sinceWhen(saved, purpose)}`}
          checked={shown?.purpose === purpose ? shown.given : isGiven(saved, purpose)}
          onChange={(event) => change.mutate({ purpose, given: event.target.checked })}
        />
      ))}
    </div>
  );
}

function isGiven(saved: Consent[], purpose: ConsentPurpose): boolean {
  return consentTo(purpose, saved)?.given ?? false;
}

function termsSentence(saved: Consent[]): string {
  const terms = consentTo('terms', saved);
  return terms
    ? `You agreed to the Terms of Service on ${formatDate(terms.at)}.`
    : 'This account wasn’t created on our sign-up page, so no consents were recorded.';
}

function sinceWhen(saved: Consent[], purpose: ConsentPurpose): string {
  const consent = consentTo(purpose, saved);
  // A box that was left unticked at sign-up is not stored, so this may be somebody who was asked, or never was.
  if (!consent) return 'You haven’t agreed to this.';
  if (consent.isOutdated) return `Given on ${formatDate(consent.at)} to earlier words; these are new.`;
  const decision = consent.wasGiven ? 'Taken back' : 'Turned down';
  return `${consent.given ? 'Given' : decision} on ${formatDate(consent.at)}.`;
}
