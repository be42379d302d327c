import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify, type TomlTable } from 'smol-toml';
import type { Settings } from './settings.ts';

/** The files of the checkout's configuration for production, by path: config.toml and the mails that it names. */
export async function productionFiles(root: string, settings: Settings): Promise<Record<string, string>> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const names = await readdir(join(root, 'supabase/templates'));
  const mails = names.map(async (name) => {
    const path = `supabase/templates/${name}`;
    return [path, await read(path)];
  });
  return {
    ...Object.fromEntries(await Promise.all(mails)),
    'supabase/config.toml': productionConfig(await read('supabase/config.toml'), settings),
  };
}

/**
 * The project's configuration for production: as in config.toml, but mails lead to the site and redirects are allowed
 * to it alone, nobody signs in with an address that was not confirmed, people sign in with Google and Apple where the
 * settings name their clients, and a captcha guards the forms where they have its secret.
 */
export function productionConfig(
  toml: string,
  { siteUrl, signIn, captchaSecret }: Pick<Settings, 'siteUrl' | 'signIn' | 'captchaSecret'>,
): string {
  const config = parse(toml);
  const auth = config.auth as TomlTable;
  const external = auth.external as TomlTable;
  const enabled = Object.entries(signIn).map(([provider, { clientId, secret }]) => [
    provider,
    { ...(external[provider] as TomlTable), enabled: true, client_id: clientId, secret },
  ]);
  return stringify({
    ...config,
    auth: {
      ...auth,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      external: { ...external, ...Object.fromEntries(enabled) },
      ...(captchaSecret && { captcha: { enabled: true, provider: 'turnstile', secret: captchaSecret } }),
      email: { ...(auth.email as TomlTable), enable_confirmations: true, max_frequency: '1m0s' },
    },
  });
}
