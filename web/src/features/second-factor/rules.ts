import * as v from 'valibot';
import { requiredText } from '#lib/form-fields.ts';

export const factorTexts = {
  digits: 'Please enter the six digits from your app.',
  wrong: 'That code isn’t right. Please enter the one your app shows now.',
  tooMany: 'Too many tries. Please wait a minute, then enter a new code.',
  gone: 'This set-up has expired. Please reload the page and scan the new QR code.',
  failed: 'That didn’t work. Please check your connection and try again.',
} as const;

/** Six digits; apps show them in two groups. */
export const codeForm = v.object({
  code: v.pipe(
    requiredText,
    v.transform((code) => code.replaceAll(/\s/g, '')),
    v.regex(/^\d{6}$/, factorTexts.digits),
  ),
});

/** The text for a refusal of the auth service. */
export function factorRefusal({
  status,
  code,
}: {
  status?: number | undefined;
  code?: string | undefined;
}): string {
  if (code === 'mfa_verification_failed') return factorTexts.wrong;
  if (code === 'mfa_factor_not_found') return factorTexts.gone;
  return status === 429 ? factorTexts.tooMany : factorTexts.failed;
}

/** A secret in groups of four, as it is copied by hand. */
export function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?!$)/g, '$1 ');
}
