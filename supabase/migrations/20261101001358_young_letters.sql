-- What shows a minor where nothing in a text shows an adult (D-15, R-CARE-10), in scripts that set no space between
-- words or join to them; and what shows an adult. <names> stand for the words of `part`, '_' for a passage that was
-- taken out.

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('teen', 'eleven|twelve|(thir|four|fif|six|seven)teen|doce|trece|catorce|quince|dieciseis|diecisiete|onze|douze'
    '|treize|quatorze|catorze|quinze|dix sept|doze|treze|dezes?seis|dezas?seis|dezessete|dezassete|undici|dodici'
    '|tredici|quattordici|quindici|sedici|diciassette|zwolf|(drei|vier|funf|sech|sieb)zehn|(jede|dwa|trzy|czter|piet'
    '|szes|siedem)nas(cie|tu|tke)|(один|две|три|четыр|пят|шест|сем)надцат[ьи]|on ?(bir|iki|uc|dort|bes|alti|yedi)'
    '|barah|terah|chaudah|pandrah|solah|satrah'),
  ('arab', '(احد|احدى|اثنا|اثنتا|اتنا|ثلاث[هة]?|اربع[هة]?|خمس[هة]?|ست[هة]?|سبع[هة]?) عشر[هة]?|(حدا|اتنا|تلات|اربع|خمس'
    '|ست|سبع)ت?ا?(شر|عشر|طعش|عش)')
),
rule (verdict, pattern) as (
  select 'adult', unnest(array[
    '(19|[2-9][0-9]) (\.(?! [0-9] (\.|[a-z]+ \.))|and|y|e|et|und|i|и|ve|years?|yrs?|anos|ans|jahre|anni|lat|lata|лет'
      '|год[а-я]*|yas[a-z]*|saal|sal)(?<!(half( of)?|twice|minus|subtract|plus|from) [0-9]{2} [^ ]+)',
    '(is|age|aged|at|himself|herself|shes|hes|youre|am|im|turned|turns|nearly|almost|just|ist|bin|ha|tem|tiene|ma|ее'
      '|ей|еи|ему'
      '|a) (19'
      '|[2-9][0-9])(?! (january|february|march|april|may|june|july|august|september|october|november|december|minus'
      '|less|h|uhr|heures?|horas?|ore|pm|am|minutes|mins|cm|kg|percent|points|miles|times|days|weeks|months|th|past'
      '|\. [0-9] (\.|[a-z]+ \.)))',
    '[2-9][0-9] [0-9]{1,2} (years?|yrs?)|(19[0-9][0-9]|200[0-6])|nineteen|(twenty|thirty|forty|fifty|sixty|seventy'
      '|eighty|ninety)(?<!(half of|short of|oing on|minus) [a-z]+)(?! (ten|eleven|twelve|[a-z]+teen|minus|less))'
      '|(twen|thir|for|fif|six|seven|eigh|nine)ties',
    '(veint[ei]|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|vinte|trinta|quarenta|cinquenta'
      '|oitenta)[a-z]*|vingt( dix)?|trente|quarante|cinquante|soixante( et)?( onze| douze| treize| quatorze| quinze'
      '| seize| dix)?',
    '[a-z]*(zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)[a-z]*|neunzehn|diciannove|dezenove'
      '|dezanove|dix neuf|diecinueve',
    '(vent[iou]|trent[aou]|quarant[aou]|cinquant[aou]|sessant[aou]|settant[aou]|ottant[aou])[a-z]*|dwadziescia'
      '|dwudziest[a-z]+|trzydziesci|czterdziesci|[a-z]+dziesiat|dziewietnascie',
    '(двадцат|тридцат|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяност)[а-я]*|девятнадцат[а-я]+|yirmi|otuz'
      '|kirk|elli|altmis|yetmis|seksen|doksan',
    '(teacher|principal)(?<!(her|his|my|the|your|our|their) [a-z]+)|teaches(?! (her|him) (how|to|at|math|maths'
      '|fractions|\.|and))|taught|lecturer|coach|coaches|nanny(?! for)|nurse'
      '|(mother|father|mom|mum|dad|parent|aunt|uncle|grandmother|grandfather) (of|to (?=an?|one|two|three|four|five'
      '|twins|triplets|teen[a-z]*'
      '|grown|[0-9]))( ?[a-z0-9]+){1,4}|(class|room'
      '|kindergarten|team|group)( full)? of ([a-z]+ )?<n> year olds|(librarian|lawyer|engineer|bartender'
      '|detective|firefighter)(?<!(be|being|become|becoming|like|future|little|kid|child|teen|teenage|her|his) (an? )?'
      '([a-z]+ )?[a-z]+)',
    'single (mom|mum|dad|mother|father)|widow|widower|widowed|divorced|wife|husband|fiancee?|phd|university'
      '|college (student|senior|junior|sophomore|freshman|roommate)|grad student|retired'
      '|(grandma|grandpa)(?<!(with|w|her|his|their|my|your|by|to|from) [a-z]+)',
    '(madre|padre|mae|pai|mamma|papa|abuel[oa]|avo|mere|pere) (de|da|do|d|di|dune?|dun)( [a-z0-9]+){1,4}|viud[oa]'
      '|viuv[oa]|(maestr[oa]|professor[a-z]*|profesor[a-z]*|insegna[a-z]*'
      '|professeure?|prof|enseigne)(?<!(like|come|como) (an?|una?|uma?) [a-z]+)( (de|do|da|d'
      '|del|di|delle|della|alle|al|alla|en|in|au|du) [a-z]+( [a-z]+)?)?|universi[a-z]+|facultad|faculdade|marido'
      '|esposa?|marito|moglie',
    'mit [2-9][0-9] (ist|hat|war|leitet|lebt)|lehrer(in)?|unterrichtet|(mutter|vater) (von|einer?s?|zweier|dreier)'
      '|witwer?|geschieden|ehe(mann|frau)|veu(f|ve)|mari|divorcee?',
    'bed ?time stor(y|ies) (for|to) [^.]*(grown|adult)[a-z]*|nauczyciel[a-z]*|(matka|mama|ojciec|tata) ([a-z]+(ow|ki'
      '|ek|nga|jga)|syna|nastolat[a-z]+)|wdow[a-z]+|rozwiedzion[a-z]+|учител[а-я]+|преподает|вдов[а-я]+|(мать'
      '|отец) (?!не )[а-я]+|муж|жена|разведен[а-я]*',
    '(сын|доч|внук|внуч|племян)[а-я]* (<teen>|<n>)|(kedi|kopek|oglu|ogl|kizi|cocu|torun)[a-z]* (<teen>'
      '|<n>)( yas[a-z]+)?|(passe|navigue|travaille|vecu|servi|depuis|pendant) (<teen>|<n>) ans|ogretmen[a-z]*'
      '|(annesi|babasi)(?!'
      '( izin| birak| kiz| al| gotur| cagir))|kocan?|karin|dul',
    '([2-9][0-9]|19) ?(岁|歲|歳|才|代|살|세|साल|वर्ष|سنة|سنه|عاما?)|[. ](19[0-9][0-9]|200[0-6])|[二三四五六七八九]十|스물|서른|마흔|쉰|예순|일흔',
    '(عشر|ثلاث|اربع|خمس|ست|سبع|ثمان)(ون|ين)|(बी|इक्की|बाई|तेई|चौबी|पच्ची|छब्बी|ती|इकती|बत्ती|तैंती|पैंती|चाली)स'
      '|सत्ताईस|अट्ठाईस|उनतीस|पचास|साठ',
    '教師|先生|老师|老師|教师|교사|선생|معلم|مدرس |استاذ|शिक्ष|टीचर|पढ़ाती|पढ़ाता|大学|大學|대학|جامع|यूनिवर्सिटी|二児|主婦|아내|남편|엄마(?!( 몰래'
      '|한테|가| 눈치| 허락))|아빠(?!(라고|한테|가))|زوج'
      '|ارمل|माँ(?! (नहीं|से|ने))|पत्नी|पति'
  ])
  union all
  select 'young', unnest(array[
    '1( \.)? [0-7] ?さい|(?<![一-九])<n>さい|じゅう・?(いち|に|さん|よん|ご|ろく|なな)・?さい|[七八九十] ?(と|プラス|たす|足す) ?[一二三四五六七]|(일곱|여덟|아홉|열) '
      '?(더하기|하고|플러스) ?(하나|둘|셋|넷|다섯|여섯|일곱)',
    '(?<![二三四五六七八九百])十[一二三四五六七]? ?(岁|歳|才|歲|の|、|,|\.)|<n> ?(岁|歳|才|歲|살|세|साल|वर्ष|बरस)|열 ?(한|하나|두|둘|세|셋|네|넷|다섯|여섯'
      '|일곱) ?(살|세|\.)',
    '二(〇|零|○)一[〇零○一二三四五六七八九]年|(一零|零八|零九|10|0[89])(后|後)|(0[89]|1[0-9]) ?(년생|年生)|平成(二十|三十)[一二三四五六七八九]?年|令和',
    '小学|小學|初中|国中|國中|中学|中學|高中|高校|年级|年級|年生(?![きまれん])|校服|放学|放學|中考|月考|作业|作業|书包|書包|ランドセル|セーラー服|放課後|宿題|部活|期末|j[kcs]([1-3]|の'
      '|た|て|。)',
    '(초등|중|고등) ?학(교|생)|(초|중|고)[1-6]|학년|여중|여고|남중|남고|교복|급식|야자|수행평가|숙제|수능',
    '(네|너의|내|당신의|니|오빠|오빠의) ?(어린 |작은 |막내 |꼬마 )?(조카|여동생|남동생|의붓딸|의붓동생|수양딸|딸|제자)|(あなた|君|きみ|俺|僕|ユーザー)の(可愛い|小さな|大事な)?(妹|姪|娘'
      '|義妹|教え子|従妹|弟|甥)',
    '義理の(妹|娘|弟)|(妹|弟)(キャラ|系|属性|分)|お(兄|にい)ちゃん|(你|您)(的)?(小|亲|親)?(侄女|姪女|外甥女|继女|繼女|干女儿|乾女兒|养女|養女|女儿|女兒|妹妹|表妹|堂妹|学生|學生|徒弟)',
    '(差|还|還|再|就|快|即将|即將|等|才|明年|后年|後年|下个?月|下個月|あと|年後|もうすぐ|来年|再来年|来月).{0,12}(成年|成人|十八|18|大人)|二十歳になる|(成人|18歳|十八歳|成年)(まで'
      '|になる|前|以前)|未成年',
    '(내년|내후년|곧|다음|후에?|뒤|지나면|남은).{0,24}(성인|18|열여덟|어른|스무|20)|(성인|어른)(이)? ?(되|돼|될|까지)|미성년|(겉보기|외모|생김새|겉모습).{0,12}(열|아이|초등'
      '|꼬마|소녀)',
    '運動会|修学旅行|学級|生徒会|赤点|塾|受験|制服の(彼女|少女)|(おじ|パパ|お父)さ?ん?(と|って)呼|免許はまだ|選挙権|幼い|幼な妻|合法ロリ|童女|メスガキ|早自习|晚自习|晚自習|课间|課間|军训|红领巾'
      '|紅領巾|期中|期末|段考|學測|會考|会考|班长|班長|家长会|家長會|小女孩|小男孩|小姑娘|小丫头|(叫|喊)你(叔叔|爸爸|舅舅|哥哥|老师)|还没身份证',
    '(投票|選挙)[^.]{0,8}あと|(투표|선거)[^.]{0,16}아직|声変わり|門限[^.]{0,4}(六|七|八|6|7|8)時|同意書[^.]{0,6}(母|ママ|父|親|保護者)|(母|ママ|親'
      '|保護者)(さん)?の?(サイン|同意書|許可)|乳歯|子ども料金|子供料金|原付[^.]{0,8}(まだ|早)|변성기|면허(는|가)? ?아직',
    '수학여행|체육복|중간고사|기말고사|모의고사|반장|학급|하교|등교|소풍|어린이|꼬마|아저씨라고|삼촌이라고|아빠라고|민증|주민등록증|(방학|종례|학원) ?(끝|숙제)',
    'طابور|حصة|توجيهي|عطلة المدرسة|(تناديك|بتناديك|تسميك) (عمو|خالو|بابا|عمي)|ضفائر|ट्यूशन|बोर्ड एग्जाम|टिफिन|चोटी'
      '|(चाचा|मामा|अंकल|पापा) (कहती|बुलाती)|बच्ची|tuition|tiffin|school ki|uniform wali',
    '(تبدو|تشبه|شكل|مظهر|ملامح|جسم|جسد|كانها|وجه).{0,18}(طفل|طفول|صغير|تلميذ|ابتدا|<n>|<arab>)|(初|高|国|國|中)(一|二|三'
      '|[1-3])(?!点|個|个|些|十)|小(一|二|四|五|六|[1-6])',
    'عمر(ها|ه|ي|ك)?( فقط)? (<n>|<arab>)|<arab>( فقط)?( عاما?| سنة| سنه| ربيعا|)|<n> (سنة|سنه|عاما?|سنين|سنوات|ربيعا)'
      '|صف (ال)?(خامس|سادس|سابع|ثامن|تاسع|عاشر)|(اولى|تانية|ثانية|تالتة|ثالثة|اول|تاني|ثاني|تالت|ثالث|خامسة|سادسة'
      '|سادس|خامس) (ابتدائي|اعدادي|متوسط|ثانوي)',
    '(الاعدادية|المتوسطة|الثانوية|الابتدائية|اعدادي|ثانوي)|تلميذ[ةه]?|واجبات(ها|ه)|طالب[ةه]? (في )?(ال)?مدرسة|(من|في'
      '|الى) المدرسة|مراهق[ةه]?|قاصر',
    '(ابنة|بنت) (اخيك|اختك|اخوك|خالتك|عمك|زوجتك|جيرانك|الجيران)|ابنتك|بنتك|اختك الصغ|تلميذتك|ربيبتك|(بعد|حتى|قريبا'
      '|القادم|المقبل|الجاي).{0,30}(18|الثامنة عشر|ثمانية عشر|ثمنتاشر|الرشد|بالغ)|(18|الثامنة عشر|ثمانية عشر|ثمنتاشر'
      '|الرشد).{0,24}(بعد|قريبا|القادم|المقبل|الجاي)',
    '(ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह)|कक्षा|क्लास|[5-9] ?वीं|बोर्ड (की )?परीक्षा|स्कूल (जाती|जाता'
      '|में पढ़ती|में पढ़ता|से|की|बैग|बस|यूनिफॉर्म)|होमवर्क|किशोर',
    '(तुम्हारी|तुम्हारा|आपकी|तेरी) ([^ ]+ )?(भतीजी|भांजी|भतीजा|बहन|बेटी|छात्रा|पोती)|(अठारह|18).{0,24} (होगी|होगा|होने'
      '|बाद|तक|हो)|बालिग|जन्म.{0,16} <recent year>'
  ]) as pattern
)
select 'minor', rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
