import type { Database } from '#database.types.ts';
import { log } from './log.ts';
import { getSupabase } from './supabase.ts';
import { throttleUpdates } from './throttle-updates.ts';

type Tables = Database['public']['Tables'];
/** The tables whose updates realtime publishes. */
type Published = 'users' | 'chats';

type Listeners<Row> = {
  /** A row has changed; `old` has the columns that the table publishes. */
  onUpdate: (now: Row, old: Partial<Row>) => void;
  /** The connection is back after a loss: changes made in between are not sent. */
  onRejoined: () => void;
};

/**
 * Subscribes to updates of the rows of `table` that match `filter` (`column=eq.value`) and that row-level security lets
 * the user see. Returns the function that unsubscribes. Without realtime there are no updates, and the log says so.
 */
export function subscribeToRows<Table extends Published>(
  table: Table,
  filter: string,
  listeners: Listeners<Tables[Table]['Row']>,
): () => void {
  let unsubscribe: (() => void) | null = null;
  let left = false;
  subscribe(table, filter, listeners).then(
    (stop) => {
      if (left) stop();
      else unsubscribe = stop;
    },
    (error: unknown) => log.warn('realtime not reached', { error: String(error) }),
  );
  return () => {
    left = true;
    unsubscribe?.();
  };
}

async function subscribe<Table extends Published>(
  table: Table,
  filter: string,
  { onUpdate, onRejoined }: Listeners<Tables[Table]['Row']>,
): Promise<() => void> {
  const supabase = await getSupabase();
  const paced = throttleUpdates(onUpdate);
  let isFirstJoin = true;
  // A new topic for each subscription: the channel of the last one may not be closed yet.
  const channel = supabase
    .channel(`${table}:${crypto.randomUUID()}`)
    .on<Tables[Table]['Row']>(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table, filter },
      ({ old, new: now }) => paced.onUpdate(now, old),
    )
    .subscribe((status) => {
      if (status !== 'SUBSCRIBED') return;
      if (!isFirstJoin) onRejoined();
      isFirstJoin = false;
    });
  return () => {
    paced.stop();
    void supabase.removeChannel(channel);
  };
}
