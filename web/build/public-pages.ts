import { brand } from '#lib/brand.ts';
import { routes } from '#lib/paths.ts';

/** A page that the build prerenders. */
export type BuiltPage = {
  /** Its route. */
  route: string;
  /** Its file in the build. */
  file: string;
  /** The description for search engines and link previews; the page itself renders its title. */
  description: string;
  /** The module of its screen, below `web/src`. */
  module: string;
  /** Its picture in link previews; the site's when left out. */
  picture?: LinkPicture;
};

/** `address` is absolute, or a path on the site; the size is left out where it is not known. */
export type LinkPicture = { address: string; alt: string; size?: { width: number; height: number } };

const page = (route: string, module: string, description: string): BuiltPage => ({
  route,
  file: route === routes.home ? 'index.html' : `${route.slice(1)}.html`,
  module,
  description,
});

export const homePage = page(routes.home, 'app/home-route.tsx', brand.description);

const pricingPage = page(
  routes.pricing,
  'app/pricing-route.tsx',
  `What each ${brand.name} plan costs and includes. Start free; stay for more messages, more time and chats that are kept.`,
);

const faqPage = page(
  routes.faq,
  'features/help/faq-screen.tsx',
  `Short answers about companions, chats, plans, payment and your data on ${brand.name}.`,
);

/** The pages that show the plans, and no companions. */
export const planPages: readonly BuiltPage[] = [pricingPage, faqPage];

/** Every page that needs no session, but for those of the companions. */
export const publicPages: readonly BuiltPage[] = [
  homePage,
  page(
    routes.about,
    'features/marketing/about-screen.tsx',
    `Why ${brand.name} exists: good conversation within reach for everyone, with companions that never pretend to be people.`,
  ),
  pricingPage,
  faqPage,
  page(
    routes.contact,
    'features/help/contact-screen.tsx',
    `Write to the people behind ${brand.name}. A human being replies within 24 h on business days.`,
  ),
  page(
    routes.terms,
    'features/legal/terms-screen.tsx',
    `The agreement between you and ${brand.name}: who may use it, what a companion is, plans, payment and canceling.`,
  ),
  page(
    routes.privacy,
    'features/legal/privacy-screen.tsx',
    `What ${brand.name} keeps about you, why and for how long, who else receives it, and how to have it deleted.`,
  ),
  page(
    routes.safety,
    'features/safety/safety-screen.tsx',
    `What ${brand.name} does when someone writes about suicide, self-harm or eating disorders, help lines by country, and how often it happened.`,
  ),
  page(
    routes.accessibility,
    'features/legal/accessibility-screen.tsx',
    `How ${brand.name} works with keyboards, screen readers, zoom and reduced motion, what isn’t perfect yet, and how to tell us.`,
  ),
  page(
    routes.login,
    'features/auth/login-screen.tsx',
    `Log in to ${brand.name} and pick up your conversations where you left off.`,
  ),
  page(
    routes.signup,
    'features/auth/signup-screen.tsx',
    `Create a free account on ${brand.name} and meet your AI companion. For adults.`,
  ),
  page(
    routes.forgotPassword,
    'features/auth/forgot-password-screen.tsx',
    `Forgot your ${brand.name} password? We’ll email you a link to choose a new one.`,
  ),
];

/** The page of every unknown address. */
export const notFoundPage: BuiltPage = {
  route: routes.notFound,
  file: '404.html',
  module: 'app/not-found-screen.tsx',
  description: brand.description,
};

/** Members' screens whose frame is prerendered: the ones they open first. */
export const framedPages: readonly BuiltPage[] = [
  page(routes.browse, 'app/browse-route.tsx', brand.description),
  page(routes.chat, 'app/chat-route.tsx', brand.description),
];
