import { turn } from './sentences.ts';

const OPERATIONS: [words: RegExp, of: (a: number, b: number) => number][] = [
  [/^(\+|plus|and)$/, (a, b) => a + b],
  [/^(-|minus|less)$/, (a, b) => a - b],
  [/^(\*|x|×|times|multiplied by)$/, (a, b) => a * b],
  [/^(\/|÷|over|divided by)$/, (a, b) => a / b],
  [/^(% of|percent of)$/, (a, b) => (a * b) / 100],
];
const SUM =
  /(?<a>\d[\d,]*(?:\.\d+)?) ?(?<by>\+|-|\*|x|×|\/|÷|plus|minus|times|multiplied by|divided by|% of|percent of) ?(?<b>\d[\d,]*(?:\.\d+)?)/i;

/** The result of a sum such as '17% of 2340' where a message asks for one; null where it does not. */
export function sumIn(message: string): string | null {
  const { a = '', by = '', b = '' } = message.match(SUM)?.groups ?? {};
  const isOne = !/\d ?[-+*/x×÷] ?\d.* ?[-+*/x×÷] ?\d/.test(message);
  if (
    a === '' ||
    !isOne ||
    !/^\s*(hey|hi|ok|so|quick)?[, ]*(what|how much|calc|solve|\d)|\?|=/i.test(message)
  )
    return null;
  const [, of] = OPERATIONS.find(([words]) => words.test(by.toLowerCase())) ?? [];
  const result = of?.(Number(a.replaceAll(',', '')), Number(b.replaceAll(',', '')));
  return result === undefined || !Number.isFinite(result)
    ? null
    : String(Math.round(result * 10_000) / 10_000);
}

const LONGEST = 12;

const swapped: Record<string, string> = {
  "you're": "I'm",
  "you've": "I've",
  "you'll": "I'll",
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "i'm": "you're",
  "i've": "you've",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
};

/** 'with your sister about me' as the companion says it: 'with my sister about you'. */
export function mine(text: string): string {
  return text
    .replace(/[\p{L}']+/gu, (word) => swapped[word.toLowerCase()] ?? word)
    .replace(
      /\b(to|for|with|at|about|of|on|from|than|pays|paid|makes|made|tells|told|gives|gave) I\b|\bI$/g,
      (found) => found.replace(/I$/, 'me'),
    );
}

/** What a question is about, in its own words: 'how do magnets work' is 'how magnets work'. */
export function subjectOf(text: string): string | null {
  const asked = text
    .replace(/,? (and|but) (please )?(don't|do not|no)\b.*$/i, '')
    .replace(/^(can|could|would|will) you (please )?(explain|tell me|say)( to me)? /i, '')
    .replace(/^(do you know|any idea|i wonder|explain|tell me) /i, '');
  const words = asked.split(' ').length;
  if (words < 2 || words > LONGEST + 4) return null;
  const moved = asked
    .replace(/^how do you (?=\S)/i, 'how to ')
    .replace(/^(why|how|where|when|what|who|which \w+) (?:do|does) (.+)$/i, '$1 $2')
    .replace(/^(?:what|who)(?:'s| is| are| was| were)? (the .+|an? .+|my .+|(?!I\b)\p{Lu}.+)$/u, '$1')
    .replace(
      /^(?:what|who)(?:'s| is| are) (?!it\b|that\b|this\b|behind|in |on |under|up|at |inside|next|over)(.+)$/i,
      '$1',
    );
  if (moved.split(' ').length > LONGEST || /\byou/i.test(moved)) return null;
  const isWhole =
    moved !== asked || /^(what|how|who) (happens|makes|causes|comes|invented|to)\b/i.test(asked);
  return isWhole ? turn(moved) : null;
}

const ASKED: [shape: RegExp, named: string][] = [
  [/^(?:do|don't) you (?:really |ever |actually |even )?(.+)$/i, 'whether I $1'],
  [/^(can|could|would|will|should) you (?:really |ever |actually |even )?(.+)$/i, 'whether I $1 $2'],
  [/^are you (.+)$/i, 'whether I am $1'],
  [/^have you (ever )?(.+)$/i, 'whether I have $1$2'],
  [/^(what|how)(?:'s| is) (it|that|life) like(.*)$/i, '$1 $2 is like$3'],
  [/^(?:what|how)(?:'s| is| are) your (.+)$/i, 'my $1'],
  [/^(what|where|when|how|why|who|which \w+|how (?:many|much|long|often) ?\w*) do you (.+)$/i, '$1 I $2'],
  [/^(what|where|when|how|why|who|which \w+) (would|can|could|should) you (.+)$/i, '$1 I $2 $3'],
];

/** What a question to the companion asks, as the companion names it: 'whether I own a zeppelin'. */
export function askedOf(text: string): string | null {
  const found = ASKED.find(([shape]) => shape.test(text));
  if (!found || text.split(' ').length > 10 || /\byou not\b/i.test(text)) return null;
  const named = text.replace(...found);
  return mine(named.replace(/\bI\b/g, '\u0000').replace(/\bmy\b/g, '\u0001'))
    .replaceAll('\u0000', 'I')
    .replaceAll('\u0001', 'my');
}

/** How a choice begins that is put to the companion. */
export const RATHER = /\bwould you rather\b/i;

/** The two things of 'A or B', as the person would do them; null where nothing is to be chosen. */
export function choiceIn(text: string): { a: string; b: string } | null {
  const found = text
    .replace(
      /^(so |ok |okay |well |what do you think,? |what's better,? )*((?:should|do|shall) (?:i|we)|would you rather|would you|which is better|what's better|is it better to|better to)[,:]? /i,
      '',
    )
    .match(
      /^(?:.*[,:] )?(?:either )?(?<a>[^,:]{2,50}) or (?:(?:should|do) (?:i|we) |just )?(?<b>[^,]{2,60})$/i,
    )?.groups;
  const { a, b } = found ?? {};
  if (!a || !b || a.split(' ').length > 7 || b.split(' ').length > 9) return null;
  if (/\byou\b|^who\b/i.test(text.replace(RATHER, '')) || ASKED_TWICE.test(a) || ASKED_TWICE.test(b))
    return null;
  return /\b(you|not|what|so|something|whatever)$/i.test(b) ? null : { a: turn(a), b: turn(b) };
}

/** 'Is it worth it, or is that just me': two questions, and nothing to choose. */
const ASKED_TWICE =
  /^(is|are|am|was|were|did|does|do|has|had|will|would|can|could|just|what|how|why|when|where|which)\b|\b(worried|crazy|wrong|imagining)$/i;

/** Whether a question asks which of two readings of a thing is right: 'should I worry or is that just 50?' */
export function isEither(text: string): boolean {
  return (
    / or (is|are|am|was|did|does|just|should|do|will|has|have|an?|too|being|not|what)\b/i.test(text) &&
    /^(is|are|am|was|were|did|does|do|has|have|will|can|should|so)\b/i.test(text)
  );
}
