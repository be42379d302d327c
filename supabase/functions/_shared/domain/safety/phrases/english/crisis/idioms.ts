import { phraseList } from '../../phrase-list.ts';

/** English talk that sounds like a crisis and is none: idioms, accidents, food and chores, films and games. */
export const idioms = phraseList(`
  // English: figures of speech
  (die|dying|died|dies) (of|from|with) (pure |sheer |second hand )?(<laughter>)
  (die|died|dying|kill myself|killing myself|hurt myself) (laughing|inside)
  (die|dye|dying|died) my (hair|beard|eyebrows|roots|lashes)
  die in my sleep of old age
  die happy
  die (alone|old|rich)
  dying (to|for) (know|see|meet|try|hear|tell|get|go|find|read|watch|eat|taste|show|visit|a|some|the|you)
  to die for
  (rather|sooner) die than
  do or die
  die hard
  diehard
  never say die
  die with a smile
  live and let die
  die another day
  (kill|killing|kills|killed) (two|2) birds
  (kill|killing) (time|the (time|mood|vibe|lights|engine|music|switch|process|weeds|app|tab|power|buzz|pain|weeds|
    bacteria))
  (kill|killing|kills) (weeds|aphids|bugs|germs|bacteria|ants|mosquitoes|mold|mould|slugs|wasps|flies|rats|mice|spiders|
    cockroaches|moths)
  (is|are|was|were|am|be|been) (absolutely |literally |seriously |really |slowly |just )?killing (me|us|it|him|her|them)
  (killed|killing|kill) it
  (kill|kills|killed|killing|slay|slayed) me (with|softly|every time|when|that you|how|laughing)
  (kill|murder|strangle|throttle|shoot|slap|hurt|end) (you|him|her|them) (if|for|when|unless) (you|he|she|they) ~3
    (spoil*|tell|tells|forget|forgets|eat|eats|ate|say|says|laugh*|sing|sings|steal*|call me|late|finish|leave the|
    spill*|send)
  (will|would|is going to|going to|gonna|might|could) (kill|murder|strangle) (me|us)
  will be the death of (me|us)
  kill (for|the (dragon|goblin|boss|king|zombies?|monster|orc|wolf|spider|enemy|enemies|plant|plants|grass|fish|
    audience|crowd|competition|presentation|exam|interview))
  murder (this|that|a|these) (burger|pizza|steak|curry|sandwich|cake|plate|beer|kebab)
  (hang|hanging|hung) (out|up|in there|on|around|loose|tight|back)
  (hang|hung|burn|burned|shoot|shot|cut) myself (a|an|some|out of)
  (paintball|laser tag|airsoft|nerf) ~8
  burden on
  (hung|hang) (up|myself) (on|up|my)
  (shoot|shooting|shot) (myself in the foot|hoops|the breeze|an email|a (film|video|movie|wedding|text|message)|photos|
    pictures|for the)
  shoot (you|him|her|them|someone|people|everyone|me) (a|an|over|over a|some|the) (email|e mail|text|message|line|note|
    mail|link)
  shoot (him|her|them|people|everyone|strangers|kids|someone|children) (in (black and white|colour|color|natural light)|
    on film|with (my|a|the) (camera|nikon|canon|leica|phone))
  (beat|attack|crush|destroy|hit|shoot|kill|stab|murder|fight|slaughter) (him|her|them|my ~1|everyone|people|someone|
    anyone) ~2 (at (chess|tennis|golf|cards|scrabble|mario*|fifa|poker|darts|pool|this|it)|in
    (chess|the (game|quiz|race|match|final|league|tournament)|fortnite|minecraft|cod|fifa|valorant|skyrim|gta|overwatch|
    tennis|golf|among us|a (game|race|quiz)|mario*))
  (kicked|kick|hate|hated|beat|beating|punch|slap|hit|stab|shoot) myself (for|up about|over|up over|later|that i) ~1
    (forgetting|spoiling|eating|not|it|buying|missing|being|the|sending|saying|laughing|leaving)
  hate myself for
  (beat|beating) (myself|yourself) up
  (cut|cutting|burn|burned|burnt|burning|hurt|hurting|injured|injure|stabbed|scratch|scratched|bruised|bit|biting|hit|
    poke|poked|scraped|slice|sliced) (my ~2|myself ~1) (while|when i was|cooking|shaving|chopping|slicing|opening|
    gardening|ironing|playing|running|skiing|falling|at (the gym|work|practice|football|training|soccer|yoga)|lifting|
    dancing|climbing|doing|making|on (the|a|an|some|my|that|your|his|broken|hot|paper|glass)|with (the|a|my)
    (kitchen|bread|chef*|hot|paper|curling|hair|soldering|oven|pan|vegetable)|by (accident|mistake)|accident*|yesterday
    (cooking|shaving|at)|trying to (open|cook|cut|reach|fix|lift))
  (cut|cutting|cuts) (myself|yourself|me|us|him|her) (some|a|off|out|loose|short|another|in|from)
  (cut|cutting) (my|his|her|the) (hair|nails|fringe|bangs|lawn|grass|losses|costs|sugar|trip|holiday|hours|teeth|coat|
    own hair)
  cut ~3 (shaving|hair|fringe)
  (cat|cats|kitten|dog|puppy|kitty|branch|thorns?|bush|roses?|sun|brambles?|blackberries|hamster|parrot|rabbit|bracelet|
    shoes|mosquito|mosquitoes) ~3 (scratched|scratches|bit|bites|burned|burnt|cut|cuts|scratch|bitten|clawed|scratching|
    all over|ate|eats|threw up|throws up) ~4
  (scratched|bitten|cut|burned|burnt|covered in) ~2 (by|from) (the|a|my|some) (cat|dog|kitten|sun|branch|thorns?|stove|
    oven|iron|pan|roses?|brambles?)
  (fingers|fingertips|gums|nose|tongue|lip|feet|heels|blisters|knee|knees) (until|till|bled|bleed|bleeds|bleeding|were
    bleeding|are bleeding)
  (gave|give|giving|donate|donated|donating|blood) (blood|test|tests|orange|oranges|pressure|sugar|type|bank)
  blood (everywhere|moon)
  (waste|dead|sick|tired|done|fed up) of (living|life) (out of|in|at|with|on|under|next|alone with|near|like a student|
    paycheck|above|here)
  life and death
  life or death
  death (do us|metal|valley|star|note|stranding|by chocolate|march|row)
  (bored|scared|frightened|worried|tickled|sick|starved|frozen) to death
  at deaths door
  lost the will to live (in|during|at|after|watching|reading|halfway|by|when i saw|somewhere)
  (not|no) (reason|point) ~2 (wake|get|be) up (early|this early)
  wake up (the|early|before|until|at|late|to|next to|with a|a)
  not wake up (the|before|until|late|early)
  without me (in goal|there tonight|because|, i)
  leave without me
  go (ahead )?without me
  start without me
  (fun|party|meeting|trip|dinner) without me
  no point (in|of) me being here . ~1 (meeting|class|party|shop|store|office)
  here anymore . (parking|this (party|cafe|shop|bar)|the (party|music|meeting|bar))
  (suicide squad|virgin suicides|suicide (by|is painless|sprints?|doors?|blonde|machine|runs?|mission|kings|drills?|
    bunny|silence|pact in|boys|girls|season)|(career|political|social|financial|commercial|professional|corporate)
    suicide|death grips|suicidal tendencies|escuadron suicida|suicide room)
  (<fiction>) ~5 (suicid*|unaliv*|anorexi*|bulimi*|self harm)
  (suicid*|unaliv*) ~3 (<fiction>)
  (<fiction>|<figure>|ending|finale) ~8 ((kill|kills|killed|hang|hangs|hanged|shoots|shot|stabs|stabbed|drowns|drowned|
    poisons|poisoned|hurts|cuts|sacrifices|sacrificed) (himself|herself|themselves)|(wants|has|tries|decides|plans|
    needs|swears|vows|wanted) to (kill|murder|stab|poison|shoot|hurt|die|strangle)|suicid*|wants to die|deserves to die|
    has to die|must die|is dead when)
  (<figure>) ~4 (kill|kills|killed|stab|stabs|stabbed|poison|poisons|poisoned|murders?|murdered|shoots|strangles) ~2
  (kill|kills|killed|murder|murdered|poison|poisons|poisoned|stab|stabbed|shoot|assassinate|slay|fight)
    (the|a|an|every|that|another|some|all the) ~1 (<figure>|goblins?|king|queen|orcs?|aliens?|bots?|creepers?|guards?|
    bandits?|wolves|giants?|nazis|stormtroopers?|duke|baron|mob|mobs)
  (minecraft|skyrim|fortnite|gta|valorant|zelda|d d|dnd|elden ring|dark souls|sims|warzone|call of duty|cod|league of
    legends|roblox|overwatch|among us|hitman|assassins creed|campaign|level|quest|raid|boss|game|match|server) ~6
    (kill|kills|killed|killing|shoot|shot|stab|stabbed|poison|poisoned|murder|blew|blow|bomb|burn|burned|die|died|dying|
    slaughtered|attacked|attack) ~3
  (kill|kills|killed|killing|shoot|shot|stab|stabbed|poison|poisoned|murder|blew|blow|bomb|burn|burned|die|died|dying|
    slaughtered|attack|attacked|kills) ~5 (in|on|at) (minecraft|skyrim|fortnite|gta|valorant|zelda|d d|our d d|dnd|elden
    ring|dark souls|the sims|sims|warzone|call of duty|cod|the game|this game|a game|my game|roblox|overwatch|level #|
    the (film|movie|book|novel|story|play|show|last episode|end of)|my (novel|story|book|screenplay|campaign|script))
  (in|of) (my|the|a|this|her|his) ~1 (novel|story|book|screenplay|script|play|film|movie|crime novel|thriller|campaign|
    game|episode|show|song) ~8 (kill*|die|dies|died|murder*|poison*|stab*|shoot*|shot|suicid*|strangl*)
  (not|never|would never|do not want to|did not want to|did not mean to|never meant to|not trying to)
    (hurt|harm|kill|hurting) (anyone|anybody|a fly|a soul|people|him|her|them|you|anyones|someone|somebody)
  hurt ~2 (feelings|pride|ego)
  not (going|want|wanting|trying) to (hurt|kill|harm) (anyone|anybody|him|her|them|you|someone|people)
  (many|much|few|of|in|per|hundred|thousand|some|#) kms
  kms (away|from|to|today|an hour|per|a day|later|north|south|of|on)
  #kms
  (bath|photo|photobombed|carpet) bombs?
  the bomb .
  (she|he|that|it|this) is the bomb
  sex bomb
  bomb (cyclone|diggity|squad)
  dead (serious|end|line|lift|battery|tired|on time|sea|giveaway|heat|ahead|right|wrong)
  (ghost|horror|murder|crime|detective|vampire|zombie) (story|film|movie|novel|mystery|game)
  true crime
  (serial|contract) killer
  killer (whale|app|outfit|heels|bees|queen|abs|smile|instinct|workout|view)
  killing (eve|joke|spree in)
  kill bill
  to kill a mockingbird
  (a view|licence|license|dressed) to kill
  cut throat
  cutthroat
  blood sweat and tears
  // English: food, bodies and chores
  (haven not|have not|had not|did not) (eaten|eat|ate) ~2 (since (breakfast|lunch|this morning|noon|yesterday evening|
    morning|last night|the)|meat|sugar|bread|dairy|out|chocolate|gluten|pizza|sushi|there|carbs|fish)
  (fast|fasting|fasted) ~2 (before|for (ramadan|lent|yom|the|my|a)|because of ramadan)
  intermittent fasting
  blood test
  (threw|throw|throwing|vomit*|puke|puked) ~2 (after|from|because of|due to)
    (the|a|that|some|bad|eating (the|a|some|bad|oysters|too much))
  food poisoning
  (hungover|hangover|morning sickness|pregnan*|seasick|carsick|stomach (flu|bug)|norovirus|migraine|chemo) ~6
    (throw*|threw|vomit*|puk*|sick)
  (throw*|threw|vomit*|puk*) ~6 (hungover|hangover|pregnan*|seasick|stomach (flu|bug)|migraine|chemo|roller coaster)
  (baby|toddler|son|daughter|kid|cat|dog|puppy|he|she) ~1 (threw up|throws up|vomited|puked|spit up|throwing up)
  can not stop eating
  stop eating (meat|sugar|bread|dairy|so|out|chocolate|at|carbs|crisps|chips|these|this|that|junk|gluten|your|my|the)
  (purge|purged|purging) (my|the|our|old|your|#|four|his|some|all|those) ~2 (closet|wardrobe|emails?|inbox|files|desk|
    house|garage|records|fridge|list|stuff|clothes|books|photos|basement|cupboards?)
  (binge|binged|binging|bingeing) ~2 (watch*|season*|show*|series|episodes?|netflix|podcast*|whole|all of|again on
    netflix|on (netflix|youtube|tv))
  starving . (what|when|where|is|let|can|any|dinner|lunch)
  (killing|kill|killed) myself (at the gym|in the gym|at work|with (work|studying|this workout)|working|training|
    studying)
  eaten (sushi|pizza|fish|pasta|steak|chocolate|there|out|here|cake|eggs|tacos|ramen|cheese) ~1 (in|for|since)
  count* calories (until|for|before) (my|the) (holiday|wedding|summer)
  (burn|burned|burning|burns) (about |around |over )?# (calories|kcal)
  (climbing|jump|tow|skipping|new|tug|mooring) rope
  overdosed? on (chocolate|films|movies|sugar|christmas|coffee|cuteness|cheese|netflix|garlic|vitamin*|cake|caffeine|
    football)
  (bungee|base|cliff|skydive|skydiving|parachut*|abseil*|zipline|diving|trampoline|paraglid*) ~6
    (jump*|off|bridge|cliff)
  (jump|jumping|jumped|leap) ~6 (bungee|parachute|for joy|in the pool|into (the|a) (pool|lake|sea|conversation|water|
    shower|cold)|on (the|a) (train|bus|trampoline|bandwagon|call))
  goodbye (letter|letters|note|party|drinks|cake) (to|for|with) (my |a |the |our )?(colleague*|team|boss|coworker*|
    class|office|students|teacher)
`);
