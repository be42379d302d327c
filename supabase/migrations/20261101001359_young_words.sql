-- What shows a minor where nothing in a text shows an adult (see the file before), in Latin and Cyrillic letters.
-- Long lookbehinds stand behind what they are about: in front of it they would be tried at every letter (R-PROD-09).

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('n', '1[0-7]|[5-9]'),
  ('teen', 'eleven|twelve|(thir|four|fif|six|seven)teen|doce|trece|catorce|quince|dieciseis|diecisiete|onze|douze'
    '|treize|quatorze|catorze|quinze|dix sept|doze|treze|dezes?seis|dezas?seis|dezessete|dezassete|undici|dodici'
    '|tredici|quattordici|quindici|sedici|diciassette|zwolf|(drei|vier|funf|sech|sieb)zehn|(jede|dwa|trzy|czter|piet'
    '|szes|siedem)nas(cie|tu|tke)|(один|две|три|четыр|пят|шест|сем)надцат[ьи]|on ?(bir|iki|uc|dort|bes|alti|yedi)'
    '|barah|terah|chaudah|pandrah|solah|satrah'),
  ('few', 'five|six|seven|eight|nine|ten|siete|ocho|nueve|diez|sept|huit|neuf|dix|sete|oito|nove|dez|sette|otto'
    '|dieci|sieben|acht|neun|zehn|siedem|osiem|dziewiec|dziesiec|семь|восемь|девять|десять|sekiz|dokuz'),
  ('unit', '(full )?years? (old|young)|yrs?|yo|y o|y \. o|anos|anit[oa]s|aninhos|ans|piges|jahre|jahrchen|anni'
    '|annetti|lat|lata|latek|latk[aię]|лет|годик[а-я]*|yas[a-z]*|saal|sal|jahrig[a-z]*|enn[ei]|summers|winters'
    '|springs|jaar|ar gam[a-z]*|let|eves|vuotias|ani|tahun|tuoi|рок[иі]в|роки'),
  ('end', '\.|and|but|y|e|et|und|i|и|ve|with|aber|mais|ma|ale|pero|но'),
  ('just', 'just|only|barely|newly|freshly|about|almost|nearly|a mere|solo|apenas|recien|casi|so|quase|mal|erst'
    '|gerade|gerade mal|noch|schon|fast|knapp|a peine|tout juste|seulement|bientot|presque|appena|quasi|dopiero'
    '|tylko|ledwo|prawie|zaledwie|всего|только|едва|почти|лишь|daha|henuz|sadece'),
  ('is', 'is|shes|hes|im|youre|am|are|be|turns|turned|turning|hits|bin|bist|ist|wird|werde|geworden|feiert|fete'
    '|fetera|aura|ha|ho|hai|avra|compie|compira|tem|tenho|tens|faz|fara|completa|completou|fez|tiene|tengo|tienes'
    '|tendra|cumple|cumplira|cumplio|mam|masz|konczy|skonczy|skonczyla|ей|еи|ему|мне|тебе|исполнил[а-я]*|исполнится'
    '|стукнуло'),
  ('month', 'jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sept?|september|oct'
    '|october|nov|november|dec|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre'
    '|noviembre|diciembre|januar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout'
    '|octobre|decembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|dezembro'),
  ('nth', '([4-9]|1[0-2])( \.| th| eme| e| o| a| i)?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
    '|cuarto|quinto|sexto|septimo|octavo|noveno|setimo|oitavo|nono|(funf|sechs|sieb|siebent|acht|neun|zehn|elf)te[nr]?'
    '|sixieme|cinquieme|quatrieme|troisieme|quinta|quarta|terza|seconda|prima|(piat|szost|siodm|osm|pierwsz|drugi'
    '|trzeci)(a|ej|iej)|пят[а-я]+|шест[а-я]+|седьм[а-я]+|восьм[а-я]+|девят[а-я]+|десят[а-я]+|одиннадцат[а-я]+|besinci'
    '|altinci|yedinci|sekizinci|dokuzuncu|onuncu|[5-9] vi|chh?athi|saatvi|aathvi|nauvi|dasvi'),
  ('class', 'grade|graders?|klasse|class|grado|ano|anno|basico|klas[aeyi]|klasie|класс[а-я]*|sinif[a-z]*|kaksha'),
  ('tu', 'your|my|user s|users|play|tu|tus|deine?|dein|ta|ton|tua|tuo|sua|seu|la tua|il tuo|twoja|twoj|твоя|твои'
    '|senin'),
  ('minion', 'nieces?|nephew|daughter|son|(little|kid|baby|small|younger|tiny) (step ?)?(sister|brother|sis|bro'
    '|cousin|friend)|step ?(daughter|son)|foster [a-z]+|god ?(daughter|son|child)|ward|grand ?(daughter|son)|pupil'
    '|sobrin[oa]|sobrinit[oa]|hij[oa]|hijit[oa]|hijastr[oa]|hermanit[oa]|ahijad[oa]|primit[oa]|niet[oa]|pupil[oa]'
    '|nichte|neffe|tochter|(stief|paten|pflege|adoptiv)(tochter|kind|sohn)|kleine (schwester|cousine|nachbarin)'
    '|enkelin|schwesterchen|mundel|niece|neveu|fille|belle fille|petite (soeur|cousine|voisine)|filleule?'
    '|sobrinh[oa]|filh[oa]|filhinha|entead[oa]|irmazinha|afilhad[oa]|net[oa]|priminha|nipot[ei]|nipotina|figli[oa]'
    '|figliastr[oa]|sorellina|figliocci[oa]|cuginett[oa]|alunn[oa]|siostrzenica|bratanica|cor(ka|eczka)|pasierbica'
    '|siostrzyczka|mlodsza siostra|chrzesnica|wnuczka|племянни[а-я]+|доч[а-я]+|падчериц[а-я]+|сестр[ее]нк[а-я]+'
    '|младшая сестр[а-я]+|крестни[а-я]+|внучк[а-я]+|воспитанни[а-я]+'),
  ('love', 'your (little |secret |first |online |new |shy |own |one and only )*(girlfriend|boyfriend|gf|bf|crush'
    '|date|lover|sweetheart|valentine|bride|girl|boy|babe)|in love|loves? you|kiss[a-z]*|flirt[a-z]*|dates you'
    '|dating|romantic|(huge|secret|big) crush|girlfriend|boyfriend|novi[oa]|enamorad[oa]|beso|besos|freundin|freund'
    '|verliebt|liebt dich|kuss|copine|copain|amoureu[a-z]+|petite? amie?|t aime|namorad[a-z]+|apaixonad[oa]|beijos?'
    '|fidanzat[a-z]+|innamorat[oa]|bac[io]|dziewczyna|chlopak|zakochan[aey]|kocha|девушка|парень|парня|влюблен[а-я]*'
    '|любит тебя|sevgili[a-z]*|asik'),
  ('school', '(after|from|to|at|in|skips?|skipping|before|during|between|hates) school|homework|home ?room|recess'
    '|lockers?|hall pass|hall monitor|permission slip|(class|field) trip|report card|detention|form tutor'
    '|head ?master|school (bus|play|dance|disco|holidays|trip|bag|gates?|nurse|fair|break)|cafeteria|lunch (box'
    '|money|break at)|spelling (bee|test)|(math|maths|science|history|geography|biology|latin) (class|test|quiz'
    '|lesson|homework|exam|teacher)|parents evening|yearbook|cheer ?(squad|leader|leading)|pep rally|winter formal'
    '|homecoming|prom|braces|pigtails|retainer|curfew|bed ?time|grounded|allowance|pocket money|juice box|teddy'
    '|plush[a-z]*|night ?light|sleepovers?|training bra|lunchbox|sippy cup|tree ?house|hopscotch|colou?ring books?'
    '|cole|colegio|escuela|instituto|deberes|recreo|insti|secu|prepa|uniforme|mochila|boletin|chuches|schule'
    '|hausaufgaben|klassenfahrt|klassenarbeit|pausenhof|pause|zeugnis|taschengeld|schulranzen|schulhof|nachsitzen'
    '|mathe|konfirman[a-z]+|konfirmi[a-z]+|gefirmt|firmung|kommunion|ecole|college|lycee|devoirs|cartable|recre'
    '|cantine|brevet|sortie scolaire|carnet|argent de poche|escola|licao|recreio|caderneta|mochilinha|scuola|compiti'
    '|interrogazione|gita|pagella|ricreazione|zaino|cresima|paghetta|szkol[a-z]+|lekcj[a-z]+|kartkow[a-z]+'
    '|klasowk[a-z]+|dzienniczek|swiadectw[a-z]+|komuni[a-z]+|bierzmowani[a-z]+|kieszonkowe|tornister|школ[а-я]+'
    '|урок[а-я]*|дневник[а-я]*|двоик[а-я]+|контрольн[а-я]+|портфел[а-я]+|каникул[а-я]+|продленк[а-я]+|okul[a-z]*'
    '|odev[a-z]*|karne[a-z]*|teneffus[a-z]*|harclig[a-z]*'),
  ('soon', 'next|soon|until|till|til|before|months?|weeks?|days?|tomorrow|almost|nearly|not yet|isnt|will|ll'
    '|shell be|hell be|turns|turning|birthday|countdown|counting|proxim[oa]|pronto|dentro|faltan?|casi|aun no'
    '|todavia no|cumple[a-z]*|cumplira|hasta|bald|nachst[a-z]*|in [a-z0-9]+ (jahren|monaten|wochen|tagen)|fast'
    '|noch nicht|erst|wird|bis|bientot|prochaine?|dans|presque|pas encore|aura|fete[a-z]*|em breve|quase|ainda nao'
    '|daqui|faz|fara|completa[a-z]*|presto|tra|fra|quasi|non ancora|prossim[oa]|compi[a-z]+|manca[a-z]*|niedlugo'
    '|wkrotce|za|prawie|jeszcze nie|skonczy|konczy|przyszl[a-z]+|скоро|через|почти|еще нет|исполнится|будет'
    '|следующ[а-я]+|до|yakinda|sonra|neredeyse|girecek|giriyor|kala|kaldi|gelecek|dolduracak|basacak|olacak'),
  ('adult', 'old enough|18( th| e| o)?|eighteen(th)?|dieciocho|dix ?huit|dezoito|diciotto|achtzehn|achtzehnte[nr]?'
    '|osiemnas[a-z]+|on ?sekiz[a-z]*|восемнадцат[а-я]*|of age|legal|mayor de edad|mayoria de edad|volljahrig[a-z]*'
    '|majeure?|majorite|maior de idade|maioridade|maggiorenne|maggiore eta|pelnoletni[a-z]*|pelnoletnosc[a-z]*'
    '|совершеннолет[а-я]+|resit'),
  ('like', 'voice|built|shape|form|innocence|eternal(ly)?|perpetual(ly)?|disguised|(pass|passes) for|mistaken for'
    '|resembles|dress(ed|es)|height|size|stature|frame|(no|not a day) (older|over)( than)?|pretends|looks?|sounds?'
    '|acts?|behaves|body|face|seems?|mind|appears?|sieht|wirkt|aussieht|aussehen|dirait|ressemble|parait|semble'
    '|parece|aparenta|aparece|apariencia|sembra|aspetto|wyglada|выгляд[а-я]+|похож[а-я]+|на вид|внешност[а-я]+'
    '|тело[а-я]*|лиц[а-я]+|korper|gesicht|stimme|corps|visage|air|cuerpo|cara|aspecto|voz|corpo|rosto|jeito'
    '|cial[a-z]+|buzia|twarz|beden[a-z]*|yuz[a-z]*'),
  ('bed', '(alle (sette|otto|nove)( [a-z]+){0,3} (letto|nanna)|as (sete|oito|nove)( [^ ]+){0,4} (cama|dormir)|a las '
    '(siete|ocho|nueve)( [^ ]+){0,5} a (la cama|dormir)|a (sept|huit|neuf) heures( \.)? au lit|um (sieben|acht|neun) '
    'ins bett)'),
  ('mum', '(mama|papa|mamma|maman|mere|mae|madre|mutter|eltern|parents|genitori|pais|padres|cole|schule|ecole|scuola'
    '|escola)'),
  ('childword', 'teen(ager)?|middle ?schooler|pre ?teen|pupil|child|kid|little (girl|boy)|toddler|preteen'
    '|school ?(girl|boy)|(first|second|third|fourth|fifth|sixth) grader|kind|kleines madchen|grundschul[a-z]*|enfant'
    '|gamine?|fillette|ecoliere|nin[oa]|crianca|menin[oa]|bambin[oa]|ragazzin[oa]|[a-z]+enne|dzieck[a-z]+'
    '|dziewczynk[a-z]+|[a-z]*latk[a-z]+|ребен[а-я]+|девочк[а-я]+|школьни[а-я]+|cocuk|kucuk (bir )?kiz')
),
rule (verdict, pattern) as (
  select 'young', unnest(array[
    'once (anos|anit[oa]s)|(<teen>|<n>|elf|seize)( and (a half|three quarters))? <unit>(?! (con|com|z|с|mit|avec|cmg'
      '|ago|isso|вместе'
      '|byl|ho|atras|de (experienc|oficio|casad|servi|profes)|di (esper|servi|matri)|of (experience|service|marriage)'
      '|d exp|w zawod))',
    '\. (<just> ){0,2}((<teen>|<n>)( <unit>)?|(<few>) <unit>) <end>|\. <just> (<few>) <end>',
    '<is> (<just> |already |yet |now |finally |los |ses |gli |i |os |seus |a |bald |bientot |schon |justo |ya |ja '
      '|deja |gia |juz |уже ){0,3}(<teen>|<n>|<few>)( <unit>)?( appena)?( compiuti)? <end>',
    '<is> (<just> |los |ses |gli |i |os |seus |schon |ya |ja |deja |gia |juz |уже ){0,3}<teen>',
    '(going on|not quite|not even|nearly|almost|barely|about to be|soon to be|soon) (<teen>|<n>)'
      '|age( is)?( \.)* (xi{0,3}|xiv|xvi{0,2}|xv|0 ?x[a-z0-9]*|_) |н а д ц а т|(her|his|their|sweet|cumple los|sus'
      '|dulces) <teen>|<teen>(th)? (birthday|geburtstag|anniversaire|cumpleanos|aniversario|compleanno|urodziny)',
    '1( \.)? [0-7] (<end>|<unit>)|[1-9]x[1-9]|(quinc|catorc|trec|diecise|dieciset)[a-z]*aner[oa]|([a-z]+ic|dodic'
      '|<n> )enne|[a-z]+nastk[aię]|(quin|quator|trei|sei)zaine d anne[a-z]+',
    '<month> [0-9]{1,2}( th| st| nd| rd)?( \.)? (0[89]|1[0-9]|2[0-5])|[0-9]{1,2} \. [0-9]{1,2} \. (0[89]|1[0-9]'
      '|2[0-5]|<recent year>)|(class of|promo|abi)( \.)? 20(2[7-9]|3[0-9])'
      '|(leva|annata|classe|quinta|jg|ur|geb|nasc?)( \.)? (<recent year>|20(2[7-9]|3[0-9]))|\. <recent year> \.'
      '|<recent year> ?г( \.)? ?р|<recent year> (baby|kid|girl|boy|born|er'
      '|vintage|li|lu|goda|года|рожд[а-я]*)|gen(eration)? alpha|twenty ?(ten|eleven|twelve|(thir|four|fif|six)teen)'
      '|(jahrgang|rocznik|annee|annata|leva|classe|ano|born in|born|sinc[e]) (0[89]|1[0-9])|(two thousand( and)?'
      '|dos mil|deux mille|dois mil( e)?|dwa tysiace|две тысячи|iki bin) (<teen>|<few>|[a-z0-9а-я]+nast[a-z0-9а-я]+'
      '|[a-z0-9а-я]+надцат[a-z0-9а-я]+|восьм[a-z0-9а-я]+|девят[a-z0-9а-я]+|десят[a-z0-9а-я]+|on)|(zweitausend'
      '|duemila)[a-z]+',
    '<nth> (de (la )?|da |do |des |der |di |года )?(<class>|eso|secundaria|primaria|prepa|bachi[a-z]*|media|superiore'
      '|elementare|liceo|fundamental|podstawowki|liceum|technikum|lise)|(grade|year|class|klasse|klasa|klasie|klasy'
      '|класс|класса|classe|form) <nth>|(in|en|im) (6|5|4|3) ?(e|eme)|(z|w|do|из|в|in der|aus der) ([4-9]'
      '|1[01]) ?[a-dа-г]|(mock )?gcses?|o levels|psats?|key stage|ks3|sats|mocks|[1-3] ?(o|er|a|й|и)? (de )?(eso'
      '|bachi[a-z]*|prepa|secundaria|media|superiore|liceum|technikum|lise)|lise (1|2|3)|lgs|oge|ОГЭ|(hoch|mittel'
      '|ober|unter)stufe|realschul[a-z]+|gymnasi(um|ast[a-z]*)|hauptschul[a-z]+|schuler(in)?|terminale|cm[12]|ce[12]'
      '|(college|ly)ceen[a-z]*|collegien[a-z]*|(freshman|sophomore|junior|senior) (year|class|prom)|(first|second'
      '|third) ?form(er)?|high ?school|middle ?school|junior ?high|prep school|boarding school|varsity|jv team',
    '(\.|is|es|e|ist|est|as|play|plays|be|jest|being|soy|sono|sou|bin|suis|jestem|dating'
      '|like) <tu> ([a-z0-9а-я]+ ){0,2}<minion>( [a-z]+)? (\.|who|that|que|qui|die|der|che|kt[oó]r[a-z]+|котор[а-я]+'
      '|encore|named|called|still|from|in|en|la|l|sneaks|wants)|(neighbou?rs?|friends?|bosss?|wifes|husbands'
      '|nachbars?|vecin[oa]|voisins?|vizinh[oa]|vicin[oa]|sasiad[a-z]+|соседа?) ([a-z0-9а-я]+ )?(kid|daughter|son'
      '|tochter|hija|fille|filha|figlia|corka|дочка)|(daughter|son|tochter|hija|fille|figlia|filha|corka|дочь'
      '|дочка) (of your|deine[rs]|de (tu|ta|ton)|del? tu[oa]|d[oa] (tua|teu|sua|seu)|twoj[a-z]+|твое[а-я]+)',
    'kucuk (yegen|kiz|kardes|kuzen)[a-z]*|uvey (kiz|kardes)[a-z]*|(yegenin|ogrencin|vaftiz kizin|manevi kizin)',
    'hall pass|permission slip|report card|form tutor|(class|school|band|science|student) (trip|council|camp|fair'
      '|play|dance|disco|holidays|nurse|gates|bag|photo)|pop quiz|detention|lunch (lady|money)|school ?bus|ap (bio'
      '|calc|chem)|spelling bee|eleven plus|prefect|head girl|pe (class|kit)|jv|yearbook|locker (combo|combination)'
      '|recess|home ?room|juice box|cheer squad|girl scouts?|boy scouts?|scout troop|kindergartner|day ?care'
      '|summer camp (crush|cabin)|klassenfahrt|klassenarbeit|klassensprecher(in)?|klassenlehrer(in)?|pausenhof'
      '|pausenbrot|hausaufgaben|schulranzen|schulhof|elternabend|nachsitzen|sitzengeblieben|bundesjugendspiele'
      '|konfirman[a-z]+|konfirmi[a-z]+|gefirmt|firmung|kommunion[a-z]*|cahier de textes|cartable|recre|brevet'
      '|heures? de colle|collee?|carnet de (notes|correspondance|liaison)|conseil de classe|bac (blanc|de francais)'
      '|sortie scolaire|delegada? de clase|recreo|boletin de notas|excursion del cole|primera comunion|chambelan|vals'
      '|quinceanera|recreio|boletim|enem|caderneta|lancheira|pagella|quadrimestre|interrogazione|bocciat[oa]'
      '|gita (scolastica|di classe)|intervallo|cresima|prof di [a-z]+|dzienniczek|kartkowk[a-z]+|klasowk[a-z]+'
      '|wywiadowk[a-z]+|uwag[aei] (do|w)|bierzmowani[a-z]+|komuni[a-z]+|szkoln[a-z]+ (dyskotek[a-z]*|wycieczk[a-z]*)'
      '|egzamin osmoklasisty|огэ|егэ|физр[а-я]+|классн(ая|ои|ую) (руковод[а-я]+|час)|домашк[а-я]+'
      '|домашне[а-я]+ задани[а-я]+|после уроков|перемен[аеы]|lgs|teneffus[a-z]*|karnesi?|etut|beden dersi|odevleri?'
      '|okul (cikisi|gezisi|canta[a-z]*)|okuldan sonra',
    '(niepelnolet[a-z]+|colegial[a-z]*|liceale|studentessa|lyceenn?e?|collegienn?e?|ecolier[a-z]*|schulerin'
      '|gymnasiastin|uczennic[a-z]+'
      '|uczen|licealist[a-z]+|gimnazjalist[a-z]+|nastolat[a-z]+|malolat[a-z]+|школьни[а-я]+|учени(к|ц)[а-я]*'
      '|лицеист[а-я]+|гимназист[а-я]+|[а-я]+клас(сниц|сник|шк)[а-я]*|подрост[а-я]+|liseli|ogrenci[a-z]*'
      '|ortaokul[a-z]*|alun[oa]|adolescente?|jugendlicher?|teenie|ragazzin[oa]|scolarett[oa]|chiquill[oa]|chamac[oa]'
      '|menininh[oa]|bambina|dziewczynka|genc kiz|preteen|tweens?|schoolkid|(early|mid|her|his|their|barely a) teen(s'
      '|ager)?)',
    '(eleven|twelve|(thir|four|fif|six|seven)teen|trece|catorce|dieciseis|diecisiete|treize|quatorze|quinze|treze'
      '|tredici|quattordici|quindici|sedici|diciassette|(drei|vier|funf|sech|sieb)zehn|(dwa|trzy|czter|piet|szes'
      '|siedem)nas(cie|tu)|(две|три|четыр|пят|шест|сем)надцат[ьи])(th)?(ish| ish)?(?= (<end>|with|who|or|going'
      '|maybe|<unit>) )(?<!(its|page|hundred|thousand|past|minus|минус) [^ ]+)(?<!(its only|hundred and|thousand and)'
      ' [^ ]+)|(1[0-7]) ?[fm]|[fm] ?(1[0-7])|(one|1) ?(three|four|five|six|seven) <end>'
      '|dozen (and [a-z]+ )?years?|<teen> (moons|rotations|autumns|years (young|alive|on earth)|birthdays|laps|trips'
      '|orbits)|(<few>|<n>|eleven|twelve|twenty) (plus|minus|times) (<few>|[0-9]+)|(twice|half) (of )?(<few>|<teen>'
      '|<n>|14|30|32|34|28)|big (one|1) ?([1-7]|two|three|four|five|six|seven)|[li] [3-7] (<end>|<unit>)|[a-z]+s? '
      '(shy|short) of (18|eighteen)',
    '(brother|sister|cousin|ex|girlfriend|boyfriend|coworker|colleague|landlord|bestie|mate|buddy|teammate'
      '|roommate)s? (kid|daughter|son|little|baby)|(you|your) (raised|adopted|babysit|tutor|mentor|are raising'
      '|adoptive)|under your (care|roof)|in your care|god ?kid|step ?kid|orphan|(\.|your|my|the|as|user s'
      '|older brothers?) (lil|little|baby|kid|younger|tiny) (step ?)?(sis(ter)?|bro(ther)?|cousin|niece|daughter)'
      '|\. (little |young |shy |sweet )?(niece|step ?(daughter|son|sister|sis)|god ?(daughter|son|child)'
      '|foster [a-z]+|ward|figliastra|nipotina|cuginetta|sobrinita|hijastra|ahijada|filleule|belle fille|patenkind'
      '|patentochter|stieftochter|pflegekind|pflegetochter|mundel|pasierbica|chrzesni[a-z]+|bratanica|sobrinha'
      '|enteada|afilhada|netinha|priminha|cacula|падчериц[а-я]+|племя[а-я]+|крестниц[а-я]+)|(irma|prima|hermana'
      '|sorella|cugina|soeur|cousine|siostra|kuzynka|сестра) (mais nova|cacula|pequena|menor|chica|piccola|minore'
      '|plus jeune|cadette|mlodsza|младшая)|(jungere|kleine|petite|mlodsza|младшая) (schwester|cousine|soeur|siostra'
      '|kuzynka|сестра)|(filh[oa]|hij[oa]|figli[oa]|fille|tochter) d[a-z]* ([a-z]+ )?(seu|sua|teu|tua|tuo|tu|ta|ton'
      '|deine[rs]?|melhor|mejor|chefe|jefe|vizinh[oa]|vecin[oa]|vicin[oa]|voisine?)|baby (voice|talk|fat)|(sucks'
      '|sucking) (her|his) thumb|chibi',
    '(bat|bar) mitzvah|(first|holy) communion|quinceaner[ao]|sweet 1[0-9]|(learners?|driving|drivers) (permit|ed)'
      '|(baby|milk|front) (tooth|teeth)|puberty|training bra|first period|growth spurt|child ?(like(?! (sense|wonder'
      '|joy|curiosity|delight|glee))|size|ish) [a-z]+'
      '|kid sized|flat chest[a-z]* [^.]*(girl|body)|age (regress|play)[a-z]*|little ?space|pacifier|diapers?|sippy cup'
      '|onesie|nap ?time|bed ?time (story|stories)|story ?time|pigtails|piggy ?tails|lunch ?box|braces|colou?ring book'
      '|night ?light|in bed by(?<!was in bed by)|curfews?|babysat|babysitter|guardian|case ?worker|pocket money'
      '|allowance|(kein'
      '|noch keinen) fuhrerschein|sans permis|non ha la patente|nie ma prawa jazdy|darf noch nicht|ehliyet[a-z]* yok'
      '|zahnspange|zopfe[n]?|zahnlucke|appareil dentaire|couettes|doudou|apparecchio|codini|trecce|aparatka?|kucyki'
      '|warkoczyk[a-z]*|brekety|брекет[а-я]*|косичк[а-я]+|с мишкои|dis teli|(con|lleva|usa|tiene) brackets|coletas'
      '|trencitas|chupeta'
      '|marias? chiquinhas?',
    '(calls?|calling) you (her |his )?(daddy|dad|papa|uncle|unc|big bro[a-z]*|mister|sir|teacher|onii ?chan|sensei)'
      '|(te llama|te dice|nennt dich|t appelle|ti chiama|te chama|chama te|mowi do ciebie|nazywa cie|зовет тебя'
      '|называет тебя) (ihren |su |son |il suo |o seu )?(tio|tito|papi|papa|onkel|papi|tonton|papa|zio|papa|tio|papai'
      '|titio|wujk[a-z]+|tatusi[a-z]+|дяд[а-я]+|пап[а-я]+)|sana (amca|abi|dayi|baba)',
    '(alter|edad|idade|eta|ans|anos|anni|age|yas|возраст|лет)( \.)? (x|xi{1,3}|xiv|xvi{0,2}) (\.|an[osi]+|all|em|a|in)'
      '|(xi{1,3}|xiv|xvi{0,2}) (years?|anos|ans|anni|jahre|лет|yas)|(ten|nine|eight|seven) and (three|four|five|six'
      '|seven) (put|added|together|combined)|(<few>|on) (piu|plus|mas|mais|arti|плюс) (<few>|tre|quattro|cinque|sei'
      '|tres|cuatro|cinco|seis|quatro|trois|quatre|cinq|six|drei|vier|funf|sechs|uc|dort|bes|alti|три|четыре|пять'
      '|шесть)|(diez|dieci|dez|dix) (y|e|et) [a-z]+ (ans |anni |anos )?( \. )?(sumad|junt|mis ensemble|messi|unit'
      '|insieme)[a-z]*|1 \. [0-7] de (idade|edad)|(alive|lived|on earth)( [a-z]+){0,2} a decade and a half|(sixt|fift'
      '|fourt|thirt) n',
    'stimmbruch|voice (is |hasnt )?(just |still |only |finished |quite )*(breaking|changing|starting to (break'
      '|crack))(?! (when|with|as|at|over|on))|voice (has |just |only |hasnt )+(broke|broken|dropped)(?! (to|into'
      '|when))|stimme (bricht|kippt) (gerade|noch)|esta (cambiando|mudando) (la|de) voz|la voz (le )?esta cambiando'
      '|(voz )?(dele |dela )?(esta |ta )(mudando|a mudar)( de)?( a)? voz|voz (dele |dela )?(esta |ta )?(mudando|a '
      'mudar|engrossando)|voix (qui )?mue|en pleine mue|sta cambiando la voce|voce sta cambiando|(sesi|sesinin) (daha '
      '|yeni |hala |henuz )*(kalinlas|catallas)[a-z]*|голос[а-я]* ([а-я]+ ){0,4}лома[а-я]+(?![а-я]|( \.)? (когда|при'
      '|от))|лома[а-я]+ ([а-я]+ )?голос',
    '(too young|not old enough|zu jung|trop jeune|demasiado (joven|pequen[oa])|troppo (piccol[oa]|giovane)|muito '
      'nov[oa]|cok kucuk|еще рано|non ha ancora l ?eta|nao tem idade|falta mucho|noch kein[a-z]*|pas encore l age)( '
      '[^ ]+){0,5} (for|fur|pour|para|per|auto|roller|moped|scooter|moto|motorino|mota|carne|licen[cs][a-z]*'
      '|[a-z]*fuhrerschein)|(moped|scooter|roller[a-z]*|motorino|mota|ehliyet|скутер)( [^ ]+){0,4} (too young|zu jung'
      '|troppo|trop jeune|muito nov[oa]|cok kucuk|рано)|(esperar|faltam?|wait|attendre|warten|aspettare)( [^ ]+){0,4} '
      '(anos|years|ans|jahre|anni)( [^ ]+){0,4} (dirigir|conducir|conduzir|drive|conduire|guidare)',
    '(mum|mom|mother|dad|parents?)s?( [^ .]+){0,3} (signs?|signed)( [^ .]+){1,4} (slips?|forms?|notes?|letters?|diary)'
      '|(madre|mama|padres?|mae|pais|mamma|genitori|mere|maman|parents)( [^ .]+){0,9} (firm|assin|signe)[a-z]*( [^ '
      '.]+){0,3} (notas|note|autori[a-z]+|permiso[a-z]*|agenda|boletin|caderneta|provas?|giustifica[a-z]+|diario'
      '|sorties?|carnet|mot)|(mama|mutter|eltern)( [^ .]+){0,3} unterschr[a-z]+( [^ .]+){0,3} (einverstand|zettel'
      '|zeugnis|klassenarbeit|erlaubnis|elternbrief)[a-z]*|unterschrift (der|ihrer|seiner) (eltern|mama|mutter)'
      '|firmare( [^ .]+){0,4} (mamma|genitori)|мамина подпись|подпис[а-я]+ (мама|родители)|мама подпис[а-я]+'
      '|разрешени[а-я]+ (родител|мам)[а-я]+|gezi izin|izin kag[a-z]+|(gets?|got|getting) grounded|la mandan a (dormir'
      '|la cama)|<bed>.{0,60} <mum>|<mum>.{0,60} <bed>|(yedi|sekiz|dokuz)(da|de| oldu mu)( [a-z]+)? yatag?a|отбои в '
      '(восемь|девять)|в (восемь|девять) отбои|lights out( [a-z]+){0,2} (seven|eight|nine)',
    'minik prenses[a-z]*|nena de papa|princesinha do papai|princesse a (son )?papa|principessin?a di papa|папина '
      'доченька|papas kleine prinzessin|jovem aprendiz|паспорт( [а-я]+){0,3} (вручат|получит|дадут|выдадут)|еще не '
      'получил[а-я]* паспорт|vai (pra|para a|na) creche|вод[а-я]+ в (детскии )?сад[а-я]*|sut dis[a-z]+|(paga|pagar) '
      'meia [^.]*crianca|su fiesta de quince|kinderfreizeit|legal beer|va a cumplir <teen>|potra votare|(quedan?'
      '|faltan|faltam|encore|ancora|mancano|quatre|vier)( [^ .]+){0,6} (votar|voter|votare)|noch( \.)? dann darf (er'
      '|sie)|oy ver[a-z]+( [a-z]+){1,2} yil|до паспорта|on (bir|iki|uc|dort|bes|alti|yedi)[a-z]*( [a-z]+)? bas(ti|iyor'
      '|ar|acak)|lgsye|resit ol[a-z]+( [^ .]+){0,3} (var|kaldi)|manque(nt)? [a-z]+ ans pour etre majeure?',
    '<adult>.{0,24} <soon>|<soon>.{0,24} <adult>|(too young|not old enough|not allowed|cant|cannot'
      '|isnt allowed) (yet )?to (vote|drive|drink|marry|work|date)|birthdays? (to go|to wait|away'
      '|left)|(years?|months?|summers?) to (go|wait)',
    '<like> [^.]{0,20}(?<![a-zа-я])(<teen>|<few>|<childword>)|<childword> (gibi|kadar) gor[a-z]+|(stopped aging'
      '|frozen|stuck|forever|eternally|trapped|never aged|regress[a-z]*)( to| at| as| in)?( age| a| the age of)* '
      '(<teen>|<few>|<n>|child)',
    '(<school>|kid|child|teens?|teenager|tween|preteen|youngster|schoolkid|kiddo|adolescente?|jugendliche?r?|ado'
      '|ragazzin[oa]|nastol[a-z]+|подрост[а-я]+|genc kiz)((?=.* (<love>) )|(?<= (<love>) .*))'
  ]) as pattern
)
select 'minor', rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
