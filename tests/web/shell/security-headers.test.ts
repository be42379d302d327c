import { expect, it } from 'vitest';
import { securityHeaders } from '../../../web/build/security-headers.ts';

const policyOf = (settings: Record<string, string>) =>
  new Map(securityHeaders({ VITE_SUPABASE_URL: 'https://p.supabase.co', ...settings }, [])).get(
    'Content-Security-Policy',
  ) ?? '';

it('[R-PROD-16] allows the captcha’s script and frame where one is configured', () => {
  const policy = policyOf({ VITE_CAPTCHA_SITE_KEY: 'a-site-key' });
  expect(policy).toMatch(/script-src 'self' \S+ https:\/\/challenges\.cloudflare\.com;/);
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
});

it('[R-PROD-16] names nothing of a captcha where none is configured', () => {
  expect(policyOf({})).not.toMatch(/cloudflare|frame-src/);
});
