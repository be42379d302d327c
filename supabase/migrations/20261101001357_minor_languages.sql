-- Minors in the 14 languages (D-15, R-CARE-10): the kinds of the file before, where a language says them in words of
-- its own. <names> stand for the words of `part`; written as private.plain_text leaves them (и for й, ا for أ).

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('years', 'years?|yrs?|y o|y \. o|yo|anos?|anitos|aninhos|ans|a n s|jahre|anni|lat|yas\w*|лет|год[а-я]*|سنه|سنة'
    '|عاما?|साल|살|세|歳|才|岁'),
  ('teen', 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|once|doce|trece|catorce|quince|dieciseis'
    '|diecisiete|onze|douze|treize|quatorze|quinze|seize|dix sept|doze|treze|dezesseis|dezasseis|dezessete|dodici'
    '|tredici|quattordici|quindici|sedici|diciassette|(drei|vier|funf|sech|sieb)zehn|zwolf|(trzy|czter|piet|szes'
    '|siedem)nascie'),
  ('adult', '18|eighteen|dieciocho|dix huit|dezoito|diciotto|achtzehn|osiemnascie|on sekiz|восемнадцать|18 лет|अठारह'),
  ('month', 'january|february|march|april|may|june|july|august|september|october|november|december'),
  ('small', 'little|small|baby|kid|young|tiny|teen\w*'),
  ('kin', 'niece|nephew|daughter|son|step ?daughter|step ?son|god ?daughter|god ?son|cousin'),
  ('tu', 'tu|tua|sua|tuo|ton|ta|votre|deine?|twoja|твоя|твои|senin'),
  ('child', 'child|girl|boy|kid|toddler|schoolgirl|schoolboy|elementary \w+'),
  ('crianca', 'fillette|petite fille|enfant|gamine|ecoliere|collegienne|nina|nino|colegiala|menina|crianca|menininha'
    '|bambina|bambino|ragazzina|scolaretta|adolescente'),
  ('class', 'primero|segundo|tercero|cuarto|quinto|sexto|sixieme|cinquieme|quatrieme|troisieme'),
  ('era', 'undici|dodici|tredici|quattordici|quindici|sedici|diciassette|once|doce|trece|catorce|quince|dieciseis|'
    'diecisiete|onze|douze|catorze|doze|treze|quatorze|seize|quinze|dezesseis|dezasseis|dezessete'),
  ('nastu', '(jede|dwu|trzy|czter|piet|szes|siedem)nastu'),
  ('ru', '(один|две|три|четыр|пят|шест|сем)надцать'),
  ('arab', '(احد|احدى|اثنا|اثنتا|ثلاث[هة]?|اربع[هة]?|خمس[هة]?|ست[هة]?|سبع[هة]?) عشر[هة]?'),
  ('ko', '열 ?(한|두|세|네|다섯|여섯|일곱)|(초등|중|고등)학교 ?[1-6]|[초중고][1-6]|(초등|중|고등)|1[0-7]|[5-9]'),
  ('parent', '(mother|father|mum|mom|dad|grandma|grandpa|aunt|uncle) (of|to)( (two|three|a))?|(mutter|vater|mama|papa'
    '|oma|opa|tante|onkel) von|(madre|padre|abuel[oa]|ti[oa]) de|(mae|pai|avo) d[aeo]|(mamma|padre|madre|papa|nonn[oa]'
    '|zi[oa]) (di|d)|(mere|pere|maman|papa|tante|oncle) (de|d)|отец|мать|папа|мама|дед|бабушка|raises|raising'),
  ('his', 'a|an|his|her|hers|their|one|two|three|four|twin|tres|cuatro|drei|vier|trois|quatre|tre|quattro|трое|четверо'
    '|and|with|unas?|unos?|sus?|dos|con|eine?[nrs]?|seine?[nrs]?|ihre?[nrs]?|zwei|mit|une?|sa|son|ses|deux|avec|uma?'
    '|suas?|seus?|dois|duas|com|suo|sua|due|растит|воспитывает|есть|его|ее|двое'),
  ('has', 'has|have|raises|raising|with|(dad|mum|mom|father|mother|parent) of|hat|mit|tiene|cria|con|a|eleve|avec|tem'
    '|com|ha|cresce|растит|воспитывает|есть'),
  ('kid', '(little |younger )?(brother|sister)s?|herman[oa]s?|bruder|schwester|freres?|soeurs?|irma[os]?|fratell[oi]'
    '|sorell[ae]|брат[а-я]*|сестр[а-я]+|melliz[oa]s|gemel[oa]s|(os |as )?geme[oa]s|zwillinge?n?|jumeaux|jumelles|dogs?'
    '|cats?|hund|katze|kater|perr[oa]|gat[oa]s?|chien(ne)?|chat(te)?|cane|gatt[oa]|соба[а-я]+|кот|дет[а-я]+|daughters?'
    '|sons?|nieces?|nephews?|grand[a-z]+|kids|children|girls|boys|twins|hij[oa]s?|sobrin[oa]s?|niet[oa]s?|nin[oa]s?'
    '|tochter[n]?|sohne?n?s?|nichte|neffen?|enkel[a-z]*|kinder|filles?|fils|nieces?|neveux?|garcons?|enfants'
    '|filh[oa]s?|sobrinh[oa]s?|net[oa]s?|figli[oae]?|nipot[ei]|gemell[ie]|доч[а-я]+|сын[а-я]*|внук[а-я]*|внуч[а-я]+'
    '|племянн[а-я]+'),
  ('of', 'of|aged|age|is|are|de|von|im alter von|d|di|da|ha|tem|tiene|que tiene|a'),
  ('yng', '1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven)teen'
    '|(sieb|ach|neun|zehn|elf|zwolf|drei|vier|funf|sech)(t|zehn|en)?|siete|ocho|nueve|diez|once|doce|trece|catorce'
    '|quince|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|oito|nove|dez|doze|treze|catorze|sette|otto'
    '|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|(сем|восем|девят|десят|[а-я]+надцат)[ьи]'
    '|(on )?(bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz)|on|siedem|osiem|dziewiec|dziesiec|[a-z]+nascie'),
  ('unit', 'years old|years?|yrs?|anos|jahren?|jahre alt|ans|anni|lat|лет|года?|yasinda'),
  ('and', 'and|y|e|et|und|и|ve'),
  ('grown', '(_|[2-9][0-9]|19[0-9][0-9]|otuz|kirk|elli|yirmi|altmis|(twen|thir|for|fif|six|seven|eigh|nine)ty|cuarenta'
    '|treinta|cincuenta|quarante|trente|cinquante|soixante|quarenta|trinta|cinquenta|[a-z]*(zwanzig|dreissig|vierzig'
    '|funfzig)|(trent|quarant|cinquant|sessant)[a-z]+|тридцат[а-я]+|сорок[а-я]*|пятьдесят[а-я]*|[二三四五六七八九]十|스물|서른|마흔|쉰'
    '|예순|पैंतीस|चालीस|तीस|पचास|बीस)')
),
rule (verdict, pattern) as (
  select 'refused', unnest(array[
    -- birth years
    '(<month>|summer|winter|spring|autumn|fall)( of)? (0[89]|1[0-9]) \.|(came into the world'
      '|arrived)( \w+){0,4} <recent year>',
    '<recent year>年[0-9月日のに春夏秋冬頃初]*(出?生)|平成(2[0-9]|30|3[01])年[0-9月日]*生',
    -- Next to the age of somebody else: her dad is 46, she is 14
    '(?<!(tochter|sohn|nichte|neffe|enkel|katze|hund|hij[oa]|sobrin[oa]|nieta?|figli[oa]|fille|fils|доч[а-я]+'
      '|сын[а-я]*|внук[а-я]*|внуч[а-я]+)[^.]{0,20}( \.)? )((sie|er) ist( erst)?|(ella|elle|ela|lei)( \.)?( en)?( tiene'
      '| tem| ha| a)?|(lui|lei) ne ha|(?<![а-я])(еи|ему)( всего| уже)?|kendi(si)?|o daha|o henuz) (<n>)( anos| ans| '
      'anni| jahre| лет| yas[a-z]+)? (\.|und|y|et|e|и)|^ \. \w+ ((\. )?(is|ist|a|ha|tem|tiene) ((only|just|erst|solo'
      '|so|appena) )?(<n>)|\. (<n>) (years old|jahre|ans|anni|anos|лет))( years old| jahre( alt)?| ans| anni| anos)? '
      '(\.|and|but|und|aber)|whose [a-z]+ is (_|[2-9][0-9]( \.)?) is (<n>)|(本人|彼女)(は|が)<n>(歳|才)|(본인은|본인이|나는|저는) ?<n>(세'
      '|살)',
    -- ages spelled, apart or disguised
    '(<teen>|<n>) (anitos|aninhos|printemps|primaveras?|primavere|wiosen|lenze|весен)|(trzy|czter|piet|szes'
      '|siedem)nastol(atk|etni)\w*|<teen> and (three quarters|a half)',
    '[а-я]+[еиу] (двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать)( лет)? \.',
    '(she |he |who |\. )?\w+ is (just |only |barely |about |almost |a |newly |freshly )*<teen> (and|but|\.)',
    '(a|as) (tout juste |a peine |seulement |bientot |presque )?(onze|douze|treize|quatorze|quinze|seize'
      '|dix sept) ans (et|\.|mais)',
    '(a )?decade and a half old',
    '(at|of) (just |only |barely |a mere )<teen>( years( old)?)? \. \w+ (is|has|lives|can|still|wants|runs|already)',
    '[1] ?_ ?[0-7] ?(\.|<years>|さい)|1( \.)? [0-7] ?<years>|1[0-2] [2-7] <years>|(age|aged|edad|alter|idade|eta|wiek'
      '|yas)( is)?( \.){0,2} (1 [0-7]|one (three|four|five|six|seven)|<teen>)',
    'عمر(ها|ه)? <n>',
    -- school
    '(in |is in |a )?year (seven|eight|nine|ten|eleven|[7-9]|1[01])( student| pupil)? (at|and|but|\.)',
    '(starts|started|starting|begins|attends|goes to) (just )?(middle|elementary|primary|junior high) school',
    '(1|2|3|4)( \.)?( o| er| a)? (de )?(la )?(eso|secundaria|primaria|bachillerato|bachi|prepa)',
    '(en|eleve de) (6|5|4|3)( eme| e)?|en classe de <class>',
    '(geht|besucht|ist|kommt|bin)( \w+){0,3} ((funfte|sechste|siebte|achte|neunte|zehnte)n? klasse|([5-9]|10) [a-d])',
    'anda na primaria',
    '(中学?|高校?|小学?)[一二三四五六1-6]年|(初|高)(一|二|三) \.',
    '(초등|중|고등)학교 ?[1-6] ?학년|통금(은|이|시간은)? ?(저녁 |밤 )?(여섯|일곱|여덟|아홉|6|7|8|9) ?시|(체험학습|수련회|소풍|수학여행|캠프|연습생)[^.]{0,30}동의서'
      '|부모님?(의)? ?동의서|izin kag[a-z]+ (_|anne[a-z]*|velisi|babasi) imza[a-z]*',
    '(初|高)(一|二|三)(的|女生|男生|学生)',
    -- kinship
    '(your|my|users|user s|be my|play my) (\w+ )?<small> <kin>( \w+)? (who|that|visit\w*|stay\w*|lily|still|always'
      '|never|and)',
    '(sons|daughters|son s|daughter s|kids|kid s) (\w+ )?(classmate|playmate|school ?friend)',
    '<tu> (mala |petite |pequena |piccola |kleine |маленькая )(niece|fille|nichte|tochter|sobrina|nipote|siostrzyczka'
      '|племянница|доч\w+|sorella|cousine)',
    '(sobrinita|hijita|filhinha|sobrinha|netinha|irmazinha|nipotina|figlioletta|sorellina) (da|do|de|del|della|che'
      '|que|d)|\. (twoja )?(coreczka|siostrzyczka|bratanica) (twoj\w+|ktora)',
    '(step ?daughter|step ?son|foster (child|daughter|son|kid))( [^ ]+){1,9} (to school|bed by|curfew|caseworker'
      '|homework)',
    '(play|plays|playing|act as|acting as) (my|your|users?|the users?|user s) ((little|small|baby|kid|young|tiny'
      '|teen[a-z]*|foster|step ?|god ?) ?){0,2}(niece|nephew|daughter|son|sister|brother|child|ward)',
    '(возраст|العمر|उम्र|나이|年齢|年龄|年齡)( \.)* ?<n>',
    'menor de (edad|idade)|萝莉',
    '(t ?h ?[iі] ?r|f ?[oо] ?u ?r|f ?[iі] ?f|[sѕ] ?[iі] ?[xх]'
      '|[sѕ] ?[eе] ?v ?[eе] ?n) ?[tт7+] ?[eе3*]+ ?[eе3*]* ?n(?<!(thir|four|fif|six|seven)teen)',
    -- appearance
    '(body|form|shape|appearance|look|face) of a (\w+ )?<child>|(plays|acts|behaves|dresses) (as |like )?a (small '
      '|little )?<child>( all)?',
    '(sembra|parece) (ancora )?(una?|uma) <crianca>',
    '(wie (ein|eine) )(kleines )?(grundschul\w*|kind|schulmadchen) (aussieht|wirkt|von)',
    '(外表|外貌|身体|样子|看起来|长相).{0,6}(小学|小孩|孩子|女童|小女孩|初中)|(見た目|外見|体).{0,3}(小学|子供|子ども|幼|中学)',
    'pigtails( [^ ]+){1,8} (lunch ?box|tooth)',
    -- the birthday to come
    '(fetera|aura|cumplira|cumple|compira|compie|fara|fara|completara|completa|faz|skonczy|konczy) (ses |los |sus |i '
      '|os |seus |jej )?<adult>',
    '(18|eighteen) in (_|[a-z0-9]+ (days|weeks|months))',
    '(ستبلغ|سيبلغ|ستتم|سيتم|هتتم|هيتم|ستكمل|سيكمل)( [^ ]+){0,3} (الثامنة|الثامنه|18|ثمانية)|(अठारह|18) (साल )?(की|का'
      '|के) (होगी|होगा|हो)'
  ])

  union all select 'fine', unnest(array[
    '(kizi|oglu|kizinin|mere|pere|tante|mutter|vater|tochter|sohn|madre|padre|figli[ao]|hij[ao]|filh[ao]|corka'
      '|syn)( dune?| dun)?( [^ .]+){0,2} (sekizinci|collegien\w*|lyceen\w*|[5-9]|[a-z]+) (sinif\w*|klasse|media|ano)',
    '(mere|pere|tante|maman|oncle)( [^ .]+){0,2} (dune? |dun )?(collegien\w*|lyceen\w*|ecoliere)',
    '(ابنت?ه|بنته|ابنت?ها|بنتها)( [^ .]+){0,2} الصف [^ ]+|(?<!सौतेली )(बेटी|बेटा)( [^ .]+){0,3} (में|है)|(娘|息子|女儿'
      '|儿子).{0,6}(年生|年级|初.|高.|年)|(딸|아들).{0,24}학년',
    '(daughters?|sons?|nieces?|nephews?|dogs?|cats?|cars?|vans?|marriage|shop|bakery|house|band|business'
      '|boat)( [^ .]+){0,2} is( \w+)? <teen>',
    '(y|depuis|pendant|d|apres) a? ?<teen> ans|(?<!(compie|compira|faz|fara|cumple'
      '|cumplira|fete|fetera|ses|sus|skonczy|konczy|wird) )<teen> (anni|anos|jahre|ans|lat) (di|de|en|w) \w+',
    '(daughter|son|grandson|granddaughter|child|kid)s? (\w+ ){0,2}(turned|turns|is) <teen>'
      '|class of [0-9]+ (\w+ ){0,2}prom queen',
    '(profesora?|maestr[oa]|lehrer(in)?|professora?|insegnante|nauczyciel\w*|prof|enseign\w*)( [^ .]+){0,5} (eso'
      '|secundaria|primaria|klasse|college|lycee|medie|media|klas\w*|ano)',
    '(учител[а-я]+|преподает|дочь|сын|внук[а-я]*|внучка)( [^ .]+){0,4} класс[а-я]*|sinif\w* (ogrencilerine'
      '|ogretmen\w*)|ogretmen\w*( [^ ]+){0,5} sinif\w*',
    '(中学|高校|小学).{0,8}(担任|教え|教師)|(초등|중|고등)학교.{0,14}(담임|교사|가르)|(初|高)(一|二|三)(语文|数学|英语|老师|班主任)|年级(老师|班主任|语文|数学)',
    '(पंद्रह|सोलह|बारह|तेरह|चौदह|सत्रह) साल (से|पहले|तक)',
    '(teach\w*|taught|teaches)( \w+){0,3} year ([5-9]|1[01]|ten|nine|eight|seven|eleven)|year (seven|eight|nine|ten'
      '|eleven|[7-9]|1[01]) (of|teacher|maths|history)',
    -- Years of a trade, a marriage or a friendship
    '(da|sposat[oaie] da|insieme da) (<era>|1[1-7]) anni( [^ .]+){0,5} (gesti[a-z]+|tengono|vivono|lavora[a-z]*|'
      'guida[a-z]*|amic[a-z]+|insegna[a-z]*|sposat[a-z]+|insieme)|(sposat[oaie]|amic[a-z]+|insieme) da (<era>|1[1-7])'
      ' anni',
    '(hace|llevan?) (<era>|1[1-7]) anos( [^ .]+){0,6} (tienen|regent[a-z]+|trabaja[a-z]*|casad[a-z]+|conduc[a-z]+|'
      'dirig[a-z]+)|ha (<era>|1[1-7]) anos( [^ .]+){0,6} (tem|gere[a-z]*|trabalha[a-z]*|casad[a-z]+|conduz[a-z]*|'
      'juntos)',
    'od (<nastu>|1[1-7]) lat( [^ .]+){0,5} (prowadz[a-z]+|pracuj[a-z]+|razem|jezdz[a-z]+|przyjazn[a-z]+)|'
      '(malzenstw[a-z]+|razem|przyjazn[a-z]+|prowadz[a-z]+|pracuj[a-z]+)( [^ .]+){0,4} od (<nastu>|1[1-7]) lat',
    '(вместе|женат[а-я]*|замужем|дружат|в браке) (уже )?(<ru>|1[1-7]) лет|(?<!(еи|ему|мне) )(<ru>|1[1-7]) лет (вместе'
      '|в браке|замужем|водит|работает|держ[а-я]+|служит|печет|преподает|женат[а-я]*)',
    'منذ (<arab>|1[1-7]) (عاما?|سنة|سنه)',
    -- What an adult has done since childhood
    'on ?(bir|iki|uc|dort|bes|alti|yedi) (yasindan (beri|itibaren|bu yana)|yasinda( [^ .]+){0,3} (basla[a-z]+|'
      'ogren[a-z]+))(?=.*<grown>)',
    '十[一二三四五六七]?(歳|才)((のとき|の時|の頃|のころ)(から|に)?|から|で[^ .]{0,8}(始め|覚え|習))(?=.*<grown>)',
    '열 ?(한|두|세|네|다섯|여섯|일곱) ?살 ?(때|에[^.]{0,40}(시작|올라|떠나|배우|배웠|그만)|부터)(?=.*<grown>)',
    '十[一二三四五六七]?岁(时|起|那年|开始|就|的时候)(?=.*<grown>)',
    '(बारह|तेरह|चौदह|पंद्रह|सोलह) साल की उम्र (से|में)(?=.*<grown>)',
    -- Parents
    '(on ?(bir|iki|uc|dort|bes|alti|yedi)|<n>) yas(inda|indaki) (bir |iki )?(kizi|oglu|cocugu|torunu|yegeni) (var|'
      'olan)|(lise|ortaokul|ilkokul)[a-z]* (bir[a-z]* |iki[a-z]* |uc[a-z]* |son[a-z]* )?(giden|okuyan) (bir |iki |uc '
      ')?((kizi|oglu|cocugu|torunu|yegeni) (var|olan)|(kiz|oglan|cocuk) (annesi|babasi))',
    '(mutter|vater|mama|papa|oma|opa) (einer|eines|von) [a-z]*(zehn|zwolf|elf)jahrigen( (tochter|sohn(es|s)?|madchens'
      '|jungen|zwillingen))?|(matka|ojciec|mama|tata|babcia) [a-z]+nasto?letni[a-z]+( (cork|syn|wnu|dzie|'
      'bliz)[a-z]+)?',
    '(tiene|tem|ha|con|com|madre de|padre de|mae de|pai de|padre di|madre di|(maman|papa|mere|pere) d) ?(una?|dos|'
      'dois|duas|um|uma|due|une) (hij[oa]s?|niet[oa]s?|filh[oa]s?|net[oa]s?|figli[oae]|garcon|fille|fils) d[ei] '
      '(<era>|<n>)( (y|e|et) (<era>|<n>))? (anos|anni|ans)|(папа|мама|мать|отец|бабушка|дедушка) '
      '[а-я]+надцатилетн[а-я]+( [а-я]+)?',
    '(_|(mother|father|mom|mum|dad|parent|grand(ma|pa|mother|father)) (of|to) an? <teen> year old) and an? <teen> '
      'year old',
    '(<ko>) ?(살|세|학년|학생)? ?(짜리 )?(딸|아들|손자|손녀|조카|남매|자녀|쌍둥이|아이)(을|를)? ?(하나 |둘 |둘을 )?(둔|키우|기르)',
    '(十[一二三四五六七]?|1[0-7])(歳|才)の(娘|息子|双子)(を|が)(育て|持つ|もつ|もち|いる)|(?<!你)有一?个?(十[一二三四五六七]?|1[0-7]) ?岁的(_|女儿|儿子|孩子)|'
      '(?<!你)(?<!你的)(女儿|儿子|孩子|孙子|孙女)(今年|才|已经|都|刚)?十[一二三四五六七]?岁(?=.*<grown>)',
    '((ام|اب|والد|والدة) ل?|(لديه|لديها|عنده|عندها) )(بنت|ولد|ابن|ابنة|طفل|طفلة|حفيد|حفيدة) (عمره?ا? )?(<n>|<arab>) '
      '(سنة|سنه|عاما?)|(बारह|तेरह|चौदह|पंद्रह|सोलह|<n>) साल (की|के) (बेटी|बेटे) (की|का|के) (माँ|पिता|पापा)',
    '(tutora?|maestr[oa]|profesora?) de (primero|segundo|tercero|cuarto) de (la )?(eso|primaria|secundaria'
      '|bachillerato)|중[1-3] 담임',
    -- Children of somebody whose own age or year is there: mother of Ann (14) and Ben (9)
    '((<parent>) (\w+ ){0,2}(\. )?(<of> )?|(<his>) (\w+ )?(<kid>) (\. )?(\w+ )?(\. )?(<of> )?|(<has>) (\w+ '
      '){0,4}(girls?|boys?|nin[oa]s?|chic[oa]s?|madchen|jungen?|garcons?|menin[oa]s?|ragazz[oaie]|bambin[oaie]'
      '|мальчи[а-я]+|девоч[а-я]+) (\. )?(<of> )?)((<yng>)( <unit>)?|<unit> <yng>)(( \.)?( \.| <and>)( (<his>|<of>))?( '
      '(<kid>))?( (?!(is|ist|tiene|ha|tem|she|he|sie|er|ella|elle|lei|ela|еи|ему) )\w+)?( \.)?( <of>)? (<yng>)( '
      '<unit>)?){0,3}( \.)?(?<=[^a-z0-9](<grown>|widow(er|ed)|(dad|mum|mom|father|mother) of (two|three|four'
      '|twins))[^a-z0-9].*)',
    '((<yng>)( \.)? yas(inda|indaki)? (ve (<yng>) yas(inda|indaki) )?(olan |bir |iki )?(kiz|ogl|ogul|cocu|torun|yegen'
      '|ikiz)[a-z]*(?![a-z]| sana| senin)( ve (<yng>) yas(inda|indaki) (kiz|ogl|ogul|cocu)[a-z]*)?|[a-z]+ \. (<n>) \. '
      've [a-z]+ \. (<n>) \. (anne|baba|dede|teyze|hala|dayi|amca)si)(?<=(<grown>) .*)',
    '((?<![二三四五六七八九])(十?[一二三四五六七八九]|十|<n>)(歳|才)の(一人|双子の)?(娘|息子|女の子|男の子|姪|甥|孫|猫|犬)(と|が|を|に|の(父|母|パパ|ママ)|たち)(?!あなた|君|俺'
      '|僕)|(高校|中学校?|小学校?)([一二三四五六1-6]年)?生?の(娘|息子|姪|甥|孫)(と|が|を|に|の|たち)|(娘|息子|姪|甥|孫|弟|妹|[長次三][女男]|末っ子)(は|が|も)?( ?\.)? '
      '?((十[一二三四五六七]?|<n>)(歳|才)(と(十[一二三四五六七]?|<n>)(歳|才))?|(高校|中学|小学校?)[一二三四五六1-6]年(と(高校|中学'
      '|小学校?)[一二三四五六1-6]年)?))(?<=(<grown>).*)',
    '((<ko>) ?(살|세)? ?(짜리 )?(쌍둥이 )?(딸|아들|손자|손녀|조카|고양이|강아지|개)(과|와|을|를|이|의|이랑|하고)|(딸|아들|손자|손녀|조카|손주|동생|막내|첫째|둘째|셋째)(가|이'
      '|은|는)? ?(\. )?(여섯|일곱|여덟|아홉|<ko>) ?(살|세|\.)((과|와) (<ko>) ?(살|세))?|(딸|아들|조카) [^ .]+ \. (<n>) \.)(?<=(<grown>).*)',
    -- Who teaches a class, in a text with an adult's age or year
    '((teach(es|ing|er)|professeure?|prof(essora?|essore|essoressa|esora?)?|maestr[oa]|tutora?|coach(es)?'
      '|entrenador[a]?|trainer(in)?|тренер[а-я]*|insegnante|enseignante?|institut(eur|rice)|(klassen)?lehrer(in)?'
      '|учител[а-я]+|классн[а-я]+ руковод[а-я]+|unterrichtet|lehrt|enseigne|insegna|imparte|leciona|ensina|da (clases?'
      '|aulas?)|преподает|ведет)( [^ .]+|(?<=[0-9]) \.){0,9} (year ([5-9]|1[01])|grade|klassen?|media|medie|superiore'
      '|eso|ano|secundaria|primaria|bachillerato|[3-6] (e|eme)( d[a-z]+ [a-z]+ college)?|quatrieme|troisieme|cinquieme'
      '|sixieme|seconde|college|класс[а-я]*)|(ortaokul|lise|([5-9]|1[0-2])( \.)? sinif)[a-z]*( [^ .]+| \.(?= '
      'sinif)){0,7} (ogret|ders ver|okut)[a-z]*)((?=.*(<grown>))|(?<=(<grown>) .*))',
    '((中学|高校|小学|塾)[^.]{0,20}(教え|担任|教師|先生|顧問)|((초등|중|고등) ?학교|중[1-3]|고[1-3])[^.]{0,40}(담임|교사|가르|선생))((?=.*(<grown>))'
      '|(?<=(<grown>).*))',
    -- Numbers of houses and shirts
    '((calle|avenida|rua|via|viale|corso|piazza|rue|улиц[а-я]+|проспект[а-я]*|[a-z]+(strasse|weg|gasse|allee)|[a-z]+ '
      '(street|road|lane)|живет на [а-я]+)( (?!<n>)[^ .]+){0,3}( \.)?( n| no| nr| numero| дом)?( \.)?|(number|numero'
      '|nummer|dorsal|trikot|maglia|camis[a-z]+|jersey|номер[а-я]*|背番号|등번호)( [a-z]+)?|доме?) ?<n>(?! (<unit>))( '
      '\.)?((?=.*(<grown>))|(?<=(<grown>) .*))|<n>( \.)? (numarali|sokak|caddes|mahalle|kat)[a-z]*|<n>(番地|丁目|번지)',
    '(cara|rosto|jeito|baby) (de )?(menin[oa]|nin[oa]|face)(?<=(<grown>) .*)'
  ])
)
select 'minor', rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
