import { expect, test } from './support/fixtures.ts';

test('[R-HOME-06] the latest companions are the four newest, in one column, two at medium and four at large width', async ({
  page,
  server,
}) => {
  const newest = await server.read<{ name: string }>(
    'companions?is_public=is.true&retires_at=is.null&order=created_at.desc&limit=4&select=name',
  );
  await page.goto('/');
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Latest companions' }),
  });
  const cards = section.getByRole('heading', { level: 3 });
  const columns = () =>
    cards.evaluateAll((names) => new Set(names.map((name) => name.getBoundingClientRect().left)).size);
  for (const [width, count] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await section.scrollIntoViewIfNeeded();
    await expect(cards).toHaveText(newest.map(({ name }) => name));
    await expect.poll(columns, { message: `${width} px wide` }).toBe(count);
  }
});
