/** Route patterns, as the router matches them. */
export const routes = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  safety: '/safety',
  accountDeleted: '/account-deleted',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
  authReturn: '/auth/callback',
  browse: '/browse',
  meet: '/meet/:id',
  companion: '/companion/:id',
  chat: '/chat',
  recentlyDeleted: '/recently-deleted',
  memory: '/memory',
  companionMemory: '/memory/:companionId',
  subscription: '/subscription',
  account: '/account',
  profile: '/profile',
  dashboard: '/dashboard',
  customise: '/customise',
  companionBuilder: '/companion-builder',
  admin: '/admin/*',
  notFound: '*',
} as const;

/** Route patterns of the admin area, relative to `/admin/`. */
export const adminRoutes = {
  home: '',
  login: 'login',
  updatePassword: 'update-password',
  secondFactor: 'second-factor',
  dashboard: 'dashboard',
  dashboardApi: 'dashboard-api',
  users: 'users',
  subscriptions: 'subscriptions',
  companions: 'companions',
  createCompanion: 'companions/create',
  editCompanion: 'companions/edit/:id',
  announcements: 'announcements',
  messages: 'messages',
  reports: 'reports',
  errors: 'errors',
  audit: 'audit',
  costs: 'costs',
  safety: 'safety',
} as const;

/** The tabs of the profile; the first one has no name in the address. */
export type ProfileTab = 'info' | 'payment' | 'security' | 'password';

/** Escapes a query value but keeps `/` readable: `/login?redirect=/browse` (R-SHELL-05). */
function queryValue(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${queryValue(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** The companion that an address of the chat or the wizard names: by `companionId`, else by `companion`; '' is none. */
export function companionIn(address: URLSearchParams): { id: string; name: string } {
  return { id: address.get('companionId') ?? '', name: address.get('companion') ?? '' };
}

/** Builds every internal address of the site. */
export const paths = {
  home: routes.home,
  about: routes.about,
  pricing: routes.pricing,
  /** The plans, with this one preselected. */
  pricingFor: (tier: string) => withQuery(routes.pricing, { plan: tier }),
  faq: routes.faq,
  contact: routes.contact,
  terms: routes.terms,
  privacy: routes.privacy,
  safety: routes.safety,
  accountDeleted: routes.accountDeleted,
  accessibility: routes.accessibility,
  browse: routes.browse,
  subscription: routes.subscription,
  login: (redirectTo?: string) => withQuery(routes.login, { redirect: redirectTo }),
  /** `redirectTo` is passed on to the login. */
  forgotPassword: (redirectTo?: string) => withQuery(routes.forgotPassword, { redirect: redirectTo }),
  updatePassword: routes.updatePassword,
  /** Where a provider's page and a confirmation mail redirect to; then on to `redirectTo`. */
  authReturn: (redirectTo?: string) => withQuery(routes.authReturn, { redirect: redirectTo }),
  /** `redirectTo` is passed on to the login. */
  signup: (redirectTo?: string) => withQuery(routes.signup, { redirect: redirectTo }),
  dashboard: routes.dashboard,
  recentlyDeleted: routes.recentlyDeleted,
  /** What companions remember: all of them, or one. */
  memory: (companionId?: string) =>
    companionId === undefined ? routes.memory : `/memory/${encodeURIComponent(companionId)}`,
  profile: (tab: ProfileTab = 'info') => withQuery(routes.profile, { tab: tab === 'info' ? undefined : tab }),
  /** The wizard; without a companion it opens for its default one (R-CUST-01). */
  customise: (companionId?: string) => withQuery(routes.customise, { companion: companionId }),
  /** The builder: for a new companion, or to edit an own one. */
  companionBuilder: (companionId?: string) => withQuery(routes.companionBuilder, { companion: companionId }),
  /** Where a visitor meets a companion, without an account (D-24). */
  meet: (id: string) => `/meet/${encodeURIComponent(id)}`,
  companion: (id: string) => `/companion/${encodeURIComponent(id)}`,
  /**
   * `companion` is a name (shown in lower case, R-BROWSE-05) or an id; `companionId` wins. With `messageId` the chat
   * opens at that message (R-MEM-04).
   */
  chat: (to: { companionId?: string; companion?: string; messageId?: string } = {}) =>
    withQuery(routes.chat, {
      companionId: to.companionId,
      companion: to.companion?.toLowerCase(),
      messageId: to.messageId,
    }),
  admin: {
    home: '/admin',
    login: `/admin/${adminRoutes.login}`,
    /** The page of all users; its mail leads back to the admin area. */
    forgotPassword: withQuery(routes.forgotPassword, { for: 'admin' }),
    updatePassword: `/admin/${adminRoutes.updatePassword}`,
    secondFactor: `/admin/${adminRoutes.secondFactor}`,
    dashboard: `/admin/${adminRoutes.dashboard}`,
    dashboardApi: `/admin/${adminRoutes.dashboardApi}`,
    users: `/admin/${adminRoutes.users}`,
    subscriptions: `/admin/${adminRoutes.subscriptions}`,
    companions: `/admin/${adminRoutes.companions}`,
    createCompanion: `/admin/${adminRoutes.createCompanion}`,
    editCompanion: (id: string) => `/admin/companions/edit/${encodeURIComponent(id)}`,
    announcements: `/admin/${adminRoutes.announcements}`,
    messages: `/admin/${adminRoutes.messages}`,
    reports: `/admin/${adminRoutes.reports}`,
    errors: `/admin/${adminRoutes.errors}`,
    audit: `/admin/${adminRoutes.audit}`,
    costs: `/admin/${adminRoutes.costs}`,
    safety: `/admin/${adminRoutes.safety}`,
  },
} as const;
