import { DataError } from '#lib/data-error.ts';
import { type DataFailure, onDataFailure } from '#lib/data-failures.ts';
import { failureText } from '#lib/failure-text.ts';
import { timings } from '#lib/timings.ts';
import { notify } from '#ui/notify.ts';

const MAX_SHOWN = 3;
/** PostgREST's code for a missing row: a retry would not find it. */
const NO_ROW = 'PGRST116';

const shown = new Set<string>();

/** Shows a failed read as a toast, at most three at once and none twice (R-SHELL-14, R-SHELL-18). */
function showDataError({ key, error, retry }: DataFailure): void {
  const id = `${key} ${error.message}`;
  if (shown.has(id) || shown.size >= MAX_SHOWN) return;
  shown.add(id);
  const { kind, text } = failureText(error.message);
  const refusal = error instanceof DataError ? error : null;
  const more = refusal?.details || refusal?.hint;
  notify.error('Data loading error', {
    id,
    description: more ? `${text}\n${more}` : text,
    tone: kind,
    duration: timings.toastLong,
    dismissLabel: 'Dismiss',
    onClose: () => shown.delete(id),
    ...(refusal?.code === NO_ROW ? {} : { action: { label: 'Retry', onClick: retry } }),
  });
}

/** Shows failed reads until the returned function is called. */
export function showDataErrors(): () => void {
  const end = onDataFailure(showDataError);
  return () => {
    end();
    shown.clear();
  };
}
