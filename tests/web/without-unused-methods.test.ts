import { describe, expect, it } from 'vitest';
import { withoutMethods } from '../../web/build/without-unused-methods.ts';

describe('the list of unused methods', () => {
  it('may not name what a library no longer has', () => {
    expect(() => withoutMethods('export class Client { go() {} }', ['Client.gone'])).toThrow(
      'There is no Client.gone any more',
    );
  });
});

describe('a function or a method', () => {
  it.each([
    ['function go() { return 1; } export { go };', 'go'],
    ['export default class Client { static go() { return 1; } }', 'Client.go'],
    ['var Client = class { async go() { return 1; } };', 'Client.go'],
    ['const client = { go() { return 1; } };', 'client.go'],
  ])('is found in %s', (code, name) => {
    const without = withoutMethods(code, [name]);
    expect(without).toContain('throw new Error');
    expect(without).not.toContain('return 1');
  });
});
