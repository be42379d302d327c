import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Persona } from './request.ts';

/** What is said for each intent, and for subjects of one companion alone. */
export interface Lines {
  byIntent: Map<string, string[]>;
  own: { when: RegExp; isAsked: boolean; lines: string[] }[];
  /** What it knows by trade: tried against a whole message that asks for something. */
  trade: { when: RegExp; lines: string[] }[];
  /** Sentences from a prompt, for what they share a word with. */
  sayings: string[];
}

const folder = join(import.meta.dirname ?? '.', 'lines');

/**
 * A file of lines: `# intent`, `# /what a sentence looks like/`, `# ? /the same, of a question/` or
 * `# trade /what a whole message asks of its trade/`, and below it one line for each thing to say. The parts of a story
 * stand between bars; `{it}` and its like are what the person said.
 */
export function readLines(text: string): Lines {
  const lines: Lines = { byIntent: new Map(), own: [], trade: [], sayings: [] };
  for (const section of text.split(/^# /m).slice(1)) {
    const [heading = '', ...said] = section.split('\n').filter((line) => line.trim() !== '');
    const [, asked, pattern] = heading.match(/^(\? |trade )?\/(.+)\/$/) ?? [];
    if (pattern === undefined) lines.byIntent.set(heading.trim(), said);
    else if (asked === 'trade ') lines.trade.push({ when: new RegExp(pattern, 'i'), lines: said });
    else lines.own.push({ when: new RegExp(pattern, 'i'), isAsked: asked !== undefined, lines: said });
  }
  return lines;
}

const files = new Map(
  readdirSync(folder).map((name) => [name, readLines(readFileSync(join(folder, name), 'utf8'))]),
);
const noLines: Lines = { byIntent: new Map(), own: [], trade: [], sayings: [] };

/** What all companions say where they have no line of their own. */
export const shared = files.get('shared.txt') ?? noLines;

/** The files of single companions, by name. */
export const voices = [...files].filter(([name]) => name !== 'shared.txt').map(([, lines]) => lines);

/** The lines of a companion: a file that names it and a word of its description, else what its prompt gives. */
export function voiceOf(persona: Persona): Lines {
  const known = voices.find(({ byIntent }) => {
    const [name, word = ''] = byIntent.get('companion') ?? [];
    return name === persona.name && persona.text.includes(word);
  });
  return known ?? voiceFromPrompt(persona);
}

function voiceFromPrompt({ tagline, description, age, interests, sayings }: Persona): Lines {
  const self = [tagline, description].filter((text) => text !== '').map((text) => `In a few words: ${text}`);
  const lines: [string, string[]][] = [
    ['about-self', self],
    ['about-age', age === null ? [] : [`In my story I'm ${age}.`]],
    [
      'about-likes',
      interests.length === 0 ? [] : [`${interests.join(', ')}: get me started and I won't stop.`],
    ],
  ];
  return { byIntent: new Map(lines.filter(([, said]) => said.length > 0)), own: [], trade: [], sayings };
}
