// @ts-check

/** Any of these says that a model provider is to be asked. */
export const PROVIDER_VARIABLES = [
  'OPENROUTER_API_KEY',
  'OPENROUTER_BASE_URL',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'CUSTOM_MODEL_API_KEY',
  'CUSTOM_MODEL_BASE_URL',
];

/** @typedef {{ name: string, baseUrl: string }} ModelServer */

/** Where the programs that serve models on this machine listen; the first that has a model is used. */
const LOCAL_SERVERS = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];

/** Long for a server on this machine, short for a person who waits for the start. */
const PROBE_MS = 1_000;

/**
 * Decides where replies come from, and sets the functions' environment accordingly: a configured provider, else a
 * model server on this machine, else the demo model (R-FIRST-10). Returns the sentence that says so; null for a
 * configured provider.
 *
 * @param {object} options
 * @param {boolean} options.demo the demo model, whatever else is configured or there
 * @param {Record<string, string | undefined>} [options.env] the environment that the functions get
 * @param {ModelServer[]} [options.servers]
 * @param {number} [options.probeMs]
 * @returns {Promise<string | null>}
 */
export async function chooseChatModel({
  demo,
  env = process.env,
  servers = LOCAL_SERVERS,
  probeMs = PROBE_MS,
}) {
  if (demo) for (const name of PROVIDER_VARIABLES) delete env[name];
  if (PROVIDER_VARIABLES.some((name) => env[name])) return null;
  const found = demo ? null : await firstWithModel(servers, probeMs);
  if (found === null) return 'Replies come from the demo model, a small script.';
  env.CUSTOM_MODEL_BASE_URL = found.baseUrl;
  env.CHAT_MODEL = found.model;
  env.LOCAL_MODEL = `${found.model} on ${found.name}`;
  return `Replies come from ${env.LOCAL_MODEL}.`;
}

/** @param {ModelServer[]} servers @param {number} probeMs */
async function firstWithModel(servers, probeMs) {
  const found = await Promise.all(
    servers.map(async (server) => ({ ...server, model: await firstModel(server.baseUrl, probeMs) })),
  );
  return found.find(({ model }) => model !== undefined) ?? null;
}

/**
 * The first model that can talk; undefined when nothing is there, or something else.
 *
 * @param {string} baseUrl
 * @param {number} probeMs
 * @returns {Promise<string | undefined>}
 */
async function firstModel(baseUrl, probeMs) {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(probeMs) });
    /** @type {{ data: { id: unknown }[] }} */
    const { data } = await response.json();
    const ids = data.map(({ id }) => id).filter((id) => typeof id === 'string');
    return ids.find((id) => !/embed/i.test(id));
  } catch {
    return undefined;
  }
}
