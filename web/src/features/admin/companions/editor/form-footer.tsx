import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

type FormFooterProps = {
  /** The problem of the form, or the refusal of the server. */
  problem: string | undefined;
  cancelTo: string;
  label: string;
  /** The button's label while the form is sent. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Other actions. */
  children?: ReactNode;
};

/** The end of a companion's form: what went wrong, and the buttons. It stays in view however long the form is. */
export function FormFooter({
  problem,
  cancelTo,
  label,
  busyLabel,
  busy,
  disabled = false,
  children,
}: FormFooterProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:px-0">
      {problem !== undefined && (
        <Notice kind="problem" className="border-danger!">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <div className="ml-auto flex flex-wrap justify-end gap-3">
          <LinkButton to={cancelTo}>Cancel</LinkButton>
          <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
            {busy ? busyLabel : label}
          </Button>
        </div>
      </div>
    </div>
  );
}
