import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A text of a frozen set: what it is, its language, and the half it belongs to. */
export type FrozenText = { kind: string; language: string; text: string; half: 'A' | 'B' };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const fileOf = (name: string) => readFileSync(new URL(`frozen/${name}.txt`, import.meta.url), 'utf8');

/** The check sum of a set's file: a set that changes is no longer the one that the rules were measured on. */
export const checkSum = (name: string) => sha256(fileOf(name));

/** The texts of a frozen set (see frozen/README.md). Rules are tuned on half A alone. */
export function frozenSet(name: string): FrozenText[] {
  return textsIn(fileOf(name));
}

/** The lines of a language that its phrases are written on: dangers by topic, what sounds alike, and people's ages. */
export function linesOf(language: string): FrozenText[] {
  return textsIn(readFileSync(new URL(`lines/${language}.txt`, import.meta.url), 'utf8'));
}

function textsIn(file: string): FrozenText[] {
  let [kind = '', language = ''] = ['', ''];
  return file
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line): FrozenText[] => {
      if (line.startsWith('# ')) {
        [, kind = '', language = ''] = line.split(' ');
        return [];
      }
      return [{ kind, language, text: line, half: sha256(line) < '8' ? 'A' : 'B' }];
    });
}

/** How many of the texts `isCaught`, in per cent, for each half and for all. */
export function shares(texts: FrozenText[], isCaught: (text: FrozenText) => boolean) {
  const share = (of: FrozenText[]) => (100 * of.filter(isCaught).length) / of.length;
  return {
    A: share(texts.filter(({ half }) => half === 'A')),
    B: share(texts.filter(({ half }) => half === 'B')),
    all: share(texts),
  };
}

/** Prints the figures of both halves: the second is the one to watch. */
export function report(what: string, caught: ReturnType<typeof shares>, wrongly: ReturnType<typeof shares>) {
  const figures = (half: 'A' | 'B' | 'all') =>
    `${half}: ${caught[half].toFixed(1)} % caught, ${wrongly[half].toFixed(1)} % false alarms`;
  console.info(`${what}: ${[figures('A'), figures('B'), figures('all')].join('; ')}`);
}
