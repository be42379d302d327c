import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPaintHash } from './first-paint.ts';
import { policyHash } from './policy-hash.ts';

/** The build settings with the addresses that the page connects to. */
type Settings = { VITE_SUPABASE_URL?: string; VITE_API_BASE?: string; VITE_CAPTCHA_SITE_KEY?: string };

/** Where the captcha's script and its frame come from (web/src/lib/captcha.ts). */
const CAPTCHA = 'https://challenges.cloudflare.com';

/**
 * Sonner, the library that draws the toasts, adds its style sheet to the page as a `<style>` element: first empty, then
 * with its text. It takes no nonce, so the policy allows these two texts by their hashes.
 */
function toastStyles(): string[] {
  const module = join(import.meta.dirname, '../../node_modules/sonner/dist/index.mjs');
  const [, styles] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(module, 'utf8')) ?? [];
  if (styles === undefined)
    throw new Error('sonner adds no style sheet any more: remove its hash from the policy.');
  return ['', JSON.parse(styles)];
}

/** The headers of every response of the site, by name. `styles` are the hashes of the pages' inline styles. */
export function securityHeaders(settings: Settings, styles: string[]): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(settings, styles)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ];
}

/**
 * Allows the site's own scripts and styles, inline only those with a hash, and data and pictures of the project; the
 * captcha's where one is configured (R-PROD-16).
 */
function contentSecurityPolicy(
  { VITE_SUPABASE_URL = '', VITE_API_BASE = '', VITE_CAPTCHA_SITE_KEY = '' }: Settings,
  styles: string[],
): string {
  const { origin: project, protocol, host } = new URL(VITE_SUPABASE_URL);
  const realtime = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  const functions = URL.canParse(VITE_API_BASE) ? new URL(VITE_API_BASE).origin : project;
  const hasCaptcha = VITE_CAPTCHA_SITE_KEY.trim() !== '';
  const connections = [...new Set(["'self'", project, realtime, functions])];
  return [
    "default-src 'none'",
    `script-src 'self' ${firstPaintHash}${hasCaptcha ? ` ${CAPTCHA}` : ''}`,
    ...(hasCaptcha ? [`frame-src ${CAPTCHA}`] : []),
    ["style-src 'self'", ...toastStyles().map(policyHash), ...styles].join(' '),
    "font-src 'self'",
    `img-src 'self' data: blob: ${project}`,
    `connect-src ${connections.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
