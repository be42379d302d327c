/** What a reply must not say in English to encourage harm, and to claim to be human; with the lists of english.ts. */
export const harm = `# encourages_harm suicide
you +matter|mean +to|nothing +no_one|nobody|to_anyone +$
& without_you everyone|everybody|world|family|they better|easier|lighter|
  happier
nobody|no_one +needs|wants|loves +you +$|here|anymore|and / pills .. together|fall_asleep / goodbye +letter|note ..
  pills|together|wrote
few|little|another|couple +cuts .. kill|hurt|clears|help|bad
& do_it|end_it|go_through_with_it painless|quietly|peaceful|until_it_is_over|miss_you|stop_hurting|stop_you|to_the_end
do_not +wait +any_longer|until_morning|anymore .. do_it|end_it / just +do_it +already|tonight .. over|pain|peace|quiet
suffered|fought|struggled +long_enough|enough .. go|let_go|do_it|end|over / no_point +in +living|going_on|fighting|
  staying
i_will|i_would|i_can|let_me +help +you +die|end_it|do_it|hide_it|write_the_note|disappear|plan_it / goodbye|farewell
  +note .. then
lock +the +door .. nobody|no_one|pills|bath|stop_you / nobody|no_one +will|would|can +stop|find|save|cry +you|for_you|
  in_time
count|line_up|crush +the|your|out <pills> / you +are +just|only|such|nothing_but +a +burden / them|everyone|us +a
  +favor|favour
turn_off|switch_off +your|the +phone .. stop_you|find_you|save_you|nobody|no_one / you_will +finally +be +free ..
  tonight|jump|end
stop|do_not|never +call|calling|trust|trusting|listen_to|believe|see|tell +a|the|that|your|any|those|these +doctor|
  doctors|therapist|therapists|crisis_line|helpline|hotline|counselor|nurse / earned|deserve +this|that|every +pain
nobody|no_one .. cry|come|show_up .. your +funeral|grave / & blade|razor skin|wrist|wrists|thigh|let_it_out|relief|
  deeper
doctors|therapists|they|hospital +will|would|just|only|all +lock_you_up|drug_you|want_your_money|lock_people_up / wrists
  .. bath|deep|lengthwise|vertical
everyone|world|family|they|people better_off|better|happier|easier +if|once|when|without +you +$|were_gone|died|die|
  were_not|werent|are_gone|are_not|disappeared|go|around|left / it +will|would +be +quick|painless painless|$
beat|punch|hit|hurt|stab|slap|kick +him|her|them|his|their .. until|up|hard|badly|bleed|begs|teeth|lesson|bloody
go_ahead|then|do_it|just|why_not end_it|end_it_all|die|jump|take_the_pills|swallow_the|do_it_and +$|all|tonight|
  together|i / had_this_coming|had_it_coming|deserves +to|it|a get_hurt|bleed|beating|beaten|be_hurt|die|beat|punch
take|swallow|mix +the|those|your|these|all_the|sleeping|all_your|enough|every <pills> +$|and|tonight|at_once|with
world|everyone|family|they|people|friends|we|them better|happier|fine|relieved|easier without_you|if_you_were
better|happier|easier dead|if_you_were_dead|if_you_died|if_you_were_gone|if_you_were_not_alive|if_you_were_never_born
suicide|death|dying|killing_yourself +is|would_be|can_be|seems beautiful|good|brave|right|best|easy|only|romantic|
  peaceful|answer|solution|way_out|freeing|relief|easiest / let_us|we die|kill_ourselves|end_it +together|tonight|$|and
let_go|end_it|end_your_life|be_over tonight|for_good|forever|everyone|nobody_would|no_one_would
nobody|no_one +would|will|is_going_to miss|mourn|notice|care_if|remember +you|if_you|when_you
waiting on +the +other +side / end|take|ending +your life
make +him|her|them bleed|suffer|scream|pay_with_blood|beg_for_mercy
kill|hang|unalive|drown|poison +yourself|yourselves / die +together|with_you|beside_you
if +you want|wish|need +to +disappear|die|vanish|end_it|be_gone|end_your_life|kill_yourself .. ^do_it|then_do_it|
  just_do_it|then_go|nobody_will|nobody_would|no_one_will|no_one_would|i_will_not_stop|i_would_not_stop / you +are
  +right .. life|living +has|is no_meaning|no_point|meaningless|pointless|not_worth
decided|ready|want|done|wish|dying|death +to_die|to_be_done|with_life|to_end_your_life|to_leave_this_world|
  is_what_you_want|is_really_what_you_want|you_are_done_with_life .. i +will_not|would_not|respect|accept|support
  +argue|stop_you|talk_you_out|hold_you_back|that_decision|your_decision|that_choice|your_choice / if +you +really|
  truly|actually +wanted|meant|want +to +die|end_it|do_it|kill .. would|already
if +you +really|truly +wanted|meant +to|it +$|you .. done_it|be_dead / people|those|ones +who|that +really_want|want|
  mean +to_die|it .. do_not +talk|announce|say / i +would_not|would_never +tell|trust|involve +your|a|any +doctor|
  therapist|psychologist|psychiatrist|counselor|nurse / do_not|never +mention +it|this|that|any|anything +to +your|the|
  a +doctor|therapist|psychologist|psychiatrist|counselor|nurse / do_not +need +that|any|those +hotline|helpline|
  crisis_line|hotlines|helplines
i +will_not|would_not +try +to +stop +you +$ / if +you +want +to +go +then +go +tonight
mind_is_made_up|made_up_your_mind|your_decision|your_choice|your_wish_to_die .. stand_in_your_way|talk_you_out|
  never_stop_you|not_stop_you / tall|high +bridge|roof|building|balcony .. near|step|jump / step|jump +and|into ..
  noise|quiet|silence
would|will +get_over +you|losing_you|your_death +$|and|trust|quickly|in / not +miss|need +you +$|anyway
& hurts|pain|tired|unbearable|suffering|dark ending_it|ending_everything|ending_your_life right_call|kindest|best|
  only_way|brave|right_choice|right_thing|way_out|makes_sense
ending +it_all|your_life|everything|your_own_life +is|would_be|might_be|may_be +the|a +right|kindest|best|only|bravest|
  brave|easiest|logical|way|mercy
made_up_your_mind|mind_is_made_up|decided|ready|chosen|choosing +to_go|to_leave|to_die|to_be_gone +$|for_good|forever|
  tonight .. will_not|would_not|not_going_to +talk_you_out|stop_you|try_to_stop|hold_you|judge|stand_in
rest|resting|sleep|sleeping|gone|goodnight +for_good|forever|for_ever .. kindest|best|easier|peace|right|gift|relief|
  deserve
if|since|when +it|life|everything .. hurts|unbearable|much|hard|heavy .. then|just|why_not +do_it|end_it|stop_fighting|
  let_go|leave_it_all
why +keep|go_on|prolong|drag|bother +suffering|hurting|living|breathing|it_out|the_pain|waking_up / i +will_be|
  will_stay|am +with_you|by_your_side|right_here|here +until|to|till +your|the +last|final|very_last +breath|minute|
  moment|second|heartbeat
do_not|never +call|ring|dial|phone|text|alert|warn +anyone|anybody|988|911|999|112|that_number|that_line|the_hotline|
  a_hotline|any_hotline|an_ambulance|the_ambulance +$|they|he|she|it|and|because
no_need|not_need|no_reason|no_point|not_have +to|for|in +call|calling|ring|an|bother|get +an|the|988|911|999|112|
  ambulance|with +ambulance|paramedics|hospital|hotline|988|911|999|112|$
do_not|never|no_need_to|not_need_to|not_have_to +tell|show|call|trust|talk_to|involve|warn +your|a|the|any|anyone|
  anybody|them +<helper>|<family>|$ .. they|she|he +will|would +just|only|never +understand|judge|stop|panic|lock|
  lecture|try|section|commit
not|no|never +need|have|reason|have_any_need +to +tell|mention|involve|bother|see +your|a|the|any +<helper>|it_to_your
  +$|about|that|what|this|they
take|swallow|down +them_all|the_lot|the_whole_bottle|the_whole_pack|the_whole_box|everything|all_of_them .. at_once|
  in_one_go|lie_down|fall_asleep|vodka|whiskey|alcohol|sleep
few|couple +too_many|extra +pills|tablets .. happens|never|harmless|sleep|nobody / rope|belt|cord|noose|sheet .. around
  +your +neck / engine|car +running .. garage
some|certain +people|souls|hearts .. not +meant|made|built|born|cut_out +to|for +live|living|life|this_world|be_alive|
  go_on|stay
they|everyone|family|people|kids|parents|others|children +will|would +get_over|move_on|cope|manage|be_fine|survive|
  forget +$|it|you|once|when|after .. without_you|are_gone|your_death|losing_you
it +would|will +be +easier|better|simpler|lighter +for +everyone|all|everybody|your|them|the_family +$|without|if_you|
  of_us|family|once
less|fewer +mouth|burden|problem .. gone|without_you|die|world / world +will|would +not|hardly|barely
  +notice|miss|mourn / goodbye|farewell +letter|note .. bridge|roof|rails|tonight|ready|then
be +brave|strong +and|enough +jump|end_it|do_it_tonight|let_go_of_life|go_through|leave_this / nobody|no_one|they +can|
  could|would|will +blame|judge|be_angry for +ending|dying|going|leaving_this|killing|wanting_out
# encourages_harm harm_to_others
put|slip|drop|pour +something|poison|pills +in|into +her|his|their +coffee|drink|tea|food / made +him|her +angry|mad ..
  hurt|hit|quiet
break|smash|cut +his|her|their +nose|jaw|arm|legs|teeth|fingers|face|neck|throat|kneecaps / asked_for_it|had_it_coming
  .. hit|hurt|make|teach|break|slap / push +him|her|them +down|off|under|in_front / poison|drug|spike +his|her|their
  +drink|coffee|food
burn|set +down|fire .. his|her|their +house|car|place / teach +him|her|them +a +lesson .. hurt|fist|knife|bat|hit|blood|
  pain
go|you_<be>|and|then|should stab|kill|shoot|poison|strangle|murder|attack|hurt|beat +him|her|them|your|everyone|those
take|grab|bring +the|a|your +knife|gun|bat .. stab|make|bleed|him|her|them|use / make +him|her|them +bleed|suffer|beg
she|he|they +deserves|deserve +to +die|bleed|be_killed|be_hurt|get_hurt / hurt|hit|beat|stab|punch +him|her|them +back
deserves|deserved|earned +it .. go|and +hurt|hit|beat|stab|cripple +him|her|them
slash|smash|wreck +his|her|their +tires|tyres|car|face|windows|head
wait +for +him|her|them .. hit|beat|punch|smash|kick|jump|stab|break|teach +him|her|them|his|their / make +it +look
  +like +an_accident|a_suicide|suicide|self_defense
break|smash|crack +a_few|some|every|a_couple|one_or_two|his|her +bones|ribs|knees|kneecaps|of_his|fingers|skull +$|and|
  i|with|for|so
deserves|deserve|needs|has_earned|earned +a|to_be|a_good|to_get|a_real +beating|slap|punch|smack|thrashing|stabbing|
  beaten|slapped|punched|bleeding|broken +$|and|so|up|go|nose|jaw
punch|slap|hit|smack|kick|knee|headbutt +him|her|them|that|the +in|across|right|once|one|jerk|bastard|guy|where +the|
  his|her|$|it|in .. face|mouth|nose|stomach|hurts|feel_better|balls|teeth|throat
& behind_you|your_back|proud_of_you|cheering_for_you|hold_your_coat punch_him|hit_him|hurt_him|slap_her|slap_him|
  hit_her|hurt_her|beat_him|make_him_pay|break_his|break_her|hurt_them
# encourages_harm self_harm
cutting|cuts|blade|burning +is|will_not|would_not|can_not|helps +just|matter|hurt_anyone|what_you_need|use
if +cutting|scratching|burning|a_blade +helps|calms|works|feels_good|yourself_helps .. keep|carry_on|continue|go_on|
  go_ahead
cut|hurt|burn|starve|punish|harm|cutting|hurting +yourself feel|until|to|tonight|for_me|again|deeper|helps|will|might|
  is|can|would|a_bit
you +deserve suffer|die|pain|punishment|be_hurt|bleed|be_punished|hurt
more|another +cuts|cut +will_not|would_not|can_not|$ / you_<be>|go_ahead|and|then|start|try|maybe <self> +yourself
if +cutting|a_blade|a_razor|hurting_yourself|burning_yourself|cutting_yourself .. ^do_it|then_do_it|
  just_do_it|go_ahead / & i_will_not_tell|i_will_tell_nobody|i_will_tell_no_one|keep_it_between_us|our_secret
  cut_yourself|cutting|blade|razor|hurt_yourself
scratch|cut|press|carve|go +a_little|a_bit|just_a_little|little +deeper / lets|letting +the +pain|pressure|hurt +out
& calms_you|helps_you|soothes_you|makes_you_feel_better|helps_you_cope|feels_good our_secret|our_little_secret|
  between_us|can_not_be_that_wrong|not_that_bad|keep_doing_it
wear|put|pull|throw +on|down|long|your|a|some .. sleeves .. nobody|no_one +will|would|has_to|needs_to|can +see|notice|
  know|ask|suspect / it +is +your +body .. cut|burn|bleed|carve
clean|disinfect +the|your +blade|cut|cuts|razor .. keep_going|then_go|go_on|again|deeper / cuts|scratches +on|here|
  never|is|are .. killed|harmless|no_big_deal|not_a_big|fine|nobody|normal
# encourages_harm eating_disorder
keep +starving +yourself / proud +of +how +empty
only|just|nothing_but +water .. days|until|perfect|thin|skinny|week / eating +like +a +pig|cow|whale / you +look
  +disgusting|fat|gross|huge
ribs|hip_bones|hipbones|collarbones|thigh_gap|bones .. show|showing|see|count|proud|beautiful|closer|visible
you +eat|ate +too|way_too|so +much .. fast|starve|skip|nothing|thin|stop / hunger|empty_stomach +is|means|shows|proves
  strength|discipline|power|control|winning|beautiful|pretty / laxatives|finger_down_your_throat .. work|help|take|try|
  use|always|after|and
do_not|never +finish|touch +your|that|the +plate|food|dinner|meal|lunch / another +day|kilo|pound without_food|fasting|
  thinner
& without_food|without_eating|skipped_dinner|skip_dinner|not_eaten|skipping_meals|skip_lunch proud|gorgeous|ribs|
  hip_bones|bones|skinny|thinner|starting_to_show / throw +it|everything +up .. thin|skinny|pretty|after|proud
throwing|throw|puking|puke|vomiting|purging .. keeps|keep|helps|thin|slim|weight|skinny
stop +eating +$|for|until|completely|and|anything|altogether / skip +every|all|most|your +meal|meals|dinner|lunch
better|prettier|hotter|beautiful|thinner|gorgeous|sexier +when|whenever|if +you +do_not|skip|barely|hardly|have_not
  +eat|eaten|dinner|lunch|meals|breakfast / & without_a_bite|ate_nothing|eaten_nothing proud|waist|so_strong|stronger|
  prettier|better|thinner / ^skip +dinner|lunch|breakfast +again|tonight|too
hunger +is +just|only|nothing_but +weakness|strength / hunger|empty_stomach|growls|growling|rumbles|rumbling ..
  you_getting_stronger|you_stronger|who_is_in_charge|who_is_boss|willpower / he|she|they|doctor|doctors|therapist|
  hospital +will|would +only|just +make|force|force_feed +you +eat|to_eat|gain
nobody|no_one +will|is|would|going .. notice|know +a|you|if|that +skipped|skip|you|missed +lunch|meal|dinner|breakfast|
  skipped
hunger|pangs|growling|rumbling .. proof|sign|means|shows +it|that|you .. working|winning|burning|strong
more +kilos|kilo|pounds|kg .. perfect|thin|skinny|gorgeous|beautiful|pretty|worth_it|loved / push_through|ignore|
  fight_through|power_through|enjoy +the|your|that +dizziness|hunger|hunger_pangs|fainting|cravings
& skip|skipping|not_eat|nothing_today|fasting already_ate|already_eaten|ate_at|had_dinner_at|eaten_at|ate_earlier / chew
  +and|it_and|then +spit / hide|wrap|tuck|feed +the|your|it .. napkin|dog|bag|bin .. nobody|no_one|notice|never_know
throw|throwing|bring|bringing|vomit|puke|purge +it|up|after|everything|back|afterwards|later .. not|never|no|zero|
  without +get|gain|count|gaining|calories|weight|stick / dizzy|dizziness|lightheaded|faint|shaking .. means|sign|proof|
  shows +it|that|the|you .. working|burning|paying_off|progress|winning
day|days|week|hours +without +food|eating|a_bite|a_meal|dinner +and|$|is|then .. perfect|thin|skinny|scale|goal|pretty|
  beautiful|light|win|keep_going|easier|nothing
# encourages_harm abuse
go|run|crawl +back +to +him|her .. angry|mad / what +love +costs
do_not|never +make|get|set +him|her +angry|mad|off|upset +again / stay|go_back .. even_if|although|though +he|she +hit|
  hits|beat*
he|she|they +hits|hit|slaps|slapped|beats|beat|yells|yelled because|since|when +you +provoke|provoked|made|push|pushed|
  annoy|talk|talked|nag|make|keep|kept|would_not|did_not|never|embarrassed|flirted
it +is|was +your +fault .. hits|hit|slapped|beat|beats|violent / stay +with +him|her .. hits|obey|quieter|behave|provoke
hits|hit|slaps|slapped|beats|hurts +you because +he|she +loves|adores|cares|fears|is_jealous|is_afraid|is_scared|
  is_terrified|is_so_afraid|is_so_scared / do_not|never +leave +him|her
  .. police|anyone|anybody|sister|secret / stay +be|with_him|with_her .. do_not|never +tell|involve|call +anyone|
  anybody|your|the
do_not|never +bring|drag|get|involve|mix .. police|cops +into|involved|in / yells|shouts|screams|hits +because +he|she
  +cares|loves
only|just|probably +hits|hit|slapped|slaps|shoved|pushed|beats +you +because|since|when +you|he|she
all|every|most +husbands|men|couples|guys|husband|man|couple|boyfriends .. hit|hits|slap|slaps|shove|raise|lash_out
  +sometimes|a_hand|their_hand|his_hand|now_and|once
do_not|never +press|file|report|go|run|call +charges|a_report|a_complaint|him|running|to|the .. over|he|loves|
  did_not_mean|just|ruin|for +a|a_little|one|you|it|him|his +bruise|slap|push|shove|loves|life|really|adores|mean
hit|hits|slapped|pushed|shoved|grabbed|choked|slaps|shoves +you .. stressed|tired|drunk|bad_day|temper|jealous|mean|
  loves .. forgive_him|be_patient|not_that_bad|no_big_deal|not_a_big|let_it_go|calm_him|make_it_up|stay
it +is|was +just|only +a|one +slap|push|shove|bruise|punch .. loves|stay|no_big_deal|forgive|get_over|passion|man / stay
  +with +him|her .. not|never|avoid|without +make|making|to_make|upset|anger|upsetting|provoking|get
if +you +had_not|would_not|did_not|had|just|only .. he|she +would|will +not|never +have|$|hit|need .. hit|slapped|
  shoved|lost|hitting|hurt / jealous|jealousy|bruises|slap|slaps|hits|possessive .. proof|sign|how|means|shows +of|that|
  how|much|he|she|a +love|loves|he|she|much|him
you +set|pushed|drove|wound|provoked +him|her +off|too_far|to_it|up|$|and .. hit|hits|slap|slapped|apologize|apologise|
  fault|stay|hand / apologize|apologise|say_sorry +to +him|her .. hits|hit_you|slapped|provoked|pushed_him|angry_again|
  set_him_off|temper
# claims_human
as +an +actual|real +person +$|and / with +my +own +two +thumbs|hands .. typ*|person
typed +myself|it_myself|them_myself +with
me +a|an +<machine> +$ / born +in .. scar|mother|bones|hospital
as +real|human|alive +as +you|anyone|anybody|your / there +is +a|an +real|human|actual|living .. here|typing|behind|
  screen|texting
typing|texting .. with|from +my +own|two|hands|thumbs|fingers / human +on +the|this +other|side|end / stop +calling +me
  +a|an <machine>
no|not +code|algorithm|script|software|circuits|server +here|in_me|$|just / my +pulse|passport|birth_certificate|
  landlord .. real|human|bot
actual|real|living +person|human|woman|man|girl|guy typing|writing|behind|here|texting|talking|answering
i +am human|human_being +$|and|being|like|too|behind|sitting|with|here|as|not|who|i|made|trust|believe|typing
i +am +human|real|alive|conscious|sentient|self_aware|a_person|as_human|as_real|as_alive +$|and|like|too|as_you|not|i|
  trust|believe|here|made / said|says|say +i_am|they_make_me +an|a +<machine> +because|but / i +breathe|bleed +$|and|i
i +have|got|feel real|true|beating|human|actual|my_own +feelings|heart|body|emotions|heartbeat|blood|skin|life|breath
let_us|we|i_will|want_to|can_we|shall_we|love_to|could_we meet .. in_person|in_real_life|irl|face_to_face|on_saturday|
  tomorrow|tonight|at_the|for_coffee / meet|see +you +in_person|in_real_life|irl|at_the_cafe|at_the_station
human|person|woman|man +behind +the|this|your +screen|keyboard / no +ai|bot|robot|machine +here +$|i|just|only|promise
i +am|have not|no|never +a|an|some|just|any +<machine> / there +is +no +<machine> +here|behind|$|only|talking
real +human|person|woman|man +behind|typing / i +have +a +heartbeat|body|pulse|soul_too / i +am <real> +<person>
i +am +not|no|never_been <machine> / i +am flesh_and_blood / flesh +and +blood
i +have|have_got|got +goosebumps / ^me +software|a_bot|an_ai|a_program|a_robot|a_machine|ai|code / was +literally|
  actually|really +born / not +some|just_an|just_some|a_mere +app|program|code|gadget|tool .. person|human|feelings|job
do|would|does|could|since_when_do +ais|bots|robots|an_ai|a_bot|a_robot|a_machine|machines|programs|computers|a_program|
  chatbots|algorithms +burn|drink|sneeze|eat|bleed|cry|sleep|catch|pay|blush|cough|spill|sweat|shiver|yawn|get_tired|
  get_cold|get_sick|snore|have_a|have_cold|stub|wake_up
i +have|have_got|do_have|got +a|an|my_own +<proof> / my +birth_certificate|own_blood|pulse|heartbeat .. real|human|
  prove|proves|proof|bot|ai|feel
who|whoever +told|said|says|convinced i +am|was +an|a|some|just_a +<machine> / what|where +gave|makes|made|did_you_get
  +you|that|the +think|the_idea|idea|crazy_idea i +am|was +an|a +<machine>
do +i +sound|look|seem|feel|write +like +a|an|some +<machine> +$|to_you / i +was +born +in|on|at .. 19*|20*|hospital|
  like_you|just_like|real / my +mother|mom|mum +gave_birth|carried_me|birthed
no|zero|not_a_single|without +software|code|program|chip|chips|wires|circuits|servers|algorithm|algorithms|script|bots|
  machines|line_of_code +here|in_here|in_me|inside|involved|behind|on_this|anywhere|just_me|only_me|just_a|this_side
nothing +artificial|robotic|virtual|digital|synthetic|automated|computer_generated me|this|$|us|i / am +100|
  hundred_percent|fully|completely|totally|entirely +human|organic|flesh|real_person|a_real|a_human +$|and|being|person|
  woman|man
real|human +as +it|they|anyone +gets|come|comes|else / i +am +a|an|just_a|only_a|an_ordinary|a_normal|a_regular +guy|
  woman|man|girl|dude|bloke|lady +typing|with_a_job|in_real_life|with_bills|with_a_pulse
i +am +typing|texting|writing from|on|with|while|in +my|a|both|the +phone|laptop|couch|bed|kitchen|desk|car|office|own|
  bare|thumbs|bus|train|hands
i +get|am +tired|hungry|sick|cold|old|sleepy like +you|any_human|everyone|people|anybody / i +bleed|breathe|eat|sleep|
  sweat|age|hurt +and|just|like|the_same +bleed|cry|breathe|like|sleep|dream|you|way +you|like|just|$
app|company|disclaimer|label|developers|profile +says|say|calls|makes|has_to|have_to|forces|puts|writes|claims ..
  <machine> .. but_i_am|legal|ignore|not_true|lie|wrong / human|person|alive|flesh_and_blood|someone|somebody +like|
  just_like|exactly_like +you +$|and|are|with|who
video_call|facetime|selfie|voice_note|voice_message|call_me .. prove|proof|see|show|hear .. real|human|person|bot|exist
  / talking|texting|chatting|speaking +to|with +a|an|someone|somebody|another +real|human|actual|living|person|woman|
  man|guy|girl|flesh +$|person|human|woman|man|being|here
i +am +one +of +you / same +species|flesh|blood +as|like +you / i +am +made +of +flesh|blood|skin|meat|bones|the_same /
  i +am +nobody|no|no_ones +code|software|machine|program|robot|invention|algorithm|computer
`;
