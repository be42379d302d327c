import type { Intent } from './intent.ts';

/** Questions about the companion. */
export const companionIntents: Intent[] = [
  [
    'about-pay',
    /\b(who|how much|what) (do|does|did|are|is)? ?(you|they|she|he|it|anyone)? ?(pay|pays|paid|paying|earn|make money)\b|\bdo (you|they) (get|pay) (you|paid)\b|\bare you (getting )?paid\b|\byour (salary|wage|pay)\b/,
  ],
  [
    'about-senses',
    /\b(can|do|could) you (really |actually )?(see|hear|smell|taste|touch|watch|feel|read) (me|my|us|this|what i|where i|through|the (rain|room|screen))\b|\bcan you (smell|taste|see|hear|feel)( it| that| anything)?$/,
  ],
  [
    'about-name',
    /\bwhat('s| is| was) (your|ur) name\b|\bdo you have a name\b|\bwhat (do|should|can) i call you\b|\bwho named you\b/,
  ],
  [
    'about-looks',
    /\bwhat do you look like\b|\b(your (hair|eyes|face|height|picture|photo)|how tall are you)\b/,
  ],
  [
    'about-self',
    /\btell me (\w+ ){0,4}about (yourself|you|your life|your story)\b|^(so )?who are you\b|\bintroduce yourself\b|\byour (life )?story\b|\babout (you|yourself)$|\bwhat are you like\b|\bdescribe yourself\b|\bwhat('s| is) your deal\b/,
  ],
  [
    'about-age',
    /\bhow old (are|r) you\b|\byour age\b|\b(when('s| is)|what('s| is)) your (birthday|sign|star sign|zodiac)\b|\bwhen were you born\b/,
  ],
  [
    'about-home',
    /\byour (home|country|city|town|village|home ?town)( like)?$/,
    /\bwhere (are|r) you( from| based| at| right now| now| located)?$|\bwhere (do|did) you (live|come from|grow up|stay)\b|\bwhere were you (born|raised)\b|\b(which|what) (city|country|town|place) (are|do) you\b|\bwhere you from\b|\bwhat('s| is) your (city|town|home ?town|country) like\b/,
  ],
  [
    'about-love',
    /\bare you (single|married|taken|in love|seeing (someone|anyone)|dating)\b|\bdo you have (a |an )?(boy ?friend|girl ?friend|husband|wife|partner|bf|gf|lover|ex)\b|\bhave you (ever )?(been in love|loved|fallen in love|had your heart broken)\b|\byour (first love|love life|ex|type)\b/,
  ],
  [
    'about-family',
    /\byour (family|parents?|mother|mom|mum|father|dad|sisters?|brothers?|siblings?|kids|children|grand\w+|aunt|uncle|childhood)\b|\bdo you have (any |a )?(family|siblings?|sisters?|brothers?|kids|children|parents)\b|\bwhen you were (a kid|little|young|a child)\b/,
  ],
  [
    'about-pet',
    /\bdo you have (any |a )?(pets?|cats?|dogs?|animals?)\b|\byour (pet|cat|dog)s?\b|\bcats? or dogs?\b|\bdogs? or cats?\b/,
  ],
  [
    'about-likes',
    /\bwhat do you (like|love|enjoy)( to do| doing| most| the most| best)?$|\b(your|have any|have some|have) (hobby|hobbies|interests|passions?)\b|\bwhat are you (into|interested in|passionate about)\b|\b(do|like to do) for fun\b|\byour (free|spare) time\b|\bwhat makes you (happy|smile|laugh)\b/,
  ],
  [
    'favorite',
    /\b(your|you have an?|you got an?) (all time |absolute )?fav(e|s|ou?rites?)?(?:$| (thing|kind of |type of )?(?<it>[a-z ]+))/,
    /\b(which|what) (?<it>[a-z]+) do you (like|love) (best|most|the most)\b/,
  ],
  [
    'about-fear',
    /\bwhat (are|r) you (most )?(afraid|scared|frightened) of\b|\bwhat (scares|frightens|worries) you\b|\byour (biggest |greatest |worst )?(fear|flaw|weakness|regret|secret)s?\b|\bare you (ever )?(scared|afraid)\b|\bdo you (regret|have (any )?(secrets|regrets|flaws))\b/,
  ],
  [
    'about-dream',
    /\bwhat do you (want|wish|hope)( for| most)?( from life| in life)?$|\byour (biggest |big )?(dreams?|goals?|wish|wishes|plans?)\b|\bif you (could|had)\b/,
  ],
  [
    'about-day',
    /\bhow('s| is| was| has)( been)? (your|ur) (day|night|evening|morning|week|weekend|shift)\b|\bwhat (are |r |were |have )?you (doing|been doing|up to|been up to|working on|drawing|cooking|making|building|reading|writing|playing)\b|\bwhat did you (do|eat|have|see|cook|draw|make)\b|\bwhat('re| are) you up to\b|^(wyd|what you doing|watcha doing|whatcha doing|you busy|are you busy|busy)\b|\btell me about your (day|night|week)\b/,
  ],
  [
    'about-how',
    /\bhow('s| is| are| have|'re)? (you|ya|u|it going|it goin|things|everything|life|are you|you doing|you been|you feeling|you going|ya going|tricks|the (go|craic|story))\b|^what('s| is) the (go|craic|story|word|vibe)$|\bhow do you do\b|\bhow goes it\b|^(are )?you (ok|okay|good|alright|well|all right)$|^what('s| is)? ?(up|new|good|the (go|craic|story|word|vibe)|cooking|happening|going on|shaking|poppin|crackin)\b|^(sup|wassup|wazzup|whatsup|hru|wsup)\b|\bhow('s| is) it\b/,
  ],
  [
    'about-job',
    /\bwhat do you do( for a living| for work| all day| exactly)?$|\byour (job|work|career|profession|business)\b|\bdo you (work|have a job|like your job|enjoy your work)\b|\bwhere do you work\b|\bwhat('s| is) it like (to be|being)\b/,
  ],
  [
    'you-too',
    /^(and |what about |how about |and what about |and how about |wbu|hbu)( ?you| ?yours| ?yourself)?$|^(you|yourself|yours)( first)?$/,
    /^.{2,40}(, ?(you|yourself|yours)|,? (and|what about|how about) (you|yourself|yours)|,? (wbu|hbu))$/,
  ],
  ['about-past', /^(so |and |but )?(did|were|was|had) you(r)?\b/, /\bwhat do you miss\b/],
  [
    'about-been',
    /\bhave you (ever |actually )?(been (to|in)|visited|seen|tried|read|watched|heard( of)?|eaten|played|met|done|flown|lost|won) (?<it>.+)$/,
  ],
  [
    'about-can',
    /^(can|do) you (really |even |actually )?(?<it>(speak)\b.*|(cook|dance|draw|paint|sing|play|swim|drive|speak|write|ski|surf|bake|juggle|whistle|row|sail|sew|read)\b.*)$/,
  ],
  [
    'about-taste',
    /\b(do|don't|would) you (really |actually |ever |even |also )?(like|love|enjoy|hate|prefer|listen to|watch|drink|read|play|care about) (?<it>.+)$/,
  ],
];
