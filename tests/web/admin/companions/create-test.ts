import { screen } from '@testing-library/react';
import { openPage } from '../../support/open-page.tsx';
import { write } from '../../support/person.ts';

/** The create form, with its traits. */
export const open = async () => {
  const opened = openPage('/admin/companions/create');
  await screen.findByRole('button', { name: 'Bookish' });
  return opened;
};
export const createButton = () => screen.getByRole('button', { name: 'Create Companion' });
/** What every companion must have. */
export const fillIn = () => {
  write(screen.getByLabelText('Name'), 'Nova');
  write(screen.getByLabelText('Tagline'), 'Counts stars');
  write(screen.getByLabelText('Description'), 'Nova counts stars on the roof.');
};
