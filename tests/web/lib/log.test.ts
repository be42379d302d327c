import { describe, expect, it, vi } from 'vitest';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { withSetting } from '../support/settings.ts';

describe('the log of debug mode', () => {
  it('[R-FLAG-03] keeps the last 500 entries, oldest first', () => {
    for (let number = 1; number <= 501; number += 1) log.info('entry', { number });
    expect(log.entries()).toHaveLength(500);
    expect(log.entries()[0]?.data).toEqual({ number: 2 });
    expect(log.entries().at(-1)).toMatchObject({ level: 'info', what: 'entry', data: { number: 501 } });
  });

  it('[R-FLAG-03] is empty when debug mode is off', () => {
    const before = log.entries().at(-1);
    withSetting(env, 'debug', false);
    log.error('something broke');
    expect(log.entries().at(-1)).toBe(before);
  });

  it('prints only warnings during development', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    log.warn('call not ok', { status: 500 });
    log.info('auth event');
    expect(warn).toHaveBeenCalledWith('call not ok', { status: 500 });
    expect(info).not.toHaveBeenCalled();
  });
});
