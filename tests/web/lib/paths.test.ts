import { describe, expect, it } from 'vitest';
import { paths } from '#lib/paths.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';

describe('addresses', () => {
  it('the login address keeps the slashes of its redirect readable', () => {
    expect(paths.login('/browse')).toBe('/login?redirect=/browse');
    expect(paths.login()).toBe('/login');
  });

  it('path and query of a redirect survive encoding and decoding', () => {
    const wanted = '/chat?companionId=suki&companion=suki & friends';
    const query = new URL(paths.login(wanted), 'https://site.test').searchParams;
    expect(query.get('redirect')).toBe(wanted);
    expect([...query.keys()]).toEqual(['redirect']);
  });

  it('a chat address has the id or the lower-case name', () => {
    expect(paths.chat({ companionId: 'suki', companion: 'Suki' })).toBe(
      '/chat?companionId=suki&companion=suki',
    );
    expect(paths.chat({ companion: 'Suki' })).toBe('/chat?companion=suki');
    expect(paths.chat()).toBe('/chat');
  });

  it('an id with special characters stays one segment of the path', () => {
    expect(paths.companion('a/b?c')).toBe('/companion/a%2Fb%3Fc');
  });
});

describe('[R-AUTH-06] the redirect after login', () => {
  it.each(['/browse', '/companion/suki?tab=personality#top', '/chat?companionId=suki', '/a%20b'])(
    '%s is on this site and is followed',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['an absolute address', 'https://evil.example/'],
    ['another scheme', 'javascript:alert(1)'],
    ['a path without its slash', 'browse'],
    ['a host without a scheme', '//evil.example'],
    ['a host behind three slashes', '///evil.example'],
    ['a host behind a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/browse\\..\\evil'],
    ['a host behind a dot', '/.//evil.example'],
    ['a host behind two dots', '/browse/..//evil.example'],
    ['an escaped slash', '/%2Fevil.example'],
    ['an escaped slash in small letters', '/%2fevil.example'],
    ['an escaped backslash', '/%5Cevil.example'],
    ['escaped slashes only', '%2F%2Fevil.example'],
    ['a tab in front of a slash', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['an escaped line break', '/%0A/evil.example'],
    ['a null character', '/\u0000/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a broken escape', '/%E0%A4%A'],
    ['another scheme in mixed letters', 'JaVaScRiPt:alert(1)'],
    ['a document in the address', 'data:text/html,hello'],
    ['a host behind an escaped dot', '/%2e/%2Fevil.example'],
    ['escaped backslashes only', '%5C%5Cevil.example'],
  ])('%s leads home', (_what, value) => {
    expect(safeRedirect(value)).toBe('/');
  });
});
