import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formTexts } from '#lib/form-definition.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useDeleteAccount } from './queries.ts';
import { deleteFailure } from './rules.ts';

const deletedItems = [
  'your account and your plan; a subscription is canceled and not charged again',
  'every conversation, favorite and customisation, and all that is in Recently deleted',
  'the companions you made',
  'your consents, reports and messages to support',
] as const;

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Says what will be deleted, asks for the password, deletes, and opens the receipt, signed out. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const [kind, setKind] = useState<'password' | 'email'>('password');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const deletion = useDeleteAccount((receipt) =>
    navigate(paths.accountDeleted, { replace: true, state: receipt }),
  );

  const startOver = () => {
    setTyped('');
    setIsMissing(false);
    deletion.reset();
  };
  const close = () => {
    startOver();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deletion.isPending) return;
    setIsMissing(typed === '');
    if (typed === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    deletion.mutate(kind === 'password' ? { password: typed } : { confirmation: typed });
  };
  const field = {
    value: typed,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      setIsMissing(false);
    },
    required: true,
    error: isMissing ? formTexts.fillThis : deletion.error ? deleteFailure(deletion.error, kind) : undefined,
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title="Delete your account?"
      description="This happens at once and cannot be undone. What goes:"
      footer={
        <>
          <Button onClick={close}>Keep my account</Button>
          <Button type="submit" form={form} variant="danger" busy={deletion.isPending}>
            Delete for good
          </Button>
        </>
      }
    >
      <ul className="-mt-2 flex list-disc flex-col gap-1 pl-5 text-muted">
        {deletedItems.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Notice kind="info">Would you like your data first? Close this and choose Download my data.</Notice>
      <form id={form} noValidate onSubmit={submit} className="flex flex-col items-start gap-3 *:w-full">
        {kind === 'password' ? (
          <PasswordField {...field} label="Your password" autoComplete="current-password" />
        ) : (
          <TextField {...field} label="Your email address, typed out" type="email" autoComplete="off" />
        )}
        <Button
          variant="quiet"
          size="sm"
          className="w-auto! px-0! text-accent underline"
          onClick={() => {
            setKind(kind === 'password' ? 'email' : 'password');
            startOver();
          }}
        >
          {kind === 'password' ? 'I sign in with Google or Apple' : 'I have a password'}
        </Button>
      </form>
    </Dialog>
  );
}
