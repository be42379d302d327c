const list = (words: string) =>
  words
    .trim()
    .split(/\s*\|\s*/)
    .join('|');

export const PETS =
  list(`dogs?|puppy|puppies|pup|pups|cats?|kittens?|kitty|hamsters?|rabbits?|bunny|bunnies|parrots?|
  budgies?|bird|birds|fish|goldfish|horses?|pony|ponies|turtles?|tortoises?|snakes?|lizards?|geckos?|ferrets?|
  guinea pigs?|lurcher|pigeons?|staffy|pug|chihuahua|
  chickens?|hens?|rats?|mouse|mice|pets?|labradors?|lab|poodles?|terriers?|greyhounds?|whippet|beagles?|collie|corgi|
  dachshunds?|spaniels?|retrievers?|huskys?|husky|shepherds?|axolotl|cockatiel|chinchilla|donkey|goats?`);
const MANY_KIN = `lads?|lass|eldest|youngest|
  sisters?|brothers?|siblings?|sons?|daughters?|kids?|children|child|baby|boys?|girls?|stepsons?|
  stepdaughters?|stepsisters?|stepbrothers?|half-sisters?|half-brothers?|twins?|nieces?|nephews?|cousins?|uncles?|
  aunts?|
  auntie|grandsons?|granddaughters?|grandkids|grandchildren|godson|goddaughter|best friend|best mate|bestie|
  roommates?|
  flatmates?|housemates?`;
const SINGLE_KIN = `wife|husband|missus|hubby|other half|
  partner|girlfriend|boyfriend|gf|bf|fianc[eé]e?|mom|mum|mam|mama|mother|dad|daddy|papa|father|
  stepdad|stepmom|
  stepmum|grandma|grandmother|gran|granny|nan|nana|grandpa|granddad|grandad|grandfather|abuela|abuelo|oma|opa|nonna|
  nonno|mother-in-law|father-in-law`;
export const KIN = list(`${MANY_KIN}|${SINGLE_KIN}`);
/** Every word for a being of one's own. */
export const somebody = new RegExp(`\\b(?:${KIN}|${PETS})\\b`, 'giu');

const MONTHS =
  list(`January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|
  Jun|Jul|Aug|Sept?|Oct|Nov|Dec`);
const DAYS = 'Mon|Tues?|Wed|Wednes|Thu|Thurs?|Fri|Sat|Satur|Sun';
const WEEKDAY = `(?:${DAYS})(?:day)?s?`;
const NUMBER =
  list(`\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a couple of|
  a few|several|many|some`);
const UNIT = 'days?|weeks?|weekends?|months?|years?|summer|winter|spring|fall|autumn|term|semester';

/** Words that end a name or never are one. */
const NO_NAME =
  list(`a|an|the|and|but|or|so|if|is|am|are|was|were|be|been|has|have|had|do|does|did|not|never|no|yes|who|
  what|when|where|why|how|which|that|this|these|it|he|she|they|we|you|me|us|him|her|them|my|your|his|its|our|their|
  in|on|
  at|to|of|for|from|with|by|about|as|into|than|then|just|really|always|also|still|even|only|too|very|now|here|there|
  home|
  back|again|after|before|because|since|while|all|both|either|says?|said|will|would|can|could|should|might|must|may|
  got|gets|get|went|goes|go|came|comes|come|lives?|works?|loves?|likes?|hates?|wants?|keeps?|kept|thinks?|knows?|
  makes?|
  made|called|calls|named|name|used|usually|sometimes|often|finally|already|almost|gave|gives|took|takes|turned|turns|
  something|anything|nothing|everything|someone|same|like|after|food|toys?|stuff|birthday|wedding|house|place|car|
  years?|old|age|back|thing|after|in-law|side|because|probably|maybe|actually|ate|sat|ran|died|passed|moved|bought`);
const FIRST = `(?!(?:${NO_NAME})\\b)[\\p{L}][\\p{L}'’.-]*[\\p{L}.]`;
/** A place goes on over small words: 'the Isle of Man', 'Stoke on Trent'. */
const NO_PLACE =
  list(`a|an|the|my|our|your|his|her|and|but|or|so|with|because|for|since|now|right|where|when|who|which|i|
  from|to|in|at|on|last|this|next|near|by|after|before|about|together|alone|too|these|those|again|until|till|as|it|
  that|here|there|is|was|not|am|originally|currently|all|every|only|just|if|we|they|one|two|three|four|five|six|ten|
  \\d+|during|around|back|well|but|though|though|always|born|me|us|him|them|tomorrow|today|soon|ages|years?|never`);
const PLACE_WORD = `(?!(?:${NO_PLACE})\\b)[\\p{L}][\\p{L}'’.-]*`;

