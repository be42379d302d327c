import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ChatContext } from './types.ts';
import { clearWithUndo } from './versions/delete.ts';

type ClearChatDialogProps = { chat: ChatContext; name: string; open: boolean; onClose: () => void };

/** Asks before the person's messages with this companion go (R-CHAT-32). */
export function ClearChatDialog({ chat, name, open, onClose }: ClearChatDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void clearWithUndo(chat);
      }}
      danger
      title="Clear this conversation?"
      text={`Every message between you and ${name} is deleted. For seven days you can bring it back from ‘Recently deleted’. Clearing does not give messages back.`}
      confirmLabel="Clear conversation"
      cancelLabel="Keep it"
    />
  );
}
