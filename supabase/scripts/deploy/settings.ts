import { parseEnv } from '../../functions/_shared/http/env.ts';

/** What a deployment is made with, read from the settings file. */
export type Settings = {
  siteUrl: string;
  /**
   * The functions' secrets: every name their environment knows that the file sets, but those the project has by itself.
   */
  secrets: Record<string, string>;
  /** The site's build settings (VITE_...) and its address. */
  build: Record<string, string>;
  /** The sign-in providers whose client the file names. */
  signIn: Partial<Record<SignInProvider, { clientId: string; secret: string }>>;
  /** The secret of the captcha whose site key the build has (Cloudflare Turnstile); null for none (R-PROD-16). */
  captchaSecret: string | null;
  /** Whether people can pay. */
  takesPayments: boolean;
};

const signInProviders = ['google', 'apple'] as const;
type SignInProvider = (typeof signInProviders)[number];

/** A provider's two values: its client's id and secret. */
function clientOf(provider: SignInProvider, values: Record<string, string>) {
  const name = provider.toUpperCase();
  const read = (part: string) => (values[`${name}_${part}`] ?? '').trim();
  return { clientId: read('CLIENT_ID'), secret: read('CLIENT_SECRET') };
}

/** Given to every function by the project; the command line refuses to set them. */
const GIVEN = /^SUPABASE_/;

/** Only the embedded stack and tests may set these: they give plans away or lead elsewhere. */
const FOR_DEVELOPMENT = ['DEMO_PLANS', 'DEMO_MODEL_BASE_URL', 'LOCAL_MODEL', 'STRIPE_API_BASE'];

/** Parses these values as the functions' environment; returns every name that was read. */
function readAsFunctions(values: Record<string, string>): string[] {
  const names: string[] = [];
  parseEnv((name) => {
    names.push(name);
    if (GIVEN.test(name)) return name === 'SUPABASE_SECRET_KEYS' ? undefined : 'given';
    return values[name];
  });
  return names.filter((name) => !GIVEN.test(name));
}

function isPublicAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** What is wrong with the values of the settings file, each as one sentence; empty when nothing is. */
export function settingsProblems(values: Record<string, string>): string[] {
  const problems: string[] = [];
  const has = (name: string) => (values[name] ?? '').trim() !== '';
  if (!has('SITE_URL')) problems.push('SITE_URL is missing: the address where the site will live.');
  else if (!isPublicAddress(values.SITE_URL ?? '')) problems.push('SITE_URL must begin with https://.');
  if (!['OPENROUTER_API_KEY', 'OPENAI_API_KEY', 'CUSTOM_MODEL_BASE_URL'].some(has)) {
    problems.push('No model is configured: set OPENROUTER_API_KEY, OPENAI_API_KEY or CUSTOM_MODEL_BASE_URL.');
  }
  if (has('STRIPE_SECRET_KEY') && !/^(sk|rk)_(test|live)_/.test(values.STRIPE_SECRET_KEY ?? '')) {
    problems.push('STRIPE_SECRET_KEY is no secret key of Stripe.');
  }
  if (has('STRIPE_WEBHOOK_SECRET') && !has('STRIPE_SECRET_KEY')) {
    problems.push('STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY.');
  }
  for (const provider of signInProviders) {
    const { clientId, secret } = clientOf(provider, values);
    if ((clientId === '') === (secret === '')) continue;
    const name = provider.toUpperCase();
    problems.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: one of them is missing.`);
  }
  if (has('VITE_CAPTCHA_SITE_KEY') !== has('CAPTCHA_SECRET')) {
    problems.push('VITE_CAPTCHA_SITE_KEY and CAPTCHA_SECRET belong together: one of them is missing.');
  }
  for (const [name, value] of Object.entries(values)) {
    if (/['\n]/.test(value)) problems.push(`${name} holds a quote or a line break.`);
    if (value.trim() === '...') problems.push(`${name} is still '...': fill it in or leave it out.`);
  }
  for (const name of FOR_DEVELOPMENT.filter(has)) problems.push(`${name} is for development and tests only.`);
  try {
    readAsFunctions(values);
  } catch (error) {
    problems.push(`${(error as Error).message}.`);
  }
  return problems;
}

/** Which services a chat may reach, for the privacy policy: what these secrets enforce, never a key (R-CARE-16). */
function modelServices(values: Record<string, string>): string {
  const read = (name: string) => (values[name] ?? '').trim();
  const [openRouter, safetyModel] = [read('OPENROUTER_API_KEY'), read('SAFETY_MODEL')];
  const services = {
    [read('OPENROUTER_ZDR') === 'true' ? 'openrouter-zdr' : 'openrouter']: openRouter !== '',
    openai: read('OPENAI_API_KEY') !== '',
    custom: read('CUSTOM_MODEL_BASE_URL') !== '',
    classifier: safetyModel !== 'off' && (safetyModel !== '' || openRouter !== ''),
  };
  return Object.entries(services)
    .flatMap(([name, isUsed]) => (isUsed ? name : []))
    .join(' ');
}

export function readSettings(values: Record<string, string>): Settings {
  const siteUrl = (values.SITE_URL ?? '').trim().replace(/\/+$/, '');
  const set = Object.entries({ ...values, SITE_URL: siteUrl }).filter(([, value]) => value.trim() !== '');
  const names = new Set(readAsFunctions({}));
  return {
    siteUrl,
    secrets: Object.fromEntries(set.filter(([name]) => names.has(name))),
    build: {
      ...Object.fromEntries(set.filter(([name]) => name.startsWith('VITE_') || name === 'SITE_URL')),
      VITE_MODEL_SERVICES: modelServices(values),
    },
    signIn: Object.fromEntries(
      signInProviders
        .map((provider) => [provider, clientOf(provider, values)] as const)
        .filter(([, { clientId, secret }]) => clientId !== '' && secret !== ''),
    ),
    captchaSecret: (values.CAPTCHA_SECRET ?? '').trim() || null,
    takesPayments: (values.STRIPE_SECRET_KEY ?? '').trim() !== '',
  };
}
