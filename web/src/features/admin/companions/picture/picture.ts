import { PICTURE_MAX_BYTES, type PictureType, pictureEndings, pictureType } from '#contracts/picture.ts';

/** A file that may be sent, and what it is by its content. */
export type Picture = { file: File; type: PictureType };

/** A picture that was not accepted or not uploaded; `message` is the text for people (R-ADMIN-29). */
export class PictureProblem extends Error {}

/** The text for people about a picture that was not taken. */
export function pictureProblem(error: unknown): string {
  return error instanceof PictureProblem
    ? error.message
    : 'This file could not be read. Please choose another one.';
}

const LONGEST_BEGINNING = 8;

/** Reads what a chosen file is, whatever its name says. Throws `PictureProblem` (R-ADMIN-29, D-16). */
export async function checkPicture(file: File): Promise<Picture> {
  const type = pictureType(new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer()));
  if (type === null) throw new PictureProblem('Please choose an image: a JPEG, PNG or GIF file.');
  if (file.size > PICTURE_MAX_BYTES) {
    throw new PictureProblem('This image is larger than 5 MB. Please choose a smaller one.');
  }
  return { file, type };
}

/** The path of an existing companion's picture; a new picture overwrites it (R-DATA-22). */
export function pathOfCompanion(companionId: string, { type }: Picture): string {
  return `companion_images/${companionId}.${pictureEndings[type]}`;
}

/** A path for the picture of a companion that does not exist yet (R-DATA-22). */
export function newPath({ type }: Picture): string {
  return `companion_images/${Date.now()}_${crypto.randomUUID().slice(0, 8)}.${pictureEndings[type]}`;
}

/** A file's content as an address that an <img> shows at once. */
export function previewOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
