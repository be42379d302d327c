import { describe, expect, test } from 'vitest';
import {
  type ModelEndpoint,
  type ModelEnv,
  modelEndpoint,
  type ProviderName,
  usesDemoModel,
} from '../../../supabase/functions/_shared/services/providers.ts';

const unset = { apiKey: null, baseUrl: null };
const env = (part: Partial<ModelEnv> = {}, providers: Partial<ModelEnv['providers']> = {}): ModelEnv => ({
  providers: { openrouter: unset, openai: unset, custom: unset, ...providers },
  demoModelBaseUrl: null,
  localModel: null,
  chatModel: null,
  zeroDataRetention: false,
  ...part,
});
const keyed = { apiKey: 'key', baseUrl: null };

describe('the provider of a companion', () => {
  test.each<[ProviderName, string, ModelEndpoint['openRouter']]>([
    ['openrouter', 'https://openrouter.ai/api/v1', { zeroDataRetention: false }],
    ['openai', 'https://api.openai.com/v1', null],
  ])('[R-API-26] %s is reached at its public address with its key', (name, baseUrl, openRouter) => {
    const endpoint = modelEndpoint(env({}, { [name]: keyed }), name, 'some/model');
    expect(endpoint).toEqual({ baseUrl, apiKey: 'key', model: 'some/model', isDemo: false, openRouter });
  });

  test.each<ProviderName>(['openrouter', 'openai', 'custom'])(
    '[R-API-26] %s is reached where its base URL says',
    (name) => {
      const own = { apiKey: 'own-key', baseUrl: 'http://models.test/v1' };
      expect(modelEndpoint(env({}, { [name]: own }), name, null)).toMatchObject({
        baseUrl: 'http://models.test/v1',
        apiKey: 'own-key',
        isDemo: false,
      });
    },
  );

  test('custom needs no key, only an address', () => {
    const own = { apiKey: null, baseUrl: 'http://models.test/v1' };
    expect(modelEndpoint(env({}, { custom: own }), 'custom', null).isDemo).toBe(false);
    expect(() => modelEndpoint(env({}, { custom: keyed }), 'custom', null)).toThrow('Failed. Try again.');
  });

  test("never gets another provider's key", () => {
    const providers = { openrouter: keyed, openai: { apiKey: 'other', baseUrl: null } };
    expect(modelEndpoint(env({}, providers), 'openai', null).apiKey).toBe('other');
    expect(() => modelEndpoint(env({}, providers), 'custom', null)).toThrow('Failed. Try again.');
  });

  test('that is not configured is model_failed, with the reason in the log only', () => {
    const ask = () => modelEndpoint(env({}, { openrouter: keyed }), 'openai', null);
    expect(ask).toThrow(expect.objectContaining({ code: 'model_failed', message: 'Failed. Try again.' }));
  });
});

describe('the default provider, where only another has a key', () => {
  test('is replaced by OpenAI, with the model of the project and not that of the companion', () => {
    const asked = modelEndpoint(env({}, { openai: keyed }), 'openrouter', 'maker/only-on-openrouter');
    expect(asked).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'key',
      model: 'gpt-3.5-turbo',
    });
  });

  test('is replaced by a self-hosted server', () => {
    const own = { apiKey: null, baseUrl: 'http://models.test/v1' };
    const asked = modelEndpoint(env({ chatModel: 'local' }, { custom: own }), 'openrouter', null);
    expect(asked).toMatchObject({ baseUrl: 'http://models.test/v1', model: 'local' });
  });

  test('never replaces a self-hosted server', () => {
    const ask = () => modelEndpoint(env({}, { openrouter: keyed, openai: keyed }), 'custom', null);
    expect(ask).toThrow(expect.objectContaining({ code: 'model_failed' }));
  });
});

describe('the model', () => {
  const providers = { openrouter: keyed };

  test('[R-TURN-04] is openai/gpt-3.5-turbo by default', () => {
    expect(modelEndpoint(env({}, providers), 'openrouter', null).model).toBe('openai/gpt-3.5-turbo');
  });

  test('[R-TURN-04] is that of the environment before the default', () => {
    expect(modelEndpoint(env({ chatModel: 'a/b' }, providers), 'openrouter', null).model).toBe('a/b');
  });

  test("[R-TURN-04] is the companion's own before that of the environment", () => {
    expect(modelEndpoint(env({ chatModel: 'a/b' }, providers), 'openrouter', 'c/d').model).toBe('c/d');
  });

  test('is named without its maker for OpenAI', () => {
    expect(modelEndpoint(env({}, { openai: keyed }), 'openai', null).model).toBe('gpt-3.5-turbo');
  });
});

describe('a model server found on this machine', () => {
  const own = { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' };
  const found = env({ chatModel: 'llama3.2', localModel: 'llama3.2 on Ollama' }, { custom: own });

  test.each(['openrouter', 'openai', 'custom'] as const)(
    '[R-FIRST-10] replies for companions of %s with its own model',
    (provider) => {
      const asked = modelEndpoint(found, provider, 'maker/elsewhere');
      expect(asked).toMatchObject({ baseUrl: own.baseUrl, model: 'llama3.2', isDemo: false });
    },
  );
});

describe('the demo model', () => {
  const demo = { demoModelBaseUrl: 'http://demo.test/v1' };

  test("[R-API-26] is used where no provider is configured, whatever the companion's provider", () => {
    expect(usesDemoModel(env(demo))).toBe(true);
    expect(modelEndpoint(env(demo), 'openai', null)).toMatchObject({
      baseUrl: 'http://demo.test/v1',
      isDemo: true,
    });
  });

  test('is never used beside a configured provider', () => {
    expect(usesDemoModel(env(demo, { openai: keyed }))).toBe(false);
    expect(modelEndpoint(env(demo, { openai: keyed }), 'openrouter', null).isDemo).toBe(false);
  });

  test('exists only on the embedded stack', () => {
    expect(usesDemoModel(env())).toBe(false);
    expect(() => modelEndpoint(env(), 'openrouter', null)).toThrow('Failed. Try again.');
  });
});
