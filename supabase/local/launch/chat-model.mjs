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

/** Models that turn text into numbers and cannot talk, by what their makers call them. */
const NO_TALKER = /embed|minilm|\bbge-|paraphrase|rerank/i;

const DEMO_MODEL = 'the demo model, a small script.';

/**
 * Decides where replies come from, and sets the functions' environment accordingly: a configured provider, else a
 * model server on this machine, else the demo model (R-FIRST-10). On a server it is the model that CHAT_MODEL names,
 * else the first. Returns the sentence that says so; null for a configured provider.
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
  if (demo) return `Replies come from ${DEMO_MODEL}`;
  const there = await findServers(servers, probeMs);
  const wanted = env.CHAT_MODEL;
  const choices = there.flatMap(({ models, ...server }) => models.map((model) => ({ ...server, model })));
  const choice = choices.find(({ model }) => wanted && isNamed(model, wanted)) ?? choices[0];
  if (choice === undefined) {
    const [empty] = there;
    return `${empty ? `${empty.name} is here but has no model. ` : ''}Replies come from ${DEMO_MODEL}`;
  }
  env.CUSTOM_MODEL_BASE_URL = choice.baseUrl;
  env.CHAT_MODEL = choice.model;
  env.LOCAL_MODEL = `${nameOf(choice.model)} on ${choice.name}`;
  const missing = wanted && !isNamed(choice.model, wanted) ? `No server here has ${wanted}. ` : '';
  return `${missing}Replies come from ${env.LOCAL_MODEL}.`;
}

/**
 * The model servers that run on this machine, and their models that can talk.
 *
 * @param {ModelServer[]} servers @param {number} probeMs
 */
async function findServers(servers, probeMs) {
  const found = await Promise.all(
    servers.map(async (server) => ({ ...server, models: await listModels(server.baseUrl, probeMs) })),
  );
  return found.flatMap(({ models, ...server }) => (models ? [{ ...server, models }] : []));
}

/**
 * Null when nothing is there, or something else.
 *
 * @param {string} baseUrl
 * @param {number} probeMs
 * @returns {Promise<string[] | null>}
 */
async function listModels(baseUrl, probeMs) {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(probeMs) });
    /** @type {{ data: { id: unknown }[] }} */
    const { data } = await response.json();
    const ids = data.map(({ id }) => id).filter((id) => typeof id === 'string');
    return ids.filter((id) => !NO_TALKER.test(id));
  } catch {
    return null;
  }
}

/** Ollama adds a tag to what people call a model. @param {string} model @param {string} wanted */
function isNamed(model, wanted) {
  return model === wanted || model === `${wanted}:latest`;
}

/** A model as people call it: llama.cpp names the whole path of a file. @param {string} model */
function nameOf(model) {
  return model.replace(/^.*[\\/](?=.*\.gguf$)/i, '').replace(/(\.gguf|:latest)$/i, '');
}
