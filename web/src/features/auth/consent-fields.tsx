import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consents } from '#contracts/consents.ts';
import { paths } from '#lib/paths.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { AdultForm } from './rules.ts';

type Purpose = keyof AdultForm['consents'];

type ConsentFieldsProps = {
  /** The props that connect a checkbox to its form. */
  field: (purpose: Purpose) => ComponentProps<'input'>;
  /** The problem of a checkbox. */
  problem: (purpose: Purpose) => string | undefined;
};

/** The consents of a person, one unticked box for each purpose. */
export function ConsentFields({ field, problem }: ConsentFieldsProps) {
  const labels: Record<Purpose, ReactNode> = {
    terms: consents.terms.text,
    intimate_chats: consents.intimate_chats.text,
    product_mail: `${consents.product_mail.text} (optional)`,
  };
  return (
    <fieldset className="flex flex-col gap-3 text-sm">
      <legend className="mb-3 font-semibold">Your consent</legend>
      {(Object.keys(labels) as Purpose[]).map((purpose) => (
        <CheckboxField key={purpose} {...field(purpose)} label={labels[purpose]} error={problem(purpose)} />
      ))}
      <LegalLinks />
    </fieldset>
  );
}

/** Where the words that people agree to are explained, and how a consent ends. */
export function LegalLinks() {
  return (
    <p className="text-muted">
      Read the{' '}
      <Link to={paths.terms} target="_blank" className="text-accent underline">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} target="_blank" className="text-accent underline">
        Privacy Policy
      </Link>
      . You can take consents back in your profile.
    </p>
  );
}
