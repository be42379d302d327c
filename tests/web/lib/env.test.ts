import { describe, expect, it, vi } from 'vitest';
import { parseEnv } from '#lib/env.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const complete = {
  VITE_SUPABASE_URL: 'https://project.supabase.test/',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'key',
  VITE_APP_VERSION: '1.0.0',
};

describe('the build settings', () => {
  it('[R-FLAG-03] the application is version 1.0.0, and debug mode is on', () => {
    expect(packageJson.version).toBe('1.0.0');
    expect(parseEnv({ ...complete, VITE_APP_VERSION: packageJson.version })).toMatchObject({
      version: '1.0.0',
      debug: true,
    });
  });

  it('an invalid feature switch is named in the error', () => {
    expect(() => parseEnv({ ...complete, VITE_FEATURE_CHAT: 'maybe' })).toThrow('VITE_FEATURE_CHAT');
  });

  it('[R-SHELL-21] a missing project address throws', () => {
    expect(() => parseEnv({ ...complete, VITE_SUPABASE_URL: undefined })).toThrow('supabaseUrl is required');
  });

  it('[R-SHELL-21] a missing key throws', () => {
    expect(() => parseEnv({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: ' ' })).toThrow(
      'supabaseKey is required',
    );
  });

  it('all missing settings are named in one error', () => {
    expect(() => parseEnv({ VITE_APP_VERSION: '1.0.0' })).toThrow(
      'supabaseUrl is required; supabaseKey is required',
    );
  });

  it('the functions’ address is the project’s unless an API base is set', () => {
    expect(parseEnv(complete).apiBase).toBe('https://project.supabase.test/functions/v1');
    expect(parseEnv({ ...complete, VITE_API_BASE: '/api' }).apiBase).toBe('/api');
  });

  it('[R-SHELL-20] an API base on port 3001 logs a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    parseEnv({ ...complete, VITE_API_BASE: 'http://localhost:30010' });
    expect(warn).not.toHaveBeenCalled();
    parseEnv({ ...complete, VITE_API_BASE: 'http://localhost:3001/' });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('[R-FLAG-01] chat, uploads, notifications, offline mode and error reports are on, voice chat is off', () => {
    expect(parseEnv(complete).features).toEqual({
      chat: true,
      voiceChat: false,
      imageUpload: true,
      notifications: true,
      offlineMode: true,
      errorReporting: true,
    });
    expect(parseEnv({ ...complete, VITE_FEATURE_CHAT: 'false' }).features.chat).toBe(false);
  });
});
