import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { endSession } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import { Toaster } from '#ui/toaster.tsx';
import { FavoriteButton } from '../../../web/src/features/favorites/favorite-button.tsx';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson } from '../support/open-page.tsx';

asSignedInPerson();

it('[R-FAV-11] asks a visitor to sign in at a click on a heart', async () => {
  const backend = new FakeBackend();
  endSession();
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <FavoriteButton companion={{ id: 'suki', name: 'Suki' }} place="profile" />
        <Toaster duration={timings.toast} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await act(async () => (await screen.findByRole('button', { name: 'Add Suki to favorites' })).click());
  expect(await screen.findByText('Please sign in to add favorites!')).toBeVisible();
  expect(backend.calls('POST', 'user_favorites')).toHaveLength(0);
});
