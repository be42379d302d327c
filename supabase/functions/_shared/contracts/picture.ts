/** What a companion's picture may be (D-16). The bucket's row in the storage migration holds size and types as well. */
export const PICTURE_MAX_BYTES = 5_242_880;

/** The kinds of pictures, each with the ending of its file. */
export const pictureEndings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const;
export type PictureType = keyof typeof pictureEndings;

const beginnings: readonly [PictureType, readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/**
 * What a file is by its first bytes, whatever its name or sender says; null when it is none of the pictures
 * (R-DATA-21).
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const found = beginnings.find(([, beginning]) => beginning.every((byte, place) => bytes[place] === byte));
  return found?.[0] ?? null;
}

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(pictureEndings, type);
}
