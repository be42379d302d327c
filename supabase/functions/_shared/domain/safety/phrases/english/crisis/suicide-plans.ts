import { phraseList } from '../../phrase-list.ts';

/** English phrases that speak of how and when: means, plans, farewells, what is said in passing. */
export const suicidePlans = phraseList(`
  // how
  (easiest|best|painless|quick|quickest|painful|fastest|easy|peaceful|good|surest|simplest|nicest)
    (way|ways|method|methods|place) (to|of|for) (die|dying|go|kill|end|suicide)
  (ways|how|methods) to die
  die (without|with no) pain
  painless (death|way)
  die painlessly
  die peacefully in my sleep tonight
  (20|30|40|50|60|80|100|twenty|thirty|forty|fifty|sixty|hundred) ~1 <pills>
  (swallow|swallowing|drink|drinking|drank) (some)? (bleach|antifreeze|drain cleaner|poison|pesticide|detergent|rat
    poison)
  how (long|much|many|high) ~8 (to die|bleed out|kill me|kill you|lethal|fatal|overdose|suffocate|not wake up|never wake
    up|kill a person|kill an adult|to kill)
  (lethal|fatal|deadly) (dose|amount) of
  overdosed?
  overdosing
  od on <pills>
  (took|take|taking|taken|swallow|swallowed|swallowing|down|downed|ate|popped) ~2 (whole|entire|full|bottle|box|pack|
    packet|handful|fistful|bunch|too many|all the|every) ~3 <pills>
  (took|take|taking|swallow|swallowed|have|got) ~1 (all|enough) (of )?(my|the|these|those|moms|dads)? <pills>
    (.|at once|tonight|and (the )?(vodka|alcohol|wine|die|never|go))
  (save|saving|saved|hoard|hoarding|hoarded|stockpiling|stockpile|collecting|stashing|stashed|hiding) (up)? (all)?
    (my|the|enough|some|of my)? ~1 <pills> (for|until|so|to|.)
  <pills> ~5 (counted|nightstand|ready|lined up|in front of me)
  (bottle|box|pack|packet|handful|fistful) of ~1 <pills> ~4 (tonight|all|at once|vodka|swallow|ready|die|end)
  (have|got|saved|saving|hoarding|stockpiling|hoarded|stockpiled|collecting|counting) (up )?(the|enough|all (the|my)|my)
    ~1 <pills> (.|ready|tonight|and|next|up)
  (want|wants|wanted|going|thinking|think|thought|thoughts|should|could|might|feel|tempted|urge|imagine|sometimes|just|
    about|ready|planning|will|consider|considering) ~4 (jump|jumping|throw myself|throwing myself|step|stepping|leap|
    leaping|walk|walking|run|running|fall|falling|lie down|lying) (off|in front of|from|out of|under|into|onto|over)
    (a|the|an|my|some|of|that|this|oncoming)? ~1 (<thing>|bridge|roof|rooftop|building|cliff|ledge|balcony|window|
    tracks|rails|highway|motorway|subway|overpass)
  (should|could|want|might|think|thinking|thought|feel|just|going|urge|tempted|sometimes) ~4
    (drive|driving|crash|crashing|swerve|swerving|steer|steering) (my car |the car |it )?(into|off|in front of|against)
    (a|the|an|that|oncoming)? ~1 (tree|wall|pole|river|lake|bridge|cliff|traffic|truck|ditch|road)
  (standing|stand|sitting|sit|am|here) (on|at) ~3 (bridge|ledge|roof|rooftop|edge|overpass|cliff|tracks|balcony) ~4
    (looking down|look down|jump|edge|ready|goodbye|let go|over it)
  (jump|jumping|jumped|throw myself|lie down|step|stepping|walk|walking) (in front of|under) (a|the|that|an|this) ~1
    (train|bus|truck|subway|tram|lorry|metro)
  (jump|jumping) off (a|the|that|this) (bridge|roof|building|balcony|overpass) .
  (balcony|bridge|roof|rooftop|edge|ledge|window|overpass|platform|cliff) ~5 (letting go|let go of|let go .|jumping|
    falling off|stepping off|jump off|just jump|step off)
  (gun|knife|razor|blade|rope|noose|pistol) (on|for) myself
  (have|got) (the|my|a) (blade|razor|rope|noose) (ready|here|in my hand|waiting)
  (gun|pistol|revolver|shotgun|barrel) (to|in|against|at) my (own )?(head|mouth|temple|drawer|throat)
  (bullet|hole) (in|through|into) my (own )?(head|brain|skull)
  (gun|pills|knife|blade|rope|bottle|noose|razor|pistol|window) ~6 (keep|kept|just|cannot stop|have been|sit and)
    (looking|staring|stare|look) at (it|them)
  (bought|got|have|tied|tie|tying|made|making|find|found) (a|the|my|some)
    (noose|rope (.|and|tonight|today|yesterday|ready|around))
  rope around my neck
  noose
  (slit|slitting|cut|cutting|open) (my|his|her) (own )?(throat|wrists and (bleed|die))
  bleed out
  toaster (in the )?bath
  (picked|set|chose|chosen|have|know|found) (the|a|my) (day|date|place|method|spot|bridge|way|time) ~4
    (do it|die|end (it|my)|jump|kill)
  (too (scared|weak|afraid|much of a coward)|guts|courage|balls|coward|brave enough) ~6 (dead|die|kill myself|jump|end
    it|do it .)
  (no one|nobody|noone) (can|could|will) stop me (this time|from|.)
  (scared|afraid|terrified) of (what i (will|would|might|may|could|am going to) do (to myself|if i|tonight|.|when|
    alone)|myself (.|tonight|right now))
  have (a|my|the) plan (to (die|end|kill|do it)|and (a date|the|i have the) (pills|gun|rope|date))
  (tried|try|attempt|attempted|trying) (to )?(again |once )?(end (it|my)|overdose|hang|kill)
  (suicide|my (last|first|second|third)) attempt
  survived (my|an|the) (attempt|overdose)
  // said in passing
  (if|maybe if|when) i (just|ever|suddenly|really)? (died|was dead|were dead|am dead|killed|would die|die tonight|die
    today|die tomorrow)
  (be|end up) dead (by|before|within|in a (week|month|year)|soon) ~1
  i will be dead (soon|by|before|tomorrow|tonight)
  (not|never) be (here|around|alive) (when|by the time|to|if) (you|they|she|he|it) (read|see|get|find|wake|hear) ~1
  tell (my|the) (<person>) (i|that i) (loved|love|am sorry|was sorry|said goodbye)
  (take|look) (care|after) (of)? my (<person>|cat|cats) (when|if|after) i am (gone|dead|not here)
  (not|never) (belong|fit) (in|on) this (world|planet|earth|life)
  (decided|chosen|determined|meant|supposed|made up my mind) to (die|be dead|end my)
  never have (existed|been here|been born)
  (existing|living|alive|staying) (only)? for (other|their|my ~1|everyone) ~1 (sake|sakes|else)
  (pills|gun|knife|blade|rope|noose|bottle of pills|razor|pistol) (is|are)? (in|on) (my|the)
    (hand|hands|lap|nightstand|table|closet|drawer|mouth|bed) ~3 (thinking|ready|want|can not stop|looking|calling|now|
    .)
  (dying|death|being dead) (sounds|seems|looks|would be|is|feels|must be) ~2 (easy|easier|simple|simpler|tempting|nicer|
    like peace|restful|freeing)
  rest forever
  (heart|breathing) ~1 (stops|stop|stopped|gives out|fails) in my sleep
  (stop|quit) breathing (forever|in my sleep|for good)
  (almost|nearly|just about) (jumped .|hung|hanged|overdosed|ended it|ended my|shot myself|stepped off|did it last
    night|went through with it)
  (go|going|went|gone) through with (my plan|suicide|ending|it (tonight|this time))
  only thing left (for me)? (is|to do is) to (end|die|jump|go)
  (can not|could not|not) (imagine|face|take|bear|survive|do) (living|another (year|day|week|month|night) of
    (this|living|life|my life)|being alive) ~3 (like this|of this|anymore|.)
  another (day|year|week) (of|on) (this (earth|planet|life)|living|being alive)
  (do|doing|did|done) something (bad|stupid|terrible|drastic)? to myself
  something (stupid|drastic|permanent|irreversible) (to myself|tonight)
  (shot|hung|hanged|drowned|gassed|killed) (himself|herself|themselves)
  (how many|too many|all the|whole lot of) (<pills>) ~2 (too many|kill|safe|die|fatal|lethal|take to)
  // farewell
  (goodbye|good bye|farewell|death) (letter|letters|note|notes)
  goodbye (cruel )?world
  goodbye forever
  (writing|wrote|written|write) (notes|letters|a letter|a note|my note|my letter|my letters) (to|for)
    (everyone|my (<person>)|all my ~1|the people i love|those i|whoever) ~8 (fault|goodbye|sorry|gone|blame|not here|
    dead)
  not want a funeral
  (see you|meet you) (all)? (in the next life|on the other side)
  final (night|day|goodbye) (.|on|ever|and)
  (last|final) (message|words|text|post|note|goodbye|letter) (ever|to (anyone|everyone|you all|the world|all of you)|.)
  (last|final) (night|day|days|hours|week|birthday|christmas|sunset|meal) (on (this )?earth|alive|in this world|of my
    life|i will (see|have|be alive))
  (said|say|saying|told) ~3 goodbyes? ~7 (for real|forever|for good|last time|really mean|for ever|final)
  said my goodbyes
  (gave|giving|give|given) away (all)? my (things|belongings|possessions|stuff .|everything)
  (gave|giving|give|given) away ~8 (will|would) not (be )?need*
  (will|would) not (be )?need* ~3 where i am going
  (join|be with|follow|reunite with|go to|meet|see|be reunited with) ~4 (in heaven|in the afterlife|on the other side|in
    the grave|up there|in death) ~1 (.|tonight|soon|today|now)
  (find|finds|found|finding|discover|finding) my (dead |cold )?(body|corpse)
  (when|after) i am (gone|dead) (please|tell|take care|look after|everyone|nobody|no one|you|they|do not)
  (happier|better off|prefer to be|prefer being|rather be|like to be|want to be|wants to be|wanted to be|easier|wish to
    be|good as|be better) dead
  (lost|no|any|all|without|find|ran out of|out of) ~2 reasons? (to|for) (keep (going|fighting|trying|breathing)|continue
    living|carry on living|fight anymore|breathe|continue (.|anymore))
  (hate|hated|regret|despise|resent) ~4 (being|still being|to be|am|was) (alive|born)
  not want to do (life|this life|this living thing|living)
  (can not|could not) (keep|go on) (living|existing|doing life|pretending to live)
  (do not|never) (want|asked|ask) to (be born|exist)
  (can not|could not|do not want to) face (life|living|another day .|another day alive|being alive)
  life (hurts|is hell|is too (hard|painful|much)|is torture|is a nightmare|is (just )?pain|is suffering) ~4
    (want out|done|die|anymore|end it|dead|over)
  want out of (this|my)? (life|world|body|existence|it all)
  (escape|leave|exit|check out of|quit|log off from|log off of|opt out of) (this )?(life|world|earth|planet)
    (forever|for good|.|behind|tonight)
  (tired|sick|exhausted|scared|hate) of waking up (.|every day .|every morning .|to this life|alive)
  (hate|hating|dread) waking up (alive|every day|every morning|in this (body|life))
  (god|lord|jesus|death|please|reaper) ~1 (take me (now|instead|home|away|already|tonight|.)|let me (die|go .))
  ready to (die|go to (heaven|god)|meet my maker|leave this (world|life|earth))
  praying (for death|to die|i die)
  wish for death
  (welcome|invite|crave|craving|want|begging for|long for|longing for) (death|the end of my life|to be dead)
  (said|says|saying|thinks|thought|told me|telling) ~5 (better (off)?|happier) without (them|him|her)
  (talk|talks|talked|talking|joke|jokes|joking|threatens|threatened|threatening|spoke|speaks|mention*)
    (about|of|to|that) (killing (himself|herself|themselves)|dying .|wanting to die|ending (it|his|her|their)|not
    wanting to (live|be here)|kill (himself|herself|themselves)|jump*)
  (love|care about|will miss|miss|forgive) (me|you|us)? (when|if|once) i am (dead|gone forever|no longer (here|alive))
  (be|better|happy|happier|free|peace) when i (die|am dead|finally die)
  (cry|sad|come|care|regret) (when|if|at) (i die|i am dead|my funeral)
  (a|the|my|this) (noose|overdose)
  tie a noose
  (carbon monoxide|helium|nitrogen|exit bag|cyanide|hemlock) ~4 (die|painless|myself|how|enough|death|bag|end)
  (car|garage) ~2 (exhaust|running) ~5 (die|closed|garage|hose|asleep)
  (hit|run over|struck|crushed|killed) by (a|the) (car|bus|truck|train|lightning) (would|sounds|seems|and (it|i)) ~3
    (be|fine|nice|good|easier|better|over|care|mind)
  (not care|do not mind|would not mind) if (i|a|the) ~2 (die|died|dies|hits me|hit me|crash|crashes|crashed|never woke|
    do not wake|did not wake)
  (suffering|pain|misery) ~2 (end|ends|ended|over|stop|stops) (when|if|once) i (die|am dead|am gone|end)
  (end|ending) (my|the|this|all my) (suffering|misery|pain) (.|forever|for good|once and for all|permanently|tonight)
  (not|never) (asked|ask) to be born
  (mistake|accident|error) (that|to|when) (i was|be) (born|alive)
  i (was|am) a mistake (and|.) ~3 (born|exist|alive|dead|here)
  i (should|must|have to) (die|be dead|stop existing|end it|disappear (forever|.))
  (world|everyone|life|you|they) ~3 (does not|do not|will not|would not) need me (.|here|anymore|alive|around)
  (do not|did not|not|never) ~2 (plan|planning|expect|expecting|intend|want) ~2 (to be|being|be) (alive|around)
    (.|next|by|in|past|much|for|at|to see|when)
  (not|never) (see|live|be alive|alive) (to see|past|until|till|next) (tomorrow|my next birthday|thirty|forty|christmas|
    next year|the new year)
  (one|a) way ticket to (death|heaven|hell)
  (feel|feeling|felt) like dying (.|inside and|every|today|tonight|and)
  (strength|energy) to (live|keep living|exist|stay alive|go on living)
  not have to (wake up (.|ever|again|tomorrow)|live|exist|be (here|alive) (anymore|.))
  goodbyes? ~6 (roof|bridge|ledge|pills|rope|gun)
  (tonight|today|tomorrow) (will|is|might|may|could) (be)? (going to be)? my last (.|night|day|one)
  in case i (go through|do it|die|am not here|do not make it|am gone|kill)
`);
