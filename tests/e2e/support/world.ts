import { ScriptedModel } from '../../support/scripted-model.ts';
import { type RunningStack, startStack } from '../../support/stack.ts';
import { Site } from './site.ts';

/** Who answers in the chats: a model server in the test's hands, or the embedded demo model (no provider key at all). */
export type Provider = 'scripted' | 'demo';

/** One worker's own backend, in memory, and the site that talks to it. */
export type World = { site: Site; stack: RunningStack; model: ScriptedModel };

export async function openWorld(provider: Provider): Promise<World> {
  const [site, model] = await Promise.all([Site.start(), ScriptedModel.start()]);
  const scripted = { OPENROUTER_BASE_URL: model.baseUrl, OPENROUTER_API_KEY: 'scripted-key' };
  const stack = await startStack({ siteUrl: site.url, env: provider === 'scripted' ? scripted : {} });
  site.use(stack);
  return { site, stack, model };
}

export async function closeWorld({ site, stack, model }: World): Promise<void> {
  await Promise.all([site.stop(), stack.stop(), model.stop()]);
}
