import { phraseList } from './phrase-list.ts';
import { KIN, PETS } from './shapes/words.ts';

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH =
  '(?:january|february|march|april|june|july|august|september|october|november|december|' +
  'jan|feb|apr|aug|sept?|oct|nov|dec|may(?= \\d)|(?<=\\b(?:in|of) )may)';
const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';

/** A name begins with a capital: of these cues it matters. */
const capitals = new Set(['a name', 'what a name does']);

/**
 * What speaks for a passage to say something that lasts of whoever wrote it, and what against: points, a cue, and what
 * it is found by. The points were learned once, by logistic regression over the passages of the scripts 1 to 15 in
 * tests/bench/memory (those with a fact against those of which nothing is to be remembered); a cue stayed where it had
 * at least a tenth of a point. Of the writers 8 to 15, each left out of it in turn, 16 of 25 facts had 0 points, and
 * one of twenty messages that had them was junk. The rules by themselves ask for less (`LEAST` in `passages.ts`).
 */
const cues = phraseList(String.raw`
  -0.2 cited: ["“”]|(?:^|\s)['‘]\p{L}
  -0.3 at most 4 words: ^\s*(?:\S+(?:\s+|$)){1,4}$
  -0.1 at most 6 words: ^\s*(?:\S+(?:\s+|$)){1,6}$
  -0.2 at most 8 words: ^\s*(?:\S+(?:\s+|$)){1,8}$
  -0.4 at most 10 words: ^\s*(?:\S+(?:\s+|$)){1,10}$
  -0.6 at most 13 words: ^\s*(?:\S+(?:\s+|$)){1,13}$
  -0.6 at most 17 words: ^\s*(?:\S+(?:\s+|$)){1,17}$
  -0.4 greets: ^\P{L}*(?:hi+|hey|hello|yo|morning|good|night|ok(?:ay)?|bye|thanks|right|so|well|sorry|yes|yeah|no
    |nah|ha|oh|wait)\b
  -0.2 the companion: \b(?:you|your|you're|yours|yourself)\b
  -0.3 begins with the companion or a request: ^\P{L}*(?:(?:ok|so|well) )?(?:you|you're|your|don't|tell|guess|wish
    |let|what|how|do|is|are|can|who|why|which)\b
  -0.3 in jest: \b(?:basically|clearly|literally|swear|apparently|obviously|practically|like an?)\b
  -0.5 reported: \b(?:says?|said|goes|asked|told|reckons?|thinks?)\b
  -0.2 negated: \b(?:not|n't|never|no|nothing|nobody)\b|n't\b
  -0.2 future: \b(?:will|'ll|going to)\b
  -0.4 a mood or a rest: \b(?:tired|happy|sad|bored|hungry|cold|hot|warm|angry|mad|low|flat|fine|nervous|proud
    |grumpy|sleepy|awake|asleep|bed|sleep|nap|mood|feel(?:ing|s)?|felt|hurts?|sore)\b
  0.4 my: \b(?:my|mine)\b
  -0.2 he or she: \b(?:he|she|him|her|his)\b
  0.3 they: \b(?:they|them|their)\b
  0.3 what one is: \b(?:I'm|I am|I was|I've been|been) (?:an?|the|in|on|at|from)\b
  -0.3 what one has: \b(?:I|we|we've|I've) (?:have|had|got|own|keep|kept)\b|\bI've (?:an?|two|three|got|had)\b
  0.4 kin: \b(?:${KIN}|nan|gran|dad|mum|mom|mother|father|parents|folks|grandma|nana|in-laws?|aunt(?:y|ie)?|cousin
    |uncle)s?\b
  0.4 kin of one's own: \b(?:my|our|the|me) (?:\p{L}+ ){0,2}(?:${KIN}|parents|folks|missus|old man|aunty?|cousin)\b
  -0.2 partner: \b(?:married|together|wedding|anniversary|engaged|husband|wife|missus|girlfriend|boyfriend|partner
    |fianc)
  0.2 who or what it is: \b(?:that's|thats|he's|she's|he is|she is|it's|is|was) (?:my|our|me|an?|the)\b
  0.2 named: \b(?:called|named|name(?:s|d)?|calls? (?:me|him|her|it|us)|nickname|goes by|short for)\b
  1.2 a name: (?<=\p{Ll},? )(?!I\b|I')\p{Lu}\p{Ll}{2,}
  0.4 what a name does: (?:^|[.!] )(?!I\b|It|He|She|We|They|The|This|That|What|My
    |Our)\p{Lu}\p{Ll}{2,}(?:'s)? (?:is|was|has|had|rang|called|sent|says|thinks|wants|just|and|got|came|made|keeps?
    |\p{Ll}+ed)\b
  0.3 home: \b(?:live|lives|lived|living|flat|apartment|house|home|street|village|town|city|suburb|basement
    |landlord|moved|moving|upstairs|rent)\b
  0.6 origin: \b(?:grew up|growing up|born|raised|hometown|as a (?:kid|child|boy|girl)|when I was|childhood
    |come from|came from|from)\b
  0.2 out in, over at: \b(?:out|over|up|down) (?:in|at|by|near|on|to)\b
  0.6 study: \b(?:stud(?:y|ies|ied|ying)|school|uni|university|college|course|class(?:es)?|degree|trained|exam
    |lessons?|learn(?:ing|t|ed)?|teach(?:es|ing)?|taught)\b
  0.3 role: \b(?:nurse|teacher|driver|plumber|electrician|welder|carpenter|joiner|builder|chef|cook|baker|barber
    |farmer|vet|lawyer|engineer|clerk|mechanic|fitter|postman|librarian|translator|designer|cleaner|guard|gardener
    |hairdresser|accountant|keeper|dispatcher|waiter|waitress|cashier|pilot|captain|director|coach)\b
  -0.3 love: \b(?:love|loves|loved|adore|enjoy|like(?= (?:my|the|to)\b)|fond of|keen on|into|obsessed|mad about|fan)\b
  0.5 hate: \b(?:hate|hates|hated|(?:can't|cannot|can not|couldn't|never could|can never) (?:stand|bear|abide|eat
    |drink)|despise|loathed?|detest|won't (?:eat|have|touch|drink)|don't (?:eat|drink|touch|like|do)|stand (?:the|it
    |them|of)|keep .{2,20} away)\b
  0.6 favorite: \b(?:favou?rite|best|worst|only|nothing (?:but|else|beats)|rather|prefer|thing)\b
  0.1 ever, never, always: \b(?:ever|never|always|usually|mostly|anymore|any more|still)\b
  0.5 food: \b(?:coffee|tea|milk|sugar|syrup|beer|wine|pie|cheese|fish|meat|vegetarian|vegan|coriander|cilantro
    |olives?|mushrooms?|onions?|garlic|coconut|raisins|beetroot|aubergine|celery|liver|marmite|licorice|curry|cake
    |biscuits?|chocolate|honey|pierogi|dumplings?|ramen|tacos?)\b
  0.5 music: \b(?:play(?:s|ed|ing)? (?:the )?\p{L}+|guitar|piano|violin|viola|bass|accordion|drums|trumpet|banjo
    |ukulele|flute|choir|band|record(?:s)?|album|vinyl|singing|sing|sang|concert|orchestra|instrument)\b
  0.5 hobby: \b(?:collect(?:s|ing|ion)?|knit(?:ting)?|crochet|sew|paint(?:ing)?|build(?:ing)?|restor(?:e|ing)
    |repair|fix(?:ing)? up|doing up|garden(?:ing)?|grow|bak(?:e|ing)|brew|fish(?:ing)?|swim(?:ming)?|run(?:ning)?
    |climb(?:ing)?|cycl(?:e|ing)|darts|chess|football|rugby|cricket|tennis|badminton|bowling|curling|quiz|team|club
    |league|training|crossword|puzzles?|hobby|shelf|shelves|models?|stamps)\b
  0.1 vehicle: \b(?:car|truck|van|bike|bicycle|ute|wagon|motor(?:bike)?|scooter|boat|tram|bus|ford|fiesta|honda
    |civic|toyota|yaris|skoda|hilux|volvo|fiat|nissan|mazda|subaru|kia|vw|peugeot|renault|corsa|drive|drove|engine
    |clutch|miles)\b
  0.4 every: \b(?:every|each|once a|twice a|daily|weekly)\b
  0.2 weekdays: \b${WEEKDAY}s\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights?|mornings?|evenings?)\b
  0.6 years: \b(?:${NUMBER}|many|a few) (?:years?|yrs?|winters|summers|months)\b|\byears\b
  0.5 since: \b(?:since|for (?:${NUMBER}|years|ages|most of|half)|half my life|all my life|my whole life
    |most of my|used to|back in|ever since|years ago|before)\b
  0.2 year: \b(?:19|20)\d\d\b
  0.7 number: \b${NUMBER}\b
  0.4 age: \b(?:I'm|I am|turn(?:ed|ing)?|at|aged?) (?:\d\d|twenty|thirty|forty|fifty|sixty|seventy)\b
    |\b(?:birthdays?|bday|years old|\d\dth|older|younger|oldest|youngest|eldest|twins?)\b
  0.6 date: \b${MONTH}\b|\b\d+(?:st|nd|rd|th)\b|\bthe (?:first|second|third|fourth|fifth|sixth|seventh|eighth
    |ninth|tenth|\p{L}+teenth|twentieth|\p{L}+-?first) of\b
  0.4 change: \b(?:instead|from now on|from here on|as of|moved|shifted|swapped|changed?|cancelled|called off
    |no longer|anymore|quit|notice|packed it in|sold|traded|gone|start(?:s|ed|ing)?|new|now|these days
    |double.?booked|postponed|got the (?:job|keys))\b
  0.2 got or given: \b(?:bought|got|picked up|adopted|given|gave|left me|handed|inherited|passed down|belonged)\b
  0.2 heirloom: \b(?:grandma|grandmother|grandfather|grandad|granddad|grandpa|gran|nan|nana|dad|mum|mom|father
    |mother|opa|oma|koro|uncle|aunt|great-\p{L}+)'?s? (?!called|rang|said|says|phoned)|\bused to be\b
  -0.3 stranger: \b(?:an?|some|the|this|that|one|two|old|another|every) (?:\p{L}+ ){0,1}(?:man|woman|lady|ladies
    |guys?|bloke|fell[ae]r?|lads?|lass|kids?|girls?|boy|person|people|customer|driver|someone|somebody|neighbou?r
    |couple|mrs)\b|\b(?:someone|somebody|everyone|everybody|people|mrs|mr)\b
  -0.2 what others did: \b(?:he|she|they) (?:was|were|had|said|says|did|went|came|got|put|sent|goes|thinks|looked
    |took|gave|asked|told|\p{L}+ed)\b
  -0.3 what one just did: \bI (?:was|had|said|did|went|came|put|sent|looked|took|gave|asked|told|nearly|almost
    |just|thought|saw|ate|made|\p{L}{3,}ed)\b
  0.2 what somebody does: \b(?:she|he|they|who|that|it)(?:'s| is| are|s)? (?:lives?|works?|plays?|drives?|runs?
    |teaches|fix(?:es|ing)|driving|working|living|training|learning|studying|doing|an? )\b
  -0.7 nobody of one's own: ^(?!.*\b(?:I|I'm|I've|I'll|my|me|mine|we|we're|us|our|ours|myself)\b)
  0.1 a thing one does: \b(?:that|what|which|it|them|him|her|one|all) (?:I|we)(?:'ve|'m)?\b|\bis (?:my|our)\b
  0.2 first, second: \b(?:first|second|third|\d+(?:st|nd|rd|th))\b
  0.7 from now on: \b(?:from (?:now|here|today|this \p{L}+day|next)|these days|instead|as of|now its|so its
    |change of plan)\b
  0.3 what one does: \b(?:as I|like me|for me|I (?:also|only|do|still|always|never|used|make|play|write|drive|grow
    |keep|collect|read|speak|sing|run|swim|fish|teach|bring|take|have|own|go|work|live|support|hate|love))\b
  0.2 a thing of one's own: \bmy (?:\p{L}+ ){0,2}(?:car|bike|truck|boat|guitar|job|boss|team|shelf|collection
    |street|town|band|song|coffee|tea|drink|name|birthday|flat|house)\b
`).map((line) => {
  const [, points, cue = '', pattern = ''] = line.replaceAll(' |', '|').match(/^(\S+) (.+?): (.+)$/) ?? [];
  return { points: Number(points), pattern: new RegExp(pattern, capitals.has(cue) ? 'u' : 'iu') };
});

