/** Any origin may call: access is by bearer token, never by cookie. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, accept, x-client-info',
  'Access-Control-Expose-Headers': 'content-disposition, retry-after',
  'Access-Control-Max-Age': '86400',
};
