import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf, spelled, turn, uncapitalized } from './sentences.ts';

/** Somebody or something a tale is wished about, as the companion names it, and how it is spoken of. */
export interface Named {
  kind: string;
  /** The noun itself: 'woman'. */
  head: string;
  /** 'the woman who sits across from you' */
  who: string;
  they: 'he' | 'she' | 'they' | 'it';
  /** The one thing that was told beside it: 'she folds everything into squares'. */
  detail: string | null;
  /** A thing that somebody has with them: 'the birthday cake'. */
  thing: string | null;
  /** Whether the person described it: then only a tale about just that one will do. */
  isDescribed: boolean;
}

/** The sections of `tales.txt`, by their headings. */
export const taleSections = new Map(
  readFileSync(join(import.meta.dirname ?? '.', 'tales.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((section): [heading: string, lines: string[]] => {
      const [heading = '', ...lines] = section.split('\n').filter((line) => line !== '');
      return [heading, lines];
    }),
);

const nouns = new Map(
  (taleSections.get('nouns') ?? []).flatMap((line) => {
    const [kind = '', words = ''] = line.split(': ');
    return words.split(' ').map((word): [word: string, kind: string] => [word, kind]);
  }),
);

const WISHED =
  /\b(?:stor(?:y|ies)|tales?|yarn)\b(?:(?: [^.!?,]{0,30}?)?? (?:about|of|with|featuring|involving)|:) (?<named>[^.!?\n]+)|\b(?:life|backstory) for (?<life>[^.!?\n]+)|\bthere(?:'s| is| was) (?<seen>an? [^.!?\n]+)(?=.*\b(?:his|her|their|its) (?:\w+ )?(?:story|backstory|life)\b)|\b(?:one|something) (?:about|with) (?<one>[^.!?\n]+)|\bstor(?:y|ies)\b.*\b(?:likes?|loves?|is (?:really )?into|obsessed with|crazy about) (?<liked>\p{L}+s)\b/isu;
/** Where the naming ends and the rest of the wish goes on. */
const GOES_ON =
  /,.*| - .*|[;(].*|\s*\b(?:please|lol|haha\w*|thanks|for (?:my|our|me|us|a \d|the (?:kids|little)|bed\w*)|because|so (?:i|he|she|they|that|we)|to (?:help|fall|make|cheer|read|send)|if you|before|but|over there|in it|and (?:make|keep|tell|give|he|she|it|they)|it's for|i (?:can't|need|want)|in (?:one|two|three|four|five|\d+) (?:sentences?|words?|lines?))\b.*/iu;
const OF_MANY = /^(?:one|any|each) of (?:the|those|these|my|our) /i;
const BEGINS = /^(?:an?|the|that|this|my|our|two) |^(?=some(?:body|one) )/i;
/** What may stand behind the noun that is told of. */
const CLAUSE =
  /^(?:who|who's|that|that's|which|whose|with|without|in|on|at|across|from|of|nobody|no|everybody|everyone|somebody|someone|people|they|i|we|he|she|named|called|behind|next|under|by|near|inside|outside|over|left|lost|sitting|standing|wearing|living|waiting|trying|going|running|sleeping|looking|walking|carrying|reading)$/i;
const LONGEST_NAME = 24;
const LONGEST_DETAIL = 120;

/** Whom or what a tale is wished about; null where that cannot be cut out cleanly. */
export function namedIn(said: string): Named | null {
  const text = spelled(said).replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '');
  const groups = text.match(WISHED)?.groups;
  const whole = groups?.named ?? groups?.life ?? groups?.seen ?? groups?.one ?? groups?.liked ?? '';
  const name = whole.replace(GOES_ON, '').trim();
  const words = name.replace(OF_MANY, '').replace(BEGINS, '').split(' ');
  const at = words.findIndex((word, index) =>
    word === 'and'
      ? /^(his|her|its|their)$/.test(words[index + 1] ?? '')
      : CLAUSE.test(word) && !(index === 0 && /^some(one|body)$/i.test(word)),
  );
  const own = at < 0 ? words : words.slice(0, at);
  const head = own.at(-1)?.toLowerCase() ?? '';
  const kind = kindOf(head);
  // 'The borrowed telescope' may be the companion's own; 'the guy across from me' is not.
  const isTwo = /^two \p{L}/iu.test(name) && /^(he|she|they|animal)$/.test(kind ?? '');
  if (/^two /i.test(name) && !isTwo) return null;
  const isNew = !/^(the|that|this) /i.test(name) || /\b(me|my|i)\b/i.test(name);
  const isBare = !BEGINS.test(name) && !OF_MANY.test(name);
  if (kind === null || name === '' || words.length > LONGEST_NAME || /\byou(r|'re)?\b/i.test(name))
    return null;
  if (own.includes('and')) return pairOf(name, own, kind);
  if (isBare && (words.length > 1 || !/s$/.test(head))) return null;
  const detail = detailOf(text, whole, spokenOf(kind));
  const they = (detail?.match(/^(he|she|they|it)\b/i)?.[0].toLowerCase() ?? spokenOf(kind)) as Named['they'];
  return {
    kind: isTwo ? 'two' : /^(he|she|they)$/.test(kind) ? 'person' : kind,
    head: singular(head),
    who: isBare ? `a ${singular(head)}` : asTold(uncapitalized(name)),
    they: isTwo ? 'they' : they,
    detail: detail === null ? null : asTold(detail),
    thing: thingIn(`${at < 0 ? '' : words.slice(at).join(' ')} ${detail ?? carriedIn(text)}`),
    isDescribed: detail !== null || (isNew && (at >= 0 || words.length > 1)),
  };
}

/** As the companion says it: 'on my bus' is on the person's, 'on your train' on its own. */
function asTold(text: string): string {
  return turn(text.replace(/\byour\b/gi, '\u0000')).replaceAll('\u0000', 'my');
}

/** 'A cat and a dog'; of any other two there is no tale. */
function pairOf(name: string, own: readonly string[], kind: string): Named | null {
  const first = kindOf(own[own.indexOf('and') - 1]?.toLowerCase() ?? '');
  const isPair = first !== null && ![first, kind].some((one) => /^(thing|place|machine|nature)$/.test(one));
  return isPair && /^an? .* and an? /i.test(name)
    ? {
        kind: 'two',
        head: own.at(-1)?.toLowerCase() ?? '',
        who: uncapitalized(name),
        they: 'they',
        detail: null,
        thing: null,
        isDescribed: true,
      }
    : null;
}

const THING = new RegExp(
  `\\b(?:an?|one|the|his|her|their|that) (?<thing>(?:\\p{L}+ ){0,2}?(?:${[...nouns]
    .filter(([, kind]) => kind === 'thing')
    .map(([word]) => word)
    .join('|')}))\\b`,
  'iu',
);

/** The first thing that a text names: 'a birthday cake on his lap' is 'the birthday cake'. */
function thingIn(text: string): string | null {
  const thing = text.match(THING)?.groups?.thing;
  return thing === undefined ? null : `the ${thing.toLowerCase()}`;
}

/** What somebody has with them, told in half a sentence: 'Gray coat, holding one sunflower'. */
function carriedIn(text: string): string {
  return text.match(/\b(?:holding|carrying|wearing|clutching|with) (?:an?|one|the) [^.!?]*/i)?.[0] ?? '';
}

function kindOf(head: string): string | null {
  return nouns.get(head) ?? nouns.get(singular(head)) ?? null;
}

function singular(noun: string): string {
  return noun
    .replace(/(?<=[^s])ies$/, 'y')
    .replace(/(?<=(?:sh|ch|x))es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

function spokenOf(kind: string): Named['they'] {
  return kind === 'he' || kind === 'she' || kind === 'they' ? kind : 'it';
}

/** The first thing that is said of it afterward, by a word that can mean it. */
function detailOf(text: string, whole: string, they: Named['they']): string | null {
  const rest = [
    ...(whole.match(/, (?<more>(?:he|she|it|they)\b.*)/i)?.groups?.more ?? '').split(', '),
    ...sentencesOf(text.slice(text.indexOf(whole) + whole.length)).map((one) => one.text),
  ].map((one) => one.trim());
  const told = rest.find((one) => MEANT[they].test(one) && !OF_THE_LISTENER.test(one));
  return told === undefined || told.length > LONGEST_DETAIL ? null : uncapitalized(told);
}

const MEANT: Record<Named['they'], RegExp> = {
  he: /^(he|he's) /i,
  she: /^(she|she's) /i,
  they: /^(he|he's|she|she's|they|they're) /i,
  it: /^(it|it's|he|he's|she|she's) /i,
};
/** 'She's five and can't sleep': the child the tale is for. */
const OF_THE_LISTENER =
  /^(it's for|(he|she)('s| is) (\d|only|just|turning|three|four|five|six|seven|obsessed|into|my|scared)|(he|she) (loves?|likes?|can't|won't|wants|asked)|it (should|can|must|could|would|has to|needs|doesn't|is|was|means|helps)|it's (my|a|just|been|not|late|past|almost))\b/i;
