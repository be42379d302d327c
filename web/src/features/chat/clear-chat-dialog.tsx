import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

type ClearChatDialogProps = { name: string; open: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before the person's messages with this companion go (R-CHAT-32). */
export function ClearChatDialog({ name, open, onClose, onConfirm }: ClearChatDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      danger
      title="Clear this conversation?"
      text={`Every message between you and ${name} is deleted. You can undo it for a few seconds; it does not give messages back.`}
      confirmLabel="Clear conversation"
      cancelLabel="Keep it"
    />
  );
}
