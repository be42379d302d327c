import type { CareTopic } from '#contracts/fields.ts';
import { Dialog } from '#ui/dialog.tsx';
import HelpLines from './help-lines.tsx';

type HelpDialogProps = { first: CareTopic | undefined; onClose: () => void };

/** People to turn to, over whatever page is open; nothing here needs the network (R-CARE-01). */
export function HelpDialog({ first, onClose }: HelpDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Talk to a person now"
      description="You don’t need a good enough reason. These people will listen, and most lines are free."
    >
      <HelpLines first={first} />
    </Dialog>
  );
}
