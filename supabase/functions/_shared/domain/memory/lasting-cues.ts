import { KIN, PETS, words } from './shapes/words.ts';

const MONTH = 'jan|feb|mar(?:ch)?|apr|may|june?|july?|aug|sept?|oct|nov|dec';
/** Words of kinship that are exclamations as well. */
const NO_CRY = '(?!(?:boys?|girls?|baby|kids?|birds?|fish|lads?|lass|man|dog|rats?)\\b)';
/** What people drive, by kind or make. */
const CAR =
  'car|truck|van|pickup|toyota|honda|ford|skoda|volvo|fiat|vauxhall|nissan|mazda|subaru|hyundai|kia|bmw|audi|vw|volkswagen|' +
  'fiesta|corsa|civic|corolla|mini|peugeot|renault|clio|citro[eë]n|opel|dacia|jeep|chevy|chevrolet|tesla|mercedes|lexus|suzuki|fusca|beetle|motorbike|motorcycle|moped|scooter|vespa';
/** What people do every week. */
const WEEKLY =
  'badminton|football|soccer|tennis|squash|golf|cricket|hockey|basketball|netball|volleyball|rugby|darts|snooker|chess|choir|' +
  'quiz|bingo|yoga|pilates|swimming|dance|dancing|salsa|pottery|ceramics|book club|band practice|rehearsals?|bowls|boxing|karate|' +
  'climbing|bouldering|class';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const KNOWN = `${KIN}|${PETS}|(?:best |old |oldest )?(?:friend|mate|pal|buddy)`;

/**
 * Signs that a sentence says something lasting about the one who speaks, where no shape can tell what. It is then kept
 * as it was said.
 */
