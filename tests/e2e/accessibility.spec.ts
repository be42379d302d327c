import type { Page } from '@playwright/test';
import type { routes } from '../../web/src/lib/paths.ts';
import { held } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

/** How a route is opened, what its heading says once its data is there, and whether a person must be logged in. */
type Look = { path: string; heading: string | RegExp; member?: true };

/** Every route of the site; one that is missing here is a type error. */
const looks: Record<keyof typeof routes, Look> = {
  home: { path: '/', heading: 'Find Your Perfect AI Companion' },
  about: { path: '/about', heading: /.+/ },
  pricing: { path: '/pricing', heading: /.+/ },
  faq: { path: '/faq', heading: 'Questions people ask' },
  contact: { path: '/contact', heading: 'Contact Support' },
  terms: { path: '/terms', heading: 'Terms of Service' },
  privacy: { path: '/privacy', heading: 'Privacy Policy' },
  login: { path: '/login', heading: 'Welcome back' },
  signup: { path: '/signup', heading: 'Create your account' },
  forgotPassword: { path: '/forgot-password', heading: 'Forgot your password?' },
  updatePassword: { path: '/update-password', heading: 'Choose a new password', member: true },
  browse: { path: '/browse', heading: 'Suki', member: true },
  companion: { path: '/companion/suki', heading: 'Suki', member: true },
  chat: { path: '/chat?companionId=suki', heading: 'Suki', member: true },
  subscription: { path: '/subscription', heading: 'Manage Subscription', member: true },
  account: { path: '/account', heading: 'Manage Subscription', member: true },
  notFound: { path: '/no-such-page', heading: /.+/ },
};

/** What else these addresses can show. */
const others: Look[] = [
  { path: '/companion/nobody', heading: 'Companion Not Found', member: true },
  { path: '/pricing', heading: 'Ultimate', member: true },
  { path: '/update-password', heading: 'This link no longer works' },
  { path: '/chat', heading: 'Who would you like to talk to?', member: true },
];

// People who ask for less motion see the same page, sooner.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function lookAt(page: Page, { path, heading }: Look): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
}

for (const look of [...Object.values(looks), ...others]) {
  const title = `axe finds nothing on ${look.path}${look.member ? ' for a member' : ''}, light and dark`;
  if (look.member) test(title, ({ memberPage }) => lookAt(memberPage, look));
  else test(title, ({ page }) => lookAt(page, look));
}

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
