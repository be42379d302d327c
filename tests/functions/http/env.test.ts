import { describe, expect, test } from 'vitest';
import { parseEnv } from '../../../supabase/functions/_shared/http/env.ts';

const least = { SUPABASE_URL: 'http://project.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };
const parse = (values: Record<string, string>) => parseEnv((name) => values[name]);

describe('the environment', () => {
  test("requires only the project's address and key", () => {
    expect(parse(least)).toMatchObject({
      supabaseUrl: 'http://project.test',
      secretKey: 'service',
      siteUrl: 'http://project.test',
      jwtSecret: null,
      chatModel: null,
      chatTemperature: null,
      demoPlans: false,
      zeroDataRetention: false,
      countryHeader: null,
      demoModelBaseUrl: null,
      localModel: null,
    });
  });

  test.each(['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'])('without %s says so', (name) => {
    expect(() => parse({ ...least, [name]: ' ' })).toThrow(`The environment variable ${name} is missing`);
  });

  test('reads the default key of newer projects', () => {
    expect(parse({ ...least, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}' }).secretKey).toBe(
      'sb_secret_1',
    );
  });

  test('treats a blank value as missing', () => {
    const env = parse({ ...least, OPENROUTER_API_KEY: ' ', CHAT_MODEL: '', DEMO_PLANS: 'yes' });
    expect(env.providers.openrouter).toEqual({ apiKey: null, baseUrl: null });
    expect(env.chatModel).toBeNull();
    expect(env.demoPlans).toBe(false);
  });

  test('[R-API-26] reads the key and base URL of each provider', () => {
    const env = parse({
      ...least,
      OPENROUTER_API_KEY: 'a',
      OPENROUTER_BASE_URL: 'http://a.test',
      OPENAI_API_KEY: 'b',
      OPENAI_BASE_URL: 'http://b.test',
      CUSTOM_MODEL_API_KEY: 'c',
      CUSTOM_MODEL_BASE_URL: 'http://c.test',
    });
    expect(env.providers).toEqual({
      openrouter: { apiKey: 'a', baseUrl: 'http://a.test' },
      openai: { apiKey: 'b', baseUrl: 'http://b.test' },
      custom: { apiKey: 'c', baseUrl: 'http://c.test' },
    });
  });

  test('[R-PROD-11] reads the setting for zero retention and the name of the country header', () => {
    const env = parse({ ...least, OPENROUTER_ZDR: 'true', COUNTRY_HEADER: 'CF-IPCountry' });
    expect(env).toMatchObject({ zeroDataRetention: true, countryHeader: 'cf-ipcountry' });
  });

  test.each(['hot', '-1', '3'])('refuses CHAT_TEMPERATURE %s', (value) => {
    expect(() => parse({ ...least, CHAT_TEMPERATURE: value })).toThrow('CHAT_TEMPERATURE');
  });

  test.each([
    ['0', 0],
    ['0.4', 0.4],
    ['2', 2],
  ])('takes CHAT_TEMPERATURE %s', (value, number) => {
    expect(parse({ ...least, CHAT_TEMPERATURE: value }).chatTemperature).toBe(number);
  });
});