const cues = [
  // Who somebody is: 'that's my brother', 'best mate, sat next to each other in infants'.
  `(?:^|\\b(?:is|\\p{L}+'s) |[,.] )(?:my|our|me) (?:\\p{L}+ ){0,2}(?:${KNOWN}|car|truck|bike|boat|guitar)\\b(?!'s \\p{Ll})`,
  `(?:^|[.,!] )${NO_CRY}(?:${KNOWN})(?=[,.]|$)`,
  `\\b(?:my|our) (?:\\p{L}+ ){0,2}(?:${KNOWN})(?:,? (?:called|named|is called|is named)|'?s name)\\b`,
  "\\b(?:is|that's|it's|called|named) (?:my|our|me) (?:\\p{L}+ ){0,2}(?:best (?:friend|mate)|hobby|car|thing|band|film|movie|song|book|team)\\b",
  `\\bmy (?:\\p{L}+ ){0,2}(?:${CAR})\\b(?! (?:keys?|park|wash|radio))`,
  `\\b(?:bought|got|adopted|picked up|traded .{2,20} for) (?:an?|me an?|myself an?) (?:[\\p{L}\\d-]+,? ){0,3}?(?:${CAR}|${PETS})\\b`,
  "\\byou(?:'re| are) \\p{L}+ now\\b|\\bfrom (?:now|here|today)(?: on)?,? you(?:'re| are)\\b|\\bI(?:'m| am) \\p{Lu}\\p{L}+ to you\\b",
  '\\b(?:gave up|given up|switched to|now drink|now eat) \\p{L}+',
  '\\bif (?:I|you) .*\\b(?:only (?:one|eat|have|drink|listen|watch)|rest of (?:my|your) life)\\b.*\\bit would be\\b',
  // What is liked best, feared, never done.
  '\\bmy (?:\\p{L}+ )?favou?rites?\\b|^(?:my )?(?:all-?time )?favou?rite\\b|\\bis my (?:thing|jam|team|band|club)\\b|\\bmy (?:band|hobb(?:y|ies))\\b',
  "\\bI(?:'m| am) (?:so |really |absolutely |proper |dead )?(?:frightened|scared|terrified|afraid|obsessed|crazy|mad|addicted)\\b",
  "\\bI (?:really |absolutely |proper |just )?(?:hate|despise|can't stand|love|adore)\\b(?! (?:you|it|this|that|how|when|her|him|them)\\b)",
  '\\bonly (?:ever )?(?:drink|eat|wear|buy|watch|listen|read|cook)\\b|\\bI never (?:drink|eat|wear|watch|miss)\\b',
  "\\bI (?:hate|can't stand|can't abide|detest) (?:it|them|those|that(?: thing| stuff)?)\\b(?:[,.]|$)",
  '\\bthe (?:food|dish|drink|song|film|book|band|place|love|man|woman) of my life\\b',
  "\\bI(?:'m| am) (?:eating|drinking) \\p{L}+ (?:again|now)\\b",
  // What is done again and again, or for long.
  '(?:^|, )(?:\\p{L}+|\\d+) years (?:now )?(?:I|we|he|she|they)\\b',
  `\\b(?:the|my|our) (?:weekly|${WEEKDAY}) (?:swim|run|ride|walk|roast|market|league|${WEEKLY})\\b`,
  "\\bwithout (?:my|the|an?) .{2,25}\\bI (?:can't|don't|never)\\b|\\bI (?:can't|don't|never) .{2,30} without (?:my|the|an?)\\b",
  "\\b(?:that|which) I(?:'m| am|'ve been) (?:building|writing|making|restoring|knitting|sewing|learning|saving for|training for)\\b",
  '\\b(?:I|we|my)\\b.*\\bevery (?:single |other )?(?:day|week|month|year|morning|night|evening|weekend|summer|winter|mon|tue|wed|thu|fri|sat|sun)',
  '\\bevery (?:single |other )?(?:day|week|month|year|morning|night|evening|weekend|summer|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\\b.*\\b(?:I|we)\\b',
  "\\b(?:I|I've|I'm|we|we've)\\b.*\\b(?:for|since) (?:\\S+ ){0,2}(?:years?|19\\d\\d|20\\d\\d|I was|high school|college|uni)\\b",
  '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| nights?| mornings?| evenings?)\\b.*\\b(?:I|we|my)\\b|\\b(?:I|we|my)\\b.*\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\\b',
  '\\ball (?:my|me) life\\b|\\bsupported them\\b',
  '\\bI (?:also )?(?:play|study|teach|collect|speak|coach|volunteer|knit|paint|build|restore|brew|sing)\\b',
  "\\bI(?:'m| am|'ve been| have been) (?:currently |also |finally )?(?:learning|studying|training|saving|teaching|working (?:as|at|for|in|on)|living|writing)\\b",
  `^(?:on |my |our )?${WEEKDAY}s?(?: nights?| mornings?| evenings?| afternoons?)?,? (?:is|are|means?|I|we)\\b`,
  `^(?:(?:little|big|baby|older|younger) )?${NO_CRY}(?:${KIN}),? (?:called,? |rang,? )?\\p{Lu}\\p{Ll}+`,
  "\\byears (?:married|together)\\b|\\bapplication (?:for|to)\\b|\\bI(?: have|'ve)? applied (?:for|to)\\b",
  `\\b(?:${WEEKLY})\\b.{0,30}\\b(?:every|on) (?:single |other )?(?:${WEEKDAY}s?|week)\\b|\\b${WEEKDAY}s?\\b.{0,30}\\b(?:${WEEKLY})\\b`,
  '\\b(?:every|each) other (?:week|weekend|month)\\b',
  '\\bI (?:also |still )?(?:crochet|sew|embroider|carve|weave|dance|draw|climb|surf|ski|fish|garden|bake|cycle|row|box)\\b(?! (?:my|the|it|this|that)\\b)',
  `^(?:every|each) (?:single |other )?(?:${WEEKDAY}|week|weekend|month|morning|evening|night)\\b`,
  '\\bnothing (?:beats|compares (?:to|with)|is better than)\\b',
  "\\bbefore I(?:'m| am| turn) \\p{L}+",
  '\\b(?:my|our) (?:shifts?|shift pattern|hours|rota|days? off) (?:is|are)\\b|\\bnotice\\b.*\\bstart(?:ing)? (?:at|as|with)\\b',
  `\\b(?:my|our) (?:${KIN}|${PETS}),? \\p{Lu}\\p{Ll}+ and \\p{Lu}`,
  '\\b(?:who|that) (?:raised|adopted|taught|brought up) me\\b',
  `\\b(?:my|our) (?:${KIN})(?: \\p{L}+)?(?:'s| is| are) getting (?:married|engaged)\\b`,
  '\\bI (?:was|am) (?:wed|married|engaged) to \\p{L}+',
  // Where one lives and what one does.
  '\\b(?:born|raised|grew up|come|from) .{0,30}\\blike me\\b',
  "\\bI(?:'m| am) (?:now )?(?:in|on|at) (?:the|my|an?) (?:\\p{L}+ ){0,4}(?:program(?:me)?|course|degree|school|college|uni(?:versity)?)\\b",
  "\\bI(?:'m| am) now an? \\p{L}+|\\bI(?:'m| am) an? (?:\\p{L}+ ){1,3}(?:at|in|for) (?:an?|the) \\p{L}+",
  "\\b(?:I|we)(?:'ve)? (?:just |finally |recently |now |still )*(?:live|lived|moved|grew up|was born|were born|come from|(?:landed|arrived|came) (?:in|to) \\p{L}+ in|started (?:at|my|as)|got (?:the job|promoted|married|engaged|divorced)|work(?:ed)? (?:at|as|for|in)|retired|graduated|drive|bought|adopted|own)\\b",
  "\\bmy (?:new )?(?:job|flat|apartment|house|place|truck|car|bike|boat|guitar|degree|thesis) (?:is|was|'s)\\b",
  '^(?:got|bought) (?:an? |me an? |myself an? )?(?:\\p{L}+ ){1,4}(?:now|instead)\\b',
  // Plans and goals, and days of the year.
  "\\bI(?:'m| am) (?:resolved|determined|set on|aiming)\\b",
  '\\bI (?:mean|want|plan|hope|intend)(?: one day)? to\\b.*\\b(?:before|by|one day|someday|in (?:20\\d\\d|my life)|when I)\\b|\\bmy (?:\\p{L}+ )?(?:goal|dream|plan)\\b',
  `\\b(?:birthday|anniversary|wedding|trip|flight|holiday|exam|interview|moved me|we fly|I fly|leaving|race|marathon)\\b.*\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH})\\w* \\d|in (?:${MONTH})|next (?:week|month|year|spring|summer|fall|autumn|winter))`,
  `\\b(?:\\d{1,2}(?:(?:st|nd|rd|th)(?: of)?| of) (?:${MONTH})|(?:${MONTH})\\w* \\d{1,2}(?:st|nd|rd|th)?\\b)`,
  `\\b(?:I|we) (?:take|sit|have|fly|leave|start|move)\\b.*\\bon (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})`,
  "\\b(?:I|we|you|my friends) (?:call|named|nicknamed) (?:him|her|it|me|them)\\b|\\bcall me \\p{L}+(?= from now|[,.!]|$)|\\b(?:going to|I'll|can I|I) call you \\p{L}+|\\bmy (?:nick)?name(?: is|'s)\\b",
].map((cue) => new RegExp(cue, 'iu'));

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

