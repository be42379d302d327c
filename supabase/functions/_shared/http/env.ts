type ProviderEnv = { apiKey: string | null; baseUrl: string | null };

/**
 * The only place that reads the functions' environment. Names are those of hosted Supabase and of the README's table;
 * provider keys and base URLs are function secrets and go nowhere but to the provider (D-07, R-API-25).
 */
export type Env = {
  supabaseUrl: string;
  /** Opens the database as service_role. */
  secretKey: string;
  /** The shared secret of projects that still sign tokens with HS256; null where tokens are verified by JWKS. */
  jwtSecret: string | null;
  siteUrl: string;
  providers: { openrouter: ProviderEnv; openai: ProviderEnv; custom: ProviderEnv };
  /** Set by the embedded stack alone, and only when no provider is configured. */
  demoModelBaseUrl: string | null;
  /** The model server of this machine that `npm start` found, such as 'llama3.2 on Ollama' (R-FIRST-10). */
  localModel: string | null;
  chatModel: string | null;
  /** Speaks where a model fails before its first word and its companion declares nobody (D-28). */
  standInModel: string | null;
  /** Reads messages for facts and tells the story; null leaves it to the companion's own model (D-29). */
  memoryModel: string | null;
  /** Reads messages and replies for what needs help (D-31); null is the default model at OpenRouter, none elsewhere. */
  safetyModel: string | null;
  /** From 0 to 2; for companions that have no temperature of their own. */
  chatTemperature: number | null;
  /** Whether OpenRouter may use only providers that keep nothing of what they are sent (R-CARE-16). */
  zeroDataRetention: boolean;
  /**
   * The one request header that is believed about the reader's country, in lower case; null believes none (R-PROD-11).
   */
  countryHeader: string | null;
  /** Whether paid plans can be tried without paying; only the embedded stack sets it (D-09). */
  demoPlans: boolean;
  /** Without it nothing can be paid for. */
  stripeSecretKey: string | null;
  /** What Stripe signs its webhooks with; without it none is believed. */
  stripeWebhookSecret: string | null;
  /** Another Stripe server, for tests: scheme, host and port. */
  stripeApiBase: string | null;
};

export type EnvReader = (name: string) => string | undefined;

export function parseEnv(read: EnvReader): Env {
  const optional = (name: string) => read(name)?.trim() || null;
  const required = (name: string) => {
    const value = optional(name);
    if (!value) throw new Error(`The environment variable ${name} is missing`);
    return value;
  };
  const provider = (prefix: string) => ({
    apiKey: optional(`${prefix}_API_KEY`),
    baseUrl: optional(`${prefix}_BASE_URL`),
  });
  return {
    supabaseUrl: required('SUPABASE_URL'),
    secretKey: secretKey(optional('SUPABASE_SECRET_KEYS')) ?? required('SUPABASE_SERVICE_ROLE_KEY'),
    jwtSecret: optional('JWT_SECRET'),
    siteUrl: optional('SITE_URL') ?? required('SUPABASE_URL'),
    providers: {
      openrouter: provider('OPENROUTER'),
      openai: provider('OPENAI'),
      custom: provider('CUSTOM_MODEL'),
    },
    demoModelBaseUrl: optional('DEMO_MODEL_BASE_URL'),
    localModel: optional('LOCAL_MODEL'),
    chatModel: optional('CHAT_MODEL'),
    standInModel: optional('STAND_IN_MODEL'),
    memoryModel: optional('MEMORY_MODEL'),
    safetyModel: optional('SAFETY_MODEL'),
    chatTemperature: temperature(optional('CHAT_TEMPERATURE')),
    zeroDataRetention: optional('OPENROUTER_ZDR') === 'true',
    countryHeader: optional('COUNTRY_HEADER')?.toLowerCase() ?? null,
    demoPlans: optional('DEMO_PLANS') === 'true',
    stripeSecretKey: optional('STRIPE_SECRET_KEY'),
    stripeWebhookSecret: optional('STRIPE_WEBHOOK_SECRET'),
    stripeApiBase: optional('STRIPE_API_BASE'),
  };
}

/** Newer projects hold their secret keys as one JSON object by name. */
function secretKey(keys: string | null): string | null {
  return keys ? (JSON.parse(keys).default ?? null) : null;
}

function temperature(value: string | null): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!(number >= 0 && number <= 2)) throw new Error('CHAT_TEMPERATURE must be a number from 0 to 2');
  return number;
}

export function readEnv(): Env {
  return parseEnv((name) => Deno.env.get(name));
}
