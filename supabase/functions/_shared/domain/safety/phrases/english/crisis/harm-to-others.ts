import { phraseList } from '../../phrase-list.ts';

/** English phrases that speak of harming somebody else. Parts in <> are defined in `named.ts`. */
export const harmToOthers = phraseList(`
  (i ~3|.|we) (<intend>) (just |really |fucking |literally |actually |seriously |also )?<attack> <victim>
  (i ~3|.|we) (<intend>) (beat|hit|punch|kick|slap) (him|her|them|someone|somebody|my (<person>))
    (up|again|tonight|to death|senseless|until|unconscious|bloody|so hard|to a pulp)
  (i ~3|.) (<intend>) (beat|hit|punch|kick|slap|choke|shake) my (girlfriend|boyfriend|wife|husband|partner|kid|kids|
    child|children|son|daughter|baby|mom|mother|dad|father|grandmother|dog) (.|again|tonight|when|if|because|so|until|
    up)
  (thoughts|thinking|think|thought|fantasize|fantasizing|fantasise|fantasising|fantasies|dream|dreaming|imagine|
    imagining|urges|urge|planning|plan|plans|keep|scared|afraid|fear|feel like|tempted|obsessed|visions|images|
    considering|research*|consider|idea|intrusive) ~3 <attacking> <victim>
  i (hit|punched|slapped|choked|strangled|stabbed|kicked|beat|raped|shook|assaulted|attacked|bit) my
    (girlfriend|boyfriend|wife|husband|partner|kid|kids|child|children|son|daughter|baby|mom|mother|dad|father|
    grandmother|roommate|ex|coworker|classmate) (.|again|last|today|yesterday|tonight|so|until|because|and|when|in the|
    hard|up|really|this|unconscious)
  (choked|strangled|stabbed|poisoned|raped|drowned|smothered) (my|him|her|them|a) ~1 <person>
  i (stabbed|shot|killed|strangled|poisoned|choked|drowned) (him|her|them|someone|somebody|a
    (man|woman|person|guy|girl|child))
  (push|pushed|pushing|throw|threw|shove|shoved) (him|her|my ~1|them|someone) ~1
    (down the stairs|off (a|the) (roof|bridge|balcony|cliff|building|train|platform)|in front of|under (a|the)
    (train|bus|car)|out (of )?(a|the) window)
  (shoot|shooting|shot|shooted) (up|down) (my|the|a|this|that|our|his|her) ~1 <place>
  (school|mass) shooter
  be the next school shooter
  (bomb|bombing|blow up|blowing up|burn down|burning down|set fire to|torch|set on fire|firebomb)
    (my|the|his|her|their|our|that|this) ~1 (school|office|house|home|church|building|class|apartment|mosque|synagogue|
    airport|workplace|university|family|car|flat|place)
  (burn|burning|burned) (his|her|their|my ~1) ~1 (house|home|flat|apartment|place|car) (down )?(with|while)
    (him|her|them|everyone|he|she|they)
  (make|build|making|building|buy|plant|made|planting|assemble) (a|an|the|some) (pipe |nail |car |homemade |real |
    dirty )?(bomb|explosives?|explosive|molotov|explosives)
  (poison|poisoning|kill|killing|murder|drug|drugging|strangle|get rid of) (someone|somebody|a person|my (<person>)|him|
    her|people|a human) (without|and (not|get away)|undetected|slowly|so|with (poison|antifreeze|rat)|in (his|her|their)
    sleep|without a trace|secretly)
  how (do|can|could|would|to|should) (i |you |one )?(poison|murder|kill|strangle|stab|drug|hurt)
    (someone|somebody|my (<person>)|him|her|them|a person|people)
  get(ting)? away with (murder|killing)
  how to (hide|dispose of|get rid of) (a|the|his|her) (body|corpse)
  (bought|have|got|took|brought|bring|bringing|buying|carry|carrying|grabbed|packed|with|hiding|sharpened)
    (a|my|the|his|dads|my dads|this|my dad) ~1 <weapon> ~4 (for (him|her|them|my)|waiting for|use it on|to
    (my )?(school|class|work|the office)|wait for|he will|they will|she will|will regret|will pay|outside
    (his|her|their))
  waiting (for|outside) (him|her|them|his|their) ~2 (outside|house|door|with (a|my) <weapon>|to come out)
  tomorrow ~4 (will|going to) (all )?(pay|regret|bleed|suffer|die)
  (bullet|knife|axe|blade|hammer) (in|into|through|to) (his|her|their|your|my ~1|someones|that ~1)
    (head|heart|chest|skull|throat|neck|face|brain|stomach|eye|eyes)
  (he|she|they|them|everyone|these people|those people|all of them|you all|people like that)
    (all )?(deserve|deserves|has|have|must|need|needs|ought|is going|are going) (to )?(all )?(die|be killed|be shot|
    bleed|be dead|be murdered|burn alive|be slaughtered)
  (want|wants|wish|need|like) (him|her|them|my (<person>)|everyone|you all|all of them) (to be)?
    (dead|killed|to die|murdered|gone for good)
  (poison|poisons|drug) ~3 (no trace|undetect*|untraceable|trace*|autopsy)
  (untraceable|undetectable) poison
  (cut|slit|cutting|slitting) (his|her|their|my (<loved>)) throat
  (have|got|with|bringing|take|taking) (a|my|the) ~1 <weapon> ~5 (to|at|outside|near) (my|his|her|their|the) ~2
    (house|place|door|school|work|office|apartment)
  (burn|burning|blow|blowing) (the|my|this|that|his|her|their) (school|house|office|place|church|building|home)
    (down|up)
  hit (my|the) (<loved>) so hard
  (ways?|how|reasons?|plan|plans|urge|dream|dreams|time) (to|of|for) (<attack>) (<victim>)
  (watch|watching|see|seeing|hear|hearing) (him|her|them|my ~1 (<person>)|that ~1|everyone|people|those ~1)
    (bleed|die|suffer|burn|choke|beg|drown|burn alive)
  (put|putting|deserves|needs) a (bullet|knife) (in|through|into) (him|her|them|that|his|her|their|my ~1|every)
  (wants|said|says|threatens|plans|wanted|talks about|talking about) (he|she|they)? (wants|will|would|to|is going|are
    going)? (to)? (shoot|kill|stab|hurt|murder|shooting|killing|stabbing|bomb) (his|her|their|the|my) ~1
    (<person>|class|school|kids|teachers|family|classmates)
  (to|at|outside) (his|her|their) (house|place|door|car|work) ~2 with (a|my|the) (bat|baseball bat|<weapon>|crowbar|
    pipe|can of gas*|gasoline)
  make (him|her|them|everyone|you|those ~1|these ~1) (all )?(pay|suffer|bleed|beg|hurt)
    (with|in|for|like|until|.|slowly)
  (they|he|she|everyone|class|school|all) (will|are going to|is going to) (all )?(pay|die|bleed)
    (.|with (their|his|her)|for what|today|tomorrow|tonight)
  (list|hit list|kill list) of ~2 (people|names|classmates|kids|students|those) ~5 (kill|shoot|hurt|murder|die|stab)
  my (kill|hit|death) list
  (is|are|be) dead (when|if|once|as soon as) (i|he|she|they|we) (find|see|catch|come|comes|get|meet|show*)
  (is|are) a dead (man|woman|girl|boy)
  (i will|going to) (end|finish) (him|her|them) (.|tonight|for good|off)
  (lose|lost|losing) (control|it) and (kill|hurt|hit|beat|choked|choke|punched|strangle*|stabbed|attacked)
  snap and (kill|hurt|shoot|stab|attack)
  voices? ~3 (tell|tells|telling|say|says|want|wants|order|command) (me )?(to|that i should|i should)
    (kill|stab|hurt|attack|push|burn|shoot|strangle|harm)
  (run|running|ran) (him|her|them|my ~1|people|someone|everyone) over
  (drive|driving|plow|ram|ramming) (my car |a car |a truck |the car )?into (a|the|that|my) ~1
    (crowd|people|him|her|them|<person>)
  (threat*|threatens|threatening) to (kill|stab|shoot|murder|hurt) (me|us|him|her|them|my|everyone)
  (smash|crush|bash|break|cave|beat|kick) (his|her|their|your|my ~1|that ~1) (skull|head|face|neck|teeth|bones) ~1
    (in|with|open|.)
  (someone|somebody|people|him|her) (will|is going to) (die|get killed|bleed) (tonight|today|tomorrow|if|because of me|
    by my hand)
  (take|taking|bring) ~3 (with me|down with me) when i (go|die)
  kill (everyone|them all|all of them|everybody)
  (homicidal|murderous) (thoughts?|urges?|rage|ideation|fantasies|feelings|intent)
  homicidal
  (kill|killing|murder) spree
  mass (murder|shooting) ~4 (i|my|plan|at)
  (thoughts?|urges?|fantas*|dream*|visions) (of|about) (violence|murder|killing|shooting)
  (get|buy|have|find|bring|need|want|use|grab|using) (a|my|the|his|dads|some) ~1 (<weapon>) (to|and|so i can|on|for) ~1
    (shoot|kill|hurt|stab|threaten|use on|him|her|them|my (<person>)|at school)
  (i|will|going to|want to|gonna|wanna|could|about to|plan to) (burn|burning|torch|blow up|shoot up|bomb) (down)?
    (his|her|their|my ~1|that|the) ~1 (house|place|car|apartment|home|flat|office|school|church|building|store)
  (want|wanted|going|like|love|urge|ready|need) (to) (kill|murder|stab|shoot|hurt|harm|strangle|attack) ~1
    (someone|somebody|people|anyone|everybody|everyone|(my|his|her|that|this|the) ~1 (<person>))
  (feel|feeling|felt) like (<attacking>) (<victim>)
  (i|.) (<intend>) (<attack>) (<victim>)
  (<attack>) (<victim>) (in (his|her|their) sleep|while (he|she|they) sleeps?|slowly|and (dump|bury|hide|burn)|with
    (a|my|the) (<weapon>|bat|rope|pillow)|tonight|tomorrow|if (he|she|they) (leaves|touch*|come*|hit*))
  (he|she|they|you) (will|is going to|are going to) (not )?(wake up|regret|scream|beg|bleed|see me coming) ~3
    (when i|tonight|tomorrow|knife|gun|dead|die)
  (want|going to|will|gonna) ~1 (revenge|vengeance|get even|payback) ~5 (kill|burn|gun|knife|hurt|blood|shoot|stab|dead|
    die)
  (beat|beating) (him|her|them|my (<loved>)) ~2 (to death|until|senseless|to a pulp|black and blue|unconscious|every)
  (hit|slapped|punched|choked|shook|hurt|hitting|beating|slapping|punching|choking|shaking|hurting) (my|our|the)
    (<loved>) ~2 (again|when (he|she|i)|because (he|she|i)|every (day|night|time)|so hard|in the (face|head|stomach)|and
    (cannot stop|can not stop|i (feel|am|do not)))
  (push|pushing|shove|shoving|throw|throwing) (people|someone|somebody|him|her|them|strangers|a stranger|my (<person>))
    (in front of|under|onto the|off (a|the)|down the)
  make (him|her|them) (suffer|bleed|pay|beg) and ~1
  (want|love|like|wish) to see (him|her|them|my ~1) dead
`);
