import type { Intent } from './intent.ts';

/** Heavy news: it wins over everything but safety, and is met without a joke. */
export const heavyIntents: Intent[] = [
  [
    'grief',
    /(?<!\b(phone|battery|laptop|car|bike|wifi|computer|engine|plants?|starter|joke|party|chat|i|we|nearly|almost) )\b(died|passed away|passed on|funeral|hospice|widow(er|ed)?|miscarr\w+|stillb\w+|in memory of)\b/,
    /\b(wife|husband|mom|mum|mother|dad|father|brother|sister|son|daughter|friend|partner|dog|cat|grand\w+|he|she)( just| has| had)? passed(?=$|,| (away|in|last|this|yesterday|today|when|before|after|\d+|two|three|a (year|month|week|few))\b)/,
    /\blost my (mom|mum|mother|dad|father|wife|husband|brother|sister|son|daughter|friend|best friend|grand\w+|dog|cat|pet|baby|partner|uncle|aunt)\b/,
    /\b(put|putting) (him|her|my \w+|our \w+) (down|to sleep)\b|\bgrie(f|ving)\b|\bmiss my (late |mom|mum|dad|father|mother|grand\w+)/,
    /\b(my|our) (late|dead) (wife|husband|mom|mum|mother|dad|father|brother|sister|son|daughter|friend|dog|cat|grand\w+)\b/,
    /\bnever (said|got to say) goodbye\b/,
    /\b(is|he's|she's) (gone now|no longer with us|dead)\b|\bkilled (my|our|his|her|their)\b.*\b(son|daughter|brother|sister|friend|dog|cat)\b/,
  ],
  [
    'worry-for',
    /\b(he|she|they)('s| has| have| had| is| was)\b.*\b(cancer|dementia|alzheimer'?s|parkinson'?s|stroke|in (the )?hospital|dying|tumou?r|chemo\w*)\b/,
    /\b(my|our) (\w+ ){0,2}(mom|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|uncle|aunt|cousin|grand\w+|baby|kid|dog|cat|boss|neighbor|niece|nephew)\b.*\b(in (the )?hospital|cancer|tumou?r|diagnosed|surgery|dying|stroke|heart attack|chemo\w*|accident|dementia|alzheimer'?s|parkinson'?s|overdos\w+|relaps\w+|is (very |really |so )?(sick|ill)|doesn't (know|recognize|remember) (me|us)|er)\b/,
  ],
  [
    'illness',
    /\b(i|i'm|i've|me|my)\b.*\b(cancer|chemo\w*|tumou?r|biops\w+|diagnos(ed|is)|leukemia|lymphoma|parkinson'?s|chronic (pain|illness)|test results|going blind|losing my (sight|hearing|memory))\b/,
    /\b(doctors?|scan|mri) (found|saw|said it('s| is)) (a|an|something)\b/,
  ],
  [
    'sober',
    /\b(sober|sobriety|relaps\w+|rehab|aa meeting|my sponsor|off the (wagon|booze)|fell off the wagon|quit (drinking|drugs)|addiction|alcoholic|(days|weeks|months|years) clean|clean for)\b/,
  ],
  [
    'lost-job',
    /\b(fired me|(got|was|were|been|being|getting|am|i'm) (just )?(fired|laid off|let go|sacked|made redundant)|laid (me|us) off|lost my job|unemployed|job ?less|redundan\w+|let me go after|can't find (a )?(job|work)|position (was|has been) eliminated)\b/,
  ],
  [
    'guilt',
    /\b(cheat(ed|ing) on (my|him|her)|(having|had) an affair|one night stand|behind (my|his|her) \w*'?s? ?back|(isn't|wasn't|not) my (husband|wife|boyfriend|girlfriend|partner|fianc\w+)|slept with (someone|my|a)|lied to my (wife|husband|partner|mom|mum|dad|parents|family|best friend|kids?)|can't forgive myself|i lied\b(?! down)|i stole|i did something (terrible|awful|unforgivable)|i hit my|it was my fault (he|she|they))\b/,
  ],
  [
    'heartbreak',
    /\b(divorc\w+|broke(n)? up( with)?|break ?up|dumped me|(got|was|been) dumped|heart ?break|heart ?broken|broke my heart|cheated on me|ghosted me|left me|(husband|wife|partner|boyfriend|girlfriend|fianc\w+) (has |just )?left$|rejected me|(we|we're|i'm|parents) (are |just |getting |got )?separat(ed|ing)|moved out on me|(wants|asked for) (a|to) (split|divorce|separate)|called off the wedding)\b/,
  ],
  [
    'estranged',
    /\b(stopped (talking|speaking|writing) to me|(won't|doesn't|isn't|hasn't) (talk|speak|call|text|answer|spoken|talked|talking|speaking)\w* to me|haven't spoken (in|for|since)|estranged|cut me (off|out)|no contact|blocked me)\b/,
  ],
  [
    'ignored',
    /\b(nobody|no one|not one of them|none of them|not a single (person|one)|they never) (\w+ )?(noticed|remembered|came|called|showed up|texted|replied|answered|asked|said (anything|a word|happy birthday)|invited|heard me|even)\b/,
    /\b(i('m| am| was| feel| felt) (\w+ )?(ignored|invisible|forgotten|left out|excluded|the only one not invited)|(wasn't|not) invited|left me (out|on read)|without (me|inviting me)|forgot my birthday)\b/,
  ],
  [
    'feel-lonely',
    /\b(lonely|(i'm|feel like|am) (such )?(just )?a burden|unwanted|never (been )?(kissed|loved|held|hugged)\b|loneliness|feel(ing)? (so )?(alone|isolated|unloved)|i'm (so |all )?alone|all alone|no friends|(have|got) (nobody|no one|no-one)|(nobody|no one) (cares|likes|loves|talks|understands|to (talk|eat|go|share))|home ?sick|i don't have (any )?(friends|anyone|anybody)|haven't (talked|spoken) to (anyone|a soul|anybody))\b/,
  ],
  [
    'afraid',
    /\b(scares? me|frightens? me|terrif(ies|ied)|i'm (so |really |very |honestly |a bit )*(scared|afraid)|panic attacks?|hands (are|were) shaking|can't breathe)\b/,
  ],
];

/** Their names: no line that a companion wrote for lighter hours is put before or behind them. */
export const heavy = new Set(heavyIntents.map(([name]) => name));
