import { type Shape, shape } from './shape.ts';

/** Likes, dislikes, favorites, pastimes and habits. */
export const tasteShapes: Shape[] = [
  shape({ subject: 'favorite:{noun}' })`
    my (all[- ]time |absolute |number one |current )?(least )?favou?rite <noun> (is|are|has to be|will always be|is
      probably|ever is) (?!what|when|how|that\b|so\b)<thing>
  `,
  shape({ subject: 'favorite:{noun}' })`
    <thing> (is|are) my (all[- ]time |absolute |
      number one )?favou?rite [\p{Ll}]+( \p{Ll}+)?( ever| of all time| in the world| on (this )?earth)?$
    <thing> is the best <noun> (ever|of all time|in the world)\b
    <thing> (is|are) my favou?rite (food|dish|color|colour|film|movie|song|band|book|author|season|team|place|flower|
      animal|drink|game|singer)\b
  `,
  shape({ subject: 'favorite:{thing}' })`
    my favou?rite (is|are|has to be) <thing>
  `,
  shape()`
    (the )?thing I (love|like|hate|enjoy|miss) (most |best |more than anything )?(is|about <thing> is) <lasting>
    (the )?best (book|film|movie|song|album|show|food|band|place|drink|game|season) (ever |of all time |in the
      world )?is <thing>
  `,
  shape({ subject: 'taste:{thing}' })`
    I (love|adore|like|enjoy|prefer|hate|dislike|despise|detest|loathe) <lasting>
    I (do not|never|no longer|stopped|quit) (really )?(eat|drink|like|enjoy|watch|listen to|read|smoke|drinking|
      eating|smoking|watching|touch) (any )?<lasting>
    I can not (stand|abide|bear|do (?!it\b|this|that|anything|without|much|my|the|more|better|any|a\b)) ?<lasting>
    I (do not|never) (drink|smoke|eat meat)$
    I (am not|am) (a (huge |big |massive |real )?(fan|lover) of|into|obsessed with|crazy about|addicted to|mad
      about|a sucker for|keen on|fond of|partial to|passionate about|big on) <lasting>
    I am (an? |not an? )(huge |big |massive |real |proper |lifelong )?(?!bit|little)[\p{L}.]+( [\p{L}]+)? (fan|
      lover|fanatic|supporter|nerd|geek|addict|drinker)\b
    I (have )?(support(ed)?|rooted for|root for|follow(ed)?|cheer for) (the )?(?!you|my|him|her|them|people|it|that|
      what|who|whoever|this|every|all)\p{L}
    (my|our) (football |soccer |rugby |baseball )?(team|club) is <thing>
    I (only|mostly|mainly|usually|always) (drink|eat|listen to|watch|wear|read) <lasting>
    I (take|drink|have|like) my (coffee|tea|eggs|steak|toast) 
    I never liked <thing>
  `,
  shape({ subject: 'instrument:{instrument}' })`
    I (can |have )?(play|played|been playing|am learning|took up) (the |an? |my )?([\p{L}-]+ )?<instrument>
  `,
  shape({ subject: 'hobby:{thing}' })`
    I (collect|play|do|practice|practise|make|write|paint|draw|knit|crochet|bake|brew|grow|keep|restore|build|
      repair|sew|ride|sing|dance|fish|garden|box|climb|surf|ski|skate|row|fence|cook|foster|photograph|run|swim|
      hike|cycle|walk|meditate|journal|lift|read|go|train|volunteer|call|visit|watch|meet|stream|work out|jog|camp|
      attend|eat|have|take) (?!(to (bed|sleep|work)|home|you|that|this|it|dead|not|know|nothing|something|sense|
      sure|mistakes|dumb|have to|remember|believe|me|things|games with)\b)<thing>.*<habit>
    (I|we) (collect (?!my|you|him|her|it\b|them)|restore|birdwatch|knit|crochet|embroider|garden|brew|keep bees|
      keep chickens|grow my own|bake my own|make
      my own|compose|do (yoga|pilates|karate|judo|ballet|boxing|crossfit|pottery|ceramics|improv|stand-?up|
      photography|calligraphy|gymnastics|martial arts|jiu-?jitsu|theater|theatre|amateur))\b
    I (write|paint|draw|make|build|sew|carve|design|compose) (an? |my own |some )?(\w+ ){0,2}?(poems?|poetry|songs?|
      stories|novels?|fan ?fiction|music|watercolou?rs?|oils?|portraits?|landscapes?|comics?|quilts?|furniture|
      clothes|jewelry|jewellery|pottery|candles|soap|models?|model \p{L}+|a blog|a diary|a journal)\b
    I (can )?play (the |an? |in an? )?(\w+ )?(<instrument>|<sport>|d&d|dnd|dungeons|video ?games|board ?games|chess|
      poker|bridge|band|orchestra|team)
    (I|we) keep (?!\p{L}+ing\b|it\b|him|her|them|my|you|the|on|up|quiet|calm|track|in|a)<thing>
    I play (?!it\b|dumb|along|with|around|nice|games|the fool|a song)\p{L}+ (for|in|at) <thing>
    I do not do (?!it\b|that|this|anything|well|much|my|the|nothing)<thing>
    I (take|have) (<num>|no|only) sugars?\b
    [\p{L} ]{0,30}\b(dominoes|darts|choir|bowls|bingo|quiz|classes|class|club|practice|band|swimming|yoga|
      football|rugby|golf|snooker|cards|chess|whist|dancing|rehearsals?)\b[\p{L} ]{0,30},? (on )?<weekday>s?\b
    I never miss (?!you|him|her|them|it\b|a|the (bus|train))<thing>
    I (can )?play the (?!fool|part|victim|field|game|song|blame|long|same)<thing>
    I (paint|knit|bake|sew|sketch|carve|weld|forage|embroider|brew|breed|train|restore|crochet|row|surf|ski|climb|
      fence) (?!the |my |you|it\b|that|this|him|her|them|up\b|down\b|in\b|out\b|on\b|into\b|back)<thing>
    I (sing|play|am) in (an?|the|my|our) ([\p{L}-]+ ){0,3}?(choir|band|orchestra|team|club|league|quartet|troupe)
    (I|we) have been (?!thinking|feeling|waiting|trying to (call|sleep|reach)|sleeping|crying|working on it|looking
      forward|meaning|talking|told|so|really|busy|better|worse|awake|up|here)<thing> (for|since) (?!ages|hours|days|
      a while|the last hour|\d+ (hours?|minutes?|days?))
    I (have )?(started|took up|picked up|got into|began) (?!crying|laughing|to (cry|laugh|feel|think)|feeling|
      thinking|it\b|this\b|that\b|a (fight|conversation)|my day|the day|dinner|cooking dinner|your|bed|
      trouble)(\p{L}+ing\b(?! (tonight|today|soon))|(a |an )?([\p{L}-]+ ){0,2}?(class|classes|lessons|course|club|
      band|garden|blog|podcast|business|collection|guitar|piano|violin|yoga|pottery|knitting|chess|karate))
    I am (learning|teaching myself|taking|doing(?! an?\b)|training for|practicing|practising|learning how to) (?!a lot|
      so much|it\b|that\b|a (break|nap|shower|bath|bus|walk|day)|my time|nothing|ok|okay|well|great|fine|good|better|
      the (dishes|laundry|washing|bus|train)|laundry|dishes|to (be|accept|let|love|trust))<thing>
    I am (writing|working on|building|restoring|knitting|painting|making|reading|rereading|watching|rewatching|
      recording|saving (up )?(for|to)) (an?|my|the|for|up|to) (?!bit|nap|lunch|dinner|tea|coffee|breakfast|list|
      email|report)<thing>
    I (have )?(learned|learnt|taught myself) (how )?to (play|swim|drive|cook|read|ski|surf|code|sail|ride|speak|
      knit)
    I can (also )?(play|juggle|whistle|ski|surf|sail|code|knit|sew|sing|speak|ride|drive a|cook (?!dinner))\b
    I can not (swim|drive|cook|whistle|ride a bike|ski|sing|dance|read maps|eat (?!anything|right|now)|drink (milk|
      coffee|alcohol)|sleep without)
    I (keep|have kept) (an?|my) ([\p{L}-]+ ){0,2}?(list|diary|journal|log|blog|notebook|scrapbook)\b
    I have never (been (to|on|in)|seen (the|snow|a)|eaten|tried|flown|learned|owned|left|driven|broken)
    I have (been (to|in) <num>|run|visited|climbed|written|published|read) (<num>|an?|every|all) <thing>
    <thing> is my lucky (number|color|colour|charm|day)
    (<weekday>|<weekday> (nights?|mornings?|evenings?)) (is|are|means?) (my |our )?([\p{L}-]+ )?(night|choir|club|
      class|practice|rehearsals?|training|quiz|bingo|darts|football|yoga|swimming|gym|pub|poker|bowls|band|market|
      lessons?|day off)\b
    my (hobby|hobbies|passion|guilty pleasure|comfort food|comfort movie|go-to \p{L}+|lucky number|lucky \p{L}+|pet
      peeve|biggest fear|spirit animal|zodiac sign|star sign|dream|dream job|biggest dream|life goal|goal) (is|are)
      <thing>
    my ([\p{L}-]+ )?(class|classes|lesson|lessons|practice|rehearsal|rehearsals|training|book club|choir|band|game
      night|shift|shifts) (is|are|meets?) <habit>
  `,
  shape()`
    (I|we) (run|swim|practice|practise|rehearse|cycle|hike|climb|walk|bike|jog|meditate|journal|volunteer|train|row|
      ride|dance|surf|sail|fish|
      game|stream) <habit>
    (I|we) (always|usually|never) (go|have|start|end|wake up|get up|sleep|eat|drink|call|take|watch|make|bake|cook|
      spend) <thing>.*<habit>
    (I|we) (wake up|get up|go to bed) at \d
    my alarm (clock )?(goes off|rings|is set for|is) (at )?\d
    (I|we) go to (the |an? )?([\p{L}-]+ ){0,3}?<habit>
    every (<weekday>|morning|night|evening|weekend|day|week|month|year|summer|winter|spring|fall|autumn|christmas|
      Christmas)s?( (morning|night|evening))?,? (I|we|my \p{L}+ and I) 
    on (<weekday>),? (I|we|me and my \p{L}+|me and \p{L}+) (usually|always|have|go|play|do|work|meet|cook|run)
    (I|we) (?!(do|did|have|had|could|can|am|are) not|think|feel|was|were|wish|hope|cry|cried|
      fail)\p{L}+ .*\b(every|each) (single )?(<weekday>|
      day|week|weekend|morning|night|evening|month|year|summer|winter|spring|autumn|fall)s?\b
    (I|we) (?!(do|did|have|had|could|can) not|think|feel|wait|wish|hope|know|sleep|slept).*\b(since (\d{4}|I was|my
      \p{L}+|school|uni|birth|childhood)|for (over |about |nearly |almost |most of )?(<num>( odd)? years|my life|
      decades)|all my life|most of my life|<num>( odd)? years( now| next| come| running|$))
    (I|we) have (?!not|never).*\b(since (\d{4}|I was|my \p{L}+|school|uni|birth|childhood)|(<num>( odd)? years)( now|
      next| come|$))
  `,
  // What somebody says they do, in the present, they do as a rule.
  shape()`
    (I|we) (?!<momentary>\b)\p{Ll}{2,}(?<!ed|ing) (?!to\b|you\b|your\b|with you|of you|how\b|what\b|why\b|if\b|that\b|
      it\b|him\b|her\b|them\b|so\b|myself\b|forward)<thing>
  `,
];
