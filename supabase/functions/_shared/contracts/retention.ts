/**
 * How long records are kept, in the words of the privacy policy. The database knows the same periods
 * (`private.retention_periods`) and removes by them every night; a test holds the two together (R-CARE-16, R-CARE-20).
 */
export const keptFor = {
  attempts: '1 day',
  refused_ages: '1 day',
  error_reports: '90 days',
  daily_usage: '90 days',
  stripe_events: '90 days',
  sign_in_log: '90 days',
  reports: '1 year',
  pauses: '1 year',
  safety_failures: '1 year',
  contact_messages: '2 years',
  audit_log: '3 years',
  deletion_receipts: '3 years',
  model_calls: '3 years',
  safety_counts: '5 years',
  payments: '6 years',
  recently_deleted: '7 days',
} as const;
