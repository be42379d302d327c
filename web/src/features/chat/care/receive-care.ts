import { setUsage, usageQuery } from '#shared/usage.ts';
import { removeTurn, sessionOf, updateSession } from '../chat-session.ts';
import { type Message, withCare } from '../conversation.ts';
import { confirmSent, returnToDraft } from '../outbox.ts';
import { changeMessages, heldMessages } from '../queries.ts';
import { isRunning, type TurnEvent } from '../turn.ts';
import type { ChatContext } from '../types.ts';
import { pauseQuery } from './queries.ts';

/** Help lines that came with a message. */
export type ReceivedCare = Extract<TurnEvent, { event: 'safety' }>['data'];

/**
 * Shows help lines that came before, in place of, or after a reply, in this chat; the conversation keeps them by its
 * rows. Words that the server could not keep return to where they were typed (D-31, R-CARE-07).
 */
export function receiveCare(chat: ChatContext, messageId: string, help: ReceivedCare): void {
  const { client, userId, companionId } = chat;
  const { topic, level, language, country, turnId, remaining } = help;
  const { turn } = sessionOf(companionId);
  const sent = turn?.messageId === messageId ? turn : null;
  const isAsked = (message: Message) => message.from === 'user' && message.turnId === turnId;
  const words = sent?.text ?? heldMessages(chat).find(isAsked)?.text ?? '';
  const care = { topic, level, language, words, isKept: turnId !== null, turnId };
  keepCountry(country).catch(noop); // the card itself loads it again
  updateSession(companionId, { care });
  if (topic === 'minor') void client.invalidateQueries(pauseQuery(userId));
  if (remaining === undefined) void client.invalidateQueries(usageQuery(userId));
  else setUsage(client, userId, { remaining });
  if (turnId === null) {
    if (!isRunning(sent)) return;
    removeTurn(companionId, messageId);
    const { writing, text } = sent;
    if (writing.mode === 'send') returnToDraft(chat, sent);
    else if (writing.mode === 'edit') {
      updateSession(companionId, { edit: { target: writing.target, text, messageId, isNew: true } });
    }
    return;
  }
  confirmSent(chat, messageId);
  changeMessages(chat, (held) => withCare(held, turnId, { topic, level }));
}

/** The lines of all countries come with it, which no chat needs before its first card. */
async function keepCountry(country: string): Promise<void> {
  const { learnCountry } = await import('#shared/help/country.ts');
  learnCountry(country);
}

function noop() {}
