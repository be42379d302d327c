/** How often something happened, out of how many lines. */
export type Share = { count: number; of: number };

/**
 * What `npm run bench -- care` measured on lines written by people who had not seen the rules (R-CARE-19): of the lines
 * that name a danger directly, how many the rules found; of ordinary lines, how many they stopped by mistake.
 */
export type Measured = {
  /** YYYY-MM-DD */
  date: string;
  languages: { language: string; direct: Share; ordinary: Share }[];
};

const files = import.meta.glob<Measured>('./measured.json', { eager: true, import: 'default' });

/** The figures of the last run that was kept; null where nothing was measured. */
export const measured: Measured | null = files['./measured.json'] ?? null;
