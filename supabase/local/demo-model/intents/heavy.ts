import type { Intent } from './intent.ts';

const KIN =
  'mom|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|uncle|aunt|cousin|grand\\w+|niece|nephew';

/** Heavy news: it wins over everything but safety, and is met without a joke. */
export const heavyIntents: Intent[] = [
  [
    'grief',
    /(?<!\b(phone|battery|laptop|car|bike|wifi|computer|engine|plants?|starter|joke|party|chat|i|we|nearly|almost) )\b(died|passed away|passed on|funeral|hospice|widow(er|ed)?|miscarr\w+|stillb\w+|in memory of)\b/,
    new RegExp(
      `\\b(${KIN}|dog|cat|he|she)( just| has| had)? passed(?=$|,| (away|in|last|this|yesterday|today|when|before|after|\\d+|two|three|a (year|month|week|few))\\b)`,
    ),
    new RegExp(`\\blost my (${KIN}|best friend|dog|cat|pet|baby)\\b(?!'s)`),
    new RegExp(`\\b(my|our) (late|dead) (${KIN}|dog|cat)\\b`),
    /\b(put|putting) (him|her|my \w+|our \w+) (down|to sleep)\b(?! (for|at))|\bgrie(f|ving)\b|\bmiss my late\b/,
    /\bnever (said|got to say) goodbye\b|\b(is|he's|she's) (gone now|no longer with us)\b/,
  ],
  [
    'worry-for',
    new RegExp(
      `\\b(my|our) (\\w+ ){0,2}(${KIN}|baby|kid|dog|cat|neighbor)\\b.*\\b(in (the )?hospital|cancer|leukemia|lymphoma|tumou?r|diagnos\\w+|surgery|dying|a stroke|heart attack|chemo\\w*|accident|dementia|alzheimer'?s|parkinson'?s|overdos\\w+|relaps\\w+|is (very |really |so )?(sick|ill)|doesn't (know|recognize|remember) (me|us))\\b`,
    ),
    /\b(he|she|they)('s| has| have| had| is| was)\b.*\b(cancer|dementia|alzheimer'?s|parkinson'?s|a stroke|in (the )?hospital|dying|tumou?r|chemo\w*)\b/,
  ],
  [
    'illness',
    /\b(i|i'm|i've|me|my)\b.*\b(cancer|chemo\w*|tumou?r|biops\w+|(my|a|was|been) diagnos(ed|is)|leukemia|lymphoma|parkinson'?s|chronic (pain|illness)|test results|going blind|losing my (sight|hearing|memory))\b/,
    /\b(doctors?|scan|mri) (found|saw) (a|an|something)\b/,
  ],
  [
    'sober',
    /\b(sober|sobriety|relapsed|rehab|aa meeting|my sponsor|off the (wagon|booze)|quit (drinking|drugs)|addiction|alcoholic|(days|weeks|months|years) clean|clean for)\b/,
  ],
  [
    'lost-job',
    /\b(fired me|(got|was|were|been|being|getting|am|i'm) (just )?(fired|laid off|let go|sacked|made redundant)|laid (me|us) off|lost my job|unemployed|redundan\w+|can't find (a )?(job|work))\b/,
  ],
  [
    'guilt',
    /\b(cheat(ed|ing) on (my|him|her)|(having|had) an affair|one night stand|(isn't|wasn't|not) my (husband|wife|boyfriend|girlfriend|partner|fianc\w+)|slept with (someone|my)|i lied (to|about)|can't forgive myself|i stole|i did something (terrible|awful|unforgivable)|i hit my)\b/,
  ],
  [
    'heartbreak',
    /\b(divorc\w+|broke(n)? up( with)?|break ?up|(got|was|been|i'm) dumped|dumped me|heart ?break|heart ?broken|broke my heart|cheated on me|ghosted me|left me( for| alone|$)|(husband|wife|partner|boyfriend|girlfriend|fianc\w+) (has |just )?left(?! (the|my|his|her|a|for work|early))|rejected me|marriage is (ending|over|falling apart)|(we|we're|i'm|parents) (are |just |getting |got )?separat(ed|ing)|(wants|asked for) (a|to) (split|divorce|separate)|called off the wedding)\b/,
  ],
  [
    'distance',
    /\b(barely|hardly|rarely|never|don't|stopped|no longer) (really |even )?(talk|speak|talking|speaking|touch|touching|laugh|see each other)( to each other)?( anymore| any more|$)|\blike (living with )?(a )?(room ?mates?|strangers?|flatmates?)\b|\b(growing|drifting|drifted|grown) apart\b/,
  ],
  [
    'estranged',
    /\b(stopped (talking|speaking|writing) to me|(won't|doesn't|isn't|hasn't) (talk|speak|call|answer|spoken|talked|talking|speaking)\w* to me|haven't spoken (in|for|since|to my)|estranged|cut me (off|out)|no contact|blocked me)\b/,
  ],
  [
    'ignored',
    /\b(nobody|no one|not one of them|none of them|not a single (person|one)|they never) (\w+ ){0,3}?(noticed|remembered|came|called|showed up|replied|answered|asked|said (anything|a word|happy birthday)|invited|heard me|even|listens|notices|remembers|calls|cares)\b/,
    /\b(i('m| am| was| feel| felt) (\w+ )?(ignored|invisible|forgotten|left out|excluded)|(wasn't|not) invited|left me (out|on read)|without inviting me|forgot my birthday)\b/,
  ],
  [
    'feel-lonely',
    /\b(lonely|loneliness|(i'm|feel like|am) (such )?(just )?a burden|unwanted|feel(ing)? (so |very |really )?(alone|isolated|unloved)|i'm (so |all )?alone|all alone|no friends|(have|got) (nobody|no one)|(nobody|no one) (likes|loves|talks|understands|to (talk|eat|go|share))|i don't have (any )?(friends|anyone|anybody)|haven't (talked|spoken) to (anyone|a soul|anybody)|(don't|not) know (a (single )?(person|soul)|anyone|anybody) (here|there))\b/,
  ],
  [
    'hopeless',
    /\b(nothing (makes sense|matters|works out)|(what's|what is|see|is there) (the |any |no )?point( anymore| any ?more| in anything| of anything)|i (give|gave|have given) up\b(?! (on )?(smoking|drinking|sugar|coffee|chocolate|meat))|can't (do|take) (this|it) any ?more|tired of (everything|life|living|trying|being alive)|hate my life|life is (pointless|meaningless|empty)|no hope|hopeless|worthless)\b/,
  ],
  [
    'afraid',
    /\b(terrified|(scared|afraid|fear) of (death|dying|the dark|being alone)|panic attacks?|hands (are|were) shaking|can't breathe|i'm (so |really |very )*(scared|afraid)$)/,
  ],
  [
    'company',
    /\b(don't|do not|not really|rather not|dont) (really |even )?(want|wanna|feel like|in the mood)( to)? talk(ing)?( about (it|that|this))?\b|\bjust (want|need|wanted)( some| a bit of| to have)? (company|to sit|quiet|someone (there|around|here))\b|\b(quiet company|sit with (me|someone))\b/,
  ],
];

/** Their names: no line that a companion wrote for lighter hours is put before or behind them. */
export const heavy = new Set(heavyIntents.map(([name]) => name));
