import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { UserChange } from './api.ts';
import { useChangeUser } from './queries.ts';
import { nameOf, tierChoices, tierOf } from './rules.ts';
import type { UserAction } from './user-columns.tsx';

type ActionDialogProps = { action: UserAction; onClose: () => void };

/** Asks before a user is changed (R-ADMIN-15); nothing is sent until it is confirmed. */
export function UserActionDialog({ action, onClose }: ActionDialogProps) {
  if (action.kind === 'tier') return <TierDialog action={action} onClose={onClose} />;
  if (action.kind === 'status') return <StatusDialog action={action} onClose={onClose} />;
  if (action.kind === 'remove_factor') return <FactorDialog action={action} onClose={onClose} />;
  return <DeleteDialog action={action} onClose={onClose} />;
}

/** Sends the change. A toast shows `successText` and the dialog closes; a refusal is shown in the dialog. */
function useChange(onClose: () => void) {
  const changeUser = useChangeUser();
  const send = (change: UserChange, successText: string) =>
    changeUser.mutate(change, {
      onSuccess: () => {
        notify.success(successText);
        onClose();
      },
    });
  const problem = changeUser.isError && <Notice kind="problem">{changeUser.error.message}</Notice>;
  return { send, busy: changeUser.isPending, problem };
}

function TierDialog({ action: { user }, onClose }: ActionDialogProps) {
  const { send, busy, problem } = useChange(onClose);
  const [tier, setTier] = useState(() => tierOf(user.subscription_tier) ?? 'free');
  const name = nameOf(user);
  const confirm = () => send({ userId: user.id, action: 'tier', value: tier }, `${name} is now on ${tier}.`);

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={`Change the tier of ${name}?`}
      description="The new limits hold at once. On a smaller plan the newest favorites stay and the rest go."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={tier === user.subscription_tier} onClick={confirm}>
            Change tier
          </Button>
        </>
      }
    >
      <SelectField
        label="Tier"
        options={tierChoices}
        value={tier}
        onChange={(event) => setTier(tierOf(event.target.value) ?? tier)}
      />
      {problem}
    </Dialog>
  );
}

function StatusDialog({ action: { user }, onClose }: ActionDialogProps) {
  const { send, busy, problem } = useChange(onClose);
  const isActive = user.status === 'active';
  const name = nameOf(user);
  const confirm = () =>
    send(
      { userId: user.id, action: 'status', value: isActive ? 'blocked' : 'active' },
      isActive ? `${name} is blocked.` : `${name} is no longer blocked.`,
    );
  const text = isActive
    ? 'Their sessions end, and whatever they try next is refused.'
    : 'From now on they can log in and talk again.';

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`${isActive ? 'Block' : 'Unblock'} ${name}?`}
      text={<Explanation text={text} problem={problem} />}
      confirmLabel={isActive ? 'Block' : 'Unblock'}
      danger={isActive}
      busy={busy}
    />
  );
}

/** For an admin who lost the device of the second factor (R-PROD-15). */
function FactorDialog({ action: { user }, onClose }: ActionDialogProps) {
  const { send, busy, problem } = useChange(onClose);
  const name = nameOf(user);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() =>
        send({ userId: user.id, action: 'remove_factor' }, `The second factor of ${name} is removed.`)
      }
      title={`Remove the second factor of ${name}?`}
      text={
        <Explanation
          text="Do this only if you know that it is really them who asks. Their sessions end, and at the next login they set up a new one."
          problem={problem}
        />
      }
      confirmLabel="Remove second factor"
      danger
      busy={busy}
    />
  );
}

function DeleteDialog({ action: { user }, onClose }: ActionDialogProps) {
  const { send, busy, problem } = useChange(onClose);
  const name = nameOf(user);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => send({ userId: user.id, action: 'delete' }, `${name} is deleted.`)}
      title={`Delete ${name}?`}
      text={
        <Explanation
          text="Their account is deleted, along with their chats, favorites and companions. A subscription is canceled first."
          warning="This action cannot be undone."
          problem={problem}
        />
      }
      confirmLabel="Delete"
      danger
      busy={busy}
    />
  );
}

function Explanation({
  text,
  warning,
  problem,
}: {
  text: string;
  warning?: string;
  problem: React.ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3">
      <p>{text}</p>
      {warning !== undefined && <p className="font-semibold text-ink">{warning}</p>}
      {problem}
    </div>
  );
}
