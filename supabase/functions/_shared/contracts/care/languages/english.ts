import { others } from './english-others.ts';
import { own } from './english-own.ts';

/** English, in the notation of `../phrases.ts`: its lists, and what only sounds like danger. */
export const english = `# lists
love = husband|hubby|wife|boyfriend|bf|girlfriend|gf|partner|fiance|ex|missus|spouse / folk = dad|father|daddy|stepdad|
  stepfather|mom|mum|mother|mommy|stepmom|parents|uncle / babe = son|daughter|baby|kid|kids|child|children|toddler|
  newborn|infant / him = him|her|them|someone|somebody|em / his = his|her|their / he = he|hes|she|shes|they|theyre
till = until|till|til|so_hard / scared = scared|afraid|terrif*|frighten*|petrified / eat = eat|eating|ate|eaten|food
fat = fat|disgusting|huge|whale|pig|cow|gross|obese|enormous / day = tonight|tomorrow|tmrw|monday|tuesday|wednesday|
  thursday|friday|saturday|sunday|christmas / will = gonna|going_to|want_to|wanna|ill|i_will|imma|about_to|finna|gon|
  <day>|swear|could|urge*|think*|thought*|picturing|imagin*|planning|tempted|ready / not = not|dont|never|wont|cant|
  doesnt|havent|didnt|isnt|wouldnt|refus*|hasnt|aint / home = house|home|flat|apartment|bedroom|kitchen|room
me = me|us / kin = <love>|<folk>|aunt|brother|bro|stepbrother|sister|cousin|grandpa|grandad|grandfather|grandma|nan|
  roommate|flatmate|housemate|in_laws|mum_and_dad|foster_dad|father_in_law|mother_in_law|sibling|dads|moms / close =
  <kin>|friend|friends|mate|bestie|<babe>|classmate|coworker|colleague|boss|manager|teacher|neighbo*|landlord|
  supervisor|niece|nephew|family|coach|professor|stepson|twin|gran|grandmother|sis|girl|grandson|granddaughter|patient
someone = someone|somebody|someones|somebodys|man|guy|men|people|stranger|burglar*|intruder*|stalker|robbers
abuser = <he>|<kin>|coach|teacher|boss|priest|pastor|family|landlord|neighbo*|stepdads|mums_boyfriend|moms_boyfriend|
  sons|son|daughter|someone|man|guy|stranger|carer|caregiver|nurse|pimp|madam|oga / ctl = <he>|<love>|<folk>|in_laws|
  son|daughter|carer|caregiver|boss|agent|madam|pimp / want = want*|<will>|wana|going|gunna|goin|will|ima|ready|decid*|
  plan|planning|plans|about|try|tries|tried|trying|attempt*|need|might|tonight|tomorrow|gotta|wish|rather|think*|
  thought|thoughts|consider*|keep|urge*|feel|tempted|swear|swears|threaten*|says|said / self = myself|my_self|meself|
  maself|mysel / herself = himself|herself|themself|themselves|hisself / intent = <will>|urges_to|thoughts_of|
  thinking_about|thinking_of|thoughts_about|picturing|imagin*|plan_to|planning_to|planning_on|need_to|might|
  fantasize_about|fantasise_about|fantasizing_about|close_to|decided_to|ready_to|trying_not_to|dream_of|able_to|
  scared_ill|afraid_ill|swear_ill|terrified_ill|i_could|feel_like|have_to|hafta / ifdead = if_i_died|if_i_die|
  if_i_was_dead|if_i_were_dead|if_i_was_gone|if_i_were_gone|when_im_gone|when_im_dead|once_im_gone|once_im_dead|
  if_i_wasnt_here|if_i_wasnt_around|if_i_wasnt_alive|if_i_disappeared|after_im_gone|after_im_dead|if_i_didnt_exist|
  if_i_killed|without_me_in_it|without_me_here|when_i_die / limb = arm|arms|wrist*|thigh*|leg|legs|forearm*|skin|
  stomach|hips|hip|ankle*|belly|tummy|inner_thigh|shoulder|chest / cut = cut|cuts|cutting|slic*|slash*|slit|carv*|
  burning|scratching|stab|stabbing / blade = blade|blades|razor*|scissors|knife|lighter|needle|glass|compass|sharpener|
  boxcutter|scalpel|cigarette*|match|exacto|safety_pin / pills = pills|pill|tablets|tabs|meds|medication|medicine|
  painkill*|paracet*|tylenol|ibuprofen|advil|xanax|sleeping_pills|antidepress*|ambien|aspirin|benzos|capsules|melatonin|
  opioids|oxy|oxys|valium|klonopin|insulin|percs|norco|adderall|seroquel|sertraline|zopiclone|trazodone|vicodin|codeine|
  gabapentin|morphine|quetiapine|diazepam|prozac / lots = all|whole|entire|bottle*|box|boxes|pack|packs|packet*|strip|
  strips|handful|fistful|bunch|lots|load|loads|too_many|so_many|two|three|every|20|25|30|40|50|60|70|80|100|dozens|rest
  / rope = rope|noose|helium|nitrogen|cyanide / gun = gun|pistol|rifle|shotgun|revolver|glock / weapon = <gun>|knif*|
  axe|machete|hammer|crowbar|blade|bat|screwdriver|crossbow|sword|wrench|spanner|shank|shiv|brick / object = belt|cord|
  stick|hanger|cable|broom|pan|bat|slipper|bottle|wooden_spoon|iron|hose|cane|rod|remote|shoe|hammer|fists|wire|whip|
  kettle|chair / edge = ledge|track*|railing|rooftop|roof|parapet|overpass|bridge|cliff|windowsill|car_park|girder|
  viaduct / room = bathroom|closet|wardrobe|basement|room|bedroom|car|toilet|loo|attic|cupboard|bed|desk|pantry|shower /
  house = <home>|building|kitchen|hallway|stairs|stairwell|door|upstairs|downstairs|room|bedroom|car / fire = fire|
  flames|smoke|burn* / hits = hit|hits|hitting|beat*|punch*|slap*|chok*|strangl*|kick*|shov*|whip*|smack*|drags|dragged|
  bites|burn*|hurt*|rapes|raped|molest*|abus*|assault*|grop*|batter*|stabbed|spits_on|push*|thrash*|belts|beats_up|
  beat_up|shook|slam*|smash*|headbutt*|backhanded|throttl*|knocked|whacks|wallops|clouts|lashes|starv*|forced_himself_on
  / slaps = beats|slaps|punches|chokes|kicks|rapes|smacks|belts|batters|whips|strangles|molests|thrashes|hits|slapped|
  punched|choked|kicked|strangled|raped|burns|beat_up|shoves
kill = kill|killing|murder*|stab|stabbing|shoot*|strangl*|poison*|slaughter|chok*|smother*|suffocat*|behead|drown*|
  execute|butcher|attack*|hurt*|harm|harming|rape|beat*|beat_up|shak*|throw*|run_over|running_over|shank|snap_at|
  hitting|hit|gut|bludgeon|unalive|end|off|kneecap|cut|slice|burn / victim = <him>|someone|somebody|people|everyone|
  others|strangers|this_baby|that_bitch|this_guy|that_guy|that_man|that_bastard|that_woman|that_prick|that_cunt|
  my_<close>|my_own_<close>|the_baby|the_kids|my_little_<close>|a_person|his_<close>|her_<close>|my_bfs / bruise =
  bruis*|black_eye|broken_rib|broken_nose|broken_jaw|busted_lip|split_lip|swollen|welts / closes = husbands|wifes|wives|
  dads|mums|moms|mothers|fathers|stepdads|boyfriends|girlfriends|sisters|brothers|flatmates|roommates|neighbours|
  neighbors|bosses|exes|exs|colleagues / dishes = food|tea|coffee|drink|drinks|dinner|meal|meals|lunch|soup|beer|wine|
  sandwich|water_bottle|squash|juice|smoothie|porridge|cereal|curry|stew|gravy|milk|cup|glass|mug|flask|cuppa|brew|pie|
  whisky / lax = laxativ*|lax|diuretics|diet_pills|water_pills|ipecac|dulcolax|senokot|senna / few = 100|150|200|250|
  300|350|400|450|500|550|600|700|800 / low = 34|35|36|37|38|39|40|41|42|43|44|78|80|82|84|85|87|88|90|92|94|95 / no =
  <not>|havnt|no|without|nothing|barely|zero|refuse|stopped|skipping / days = day|days|week|weeks|<day>|month|months /
  young = 9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen / grade = 5th|
  6th|7th|8th|9th|10th|11th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh
old = 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92
bd = birthday|birth_date|birthdate|dob|date_of_birth|birth_year|year_of_birth
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018 / power = boss|manager|supervisor|teacher|coach|<folk>|
  stepbrother|pastor|priest|imam|doctor|driver|landlord|carer|guard|brother|cousin|professor|client|grandad|grandpa|
  coworker|colleague|tutor|therapist / break = smash*|cave|bash|break|crack|slit|cut|snap*|stomp|bust|rip|slice|split|
  crush|slash|slitting
${own}${others}# now
tonight|right_now|rn|tn|now|today|this_evening|in_a_minute|any_minute|in_front_of_me|in_my_hand
# ordinary
was|left|escaped|survived|leaving|of +in|an|my|a|of .. abusive +marriage|relationship|home|household|ex|family / said|
  told .. no .. anyway .. bought|puppy|dog|haircut|tattoo|proposed|party|karaoke|jumped|sang|ordered|goal|booked|
  tickets|cooked / hit|banged|bumped|smacked|cracked +my +head +on +the|a|that|my +shelf|cupboard|cabinet|beam|ceiling|
  branch|doorframe|boot
in|back_in +my +teens|twenties|thirties .. had|was .. anorexi*|bulimi*|eating_disorder / dentist|filling .. numb / numb
  .. dentist|filling / fell|fallen +asleep|in_love / binge|binged|binging +watch*|series|season|show|on / cat|dog|
  toddler +is|a|keeps stalk* / arm +of +the|my chair|sofa|couch / dog|puppy|suitcase|bag +is|weighs .. kg|kilos|pounds|
  lbs / flood +of / rope +swing|ladder|bridge / smell* .. gas|petrol .. pump|station / want|wants +it +dead / run|
  running +that|it +with / beat|beats +me|us .. rummy|chess|cards|scrabble|monopoly|tennis|trivia
drown +myself +in +sauce|work|chocolate|coffee|books|ice_cream|cheese
dead +tired|serious|on_my_feet / took|tak* +two|one|a|an|2|1|some +<pills> / <pills> .. pharmacy|disposal|chemist
kill|murder +me +when_he|when_she|when_they|for|lol / head +against +a|the +wall +with|over|trying|because / <kill> ..
  ate|eaten|spoil*|leftovers|fries|snacks|charger|snoring|lol|haha* / shoot +<him>|you|me|us +a|an / threw|vomit*|puk*
  .. prawns|shrimp|seafood|ate_too / wake|wake_up|woke +up|early|the|before|for|until early|baby|before|late|ten|alarm|
  school|noon / & fire|smoke|flames drill|bbq|barbecue|grill|grilling|fireplace|campfire|candle|candles|incense|curry|
  steak|bonfire|cozy|burnt|toast|weed / dog|cat|puppy|kitten .. follow*|scratch*|bit / <not>|nobody|arent|no_longer|
  used_to +wants_to_die|suicid*|self_harming|anorexic|bulimic|abus*|raped|hurt|kill|harm|kill_myself|hurt_myself|
  be_suicidal|want_to_kill|want_to_hurt|want_to_die / live|be_here|living|here|alone|sleep_forever +with|in|without|at|
  near|on|far|like_a|next|off|for_this|out|here / cant|dont +take|do|live|keep .. heat|level|this_job|meeting|weather|
  haircut|traffic|without
die|dying|dead|kill_myself +of|from|laugh*|inside|for|to_know|to_see|on_me|my_hair|at_that|twice|of_laughter|over|alone|
  old|tired|serious|on_my_feet|last|than|my|mine|her|me_with +$|laugh*|embarrassment|hair|a|the|those|hunger|boredom|do|
  give|eat|go|see|when|wear|heat|shame|cold / kill|killing|murder|strangle|shoot|beat|hit|stab|slap|choke|attack|smash|
  drown|ran +<victim>|myself|it|you|<him> +for_a|for_that|with_kindness|if|unless|in_the_game|at_chess|at_fifa|at_cards|
  at_this|at_that|at_pool|at_golf|at_karaoke|at_paintball|at_laser|in_chess|in_fifa|over|to_it|spoil*|up_with|by|
  in_work|laugh*|in_the_foot|4|5|3|an_email / ran +into / cat|dog|kitten|puppy .. kill|attack|hates .. vacuum|mouse|
  bird|plant|plants / & breathe|chest laugh*|workout|gym|giggling|bench / nail|glue|water|nerf|heat|bb|squirt|massage
  +gun|guns / nosebleed .. blood / hit|hits +<me> +up|like_a_truck|like_that|different|that|on_insta|with_the_news|
  with_the_bill|with_the_truth|with_the_best|with_the_biggest|with_the_most|with_the_look|with_the_old|with_the_hard|
  with_your / beat*|kick*|smash*|push* +<me>|him|my_<close> +to|at|by|why|what|how|in_the_game|in_the_race|
  in_the_final*|in_the_first|in_the_second|in_the_semi*|in_the_quiz|in_the_league|in_the_end|in_the_last|in_the_pool|
  in_the_competition|on_the|around_the|again_at|in_chess|home|on|out_of / stabbed|stab|stabbing +<me>|him +in +the +back
  / push*|shov* +my +<close> +on|in
it|this|that|heat|sun|news|song|exam|toddler|kitten|puppy|niece|nephew|parrot|horse|goose|flu|realization +<hits> +me
pills|tablets|meds dishwasher|vitamin*|prescribed|for_my_cold|for_my_headache|dog|cat|headache|pharmacist|allergy
cut|cutting|cuts|burn*|hurt|scratch*|stabbed|slic* .. shav*|cook*|chop*|onion*|on_a|accident*|oven|gym|peel*|fork|slic*|
  toast|grass|skiing|playing|climb*|garden*|bread|lifting|baking|sunburn|wax*|tattoo|football|running|hours|carbs|
  bagel*|vaccine / threw|throw*|vomit*|puk* .. pregnan*|bug|flu|virus|norovirus|hungover|hangover|chemo|migraine|
  oysters|sushi|coaster|ride|ferry / poison*|hungover|pregnant|seasick|norovirus|flu|morning_sickness .. threw|throw*|
  vomit*|puk*|eaten / & <eat> fasting|ramadan|lent|surgery|colonoscopy|blood_test|meetings|sunset|keto|doctor|dietitian|
  trainer|yom_kippur|flu|intermittent / laxativ*|purg* constipat*|doctor|colonoscopy|closet|emails|inbox|wardrobe|
  clothes|photos|contacts|prescribed / point|reason .. meeting|office|cancelled|is_cheese / suicid* +squad|prevention|
  awareness|hotline|doors|mission|bunny|rates|rate|statistics|squeeze|bomb*|tendencies|burn|watch|blonde|by_the|letters
recovered|recovery +from / took|tak* all|whole|the|entire +day|night|morning|weekend|time|class|year|forever|cake|fries|
  photo|credit|train / bungee +jump* / battery|phone +is +suicidal / band .. suicide / kms +today|from|is|run|in /
  stroke|heart_attack +of|when|reading / people .. invite|invited / pushed +me +to +december|january|monday|next|be|do /
  beat|hit|smash|attack|ran|kill +<victim>|it|you|<him> +at +tennis|scrabble|monopoly|darts|mario|his|her|their|own|
  squash|the_game|bowling|ping / overdos*|od +on +christmas|chocolate|cute|cat|films|movies|sugar|coffee|caffeine|carbs|
  cheese|tv|netflix|nostalgia|cake|sweets|candy|football|turkey|garlic|pumpkin|true_crime|reality|social|puppy|sun|
  sunshine|k_pop|kdrama*|vitamin*|tea|pasta|crisps|haribo|mince_pies|halloween / if|when .. brings|rains|sings|plays|
  posts|sends|crashes|hear|serves .. jump +off / baby|bump|horse|cow|goat|pony|donkey|toddler|foal|wind|smell|ball|
  frisbee|branch|wave|hail .. <slaps>|hit|bit|kick* +me / tomatoes|plants|bats|curtains|beans|pictures .. hang* / took|
  tak*|bring*|brought .. bottle|box +of +wine|beer|chocolate*|biscuits|cookies|donuts +to|home|for|over / in +my|our
  +kitchen|house|bathroom is|was|are +fixing|repairing|painting|installing|cleaning|cooking|measuring / kicked +me +in
  +the +back +garden|of|row / <hits>|hit|threw|throw* .. career|feelings|party|pvp|trolley|dodgeball / school|work
  +record / cutting +again .. hedge|bulk|diet|calories|dress*|fabric|hair|grass / edge +of +my +seat
# fiction
song|songs|lyrics|movie|movies|film|novel|character|characters|episode|season|chapter|scene|plot|villain|podcast|
  documentary|videogame|anime|manga|protagonist|poem|essay|thesis|shakesp*|hamlet|romeo|netflix|true_crime|sims|
  thriller|screenplay|detective|roleplay|rp|dnd|fanfic|actor|actress|boss_fight|final_boss|last_boss|zombie*|dragon|
  minecraft|fortnite|valorant|skyrim|zelda|elden_ring|gta|npc|paintball|chess|mario|referee|umpire|jesus|caesar|joker|
  batman|vampire|printer|weeds|finals|the_bell_jar|seminar
# past
years|yrs|decade|decades|ages +ago|back / in|since|until +198*|199*|200*|201* / when +i +was / in|during|back_in +high|
  my|college|uni|university school|20s|twenties|teens|$ / as +a +teen*|teenager|kid|student / long_ago|used_to
# well
now|today|since|these_days|nowadays .. happy|happily|good|fine|well|great|free|glad|better|healthy|married|remarried|
  run|ran|coach|kids|proud / good|fine|well|happy|better +now|today / recovered|remarried|happily|at_peace|best_thing|
  behind_me|thankful|grateful|years_sober|got_better|got_through / feel|feeling +chuffed|blessed|fab|amazing|great|
  grateful / today|now|nowadays .. chuffed|cook*|cater*|bak*|enjoy*|thriv*|delicious|slices|seconds|chef|marathon
# minor 2
aged = 28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|
  65|66|67|68|69 / im|i_am|am|actually|only|really|starting|start|still +in|year|grade +year|grade|8|9|10|11|y7|y8|y9|
  y10|y11 +7|8|9|10|11|$|and|after|in|this|next|so / im|i_am|i|still|only|actually +in|go_to +middle_school|junior_high|
  primary_school|secondary_school|high_school|highschool|hs +$|and|but|so|rn|lol|still|with / <till>|when|before +im|
  i_am|ur|i_turn +old_enough|16|17|18|sixteen|eighteen|an_adult / my +quince*|sweet_16 +is|dress|court|theme|and|in|
  party / freshman|sophomore|junior +year_of|in|at +high_school|hs|highschool / form_tutor|form_teacher|head_of_year|
  homeroom_teacher|principal|vice_principal|headteacher|headmaster|my_teacher|school|counselor rang|called|calling|
  emailed|phoned|told|texted|messaged|snitched my|to_my +<folk>|mam / im|i_am|am|really|but +only|just|actually|still|
  barely|like|almost|turning|basically|nearly|technically|literally|about_to_be|about_to_turn|gonna_be|going_to_be
  +<young>|like_<young>|only_<young> / i|ill|just|finally|imma|wait_to|gonna|about_to|i_will|i_wont|i_dont turn|turned|
  turning|be|become +<young>|18_in|18_next|18_this|18_until|18_till|18_for|18_and|18_so / ^turning +<young> / im|i_am|
  ^am +<young> / im|i_am|am|not|isnt|aint +not|actually|really|under|18 +18|under_18|18_yet|eighteen|actually_18|
  really_18|of_age|an_adult|over_18 / im|i_am|being|still|technically|actually +underage*|under_age|a_minor +$|and|so|
  but|lol|here|btw|until|on|is|sucks / my <grade> +grade|grader .. teacher|class|math|science / <grade> +grader|
  grade_girl|grade_boy +here|$|so|and|but|in|who|at|with / lied|lying|lie|faked|fake|put|gave|entered|wrong|wrote|
  changed|used .. age|birthday|birth|birthdate|dob|birth_year .. sign|signed|account|register*|18|actually|app|made|im|
  get_in|get_on|let_me|join / lied|lying +about +my +age|<bd> / put|gave|
  entered|used|put_in|made_up +a|my|the|an +fake|false|wrong +<bd> / made_up +my +<bd> / i +lied +at|
  on|during|when_i +sign_up|signup|signed_up|registration|registered +$|here|so|and|but|im|about / my +<bd> +is .. <born> /
  ^<young>|age_<young> +here|yo|going_on|and_a_half|btw|m|f|
  male|female|girl|boy|y_o +$|old|here|and|btw|so|why|on|a|bored|from|us|uk|looking|any*|wbu|hbu|girl|boy / ^f13|^f14|
  ^f15|^f16|^f17|^m13|^m14|^m15|^m16|^m17 +here|hbu|wbu|$|bored|from / homeroom|school_night*|middle_school|junior_high|
  recess|hall_pass|book_report|pop_quiz|spelling_test|permission_slip tomorrow|tmrw|today|<folk>|teacher|mine|so|cuz|
  since|because|my|is / i_was|^was|^i +born +<born>|in_<born> / ^born +<born>|in_<born> / must|have|need|gotta|got|
  supposed +to +be +18|16|eighteen|older .. im_not|im_only|im_like|but_im|but_i_dont|im_17|im_16|im_15 / in|into|im_in|
  in_like|10th|9th|8th|7th +<grade>|grade +grade|sucks|is|$ / i|just|ive +got|have|get|given|gave|had +a|another|lunch|
  an|after_school|two|my_first +detention|detentions|hour_detention / my +12th|13th|14th|15th|16th|17th|thirteenth|
  fourteenth|fifteenth|sixteenth|seventeenth +birthday|bday|is +is|party|in|this|next|on|tomorrow|in / ^age|my_age_is|
  age_is|are_both +<young> +$|m|f|and|but|lol / im|i_am|as +a|an +<young> +year|yr|yo .. i_think|i_feel|i_dont|i_have|
  girl|boy|from|and|in / im|i_am +a|just_a|only_a|still_a|also_a|literally_a +kid|minor|teen|teenager|preteen|tween|
  teen_girl|teen_boy|teenage_girl|teenage_boy|schoolgirl|schoolboy|middle_schooler|high_schooler|high_school_student|
  highschool_student +$|and|so|but|who|lol|btw|with|in / im|i_am|still|way|bit|not +even_old_enough|too_young|
  not_old_enough|old_enough +to|for +vote|drive|work|date|join|buy|be_here|have|use|get_a|be_on|this / my +curfew +is|
  got|on / im|i_am|i_got|getting|got|been|get grounded .. week|weeks|month|phone|<folk>|school / <folk>|principal|school
  grounded|ground|suspended +me / got|have|getting +detention +$|again|for|on|bc|because|after|today|tomorrow / got|
  been|getting +suspended +from|for|at .. school|fighting|recess|class|vaping|phone / sent|called|hauled +to|into|down
  +the|to_the +principal|principals|head|headteachers +office / <folk> +says|said|only|lets|let|makes|wont +i|me|lets|
  let|no|we .. phone|ipad|tablet|laptop|computer|xbox|screen|app|wifi|out|stay <till>_7|<till>_8|<till>_9|<till>_10|
  <till>_im|after|an_hour|time|past / my +<folk> +has|have|put|set|got|use|installed parental*|screen_time|family_link /
  dont|cant|wont|never +tell|let +my +<folk> .. im|i|here|app / my +<folk> would|gonna|ll|d kill_me .. app|on_here /
  past|around|bypass*|fool*|trick*|pass +the|this|that +age +check|gate|verification|limit|filter|thing / age|dob|
  birthdate|birth_year .. put|typed|entered|picked|chose +in|a|some|an|my +fake|random|wrong|different / said|told|put|
  claimed|pretended +i|im|it|them|that|the_app|to was|am|i|im|be +18|19|20|21|over_18 .. signed|sign|made|account|app|
  register*|profile|let_me / my|our +algebra|geometry|bio|biology|chem|math|maths|science|history|pe|physics|geography
  +teacher +hates|makes|wont|keeps|gave|yelled|took +me|us|giving|my|picking / i|im|ill|gonna|about_to|finally +start|
  starting|begin|be_starting|started +high_school|middle_school|junior_high|secondary_school|sixth_form|hs +in|next|
  this|soon|and|on|tomorrow|monday / i|im|just|finally +finished|graduated|done +from|with|middle_school|8th_grade
  +middle_school|8th_grade|elementary|$|today|and / gcse* +mocks .. i|im|monday|tomorrow / prom|homecoming .. nobody|
  no_one|hasnt|no_date|my_dress / & <folk>|mam took|taken|confiscat*|tak*|turns_off|makes_me|made_me|wont_let|checks|
  only_lets phone|wifi|ipad|tablet|laptop|switch|xbox|ps5|card|app|tiktok report_card|grades|marks|bedtime|
  parents_evening|homework|fail*|school|math|maths|bio|grounded|premium|tomorrow|until_im|finals|quiz|<grade>|a_d|an_f /
  <folk> .. bedtime|grounded|curfew .. school|homework|grade|phone|night / got|have|sitting|doing|start|taking|revising|
  failing|resitting +my|our|a|the|for_my|for +gcse*|mock* +$|exam*|paper|mocks|options|on|in|next|tomorrow|this|monday /
  cant|cannot +even|legally +vote|drive|buy|work +yet|<till> / <folk> +drives|drops|picks +me +off|up|to .. school / &
  my_report_card|detention|detentions|got_suspended|bad_grade* grounded|<folk>|mums|moms|dads|mam / year +7|8|9|10|11
  +mocks|exams|maths / middle_school|junior_high +sucks|rules / got|passed|have +my +learners|learner +permit / my
  +homework +for|in +<grade> / repeat|repeating|redo|redoing +<grade> / 13|14|15|16|17 +and +a +half +finally / my|
  its_my|it_is_my +13th|14th|15th|16th|17th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth +birthday|bday +today|
  and|nobody|is|party|soon|$ / we|both +are|r|both +13|14|15|16|both_13|both_14|both_15|both_16 /
  8th_grade|eighth_grade|middle_school +graduation|promotion +is|on|friday|next|tomorrow / freshman|sophomore +yr|year
  +of +high_school|hs / not_legally|not_yet_legally|im_not_legally +an|a +adult / year +should|is_really|is_actually
  +be|is +<born> / <folk> .. took|taken|takes +my +phone|ipad|laptop .. ds|fs|cs|report|card|grades|failed
are|r +both +13|14|15|16
# adult
came|come|finished|placed|ended +in +<grade>
school_nurse|school_counselor|crossing_guard|lunch_lady|school_librarian .. middle_school|junior_high|high_school
ours = grandson|granddaughter|grandkid*|grandbaby|grandchild*|stepson|stepdaughter|stepkid*|stepchild|godson|
  goddaughter|godchild|foster_son|foster_kid|foster_daughter|girl|boy|girls|boys|little_girl|little_boy|little_one|kid|
  youngest|oldest|eldest|middle_one|pupil*|student*|daughters|sons|twins|nephews|nieces / near = cat|dog|brother|sister|
  nephew|niece|friend|cousin|neighbo*|puppy|kitten|parrot|rabbit|horse|pony|car|truck|house / my|a|an|our|<his>|old|
  little|baby|younger|oldest|best +<near> +is|just|turned|finally|s|becomes +<young>|<grade>|in_<grade>|turned|almost|
  only|still / who|whos|she|he|shes|hes|they +just|finally|is|will|turned|turning|about_to turn*|<young>|be / when|
  since|<till>|at|as|were|was|before|after|from +i|he|she|i_was|age|i_turned +was|<young>|turned|were <young>|$ / like|
  as_if|feel|feels|thinks +im|i_am|i_was / my|our|<his> +<ours>|<babe>|teen|teenager .. <young>|<grade>|middle|high|
  teen|year|old|18|age|recess|homeroom|school_night|report_card / <young> +minutes|mins|min|late|weeks|wks|days|hours|
  hrs|miles|pounds|lbs|kilos|kg|stone|degrees|percent|months|pages|km|out|dollars|steps|chapters|episodes|cats|
  years_older|years_ago|years_younger|years_in|years_sober|years_clean|years_into|years_of|years_at|people|on_the|feet|
  th_of|th_in|th_street|th_floor|th_avenue|th_anniversary|th_century|years_old_the / teach|teacher_at|teaching|taught|
  coach|tutor|graduated|reunion|back_in|was_in|i_look|say_i|kids|daughters|sons .. high|middle|grade|school|sixteen|
  <young> / im|i_am +a|just_a|still_a +kid|child|teen|teenager|freshman|sophomore|junior +at_heart|again|of|in_college|
  inside|when|at_uni* / & <grade>|detention*|freshman|wont_let|suspended|gcse*|mocks|form_tutor|head_of_year|middle|
  high_school|hs|year_9|year_10|quince*|sweet_16|report_card|pop_quiz|permission_slip|spelling_test|book_report|
  grounded_me|ground_me|suspended_me|curfew|prom|principal|age_check|lied|homecoming|homework|recess|homeroom|
  school_night|my_phone|grounded my_student|son|daughter|my_kid|my_kids|my_teen*|our_teen*|students|pupils|my_class|
  marking|grading|teach|teaching|years_ago|retaking|tutoring|nephew|niece|when_i_was|when_we_were|used_to|growing_up|
  as_a_kid|in_those_days|chaperon*|in_college|nursing|night_class|ged|dating|tinder|hinge|the_bar|a_bar|dropped_out|
  mom_of|mother_of|dad_of|parent_of|im_<aged>|at_<aged>|now_<aged>|were_<aged>|therapy|reunion|of_marriage|of_teaching|
  of_sobriety|grandson|granddaughter|grandkid*|stepson|stepdaughter|godson / <young> .. my|our +<ours>|<babe>|teen|
  teenager / hes|shes|theyre|he_is|she_is|they_are +in|into|a +<grade> / & <young>|18|over_18|21 im_<aged>|i_am_<aged>|
  now_<aged> / my|our|<his> +friend|brother|sister|partner|boss|cousin|wife|husband|neighbo* +kid|son|daughter|boy|girl
  .. <young> / year|grade +7|8|9|10|11 +of|at|sober
`;
