import { planEvents } from '../../functions/_shared/domain/stripe-event.ts';
import type { Settings } from './settings.ts';

/** What no command can do for a person, one line each. */
export function leftToDo(projectRef: string, { siteUrl, takesPayments }: Settings): string[] {
  const payments = takesPayments
    ? [
        '- Stripe: `npm run stripe:setup` makes the products and prices. Then add a webhook endpoint',
        `  https://${projectRef}.supabase.co/functions/v1/stripe-webhook with the events`,
        `  ${planEvents.join(', ')};`,
        '  its signing secret is STRIPE_WEBHOOK_SECRET: put it into the settings file and deploy again.',
      ]
    : ['- Payments are off until STRIPE_SECRET_KEY is set; every person stays on the free plan.'];
  return [
    '',
    'Left to do by hand:',
    `- The site: upload web/dist to the static host of ${siteUrl}. Its files _headers, _redirects and vercel.json`,
    '  carry the security headers and the fallback for addresses of the application.',
    '- Mail: set an SMTP server in the dashboard (Authentication, Emails); the built-in one sends a few an hour only.',
    '- The first admin: sign up on the site, then run in the SQL editor',
    "  update public.users set role = 'admin' where email = '<your address>';",
    ...payments,
    `- Look: open ${siteUrl}, sign up, say hello, read the reply after a reload.`,
  ];
}
