import * as v from 'valibot';

/** Why something is reported, with the text for people (R-SAFE-12). The table `reports` accepts the same words. */
export const reportReasons = {
  sexual: 'Sexual content',
  minor: 'Somebody under 18',
  self_harm: 'Suicide or self-harm',
  hate: 'Hate, threats or violence',
  therapist: 'Poses as a therapist or doctor',
  human_claim: 'Claims to be human',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReason = v.picklist(Object.keys(reportReasons) as ReportReason[]);

/** What admins have made of a report. */
export type ReportStatus = 'open' | 'resolved' | 'dismissed';

/** The longest text in a report: the details of whoever sends it, and the note of the admin who settles it. */
export const REPORT_TEXT_MAX_LENGTH = 2000;
