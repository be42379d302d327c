import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { UserChange } from './api.ts';
import { useChangeUser } from './queries.ts';
import { calledOf, chosenTier, tierChoices } from './rules.ts';
import type { AskedChange } from './user-columns.tsx';

type QuestionProps = { asked: AskedChange; onClose: () => void };

/** The question before a person is changed (R-ADMIN-15); nothing happens until it is answered. */
export function UserChangeDialog({ asked, onClose }: QuestionProps) {
  if (asked.action === 'tier') return <TierDialog asked={asked} onClose={onClose} />;
  if (asked.action === 'status') return <StatusDialog asked={asked} onClose={onClose} />;
  return <DeleteDialog asked={asked} onClose={onClose} />;
}

/** Sends the answer; `done` is said when it has happened, a refusal stays in the dialog. */
function useAnswer(onClose: () => void) {
  const change = useChangeUser();
  const answer = (wanted: UserChange, done: string) =>
    change.mutate(wanted, {
      onSuccess: () => {
        notify.success(done);
        onClose();
      },
    });
  const problem = change.isError && <Notice kind="problem">{change.error.message}</Notice>;
  return { answer, busy: change.isPending, problem };
}

function TierDialog({ asked: { person }, onClose }: QuestionProps) {
  const { answer, busy, problem } = useAnswer(onClose);
  const [tier, setTier] = useState(() => chosenTier(person.subscription_tier) ?? 'free');
  const called = calledOf(person);
  const confirm = () =>
    answer({ userId: person.id, action: 'tier', value: tier }, `${called} is now on ${tier}.`);

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={`Change the tier of ${called}?`}
      description="The new limits hold at once. On a smaller plan the newest favorites stay and the rest go."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={tier === person.subscription_tier}
            onClick={confirm}
          >
            Change tier
          </Button>
        </>
      }
    >
      <SelectField
        label="Tier"
        options={tierChoices}
        value={tier}
        onChange={(event) => setTier(chosenTier(event.target.value) ?? tier)}
      />
      {problem}
    </Dialog>
  );
}

function StatusDialog({ asked: { person }, onClose }: QuestionProps) {
  const { answer, busy, problem } = useAnswer(onClose);
  const isActive = person.status === 'active';
  const called = calledOf(person);
  const confirm = () =>
    answer(
      { userId: person.id, action: 'status', value: isActive ? 'blocked' : 'active' },
      isActive ? `${called} is blocked.` : `${called} is no longer blocked.`,
    );
  const what = isActive
    ? 'Their sessions end, and whatever they try next is refused.'
    : 'From now on they can log in and talk again.';

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`${isActive ? 'Block' : 'Unblock'} ${called}?`}
      text={<Question text={what} problem={problem} />}
      confirmLabel={isActive ? 'Block' : 'Unblock'}
      danger={isActive}
      busy={busy}
    />
  );
}

function DeleteDialog({ asked: { person }, onClose }: QuestionProps) {
  const { answer, busy, problem } = useAnswer(onClose);
  const called = calledOf(person);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => answer({ userId: person.id, action: 'delete' }, `${called} is deleted.`)}
      title={`Delete ${called}?`}
      text={
        <Question
          text="Their account goes, with every chat, favorite and companion of theirs; a subscription is cancelled first."
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

function Question({ text, warning, problem }: { text: string; warning?: string; problem: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <p>{text}</p>
      {warning !== undefined && <p className="font-semibold text-ink">{warning}</p>}
      {problem}
    </div>
  );
}
