import { readFileSync } from 'node:fs';
import { systemPrompt } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { demoReply } from '../../../supabase/local/demo-model/reply.ts';
import type { ChatMessage } from '../../../supabase/local/demo-model/request.ts';

/** How many earlier messages a request carries (D-06). */
const HISTORY = 10;

const rows = /^ {4}'(\w+)', '(.+?)', \$\$(.+?)\$\$,\n {4}\$\$(.+?)\$\$/gm;

/** The seeded companions by id: what a prompt says of them first. */
export const seededPeople = new Map(
  [...readFileSync('supabase/seed.sql', 'utf8').matchAll(rows)].map(
    ([, id = '', name = '', tagline = '', description = '']) => [id, { name, tagline, description }],
  ),
);

/** Their ids. */
export const seeded = [...seededPeople.keys()];

/** The system message of a seeded companion, for somebody called Nadia. */
export function seededPrompt(id: string, asked: { nickname?: string } = {}): string {
  const person = seededPeople.get(id);
  if (person === undefined) throw new Error(`Nobody in the seed is ${id}.`);
  return promptOf(person, asked);
}

/** The system message of a companion that the demo model does not know. */
export function promptOf(
  companion: { name: string; tagline: string; description: string; exampleDialogue?: string },
  { nickname, chatPrompt = null }: { nickname?: string; chatPrompt?: string | null } = {},
): string {
  return systemPrompt({
    companion: {
      personality: null,
      style: null,
      coreTraits: [],
      scenario: null,
      exampleDialogue: null,
      openers: [],
      ...companion,
    },
    chatPrompt,
    systemPrompt: null,
    userName: 'Nadia Brown',
    pronouns: null,
    aboutMe: null,
    care: null,
    memory: null,
    traitOverride: null,
    customisation: nickname === undefined ? null : { traits: [], tone: 50, nickname },
    settings: null,
  });
}

/** A chat with the demo model; each request carries what the server would send. */
export class Conversation {
  readonly #system: ChatMessage;
  readonly #messages: ChatMessage[] = [];

  constructor(system: string, greeting = 'Hello, I am here.') {
    this.#system = { role: 'system', content: system };
    this.#messages.push({ role: 'assistant', content: greeting });
  }

  /** What is said, and the reply to it. */
  say(text: string): string {
    const reply = this.replyTo(text);
    this.#messages.push({ role: 'user', content: text }, { role: 'assistant', content: reply });
    return reply;
  }

  /** The reply at the nth attempt, without keeping it. */
  replyTo(text: string, attempt = 0): string {
    const history = this.#messages.slice(-HISTORY);
    return demoReply([this.#system, ...history, { role: 'user', content: text }], attempt);
  }
}
