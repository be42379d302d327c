/** The columns of a companion's row that may hold its picture; the seeds fill one or another. */
type PictureColumns = {
  image_url: string | null;
  avatar_url: string | null;
  profile_image: string | null;
};

/** The address of a companion's picture; null where it has none. */
export function pictureOf({ image_url, avatar_url, profile_image }: PictureColumns): string | null {
  return image_url || avatar_url || profile_image;
}
