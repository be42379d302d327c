import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Persona } from './request.ts';

/** What is said for each intent, and for what one companion alone knows. */
export interface Lines {
  byIntent: Map<string, string[]>;
  own: { when: RegExp; isAsked: boolean; lines: string[] }[];
  /** Sentences from a prompt, for what they share a word with. */
  sayings: string[];
}

const folder = join(import.meta.dirname ?? '.', 'lines');

/** Reads a file of lines; README.md describes it. */
function readLines(text: string): Lines {
  const lines: Lines = { byIntent: new Map(), own: [], sayings: [] };
  for (const section of text.split(/^# /m).slice(1)) {
    const [heading = '', ...said] = section.split('\n').filter((line) => line.trim() !== '');
    const [, asked, pattern] = heading.match(/^(\? )?\/(.+)\/$/) ?? [];
    if (pattern === undefined) lines.byIntent.set(heading.trim(), said);
    else lines.own.push({ when: new RegExp(pattern, 'iu'), isAsked: asked !== undefined, lines: said });
  }
  return lines;
}

const files = new Map(
  readdirSync(folder).map((name) => [name, readLines(readFileSync(join(folder, name), 'utf8'))]),
);

/** One honest first step for the questions people ask most, whoever they ask: read in a whole message. */
export const advice = readLines(readFileSync(join(folder, '..', 'advice.txt'), 'utf8')).own;

/** What all companions say where they have no line of their own. */
export const shared = files.get('shared.txt') ?? readLines('');

/** The files of single companions, by name. */
export const voices = [...files].filter(([name]) => name !== 'shared.txt').map(([, lines]) => lines);

/** The lines of a companion: a file that names it and a word of its description, and else what its prompt gives. */
export function voiceOf(persona: Persona): Lines {
  const given = voiceFromPrompt(persona);
  const known = voices.find(({ byIntent }) => {
    const [name, word = ''] = byIntent.get('companion') ?? [];
    return name === persona.name && persona.text.includes(word);
  });
  return known ? { ...known, byIntent: new Map([...given.byIntent, ...known.byIntent]) } : given;
}

/** What a sentence of a description tells about, by its words. */
const TOLD: [heading: string, words: RegExp][] = [
  ['about-home', /\b([Ll]ives?|[Gg]rew up|born|[Cc]omes? from)\b|\bin \p{Lu}/u],
  ['about-family', /\b(mother|father|sister|brother|parents?|grand\w+|aunt|uncle|daughter|son|family)\b/i],
  ['about-pet', /\b(cat|dog|parrot|horse|goat|hens?|rabbit|bird)\b/i],
  ['about-begin', /\b(learned|began|started|became|used to|before that|years|once)\b/i],
  [
    'about-job',
    /\b(works?|runs?|teaches|builds?|keeps?|repairs?|plays?|writes?|studies|makes?|is an? \w+)\b/i,
  ],
  ['about-likes', /\b(loves?|likes?|enjoys?|fond of|collects?|favorite)\b/i],
  ['about-fear', /\b(afraid|fears?|scared)\b/i],
  ['about-dream', /\b(dreams?|hopes?|wants?|wishes)\b/i],
];

function voiceFromPrompt({
  tagline,
  description,
  scenario,
  age,
  traits,
  interests,
  sayings,
}: Persona): Lines {
  const sentences = description.match(/[^.!?]+[.!?]+/g)?.map((sentence) => sentence.trim()) ?? [];
  const quoted = (sentence: string) => `My story puts it like this: "${sentence.replaceAll('"', "'")}"`;
  const lines: [string, string[]][] = [
    ...TOLD.map(([heading, words]): [string, string[]] => [
      heading,
      sentences.filter((one) => words.test(one)).map(quoted),
    ]),
    [
      'about-self',
      [
        ...[tagline, ...sentences.slice(0, 1)]
          .filter((text) => text !== '')
          .map((text) => `In a few words: ${text}`),
        ...(traits.length > 0
          ? [`People call me ${traits.join(', ').toLowerCase()}. You may judge for yourself.`]
          : []),
      ],
    ],
    ['what-you-see', scenario === '' ? [] : [`Picture it: ${scenario}`]],
    ['about-age', age === null ? [] : [`In my story I'm ${age}.`]],
    [
      'about-free',
      interests.length === 0 ? [] : [`${interests.join(', ')}: get me started and I won't stop.`],
    ],
  ];
  return { byIntent: new Map(lines.filter(([, said]) => said.length > 0)), own: [], sayings };
}
