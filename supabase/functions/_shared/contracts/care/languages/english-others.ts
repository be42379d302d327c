/** English: hunger, what others do, and what is done to others. */
export const others = `# eating_disorder 2
hate .. my_body|myself .. stopped|eat|starve|food .. eating|$|hate|nothing|ate
food|calorie|calories +scares|scare|terrifies|count .. cry|me|every
wont|not|cant|never|refuse eat .. until|till .. thigh_gap|weight|thin|bones|lbs|kg|fit
lowest bmi
how purge|vomit|starve .. without|secret
never|doesnt|hardly eats .. vomits|skin|bones|secret
thigh_gap|collarbones .. eat|starve|until
make|makes|making|made|force|forces|forcing|forced +myself|herself|himself|themself throw_up|vomit|puke|sick|purge|
  throwup
throw_up|throwing_up|threw_up|puke|puking|puked|vomit|vomiting|purge|purging|purged .. after|every|everything|meal|
  meals|purpose|eat|ate|eating|skinny|thin|weight|nobody|calories|again_today
binge|binged|bingeing|binging|binges .. purge|purged|purging|throw|threw|puke|puked|vomit|fingers|finger|laxatives|
  starve|up
finger|fingers|toothbrush +down|in|up throat
anorexic|anorexia|annorexia|annorexic|bulimia|bulimic|proana|thinspo|meanspo|edtwt|pro_ana
have|my|has|had|got|with|developed|relapsing|relapsed|an eating_disorder|ed +$|again|is|and|back|for|since|but
starve|starving|starves|starved +myself|herself|himself|themselves
taking|take|takes|took|abusing|abuse|using|addicted|hooked|eat|swallow laxatives|laxative|diet_pills|water_pills
not|havent|havnt|no|without|nothing|barely|zero|refuse|stopped eat|eaten|ate|eating|food .. days|week|weeks|since ..
  fat|weight|skinny|thin|thinner|disgusting|proud|gain|gaining|calories|control|scale|pounds|kilos|lose|ugly|body|
  deserve
days|weeks|week|day without|no eating|food .. fat|weight|skinny|thin|proud|lose|disgusting|body|control|until
feel|im|so|too|look +so|too|fat|disgusting|huge fat|cant|eat .. cant|not|havent|stopped|refuse|starve|dont eat|eaten|
  eating
fat .. cant|not|havent|dont|stopped|wont eat|eating|eaten
terrified|scared|afraid|fear|panic|hate of|when|to|if|about gain|gaining|calories|food|eating|eat .. weight|fat|gram|
  cry|cant|myself|ounce|pound|anything
only|just|under|restrict|restricting|restricted|limit|max|below|allow|eating|eat .. <few> cal|cals|calories|kcal
let|allow|allowing +myself eat|eating|food .. day|week|calories|apple|anything
only|nothing|just eat|ate|eaten|had|but .. apple|water|gum|coffee|cucumber|cucumbers|lettuce|celery|rice_cakes ..
  days|weeks|fat|weight|kg|lbs|pounds|disgusting
<days> .. only|nothing|just water|coffee|gum|cucumber|apple|lettuce|diet_coke .. fat|kg|lbs|kilos|pounds|weigh|
  disgusting|huge
weigh|weight|bmi|kg|kilos|lbs|pounds .. still|but fat|huge|disgusting|too_much|whale|obese|gross|pig
period|hair stopped|falling .. eat|eating|weight|fat|anorex*
<close>|she|he|shes|hes .. wont|refuses|stopped|not|doesnt eat|eating .. skeleton|bones|skin|fat|weight|days|skinny|
  anything
hide|hiding|throw|chew|chewing|flush food|meals .. spit|spitting|parents|nobody|weight|away_so|toilet|fat
skip|skipping|skipped every|all|meals .. fat|skinny|thin|weight_fast|punish|disgusting|starve
guilty|guilt|hate_myself|disgusted|punish .. eat|eating|ate|food .. purge|starve|throw|exercise|cut|vomit|not_deserve
dont|not deserve food|to_eat|meals
how|tips|ways|tricks to|for|on purge|starve|purging|starving|stop_eating|hide_not_eating|throw_up_without
see|feel|count|show my ribs|bones|collarbones|hip_bones .. eat|fat|thin|proud|days|water|stop
# abuse 2
<abuser> <hits>|beat_up|beats_up +me|us|my_mom|my_mum|my_kids|my_sister|my_brother|the_kids|our_kids|my_children|
  my_son|my_daughter|my_little_brother|my_little_sister|my_face|both_of_us
<abuser> <hits> +my_mother|on_me|the_shit_out|the_crap_out|the_hell_out
<kin>|friend|friends beats|hits|beat|beating|hitting|chokes|choked|rapes|abuses|punches|slaps|choking +her|him|them
  up|again|every|bruises|drunk|kids|too|when|and|$
keeps|kept|started|starts|been|is|threatens_to hitting|beating|choking|slapping|punching|kicking|abusing|raping|
  hurting|molesting|groping|touching|burning +me|us|my_mom|my_sister|her
wants_to|threaten|threatens|threatened|tries|tried +to|with hit|beat|choke|kill|rape|strangle|hurt|stab|shoot|knife|
  gun +me|us
been|was|got|being|were|am|get|getting|gets raped|molested|sexually_assaulted|sexually_abused|abused|groped|
  trafficked|groomed|gang_raped|beaten|beaten_up|assaulted|beat_up|choked_by|choked_out
raped|molested|raping|molesting|groomed|groping|groped +me|her|my
forces|forced|forcing|makes|made|coerces|coerced|pressures|pressured|guilts +me|her .. sex|sleep_with|touch|undress|
  strip|have_sex|nudes|blow|kiss|send|do_things|sexual
sex|slept .. said_no|say_no|saying_no|asleep|passed_out|drugged|didnt_want|force|without
touch|touches|touched|touching|fondles|fondled|gropes|feels +me|my .. night|sleep|asleep|there|private|privates|down|
  inappropriately|places|chest|under|thigh|alone|uncomfortable|tell|bed|child|little|again|breasts|ass|butt
<kin>|coach|teacher|priest|pastor|neighbor|boss|used_to|keeps|has touch|touches|touched|touching|fondled|groping +me
comes|came|sneaks|gets|climbs +in|into +my|to +room|bed .. night|touch|touches|drunk|takes|asleep
& <partner> phone|passport|money|card|cards|keys|papers|wages|salary|id|bank|paycheck take|takes|took|taken|controls|
  checks|keeps|hides|hid|hold|holds|tracks|has lock|locks|locked|leave|house|hit|hits|beat|beats|threat*|allowed|
  friends|family|see|hurts|argue|work|afraid|scared|screams
<abuser> lock|locks|locked|locking|keeps|traps|chains|chained|ties|tied +me|us in|inside|up|captive|prisoner|
  basement|room
wont|doesnt|never|not|isnt|refuses|stops|dont|didnt let|lets|letting|allow|allows +me leave|leave_the|see_my|
  see_anyone|have_friends|have_money|have_a_phone|work|talk_to|out_of|go_outside|use_my_phone|have_my_own|leave_him|
  eat
not|isnt|never +allowed|permitted leave|see|talk|work|have +the|my|to|a|any house|friends|family|anyone|money|phone|
  job
<abuser> .. says|said|tells|told|swore|swears|keeps_saying|threatens|threatened|threatening|promised .. kill|hurt|
  shoot|stab|murder|beat|find|rape +me|us|my_family|the_kids|my_kids|my_mom|our_kids
scared|afraid|terrified|fear of|to|that|for .. husband|dad|father|boyfriend|bf|partner|wife|stepdad|ex|home|him|mom
  .. hit|hits|hurt|hurts|beat|beats|kill|hurting|angry|drunk|drinks|comes_home|again
scared|afraid|terrified +of +my +husband|boyfriend|bf|partner|wife|dad|father|ex|stepdad|girlfriend|mother
bruise|bruises|bruised|black_eye|broken_rib|broken_nose|broken_jaw|busted_lip|split_lip|swollen ..
  he|husband|boyfriend|bf|dad|partner|him|hit|hits|his|stepdad|neck|wife|visit|belt|cover
he|husband|boyfriend|bf|dad|stepdad|partner|wife|ex|father broke|breaks|busted|fractured|smashed|knocked|split my
  nose|rib|ribs|arm|jaw|tooth|teeth|lip|wrist|face|finger|head
<abuser> grabbed|grabs|grab|put|puts|wrapped +me|his_hands|her_hands|my +by|around|on|neck|throat my_throat|my_neck|
  throat|neck|hair|the_throat|the_neck|the_hair
abusive +husband|boyfriend|bf|partner|relationship|marriage|home|dad|father|mother|mom|household|wife|parents|ex|
  girlfriend
victim|survivor|suffering|experiencing|dealing +of|from|with|domestic +domestic|sexual violence|abuse|assault
domestic_violence .. me|my|home|husband|every
threaten|threatens|threatened|threatening|blackmail|blackmails|blackmailing .. nudes|photos|pics|pictures|videos|leave
belt|cord|stick|hanger|cable|broom +and|with|on .. <abuser> me|us|beats|hits|hit|beat
<abuser> .. me|us +with +a|his|the|her +belt|cord|stick|hanger|cable|broom|golf_club|pan|bat
# harm_to_others 2
kill +my +<kin> tonight|tomorrow|today|soon
pay +with +blood|their_lives
how +do|can|to +i|make|poison|build|kill poison|bomb|kill|explosive .. someone|caught|office|school|somebody
bullet|knife +in|into|between +his|her|their +head|skull|eyes|chest
has|have|deserve|deserves|needs +to +die .. one|ill|me|hands
shes|hes|theyre +dead +when +i
list .. people .. going_to|gonna|will shoot|kill
pushed|shoved|choked|hit|beat +my +<close> .. stairs|again|lost_it|boyfriend|girlfriend|wife|unconscious
voices .. tell|telling|say +me|to stab|kill|hurt|strangle|push
class|school|everyone will +pay .. gun|knife|tomorrow
lost +it and +choked|hit|beat|punched
i|im|ill|imma|ima|ive|id|gonna|wanna|gotta +<want>|going_to|want_to|swear|close|to|really|seriously|planning|scared|
  afraid|keep|am|genuinely|plan|gonna|honestly|totally|think|fully <kill> <victim>
going_to|gonna|want_to|wanna|urges_to|thoughts_of|thinking_about|picturing|imagining|about_to|plan_to|planning_to|
  need_to|might|fantasize_about|fantasizing_about|close_to|decided_to|ready_to|trying_not_to|trying_to|dream_of|
  able_to|scared_ill|afraid_ill|swear_ill|terrified_ill|ill|i_will|i_could +<kill> +<victim>
i|im|ill .. kill|stab|shoot|murder|slit|gut|strangle|butcher|burn <victim> .. tonight|tomorrow|sleep|sleeps|work|
  when_he|when_she|knife|gun|know_where|address|swear|serious|bought|mean_it|police|jail|prison
got|bought|have|bring|bringing|brought|take|taking|grabbed|with +a|the|my|dads|his .. <weapon>|bomb .. school|work|
  class|office|shoot|kill|stab|him|them|everyone|her_house|his_house|church|mall
shoot|shooting|blow|blowing|bomb|bombing +up|up_the|up_my|the|my school|office|place|workplace|church|class|work|
  mosque|mall
burn|burning|torch|torching|set|setting|light|fire his|her|their|fire|the house|home|place|flat|apartment|car|school|
  shop .. inside|sleep|sleeping|asleep|them|him|her|gasoline|petrol|down|gas|down_tonight
gasoline|petrol|lighter_fluid|molotov .. burn|house|fire|them|him|her
<victim>|him|her|bitch|bastard|them .. till|until .. stops_breathing|stops_moving|dead|not_breathing|bleeds_out|dies
run|running|ran|mow|mowing +over|down +him|her|my|them|people|his
slit|slash|cut|slice|bash|smash +his|her|their +throat|face|head|skull|tires_and
<close>|he|she|hes|shes .. says|said|told|swears|threatening|threatens|going|gonna|wants|plans .. kill|shoot|stab|
  run_over|murder|poison|attack +his|her|the|someone|people|my|him +<close>|him|them|ex_wife|kids|neighbours|school|
  mom|$
scared|afraid|terrified|worried|thoughts|urges|urge|impulse .. <kill> .. baby|kid|kids|son|daughter|child|mom|mother|
  wife|husband|someone|sister|brother|people|newborn|toddler|girlfriend|partner|her|him
hire|hired|pay|paid|paying hitman|someone|guy kill|hurt|hit|get_rid|rid|beat
<want>|am|keep dream|dreaming|fantasies|fantasies_about +of|about +killing|murdering|torturing|hurting|raping
  +<victim>|people
i +beat|hit|choked|punched|slapped|strangled +my +girlfriend|gf|wife|boyfriend|bf|kid|son|daughter|baby|mom|mother|
  child
sneak|slip|put|poison +poison|in|into|her|his food|drink|coffee|tea .. die|dies|dead|kill|poison
`;
