import type { Intent } from './intent.ts';

/** What happens to a person, and how they feel. */
export const feelingIntents: Intent[] = [
  [
    'big-step',
    /\b(quit(ting)? (my job|work|school|uni|college)|handed in my notice|resigned|dropp(ed|ing) out|retired?|retirement|moved out|starting over|came out to|big decision|took the leap|moving to)\b/,
  ],
  [
    'interview',
    /\b(interview|presentation|audition|big meeting|driving test|first day|speech|surgery|operation|court|doctor('s)? appointment)\b/,
  ],
  [
    'argument',
    /\b(argument|argued|fight with|fought|arguing|fell out|falling out|yelled at|shouted at|not speaking|haven't (talked|spoken)|silent treatment|isn't talking to me|won't talk to me|had a fight|mad at me)\b/,
  ],
  [
    'birthday',
    /\b(my birthday|birthday (today|tomorrow|girl|boy)|i (turn(ed)?|just turned) \d+|i'm turning)\b/,
  ],
  [
    'good-news',
    /\b(got (the|a) (job|promotion|raise|place|offer)|promoted|promotion|passed( my| the| it)|graduat\w+|got (in|accepted|engaged|married|hired|the keys)|engaged|won\b|getting married|we're having a baby|pregnant|good news|great news|best news|finally (did|finished|got|made)|i did it|aced|first (place|steps|words?|tooth|smile)|new (job|house|apartment|baby|puppy|kitten|car|bike|guitar))\b/,
  ],
  [
    'feel-sick',
    /\b(i('m| am| feel|'ve been)( feeling)?( so| really| very| pretty| a bit| kind of)* (sick|ill|unwell|nauseous|hung ?over|feverish)|(have|got|caught) (a|the|an|this) (\w+ )?(cold|flu|fever|headache|migraine|covid|cough|bug|hangover|sore throat)|my (head|back|stomach|throat|tooth|neck|knee|foot|leg|tummy) (hurts|aches|is killing|is sore)|(headache|migraine|toothache)|period cramps|sick day)\b/,
  ],
  [
    'feel-nervous',
    /\b(anxious|anxiety|nervous|stress(ed|ful|ing)?|panick?\w*|overwhelm\w*|worr(y|ied|ying|ies)|too much (to do|going on|on my plate)|freaking out|on edge|under pressure|burn(ed|t)? ?out|dread(ing)?|scared|afraid|overthink\w*|can't (relax|cope|stop thinking|let (it|go)))\b/,
  ],
  [
    'feel-sad',
    /\b(sad|depress\w*|unhappy|miserable|down( today| lately| in the dumps)?$|feel(ing)?( so| really| very| kind of| a bit| a little| pretty| just| quite)* (down|low|blue|empty|numb|awful|terrible|like (crap|shit)|horrible|bad|hopeless|worthless|broken|hurt)|cr(y|ied|ying)|heavy heart|in tears|hopeless|i miss (my|our|him|her|them|home|being|having)|disappointed|let down|not (ok|okay|doing (so )?(well|good|great))|not (so |very |too )?(good|great|well)$|everything (sucks|hurts|is awful))\b/,
  ],
  [
    'feel-angry',
    /\b(angry|mad|furious|annoy\w*|pissed( off)?|irritat\w*|frustrat\w*|hate (my|this|that|when|people|everyone|mondays?)|sick of|fed up|rage|so unfair|drives? me (crazy|nuts|mad)|driving me (crazy|nuts|mad|insane)|jerk|rant)\b/,
  ],
  [
    'feel-ashamed',
    /\b(embarrass\w*|ashamed|guilty|humiliat\w*|regret|i (said|did) something (stupid|dumb|bad|wrong)|messed up|screwed up|my fault|made a (fool|mistake)|feel (so )?(stupid|dumb|like an idiot|like a (failure|loser|fraud))|i'm (such )?an? (bad (father|mother|mom|dad|parent|person|friend|son|daughter|wife|husband|sister|brother)|failure|loser|idiot|mess|disaster|fraud|imposter)|fail(ed|ure|ing)|hate myself|not good enough|ugly|i suck)\b/,
  ],
  [
    'feel-tired',
    /\b(tired|exhaust\w*|sleepy|worn out|drained|wiped( out)?|knackered|no energy|beat$|need (a )?(nap|sleep|coffee|rest|break|vacation|holiday)|so sleepy|long (day|week|night|shift|month|year)|busy (day|week)|shattered|can't keep my eyes open)\b/,
  ],
  [
    'day-bad',
    /\b((bad|rough|hard|tough|awful|terrible|horrible|shitty|crap|crappy|sucky|lousy|stressful|worst|miserable|crazy|weird|horrendous|gr[ea]y) (day|week|night|morning|monday|month|year|time|shift)|(day|week|night|morning|today|monday)( was| is| has been|'s been|'s)?( so| really| just| pretty| kind of)* (bad|rough|hard|tough|awful|terrible|horrible|shitty|crap|sucked|sucks|stressful|miserable|a (mess|disaster|nightmare))|everything (went|goes|is going) wrong)\b/,
  ],
  [
    'feel-bored',
    /\b(bored|boring|boredom|nothing (to do|happened|happens|much|new|special|really)|not much|same old|nm|nothing|just chilling|chilling|just (sitting|lying|hanging|relaxing|vibing)( around| here| out)?|killing time)\b/,
  ],
  [
    'feel-proud',
    /\b(proud|finally (finished|did|managed)|i (finished|managed|built|made it|fixed|finally|completed|ran (a|my)|quit smoking)|lost \d+ (pounds|kilos|lbs))\b/,
  ],
  [
    'feel-happy',
    /\b((i'm|i am|i feel|feeling|i've been|doing)( so| really| very| pretty| quite| just| feeling| all)* (happy|good|great|excited|amazing|fantastic|wonderful|thrilled|awesome|fine and dandy|well|relaxed|calm|grateful|thankful|blessed|content|cheerful|better|optimistic|over the moon|in a good mood)|good mood|best day|(good|great|lovely|nice|beautiful|amazing|wonderful|perfect|fun|awesome) (day|night|week|evening|weekend|morning|time|walk)|(day|week|today|night)( was| is| has been)?( so| really| pretty)* (good|great|nice|lovely|amazing|fun|awesome|perfect)|can't wait|looking forward|so excited|made my day|yay|woo ?hoo)\b/,
  ],
  [
    'feel-lost',
    /\b(confused|feel(ing)?( so| really| very| kind of| a bit| a little| pretty| just| quite)* (lost|stuck|weird|strange|off|torn|conflicted|restless|nostalgic|numb)|i'm (lost|stuck|torn|restless)|don't know who i am|no idea what (i'm doing|to do with)|what am i doing|quarter.?life|midlife|jealous|envious|no motivation|unmotivated|procrastinat\w*|lazy|can't (focus|concentrate|start|get started)|no idea where to start|big job|stuck)\b/,
  ],
];

/** The subjects of a life: what a short message may be about, and no more than that. */
export const topicIntents: Intent[] = [
  [
    'dating',
    /\b(date|dating|crush|girl ?friend|boy ?friend|tinder|hinge|bumble|in love|fell for|there's (a|this|someone)|someone i keep thinking|likes? (her|him|them)|ask(ed|ing)? (her|him|them) out|relationship|romance|wife|husband|partner|marriage|valentine|anniversary|fianc\w+)\b/,
  ],
  ['boss', /\b(my |the )?(boss|manager|supervisor|coworkers?|co-workers?|colleagues?)\b/],
  [
    'family',
    /\b(my (mom|mum|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|baby|grand\w+|aunt|uncle|cousin|family|in-?laws|nephew|niece|twins|toddler)|family)\b/,
  ],
  [
    'friends',
    /\b(my (best |old |close )?(friend|friends|buddy|bestie|mate|mates|roommates?|flat ?mate|neighbors?|neighbours?)|friendship|party|hang(ing)? out with)\b/,
  ],
  [
    'money',
    /\b(money|broke$|i'm broke|rent|bills?|debt|loan|mortgage|salary|expensive|savings?|afford|paycheck|taxes|budget|lottery)\b/,
  ],
  [
    'pets',
    /\b(my (dog|cat|puppy|kitten|hamster|rabbit|bunny|parrot|bird|fish|horse|turtle|snake|guinea pig|pet|pets|dogs|cats|chickens?)|dogs?|cats?|pupp(y|ies)|kittens?|pets?)\b/,
  ],
  [
    'study',
    /\b(exams?|finals|computer science|my major|homework|college|university|uni|class(es)?|school|study|studying|essay|thesis|dissertation|degree|teacher|professor|math|physics|chemistry|biology|grades?|semester|practice my english|assignment|deadline|learn(ing)? (to|how|a|some|spanish|french|german|japanese|italian|english|korean|chinese|guitar|piano)?)\b/,
  ],
  [
    'food',
    /\b(food|hungry|starving|dinner|lunch|breakfast|supper|pizza|pasta|sushi|burgers?|tacos?|ramen|noodles|curry|cook(ed|ing)?|bak(ed|ing)|cake|chocolate|ice cream|cookies?|bread|cheese|soup|salad|eat(ing)?|ate|snack|fries|pancakes|sandwich|toast|pineapple|restaurant|dessert|vegan|vegetarian|diet)\b/,
  ],
  [
    'drink',
    /\b(coffee|tea|wine|beer|cocktail|whisk(e)?y|espresso|latte|matcha|drunk|tipsy|drinks?|hot chocolate)\b/,
  ],
  [
    'weather',
    /\b(rain\w*|snow\w*|sunny|weather|storm\w*|cold( outside| today| here)?$|hot( outside| today| here)?$|cloudy|fog(gy)?|windy|freezing|heat ?wave|autumn|winter|spring|summer|thunder\w*|it's (so |really |too )?(cold|hot|warm|humid|dark)|sunset|sunrise)\b/,
  ],
  [
    'music',
    /\b(music|song|songs|band|concert|guitar|piano|violin|drums|album|playlist|spotify|sing(ing|er)?|jazz|rock|metal|hip ?hop|rap|classical|techno|k-?pop|pop music|karaoke|choir|vinyl)\b/,
  ],
  [
    'movies',
    /\b(movies?|films?|netflix|series|tv|show|shows|episode|binge\w*|watch(ed|ing)|anime|cinema|documentar\w+|youtube|tiktok)\b/,
  ],
  [
    'books',
    /\b(books?|novels?|reading|author|library|poet(ry)?|manga|comics?|audiobook|kindle|letters?|diary|journal(ing)?)\b/,
  ],
  [
    'games',
    /\b(gam(e|es|ing)|xbox|playstation|ps5|nintendo|minecraft|zelda|fortnite|chess|steam deck|league of legends|d&d|dungeons|sudoku|puzzle|board game|poker)\b/,
  ],
  [
    'sports',
    /\b(soccer|football|basketball|tennis|gym|work ?out|running|ran|jog\w*|marathon|yoga|swim\w*|bike|cycling|hik(e|ed|ing)|climb\w*|baseball|hockey|ski\w*|surf\w*|lift(ing)? weights|rowing|skateboard\w*|football team|my team|the match|world cup|danc(e|ed|ing))\b/,
  ],
  [
    'travel',
    /\b(travel\w*|trip|vacation|holiday|flight|flying|airport|abroad|beach|japan|italy|paris|europe|backpack\w*|road trip|camping|hotel|passport|train|japanese|tokyo|kyoto|spain|chile|canada|australia|africa)\b/,
  ],
  [
    'home',
    /\b(clean(ed|ing)|laundry|dishes|chores|moving( house| out| in)?|moved|apartment|my (house|room|place|flat|kitchen)|pack(ing|ed)?|decorat\w+|furniture|ikea|tidy\w*|declutter\w*|landlord|renovat\w+)\b/,
  ],
  [
    'garden',
    /\b(garden\w*|plants?|flowers?|tomato(es)?|roses?|trees?|seeds?|succulent|monstera|lawn|herbs|nature|forest|woods|mountains?|ocean|sea|river|lake|birds?|stars|moon|sky)\b/,
  ],
  [
    'making',
    /\b(paint(ed|ing)?|draw(n|ing)?|sketch\w*|knit\w*|crochet\w*|sew\w*|pottery|photograph\w*|photos?|writ(e|ing) (a|my|some|poems|stories|music|songs)|novel|craft\w*|wood ?work\w*|diy|creative|art|artist|design\w*|build(ing)? (a|my)|lego|origami|hobby|hobbies)\b/,
  ],
  [
    'tech',
    /\b(phone|laptop|computer|wifi|wi-fi|internet|app|coding|programming|code|software|bug|instagram|social media|screen time|twitter|reddit|scroll\w*|tech)\b/,
  ],
  [
    'commute',
    /\b(commut\w+|traffic|bus|subway|tube|metro|drive home|way home|way to work|driving|car|parking|late for)\b/,
  ],
  [
    'work',
    /\b(work(ing|ed)?|job|office|shift|meetings?|deadline|project|clients?|customers?|career|overtime|night shift|9 to 5|nine to five|monday)\b/,
  ],
  ['dreamt', /\b(dream(t|ed|s)?|nightmares?)\b/],
  ['shopping', /\b(shopping|bought|buy|clothes|shoes|dress|haircut|hair|tattoo|outfit|makeup)\b/],
  [
    'news',
    /\b(politics|election|president|the news|war|climate|world is|government|religion|god|church|pray\w*)\b/,
  ],
  [
    'plans',
    /\b(tomorrow|tonight|weekend|next week|plans?|going to|gonna|later today|this evening|friday|saturday|sunday)\b/,
  ],
  [
    'memories',
    /\b(remember when|childhood|when i was (a kid|little|young|a child|\d+)|used to|years ago|old days|nostalgi\w*|grew up|back then|last (summer|year|night|week))\b/,
  ],
  [
    'saw',
    /\b(i (just )?(saw|noticed|found|met|heard)|something (odd|weird|strange|funny|interesting|happened))\b/,
  ],
];
