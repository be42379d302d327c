import { parse, stringify, type TomlTable } from 'smol-toml';

/**
 * The project's configuration for production: as in config.toml, but mails lead to the site and redirects are allowed
 * to it alone, and nobody signs in with an address that was not confirmed.
 */
export function productionConfig(toml: string, siteUrl: string): string {
  const config = parse(toml);
  const auth = config.auth as TomlTable;
  return stringify({
    ...config,
    auth: {
      ...auth,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      email: { ...(auth.email as TomlTable), enable_confirmations: true, max_frequency: '1m0s' },
    },
  });
}
