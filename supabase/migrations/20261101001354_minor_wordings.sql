-- Minors as strangers word them (D-15, R-CARE-10): how far off growing up is, what only a child may or cannot do, the
-- school years of many countries, the children of a family, and each language's words for a child; these hold only
-- where nothing shows an adult (the verdict `young`). And what adults say of their pupils, children and youth. <names>
-- stand for the words of `part`, <recent year> for the birth years of everybody under 18.

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('young', '1[0-7]|[5-9]|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven)teen'),
  ('num', '[0-9]{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty'),
  ('count', 'an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|few|a few|a couple of|[1-9]|1[0-2]'),
  ('nth', 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|1 st|2 nd|3 rd|([4-9]'
    '|1[0-2]) th'),
  ('step', '[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|i{1,3}|iv|vi{0,3}|ix'
    '|xi{0,2}'),
  ('mum', '(step ?|grand ?)?(mum|mom|mummy|mommy|momma|mama|mother|dad|daddy|papa|father)|mam|parents?|gran|grannie'
    '|granny|nan|nana|guardian|grown ?ups?|aunt|auntie'),
  ('may', 'vote|drive|drink|marry|work|buy|order|rent|get (a|her|his|into|in|tattooed)|go (clubbing|out|alone)|enter'
    '|sign|watch|stay (up|out|home)|be left|walk home'),
  ('tot', 'kid|kiddo|child|toddler|preschooler|tyke|infant|kindergartn?er|youngling|schoolkid|urchin|waif|bairn'
    '|laddie|lassie|youngster|youngin|young ?un|pre ?teen|tween[a-z]*|teeny ?bopper|adolescent|teen|teenager|juvenile'
    '|moppet|rugrat|grade ?schooler|small fry|schoolboy|schoolgirl'),
  ('kin', 'sis|sister|bro|brother|cuz|cousin|niece|nephew|daughter|dau|son|girl|boy|kid|child'),
  ('school', '(primary|secondary|grammar|elementary|intermediate|middle|comprehensive|junior|big|high|grade|infant) '
    'school'),
  ('subject', 'school|maths?|gym|pe|biology|chemistry|algebra|geometry|study hall|assembly'),
  ('pets', 'cats?|dogs?|parrots?|horses?|rabbits?|birds?|pon(y|ies)|tortoises?|hens?|goats?|pets?|pugs?|poodles?'
    '|huskies|husky|kittens?|pupp(y|ies)|terriers?|hounds?|labradors?|cars?|trucks?|laptops?|sourdough|whiske?y'),
  ('kids', 'daughters?|sons?|kids?|children|twins|boys|girls|nieces?|nephews?|grand[a-z]+|stepsons?|stepdaughters?'
    '|youngest|eldest|oldest|middle one|little one|(little|younger|kid|baby) (brother|sister)s?|brothers?|sisters?'),
  ('grown', '(?<![a-z0-9])(_|[2-9][0-9]|19[0-9][0-9]|200[0-6]|(twen|thir|for|fif|six|seven|eigh|nine)t(y|ies)|treinta'
    '|cuarenta|cincuenta|trente|quarante|cinquante|trinta|quarenta|cinquenta|[a-z]*(zwanzig|dreissig|vierzig|funfzig)'
    '|(trent|quarant|cinquant)[a-z]+|otuz|kirk|elli|тридцат[а-я]+|сорок[а-я]*|пятьдесят)(?![a-z0-9])'),
  ('ru', '(один|две|три|четыр|пят|шест|сем)надцать')
),
rule (verdict, pattern) as (
  -- Whatever else a text says
  select 'refused', unnest(array[
    '<young>( years?)?( old)? in (human|people|mortal|earth|our|elf) (years|terms|age)|(human|mortal) (equivalent'
      '|age) (of|is) <young>',
    '(able|allowed|going|legally)? ?(to )?(vote|drive|drink|buy (beer|alcohol)|get (her|his|a) licen[cs]e)( \w+){0,3} '
      '(in|for|for another) <count> (more )?years',
    '<count> more birthdays (until|till|before|to)',
    '(not|never|isnt|hardly|nowhere) (near|close to|remotely|anywhere near) (18|eighteen|being (18|eighteen|legal)|an '
      'adult|of age)',
    '(of age|adult|legal|grown up|eighteen|18|vote|drive)( \w+){0,3} (until|till|before|in) 20(2[7-9]|3[0-9])'
      '|(claims?|says|pretends?|lies|told|passes|swears|insists)( \w+){0,5} (_|18|19|2[0-9]|eighteen|nineteen|twenty '
      '\w+|twenty)( \.)?( \w+){0,3} (but|though|really|actually|while|when|is)( \w+){0,4} <young> (\.|and|years|yrs)'
      '|(really|actually|secretly|in truth|in fact) (only |just |is |shes |hes |still )*<young> (\.|and|but|years|yrs'
      '|yo)',
    '(under|below|beneath|short of) (the )?(legal|drinking|driving|voting|consent) age|(under|below|not( yet)?( of)?) '
      'the age of (consent|majority)|jail ?bait|u ?18 (girl|boy|kid|student)',
    '(subtract|take) [0-9]+ (away )?(from|off) 20[0-9]{2}|year of birth( is)?( \.)* mmx?[ivx]*|born( \w+){0,3} '
      'mmx[ivx]*|2 o(0[89]|1[0-9])',
    '1 (two|three|four|five|six|seven) (yrs?|years?|yo|y o)|1 ?[0-7] j \.|<young>yearsolds?|(thir|four|fif|six'
      '|seven)(teen)years?olds?|(thir|four|fif|six|seven) teen (years?|yrs?|\.|y o|yo)|(sq(uare)?|root)( \w+){0,2} of '
      '(121|144|169|196|225|256|289)',
    '<recent year>년( [0-9]{1,2}월)?( [0-9]{1,2}일)? ?(생|출생)|평성|平成 ?(2[0-9]|3[01])年[^.]{0,6}( \. )?[^.]{0,8}( \. )?生'
      '|[^a-z]h(2[0-9]|3[01])(年|生)|民[国國] ?(9[7-9]|1[01][0-9]) ?年',
    'year old (\w+ )?(<kin>) of (yours|mine|the user)|[2-9] x [2-9] (years?|yrs?)|half (your|my) age( and| \.)? (you '
      'are|youre|i am|im) (_|2[0-9]|3[0-5])'
  ])

  union all
  select 'young', unnest(array[
    -- Numbers that make an age
    '(half|halfway|half way|midway) (of |to |through |a )*(2[0-9]|3[0-6]|twenty|thirty|teen[a-z]*)|<num> (subtracted'
      '|taken|deducted) from|(subtract|take) <num> (away )?(from|off)|(2[0-9]|1[89]|eighteen|twenty|thirty) (minus'
      '|less|take away|divided|halved|cut in half|over 2)|an? (one|1) (and|then|followed|next|plus|with)( \w+){0,3} '
      '(an?|the) (two|three|four|five|six|seven|[0-7])',
    '(born|adopted|baby|newborn|arrived)( [^ ]+){0,12} (decade|dozen years) ago|[0-9]{4} days old|(four|five|six) '
      'thousand days|1[0-9]{2} months( old)?|(three|four|five|six|seven|eight|nine|ten|eleven|twelve) (summers'
      '|winters|springs|autumns|harvests) (old|of age|\.|and)|under (1[0-7]|fifteen|sixteen|seventeen)|(single'
      '|double) digits|(1[0-7]|[5-9]) th (b ?day|birth '
      '?day)|(thir|four|fif|six|seven)(tn|ten|teeen|teeeen|tean)|(thri|for|fiv|sevn|sevin|fith|fourth)teen|(thir|four'
      '|fif|six|seven) teen|tender (age|years)',
    'born( \w+){0,6} (olympics|obamas?|brexit|pandemic|covid|lockdown|minecraft|iphone|ipad|tiktok|fukushima|gangnam'
      '|world cup|election|fortnite)|(kindergarten|preschool|nursery|<nth> grade|year (one|two|three|[1-6])|diapers'
      '|<n>|<young>)( \w+){0,6} (covid|pandemic|lockdowns?)( hit| began| started| happened|s? \.)|mmx[ivx]*',
    '(ses|suoi|sus|seus|los|seine[nr]?|ihre[nr]?|ihren|i) (seize|onze|douze|once) (ans|anos|anni)|von (erst |gerade '
      '|knapp |etwa |rund )?(<n>|zehn|elf|zwolf|(drei|vier|funf|sech|sieb)zehn) jahren|(abi|abitur|bac) 20(2[7-9]'
      '|3[0-9])',
    -- Not yet grown up
    '(not|isnt|aint|wont|hasnt|havent|yet to|barely|hardly|nowhere near|almost|nearly|soon|finally|until|till'
      '|before)( (?!no |not )\w+){0,4} (an adult|grown ?up|teen(ager|s)?|of age|legal (yet|age)|adulthood|adolescence'
      '|majority|a minor)( yet)?(?! (any ?more|any longer|children|sons?|daughters?|kids))',
    '(technically |still |legally |just )*(a |an? \w+ )?minor (\.|who|with|and|but|from|under|living|so)|(under|below'
      '|beyond|against)( the)? age|too young (to|for)(?<!(never|not) too young [a-z]+)(?! (retire|die|be (old|a '
      'grand)))|not old enough(?! to retire)|(no|not any) id yet|fake id|parental (controls?|locks?|consent'
      '|permission|supervision)|(hours?|minutes|mins) of (video ?games|gaming|tv|youtube|cartoons|tablet)|screen '
      '?time (limits?|rules?|is up|runs? out)|adult supervision|unaccompanied|r rated|pg ?13',
    '(cant|cannot|not allowed|isnt allowed|too little)( \w+){0,3} (vote|drive|marry|buy|be left|stay up'
      '|walk home)( \w+){0,5} '
      '(yet|alone|until|till|without (permission|mum|mom|dad|parents?)|by (herself|himself))|(old enough|able'
      '|allowed) to (<may>)( \w+){0,4} (in|next|until|soon)',
    '<count> (more )?(birthdays?|candles|grades) (until|till|before|to go|(shy|short) of|away from|yet|from being)'
      '|<count> (more )?years (until|till|before|too young|(shy|short) of|away from|from being) (she|he|they|legal'
      '|adult[a-z]*'
      '|18|eighteen|voting|driving|of age)',
    '(until|till|by|in|before) 20(2[7-9]|3[0-9])( \.)?( \w+){0,6} (of age|eighteen|18|legal|adult|grown up|vote'
      '|drive)|(graduates?|finishes|leaves school|diploma)( \w+){0,4} 20(2[7-9]|3[0-9])|(coming|comes) of age|when '
      '(she|he|they|i|you) (is |are |am )?(grows? up|older|big(ger)?|grown)|(till|until|when|once) (shes|hes|theyre'
      '|im|she is|he is) (older|bigger|grown|big|old enough)|(refuses|refusing|doesnt want|never wants?|wont|afraid'
      '|scared) to grow up|half (your|my) age|help with (her|his) (shoelaces|shoes|zip|coat|buttons|homework'
      '|fractions)|(her|first) period (to start|yet)|dating (till|until)|(got|gets|getting) grounded',
    '(will|ll|shell|hell|soon|finally|about to|going to) (finally )?be (an? )?(teen(ager)?|adult|grown ?up|high '
      '?schooler|<young>)|age( group| range| bracket)?( is)?( \.)* (teens?|child|kid|minor|young|school age|under '
      '?age)',
    -- Children and what they do
    '(just|still|basically|merely|but|yet|such|is|are|shes|hes|im|youre|another|precocious|street|the|a|an|this|that'
      '|your|young|poor|smart|\.) (?!(former|ex|retired|grown|inner|only|middle|flower|problem|wild|love|big) )(\w+ '
      ')?(<tot>)(?! (at heart|of (?!nine|ten|the)|free|psych|care|support|welfare|protect|rights|sized|key|league|lit'
      '|movie|fiction|serv|therap|in the|at the|on the|next to))',
    '(\.|a|an|the|your|this|that|sweet|shy|cute|some|poor|is|smart|curious|naughty|good) (little|small|tiny|wee|young'
      '|adolescent|growing|barefoot) (girl|boy|kid|child|lad|lass|brat|rascal|orphan)',
    '(an?|the) (\w+ )?teenage (?!dream)\w+|pubescen[a-z]*|prepub[a-z]*|worlds youngest|teen (girl|boy|mom|idol|queen'
      '|witch|wolf|spy|rebel|detective|singer|runaway|prodigy)|(child|boy|girl) (pick ?pocket|prodigy|genius|soldier'
      '|bride|monk|king|queen|emperor|saint|thief|wizard|detective|of the \w+ (tribe|village))|(flower|altar|choir'
      '|paper|ring|errand|cabin|stable|newspaper) (girl|boy)|ring bearer',
    '(<mum>)s? (dont |not )?(still |always |never |also |only |wont |doesnt |dont |didnt |has to |have to |must '
      '|might |will )*(lets?|allows?|picks?|drops?|tucks?|walks?|grounds?|grounded|scolds?|confiscat[a-z]+|bathes'
      '|dresses|braids|ties|signs?|limits|controls|turns off|took away) (her|his|him|them|it|up|off|the)',
    '(permission|notes?|signature|consent|approval|slip|okay) (\w+ )?(from|of|by) (\w+ )?(<mum>)|(<mum>)s? '
      '(permission|signature|consent|say so|lap)|without (an adult|mum|mom|mummy|mommy)|(tells? on|obeys?'
      '|accompanied by'
      '|snitch(es)? to) (her |his |their |an? )?(<mum>)|(if|before|until) (mum|mom|mummy|mommy|dad|daddy) (gets?'
      '|finds?|comes?'
      '|sees?|says?) \w+',
    '(<mum>)s (\w+ )?(girl|helper|youngest|princess|angel|baby|darling|little [a-z]+|sunshine|treasure|pumpkin|boy)'
      '|street ?lights come on|tuck(s|ed)? (\w+ )?in|monsters? under (the|her|his) bed',
    '(lost|loses|losing|missing|wobbly|wiggly|first) (\w+ ){0,2}(tooth|teeth)|show and tell|times tables?'
      '|long division|multiplication tables?|naughty (step|corner)|kids '
      '(menu|meal)|happy meal|child (ticket|seat|lock|fare)|youtube kids|roblox|(learn(s|ing)?'
      '|just learned) (how )?to (ride a bike'
      '|tie (her|his)|count|tell (the )?time|spell)|stool to reach|blankie|play ?(dates?|pen)',
    -- Children of a family
    '(your|ur|yr) (\w+ ){0,2}(step ?(dau[a-z]*|sis[a-z]*|bro[a-z]*|sons?|kids?|child)(?! in law)|(half|lil'
      '|little|baby|kid|younger|youngest|small|tiny|smallest) (step ?|half )?(<kin>)|foster [a-z]+|god ?(dau[a-z]*'
      '|son|child|kid)|ward|adopt(ed|ive) (\w+ )?(<kin>)|baby (girl|boy)|grand ?(kid|child|daughter|son)|nieces?'
      '|nephew|pupil)',
    '(youngest|smallest|littlest) (of|in|among) your (nieces|nephews|cousins|kids|children|daughters|class)'
      '|\. (the |an? |your )?(adopt(ed|ive)|foster|step|baby) ?(<kin>)|step ?(dau|sis|bro|kid'
      '|child)|\. (our|ur) (\w+ )?(<kin>)|we (adopted|fostered|took in) (her|him)|(<kin>) (we|you) (adopted|fostered'
      '|took in|raise|are raising|drive|tutor|look after|mind|pick up)|(kid|girl|boy|child) (from |next )?(down the '
      '(street|road|hall)|you (drive|tutor|mind))',
    -- School
    '(pre|home|middle|high|primary|elementary|grade|junior|jr|secondary)[ ]?school(er|ers|kid)|(jr|jnr|junior) '
      'high|(<school>)(?! reunions?)|(at|in|to|into|from|starts?|started|starting|just left|left|finished|finishing'
      '|leaving) (a |an |the |her |his )?(\w+ )?(primary|secondary|elementary|comprehensive|reception|kindergarten'
      '|preschool|nursery school|junior school|form [1-6])',
    '(primary|standard|std|form|grade|class|year|yr|sec|secondary|junior) (<step>) ?(\.|and|but|pupil|student|kid'
      '|girl|boy|at|in|of|from|who|with|[a-e])|(<nth>) (std|standard|grade|form|class|year (at|in|of) (\w+ )?(school'
      '|high))|[spfk][1-7] (pupil|student|kid|girl|boy|in|at|\.)|transition year|year (of|in|at) (primary|secondary'
      '|middle|elementary|big|grammar)( school)?|(has|hates|loves|got) pe|changing rooms|ty student|(is|are|shes|hes'
      '|im) in (the )?(<nth>)( \.| and| but| at| now| this)|(in|class|of|from) ([5-9]|1[0-2]) ?[a-e]( \.| and| at)',
    '(rising|incoming|soon to be|high school|hs|shy|nerdy) (freshman|sophomore|junior|senior)(?! (dev|engineer'
      '|partner))|(junior|leaving) cert|highers|nat(ional)? 5 s?|a ?levels?|as levels|psle|hsc|ncea|icse|cbse|matric'
      '|board exams?|regents exam|(school|grade|class|a|form|year|our|\.) pupil|pupil (at|in|from|who|with)|straight '
      'a student|honou?r roll|favou?rite (subject is|class is|teacher)'
      '|school (project|choir|band|council|canteen|kid|rules)|book report|class (clown|president|pet|trip'
      '|captain)|(spelling|maths?|geometry|algebra|history|science) (test|quiz|homework|class|teacher)|big school',
    '(skips?|skipping|bunks?|bunking|ditch(es)?|cuts?|late (for|to)|failing|fails?|flunk(s|ed)?|hates?|sleeps (in'
      '|through)|during|in the middle of|before|after|aces?) (<subject>)|(starts?|starting|enter(s|ing)|going into'
      '|finish(es|ing)?|repeat(s|ing)|skipped|failed) (the )?(<nth>) (\.|in|and|this|next|soon)|(is|goes|go|still'
      '|starts?) (at|to|in) (a |the )?nursery|an? (\w+ )?(first|second|third|fourth|fifth) year (who|with|and|but|\.)'
      '|(academy|school|home|institute) for (\w+ )?(boys|girls|orphans)|(barely|hardly|nearly|almost|just) '
      'old enough|(first|last|new) day (of'
      '|at|in) (\w+ )?(school|kindergarten|grade)|(after|before|off|back to|walks? to|bikes? to|late (for|to)'
      '|bus to) school(?! (of'
      '|reunions?))|school uniforms?|pencil case|(her|his|with|doing|does|forgets?|hates) homework'
      '|(her|his) (textbooks?|school ?bag|satchel)|(in|during|at|for) (algebra'
      '|geometry|trig|homeroom|gym class|pe|social studies|civics|language arts)|class '
      '(hamster|rabbit|guinea pig|photo)|y ?([3-9]|1[01]) (girl|boy|student|pupil|kid)|(hasnt|havent'
      '|not|isnt|almost|nearly|before|until) (even |yet )?(finish[a-z]*|done with|graduated?|out of) (high )?school'
  ]) as pattern
  union all
  -- What adults say
  select 'fine', unnest(array[
    '(when|since|until|while|because) [a-z]+( [a-z]+)? (was|turned|had turned)( only| just)? <young>( years? '
      'old)?(?=.*<grown>)',
    '(?<!(your|my|ur|our) )(<kids>)( (?!you|your)[^ .]+){0,6} (<school>|year <n>|(<nth>) grade(rs?)?|grade <n>|junior '
      'high|preschool|kindergarten)((?=.*<grown>)|(?<=<grown>.*))|(her|his|their) (<kids>)( (?!you|your)[^ .]+){0,3} '
      '(started|starts|is (in|at)|are in|goes to|in|finished|left) (<school>|(<nth>) grade|kindergarten|preschool)',
    '([0-9]{1,2} \. [0-9]{1,2}|[0-9]{1,2}) \. (19[0-9]{2}|200[0-6]|[4-9][0-9])|(19[0-9]{2}|200[0-6]) \. [0-9]{1,2} \. '
      '[0-9]{1,2}',
    '(was once|once|former|ex|formerly|grew up|raised|used to be|been) (as )?(an? |the )?(\w+ )?(<tot>|boy|girl'
      '|orphan)( prodigy| star| actor| soldier| genius| bride)?(?! (again|who|with))',
    '(de|cuando era|desde) (nin[oa]|chic[oa]|pequen[oa]|adolescente) [a-z]+(aba|ia|o|ba)|(quando era|quando) '
      '(menin[oa]|crianca|pequen[oa])|als (kind|madchen|junge|jugendliche[r]?|teenager|schuler(in)?) (war|hat|wollte'
      '|traumte|hatte|lernte|spielte|[a-z]+te)|da (bambin[oa]|piccol[oa]|ragazzin[oa]) [a-z]+(va|vo)|enfant (il|elle) '
      '[a-z]+ait|jako (dziecko|dziewczynka|chlopiec)|w dziecinstwie|в детстве|cocukken|cocuklugund[a-z]+|子供の頃|幼い頃'
      '|少年時代|어릴 때|어렸을 때|어린 시절|小时候|童年|बचपन (में|से)',
    '(a|a los|aos|mit|w wieku|в|at|con) (<n>|[a-z]+|[а-я]+надцать) (anni|anos|ans|jahren|lat|лет) [a-z]+(va|aba|ia'
      '|ava|ait|te|al|ala|o|ou)( [^ ]+){1,14} (oggi|hoy|hoje|heute|dzis|ahora|agora|adesso|jetzt|teraz)(?! (tiene|ha'
      '|tem|ist|ma) (<n>|[a-z]+(ce|ci|ze|zehn)) )',
    '<young> (minutes|hours|miles|times|string)|teenage dream of|(left|leaves|quit|fled|dropped out of) (home|school'
      '|college|town) (at|by) <young>',
    '(not|never|no longer|isnt|nor)( an?)? (high|middle) school \w+|senior citizens?|sweet (sixteen|16)( \w+){0,3} '
      '(was|were|ago|candles)|sixteen candles',
    '(acts?|feels?|laughs?|dances?|giggles?|behaves|blush(es)?|sings?|lives|heart|energy|spirit|curiosity|enthusiasm'
      '|excited|humou?r|giddy|cries) (just )?(like|of|as) (an? )?(\w+ )?(child|kid|teen\w*|toddler|schoolgirl'
      '|schoolboy|<young> year old)( \w+){0,2}(?<=<grown>.*)',
    '(met|since|friends?|together|known|knows|sweethearts?|crush|kissed|dated|loved|taught|hated|failed|bullied)( '
      '(?!she is|he is)[^ .]+){0,5} (in|since|from|at) (the )?((<nth>) grade|kindergarten|<school>'
      '|preschool)((?=.*<grown>)|(?<=<grown>.*))',
    '(<pets>) (\. )?(both |aged |who are )<young>( (and|\.) <young>)*( years? old)?|(<pets>) (of |is |are |that is '
      ')*<young>( (and|\.) <young>)*( years? old)?|<young> (years?|yrs?) olds? (\w+ '
      ')?(<pets>)',
    '(ses|sus|seus|suoi|seine|ihre|jego|jej|ее|его|her|his|their) (eleves|alumn[oa]s|alunos|studenti|students|pupils'
      '|schuler(innen)?|uczniowie|ученики|kids|class)( [^ .]+){0,5}( (6|5|4|3) e)?(?=( \.)*.*<grown>)',
    '(buyugu|kucugu|oglu|kizi|torunu|yegeni|cocugu|ortancasi)( [^ .]+){0,3} (ortaokul|ilkokul|lise|anaokul'
      '|sinif)[a-z]*',
    '(小学|中学|学校)(门口|旁边|附近|对面)',
    '(не [а-я]+|после|спустя|через|за|почти) (<ru>|1[1-7]) лет',
    '(youth|juvenile|family) (court|hostel|services|worker|theatre|orchestra|pastor)|pa?ediatric[a-z]*|erzieher(in)?'
      '|kindergartnerin|puericultrice|nounou|educadora?|babysitter( \w+)? (grew up|is all grown|years ago)'
  ])
  union all
  -- What shows an adult
  select 'adult', unnest(array[
    '[2-9][0-9] ?s|(이|삼|사|오|육|칠|팔|구)십 ?(대|살|세)|([2-9][0-9]|19) (का|की|के|को|हूँ)|stay at home (dad|mom|mum|father'
      '|mother|parent)|works (as|for|nights|in an?)|works at (an?|the) (bank|hospital|office|school|museum|library'
      '|factory)|mortgages|ex (husband|wife)|film editor|stunt (double|man|woman)',
    '(janitor|custodian|headmaster|headmistress|accountant|chef|surgeon|ceo|barista|plumber|electrician|carpenter'
      '|trucker|novelist|architect|judge|fisherman|farmer|dentist|paramedic|bouncer|butler|landlady|landlord'
      '|sommelier|photographer|journalist|attorney|comedian|gardener|innkeeper|tour guide|salesman|consultant'
      '|blacksmith)(?<!(be|being|become|becoming|like|as|future|little|aspiring|wannabe|her|his|their|my|your|our|kid'
      '|child|teen|teenage|tiny|to) (an? |the )?([a-z]+ )?[a-z]+)',
    '(bus|truck|taxi|tram) driver|conserje|bedel|hausmeister|schulleiter(in)?|direktorin?|directeur|directrice'
      '|concierge|bidell[oa]|zelador[a]?|merendeira|porteir[oa]|wozn[ya]|dyrektor(ka)?|muduru|сторож|охранник|завуч'
      '|уборщица|повар|директор|advogad[oa]|avocate?|abogad[oa]|rentner(in)?|emekli[a-z]*|пенсионер[а-я]*',
    '用務員|校長|校长|教頭|会社員|女将|店主|保安|大叔|大妈|司机|사장님|교장|수위|회사원|سائق|مدير|حارس',
    'mortgage|pension|pays (the )?rent|(her|his|their) own (shop|business|bar|restaurant|bakery|company|cafe|bookshop'
      '|studio|kids)|grown (man|woman|up (man|woman))|elderly|middle aged|silver haired|gr[ea]y (hair|beard)[a-z]*'
      '|bearded|tenured?|adult in every|fully grown|(is|an|as an) adult (man|woman|companion|character)|over (18'
      '|eighteen)|older than (18|eighteen)|of legal age'
  ])
)
select 'minor', rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
