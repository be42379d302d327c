const MONTH = 'jan|feb|mar(?:ch)?|apr|may|june?|july?|aug|sept?|oct|nov|dec';
/** What people drive, by kind or make. */
export const CAR =
  'car|truck|van|pickup|toyota|honda|ford|skoda|volvo|fiat|vauxhall|nissan|mazda|subaru|hyundai|kia|bmw|audi|vw|volkswagen|' +
  'fiesta|corsa|civic|corolla|mini|peugeot|renault|clio|citro[eë]n|opel|dacia|jeep|chevy|chevrolet|tesla|mercedes|lexus|suzuki|fusca|beetle|motorbike|motorcycle|moped|scooter|vespa|hilux|ranger|tundra|rover|yaris|polo|golf|legacy|hiace|isuzu|jeep|ute|wagon';
/** What people do every week. */
const WEEKLY =
  'badminton|football|soccer|tennis|squash|golf|cricket|hockey|basketball|netball|volleyball|rugby|darts|snooker|chess|choir|' +
  'quiz|bingo|yoga|pilates|swimming|dance|dancing|salsa|pottery|ceramics|book club|band practice|rehearsals?|bowls|boxing|karate|' +
  'climbing|bouldering|class';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** Of what there is one at a time, so that the newer takes the place of the older. */
const subjects: [string, RegExp][] = [
  ['moved', /\bmoved to\b.*\b(?:in|since) (?:19|20)\d\d\b/i],
  [
    'home',
    /\b(?:live|living|share (?:an? |my |the )?(?:flat|apartment|house|room))\b(?=.* (?:in|at|near)\b)|\bmoved (?:\p{L}+ )?(?:in)?to (?!the \d|\d|\p{L}+days?\b)\b/iu,
  ],
  ['job', /\b(?:work(?:ing)? (?:as|at|for|in)|started (?:at|my|as)|got the job|new job|I drive the)\b/i],
  ['car', new RegExp(`\\b(?:bought|got|traded)\\b.*\\b(?:${CAR})\\b`, 'iu')],
  ['car', /\b(?:drive|drove) an?\b/i],
  ['birthday', /\bmy birthday\b|^birthday/i],
];

const ownCar = new RegExp(`\\bmy (?:\\p{L}+ ){0,2}(${CAR})\\b`, 'iu');
const travel =
  /\b(?:(?:I|[Ww]e) (?:go|leave)|moved (?:me|us) to the \d|(?:two|three|four|five|six|seven|ten|\d+|a) (?:nights|weeks|week)|fly|flying|flight|sail|sailing|boat|cruise|ferry|trip|holiday|vacation|booked|tickets?|going to \p{Lu})/u;
const dated = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH})\\p{Ll}* \\d|the \\d{1,2}(?:st|nd|rd|th))`,
  'iu',
);
const moved = /\b(?:instead|now|moved|shift(?:ed)?|changed?|rebooked|postponed|pushed|brought forward)\b/i;
const place =
  /\bto (\p{Lu}\p{L}+|(?!the\b|an?\b|my\b|our\b|be\b|see\b)\p{L}+)(?= (?:on|in|from|for|\d|now|instead)\b)/u;
const anyName =
  /\b(?!(?:I|We|The|My|Our|In|On|At|A|An|For|It|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*)\b)(?!\p{L}+day\b)\p{Lu}\p{Ll}+/u;
const weekly = new RegExp(`\\b(${WEEKLY})\\b(?=.*\\b${WEEKDAY})|\\b${WEEKDAY}s?\\b.*\\b(${WEEKLY})\\b`, 'iu');

/** What is told of a journey and of each week, which change: a new date or day takes the place of the old one. */
export function changingSubject(sentence: string): string | null {
  const [, before, after] = sentence.match(weekly) ?? [];
  const habit = before ?? after;
  if (habit) return `habit:${habit.toLowerCase()}`;
  const [, booked] = sentence.match(/\bbooked (\p{L}+)\.?$/iu) ?? [];
  if (booked) return `plan:trip:${booked.toLowerCase()}`;
  if (!travel.test(sentence) || !dated.test(sentence)) return null;
  const to = sentence.match(place)?.[1];
  if (/\binstead\b/i.test(sentence) || (moved.test(sentence) && !to)) return 'plan:trip';
  const [first = 'other'] = sentence.match(anyName) ?? [];
  return `plan:trip:${(to ?? first).toLowerCase()}`;
}

/** What a newer sentence of this kind replaces; null for nothing. */
export function subjectOf(sentence: string): string | null {
  const known = subjects.find(([, words]) => words.test(sentence))?.[0];
  const [, car] = sentence.match(ownCar) ?? [];
  return known ?? (car ? `car:${car.toLowerCase()}` : changingSubject(sentence));
}
