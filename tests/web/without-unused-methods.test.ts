import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unusedMethods } from '../../web/build/unused-methods.ts';
import { withoutMethods } from '../../web/build/without-unused-methods.ts';

type Phoenix = {
  LongPoll: new (address: string) => unknown;
  Socket: new (address: string, options: object) => { endPointURL: () => string; ping: () => void };
};

const library = (file: string) => readFileSync(join(import.meta.dirname, '../../node_modules', file), 'utf8');
const load = async (code: string) => await import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('a library without the methods the page never calls', () => {
  const [{ file, names } = { file: '', names: [] }] = unusedMethods.filter(({ file }) =>
    file.includes('phoenix'),
  );
  const code = withoutMethods(library(file), names);

  it('is shorter', () => {
    expect(code.length).toBeLessThan(library(file).length);
  });

  it('does what it did with those that are left', async () => {
    const { Socket }: Phoenix = await load(code);
    const socket = new Socket('ws://project.test/socket', { transport: class {}, params: { apikey: 'key' } });
    expect(socket.endPointURL()).toBe('ws://project.test/socket/websocket?apikey=key&vsn=2.0.0');
  });

  it('says where the others are left out when one is called', async () => {
    const { LongPoll, Socket }: Phoenix = await load(code);
    expect(() => new LongPoll('ws://project.test')).toThrow('web/build/unused-methods.ts');
    const socket = new Socket('ws://project.test', { transport: class {} });
    expect(() => socket.ping()).toThrow('web/build/unused-methods.ts');
  });
});

describe('the list of unused methods', () => {
  it.each(unusedMethods)('names what $file has', ({ file, names }) => {
    expect(() => withoutMethods(library(file), names)).not.toThrow();
  });

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
