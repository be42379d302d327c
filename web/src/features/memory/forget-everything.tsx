import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useForgetEverything } from './queries.ts';

/** The button that forgets all facts and stories for good, once it is confirmed. */
export function ForgetEverything({ userId }: { userId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const forget = useForgetEverything(userId, () => setIsAsking(false));
  return (
    <>
      <Button size="sm" className="min-h-11 self-start" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Forget everything
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => forget.mutate()}
        busy={forget.isPending}
        danger
        title="Forget everything?"
        text="Every fact goes, past and pinned ones too, every companion’s story with you, and the notes of what they had in mind for a reply. Your conversations and About me stay. This can’t be undone."
        confirmLabel="Forget everything"
        cancelLabel="Keep it"
      />
    </>
  );
}
