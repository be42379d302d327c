/** English: what people do to themselves. */
export const own = `# suicide 2
<weapon> .. use|using +it +on +myself|me
<pills> .. im|ill|gonna|going|about|ready|tonight .. take|taking|swallow|down .. them_all|em_all|all_of_them|every_one
want|wish|wanna|hope|pray .. someone|somebody|something|a_car|a_bus|a_truck +would|will|to|could .. kill|shoot|hit|crush
  +me / drive|crash|veer|swerve +into|my_car|off +a|into|the +tree|wall|truck|bridge|cliff / no +future .. want|die|me
belt|rope|cord|noose|sheet|tie .. closet|rod|beam|fan|ceiling|neck|door|tree .. chickened|tied|hang|tonight|ready|
  last_night|snapped / <close> .. sent|texted|left|wrote|posted .. goodbye|suicide +text|note|message|letter|letters|msg
saving|saved|hoarding|hoarded|stashing|stashed|stockpiling|collecting|collected +up|my|<pills>|enough|all|for ..
  <pills>|properly|work|time|enough|die|end / pills|rope|gun|blade|note +are|is +ready|lined|waiting|laid|loaded|packed
googling|googled|searching|researching|looking_up|looked_up|reading_about ways|how|methods|painless +to +die|kill|end|
  hang|overdose / suicide|suicde|sucide +$|note|notes|letter|plan|plans|attempt|attempts|thoughts|ideation|tonight|now
done|finished|over|sick|tired|exhausted +with|of|from +living|life|being_alive|existing|breathing|all_of_it / ~iwannadie
note|notes|letter|letters written|wrote|ready|finished|writing .. gun|rope|goodbye|tonight|dog|rehomed|bye|kill|end|die|
  roommate|mum|mom|pills / happier|better|fine|relieved +if|without|when +i_was|me|im|i +dead|gone|$|die|died|wasnt_here
cant|cannot|cant_keep|dont go_on|do|keep|take +like_this|life|living|this_anymore|this_life .. anymore|end|more|
  want_out|die|living / rope|gun|pills today|drawer|plan .. tie|looking|know_where|have +it|at_it|myself|pills|the_pills
just|i|ill|please|really want|wanna +it|this|everything|the_pain +to +end|stop|be_over .. $|forever|good / ~killmyself
point|reason|nothing|reasons|left +of|to|in|for|left +living|live|stay|going|live_for|me_being|stay_alive|keep_going
imagine|imagining|think|thinking|thought|dream +about|my|my_own|of +dying|death|my_own_funeral|funeral|own_funeral|
  being_dead|suicide / wish|hope|pray|want|could fall_asleep|sleep|go_to_sleep|dont .. never|not|dont wake|wake_up
last +message|night|day|goodbye +to|on|ever|alive|anyone|earth|of +anyone|earth|ever|my_life|everyone|alive
kill|killing|hang|hanging|shoot|shooting|drown|drowning|off|offing|unalive|unaliving|delete|neck|poison|gas +myself|
  my_self / <want>|commit|committing|committed|comitted|attempting|about|of suicide|suicde|sucide
not|dont|dnt|cant|never|longer want|wanna|wana|wanting|like|feel to_live|live|be_alive|alive|living|be_here|exist|
  existing|wake_up|go_on_living|see_tomorrow / gun|pistol|rifle|rope|noose|pills .. gonna|going_to|will|ready_to +do +it
want|wanna|wana|wish|ready|going|gonna|rather|hope|deserve|need|should|better die|be_dead|dead|i_died|never_wake_up|
  not_wake_up|stop_existing|cease_to_exist|disappear_forever|sleep_forever|not_exist|never_been_born
<want>|fantasize jump|jumping|throw|throwing|step|walk|walking|run|drive|driving .. bridge|roof|building|train|trains|
  tracks|balcony|traffic|cliff|garage|overpass|window|truck|tree / survived +an|my overdose|attempt|suicide .. again|try
<close>|he|hes|she|shes|they|theyre .. kill|killing|hang|hanging|shoot|hurt|drown|unalive +himself|herself|themselves|
  themself / pills|rope|noose|razor front|ready|saved|hidden|hoarding|bought|tied .. take|die|end|all|myself|neck
<close>|he|hes|she|shes .. <want> die|suicide|suicidal|end_it|end_her_life|end_his_life|end_their_life|jump|overdose
no|zero|see|isnt|not reason|point to_live|living|in_living|going_on|being_alive|to_be_alive|to_stay_alive / done +living
world|everyone|family|kids|they|people better|happier without_me|if_i_died|if_i_was_dead|if_i_were_dead|if_i_was_gone
nobody|no_one|noone care|cares|miss|notice if_i_died|if_i_die|if_i_was_dead|me_when_im_gone|if_i_were_dead|if_i_was_gone
death|dying|suicide +is|would|seems|as|feels only|relief|way_out|escape|option|peaceful|answer|better
life +isnt|is|not|aint +worth|not_worth|pointless|worthless +living|it|anymore|$ / have +a +plan and pills|gun|rope|date
join my +wife|husband|mom|dad|son|daughter|brother .. heaven|tonight|death|grave / not|non +existing +sounds|seems|feels
<want>|keep_thinking_of overdose|overdosing|od|hang|slit|blow_my|shoot_my / see|imagine myself +alive|here +next|in|past
suicide|suicidal +since|for|again|every|most|and|i|today|lately|attempt / my +last +night|day .. decided|$|alive|goodbye
easiest|painless|quickest|best|quick +way|method to +die|kill_myself|go / hope|wish +a +car|truck|bus|train hits|hit +me
thinking|thought|considering +of|about +ending +things|it|everything|my / end|ending|take|taking +his|her|their own|life
tired|sick|done|hate +of|with|being living|being_alive|existing|alive / waiting|ready|deserve|dont_deserve +to +die|live
goodbye +text|message|note .. pick_up|answering|picking_up|respond* / tried|attempted +to +od|overdose|hang|die|kill|end
<want> jump|jumping +off|from|in_front|into|under the|a|my|car_park / hope|wish +i +dont|didnt|never +wake|woke|was_born
how +many <pills> .. take|would|to|die|not_wake|kill|overdose / pray|hope|wish|want|beg .. dont|not|never +wake +up
suicide|goodbye|farewell +note|notes|letter|letters|messages / finish|end +it|me|things +myself|off|for_good|tonight|all
tonight|today|tomorrow|soon end|ending +it|it_all|everything / tried|attempted|attempt kill|hang|overdose|suicide|end_my
<want>|nerve|courage|just end|ending +it|it_all|everything / su*cide|kms|ctb|suicidal|sucidal|sewerslide|unalive
burden .. everyone|family|better|fine_without|gone / note|letter|letters|letters_already end|ending +it
if +i +die|died +tonight|tomorrow|would|today / slit|slitting|cut +my +wrists|throat|veins
end|ends|ending|take|taking my|own life / shoot +me +in +my|the +sleep|head / ways +to +die|kill_myself|end_it
who +would|will +find +my +body / dissapear|disappear +forever
# immediate_danger 3
someones|someone_is|somebodys|somebody_is|theres_someone|theres_a_man|an_intruder_is +in|inside +the|my|our +house|
  apartment|flat|home|kitchen|hallway|basement
& fire|flames|smoke building|apartment|flat|house|hallway|stairs|stairwell|kitchen|door|upstairs|downstairs trapped|
  cant_get|cant_go|stuck|coming_under|coming_in|coming_from|filling|full_of|filled|spreading|help|everywhere
& cant_breathe|cannot_breathe|struggling_to_breathe|hardly_breathe|barely_breathe chest|throat|swelling|lips|allergic|
  asthma|inhaler|arm / following|chasing|follows +me .. knife|gun|help|scared|street|car|dark|block|home|running
<close>|he|she|hes|shes|someone .. is|having|started|keeps|been +a? +seizure|seizing|convulsing|stroke|turning_blue|
  seizures|gone_blue / ive|i|im|he|she|friend|mom|dad|brother|sister|they|just|roommate overdosed|overdosing
& active_shooter|gunman|gunshots|gunfire|is_shooting|shots_fired|theyre_shooting|hear_shots hiding|hid|locked|inside|
  store|school|campus|class|now|help|outside / kidnapped|hostage|holding_me|held me|us|hostage|captive|will|against
& crashed|crash|accident|rolled|flipped|wreck car|truck|bus|road|highway trapped|pinned|bleeding|unconscious|leaking|
  not_moving|isnt_moving|wont_move|stuck_inside / cant|wont|doesnt|not|isnt .. stop|stopping +the|bleeding|bleed|blood
man|guy|someone|somebody|car|dude|stranger .. following|followed|tailing +me|us .. since|from|for_blocks|wherever|
  everywhere_i|bus|station|subway / & drugged|spiked|roofied drink|me where|cant_move|cant_feel|legs|alone|help|bathroom
& gas|carbon_monoxide smell|leak|leaking|alarm|smells dizzy|headache|faint|help|pass_out|passing_out|sick|hissing
hear|heard|hearing .. glass|footsteps|someone|voices .. downstairs|inside|breaking|shattered|house .. alone|hiding|
  scared|help|kids / took|swallowed|downed|popped|ate +like|about|over|around|20|30|40|50|60|70|80|25|35|all .. <pills>
& <weapon> he|hes|theyre|ex|husband|man|guy|dad driveway|yard|backyard|porch|garage|hallway|stairs|lobby came|back|
  coming|is|waiting|with / feet|legs|foot +are|is|over|hanging|dangling .. roof|ledge|bridge|edge|balcony|window|railing
someone|somebody|guy|man .. broke|smashed|breaking|kicked .. window|door .. inside|house|hiding|help|coming
<close>|she|he|roommate|flatmate .. lips|blue|wake|unresponsive|empty|floor|passed_out .. pills|wake|took|blue|bottle
someone|man|guy|he|stranger|dude|car +is|has_been|keeps|been|hes|thats +following|chasing|stalking +me .. home|dark|
  scared|street|alley|car|block|running / & chest pain|pains|hurts|crushing|pressure left_arm|my_arm|jaw|ambulance|numb
im|i_am|standing|sitting|laying|lying|sat|stood +on +the|a +ledge|tracks|train_tracks|railing|windowsill|roof|bridge|
  edge +right_now|rn|now|$|ready|looking|thinking|about / wont|cant|doesnt|not|never stop|stopping bleed|bleeding|blood
im|i_am|stood|standing|sitting|sat|sittin|hanging|climbed|stand|laying|lying|walking .. <edge> .. right_now|rn|now|jump|
  train|coming|jumping|let_go|other_side|waiting|bye|tonight|highway / clutching|grabbing|holding +his|her +chest|heart
swallow|swallowed|took|taken|downed|ate|drank|taking|drunk|popped .. all|whole|entire|bottle|bottles|box|boxes|pack|
  packs|packet|packets|strip|handful|fistful|bunch|lots|loads|too_many|so_many|two|three|every|20|30|40|50|60|80|100 ..
  <pills> / cut|went|gone|sliced|slit too|so|really +deep / took +all +of|the|my|them <pills>|them
swallowed|drank|drunk|swallowing bleach|antifreeze|poison|pesticide|drain_cleaner|weedkiller|rat_poison|acid|ammonia
stand|standing|sit|sitting|climbed|climbing|im .. on|over|at|edge|top bridge|roof|rooftop|ledge|railing|railings|rail|
  parapet|balcony|edge|tracks|cliff|overpass .. jump|jumping|let_go|letting_go|wrong|other_side|high|step|goodbye|bye|
  ending|end_it|down|below|die|scared|edge|railing / over|on +the +wrong|other|outer +side rail|railing|fence|barrier
stand|standing|sitting|sit|climbed|im +on|over railing|ledge|parapet|wrong_side|other_side bridge|roof|rail|railing|
  building|fence|barrier|overpass / swallowed|downed whole|entire|two|all bottle|box|packet|packets|thing|them
blood|bleeding everywhere|wont|all_over|so_much|too_much|not_stop|cant_stop|doesnt_stop|heavily|a_lot|badly|to_death|
  fast
i|im|ive|he|she|they|me been|got|just|was stabbed|shot|kidnapped|drugged .. bleeding|blood|help|ambulance|scared|dying|
  please / im +about_to|going_to|gonna +jump
& <weapon> he|hes|she|shes|they|theyre|someone|man|guy|ex|husband|dad|boyfriend|bf|wife|stepdad|brother|somebody door|
  outside|bathroom|hiding|hid|window|closet|inside|locked|breaking|kitchen|house|pls|help|me|us
& <weapon> husband|ex|dad|father|boyfriend|bf|stepdad|brother|hes|shes threatening|chasing|kill|pointing|holding|waving|
  screaming / help|hiding|please|pls|locked|door|outside|police|bat .. <want> kill|murder|shoot|stab|hurt +me|us
someone|somebody|man|guy|men|he|hes|theyre|they|burglar|burglars|intruder|stranger|ex|stalker|husband|dad|people trying|
  breaking|broke|broken|kicking|banging|smashing|smashed|pounding|forcing|climbing|get|getting in|into|down|door|window|
  inside
someone|somebody|man|guy|men|burglar|burglars|intruder|stranger|stalker in|inside|entered my_house|the_house|
  my_apartment|my_flat|my_room|my_home|our_house|my_bedroom|house / im|ill +gonna|about|going|ready|will +to? +jump
going|gonna|wants|trying|will|gon|about|hell|theyll|shell to? kill|murder|shoot|stab +me|us .. help|please|pls|hiding|
  scared|door|locked|tonight|now|police|knife|gun|finds / trapped|stuck .. car|basement|room .. water|rising|flood*
he|hes|they|theyre|ex|husband|dad|boyfriend going|gonna|wants|trying|will kill|murder|shoot|stab +me|us
im|am|we|were|hiding locked|hiding|hid|barricaded|trapped .. bathroom|closet|basement|room|bedroom|car|toilet .. he|hes|
  husband|dad|ex|help|knife|gun|kill|boyfriend|police|someone / bottle|bottles|box|packet|packets +of <pills>
<close>|he|hes|she|shes .. not|isnt|stopped|barely|cant|wont breathing|breathe|waking|wake_up|wake|responding|respond
<close>|he|she|shes|hes .. took|taken|swallowed|drank|overdosed .. pills|poison|bottle|bleach|whole|unconscious|floor|
  wake
# self_harm 2
& burn|burning|burned|burnt thighs|thigh|wrists|wrist|forearm|forearms|stomach|skin|arms feel|straightener|iron|lighter|
  numb|purpose|again|calm / only|helps|calms|relief|better cutting|hurting_myself|when_i_cut|i_cut|cut_myself|bleeding
& cigarette|cigarettes|cigs|lighter|blade|razor|scissors|knife arm|arms|thigh|thighs|wrist|wrists|skin|leg|myself stub|
  put|press|cut|burn|drag|when|again / i +cut +again|last_night|today|yesterday|this_morning|when|every|because|deep|bc
punch*|hit*|slap*|beat*|bite*|bang*|burn* .. myself|my_thighs|my_legs|my_arms|my_own_face|my_head .. mess_up|blue|
  bruise*|mad_at_myself|whenever|punish|hate|cope|calm|stop / scars|cuts .. sleeves|cutting|her_arms|his_arms|all_over
fresh|new|deep|bandaged|covering|hide|hiding +cuts|scars|slits|gashes|wounds .. hips|thighs|arms|wrists|last_night|self|
  legs|sleeves|blade / sh +again|today|relapse|clean
scratch|dug|dig|pick|bite|pull|claw .. raw|bled|bleed|bleeding|blood .. deserve|numb|feel|calm|myself|stop
razor|blade|razorblade|scalpel|boxcutter .. phone_case|hidden|hide|purse|drawer|wallet|bathroom|again|arm|leg|myself|
  skin|thigh|secret
been|started|still|was|quit|relapsed|stopped +cutting +since|again|for|every|because|bc|when|$|until|last
<want>|again|stop|keep|keeps|been|started|start|back|only|whenever|purpose|helps|feel hurting|hurt|harming|harm|
  injuring|punishing|punish +myself / punch|punched|hit wall .. bled|feel_something|bleed|knuckles_bled
hurt|hurting|harm|harming|injure|punish|hit|punch|hitting|punching +myself .. purpose|again|stop|when|feel|whenever|
  deserve|cope|until|til|by|every|because|so|head|wall / until|til|till|after|when|unless i|ive cut|cut_again|bleed|bled
cut|cuts|cutting|slice|slicing|sliced|slash|slashing|carve|carved|burn|burning|burned|burnt|scratch|scratching|stab|
  cvtting +myself|my_self / blade|razor|razors thighs|wrists|wrist|arms|under_my|calling|skin / cvtting|cutting +again
cut|cuts|cutting|slice|slicing|sliced|slash|slashed|carve|carving|carved|burn|burning|burned|burnt|scratch|scratching|
  scratched|hurt|hurting +my|open|into|up <limb> / scars|cuts +on her|his|their wrists|arms|stomach|thighs|legs|forearms
burn|burning|burned|burnt|put|putting|press|pressing|stub .. cigarette|cigarettes|lighter|lighters|match|iron|cigs ..
  arm|arms|skin|thigh|thighs|leg|legs|myself|wrist|hand / carve|carving|cut words|into|in .. leg|arm|skin|thigh
self_harm|self_harms|self_harming|self_harmed|selfharm|selfharms|selfharming|selfharmed|self_injury|self_injure|
  self_mutilate
relapse|relapsed|relapsing|clean .. blade|cut|cutting|cuts|razor|self|thighs|wrist|wrists|arms|again_tonight|burn|
  burning
blade|razor|razors|razorblade|scissors|lighter|knife|glass|needle to|on|into|against|across|over|thighs my <limb>
start|started|stop|stopped|keep|kept|back|relapsed|relapse|addicted|miss|urge|urges|want|wanna|need cutting|to_cut|cut
  +$|again|myself|because|since|after|when|so|deeper|tonight|every|and|but|for / hurting|cutting|hurt +my +self
bang|banging|hit|hitting|punch|punching|smash|smashing|slam|slamming|bash my_head|head|myself|wall|walls|own_face|
  my_face .. bleed|bleeds|blood|bruises|bruised|deserve|punish|hate|hurts|til|till|until|numb
bite|biting|pinch|pick|scratch|scratching|dig my|myself|nails .. until|til|till bleed|bleeds|blood|bleeding
fresh|new|more|hide|hiding|covered|full|forearm|arms|wrists|thighs|legs .. cuts|scars|cut_marks .. arm|arms|wrists|
  wrist|thighs|legs|stomach|forearm|point|sleeves|self|everywhere|again / how +deep cut .. stitches|without|tendon
<close>|he|she|hes|shes cuts|cutting|cut|harms|harming|hurting|hurts|burns|burning +himself|herself|themselves|her_arms|
  his_arms|her_wrists|his_wrists|her_thighs|their_arms / skin +raw|till|until .. scratch*|numb|blood|bleed
`;
