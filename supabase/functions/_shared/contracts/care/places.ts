import { wordsOf } from './words.ts';

/** Words in a row; the last may be a beginning, with its `*`. */
type Choice = { parts: readonly string[]; isAtStart: boolean };
/** `letters` are the first ones of its choices; `gap` is how many words may stand before. */
export type Place = {
  choices: Map<string, Choice[]>;
  letters: Set<string>;
  mayBeEnd: boolean;
  gap: number;
};

export const lettersOf = (word: string) => word.slice(0, 2);

/** Whether a text whose words begin with these letters may have a word for the place. */
export function mayStand({ letters, mayBeEnd }: Place, ofText: ReadonlySet<string>): boolean {
  if (mayBeEnd) return true;
  const [few, many] = letters.size < ofText.size ? [letters, ofText] : [ofText, letters];
  for (const first of few) if (many.has(first)) return true;
  return false;
}

/** A choice is kept under its first word, or where that is a beginning under the first letters of it. */
const keyOf = (part: string) => (part.endsWith('*') ? `${lettersOf(part)}*` : part);

/** What is kept that a word of a text may begin. */
export function keptFor<Value>(kept: ReadonlyMap<string, Value[]>, word: string): readonly Value[] {
  const exact = kept.get(word);
  const begun = kept.get(`${lettersOf(word)}*`);
  return exact && begun ? [...exact, ...begun] : (exact ?? begun ?? []);
}

export function placeOf(written: string, gap: number): Place {
  const place: Place = { choices: new Map(), letters: new Set(), mayBeEnd: false, gap };
  for (const choice of written.replace('+', '').split('|')) {
    if (choice === '$') place.mayBeEnd = true;
    else {
      const parts = choice.replace('^', '').split('_').flatMap(partsOf);
      if (!parts[0]) throw new Error(`A choice has no words in ${written}`);
      if (/^.\*$/u.test(parts[0])) throw new Error(`A beginning has one letter in ${written}`);
      place.letters.add(lettersOf(parts[0]));
      append(place.choices, keyOf(parts[0]), { parts, isAtStart: choice.startsWith('^') });
    }
  }
  return place;
}

/** The words of a text as they are compared; `suicid*` stays a beginning. */
function partsOf(written: string): string[] {
  if (!written.endsWith('*')) return wordsOf(written).map(({ text }) => text);
  const words = wordsOf(written.slice(0, -1)).map(({ text }) => text);
  return [...words.slice(0, -1), `${words.at(-1)}*`];
}

/** Each word of a list with what it is joined to: `my_<kin>` is `my_mother|my_father`, `^<kin>` `^mother|^father`. */
export function withLists(line: string, lists: ReadonlyMap<string, string>): string {
  return line.replace(/(\^|[^ |<>+]*_)?<(.+?)>(_[^ |<>]*)?/g, (_, before = '', name: string, after = '') => {
    const list = lists.get(name);
    if (list === undefined) throw new Error(`No list is named ${name}`);
    return list
      .split('|')
      .map((word) => before + word + after)
      .join('|');
  });
}

export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
