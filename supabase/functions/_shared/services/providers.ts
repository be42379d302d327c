import { AppError } from '#contracts/errors.ts';
import type { ModelProvider } from '#contracts/fields.ts';

/** The part of the environment that says which models can be reached. */
export type ModelEnv = {
  providers: Record<ModelProvider, { apiKey: string | null; baseUrl: string | null }>;
  demoModelBaseUrl: string | null;
  /** The custom provider is a server on this machine that nobody configured; its name. */
  localModel: string | null;
  chatModel: string | null;
  /** Who speaks where a model fails and its companion names no stand-in. */
  standInModel: string | null;
  /** Judges what is said; null is the default one at OpenRouter, and none elsewhere (D-31). */
  safetyModel: string | null;
  /** Whether OpenRouter may use only providers that keep nothing of what they are sent. */
  zeroDataRetention: boolean;
};

export type ModelEndpoint = {
  provider: ModelProvider;
  baseUrl: string;
  apiKey: string;
  model: string;
  isDemo: boolean;
  /** A server of this machine or network: its models may have to be loaded first, and cost nothing (R-COST-06). */
  isLocal: boolean;
  /** How OpenRouter is asked to treat what is said; null where another provider is asked. */
  openRouter: { zeroDataRetention: boolean; upstream: string | null } | null;
};

/**
 * Which model a companion is to speak with. `pin`: the one that spoke in this chat before, which nothing but the person
 * changes (D-27). `upstream`: who serves it at OpenRouter, and nobody else (R-SELF-03).
 */
export type ModelChoice = {
  provider: ModelProvider;
  model: string | null;
  upstream: string | null;
  pin: { provider: ModelProvider; model: string } | null;
};

/** Who may speak in place of a companion's model; a model of null is the project's (D-28). */
export type StandIn = { provider: ModelProvider; model: string } | { provider: null; model: null };

const DEFAULT_MODEL = 'openai/gpt-3.5-turbo';
const DEFAULT_SAFETY_MODEL = 'openai/gpt-oss-safeguard-20b';

const publicBaseUrls: Record<ModelProvider, string | null> = {
  openrouter: 'https://openrouter.ai/api/v1',
  openai: 'https://api.openai.com/v1',
  custom: null,
};

/** Where a provider is reached, and with which key; null when it is not configured. */
export function providerAddress(
  env: ModelEnv,
  name: ModelProvider,
): { baseUrl: string; apiKey: string } | null {
  const { apiKey, baseUrl } = env.providers[name];
  const url = baseUrl ?? publicBaseUrls[name];
  // A self-hosted model needs no key, only an address; the public providers need a key.
  if (!url || (name !== 'custom' && !apiKey)) return null;
  return { baseUrl: url, apiKey: apiKey ?? 'none' };
}

/** Whether the demo model is used: no provider is configured and the embedded stack offers one (D-07). */
export function usesDemoModel(env: ModelEnv): boolean {
  const configured = (Object.keys(env.providers) as ModelProvider[]).some((name) =>
    providerAddress(env, name),
  );
  return !configured && env.demoModelBaseUrl !== null;
}

/** Models are named as OpenRouter names them; OpenAI itself knows its own without the maker's name in front. */
function modelName(provider: ModelProvider, model: string): string {
  return provider === 'openai' ? model.replace(/^openai\//, '') : model;
}

/**
 * The provider that replaces the default one where a project has keys for another only. A provider that somebody chose
 * is replaced by a model of this machine only: what is said to a self-hosted model must not go elsewhere.
 */
function replacementFor(env: ModelEnv, provider: ModelProvider): ModelProvider | undefined {
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
  if (pin) {
    const pinned = endpointOf(env, pin.provider, pin.model, upstream);
    if (!pinned) throw new AppError('pin_unavailable');
    return pinned;
  }
  const ofProject = env.chatModel ?? DEFAULT_MODEL;
  const ofCompanion = env.localModel === null ? model : null;
  const chosen = modelName(provider, ofCompanion ?? ofProject);
  const other = replacementFor(env, provider);
  const endpoint =
    endpointOf(env, provider, chosen, upstream) ??
    (other && endpointOf(env, other, modelName(other, ofProject), null));
  if (endpoint) return endpoint;
  if (usesDemoModel(env) && env.demoModelBaseUrl) {
    const address = { baseUrl: env.demoModelBaseUrl, apiKey: 'none' };
    return { ...address, provider, model: chosen, isDemo: true, isLocal: false, openRouter: null };
  }
  throw new AppError('model_failed', {}, { cause: new Error(`The provider ${provider} is not configured`) });
}

/**
 * Who speaks when `asked` fails before its first word: what the companion declares, else the project's STAND_IN_MODEL
 * at the same provider, so that nothing said goes elsewhere than an admin decided (D-28). Null where there is none, or
 * nobody else.
 */
export function standInEndpoint(
  env: ModelEnv,
  asked: ModelEndpoint,
  declared: StandIn | null,
): ModelEndpoint | null {
  if (declared === null || asked.isDemo) return null;
  const provider = declared.provider ?? asked.provider;
  const model = declared.model ?? env.standInModel;
  const standIn = model === null ? null : endpointOf(env, provider, modelName(provider, model), null);
  const isSame = standIn?.provider === asked.provider && standIn.model === asked.model;
  return isSame ? null : standIn;
}

/**
 * The classifier beside `asked`: SAFETY_MODEL at the same provider, so that nothing said goes elsewhere; where that is
 * OpenRouter there is a default (D-31). Null where there is none, or it is `off`.
 */
export function safetyEndpoint(env: ModelEnv, { provider, isDemo }: ModelEndpoint): ModelEndpoint | null {
  const model = env.safetyModel ?? (provider === 'openrouter' ? DEFAULT_SAFETY_MODEL : null);
  return model === null || model === 'off' || isDemo
    ? null
    : endpointOf(env, provider, modelName(provider, model), null);
}

function endpointOf(
  env: ModelEnv,
  provider: ModelProvider,
  model: string,
  upstream: string | null,
): ModelEndpoint | null {
  const address = providerAddress(env, provider);
  if (!address) return null;
  const { zeroDataRetention } = env;
  const isLocal = provider === 'custom' && isNearby(new URL(address.baseUrl).hostname);
  const openRouter = provider === 'openrouter' ? { zeroDataRetention, upstream } : null;
  return { ...address, provider, model, isDemo: false, isLocal, openRouter };
}

const nearby =
  /^(localhost|host\.docker\.internal|.*\.local|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/;

/** Whether a host is this machine or one of its own network. */
function isNearby(hostname: string): boolean {
  return nearby.test(hostname);
}
