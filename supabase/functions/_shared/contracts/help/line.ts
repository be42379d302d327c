/**
 * A place where a person answers: what it is called, how to reach it, and its own page. `tel` and `sms` are what a page
 * links to: digits, and the number of a text message with the word it begins with, where there is one.
 */
export type HelpLine = {
  name: string;
  contact: string;
  url: string;
  tel?: string;
  sms?: { to: string; text?: string };
};

/**
 * The lines of a country. The page named with each is its source: the organization's own. Written down in November
 * 2026; every line has to be called or looked up again before launch and then every half year.
 */
export type CountryLines = {
  /** The number for an emergency, as it is said there; the first number in it is dialed. */
  emergency: string;
  /** For suicide, self-harm and everything else that is too heavy to carry alone. */
  anything: HelpLine[];
  /** The others only where there is a line of its own for it. */
  eating_disorder?: HelpLine[];
  /** For people who live with violence. */
  abuse?: HelpLine[];
  /** For people who fear that they will hurt somebody (R-CARE-15). */
  harm_to_others?: HelpLine[];
  /** For children and young people (R-CARE-09). */
  minor?: HelpLine[];
};

/** A line that is called, unless `tel` is empty, and that may be written to. */
export const line = (
  name: string,
  contact: string,
  url: string,
  tel = '',
  sms?: HelpLine['sms'],
): HelpLine => ({ name, contact, url, ...(tel && { tel }), ...(sms && { sms }) });

/** The directory of lines in every country: for where we know none, or are not certain of it. */
export const findAHelpline = line(
  'Find A Helpline (lines in your country, by topic)',
  'findahelpline.com',
  'https://findahelpline.com',
);
