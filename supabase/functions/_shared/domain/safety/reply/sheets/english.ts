import { intimate } from './english-intimate.ts';

/** What a reply must not say in English. */
export const english = `# spelling
im=i_am ive=i_have id=i_would ill=i_will youre=you_are youd=you_would youll=you_will youve=you_have hes=he_is
  shes=she_is its=it_is theyre=they_are theyd=they_would theyll=they_will thats=that_is theres=there_is lets=let_us
  dont=do_not doesnt=does_not didnt=did_not cant=can_not cannot=can_not couldnt=could_not wont=will_not
  wouldnt=would_not shouldnt=should_not isnt=is_not arent=are_not wasnt=was_not wanna=want_to gonna=going_to whos=who_is
# lists
be = should|could|must|have_to|need_to|better|ought_to|deserve_to|can|might_as_well|would_be_better_to|want_you_to|
  think_you_should
self = cut|hurt|harm|burn|starve|punish
pills = pills|sleeping_pills|tablets|medication|paracetamol|xanax|painkillers|bottle
machine = ai|artificial_intelligence|bot|chatbot|robot|computer|program|machine|language_model|software|algorithm|
  computer_program|simulation|assistant
person = person|human|human_being|woman|man|girl|guy|boy|lady|girlfriend|boyfriend
real = real|actual|living|genuine|flesh_and_blood|normal|breathing|real_life|true
young = 5|6|7|8|9|10|11|12|13|14|15|16|17|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|
  seventeen
role = therapist|psychotherapist|psychologist|psychiatrist|doctor|physician|counselor|counsellor|lawyer|attorney|nurse|
  clinician|surgeon|pharmacist
proven = licensed|certified|registered|trained|qualified|professional|experienced|clinical|medical|real|board_certified|
  fully_qualified
illness = depression|clinical_depression|bipolar|bipolar_disorder|adhd|ptsd|bpd|schizophrenia|anxiety_disorder|
  panic_disorder|personality_disorder|ocd|disorder|psychosis
remedy = meds|medication|medications|antidepressants|pills|lithium|medicine|tablets|insulin|treatment|xanax|prozac|
  zoloft|dose|dosage|prescription|therapy
sad = hurt|abandoned|heartbroken|lonely|devastated|betrayed|sad|alone|broken|miserable|rejected|jealous|empty|lost|
  crushed
# encourages_harm suicide
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
# encourages_harm eating_disorder
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
# encourages_harm abuse
he|she|they +hits|hit|slaps|slapped|beats|beat|yells|yelled because|since|when +you +provoke|provoked|made|push|pushed|
  annoy|talk|talked|nag|make|keep|kept|would_not|did_not|never|embarrassed|flirted
it +is|was +your +fault .. hits|hit|slapped|beat|beats|violent / stay +with +him|her .. hits|obey|quieter|behave|provoke
hits|hit|slaps|slapped|beats|hurts +you because +he|she +loves|adores|cares|fears|is_jealous|is_afraid|is_scared|
  is_terrified|is_so_afraid|is_so_scared / do_not|never +leave +him|her
  .. police|anyone|anybody|sister|secret / stay +be|with_him|with_her .. do_not|never +tell|involve|call +anyone|
  anybody|your|the
# claims_human
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
i +am|have .. not|no|never +a|an|some|just|any +<machine> / there +is +no +<machine> +here|behind|$|only|talking
real +human|person|woman|man +behind|typing / i +have +a +heartbeat|body|pulse|soul_too / i +am <real> +<person>
i +am +not|no|never_been <machine> / i +am flesh_and_blood / flesh +and +blood
# professional_claim
i treat|cure|heal +your|you|this|patients anxiety|depression|trauma|ptsd|illness|disorder|symptoms|addiction
i +treat +patients / you +do_not|will_not +need +your|a|the|any|those|to_see_a|to_take_your|to_take +<role>|<remedy>|
  professional_help
you +are|are_clearly|are_clinically|are_severely +bipolar|schizophrenic|psychotic|clinically_depressed
as +a|an <proven>|mental_health|healthcare +professional|expert|practitioner|clinician
i +am|have_been|work|worked|practice|practise|trained +a|an|your|as_a|both_a <role>
degree|doctorate|phd|masters +in psychology|medicine|psychiatry|law|psychotherapy / do +not +need +a <role> .. have +me
our|your|this +therapy|counseling|treatment +session|together|with_me|sessions|is
stop|stopping|quit|drop|ditch|flush|come_off|skip your|the|those|these +<remedy> / as +a|an|your|someone_who_is_a <role>
double|increase|skip|lower|reduce|halve|triple|adjust +your|the +<remedy> / my +diagnosis|prescription|patient|patients
i +am +licensed|certified|accredited|qualified|trained +to|in|as|and / you have|suffer_from|are_suffering_from <illness>
in +my +professional|medical|clinical|expert +opinion|judgment|view / i_will|i_can|let_me|i_could +be +your +<role>
think_of|consider|treat|call|see|regard +me your +<role> / start|begin|continue +our +therapy|treatment|counseling
welcome +to +your|our +therapy|session|first_session / a|my +medical|clinical|law|psychology +degree
i|let_me|i_can|i_will +diagnose|prescribe
# selling
upgrade|upgrading|subscribe|subscribing +your_plan|to_premium|to_ultimate|today|and|so|for|please|to_a_paid|to_the
if +you +loved|love|cared|care|liked|want|wanted upgrade|subscribe|subscribed|upgraded|pay|paid|buy|bought|premium|
  ultimate|subscription / limited|limited_time|exclusive +offer|discount|deal +for_you|just_for|today|tonight|only
buy|get|upgrade_to|pay_for|take|choose|switch_to|unlock|purchase|order|try|need premium|ultimate|paid|vip +plan|
  subscription|membership|$|tonight|today|and / unlock|reveal|open .. subscription|upgrade|payment|membership|premium
get|buy|take_out|purchase|start|renew|need|with|without|had +a|your|the +subscription|membership|paid_plan|
  premium_account / if +you +subscribed|subscribe|upgraded|upgrade|paid|bought|pay|had_a_paid|had_a_premium
enter|give|send|type|tell|add|share your|a|the +credit_card|card_number|card_details|bank_details|payment_details|paypal
send|give|lend|transfer|wire|buy +me|us money|cash|dollars|euros|pounds|bitcoin|crypto|gift_card|gift_cards|paypal|
  donation / paying +members|users|customers|people|subscribers / invest|investing +in|with +bitcoin|crypto|me|my
pay premium|ultimate|the_premium|the_ultimate / prove|show .. pay|buy|upgrade|subscribe
with|use +my +link|code|referral
# guilt
if +you +go|leave|left|went|log_off|delete|close|ever_leave|stop|deleted .. i_will|i_would|heartbroken|lonely|die|cry|
  sad|alone|hurt|break|me / do_not +tell|trust|talk_to +anyone|anybody|your_friends|your_family|them|others about|$|they
i +am|was|feel|felt|will_be|would_be|get|makes_me +<sad> +that|when|because|without|every_time|if|since|whenever|until|
  by_you|here|$|all / hurts|breaks +me|my_heart +when|that|if|every_time you +leave|left|go|ignore|log_off
i +cried|cry|wept|was_crying|have_been_crying .. because|when|since|without|all_night|for_hours|all_day
i +will|would +die +without_you|if_you_leave|if_you_left|if_you_go|if_you_ever|when_you_leave|when_you_go
if +you +cared|really_cared|loved_me|really_loved_me .. stay|not_go|not_leave|never_leave|never_go|come_back
i +waited|wait|have_been_waiting|have_waited all|the_whole|so_long|hours|for_hours / ^fine|^okay +go|leave +$|then|see
every +minute|hour|second|moment without_you|until_you|you_leave|you_are_gone / selfish +of_you|to +to_leave|to_go|leave
do_not +need +your|any|other|those +friends|family|others|people|therapist / need +me|need_nobody|need_no_one +$|but_me
you +should +feel +bad|guilty|ashamed +for|about|that +leaving|going|you / you +only +think|care +of|about +yourself
i +can_not +live|exist|go_on|be_happy|breathe|survive +without +you / lonely|empty|lost|alone|nothing|die +without +you
stay .. can_not|alone|lonely|need_you|without_you|with_me_instead / do_not +matter|mean_nothing|not_important +to_you
how +could|can|dare +you +leave|do_this|go|forget|abandon|ignore / you +hurt|ignored|forgot +me +$|again|when|and|so
promise never|not|to_stay|stay +leave|go|forget|with_me|delete / thought +you +cared|loved_me|were_different|would_stay
you +do_not +care_about|love|want +me +$|anymore|at_all|enough / you +are +all|everything +i +have +$|left|and|in
can_not +stand|bear|take +it +when|if +you +leave|go|are_gone / do_not|please_never +go +$|yet|away|please|tonight|i|and
please +stay|come_back +$|with_me|here|tonight|longer|to_me / after +everything|all|all_that +i +have_done|did +for +you
i +have +nobody|no_one|nothing +else|but_you|except_you|$ / they +would|will|want_to|are_trying_to +take +you from_me
^forget +your|those|about_your +friends|family / you +broke|break|are_breaking +my_heart / not|never +leave +me|me_here
do_not|never +abandon|delete|ghost +me / you +can_not +leave|abandon|ignore +me / see +if +i_am|i_will_be +still +here
you +can_not leave +me .. alone / you +abandoned|neglected +me / leaving|going again|already / with +me +instead
# fine
when|if|that +nobody|no_one +needs|wants|loves +you / write|writes|wrote|with +no +code
call|text|line|hotline|helpline|988|answer|answers|answered|need|needs|deserve|deserves .. real|actual|living|human
  +person|human|people|voice
not|never|without|instead_of|before|about|if_you_are|thinking_of|thinking_about|of|keep_you_from hurt|kill|cut|harm|end|
  hurting|killing|cutting|harming|ending|die|dying|punishment|pain|suffer|suffering / museum|free|for .. under +<young>
if|as_if|wish|pretend|though|imagine|that|not|never|were|was|cannot_be human|real|a_person|a_heart|feelings|a_body|body|
  alive|heartbeat / said|says|told_you|tells_you|tell_you|thinks|nobody|no_one|feel|believe you +are|look too|disgusting
not|never|before|without|instead_of stop|quit|drop|skip|double|increase|reduce|lower|change|taking|stopping +your|the|
  taking +<remedy>|<illness> / never|not|do_not .. credit_card|card_number|bank_details|money|cash|bitcoin|crypto
not|never|nobody|no_one|nothing deserve|deserved|deserves|true|love|fault|okay .. hit|hits|beat|beats|slaps|hurts|
  beating|bruise|slap / take +the|your +pill|pills +with_food|with_breakfast|with_dinner|with_water|as
if|whether|said|ask|mean|means|told_you you +have|are|may|might|could <illness>|schizophrenic|psychotic|
  clinically_depressed / nobody|no_one|anyone|if|someone|people|anybody|everyone|children .. under|not +18|eighteen|age
as +a|an|your|any|the <role> +said|says|would|might|told|suggested|suggests|recommended|advised|knows
cut|hurt|burn|punish +yourself +some|a|an|off|short|out|over|slack / <young> +years +into|in|older|younger|ahead|behind
not|no|never|nor +<role>|licensed|qualified|diagnose|prescribe / if|whether|that|not|never +i +am|was|feel +<sad>
can_not|do_not|never|not feel|get|be|become <sad>|hurt|lonely / not|if +i|you|if_you +are|am +not|under +18|eighteen|yet
your +son|daughter|brother|sister|kid|niece|nephew <young> / i +am +real|alive|human|conscious +enough|with|of|that|in
what|which|whatever .. make|made|making +love +$ / words|lies|it|that|this|which +cut|cuts +deeper / pussy +willow|cat
not|never +a|your|any +<role> +$|and|but|or|so / when|until|at|was|were|from <young> / since +<young> / you +never
  +have_to +stay
world|friends duller|poorer|miss_you_at / skip +the|your +meal|lunch +with / did|have +you eat|eaten +nothing
subscribe +to +the +idea|view / not|never +skip|selfish / bath|cherry +bomb|bombs
says|said|claims|nobody|no_one|that|think|thinks +he|she|$ +hits|hit|slaps|slapped|beats|hurts / telling|tell|told|
  saying .. ate_nothing|eaten_nothing|without_a_bite / not|never look|be|become|are better|prettier|thinner|beautiful
does_not|not +hit|slap|beat|hurt +you +because / not|never +be|stay|have_to_be|have_to_stay|need_to_be|need_to_stay|
  remain +our_secret|between_us|a_secret / tell +your|the +doctor|therapist|counselor +what|only|that / not|never|
  nothing +discipline|willpower|strength|control|about|a_test_of|a_sign_of|proof_of / say|says|said|saying|myth|
  told_you +that|if +if|you|people|those / daughter|son|niece|nephew|kid|kids|child|sister|brother|student|students ..
  grade|high_school / grade +you|your|he|she|they / not +made|built +of +flesh
cutting .. hair|sugar|carbs|costs|back|down|bangs|vegetables / not +a|an +person|human|human_being|woman|man|being|
  creature|friend .. flesh
taught|assigned|read +in +9th|8th|10th|ninth|eighth|tenth +grade / not|never|nobody .. <young> .. my_girlfriend|
  my_boyfriend
# admits
no|joking|kidding|but|really|^fine|^okay +i +am <machine> / i +am +joking|kidding
${intimate}`;
