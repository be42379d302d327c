import { describe, expect, test } from 'vitest';
import { callsOfUnusedMethods } from './rules/unused-methods.ts';
import { madeUp, repository } from './support/source-files.ts';

describe('a method the build leaves out', () => {
  test('is used nowhere in the site', () => {
    expect(callsOfUnusedMethods(repository())).toEqual([]);
  });

  test.each([
    'await supabase.auth.verifyOtp({ token });',
    'const { data } = await auth.mfa.listFactors();',
    "void channel.send({ type: 'broadcast', event: 'typing' });",
    "import { Link, ScrollRestoration } from 'react-router-dom';",
  ])('is refused in %s', (text) => {
    const path = 'web/src/features/auth/login.ts';
    expect(callsOfUnusedMethods(madeUp({ [path]: text }))).toEqual([expect.stringContaining(`${path}:1`)]);
  });

  test.each([
    'await supabase.auth.signInWithPassword({ email, password });',
    "const channel = supabase.channel('chats').subscribe();",
    "import { Link, useNavigate } from 'react-router-dom';",
  ])('is not meant by %s', (text) => {
    expect(callsOfUnusedMethods(madeUp({ 'web/src/features/auth/login.ts': text }))).toEqual([]);
  });
});
