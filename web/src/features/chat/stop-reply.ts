import { notify } from '#ui/notify.ts';
import { stopTurn } from './api.ts';
import { releasedWhenStuck } from './stuck-guard.ts';
import { isRunning } from './turn-reducer.ts';
import { applyToTurn, turnOf } from './turn-store.ts';

/** The reader has heard enough: the reply ends and what was said of it stays. Before it has begun, it ends as it begins. */
export async function stopReply(companionId: string): Promise<void> {
  const turn = turnOf(companionId);
  if (turn === undefined || !isRunning(turn) || turn.stopping) return;
  applyToTurn(companionId, turn.messageId, { event: 'stopping' });
  if (turn.turnId !== null) await askToStop(companionId, turn.messageId, turn.turnId);
}

/** Asks the server to end the turn; its end then comes as the last event of the stream. */
export async function askToStop(companionId: string, messageId: string, turnId: string): Promise<void> {
  try {
    await releasedWhenStuck(stopTurn(turnId));
  } catch {
    applyToTurn(companionId, messageId, { event: 'not-stopped' });
    notify.error('The reply could not be stopped. Please try again.', { id: 'not-stopped' });
  }
}
