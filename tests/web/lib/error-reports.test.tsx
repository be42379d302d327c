import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reportError, reportUnhandledErrors, withoutPersonalText } from '#lib/error-reports.ts';
import { ScreenBoundary } from '../../../web/src/app/screen-boundary.tsx';
import { scriptBackend } from '../support/auth-service.ts';

const reports = 'POST /rest/v1/error_reports';
let calls: ReturnType<typeof scriptBackend>;

beforeEach(() => {
  onTestFinished(reportUnhandledErrors());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  calls = scriptBackend({ [reports]: { status: 204, json: null } });
  window.history.replaceState(null, '', '/chat?companion=suki');
});
const sent = () => calls.filter(({ what }) => what === reports).map(({ body }) => body);

describe('error reports', () => {
  it('[R-SHELL-12] store uncaught errors and promise rejections with their place and the version', async () => {
    const error = new TypeError('x is not a function');
    const filename = `${window.location.origin}/assets/chat.js?v=2`;
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename, lineno: 7 }));
    const reason = new Error('left alone');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      {
        message: 'TypeError: x is not a function',
        source: '/assets/chat.js:7',
        path: '/chat',
        app_version: '1.0.0',
      },
      { message: 'Error: left alone', source: 'promise', path: '/chat', app_version: '1.0.0' },
    ]);
  });

  it('[R-SHELL-12] store the error of a screen that fails to render', async () => {
    const Broken = () => {
      throw new Error('cannot be drawn');
    };
    render(
      <MemoryRouter>
        <ScreenBoundary>
          <Broken />
        </ScreenBoundary>
      </MemoryRouter>,
    );
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(sent()).toMatchObject([{ message: 'Error: cannot be drawn', source: 'screen' }]),
    );
    // React reports what it caught, once.
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });

  it('contain no text, email address or id of a user', async () => {
    expect(withoutPersonalText('Unexpected token \'H\', "Hello Suki, I" is not valid JSON')).toBe(
      'Unexpected token [text], [text] is not valid JSON',
    );
    expect(withoutPersonalText('no nadia@amity.test at 7f0c1e0a-0000-4000-8000-000000000001')).toBe(
      'no [email] at [id]',
    );
    expect(withoutPersonalText('GET /rest/v1/users?id=eq.7&name=Nadia failed')).toBe(
      'GET /rest/v1/users[query] failed',
    );
  });

  it('are limited to one per message and five a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const text of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) reportError(new Error(text), 'screen');
    expect(sent().map((report) => (report as { message: string }).message)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((text) => `Error: ${text}`),
    );
    vi.advanceTimersByTime(60_000);
    reportError(new Error('a'), 'screen');
    expect(sent()).toHaveLength(6);
  });
});
