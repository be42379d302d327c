import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { policyHash } from './policy-hash.ts';

/** In index.html: where the script goes. */
const mark = '<!--first-paint-->';

const script = readFileSync(join(import.meta.dirname, '../first-paint.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .trim();

/** What runs before the first paint, as every page has it: in the page, because fetching it would hold up that paint. */
export const firstPaintElement = `<script>${script}</script>`;

/** The script as the pages' policy names it. */
export const firstPaintHash = policyHash(script);

/** Puts the script into index.html. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: (html) => html.replace(mark, () => firstPaintElement),
  };
}
