/** The product's name and texts; no other file contains the name for display (R-SHELL-01). */
export const brand = {
  name: 'Amity',
  tagline: 'Somebody to talk to',
  description: 'Find an AI companion, talk with it, keep the ones you love.',
  foundedYear: 2024,
} as const;
