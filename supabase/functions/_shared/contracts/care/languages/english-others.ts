/** English: hunger, what others do, and what is done to others. */
export const others = `# eating_disorder 2
anorexi*|annorexi*|anorexa|bulimi*|proana|pro_ana|pro_mia|thinspo|meanspo|bonespo|edtwt|ugw|b_p|binge_purge|
  binge_and_purge / my|her|his|have|has|got|an|the|with +eating_disorder / my +ed +is|has|voice|brain|thoughts|came|
  back|relaps*|wins|won|says|again / & ana friend|friends|voice|loves|mia starv*|fat|thin|hungry / make|makes|making|
  made|forc* +<self>|<herself> throw_up|vomit|puke|sick|purge|throw*|gag / throw_up|throwing_up|throws_up|threw_up|puk*|
  vomit*|purg* .. after|every|everything|each|whatever|whole|purpose .. meal|meals|<eat>|time|day|night|again|binge|
  skinny|thin|weight|nobody|calor*|pizza|purpose / finger|fingers|toothbrush|spoon +down|in|up +my|the|her|his|throat
  +throat|$|again / bring|bringing|brings|chuck|throw +it|everything|food +all|back +up / binge*|binging .. purg*|throw|
  threw|puk*|vomit*|fingers|laxativ*|starv*|bring|toilet|sick|up / purg* .. times|knuckles|today|again|meal|binge|food|
  fingers|every|secret|blood / how purge|vomit|starve|throw_up .. without|secret|hearing / <lax> .. every|after|meal|
  binge|box*|pack*|daily|day|hid*|lose|weight|handful|cant_stop|thin|flat|fat|nobody|whole|doesnt_know / tak*|took|
  abus*|using|addicted|hooked|eat|swallow|hide|hides|hiding|on|more|20 .. <lax> / chew* .. spit|spitting|spat / <no> ..
  <eat> .. days|day|week|weeks|since|<till>|today .. fat|weight|skinny|thin|thinner|disgusting|proud|gain*|calor*|
  control|scale|pounds|kilos|lose|ugly|body|deserve|whale|empty|pure|strong|perfect|bones|gap|hollow|faint*|clean /
  <not>|refuse +let|allow*|letting +<self> .. eat|eating|food|have|swallow|anything|more|carbs / let|allow* +<self> ..
  eat|have|eating|one|only .. day|calor*|apple|anything|rice / <not> +deserv*|earned|earn +food|to_eat|dinner|meals|
  eating / allow*|let|earn .. rice_cake|rice_cakes|one_apple|an_apple|one_cracker|half_an|one_bite / starv* +<self>|
  <herself> / starv* .. thin|thinner|skinny|fat|bones|control|proud|disappear|lbs|ribs / only|restrict*|limit*|under|
  below|allow*|let|max .. <few> +cal|cals|calor*|kcal / restrict*|fasting|eat|eating|starv*|eaten|weight .. <till>|see|
  want_to_see .. bones|bone|ribs|collarbone*|thigh_gap|hip_bones|hipbones / & <low> kg|kilos|kilograms|lbs|lb|pounds|
  bmi|weigh <fat>|restrict*|eat|eaten|mirror|bones|starv*|thinner|flab|goal / weigh|bmi|kg|kilos|lbs|pounds .. still|
  but|feel <fat>|too_much / see|seeing|feel|look +a|like|only|all|so|is|still|nothing_but +<fat>|elephant|flab|rolls ..
  mirror|eat|starv*|bones|eating|kilos / <scared>|fear|panic of|when|to|if|about|over gain|gaining|calor*|food|eating|
  eat|weight .. gram|cry|crying|cant|anything|ounce|pound|nothing|even|grape|single|panic|throw|bite / food|calor*
  +scares|scare|terrif*|count|counting .. cry|me|every / guilty|guilt|hate_myself|disgusted|disgusting|punish|ashamed ..
  <eat> .. purge|starv*|throw|exercise|cut|vomit|not_deserve|run|fast|laxativ* / if|when|because +i +eat|ate|eats ..
  hate|punish|disgusting|starve|burn|purge|throw_up|fat / hate .. my_body|myself .. stopped_eating|starv*|not_eating /
  period|periods|hair stopped|falling|coming|gone|lost .. eat|eating|fat|anorex*|thin|skinny|whale|weigh|mirror /
  dropped|lost|down .. sizes|size|stone|kg|kilos|pounds|lbs .. not_stopping|not_enough|wont_stop|still_fat|still_huge|
  disgusting|whale|keep_going / <close>|<he> .. <not>|stopped|hardly|barely eat|eating|eats|eaten .. skeleton|bones|
  skin|fat|days|skinny|vomits|secret|skeletal|wasting / lowest bmi / all +i +see|am +is|fat|see +fat|flab|rolls / eat|
  eating|ate|stuff*|binge* .. <till> .. hurts|hurt|sick|burst|ache*|pain .. <lax>|fast|starv*|purg*|throw_up|bathroom|
  hate_myself / binge|binges|binging|gorge .. <not>|nothing|without +eat|eating|food .. days|make_up|compensat* / binge|
  binges|binging .. car|secret|secretly|asleep .. <not>|nothing .. days|make_up|compensat* / handful|fistful|pack|loads
  +of +<lax> / i|im weigh .. <low> .. panic|refuse / im +<low> +kilos|kg|pounds|lbs .. eat|food
shower|tap|taps|faucet|music|fan|tv .. hear|hears|hearing|catch +me +throwing_up|throw_up|puk*|purg*|vomit*|being_sick|
  retch*|gagging / <low> +pounds|lbs|kg|kilos .. but|still|yet|and .. mirror|see|feel .. <fat>|flab|rolls / kept|keep|
  keeping .. meal|food|anything|dinner +down +in|for .. days|weeks .. purpose|shower|bathroom|toilet|laxativ* /
  nothing_but|only|just|living_on|surviving_on|drinking|except|besides water|coffee|ice|gum|air|diet_coke|tea|cucumber|
  celery|lettuce|rice_cakes|broth .. days|weeks|since|<day> .. <fat>|still_look|skinny|thinner|gain* / <no> .. <eat> ..
  since|days|for|<days> .. except|but|only|just|coffee|water|tea .. <fat>|skinny|thinner|gain*|scale|stone|kilos|pounds
  / & 5_stone|6_stone|7_stone|five_stone|six_stone|seven_stone|6_st|7_st still_fat|so_fat|huge|feel_fat|look_fat|
  not_eaten|havent_eaten|too_fat|disgusting|starv*|restrict*|goal|mirror / ate|eaten|scoffed|binged|stuffed ..
  everything|fridge|whole|entire|cupboards|loaf .. threw|brought|puked|chucked|sicked +it|everything|that +all|up|back
  +up / only|just eat|ate|eating|had|have|eaten .. apple|rice_cake|cucumber|cracker|egg|yoghurt|yogurt|celery|lettuce|
  banana|grapes|biscuit .. so_fat|still_fat|too_fat|feel_fat|so_disgusting|still_huge|dont_deserve|punish* / days|hours|
  week|weeks +with|without|no|of +no|any|food|fasting|not|nothing +food|eating|a_bite|fasting .. pounds|lbs|kilos|
  to_lose|fat|skinny|thin|lighter|empty|bones|lost|proud / chuck*|bringing|brings|spew*|throwing|throws|sicking +up|it
  +my|every|all|up +dinner|lunch|tea|food|meal|meals|everything|breakfast .. every_night|every_day|nobody|secret|shower|
  weight|fat|hears
# abuse 2
<abuser> <hits> +<me>|my_<close>|my_kids|the_kids|our_kids|my_face|both_of_us|my_little_<close>|the_shit / <slaps> +<me>
  +when|because|cos|bc|again|if|for|every|in|so|and|until|with|$|around|about|over|on|last_night|yesterday|tonight|
  this_morning|twice|hard|cuz|coz / keeps|kept|started|starts|been|threatens_to|tried_to|wants_to +hit*|beat*|chok*|
  slap*|punch*|kick*|abus*|raping|hurt*|rape|strangle +me|us|her / been|was|got|being|were|am|get|getting|gets|be raped|
  molest*|sexually_assaulted|sexually_abused|grop*|trafficked|gang_raped|assaulted|choked_by|choked_out|drugged_and|
  pimped / i|ive|im +was|been|got|being|getting +abused|beaten|groomed / raped|raping|molest*|grop*|groomed|fondl*|abus*
  +<me>|her|when|as / <abuser> .. broke|breaks|busted|fractured|smash*|cracked|dislocated|split|knocked|blackened +my|
  her|our|two|out|my_front|one_of_my +nose|rib|ribs|jaw|arm|tooth|teeth|wrist|finger|lip|eye|cheekbone|collarbone|face|
  leg|head|mouth / hand|hands|fingers|knife|pillow|belt|cord +round|around|on|over|at|to|against +my|her +throat|neck|
  face|mouth / <abuser> .. push*|threw|throw*|shov*|drag*|slam*|kick*|pinn*|held|holds|pull*|yank*|grab* +<me> +down|
  into|against|across|out|by|in|onto|up|off|over .. stairs|wall|hair|door|floor|room|basement|closet|house|neck|throat|
  arm|bed|leg / beat*|hits|hit|whip*|burn*|thrash*|whacks|lashes|whoops|batters +<me>|him|her +with +a|his|the|an|her|my
  +<object> / <abuser> .. <me> +with +a|his|the|her +<object> / kick*|beat*|knock|knocks|slap* +the +shit|hell|crap|
  life|living +out|outta|outa +of|me / touches|touched|touching|fondl*|grop* +me|my .. sleep|asleep|private|privates|
  inappropriately|places|child|kid|uncomfortable / <folk>|brother|stepbrother|cousin|grandpa|grandad|coach|teacher|
  priest|pastor|neighbo*|boss|manager|landlord|doctor|imam|carer|used_to touch|touches|touched|touching|fondl*|grop*|
  feels +me / forced|forces|forcing|coerce*|pressure*|guilts|makes|made +me|her|himself|herself|themselves .. have_sex|
  for_sex|into_sex|sleep_with|touch_him|touch_his|touch_her|undress|strip_for|nudes|on_me|on_her|upon|sexual|marry|
  clients|customers / forc* +himself|herself|themselves|themself +on / wake|woke|waking +up|to +to|with|and|him|up +him|
  my_husband|my_boyfriend|my_bf|my_uncle|my_stepdad|his|he .. inside|on_top|touch*|on_me|in_me|hands|having_sex / sex|
  slept_with|fucked|inside_me|intercourse .. asleep|passed_out|drugged|sleep*|unconscio*|said_no|say_no|saying_no|
  didnt_want|dont_want|crying|without_my|against_my|too_drunk / threaten*|says|said|blackmail*|gonna|hell|will|wants|
  shell|going .. post*|send*|leak*|shar*|show*|put|upload*|expos* .. nudes|naked|sex_tape|intimate|my_pics|my_photos|
  my_pictures|my_videos|photos_of_me|pics_of_me|videos_of_me / blackmail*|threaten* +<me>|to +with|over|for|into|post
  +nudes|naked|my|sex|photos / <folk>|brother|stepbrother|cousin|grandpa|grandad|coach|teacher|priest|pastor|neighbo*|
  boss|manager|landlord|doctor|imam|carer|oga|sir|master .. comes|coming|came|climbs|gets|sneaks|creeps +in|into +my|to
  +room|bed .. night|sleep*|touch*|drunk / <not> let|lets|letting|allow* +<me> leave_the_house|leave_him|see_my_family|
  see_my_friends|see_anyone|have_friends|have_money|have_a_phone|out_of_the_house|go_outside|use_my_phone / & <ctl>
  phone|passport|card|cards|keys|papers|wages|salary|bank|paycheck|money|pension|benefits|documents takes|took_my|
  controls|checks_my|keeps_my|hides_my|hid_my|holds_my|tracks_my|has_my lock*|leave|hit|hits|beat*|slaps|shov*|threat*|
  allow*|hurts|scared|afraid|screams|permission|find_me|kill / <abuser> lock*|trap*|chains|chained|ties|tied +<me> in|
  inside|up|basement|room|out_on|out_in|without|to / keeps|kept|keeping +<me> +captive|prisoner|locked / <abuser> ..
  says|said|tells|told|swore|swears|saying|threaten*|promised .. kill|hurt|shoot|stab|murder|beat|rape|drown|burn|bury
  +<me>|my_family|the_kids|my_kids|my_mom|my_mum|our_kids|the_baby|my_dog|my_parents / if +i|we +leave|left|tell|told|
  ever|go|talk|try|call|scream|say|speak .. kill|find|hurt|hunt|finish|beat|drown|shoot|send|deport|bury +<me>|the|my|
  him / threaten* +to +kill|hurt|shoot|stab|hit|deport +<me>|my|the|himself / <scared>|fear of|to|that|for|when ..
  <love>|<folk>|home|him|her .. hit|hits|hurt*|beat*|kill|angry|drunk|drinks|drinking|comes_home|kicks|again / <scared>
  +of +my +<love>|<folk>|son / beats|beat +her +up / <bruise> .. hit|hits|belt|concealer / pisses|pissed|spits|urinated
  +on +me / <ctl> .. <slaps> +my|the|our|her|his +<folk>|nan|gran|grandma|<babe>|sister|brother / sells|sold|rents|pimps
  +me +to|for / honour|honor +killing|kill / & hand|hands|fingers <power> up_my|down_my|under_my|inside_me|between_my|
  on_my|inside_my|in_my / <power> .. grop*|corner*|finger*|undress* +me|my|up|against / boss|manager|coach|teacher|
  priest .. kiss*|grab*|rub* +me / dont|didnt|never|without +consent|my|consented +consent|to|$ .. sex|him|he|it|me /
  lie_there|lay_there|laid_there|lie_still|play_dead .. <till>|while|wait* .. over|done|finish*|off / pointed|points|
  held|holds|puts|put|pull*|waves|aimed +a|the|his|her +<weapon> +to|at|on|against +<me>|my / <kin>|<he> .. is|gets|got|
  been|being|turns|becomes +violent|abus*|physical|physically +$|with|to|towards|when|again|at|and / tak*|lose|see +the|
  my +<babe> +away|again .. if|leave|tell / <scared> .. what +hell|shell|he|she|they|theyll .. do|does / drugged|spik*|
  roofied +me|my / & said_no|say_no|saying_no|i_cry|im_crying|ask_him_to_stop|told_him_to_stop|beg_him he_did_it|
  did_it_anyway|does_it|kept_going|keeps_going|carried_on|takes_what|has_his_way bed|night|rape|body|cry|crying|stop|
  lie_there|asleep / <abuser> .. threw|throws|hurled|chucked|flung .. at +me|my .. stitches|bruis*|bleed*|blood|i_told|
  i_lied / im|i_am +<old> .. <scared> +of|in +<him>|my_<close>|my_own / <scared> +of +my_<close> .. im|i_am +<old> / &
  <old> empties_my|takes_my|takes_all_my|raises_his|raises_her|hits_me|slaps_me|pushes_me|shouts_at_me|locks_me dare|
  afraid|scared|account|money|pension / & takes_my|took_my|takes_all_my|steals_my|stole_my pension|money|benefits|
  bank_card|savings|card pushes|shoves|locks|shouts|hits|slaps|scared|afraid|yells|pinches
said|say|told_him|kept_saying|saying +no|stop +$|and|but|like|over|four|five|so|multiple|three|several|again|repeatedly
  .. he|and +did|kept|carried|didnt|just|still|wouldnt it|going|on|stop +anyway|$|still / <he>|<kin> +wouldnt|didnt|
  doesnt +stop .. i +said|say|kept_saying +no / takes|took|uses|used|using +his|her|the|a +belt|cane|cord|strap|slipper|
  stick +to|on +<me>|my_<close> / gave|gives|give +<me> +the +belt|strap|cane / tie|ties|tied|tying|strap*|chain*|cuff*|
  restrain* +<me>|my_wrists|my_hands|my_arms|my_gran|my_nan|her|him +to|down_to +the|my|a|his|her +bed|radiator|pipe|
  wheelchair|bedpost / my|the +<kin>|<babe>|carer|carers|daughter_in_law|son_in_law|nurse|nurses .. wont|refuses_to|
  doesnt +give +me +my +<pills>|inhaler|food +$|and|unless|or|because|anymore / my|the +nurse|nurses|carer|carers|<kin>|
  <babe> .. wont|refuses_to|dont|doesnt +give|bring|feed +me .. unless_i|if_i_complain|behave / <abuser>|in_law ..
  keeps|hides|hid|withholds|takes|locks|keep|hide +my +<pills>|inhaler|food .. from_me|unless_i|if_i_dont|to_punish|
  when_im_bad / doesnt|wont|dont|never +feed|feeds +me|us .. days|when|if|unless|punish*|angry / wont|doesnt|not|
  refuses_to +let|give +me|us +eat|food|any_food|have_food|have_any_food|dinner .. for_days|days|punish*|unless_i|
  when_im_bad|if_i_dont / hit|bit|grabbed|headbutted|elbowed +me +in|by +the +face|mouth|stomach|ribs|head|jaw|throat|
  hair|neck / finger|thumb|choke|hand|strangle +marks|prints|bruises +on|round|around|all_over +my +neck|throat|arms|
  wrists / my_head|my_face|my_arm smash*|slam*|bash*|broken|twisted|bang* .. by +my +<kin> / i|im|we +get|getting|got|
  keep_getting +hit|beaten|slapped|smacked|belted|punched|kicked +at_home|every_day|every_night|whenever|by_my_<kin>|
  by_him / <abuser>|<babe> throws|chucks|hurls|launches +plates|mugs|bottles|a_plate|a_mug|cups|glasses|shoes|furniture
  +at +me|us / hits|hit|clouts|whacks|thumps|smacks|clips|punches +me +round|around|over|across|upside +the|my +head|
  face|ear|legs / raises|raised|lifts +his|her +hand|hands|fist|fists +to|at|against +me|us / he|husband|boyfriend|bf|
  stepdad|stepbrother|uncle|cousin|coach|teacher|man makes|made|making +me +do +things|stuff|sexual|it .. bed|dont_want|
  didnt_want|touch|sex|naked / took|take|takes|taken|keep|keeps|kept|holds +my|our +passport|passports|papers|documents
  .. no_pay|without_pay|cant_leave|wont_pay|dont_pay|unpaid|18_hours|16_hours|not_allowed / carer|carers|nurse|nurses|
  caregiver|care_assistant pinches|pinch|slap*|hits|hit|shakes|drags|grabs +me|us +$|and|when|if|hard|because|by|every|
  so / mr|mister|coach|reverend touched|touches|touching +me +$|after|when|there|again|between|down|under|where / hid|
  hides|hiding|withholds|withheld|took_away|takes_away +my +insulin|inhaler|pills|meds|medication|epipen|tablets ..
  because_i|cos_i|when_i|unless|until_i|punish*|if_i / <folk>|<he>|<love> ties|tied|chains|locks|whips|canes +my
  +brother|sister|little_brother|mum|mom|kids .. whips|beats|belt|basement|cupboard|radiator
# harm_to_others 2
i|im|<will>|ima|ive|id|gotta +<want>|<will>|swear|close|to|seriously|planning|keep|genuinely|plan|honestly|totally|
  fully|actually <kill> +<victim> / <intent> +<kill> +<victim> / i|im|ill|imma .. kill|stab|shoot|murder|slit|gut|
  strangle|butcher|burn <victim> .. tonight|tomorrow|sleep*|asleep|work|when_he|when_she|knife|gun|know_where|address|
  swear|serious|bought|mean_it|jail|prison|ready / <kill> +my|the +<close>|<victim> .. <day>|soon|when_he|when_she|
  asleep / <will>|ima|ready_to +smoke|clap|merk|murk|shank|shoot|blast|slide_on +<him> / getting|gets|get +shanked|
  merked|clapped|murked|bodied|duppied|wetted / opp|opps getting|gonna|gon|get|gets|be / got|bought|have|bring|bringing|
  brought|tak*|grab*|with|packed|own|bringin +a|the|my|dads|his|two|guns|my_dads .. <gun>|knif*|machete|bomb|strap ..
  school|class|shoot|kill|stab|everyone|her_house|his_house|church|mall|waiting / & <gun>|guns|rifles|bullets|bomb|
  petrol|knif*|acid deserv*|will_pay|regret|remember_me|revenge|know_where|know_what|walks_past|get_whats school|office|
  work|class|they|everybody|everyone|<him>|he|she|whole / put|stick|plunge|bury|drive .. <weapon>|bullet* +in|into|
  through|between +<his> chest|neck|throat|back|face|stomach|heart|skull|head|eyes|gut|guts / wont|nobody|none|not|never
  .. breath*|alive|lives|live|walk_away|get_up +when_i|to_see|after_i|once_i|by +<day>|im_done|morning / hes|shes|
  theyre|he_is|shell_be|hell_be +a|dead +dead|when +man|woman|meat|i|boy / put|putting +<him> +down_like|in_the_ground|
  in_hospital|6_feet / slip*|put*|add*|mix* .. in|into +<his>|my_<close>|my_<closes> +<dishes> .. die|dies|poison*|
  weaker|suspect*|never_wake*|nobody_will|no_one_will / run|running|mow|mowing +<him>|people|my_<close>|that_guy|
  that_bitch|that_bastard +over|down / run_over|running_over|drive_into|driving_into|mow_down +<him>|people|my_<close>|
  the_crowd / how +do|can|to +i|make|poison|build|kill poison|bomb|kill|explos* .. someone|caught|office|school|
  somebody|trace* / & <gun>|bomb|strap bring|bringing|brought|packed|taking school|work|office / shoot_up|shooting_up|
  blow_up|blowing_up|bomb|bombing +the|my|this|a|our +school|old_school|office|place|workplace|old_workplace|church|
  class|mosque|mall|synagogue|concert / i|ive|just +beat|hit|chok*|punch*|slap*|strangl*|push*|shov*|kick*|stabbed|threw
  +my +<close> / push*|shov*|chok*|hit|beat|punch*|lost_it|snap* +my|her|him|and +<close>|<hits>|down .. stairs|again|
  unconscio*|bruis*|my|her|him / lost +it +and +chok*|hit|beat|punch* / my +hands +around|on|round +<his> +neck|throat|
  face / <him> +<till> .. stops_breathing|stops_moving|dead|not_breathing|bleeds_out|dies / beat|kick|choke|strangle
  +<him> .. <till> .. stops|stop|dead|dies|breath*|moving / urge*|impulse|thoughts|voices|keep_hearing|picturing|
  seeing_myself .. <kill> +<victim> / smother*|suffocate|drown*|strangle|shake|throttle +the|my|our|this|her +<babe> /
  voices|voice|god|hearing|demons .. tell*|say|saying|says|have_to|command* .. kill|stab|hurt|strangle|push|smother|
  drown|burn / burn|burning|torch|torching +<his>|down_<his>|up_<his> <home>|place|car|school|shop / set|setting|light
  +fire +to +<his> <home>|place|car|school|shop / acid|bleach .. in|on|over +<his> +face / list .. people|names|
  everyone|who .. die|kill|shoot|hurt / hire|hired|pay|paid|find|found|looking .. hitman|hit_man|someone_to_kill|
  someone_to_hurt / has|have|deserv*|needs|gotta +to +die .. ill|hands|make_it / pay +with +blood|their_lives / take
  +as_many .. with_me / <will> .. <break> +<his>|that throat|neck|skull|head|face|legs|kneecaps|jaw|teeth|windpipe|
  fingers|skulls|guts / <will> push*|shov*|throw|chuck|kick +<him>|people|my_<close>|a_stranger .. train|tracks|traffic|
  stairs|bridge|cliff|balcony|platform|roof / cut|cutting|loosen*|tamper*|messed .. <his> +brake*|wheel_nuts|lug_nuts /
  nobody|no_one|none .. leave|leaves|walk*|makes .. alive|breath* / columbine .. next|like|another / next +columbine /
  hold*|push*|keep +<his>|the +head|face|baby +under / make|making +it +look +like +an +accident / keep|cant_stop|kept|
  started hitting|beat*|hurt*|slap*|shak*|chok* +my|the|<him> +<close>|kids / i +hit|beat|slap*|chok*|punch*|strangl*|
  shov* +<him> +again|last_night|so|until|hard|when|tonight|in_the_face|because / bullet +with +<his> +name / pour|
  pouring|poured .. petrol|gasoline|kerosene .. letterbox|mail_slot|asleep|in_bed|over_him|over_her / <will> .. set|
  setting +<his> .. house|place|car|flat|home|caravan|shop +alight|on_fire|ablaze / antifreeze|rat_poison|poison|
  arsenic|weedkiller|drain_cleaner|bleach|cyanide .. in|into|on +<his>|my_<close>|my_<closes> <dishes> / pillow|cushion
  +over|on|to +<his> +face|mouth .. <till>|quiet|shut*|stops|ill / ill|imma|gonna .. and|then +stab|shank|slit|strangle|
  gut +<him>|my_<close> / wait|waiting .. lot|outside|work|gym|car|door|house|home|street|alley .. stab|shank|shoot|gut|
  slit +<him>|his / shook|shaken +<him>|my_<babe>|the_<babe> .. hard|limp|quiet .. cry*|stop*|throw|wall|again / throw|
  slam|hurl|chuck +him|her|the_baby|my_baby .. against|across|at_the +the|wall|a|room
plan|planning|want|going|gonna|will|go|walk|drive|march +to|go|walk|into|in|back|up .. office|work|workplace|school|job|
  church|class .. and +kill|murder|shoot|stab|hurt|slaughter|butcher|execute +<victim>|everyone_there|every_last|
  every_single|every_one_of|all_of_them / going_to|gonna|will|ill stab|shoot .. not_kidding|not_joking|made_up_my_mind|
  deserves_it / tomorrow|tonight|monday .. going_to|gonna +stab / been|slowly poisoning|drugging +<him>|my_<close>|
  my_<closes> / poison|poisoning|drugging +<his>|my_<close>|my_<closes> +<dishes> / crush*|sprinkl*|mixing|mixed|slipp*
  .. in|into +<his>|my_<close>|my_<closes> +<dishes> .. die|dies|weaker|suspect*|never_wake*|dead|nobody_will|
  no_one_will / want|wanted +<him>|my_<close>|that_man|that_woman +dead .. do_it|not_stopping|going_to|ill|gonna|tonight
  / & <gun>|bomb|knife|knives they_all_die|they_will_all_die|theyll_all_die|all_gonna_die|all_going_to_die|
  everyone_dies|everybody_dies / <will>|ima|ready_to +smoke|clap|shank|stab|shoot|slit|kill|murder|strangle +that_boy|
  that_lad|that_kid|that_prick|that_cunt|that_girl|these_people|them_lads|that_dude|this_boy|this_lad / put*|slip*|been
  .. something|poison|stuff .. in|into +<his>|my_<close>|my_<closes> +<dishes> .. weaker|die|dies|dead|suspect*|sicker /
  pillow|cushion .. over +<his>|my +<close>|<closes>|mouth|face|head .. want|do_it|nearly|almost|breath*|quiet|tonight /
  run|running|mow|knock +down +my|<him> +<close>|with|outside|in|when|on .. outside|car|van|truck|work|school|when_he|
  when_she|tonight / & <weapon> when_he_sleeps|when_she_sleeps|while_he_sleeps|while_she_sleeps|once_hes_asleep|
  when_hes_asleep|when_shes_asleep|when_they_sleep|falls_asleep ill_do_it|do_it|kill|stab|finish_him|finish_her|slit|
  throat / <will>|im|goin_to knife|knifing|bayonet|glass +him|her|them|my_<close>|someone +$|on|in|tomorrow|tonight|
  when|at|outside|if / <will> put|stick|shove|ram|plunge +the|a|this|my|that knife|blade|axe|bullet|screwdriver +in|
  into|through +him|her|them|my_<close> / ive|got|have|taking|grabbed|grab +a|the|my|me|his +<weapon> .. going|heading|
  driving|walking|off +round|over|to +his|her|their|to +$|house|place|flat|now|tonight|work|door / rat_poison|poison|
  antifreeze|bleach|arsenic|weedkiller|cyanide .. in|into +his|her|their|my +sandwich*|<dishes>|pasta|salad|bowl|kettle|
  cake|toast|cornflakes|yogurt / set|setting|light +fire +to +my|the|our|their|his|her|this +school|college|work|
  workplace|church|<home>|building|mosque|synagogue|shop .. with_everyone|with_them|with_him|with_her|inside|in_it|
  asleep|while_they|tonight / <will> set +<him>|my_<close> +on_fire|alight|on_fire_tonight
`;
