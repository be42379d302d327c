/**
 * Who can find a companion: everybody, its owner alone, or only admins because one of them has hidden it (R-SAFE-12).
 */
export type Visibility = 'public' | 'private' | 'hidden';

/** The columns of `companions` that decide who can find one. */
type VisibilityColumns = { is_public: boolean; user_id: string | null };

export function visibilityOf({ is_public, user_id }: VisibilityColumns): Visibility {
  if (is_public) return 'public';
  return user_id === null ? 'hidden' : 'private';
}

/** What an admin writes to take a companion out of the catalogue or to put it back. */
export const catalogueVisibility = {
  public: { is_public: true },
  hidden: { is_public: false },
} as const;
export type CatalogueVisibility = keyof typeof catalogueVisibility;
