import { useQuery } from '@tanstack/react-query';
import { type ConsentPurpose, consents } from '#contracts/consents.ts';
import { formatDate } from '#lib/format-date-time.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Consent } from './api.ts';
import { consentsQuery, useSaveConsent } from './queries.ts';

/** The consents that can be changed here, and the effect. The terms end by deleting the account. */
const choices = [
  {
    purpose: 'intimate_chats',
    without:
      'Without it no companion can answer you: your messages stay where they are, and new ones are refused.',
  },
  { purpose: 'product_mail', without: 'Without it we write only about your account and what you asked for.' },
] as const satisfies { purpose: ConsentPurpose; without: string }[];

/** The person's consents by purpose, which are taken back as easily as they were given. */
export function ConsentSettings() {
  const userId = useSession().user?.id ?? '';
  const { data: saved, isError, refetch } = useQuery(consentsQuery(userId));
  const change = useSaveConsent(userId);

  if (isError) {
    return (
      <Notice kind="problem" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        Your consents could not be read.
      </Notice>
    );
  }
  if (!saved) return <Skeleton className="h-96 w-full lg:h-72" />;
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

function find(saved: Consent[], purpose: ConsentPurpose): Consent | undefined {
  return saved.find((consent) => consent.purpose === purpose);
}

function isGiven(saved: Consent[], purpose: ConsentPurpose): boolean {
  return find(saved, purpose)?.given ?? false;
}

function termsSentence(saved: Consent[]): string {
  const terms = find(saved, 'terms');
  return terms
    ? `You agreed to the Terms of Service on ${formatDate(terms.at)}.`
    : 'This account wasn’t created on our sign-up page, so no consents were recorded.';
}

function sinceWhen(saved: Consent[], purpose: ConsentPurpose): string {
  const consent = find(saved, purpose);
  if (!consent) return 'You haven’t been asked yet.';
  return `${consent.given ? 'Given' : 'Taken back'} on ${formatDate(consent.at)}.`;
}
