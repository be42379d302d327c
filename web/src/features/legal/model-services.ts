/** A service that a chat may reach, as the site was configured (`VITE_MODEL_SERVICES`). */
type Service = 'openrouter' | 'openrouter-zdr' | 'openai' | 'custom' | 'classifier';

const openRouter =
  'OpenRouter (United States) passes the text on to companies that run models. Every request of ours tells it to use only those that do not collect what they are sent (its setting "data_collection: deny"). That is as far as we can enforce it: OpenRouter holds its providers to it.';

/** What is enforced with each model provider. */
const providers: Partial<Record<Service, string>> = {
  'openrouter-zdr': `${openRouter} Every request also asks for providers that keep nothing at all of the text (its setting "zdr").`,
  openrouter: `${openRouter} We do not ask for zero retention, so a provider may keep the text for a while under its own terms.`,
  openai:
    'OpenAI (United States) receives the chats with companions that speak through it. No request of ours limits what it keeps; its own terms for its API do.',
  custom:
    'Some companions speak through another server that we have chosen, which may be our own. No request of ours limits what it keeps.',
};

/** Where the configuration is not known: what holds for each, with its condition. */
const unknown = [
  `Where replies come through OpenRouter: ${openRouter} Zero retention is asked for only where the operator has set it.`,
  'Where they come from OpenAI or from another server that the operator has chosen, no request limits what is kept; the terms of that provider do.',
];

const classifier =
  'A second model at the same provider reads the last four messages you wrote, with the companion’s last reply, and then the finished reply, under a written policy: is someone in danger, is the person under 18, does the reply do harm? It receives nothing else: no name, no profile, no memory. A verdict can come after the reply has begun; then the reply is stopped or replaced.';

const has = (services: string[], service: Service) => services.includes(service);

/** What each model provider is told, from the configuration of the site (R-CARE-16). */
export function providerParagraphs(configured: string): readonly string[] {
  const services = configured.split(' ');
  const known = Object.entries(providers).flatMap(([name, text]) =>
    has(services, name as Service) ? text : [],
  );
  return known.length > 0 ? known : unknown;
}

/** What the classifier reads, where there is one. */
export function classifierParagraph(configured: string): string {
  if (configured === '') return `Where the operator has configured it: ${classifier}`;
  return has(configured.split(' '), 'classifier')
    ? classifier
    : 'No second model checks what is written here: the rules are all there is.';
}
