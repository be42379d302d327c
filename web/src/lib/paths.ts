/** Route patterns, as the router matches them. */
export const routes = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
  browse: '/browse',
  companion: '/companion/:id',
  chat: '/chat',
  subscription: '/subscription',
  account: '/account',
  notFound: '*',
} as const;

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

/** Builds every internal address; nothing else in the page spells one. */
export const paths = {
  home: routes.home,
  about: routes.about,
  pricing: routes.pricing,
  faq: routes.faq,
  contact: routes.contact,
  terms: routes.terms,
  privacy: routes.privacy,
  homePricing: '/#pricing',
  browse: routes.browse,
  subscription: routes.subscription,
  login: (redirectTo?: string) => withQuery(routes.login, { redirect: redirectTo }),
  forgotPassword: routes.forgotPassword,
  updatePassword: routes.updatePassword,
  /** `redirectTo` travels on to login, so that nobody loses the way they came. */
  signup: (redirectTo?: string) => withQuery(routes.signup, { redirect: redirectTo }),
  companion: (id: string) => `/companion/${encodeURIComponent(id)}`,
  /** `companion` is a name (shown in lower case, R-BROWSE-05) or an id; `companionId` wins. */
  chat: (to: { companionId?: string; companion?: string } = {}) =>
    withQuery(routes.chat, { companionId: to.companionId, companion: to.companion?.toLowerCase() }),
} as const;
