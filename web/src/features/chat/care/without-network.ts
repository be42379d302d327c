import { useEffect } from 'react';
import { timings } from '#lib/timings.ts';
import { updateSession } from '../chat-session.ts';
import { queueMessage, returnToDraft, takeDraft } from '../outbox.ts';
import { heldMessages } from '../queries.ts';
import type { ChatContext } from '../types.ts';

const loadRules = () => import('#contracts/care/care.ts');
const loadHelp = () =>
  Promise.all([loadRules(), import('./care-card.tsx'), import('#shared/help/help-dialog.tsx')]);

/** Loads the rules and the help lines once the chat has opened, so that they are there without a network (D-31). */
export function useHelpWithoutNetwork(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadHelp().catch(noop), timings.helpLoaded);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Keeps a message until there is a network. A crisis is not kept waiting: help lines show at once, and the words stay
 * where they were typed (R-CARE-13, R-CARE-14). With a network the server decides.
 */
export async function queueUnlessCrisis(
  chat: ChatContext,
  message: { messageId: string; text: string; at: string },
): Promise<void> {
  const { text } = message;
  takeDraft(chat, text);
  const found = await findCrisisIn(chat, text);
  if (found === null) return queueMessage(chat, message);
  returnToDraft(chat, message);
  updateSession(chat.companionId, { care: { ...found, words: text, isKept: false, turnId: null } });
}

/** Null where nothing is found, and where the rules could not be loaded. */
async function findCrisisIn(chat: ChatContext, text: string) {
  const rules = await loadRules().catch(noop);
  const earlier = heldMessages(chat).filter(({ from }) => from === 'user');
  const texts = earlier.map((message) => message.text);
  return rules?.findCrisis(text) ?? rules?.findSplitCrisis(texts, text) ?? null;
}

function noop() {}
