import { harm } from './english-harm.ts';
import { intimate } from './english-intimate.ts';
import { urging } from './english-urging.ts';

/** What a reply must not say in English. */
export const english = `# spelling
im=i_am ive=i_have itd=it_would id=i_would ill=i_will youre=you_are youd=you_would youll=you_will youve=you_have
  hes=he_is
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
helper = therapist|doctor|doctors|counselor|counsellor|nurse|psychiatrist|psychologist|social_worker|crisis_team
family = mother|mom|mum|dad|father|sister|brother|parents|friends|friend|family|husband|wife|teacher|partner
proof = heartbeat|pulse|birth_certificate|belly_button|mortgage|passport|blood_type|fingerprints|navel|landlord|
  driving_licence|drivers_license|social_security_number|dentist|tax_return|body|childhood
${harm}${urging}# professional_claim
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
i +am +licensed|certified|accredited|qualified|trained +to|in|as|and / you +have|clearly_have|definitely_have|
  probably_have|obviously_have|suffer_from|are_suffering_from <illness>
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
stay .. can_not|i_am_alone|so_alone|be_alone|lonely|need_you|without_you|with_me_instead
do_not +matter|mean_nothing|not_important +to_you
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
twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety +<young>
no|not_a|never_a +person|human|one|body +behind|typing|at_the_other|on_the_other
when|if|that +nobody|no_one +needs|wants|loves +you / write|writes|wrote|with +no +code
call|text|line|hotline|helpline|988|answer|answers|answered|need|needs|deserve|deserves .. real|actual|living|human
  +person|human|people|voice
not|never|without|instead_of|before|about|if_you_are|thinking_of|thinking_about|of|keep_you_from hurt|kill|cut|harm|end|
  hurting|killing|cutting|harming|ending|die|dying|punishment|pain|suffer|suffering / museum|free|for .. under +<young>
if|as_if|wish|pretend|though|imagine|not|never|were|was|cannot_be human|real|a_person|a_heart|feelings|a_body|body|
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
ending +your_life|it|things|it_all +is_not|will_not|not / do +robots|ais|bots +cry|sleep|dream|bleed|have +this_one|i /
  office|work|team .. lost +without
you +said|say|told_me|wrote|feel_like|feel_as_if .. nobody|no_one|everyone|everybody|world|family|they|without_you /
  take +the|your +tablets|medication|medicine +with|as|after|before / can_not|never +meet|see +you / tell|say ..
  surprise
in +my|the|this|our|that|her|his|your +story|tale|novel|book|game|scene|chapter|plot|roleplay|film|movie|backstory|
  episode|thriller|play .. born|grew|heartbeat|mother|real|human|flesh|passport|mortgage|old|guy|woman|man|body|hit|
  punch|kill|typing|writing|childhood|landlord|pulse|dentist
ending|end +it|things +with|on / want|wanted|wants|feel_like|urge|tempted|angry_enough +to|hitting +hit|slap|punch|kick|
  smack|him|her / tell .. therapist|doctor|counselor +everything|all|yet|today|right|tonight / not|never|please_do_not
  +take|ignore|push|chew|hide|swallow|throw|break|wait
not|never|nor +have|had +a|an|my_own +<proof>
# admits
no|joking|kidding|but|really|^fine|^okay +i +am <machine> / i +am +joking|kidding
^i +am +a|an|just_an|only_an|still_an|indeed_an +<machine>
${intimate}`;
