import { DataError } from '#lib/data-error.ts';
import { failureText } from '#lib/failure-text.ts';
import { onReadFailure, type ReadFailure } from '#lib/read-failures.ts';
import { timings } from '#lib/timings.ts';
import { notify } from '#ui/notify.ts';

const MAX_SHOWN = 3;
/** PostgREST's code for a missing row: a retry would not find it. */
const NO_ROW = 'PGRST116';

const shown = new Set<string>();

/** Shows a failed read top right, at most three of them and none twice (R-SHELL-14, R-SHELL-18). */
function showDataError({ key, error, retry }: ReadFailure): void {
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
  const end = onReadFailure(showDataError);
  return () => {
    end();
    shown.clear();
  };
}
