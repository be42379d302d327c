import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';

const query = { queryKey: ['deferred'], queryFn: () => new Promise<string>(() => {}) };

function Answer() {
  const { data, isPending } = useDeferredQuery(query);
  return isPending ? <p>Loading</p> : <strong>{data}</strong>;
}

afterEach(() => queryClient.clear());

it('brings HTML to life that was drawn without the answer, though the answer has come meanwhile', async () => {
  document.body.innerHTML = `<div id="page">${renderToString(<Answer />)}</div>`;
  expect(screen.getByText('Loading')).toBeVisible();
  queryClient.setQueryData(query.queryKey, 'Here it is');
  const mismatch = vi.fn();
  const page = document.querySelector('#page') as HTMLElement;
  const root = await act(async () => hydrateRoot(page, <Answer />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(screen.getByText('Here it is')).toBeVisible();
  act(() => root.unmount());
});
