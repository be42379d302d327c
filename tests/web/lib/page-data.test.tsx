import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageData, pageDataElement, setPageData } from '#lib/page-data.ts';
import { addPageData, queryClient } from '#lib/query-client.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';

const read = vi.fn();
const query = { queryKey: ['names'], queryFn: read, staleTime: 60_000, refetchOnMount: true } as const;

function Names() {
  const { data, isPending } = useDeferredQuery<string, typeof query.queryKey>(query);
  return isPending ? <p>Loading</p> : <strong>{data}</strong>;
}

/** Renders the part with this data as the build does, and hydrates that HTML as a browser does, which has the same. */
async function prerenderAndHydrate(data: PageData) {
  setPageData(data);
  addPageData(queryClient);
  document.body.innerHTML = `<div id="page">${renderToString(<Names />)}</div>`;
  const html = document.body.textContent;
  const mismatch = vi.fn();
  const page = document.querySelector('#page') as HTMLElement;
  const root = await act(async () => hydrateRoot(page, <Names />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  return { html, root };
}

const dataReadAt = (readAt: number): PageData => ({ readAt, queries: [{ key: ['names'], data: 'Suki' }] });

beforeEach(() => {
  read.mockReset();
  queryClient.clear();
});
afterEach(() => {
  setPageData(null);
  queryClient.clear();
});

it('[R-FIRST-09] HTML that was rendered with data hydrates with it, and fresh data is not read again', async () => {
  const { html, root } = await prerenderAndHydrate(dataReadAt(Date.now()));
  expect(html).toBe('Suki');
  expect(screen.getByText('Suki')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('[R-FIRST-09] data of an older build stays in sight while it is read again', async () => {
  let finish = (_: string) => {};
  read.mockImplementation(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const { root } = await prerenderAndHydrate(dataReadAt(Date.now() - 3_600_000));
  expect(screen.getByText('Suki')).toBeVisible();
  expect(read).toHaveBeenCalledOnce();
  await act(async () => finish('Suki and Luca'));
  expect(await screen.findByText('Suki and Luca')).toBeVisible();
  act(() => root.unmount());
});

it('data cannot end the element that holds it', () => {
  const data = { readAt: 1, queries: [{ key: ['names'], data: '</script><script>alert(1)' }] };
  const element = pageDataElement(data);
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(element.replace(/<[^>]*>/g, ''))).toEqual(data);
});
