import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths, routes } from '../lib/paths.ts';
import { ChatLayout } from './chat-layout.tsx';
import { HomeRoute } from './home-route.tsx';
import { RequireSession } from './require-session.tsx';
import { SiteLayout } from './site-layout.tsx';

/** A screen whose code is fetched when it is first shown. */
function lazyScreen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const AboutScreen = lazyScreen('AboutScreen', () => import('../features/marketing/about-screen.tsx'));
const PricingRoute = lazyScreen('PricingRoute', () => import('./pricing-route.tsx'));
const FaqScreen = lazyScreen('FaqScreen', () => import('../features/help/faq-screen.tsx'));
const ContactScreen = lazyScreen('ContactScreen', () => import('../features/help/contact-screen.tsx'));
const TermsScreen = lazyScreen('TermsScreen', () => import('../features/legal/terms-screen.tsx'));
const PrivacyScreen = lazyScreen('PrivacyScreen', () => import('../features/legal/privacy-screen.tsx'));
const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./not-found-screen.tsx'));
const LoginScreen = lazyScreen('LoginScreen', () => import('../features/auth/login-screen.tsx'));
const SignupScreen = lazyScreen('SignupScreen', () => import('../features/auth/signup-screen.tsx'));
const ForgotPasswordScreen = lazyScreen(
  'ForgotPasswordScreen',
  () => import('../features/auth/forgot-password-screen.tsx'),
);
const UpdatePasswordScreen = lazyScreen(
  'UpdatePasswordScreen',
  () => import('../features/auth/update-password-screen.tsx'),
);
const BrowseRoute = lazyScreen('BrowseRoute', () => import('./browse-route.tsx'));
const CompanionRoute = lazyScreen('CompanionRoute', () => import('./companion-route.tsx'));
const SubscriptionScreen = lazyScreen(
  'SubscriptionScreen',
  () => import('../features/plans/subscription-screen.tsx'),
);
const ChatRoute = lazyScreen('ChatRoute', () => import('./chat-route.tsx'));

/** Every address of the site. A screen that fails to render is caught by its layout (R-SHELL-10). */
export const routeTable: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      { path: routes.home, element: <HomeRoute /> },
      { path: routes.about, element: <AboutScreen /> },
      { path: routes.pricing, element: <PricingRoute /> },
      { path: routes.faq, element: <FaqScreen /> },
      { path: routes.contact, element: <ContactScreen /> },
      { path: routes.terms, element: <TermsScreen /> },
      { path: routes.privacy, element: <PrivacyScreen /> },
      { path: routes.login, element: <LoginScreen /> },
      { path: routes.signup, element: <SignupScreen /> },
      { path: routes.forgotPassword, element: <ForgotPasswordScreen /> },
      { path: routes.updatePassword, element: <UpdatePasswordScreen /> },
      {
        element: <RequireSession />,
        children: [
          { path: routes.browse, element: <BrowseRoute /> },
          { path: routes.companion, element: <CompanionRoute /> },
        ],
      },
      {
        element: <RequireSession signedOutTo={paths.home} />,
        children: [
          { path: routes.subscription, element: <SubscriptionScreen /> },
          { path: routes.account, element: <SubscriptionScreen /> },
        ],
      },
      { path: routes.notFound, element: <NotFoundScreen /> },
    ],
  },
  {
    element: <ChatLayout />,
    children: [{ element: <RequireSession />, children: [{ path: routes.chat, element: <ChatRoute /> }] }],
  },
];
