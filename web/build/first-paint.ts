import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { policyHash } from './policy-hash.ts';

/** The placeholder of the script in index.html. */
const placeholder = '<!--first-paint-->';

const script = readFileSync(join(import.meta.dirname, '../first-paint.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .trim();

/** The script that runs before the first paint: inline, because loading it would delay the paint. */
export const firstPaintElement = `<script>${script}</script>`;

/** The hash of the script for the Content-Security-Policy. */
export const firstPaintHash = policyHash(script);

/** Puts the script into index.html. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: (html) => html.replace(placeholder, () => firstPaintElement),
  };
}
