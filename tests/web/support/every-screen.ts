/**
 * Reads every part of the page that it fetches when it is first wanted. A test's clock measures the page and not how
 * long the machine takes to read its code.
 */
const parts = import.meta.glob([
  '../../../web/src/**/*.{ts,tsx}',
  '!../../../web/src/app/{main,prerender}.tsx',
]);
await Promise.all([
  ...Object.values(parts).map((read) => read()),
  import('@supabase/supabase-js'),
  import('#contracts/care/care.ts'),
  import('#portraits/own/own-pictures.ts'),
  import('virtual:common-passwords'),
]);
