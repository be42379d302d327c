import { useState } from 'react';
import { formatLongDay } from '#lib/format-date-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { TextField } from '#ui/text-field.tsx';
import { useSetRetirement } from '../queries.ts';
import { firstDay, timeOfDay, usualDay } from './retirement-days.ts';
import { saveFailure } from './save-failure.ts';

type RetireDialogProps = { companion: { id: string; name: string }; onClose: () => void };

/** Asks for the day on which a companion retires, and says what that means (R-SELF-06). */
export function RetireDialog({ companion: { id, name }, onClose }: RetireDialogProps) {
  const [now] = useState(Date.now);
  const [day, setDay] = useState(() => usualDay(now));
  const retirement = useSetRetirement(id);
  const first = firstDay(now);
  const isTooEarly = day < first;
  const confirm = () =>
    retirement.mutate(timeOfDay(day), {
      onSuccess: () => {
        notify.success(`${name} retires on ${formatLongDay(timeOfDay(day))}.`);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={`Retire ${name}?`}
      description={
        <div className="flex flex-col gap-3">
          <p>
            Until that day everything goes on as it is, and everyone who opens {name} sees the day. After that
            day nobody new meets {name}, and nobody can write to {name} any more.
          </p>
          <p>
            What was said stays: people can read it, export it and keep {name} among their favorites. You can
            call it off at any time, also afterwards.
          </p>
        </div>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={retirement.isPending} disabled={isTooEarly} onClick={confirm}>
            Retire
          </Button>
        </>
      }
    >
      <TextField
        label="Retires on"
        type="date"
        min={first}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={isTooEarly ? 'Please choose a day at least a week from now.' : undefined}
      />
      {retirement.error && <Notice kind="problem">{saveFailure(retirement.error)}</Notice>}
    </Dialog>
  );
}
