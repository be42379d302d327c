import { KIN, PETS } from './shapes/words.ts';

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
export const signs = [
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
  `\\b(?:${PETS})\\b.* with (?:me|us)\\b`,
  // What is liked best, feared, never done.
  '\\bmy (?:\\p{L}+ )?favou?rites?\\b|^(?:my )?(?:all-?time )?favou?rite\\b|\\bis my (?:thing|jam|team|band|club)\\b|\\bmy (?:band|hobb(?:y|ies))\\b',
  "\\bI(?:'m| am) (?:so |really |absolutely |proper |dead )?(?:frightened|scared|terrified|afraid|obsessed|crazy|mad|addicted)\\b",
  "\\bI (?:really |absolutely |proper |just )?(?:hate|despise|can't stand|love|adore)\\b(?! (?:you|it|this|that|how|when|her|him|them)\\b)",
  '\\bonly (?:ever )?(?:drink|eat|wear|buy|watch|listen|read|cook)\\b|\\bI never (?:drink|eat|wear|watch|miss)\\b',
  "\\b(?:I )?(?:hate|can't stand|can't abide|detest) (?:it|them|those|that(?: thing| stuff)?)\\b(?:[,.]|$)",
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

export function isSigned(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}
