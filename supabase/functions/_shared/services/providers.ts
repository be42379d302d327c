import { AppError } from '#contracts/errors.ts';

export type ProviderName = 'openrouter' | 'openai' | 'custom';

/** The part of the environment that says which models can be reached. */
export type ModelEnv = {
  providers: Record<ProviderName, { apiKey: string | null; baseUrl: string | null }>;
  demoModelBaseUrl: string | null;
  /** The custom provider is a server on this machine that nobody configured; its name. */
  localModel: string | null;
  chatModel: string | null;
  /** Whether OpenRouter may use only providers that keep nothing of what they are sent. */
  zeroDataRetention: boolean;
};

export type ModelEndpoint = {
  provider: ProviderName;
  baseUrl: string;
  apiKey: string;
  model: string;
  isDemo: boolean;
  /** How OpenRouter is asked to treat what is said; null where another provider is asked. */
  openRouter: { zeroDataRetention: boolean; upstream: string | null } | null;
};

/**
 * Which model a companion is to speak with. `pin`: the one that spoke in this chat before, which nothing but the person
 * changes (D-27). `upstream`: who serves it at OpenRouter, and nobody else (R-SELF-03).
 */
export type ModelChoice = {
  provider: ProviderName;
  model: string | null;
  upstream: string | null;
  pin: { provider: ProviderName; model: string } | null;
};

const DEFAULT_MODEL = 'openai/gpt-3.5-turbo';

const publicBaseUrls: Record<ProviderName, string | null> = {
  openrouter: 'https://openrouter.ai/api/v1',
  openai: 'https://api.openai.com/v1',
  custom: null,
};

/** Where a provider is reached, and with which key; null when it is not configured. */
export function providerAddress(
  env: ModelEnv,
  name: ProviderName,
): { baseUrl: string; apiKey: string } | null {
  const { apiKey, baseUrl } = env.providers[name];
  const url = baseUrl ?? publicBaseUrls[name];
  // A self-hosted model needs no key, only an address; the public providers need a key.
  if (!url || (name !== 'custom' && !apiKey)) return null;
  return { baseUrl: url, apiKey: apiKey ?? 'none' };
}

/** Whether the demo model is used: no provider is configured and the embedded stack offers one (D-07). */
export function usesDemoModel(env: ModelEnv): boolean {
  const configured = (['openrouter', 'openai', 'custom'] as const).some((name) => providerAddress(env, name));
  return !configured && env.demoModelBaseUrl !== null;
}

/** Models are named as OpenRouter names them; OpenAI itself knows its own without the maker's name in front. */
function modelName(provider: ProviderName, model: string): string {
  return provider === 'openai' ? model.replace(/^openai\//, '') : model;
}

/**
 * The provider that replaces the default one where a project has keys for another only. A provider that somebody chose
 * is replaced by a model of this machine only: what is said to a self-hosted model must not go elsewhere.
 */
function replacementFor(env: ModelEnv, provider: ProviderName): ProviderName | undefined {
  if (provider !== 'openrouter' && env.localModel === null) return undefined;
  return (['openai', 'custom'] as const).find((name) => providerAddress(env, name));
}

/**
 * Where a companion's provider is reached and which model is asked: the one of the chat, whatever has changed since,
 * else the companion's own, else CHAT_MODEL, else the default (R-TURN-04, R-API-26, R-SELF-02). A server found on this
 * machine is asked for the model it was found with, whatever the companion names (R-FIRST-10). Throws `model_failed`
 * when the provider is not configured, `pin_unavailable` when that of the chat no longer is.
 */
export function modelEndpoint(env: ModelEnv, { provider, model, upstream, pin }: ModelChoice): ModelEndpoint {
  const { zeroDataRetention } = env;
  const openRouterOf = (name: ProviderName) =>
    name === 'openrouter' ? { zeroDataRetention, upstream } : null;
  if (pin) {
    const address = providerAddress(env, pin.provider);
    if (!address) throw new AppError('pin_unavailable');
    return { ...address, ...pin, isDemo: false, openRouter: openRouterOf(pin.provider) };
  }
  const ofProject = env.chatModel ?? DEFAULT_MODEL;
  const ofCompanion = env.localModel === null ? model : null;
  const chosen = modelName(provider, ofCompanion ?? ofProject);
  const endpoint = providerAddress(env, provider);
  if (endpoint) {
    return { ...endpoint, provider, model: chosen, isDemo: false, openRouter: openRouterOf(provider) };
  }
  const other = replacementFor(env, provider);
  const otherEndpoint = other && providerAddress(env, other);
  if (otherEndpoint) {
    const named = { provider: other, model: modelName(other, ofProject) };
    return { ...otherEndpoint, ...named, isDemo: false, openRouter: null };
  }
  if (usesDemoModel(env) && env.demoModelBaseUrl) {
    const address = { baseUrl: env.demoModelBaseUrl, apiKey: 'none' };
    return { ...address, provider, model: chosen, isDemo: true, openRouter: null };
  }
  throw new AppError('model_failed', {}, { cause: new Error(`The provider ${provider} is not configured`) });
}
