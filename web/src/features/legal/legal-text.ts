/** A legal page: numbered sections of plain paragraphs. */
export type LegalText = {
  title: string;
  /** When it was written and when it came into force. */
  dates: string;
  /** One sentence that says what the page is for. */
  summary: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** When the first version came into force, and the day the present wording was written (D-18.11). */
export const legalDates = { effective: 'December 22, 2024', updated: 'November 23, 2026' } as const;

/** The dates of the texts that people agree to. */
export const agreementDates = `Effective ${legalDates.effective} · Last updated ${legalDates.updated}`;
