import { env } from './env.ts';

/** What we use of the script of Cloudflare Turnstile. */
type Turnstile = {
  render(element: HTMLElement, options: object): string;
  reset(widget: string): void;
  remove(widget: string): void;
};

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The check that a person fills in the form, and not a program, could not be done; `message` is for people. */
export class CaptchaProblem extends Error {
  constructor() {
    super(
      'We couldn’t check that you’re human. Please allow challenges.cloudflare.com, reload the page and try again.',
    );
  }
}

let script: Promise<Turnstile> | null = null;

function loadScript(): Promise<Turnstile> {
  script ??= new Promise<Turnstile>((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
    element.onload = () => resolve((window as unknown as { turnstile: Turnstile }).turnstile);
    element.onerror = () => {
      element.remove();
      script = null;
      reject(new CaptchaProblem());
    };
    document.head.append(element);
  });
  return script;
}

type Widget = { turnstile: Turnstile; id: string };

/** The token that the widget is about to get. */
class Token {
  resolve: (token: string) => void = () => {};
  reject: (problem: unknown) => void = () => {};
  readonly promise = new Promise<string>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    // It may fail before anybody waits for it.
    this.promise.catch(() => {});
  }
}

/** The widget of the form on the page, with the token that it has or is about to get. */
class Captcha {
  #widget: Promise<Widget>;
  #token = new Token();

  constructor(element: HTMLElement) {
    this.#widget = loadScript().then((turnstile) => ({
      turnstile,
      id: turnstile.render(element, {
        sitekey: env.captchaSiteKey,
        size: 'flexible',
        callback: (token: string) => this.#token.resolve(token),
        'expired-callback': () => {
          this.#token = new Token();
        },
        'error-callback': () => this.#token.reject(new CaptchaProblem()),
      }),
    }));
    this.#widget.catch((error) => this.#token.reject(error));
  }

  /** A token is good for one request: the widget makes another one for the next. */
  async take(): Promise<string> {
    try {
      return await this.#token.promise;
    } finally {
      this.#token = new Token();
      void this.#widget.then(({ turnstile, id }) => turnstile.reset(id)).catch(() => {});
    }
  }

  remove(): void {
    void this.#widget.then(({ turnstile, id }) => turnstile.remove(id)).catch(() => {});
  }
}

let shown: Captcha | null = null;

/** Shows the widget in `element` until the returned function is called. */
export function showCaptcha(element: HTMLElement): () => void {
  const captcha = new Captcha(element);
  shown = captcha;
  return () => {
    captcha.remove();
    if (shown === captcha) shown = null;
  };
}

/**
 * What sign-up, login and mails send with their request: a token where a captcha is configured, and nothing where none
 * is (R-PROD-16). Waits until the person has passed the check. Throws `CaptchaProblem`.
 */
export async function captchaOptions(): Promise<{ captchaToken?: string }> {
  return shown === null ? {} : { captchaToken: await shown.take() };
}
