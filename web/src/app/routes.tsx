import { Outlet, type RouteObject } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { paths, routes } from '#lib/paths.ts';
import { BlockGate } from './block-gate.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { RequireSession } from './require-session.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SiteLayout } from './site-layout.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

const HomeRoute = lazyScreen('HomeRoute', () => import('./home-route.tsx'));
const MeetScreen = lazyScreen('MeetScreen', () => import('../features/meet/meet-screen.tsx'));
const AboutScreen = lazyScreen('AboutScreen', () => import('../features/marketing/about-screen.tsx'));
const PricingRoute = lazyScreen('PricingRoute', () => import('./pricing-route.tsx'));
const FaqScreen = lazyScreen('FaqScreen', () => import('../features/help/faq-screen.tsx'));
const ContactScreen = lazyScreen('ContactScreen', () => import('../features/help/contact-screen.tsx'));
const TermsScreen = lazyScreen('TermsScreen', () => import('../features/legal/terms-screen.tsx'));
const PrivacyScreen = lazyScreen('PrivacyScreen', () => import('../features/legal/privacy-screen.tsx'));
const AccessibilityScreen = lazyScreen(
  'AccessibilityScreen',
  () => import('../features/legal/accessibility-screen.tsx'),
);
const SafetyScreen = lazyScreen('SafetyScreen', () => import('../features/safety/safety-screen.tsx'));
const AccountDeletedScreen = lazyScreen(
  'AccountDeletedScreen',
  () => import('../features/privacy/account-deleted-screen.tsx'),
);
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
const AuthReturnScreen = lazyScreen(
  'AuthReturnScreen',
  () => import('../features/auth/auth-return-screen.tsx'),
);
const BrowseRoute = lazyScreen('BrowseRoute', () => import('./browse-route.tsx'));
const CompanionRoute = lazyScreen('CompanionRoute', () => import('./companion-route.tsx'));
const SubscriptionScreen = lazyScreen(
  'SubscriptionScreen',
  () => import('../features/plans/subscription-screen.tsx'),
);
const ProfileRoute = lazyScreen('ProfileRoute', () => import('./profile-route.tsx'));
const DashboardRoute = lazyScreen('DashboardRoute', () => import('./dashboard-route.tsx'));
const AuthenticationRequired = lazyScreen(
  'AuthenticationRequired',
  () => import('../features/dashboard/authentication-required.tsx'),
);
const CustomiseRoute = lazyScreen('CustomiseRoute', () => import('./customise-route.tsx'));
const BuilderRoute = lazyScreen('BuilderRoute', () => import('./builder-route.tsx'));
const ChatRoute = lazyScreen('ChatRoute', () => import('./chat-route.tsx'));
const RecentlyDeletedRoute = lazyScreen('RecentlyDeletedRoute', () => import('./recently-deleted-route.tsx'));
const MemoryRoute = lazyScreen('MemoryRoute', () => import('./memory-route.tsx'));
const AdminRoutes = lazyScreen('AdminRoutes', () => import('./admin-routes.tsx'));

const chat: RouteObject = {
  element: <ChatLayout />,
  children: [{ element: <RequireSession />, children: [{ path: routes.chat, element: <ChatRoute /> }] }],
};

/** The parent of all layouts: it stays mounted when one layout replaces another. */
function RootLayout() {
  useFocusAfterNavigation();
  return (
    <BlockGate>
      <Outlet />
    </BlockGate>
  );
}

/** Every address of the site. A screen that fails to render is caught by its layout (R-SHELL-10). */
export const routeTable: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          { path: routes.home, element: <HomeRoute /> },
          { path: routes.meet, element: <MeetScreen /> },
          { path: routes.about, element: <AboutScreen /> },
          { path: routes.pricing, element: <PricingRoute /> },
          { path: routes.faq, element: <FaqScreen /> },
          { path: routes.contact, element: <ContactScreen /> },
          { path: routes.terms, element: <TermsScreen /> },
          { path: routes.privacy, element: <PrivacyScreen /> },
          { path: routes.accessibility, element: <AccessibilityScreen /> },
          { path: routes.safety, element: <SafetyScreen /> },
          { path: routes.accountDeleted, element: <AccountDeletedScreen /> },
          { path: routes.login, element: <LoginScreen /> },
          { path: routes.signup, element: <SignupScreen /> },
          { path: routes.forgotPassword, element: <ForgotPasswordScreen /> },
          { path: routes.updatePassword, element: <UpdatePasswordScreen /> },
          { path: routes.authReturn, element: <AuthReturnScreen /> },
          { path: routes.profile, element: <ProfileRoute /> },
          {
            element: <RequireSession />,
            children: [
              { path: routes.browse, element: <BrowseRoute /> },
              { path: routes.companion, element: <CompanionRoute /> },
              { path: routes.companionBuilder, element: <BuilderRoute /> },
              ...(env.features.chat
                ? [
                    { path: routes.memory, element: <MemoryRoute /> },
                    { path: routes.companionMemory, element: <MemoryRoute /> },
                    { path: routes.recentlyDeleted, element: <RecentlyDeletedRoute /> },
                  ]
                : []),
            ],
          },
          {
            element: <RequireSession ended={<AuthenticationRequired />} />,
            children: [{ path: routes.dashboard, element: <DashboardRoute /> }],
          },
          {
            element: <RequireSession signedOutTo={paths.home} />,
            children: [
              { path: routes.subscription, element: <SubscriptionScreen /> },
              { path: routes.account, element: <SubscriptionScreen /> },
              { path: routes.customise, element: <CustomiseRoute /> },
            ],
          },
          { path: routes.notFound, element: <NotFoundScreen /> },
        ],
      },
      ...(env.features.chat ? [chat] : []),
      {
        path: routes.admin,
        element: (
          <ScreenBoundary>
            <AdminRoutes />
          </ScreenBoundary>
        ),
      },
    ],
  },
];
