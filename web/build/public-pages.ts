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

/** Every page that needs no session, but for those of the companions. */
export const publicPages: readonly BuiltPage[] = [
  homePage,
  page(
    routes.about,
    'features/marketing/about-screen.tsx',
    `Why ${brand.name} exists: good conversation within reach for everyone, with companions that never pretend to be people.`,
  ),
  page(
    routes.pricing,
    'app/pricing-route.tsx',
    `What each plan of ${brand.name} costs and gives. Start for nothing; stay for more messages, more time and chats that are kept.`,
  ),
  page(
    routes.faq,
    'features/help/faq-screen.tsx',
    `Short answers about companions, chats, plans, payment and your data on ${brand.name}.`,
  ),
  page(
    routes.contact,
    'features/help/contact-screen.tsx',
    `Write to the people behind ${brand.name}. A human being answers within 24 h on business days.`,
  ),
  page(
    routes.terms,
    'features/legal/terms-screen.tsx',
    `The agreement between you and ${brand.name}: who may use it, what a companion is, plans, payment and cancelling.`,
  ),
  page(
    routes.privacy,
    'features/legal/privacy-screen.tsx',
    `What ${brand.name} keeps about you, why, for how long, who else receives it, and how you get rid of it.`,
  ),
  page(
    routes.safety,
    'features/safety/safety-screen.tsx',
    `How ${brand.name} answers people who write of suicide, self-harm or eating disorders, help lines by country, and how often it happened.`,
  ),
  page(
    routes.accessibility,
    'features/legal/accessibility-screen.tsx',
    `How ${brand.name} works with keyboards, screen readers, zoom and less motion, what is not perfect yet, and whom to tell.`,
  ),
  page(
    routes.login,
    'features/auth/login-screen.tsx',
    `Log in to ${brand.name} and go on where your conversations stopped.`,
  ),
  page(
    routes.signup,
    'features/auth/signup-screen.tsx',
    `Create an account on ${brand.name}, free of charge, and meet your AI companion. For adults.`,
  ),
  page(
    routes.forgotPassword,
    'features/auth/forgot-password-screen.tsx',
    `Ask for a mail with a link to choose a new password for ${brand.name}.`,
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
