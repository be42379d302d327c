import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { resendConfirmation } from './api.ts';
import { problemText } from './auth-problem.ts';
import { authTexts } from './rules.ts';

type ResendButtonProps = {
  /** The account to confirm; the address in the form around the button when left out. */
  email?: string;
  /** Where the person goes once the account is confirmed. */
  redirect: string | undefined;
};

/** Sends the mail that confirms an account once more and says what became of it. */
export default function ResendButton({ email, redirect }: ResendButtonProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');

  const send = async (form: HTMLFormElement | null) => {
    setBusy(true);
    setOutcome('');
    try {
      await resendConfirmation(email ?? emailIn(form), redirect);
      setOutcome('A new email is on its way.');
    } catch (error) {
      setOutcome(problemText(error, authTexts.mailFailed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" busy={busy} onClick={(event) => void send(event.currentTarget.form)}>
        Send the email again
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {outcome}
      </p>
    </div>
  );
}

function emailIn(form: HTMLFormElement | null): string {
  return new FormData(form ?? undefined).get('email')?.toString().trim() ?? '';
}
