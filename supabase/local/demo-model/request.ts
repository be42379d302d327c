/** A message as an OpenAI-compatible chat request carries it. */
export interface ChatMessage {
  role: string;
  content: string;
}

/** The line of the system message after which a companion's own sentences are listed, one `- ` line each. */
const SAYINGS_HEADING = 'Things you often say:';

/** Who talks, as the system message describes them (see `domain/prompt.ts`). */
export interface Persona {
  name: string;
  tagline: string;
  description: string;
  /** Where the two meet. */
  scenario: string;
  traits: string[];
  age: string | null;
  interests: string[];
  /** Sentences that show how it talks. */
  sayings: string[];
  /** What the person asked to be called. */
  nickname: string | null;
  /** The first name of the person's account. */
  account: string | null;
  /** What the person told, in their own words, as the server remembers it. */
  told: ChatMessage[];
  /** What help lines were shown for in the last turns: then no role is played. */
  care: string | null;
  /** The whole system message. */
  text: string;
}

/** Reads the system message of a request. What is not there is empty. */
export function readPersona(messages: readonly ChatMessage[]): Persona {
  const text = messages.find(({ role }) => role === 'system')?.content ?? '';
  const quoted = (label: string) => text.match(new RegExp(`^${label} "(.*)"\\.?$`, 'm'))?.[1];
  return {
    name: quoted('You are') ?? text.match(/\bYou are (\p{Lu}[\p{L}'-]*)/u)?.[1] ?? 'your companion',
    tagline: quoted('In a line:') ?? '',
    description: quoted('About you:') ?? '',
    scenario: quoted('Where the two of you meet:') ?? '',
    traits: listIn(text, 'Your core traits'),
    age: quoted('Your age:') ?? quoted('About you:')?.match(/\b(?:is|am) (\d\d)\b/)?.[1] ?? null,
    interests: listIn(text, 'You care about'),
    sayings: [...listAfter(text, SAYINGS_HEADING), ...quotedIn(text, 'An example of how you talk', 'You: ')],
    nickname: quoted('They like to be called') ?? null,
    account: quoted('Their name is')?.split(' ')[0] ?? null,
    told: quotedIn(text, 'What they told you', '- ').map((content) => ({ role: 'user', content })),
    care: text.match(/^In this conversation the person was shown help lines for (.+?)\./m)?.[1] ?? null,
    text,
  };
}

function listIn(text: string, label: string): string[] {
  const list = text.match(new RegExp(`^${label}: (.*)\\.$`, 'm'))?.[1] ?? '';
  return [...list.matchAll(/"([^"]*)"/g)].map(([, item = '']) => item);
}

function listAfter(text: string, heading: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf(heading);
  if (start === -1) return [];
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('- '));
  return lines.slice(start + 1, end === -1 ? undefined : end).map((line) => line.slice(2));
}

/** What stands in quotation marks in the lines of a section that begin with a mark. */
function quotedIn(text: string, title: string, mark: string): string[] {
  const section = text.match(new RegExp(`^# ${title}\\n((?:.+\\n?)*)`, 'm'))?.[1] ?? '';
  return [...section.matchAll(new RegExp(`^${mark}"(.*)"$`, 'gm'))].map(([, said = '']) => said);
}
