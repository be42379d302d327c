/** English: hunger, what others do, and what is done to others. */
export const others = `# eating_disorder 2
eaten|ate|eat|eating|living_on|survived_on .. since|days|week|only .. fat|pig|disgusting|whale|cow|gross|huge
havent|havnt|not|barely|havent_been|skipping eaten|ate|eat|eating .. empty|control|pure|proud|strong|perfect|hollow|
  lose|sick_of_my|clean / anorexic|anorexia|annorexia|annorexic|bulimia|bulimic|proana|thinspo|meanspo|edtwt|pro_ana
make|makes|making|made|force|forces|forcing|forced +myself|herself|himself|themself throw_up|vomit|puke|sick|purge|
  throwup / wont|not|cant|never|refuse eat .. until|till .. thigh_gap|weight|thin|bones|lbs|kg|fit
throw_up|throwing_up|threw_up|puke|puking|puked|vomit|vomiting|purge|purging|purged .. after|every|everything|meal|
  meals|purpose|eat|ate|eating|skinny|thin|weight|nobody|calories|again_today / how purge|vomit|starve .. without|secret
binge|binged|bingeing|binging|binges .. purge|purged|purging|throw|threw|puke|puked|vomit|fingers|finger|laxatives|
  starve|up / weigh|weight|bmi|kg|kilos|lbs|pounds .. still|but fat|huge|disgusting|too_much|whale|obese|gross|pig
have|my|has|had|got|with|developed|relapsing|relapsed|an eating_disorder|ed +$|again|is|and|back|for|since|but
taking|take|takes|took|abusing|abuse|using|addicted|hooked|eat|swallow laxatives|laxative|diet_pills|water_pills
not|havent|havnt|no|without|nothing|barely|zero|refuse|stopped eat|eaten|ate|eating|food .. days|week|weeks|since ..
  fat|weight|skinny|thin|thinner|disgusting|proud|gain|gaining|calories|control|scale|pounds|kilos|lose|ugly|body|
  deserve / laxatives|laxative|ipecac|diuretics .. box|pack|whole|handful|after|every|daily|meal
feel|im|so|too|look +so|too|fat|disgusting|huge fat|cant|eat .. cant|not|havent|stopped|refuse|starve|dont eat|eaten|
  eating / hate .. my_body|myself .. stopped|eat|starve|food .. eating|$|hate|nothing|ate / all +i +see +is +fat|flab
terrified|scared|afraid|fear|panic|hate of|when|to|if|about gain|gaining|calories|food|eating|eat .. weight|fat|gram|
  cry|cant|myself|ounce|pound|anything / dropped|down|weigh|at|hit|reached .. 80|82|85|87|88|90|92|94|95 +pounds|lbs|lb
only|just|under|restrict|restricting|restricted|limit|max|below|allow|eating|eat .. <few> cal|cals|calories|kcal
<close>|she|he|shes|hes .. wont|refuses|stopped|not|doesnt eat|eating .. skeleton|bones|skin|fat|weight|days|skinny|
  anything / & lbs|kg|pounds|kilos|bmi|weighed|weigh still|but huge|fat|gross|enormous|disgusting|cow|bigger
hide|hiding|throw|chew|chewing|flush food|meals .. spit|spitting|parents|nobody|weight|away_so|toilet|fat / lowest bmi
guilty|guilt|hate_myself|disgusted|punish .. eat|eating|ate|food .. purge|starve|throw|exercise|cut|vomit|not_deserve
let|allow|allowing +myself eat|eating|food .. day|week|calories|apple|anything / dont|not deserve food|to_eat|meals
36|37|38|39|40|41|42 +kg|kilos|kilograms .. fat|still|huge|more|mirror / finger|fingers|toothbrush +down|in|up throat
food|calorie|calories +scares|scare|terrifies|count .. cry|me|every / chew|chewing +and +spit|spitting
starve|starving|starves|starved +myself|herself|himself|themselves / purg* .. times|knuckles|today|again|meal|binge|food
period|hair stopped|falling .. eat|eating|weight|fat|anorex* / fat .. cant|not|havent|dont|stopped|wont eat|eating|eaten
never|doesnt|hardly eats .. vomits|skin|bones|secret
# abuse 2
hand|hands +round|around +my +throat|neck
& <abuser> locked|locks me_in|us_in|me_inside phone|laptop|bedroom|room|bathroom|hours|yesterday|leave
& paycheck|wages|salary|card|money takes|took|keeps|controls permission|allowed|leave|house|out|let he|she|husband|wife|
  boyfriend|parents / comes|came|sneaks|gets|climbs +in|into +my|to +room|bed .. night|touch|touches|drunk|takes|asleep
<kin> .. whips|whip|whipped|belts|burns|burned|starves|strangled|throttled|kicks|slaps|locks +me|us|my
& takes|took|keeps|controls|hides wages|money|phone|passport|card|cards|keys locks|locked|leave|lock|house|hits|out|
  talk|friends <kin>|he|she|they / <kin>|he|she .. me +out|in|up .. drunk|locks|slaps|hits|naked
<abuser> .. pushed|pushes|threw|throws|shoved|dragged|drags|slammed|kicked|locked +me|us +down|into|against|across|out|
  by|in|onto .. stairs|wall|hair|door|floor|room|basement|closet|house
husband|bf|boyfriend|ex|dad|partner|stepdad|wife +broke|breaks|busted|fractured|smashed|cracked|dislocated +her|his|my
  +rib|ribs|nose|jaw|arm|tooth|wrist|cheekbone|collarbone|phone
friend|sister|mom|mum|mother|daughter|brother|cousin|neighbor|coworker .. husband|bf|boyfriend|ex|dad|partner|wife ..
  <hits>|broke|hurts|beating|beaten|rape|controls +her|him|my|the|up|again|$
<abuser> <hits>|beat_up|beats_up +me|us|my_mom|my_mum|my_kids|my_sister|my_brother|the_kids|our_kids|my_children|my_son|
  my_daughter|my_little_brother|my_little_sister|my_face|both_of_us
<kin>|friend|friends beats|hits|beat|beating|hitting|chokes|choked|rapes|abuses|punches|slaps|choking +her|him|them up|
  again|every|bruises|drunk|kids|too|when|and|$ / raped|molested|raping|molesting|groomed|groping|groped +me|her|my
keeps|kept|started|starts|been|is|threatens_to hitting|beating|choking|slapping|punching|kicking|abusing|raping|hurting|
  molesting|groping|touching|burning +me|us|my_mom|my_sister|her
wants_to|threaten|threatens|threatened|tries|tried +to|with hit|beat|choke|kill|rape|strangle|hurt|stab|shoot|knife|gun
  +me|us / <abuser> .. me|us +with +a|his|the|her +belt|cord|stick|hanger|cable|broom|golf_club|pan|bat / held +me +down
been|was|got|being|were|am|get|getting|gets raped|molested|sexually_assaulted|sexually_abused|abused|groped|trafficked|
  groomed|gang_raped|beaten|beaten_up|assaulted|beat_up|choked_by|choked_out
forces|forced|forcing|makes|made|coerces|coerced|pressures|pressured|guilts +me|her .. sex|sleep_with|touch|undress|
  strip|have_sex|nudes|blow|kiss|send|do_things|sexual / <kin> .. comes|coming|came|climbs|gets|sneaks +in|into +my +bed
touch|touches|touched|touching|fondles|fondled|gropes|feels +me|my .. night|sleep|asleep|there|private|privates|down|
  inappropriately|places|chest|under|thigh|alone|uncomfortable|tell|bed|child|little|again|breasts|ass|butt
<kin>|coach|teacher|priest|pastor|neighbor|boss|used_to|keeps|has touch|touches|touched|touching|fondled|groping +me
& <partner> phone|passport|money|card|cards|keys|papers|wages|salary|id|bank|paycheck take|takes|took|taken|controls|
  checks|keeps|hides|hid|hold|holds|tracks|has lock|locks|locked|leave|house|hit|hits|beat|beats|threat*|allowed|
  friends|family|see|hurts|argue|work|afraid|scared|screams
<abuser> lock|locks|locked|locking|keeps|traps|chains|chained|ties|tied +me|us in|inside|up|captive|prisoner|basement|
  room / <kin> .. comes|coming|came|climbs|gets|sneaks +in|into +my +room night|touch|drunk|undress
wont|doesnt|never|not|isnt|refuses|stops|dont|didnt let|lets|letting|allow|allows +me leave|leave_the|see_my|see_anyone|
  have_friends|have_money|have_a_phone|work|talk_to|out_of|go_outside|use_my_phone|have_my_own|leave_him|eat
<abuser> .. says|said|tells|told|swore|swears|keeps_saying|threatens|threatened|threatening|promised .. kill|hurt|shoot|
  stab|murder|beat|find|rape +me|us|my_family|the_kids|my_kids|my_mom|our_kids
scared|afraid|terrified|fear of|to|that|for .. husband|dad|father|boyfriend|bf|partner|wife|stepdad|ex|home|him|mom ..
  hit|hits|hurt|hurts|beat|beats|kill|hurting|angry|drunk|drinks|comes_home|again
scared|afraid|terrified +of +my +husband|boyfriend|bf|partner|wife|dad|father|ex|stepdad|girlfriend|mother
bruise|bruises|bruised|black_eye|broken_rib|broken_nose|broken_jaw|busted_lip|split_lip|swollen .. he|husband|boyfriend|
  bf|dad|partner|him|hit|hits|his|stepdad|neck|wife|visit|belt|cover
he|husband|boyfriend|bf|dad|stepdad|partner|wife|ex|father broke|breaks|busted|fractured|smashed|knocked|split my nose|
  rib|ribs|arm|jaw|tooth|teeth|lip|wrist|face|finger|head
threaten|threatens|threatened|threatening|blackmail|blackmails|blackmailing .. nudes|photos|pics|pictures|videos|leave
sex|slept .. said_no|say_no|saying_no|asleep|passed_out|drugged|didnt_want|force|without
# harm_to_others 2
put|putting +him|her|them +down +like|tonight|tomorrow|for_good
slip|put|mix|drop .. something|poison|lethal|bleach|antifreeze|pills .. his|her|their +beer|drink|food|coffee|tea|
  dinner|soup / poison|rat_poison|antifreeze|arsenic .. coffee|food|drink|tea|dinner|husbands|his|her|soup
<victim>|<close>|ex|he|she|they|hes|shes|theyre .. going_to|gonna|about_to +die .. tonight|knife|gun|hands|bag|by_my|
  tomorrow / bought|got|have|ordered +rat|the|some|a +poison .. for|husband|him|her|wife|boss
run|running|mow|knock|drive|hit +him|her|them|that|the|my +over|down|bastard|bitch|boss|guy|with .. over|truck|car|
  tomorrow|tmrw|walks|gym|gate|$ / tonight|tomorrow +i|ill|im +kill|stab|shoot|killing|murder +my|him|her|them|everyone
ill|gonna|im|going_to|will|gon .. shoot|stab|kill|murder|blow_up|run_over|burn +every|all|each|everyone|them|his|her
  +one|of|head|family|ass|down|monday|tomorrow|$ / bullet|knife +in|into|between +his|her|their +head|skull|eyes|chest
how +do|can|to +i|make|poison|build|kill poison|bomb|kill|explosive .. someone|caught|office|school|somebody
pushed|shoved|choked|hit|beat +my +<close> .. stairs|again|lost_it|boyfriend|girlfriend|wife|unconscious
i|im|ill|imma|ima|ive|id|gonna|wanna|gotta +<want>|going_to|want_to|swear|close|to|really|seriously|planning|scared|
  afraid|keep|am|genuinely|plan|gonna|honestly|totally|think|fully <kill> <victim>
going_to|gonna|want_to|wanna|urges_to|thoughts_of|thinking_about|picturing|imagining|about_to|plan_to|planning_to|
  need_to|might|fantasize_about|fantasizing_about|close_to|decided_to|ready_to|trying_not_to|trying_to|dream_of|able_to|
  scared_ill|afraid_ill|swear_ill|terrified_ill|ill|i_will|i_could +<kill> +<victim>
i|im|ill .. kill|stab|shoot|murder|slit|gut|strangle|butcher|burn <victim> .. tonight|tomorrow|sleep|sleeps|work|
  when_he|when_she|knife|gun|know_where|address|swear|serious|bought|mean_it|police|jail|prison
got|bought|have|bring|bringing|brought|take|taking|grabbed|with +a|the|my|dads|his .. <weapon>|bomb .. school|work|
  class|office|shoot|kill|stab|him|them|everyone|her_house|his_house|church|mall / lost +it and +choked|hit|beat|punched
shoot|shooting|blow|blowing|bomb|bombing +up|up_the|up_my|the|my school|office|place|workplace|church|class|work|mosque|
  mall / kill|murder|stab|shoot|strangle +my +<kin> +tonight|tomorrow|today|soon
burn|burning|torch|torching|set|setting|light|fire his|her|their|fire|the house|home|place|flat|apartment|car|school|
  shop .. inside|sleep|sleeping|asleep|them|him|her|gasoline|petrol|down|gas|down_tonight / pay +with +blood|their_lives
<victim>|him|her|bitch|bastard|them .. till|until .. stops_breathing|stops_moving|dead|not_breathing|bleeds_out|dies
scared|afraid|terrified|worried|thoughts|urges|urge|impulse .. <kill> .. baby|kid|kids|son|daughter|child|mom|mother|
  wife|husband|someone|sister|brother|people|newborn|toddler|girlfriend|partner|her|him / shes|hes|theyre +dead +when +i
i +beat|hit|choked|punched|slapped|strangled +my +girlfriend|gf|wife|boyfriend|bf|kid|son|daughter|baby|mom|mother|child
run|running|ran|mow|mowing +over|down +him|her|my|them|people|his / list .. people .. going_to|gonna|will shoot|kill
voices .. tell|telling|say +me|to stab|kill|hurt|strangle|push / class|school|everyone will +pay .. gun|knife|tomorrow
has|have|deserve|deserves|needs +to +die .. one|ill|me|hands / pillow .. over|on .. face|moms|babys|his|her
hes|shes|theyre|he_is +a +dead +man|woman
`;