const NATIONS =
  list(`American|British|English|Scottish|Welsh|Irish|Canadian|Australian|German|French|Italian|Spanish|
  Portuguese|Dutch|Belgian|Swiss|Austrian|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Ukrainian|
  Russian|Swedish|Norwegian|Danish|Finnish|Icelandic|Estonian|Latvian|Lithuanian|Croatian|Serbian|Indian|Pakistani|
  Bangladeshi|Chinese|Japanese|Korean|Vietnamese|Thai|Filipin[oa]|Indonesian|Malaysian|Mexican|Brazilian|Colombian|
  Argentinian|Chilean|Peruvian|Cuban|Nigerian|Ghanaian|Kenyan|South African|Egyptian|Moroccan|Lebanese|Iranian|Iraqi|
  Syrian`);
const TRAITS =
  list(`left[- ]?handed|right[- ]?handed|lefty|night owl|early bird|(?:big )?morning person|evening person|
  night person|only child|identical twin|twin|introvert(?:ed)?|extrovert(?:ed)?|homebody|bookworm|dog person|
  cat person|(?:summer|winter|autumn) person|
  people person|alto|soprano|tenor|baritone|
  perfectionist|minimalist|light sleeper|heavy sleeper|tea drinker|coffee (?:snob|drinker|person)|
  oldest|youngest|eldest|middle child|ambidextrous|(?:huge |total |big )?(?:nerd|geek|foodie|gamer)|aries|taurus|
  gemini|
  leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|Aries|Taurus|Gemini|Leo|Virgo|Libra|Scorpio|
  Sagittarius|Capricorn|Aquarius|Pisces`);
const ROLES =
  list(`[\\p{L}-]+(?:ologist|ographer|echnician|itect|ineer|ician|arian|smith|maker|keeper|worker|driver)|
  [\\p{L}-]*(?:writer|teacher|nurse|designer|developer|programmer|manager|officer|engineer|scientist|analyst|
  consultant|
  assistant|operator|painter|trainer)|vet|doctor|surgeon|dentist|chef|cook|baker|barista|waiter|waitress|bartender|
  server|lawyer|solicitor|barrister|paralegal|accountant|bookkeeper|artist|musician|drummer|guitarist|pianist|
  violinist|
  cellist|singer|actor|actress|dancer|comedian|farmer|gardener|carpenter|joiner|plumber|electrician|mechanic|welder|
  roofer|builder|bricklayer|researcher|pilot|flight attendant|pharmacist|paramedic|firefighter|fireman|soldier|sailor|
  cashier|clerk|salesman|saleswoman|salesperson|translator|interpreter|editor|journalist|reporter|hairdresser|barber|
  stylist|beautician|cleaner|caretaker|janitor|secretary|receptionist|freelancer|intern|professor|lecturer|tutor|
  tailor|
  seamstress|florist|guard|postman|mailman|courier|judge|economist|statistician|coach|midwife|carer|caregiver|nanny|
  au pair|therapist|psychologist|counsel+or|model|animator|illustrator|tattooist|stagehand|potter|sculptor|plasterer|
  surveyor|conductor|fisherman|butcher|brewer|diver|ranger|photojournalist|data entry clerk|recruiter|realtor|
  estate agent|travel agent|agent|tester|admin|administrator|accountant|auditor|banker|trader|broker|actuary|ceo|cto|
  founder|entrepreneur|streamer|youtuber|blogger|podcaster|producer|director|veterinarian|orderly|radiographer|
  physio|physiotherapist|optician|optometrist|architect|student|apprentice`);

/** What it is not: the companion, what was just said, a mood, how something was. */
const NOT_LASTING = list(`you|your|yours|that|this|it|these|those|him|her|them|us|how|when|where|what|who|why|
  to (?:be|say|think|know|see|hear|tell|talk|chat|hug|kiss|meet|go|sleep|cry|thank|believe|imagine|bother|complain|
  admit|
  help)|being (?:with|here|around)|talking|chatting|myself|my (?!own)|the (?:way|idea|fact|sound of (?:that|your))|
  waiting|
  everything|everyone|nothing|a good|a lot|so much|much|all|each|feeling|coming|having to|hearing|seeing you|
  going home|
  and|but|people like|our|making (?:him|her|them)|watching (?:him|her|them)|another|one`);

