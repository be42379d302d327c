/** A message as an OpenAI-compatible chat request carries it. */
export interface ChatMessage {
  role: string;
  content: string;
}

/** The line of the system message after which a companion's own sentences are listed, one `- ` line each. */
export const SAYINGS_HEADING = 'Things you often say:';

const WITHOUT_SAYINGS = [
  'Tell me more about that.',
  'I like how you put that. What happened next?',
  'What made you think of it today?',
  'Take your time. I am listening.',
];

/**
 * The reply of a companion without a model: one of the sentences that its system message lists, nearest to what the
 * user wrote and never the previous one. The same conversation always gets the same reply at the same `attempt`, and
 * the next attempt another one.
 */
export function demoReply(messages: ChatMessage[], attempt = 0): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const answers = messages.filter(({ role }) => role === 'assistant');
  const lastAnswer = answers.at(-1)?.content ?? '';

  const listed = sayingsOf(system);
  const sayings = listed.length > 0 ? listed : WITHOUT_SAYINGS;
  const fresh = sayings.filter((saying) => !lastAnswer.includes(saying));
  const ordered = byNearness(fresh.length > 0 ? fresh : sayings, asked, answers.length);
  const saying = ordered[attempt % ordered.length] ?? '';
  const name = nameOf(system);
  return answers.length === 0 && name !== null ? `Hi, I'm ${name}. ${saying}` : saying;
}

function sayingsOf(system: string): string[] {
  const lines = system.split('\n').map((line) => line.trim());
  const start = lines.indexOf(SAYINGS_HEADING);
  if (start === -1) return [];
  const sayings: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (!line.startsWith('- ')) break;
    sayings.push(line.slice(2));
  }
  return sayings;
}

/** System messages say 'You are "Suki".' or, in another form, 'You are Suki, ...'. */
function nameOf(system: string): string | null {
  return system.match(/\bYou are "?(\p{Lu}[\p{L}'-]*)/u)?.[1] ?? null;
}

/** The sentences nearest to what was asked, beginning with another one each turn; then the rest. */
function byNearness(sayings: string[], asked: string, turn: number): string[] {
  const words = wordsOf(asked);
  const overlaps = sayings.map((saying) => [...wordsOf(saying)].filter((word) => words.has(word)).length);
  const best = Math.max(...overlaps);
  const nearest = sayings.filter((_, index) => overlaps[index] === best);
  const first = (hash(asked) + turn) % nearest.length;
  const others = sayings.filter((_, index) => overlaps[index] !== best);
  return [...nearest.slice(first), ...nearest.slice(0, first), ...others];
}

/** Words long enough to mean something. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
