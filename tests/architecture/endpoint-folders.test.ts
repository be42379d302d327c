import { describe, expect, test } from 'vitest';
import { endpointFolders } from './rules/endpoint-folders.ts';
import { filesOf, repository } from './support/source-files.ts';

const sound = {
  'supabase/config.toml': '[functions.chat-send]\nverify_jwt = false\n',
  'supabase/functions/_shared/contracts/errors.ts': 'export const errorCatalogue = {};',
  'supabase/functions/_shared/contracts/chat-send.ts':
    "export const chatSend = endpoint({ name: 'chat-send' });",
  'supabase/functions/chat-send/index.ts': 'export default { fetch };\n',
  'supabase/functions/chat-send/handler.ts': '',
  'tests/functions/chat-send.test.ts': '',
};

describe('every function', () => {
  test('has its contract, index, handler, test and config entry', () => {
    expect(endpointFolders(repository())).toEqual([]);
  });

  test('that has them all is fine, with an endpoint for each method and its tests in a folder too', () => {
    expect(endpointFolders(filesOf(sound))).toEqual([]);
    const contract = 'supabase/functions/_shared/contracts/chat-send.ts';
    expect(endpointFolders(filesOf({ ...sound, [contract]: sound[contract].repeat(2) }))).toEqual([]);
    const { 'tests/functions/chat-send.test.ts': _, ...rest } = sound;
    expect(endpointFolders(filesOf({ ...rest, 'tests/functions/chat-send/stream.test.ts': '' }))).toEqual([]);
  });

  test.each([
    ['supabase/functions/_shared/contracts/chat-send.ts', 'chat-send.ts:1 is missing'],
    ['supabase/functions/chat-send/index.ts', 'index.ts:1 is missing'],
    ['supabase/functions/chat-send/handler.ts', 'handler.ts:1 is missing'],
    ['tests/functions/chat-send.test.ts', 'has no test'],
    ['supabase/config.toml', 'no [functions.chat-send] with verify_jwt = false'],
  ])('without %s is refused', (path, message) => {
    const files = filesOf(sound).filter((file) => file.path !== path);
    expect(endpointFolders(files)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    [
      'an index of eleven lines',
      'supabase/functions/chat-send/index.ts',
      `${'\n'.repeat(10)}end`,
      'index.ts:11',
    ],
    [
      'a gateway that checks the token',
      'supabase/config.toml',
      '[functions.chat-send]\nverify_jwt = true\n',
      'verify_jwt = false',
    ],
    [
      'a config entry without a folder',
      'supabase/config.toml',
      '[functions.chat-send]\nverify_jwt = false\n[functions.chat-old]\nverify_jwt = false\n',
      '[functions.chat-old] without a function',
    ],
    [
      'a contract without a folder',
      'supabase/functions/_shared/contracts/chat-stop.ts',
      "export const chatStop = endpoint({ name: 'chat-stop' });",
      'has no function supabase/functions/chat-stop',
    ],
    [
      'a contract of another name',
      'supabase/functions/_shared/contracts/chat-send.ts',
      "export const chatSend = endpoint({ name: 'chat-sent' });",
      "declares 'chat-sent'",
    ],
    [
      'a contract that declares nothing',
      'supabase/functions/_shared/contracts/chat-send.ts',
      'export const chatSend = {};',
      'declares no endpoint',
    ],
  ])('%s is refused', (_, path, text, message) => {
    expect(endpointFolders(filesOf({ ...sound, [path]: text }))).toEqual([expect.stringContaining(message)]);
  });
});
