import { timings } from '#lib/timings.ts';
import { removeLine } from '#shared/forgetting.ts';
import { notify } from '#ui/notify.ts';
import { failWhenStuck } from '../api.ts';
import type { ChatContext } from '../types.ts';
import { forgetForNow } from './api.ts';
import { memoryRefusal } from './texts.ts';

/** Forgets a fact at once and offers to bring it back (R-MEM-07). */
export async function forgetWithUndo(chat: ChatContext, id: string): Promise<void> {
  const work = forgetForNow(id);
  const undo = () =>
    void settle(
      chat,
      work.then((restore) => restore()),
    );
  if (await settle(chat, work)) {
    const action = { label: 'Undo', onClick: undo };
    notify.success('Forgotten.', { id: `forgotten-${id}`, duration: timings.toastLong, action });
  }
}

/** Forgets a line of the story, for good. */
export async function forgetLine(chat: ChatContext, id: string): Promise<void> {
  if (await settle(chat, removeLine(id))) notify.success('Forgotten.', { id: `forgotten-${id}` });
}

/** Whether a change of what is remembered was made; what is shown of it is read again, and why not is said. */
export async function settle({ client, userId }: ChatContext, work: Promise<unknown>): Promise<boolean> {
  try {
    await failWhenStuck(work);
    return true;
  } catch (error) {
    notify.error(memoryRefusal(error), { id: 'not-remembered' });
    return false;
  } finally {
    void client.invalidateQueries({ queryKey: ['in mind', userId] });
  }
}
