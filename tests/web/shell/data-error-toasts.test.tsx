import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DataError } from '#lib/data-error.ts';
import { failureText } from '#lib/failure-text.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { dispatchReadFailure } from '#lib/read-failures.ts';
import { Toaster } from '#ui/toaster.tsx';
import { showDataErrors } from '../../../web/src/app/data-error-toasts.ts';

beforeEach(() => {
  onTestFinished(showDataErrors());
  render(<Toaster duration={4000} />);
});

const fail = (key: string, error: Error, retry = vi.fn()) => {
  act(() => dispatchReadFailure({ key, error, retry }));
  return retry;
};
const refusal = (values: { message: string; code?: string; details?: string; hint?: string }) =>
  new DataError({ code: '', details: null, hint: null, ...values }, 400);
const toasts = () => screen.getAllByText('Data loading error').map((title) => title.closest('li'));

describe('data error toasts', () => {
  it('[R-SHELL-14] show the hint if there are no details, and no Retry for a missing row', async () => {
    fail('b', refusal({ message: 'no row', code: 'PGRST116', hint: 'it was deleted' }));
    expect((await screen.findByText('Data loading error')).closest('li')).toHaveTextContent(
      'no row it was deleted',
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Data loading error')).not.toBeInTheDocument());
  });

  it('[R-SHELL-18] are at most three, and none twice', async () => {
    fail('c', new Error('one'));
    fail('c', new Error('one'));
    await screen.findByText('one');
    expect(toasts()).toHaveLength(1);
    fail('c', new Error('two'));
    fail('d', new Error('one'));
    fail('e', new Error('four'));
    await screen.findByText('two');
    await waitFor(() => expect(toasts()).toHaveLength(3));
    expect(screen.queryByText('four')).not.toBeInTheDocument();
  });

  it('[R-SHELL-18] may show a dismissed error again', async () => {
    fail('f', new Error('again'));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('again')).not.toBeInTheDocument());
    fail('f', new Error('again'));
    expect(await screen.findByText('again')).toBeInTheDocument();
  });

  it.each([
    ['Failed to fetch', 'network'],
    ['JWT expired', 'auth'],
    ['row not found', 'notfound'],
    ['permission denied for table users', 'permission'],
    ['something else', 'other'],
  ])('[R-SHELL-17] %s has the color of its kind: %s', async (message, kind) => {
    fail(message, new Error(message));
    const told = await screen.findByText(failureText(message).text);
    expect(told.closest('li')).toHaveClass(`toast-${kind}`);
  });

  it('show a failed refetch of older data; a screen without data shows the error itself', async () => {
    const client = createQueryClient();
    const broken = { queryFn: () => Promise.reject(refusal({ message: 'broken' })), staleTime: 0 };
    await client.fetchQuery({ queryKey: ['nothing yet'], ...broken }).catch(() => {});
    client.setQueryData(['older'], 'older');
    await act(() => client.fetchQuery({ queryKey: ['older'], ...broken }).catch(() => {}));
    expect(await screen.findByText('broken')).toBeInTheDocument();
    expect(toasts()).toHaveLength(1);
  });
});

describe('the text of a data error', () => {
  it.each([
    ['[R-SHELL-15]', 'TypeError: Failed to fetch', 'Network connection problem'],
    ['[R-SHELL-15]', 'JWT expired', 'Session expired. Please sign in again'],
    ['[R-SHELL-15]', 'row not found', 'Requested data not found'],
    ['[R-SHELL-16]', 'permission denied', 'Insufficient permissions to perform this action'],
    ['[R-SHELL-16]', 'too slow', 'too slow'],
    ['[R-SHELL-16]', '', 'An unknown error occurred'],
  ])('%s "%s" reads "%s"', (_row, message, text) => {
    expect(failureText(message).text).toBe(text);
  });
});
