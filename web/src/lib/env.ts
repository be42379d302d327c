import * as v from 'valibot';

const trimmedUrl = v.pipe(
  v.string(),
  v.transform((url) => url.trim().replace(/\/+$/, '')),
);

/** A feature switch of the build settings: 'true' or 'false', else its default (R-FLAG-01). */
const featureSwitch = (byDefault: boolean) =>
  v.pipe(
    v.optional(v.picklist(['true', 'false']), byDefault ? 'true' : 'false'),
    v.transform((value) => value === 'true'),
  );

const buildSettings = v.object({
  VITE_SUPABASE_URL: v.pipe(v.optional(trimmedUrl, ''), v.nonEmpty('supabaseUrl is required')),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.trim()), ''),
    v.nonEmpty('supabaseKey is required'),
  ),
  VITE_API_BASE: v.optional(v.pipe(v.string(), v.trim())),
  VITE_APP_VERSION: v.string('version is required'),
  VITE_FEATURE_CHAT: featureSwitch(true),
  VITE_FEATURE_VOICE_CHAT: featureSwitch(false),
  VITE_FEATURE_IMAGE_UPLOAD: featureSwitch(true),
  VITE_FEATURE_NOTIFICATIONS: featureSwitch(true),
  VITE_FEATURE_OFFLINE_MODE: featureSwitch(true),
  VITE_FEATURE_ERROR_REPORTING: featureSwitch(true),
  VITE_DEBUG: featureSwitch(true),
});

/**
 * Reads the build settings. Throws one error that names every missing one, in the words of R-SHELL-21.
 * `apiBase` is where the edge functions answer; without VITE_API_BASE that is the project's own functions address.
 */
export function parseEnv(source: Record<string, unknown>) {
  const result = v.safeParse(buildSettings, source);
  if (!result.success) throw new Error(result.issues.map((issue) => issue.message).join('; '));
  const settings = result.output;
  if (/:3001\b/.test(settings.VITE_API_BASE ?? '')) {
    console.warn(
      `The API base ${settings.VITE_API_BASE} is on port 3001, where the old server used to answer.`,
    );
  }
  return {
    supabaseUrl: settings.VITE_SUPABASE_URL,
    supabaseKey: settings.VITE_SUPABASE_PUBLISHABLE_KEY,
    apiBase: settings.VITE_API_BASE || `${settings.VITE_SUPABASE_URL}/functions/v1`,
    version: settings.VITE_APP_VERSION,
    debug: settings.VITE_DEBUG,
    features: {
      chat: settings.VITE_FEATURE_CHAT,
      voiceChat: settings.VITE_FEATURE_VOICE_CHAT,
      imageUpload: settings.VITE_FEATURE_IMAGE_UPLOAD,
      notifications: settings.VITE_FEATURE_NOTIFICATIONS,
      offlineMode: settings.VITE_FEATURE_OFFLINE_MODE,
      errorReporting: settings.VITE_FEATURE_ERROR_REPORTING,
    },
  } as const;
}

export const env = parseEnv(import.meta.env);
