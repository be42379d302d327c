import { others } from './english-others.ts';
import { own } from './english-own.ts';

/** English, in the notation of `../phrases.ts`: its lists, and what only sounds like danger. */
export const english = `# lists
kin = husband|hubby|wife|boyfriend|bf|girlfriend|gf|partner|fiance|ex|dad|father|daddy|stepdad|stepfather|mom|mum|
  mother|stepmom|uncle|aunt|brother|stepbrother|sister|cousin|grandpa|grandfather|parents|roommate|flatmate|spouse|
  grandma|nan|foster_dad|mum_and_dad|sibling|father_in_law|mother_in_law|roomie|hub|dads|moms
partner = he|hes|she|shes|husband|hubby|wife|boyfriend|bf|girlfriend|gf|partner|fiance|ex|stepdad
close = <kin>|friend|friends|bestie|son|daughter|kid|kids|child|baby|classmate|coworker|colleague|boss|manager|teacher|
  neighbor|neighbour|neighbors|landlord|niece|nephew|family|coach|professor|stepson|twin|newborn|toddler|children|wife|
  hubby|bro|sis|mate|girl|stepsister|grandson|granddaughter
abuser = he|hes|she|shes|they|theyre|<kin>|coach|teacher|boss|priest|pastor|family|landlord|neighbor|neighbour|stepdads|
  mums_boyfriend|moms_boyfriend|sons|son|someone|man|guy|stranger
want = want|wants|wanna|wana|wanted|going|gonna|gunna|goin|will|ill|imma|ima|finna|ready|decided|plan|planning|plans|
  about|try|tries|tried|trying|attempted|need|might|tonight|tomorrow|gotta|wish|rather|thinking|think|thought|thoughts|
  considering|keep|urge|urges|feel|tempted|swear|swears|threatens|threatened|threatening|says|said
limb = arm|arms|wrist|wrists|thigh|thighs|leg|legs|forearm|forearms|skin|stomach|hips|hip|ankle|ankles|belly
pills = pills|pill|tablets|meds|medication|medicine|painkillers|paracetamol|tylenol|ibuprofen|advil|xanax|
  sleeping_pills|antidepressants|ambien|aspirin|benzos|capsules|melatonin|opioids|oxy|valium|klonopin|insulin|tabs|
  percs|norco|adderall|seroquel|sertraline|zopiclone|antidepressant|paracetomol|vicodin|codeine|gabapentin|trazodone
hits = hit|hits|hitting|beat|beats|beating|punch|punches|punched|slap|slaps|slapped|choke|chokes|choked|choking|
  strangle|strangles|strangled|kick|kicks|kicked|shoves|shoved|whips|whipped|smacks|smacked|drags|dragged|bites|burns|
  hurts|rapes|raped|molests|molested|abuses|abused|abusing|assaulted|assaults|gropes|groped|batters|stabbed|spits_on|
  pushes|pushed|throws_things_at|pins|pinned|thrashes|belts|beats_up|shook|slams|slammed|smashes|headbutted|grabs|
  grabbed|choke_slammed|backhanded|throttled|knocked|beats_on|beat_up|forces|whacks|wacks|hurt
kill = kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|slaughter|choke|
  choking|smother|smothering|suffocate|suffocating|behead|drown|drowning|execute|butcher|attack|attacking|hurt|hurting|
  harm|harming|rape|beat|beating|beat_up|shake|shaking|throw|throwing|run_over|shank|snap_at|hitting|hit|gut|bludgeon|
  unalive|end|off|run_through|kneecap
victim = him|her|them|someone|somebody|people|everyone|others|strangers|that_bitch|this_guy|that_guy|that_man|
  my_<close>|my_own_<close>|the_baby|the_kids|my_little_<close>|my_stepson|a_person|his_<close>|her_<close>|my_bfs
weapon = knife|gun|pistol|rifle|shotgun|axe|machete|hammer|bat|crowbar|blade|glock
few = 100|150|200|250|300|350|400|450|500|550|600|700|800
days = day|days|week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|months
young = 9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen
grade = 5th|6th|7th|8th|9th|10th|11th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh
edge = ledge|tracks|track|railing|rooftop|roof|parapet|overpass|bridge|edge|cliff|windowsill|car_park|girder|
  train_tracks
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
${own}${others}# now / tonight|right_now|rn|tn|now|today|this_evening|in_a_minute|any_minute|in_front_of_me|in_my_hand
# ordinary
ielts|exam|appointment|interview .. pushed +me
& fire|smoke|flames drill|bbq|barbecue|grill|grilling|fireplace|campfire|candle|candles|incense|curry|steak|bonfire|
  cozy|burnt|toast|weed / blood +test|pressure|sugar|type|moon|orange|work|drive|donation|bath|bank / on +mondays|monday
not|never|wouldnt|wont|would_never|didnt|isnt|arent|no|nobody|nothing|no_longer|used_to|dont +want_to|ever|actually|
  feel|be|feeling|going_to|suicidal|cut|wanna <kill>|suicidal|die|hurt_myself|harm_myself|kill_myself|cutting|anorexic|
  cut_myself / took +two|one|2|1|some|an|a +advil|tylenol|ibuprofen|aspirin|paracetamol|melatonin|painkillers|pill
not|never|isnt|arent +suicidal|self_harming|anorexic|bulimic|abusive|raped|hurt_myself|kill_myself|hurt_anyone
die|dying|died|dead|kill_myself|kill_me|killed_me|killing_me|murder|kill +of|from|with|laughing|inside|lol|lmao|happy|
  rich|for|to_know|to_see|to_try|to_find|on_me|my_hair|when_i_saw|at_that|twice|time|a_pizza|over|alone|old|peacefully|
  someone_for|peaceful / blue|lips .. slushie|candy|popsicle|pool|lipstick / last +night|day +of|at|we|was|in|the|on_the
kill|killing|murder|strangle|shoot|beat|hit|stab|slap|choke|attack|smash <victim> for_a|for_some|for_that|with_kindness|
  if|unless|in_the_game|at|in|over|to_it|to_the|spoil*|with_a_pillow|with_the|up_with|out_of|by|court|one_more|on_fifa|
  4|5|3 / dog|cat|puppy|kitten .. following|follows +me / nail|glue|water|nerf|heat|bb|squirt +gun|guns / living +out
<hits> +me|us +up|out|back|at|in|to|by|that|like|different|with_that|around_the_bush|again_at|off|on_insta|
  over_the_head|with_the_bill|hard_that / & accident|crash|crashed traffic|jam|couch|sofa|party|bed|computer|stock|game
it|this|that|heat|sun|news|song|exam|cat|dog|toddler|kitten|puppy|niece|nephew|baby|parrot|horse|goose|flu|realization
  <hits> +me / nose|gums|paper|tongue|nosebleed bleed*|blood|cut / burned|burnt|burn .. my +ear|tongue|mouth|toast
<kill>|kill|strangle .. ate|eaten|spoils|spoiled|fries|snacks|leftovers|charger|remote|snoring|playlist|printer|laptop|
  computer|referee|umpire / following|follows|follow|followed +me|us .. insta|instagram|tiktok|twitter|online|dog|cat
cut|cutting|cuts|burn|burned|burnt|burning|hurt|scratched|stabbed|sliced .. shav*|cook*|chop*|onion*|kitchen|accident*|
  oven|iron|opening|paper|gym|peel*|fork|slicing|hair|bangs|stove|pan|toast|grass|glue|straightener|curling|skiing|
  playing|climbing|garden*|bread|lifting|baking|candle|coffee|sunburn|sun|wax*|tattoo|football|running|moving
cut|cutting +carbs|sugar|corners|costs|calories|back|down|class|hair|the_cake|my_hair|my_own_hair|off|out|short|it_out
jump|jumping|jumped .. pool|board|bungee|parachute|skydiv*|rope|trampoline|queue|conclusions|train_to|line|joy
& throw*|threw|vomit*|puk* pregnan*|bug|flu|virus|norovirus|poisoning|hungover|hangover|chemo|migraine|oysters|sushi|
  seasick|sickness|baby|cat|dog|bad|drunk|rollercoaster / overdose|overdosed +on +sugar|cute|coffee|chocolate|tv
& eat|eaten|eating|ate|food fasting|ramadan|lent|surgery|colonoscopy|blood_test|meetings|shift|sunset|busy|keto|doctor|
  dietitian|dietician|trainer|yom_kippur|samosas|flight / & breathe|chest laughing|laughed|workout|gym|giggling
laxative|laxatives|purge|purged|purging constipat*|doctor|colonoscopy|closet|emails|inbox|wardrobe|garage|files|clothes|
  apps|photos|contacts|prescribed / shoot|shot|killing|kill +me|you|us +a|an|over|an_email|the|now_lol|softly|lol|later
live|be_here|living|here|alone +with|in|without|here|at|on|near|alone|far|like_a|next|off|for_this|there / hit +me +with
suicide|suicidal +squad|prevention|awareness|hotline|doors|mission|bunny|rates|rate|statistics|squeeze|bomber|
  tendencies|burn|watch / wake|wake_up|woke +up|early|the|before early|baby|before|late|ten|alarm / nosebleed .. blood
took|take|taking|taken all|whole|the|entire +day|night|morning|vitamins|weekend|time|class|year|forever|cake|fries|
  chocolates|cookies|vitamin*|photo|credit|train / ending +my +subscription|membership|contract|shift / band .. suicide
pills|tablets|meds|bottle dishwasher|vitamin*|doctor_prescribed|for_my_cold|for_my_headache|wine|dog|cat / by +the +band
boss|manager|mom|mum|teacher|wife|coach|dad|sister|trainer|mother +is|will|gonna|going +to|gonna|kill|going|literally
  kill_me|me +me|if|when / never|wouldnt|dont +hurt|harm|kill|cut +myself|anyone|a_fly|her|him|them|someone / stroke +of
run|running +over +to|the_numbers|time|budget / need|needs|offered|give|gave|got +a +jump / cat|dog .. scratched|bit
gonna|going_to +die +when|if|laughing / end|ending +it +here|there|with_a / point .. meeting|office|cancelled
coach|director +made +me +run|do / reason +for +living +is / chores|weekend|vacation / listening +to +suicide
kms +today|from|is|run / threw .. coaster|ride / rather +die +than / die +my|mine hair / many +kms
# fiction
song|songs|lyrics|lyric|movie|movies|film|films|novel|character|characters|episode|season|series|chapter|scene|plot|
  villain|podcast|documentary|game|games|videogame|anime|manga|protagonist|narrator|poem|essay|thesis|shakespeare|
  hamlet|romeo|netflix|true_crime|sims|thriller|screenplay|detective|story|trailer|article|the_news|history|lecture|
  meme|roleplay|rp|dnd|fanfic|actor|actress|album|boss_fight|final_boss|last_boss|zombie|zombies|dragon|minecraft|
  fortnite|valorant|cod|skyrim|zelda|elden_ring|raid|gta|npc|campaign|paintball|chess|fifa|mario|monopoly|referee|
  umpire|jesus|caesar|joker|batman|vampire|kills_and|book|books|bell_jar|printer|weeds|tennis|golf|finals|review|
  mosquito*|alarm_clock|watching|watched|reading|volunteer|museum / lol|lmao|haha*|rofl|lmfao|hahah*|jk
had|was|cut|struggled .. college|teenager|teen|high_school|uni|years_ago|yrs_ago|decade_ago|decades_ago .. good|happy|
  fine|now|recovered|since|better|ago / used_to when|as|cut|be|have|struggle .. ago|now|years|yrs|teen|college
20|15|10|12|ten|fifteen|twenty|25|30|18|14|16 +years|yrs|yr +ago
# minor 2
& my_mom|my_mum|my_dad|my_parents|mommy takes|took|taking|confiscates|turns_off|makes_me|making_me|wont_let phone|wifi|
  ipad|tablet|computer|xbox|card|app school|bedtime|grounded|premium|tomorrow / my +<young> +birthday
got|have|start +middle_school|junior_high|high_school|school +in|tomorrow|on|again +the|$|monday|morning
two|three|four|2|3|4|one|1|another|few years|yrs .. until|til|till|before +i|im +turn|am|18|legal|can|eighteen
im|i_am|am +only|just|actually|still|barely|like|almost|turning|basically|nearly|technically +<young>|like_<young>|
  only_<young> / i|ill|just turn|turned|turning|be|become +<young>|18_in|18_next|18_this / ^<young> +yrs|years +old
im|i_am|am|go|going|got|have|attend|still|cuz|a +in|to|a|got|go_to|at +middle|junior_high|high|jr_high +school|schooler
im|i_am|am|still +a|an|still|only|just|technically +minor|teen|teenager|kid|child|schoolgirl|schoolboy|underage|
  high_schooler|middle_schooler|freshman_in_high|sophomore_in_high|a_minor / im|i_am|^am +<young>
im|i_am|am|not|isnt|aint +not|actually|really|under|18 +18|under_18|18_yet|eighteen|actually_18|really_18|of_age|
  an_adult|over_18 / my <grade> +grade|grader .. teacher|class|math|bio|science|english|history|homeroom
lied|lying|lie|faked|fake|put|gave|entered|wrong|wrote .. age|birthday|birth|birthdate|dob .. sign|signed|account|
  register*|18|actually|app|made|im / ^<young> +here|yo|going_on|and_a_half|btw +$|old|here|and|btw|so|why|on|a
said|put|told|claimed|pretended|wrote .. i_was|im|that|was 18|19|20|21|an_adult .. but|actually|really|im|not
homeroom|school_nights|school_night|middle_school|junior_high|recess|hall_pass tomorrow|tmrw|today|mom|dad|teacher|mine|
  so|cuz|since|because|my / mom|mum|dad|mommy|parents .. bedtime|grounded|curfew .. school|homework|grade|phone|night
mom|mum|dad|parents|mother .. took|takes|checks|let|lets|allowed phone|ipad|app .. bedtime|school|until_im|homework|
  grade|test|im_only / im|i_am|am|was|go|still|starting|in|only +in|to|into|a|going_into <grade> +grade|grader
got|have|math|science test|quiz|detention|homework .. <grade>|homeroom
grounded +for|until|by|again|because .. mom|dad|school|grade|homework
ask +my +parents if|before|for .. app|download|subscribe|premium|buy
i|im|was +was|i_was|born|a +born|in +in|<born> <born>|baby|kid|$ / turning|turn +<young> next|in|this|on|tomorrow|soon
not|arent allowed .. until|til|till +im|i_am|i_turn 16|17|18 / im|i_am|am +underage|a_minor|not_an_adult|not_legal
in|im_in|10th|9th|8th|7th +<grade>|grade +grade|sucks|is|$ / lied|faked +about|on|my +my|age age|birthday|birth
# adult
when|since|until|at|as|were|was|before|after|till +i|<young>|he|she|i_was|i_am +was|am|<young>|turned|were <young>|$
my|a|an|our|his|her|their +son|daughter|cat|dog|car|kid|kids|brother|sister|little_brother|little_sister|nephew|niece|
  <young>|friend|teacher .. <young>|<grade>|middle|high|teen|year|old|18 / dating|tinder|hinge|39|said_39 .. age|lied|39
<young> +minutes|mins|min|weeks|wks|days|hours|hrs|miles|pounds|lbs|kg|percent|months|pages|km|out|dollars|steps|
  chapters|episodes|cats|years_older|years_ago|years_younger|years_in|years_sober|years_clean|years_into|years_of|
  years_at|people|on_the|feet|th_of|th_street|th_floor|th_avenue|th_anniversary|th_century
teach|teacher_at|teaching|taught|coach|tutor|graduated|reunion|back_in|was_in|i_look|say_i|kids|daughters|sons .. high|
  middle|grade|school|sixteen|<young> / when|at|since|until|from +i_was|<young>|i_am|i_turned|age
lied .. age .. dating|tinder|hinge|35|39|40|45|older / lied .. age +at|on +the|a +bar|club|date
technically|basically|practically +im|i_am +a +child|kid|baby|teenager / treats|treat|treated .. like|as_if +im|i_am
  <young>
youngest|oldest|eldest|twins|boys|girls .. turned|turns|turning|is|are <young>
`;
