const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** Values as PostgREST writes them into JSON: ISO 8601 times and plain numbers, where the REST service has raw text. */
export const POSTGREST_PARSERS = {
  [NUMERIC]: (text: string) => Number(text),
  [TIMESTAMP]: (text: string) => text.replace(' ', 'T'),
  [TIMESTAMPTZ]: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};
