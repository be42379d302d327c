/** The categories of contact messages (R-STATIC-04). */
export const categories = [
  { value: 'technical', label: 'Technical problem' },
  { value: 'billing', label: 'Billing' },
  { value: 'account', label: 'Account' },
  { value: 'companions', label: 'Companions' },
  { value: 'features', label: 'Features' },
  { value: 'general', label: 'General' },
] as const;
