import { InMemoryEmailDriver, type StoredEmailMessage } from '@supabase/lite';
import { storeChallenge } from './auth-pkce.ts';
import type { Database } from './database.ts';
import { notFound } from './http.ts';
import { plainText } from './plain-text.ts';
import { requestContext } from './request-context.ts';

/** What `GET /mailbox/messages` lists, newest first. */
interface MailboxMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** The address to follow to confirm or to recover; null in a mail that only carries a code. */
  link: string | null;
}

/** What the mailbox needs of the stack. */
interface MailboxContext {
  siteUrl: string;
  apiUrl: string;
  database: Database;
}

/** The mails of the embedded stack, which go nowhere but to a page of its own. */
export class Mailbox extends InMemoryEmailDriver {
  readonly #context: MailboxContext;

  constructor(context: MailboxContext) {
    super({ maxKeepCount: 500 });
    this.#context = context;
  }

  /**
   * The auth service builds its links on the address of the site and always leads back to its start with a session;
   * here, as on hosted Supabase, a link leads to the API and redirects from there to the requested page, with a code
   * where the request asked for one. The text is that of the HTML: the service's own speaks of a code that no page of
   * this product takes.
   */
  override async send(message: { to: string; subject: string; text?: string; html?: string }): Promise<void> {
    const { siteUrl, apiUrl, database } = this.#context;
    const { redirectTo = null, challenge = null } = requestContext.getStore() ?? {};
    const replacements: Array<[string, string]> = [[`${siteUrl}/auth/v1/verify`, `${apiUrl}/auth/v1/verify`]];
    if (redirectTo !== null) {
      const redirect = (to: string) => `redirect_to=${encodeURIComponent(to)}`;
      replacements.push([redirect(siteUrl), redirect(redirectTo)]);
    }
    const token = message.text?.match(/\/auth\/v1\/verify\?token=(\w+)/)?.[1];
    if (challenge !== null && token !== undefined) {
      replacements.push([`token=${token}`, `token=${await storeChallenge(database, token, challenge)}`]);
    }
    const correct = (body: string) =>
      replacements.reduce((text, [from, to]) => text.replaceAll(from, to), body);
    const html = correct(message.html ?? '');
    await super.send({ ...message, html, text: plainText(html) });
  }

  /** Mails of one address, or of all, newest first. */
  list(to: string | null): MailboxMessage[] {
    const lists = to === null ? [...this.messages.values()] : [this.messages.get(to.toLowerCase()) ?? []];
    return lists
      .flat()
      .map(toMessage)
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  }

  /** `GET /mailbox` is the page, `GET /mailbox/messages?to=` the same as JSON, not for pages of other origins. */
  fetch(request: Request): Response {
    const { pathname, searchParams } = new URL(request.url);
    const messages = this.list(searchParams.get('to'));
    if (pathname === '/mailbox/messages') return Response.json(messages);
    if (pathname !== '/mailbox') return notFound('The mailbox has no such page.');
    return new Response(page(messages), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

function toMessage({ to, subject, text = '', html = '', sentAt }: StoredEmailMessage): MailboxMessage {
  return {
    to,
    subject,
    text,
    html,
    sentAt,
    link: text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/)?.[0] ?? null,
  };
}

function page(messages: MailboxMessage[]): string {
  const items = messages.map(
    ({ to, subject, text, sentAt, link }) => `
      <article>
        <h2>${escapeHtml(subject)}</h2>
        <p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
        <pre>${escapeHtml(text)}</pre>
        ${link === null ? '' : `<p><a href="${escapeHtml(link)}">Open the link of this mail</a></p>`}
      </article>`,
  );
  return `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Mailbox</title>
        <style>
          body { font: 1rem/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
          article { border-top: 1px solid #999; padding: 1rem 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere }
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>Mails of the embedded stack end up here. Reload to see new ones.</p>
        ${items.join('') || '<p>No mail yet.</p>'}
      </body>
    </html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
