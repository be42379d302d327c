import { planEvents } from '../../functions/_shared/domain/stripe-event.ts';
import type { Settings } from './settings.ts';

/** What no command can do for a person, one line each. */
export function leftToDo(projectRef: string, { siteUrl, build, takesPayments }: Settings): string[] {
  const payments = takesPayments
    ? [
        '- Stripe: `npm run stripe:setup` makes the products and prices. Then add a webhook endpoint',
        `  https://${projectRef}.supabase.co/functions/v1/stripe-webhook with the events`,
        `  ${planEvents.join(', ')};`,
        '  its signing secret is STRIPE_WEBHOOK_SECRET: put it into the settings file and deploy again.',
      ]
    : ['- Payments are off until STRIPE_SECRET_KEY is set; every person stays on the free plan.'];
  const unnamed = ['VITE_OPERATOR', 'VITE_HOSTING'].filter((name) => build[name] === undefined);
  const operator = [
    `- The privacy policy names nobody yet: put ${unnamed.join(' and ')} into the settings file (README, Environment)`,
    '  and deploy again before anyone signs up.',
  ];
  return [
    '',
    'Left to do by hand:',
    `- The site: upload web/dist to the static host of ${siteUrl}. Its files _headers, _redirects and vercel.json`,
    '  carry the security headers and the fallback for addresses of the application.',
    '- Mail: set an SMTP server in the dashboard (Authentication, Emails); the built-in one sends a few an hour only.',
    "- Passwords: in the dashboard (Authentication, Sign In / Providers, Email) switch on 'Require current password when",
    "  updating' and, on a paid plan, 'Prevent use of leaked passwords'.",
    '- The first admin: sign up on the site, then run in the SQL editor',
    "  update public.users set role = 'admin' where email = '<your address>';",
    '  The admin pages then ask to set up a second factor (an authenticator app).',
    ...payments,
    ...(unnamed.length > 0 ? operator : []),
    `- Look: open ${siteUrl}, sign up, say hello, read the reply after a reload.`,
  ];
}
