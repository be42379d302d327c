import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { createButton, fillIn, open } from './create-test.ts';
import { asEditor, choosePicture, pngFile, removals, saved } from './editor-test.ts';

const admin = asEditor();
const uploads = () =>
  admin.backend.requests.filter(
    ({ method, url }) => method === 'POST' && url.pathname.startsWith('/storage/'),
  );

test('[R-ADMIN-30] [R-DATA-22] uploads a picture as soon as it is chosen, under a name of its own', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.storage('POST', () => new Promise((resolve) => (answer = resolve)));
  const opened = await open();
  choosePicture(pngFile());
  expect(await screen.findByText('Uploading image...')).toBeVisible();
  expect(createButton()).toBeDisabled();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  expect(uploads()[0]?.url.pathname).toMatch(
    /^\/storage\/v1\/object\/companion-images\/companion_images\/\d{13}_[0-9a-f]{8}\.png$/,
  );
  expect(uploads()[0]?.headers.get('x-upsert')).toBe('false');
  answer(Response.json({ Key: 'x' }));
  const publicUrl = uploads()[0]?.url.href.replace('/object/', '/object/public/');
  await waitFor(() =>
    expect(screen.getByAltText('The picture as people see it')).toHaveAttribute('src', publicUrl),
  );
  fillIn();
  await opened.user.click(createButton());
  await waitFor(() => expect(saved(admin)[0]?.p_companion.image_url).toBe(publicUrl));
});

/** Chooses a picture and answers where it lies once it is shown. */
const uploaded = async (nth = 1) => {
  choosePicture(pngFile());
  await waitFor(() => expect(uploads()).toHaveLength(nth));
  const path = uploads()[nth - 1]?.url.pathname.split('/companion-images/')[1] ?? '';
  await waitFor(() =>
    expect(screen.getByAltText('The picture as people see it')).toHaveAttribute(
      'src',
      expect.stringContaining(path),
    ),
  );
  return path;
};

test('[R-ADMIN-30] removes a picture whose upload ends after the form was left', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.storage('POST', () => new Promise((resolve) => (answer = resolve)));
  const { user } = await open();
  choosePicture(pngFile());
  await waitFor(() => expect(uploads()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  answer(Response.json({ Key: 'x' }));
  await waitFor(() => expect(removals(admin)).toHaveLength(1));
});

test('[R-ADMIN-30] waits for a running creation before it removes the picture of a form that was left', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.table('POST', 'rpc/save_companion', () => new Promise((resolve) => (answer = resolve)));
  const opened = await open();
  const path = await uploaded();
  fillIn();
  await opened.user.click(createButton());
  await waitFor(() => expect(saved(admin)).toHaveLength(1));
  await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(removals(admin)).toEqual([]);
  answer(Response.json({ message: 'Not now' }, { status: 400 }));
  await waitFor(() => expect(removals(admin)).toEqual([path]));
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', ''],
])('[R-ADMIN-29] refuses %s that is named a png before it is sent', async (_what, content) => {
  await open();
  choosePicture(new File([content], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Please choose an image: a JPEG, PNG or GIF file.')).toBeVisible();
  expect(uploads()).toHaveLength(0);
});

test('[R-DATA-21] refuses a picture that is one byte too large before it is sent', async () => {
  await open();
  const bytes = new Uint8Array(5_242_881);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  choosePicture(new File([bytes], 'me.png', { type: 'image/png' }));
  expect(
    await screen.findByText('This image is larger than 5 MB. Please choose a smaller one.'),
  ).toBeVisible();
  expect(uploads()).toHaveLength(0);
});

test('[R-ADMIN-29] shows why an upload failed and lets the form be used further', async () => {
  admin.backend.storage('POST', () => Response.json({ message: 'No room left' }, { status: 400 }));
  await open();
  choosePicture(pngFile());
  expect(await screen.findByText('Error uploading image: No room left')).toBeVisible();
  expect(createButton()).toBeEnabled();
});

test('[R-ADMIN-29] sends no upload without a signed-in user', async () => {
  await open();
  localStorage.removeItem(storageKeys.authSession);
  choosePicture(pngFile());
  expect(await screen.findByText('User not authenticated')).toBeVisible();
  expect(uploads()).toHaveLength(0);
});
