import { Dialog } from '#ui/dialog.tsx';
import { ConversationList } from './conversation-list.tsx';

type ConversationsDialogProps = { userId: string; onClose: () => void };

/** The list of conversations over the chat, on a narrow page. */
export function ConversationsDialog({ userId, onClose }: ConversationsDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Your conversations">
      <nav aria-label="Your conversations" className="-mx-3">
        <ConversationList userId={userId} onChosen={onClose} />
      </nav>
    </Dialog>
  );
}
