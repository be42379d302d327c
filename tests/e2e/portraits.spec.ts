import type { Page } from '@playwright/test';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

/** The names of the portraits the page asks for, from now on. */
function watchPortraits(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/portraits\/([\w-]+)\.svg/.exec(request.url())?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}

test('[R-ART-02] a page loads the pictures of the theme that is shown, and the others once the theme is switched', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const loaded = watchPortraits(page);
  await page.goto('/meet/suki', { waitUntil: 'networkidle' });
  expect([...loaded].sort()).toEqual(['suki-dark', 'suki-face-calm']);
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect.poll(() => loaded).toContain('suki');

  // Chosen, it counts more than the system's, before any script of the page has run, too.
  loaded.clear();
  await page.reload({ waitUntil: 'networkidle' });
  expect([...loaded].sort()).toEqual(['suki', 'suki-face-calm']);
});

test('[R-ART-04] behind a chat is the scene of the theme, and nothing for who asks for more contrast or own colors', async ({
  memberPage: page,
}) => {
  const chat = new Chat(page, 'Suki');
  const loaded = watchPortraits(page);
  const scenes = () => [...loaded].filter((name) => name.includes('faint'));
  for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ contrast: null, forcedColors: null, ...media });
    await chat.open('suki');
    await page.waitForLoadState('networkidle');
    expect(scenes()).toEqual([]);
  }
  await page.emulateMedia({ contrast: null, forcedColors: null });
  await expect.poll(scenes).toEqual(['suki-faint']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scenes).toEqual(['suki-faint', 'suki-faint-dark']);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`[R-FIRST-07] at ${viewport.width} px the face, three openers and the box of a meeting page are in view without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/meet/suki', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    const openers = main.getByRole('listitem').getByRole('button');
    await expect(openers).toHaveCount(3);
    const shown = [
      main.locator('img:visible').first(),
      page.getByRole('heading', { level: 1, name: 'Suki' }),
      page.getByRole('textbox', { name: 'Your first message to Suki' }),
      ...(await openers.all()),
    ];
    for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
  });
}