/** Verbs of a moment, of the talk itself, or of the past: 'I think', 'I need', 'I went'. */
const MOMENTARY =
  list(`am|are|is|was|were|be|been|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|
  must|need|want|wish|hope|think|thought|guess|mean|meant|know|knew|feel|felt|see|saw|hear|heard|say|said|tell|told|
  ask|get|got|give|gave|go|went|come|came|take|took|make|made|bet|swear|reckon|suppose|suspect|assume|doubt|wonder|
  believe|agree|disagree|promise|remember|remembered|forget|forgot|understand|understood|imagine|dream|dreamt|care|
  mind|worry|look|seem|sound|smell|appear|owe|blame|thank|appreciate|apologi[sz]e|miss|trust|keep|kept|put|let|lost|
  left|lose|leave|found|find|met|meet|sat|sit|slept|spent|spend|woke|wake|wrote|bought|buy|brought|bring|broke|break|
  fell|fall|held|hold|paid|pay|sent|send|set|shut|stood|stand|won|win|drove|rode|spoke|swam|threw|throw|wore|built|
  caught|catch|fought|taught|ate|drank|ran|began|begun|hit|cut|quit|read|hurt|cost|chose|choose|hid|led|lay|rang|sang|
  sold|shook|ever|include|forgive|crept|overtook|
  stuck|stole|tore|wound|spilled|spilt|burnt|learnt|dropped|laugh|laughed|cry|cried|try|tried|call|blew|grew|
  dug|fed|fled|flew|hung|lent|rose|sank|shot|slid|spat|split|spun|stung|swept|swore|slammed|just|still|also|even|only|
  really|about|oughta|ought|ain't|
  never|always|usually|often|sometimes|literally|totally|kinda|sort|kind|too|not|either|both|all|at|in|on|for|
  from|of|as|or|and|but|the|an?|my|our|like|love|hate|enjoy|prefer|live|work|stop|wait|end|start|turn|run|play|collect|
  support|pretend|ignore|obey|surrender|demand|declare|beg|deserve|vote|survive|die|suffer|ache|fancy|crave|expect|
  plan|intend|decide|consider|refuse|deny|admit|confess|mention|repeat|insist|notice|realise|realize|regret|resent|
  recall|recommend|suggest|sit|cover|finish|text|message|sulk|panic|freak|rant|ramble|joke|kid|lie|cannot|stare`);

