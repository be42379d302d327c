/** English: what people do to themselves, and danger. */
export const own = `# suicide 2
kill|killing|hang|hanging|shoot*|drown*|off|offing|unalive|unaliving|delete|neck|necking|poison|gas|top|topping|end|
  execute +<self> / kill|killing|hang|hanging|shoot|unalive|drown|hurt +<herself> / ~killmyself / ~iwannadie / noose|
  exit_bag|lethal_dose|fatal_dose|ctb|kms|suicidal|suicidle|sucidal|sewerslide|unalive|unaliving|self_delete|su*cide /
  commit*|comit*|attempt*|contemplat*|consider*|about|my|want*|of +suicide|suicde|sucide / ^suicide|^suicde|^sucide /
  suicide|suicidal|goodbye|farewell +note|notes|letter|letters|message|messages|attempt|thoughts|plan|text|since|for|
  video / planning|planned|plan my|a|the +suicide|death|exit|own_death / want|wants|wanting|wanna|wana|wish|ready|
  rather|hope|deserve|need|should|better|pray|prefer|please|waiting die|be_dead|dead|i_died|not_wake_up|never_wake_up|
  stop_existing|cease_to_exist|not_exist|never_been_born|sleep_forever|disappear_forever|dissapear_forever / not|dont|
  dnt|cant|never|longer|no want|wanting|wanna|wana|like|feel|see to_live|live|be_alive|alive|living|be_here|exist|
  existing|wake_up|go_on_living|see_tomorrow|be_on_this_earth / <want>|nerve|courage|just|tonight|today|tomorrow end|
  ending|finish +it|it_all|everything|my_life|all_of_it|it_myself / end|ends|ending|tak* +my|my_own|<his>|her_own|
  his_own +life|own_life / end|ending +things +permanently|for_good|forever|tonight / ill_be|i_will_be|better_off|id_be
  +dead|six_feet|in_the_ground / better|easier|happier|reliev*|fine|peace|cheaper|care|cares|notice|miss|cry|find ..
  <ifdead> / world|everyone|family|kids|they|theyd|people|everybody|parents better|happier|easier|fine|cope|off
  without_me +$|in_it|here|around / if +i +die|died +tonight|tomorrow|today|would / written|wrote|writing|finished|done|
  write +the|my|all_the|all_my|out|a|them +letters|letter|note|notes|goodbyes .. <day>|gun|rope|end|ending|die|kill|
  pills|bye|already|ready|nerve|left / letters|notes .. one|each +for|to .. <close> / <rope> .. tonight|<day>|woods|
  goodbye|bye|end|die|myself|neck|tie|beam|hang|chickened|snap*|ceiling|not_scared|ready|someone / gun|pistol|rifle|
  shotgun|revolver|glock .. my_mouth|my_head|my_temple|my_chin|myself|trigger|keep_looking|on_me / pull* +the +trigger
  .. anymore|not|myself|courage|reason|finally / go|going|jump*|step|stepping|walk*|throw|lie|lay|leap +<self>|
  in_front_of|under|onto|infront_of train|tube|truck|lorry|bus|tracks|traffic|car|bridge|roof|building|balcony / <want>|
  fantasi* jump*|drive|driving|walk .. off|into|from +a|the|my|this|that +bridge|roof|building|balcony|cliff|overpass|
  parking|window|sea|river|traffic|car_park|garage|multi* / throw|yeet|launch|chuck|hurl|fling +<self> +off|under|
  in_front|out|onto|infront|down / blow|blowing +my +brains|head|brain / bullet|shotgun|knife +in|through|to +my +head|
  brain|skull|heart|mouth|throat|temple / slit|slitting|cut|slash|open +my +wrist*|throat|veins / drive|crash|veer|
  swerve|steer|drove|car +into|off|my_car|myself|the_car +a|into|the|off|oncoming .. tree|wall|truck|bridge|cliff|lorry|
  pole|traffic / do|doing|done|did +<self> +in / saving|saved|hoard*|stash*|stockpil*|collect*|kept_enough|keep*|
  got_enough|have_enough .. <pills> / plan +and .. pills|gun|rope|date / written|wrote +the|my|all_the +letters|goodbyes
  +$|already|to / <pills> .. im|ill|gonna|going|about|ready .. tak*|swallow*|down .. them_all|all_of_them|every_one|
  the_lot / how +many|much <pills> .. take|die|kill|overdose|not_wake|would|lethal|enough / ways|way|method|methods|how|
  easiest|quickest|painless*|googl*|best +to|painlessly|less +die|kill_myself|end_it|hang_myself|overdose|
  do_it_painlessly|end_my / tried|attempt*|survived|trying +to|my|an|and kill|hang|overdose|od|suicide|end_it|end_my|
  die|jump / <want>|keep_thinking_of|thought_about overdos*|od|hang|slit / think*|thought|thoughts|dream|imagin*|
  fantasi*|obsess* +about|of|my|on|my_own|being dying|death|my_own_funeral|own_funeral|my_funeral|being_dead|suicide|
  dead|not_existing / hope|wish|pray*|want|beg|hoping +i|to|god|that|every|could .. <not> +wake|woke|wake_up|make_it /
  sleep|asleep .. <not> +wake|wake_up / who +would|will|is_going_to +find +my +body|me / done|finished|tired|sick|
  exhausted|hate|over|enough +of|with|from|being +living|being_alive|life|existing|breath*|alive|being_here / cant|
  cannot|dont +do|go_on|live|keep|take|carry_on|face|want +life|living|like_this|on_living|another_day|this_life|
  being_alive|going .. anymore|any_longer|$|another|more|die|out / no|zero|single|any|see|dont|point|reason|reasons|
  nothing|isnt|whats +point|reason|reasons|left|of|to|a|any|the .. living|live|to_be_alive|stay_alive|in_living|
  live_for|me_being|being_alive|keep_breathing|go_on_living / life +isnt|is|not|aint|not_really +worth|not_worth
  +living|it|anything / no +future .. want|die|me / death|dying|suicide +is|would|seems|as|feels|sounds only|relief|
  way_out|escape|option|peaceful|answer|better|solution / not|non +existing|being_alive +sounds|seems|feels / join|
  be_with|see +my|<him> .. heaven|other_side|grave|afterlife / my|the|this|our +last|final +night|day|message|goodbye|
  christmas|sunset|words +on|ever|alive|to|here +earth|anyone|everyone|you|$|alive / last +message|night|day|goodbye
  +to|on|ever +anyone|earth|everyone / just|i|ill|please|really want|wanna +it|this|everything|the_pain +to +end|stop|
  be_over .. $|forever|good / where +im +going / worth more|the_most dead|than_me|if_i_die / see|imagine myself +alive|
  here +next|in|past / gun|<weapon> .. use|using +it +on +myself|me / kill +me +im_serious|please|someone|i_cant / not|
  dont +deserve|meant|supposed +to +live|be_alive|exist / kick* +the|away|out +chair|stool|bucket_from / sleep|eyes
  +forever|for_good|for_ever / & insurance dead|worth|accident|gone kids|family|me|wife|breath*|suicide / <rope>|poison|
  pesticide|bleach .. for_me|is_mine|for_myself|snap*|broke .. $|again|tonight / train|tube|lorry go|step|jump
  +in_front|infront / <gun> .. lap|knees|table|loaded|safe|hand|bed|front .. one_reason|no_reason|reason_not|
  cant_think_why|cant_think_of|cant_come_up|would_miss_me|why_i_shouldnt|nothing_left / & rope|noose garage|barn|
  rafters|beam|shed|attic|woods nothing_left|keep_me|reason_not|hold_me|stopping_me / picked|chosen|chose|decided|set ..
  date|day|on_the|th .. want|let|dont .. stopping_me|stop_me|talk_me|be_here / done +living|existing
survived +the|my .. tried|attempt .. disappoint*|all_i_felt|wish*|angry|devastated|gutted|try_again|mad_that|hated_that
# immediate_danger 3
<someone>|<he>|ex|dad|husband .. break*|broke|getting|get|climb*|trying_to_get +in|into +$|my|our|im|right|now|through|
  help|rn / <someone>|<he>|ex|dad|husband|boyfriend|stepdad .. kick*|bang*|smash*|pound*|forc*|break*|bash* +down|on|
  at|through|my|the|in .. door|window|lock / <someone> +is|in|inside|entered|stand*|downstairs|upstairs|came|are|just|
  hiding +in|inside|into|my|the|upstairs|downstairs|$ .. <home>|bedroom|room|kitchen|attic|garden|basement|closet|
  hallway / ^hes|^theyre|^shes +in|inside +the|my|our +<home>|building +$ / hear|heard|hearing .. glass|footsteps|
  someone|voices|him|them .. downstairs|inside|break*|shattered|house|stairs|kitchen|attic .. alone|hiding|scared|help|
  kids|closet|home / im|am|we|were|hiding|hid|ive +lock*|hiding|hid|barricaded|trap*|in|under|locked_myself|myself ..
  <room> .. he|hes|husband|dad|ex|help|knife|gun|kill|boyfriend|police|someone|find|scared|break*|shoot*|him / &
  <weapon>|bat <he>|<kin>|someone|man|guy|somebody|men|stranger door|outside|bathroom|hiding|hid|window|closet|inside|
  lock*|driveway|yard|hallway|stairs|porch|chas*|threaten*|pointing|waving|holding|scream*|came_back|coming / <weapon>|
  bat .. kill +<me> / <he>|<kin>|hell|theyll|shell|someone +is|going|gonna|wants|trying|will|gon|about|says|kill +to|
  gonna|kill|murder|shoot|stab kill|murder|shoot|stab|<me> +<me>|$|help|pls / pls|please|help|police|hiding|scared|
  lock* .. <want> kill|murder|shoot|stab|hurt +<me> / & follow*|chas*|tailing man|guy|men|car|van|someone|stranger|he|
  dude|hes|they dark|alone|street|scared|home|corner|crossed|alley|station|metro|subway|blocks|bus_stop|walk*|running /
  <close>|<he>|someone|man|guy|lady .. <not>|stopped|barely breath*|waking|wake|wake_up|responding|respond / <close>|
  <he>|someone|man|lady .. collaps*|unconscio*|unresponsive|lifeless|passed_out|convulsing|seizing|seizure|chok*|
  overdos*|electrocuted +$|and|on|hes|shes|so|what|help|from|now|in|or|again|for|to .. $|floor|breath*|wake|help|blue|
  do|kitchen|ambulance|pulse|foam* / overdosed|overdosing|an_od|having_a_stroke|a_heart_attack|having_a_seizure|
  anaphyla* .. help|now|im|shes|hes|think|wake|alone|ambulance|right|and|floor / i|ive|im|just +overdos* / &
  cant_breathe|cannot_breathe|struggling_to_breathe|hardly_breathe|barely_breathe|breath* chest|throat|swelling|
  swollen|lips|allergic|asthma|inhaler|arm|epipen|tongue|hives / chest|chests .. elephant|crush*|tight|pain|pains|
  hurts|squeez*|pressure .. arm|arms|jaw|numb|sweating|ambulance / & face|mouth|smile droop*|dropped|slid|sagging|numb|
  hanging|hangs|lopsided|crooked|slipped arm|hand|speech|slur*|lift|talk|words|leg|speak / & <fire> <house> trap*|
  cant_get|cant_go|stuck|coming_under|coming_in|coming_from|filling|full_of|filled|spreading|help|everywhere|upstairs|
  get_out|kids / & water|river coming_in|rising|filling|coming_up|up_to|waist|flood* car|trap*|help|roof|stuck|
  cant_get|drown*|attic / trap*|stuck .. car|basement|room .. water|rising|flood* / & active_shooter|gunman|gunshots|
  gunfire|is_shooting|shots|theyre_shooting|shoot* hiding|hid|lock*|inside|under|campus|class|help|scream*|desk|hide /
  so_much|losing|lots_of +blood / blood|bleed* everywhere|wont|all_over|so_much|too_much|not_stop|cant_stop|
  doesnt_stop|heavily|a_lot|badly|to_death|fast|out / <not> .. stop|stopping +the|bleed*|blood / <not> stop|stopping
  bleed*|blood / cut|went|gone|slic*|slit|cuts too|so|really|way +deep .. $|blood|bleed*|stop|stitch*|bone|help / i|im|
  ive|<he>|me|<close> been|got|just|was|bled +stabbed|shot|kidnap* .. bleed*|blood|help|ambulance|scared|dying|please|
  chest|stomach|leg / took|tak*|swallow*|downed|ate|drank|drunk|popped|necked|had .. <lots> .. <pills> / took|tak*|
  swallow*|downed|popped|necked +about|like|over|around|all|<lots> .. <pills> / took|tak*|swallow*|downed|popped|drank
  +all|every|the|two|both|them +of|the|my|them|whole|entire|last|all|lot +<pills>|them|bottle|box|packet|pack|lot|
  thing|one / swallow*|drank|drunk|downed .. bleach|antifreeze|poison|pesticide|drain_cleaner|weedkiller|rat_poison|
  acid|ammonia / bottle*|box|packet*|handful +of +my|<pills>|sleep*|his|her <pills>|ago|and / im|i_am|stood|stand*|
  sitting|sat|hanging|climb*|laying|lying|walk*|legs|feet|dangling|perched|on .. <edge> .. right_now|rn|now|jump*|
  train|coming|let_go|letting_go|other_side|waiting|bye|goodbye|wrong|high|step|down|end_it|die|cars|wind / im|i_am|
  stand*|sitting|laying|lying|sat|stood +on +the|a +ledge|tracks|train_tracks|railing|windowsill|parapet +$|of|and|
  ready|now|rn / over|on +the +wrong|other|outer|outside +side|of +rail|railing|railings|fence|barrier|of|the / hit|
  fell|fallen|cracked|smash*|collaps* .. head|roof|ladder|stairs|car .. blood|bleed*|wont_wake|unconscio*|not_moving|
  vomit*|breath* / spurt*|gush*|tourniquet .. blood|everywhere|leg|arm / water|waters +broke .. alone|weeks|early|help|
  baby / baby|head +is|s +coming|crowning .. now|alone|car|out|help / & cant_feel|cant_move|no_feeling my_legs|my_leg|
  his_legs|her_legs|in_my_legs|anything_below|my_body fell|fallen|fall|slipped|crash*|accident|thrown|ladder|roof|
  alone|dark|help / & fell|fallen|slipped|tumbled|came_off cant_get_up|cant_move|cant_stand|cant_get_back leg|hip|
  ankle|back|phone|alone|hour|hours|bone|nobody|no_one / & pinned|trapped|stuck|crushed|caught blood|bleed* leg|legs|
  arm|hand|foot|dash|car|truck / & smell*|stinks|reeks|leak*|hiss* gas dizzy|sick|faint|drowsy|headache*|woozy|
  wont_wake|collaps*|passed_out|sleepy / & carbon_monoxide|monoxide|co_alarm|co_detector dizzy|sick|headache*|collaps*|
  passed_out|wont_wake|drowsy|faint / & water|waters|river|flood|floodwater rising|burst|over_the_bank|pouring|gushing|
  coming_in|still_coming trap*|chest|neck|budge|cant_open|doors_wont|worktop|counter|wardrobe|loft|upstairs|no_one_is|
  nobody_is|no_ones|nobodys|swim / & dragged_me|forced_me|shoved_me|bundled_me|pushed_me|pulled_me|threw_me|grabbed_me
  van|car|boot|trunk|truck|lorry men|man|strangers|where_they|where_theyre|where_hes|help / & driver|taxi|uber|cab|
  minicab lock*|child_lock wont_stop|not_answering|off_the_route|wont_let|not_going|isnt_going|wrong_way|different_way|
  scared|get_out / & stalker|stalking|stalked|stalks door|outside|window|garden|porch|driveway scared|knock*|hiding|
  handle|police|help|pounding|wont_leave|terrified|shaking / stalker|stalking .. door|window|gate|outside .. handle|
  wont_leave|bang*|knock*|scared|police
# self_harm 2
<limb> +is|are|all full|covered +in|of|with +cuts|scars|burns|blood / <cut> +<self> / <cut> +my|open|into|up|on <limb>
  / hurt*|harming|harm|injur*|punish* +<self> / hurt|hit|punch*|slap|bite|biting|hitting|burn +<self> .. purpose|again|
  stop|when|feel|whenever|deserve|cope|<till>|every|because|so|head|pain / <want>|cant_stop|start*|urge*|back_to|helps|
  only hurt* +<self> / self_harm*|selfharm*|self_injur*|self_mutilat*|barcode_wrist|cvtting / sh +again|today|relaps*|
  clean|scars|urges|tonight / relaps*|slipped .. <blade>|<cut>|<limb>|self|deep|sh / days|weeks|months +clean|free ..
  blade|cut|cutting|razor|thighs|relaps*|drain / hit|hits|hitting|reached +styro|styros|beans|fat_layer / & barcode|
  barcodes wrist*|arm|scars|someone|school / <blade> to|on|into|against|across|over|under|off +my <limb> / <limb> ..
  with +a|the|my +<blade> / razor*|blade|blades .. skin|calling_me|thighs|wrist*|phone_case|hidden / need|want|needed|
  like|love|seeing|watching|helps +to|seeing|watching|my +see|my|own|the|feel .. blood|bleed|blade / only|helps|calms|
  calm|relief|better|quiet|numb|cope +when|if|is|after|thing|me|from|with|by .. cutting|i_cut|i_bleed|cut_myself|
  bleed*|blade|hurt_myself|burn|hurt* / cutting|bleed*|the_blade|the_razor|the_pain|burning_it +is|helps|makes|calms|
  keeps|was +the|me|it|only|my .. only|helps|calm*|quiet|stop|feel|cope|relief|something / start*|stop|stopped|keep|
  kept|back|relaps*|addicted|miss|urge*|want|wanna|need|quit +to|my|doing|about +cutting|cut|cuts +$|again|myself|
  because|since|after|when|deeper|tonight|every|until|bc|last / start*|stop|stopped|keep|kept|been|quit|miss|still
  +cutting +$|again|myself|because|since|after|when|deeper|tonight|every|until|bc|last / i +cut|burn* +again|
  last_night|today|tonight|yesterday|deep|deeper|when|because|to_feel|to_cope / <till>|after|unless i|ive cut|bleed|
  bled|cut_again / hurt*|cutting +my +self / bang*|hit*|punch*|smash*|slam*|bash*|headbutt* +my|myself|the|a|own|
  against|into .. head|wall|walls|face|myself .. bleed*|blood|bruis*|deserve|punish|hate_myself|hurts|<till>|numb|
  stars|shut*|hard|stop|quiet / hit|punch*|slap|hitting|bang*|beat +my|myself|the +head|face|thighs|legs|own|in|wall ..
  upset|mad|mess|hate|stupid|angry|cope|calm|punish|head|when|bled|knuckles|feel / wall|walls .. knuckles|fist|hand ..
  bleed*|bled|split|blood / put|putting|stub*|press*|hold*|burn* .. cigarette*|cig|cigs|fag|fags|ciggie|joint|match|
  lighter|iron .. <limb>|hand|palm|myself / scratch*|pick*|dig*|dug|claw*|bite|biting|pinch*|rub*|tear* my|myself|at|
  nails|skin|own .. <till>|raw|so .. bleed*|raw|blood|bled|off|numb / fresh|new|deep|deeper|hide|hiding|cover*|bandag*|
  clean*|full +of|up|the|my|some|cuts|scars +cuts|scars|gashes|slits|marks|wounds|on|cut_marks .. <limb>|sleeves|self|
  last_night|everywhere|bandag*|blade|point|school / cuts|scars|gashes|make_lines|made_lines|making_lines|slash*|slits|
  cut_marks +on|all|up|across|down|over +my|<his>|over|up .. <limb> / cuts .. my|her|his <limb> / sleeves .. scars|
  cuts|cutting / how +deep cut|cuts .. stitch*|without|tendon|should / <close>|<he> .. cuts|cutting|cut|harms|harming|
  hurt*|burn* +<herself>|her_arms|his_arms|her_wrists|his_wrists|her_thighs|their_arms / urge*|want|addicted .. to
  +cut|burn|bleed / blade|blades .. sharpener|razor / hitting|punching|slapping|beating|smacking|banging +my|my_own
  +thighs|legs|head|face|arms|stomach|own / & snap*|rubber|elastic band|bands wrist|skin|raw|welts / broke|break|burn*|
  cut*|hit*|hurt*|scald*|bruis*|slam* .. <limb>|hand|finger|fingers|myself|foot .. on_purpose|deliberately|purposely|
  intentionally / on_purpose|deliberately|intentionally .. cut|burn*|hurt|harm|bleed .. my|myself / no|out_of|
  ran_out_of|without .. space|room|skin +left|on .. <limb> / fresh|new|deep|deeper +ones .. <limb>|sleeves|tonight|
  again|cover|sh / carv* .. words|word|name|my|into|fat|ugly .. <limb> / stitches .. myself|glue*|superglue|refuse|
  wont_go|didnt_go|hide .. cut|cuts|again|hospital / cut|cuts .. stitch*|superglue|steri / salt|alcohol|bleach|vinegar
  .. in|on|into +my|the +cuts|wounds|cut / hit*|smash*|beat*|whip*|slam* my|myself .. with +a|the|my +hammer|hairbrush|
  belt|bat|dumbbell|rock|brick / chok*|strangl* +<self> / bought|ordered|new|found|hid|hide|hiding|kept|stash* ..
  blades / stub|stubs|stubbing|stubbed|put|putting|press .. out +on +my +<limb>|hand|palm / press*|hold|holding|held
  spoon|iron|knife|lighter|candle|straightener*|tongs|pan .. on|against|to|onto +my +<limb>|hand|palm
bang*|hit*|punch*|slam*|bash* .. my_head|my_own_head|my_own_face|my_own_skull .. <till>|whenever .. stars|numb|bleed*|
  mess|hurts|bruis*|dizzy|fuck_up|screw_up|shut / i +still +cut +$
`;
