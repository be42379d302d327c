import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { notify } from '#ui/notify.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { confirmSession } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { enrollmentQuery, useRemoveFactors } from './queries.ts';
import { inGroups } from './rules.ts';

type SetUpFactorProps = {
  /** The factors that the new one takes the place of. */
  replacedIds: string[];
  onConfirmed: () => Promise<void>;
};

/** Sets up an authenticator app: a picture to scan or a secret to type, and its first code (R-PROD-15). */
export function SetUpFactor({ replacedIds, onConfirmed }: SetUpFactorProps) {
  const { data: enrollment, error, refetch } = useQuery(enrollmentQuery());
  const removeReplaced = useRemoveFactors();
  if (error !== null) {
    return <ErrorState title="That didn’t work" text={error.message} onRetry={() => void refetch()} />;
  }
  const confirm = async (code: string) => {
    if (enrollment === undefined) return;
    await confirmSession(enrollment.factorId, code);
    if (replacedIds.length > 0) await removeReplaced.mutateAsync(replacedIds);
    await onConfirmed();
  };
  return (
    <ol className="flex flex-col gap-7">
      <Step number={1} title="Scan this with an authenticator app">
        <p className="text-sm text-muted">
          Any app that makes six-digit codes works, and so do most password managers.
        </p>
        {enrollment === undefined ? (
          <Skeleton className="size-48 rounded-md" />
        ) : (
          <img
            src={enrollment.qrCode}
            alt="QR code for your authenticator app"
            className="size-48 rounded-md border border-line bg-scan p-2"
          />
        )}
        <Secret secret={enrollment?.secret} />
      </Step>
      <Step number={2} title="Enter the code it shows">
        <CodeForm label="Six-digit code" onCode={confirm} />
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start gap-3">
      <h2 className="flex items-center gap-3 font-semibold">
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-sm text-accent tabular-nums"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  );
}

function Secret({ secret }: { secret: string | undefined }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      notify.success('Key copied.');
    } catch {
      notify.error('The key could not be copied. Please select and copy it.');
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">Can’t scan it? Type this key into the app:</p>
      {secret === undefined ? (
        <Skeleton className="h-12 w-64 max-w-full" />
      ) : (
        <code className="text-[0.9375rem] font-semibold break-words">{inGroups(secret)}</code>
      )}
      <Button size="sm" disabled={secret === undefined} onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        Copy key
      </Button>
    </div>
  );
}
