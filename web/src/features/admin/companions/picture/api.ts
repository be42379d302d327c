import { authenticatedFetch } from '#lib/authenticated-fetch.ts';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { getSupabase } from '#lib/supabase.ts';
import { newPath, type Picture, PictureProblem, pathOfCompanion } from './picture.ts';

const objects = `${env.supabaseUrl}/storage/v1/object`;
const BUCKET = 'companion-images';

/** Replaces the picture of a companion and returns its address, which no browser has cached. */
export function replacePicture(companionId: string, picture: Picture): Promise<string> {
  return upload(pathOfCompanion(companionId, picture), picture, true);
}

/** Uploads a picture for a companion that does not exist yet, and returns its address. */
export function uploadNewPicture(picture: Picture): Promise<string> {
  return upload(newPath(picture), picture, false);
}

/**
 * Takes a picture that no companion names any more out of the bucket; an address elsewhere is left alone. What cannot
 * be removed stays and troubles nobody.
 */
export async function removePicture(url: string): Promise<void> {
  const path = pathIn(url);
  if (path === null) return;
  try {
    const response = await authenticatedFetch(`${objects}/${BUCKET}`, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ prefixes: [path] }),
    });
    await response.body?.cancel();
  } catch (error) {
    log.warn('a picture stays in the bucket', { path, error: String(error) });
  }
}

/** Whether two addresses are of the same file. */
export function isSamePicture(one: string, other: string): boolean {
  return pathIn(one) === pathIn(other);
}

function pathIn(url: string): string | null {
  const beginning = `${objects}/public/${BUCKET}/`;
  return url.startsWith(beginning) ? (url.slice(beginning.length).split('?')[0] ?? null) : null;
}

async function upload(path: string, { file, type }: Picture, overwrite: boolean): Promise<string> {
  const { auth } = await getSupabase();
  if ((await auth.getSession()).data.session === null) throw new PictureProblem('User not authenticated');
  try {
    const response = await authenticatedFetch(`${objects}/${BUCKET}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'x-upsert': String(overwrite) },
      body: file,
    });
    if (!response.ok) throw new Error(await reasonOf(response));
    return await publicUrl(path, overwrite);
  } catch (error) {
    throw new PictureProblem(`Error uploading image: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** The storage service says why in `message`. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : `the storage answered ${response.status}`;
}

/** The address everybody reads the file by, once it can be read (R-DATA-22). */
async function publicUrl(path: string, isReplaced: boolean): Promise<string> {
  const url = `${objects}/public/${BUCKET}/${path}${isReplaced ? `?v=${Date.now()}` : ''}`;
  const response = await fetch(url);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the image cannot be read (${response.status})`);
  return url;
}
