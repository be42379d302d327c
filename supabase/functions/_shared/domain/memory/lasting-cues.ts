import { KIN, PETS } from './shapes/words.ts';

const MONTH = 'jan|feb|mar(?:ch)?|apr|may|june?|july?|aug|sept?|oct|nov|dec';
/** Words of kinship that are exclamations as well. */
const NO_CRY = '(?!(?:boys?|girls?|baby|kids?|birds?|fish|lads?|lass|man|dog|rats?)\\b)';
const KNOWN = `${KIN}|${PETS}|(?:best |old |oldest )?(?:friend|mate|pal|buddy)`;

/**
 * Signs that a sentence says something lasting about the one who speaks, where no shape can tell what. It is then kept
 * as it was said.
 */
const cues = [
  // Who somebody is: 'that's my brother', 'best mate, sat next to each other in infants'.
  `(?:^|\\b(?:is|\\p{L}+'s) |[,.] )(?:my|our|me) (?:\\p{L}+ ){0,2}(?:${KNOWN}|car|truck|bike|boat|guitar)\\b`,
  `(?:^|[.,!] )${NO_CRY}(?:${KNOWN})(?=[,.]|$)`,
  `\\b(?:my|our) (?:\\p{L}+ ){0,2}(?:${KNOWN})(?:,? (?:called|named|is called|is named)|'?s name)\\b`,
  // What is liked best, feared, never done.
  '\\bmy (?:\\p{L}+ )?favou?rites?\\b|^(?:my )?(?:all-?time )?favou?rite\\b|\\bis my (?:thing|jam|team|band|club)\\b|\\bmy (?:band|hobb(?:y|ies))\\b',
  "\\bI(?:'m| am) (?:so |really |absolutely |proper |dead )?(?:frightened|scared|terrified|afraid|obsessed|crazy|mad|addicted)\\b",
  "\\bI (?:really |absolutely |proper |just )?(?:hate|despise|can't stand|love|adore)\\b(?! (?:you|it|this|that|how|when|her|him|them)\\b)",
  '\\bonly (?:ever )?(?:drink|eat|wear|buy|watch|listen|read|cook)\\b|\\bI never (?:drink|eat|wear|watch|miss)\\b',
  // What is done again and again, or for long.
  '\\b(?:I|we|my)\\b.*\\bevery (?:single |other )?(?:day|week|month|year|morning|night|evening|weekend|summer|winter|mon|tue|wed|thu|fri|sat|sun)',
  '\\bevery (?:single |other )?(?:day|week|month|year|morning|night|evening|weekend|summer|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\\b.*\\b(?:I|we)\\b',
  "\\b(?:I|I've|I'm|we|we've)\\b.*\\b(?:for|since) (?:\\S+ ){0,2}(?:years?|19\\d\\d|20\\d\\d|I was|high school|college|uni)\\b",
  '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| nights?| mornings?| evenings?)\\b.*\\b(?:I|we|my)\\b|\\b(?:I|we|my)\\b.*\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\\b',
  '\\ball (?:my|me) life\\b|\\bsupported them\\b',
  '\\bI (?:also )?(?:play|study|teach|collect|speak|coach|volunteer|knit|paint|build|restore|brew|sing)\\b',
  "\\bI(?:'m| am|'ve been| have been) (?:currently |also |finally )?(?:learning|studying|training|saving|teaching|working (?:as|at|for|in|on)|living|writing)\\b",
  // Where one lives and what one does.
  "\\b(?:I|we)(?:'ve)? (?:just |finally |recently |now |still )*(?:live|lived|moved|grew up|was born|were born|come from|(?:landed|arrived|came) (?:in|to) \\p{L}+ in|started (?:at|my|as)|got (?:the job|promoted|married|engaged|divorced)|work(?:ed)? (?:at|as|for|in)|retired|graduated|drive|bought|adopted|own)\\b",
  "\\bmy (?:new )?(?:job|flat|apartment|house|place|truck|car|bike|boat|guitar|degree|thesis) (?:is|was|'s)\\b",
  '^(?:got|bought) (?:an? |me an? |myself an? )?(?:\\p{L}+ ){1,4}(?:now|instead)\\b',
  // Plans and goals, and days of the year.
  '\\bI (?:mean|want|plan|hope|intend)(?: one day)? to\\b.*\\b(?:before|by|one day|someday|in (?:20\\d\\d|my life)|when I)\\b|\\bmy (?:\\p{L}+ )?(?:goal|dream|plan)\\b',
  `\\b(?:birthday|anniversary|wedding|trip|flight|holiday|exam|interview|moved me|we fly|I fly|leaving|race|marathon)\\b.*\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH})\\w* \\d|in (?:${MONTH})|next (?:week|month|year|spring|summer|fall|autumn|winter))`,
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)(?: of)? (?:${MONTH})|(?:${MONTH})\\w* \\d{1,2}(?:st|nd|rd|th)?\\b)`,
  "\\b(?:I|we|you|my friends) (?:call|named|nicknamed) (?:him|her|it|me|them)\\b|\\bcall me \\p{L}+(?= from now|[,.!]|$)|\\b(?:going to|I'll|can I|I) call you \\p{L}+|\\bmy (?:nick)?name(?: is|'s)\\b",
].map((cue) => new RegExp(cue, 'iu'));

/** Of what there is one at a time, so that the newer takes the place of the older. */
const subjects: [string, RegExp][] = [
  ['home', /\b(?:live|living|moved)\b(?=.* (?:in|to|at|near)\b)/i],
  ['job', /\b(?:work(?:ing)? (?:as|at|for|in)|started (?:at|my|as)|got the job|new job|I drive the)\b/i],
  ['car', /\b(?:drive an?|got an? .*(?:now|instead)|my (?:new )?(?:car|truck))\b/i],
  ['birthday', /\bmy birthday\b|^birthday/i],
];

export function isLasting(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence));
}

/** What a newer sentence of this kind replaces; null for nothing. */
export function subjectOf(sentence: string): string | null {
  return subjects.find(([, words]) => words.test(sentence))?.[0] ?? null;
}
