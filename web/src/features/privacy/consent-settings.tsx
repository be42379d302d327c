import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ConsentPurpose, consents } from '#contracts/consents.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { Spinner } from '#ui/spinner.tsx';
import { type Consent, saveConsent } from './api.ts';
import { consentsQuery } from './queries.ts';

/** What can be changed here, and what that leads to. Terms end by deleting the account. */
const choices = [
  {
    purpose: 'intimate_chats',
    without:
      'Without it no companion can answer you: your messages stay where they are, and new ones are refused.',
  },
  { purpose: 'product_mail', without: 'Without it we write only about your account and what you asked for.' },
] as const satisfies { purpose: ConsentPurpose; without: string }[];

/** What the person has agreed to, by purpose, and the way to take it back as easily as it was given. */
export function ConsentSettings() {
  const userId = useSession().user?.id ?? '';
  const client = useQueryClient();
  const { data: held, isError, refetch } = useQuery(consentsQuery(userId));
  const { queryKey } = consentsQuery(userId);
  const change = useMutation({
    mutationFn: ({ purpose, given }: Choice) => saveConsent(purpose, given),
    onError: () => notify.error('That could not be saved. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  if (isError) {
    return (
      <Notice kind="problem" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        Your consents could not be read.
      </Notice>
    );
  }
  if (!held) return <Spinner label="Loading your consents..." />;
  const shown = change.isPending ? change.variables : undefined;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{termsSentence(held)}</p>
      {choices.map(({ purpose, without }) => (
        <CheckboxField
          key={purpose}
          label={consents[purpose].text}
          hint={`${without} ${sinceWhen(held, purpose)}`}
          checked={shown?.purpose === purpose ? shown.given : isGiven(held, purpose)}
          onChange={(event) => change.mutate({ purpose, given: event.target.checked })}
        />
      ))}
    </div>
  );
}

type Choice = { purpose: ConsentPurpose; given: boolean };

function find(held: Consent[], purpose: ConsentPurpose): Consent | undefined {
  return held.find((consent) => consent.purpose === purpose);
}

function isGiven(held: Consent[], purpose: ConsentPurpose): boolean {
  return find(held, purpose)?.given ?? false;
}

function termsSentence(held: Consent[]): string {
  const terms = find(held, 'terms');
  return terms
    ? `You agreed to the Terms of Service on ${dayOf(terms.at)}.`
    : 'This account was made by another way than our sign-up page, so no consents were recorded.';
}

function sinceWhen(held: Consent[], purpose: ConsentPurpose): string {
  const consent = find(held, purpose);
  if (!consent) return 'You have not been asked yet.';
  return `${consent.given ? 'Given' : 'Taken back'} on ${dayOf(consent.at)}.`;
}

function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long' });
}
