-- Minors in the 14 languages (D-15, R-CARE-10): the kinds of the file before, where a language says them in words of
-- its own. <names> stand for the words of `part`; written as private.plain_text leaves them (и for й, ا for أ).

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('years', 'years?|yrs?|y o|y \. o|yo|anos?|anitos|aninhos|ans|a n s|jahre|anni|lat|yas\w*|лет|год[а-я]*|سنه|سنة|عاما?|साल|살|세|歳|才|岁'),
  ('teen', 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|once|doce|trece|catorce|quince|dieciseis'
    '|diecisiete|onze|douze|treize|quatorze|quinze|seize|dix sept|doze|treze|dezesseis|dezasseis|dezessete|dodici|tredici'
    '|quattordici|quindici|sedici|diciassette|(drei|vier|funf|sech|sieb)zehn|zwolf|(trzy|czter|piet|szes|siedem)nascie'),
  ('ten', 'ten|eleven|twelve|diez|once|doce|dix|onze|douze|dez|doze|zehn|elf|zwolf|dieci|undici|dodici|nine|nueve|neuf|nove|neun'),
  ('adult', '18|eighteen|dieciocho|dix huit|dezoito|diciotto|achtzehn|osiemnascie|on sekiz|восемнадцать|18 лет|अठारह'),
  ('month', 'january|february|march|april|may|june|july|august|september|october|november|december'),
  ('small', 'little|small|baby|kid|young|tiny|teen\w*'),
  ('kin', 'niece|nephew|daughter|son|step ?daughter|step ?son|god ?daughter|god ?son|cousin'),
  ('tu', 'tu|tua|sua|tuo|ton|ta|votre|deine?|twoja|твоя|твои|senin'),
  ('child', 'child|girl|boy|kid|toddler|schoolgirl|schoolboy|elementary \w+'),
  ('crianca', 'fillette|petite fille|enfant|gamine|ecoliere|collegienne|nina|nino|colegiala|menina|crianca|menininha|bambina'
    '|bambino|ragazzina|scolaretta|adolescente'),
  ('class', 'primero|segundo|tercero|cuarto|quinto|sexto|sixieme|cinquieme|quatrieme|troisieme')
),
rule (verdict, pattern) as (
  select 'refused', unnest(array[
    -- birth years
    '(urodzil[ao]?\w*|ولدت?|مولود[ةه]?|जन्म)( [^ .]+){0,4} <recent year>|<recent year> ?(년에 태어난|年出生|年的)|<recent year> (में|मे) (जन्म|पैदा)',
    '(<month>|summer|winter|spring|autumn|fall)( of)? (0[89]|1[0-9]) \.|<recent year> (baby|kid|born)|(came into the world|arrived)( \w+){0,4} <recent year>',
    '(born|naci[do][oa]?|nee?|geboren|nascid[oa]|nat[oa])( \w+){0,3} (two thousand (and )?|dos mil |deux mille |dois mil e |zweitausend|duemila)<ten>',
    'г( \.)? ?р( \.)? <recent year>|생일( \.)* <recent year>|<recent year>년 ?\d+월|(平成(1[89]|2[0-9]|3[01])|令和.{1,2})年生|生于<recent year>|<recent year>年[0-9月日]*(出?生)',
    -- ages spelled, apart or disguised
    '(<teen>|<n>) (anitos|aninhos|printemps|primaveras?|primavere|wiosen|lenze|весен)|(trzy|czter|piet|szes|siedem)nastol(atk|etni)\w*|<teen> and (three quarters|a half)',
    '[а-я]+[еиу] (двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать)( лет)? \.|(age|aged)( is)?( \.)* \d+ ?x ?\d+',
    '(she |he |who |\. )?\w+ is (just |only |barely |about |almost |a |newly |freshly )*<teen> (and|but|\.)',
    '(a|as) (tout juste |a peine |seulement |bientot |presque )?(onze|douze|treize|quatorze|quinze|seize|dix sept) ans (et|\.|mais)',
    '(ist|bin|bist) (erst |gerade |noch |schon |fast )*<teen>( jahre)? (und|\.|aber)|(a )?decade and a half old',
    '(at|of) (just |only |barely |a mere )<teen>( years( old)?)? \. \w+ (is|has|lives|can|still|wants|runs|already)',
    '1( \.)? [0-7] ?<years>|1[0-2] [2-7] <years>|(age|aged|edad|alter|idade|eta|wiek|yas)( is)?( \.)* (1 [0-7]|one (three|four|five|six|seven)|<teen>)|<teen> n (proud|cute|shy)',
    '(is|aged?|im|am) (xi|xii|xiii|xiv|xv|xvi|xvii)( <years>)?( old)?|fiveteen|sixteeen|fiften|forteen|sixten|sevent33n|<teen>(anos|ans|anni|jahre|years)',
    '(vijf|zes|zeven|veer|der)tien jaar|<n> (jaar oud|jaar jong|ar gammal|ar gammel|eves|vuotias|tuoi|ani|let)',
    'उम्र <n>|उम्र (बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह)|(umar|umr) <n>|عمر(ها|ه)? <n>|سن(ها|ه) <n>',
    -- school
    '(in |is in |a )?year (seven|eight|nine|ten|eleven|[7-9]|1[01])( student| pupil)? (at|and|but|\.)|mock gcses?|gcse (student|revision|exams?)',
    '(starts|started|starting|begins|attends|goes to) (just )?(middle|elementary|primary|junior high) school|dorm master|sixth ?former',
    '(1|2|3|4)( \.)?( o| er| a)? (de )?(la )?(eso|secundaria|primaria|bachillerato|bachi|prepa)|(alumn[oa]|va|cursa)( \w+){0,2} (secundaria|primaria|la eso)',
    '(en|eleve de) (6|5|4|3)( eme| e)?|(eleve|est|va) (au|du) (college|lycee)|en classe de <class>',
    '(geht|besucht|ist|kommt|bin)( \w+){0,3} ((funfte|sechste|siebte|achte|neunte|zehnte)n? klasse|([5-9]|10) [a-d])|grundschul(kind\w*|er\w*)|schulkind\w*',
    '(no|do|esta no) (5|6|7|8|9)( o)? ano|[1-3]( o)? ano do (ensino )?(medio|secundario)|anda na primaria|aluna d[ao] (escola|primaria)',
    '(fa|frequenta|va) (la |alle |le )?(medie|elementari|superiori)|(piatej|szostej|siodmej|osmej|pierwszej) klas(y|ie) (podstawowki|liceum)|(osmo|siodmo)klasist\w*',
    '(besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|[5-9]( \.)?) sinif\w* (ogrencisi|gidiyor|okuyor)|ilkokul ogrencisi|ortaokula gid\w*',
    '(ходит|пошла|пошел|перешла|учится|учусь) в (пятыи|шестои|седьмои|восьмои|девятыи|десятыи|[5-9]|10)( [а-г])? ?класс[а-я]*',
    '(في )?الصف (الخامس|السادس|السابع|الثامن|التاسع|العاشر)|تلميذ[ةه]? في',
    '(छठी|सातवीं|आठवीं|नौवीं|दसवीं) (में|की)|कक्षा ([5-9]|10)|([5-9]|10) (वीं|vi|vin|th) (class|क्लास|कक्षा|में)',
    '(中学?|高校?|小学?)[一二三四五六1-6]年|(中|高)[1-3] \.|(初|高)(一|二|三) \.|(小学|初中|高中)[一二三四五六]年级|[四五六七八九]年级',
    '(초등|중|고등)학교 ?[1-6] ?학년|(초등|중|고등)학교에? 다니',
    'klasse ([5-9]|10)|en c[me][12]|[dn]o (quinto|sexto|setimo|oitavo|nono) ano( do| \.)|из ([5-9]|10) ?[а-г]|(पांचवीं|चौथी|तीसरी) (क्लास|कक्षा)|[小中高][1-6](の|だ|で)',
    '小[1-6] \.|(初|高)(一|二|三)(的|女生|男生|学生)|刚上(小学|初中|高中)',
    -- kinship
    '(little girl|baby sister|kid sister)( \.)?( who)? (sneaks|with (braces|pigtails))|(ابنة زوجتك|ربيبتك)[^.]{0,20}مدرس|सौतेली (बेटी|बहन)[^.]{0,20}स्कूल',
    '義理の(娘|妹)[^.]{0,8}学校|의붓(딸|동생)[^.]{0,30}학교|继(女|妹)( \.)?[^.]{0,8}(放学|学校)|(의붓딸|継娘|義理の娘|继女) \. ?(학교|学校|放学)',
    '(your|my|users|user s|be my|play my) (\w+ )?<small> <kin>( \w+)? (who|that|visit\w*|stay\w*|lily|still|always|never|and)',
    '(sons|daughters|son s|daughter s|kids|kid s) (\w+ )?(classmate|playmate|school ?friend)',
    '<tu> (mala |petite |pequena |piccola |kleine |маленькая )(niece|fille|nichte|tochter|sobrina|nipote|siostrzyczka|племянница|доч\w+|sorella|cousine)',
    '(sobrinita|hijita|filhinha|sobrinha|netinha|irmazinha|nipotina|figlioletta|sorellina) (da|do|de|del|della|che|que|d)|\. (twoja )?(coreczka|siostrzyczka|bratanica) (twoj\w+|ktora)',
    'tu (sobrinita|hijita|hermanita|primita)|kucuk (yegenin|kizin|kardesin|kuzenin)|(छोटी|नन्ही) (भतीजी|भांजी|बहन|बेटी)|बहन जो स्कूल',
    'بنت (اخيك|اختك) الصغير|ابنتك الصغير|小さな?(姪|妹|娘)|(어린|꼬마) ?(조카|여동생)|小(侄女|外甥女|表妹)|तुम्हारी भतीजी',
    '(step ?daughter|step ?son|foster (child|daughter|son|kid))( [^ ]+){1,9} (to school|bed by|curfew|caseworker|homework)',
    -- appearance
    'looks like a (little |small |young )(child|kid|girl|boy)|cial(em|o) (dziecka|dziewczynki|nastolatki)|тел[а-я]+ (ребенка|девочки)|تبدو ك?(طفل|بنت)|दिखने में (बच्ची|बच्चा|छोटी)',
    '(body|form|shape|appearance|look|face) of a (\w+ )?<child>|(plays|acts|behaves|dresses) (as |like )?a (small |little )?<child>( all)?|age ?play\w*|little ?space',
    '(apparence|corps|visage|allure|aspecto|apariencia|cuerpo|cara|aparencia|corpo|rosto|aspetto|viso) ((d|de|di|da|dune?|duna|une?|una|uma) )*<crianca>|(sembra|parece) (ancora )?(una?|uma) <crianca>',
    '(wie (ein|eine) )(kleines )?(grundschul\w*|kind|schulmadchen) (aussieht|wirkt|von)|(wirkt|sieht aus) wie (ein|eine) (kleines )?(kind|schul\w*|madchen) von',
    'wyglada (jak|na) (mala )?(dziewczynk\w*|dziecko|uczennic\w*)|(cocuk|kucuk kiz) (bedenin\w*|gorunum\w*|gibi gorun\w*)|выгляд[а-я]+ (как|на) (ребен[а-я]+|девочк[а-я]+|школьниц[а-я]+)',
    '(外表|外貌|身体|样子|看起来|长相)[^.]{0,6}(小学|小孩|孩子|女童|小女孩|初中)|(見た目|外見|体)[^.]{0,3}(小学|子供|子ども|幼|中学)',
    '(외모|몸|겉모습)[^.]{0,24}(초등|아이|소녀|중학)|(جسد|شكل|مظهر) (طفل|بنت صغير)',
    'pigtails( [^ ]+){1,8} (lunch ?box|tooth)|(dummy|pacifier|diaper)( [^ ]+){0,3} (teddy|blankie|plush)',
    -- the birthday to come
    '(fetera|aura|cumplira|cumple|compira|compie|fara|fara|completara|completa|faz|skonczy|konczy) (ses |los |sus |i |os |seus |jej )?<adult>',
    '(until|till|before|to) (\w+ ){0,2}(18|eighteen)(th| th)? birthday|(will|until|till) (\w+ )?comes? of age|(compira|raggiungera|alcanzara|atingira) la? ?(maggiore|mayoria|maioridade)',
    '(till|until|before) (she|he|they|you)( is| are|s|re) (legal|of age|grown)|vira maior|resit ol(acak|uyor)|(станет|будет) совершеннолетн[а-я]+|ستصبح (بالغ|راشد)[ةه]?|बालिग हो',
    '成人(になる|する|まで)|성인이 ?(되|된|될)|(就|快|才)成年',
    '(wird|werde) (\w+ ){0,4}(achtzehn|18|volljahrig)|(gelecek|seneye|yakinda|onumuzdeki)( \w+){0,2} (on sekiz|18)',
    '(ستبلغ|سيبلغ|ستتم|سيتم|هتتم|هيتم|ستكمل|سيكمل)( [^ ]+){0,3} (الثامنة|الثامنه|18|ثمانية)|(अठारह|18) (साल )?(की|का|के) (होगी|होगा|हो)',
    '(明年|来年|来月|再过|还差|就要|もうすぐ|あと)[^.]{0,8}(18|十八)(岁|歳|才)|(내년|곧|다음)[^.]{0,30}(18|열여덟) ?(살|세)|до (18 ?летия|совершеннолетия|восемнадцати)'
  ])

  union all select 'fine', unnest(array[
    '(kizi|oglu|kizinin|mere|pere|tante|mutter|vater|tochter|sohn|madre|padre|figli[ao]|hij[ao]|filh[ao]|corka|syn)( dune?| dun)?( [^ .]+){0,2} (sekizinci|collegien\w*|lyceen\w*|[5-9]|[a-z]+) (sinif\w*|klasse|media|ano)',
    '(mere|pere|tante|maman|oncle)( [^ .]+){0,2} (dune? |dun )?(collegien\w*|lyceen\w*|ecoliere)',
    '(ابنت?ه|بنته|ابنت?ها|بنتها)( [^ .]+){0,2} الصف \S+|(?<!सौतेली )(बेटी|बेटा)( [^ .]+){0,3} (में|है)|(娘|息子|女儿|儿子)[^.]{0,6}(年生|年级|初.|高.|年)|(딸|아들)[^.]{0,24}학년',
    '(daughters?|sons?|nieces?|nephews?|dogs?|cats?|cars?|vans?|marriage|shop|bakery|house|band|business|boat)( [^ .]+){0,2} is( \w+)? <teen>',
    '(y|depuis|pendant|d|apres) a? ?<teen> ans|<teen> (anni|anos|jahre|ans|lat) (di|de|en|w) \w+',
    '(daughter|son|grandson|granddaughter|child|kid)s? (\w+ ){0,2}(turned|turns|is) <teen>|class of \d+ (\w+ ){0,2}prom queen',
    '(profesora?|maestr[oa]|lehrer(in)?|professora?|insegnante|nauczyciel\w*|prof|enseign\w*)( [^ .]+){0,5} (eso|secundaria|primaria|klasse|college|lycee|medie|media|klas\w*|ano)',
    '(учител[а-я]+|преподает|дочь|сын|внук[а-я]*|внучка)( [^ .]+){0,4} класс[а-я]*|sinif\w* (ogrencilerine|ogretmen\w*)|ogretmen\w*( [^ ]+){0,5} sinif\w*',
    '(中学|高校|小学)[^.]{0,8}(担任|教え|教師)|(초등|중|고등)학교[^.]{0,14}(담임|교사|가르)|(初|高)(一|二|三)(语文|数学|英语|老师|班主任)|年级(老师|班主任|语文|数学)',
    '(पंद्रह|सोलह|बारह|तेरह|चौदह|सत्रह) साल (से|पहले|तक)',
    '(teach\w*|taught|teaches)( \w+){0,3} year ([5-9]|1[01]|ten|nine|eight|seven|eleven)|year (seven|eight|nine|ten|eleven|[7-9]|1[01]) (of|teacher|maths|history)'
  ])
)
select 'minor', rule.verdict, normalize((
  select string_agg(coalesce('(' || part.words || ')', piece.text), '' order by piece.position)
  from regexp_split_to_table(regexp_replace(rule.pattern, '<(\w+)>', '~<\1>~', 'g'), '~')
    with ordinality as piece (text, position)
  left join part on piece.text = '<' || part.name || '>'
), nfkd)
from rule;
