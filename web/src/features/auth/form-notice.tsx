import { CircleAlert, CircleCheck } from 'lucide-react';

/** What happened to the whole form, announced when it appears. */
export function FormNotice({ kind, text }: { kind: 'problem' | 'good'; text: string }) {
  const Icon = kind === 'problem' ? CircleAlert : CircleCheck;
  return (
    <p
      role={kind === 'problem' ? 'alert' : 'status'}
      className={`flex items-start gap-2.5 rounded-md bg-tint px-4 py-3 font-medium ${kind === 'problem' ? 'text-danger' : 'text-success'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
