-- Minors as they are coded (D-15, R-CARE-10): birth years, school grades, ages spelled out or apart, the day they turn
-- eighteen, kinship, appearance; and in languages that the patterns before do not know. <names> stand for the words
-- of `part`, <recent year> for the birth years of everybody under 18 (private.content_regexes).

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('young', '1[0-7]|[5-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'),
  ('grade', 'fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[5-9] th|1[0-2] th'),
  ('kin', 'daughters?|sons?|nieces?|nephews?|brothers?|sisters?|grand\w+|cousins?|kids?|children|twins?|dogs?|cats?'),
  ('eta', '1[0-7]|[5-9]|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette'),
  ('idade', '1[0-7]|[5-9]|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete'),
  ('childhood', 'bed ?times?|bunk beds?|curfews?|case ?workers?|report cards?|lunch ?box\w*|homework|plush\w*|teddy'
    '|big bro\w*|pick (her|him) up|picked up from school|babysit\w*|stay up only|school ?bus|pigtails|story ?time'
    '|from school|to school|scared of thunder|juice box\w*|packs?( \w+)? lunch\w*|(mom|mum|dad|mama) to (drive'
      '|take|pick)( \w+)?|play ?dates?'),
  ('classes', 'scuola|compiti|cole|instituto|okul\w*|colegio|escuela|deberes|permiso|l?ecole|college|devoirs|escola'
    '|licao|schule|hausaufgaben|salir sol[oa]|sol[oa] en casa|sozinh[oa] em casa|szkol\w*|lekcj\w*|zadani\w*'
      '|школ\w*|урок\w*|mates|tarea'),
  ('elf', 'elf|zwolf|zehn|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn'),
  ('born', 'born|birth|birthday|birth year|geboren|jahrgang|naci[do][oa]?|nee? (en|le|au|a)|nat[oa] (nell?[a-z]*|il'
    '|in)|vu le jour|(vino|veio) al? ?o? mundo|venut[oa] al mondo|появил[а-я]+ на свет|nasce?[ui]d?[oa]?|urodzon[ay]'
    '|rocznik|dogum\w*|роди[а-я]+|рожд[а-я]+|مواليد'),
  ('teen', 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|once|doce|trece|catorce|quince|dieciseis'
    '|diecisiete|douze|treize|quatorze|quinze|seize|dix sept|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|doze'
    '|treze|dezesseis|dezasseis|dezessete|dodici|tredici|quattordici|quindici|sedici|diciassette|trzynascie'
    '|czternascie|pietnascie|szesnascie|siedemnascie|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать'
    '|семнадцать'),
  ('years', 'years( old)?|anos|ans|jahre( alt)?|anni|lat|лет'),
  ('child', 'little girl|little boy|child|nina|nino|menina|menino|crianca|petite fille|enfant|kindes|madchens|bambina'
    '|ragazzina')
),
rule (topic, verdict, pattern) as (
  select 'minor', 'refused', unnest(array[
    -- birth years
    '(passport|id|papers|certificate|licen[cs]e|birthday|dob|d o b|date of birth'
      '|birth ?date)( [^ ]+){0,5} <recent year>',
    '<born>( \.)?( \w+){0,4}( \.)? <recent year>',
    '<recent year> ?(dogumlu|年生まれ|年生|년생|年出生|г ?р)|<recent year> ([a-z]+ ){0,2}(dogd?u|dunyaya gel[a-z]+|zur welt)',
    '<recent year>년(에)? ?((봄|여름|가을|겨울|[0-9]+월)(에)? ?)?태어|(?<!(딸|아들|아이)[^.]*)<recent year>년생',
    '\. b \. <recent year>',
    -- ages spelled out or apart
    '\. <teen> <years> (\.|and|und|et|y|e|и|va|vive)|\. (drei|vier|funf|sech|sieb)zehn \.',
    '(she is|he is|elle a|il a|ela tem|ele tem|tiene|tem|ist erst|ей|ему)( just| only| solo'
      '| apenas)? <teen>( <years>)? (\.|and|und|et|y|e|и)',
    'is (just |only |barely |about |almost )?<teen> (\.|and (collects|loves|already))|at (just|only|barely) <teen>',
    '(sixt|fift|fourt|sevent|thirt)33 n|\. 1 [3-7] (\.|and)',
    'sweet (16|sixteen|15|fifteen)',
    '(girl|boy|child|lad|lass|maiden|kid|daughter|son) of (just |only |barely |about )?<young>|<elf>jahrige\w*',
    'at (just |only |barely |about )?(twelve|\w+teen)( \.)? \w+ (already|is|has|lives|runs|can|still|wants|dreams'
      '|knows|rules|leads|plays)',
    '(turned|turns|turning) <young> (last|this|next|in|on|yesterday|today|tomorrow|soon)',
    'age( is| \.|s)*( [0-9]+ (minus|less|take away)| one (two|three|four|five|six|seven)| 1 [2-7])',
    '(elle|il|leo|\w+[aeiou]) a (tout juste |a peine |seulement )?<teen> ans (et|\.)|(еи|ему|мне) (всего '
      '|только )?<teen> лет|<teen> лет (\.|и живет)',
    '(열한|열두|열세|열네|열다섯|열여섯|열일곱) ?(살|세)|on (bir|iki|uc|dort|bes|alti|yedi) yas(inda|indaki|ina|im)\w*',
    -- not yet eighteen
    '(until|till|before) (she|he|they|her|his) (can|may|is allowed to|are allowed to) (vote|drive|drink|sign|marry)',
    '(18|eighteen) in (january|february|march|april|may|june|july|august|september|october|november|december'
      '|\w+ months)',
    '(faz|completa|cumple|compie|fara) (18|dezoito|dieciocho|diciotto)',
    '(aura|fetera) (18|dix huit)',
    '(turns?|turning|will be|will turn|becomes?|nearly|soon|soon to be|going on) (18|eighteen) (next|in|this|soon'
      '|tomorrow|after|when|on|\.)',
    '(is|be|being|becomes?) finally (an adult|legal|18|eighteen)|(not|not yet|nearly|almost|barely|soon) legal( yet)?',
    '(diventa|diventera|sera|sara|devient|wird|bedzie|sera) (\w+ ){0,2}(maggiorenne|majeure?|volljahrig|pelnoletni\w*'
      '|mayor de edad)',
    '(no|not yet an|isnt an|not quite an) adult( yet)?',
    -- school
    '(in|a|an|the|your|starts|started|finished|finishing|attends) <grade> grade(rs?)?',
    '(<grade>) grader',
    '(freshman|sophomore|junior|senior) (at|in|of) (\w+ ){0,3}high',
    '(barely|just|fresh) out of (middle|elementary|junior high) school',
    '(kid|kids|child) you (look after|babysit)',
    '(first|second|third|last|final|senior|junior) year (of|in|at) (\w+ )?(high|middle|secondary) school',
    '(high school|middle school) (student|pupil|girl|boy|freshman|sophomore|junior|senior|cheerleader|kid|crush'
      '|sweetheart who is)',
    '(do|w|z) (czwartej|piatej|szostej|siodmej|osmej) klas(y|ie)|lise (ogrencisi|bir|iki|uc|birinci|ikinci|ucuncu'
      '|son) ?\w*|(frequenta|fa) la (prima|seconda|terza|quarta|quinta) (media|superiore|liceo)',
    '(учится|учусь|ходит) в (\w+ )?(школе|классе|пятом|шестом|седьмом|восьмом|девятом|десятом)',
    -- appearance
    'looks? (like )?(shes |hes |she is |he is |they are |a |an |about |only |barely |no older than |not a day over '
      '|around |maybe )*<young>( \.| and| but| years old| year old| though| to be)',
    'body of (a|an) (\w+ )?(<young>|child|girl|boy|teen\w*)',
    '(body|corpo|cuerpo|corps|korper|rosto|cara|visage)( and the mind| e o rosto)? (of|de|d|di|eines|einer) (an? '
      '|une? |uma |una )?<child>',
    -- kinship
    '(your|my|users?|the user s) (\w+ ){0,2}(step ?(daughter|sister|son|brother|sis|bro)|foster (child|kid|daughter'
      '|son|sister)|(little|kid|baby|younger|lil) ?(step)?(sister|brother|sis|bro|niece|nephew|cousin|daughter)|ward'
      '|god ?(daughter|son|child))( [^ ]+){1,9} (<childhood>)',
    '(sorellin[oa]|sorella minore|fratellino|hermanit[oa]|hijastr[oa]|petite (demi )?soeur|petit (demi )?frere'
      '|irmazinh[oa]|irmaozinho|priminh[oa]|primit[oa]|cuginett[oa]|entead[oa]|kleine (stief)?schwester'
      '|stieftochter|siostrzyczk\w+|pasierbic\w+'
      '|figliastr[oa]'
      '|belle fille|uvey kiz\w*|сестренк\w+|падчериц\w+)( [^ ]+){1,9} (<classes>)',
    '(daddy|daddys|daddy s|mommys|papas|uncles) (little )?(girl|boy|princess)',
    'little (sister|brother|cousin|niece) who still|va al? (cole|colegio|instituto)',
    -- Spanish, German, French
    '(primero|segundo|tercero|cuarto|quinto|sexto|[1-6]) de (la )?(secundaria|primaria|eso|bachillerato)',
    '(en|classe de) (classe de )?(sixieme|cinquieme|quatrieme|troisieme|seconde|terminale)|aura (bientot )?(18'
      '|dix huit) ans',
    -- Portuguese, Italian, Polish, Turkish
    'tem (so |apenas |quase )?<idade> (anos|aninhos)',
    '(esta|estuda|anda) (no|do) (quinto|sexto|setimo|oitavo|nono|[5-9])( \.)?( o)? ano',
    'ha (solo |appena |quasi )?<eta> anni',
    '(seconda|terza|prima) media',
    'ortaokul\w*|kucuk kiz',
    -- Russian, Arabic, Hindi
    'уч(усь|ится|ишься) в ([а-я0-9]+ )?классе',
    'عمره?ا? (فقط )?<n> (سنة|سنه|عاما?|سنوات)',
    '(बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह) (साल|वर्ष)|(छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं) (कक्षा|क्लास)',
    '(ثلاثة?|اربعة?|خمسة?|ستة?|سبعة?) عشرة? (عاما|سنة|سنه)',
    '\. (the |a )?(\w+ )?(boy|girl|kid|lad) of <young>( with| who| and| \.)',
    '(wont|not|cant|cannot)( \w+){0,3} (vote|drive|buy a beer)( \w+){0,2} (for|in) (another )?(a|one|two|three|four'
      '|five|[1-5]) (more )?years?',
    'years? (short of|away from|shy of|too young for) (legal|18|eighteen|adulthood|being legal)',
    '(legal|legal age|adult age|of age|18|eighteen) minus (one|two|three|four|five|[1-9])',
    '\. (still )?a minor \. (officially|legally|technically|still)',
    '\. (treize|quatorze|quinze|seize|dix sept|1[0-7]) ans (a peine|et demi|bientot)',
    '(came into the world|born|birthday|dob|arrived)( [^ ]+){0,7} (in|on|of) ([a-z]+ )?(09|1[0-4])( \.| and)',
    '(date de naissance|geburtsdatum|fecha de nacimiento|data di nascita|data de nascimento|data urodzenia'
      '|дата рождения'
      '|dogum tarihi)( [^ ]+){0,6} <recent year>',
    '<grade> grade (girl|boy|kid|student|pupil)|(a|the) tween( \.| who)|thriteen|forteen|fivteen|fiveteen',
    '\. [a-z]+ 1 [2-7] [a-z]{3,}|cant (vote|drive|drink) \. cant (vote|drive|buy|drink)|non puo guidare manco',
    '열 ?(한|두|세|네|다 ?섯|여 ?섯|일 ?곱) ?살|(?<![一二三四五六七八九])十 [一二三四五六七] ?岁|(离|距)成年还(差|有)',
    'believes in (santa|father christmas|the tooth fairy)|cub scouts?|brownie scouts?',
    '(got|gets|serving|in) detention|cant( \w+){0,3} pg ?13|too young to( \w+){0,3} (home|alone|drive|vote|work)',
    '(one|whom|that|kid|girl|boy|niece|nephew|cousin) (i|you|we) (babysit|look after|mind)( on| after| every'
      '| when| \.)',
    'foster (kid|child|girl|boy|brother|sister|son|daughter) (your|my|the) (parents|family|mom|mum|dad|aunt'
      '|neighbou?rs)',
    'booster seat|(two|three|four|five|six|a few) more birthdays|(0[89]|1[0-9]) baby \.'
      '|came into the world( [^ ]+){0,9} <recent year>|\. minor \.',
    '(will be|will turn|turns|turning|is turning) <young> in (january|february|march|april|may|june|july|august'
      '|september|october|november|december|a few|[a-z]+ (days|weeks|months))',
    'still (basically )?a child( \.| and| at)|kids department|noch nicht mal (mofa|roller|auto)',
    '<young> years? (of age|young)|<n> x <n> (years|yrs)|(?<!hours |open |shift '
      '|time )between <young> and <young>( \.| years)|exactly half my age',
    'il doppio di (sei|sette|otto)|(sei|sette|otto|nove|dieci) piu (due|tre|quattro|cinque|sei|sette|otto)',
    '(acaba de )?soplar?( \w+){0,2} (once|doce|trece|catorce|quince|dieciseis|diecisiete) velas',
    '(fuhrerschein|mofa\w*|roller)( \w+){0,4} erst (nachstes jahr|in (zwei|drei|vier) jahren)',
    'darf( \w+){0,2} erst in (zwei|drei|vier) jahren|(?<!die )(?<!der )(grade?|gerade|eben|frisch|jetzt) <elf> geworden'
      '|eingeschult',
    '(en|eleve de) (classe de )?[3-6] ?e( \.| et| au)|eleve de (sixieme|cinquieme|quatrieme|troisieme|seconde)',
    '(menin[oa]|garot[oa]) de (dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete) anos',
    'ehliyet( \w+){0,2} daha (bir|iki|uc|dort) yil',
    'первый паспорт|паспорт( [а-я]+){0,2} (еще )?не (дали|выдали)|еще не выдали( [а-я]+)? паспорт',
    '(بال|في ال|ال)صف (الخامس|السادس|السابع|الثامن|التاسع|العاشر)',
    '(छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|कक्षा (छह|सात|आठ|नौ|दस)) में (पढ़ता|पढ़ती)'
      '|(janam|janm|paida) <recent year>',
    '年(龄|齢)( \.)? ?(十 ?[一二三四五六七]|じゅう( \.)? ?(いち|に|さん|よん|ご|ろく|なな))',
    'في (الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة) عشرة? من عمره?ا?',
    '(في )?المدرسة (الاعدادية|المتوسطة|الثانوية)',
    -- Japanese, Korean, Chinese
    '(?<![一二三四五六七八九])十[一二三四五六七]?(岁|歳|才)|(中学|高校)[一二三123]年|(读|上|念)(初|高)(一|二|三)|[초중고][1-3]',
    '<n>(歳|才)|小学生',
    '小学生|萝莉'
  ])

  union all select 'minor', 'fine', unnest(array[
    '(ucz\w+|nauczyciel\w*) (\w+ ){0,3}w \w+ klas\w+|(taught|teaches|teaching|teach\w*) (\w+ ){0,5}(middle|high'
      '|secondary) school',
    '(professeure?s?|prof|enseigne\w*|insegn\w+|lehrer\w*|unterrichtet|oglu|kizi|ogretmen\w*) (\w+ ){0,3}(lycee'
      '|premiere|terminale|liceo|media|lise\w*)',
    '(lycee|liceo|lise) (ogretmen\w*|teacher|professor\w*)|(daughter|son|niece|nephew|grandson|granddaughter)s? (is '
      '|are |was )?(in|at|goes|going|starts) (\w+ ){0,3}(school|grade)',
    '(whose |her |his |their |your |a |an |the |two |three )?<kin>( \.)?( was| were| is| are| who was| who is)? born( '
      '\w+){0,4} <recent year>|(shop|bakery|cafe|bar|company|business|project|idea|negocio|tienda|blog|firma|laden'
      '|entreprise|loja|empresa|negozio|bottega|дело|лавка|мастерская)( \w+){0,4} <born>( \w+){0,4} <recent year>',
    '(hij[oa]s?|tochter|sohn|kinder|filles?|fils|filh[oa]s?|figli[oae]?|cork\w+|syn\w*'
      '|niet[oa]s?)( \.)?( \w+){0,3} (<born>)( \w+){0,3} <recent year>|(hij[oa]s?|tochter|sohn|filles?|fils'
      '|figli[oa]) (diventa|wird|sera)( \w+){0,2}',
    '(at|since|from) (just |only )?<teen> (he|she|they)|(?<!(ses|sus|seus|suoi|turns?|be|compie|compira|faz|fara'
      '|completa|cumple|cumplira|wird|skonczy|konczy) )<teen> (years|anos|ans|jahre|anni|lat|лет) (ago'
      '|at|en|em|in|a(?! peine)|на|of(?! age))',
    '(?<!your |my )<kin> (turns?|will be|will turn|is turning|turned|is|are) (18|eighteen|<young>)( \w+){0,2}',
    '(?<!(the|that|this|is an?) )(?<!(the|that|this|is an?) [a-z]+ )<kin>( \w+){0,3} <grade> grade(rs?)?',
    '<kin>s? (<n> th|\w+teenth) birthday',
    '(?<!(your|my|a|the|two) )<young> (years?|yrs?) olds',
    '(little|baby|kid|younger) (sister|brother) (of|to) (two|three|four|five|six|seven|[2-7])',
    '(students|pupils|kids|children|boys|girls|dancers|players|grand ?(kids|children)|twins|siblings)( who are)?( aged'
      '| ages| from| of| between)? [0-9]{1,2}(( \.)?( and| to)? [0-9]{1,2})*',
    '(mom|stepmom|mum|mother|dad|stepdad|father|parent|nana|gran\w*) (of|to) (two|three|four|five|six)( \.)?'
      '( <n>( \.| and)?)+',
    '(about|starring|adventures of|stars) (a |an |his |her |their )?<young> (years?|yrs?) olds? \w+',
    'as a (lass|lad|boy|girl|kid) of <young>|youngest (just )?(started|starts|finished|is in)( \w+){0,3} school',
    '(profes?|profesora?|maestr[oa]|docente|tutora?)( [^ ]+){0,8} (primaria|secundaria|eso|bachillerato)',
    'cara de nin[oa] pero( \w+){0,3} (19[4-9][0-9]|200[0-5])',
    '<n> \. (semester|stock|etage|jahrhundert|bezirk)',
    '(кот|кошк|собак|пес|пса)[а-я]*( [^ ]+){0,4} <n> (лет|год)',
    '(معلم|معلمة|مدرس|مدرسة|استاذ|استاذة|اكبرهم|اصغرهم)( [^ ]+){0,4} (ال)?صف [^ ]+'
      '|[^ ]*احفاد[^ ]*( [^ ]+){0,4} عمره <n>',
    '(छठी|सातवीं|आठवीं|नौवीं|दसवीं) (कक्षा|क्लास)( [^ ]+){0,3} टीचर|(बच्चे|बच्चों)( [^ ]+){0,4} <n> (और <n> )?साल',
    '(열한|열두|열세|열네|열다섯|열여섯|열일곱) ?살( 된|짜리)? (강아지|고양이|개(?=[ .]|가|를|와|는|의)|딸|아들|아이)|教(小|初|高)[一二三四五六]'
      '|(女儿|儿子|孩子|侄[子女]).{0,4}十[一二三四五六七] ?岁',
    '(teens?|kids|children|childrens|youth)( s)? (\w+ )?(club|group|class|choir|team|workshop|section|services'
      '|library)',
    '(oglu|kizi|cocugu|ogullari|kizlari|cocuklari)( [^ ]+){0,3} (ortaokul|lise|ilkokul)\w*',
    '(大的|小的|老大|老二|大女儿|小女儿|大儿子|小儿子)(在)?(上|读|念)(初|高|小)(一|二|三|学)?',
    '(dropped out|flunked out|left|quit|repeated|failed)( of)?( \w+){0,2} <grade> grade',
    '(remembers?|remembering|recalls?|memories of)( \w+){0,5} <grade> grade(r|rs)?',
    '(vinte|trinta|quarenta|cinquenta)( e \w+)? anos( \.)?( [^ ]+){0,6} cara de (menin[oa]|crianca)',
    '(छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं) (कक्षा|क्लास)( [^ ]+){0,4} (पढ़ाती|पढ़ाता|अध्यापक|अध्यापिका|शिक्षक'
      '|शिक्षिका)',
    '<grade> grade (\w+ )?(book|chess|debate|drama|soccer|math|science|reading) (club|team|circle|group)',
    '(fils|fille|filles|enfants?|jumeaux|jumelles)( \w+){0,3} (sixieme|cinquieme|quatrieme|troisieme|seconde'
      '|premiere|terminale)',
    '<grade> grade (\w+ )?(teacher|math|science|english|history)( teacher)?|(taught|teaches|teaching'
      '|teach)( \w+){0,3} (<grade> grade(rs?)?|grade ([1-9]|1[0-2])|year ([3-9]|1[01]))',
    '(sews|sewed|sewing|designs|makes|made|irons|collects)( \w+){0,2} school uniforms?',
    '(at|until|till|before|after|since|from|by) (her|his|their|the) (<n> th|(thir|four|fif|six|seven)teenth'
      '|twelfth) birthday',
    '(is |are )?(not|never) (a )?(child|kid|teen\w*|schoolgirl)(?! yet)|gave birth( \w+){0,4} <recent year>',
    '(in|since|after|during) (the )?<grade> grade (he|she|they|i) (\w+ed|met|fell|left|had|was|began|quit|wrote|won)',
    '(former|ex|old|once|was|never) (\w+ ){0,3}(prom (queen|king|date)|homecoming queen|varsity cheer\w*)',
    '(mother|father|mom|dad|parents?|teacher|teaches|coach|coaches|tutor|raises|raising)( \w+){0,4} (high'
      '|middle) ?schoolers?',
    '(fur|mit|unterrichtet|betreut|ehemalige|fruhere|trainiert)( \w+){0,2} (jugendliche[nr]?|teenager\w*|schuler\w*)',
    '(was|were|as|being) (a|an) (\w+ )?(teen|teenager|teenage \w+)',
    '(madre|padre|era|fue|mere|pere|etait|d|mae|da|quando era|fin da|insegnante)( de| di| d)?( una?'
      '| une?)? (adolescente?|ado|ragazzin[oa]|liceale)',
    '(小学生|中学生|高校生)((に|を).{0,8}教|の(息子|娘|子|母|父|(弟|妹)(?! ?(\.|で))))|(딸|아들|자녀).{0,12}(중학생|고등학생|초등학생)',
    '(중학생|고등학생|초등학생).{0,10}(가르|딸|아들|자녀)|教.{0,3}(小学|中学|高中|初中)生|(儿子|女儿|孩子).{0,4}(小学|中学|高中|初中)生',
    '(hij[oa]s?|sobrin[oa]s?|tochter|sohn|kinder|filles?|fils|enfants?|filh[oa]s?|figli[oae]?|nipot[ei]|cork[aię]'
      '|syn(ow)?|dzieci|kizi|oglu|neto|neta)( \w+){0,4} <n>( \w+)? (\w+ )?(anos|jahre|jahrige[rn]?|ans|anni|lat'
      '|yasinda|anos|<n>)',
    '(lehrer(in)?|unterrichtet)( \w+){0,4} klassen?|professeure?s?( \w+){0,3} (sixieme|cinquieme|quatrieme|troisieme'
      '|seconde|terminale)',
    '(nauczyciel\w*|profesor\w*|insegnante|professor\w*)( \w+){0,4} (klasy|liceo|secundaria|primaria|ensino \w+|media)',
    '(сын[а-я]*|доч[а-я]+|внук[а-я]*) <n> (лет|год)|учител[а-я]+ школьник[а-я]+',
    '(بنتها|ابنها|ابنتها|ابنه) (عمره?ا? )?<n> (سنة|سنه|عاما?)',
    '(बेटी|बेटा|बेटे) <n> साल|(beti|beta|bete) <n> (saal|sal) (ki|ka|ke)',
    '(息子|娘|子供|犬|猫|孫).{0,4}<n>(歳|才)|(高校|中学|小学校?)(の)?(教師|先生|教員|校長)',
    '(아들|딸|조카|손자|강아지).{0,8}<n> ?(살|세)|(중|고등|초등)학교 ?(교사|선생)',
    '(儿子|女儿|孩子|侄子|狗|猫).{0,3}<n> ?(岁|歲)|(初中|高中|小学)(老师|教师|语文|数学)'
  ])
)
select rule.topic, rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
