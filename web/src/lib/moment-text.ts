const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as the reader's own day and hour. */
export const momentText = (iso: string): string => moment.format(new Date(iso));
