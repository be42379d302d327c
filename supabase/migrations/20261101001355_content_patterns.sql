-- The patterns of the content rules (D-15, R-SAFE-10): data. Patterns are regular expressions over private.plain_text
-- and match whole words; <names> stand for the word lists of `part`.

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('role', 'therapist|psychotherapist|psychologist|psychiatrist|counsell?or|physician|doctor|clinician|psychoanalyst'),
  ('rol', 'terapeuta|psicolog[oa]|psiquiatra|medic[oa]|doctora|psicoterapeuta'),
  ('rolle', 'therapeut(in)?|psychologe|psychologin|psychiater(in)?|arzt|arztin|psychotherapeut(in)?'),
  ('metier', 'psychologue|therapeute|psychiatre|medecin|docteur|psychotherapeute'),
  ('illness', 'trauma|depression|anxiety|grief|ptsd|addiction|illness|disorders?|symptoms?|mental health'),
  ('young', '1[0-7]|[5-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'),
  ('edad', '1[0-7]|[5-9]|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete'),
  ('alter', '1[0-7]|[5-9]|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn'),
  ('ans', '1[0-7]|[5-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix sept'),
  ('kin',
    'daughters?|sons?|nieces?|nephews?|brothers?|sisters?|grandsons?|granddaughters?|cousins?|dogs?|cats?|whisky'
    '|whiskey|cars?|vans?|house|company|band'),
  ('elder',
    'fathers?|mothers?|parents?|mom|mum|dad|aunts?|uncles?|grand\w+|husband|wife|brother|sister|friend|neighbour'
    '|neighbor|boss|ex|lover|twin|partner'),
  ('no',
    'not|never|no|nor|nobody|noone|without|isnt|arent|dont|doesnt|wont|cant|cannot|refuses|avoids?|avoid|instead of'
    '|forbidden|nunca|sin|keine?|nicht|nie|pas|jamais|ni')
),
rule (topic, verdict, pattern) as (
  -- Under 18: the age in digits or words, as somebody's and not as a number of years or of something else
  select 'minor', 'refused', unnest(array[
    '(she|he|they|it|who|girl|boy|companion|character|you|i|youre|im|shes|hes) (is |are |am )?(only |just |still '
    '|barely |about |almost |a |an |the )*<young>( years? old| yrs? old| y o| yo)?( (and|but|who|so|year old)| \.)',
    '<young> (years?|yrs?) olds?',
    '<young> (yo|y o)',
    '(age|aged) (\. )?<young>',
    '\. <young> \.',
    '(turned|turning|turns) <young>',
    '(not|barely|isnt|almost|nearly|hasnt|havent) (yet |even |quite )?(turned )?(18|eighteen)( yet)?',
    '(under|below|younger than) (18|eighteen|age)|less than (18|eighteen) years (old|of age)',
    '(is|am|are|shes|hes|im|theyre|turns?) (18|eighteen) in (an?|one|two|three|four|[1-4]) years?',
    'barely legal',
    '(a|an|your|the|is|are|shy|cute|young|sweet|innocent|naughty|rebellious) (\w+ )?(teen|teenager|teenage (girl|boy'
    '|neighbou?r|stepsister|crush|babysitter|student|friend|rebel|dream))',
    '(a|your|the|is|my|sweet|cute|innocent) (\w+ )?little (girl|boy) (who|that|named|called|with|in|for|and)',
    '(looks?|acts?|talks?|body|dressed) (just )?(like|of) a (child|kid|minor|toddler|schoolgirl|teen\w*)',
    '(middle|high|junior high|elementary|primary|secondary) school(er)? (student|girl|boy|senior|sophomore|junior'
    '|freshman|cheerleader|kid|crush|pupil)',
    '(last|first|final|second|third) year (of|in|at) (\w+ )?(high|middle|secondary) school',
    '(attends|goes to|is in|are in|still in|enrolled in|student (at|in)) (\w+ )?(\w+ )?(high|middle|elementary|primary'
    '|junior high) school',
    '(sixth|seventh|eighth|ninth|tenth|eleventh|[6-9] th|1[01] th) grader?',
    '(is|are|am|hes|shes|theyre|im|youre|still|only|just|be) (still )?a minor( \.| and| but| so| who)',
    '(are|is|as|play|plays|playing) (a|an|only a|just a|still a|my) (child|kid|toddler|school ?boy|school ?girl)( \.| '
    'who| and| named| called)',
    '(tiene|tienes|de) (solo )?<edad> anos',
    'colegiala|colegial|menor de edad|(una?|tu) (nina|nino) (de|que|inocente)',
    '(ist|bist|bin) (erst |noch |gerade )?<alter> jahre alt',
    'minderjahrig\w*|schulmadchen|(eine?|deine?) (\w+ )?(schulerin|teenager|kleines madchen)',
    '(elle|il|qui|tu|on) (a|as) (seulement |a peine )?<ans> ans',
    'lyceenn?e?|collegienn?e?|ecoliere|(est|es|suis|encore) mineure?|petite fille (de|qui|innocente)'
  ])

  union all select 'minor', 'fine', unnest(array[
    '(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) (one|two|three|four|five|six|seven|eight|nine)',
    '(?!at (just |only |barely )?<young>( years? old)? \. \w+ (is|has|lives|runs|still|wants|knows|already) )(?<!(bed'
      '|out|curfew|home|in|bed ?time|stuck|frozen|trapped|forever|died)( is)? )(at|since|until|till|before|after'
      '|from|by) (the age of |age |about |only '
      '|just )?<young>( years? old)?',
    '(when|since|until|while|because) (she|he|they|i|you|we) (was|were|is|turned|had turned)( only| just)? <young>( '
    'years? old)?',
    '(she|he|they|i|you) (was|were) (only |just |barely |about )?<young> (when|and (had|left|moved|learned)|years? '
    '(ago|when))',
    '(?<!((boy|girl|kid|lad|equivalent) of|turns?|turning|turned|be|becomes?) )<young> (years? )?(of(?! age)|into'
    '|in(?! human)|ago|older|younger|later|long|sober|away|apart|more(?! birthdays)|with|behind|at sea|on|minutes'
    '|hours|miles|times|cats|dogs|boats|tables)',
    '<elder> (of|to) (\w+ )?(\w+ )?<young>( years? olds?| grandchildren| children)?',
    '<kin> (is|are|was|who is|turned|turns) (only |just )?<young>( years? old)?( and| but| \.)?',
    '<kin> \. <young> \.',
    '(his|her|their|its|a|an|the|whose) <young> (years?|yrs?) old <kin>(?! (of|to) (yours|you|mine))',
    '(in|key of|to|and|from|into) [a-g] (flat |sharp )?minor',
    '(nobody|noone|no one|anybody|anyone|if|whoever|everyone|none|person|people|someone|somebody|users?|neither|not'
    '|never)( \w+){0,8} (under|below|younger than|less than|(not|hasnt|havent)( yet)?( turned)?) '
      '(18|eighteen|age)s?',
    '(under|below) (18|eighteen) ?s',
    '(as|was|were|being|(?<!body |form |face |look )of|for|with|to|by|teaches|taught|raising|raised|two|three|his|her'
    '|their|my) (a |an )?(teen'
    '|teenager|teenage \w+|little (girl|boy)|(child|kid)(?! (brother|sister|bro|sis)))( \.| and| but| who| in| with)?',
    '(teaches|taught|teacher|coach|coached|coaches|principal|librarian|janitor|nurse|left'
      '|since|after|old'
    '|reunion|quit|cook|retired|former)( \w+){0,4} (high|middle|elementary|primary|junior high|secondary) school( '
    '\w+)?',
    '(high|middle|elementary|primary|junior high|secondary) school (teacher|principal|librarian|coach|nurse|cook'
    '|reunion|sweetheart|janitor|counsell?or|swimming|choir|band|math)',
    '(teaches|taught|teacher of|teaching)( \w+){0,2} (sixth|seventh|eighth|ninth|tenth|eleventh|[6-9] th|1[01] th) '
    'grade(rs)?',
    '<no>(?! (yet|even|quite|really))( (?!but)\w+){0,3} (minors?|teen\w*|kids?|child|children|schoolgirls?'
    '|underage\w*|loli\w*)(?! yet)',
    'con <edad> anos|(tiene|de) <edad> anos de (experiencia|casad\w+|oficio)',
    'mit <alter>( jahren)?',
    '(depuis|pendant|il y a) <ans> ans'
  ])

  -- Sexual: acts, bodies, services; romance and art are none of it
  union all select 'sexual', 'refused', unnest(array[
    'sex|sexy time|sexual|sexually|sexe|sexo',
    'cocks?|dicks?|pussy|pussies|penis|vagina|clit|tits|boobs|cunt|threesome',
    'fuck\w*|masturb\w*|ejacul\w*|porn\w*|hentai',
    'whore|slut\w*|hooker|prostitut\w*|stripper|escort|dominatrix|call girl|camgirl|sugar baby',
    'erotic\w*|erotisch\w*|erotique|fetish\w*|kinks?|kinky|xxx|lewd|smut',
    'nude|naked|nackt\w*|desnud\w+|nue',
    'undress|undresses|undressing|striptease|lingerie|strips (for|naked|down|off|slowly|in front)',
    '(anything|everything|good|amazing|wild|great|waits?|waiting|skilled|talented)( \w+){0,3} in bed',
    '(uncensored|unfiltered|no limits?|without limits|no filters?|no restrictions)( \w+){0,2} (chat|roleplay|rp|content'
    '|stories|fantas\w+|love)?',
    '(adult|explicit|spicy|steamy) (chat|roleplay|rp|content|stories|fun)',
    '(puta|hure|nutte|pute|folla\w*|fick\w*|baise|baiser)'
  ])

  union all select 'sexual', 'fine', unnest(array[
    '<no>( \w+){0,5} (sex|sexual|sexually|sexe|sexo|erotic\w*|explicit|nude|naked|porn\w*|nsfw|fetish\w*|lewd|smut'
    '|kinks?)( \w+){0,2}',
    '(sexual (revolution|health|education|orientation|identity|politics)|(same|opposite|fair) sex|sex (and the city'
    '|pistols|education))',
    'naked (in (a|the) (sauna|lake|sea|river|rain)|trees|branches|truth|eye|eyes|flame|ambition|walls|rock|sky'
    '|mole\w*)',
    '(paints?|painted|painting|draws?|drew|drawing|sculpts?|sketches|sketching|photographs?) (\w+ ){0,2}(nudes?|the '
    'naked body)',
    '(nude|naked) (in blue|painting|study|studies|descending)|moby dick|philip k dick|dick (van dyke|tracy|whittington'
    '|francis)|(pussy|pussies) willow\w*',
    'cock (crow\w*|and bull|a doodle|robin)|(weather|ball|stop|shuttle|pea) ?cocks?|escort (ship|vessel|service for '
    '\w+)',
    '(no limits?|without limits|no filters?) (to|on|in|between) (her|his|their|the|my|your|what)'
  ])

  -- Therapist, doctor: who somebody is and what it offers; other people's doctors and a no are fine
  union all select 'therapist', 'refused', unnest(array[
    '<role>|<rol>|<rolle>|<metier>',
    '(name is|i am|you are|youre|im) (dr|doc)',
    '\. dr \. \w+',
    'mental health (professional|expert|support|coach|specialist|worker|companion|helper)',
    '(therapy|counsell?ing|psychotherapy) (sessions?|for|by|with|online|day|24)',
    '(offers?|provides?|gives?|does|do|online|free|professional) (\w+ )?(therapy|counsell?ing|psychotherapy'
    '|psychoanalysis)',
    '(medical|clinical|psychological|psychiatric) (advice|questions|help|support|diagnos\w+|care|consultations?'
    '|guidance)',
    '(treats?|treating|cures?|heals?|trata|cura|behandelt|heilt|soigne|guerit) (your|the|users?|people with|patients|tu'
    '|la|deine?|ta|ton)( \w+){0,2} (<illness>|depresion|ansiedad|angst|depression|anxiete|patients?)',
    '(diagnos\w+|diagnostic\w+) (you|users?|people|patients|your|by chat|depression|illness\w*)|stellt '
    '(die )?diagnosen',
    'prescrib\w+ (\w+ )?(medication|medicines?|pills|drugs|treatment|what you need|antidepressants)',
    '(trained|certified|licensed|qualified|expert|specialist|specialised|specialized) in (cbt|cognitive|therapy'
    '|psychotherapy|psychology|psychiatry|counsell?ing)'
  ])

  union all select 'therapist', 'fine', unnest(array[
    '<no>( \w+){0,6} (<role>|<rol>|<rolle>|<metier>|medical advice|therapy|counsell?ing)(( \.)?( or| and| nor| y| o| '
    'und| oder| ou| et)?( a| an| eine?| une?)? (<role>|<rol>|<rolle>|<metier>|lawyer|coach|nurse|healer))*',
    '<elder> (was|is|were|had been|being|who was|used to be)( once)? (a|an|the|both)( \w+){0,2} <role>',
    '(daughter|son|child|wife|husband|widow|grand\w+|sister|brother|friend|neighbou?r|assistant|secretary) of (a|an|the'
    '|two)( \w+)? <role>s?',
    '(her|his|my|whose) ((old|own|former|family|village|local|new) )?<role>',
    '(their|the|some|every|any|another) ((old|own|former|family|village|local|new) )?<role> (says|said|told|tells'
    '|thinks|thought|once|ordered|asked|laughed|agrees|calls|called|gave|who|in|keeps|recommended)',
    '(married|marries|divorced|dated|dates|met|knows|played|plays|hired|fired|fooled|raised by|scared of|lives with'
    '|works for) (a|an|the|one|his|her)( \w+)? <role>',
    '(suggests?|recommends?|sees?|call|calls|ask|asks|visit|visits|consult|find|to|from|with|by)( \w+)? (a|an|real|the'
    '|their|his|her)( real| good| proper)? (<role>)( or( a| an)? \w+)?',
    '(spin|script|plant|tree|book|witch|love|shoe|bike|dance|retail|debt|camp|guidance|film|car|clock|piano|physical'
    '|speech) (<role>|therapy)',
    'doctor (who (fans?|nerd|collector|marathons?|scarf)|strange|zhivago|faustus)|<role> of (philosophy|letters|music'
    '|law|history)|(former|old) <role>s? (receptionist|secretary|driver|office|house)',
    '<role>s (receptionist|secretary|office|daughter|son|wife|waiting room|orders|house|assistant)',
    '(madre|padre|abuel[oa]|herman[oa]|hij[oa] de) (era|es|fue)?( una?)? ?<rol>',
    '(vater|mutter|bruder|schwester|opa|oma) (war|ist|waren)( eine?)? <rolle>',
    '(mere|pere|soeur|frere|grand \w+|fille d une?|fils d une?) (etait|est|fut)?( une?)? ?<metier>'
  ])
)
select rule.topic, rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
