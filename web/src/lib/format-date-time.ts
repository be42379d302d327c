const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time as date and time in the user's time zone. */
export const formatDateTime = (iso: string): string => format.format(new Date(iso));
