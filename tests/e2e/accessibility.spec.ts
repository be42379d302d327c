import type { Page } from '@playwright/test';
import type { routes } from '../../web/src/lib/paths.ts';
import { held } from '../support/model-answers.ts';
import { chunks, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

/** How a route is opened, what its heading says once its data is there, and who must be logged in: anybody, or with a plan. */
type Look = { path: string; heading: string | RegExp; member?: true | 'premium' };

/** Every route of the site; one that is missing here is a type error. */
const looks: Record<keyof typeof routes, Look> = {
  home: { path: '/', heading: 'Find Your Perfect AI Companion' },
  about: { path: '/about', heading: /.+/ },
  pricing: { path: '/pricing', heading: /.+/ },
  faq: { path: '/faq', heading: 'Questions people ask' },
  contact: { path: '/contact', heading: 'Contact Support' },
  terms: { path: '/terms', heading: 'Terms of Service' },
  privacy: { path: '/privacy', heading: 'Privacy Policy' },
  safety: { path: '/safety', heading: 'Safety' },
  accountDeleted: { path: '/account-deleted', heading: 'Deleted accounts' },
  accessibility: { path: '/accessibility', heading: 'Accessibility' },
  login: { path: '/login', heading: 'Welcome back' },
  signup: { path: '/signup', heading: 'Create your account' },
  forgotPassword: { path: '/forgot-password', heading: 'Forgot your password?' },
  updatePassword: { path: '/update-password', heading: 'Choose a new password', member: true },
  authReturn: { path: '/auth/callback?error_code=otp_expired', heading: 'This link no longer works' },
  browse: { path: '/browse', heading: 'Suki', member: true },
  companion: { path: '/companion/suki', heading: 'Suki', member: true },
  chat: { path: '/chat?companionId=suki', heading: 'Suki', member: true },
  subscription: { path: '/subscription', heading: 'Manage Subscription', member: true },
  account: { path: '/account', heading: 'Manage Subscription', member: true },
  admin: { path: '/admin/login', heading: 'Admin login' },
  profile: { path: '/profile', heading: 'Please Log In' },
  dashboard: { path: '/dashboard', heading: /^Welcome, /, member: true },
  customise: { path: '/customise', heading: 'Customise Suki', member: 'premium' },
  companionBuilder: { path: '/companion-builder', heading: 'Advanced Companion Builder', member: true },
  notFound: { path: '/no-such-page', heading: /.+/ },
};

/** What else these addresses can show. */
const others: Look[] = [
  { path: '/profile', heading: 'Profile', member: true },
  { path: '/profile?tab=payment', heading: 'Current plan', member: true },
  { path: '/profile?tab=security', heading: 'Sessions', member: true },
  { path: '/profile?tab=password', heading: 'Profile', member: true },
  { path: '/companion/nobody', heading: 'Companion Not Found', member: true },
  { path: '/pricing', heading: 'Ultimate', member: true },
  { path: '/update-password', heading: 'This link no longer works' },
  { path: '/customise?step=2', heading: 'Customise Personality', member: 'premium' },
  { path: '/customise?step=3', heading: 'Adjust Conversation Tone', member: 'premium' },
  { path: '/customise?step=4', heading: 'Save Your Companion', member: 'premium' },
  { path: '/companion-builder?companion=nobody', heading: 'Companion Not Found', member: true },
  { path: '/chat', heading: 'Who would you like to talk to?', member: true },
];

async function lookAt(page: Page, { path, heading }: Look): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
}

const all = [...Object.values(looks), ...others];
const paths = (some: Look[]) => some.map(({ path }) => path).join(', ');

for (const some of chunks(all.filter(({ member }) => !member))) {
  test(`axe finds nothing on ${paths(some)} for a visitor, light and dark`, async ({ page, problems }) => {
    if (some.includes(looks.notFound)) problems.expect(/404 \(Not Found\)/);
    for (const look of some) await lookAt(page, look);
  });
}

for (const plan of [true, 'premium'] as const) {
  for (const some of chunks(all.filter(({ member }) => member === plan))) {
    const who = plan === true ? 'a member' : `a member on ${plan}`;
    const tag = some.includes(looks.chat) ? '@smoke' : [];
    test(`axe finds nothing on ${paths(some)} for ${who}, light and dark`, { tag }, async ({
      account,
      memberPage: page,
      server,
    }) => {
      if (plan !== true) await server.change(`users?id=eq.${account.id}`, { subscription_tier: plan });
      for (const look of some) await lookAt(page, look);
    });
  }
}

test('axe finds nothing where core traits are chosen, light and dark', async ({
  account,
  memberPage: page,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'ultimate' });
  await new Chat(page, 'Suki').open('suki');
  await page.getByRole('button', { name: 'Customize Core Traits' }).click();
  await expect(page.getByText('0 of 3 chosen')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing in a chat while a reply grows, light and dark', async ({
  memberPage: page,
  scriptedModel,
}) => {
  const chat = new Chat(page, 'Suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.open('suki');
  await chat.say('Hello');
  await reply.piece('Oh, hello!');
  await expect(chat.theirs).toContainText(['Oh, hello!']);
  await expectAccessibleInBothThemes(page);
  await reply.finish();
});
