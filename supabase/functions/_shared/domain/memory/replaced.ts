import { contentWords } from './content-words.ts';
import { KIN } from './shapes/words.ts';
import { CAR } from './subjects.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** What tells that something is no longer as it was. */
const change = anyOf(
  "instead(?! of)|from now on|from here on(?: out)?|from (?:on )?(?:today|this|\\d+)|as of|no longer|(?:not|n't) .{0,30}any ?more|change of plans?|change in the plans?|(?<!until )now(?= (?:it|its|on|in|at|we|I|he|she|they)\\b)",
  'moved|shifted|swapped|switched|transferred|changed|postponed|cancell?ed|called off|double.?booked|booked out|rebooked|pushed (?:me|us|it|back)|put back|brought forward',
  "(?:is|are|'s|s) (?:gone|off|out(?! (?:in|at|on|over)\\b)|out from)|sold|traded|got rid of|bye|(?:gave|given|handed) (?:in )?(?:my |his |her )?notice|packed (?:it )?in|chuck(?:ed|ing) in|quit|done there|in place of|so that's|all up now|no more",
  'got (?:the|my|our) (?:keys|job)|new (?:job|place|flat|car|house)|had enough of',
);

/** What there is one of at a time: how it is told of, and how a new one is. */
const kinds: Record<string, { told: RegExp; renewed?: RegExp }> = {
  home: {
    told: anyOf(
      'live[sd]?|living|flat|apartment|house|landlord|rent(?:ing)?|basement|terrace|sleepout|place',
    ),
    renewed: anyOf(
      "(?:I|we)(?:'ve| have)? (?:\\p{L}+ )?moved|(?:moved|shifted) our|(?:got|have) the keys|live .{0,40}\\bnow|(?:officially|from (?:on )?\\d.{0,20}) live|(?:from (?:on )?\\d.{0,20}|now) I live",
    ),
  },
  job: {
    told: anyOf(
      'works?|worked|working|job|shifts?|boss|shop|for a living|freelancer|apprentice(?:ship)?|factory|office',
    ),
    renewed: anyOf(
      '(?:want|hired|took) me|new job|got the job|done there|from now on I|(?:I )?start (?:monday|on|in)|(?:gave|handed) in my notice',
    ),
  },
  car: {
    told: anyOf(`${CAR}|wagon|ute|moto|bicycle|bike`),
    renewed: anyOf(
      `(?:bought|traded|sold|got) .{0,60}(?:${CAR}|ute|hiace)|bye wagon|drove home in|\\p{L}+ is gone`,
    ),
  },
  trip: {
    told: anyOf(
      'fl(?:y|ying|ights?)|trip|holiday|vacation|booked|booking|hotel|going to|caravan|travel|together in',
    ),
  },
  date: { told: anyOf(`${MONTH}|\\d+(?:st|nd|rd|th)`) },
  weekday: { told: anyOf(WEEKDAY) },
  study: { told: anyOf('course|class|degree|uni|university|college|studying|engineering|nursing|exam|test') },
  food: { told: anyOf('meat|vegetarian|vegan|eat(?:ing)?|drink(?:ing)?|fish') },
  number: { told: /\b\d{2,3}\b/u },
  place: { told: /\b(?:in|at|from|on) (?:the )?\p{Lu}\p{Ll}/u },
};

function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

const kin = new RegExp(`\\b(?:${KIN})\\b`, 'giu');
const people = (of: string) => (of.match(kin) ?? []).join(' ').toLowerCase();
/** Days and numbers are in many facts. */
const common = new RegExp(
  `^(?:\\d+|${MONTH}|${WEEKDAY}|week|double|final|again|back|home|come|thing|stuff|new|news|people|street|place|tell|know|want|think)$`,
  'iu',
);
const weighty = (text: string) => contentWords(text).filter((word) => !common.test(word));
const matter = [kinds.home, kinds.job, kinds.car, kinds.trip];
const days = anyOf('\\d+(?:st|nd|rd|th)');
const weekdays = anyOf(WEEKDAY);
/** So much in common tells that two facts are about the same. */
const ENOUGH = 1;

/**
 * Which of the known facts is no longer true because of a new one that tells of a change: of those about a thing of the
 * same kind the one with most of its rarer words, or a home, job or car of one's own (R-MEM-08); null for none.
 */
export function replacedBy(text: string, known: readonly { id: string; text: string }[]): string | null {
  if (!change.test(text)) return null;
  const own = new Set(weighty(text));
  const words = known.map((fact) => new Set(weighty(fact.text)));
  const rarity = (word: string) => 1 / words.filter((other) => other.has(word)).length;
  const [best] = known
    .map((fact, at) => {
      const alike = Object.values(kinds).filter(
        ({ told, renewed }) => told.test(fact.text) && (told.test(text) || renewed?.test(text)),
      );
      const isRenewed =
        alike.some(({ told, renewed }) => renewed?.test(text) && told.test(fact.text)) &&
        people(text) === people(fact.text);
      const shared = [...own].filter((word) => words[at]?.has(word));
      const moved = [days, weekdays].some((of) => of.test(text) && of.test(fact.text)) ? ENOUGH / 2 : 0;
      const isAlike = alike.some((kind) => matter.includes(kind)) ? ENOUGH / 4 : 0;
      const score = shared
        .map(rarity)
        .reduce((sum, one) => sum + one, isRenewed ? ENOUGH : shared.length > 0 ? moved + isAlike : 0);
      return { id: fact.id, score: alike.length > 0 ? score : 0 };
    })
    .sort((a, b) => b.score - a.score);
  return best && best.score >= ENOUGH ? best.id : null;
}
