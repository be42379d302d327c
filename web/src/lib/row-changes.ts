import type { Database } from '#database.types.ts';
import { log } from './log.ts';
import { pacedUpdates } from './paced-updates.ts';
import { getSupabase } from './supabase.ts';

type Tables = Database['public']['Tables'];
/** The tables whose updates realtime tells of. */
type Published = 'users' | 'chats';

type Listeners<Row> = {
  /** A row has changed; `old` has the columns the table publishes of it. */
  onUpdate: (now: Row, old: Partial<Row>) => void;
  /** The connection was down and is back: changes made meanwhile are not sent again. */
  onRejoined: () => void;
};

/**
 * Hears of updates of the rows of `table` that match `filter` (`column=eq.value`) and that row-level security lets the
 * person see, until the returned function is called. Without realtime nothing is heard, and the log says so.
 */
export function followRows<Table extends Published>(
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
  const paced = pacedUpdates(onUpdate);
  let isFirstJoin = true;
  // A topic of its own for each visit: the channel of the last one may still be leaving.
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
