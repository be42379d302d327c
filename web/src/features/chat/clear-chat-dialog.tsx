import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.ts';
import type { ChatContext } from './chat-context.ts';
import { clearChat } from './clear-chat.ts';

type ClearChatDialogProps = { chat: ChatContext; name: string; open: boolean; onClose: () => void };

/** Asks, then deletes the person's messages with this companion (R-CHAT-32). */
export function ClearChatDialog({ chat, name, open, onClose }: ClearChatDialogProps) {
  const clear = useMutation({
    mutationFn: () => clearChat(chat),
    onSuccess: onClose,
    onError: () => notify.error('Failed to delete messages (RLS).'),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => clear.mutate()}
      busy={clear.isPending}
      danger
      title="Clear this conversation?"
      text={`Every message between you and ${name} is deleted. This cannot be undone, and it does not give messages back.`}
      confirmLabel="Clear conversation"
      cancelLabel="Keep it"
    />
  );
}
