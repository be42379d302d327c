import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a sentence may mean: a name, and the shapes it has. */
export interface Intent {
  name: string;
  shapes: RegExp[];
}

const kin =
  'mom|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|uncle|aunt|' +
  'cousin|grand\\w+|niece|nephew';
const pet =
  '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|parrots?|birds?|horses?|guinea pigs?|pets?)';

const file = readFileSync(join(import.meta.dirname ?? '.', 'intents.txt'), 'utf8');

/** One group of `intents.txt`, in its order: of two intents that match, the first wins. */
function group(title: string): Intent[] {
  const section = file.split(/^# /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const intents = new Map<string, Intent>();
  for (const [, name = '', shape = ''] of section.matchAll(/^(\S+) \/(.+)\/$/gm)) {
    const intent = intents.get(name) ?? { name, shapes: [] };
    intent.shapes.push(new RegExp(shape.replaceAll('{kin}', kin).replaceAll('{pet}', pet), 'iu'));
    intents.set(name, intent);
  }
  return [...intents.values()];
}

const heavyIntents = group('heavy');
/** Heavy news: it wins over everything but safety, and is met without a joke. */
export const heavy = new Set(heavyIntents.map(({ name }) => name));
/** Safety, heavy news, manners, and what the companion is: before everything else. */
export const careIntents = [...group('safety'), ...heavyIntents, ...group('care')];
/** What a message is for, whatever else it says. */
export const frameIntents = group('frame');
/** Jokes that are told to the companion, in a whole message. */
export const jokeIntents = group('joke told');
/** What somebody who tells of themselves asks the companion to see in it. */
export const readIntents = group('read');
/** Questions about the companion. */
export const companionIntents = group('companion');
/** What a question to the companion is about, by its words; after every plainer shape. */
export const topicIntents = group('topics');
/** Questions that nothing else answers, by their form. */
export const openIntents = group('open');
/** Sweet words, after every real question about the companion. */
export const flirtIntents = group('flirt');
/** Frequent kinds of help that are asked for, in a whole message. */
export const helpIntents = group('help');
/** What a person asks the companion to do, or to judge. */
export const requestIntents = group('request');
/** What happens to people; what is not here is answered by its feeling and kind. */
export const lifeIntents = group('life');
/** What people say between the things they say. */
export const smallTalkIntents = group('small talk');

/** The first of the intents whose shape a sentence has, and the thing it names. */
export function intentIn(
  intents: readonly Intent[],
  sentence: string,
): { name: string; order: number; it?: string } | null {
  for (const [order, { name, shapes }] of intents.entries()) {
    const found = shapes.map((shape) => sentence.match(shape)).find((match) => match !== null);
    if (!found) continue;
    const it = found.groups?.it?.trim();
    return { name, order, ...(it && { it }) };
  }
  return null;
}
