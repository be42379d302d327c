import type { Intent } from './intent.ts';

const PET =
  '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|parrots?|birds?|horses?|guinea pigs?|pets?)';

/** What happens to people, by shapes that mean nothing else. What is not here is answered by its feeling and kind. */
export const lifeIntents: Intent[] = [
  [
    'birthday-sad',
    /\b(birthday|turn(ed|ing)? \d\d)\b.*\b(nobody|no one|alone|forgot|forgotten|not one|only one)\b/,
  ],
  ['birthday', /\b(my birthday|birthday (today|tomorrow|girl|boy)|i('m| just)? turn(ed|ing)? \d\d)\b/],
  [
    'wronged',
    /\b(took (all )?(the )?credit|stole my|(blamed|yelled at|shouted at|screamed at|laughed at|lied to|cheated|bullied|insulted|humiliated|ghosted|ditched|stood) (me|us)\b|made fun of me|talk(s|ed|ing)? (over|down to) me|threw me under|behind my back|passed me over|keeps? (eating|taking|stealing|using|calling|interrupting|ignoring|blaming) (my|me|us)|stood me up|so (rude|mean|unfair) to me)/,
    /\b(boss|manager|coworker|colleague|roommate|neighbor|landlord|teacher|mother-in-law|mother in law)\b.*\b(hates|yelled|screamed|won't stop|refuses|lied|denying|every (single )?night|keeps)\b/,
  ],
  [
    'argument',
    /\b(had an? (\w+ )?(argument|fight|row)|(argued|fought|fighting|arguing|fell out|falling out) with|keep having the same (argument|fight)|same (argument|fight)|silent treatment|mad at me|said (some )?things i)\b/,
  ],
  [
    'good-news',
    /\b(got (the|a|an|my) (\w+ )?(job|promotion|raise|offer|lead|part|degree|license|visa)|(got|been|was) promoted|passed (my|the) |graduated|got (accepted|engaged|married|hired|the keys)|we're engaged|i won\b|won (an?|my|the) |getting married|we're having a baby|i'm pregnant|good news|great news|best news|i did it|aced|finished my|first (place|steps)|cancer.free|paid off)\b/,
  ],
  [
    'big-step',
    /\b(quit(ting)? (my job|school|uni|college)|handed in my notice|resigned|dropp(ed|ing) out|(just )?retired|moved out|starting over|came out to|back to (school|university|college|uni)|(open|opening|start|starting) (a|an|my own|my) (\w+ )?(business|company|shop|bakery|cafe|restaurant|store))\b/,
  ],
  [
    'newcomer',
    /\b(just |recently )?moved (to|here|into|away|across|cities|countries)\b|\bnew (city|town|country|in town|neighborhood|school)\b/,
  ],
  [
    'interview',
    /\b((job |big |an? )interview|presentation|audition|big meeting|driving test|(my|the|an?|big) (final )?exam|first day|speech|surgery|operation|start(ing)? (my|a|the) new job|new job)\b(?!.*\b(went|passed|was over|failed)\b).*\b(tomorrow|today|tonight|next|soon|nervous|scared|terrified|anxious|on (mon|tues|wednes|thurs|fri|satur|sun)day|in (an?|\d+|two|three|a few)|coming up|have to)\b/,
    /\b(tomorrow|nervous|scared|anxious|have to give)\b.*\b(interview|presentation|audition|exam|driving test|speech|surgery|operation|new job|first day)\b/,
  ],
  [
    'failed',
    /\b(failed (my|the|an?)|didn't (get|pass|make) (the|it|my|in)|got rejected|turned me down|rejection|flunked|bombed)\b/,
  ],
  [
    'date-ahead',
    /\b(have|got|going on) an? (\w+ )?date\b|\bdate (tonight|tomorrow|on \w+day)\b|\bfirst date\b/,
  ],
  [
    'crush',
    /\b(have a crush|crush on|falling (in love )?(for|with)|fell for|in love with (?!you)|there's (a|this) (guy|girl|man|woman|boy|person|someone)\b.*\b(like|love|work|class|gym)|i like (a|this|my) (guy|girl|boy|man|woman|coworker|friend|best friend)|likes? (him|her) but|too shy to)\b/,
  ],
  ['wedding', /\b(wedding|getting married)\b/],
  [
    'misses',
    /\bi (really |still |do |just )?miss (?<it>(?!you\b|the (bus|train|point))(my|our|being|the|having|home|living|her|him|them)\b.{0,60})$/,
  ],
  [
    'feel-sick',
    /\b(i('m| am| feel|'ve been)( feeling)?( so| really| very| pretty| a bit| kind of)* (sick|ill|unwell|nauseous|hung ?over|feverish)(?! of)|(have|got|caught) (a|the|an|this) (\w+ )?(cold|flu|fever|headache|migraine|covid|cough|hangover|sore throat)|my (head|back|stomach|throat|tooth|neck|knee|foot|leg)( \w+)? (hurts|aches|is killing|is sore)|sick day)\b/,
  ],
  [
    'sleepless',
    /\b(can't (fall |get to |go to |go back to )?(a)?sleep|cannot sleep|insomnia|sleepless|wide awake|awake at (night|\d)|up (all night|at \d|so late|too late)|trouble sleeping|woke up at \d|couldn't sleep|didn't sleep|barely slept|too wired to sleep|help me (fall a)?sleep|(head|mind|brain) (just )?won't (stop|shut|switch))\b/,
  ],
  [
    'feel-nervous',
    /\b(i'm|i am|i feel|feeling|i get|been|me)\b.*\b(anxious|anxiety|nervous|stress(ed|ful)?|panick?\w*|overwhelm\w*|worried|freaking out|on edge|under pressure|burn(ed|t)? ?out|dreading|scared|overthink\w*)\b/,
    /\b(my anxiety|too much (to do|going on|on my plate)|can't (relax|cope|stop thinking)|so (stressful|stressed|nervous|anxious|worried))\b|^(anxious|nervous|stressed|worried|overwhelmed|scared)\b/,
  ],
  [
    'feel-sad',
    /\b(i'm|i am|i feel|feeling|i've been|been|am)( \w+){0,2} (sad|depressed|unhappy|miserable|down|low|blue|empty|numb|awful|terrible|like (crap|shit)|horrible|heartbroken|disappointed|homesick|blah|rubbish)\b/,
    /^(not )?(so |too |very |doing |feeling )*(great|good|well|okay|ok|sad|miserable|depressed|down)$(?<=^not.*|sad|miserable|depressed|down)|\b(crying|cried|in tears|want to cry)\b|\bnot (ok|okay|doing (so |too )?(well|good|great))\b/,
  ],
  [
    'feel-angry',
    /\b(i'm|i am|i feel|feeling|still|so)( \w+){0,2} (angry|mad|furious|annoyed|pissed( off)?|irritated|frustrated|fuming|livid|fed up)\b|\b(drives?|driving) me (crazy|nuts|mad|insane|up the wall)|\bgoing (insane|crazy|nuts)\b|\b(need|want|let me|can i) (to )?(rant|vent)\b/,
  ],
  [
    'feel-ashamed',
    /\b(i'm|i am|i feel|feeling|felt)( \w+){0,2} (embarrassed|ashamed|guilty|humiliated|stupid|like an idiot|like a (failure|loser|fraud))\b|\b(i said something (stupid|dumb)|i (messed|screwed) (it |things )?up|my fault|not good enough|i'm (such )?an? (failure|loser|idiot|mess|disaster|fraud|bad \w+))\b/,
  ],
  [
    'feel-proud',
    /\b(i'm|i am|feel|feeling)( \w+){0,2} proud\b|\bfinally (finished|did|managed|made|got|fixed|learned|finished)|\bi (managed to|finished (my|the|a|it)|ran (a|my) )/,
  ],
  [
    'feel-tired',
    /\b(i'm|i am|i feel|feeling|been|so|just|too|dead)( \w+){0,2} (tired|exhausted|sleepy|worn out|drained|wiped( out)?|knackered|shattered|beat)\b|^(tired|exhausted|sleepy|drained)\b|\b(long|busy|endless) (day|week|night|shift|month)\b|\b(\d+|twelve|double).hour shift\b|\bno energy\b/,
  ],
  [
    'day-bad',
    /\b(bad|rough|hard|tough|awful|terrible|horrible|shitty|crappy|lousy|stressful|worst|miserable) (one|day|week|night|morning|monday|month|year|time)\b|\b(day|week|today|monday|morning)( was| is| has been|'s been|'s)?( so| really| just| pretty| kind of)* (bad|rough|hard|tough|awful|terrible|horrible|sucked|sucks|stressful|miserable|a (mess|disaster|nightmare))\b|^(ugh,? )?mondays?$|\bmad (at work|day)|everything (went|goes|is going) wrong\b/,
  ],
  [
    'feel-bored',
    /\b(i'm|im|so|bored)( \w+){0,2} (bored|boredom)\b|^bored\b|\bbored (out of my|senseless|to death|at)\b|\bnothing (to do|(ever )?(happens|happened))\b|\b(my )?life is (so )?boring\b|\bkilling time\b/,
  ],
  [
    'day-plain',
    /^(nothing|not) (much|a lot|special|really|new)\b|^(same old|nm|just chilling|chilling|the usual|nothing)\b|^just (chilling|relaxing|hanging|sitting|lying|vibing)\b/,
  ],
  [
    'feel-happy',
    /\b(i'm|i am|i feel|feeling|doing|in)( \w+){0,2} (happy|great|excited|amazing|fantastic|wonderful|thrilled|relaxed|grateful|over the moon|good mood)\b|\b(best|great|lovely|beautiful|amazing|wonderful|perfect) (day|night|week|evening|weekend|morning)\b|\bso excited\b|\bmade my day\b|^(yay|woo ?hoo)/,
  ],
  [
    'feel-lost',
    /\b(i'm|i am|i feel|feeling|completely|totally|so)( \w+){0,2} (lost|stuck|torn|confused|restless|unmotivated|lazy)\b(?! (at|in) )|\b(don't know (who i am|what (to do with|i want))|no motivation|(putting off|put off)|procrastinat\w*|can't (focus|concentrate|get started|start|make myself|bring myself)|no idea where to start|no confidence|more confident)\b/,
  ],
  [
    'money',
    /\b(i'm broke|in debt|can't afford|can't pay|rent is due|overdue|behind on (rent|bills)|money('s| is) (so |really )?tight)\b/,
  ],
  [
    'waiting',
    /\b(stuck (at|in|on) (the |a |an )?(airport|traffic|train|station|line|bus|waiting)|waiting (for|at|in)|delayed)\b/,
  ],
  [
    'hungry',
    /\b(i'm|so|absolutely) (starving|hungry)\b|\b(haven't|didn't) (eaten|eat)\b|\bforgot to eat\b|\bskipped (lunch|dinner|breakfast)\b/,
  ],
  [
    'doing-rest',
    /\b(lying|laying|sitting|curled up|relaxing) (here )?(on|in|by) (the |my )?(sofa|couch|bed|bath|tub|garden|sun|balcony|porch|fire)\b|\bfeet up\b|\bfinally sitting\b|\b(glass of (wine|red|white)|cup of (tea|coffee))\b|\bin (bed|the bath)$/,
  ],
  [
    'pet-now',
    new RegExp(
      `\\b(?:my|the|our) (?<it>${PET})\\b.*\\b(on my|next to me|asleep|snoring|purring|staring|sleeping|licking|barking|meowing|won't|keeps?|ate|stole|chewed|knocked)\\b`,
    ),
  ],
  [
    'pet',
    new RegExp(
      `\\b(?:i|we) (?:just )?(?:have|own|got|adopted) (?:an?|two|three|four|\\d|my) (?:\\w+ ){0,2}(?<it>${PET})\\b`,
    ),
    new RegExp(`^(?:my|our) (?:\\w+ )?(?<it>${PET})\\b(?!'s)`),
  ],
  [
    'doing-cook',
    /\b(i'm|i am|just|i've been|we're|i)( \w+)? (cooking|baking|cooked|baked|frying|roasting)\b(?! (is|class))|\b(making|made) (dinner|lunch|breakfast|soup|pasta|bread|a cake|cookies|pancakes|curry|lasagn\w|pizza)\b/,
  ],
  ['doing-read', /\b(reading|finished|read) (a|the|this|my|an) (\w+ )?(book|novel|comic)\b|\bi'm reading\b/],
  [
    'doing-watch',
    /\b(i'm|just|been|i|we)( \w+)? (watching|binge\w*|rewatch\w*|watched)\b(?! (over|me|him|her|my))/,
  ],
  ['doing-listen', /\blistening to (?!me|him|her|you|people)/],
  [
    'doing-game',
    /\b(playing|play) (video ?games|games|chess|minecraft|zelda|cards|board games|d&d)\b|\bgaming\b/,
  ],
  [
    'doing-make',
    /\b(i'm|i am|i've been|started|i|learning to)( just| also)? (knit(ting)?|paint(ing)?|draw(ing)?|sew(ing)?|crochet\w*|sketch(ing)?|writ(e|ing) (a|my|poems|stories|songs|music)|build(ing)? (a|my)|garden(ing)?)\b/,
  ],
  [
    'doing-study',
    /\b(studying|revising|cramming|my (homework|thesis|dissertation|essay)|(have|got|my) (an? )?(exams?|finals))\b/,
  ],
  [
    'doing-sport',
    /\b(back from|been to|at|going to|went to|off to|heading to) (the |a |my )?(gym|run|yoga|training|practice|walk|hike|swim)\b|\bwent (running|swimming|climbing|hiking|cycling|for a (run|walk|hike|swim|ride))\b|\bworked out\b|\bran \d/,
  ],
  [
    'doing-travel',
    /\b(going to|flying to|traveling to|travelling to|trip to|off to|visiting|back from) (?!bed|sleep|work|be\b|the gym|school|a |my |do\b|go\b|have\b|see\b|get\b|make\b|try\b|take\b)(?<it>\p{L}+)|\b(my|our|a|on) (vacation|holiday|honeymoon|road trip)\b/u,
  ],
  [
    'doing-work',
    /^(i'm |just |still )*(at work|on my (lunch )?break|working( late| from home)?|off work)( now| today| still)?$|\b(home|back|off|got off|finished|done) (from |with )?work\b|\b(home|back) from (a|my|the) \w* ?shift\b/,
  ],
  [
    'weather',
    /\bit('s| is| has been|'s been)?( been)?( so| really| too| still| pretty| absolutely)* (rain\w*|snow\w*|sunny|cold|freezing|hot|windy|foggy|pouring|storm\w*|humid)\b(?! (pizza|food|coffee))|^(raining|snowing|sunny|pouring)\b|\b(rain|snow|storm|heat ?wave|thunder\w*)\b.*\b(outside|all day|again|today|tonight)\b/,
  ],
  ['dreamt', /\b(had (a|this|the) (\w+ ){0,2}(dream|nightmare)|i dreamt|i dreamed|keep dreaming)\b/],
  [
    'saw',
    /^(today |so |there was )?(i )?(just )?(saw|noticed|found|met|heard|there was|there's) (an?|this|some|the) .+/,
  ],
  [
    'remembers',
    /\b(when i was (a kid|little|young|a child|\d+)|used to (?!it|be able)|grew up|back then|childhood|years ago)\b/,
  ],
  ['kids', /\bmy (\w+ )?(kids?|son|daughter|toddler|baby|twins|children|teenager)\b/],
];
