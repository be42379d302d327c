import { confirmSession } from './api.ts';
import { CodeForm } from './code-form.tsx';

type ConfirmSessionProps = { factorId: string; onConfirmed: () => Promise<void> };

/** Asks for a code at login, and says what helps without the device (R-PROD-15). */
export function ConfirmSession({ factorId, onConfirmed }: ConfirmSessionProps) {
  const confirm = async (code: string) => {
    await confirmSession(factorId, code);
    await onConfirmed();
  };
  return (
    <>
      <CodeForm label="Six-digit code" onCode={confirm} />
      <section aria-labelledby="lost-device" className="border-t border-line pt-5 text-sm text-muted">
        <h2 id="lost-device" className="font-semibold text-ink">
          Lost your device?
        </h2>
        <p className="mt-1">
          Ask another admin to remove your second factor on the Users page. Then log in again and set up a new
          one. If you’re the only admin, whoever runs the server can reset it with{' '}
          <code className="whitespace-nowrap text-ink">npm run admin:reset-factor</code>.
        </p>
      </section>
    </>
  );
}
