import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** The message of an empty list or page, with the next step where there is one. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-16 text-center">
      {icon !== undefined && (
        <div aria-hidden="true" className="mb-2 text-accent [&_svg]:size-10">
          {icon}
        </div>
      )}
      <h2 className="font-display text-2xl">{title}</h2>
      {text !== undefined && <p className="text-muted">{text}</p>}
      {action !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
