import { createHash } from 'node:crypto';

/** A script or style that stands in a page, as a Content-Security-Policy names it: this one text and no other may. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
