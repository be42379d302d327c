// @module-tag long
import { act, screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '#lib/env.ts';
import { reportError, reportUnhandledErrors } from '#lib/error-reports.ts';
import { routes } from '#lib/paths.ts';
import { chooseReplyNotifications, wantsReplyNotifications } from '#shared/reply-notifications.ts';
import { notify } from '#ui/notify.ts';
import { rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { standInLayout } from '../support/layout.ts';
import { companionRow, userRow } from '../support/people.ts';
import { withSetting } from '../support/settings.ts';

const rows = {
  'GET /rest/v1/companions': { json: [companionRow({})] },
  'GET /rest/v1/users': { json: userRow({}) },
  'GET /rest/v1/user_favorites': { json: [] },
  'GET /rest/v1/plans': { json: [] },
  'POST /rest/v1/error_reports': { status: 204, json: null },
};
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  standInLayout();
  rememberSession();
});

const editorAnswers = {
  'GET /rest/v1/users': { json: userRow({ role: 'admin' }) },
  'GET /rest/v1/companions': { json: companionRow({ companion_prompts: null }) },
  'GET /functions/v1/companion-core-traits': { json: { success: true, traits: ['Playful'] } },
  'GET /functions/v1/admin-models': { json: { success: true, configured: true, models: [] } },
};

const switchOff = (name: keyof typeof env.features) => withSetting(env.features, name, false);
const browse = async () => {
  scriptBackend(rows);
  openFreshPage('/browse');
  return within(await screen.findByRole('main'));
};

describe('a switch of the build settings', () => {
  it('[R-FLAG-02] chat on: companions have a link to their chat', async () => {
    expect((await (await browse()).findAllByRole('link', { name: /chat/i })).length).toBeGreaterThan(0);
  });

  it('[R-FLAG-02] chat off: there is no link to a chat, and its address is unknown', async () => {
    switchOff('chat');
    const page = await browse();
    await page.findByRole('heading', { name: 'Suki' });
    expect(page.queryByRole('link', { name: /chat/i })).not.toBeInTheDocument();
    const built = '../../../web/src/app/routes.tsx?chat=off';
    const { routeTable } = (await import(
      /* @vite-ignore */ built
    )) as typeof import('../../../web/src/app/routes.tsx');
    expect(matchRoutes(routeTable, '/chat')?.at(-1)?.route.path).toBe(routes.notFound);
  });

  it.each(['/browse', '/companion/suki', '/chat?companionId=suki'])(
    '[R-FLAG-02] voice chat is off, and %s has no control for it',
    async (address) => {
      scriptBackend(rows);
      openFreshPage(address);
      await screen.findAllByRole('heading', { name: 'Suki' });
      const controls = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) expect(control).not.toHaveAccessibleName(/voice|speak|microphone/i);
    },
  );

  it.each([
    ['/admin/companions/create', true],
    ['/admin/companions/create', false],
    ['/admin/companions/edit/suki', true],
    ['/admin/companions/edit/suki', false],
  ])('[R-FLAG-02] image upload: %s can choose a picture: %s', async (address, isOn) => {
    if (!isOn) switchOff('imageUpload');
    scriptBackend({ ...rows, ...editorAnswers });
    openFreshPage(address);
    expect(await screen.findByLabelText('Tagline')).toBeVisible();
    if (isOn) expect(screen.getByLabelText('Choose an image')).toBeEnabled();
    else {
      expect(screen.queryByLabelText('Choose an image')).not.toBeInTheDocument();
      expect(document.querySelector('input[type="file"]')).toBeNull();
    }
  });

  it.each([
    [true, 'shows toasts'],
    [false, 'shows no toasts'],
  ])('[R-FLAG-02] notifications: %s %s', async (isOn) => {
    if (!isOn) switchOff('notifications');
    await browse();
    act(() => notify.info('Saved'));
    if (isOn) expect(await screen.findByText('Saved')).toBeInTheDocument();
    else expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
  });

  it.each([true, false])(
    '[R-FLAG-02] notifications: %s, the switch for notifications of replies is there or not',
    async (isOn) => {
      if (!isOn) switchOff('notifications');
      scriptBackend(rows);
      openFreshPage('/profile');
      await screen.findByRole('textbox', { name: 'Full name' });
      expect(screen.queryAllByRole('heading', { name: 'Notifications' })).toHaveLength(isOn ? 1 : 0);
      chooseReplyNotifications('nadia', true);
      expect(wantsReplyNotifications('nadia')).toBe(isOn);
    },
  );

  it.each([true, false])(
    '[R-FLAG-02] error reports: %s, an error is stored for the admins or not',
    async (isOn) => {
      if (!isOn) switchOff('errorReporting');
      const calls = scriptBackend(rows);
      onTestFinished(reportUnhandledErrors());
      reportError(new Error('broken'), 'test');
      expect(calls.map(({ what }) => what)).toEqual(isOn ? ['POST /rest/v1/error_reports'] : []);
    },
  );

  it.each([true, false])(
    '[R-FLAG-02] offline mode: %s, a copy of the list is stored or not',
    async (isOn) => {
      if (!isOn) switchOff('offlineMode');
      await (await browse()).findByRole('heading', { name: 'Suki' });
      expect(localStorage.getItem('cachedCompanions') !== null).toBe(isOn);
    },
  );
});
