/** The build settings as the bundler provides them. */
type Source = Record<string, unknown>;

function textOf(source: Source, name: string): string {
  const value = source[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A feature switch of the build settings: 'true' or 'false', else its default (R-FLAG-01). */
function isOn(source: Source, name: string, byDefault: boolean): boolean {
  const value = textOf(source, name) || String(byDefault);
  if (value !== 'true' && value !== 'false') throw new Error(`${name} is 'true' or 'false', not '${value}'`);
  return value === 'true';
}

/**
 * Reads the build settings. Throws one error that names every missing one, in the words of R-SHELL-21.
 * `apiBase` is the base address of the edge functions; without VITE_API_BASE that of the project.
 */
export function parseEnv(source: Source) {
  const supabaseUrl = textOf(source, 'VITE_SUPABASE_URL').replace(/\/+$/, '');
  const supabaseKey = textOf(source, 'VITE_SUPABASE_PUBLISHABLE_KEY');
  const apiBase = textOf(source, 'VITE_API_BASE');
  const missing = [
    ...(supabaseUrl === '' ? ['supabaseUrl is required'] : []),
    ...(supabaseKey === '' ? ['supabaseKey is required'] : []),
  ];
  if (missing.length > 0) throw new Error(missing.join('; '));
  if (/:3001\b/.test(apiBase)) {
    console.warn(`The API base ${apiBase} is on port 3001, the port of the old server.`);
  }
  return {
    supabaseUrl,
    supabaseKey,
    apiBase: apiBase || `${supabaseUrl}/functions/v1`,
    version: textOf(source, 'VITE_APP_VERSION'),
    /** Who runs the site and who hosts it, for the privacy policy; '' where nobody was named (R-CARE-16). */
    operator: textOf(source, 'VITE_OPERATOR'),
    hosting: textOf(source, 'VITE_HOSTING'),
    /** What `npm run deploy` found in the functions' secrets; '' where the site was built without it. */
    modelServices: textOf(source, 'VITE_MODEL_SERVICES'),
    /** The site key of Cloudflare Turnstile; '' for no captcha (R-PROD-16). */
    captchaSiteKey: textOf(source, 'VITE_CAPTCHA_SITE_KEY'),
    debug: isOn(source, 'VITE_DEBUG', true),
    features: {
      chat: isOn(source, 'VITE_FEATURE_CHAT', true),
      voiceChat: isOn(source, 'VITE_FEATURE_VOICE_CHAT', false),
      imageUpload: isOn(source, 'VITE_FEATURE_IMAGE_UPLOAD', true),
      notifications: isOn(source, 'VITE_FEATURE_NOTIFICATIONS', true),
      offlineMode: isOn(source, 'VITE_FEATURE_OFFLINE_MODE', true),
      errorReporting: isOn(source, 'VITE_FEATURE_ERROR_REPORTING', true),
    },
  } as const;
}

export const env = parseEnv(import.meta.env);