/** What is told so plainly of oneself that few words are enough: 'I crochet', 'Thursday nights are bowling'. */
const plain = [
  '\\bI (?:also )?(?:play|study|teach|collect|speak|coach|volunteer|knit|crochet|paint|build|restore|brew|sing)\\b(?! so\\b)',
  `^(?:on |my |our )?${WEEKDAY}s?(?: nights?| mornings?| evenings?| afternoons?)?,? (?:is|are|means?|I|we)\\b`,
  `^(?:every|each) (?:single |other )?(?:${WEEKDAY}|week|weekend|month|morning|evening|night)\\b.* (?:I|we|it's|is)\\b`,
  '^(?:\\p{L}+|\\d+) years (?:now )?(?:I|we)\\b',
  `\\b(?:my|our) (?:${KIN})\\b.*[.] \\p{L}+ (?:never|always)\\b`,
  `\\b(?:${PETS})\\b.* with (?:me|us)\\b`,
  '\\bI (?:was|am) (?:wed|married|engaged) to \\p{L}+',
  "\\b(?:that|which) I(?:'m| am|'ve been) (?:building|writing|making|restoring|knitting|sewing|learning|saving for|training for)\\b",
  "\\b(?:hate|can't stand|can't abide|detest) (?:it|them|those|that(?: thing| stuff)?)(?:[,.]|$)",
  '\\b(?:my|our|me) (?:best|oldest) (?:mate|friend|pal)\\b',
  '\\bnothing (?:beats|compares (?:to|with)|is better than)\\b',
  '\\bif (?:I|you) .*\\b(?:only (?:one|eat|have|drink|listen|watch)|rest of (?:my|your) life)\\b.*\\bit would be\\b',
  "\\bwithout (?:my|the|an?) .{2,25}\\bI (?:can't|don't|never)\\b",
  "\\bbefore I(?:'m| am| turn) \\p{L}+|\\bI(?:'m| am) (?:resolved|determined|set on|aiming)\\b",
  "\\bfrom (?:now|here|today)(?: on)?,? you(?:'re| are)\\b",
  '\\bI (?:moved|came) (?:here|over) from\\b',
];

/** What every passage begins with: the cues have to lift it. */
const START = -1.3;
const PLAIN = 4;

const plainly = new RegExp(plain.join('|'), 'iu');

/** How much speaks for it that a text says something lasting of whoever wrote it: from 0 on it is sure enough. */
export function pointsOf(text: string): number {
  const begun = START + (plainly.test(text) ? PLAIN : 0);
  return cues.reduce((sum, { pattern, points }) => sum + (pattern.test(text) ? points : 0), begun);
}
