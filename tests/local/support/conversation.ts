import { readFileSync } from 'node:fs';
import type { CareTopic } from '#contracts/fields.ts';
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

/** What a prompt says besides who the companion is. */
interface Asked {
  nickname?: string;
  chatPrompt?: string;
  /** What the person told, as the server remembers it. */
  told?: string[];
  /** What help lines were shown for. */
  care?: CareTopic;
}

/** The system message of a seeded companion, for somebody called Nadia. */
export function seededPrompt(id: string, asked: Asked = {}): string {
  const person = seededPeople.get(id);
  if (person === undefined) throw new Error(`Nobody in the seed is ${id}.`);
  return promptOf(person, asked);
}

/** The system message of a companion that the demo model does not know. */
export function promptOf(
  companion: { name: string; tagline: string; description: string; exampleDialogue?: string },
  { nickname, chatPrompt, told = [], care }: Asked = {},
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
    chatPrompt: chatPrompt ?? null,
    systemPrompt: null,
    userName: 'Nadia Brown',
    pronouns: null,
    aboutMe: null,
    care: care === undefined ? null : { topic: care, isUnchecked: false },
    memory: {
      facts: told.map((text) => ({ id: text, text, saidAt: '2026-11-20', reason: 'recent' })),
      story: [],
    },
    traitOverride: null,
    customisation: nickname === undefined ? null : { traits: [], tone: 50, nickname },
    settings: null,
  });
}

/** A chat with the demo model; each request carries what the server would send. */
export class Conversation {
  #system: ChatMessage;
  readonly #messages: ChatMessage[] = [];

  constructor(system: string, greeting = 'Hello, I am here.') {
    this.#system = { role: 'system', content: system };
    this.#messages.push({ role: 'assistant', content: greeting });
  }

  /** From now on the server sends this system message. */
  prompt(system: string): void {
    this.#system = { role: 'system', content: system };
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
