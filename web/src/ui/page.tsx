import type { ReactNode } from 'react';

type PageProps = {
  /** The heading. */
  title: string;
  /** What the browser's tab says. */
  documentTitle: string;
  /** What the page is for. */
  text?: ReactNode;
  /** What can be done here. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of a working page: its title, what it is for, what can be done, and the rest. */
export function Page({ title, documentTitle, text, action, children }: PageProps) {
  return (
    <div className="flex w-full max-w-[96rem] flex-col gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <title>{documentTitle}</title>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="font-display text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
          {text !== undefined && <p className="text-muted">{text}</p>}
        </div>
        {action !== undefined && <div className="flex flex-wrap gap-3">{action}</div>}
      </header>
      {children}
    </div>
  );
}
