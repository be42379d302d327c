/** Why nobody gets in as an admin (R-ADMIN-04, R-ADMIN-05). */
export const loginTexts = {
  notAdmin: 'Access denied. Admin privileges required.',
  refused: 'Login failed. Please check your credentials.',
  unreachable: 'Network error. Please check your connection.',
} as const;
