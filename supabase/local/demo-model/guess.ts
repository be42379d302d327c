import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './choice.ts';
import { hunchOf } from './hunch.ts';
import { type Move, move } from './move.ts';
import type { Sentence } from './sentences.ts';
import { capitalized, turn } from './sentences.ts';
import { isLow, isQuestion, toneOf } from './statements.ts';

/** Something a person may be guessed to be: why in general, and why by words that they said of themselves. */
interface Guess {
  it: string;
  why: string;
  clues: { shape: RegExp; why: string }[];
}

const guesses = new Map(
  readFileSync(join(import.meta.dirname ?? '.', 'guesses.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((section): [kind: string, list: Guess[]] => {
      const [kind = '', ...lines] = section.split('\n').filter((line) => line !== '');
      return [kind, lines.map(readGuess)];
    }),
);

/** `a cat | by and large | nap sleep: for whoever naps`; with `-` for the first, it takes such a word. */
function readGuess(line: string): Guess {
  const [it = '', why = '', ...clues] = line.split(' | ');
  return {
    it,
    why,
    clues: clues.map((clue) => {
      const [words = '', of = ''] = clue.split(': ');
      return { shape: new RegExp(`\\b(?:${words.replaceAll(' ', '|')})(?:s|es|ed|ing)?\\b`, 'i'), why: of };
    }),
  };
}

