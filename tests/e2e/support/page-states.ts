import type { adminRoutes, routes } from '#lib/paths.ts';

/**
 * The address of a page, its heading once its data is loaded, and whether a login is required: any member, or one with
 * a plan.
 */
export type PageState = { path: string; heading: string | RegExp; member?: true | 'premium' | 'ultimate' };

/** Every route of the site; one that is missing here is a type error. */
export const pageStates: Record<keyof typeof routes, PageState> = {
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
  meet: { path: '/meet/suki', heading: 'Suki' },
  browse: { path: '/browse', heading: 'Noor', member: true },
  companion: { path: '/companion/suki', heading: 'Suki', member: true },
  chat: { path: '/chat?companionId=suki', heading: 'Suki', member: true },
  memory: { path: '/memory', heading: 'Would you like to be remembered?', member: true },
  companionMemory: { path: '/memory/suki', heading: 'What Suki remembers', member: true },
  recentlyDeleted: { path: '/recently-deleted', heading: 'Nothing here', member: true },
  subscription: { path: '/subscription', heading: 'Manage Subscription', member: true },
  account: { path: '/account', heading: 'Manage Subscription', member: true },
  admin: { path: '/admin/login', heading: 'Admin login' },
  profile: { path: '/profile', heading: 'Please Log In' },
  dashboard: { path: '/dashboard', heading: /^Welcome, /, member: true },
  customise: { path: '/customise', heading: 'Customize Suki', member: 'premium' },
  companionBuilder: { path: '/companion-builder', heading: 'Advanced Companion Builder', member: true },
  notFound: { path: '/no-such-page', heading: /.+/ },
};

/** Other states of these pages. */
export const otherPageStates: PageState[] = [
  { path: '/meet/nobody', heading: 'No one here by that name' },
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
  { path: '/memory/nobody', heading: 'Companion Not Found', member: true },
  { path: '/chat', heading: 'Your conversations', member: true },
];

/** Every page of the admin area as an admin sees it who is logged in; one that is missing here is a type error. */
export const adminPageStates: Record<
  Exclude<keyof typeof adminRoutes, 'login' | 'updatePassword'>,
  PageState
> = {
  home: { path: '/admin', heading: 'Admin Profile' },
  dashboard: { path: '/admin/dashboard', heading: 'Admin Profile' },
  dashboardApi: { path: '/admin/dashboard-api', heading: 'Keys' },
  users: { path: '/admin/users', heading: 'Users' },
  subscriptions: { path: '/admin/subscriptions', heading: 'Subscriptions' },
  companions: { path: '/admin/companions', heading: 'Manage Companions' },
  createCompanion: { path: '/admin/companions/create', heading: 'Create New Companion' },
  editCompanion: { path: '/admin/companions/edit/suki', heading: 'Edit Suki' },
  announcements: { path: '/admin/announcements', heading: 'Announcements' },
  messages: { path: '/admin/messages', heading: 'Contact messages' },
  reports: { path: '/admin/reports', heading: 'Reports' },
  errors: { path: '/admin/errors', heading: 'Error reports' },
  audit: { path: '/admin/audit', heading: 'Audit log' },
  costs: { path: '/admin/costs', heading: 'Prices' },
  safety: { path: '/admin/safety', heading: 'Help lines shown' },
  secondFactor: { path: '/admin/second-factor', heading: /.+/ },
};
