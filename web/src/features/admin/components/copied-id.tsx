import { Copy } from 'lucide-react';
import { notify } from '#ui/notify.ts';

/** An id as its first and last four characters; a click copies all of it (R-ADMIN-14). */
export function CopiedId({ id }: { id: string }) {
  const short = `${id.slice(0, 4)}…${id.slice(-4)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      notify.success('Id copied.');
    } catch {
      notify.error('The id could not be copied.', { description: id });
    }
  };
  return (
    <button
      type="button"
      title={id}
      aria-label={`Copy id ${short}`}
      onClick={() => void copy()}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-xs whitespace-nowrap text-muted hover:text-accent"
    >
      {short}
      <Copy aria-hidden="true" className="size-3.5" />
    </button>
  );
}
