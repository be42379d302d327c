import { describe, expect, test } from 'vitest';
import { type ModelProvider, modelProvider } from '#contracts/fields.ts';
import {
  type ModelChoice,
  type ModelEndpoint,
  type ModelEnv,
  modelEndpoint,
  usesDemoModel,
} from '../../../supabase/functions/_shared/services/providers.ts';

const unset = { apiKey: null, baseUrl: null };
const env = (part: Partial<ModelEnv> = {}, providers: Partial<ModelEnv['providers']> = {}): ModelEnv => ({
  providers: { openrouter: unset, openai: unset, custom: unset, ...providers },
  demoModelBaseUrl: null,
  localModel: null,
  chatModel: null,
  standInModel: null,
  safetyModel: null,
  zeroDataRetention: false,
  ...part,
});
/** What a companion that nobody has talked with yet asks for. */
const of = (provider: ModelProvider, model: string | null): ModelChoice => ({
  provider,
  model,
  upstream: null,
  pin: null,
});
const keyed = { apiKey: 'key', baseUrl: null };

describe('the provider of a companion', () => {
  test.each<[ModelProvider, string, ModelEndpoint['openRouter']]>([
    ['openrouter', 'https://openrouter.ai/api/v1', { zeroDataRetention: false, upstream: null }],
    ['openai', 'https://api.openai.com/v1', null],
  ])('[R-API-26] %s is reached at its public address with its key', (name, baseUrl, openRouter) => {
    const endpoint = modelEndpoint(env({}, { [name]: keyed }), of(name, 'some/model'));
    expect(endpoint).toEqual({
      provider: name,
      baseUrl,
      apiKey: 'key',
      model: 'some/model',
      isDemo: false,
      isLocal: false,
      openRouter,
    });
  });

  test.each(modelProvider.options)('[R-API-26] %s is reached where its base URL says', (name) => {
    const own = { apiKey: 'own-key', baseUrl: 'http://models.test/v1' };
    expect(modelEndpoint(env({}, { [name]: own }), of(name, null))).toMatchObject({
      baseUrl: 'http://models.test/v1',
      apiKey: 'own-key',
      isDemo: false,
    });
  });

  test('custom needs no key, only an address', () => {
    const own = { apiKey: null, baseUrl: 'http://models.test/v1' };
    expect(modelEndpoint(env({}, { custom: own }), of('custom', null)).isDemo).toBe(false);
    expect(() => modelEndpoint(env({}, { custom: keyed }), of('custom', null))).toThrow('Failed. Try again.');
  });

  test("never gets another provider's key", () => {
    const providers = { openrouter: keyed, openai: { apiKey: 'other', baseUrl: null } };
    expect(modelEndpoint(env({}, providers), of('openai', null)).apiKey).toBe('other');
    expect(() => modelEndpoint(env({}, providers), of('custom', null))).toThrow('Failed. Try again.');
  });

  test('that is not configured is model_failed, with the reason in the log only', () => {
    const ask = () => modelEndpoint(env({}, { openrouter: keyed }), of('openai', null));
    expect(ask).toThrow(expect.objectContaining({ code: 'model_failed', message: 'Failed. Try again.' }));
  });
});

describe('the default provider, where only another has a key', () => {
  test('is replaced by OpenAI, with the model of the project and not that of the companion', () => {
    const asked = modelEndpoint(env({}, { openai: keyed }), of('openrouter', 'maker/only-on-openrouter'));
    expect(asked).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'key',
      model: 'gpt-3.5-turbo',
    });
  });

  test('is replaced by a self-hosted server', () => {
    const own = { apiKey: null, baseUrl: 'http://models.test/v1' };
    const asked = modelEndpoint(env({ chatModel: 'local' }, { custom: own }), of('openrouter', null));
    expect(asked).toMatchObject({ baseUrl: 'http://models.test/v1', model: 'local' });
  });

  test('never replaces a self-hosted server', () => {
    const ask = () => modelEndpoint(env({}, { openrouter: keyed, openai: keyed }), of('custom', null));
    expect(ask).toThrow(expect.objectContaining({ code: 'model_failed' }));
  });
});

describe('the model', () => {
  const providers = { openrouter: keyed };

  test('[R-TURN-04] is openai/gpt-3.5-turbo by default', () => {
    expect(modelEndpoint(env({}, providers), of('openrouter', null)).model).toBe('openai/gpt-3.5-turbo');
  });

  test('[R-TURN-04] is that of the environment before the default', () => {
    expect(modelEndpoint(env({ chatModel: 'a/b' }, providers), of('openrouter', null)).model).toBe('a/b');
  });

  test("[R-TURN-04] is the companion's own before that of the environment", () => {
    expect(modelEndpoint(env({ chatModel: 'a/b' }, providers), of('openrouter', 'c/d')).model).toBe('c/d');
  });

  test('is named without its maker for OpenAI', () => {
    expect(modelEndpoint(env({}, { openai: keyed }), of('openai', null)).model).toBe('gpt-3.5-turbo');
  });
});

describe('the model of a chat', () => {
  const pin = { provider: 'openrouter', model: 'a/old' } as const;
  const pinned = { ...of('openai', 'new'), upstream: 'DeepInfra', pin };

  test('[R-SELF-02] goes on, whatever the companion and the environment name now', () => {
    const providers = { openrouter: keyed, openai: keyed };
    expect(modelEndpoint(env({ chatModel: 'c/d' }, providers), pinned)).toMatchObject({
      ...pin,
      baseUrl: 'https://openrouter.ai/api/v1',
      openRouter: { upstream: 'DeepInfra' },
    });
  });

  test('[R-SELF-09] whose provider is gone is replaced by no other, nor by the demo model', () => {
    const ask = () =>
      modelEndpoint(env({ demoModelBaseUrl: 'http://demo.test/v1' }, { openai: keyed }), pinned);
    expect(ask).toThrow(expect.objectContaining({ code: 'pin_unavailable' }));
    const onlyDemo = () => modelEndpoint(env({ demoModelBaseUrl: 'http://demo.test/v1' }), pinned);
    expect(onlyDemo).toThrow(expect.objectContaining({ code: 'pin_unavailable' }));
  });
});

describe('a model server found on this machine', () => {
  const own = { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' };
  const found = env({ chatModel: 'llama3.2', localModel: 'llama3.2 on Ollama' }, { custom: own });

  test.each(modelProvider.options)(
    '[R-FIRST-10] replies for companions of %s with its own model',
    (provider) => {
      const asked = modelEndpoint(found, of(provider, 'maker/elsewhere'));
      expect(asked).toMatchObject({ baseUrl: own.baseUrl, model: 'llama3.2', isDemo: false });
    },
  );
});

describe('the demo model', () => {
  const demo = { demoModelBaseUrl: 'http://demo.test/v1' };

  test("[R-API-26] is used where no provider is configured, whatever the companion's provider", () => {
    expect(usesDemoModel(env(demo))).toBe(true);
    expect(modelEndpoint(env(demo), of('openai', null))).toMatchObject({
      baseUrl: 'http://demo.test/v1',
      isDemo: true,
    });
  });

  test('is never used beside a configured provider', () => {
    expect(usesDemoModel(env(demo, { openai: keyed }))).toBe(false);
    expect(modelEndpoint(env(demo, { openai: keyed }), of('openrouter', null)).isDemo).toBe(false);
  });

  test('exists only on the embedded stack', () => {
    expect(usesDemoModel(env())).toBe(false);
    expect(() => modelEndpoint(env(), of('openrouter', null))).toThrow('Failed. Try again.');
  });
});
