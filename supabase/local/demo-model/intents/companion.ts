import type { Intent } from './intent.ts';

/** Questions about the companion, from the plainest to those that many words can ask. */
export const companionIntents: Intent[] = [
  ['about-name', /\bwhat('s| is) your name\b|\bdo you have a name\b|\bwhat (should|can) i call you\b/],
  [
    'about-self',
    /\btell me (\w+ ){0,4}about (yourself|you|your life|your story)\b|^(so )?who are you\b|\bintroduce yourself\b|\byour (life )?story$|\babout (you|yourself)$|\bwhat are you like\b|\bdescribe yourself\b|\bwhat('s| is) your deal\b/,
  ],
  [
    'about-how',
    /\bhow('s| is| are| have|'re)? (you|it going|it goin|things|everything|life|you doing|you been|you feeling|you going|tricks|the (go|craic))( today| tonight| this \w+| so far| then| doing| mate)?$|^what('s| is) the (go|craic|story|word|vibe)$|\bhow do you do$|\bhow goes it\b|^are you (ok|okay|good|alright|well|all right)( today)?$|^what('s| is)? ?(up|new|good|happening|going on|shaking|cooking)\b(?! with (my|the))|^(sup|wassup|wazzup|whatsup|hru|wsup)\b|\bhow('re| are) you\b/,
  ],
  [
    'you-too',
    /^(and |what about |how about |and what about |and how about |wbu|hbu)( ?you| ?yours| ?yourself)?$|^(you|yourself|yours)$/,
  ],
  [
    'about-day',
    /\bhow('s| is| was| has)( been)? your (day|night|evening|morning|week|weekend|shift)\b|\bwhat did you (do|see|make)( today| yesterday| all day| this (morning|week))?$|\btell me about your (day|night|week)\b/,
  ],
  [
    'about-now',
    /\bwhat(('re| are)? you| have you been| you) (doing|up to|working on|drawing|cooking|making|building|reading|writing|playing|mending|fixing|studying)\b|^(wyd|are you busy|busy)\b|\bright now$|\bwhat('s| is) on your (desk|bench|table|mind|stove)\b/,
  ],
  [
    'about-age',
    /\bhow old (are|r) you\b|\byour age\b|\b(when('s| is)|what('s| is)) your (birthday|sign|star sign|zodiac)\b|\bwhen were you born\b/,
  ],
  [
    'about-looks',
    /\bwhat do you look like\b|\b(your (hair|eyes|face|height|picture|photo)|how tall are you)\b/,
  ],
  [
    'about-love',
    /\bare you (single|married|taken|in love|seeing (someone|anyone)|dating)\b|\bdo you (actually )?have (a |an )?(boy ?friend|girl ?friend|husband|wife|partner|bf|gf|lover|ex|crush)\b|\bhave you (ever )?(been in love|loved|fallen in love|had your heart broken)\b|\byour (first love|love life|ex|type|wife|husband|boyfriend|girlfriend)\b/,
  ],
  [
    'about-family',
    /\byour (family|parents?|mother|mom|mum|father|dad|sisters?|brothers?|siblings?|kids|children|grand\w+|aunt|uncle|childhood)\b|\bdo you have (any |a )?(family|siblings?|sisters?|brothers?|kids|children|parents)\b|\bwhen you were (a kid|little|young|a child)\b/,
  ],
  ['about-friends', /\b(your (best )?friends?|do you have (any |many )?friends)\b/],
  [
    'about-pet',
    /\bdo you (actually |really )?have (any |a )?(pets?|cats?|dogs?|animals?)\b|\byour (pet|cat|dog)s?\b|\bcats? or dogs?\b|\bdogs? or cats?\b/,
  ],
  [
    'about-lonely',
    /\b(do|are) you (ever |sometimes |not )*(get |feel )?(so )?(lonely|alone|bored|sad|homesick|depressed)\b|\bare you (happy|lonely)\b/,
  ],
  [
    'about-been',
    /\bhave you (ever |actually )?(been (to|in)|visited|eaten|met|flown|swum|seen|tried|read|watched|heard of|played) (?<it>.+)$/,
  ],
  [
    'about-home',
    /\bwhere (are|r) you( from| based| at| located)?$|\bwhere (do|did) you (live|come from|grow up|stay)\b|\bwhere were you (born|raised)\b|\b(which|what) (city|country|town|place) (are|do) you\b|\bwhere you from\b|\byour (city|town|home ?town|country|home|village|neighborhood)\b/,
  ],
  [
    'about-begin',
    /\b(how|when|why|where) did you (\w+ )?(get into|start|begin|learn|become|decide|end up|come to|choose|fall in love with|know you wanted)\b|\bwhat (made|got|inspired|brought|drew) you( to| into| want)?\b|\bhow long have you\b|\bwho taught you\b|\balways (want|know)\w* to\b/,
  ],
  [
    'about-strange',
    /\b(craziest|weirdest|strangest|funniest|wildest|oddest|most (memorable|unusual|bizarre|interesting|beautiful))\b(?!.*\b(i|my|me)\b)/,
    /\bwhat('s| is| was) the (best|nicest|kindest|most \w+) (story|thing|moment|day|kindness)\b.*\b(you|your)\b/,
  ],
  [
    'about-best',
    /\b(best|favou?rite|nicest|most fun) (part|thing|bit) (of|about)\b|\bwhat do you (like|love|enjoy) (most |best )?about\b|\bdo you (like|love|enjoy) (your (job|work)|what you do|it|being)\b/,
  ],
  [
    'about-worst',
    /\b(worst|hardest|most difficult|toughest|least favou?rite|most annoying) (part|thing|bit)?\b(?!.*\b(i|my|me)\b)|\bis (your job|it) (hard|difficult|stressful)\b|\bdo you (ever )?get (sick|tired|bored) of\b/,
  ],
  [
    'about-tools',
    /\bwhat (kind of |sort of )?(\w+ )?(pens?|pencils?|paper|tools?|camera|telescope|knife|knives|pans?|glue|wood|timber|shoes|piano|instrument|equipment|gear|software|app|brush\w*|oven|stove) (do|did) you\b|\bdo you (use|work with|write with|draw on|draw with|paint with|cook with|record)\b|\byour (tools|equipment|gear|telescope|piano|knives)\b/,
  ],
  [
    'about-teach',
    /\b(can|could|would|will) (you|i) (really |actually |ever )?(teach|learn|show)\b(?!.*\b(my|him|her)\b)|\b(hard|easy|difficult) to learn\b|\bdo you (teach|give|do) (private )?(lessons|classes|courses)\b|\bteach me\b/,
  ],
  [
    'about-money',
    /\b(who|how much|what) (do|does|did|are)? ?(you|they|it)? ?(pay|pays|paid|paying|earn|make a living)\b|\bare you (getting )?(paid|rich|famous)\b|\byour (salary|wage|pay)\b|\bdo you sell\b/,
  ],
  [
    'about-job',
    /\bwhat do you do( for a living| for work| all day| exactly)?$|\byour (job|work|career|profession|business)\b|\bdo you (work|have a job)\b|\bwhere do you work\b|\bwhat('s| is) it like (to be|being)\b/,
  ],
  [
    'about-free',
    /\b(your (free|spare) time|(hobby|hobbies)|do for fun|days? off|when you('re| are) not (working|\w+ing)|on (the )?weekends?|to relax|to unwind)\b/,
  ],
  [
    'favorite',
    /\b(your|you have an?|you got an?) (all time |absolute )?fav(e|s|ou?rites?)?(?:$| (thing|kind of |type of )?(?<it>[a-z ]+))/,
    /\b(which|what) (?<it>[a-z]+) do you (like|love) (best|most|the most)\b/,
    /\bwhat (kind of |sort of )?(?<it>music|books?|movies?|films?|food) do you (like|love|listen to|read|watch|eat|play)\b/,
  ],
  [
    'about-likes',
    /\bwhat do you (like|love|enjoy)( to do| doing| most| the most| best)?$|\bwhat are you (into|interested in|passionate about)\b|\bwhat makes you (happy|smile|laugh)\b/,
  ],
  [
    'about-dislikes',
    /\bwhat do you (hate|dislike|not like)|\bwhat (annoys|bothers|irritates|bugs) you\b|\bpet peeves?\b|\bwhat makes you (angry|mad|sad|cry)\b/,
  ],
  [
    'about-fear',
    /\bwhat (are|r) you (most )?(afraid|scared|frightened) of\b|\bwhat (scares|frightens|worries) you\b|\byour (biggest |greatest |worst )?(fear|flaw|weakness|secret)s?\b|\bare you (ever )?(scared|afraid|nervous)\b/,
  ],
  [
    'about-regret',
    /\b(do|did) you (ever )?(have (any )?)?(regrets?|wish you)\b|\byour (biggest |greatest |worst )?(regret|mistake|failure)s?\b|\bwhat do you miss\b|\bdo you (ever )?miss\b|\bwhat would you (do differently|change)\b/,
  ],
  [
    'about-dream',
    /\bwhat do you (want|wish|hope|dream)( for| of| most)?( from life| in life)?$|\byour (biggest |big )?(dreams?|goals?|wish|wishes|plans?)\b|\bif you (could|had)\b/,
  ],
  [
    'about-learned',
    /\b(best|worst) advice (you|anyone|someone)\b|\bwhat (have you learned|did .* teach you|has .* taught you|would you tell your(self| younger))\b|\b(life )?lesson\b.*\byou\b|\byour (motto|philosophy)\b/,
  ],
  [
    'about-night',
    /\b(morning person|night (owl|person)|early bird)\b|\b(what time|when) do you (usually |normally )?(get|wake|go|sleep)\b|\byour (routine|schedule)\b/,
  ],
  [
    'about-senses',
    /\b(can|do|could) you (really |actually )?(see|hear|smell|taste|touch|watch|feel) (me|my|us|this|what i|where i|through|the (rain|room|screen))\b/,
  ],
  [
    'about-can',
    /^(can|do) you (really |even |actually |still )?(?<it>(speak|cook|dance|draw|paint|sing|play|swim|drive|ski|surf|bake|juggle|whistle|row|sail|sew|read)\b.*)$/,
  ],
  [
    'about-taste',
    /\b(do|don't|would) you (really |actually |ever |even |also )?(like|love|enjoy|hate|prefer|listen to|watch|drink|read|play|eat|care about) (?<it>.+)$/,
  ],
];
