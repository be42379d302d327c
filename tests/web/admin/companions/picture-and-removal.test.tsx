import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';
import { companionRow } from '../../support/people.ts';
import { write } from '../../support/person.ts';
import { asEditor, choosePicture, pngFile, prompts, removals, saved } from './editor-test.ts';

const admin = asEditor();
const open = async () => {
  const opened = openPage('/admin/companions/edit/suki');
  await screen.findByDisplayValue('Draws strangers on trains');
  return opened;
};
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });

/** The chosen picture has been looked at and is in the form. */
const pictureShown = () =>
  waitFor(() =>
    expect(screen.getByAltText('The picture as people see it')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    ),
  );

test('[R-ADMIN-28] a deletion that fails shows why and leaves the form untouched', async () => {
  admin.backend.table('DELETE', 'companions', failsWith('Not now'));
  const { user, router } = await open();
  write(screen.getByLabelText('Name'), ' Mori');
  await user.click(screen.getByRole('button', { name: 'Delete Companion' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error deleting companion: Not now')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Suki Mori');
  expect(router.state.location.pathname).toBe('/admin/companions/edit/suki');
});

test('[R-ADMIN-30] [R-DATA-22] shows a chosen picture at once, uploads it with the save and replaces the old one', async () => {
  const { user } = await open();
  choosePicture(pngFile());
  await pictureShown();
  const uploads = () => admin.backend.calls('POST', 'object/companion-images/companion_images/suki.png');
  expect(uploads()).toHaveLength(0);
  await user.click(saveButton());
  await waitFor(() => expect(saved(admin)).toHaveLength(1));
  expect(uploads()).toHaveLength(1);
  expect(uploads()[0]?.headers.get('x-upsert')).toBe('true');
  expect(uploads()[0]?.headers.get('content-type')).toBe('image/png');
  expect(saved(admin)[0]?.p_companion.image_url).toMatch(
    /^http:\/\/supabase\.test\/storage\/v1\/object\/public\/companion-images\/companion_images\/suki\.png\?v=\d+$/,
  );
  expect(admin.backend.calls('GET', 'object/public/companion-images/companion_images/suki.png')).toHaveLength(
    1,
  );
});

test('[R-ADMIN-30] a save waits until the chosen picture has been checked', async () => {
  await open();
  const file = pngFile();
  let look: (content: ArrayBuffer) => void = () => {};
  const content = new Promise<ArrayBuffer>((resolve) => (look = resolve));
  vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => content } as Blob);
  choosePicture(file);
  expect(screen.getByText('Checking image...')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  look(await file.arrayBuffer());
  await pictureShown();
  expect(saveButton()).toBeEnabled();
});

test('[R-ADMIN-30] shows a refused picture before the save, which then does without it', async () => {
  const { user } = await open();
  choosePicture(new File(['<!doctype html>'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Please choose an image: a JPEG, PNG or GIF file.')).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(saved(admin)[0]?.p_companion.image_url).toBe(companionRow({}).image_url));
});

const stored = 'http://supabase.test/storage/v1/object/public/companion-images/companion_images/suki.jpg?v=1';
const withStoredPicture = () => {
  admin.backend.tables.companions = [companionRow({ image_url: stored, companion_prompts: prompts })];
};

test('[R-ADMIN-30] removes the old picture only after the save has succeeded', async () => {
  withStoredPicture();
  const { user } = await open();
  choosePicture(pngFile());
  await pictureShown();
  admin.backend.table('POST', 'rpc/save_companion', failsWith('Not now'));
  await user.click(saveButton());
  expect(await screen.findByText('The companion could not be saved: Not now')).toBeVisible();
  expect(removals(admin)).toEqual([]);
  admin.backend.table('POST', 'rpc/save_companion', () => Response.json('suki'));
  await user.click(saveButton());
  await waitFor(() => expect(removals(admin)).toEqual(['companion_images/suki.jpg']));
});

test('[R-DATA-22] removes neither an overwritten picture nor one that is kept', async () => {
  admin.backend.tables.companions = [
    companionRow({ image_url: stored.replace('.jpg', '.png'), companion_prompts: prompts }),
  ];
  const { user } = await open();
  choosePicture(pngFile());
  await pictureShown();
  await user.click(saveButton());
  expect(await screen.findByText('Companion updated successfully!')).toBeVisible();
  expect(removals(admin)).toEqual([]);
});

test('[R-ADMIN-28] deletes the picture of a deleted companion', async () => {
  withStoredPicture();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Companion' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(removals(admin)).toEqual(['companion_images/suki.jpg']));
});

test('[R-ADMIN-29] an upload that fails shows why and saves nothing', async () => {
  admin.backend.storage('POST', () =>
    Response.json(
      { statusCode: '413', error: 'Payload too large', message: 'The object is too large' },
      { status: 400 },
    ),
  );
  const { user } = await open();
  choosePicture(pngFile());
  await pictureShown();
  await user.click(saveButton());
  expect(await screen.findByText('Error uploading image: The object is too large')).toBeVisible();
  expect(saved(admin)).toEqual([]);
});

test('a hidden companion is marked as hidden and can be shown again', async () => {
  admin.backend.tables.companions = [
    companionRow({ is_public: false, user_id: null, companion_prompts: prompts }),
  ];
  const { user } = await open();
  expect(screen.getByText(/Suki is hidden/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  await waitFor(() =>
    expect(admin.backend.calls('PATCH', 'companions')[0]?.body).toEqual({ is_public: true }),
  );
});
