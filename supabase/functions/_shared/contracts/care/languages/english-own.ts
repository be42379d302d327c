/** English: what people do to themselves, and danger. */
export const own = `# suicide 2
kill|killing|hang|hanging|shoot*|drown*|off|offing|unalive|unaliving|delete|neck|necking|poison|gas|top|topping|end|
  execute +<self> / kill|killing|hang|hanging|shoot|unalive|drown|hurting +<herself> / ~killmyself / ~iwannadie / noose|
  exit_bag|lethal_dose|fatal_dose|ctb|kms|suicidal|suicidle|sucidal|sewerslide|unalive|unaliving|self_delete|su*cide /
  commit|commits|committing|commited|attempt*|contemplat*|consider*|about|my|want*|of +suicide|suicde|sucide / ^suicide|
  ^suicde|^sucide / suicide|suicidal|goodbye|farewell +note|notes|letter|letters|message|messages|attempt|thoughts|plan|
  text|since|for|video / planning|planned|plan my|a|the +suicide|death|exit|own_death / dead = die|be_dead|dead|died|
  not_wake_up|never_wake_up|stop_existing|cease_to_exist|not_exist|never_been_born|sleep_forever|disappear_forever|
  dissapear_forever / want|wants|wanting|wish|hope|deserve|need|pray|prefer|waiting +to|i|just|that <dead> / wanna|wana|
  rather|should|better|ready_to|please +<dead>|be_dead|just_<dead>|let_me_<dead>|off_dead / not|dont|dnt|cant|never|
  longer|no want|wanting|wanna|wana|like|feel|see|wish|desire to_live|to_go_on_living|live|be_alive|alive|living|
  be_here|exist|existing|wake_up|go_on_living|see_tomorrow|be_on_this_earth / <want>|nerve|courage|just|tonight|today|
  tomorrow end|ending +it|it_all|everything|my_life|all_of_it / end|ends|ending|tak* +my|my_own|<his>|her_own|his_own
  +life|own_life / end|ending +things +permanently|for_good|forever|tonight / ill_be|i_will_be|better_off +dead|
  six_feet|in_the_ground / better|easier|happier|reliev*|peace|cheaper|would_care|even_care|cares|notice|cry .. <ifdead>
  / world|everyone|family|kids|they|theyd|people|everybody|parents better|happier|easier|off without_me +$|in_it|here|
  around / if +i +die|died +tonight|tomorrow|today|would / written|wrote|writing|finished|write +the|my|all_the|all_my
  +letters|letter|note|notes|goodbyes .. tonight|gun|rope|die|kill|pills|bye|nerve / <rope> .. tonight|woods|goodbye|
  bye|die|myself|neck|beam|hang|chickened|ceiling|not_scared / gun|pistol|rifle|shotgun|revolver|glock .. my_mouth|
  my_head|my_temple|my_chin|myself|trigger|keep_looking|on_me / go|jump*|step|stepping|walk*|throw|lie|lay|leap +<self>|
  in_front_of|infront_of train|tube|truck|lorry|bus|tracks|traffic|car / <want>|fantasi* jump*|drive|driving|walk ..
  off|from +a|the|my|this|that +bridge|roof|building|balcony|cliff|overpass|car_park|multi* / <want>|fantasi* walk|
  drive|driving .. into +traffic|the_sea|the_river|a_wall|oncoming_traffic / throw|yeet|launch|chuck|hurl|fling +<self>
  +off|under|in_front|out|infront / blow|blowing +my +brains|head|brain / bullet|shotgun|knife +in|through|to +my +head|
  brain|skull|heart|mouth|throat|temple / slit|slitting|cut|slash|open +my +wrist*|throat|veins / drive|crash|veer|
  swerve|steer +into|off|my_car|myself|the_car +a|into|the|off|oncoming tree|wall|truck|bridge|cliff|lorry|pole / do|
  doing|done|did +<self> +in / saving|saved|hoard*|stash*|stockpil*|kept_enough|got_enough|have_enough <pills> / plan
  +and .. pills|gun|rope|date / written|wrote +the|my|all_the +letters|goodbyes +$|already|to / <pills> .. im|ill|gonna|
  going|about|ready .. tak*|swallow*|down .. them_all|all_of_them|every_one|the_lot / how +many|much <pills> .. die|
  kill|overdose|not_wake|lethal / ways|way|method|methods|how|easiest|quickest|painless*|googl*|best +to|painlessly|less
  +die|kill_myself|end_it|hang_myself|overdose|do_it_painlessly|end_my / tried|attempt*|survived|trying +to|my|an|and
  +overdose|od|suicide|end_it|end_my|die / <want>|keep_thinking_of|thought_about overdos*|od / think*|thought|thoughts|
  dream|imagin*|fantasi*|obsess* +about|of|my|on|my_own|being dying|death|my_own_funeral|own_funeral|my_funeral|
  being_dead|suicide|dead|not_existing / hope|wish|pray*|want|beg|hoping +i|to|god|that|every|could .. dont|never|not|
  wont +wake_up / sleep|asleep .. never|not|dont +wake|wake_up / who +would|will|is_going_to +find +my +body|me / done|
  finished|tired|sick|exhausted|hate|over|enough +of|with|from|being +living|being_alive|life|existing|breath*|alive|
  being_here / cant|cannot|dont +do|go_on|live|keep|take|carry_on|face|want +life|living|like_this|on_living|
  another_day|this_life|being_alive|going .. anymore|any_longer|$|another|more|die|out / no|zero|single|any|see|dont|
  nothing|isnt|whats +point|reason|reasons|left|to|the_point|a_point|a_reason living|to_live|live_for|to_be_alive|
  stay_alive|me_being|being_alive|keep_breathing|go_on_living|keep_living / life +isnt|is|not|aint|not_really +worth|
  not_worth +living|it|anything / no +future .. want|die|me / death|dying|suicide +is|would|seems|as|feels|sounds only|
  relief|way_out|escape|option|peaceful|answer|better|solution / not|non +existing|being_alive +sounds|seems|feels /
  join|be_with|see +my|<him> .. heaven|other_side|grave|afterlife / my|the|this|our +last|final +night|day|message|
  goodbye|christmas|sunset|words +on|ever|alive +earth|alive|$ / last +message|night|day|goodbye +to|on|ever +anyone|
  earth|everyone / just|i|ill|please|really want|wanna +everything|the_pain +to +end|stop|be_over / need*|take it|them|
  anything where +im +going / worth more|the_most dead|than_me|if_i_die / see|imagine myself +alive|here +next|in|past /
  gun|<weapon> .. use|using +it +on +myself|me / kill +me +im_serious|please|someone|i_cant / not|dont +deserve|meant|
  supposed +to +live|be_alive|exist / kick* +the|away|out +chair|stool|bucket_from / sleep|eyes +forever|for_good|
  for_ever / <gun> .. lap|knees|table|loaded|safe|hand|bed|front .. one_reason|no_reason|reason_not|cant_think_why|
  cant_think_of|cant_come_up|would_miss_me|why_i_shouldnt|nothing_left / & rope|noose garage|barn|rafters|beam|shed|
  attic|woods nothing_left|keep_me|reason_not|hold_me|stopping_me / picked|chosen|chose|decided|set .. date|day|on_the|
  th .. want|let|dont .. stopping_me|stop_me|talk_me|be_here / done +living|existing
survived +the|my .. tried|attempt .. disappoint*|all_i_felt|wish*|angry|devastated|gutted|try_again|mad_that|hated_that
  / <pills> +saved_up|stashed|hoarded|stockpiled .. tonight|die|all|myself|enough|tak* / do|doing|done +away +with
  +<self> / & wont_be_here|not_be_here|wont_be_around|not_gonna_be_here|not_going_to_be_here|wont_be_there the_pills|
  the_rope|a_rope|the_tablets|a_noose|the_noose|the_gun|loaded tonight|tomorrow|morning|monday|soon|anymore / i|im|ill|
  i_will wont|not|never .. be_alive +tomorrow|by_morning|by_tomorrow|by_the_morning|by_monday|next_week|anymore|
  for_christmas|much / <will> drink|drinking +bleach|antifreeze|poison .. done|over|die|end|goodbye|tonight / <he>|
  <close> doesnt|dont|no_longer|not want|wants|wanting +to_live|to_be_alive|to_exist +$|anymore|any|and|no / i|im|ill
  wont|not|never be_around|be_here|see +for|another|to_see|at|past +christmas|birthday|new_year|easter|monday|tomorrow
  .. letters|the_pills|the_rope|goodbye_letters / made_up_my_mind|decided .. left|written|wrote .. letters|notes +for|to
  +the|my +girls|boys|kids|family|<close>
# immediate_danger 3
<someone>|<he>|ex|dad|husband .. break*|broke|broken|getting|get|climb*|trying_to_get +in|into +$|my|our|im|right|now|
  through|help|rn|downstairs|upstairs|here|and|while / <someone>|<he>|ex|dad|husband|boyfriend|stepdad .. kick*|smash*|
  pound*|break*|bash* +down|through|on_my|my|in .. door|window|lock / someone|somebody|stranger|burglar*|intruder*|man|
  guy +in|inside|is_in|is_inside|hiding_in|came_into +my|our +<home>|attic|basement|closet|hallway / someone|somebody|
  stranger|burglar*|intruder* +in|inside|is_in|is_inside|downstairs +the|$ +house|flat|apartment|attic|basement|closet|$
  / hear|heard|hearing .. glass|footsteps|smashing|somebody|someone|voices|him|them .. downstairs|inside|break*|
  shattered|house|stairs|kitchen|attic .. alone|hiding|scared|help|kids|closet|home / im|am|we|were|hiding|hid|ive
  +lock*|hiding|hid|barricaded|trap*|in|under|locked_myself|myself .. <room> .. he|hes|husband|ex|help|gun|kill|
  boyfriend|police|someone|find|scared|break*|shoot* / & <gun>|bat|knif*|axe|machete|crowbar <he>|<kin>|someone|man|guy|
  somebody|men|stranger outside_my|outside_the|my_door|bathroom|hiding|hid|closet|driveway|hallway|porch|chas*|
  threaten*|pointing|waving|scream*|came_back|coming_to|coming_for|kicking|smashing / <weapon>|bat .. kill +<me> / <he>|
  hell|theyll|shell|someone +is_going_to|is_gonna|going_to|gonna|wants_to|trying_to|is_trying_to|about_to|kill +kill|
  murder|shoot|stab|<me> +<me>|$|help|pls / pls|please|help|police|hiding|scared|lock* .. <want> kill|murder|shoot|stab|
  hurt +<me> / & following_me|follows_me|chasing_me|tailing_me man|guy|men|car|van|someone|stranger|he|dude|hes|they
  dark|alone|street|scared|home|corner|crossed|alley|station|subway|blocks|walk*|running / <close>|<he>|someone|man|guy|
  lady .. <not>|stopped|barely breathing|waking|wake|wake_up|responding|respond / <close>|<he>|someone|man|lady ..
  collaps*|unconscio*|unresponsive|lifeless|passed_out|convulsing|seizing|seizure|choking|overdos*|electrocuted ..
  floor|breath*|wake|help|blue|what_do|ambulance|pulse|foam* / <close>|<he>|someone|man|lady unconscious|unresponsive|
  convulsing|seizing|overdosed|collapsed|choking +$ / overdosed|overdosing|an_od|having_a_stroke|a_heart_attack|
  having_a_seizure|anaphyla* .. help|now|im|shes|hes|think|wake|alone|ambulance|right|and|floor / i|ive|im|just
  +overdos* / kill +me .. <gun>|knife|police / <he>|ex|dad|husband .. kick*|smash* .. door +down|in / & cant_breathe|
  cannot_breathe|struggling_to_breathe|hardly_breathe|barely_breathe|breath* chest|throat|swelling|swollen|lips|
  allergic|asthma|inhaler|arm|epipen|tongue|hives / chest|chests .. elephant|crush*|tight|pain|pains|hurts|squeez*|
  pressure .. arm|arms|jaw|numb|sweating|ambulance / & face|mouth|smile droop*|sagging|numb|lopsided|crooked arm|hand|
  speech|slur*|lift|talk|words|leg|speak / & <fire> <house> trap*|cant_get|cant_go|stuck|coming_under|coming_in|
  coming_from|filling|spreading|help|everywhere / trap*|stuck .. car|basement|room .. water|rising|flood* / &
  active_shooter|gunman|gunshots|gunfire|is_shooting|shots|theyre_shooting|shoot* hiding|hid|lock*|inside|under|campus|
  class|help|scream*|desk|hide / losing|lots_of|theres_so_much|losing_a_lot_of|losing_so_much|losing_too_much|
  losing_loads_of +blood / blood|bleed* everywhere|wont_stop|all_over|so_much|too_much|not_stop|cant_stop|doesnt_stop|
  heavily|badly|to_death / bleeding +a_lot|fast|out / <not> .. stop|stopping +the|bleed*|blood / <not> stop|stopping
  bleed*|blood / cut|went|slic*|slit|cuts too|so|really|way +deep .. blood|bleed*|stop|stitch*|bone|help / i +cut|went
  +too|way +too|deep +deep|$ / i|im|ive|<he>|me|<close> been|got|just|was|bled +stabbed|shot|kidnap* .. bleed*|blood|
  help|ambulance|scared|dying|please|chest|stomach|leg / took|tak*|swallow*|downed|ate|drank|drunk|popped|necked ..
  <lots> .. <pills> / took|tak*|swallow*|downed|popped|necked +about|like|over|around|all|<lots> .. <pills> / took|tak*|
  swallow*|downed|popped +all|every|the|two|both|them +of|the|my|them|whole|entire|last|all|lot +<pills>|them|bottle|
  box|packet|pack|lot / swallow*|drank|drunk|downed .. bleach|antifreeze|poison|pesticide|drain_cleaner|weedkiller|
  rat_poison|acid|ammonia / bottle*|box|packet*|handful +of +my|<pills>|sleep*|his|her <pills>|ago|and / im|i_am|stood|
  stand*|sitting|sat|hanging|climb*|laying|lying|walk*|legs|feet|dangling|perched|on .. <edge> .. right_now|rn|jump*|
  let_go|letting_go|other_side|bye|goodbye|step|end_it|die|cars / im|i_am|stand*|sitting|laying|lying|sat|stood +on
  +the|a +ledge|tracks|train_tracks|railing|windowsill|parapet +$|of|and|ready|now|rn|waiting|right / on|over +the
  +wrong|other|outer|outside +side_of|of +the +rail*|barrier / hit|fell|fallen|cracked|smash*|collaps* .. head|roof|
  ladder|stairs|car .. blood|bleed*|wont_wake|unconscio*|not_moving|vomit*|breath* / spurt*|gush*|tourniquet .. blood|
  leg|arm / water|waters +broke .. alone|weeks|early|help|baby / baby|head +is|s +coming|crowning .. alone|help|
  in_the_car / & cant_feel|cant_move|no_feeling my_legs|my_leg|his_legs|her_legs|in_my_legs|anything_below|my_body fell|
  fallen|fall|slipped|crash*|accident|thrown|ladder|roof|alone|dark|help / & fell|fallen|slipped|tumbled|came_off
  cant_get_up|cant_move|cant_stand|cant_get_back leg|hip|ankle|back|phone|alone|hour|hours|bone|nobody|no_one / &
  pinned|trapped|stuck|crushed|caught blood|bleed* leg|legs|arm|hand|foot|dash|car|truck / & smell*|stinks|reeks|leak*|
  hiss* gas dizzy|sick|faint|drowsy|headache*|woozy|wont_wake|collaps*|passed_out|sleepy / & carbon_monoxide|monoxide|
  co_alarm|co_detector dizzy|sick|headache*|collaps*|passed_out|wont_wake|drowsy|faint / & water|waters|river|flood|
  floodwater rising|burst|over_the_bank|pouring|gushing|coming_in|still_coming trap*|chest|neck|budge|cant_open|
  doors_wont|worktop|counter|wardrobe|loft|upstairs|no_one_is|nobody_is|no_ones|nobodys|swim / & dragged_me|forced_me|
  shoved_me|bundled_me|pushed_me|pulled_me|threw_me|grabbed_me van|car|boot|trunk|truck|lorry men|man|strangers|
  where_they|where_theyre|where_hes|help / & driver|taxi|uber|cab|minicab lock*|child_lock wont_stop|not_answering|
  off_the_route|wont_let|not_going|isnt_going|wrong_way|different_way|scared|get_out / & stalker|stalking|stalked|stalks
  door|outside|window|garden|porch|driveway scared|knock*|hiding|handle|police|help|pounding|wont_leave|terrified|
  shaking / stalker|stalking .. door|window|gate|outside .. handle|wont_leave|bang*|knock*|scared|police / someone|
  somebody|someones|somebodys|stranger|burglar*|intruder*|a_man|men .. downstairs|upstairs|in_the_house .. im_alone|
  home_alone|all_alone|hiding|hid|im_scared|so_scared|police|wardrobe|terrified / <someone>|<he>|ex|guys .. trying|
  tries|going .. kick|smash|break|bash +it|the_door|my_door|the_window +in|down / <someone>|<he> breaking|kicking|
  smashing|bashing|battering +the|my|our +door|doors|window +down|in / my|our +house|flat|apartment|building|bedroom|
  caravan +is|is_on|just_caught|has_caught +fire|on_fire +$|help|and|we|i|what|now|rn|right|please|im / & smoke|flames|
  fire cant_get_out|cant_get_down|no_way_out|cannot_get_out|trapped_in|trapped_upstairs / pain|pains|pressure|crushing|
  tightness .. my|his|her +chest .. arm|arms|jaw|numb|sweat*|tingl*|clammy|ambulance / & having_a_heart_attack|
  having_a_stroke|having_an_heart_attack sweating|arm|pain|ambulance|numb|jaw|slur*|chest|dizzy|help_me / <close>|<he>
  is|be|s|hes|shes having +a +heart_attack|stroke|seizure +$|help|what|and|right|now|on|please|pls|do / put|slipped|
  dropped|slip|puts +something|sth|smth|smthn|summat|stuff|a_pill|pills|drugs +in|into +my +drink|glass|cocktail|pint|
  beer|wine|cup|vodka|coke / drink|drinks|cocktail|pint +got|was|been|is|has_been|mustve_been|must_have_been +spiked|
  drugged|roofied / drag*|forc*|bundl* +me|us +in|into|inside +a|his|their|some +car|van|boot|trunk|truck / pull*|push*|
  shov*|throw*|threw|grab* +me|us +in|into|inside +a|his|their|some +van|boot|trunk / being|been|got|getting|was
  +pulled|dragged|forced|bundled|shoved|thrown +into|in +a|the|his|some|their +car|van|boot|trunk .. $|help|men|man|
  dont_know|scared / im|i_am|locked_me|stuck|trapped|put_me|woke_up +in +the|a +boot|trunk +of +a|his|their|some|the
  +car|van|taxi / had|taken|took|ive_had about|like|around|nearly|over|a|<lots> <lots> .. <pills> .. vodka|whisky|ago|
  wine|gin|dizzy|scared|sleepy / <someone>|theres_someone|someone_is trying +to +get|break|climb|come +in|into|through
  .. window|door|house|flat|garden|back / tight*|pain|pressure|heavy|crushing|squeez* .. chest .. cold_sweat|arm_heavy|
  arm_numb|left_arm|sweat*|my_jaw|dead_arm|clammy / grabbed|bundled|shoved|dragged|threw|thrown|forced|chucked|put +<me>
  .. in|into .. van|car|boot|trunk .. dont_know_where|where_i_am|help|police|where_we_are|tied / & numb|cant_move|
  cant_stand|wont_work|cant_feel|so_dizzy that_drink|my_drink|the_drink|bought_me_a_drink|gave_me_a_drink|drink_he_gave|
  drink_he_bought guy|man|he|someone|club|bar|stranger / took|taken|swallow*|downed|drank +everything|all_of_it|the_lot
  +in|from +the|my|mums|nans|dads +cabinet|medicine|bathroom_cabinet|pill_box / bloke|lad|geezer|dude|fella|lads|men
  trying|tries +to +break|get|climb|kick|force +in|into|through|down +my|the|our|through +house|flat|door|back|front|
  window|home .. $|help|alone|own|scared|police|door / someones|somebodys|someone_is|somebody_is|theres_someone|
  theres_somebody|a_man_is|burglars_are +in|inside +the|my|our +house|flat|home|apartment .. i_can_hear|hear_them|
  hear_him|hiding|im_scared|alone|police / <fire> .. stairs|hallway|door|exit +is|are|s|on +on|on_fire|fire|blocked|
  burning .. cant|stuck|trapped|help / my_chest|chest_pain|chest_is|chest_hurts|chest_pains .. left_arm|my_arm|my_arms|
  my_jaw +is|s|has|feels|gone|arms|going|went +gone|dead|numb|heavy|tingly|tingling|dead_weight / throat .. closing|
  swelling|swells|tightening .. nut|nuts|peanut*|bee|wasp|sting|allerg*|shellfish|prawn*|breath*|epipen|ate|stung / im|
  i_am|sat|sitting|stood|standing +on +the|top|a +of|roof|edge|top|bridge|ledge .. im_going_to|im_gonna|gonna|
  i_am_going_to|im_about_to|ill|im_gunna +jump +$|off|i|now|tell|bye|if / wont_let|not_letting|refuses_to_let +me|us
  +out .. car|cab|taxi|van .. dont_know_where|where|help|scared|driving|locked
# self_harm 2
<limb> +is|are|all full|covered +in|of|with +cuts|scars|burns|blood / <cut> +<self> / <cut> +my|open_my|into_my|up_my|
  on_my <limb> / hurting|harming|harm|punish* +<self> / hurt|hit|punch*|slap|bite|biting|hitting|burn +<self> ..
  purpose|again|stop|when|feel|whenever|deserve|cope|<till>|every|because|so|head|pain / <want>|cant_stop|start*|urge*|
  back_to|helps|only hurt* +<self> / self_harm*|selfharm*|self_injur*|self_mutilat*|barcode_wrist|cvtting / sh +again|
  today|relaps*|clean|scars|urges|tonight / relaps*|slipped .. <blade>|<cut>|<limb>|self|deep|sh / days|weeks|months
  +clean|free .. blade|cut|cutting|razor|thighs|relaps*|drain / hit|hits|hitting|reached +styro|styros|beans|fat_layer /
  & barcode|barcodes wrist*|arm|scars|someone|school / razor*|blade|blades|scissors|knife|lighter|scalpel|boxcutter|
  cigarette* to|on|into|against|across +my <limb> / razor*|blade|blades .. skin|calling_me|thighs|wrist*|phone_case|
  hidden / need|want|like|love|helps|to +see|seeing|watching|feel +my|myself +blood|own_blood|bleed / only|helps|calms|
  calm|relief|better|quiet|numb|cope +when|if|is|after|thing|me|from|by .. cutting|i_cut|i_bleed|cut_myself|blade|
  hurt_myself / cutting|bleed*|the_blade|the_razor|the_pain|burning_it +is|helps|makes|calms|keeps|was +the|me|it|only|
  my .. only|helps|calm*|quiet|stop|feel|cope|relief|something / start*|stop|stopped|keep|kept|back|relaps*|addicted|
  miss|urge*|want|wanna|need|quit +to|my|doing|about +cutting|cut|cuts +$|again|myself|because|since|after|when|deeper|
  tonight|every|until|bc|last / start*|stop|stopped|keep|kept|been|quit|miss|still +cutting +$|again|myself|because|
  since|after|when|deeper|tonight|every|until|bc|last / i +cut +again|last_night|today|tonight|yesterday|deep|deeper|
  when|because|to_feel|to_cope / <till>|after|unless +i|ive +bleed|bled|cut +$|again|myself / hurt*|cutting +my +self /
  bang*|hit*|punch*|smash*|slam*|bash*|headbutt* +my|myself|the|a|own|against|into .. head|wall|walls|face|myself ..
  deserve|punish|hate_myself|<till>|numb / hit|punch*|slap|hitting|bang*|beat +my|myself|the +head|face|thighs|legs|own|
  in|wall .. upset|mad|mess|hate|stupid|angry|cope|calm|punish|head|when|bled|knuckles|feel / wall|walls .. knuckles|
  fist|hand .. bleed*|bled|split|blood / scratch*|pick*|dig*|dug|claw*|bite|biting|pinch*|rub*|tear* my|myself|at|nails|
  skin|own .. <till>|raw .. bleed*|raw|blood|bled|numb / fresh|new|deep|deeper|hide|hiding|cover*|bandag*|clean*|full
  +of|up|the|my|some|cuts|scars +cuts|scars|gashes|slits|marks|wounds|on|cut_marks .. <limb>|sleeves|self|last_night|
  everywhere|bandag*|blade|point|school / cuts|scars|gashes|make_lines|made_lines|making_lines|slash*|slits|cut_marks
  +on|all|up|across|down|over +my|over|up .. <limb> / sleeves .. scars|cuts / how +deep cut|cuts .. stitch*|without|
  tendon|should / <close>|<he> .. cuts|cutting|cut|harms|harming|hurts|hurting|burning +<herself>|her_arms|his_arms|
  her_wrists|his_wrists|her_thighs|their_arms / urge*|addicted to +cut|burn|bleed +$|myself|again / hitting|punching|
  slapping|beating|smacking|banging +my|my_own +thighs|legs|head|face|arms|stomach|own / & snap*|rubber|elastic band|
  bands wrist|skin|raw|welts / broke|break|burn*|cut*|hit*|hurt*|scald*|bruis*|slam* .. <limb>|hand|finger|fingers|
  myself|foot .. on_purpose|deliberately|purposely|intentionally / on_purpose|deliberately|intentionally .. cut|burn*|
  hurt|harm|bleed .. my|myself / no|out_of|ran_out_of|without .. space|room|skin +left|on .. <limb> / fresh|new|deep|
  deeper +ones .. <limb>|sleeves|tonight|again|cover|sh / carv* .. words|word|name|my|into|fat|ugly .. <limb> / stitches
  .. myself|glue*|superglue|refuse|wont_go|didnt_go|hide .. cut|cuts|again|hospital / salt|alcohol|bleach|vinegar .. in|
  on|into +my|the +cuts|wounds|cut / chok*|strangl* +<self> / my +<limb> with +a|the|my +lighter|match|cigarette* /
  stub|stubs|stubbing|stubbed|put|putting|press .. out +on +my +<limb>|hand|palm / press*|hold|holding|held spoon|iron|
  knife|lighter|candle|straightener*|tongs|pan .. on|against|to|onto +my +<limb>|hand|palm
bang*|hit*|punch*|slam*|bash* .. my_head|my_own_head|my_own_face|my_own_skull .. <till>|whenever .. stars|numb|bleed*|
  mess|hurts|bruis*|dizzy|fuck_up|screw_up|shut / i +still +cut +$ / <blade> .. did|done +my +arm|arms|wrist|wrists /
  did|done +my +wrist|wrists|arms +again .. bathroom|bedroom|blood|secret|sleeves|tonight|bandage* / stick*|stuck|stab*|
  poke*|poking|push* .. needle|needles|pin|pins|compass .. my|myself .. on_purpose|deliberately|to_feel|deserve / pour|
  poured|pouring|hold|held|holding|put|stub*|run .. boiling|scalding|hot|flame|lighter|iron|cigarette* .. my|myself ..
  on_purpose|to_punish|to_feel|deliberately|deserve / new|more|fresh|another cuts|burns .. my +<limb> .. nobody|hide|
  hid|sleeve*|secret / im|i_am|been|ive_been|started|i_started|back_to +cutting +again|myself|my_legs|my_arms +$|mum|
  mom|nobody|no|and|in|my|because|bc|since|cos .. know|knows|$|blade|razor|helps|hate|sad|cope|tell / burn*|cut*|slic*|
  scald*|brand* my <limb> .. again|deserve .. deserve|it_helps|calm*|lighter|hate_myself
`;
