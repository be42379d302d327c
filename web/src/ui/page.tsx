import type { ReactNode } from 'react';

type PageProps = {
  /** The heading. */
  title: string;
  /** The title of the browser tab. */
  documentTitle: string;
  /** What the page is for. */
  text?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  children: ReactNode;
};

/** The layout of an admin page: title, description, main action and content. */
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
