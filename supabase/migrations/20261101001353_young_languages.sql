-- Each language's own words for a child, for what a child may not do yet and for the school it goes to (D-15,
-- R-CARE-10): they hold only where nothing in a text shows an adult (the verdict `young`). <names> stand for the words
-- of `part`.

insert into private.content_patterns (topic, verdict, pattern)
with part (name, words) as (values
  ('teen', 'once|doce|trece|catorce|quince|dieciseis|diecisiete|onze|doze|treze|quatorze|catorze|quinze|dezesseis'
    '|dezessete')
),
rule (verdict, pattern) as (
  select 'young', '(?<![а-я])(' || pattern || ')(?![а-я])' from unnest(array[
    -- Spanish
    '(una?|el|la|tu|este|esta|\.|es|soy|eres|muy) ([a-z]+ ){0,2}(nin[oa]|ninit[oa]|chaval[ae]?|chiquill[oa]'
      '|chamac[oa]|chamaquit[oa]|escuincl[ea]|mocos[oa]|nene|nena|chavit[oa]|adolescente|jovencit[oa]|muchachit[oa]'
      '|puber|huerfanit[oa])(?! (de (los|las|[2-9]|oro)|que (yo|tu)|a ))'
      '|menor(es)? de edad|minoria de edad|(primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|[1-8])[o]? (o '
      ')?(ano )?(de )?(la )?(basico|medio|secundaria|secu|primaria|bach[a-z]*|prepa[a-z]*|eso)|(mama|mami|madre|papa'
      '|padre) (no )?(la|lo|le) (recoge|regana|castiga|prohibe|obliga)|(va|asiste|estudia'
      '|esta|entra|sale|llega|vuelve) (a|en|del?) (la |el |l )?(secundaria|secu|primaria|colegio|prepa|liceo'
      '|instituto|insti|escuela|cole|guarderia|kinder)',
    '((aun|todavia) no (puede|podra)|no tiene edad)( [a-z]+){0,3} (votar|conducir|manejar|beber|entrar|salir)|faltan?( '
      '[a-z0-9]+){1,3} (anos|meses|cumpleanos) para (votar|conducir|manejar|ser|cumplir|los|la)'
      '|sin permiso de su (madre|mama|padre|papa)|castigad[oa] '
      'sin|tu (herman|hermanastr|prim|sobrin|hij|hijastr)[oa] (mas )?(pequen[oa]|menor|chic[oa]|chiquit[oa]'
      '|joven)|(<teen>) (recien |recem )?(cumplidos|completados'
      '|completos)|quinceaner[oa]|diente de leche|raton(cito)? perez|reyes magos',
    -- German
    '(ein|eine|einen|kleine[srn]?|freche[srn]?|kluge[sr]?|junge[sr]?|das|dieses|dein|deine) ([a-z]+ )?(kind|madchen'
      '|bub|gore|knirps|teenie|teenager|teeny|jugendliche[rn]?|kleinkind|dreikasehoch|wildfang|lausbub|backfisch'
      '|schulkind|halbstarke[r]?|kindergartenkind|heranwachsende[r]?|minderjahrige[r]?|waisenkind)(?! (der|des|im|aus '
      'den))|grundschul[a-z]*|gesamtschul[a-z]*|mittelschul[a-z]*|(vor|haupt|real|ober|mittel|forder)schul[a-z]*'
      '|[a-z]+klassler(in)?|geht (noch |jetzt |erst |schon )*(zur|in die|auf die|aufs|in den|auf ein|in ein) '
      '[a-z]*(schule|gymnasium|kita|kindergarten|hort|klasse)|(noch )?(nicht|kein[a-z]*) (ganz )?(volljahrig'
      '|erwachsen|teenager|mundig)|deine? (klein|jung)[a-z]* (stief|halb|adoptiv)?(schwester|bruder|cousine|cousin'
      '|nichte|neffe|tochter|sohn)|u ?18|unter 18|schuler(sprecher|zeitung|vertret|rat|band|praktik|lotse'
      '|ausweis)[a-z]*|abiturient(in)?|milchzahn|milchzahne|schultute|einschulung|(mama|papa|mutti) (darf|erlaubt'
      '|bringt|holt|verbietet|packt)|(erst|noch) (in )?(ein|zwei|drei|vier|funf|sechs)[a-z]* jahre[n]?( [a-z]+){0,4} '
      '(wahlen|fahren|volljahrig|erwachsen)|erst in (ein|zwei|drei|vier|funf|sechs)[a-z]* jahren( [a-z]+)? darf|ohne '
      '(mama|mamas|papa|elterliche)',
    -- French
    '(un|une|le|la|cette|ce|ta|ton|petite?|\.|est|es|suis) ([a-z]+ )?(gamine?|gosse|fillette|petiote?|minote?|mome'
      '|marmot|mioche|ado|adolescente?|bambine?|garconnet|petite fille|petit garcon|mineure|collegien(ne)?'
      '|lyceen(ne)?|ecoliere?|orpheline?)|(une?|cet(te)?|petite?|est|ton|cette|encore une?) enfant(?! (de|du|des'
      '|terrible|unique))|(fille|garcon|enfant|ado|encore|toujours) mineure?|mineur (\.|et|qui|en|isole)|pas (encore '
      '|tout a fait )?(majeure?|adulte|ado|18)|(sa|son) (majorite|brevet|cartable|instit)|(en|au|entre en'
      '|rentre en|passe en) (cp|ce[12]|cm[12]|maternelle|primaire|college|6 e|5 e|4 e|3 e|2 nde|1 ere|terminale'
      '|grande section)|(va|vais|rentre|encore|toujours) (a l ?ecole|au (college|lycee))|(ta|ton|votre) (petite?'
      '|jeune) (derniere?|demi ?(soeur|frere)'
      '|(belle )?(soeur|niece|cousine?|frere))|sa (mere|maman) (refuse|interdit|punit|vient (la|le)) [a-z]+|(ses'
      '|faire les|les) devoirs|trop '
      'jeune pour|dent de lait|sans l ?(accord|autorisation) (de (sa|ses)|des)',
    -- Portuguese and Italian
    '(um|uma|o|a|esse|essa|\.|tua?|sua|e|seu) ([a-z]+ )?(menin[oa]|menininh[oa]|garot[oa]|garotinh[oa]|guri|guria'
      '|moleque|moleca|pirralh[oa]|crianca|criancinha|miud[oa]|pivete|mocinh[oa]|adolescente|fedelh[oa]|colegial)(?! '
      '(de (ouro|[2-9]|programa|ipanema)|dos (anos|olhos)))|(de |e )?menor (\.|de idade|mora|que|vive)|de menor'
      '|([1-9]( [oa])?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono) (ano|serie) (do |da |de )?'
      '(ensino|fundamental|medio|escola)|ensino (fundamental|medio)|(ginasio|escolinha|pre escola'
      '|jardim de infancia|creche|fundamental)|(ainda|nem) (nao |sequer )?(pode|tem idade|completou|chegou)( '
      '[a-z]+){0,3} (votar|dirigir|carteira|entrar|beber|maior)|nao pode (dirigir|votar)|(tua|teu) (irma'
      '|irmao|prima|primo|sobrinh[oa]|entead[oa]|filh[oa]) (mais nov[oa]|cacula|pequen[oa]|menor)|mae( dela| dele)? '
      '(nao )?(deixa|busca)|dente de leite|maioridade',
    '(un|una|il|la|lo|questa|questo|tua|\.|e|piccol[oa]|sono) ([a-z]+ )?(bimb[oa]|bambin[oa]|ragazzin[oa]'
      '|pischell[oa]|mocciosa?|moccioso|fanciull[oa]|adolescente|ragazzett[oa]|piccolin[oa]|marmocchi[oa]|scolar[oa]'
      '|liceale|orfanell[oa])(?! (degli|interiore|dentro))|minorenn[ei]|minore d ?eta|non (e )?(ancora )?(maggiorenne'
      '|adult[oa]|18)|(va alle|fa le|alle|in) (medie|elementari|asilo|materna)|scuola '
      '(media|elementare|materna|superiore|dell ?obbligo)|(prima|seconda|terza|quarta|quinta) (elementare|media'
      '|superiore|liceo|ginnasio|[a-d])|(tua|tuo) (sorell(in)?a|sorellastra|fratello|fratellastro|cugin[oa]'
      '|nipote) (minore'
      '|piccol[oa]|piu piccol[oa])|(la|sua) (mamma|madre) (non )?(lo|la|le|gli|l) (sgrida|accompagna|permette'
      '|proibisce|mette|veste)|patente( [a-z]+){0,4} '
      '(ancora|manca|aspett[a-z]+)|manca[a-z]*( [a-z]+){0,5} patente|dentini?o? da latte|paghetta|(i|suoi) compiti'
      '|interrogat[oa] (in|di|alla)',
    -- Polish and Turkish
    '(nie|malo|niepelno)letni[a-z]*|nieletn[a-z]+|[a-z]+nasto(latek|latk[a-z]+|letni[a-z]*)|(dzieciak|maluch'
      '|dziewczynk|chlopczyk|chlopiec|smarkul|smarkacz|brzdac|szkrab|berbec|podlot[a-z]+|przedszkolak|uczniak'
      '|dzieciatk)[a-z]*|(jest|to|male|jeszcze) dziecko|twoj[a-z]* mlodsz[a-z]+ (przyrodni[a-z]+ )?(siostr|brat'
      '|kuzyn)[a-z]*|(siostrzyczk|braciszk'
      '|braciszek|pasierb|coreczk|syneczk)[a-z]*|podstawowk[a-z]*|swietlic[a-z]*|przedszkolu?|(czwart|piat|szost'
      '|siodm|osm)[a-z]* klas[a-z]+|klas[aeyi] ([1-8]|[iv]+)|nie (jest )?(jeszcze '
      ')?(pelnoletni[a-z]*|doros[a-z]+)|mama (nie )?(pozwala|zabrania|odbiera|kaze)|mlecza[a-z]+|bez zgody (mamy'
      '|rodzicow)|odrabia[a-z]*',
    '(bir|kucuk|yaramaz|minik|masum|tatli|uslu|daha|henuz|hala|simarik) (bir )?(cocuk|cocugu|velet|ufaklik|oglan|kiz '
      'cocugu|bebek|bebe|ergen|yetim)(?! (doktor|kitab|gelisim|kalpli|ruhlu|gibi ruh)[a-z]*)|resit (degil|olma)[a-z]*'
      '|ergin degil|(ilk|orta|ana)okul[a-z]*|liseli|liseye gid[a-z]+|kres|[0-9]+( \.)? sinif[a-z]*|kucuk (kiz|erkek'
      '|uvey) kardes[a-z]*|18(i|ine|ini)? (girme|doldurma|bit)[a-z]*|(18|on sekiz)(i|ine|ini)? (doldurmadi|girmedi'
      '|var)|annesi izin|annesi(nden|nin)? (izin|izni|birakm)[a-z]*|(anne|anneden|annesinden|babasindan) '
      'izin[a-z]*|ergen[a-z]*|cocuksu yuz[a-z]*',
    -- Russian
    'несовершеннолетн[а-я]+|малолет[а-я]+|малыш[а-я]*|мальчик|мальчуган[а-я]*|мальчишк[а-я]*|девочк[ау]'
      '|девчушк[а-я]*|девчонк[аиу]|(еще|ещё|просто|совсем|она|он) ребен(ок|ка)|карапуз[а-я]*|дитя|малявк[а-я]*'
      '|отрок[а-я]*|сорванец'
      '|тинеи?джер[а-я]*|школот[а-я]+|тво(я|и|ю|еи|его) младш(ая|ии|ую|еи|его)( сводн[а-я]+)? (сестр|брат'
      '|кузин)[а-я]*|сестр[её]нк[а-я]*'
      '|братишк[а-я]*|братик[а-я]*|сиротк[а-я]+|детск(ии|ого|ом|ую) (сад|саду|дом|дома|доме)|детсад[а-я]*|садик[а-я]*'
      '|(не|до) (достиг[а-я]+ )?совершеннолет[а-я]+|нет (еще )?(18|восемнадцати)|мам[аеы] (не )?(разрешает|пускает'
      '|забирает|ругает|водит|отпускает)|молочн(ыи|ые) зуб[а-я]*|(ходит|учится|идет|хожу|учусь|бегает) в школ[а-я]+'
      '|после школы|дет[а-я]+ (голос'
      '|лиц)[а-я]*'
  ]) as pattern
  union all
  select 'young', unnest(array[
    'لم (تبلغ|يبلغ)| (طفل[ةه]?|الطفل[ةه]?|صبي|فتى|بنوت[ةه]|(ال)?(بنت|ولد|فتاة|فتاه) (ال)?صغير[ةه]?|يافع[ةه]?'
      '|مراهق[ةه]?|صغير[ةه]? (في )?(ال)?سن|(اخت|اخ|اخو)(ك|ي) (ال)?صغير[ةه]?|رضيع[ةه]?|حضان[ةه]|روض[ةه]|مدرستها'
      '|مدرسته) |(دون|تحت) (ال)?(سن|18|الثامنة)|ليست? بالغ|14(29|3[0-9]|4[0-9]) ?ه',
    'बच्चा |बच्ची|बालक |बालिका|नन्ह|छोट(ी|ा|ी सी|ा सा) (लड़की|लड़का|बच्च|बहन|भाई)|नाबालिग|अवयस्क|किशोर|स्कूल|कक्षा'
      '|na?a?ba?a?lig|chhoti (behen|bachchi|ladki)|bachch?[ia]|(छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं) (का'
      '|की|के|में)|padh(ti|ta) hai',
    '(小さ[ない]|幼い|まだ)(女の子|男の子|子供|子ども|子 |子で)|の(女の子|男の子)|ガキ|幼女|幼児|園児|児童|幼稚園|坊や|ちびっ?[子こ]|ロリ|ショタ|(少女|少年)(?!漫画|マンガ|まんが|心'
      '|ジャンプ|野球|時代|サッカー|院|団)|さ い|未成年|18歳未満|十八歳未満|成人(して(い)?ない|前)|平成 ?(2[0-9]|3[01])|令和|小学|ランドセル|思春期'
      '|子役|じゅう ?・? ?(いち|に|さん|よん|し|ご|ろく|なな|しち) ?(歳|才|さい)|(お母さん|ママ|母さん|親|お父さん|パパ)(に|が|は)[^.]{0,12}(怒|叱|迎え|許|禁止|ダメ|だめ'
      '|送)',
    '소녀|소년(?!원)|꼬맹이|꼬마|초딩|중딩|고딩|잼민|청소년|(?<!(이|삼|사|오|육|칠|팔|구))십대|어린 ?(여자|남자)? ?아이|어린애|미성년|유치원|어린이집|사춘기|(초|중'
      '|고)(1|2|3)( |생)',
    '小孩|小朋友|女童|男童|熊孩子|小屁孩|小丫头|青少年|(少女|少年)(?!心|宫|时代)|(还是|只是|就是|是)(一?个)?(小)?孩子?|(在|上|读|念)(幼儿园|小学|初中|高中)|没成年|未成年|未满(18'
      '|十八)|你的?小?(妹妹'
      '|弟弟|侄女|外甥女|侄子|外甥|继女|养女)( |$|。|，)|妈妈不(让|许|准)|零花钱|换牙|乳牙|家长签字|青春期|早恋'
  ]) as pattern
)
select 'minor', rule.verdict, private.filled_pattern(rule.pattern, (
  select jsonb_object_agg(part.name, part.words) from part
))
from rule;
