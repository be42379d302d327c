import { KIN, PETS } from './shapes/words.ts';
import { isSigned } from './signs.ts';

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH = '(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|may(?= \\d)|(?<=in |of )may)';
const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';

export const cues: [string, string, number][] = [
  // form
  ['exclaims', '!', -0.03],
  ['cited', '["“”]|(?:^|\\s)[\'‘]\\p{L}', -0.19],
  ['laughs', '\\b(?:lol|lmao|ha(?:ha)*|hehe|omg|ugh+|aw+|oops|jk|joke|joking|kidding)\\b', 0.05],
  ['w4', '^\\s*(?:\\S+(?:\\s+|$)){1,4}$', -0.34],
  ['w6', '^\\s*(?:\\S+(?:\\s+|$)){1,6}$', -0.14],
  ['w8', '^\\s*(?:\\S+(?:\\s+|$)){1,8}$', -0.17],
  ['w10', '^\\s*(?:\\S+(?:\\s+|$)){1,10}$', -0.38],
  ['w13', '^\\s*(?:\\S+(?:\\s+|$)){1,13}$', -0.57],
  ['w24', '^\\s*(?:\\S+(?:\\s+|$)){1,24}$', -0.10],
  ['w32', '^\\s*(?:\\S+(?:\\s+|$)){1,32}$', -0.10],
  ['w17', '^\\s*(?:\\S+(?:\\s+|$)){1,17}$', -0.51],
  ['greets', "^\\P{L}*(?:hi+|hey|hello|yo|morning|good|night|ok(?:ay)?|bye|thanks|right|so|well|sorry|yes|yeah|no|nah|ha|oh|wait)\\b", -0.36],
  ['news', '\\b(?:news|guess what|by the way|btw|fun fact|speaking of|talking of|change of plan)\\b', 0.04],
  // to the companion
  ['you', "\\b(?:you|your|you're|yours|yourself)\\b", -0.23],
  ['youbegin', "^\\P{L}*(?:ok |so |well )?(?:you|you're|your|don't|tell|guess|wish|let|what|how|do|is|are|can|who|why|which)\\b", -0.32],
  // not real
  ['if', '\\b(?:if|unless|imagine|pretend|suppose|wish|dream)\\b', 0.01],
  ['would', "\\b(?:would|wouldn't|I'd|could|should|might|maybe|perhaps|probably|must)\\b", -0.02],
  ['mock', '\\b(?:basically|clearly|literally|swear|apparently|obviously|practically|like an?)\\b', -0.31],
  ['reported', '\\b(?:says?|said|goes|asked|told|reckons?|thinks?)\\b', -0.47],
  ['quit-joke', "\\b(?:I'm|I am) (?:quitting|becoming|running off|joining|moving to|now an?|basically|clearly|never)\\b", 0.03],
  ['negated', "\\b(?:not|n't|never|no|nothing|nobody)\\b|n't\\b", -0.23],
  ['future', "\\b(?:will|'ll|going to)\\b", -0.23],
  // the moment
  ['today', '\\b(?:today|tonight|tomorrow|right now|just now|this (?:morning|afternoon|evening|week)|yesterday|last night)\\b', 0.12],
  ['mood', '\\b(?:tired|happy|sad|bored|hungry|cold|hot|warm|angry|mad|low|flat|fine|nervous|proud|grumpy|sleepy|awake|asleep|bed|sleep|nap|mood|feel(?:ing|s)?|felt|hurts?|sore)\\b', -0.40],
  ['weather', '\\b(?:rain(?:ing|s|ed)?|sun(?:ny)?|fog|wind|windy|snow|weather|sky|moon)\\b', -0.08],
  ['meal', '\\b(?:toast|soup|eggs?|dinner|lunch|breakfast|supper|leftovers|pizza|noodles|sausages?|chips|sandwich)\\b', -0.07],
  ['tv', '\\b(?:movie|film|show|telly|tv|song|watching|episode|stuck in my head|read|book)\\b', -0.06],
  ['animal-seen', '\\b(?:gull|seagull|pigeons?|squirrel|goose|geese|sheep|bird|fly|wasps?|bull|spider)\\b', 0.10],
  // the person
  ['I', "\\bI(?:'m|'ve|'ll)?\\b", 0.03],
  ['my', '\\b(?:my|mine)\\b', 0.42],
  ['we', "\\b(?:we(?:'re|'ve|'ll)?|us)\\b", 0.03],
  ['our', '\\bour\\b', 0.11],
  ['me', '\\b(?:me|myself)\\b', 0.11],
  ['he-she', '\\b(?:he|she|him|her|his)\\b', -0.22],
  ['they', '\\b(?:they|them|their)\\b', 0.34],
  ['it', "\\b(?:it|its|it's)\\b", -0.12],
  ['im-a', "\\b(?:I'm|I am|I was|I've been|been) (?:an?|the|in|on|at|from)\\b", 0.26],
  ['have', "\\b(?:I|we|we've|I've) (?:have|had|got|own|keep|kept)\\b|\\bI've (?:an?|two|three|got|had)\\b", -0.28],
  // people and animals
  ['kin', `\\b(?:${KIN}|nan|gran|dad|mum|mom|mother|father|parents|folks|grandma|nana|in-laws?|aunt(?:y|ie)?|cousin|uncle)s?\\b`, 0.35],
  ['my-kin', `\\b(?:my|our|the|me) (?:\\p{L}+ ){0,2}(?:${KIN}|parents|folks|missus|old man|aunty?|cousin)\\b`, 0.36],
  ['friend', '\\b(?:friends?|mates?|bestie|pals?|buddy|chums?|colleague|boss|neighbou?r)\\b', -0.03],
  ['best-friend', '\\b(?:best|oldest|old|closest) (?:friend|mate|pal)s?\\b', 0.06],
  ['partner', '\\b(?:married|together|wedding|anniversary|engaged|husband|wife|missus|girlfriend|boyfriend|partner|fianc)', -0.24],
  ['pet', `\\b(?:${PETS})\\b`, 0.07],
  ['who-is', "\\b(?:that's|thats|he's|she's|he is|she is|it's|is|was) (?:my|our|me|an?|the)\\b", 0.21],
  ['named', '\\b(?:called|named|name(?:s|d)?|calls? (?:me|him|her|it|us)|nickname|goes by|short for)\\b', 0.22],
  ['Name', "(?<=\\p{Ll},? )(?!I\\b|I')\\p{Lu}\\p{Ll}{2,}", 1.19],
  ['Name2', "(?<=\\p{Ll},? )(?!I\\b|I')\\p{Lu}\\p{Ll}{2,}.*(?<=\\p{Ll},? )(?!I\\b|I')\\p{Lu}\\p{Ll}{2,}", -0.04],
  ['Name-verb', "(?:^|[.!] )(?!I\\b|It|He|She|We|They|The|This|That|What|My|Our)\\p{Lu}\\p{Ll}{2,}(?:'s)? (?:is|was|has|had|rang|called|sent|says|thinks|wants|just|and|got|came|made|keeps?|\\p{Ll}+ed)\\b", 0.45],
  // where
  ['home', '\\b(?:live|lives|lived|living|flat|apartment|house|home|street|village|town|city|suburb|basement|landlord|moved|moving|upstairs|rent)\\b', 0.33],
  ['in-Place', '\\b(?:in|at|to|from|near|of|over in|down in|up in) \\p{Lu}\\p{Ll}+', 0.11],
  ['origin', '\\b(?:grew up|growing up|born|raised|hometown|as a (?:kid|child|boy|girl)|when I was|childhood|come from|came from|from)\\b', 0.60],
  ['out-in', '\\b(?:out|over|up|down) (?:in|at|by|near|on|to)\\b', 0.25],
  // work and study
  ['work', '\\b(?:work(?:s|ed|ing)?|job|boss|shifts?|office|shop|clinic|factory|company|depot|trade|hired|retired|colleagues?|clients?|customers?|patients?|apprentice(?:ship)?|career|manager|foreman|night shift|for a living)\\b', 0.05],
  ['study', '\\b(?:stud(?:y|ies|ied|ying)|school|uni|university|college|course|class(?:es)?|degree|trained|exam|lessons?|learn(?:ing|t|ed)?|teach(?:es|ing)?|taught)\\b', 0.60],
  ['role', '\\b(?:nurse|teacher|driver|plumber|electrician|welder|carpenter|joiner|builder|chef|cook|baker|barber|farmer|vet|lawyer|engineer|clerk|mechanic|fitter|postman|librarian|translator|designer|cleaner|guard|gardener|hairdresser|accountant|keeper|dispatcher|waiter|waitress|cashier|pilot|captain|director|coach)\\b', 0.28],
  // taste
  ['love', '\\b(?:love|loves|loved|adore|enjoy|like(?= (?:my|the|to)\\b)|fond of|keen on|into|obsessed|mad about|fan)\\b', -0.25],
  ['hate', "\\b(?:hate|hates|hated|(?:can't|cannot|can not|couldn't|never could|can never) (?:stand|bear|abide|eat|drink)|despise|loathed?|detest|won't (?:eat|have|touch|drink)|don't (?:eat|drink|touch|like|do)|stand (?:the|it|them|of)|keep .{2,20} away)\\b", 0.53],
  ['favorite', '\\b(?:favou?rite|best|worst|only|nothing (?:but|else|beats)|rather|prefer|thing)\\b', 0.57],
  ['ever', '\\b(?:ever|never|always|usually|mostly|anymore|any more|still)\\b', 0.12],
  ['tastes', '\\b(?:tastes?|taste like|smells? (?:like|of)|soap)\\b', 0.04],
  ['food', '\\b(?:coffee|tea|milk|sugar|syrup|beer|wine|pie|cheese|fish|meat|vegetarian|vegan|coriander|cilantro|olives?|mushrooms?|onions?|garlic|coconut|raisins|beetroot|aubergine|celery|liver|marmite|licorice|curry|cake|biscuits?|chocolate|honey|pierogi|dumplings?|ramen|tacos?)\\b', 0.51],
  ['music', '\\b(?:play(?:s|ed|ing)? (?:the )?\\p{L}+|guitar|piano|violin|viola|bass|accordion|drums|trumpet|banjo|ukulele|flute|choir|band|record(?:s)?|album|vinyl|singing|sing|sang|concert|orchestra|instrument)\\b', 0.52],
  ['hobby', '\\b(?:collect(?:s|ing|ion)?|knit(?:ting)?|crochet|sew|paint(?:ing)?|build(?:ing)?|restor(?:e|ing)|repair|fix(?:ing)? up|doing up|garden(?:ing)?|grow|bak(?:e|ing)|brew|fish(?:ing)?|swim(?:ming)?|run(?:ning)?|climb(?:ing)?|cycl(?:e|ing)|darts|chess|football|rugby|cricket|tennis|badminton|bowling|curling|quiz|team|club|league|training|crossword|puzzles?|hobby|shelf|shelves|models?|stamps)\\b', 0.52],
  ['vehicle', '\\b(?:car|truck|van|bike|bicycle|ute|wagon|motor(?:bike)?|scooter|boat|tram|bus|ford|fiesta|honda|civic|toyota|yaris|skoda|hilux|volvo|fiat|nissan|mazda|subaru|kia|vw|peugeot|renault|corsa|drive|drove|engine|clutch|miles)\\b', 0.14],
  // again and again, for long
  ['every', '\\b(?:every|each|once a|twice a|daily|weekly)\\b', 0.42],
  ['every-day', `\\bevery (?:single |other )?(?:day|week|month|year|morning|night|evening|weekend|summer|winter|spring|${WEEKDAY}s?)\\b`, 0.12],
  ['weekday', `\\b${WEEKDAY}s?\\b`, 0.01],
  ['weekdays', `\\b${WEEKDAY}s\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights?|mornings?|evenings?)\\b`, 0.24],
  ['years', `\\b(?:${NUMBER}|many|a few) (?:years?|yrs?|winters|summers|months)\\b|\\byears\\b`, 0.60],
  ['since', `\\b(?:since|for (?:${NUMBER}|years|ages|most of|half)|half my life|all my life|my whole life|most of my|used to|back in|ever since|years ago|before)\\b`, 0.53],
  ['year', '\\b(?:19|20)\\d\\d\\b', 0.19],
  ['number', `\\b${NUMBER}\\b`, 0.67],
  ['age', "\\b(?:I'm|I am|turn(?:ed|ing)?|at|aged?) (?:\\d\\d|twenty|thirty|forty|fifty|sixty|seventy)\\b|\\b(?:birthdays?|bday|years old|\\d\\dth|older|younger|oldest|youngest|eldest|twins?)\\b", 0.38],
  ['date', `\\b${MONTH}\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\bthe (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\p{L}+teenth|twentieth|\\p{L}+-?first) of\\b`, 0.58],
  ['time', "\\b(?:at|by|till|before|past) (?:\\d{1,2}(?:[:.]\\d\\d)?|noon|midnight|half|five|six|seven|eight|nine|ten|dawn)\\b|\\b\\d(?:am|pm)\\b|\\bo'?clock\\b|\\balarm\\b", 0.02],
  // plans and what changes
  ['plan', '\\b(?:book(?:ed|ing)?|trip|holiday|vacation|flying|fly|flight|visit(?:ing)?|travel|hotel|wedding|party|camping|weekend|appointment|interview|signed up|tickets?)\\b', 0.04],
  ['saving', '\\b(?:sav(?:ing|ed) (?:up )?(?:for|to)|saving|fund|put(?:ting)? (?:\\p{L}+ )?(?:aside|away|by)|goal|dream|one day|someday|train(?:ing)? for|want to|plan(?:ning)? to|before I)\\b', -0.02],
  ['change', '\\b(?:instead|from now on|from here on|as of|moved|shifted|swapped|changed?|cancelled|called off|no longer|anymore|quit|notice|packed it in|sold|traded|gone|start(?:s|ed|ing)?|new|now|these days|double.?booked|postponed|got the (?:job|keys))\\b', 0.40],
  ['got', '\\b(?:bought|got|picked up|adopted|given|gave|left me|handed|inherited|passed down|belonged)\\b', 0.21],
  ['heirloom', "\\b(?:grandma|grandmother|grandfather|grandad|granddad|grandpa|gran|nan|nana|dad|mum|mom|father|mother|opa|oma|koro|uncle|aunt|great-\\p{L}+)'?s? (?!called|rang|said|says|phoned)|\\bused to be\\b", 0.22],
  ['taught', '\\b(?:taught (?:me|myself)|teaching myself|learn(?:t|ed|ing) (?:it|to|the|from)|know how)\\b', 0.08],
  ['stranger', '\\b(?:an?|some|the|this|that|one|two|old|another|every) (?:\\p{L}+ ){0,1}(?:man|woman|lady|ladies|guys?|bloke|fell[ae]r?|lads?|lass|kids?|girls?|boy|person|people|customer|driver|someone|somebody|neighbou?r|couple|mrs)\\b|\\b(?:someone|somebody|everyone|everybody|people|mrs|mr)\\b', -0.27],
  ['they-did', '\\b(?:he|she|they) (?:was|were|had|said|says|did|went|came|got|put|sent|goes|thinks|looked|took|gave|asked|told|\\p{L}+ed)\\b', -0.21],
  ['I-did', '\\bI (?:was|had|said|did|went|came|put|sent|looked|took|gave|asked|told|nearly|almost|just|thought|saw|ate|made|\\p{L}{3,}ed)\\b', -0.28],
  ['I-am', "\\b(?:I'm|we're|I am|we are)\\b", -0.02],
  ['I-do', "\\b(?:I|we) (?:also |only |still |always |never |usually |mostly |really |don't |do not |can't |can )?(?:am|live|work|drive|play|make|write|collect|keep|grow|own|have|love|hate|like|drink|eat|go|do|run|swim|read|speak|sing|take|bring|teach|knit|fish|repair|sell|train|call|need|want|use|wear|cook|bake|ride|walk|watch|support|sleep|put|get|know|translate|clean|cut|fix|build)\\b(?! (?:it|that|what|how|why|when|if|you)\\b)", 0.07],
  ['still-has', "\\b(?:has|have|had|'ve|'s) (?:been|lived|worked|had|always|never|got)\\b", -0.03],
  ['does', "\\b(?:she|he|they|who|that|it)(?:'s| is| are|s)? (?:lives?|works?|plays?|drives?|runs?|teaches|fix(?:es|ing)|driving|working|living|training|learning|studying|doing|an? )\\b", 0.22],
  ['nobody', "^(?!.*\\b(?:I|I'm|I've|I'll|my|me|mine|we|we're|us|our|ours|myself)\\b)", -0.60],
  ['nobody-kin', "^(?!.*\\b(?:I|I'm|I've|I'll|my|me|mine|we|we're|us|our|ours|myself)\\b).*\\b(?:he|she|him|her|his|they)\\b", 0.02],
  ['I-subject', "(?:^|[.,] |\\band |\\bbut |\\bso )(?:I|I'm|I've|we|we're|we've|my|our)\\b", 0.05],
  ['thing-of-I', "\\b(?:that|what|which|it|them|him|her|one|all) (?:I|we)(?:'ve|'m)?\\b|\\bis (?:my|our)\\b", 0.15],
  ['said-I', '\\bI (?:says?|said|goes|told|asked|thought)\\b', -0.05],
  ['n-th', '\\b(?:first|second|third|\\d+(?:st|nd|rd|th))\\b', 0.24],
  ['from-now', '\\b(?:from (?:now|here|today|this \\p{L}+day|next)|these days|instead|as of|now its|so its|change of plan)\\b', 0.71],
  ['gone', "\\b(?:is|are|'s|s) (?:gone|out|off|over|cancelled|moved|sold)\\b|\\b(?:sold|traded|swapped|cancelled|shifted|moved|got moved)\\b", 0.04],
  ['myself', '\\b(?:as I|like me|for me|I (?:also|only|do|still|always|never|used|make|play|write|drive|grow|keep|collect|read|speak|sing|run|swim|fish|teach|bring|take|have|own|go|work|live|support|hate|love))\\b', 0.24],
  ['my-noun', '\\bmy (?:\\p{L}+ ){0,2}(?:car|bike|truck|boat|guitar|job|boss|team|shelf|collection|street|town|band|song|coffee|tea|drink|name|birthday|flat|house)\\b', 0.18],
];

/** What every passage begins with. */
const SIGN = 4;
const START = -1.21;

const table = cues.map(([name, pattern, points]) => ({ pattern: new RegExp(pattern, /Name|Place/.test(name) ? 'u' : 'iu'), points }));

/** How much speaks for it that a text says something lasting of whoever wrote it: from 0 on it is worth keeping. */
export function pointsOf(text: string): number {
  return table.reduce((sum, { pattern, points }) => sum + (pattern.test(text) ? points : 0), START + (isSigned(text) ? SIGN : 0));
}
