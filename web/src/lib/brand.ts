/** The product's name and texts; no other file contains the name for display (R-SHELL-01). */
export const brand = {
  name: 'Amity',
  tagline: 'Someone to talk to',
  description: 'Meet AI companions, talk with them, and keep the ones you love.',
  foundedYear: 2024,
} as const;
