import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFelt, type Tone, toneOf } from './statements.ts';

/** An everyday matter: how it is recognized, and what is said to somebody who tells of it or asks about it. */
export interface Topic {
  signs: { key: string; shape: RegExp; weight: number }[];
  told: string[];
  good: string[];
  bad: string[];
  asked: string[];
}

/** A topic that a text is about, and how sure that is: one plain word is 3, less is a guess, 5 leaves no doubt. */
export interface Found {
  topic: Topic;
  strength: number;
}

/** Words of a sign that say nothing about its matter. */
const SMALL = /^(a|an|the|my|our|i|i'm|it|is|to|of|in|at|on|for|do|be|you|and|with|was|me)$/;

const folder = join(import.meta.dirname ?? '.', 'topics');

/** All topics; README.md describes the files. */
export const topics: readonly Topic[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readTopics(readFileSync(join(folder, name), 'utf8')));

/** Reads a file of topics. */
function readTopics(text: string): Topic[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [signs = '', ...lines] = section.split('\n').filter((line) => line.trim() !== '');
      const marked = (mark: string) =>
        lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
      return {
        signs: signs.trim().split(/\s+/).map(readSign),
        told: lines.filter((line) => !/^[-+?] /.test(line)),
        good: marked('+'),
        bad: marked('-'),
        asked: marked('?'),
      };
    });
}

/**
 * `snor*` begins a word, `night_shift` is two words and has a plural, `~hub` and `<cat` are weaker than a word without
 * a mark.
 */
function readSign(sign: string): Topic['signs'][number] {
  const words = sign.replace(/^[~<]/, '').split('_');
  const content = words.filter((word) => !SMALL.test(word)).length;
  const shape = words.map((word) => escaped(word)).join('[ -]');
  const ofWord = (words[0] ?? '').length < 4 ? '' : '(?:s|es|e?d|ing)?';
  const ending = /\*$/.test(sign) ? '' : words.length > 1 ? 's?' : ofWord;
  const weight = sign.startsWith('~') ? 1.5 : sign.startsWith('<') ? 2.5 : 2 + Math.max(1, content);
  const key = (words[0] ?? '').replace(/\*$/, '').toLowerCase();
  return {
    key,
    shape: new RegExp(`(?<![\\p{L}\\p{N}])${shape}${ending}(?:'s)?(?![\\p{L}\\p{N}])`, 'iu'),
    weight,
  };
}

function escaped(word: string): string {
  return word.replace(/[.+?()[\]{}|^$\\/]/g, '\\$&').replace(/\*$/, '\\p{L}*');
}

/** 'Like a cake' is not about cake, nor 'since Christmas' about Christmas. */
const SIMILE =
  /\bsince (?:last )?\p{L}+|\b(?:like|as) (?:an?|the|my) (?:\p{L}+ )?\p{L}+$|\bas \p{L}+ as .*$/giu;

/** What a text is about: what it has most signs of, and of two the one it names first. */
export function topicIn(text: string): Found | null {
  const plain = text.replace(SIMILE, '');
  const small = plain.toLowerCase();
  const found = topics.flatMap((topic) => {
    const hits = topic.signs
      .flatMap(({ key, shape, weight }) => {
        const found = small.includes(key) ? shape.exec(plain) : null;
        return found ? [{ at: found.index, end: found.index + found[0].length, weight }] : [];
      })
      .sort((a, b) => b.weight - a.weight)
      // 'My boss' and 'boss' are one sign.
      .filter((hit, index, all) => !all.slice(0, index).some(({ at, end }) => hit.at < end && at < hit.end));
    const strength = hits.reduce((sum, { weight }) => sum + weight, 0);
    return strength < 2.5 ? [] : [{ topic, strength, at: Math.min(...hits.map(({ at }) => at)) }];
  });
  const [best] = found.sort((a, b) => b.strength - a.strength || a.at - b.at);
  return best ? { topic: best.topic, strength: best.strength } : null;
}

/** What is said to somebody who asks about it, or who tells of it in this tone; the surest lines first. */
export function linesOn(topic: Topic, said: string, isAsked: boolean): string[] {
  const first: Record<Tone, string[]> = {
    good: topic.good,
    bad: topic.bad,
    // What somebody fears has not gone wrong yet.
    worried: topic.told,
    mixed: topic.told,
    plain: topic.told,
  };
  const chosen = isAsked ? topic.asked : first[clearToneOf(said)];
  return chosen.length > 0 ? chosen : topic.told;
}

/** The tone of a message where its words leave no doubt: 'I couldn't wait' is not a bad one. */
function clearToneOf(said: string): Tone {
  const tone = toneOf(said);
  return /^(bad|worried)$/.test(tone) && !isFelt(said) ? 'plain' : tone;
}

/** Everything that can be said on it, to somebody who stays with it. */
export function allOn({ asked, told, bad, good }: Topic): string[] {
  return [...asked, ...told, ...bad, ...good];
}