/** What is asked to be guessed, of those that have a list. */
const LISTED: [kind: string, asked: RegExp][] = [
  [
    'age',
    /\b(guess|tell|say|know)\b.*\b(my age|how old i( am|'m)|what age i( am|'m))\b|\bhow old (do|would|did) you (think|say|guess|reckon)\b.*\bi\b|\bhow old (do|would) i (look|sound|seem)\b|\b(what|which) age\b.*\b(i am|am i|i'm|do i)\b/i,
  ],
  [
    'job',
    /\b(guess|tell|say|know)\b.*\b(my (job|work|profession|trade|occupation|career)|what i do(?! (when|if|about|with|on|at)\b)|what i work as|where i work)\b|\bwhat do you (think|guess|reckon|say) (that )?(i do( for (a living|work|money)| all day)?$|my (job|work|profession) (is|could|might))|\b(what|which) (kind of |sort of )?(job|work|profession|career) (do|would|did) you (think|guess|say|give)\b.*\b(i|me)\b|\b(what|which) (job|profession|career) (would i|suits me|am i)\b/i,
  ],
  [
    'place',
    /\bguess where i('m| am| live| come)\b|\bwhere do you (think|guess|reckon) i('m| am| live| come)\b|\bguess my (city|state|town|country|hometown)\b/i,
  ],
  [
    'color',
    /\bguess my (favou?rite )?colou?r\b|\b(what|which) colou?r (am i|would i|do you (think|guess))\b/i,
  ],
  [
    'carrying',
    /\bwhat\b.*\b(i'd|would i|i would|i'll|will i) (be )?(carry|hold|have (with|on) me)(ing)?\b|\bwhat\b.*\b(i'm|am i) carrying\b/i,
  ],
];

/** What of theirs is asked to be guessed, by the words for it; what to do is no guess. */
const ASKS_A_GUESS =
  /^(?=.*\b(?:guess|(?:do|did|would|can|could) you (?:think|guess|say|bet|reckon|imagine)|you think)\b)(?=.*\b(?:what|which|how|guess)\b)(?=.*\b(?:i|i'm|i'd|i've|my)\b)(?!.*\b(?:should|ought|can i|could i|i can|i could|need|supposed|about (?:it|that|this)|guess what,? i (?:just|finally (?!planted)|got|won)|name|(?:think|guess|say) my (?:mom|dad|boss|friend|wife|husband|kid))\b)/i;
const OF_THEIRS: [kind: string, words: RegExp][] = [
  ['planted', /\bplanted\b/i],
  ['music', /\b(?:music|songs?|bands?|genre|singer|album|playlist|listen(?:ing)?)\b/i],
  ['coffee', /\bcoffee\b/i],
  ['drink', /\b(?:drink(?:ing)?|tea|cocktail|beer|wine)\b/i],
  [
    'order',
    /\b(?:order(?:ed)?|eat(?:ing)?|ate|dish|food|meal|dessert|snack|pizza|(?:dinner|lunch|breakfast|cooked|cooking))\b/i,
  ],
  ['book', /\b(?:book|novel|read(?:ing)?)\b/i],
  ['movie', /\b(?:movie|film|show|series|watch(?:ing|ed)?)\b/i],
  [
    'hobby',
    /\b(?:hobby|hobbies|for fun|free time|spare time|weekends?|after work|day off|evenings?|saturdays?|sundays?)\b/i,
  ],
];

/** 'What kind of plant would I be', 'which animal do you think I am', 'if I were a dish, which one'. */
const WOULD_BE =
  /\b(?:what|which)(?:'s| is)?(?: (?:kind|sort|type) of)?(?: an?)? (?<kind>\p{L}+(?: \p{L}+)?) (?:(?:do|would|did) you (?:think|say|guess|reckon|picture|see) )?(?:that )?(?:am i|would i (?:be|make)|i'd (?:be|make)|i would (?:be|make)|i am|i'm|me as|i remind you of|fits me|suits me|do i (?:look|sound|seem) like)\b(?! (?:\p{L}+ing|at|in|on|to|from|supposed|allowed)\b)|\bif i (?:was|were) an? (?<kindIf>\p{L}+(?: \p{L}+)?),? (?:what|which)\b|\bmy (?:spirit )?(?<spirit>animal)\b|\bguess my (?:star |zodiac |favorite )*(?<mine>sign)\b/iu;
const IN_LISTS: [kind: string, words: RegExp][] = [
  ['sea animal', /^(sea|ocean|reef|marine|water) (animal|creature)$/i],
  ['animal', /animal|creature|pet$/i],
  ['plant', /plant|flower|herb|weed/i],
  ['food', /^(food|dish|meal|dessert|snack|recipe)$/i],
  ['job', /^(job|work|worker)$/i],
  ['sign', /sign$/i],
];
const THINGS =
  /^(tree|bird|fish|coral|cake|pasta|soup|sandwich|pizza|dog|cat|book|novel|song|tune|instrument|color|clock|watch|boat|ship|piece|chess piece|star|planet|dance|weather|season|tea|drink|coffee|cocktail|wine|cheese|bread|train|radio|station|movie|film|month|city|house|chair|shoe|tool|word|letter|chord|key|synth|cloud|wave|street|story)$|\b(player|runner|dancer|cook|customer|student|listener|reader|sailor|guest)$/i;
const SIGNS =
  /\b(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/i;

const BE_READ =
  /\bwhat (do )?you (make|think) (of|about) me\b|\bwhat (do )?you think my (\w+ )?(handwriting|voice|laugh|desk|kitchen|room) (looks?|sounds?) like\b|\bwhat (do )?you (think|reckon|guess) i('m| am)? like\b|\bhow do you (imagine|picture) me\b|\b(guess|tell me|say|know) what i('m| am) like\b|\bwhat am i like\b|\bwhat (kind|sort|type) of (person|human|man|woman|guy|girl|someone|somebody)\b.*\b(i|me)\b|\b(how|the way) i (type|write)\b|\bdescribe me\b|\bwhat (do|can|would) you (tell|guess|see|say) about me\b.*\b(from|by|so far|already)\b|\b(your|an?|any) (honest |first |real )?(opinion|impression|read|take|verdict) (of|on|about) me\b|\bwhat (do )?you see in me\b|\bwhat (do|does|would) my \w+( \w+)? (say|tell you) about me\b|\b(size|sum) me up\b|\b(psycho)?analy[sz]e me\b|^(go on,? |just |be honest,? )*judge me\b|\bwhat (kind of |sort of )?(vibe|impression|energy)s? (do|am) i (give|giv|mak|put|send)|\bhow do i (come across|seem|sound)\b/i;
const LOOKS =
  /\bwhat (do )?you (think|guess|imagine|reckon) i look like\b|\bguess (what i look like|how i look)\b/i;
const OF_TYPING = /\b(how|the way|from what) i (type|write|wrote|typed)\b/i;

const JUDGED =
  /\b(?:am i|do i (?:sound|seem|look|come across)(?: to you)?|(?:do )?you (?:probably )?(?:think|reckon) i(?:'m| am)|would you (?:say|call me)(?: i(?:'m| am))?|i (?:sound|seem),?)(?: (?:as|like|an?|too|really|so|just|being|that|very|pretty|at all))* (?<it>\p{L}+)(?: (?:person|one|guy|woman|man|type))?(?: (?:to you|or (?:not|what|nah|something)|be honest|at all|lol|honestly|too))*$/iu;
const LOW =
  /^(lazy|weird|strange|odd|crazy|boring|stupid|dumb|selfish|mean|rude|annoying|silly|pathetic|hopeless|childish|petty|dramatic|needy|clingy|bitter|bossy|cold|difficult|uptight|gullible|naive|grumpy|messy|picky|stubborn|impatient|controlling|jealous|paranoid)$/i;
const HIGH =
  /^(happy|smart|nice|kind|interesting|cool|fun|sane|normal|confident|young|calm|friendly|clever|brave|honest|creative|patient|sweet|shy|quiet|romantic|sensitive|funny)$/i;
const THE_CULPRIT =
  /\bam i (?:really |just )?the (?:problem|bad guy|bad one|villain|drama|asshole|jerk|crazy one)\b/i;
const IN_ROLE =
  /\b(am i|do you think i('m| am)) (being )?an? (really |such a )?(good|bad|terrible|awful|horrible|decent) (mom|mother|dad|father|parent|friend|person|wife|husband|daughter|son|sister|brother|boss|teacher|human|owner)\b/i;

/**
 * The answer to somebody who wants to be guessed, read or judged: from the lists of `guesses.txt` by what they said of
 * themselves, or from how they put it. Null where nothing like it is asked.
 */
export function guessOf(said: string, sentences: readonly Sentence[]): (Move & { isClued?: boolean }) | null {
  if (!sentences.some((one) => isQuestion(one) || ASKS.test(one.text))) return null;
  const all = sentences.map(({ text }) => text);
  if (/\bmy sign\b/i.test(said) && SIGNS.test(said)) return made('sign', said);
  for (const [kind, shape] of LISTED) if (all.some((text) => shape.test(text))) return made(kind, said);
  for (const text of all) {
    const kind = Object.values(text.match(WOULD_BE)?.groups ?? {}).find((one) => one !== undefined);
    const [listed] = kind ? (IN_LISTS.find(([, words]) => words.test(kind)) ?? []) : [];
    if (listed) return made(listed, said);
    if (kind && THINGS.test(kind)) return move('guess-kind', { it: kind });
  }
  if (all.some((text) => LOOKS.test(text))) return move('guess-looks');
  if (all.some((text) => BE_READ.test(text))) return reading(said, sentences);
  const judgment = judged(all);
  if (judgment) return judgment;
  // What is named in the question is taken up, whatever the companion could tell of it.
  const hunch = hunchOf(said, all);
  if (hunch) return { ...hunch, isClued: true };
  const [theirs] =
    OF_THEIRS.find(([, words]) => all.some((text) => ASKS_A_GUESS.test(text) && words.test(text))) ?? [];
  return theirs ? { ...made(theirs, said), isClued: true } : null;
}

const ASKS =
  /\b(?:guess|tell|say|describe|judge|size|sum|analy[sz]e)\b|\b(?:think|reckon) i\b|\bif i (?:was|were)\b|\b(?:am|do|would|could) i\b/i;

/** The guess that most of what was said speaks for; where nothing does, any of its list. */
function made(kind: string, said: string): Move & { isClued: boolean } {
  const list = guesses.get(kind) ?? [];
  const found = list.map((guess) => ({
    guess,
    whys: guess.clues.filter(({ shape }) => shape.test(said)).map(({ why }) => why),
  }));
  const most = Math.max(...found.map(({ whys }) => whys.length));
  const isNamed = kind === 'sign' && SIGNS.test(said);
  const best = found.filter(({ guess, whys }) =>
    isNamed
      ? new RegExp(`\\b${guess.it}\\b`, 'i').test(said)
      : whys.length === most && (most > 0 || guess.why !== '-'),
  );
  const { guess, whys } = best[hash(said) % best.length] ?? { guess: { it: '', why: '' }, whys: [] };
  const heading = kind === 'job' || kind === 'sign' ? `guess-${kind}` : 'guess-made';
  const isClued = whys.length > 0;
  return { ...move(heading, { it: guess.it, why: isClued ? listOf(whys) : guess.why }), isClued };
}

function listOf(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

/** What can be read in somebody: what they told of themselves, or else how they type. */
function reading(said: string, sentences: readonly Sentence[]): Move {
  const told = sentences.filter((one) => !isQuestion(one) && OF_SELF.test(one.text));
  const words = told.map(({ text }) => text).join('; ');
  const isUsable =
    told.length > 0 &&
    words.split(' ').length <= LONGEST_TOLD &&
    !isLow(words) &&
    toneOf(words) !== 'worried';
  if (isUsable && !OF_TYPING.test(said)) return move('read-told', { it: capitalized(turn(words)) });
  if (AT_AN_HOUR.test(said)) return move('read-hour');
  if (/\bin \w+ words?\b/i.test(said)) return move('read-words');
  if (/!/.test(said)) return move('type-loud');
  return move(/\p{Lu}/u.test(said.replace(/\bI\b/g, '')) ? 'type-careful' : 'type-small');
}

/** 'From the fact that I'm typing at 5:40 in the morning' */
const AT_AN_HOUR =
  /\b(typ\w+|writ\w+|awake|up|here|messag\w+|text\w*) (to you |you |this )?(at|in the|past) (\d|midnight|middle of the night|five|four|three|two|one)/i;

/** What somebody tells of themselves; 'I can take it' is none of that. */
const OF_SELF = /^(i|i'm|i've|my)\b(?! (?:can|could) (?:take|handle)\b)(?! won't\b)(?! (?:promise|swear)\b)/i;
const LONGEST_TOLD = 24;

function judged(all: readonly string[]): Move | null {
  for (const text of all) {
    const it = text.match(JUDGED)?.groups?.it?.toLowerCase();
    if (it && LOW.test(it)) return move('judge-low', { it });
    if (it && HIGH.test(it)) return move('judge-high', { it });
  }
  return all.some((text) => IN_ROLE.test(text) || THE_CULPRIT.test(text)) ? move('judge-role') : null;
}
