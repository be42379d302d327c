import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type Astray, updateSession } from '../chat-session.ts';
import type { MessageTools } from '../types.ts';
import { showAstray } from './land.ts';

type AstrayNoticeProps = { astray: Astray; tools: Pick<MessageTools, 'chat' | 'chatId' | 'mayChange'> };

/** Why a link leads to no message here, and how to get to it (R-MEM-04). */
export function AstrayNotice({ astray, tools: { chat, chatId, mayChange } }: AstrayNoticeProps) {
  const [isSwitching, setIsSwitching] = useState(false);
  const isElsewhere = astray.versionId !== null;
  const show = async () => {
    if (chatId === null) return;
    setIsSwitching(true);
    await showAstray(chat, chatId, astray);
    setIsSwitching(false);
  };
  return (
    <div className="px-3 pt-2">
      <div
        role="status"
        className="mx-auto flex w-full max-w-192 flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-raised py-1.5 pr-1.5 pl-4"
      >
        <p className="min-w-0 flex-1 basis-56 font-medium">
          {isElsewhere
            ? 'This message is on another version.'
            : 'This message is gone. It was deleted, or its chat is over.'}
        </p>
        {isElsewhere && (
          <Button
            size="sm"
            variant="primary"
            busy={isSwitching}
            disabled={chatId === null || !mayChange}
            onClick={() => void show()}
          >
            Show that version
          </Button>
        )}
        <IconButton
          size="sm"
          label="Dismiss"
          onClick={() => updateSession(chat.companionId, { astray: null })}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
