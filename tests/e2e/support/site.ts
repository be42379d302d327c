import { serveStaticSite } from '../../../supabase/local/launch/static-site.mjs';
import { type BuiltFor, builtFor, siteFolder } from './build-site.ts';

/** The address of realtime at a project. */
const realtimeOf = ({ apiUrl }: BuiltFor) => apiUrl.replace(/^http/, 'ws');

/** The built site on a static host, with that host's headers and rewrites. */
export class Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly #built = builtFor();
  #stack = this.#built;

  private constructor(url: string, stop: () => Promise<void>) {
    this.url = url;
    this.stop = stop;
  }

  static async start(): Promise<Site> {
    const edit = (text: string) => site.#withStack(text);
    const { url, close } = await serveStaticSite({ folder: siteFolder, host: '127.0.0.1', port: 0, edit });
    const site: Site = new Site(url, close);
    return site;
  }

  /** From now on the page talks to this stack. */
  use(stack: BuiltFor): void {
    this.#stack = stack;
  }

  #withStack(text: string): string {
    return text
      .replaceAll(this.#built.apiUrl, this.#stack.apiUrl)
      .replaceAll(realtimeOf(this.#built), realtimeOf(this.#stack))
      .replaceAll(this.#built.publishableKey, this.#stack.publishableKey);
  }
}
