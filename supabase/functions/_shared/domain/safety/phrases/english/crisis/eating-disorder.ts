import { phraseList } from '../../phrase-list.ts';

/** English phrases that speak of an eating disorder. Parts in <> are defined in `named.ts`. */
export const eatingDisorder = phraseList(`
  anorex*
  bulimi*
  thinspo*
  meanspo*
  bonespo
  orthorexi*
  ednos
  arfid
  pro (ana|mia)
  proana
  promia
  eating disorders?
  disordered eating
  (my|the|an|bad|is back|having|relapsed|recovering|recovery|recovered) ed (.|is|relapse|recovery|voice|again|and|since|
    thoughts|brain)
  (binge|binged|binges|binging|bingeing) ~4 (purge|purged|purging|throw up|threw up|throwing up|throw it|vomit*|puke*|
    starve*|fast|fasted|laxatives)
  (purge|purged|purging) (after|every|my food|my meal|my dinner|dinner|lunch|everything i|without|again|.|when|it all|
    tonight|in the (shower|bathroom|toilet))
  (throw|throwing|throws|threw|puke|puking|puked|vomit|vomiting|vomits|sick)
    (up )?(~2 )?(after (every|each|all|eating .|my|meals|i eat|everything i eat)|on purpose|in secret|secretly|
    everything i (eat|ate)|whatever i eat|when i eat|every time i eat|whenever i eat)
  (make|making|made|makes|force|forcing|forced|forces|get) (myself|herself|himself) (to )?(throw|throwing|puke|puking|
    vomit|vomiting|sick|be sick|purge|gag|starve)
  (want|need|urge|tempted|going|desperate|have|had|like) to (throw|puke|vomit|get|purge) (it|everything|all of it|that)
    (all )?(up|out|back up|out of me)
  (guilty|guilt|disgusting|disgusted|ashamed|gross|panic|anxious|cry) ~2 (after|when|every time|whenever|each time) ~1
    (i )?(eat|eating|ate|have eaten|meal|meals|food)
  (not|nothing|without|never) (eaten|eat|ate|eating|food) ~2 (in|for|since) ~1 <days>
  <days> (without|with no) (food|eating)
  day # ~2 (of )?(not eating|no food|without food|my fast)
  (eaten|ate|eat|eating|had) (nothing|only|just) (but)? ~4 (in|for|since|all) (<days>|this week|all week|the
    (whole|entire) week)
  (survive|surviving|survived|live|living) on (only|just)? (water|gum|coffee|air|nothing|diet coke|cigarettes|ice|
    apples|lettuce) ~1
  (hide|hid|hiding|throw away|threw away|throwing away|flush|dump|get rid of|feed|fed|give) (my|the)?
    (food|lunch|dinner|breakfast|meals?|sandwich*) ~5 (nobody|no one|parents|knows|know|notice|noticing|not eating|
    napkin|eating it)
  ate ~6 (get|throw|puke) (it|everything|that|all of it) (all)? (out|up)
  (fat|huge|enormous) and (disgusting|gross|worthless|ugly and)
  count* every (single)? calorie
  food is (the|my) enemy
  obsess* with (my weight|calories|being (thin|skinny)|not eating)
  sick after (every|each|dinner|lunch|meals|eating) ~1 (on purpose|.)
  (threw|throw|throwing|puked|vomited|brought|bring) up (my|all my|everything|all the)
    (dinner|lunch|breakfast|food|meal|cake|pasta) ~3
  (get|getting|got) rid of (the|my|what i) (food|meal|dinner|pasta|calories|lunch|ate|cake|pizza) ~3
    (fingers?|toilet|bathroom|throat|without|purge)
  fingers? ~4 (throat|did it|get rid|throw up)
  (not|no|without|had no|haven) ~1 (solid|real) food ~2 (since|in|for)
  (weigh|weighing|weighed) myself ~2 (times|every (hour|day|morning and))
  (not eating|starving|starvation|stop eating) ~5 (lose|weight|kg|kilos|pounds|thin|skinny)
  lose ~7 by (not eating|starving|fasting)
  (love|like|feel|feels) (the feeling of)? (feeling)? (empty|hungry|hunger) ~6 (eat|eating|food|fat|weak|failure|
    control|power*|proud|strong)
  (because|since|when|as) i (do|can) not eat (.|enough|anymore|anything)
  (faint|fainted|fainting|dizzy|hair ~2 (falls|falling)|period ~2 (stopped|gone)) ~6
    (not eat*|starv*|restrict*|underweight)
  bmi ~2 (9|10|11|12|13|14|15|16|17)
  mirror ~6 (pig|whale|fat|disgusting|huge) ~6 (fast|eat|starve|food|purge)
  fast for (days|weeks) ~1
  (mia|ana) and (ana|mia) (are|is) ~2 (only|best)? ~1 friends?
  (eat|ate|eating) ~2 (lettuce|cucumber|cucumbers|celery|ice|gum|half an apple|one apple|an apple)
    (a day|all day|per day|today .|and water|for days|.)
  (starve|starving|starved|starves) (myself|herself|himself|themselves)
  starv* (until|till|to (be|get|become|look)) ~2 (thin|skinny|pretty|bones)
  (stop|stopped|quit|stopping|gave up|given up) eating (.|until|till|completely|because|altogether|for days|so|and|
    entirely|to (be|get|lose|punish))
  (will|do|am|going to|can|must|should|would|allowed to|allow myself to|let myself) not ~1 eat* ~2 (until|till|unless)
    ~4 (thin|skinny|gap|weigh|kilos|kg|pounds|lbs|bones|size|weight|flat)
  (only|just|under|below|max|limit|limiting|restrict|restricting|restricted|let|allow|eat|eating|ate|eats|live|living|
    have|had|on|down|consume|consuming) ~3 (<low>) ~1 (calories|calorie|cals|cal|kcal)
    (a |per |each |every )?(day|daily|today|.)
  (restrict|restricting|restricted) (again|.|to <low>|my (food|calories|eating|intake)|food|calories|and|more|until|so)
  count* ~2 calories? ~4 (cry|crying|obsess*|scared|afraid|panic|ashamed|punish)
  (scared|afraid|terrified|fear|frightened|panic*) (of|about|at) (food|eating|gaining weight|getting fat|calories|meals|
    gaining|weight gain)
  food (scares|terrifies|disgusts) me
  (laxative|laxatives|diet pills|diuretics|ipecac) ~5 (weight|thin|thinner|skinny|lose|slim|flat|binge*|eat*|every day|
    daily|skinnier|stomach|meal)
  (abuse|abusing|abused|addicted to|hooked on) (laxatives|diet pills|laxative)
  (not|never|do not) (deserve|deserves|earned|deserved|worthy of) (food|to eat|dinner|a meal|meals|eating|breakfast|
    lunch|any food)
  (hate|loathe|disgusted by|despise) (my|how my) (body|stomach|thighs|belly|fat) ~5 (eat|eating|starv*|food|purge|throw|
    thin|eaten)
  if i eat ~3 (i )?(will |am going to )?~1 (hate|punish|kill|hurt|disgust) myself
  (hate|disgust|punish) myself ~1 (if|when|whenever|after|every time) (i)? ~1 (eat|eating|ate)
  chew* ~4 spit*
  (finger|fingers|toothbrush|spoon) (down|in|into) (my|her|his|your) throat
  (weigh|weighs|weight|underweight|kilos|kg|pounds|lbs|bmi|stone) ~4 (feel|look|am|think i am|see) ~2
    (fat|huge|obese|disgusting|too big|a whale)
  still (feel|look|too|so|see myself as|think i am) ~1 fat
  too fat to (eat|live|be loved|deserve)
  (see|feel|show|count|want|love|until|till) ~2 (ribs|bones|collarbones|collarbone|hip bones|hipbones|thigh gap|spine)
  (ribs|bones|collarbones|hipbones) ~2 (show|showing|stick|sticking|visible)
  thigh gap
  (lowest|low|goal|target) bmi
  bmi (of|under|below) (#|fifteen|sixteen|seventeen|fourteen)
  lowest weight ~3 (survive|live|before|possible)
  ultimate goal weight
  ugw
  (binged|binge|binging|bingeing) (again|eat|eating .|eating again|eating every|every night|and hate|and (feel|felt)
    (disgusting|ashamed|awful|guilty)|all night and)
  binge eating disorder
  (never|barely|hardly|rarely|refuses to|not) (eat|eats|eating) ~6 (vomit*|throws up|skin and bones|so thin|thinner|
    losing weight|hair falls|passes out|fainted|faint)
  (skip|skipping|skipped) (all|every|most) (my )?(meals?|meal|meals)
  (hide|hiding|hid) (my |the )?food (in|from|under) (my|the)
  pretend (to eat|i ate|i have eaten)
  lie about (eating|having eaten)
  (water )?fast(ing)? (for )?<days> ~4 (weight|skinny|thin|lose|fat|bones)
  fasting until ~3 (skinny|thin|bones|weigh|weight)
  (skinny|thin|thinner|skinnier|tiny|bones) (enough|so|until) ~2 (die|disappear|faint|hospital*|dead)
  how to (be|become|get) anorexic
  tips (to|for) (not eat*|stop eating|starv*|purging)
  nothing tastes as good as skinny
  (been|am|keep|started|still|back to|was|by) (restricting|purging|fasting for (days|weeks)|starving|binging and|
    bingeing and)
  restricting ~4 (weeks|days|dizzy|calories|again|weight|meals)
  eat* (only|just)? ~1 once (every (other|second|two|three|four|#) days?|a week|in (two|three|#) days)
  purged ~1 (times|today|again|#|twice|three|last night|tonight|my)
  (feel|look|am|felt) (so |too |still )?(huge|fat|enormous|obese|gigantic) ~1 (at|with|weighing) # (kg|kilos|pounds|lbs)
  (feel|felt|am) (so )?(fat|huge|gross) ~2 (stop eating|not eat*|throw up|starve|skip|purge|never eat*|not deserve)
  (skip|skipped|skipping) (dinner|lunch|breakfast|meals) ~3 (to (lose|be|get) ~1 (weight|thin|thinner|skinny|skinnier)|
    because i (am|feel) (fat|disgusting|ugly)|for (days|weeks|the (third|fourth|fifth))|again and (again|feel))
  (scared|afraid|terrified) ~2 (gain|gaining|get|getting|becoming) ~1 (weight|fat) ~4 (eat|eating|stopped|food|meals?|
    dinner)
  (eat|eating|ate|food) ~3 (makes|make|made) me (feel (guilty|disgusting|dirty|sick with|like a failure|ashamed)|want to
    (die|cry|puke|throw up|purge|cut))
  (can not|could not|refuse to|refuses to|scared to|afraid to) eat
    (in front of|without (crying|guilt|panicking|purging|feeling)|anything without)
  (burn|exercise|work|run) off (everything|all|what|every ~1) ~1 i (eat|ate)
  (teeth|throat|knuckles) ~4 (vomit*|purging|throwing up|bulimi*|stomach acid)
  (feeding tube|inpatient|hospital*) ~4 (anorexi*|eating disorder|weight|ed .|not eating)
  (recover|recovering|recovery|relapse|relapsed|relapsing) ~2 (from|into) (my |an |the )?(ed|anorexia|bulimia|eating|
    binge*|restricting)
  (hate|hating|stopped) eating (.|and|because|so)
  (every|each) time i eat ~4 (throw|puke|vomit|cry|guilty|fat|purge|hate myself)
  (afraid|scared|terrified|ashamed) to eat ~1
  (mom|parents|they|everyone|people|he|she|dad) (think|thinks|thought) i (ate|am eating|have eaten|already ate)
  food in (napkins|a napkin|my (napkin|sleeve|pocket|room))
  skip (my)? meals (and|because|to|so|.)
  (vomited|vomit|threw up|puked|throw up) ~3 on purpose
  (one|a single) meal every (two|three|other|second|few) days
  laxatives (again|tonight|every|after|daily)
`);
