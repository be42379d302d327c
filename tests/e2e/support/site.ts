import { serveStaticSite } from '../../../supabase/local/launch/static-site.mjs';
import { builtFor, siteFolder } from './build-site.ts';

type Addresses = typeof builtFor;

/** The address of realtime at a project. */
const realtimeOf = ({ apiUrl }: Addresses) => apiUrl.replace(/^http/, 'ws');

/** The built site on a static host, with that host's headers and rewrites. */
export class Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
  #stack: Addresses = builtFor;

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
  use(stack: Addresses): void {
    this.#stack = stack;
  }

  #withStack(text: string): string {
    return text
      .replaceAll(builtFor.apiUrl, this.#stack.apiUrl)
      .replaceAll(realtimeOf(builtFor), realtimeOf(this.#stack))
      .replaceAll(builtFor.publishableKey, this.#stack.publishableKey);
  }
}
