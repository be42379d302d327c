import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { HomeScreen } from '../features/marketing/home-screen.tsx';
import { routes } from '../lib/paths.ts';
import { ChatLayout } from './chat-layout.tsx';
import { RequireSession } from './require-session.tsx';
import { SiteLayout } from './site-layout.tsx';

/** A screen whose code is fetched when it is first shown. */
function lazyScreen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const AboutScreen = lazyScreen('AboutScreen', () => import('../features/marketing/about-screen.tsx'));
const PricingScreen = lazyScreen('PricingScreen', () => import('../features/marketing/pricing-screen.tsx'));
const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./not-found-screen.tsx'));
const LoginScreen = lazyScreen('LoginScreen', () => import('../features/auth/login-screen.tsx'));
const SignupScreen = lazyScreen('SignupScreen', () => import('../features/auth/signup-screen.tsx'));
const BrowseRoute = lazyScreen('BrowseRoute', () => import('./browse-route.tsx'));
const CompanionRoute = lazyScreen('CompanionRoute', () => import('./companion-route.tsx'));
const ChatRoute = lazyScreen('ChatRoute', () => import('./chat-route.tsx'));

/** Every address of the site. A screen that fails to render is caught by its layout (R-SHELL-10). */
export const routeTable: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      { path: routes.home, element: <HomeScreen /> },
      { path: routes.about, element: <AboutScreen /> },
      { path: routes.pricing, element: <PricingScreen /> },
      { path: routes.login, element: <LoginScreen /> },
      { path: routes.signup, element: <SignupScreen /> },
      {
        element: <RequireSession />,
        children: [
          { path: routes.browse, element: <BrowseRoute /> },
          { path: routes.companion, element: <CompanionRoute /> },
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
