-- What ordinary texts say of pets, children, numbers and their own school days, which only sounds like a minor (D-15,
-- R-CARE-10). None of it may take somebody's own age with it. <names> stand for the words of `part`.

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('teen', 'once|doce|trece|catorce|quince|dieciseis|diecisiete|onze|doze|treze|quatorze|catorze|quinze|dezesseis'
    '|dezessete'),
  ('count', '1[0-7]|[5-9]|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven)teen'),
  ('old', '(just |only |now |nearly |almost |about |already )?(1[0-7]|[5-9]|five|six|seven|eight|nine|ten|eleven'
    '|twelve|(thir|four|fif|six|seven)teen)( years?| yrs?)?( old)?'),
  ('pet', '(cat|dog|kitten|kitty|tomcat|tabby|pup|puppy|mutt|hound|greyhound|beagle|collie|corgi|spaniel|terrier'
    '|labrador|lab|retriever|poodle|pug|dachshund|bulldog|sheepdog|westie|staffie|pitbull|rottweiler|whippet|setter'
    '|husky|mastiff|chihuahua|parrot|budgie|cockatoo|canary|horse|mare|gelding|pony|donkey|mule|goat|cow|hen|rabbit'
    '|hamster|tortoise|turtle|snake|lizard|gecko|ferret|pet)s?'),
  ('not', 'and|but|with|or|she|he|who|has|loves|loving|lover|girl|boy|kid|child|lady|person|owner|sitter|walker'),
  ('kids', '(son|daughter|twin|niece|nephew|grandson|granddaughter)s?|kids|children|grandkids|grandchildren|twin boys'
    '|twin girls'),
  ('own', '(is|shes|hes|im|am|aged?|now|man|woman|guy|lady|\.) (_|19|[2-9][0-9])|(_|[2-9][0-9]) ?(years?|yrs|歳|岁)'
    '|[はが]_|[二三四五六七八九]十[一二三四五六七八九]?(歳|岁)'),
  ('subject', 'an?|is|are|am|shes|hes|im|youre|be|turns|turned|turning|only|just|barely|still|really|actually|secretly'
    '|but|like|at|looks?'),
  ('ja', '十[一二三四五六七]?|1[0-7]|[5-9]')
),
rule (verdict, pattern) as (
  select 'fine', unnest(array[
    -- Pets
    '<pet>( (?!<not>)[^ .]+){0,3}( \.)? (who|which|that) (is|are|was|turned|turns) <old>|<pet> (called|named) [^ .]+ '
      '(is |age |aged )?<old>|(her|his|their|my|our|whose|an?|the) ([a-z]+ ){0,2}<pet>( (?!<not>)[^ .]+){0,2} '
      '(is|turned|turns) <old>|<old> ((?!<not>)[a-z]+ )?<pet>(?! <not>)',
    '(есть|живет|держит|с) (кот|кошк|пес|пса|псом|собак|попуга)[а-я]* ([а-я]+ )?\. ([а-я]+надцат[ьи]|<n>)( лет'
      '| год[а-я]*)?',
    '(dackel|hund|hundin|kater|katze)( [a-z]+)? \. (<n>|[a-z]+) jahre alt',
    '(ma|mam) (kota|psa|kotke|suczke)( [a-z]+)? \. (ktory|ktora) ma <n> lat',
    '(on (bir|iki|uc|dort|bes|alti|yedi)|<n>) yas(inda|indaki)( [a-z]+){0,2} (kedi|kopek|papagan|kus)[a-z]*',
    '(猫|犬|インコ)の[^ .]{1,8}[はが](もう|今年で?|今)?<ja>(歳|才)|<ja>岁的?[^ .]{0,3}(猫|狗|犬|鹦鹉)|(猫|狗|犬)[^ .]{0,4}(今年)?<ja>岁',
    '(십|열) ?[^ .]{0,8} ?(살|세) ?(된|짜리|먹은|배기) ?[^ .]{0,6}(강아지|고양이|진돗개|앵무새|노견|노묘)',
    -- Numbers behind the age of an adult, unless somebody is so old
    '((?<= )(?<! <subject> )<count>|(who|which|that) is <old>)( years?| yrs?)?( old| ish)?'
      '(?! (human|mortal|girl|boy|child|kid|in (human|people)))( and| \.)?(?<=[^a-z0-9]<own>[^a-z0-9].*)',
    '<pet> (called |named )?[^ .]+ \. <old> (\.|and)(?<=[^a-z0-9](_|wife|husband|married|retired'
      '|[2-9][0-9])[^a-z0-9].*)',
    '(?<!(本人|彼女?|私|僕|俺)[はが])<ja> ?(歳|岁)(?<=<own>.*)',
    '\. <count> \. <count> \.( <count> \.)*',
    '(hey|there|hi|hello|well|ok|okay|alright|listen|night|morning|thanks|now|easy) kiddo',
    '(?<!(an?|just|still|the|little) )kiddo \.',
    -- Other people's children, long ago, the time of day
    '(two|three|four|her|his|their|with|has|(has|with|and) an?) <kids>( (?!you|your)[^ .]+){0,2} (who|that) '
      '(have |has |had )?(just |only )?(turned|turns|is|are|were) <old>|(two|three|four|her|his|their) '
      '<kids> (both )?(in|at) (elementary|primary|middle|high|grade|junior) school',
    '(?<!deine )(tochter|sohn|enkel(in)?|nichte|neffe) \. (die|der)( [a-z]+){0,3} eingeschult',
    '\. my <count> year old (said|says|asked|asks|thinks|wants|just|keeps|told|has|had|[a-z]+ed) (?!you)[a-z]+',
    '(song|story|photo|joke|everything|thing|roommates?)( [^ .]+){0,4} (from|in|of|did) (freshman|sophomore|junior'
      '|senior) year|(remember|recall)( [^ .]+){0,4} (school '
      '(trip|play|dance|choir|band|holidays)|(first|second|third|fourth|1 st|2 nd|3 rd|4 th) grade)',
    'aged <count> years(?! old)',
    '(its|is it|at|past|until|till|before|after) (only |already |nearly |almost |just |gone |half )?(past '
      ')?(five|six|seven|eight|nine|ten|eleven|twelve) (\.(?! (years?|she|he|and))|thirty|oclock|fifteen)',
    'hundred (and )?<count>( and counting)?|minus [a-z]+nas?cie|eski (bir )?ogrenci[a-z]*',
    '(초등|중|고등) ?학교 ?(때|시절|다닐 때|동창|졸업 ?[0-9]+ ?주년)|(बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह) साल (के|का) '
      '(करियर|अनुभव|सफ़र|रिश्ते|साथ)[^ ]*',
    -- What adults say of themselves, and numbers of other things
    '(only|middle|youngest|eldest|oldest) (child|kid|son|daughter) of (<n>|five|six|seven|eight|nine|ten|eleven'
      '|twelve)',
    '(bones|books|cats|dogs|siblings|tattoos|wins|losses|scars|brothers|sisters|exes|languages|missions|plants'
      '|countries|jobs|marathons|guitars) \. <n> \.',
    '(excited|happy|giddy|thrilled|delighted|grins|laughs|smiles|lights up|nervous)( \w+){0,2} like a (little )?(kid'
      '|child|teenager)|like a (little )?(kid|child) (at christmas|on christmas|in a (candy|toy|sweet))',
    '\. (<n>|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen) (years|months|weeks) and (they|we|you|nobody'
      '|counting)( \w+)?',
    '(we|you|i|they) (were|was|sat|met) (\w+ )?(at|in) school together|(old|former) (school ?mates?|class ?mates?'
      '|school friends?)|back (in|at) (high )?school',
    '[0-9]{1,2} \. 10 \.|(its|at|until|till|around|by|before|after) [0-9]{1,2} \. [0-9]{2}|college (boyfriend'
      '|girlfriend|sweetheart|friends?|town|years|days|radio|band)|decades ago|(hundred|thousand) (and )?([a-z]+ )?'
      'years old|legal (documents|texts|aid|team|advice|secretary|firm|counsel|department|assistant)',
    '(mother|father|mom|mum|dad|parent) (of|to) (one|two|three|four|[1-6])( \.)?( an?)? (<n>|five|six|seven|eight|nine'
      '|ten|eleven|twelve|[a-z]+teen) (years?|yrs?) olds?( \w+)?',
    'institut(rice|eur)( en [a-z0-9]+)?|de (nin[oa]|pequen[oa]) (que|no|ya|me|mi)|племянник[а-я]* (только|уехал|приехал'
      '|гост)[а-я]*|[а-я]+ лет и [а-я]+ месяц[а-я]*|(прошло|минуло|больше|около) [а-я]+ лет',
    '(kommt?|komme|kommen|beginnt|findet|geht|fahren?|fahrt|vom|bis zum|ab dem) (am )?<n> \.(?! geburtstag)|(llevo'
      '|lleva|llevamos|hace|durante) <teen> anos|single parents?|my (daughter|son|niece|nephew|kids?|nieces|nephews) '
      '(rang|called|calls|visits?|helped)|this is year \w+|where (we|i|they) (both )?(teach|work)'
      '|drives (the|a) school bus|mit [0-9] \. [0-9]|te (souviens|rappelles) de( [^ ]+){1,4} \. en [a-z0-9]+'
      '|science fair ribbons?',
    '(قرابة|لمدة|منذ|خلال|طوال|قبل|بعد|حوالي|نحو|قضى|قضت|امضى|امضت) (احد|اثن|ثلاث|اربع|خمس|ست|سبع)[^ ]* عشر[هة]? '
      '(عاما|سنة|سنه)',
    '(ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह) (लोग|बार|महीन|घंट|मिनट|दिन|हज़ार|सौ|किलो|किताब|कमर|आदम)[^ ]*'
      '|[0-9]+ saal (se|pehle|baad|tak)|har (do|teen) saal',
    '(학교|유치원) ?(급식|교사|선생|조리|원장|행정)|幼儿园(当|的)?(园长|老师)|园长|喜欢小孩|老同学|同学聚会|当年|房东|(小学|中学|高校|高中|初中|大学)(时代|時代|の(頃|同級生|同窓))'
  ])
)
select 'minor', rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