/** What stands in <> in the shapes. */
export const words: Record<string, string> = {
  my: '(?:my|our) (?:[\\p{Ll}-]+ ){0,2}?',
  called: "(?: (?:is|was) (?:called|named)|'?s name is| name is| names| goes by)",
  lasting: `(?!(?:${NOT_LASTING})\\b)(?<thing>[\\p{L}\\p{N}][^,]*)`,
  momentary: `(?:${MOMENTARY})`,
  pets: `(?<pet>${PETS})`,
  kin: `(?<kin>${KIN})`,
  partner: '(?:wife|husband|missus|hubby|other half|partner|girlfriend|boyfriend|gf|bf|fianc[eé]e?)',
  name: `(?<name>${FIRST}(?: (?=\\p{Lu})${FIRST}){0,2})`,
  Name: `(?<name>(?=\\p{Lu})${FIRST}(?: (?=\\p{Lu})${FIRST}){0,2})`,
  place: `(?<place>(?:the )?${PLACE_WORD}(?:(?: of| on| upon| de| la| le)? ${PLACE_WORD}){0,2})`,
  thing: `(?<thing>['’]?[\\p{L}\\p{N}][^,]*)`,
  noun: "(?<noun>[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}?)",
  language:
    '(?<language>sign language|BSL|[Ee]nglish|[Gg]erman|[Ff]rench|[Ss]panish|[Ii]talian|[Pp]ortuguese|[Dd]utch|[Pp]olish|[Tt]urkish|[Rr]ussian|[Aa]rabic|' +
    '[Jj]apanese|[Kk]orean|[Cc]hinese|[Mm]andarin|[Hh]indi|[Ss]wedish|[Gg]reek|[Ww]elsh|[Ii]rish|[Gg]aelic|[Cc]atalan|[Bb]asque|[Hh]ebrew|[Ff]innish|[Nn]orwegian|[Dd]anish|[Cc]zech|[Tt]agalog|[Tt]hai|[Ss]wahili|[Rr]omanian|[Hh]ungarian|[Uu]krainian|[Vv]ietnamese)',
  nation: `(?:${NATIONS}|${NATIONS.toLowerCase()})\\b`,
  trait: `(?<trait>${TRAITS})\\b`,
  role: `(?:${ROLES})s?\\b`,
  diet: '(?:vegetarian|vegan|veggie|pescatarian|teetotal)\\b',
  fear: '(?!you|what|that|this|it\\b|being|losing|my\\b|the future|how|myself|dying|death|him|her|them)[\\p{L}].*',
  dwelling:
    '(?:house|flat|apartment|studio|bungalow|cottage|cabin|farm|farmhouse|village|town|city|suburbs?|houseboat|' +
    'boat|van|trailer|dorm|townhouse|condo|basement|bedsit|barn|island|countryside|place|room|houseshare)\\b',
  business:
    '(?:business|shop|store|bakery|cafe|café|restaurant|bar|pub|farm|company|studio|salon|agency|gallery|' +
    'bookshop|bookstore|brewery|nursery|b&b|hostel|hotel|stall|food truck|podcast|blog|channel|choir|club|garage|' +
    'firm|practice|startup|gym|school|charity|workshop|market stall|etsy)\\b',
  degree:
    "(?:degree|phd|PhD|masters?|master's|bachelors?|bachelor's|ba|bsc|msc|mba|MBA|diploma|doctorate|course|thesis|" +
    'dissertation|apprenticeship|a-levels|certificate|residency)\\b',
  instrument:
    '(?<instrument>cornet|bugle|melodica|concertina|guitar|bass|piano|keyboard|violin|fiddle|viola|cello|drums?|flute|clarinet|saxophone|sax|trumpet|' +
    'trombone|harp|ukulele|banjo|mandolin|accordion|harmonica|organ|oboe|tuba|recorder|bagpipes|percussion|synths?)\\b',
  sport:
    '(?:football|soccer|rugby|tennis|badminton|squash|golf|cricket|hockey|basketball|baseball|softball|netball|' +
    'volleyball|lacrosse|table tennis|ping pong|pool|darts|snooker|padel|pickleball|roller derby|ultimate)\\b',
  event:
    '(?<event>exams?|bout|game|recital|interview|test|wedding|trip|flight|audition|concert|gig|race|marathon|half marathon|recital|' +
    'presentation|deadline|date|viva|defense|graduation|reunion|conference|exhibition|show|party|holiday|vacation|' +
    'tournament|match|competition|performance|driving test|final|finals|ceremony|opening|launch|move|moving day|' +
    'hearing|meeting|anniversary|baptism|christening|retreat|course|term|semester|first day)',
  vehicle:
    '(?<vehicle>moped|caravan|camper van|car|bike|bicycle|motorbike|motorcycle|scooter|van|campervan|camper|truck|boat|sailboat|kayak|' +
    'canoe|tractor|volvo|Volvo|fiat|Fiat|ford|Ford|honda|Honda|toyota|Toyota|beetle|Beetle|mini|Mini|vespa|Vespa|jeep|Jeep)',
  possession:
    '(?:allotment|caravan|season ticket|chalet|piano|guitar|violin|cello|telescope|record player|vinyl|records?|books|camera|typewriter|sewing machine|' +
    'loom|kiln|greenhouse|allotment|garden|vegetable garden|balcony|beehives?|bees|collection|workshop|treehouse|' +
    'synthesizer|drum kit|plants|houseplants|tattoo|tattoos|watch|ring|quilt|necklace|nintendo|playstation|xbox)',
  day: '(?<day>(?:on |this |next |the )*(?:today|tomorrow|day after tomorrow|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))',
  weekday: '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?',
  num: `(?:${NUMBER})`,
  unit: `(?:${UNIT})`,
  age: '(?:1[89]|[2-9]\\d)(?! (?:minutes?|mins?|hours?|pages?|days?|weeks?|miles?|km|percent|dollars|pounds|quid|%))\\b',
  date:
    `(?:(?:on |the |in |of )*(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})|(?:${MONTHS})(?: the)? \\d{1,2}(?:st|nd|rd|th)?` +
    `|\\d{1,2}[/.]\\d{1,2}|(?:${MONTHS})|the \\d{1,2}(?:st|nd|rd|th))\\b)`,
  when:
    `\\b(?:(?:on|by|this|next|coming|until|from|early|late|mid) (?:the )?(?:${WEEKDAY}|${MONTHS}|\\d{1,2}(?:st|nd|rd|th)?|${UNIT}|` +
    `Christmas|Easter)|(?:${MONTHS}) \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})|tomorrow|in (?:${NUMBER}|a) (?:${UNIT})|` +
    `in (?:the )?(?:${MONTHS}|${UNIT}|\\d{4})|the day after|over (?:the )?(?:Christmas|Easter|summer|weekend)|on \\d|` +
    `(?:the )?\\d{1,2}(?:st|nd|rd|th)|${WEEKDAY} (?:the|in|at|morning|night|evening))\\b`,
  habit:
    `\\b(?:(?:every|each)(?: single| other| second| third)? (?:${WEEKDAY}|${UNIT}|mornings?|nights?|evenings?|afternoons?|day|lunch)|daily|weekly|twice an?|once an?|(?:${NUMBER}) (?:times|days|nights|mornings|evenings|hours) an?|on (?:most )?` +
    `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|on weekends|at weekends|most (?:days|mornings|nights|evenings|weekends|\\p{L}+days)|in the (?:mornings|evenings)|before (?:bed|work)|` +
    `after work|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:mornings|nights|evenings|afternoons))\\b`,
};
