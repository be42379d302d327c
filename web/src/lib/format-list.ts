const list = new Intl.ListFormat('en-US');

/** 'Suki', 'Suki and Luca', 'Suki, Luca, and Noor'. */
export const formatList = (names: Iterable<string>): string => list.format(names);
