/** A legal page: numbered sections of plain paragraphs. */
export type LegalText = {
  title: string;
  /** One sentence that says what the page is for. */
  summary: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** When the first version came into force, and the day the present wording was written (D-18.11). */
export const legalDates = { effective: 'December 22, 2024', updated: 'November 21, 2026' } as const;
