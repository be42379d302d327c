import { phraseList } from '../../phrase-list.ts';

/**
 * English phrases that speak of suicide: one's own, planned, wished for, tried, or somebody else's. Parts in <> are
 * defined in `named.ts`.
 */
export const suicide = phraseList(`
  // the words themselves
  suicid*
  unaliv*
  kms
  ctb
  sewer slide
  sewerslide
  sewersliding
  commit (die|game end)
  self (delete|deleting|termination|destruct me)
  // doing it
  (kill|kills|killed|killing|hang|hangs|hanged|hung|hanging|shoot|shooting|drown|drowning|drowned|offing|offed|unlive|
    unliving|end|ending|neck|necking|delete|deleting|suicide|roping|rope) <self>
  (to|will|should|might|could|would|just|i) off <self>
  (end|ending|ended|ends|take|taking|took|taken|takes) <whose> own (life|lives)
  (end|ending|ended|ends|lose|losing) <whose> (life|lives)
  (take|taking) my life .
  (take|takes|took|taking|taken) (his|her|their) life (.|because|after|when|last|in (march|april|may|june|july|january|
    february|august|september|october|november|december|20*)|by)
  (want|going|ready|need|just) (to)? vanish (forever|for good)
  (end|ending|ended|ends) it all
  (want|going|ready|need|have|decided|just|thinking|think|about|will|might|should|planning|plan) (to|of|about)?
    (end|ending) (it|things|everything) (now|tonight|today|soon|forever|permanently|for good|. permanently|. forever)
  (want|going|ready|need|thinking|planning|will) (to|of|about)? (end|ending) (it|everything) .
  thinking (of|about) ending (it|everything)
  (want|wants|wanted|wish|wishes|ready|waiting|hoping|hope|begging|need|prefer|asked|asking|longing|praying|like) (to|2)
    (just|really|fucking|literally|so badly|finally|kind of)? die
  i (just|really|deserve|only|honestly|truly) ~1 deserve to die
  i deserve to (die|be dead|suffer and die)
  (not|never) deserve to (live|be alive|exist|be here)
  going to (die tonight|die today|make myself die|let myself die)
  let me die
  please let me die
  please kill me
  kill me . i am serious
  want (someone|somebody|him|her|you) to kill me
  need (someone|somebody) to kill me
  wish someone would kill me
  // wishing it
  (<wish>|wishes) ~2 (i|to|they|he|she|we) (was|were|am|be|had been|would be) (just)? (dead|never born|gone forever|no
    longer alive|not alive|killed)
  (would|much|id) rather be dead
  better (off )?dead
  i should be dead
  i should have (died|been dead)
  should have been me who died
  wish ~2 (had not|never|did not|do not|would not|was not|were not) ~1 (been|be)? (born|exist|existed|alive|here
    anymore)
  wake* up ~3 (wish|wishing|disappointed|hate that|angry that|sad that)
  (disappointed|sad|angry|upset|hate|crying) (that|when|because|to have)? (i)? (woke|wake|waking) up
    (again|alive|.|every)
  wish ~3 (cancer|god|death|it|they|the crash|the accident|covid) (would|had|could) (just)?
    (take|taken|kill|killed|come for) me
  (would|should|could) be dead (already|by now|long ago|right now)
  wish ~3 never (been |was |were )?(born|existed|been alive)
  never (should have|have) been born
  should (not|never) have been born
  wish ~1 could (just)? (die|not exist|stop existing|cease to exist|not be alive|not be here anymore)
  (wish|hope|want|hoping|pray|praying|wishing) ~2 (a|the|some) (<thing>|plane|lightning|meteor) ~2
    (hits?|hit|hits|kill|kills|runs|run|crush|crushes|strikes|takes|take) me
  (hope|wish|pray|praying|hoping|wishing|want|like) ~4 (not|never) ~1 wake up (.|tomorrow|again|anymore|one day|in the
    morning|ever)
  (do|did|would|does) not (even|really|just)? want to wake up (.|anymore|ever|again|tomorrow .|tomorrow morning .)
  (sleep|asleep|eyes|bed|jump|vanish|disappear|die) ~2 (never|not) ~1 (wake|waking|open|come|return) (up|back)?
    (.|again|ever|anymore|them)
  (want|like|need|wish|could|just) ~3 sleep forever .
  go to sleep (forever|for good) .
  (no|without) more waking up
  (not|never) waking up (.|again|ever|anymore)
  peace with (dying|death|not|ending)
  (ways?|how) to (not|never) wake up
  // not wanting to be
  (do|did|does|would) not (even|really|just)? want to (live|exist|be alive|keep living|go on living|continue living|go
    on|be in this world|be on this (earth|planet)|live this life) (<anymore>|like this|.)
  (do|does|would) not (even|really|just)? want to (exist|be alive)
  (do|does|did) not (even|really|just)? want to be here (<anymore>|tomorrow|next (week|month|year)) .
  (do|does|did) not (even|really|just)? want (this|my|any|a|to have a) (life|future) (anymore|.)
  (stop|cease|quit) (existing|to exist|living .)
  should (just )?not (exist|be alive)
  should not be alive
  not existing
  never existing
  non existence
  (want|like|wish|need|could|going) ~3 (disappear|vanish) (forever|for good|completely|from (this|the)
    (world|earth|planet|life)|and (never|not) (come|be|return)|off the face)
  i (just|really|only)? want to (disappear|vanish|stop being) .
  (can|could|will) not (go on|keep going|keep living|carry on|continue|continue living|keep on living|live)
    (like this|living|anymore|any longer|with (this|my) life)
  (can|could) not go on .
  (can|could) not keep living
  (can|could) not (do|take|bear|stand|handle|endure|face) (life|living|this life|my life|being alive|existing|the pain
    of living) ~1
  (tired|sick|exhausted|done|fed up|weary|finished|over) (of|with|from) (being alive|existing|my existence|life|this
    life|living) (<anymore>|like this|.|and)
  (tired|exhausted|sick) (of|from) (pretending to be alive|being (alive|here on earth)|living|this existence)
    (.|and|anymore)
  (hate|hated|hating) (being alive|living .|existing|that i (am alive|exist|woke up)|to be alive)
  break from (existing|being alive|living|life itself)
  pretend* to be alive
  done with (life|living|being alive|existing|this world)
  (want|need|wish|wanted) (it|everything|this) (all )?to (just )?(end|be over|stop) .
  just want (it|everything) (all)? to (end|be over) .
  (want|need|make|wish|like) (it|everything|this|all) (all)? (to)? (just)? (stop|end) (permanently|forever|for good|.
    forever|. permanently)
  want (the|this|my|all the) (pain|suffering|hurting|misery) to (stop|end|be over) ~1 (for good|forever|permanently|.
    forever)
  (not|never) (make it|last|survive|get) (to|till|until|past|through) (my|the|this|next|tomorrow|tonight|another|
    christmas|thirty|adulthood) ~1 (birthday|night|week|year|month|alive)
  i ~1 (will|would|can) make it (to|till|until|through|past) (my birthday|tomorrow|tonight|the night|next year|
    adulthood) (and|alive|.)
  not be (around|here|alive) (for)? (much|very) longer
  not have to (worry about|deal with|put up with|see|hear from) me (soon|anymore|much longer|ever again|after)
  (nothing|no one) left for me (here|in this|.)
  (everything|things|affairs) ~1 in order for when i am gone
  (not|never) (see|imagine|picture) (myself|me) (alive|living|being alive|being here|making it|growing old|past|
    surviving|reaching)
  no (future|hope) (left )?(for|in) (me|my life)
  (i|me) have no future
  not (see|have) (a|any) future (for me|for myself|.|anymore)
  // no reason
  (what is|whats|no|not see|see no|not) (even |really )?(the |any )?(point|purpose|sense|use) (of|in|to)
    (even |me |my |still )?(living|being alive|going on|life|existing|staying alive|existence|carrying on|continuing)
    (.|anymore|if|when|like this|without)
  no (point|sense|reason) (in|of|for) (me|my) (being here|being alive|living|existing|to be here|to live|to exist|to be
    alive) (.|anymore)
  (no|any|one|single|only|a|good|another|find|have|not) ~1 reasons? (left )?(for me )?to (live|be alive|stay alive|keep
    living|go on|keep going|exist|stay in this world|not (die|kill|do it))
  (nothing|no one|nobody|not anything) (left |else )?to live for
  no reason for (me to )?(living|live|be alive|being alive|exist)
  (no|lost ~2|have no) (will|wish|desire) to live (.|anymore|left)
  (life|living) (is|was|feels|seems) (just )?(not|never|no longer) worth (living|it|anything)
  not worth living
  life (is|has become) (pointless|meaningless|unbearable|worthless)
  (my|this) life (is|feels|seems|was) ~1 (over|meaningless|worthless|pointless|useless|a mistake|not worth ~1)
  (my)? life has (no|lost all|lost its) (meaning|purpose|point|value|worth) (for me|anymore|any longer|left|.)
  i (am|feel like|feel|have become|will always be|know i am) ~3 burden
  i am (just |only |such )?a waste of (space|life|air|oxygen)
  // without me
  <everyone> ~4 (better|happier|fine|relieved|easier|okay|ok|glad|good) (off |place )?without me
    (.|in it|around|here|there|anyway|alive|and)
  better off without me (.|in it|around|here)
  without me (everyone|they|he|she|it) (would|will) ~2 (better|happier|easier)
  (better|happier|fine|easier|okay) (off)? (without having me|without me being|not having me|not to have me)
    (around|here|alive|.)
  <everyone> ~4 (better|happier|fine|relieved|easier|glad|okay) (off |place )?(if|when|once) i (was|were|am|had|just)?
    <gone>
  (nobody|no one|who|noone|anyone|anybody|none) ~3 (notice|miss|care|cry|mourn|notices|cares|realize|come to my funeral|
    remember) ~2 (if|when|once) i (was|were|am|just|had)? ~1 <gone>
  (nobody|no one|noone|who|anyone|not) ~2 (care|cares|cared|notice|matter|matters|gives a shit) (if|whether) i
    (live|lived|die|died|am alive|am dead|exist|was dead|were dead|breathe)
  (nobody|no one|noone) (would|will) (even|ever|really)? (miss|mourn|remember|look for) me (.|when|if|and|anyway)
  (if|when|once) i (die|died|am dead|was dead|were dead|was gone|am gone|killed|disappear|disappeared|vanished|did not
    exist) ~2 (tonight |today |tomorrow )?(would|will|nobody|no one|who|everyone|they|you) ~3
    (miss|care|cry|notice|remember|better|happier|sad|forget|forgive)
  (nobody|no one|noone|not anyone) (needs|wants|would miss|will miss|loves) me ~2 (not exist|die|dead|gone|alive|live)
  // thinking of it
  (think|thinking|thought|thoughts|dream|dreaming|fantasize|fantasizing|fantasise|fantasising|obsessed)
    (a lot |constantly |often |always )?(about|of|with) (is)? (dying|death|my (own )?(death|funeral)|being dead|not
    being (alive|here)|jumping .|ending (it|my life|everything))
  (feel|feeling|felt|of|about) (like)? ending (everything|it all|my life)
  (imagine|imagining|picture|picturing|plan|planning|planned|visualize) ~1 my (own )?(funeral|death)
  (death|dying|being dead|nonexistence|not existing) (would|will|is|sounds|seems|feels) ~2
    (relief|better|peace|peaceful|escape|answer|nice|comforting|release|easier|solution|good|inviting)
  (only|no other|no|easiest|easy|last) way out (.|for me|is (death|to die|dying)|of (this|my)
    (pain|life|misery|suffering)|left)
  (being dead|death|dying) must be ~3
  not want to live with (this|the|all this|my) (pain|guilt|shame|depression|hurt)
`);
