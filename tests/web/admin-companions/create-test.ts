import { screen } from '@testing-library/react';
import { openPage } from '../support/open-page.tsx';

/** The create form, with its traits. */
export const open = async () => {
  const opened = openPage('/admin/companions/create');
  await screen.findByRole('button', { name: 'Bookish' });
  return opened;
};
export const createButton = () => screen.getByRole('button', { name: 'Create Companion' });
/** What every companion must have. */
export const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Name'), 'Nova');
  await user.type(screen.getByLabelText('Tagline'), 'Counts stars');
  await user.type(screen.getByLabelText('Description'), 'Nova counts stars on the roof.');
};
