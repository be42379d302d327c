/**
 * The archive's `index.html`, in pieces: the same data as `data.json`, to read. It works without a network and runs
 * nothing.
 */

type Row = Record<string, unknown>;
type Companion = { id: string; name: string };
type Everything = { rows: Record<string, Row[]>; left_out: Record<string, string> };
type Message = {
  from: 'user' | 'ai';
  text: string;
  at: string;
  runStatus: 'open' | 'kept' | 'sealed' | 'cleared';
  shown: boolean;
  edited: boolean;
  deletedAt: string | null;
  outcome: string | null;
  helpFor: string | null;
};

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  body { color: #221a33; background: #fdfaf6; }
h1, h2 { line-height: 1.2 } h2 { margin-top: 3rem }
dt { font-weight: 600 } dd { margin: 0 0 .5rem }
article { margin: .75rem 0; padding: .6rem 1rem; border-radius: .75rem; background: #fff; border: 1px solid #e4dcef; }
article.user { margin-left: 3rem; background: #efe6fd; }
article p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
article small { color: #5d5470; }
pre { overflow: auto; padding: 1rem; background: #fff; border: 1px solid #e4dcef; }
`;

/** The main facts of the account; everything else follows as it is stored. */
const accountLabels: Record<string, string> = {
  full_name: 'Name',
  email: 'E-mail',
  about_me: 'About you',
  subscription_tier: 'Plan',
  created_at: 'Member since',
  last_login_at: 'Last signed in',
};

export function pageStart({ rows }: Everything, exportedAt: string): string {
  const account = rows.users?.[0] ?? {};
  const birth = rows.birth_dates?.[0]?.birth_date;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Your data</title>
<style>${style}</style>
</head>
<body>
<h1>Your data</h1>
<p>Everything we keep about you, as it was on ${escaped(exportedAt)}. The same for programs is in data.json.</p>
<h2>Your account</h2>
<dl>
${Object.entries(accountLabels)
  .map(([column, label]) => term(label, account[column]))
  .join('')}${term('Date of birth', birth)}</dl>
<h2>Your conversations</h2>
${rows.chats?.length ? '' : '<p>There are none.</p>\n'}`;
}

export function pageTalkStart({ name }: Companion): string {
  return `<section>\n<h3>With ${escaped(name)}</h3>\n`;
}

export function pageTalk(messages: readonly Message[], { name }: Companion): string {
  return messages.map((message) => article(message, name)).join('');
}

export function pageEnd({ rows, left_out }: Everything): string {
  return `<h2>All other rows</h2>
${Object.entries(rows)
  .filter(([, list]) => list.length !== 0)
  .map(
    ([name, list]) =>
      `<details><summary>${escaped(name)}</summary><pre>${escaped(JSON.stringify(list, null, 1))}</pre></details>\n`,
  )
  .join('')}<h2>Not listed by itself</h2>
<dl>
${Object.entries(left_out)
  .map(([name, reason]) => term(name, reason))
  .join('')}</dl>
</body>
</html>
`;
}

function article(message: Message, name: string): string {
  const { from, text, at } = message;
  const time = `${at.slice(0, 19).replace('T', ' ')} UTC`;
  const head = [from === 'user' ? 'You' : name, time, ...marks(message)].join(', ');
  return `<article class="${from}"><small>${escaped(head)}</small><p>${escaped(text)}</p></article>\n`;
}

/** What a reader has to know of a message that is not simply one of the conversation. */
function marks({ runStatus, shown, edited, deletedAt, outcome, helpFor }: Message): string[] {
  const hidden = [
    runStatus === 'sealed' && 'expired',
    runStatus === 'cleared' && 'cleared',
    deletedAt !== null && 'deleted',
  ].filter((mark) => mark !== false);
  return [
    ...(edited ? ['edited by you'] : []),
    ...(hidden.length === 0 && !shown ? ['another version'] : hidden),
    ...(outcome === null || outcome === 'done' ? [] : [`reply ${outcome}`]),
    ...(helpFor ? ['help lines were shown'] : []),
  ];
}

function term(label: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  return `<dt>${escaped(label)}</dt><dd>${escaped(String(value))}</dd>\n`;
}

/** Text as text, whatever is in it: a companion may have written markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