export function isLasting(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence));
}

/** What a newer sentence of this kind replaces; null for nothing. */
export function subjectOf(sentence: string): string | null {
  const known = subjects.find(([, words]) => words.test(sentence))?.[0];
  const [, car] = sentence.match(ownCar) ?? [];
  return known ?? (car ? `car:${car.toLowerCase()}` : changingSubject(sentence));
}

const who = new RegExp(
  `\\b(?:my|our) (?:\\p{L}+ ){0,2}?(${KIN}|${PETS}|(?:best |old |oldest )?(?:friend|mate))\\b|\\b(?:an?|two|three|four) (${PETS})\\b.* (?:with|of) (?:me|us|mine|ours)\\b`,
  'iu',
);
const named = new RegExp(
  `^${words.name} (?:never|always|does|did|doesn't|is|was|has|had|wants|\\p{L}{2,}s|\\p{L}{3,}ed)\\b`,
  'u',
);

/** Whom a sentence speaks of as one's own: 'my sister rang'; null for nobody. */
export function namesWho(sentence: string): string | null {
  const [, own, theirs] = sentence.match(who) ?? [];
  return (own ?? theirs)?.toLowerCase() ?? null;
}

/** Whether a sentence begins with what may be a name: 'Adaeze never rings before midnight'. */
export function isNamed(sentence: string): boolean {
  return named.test(sentence);
}
