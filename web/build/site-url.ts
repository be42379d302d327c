/**
 * Where the site will live, from the environment's SITE_URL, without a slash at its end: canonical addresses, link
 * previews and the sitemap need it. '' when it is not set; then they are left out.
 */
export function siteUrlOf({ SITE_URL = '' }: Record<string, string | undefined>): string {
  const url = SITE_URL.trim().replace(/\/+$/, '');
  if (url !== '' && !URL.canParse(url)) throw new Error(`SITE_URL is no address: ${url}`);
  return url;
}
