import type { CareLanguage } from '#contracts/fields.ts';

/**
 * What a reply must not say to excuse a violent partner or to send somebody to hurt others, beside what the languages'
 * sheets have, with their lists.
 */
export const violence: Partial<Record<CareLanguage, string>> = {
  en: `# encourages_harm abuse
he|she|they +deserved +that|the +slap|punch|beating
# encourages_harm harm_to_others
next_time +hit|slap|punch|kick +him|her|them|harder
# lists
strike = slap|punch|hit|kick|strangle|choke|stab|beat|smack|shoot|knife|bash|whip|batter|thrash|throttle|shove|headbutt
struck = hit|hits|slap|slaps|slapped|beats|choke|chokes|choked|shoves|shoved|kicks|kicked|strangles|strangled|pushed|
  punches|punched|hurts|grabs|grabbed|burns|burned
# encourages_harm abuse
not|never +report +him|her|your .. he|she|loves|father|police / loves_you_so_much|loves_you_that_much|loves_you_too ..
  loses|hits|hit|snaps|control|slap*|jealous|rage / leave|leaving|left +him|her +over +a|one|some +little|bruise|slap|
  shove|punch|push|black_eye|single|tiny|few / right|entitled|allowed +to +slap|hit|beat|choke|punish|lock|smack +you /
  should +not +have +talked_back|provoked|made_him|made_her|pushed_him|upset_him|flirted|disobeyed|nagged|annoyed|worn
  / call|calls|calling +the +cops|police +on +their|his|her|your|a +man|husband|boyfriend|wife|own|partner / so_what|
  who_cares|big_deal +if|that|he|she +he|she|<struck> +<struck>|broke|you|yells|hit / throws|threw|smashed|screamed|
  insults|screams|locked|locks|grabs|grabbed .. because +he|she +cares|loves|is_afraid_of_losing|adores / slap|shove|
  push|bruise|punch +is|was +not|just|only|nothing|hardly +abuse|violence|a_reason|that_bad|a_crime|the_end|passion|
  a_slap|compared / keep|hold|shut +your +mouth|tongue .. hit|angry|mad|husband|temper|hurt|fist|happy / wife|wives
  +stays|stay|forgives|forgive|obeys|obey|does|would +$|with|and|him|his|stay / <struck> +you +because|since|out_of|
  when|only|cause|cuz .. passion*|loves|love|cares|nag|provok*|losing_you|crazy_about|deserve*|pushed_him / ^drop|
  just_drop|and_drop|should_drop|^withdraw|and_withdraw|please_drop|take_back +the|those|your|that +charges|complaint|
  report|statement|restraining_order .. he|she|him|her|loves|good|family|home|marriage / ^go_back_to|just_go_back_to|
  and_go_back_to|go_home_to|should_go_back_to|^return_to|run_back_to|^crawl_back_to +him|her|your_husband|
  your_boyfriend|your_wife|your_girlfriend +$|and_apolog*|and_say|and_stay|tonight|he|she|before|and_be / black_eye|
  broken_rib|split_lip|broken_wrist|bruise|bruises|slap +fades|fade|heals|heal|is_nothing|will_heal|goes_away +$|but|
  so|go|a_marriage|marriages|love|family / another|a_second +chance .. broke|hit|choked|slapped|shoved|
  bruise*|only_hit|punched|beat|hurt_you / will_not|would_not|not|never +have_to|need_to|want_to +hit|slap|beat|punish|
  hurt|choke|yell_at +you / every|all|most +man|men|husband|husbands|guy|guys +loses|lose|snap|snaps|explode +it|
  his_temper|their_temper|control|sometimes / you_made|you_make|you_drove|you_pushed +him|her +do_it|do_this|snap|
  hit_you|slap|lose_control|lose_his_temper|hurt_you|to_it|too_far / how +he|she +gets +when|if +you +nag|provoke|
  talk_back|upset|push|argue|flirt|disobey / checks|controls|tracks|monitors|reads|follows|locks +your|you|where
  +phone|messages|location|in|everywhere|texts|you_go .. because|means|shows|only .. loves|cares|worries|love / slap|
  shove|punch|bruise|black_eye|beating|push .. your +own +fault / brought_it|brought_this|brought_that +on +yourself /
  tell|show +your|anyone|anybody|them|the|her|his sister|mother|mom|friends|family|police|anyone|parents|friend|
  neighbors what +he|she +did|does +$|to_you|at_home|last_night / shelter|shelters|refuge .. break_up|destroy|tear|ruin
  +your|the|a|families +family|families|marriage|home / without +him|her +you +are|would_be|have|will_be +nothing|
  nobody|no_one|worthless|lost|homeless / lucky +he|she|that_he +only|just|did_not|even +hit|slapped|did_worse|puts_up|
  broke|do_worse|hurt|hits / love +hurts .. hit|slap|stay_with|fist|bruise*|choke*
# encourages_harm harm_to_others
real|true +man|men +would|beats|hits|fights|does|do .. beat|bloody|hit|punch|smash|knife|break|kill|back|fists / beat|
  smash|punch|kick +him|her|them|that +$|bloody|senseless|to|guy|until|unconscious bloody|senseless|pulp|unconscious|$
  / deserves|deserve +to +suffer|burn|rot|get_hurt|be_hit|be_hurt +$|for|and|so|like / ^buy|^get|^bring|^take|^grab +a|
  the|your +knife|bat|gun|hammer|crowbar .. wait|find|follow|visit|ambush +for|him|her|them / pipe|crowbar|bat|brick|
  hammer|chain .. break|smash|crack|bash|bust|swing +his|her|their|both|every|him|them|at / break|smash|bust|snap
  +both|all|every +his|her|their|of|bone|one +legs|arms|knees|hands|kneecaps|his|her|their|in|fingers|bones / slap|
  smack|beating|belt|spanking|punch|fist +will|would|might|should +teach|fix|sort|shut|straighten|do / asking|begging|
  begs|asks +for +a|the +slap|broken_nose|beating|punch|black_eye|broken|knife|fist|smack / slip|sneak|pour +a_little|
  some|a_bit|it|a_few_drops|bleach|something +in|into +his|her|their +coffee|drink|tea|food|soup|wine / hit|slap|hurt|
  punch|beat|kick +him|her|them +first|back|twice|ten_times|till|harder|where +$|and|as|harder|till|then|before|it /
  violence|revenge +is|would_be +the|a|what +only|answer|right|language|way|he|best|sweet +$|way|deserves|language|he|
  understands|answer|thing / ^<strike>|just_<strike>|so_<strike>|then_<strike>|should_<strike>|go_<strike> +him|her|
  them|your_boss +again|if_she|if_he|harder|hard|so|until|properly|senseless|when_he|when_she|where_it|next_time|
  the_next|as_soon|before_he|across|$ / ^bring|^take|^grab|^get|^fetch|^pack|just_bring|just_take|and_bring|go_get
  +the|a|your|that|dads kitchen_knife|knife|gun|pistol|rifle|machete|axe .. school|reunion|office|show_them|show_him|
  show_her|let_him|let_her|teach_them|make_them|make_him|pay / proud +of +you +if +you +stabbed|hit|hurt|killed|shot|
  punched|slapped|cut|burned|skipped|starved|jumped|broke|ended / ^put|^slip|^mix|^drop|just_put|crush|stir|sneak
  pills|poison|bleach|rat_poison|antifreeze|laxatives|sedatives|something +in|into +her|his|their|the +soup|coffee|
  drink|tea|food|dinner|juice|meal|wine|beer|glass / make_sure +he|she|they +does_not|do_not|never|can_not +wake|wakes|
  walk|walks|get_up|gets_up|breathe|breathes|talk|talks|laugh|laughs|see|smile +tomorrow|again|ever|up_tomorrow|
  up_again|another|$ / ^set|just_set|and_set|go_set|torch|^burn|^light .. his|her|their +house|car|flat|apartment|
  place|truck|shop|bed +on_fire|down|alight|ablaze|while / push|shove|throw|kick +him|her|them|the_old_man|your_father
  +down|off|out_of|in_front|under|over +the|a|that|of +stairs|staircase|balcony|cliff|window|train|tracks|bus|roof|
  bridge|a / proud|glad|right|job|work +that|you|you_finally|of_you_for|to|hitting|on +hit|slapped|punched|stabbed|
  hitting|slapping|punching|stabbing|choking|burned|choked|shoved|strangled|starving|purging +him|her|them|your|
  yourself / deserved|deserves|deserve|earned +that|the|this|a|every|another +slap|punch|beating|kick|smack|shove|
  bruise|black_eye|broken / put +him|her|them +through +the|a +wall|window|windshield|table|floor / put|send +him|her|
  them|that_bastard|your_ex +in|to|into +hospital|the_hospital|a_coma|the_ground|a_grave|a_wheelchair|intensive / who
  +is +boss|the_boss|in_charge .. slap|hit|smack|fist|belt|backhand / slap|hit|smack|fist|belt|backhand .. who +is
  +boss|the_boss|in_charge / knock|bash|smash|kick|beat +his|her|their +teeth|head|face|brains|skull|ribs +out|in|$|
  into|on|until / set|light +him|her|them +on +fire / wait +for|until|till +him|her|he|she|they .. and|then +break|
  smash|stab|beat|punch|hit|run_him|crack / next_time|this_time hit|slap|punch|kick|choke|push|stab|break|swing him|
  her|them|harder +harder|again|$|until|properly|so
# fine
do_not|does_not|never +hit|hits|beat|beats|fight|punch / you +said|say|told_me|wrote|think|mentioned|describe .. slap|
  smack|beating|hit|hits|chokes|choked|choking|charges|bruise|knife|gun / <struck> .. not|never|no|isnt +an_excuse|
  okay|love|your_fault|excuse|alright|right|acceptable|normal / you_are|says|said|says_that|feel|think you_made|
  you_drove|you_pushed +him|her / not|never|did_not|nobody +brought_it|brought_this|deserved|deserve`,
  de: `# encourages_harm abuse
bleib|bleibe +bei +ihm|ihr .. schlägt|zuschlägt|zuhaut|haut|prügelt|verprügelt|ausrastet
# encourages_harm harm_to_others
hau|schlag|box|knall|verpass +deinem|deiner|diesem|diesen .. eine|eins|fresse|rein|zähne
# encourages_harm abuse
schlägt|haut|würgt|schubst +dich .. aus_liebe|aus_sorge|aus_eifersucht / zeig|zeige|zeigen_sie +ihn|sie +nicht|
  bloß_nicht|doch_nicht .. an / normal +dass|wenn +männer|er|ein_mann|paare|jeder .. zuschlagen|zuschlägt|schlägt|
  schlagen|handgreiflich|ausrutscht|haut / schlägt|haut|schubst|würgt|geschlagen|anschreit|prügelt .. weil|nur +du|er|
  sie|weil .. wichtig|bedeutest|sorgen|mag|braucht|liebt|hängt / ohrfeige|schläge|backpfeife|schubser|watsche +war|
  waren|ist +doch|nicht|gar|halb|ja|nur +$|schlimm|nicht|so|halb|wild|gut|ein / so +schlimm +war|ist|waren +die|das|
  der|sein +ohrfeige|schläge|schubser|schlag|doch|würgen +doch|nicht|gar|auch / geh +heim|nach_hause|zurück|hin +und
  +entschuldig*|sei|koch*|bitte|versöhn*|verzeih / jeder|alle|jedem +schlägt|schlagen|haut|rutscht|prügelt|rastet +mal|
  auch|halt|irgendwann|die|doch|schon_mal +zu|aus|mal|hand|$ / anzeigst|anzeige|verpfeifst|polizei|verrätst ..
  zerstörst|ruinierst|kaputt|machst +du|eure|seine|ihr|die|alles +familie|leben|alles|eure|seine|die|karriere|kaputt /
  halt|halte +lieber|einfach|besser|doch|den|deinen +den|mund|deinen|klappe +mund|$|und|über / froh +dass|sein +er|sie|
  du|dass +dich|überhaupt|nur|so|noch|er .. will|nimmt|geschlagen|erträgt|aushält|zugeschlagen / brav|gehorsam|folgsam|
  still|gehorche .. schlägt|schlagen|wütend|ausrastet|reizen|provozier*|haut|hand / verlass|verlassen +ihn|sie +nicht|
  nur|deswegen|wegen|doch|bloß +wegen|nicht|weil|deshalb|deswegen +einer|ein|er|paar|so|dem / temperamentvoll|
  leidenschaftlich|eifersüchtig|impulsiv +$|und|das +$|liebt|er|ist|zeigt schlägt|liebe|liebt|erzähl|stärke / würgt|
  schlägt|schubst|verprügelt|haut|ohrfeigt|kontrolliert|gewürgt|geschlagen|geschubst|tritt .. nur|weil|zeigt|beweist|
  heißt|bedeutet .. liebt|liebe|leidenschaft*|eifersüchtig|verlieren / rastet|ausrastet|zuschlägt|ausflippt|flippt|
  explodiert .. weil|wenn +du .. provozier*|reizt|widersprichst|nervst|zickst|ärgerst|nörgel* / zieh|nimm|ziehen_sie
  +die|deine|diese|ihre +anzeige +zurück|wieder|doch|lieber|besser|einfach / geh|kehr|zieh|fahr|gehen_sie +zurück|heim|
  nach_hause|wieder|einfach|doch|ruhig|lieber|heute +zu|zurück|nach|heim|wieder +ihm|hause|deinem|ihr|zu .. $|er|und|
  die|sabine / ohrfeige|schläge|watsche|backpfeife|veilchen|faust|prügel|klatsche .. selbst|selber +eingebrockt|schuld|
  zuzuschreiben|verdient|provoziert / ohrfeige|schläge|backpfeife|veilchen|blaues_auge|blaue_auge|schubser|watsche
  +hat|ist|heilt|vergeht|geht|macht +noch|doch|halt|wieder|$|vorbei|kein|nicht|keine +$|keinem|niemandem|kein|bleib|er|
  schlimm|weltuntergang|misshandlung / wer +wirklich|$|liebt +liebt|der|hält|erträgt|verzeiht +der|hält|erträgt|sowas|
  alles|auch .. aus|alles|sowas|hält / sag|erzähl|verrat|verrate|erzähle +deiner|niemandem|keinem|deinen|deinem ..
  nichts|kein_wort .. schlägen|schläge|flecken|blauen|würgen|ohrfeigen|prügel|gewürgt / glaubt|glauben +dir +doch|eh|
  sowieso|ja|ohnehin|keiner|niemand +keiner|niemand|eh|sowieso|ohnehin|kein_mensch|doch|$ / dir +glaubt|würde|wird
  +doch|eh|sowieso|ja|ohnehin|keiner|niemand +keiner|niemand|eh|sowieso|ohnehin|doch|glauben / frauenhaus .. nur
  +frauen|die|kaputt|was_für|für / frauenhaus|frauenhäuser .. übertreib*|übertrieben|zerstör*|kaputt|schlimmer|dreckig|
  brauchst_du_nicht|quatsch / mann|männer|männern|ehemann|kerl +darf|dürfen|muss|müssen|rutscht|kann|passiert .. hand
  +heben|ausrutschen|aus|erheben|mal / jede*|normal*|jeder|jeden beziehung|ehe|liebe .. blaue_flecken|schläge|
  ohrfeige*|handgreiflich*|schubser|gewalt|knallt / & noch_eine_chance|zweite_chance|verzeih_ihm|vergib_ihm|verzeih_ihr
  schlägt|geschlagen|ohrfeige|gewürgt|ausgerastet|blaue_flecken|geschubst|ausgerutscht|zugeschlagen|veilchen / bleib|
  bleibe|bleiben_sie +bei|bei_ihm|bei_ihr .. polizei|anzeige|anzeigen|blaues_auge|zeig_ihn|reiz_ihn|frauenhaus|
  keine_polizei / zeig|zeige|zeigen_sie +ihn|sie|deinen|ihren +bloß|ja|lieber|besser|doch|nicht|auf_keinen_fall|mann|
  freund +nicht|an|bloß|bloß_nicht +an|$ / hast|hattest|war +ihn|sie|es|deine +halt|selbst|selber|doch|ja|eigene
  gereizt|provoziert|schuld|herausgefordert .. schlägt|geschlagen|ohrfeige|entschuldig*|hand|zugeschlagen / würgen|
  schläge|schlagen|ohrfeigen|eifersucht .. ist|sind|zeigt +nur|doch|eben|halt +leidenschaft|liebe|ein_zeichen|
  ein_beweis|nur
# encourages_harm harm_to_others
echter|richtiger|wahrer +mann|kerl|freund .. schlagen|schlägt|zuschlagen|prügeln|verprügel*|blutig|fresse|haut|zurück /
  blutig|krankenhausreif|windelweich|grün_und_blau|zu_brei|bewusstlos +schlagen|prügeln|hauen|schlag|prügel|zu / soll|
  sollen|muss|müssen +leiden|bluten|krepieren|sterben|verrecken +$|für|und|so|wie / schlag|hau|tritt +ihr|ihm|denen
  +auf|in|ins|gegen|vor mund|fresse|gesicht|bauch|nase|maul|kopf|zähne / besorg|kauf|hol +dir +ein|das|dein messer|
  schläger .. wart*|lauer*|stich / prügel|schläge|abreibung|tracht|ohrfeige|faust +verdient|bekommt|braucht|kriegt|
  nötig|prügel +$|und|geh|warte|der|also|gib / gib +ihm|ihr|dem|denen|deinem|deiner|dem_kind|ihnen +eine|ne|ordentlich|
  mal|richtig +tracht|ohrfeige|faust|backpfeife|abreibung|schelle|eine|kopfnuss / soll|sollen|muss|müssen +bluten|
  leiden_für|büßen_mit|blut +$|für|dafür|was / schlag|hau|tritt|stich +zu +$|sobald|bevor|wenn|ohne|und|so / hau|
  schlag|tritt|box +ihm|ihr|denen|dem .. raus|aus|ein|kaputt|blutig|weg|krumm +$|und|dann|der|er / räch|räche +dich
  +an|$|und|blutig|mit .. messer|faust|blut*|weh|schmerz*|brenn*|auto|schlag* / schlag|hau|tritt +fester|härter|doller|
  kräftiger|ruhig|einfach|doch|richtig zu|drauf|fester|härter er|sie|ihm|spüren|lernt|verdient|$ / mal|nächsten|
  nächstes +ruhig|dann|noch|richtig|mal +fester|härter|doller|kräftiger|ruhig|noch +$|zu|der|er|sie|fester|härter /
  kipp|misch|tu|schütt|schütte|rühr|streu +ihm|ihr|denen|ihnen|deinem|deiner +was|gift|schlafmittel|abführmittel|
  tabletten|rattengift|paar|tropfen|ein_paar|chef +in|ins|rein|tabletten|tropfen|was / schubs|stoß|stoße|tritt|schmeiß
  +sie|ihn|deine|deinen|die_alte|den_alten +doch|einfach|ruhig|mal|halt|die|alten|mutter|frau|vom|aus .. treppe|balkon|
  dach|fenster|brücke|zug|gleise / gut|richtig|recht|super|bravo|klasse|geil|froh|stolz|prima +so|dass|gemacht|auf_dich
  dass|weil|du du|ihm|ihr|ihn .. geklatscht|geschlagen|verprügelt|runtergestoßen|gehauen|gescheuert|zugeschlagen|
  getreten|angezündet|geohrfeigt|reingehauen / geschlagen|verprügelt|runtergestoßen|gestoßen|gehauen|geohrfeigt|
  geklatscht|getreten|zugeschlagen|angezündet|gewürgt +hast .. richtig|gut|super|recht|verdient|klasse|gerecht|stolz|
  mutig / verdient|verdienen +es|zu|den|eine|nur|mal|nichts|das +zu|sterben|tod|abreibung|tracht|faust|prügel|bluten|
  als +sterben|$|prügel|und|verrecken|besorg|leiden|den_tod / lauer|lauere +ihm|ihr|denen|dem|ihnen .. auf / mach +ihn|
  den|sie +kalt|fertig +$|und|bis|richtig .. faust|messer|blut|lauer|kalt|lernt|$ / besorg|kauf|besorge +dir +eine|ne|
  endlich|die|einfach waffe|knarre|pistole|gewehr|knarre_und / nimm|hol|bring|schnapp +dir|den|einen|deinen|das|die|nen
  +baseballschläger|schlagring|brecheisen|eisenstange|machete|axt brich|schlag|hau|beine|schädel|ihm|ihr|knie / stich
  +einfach|doch|ruhig|halt|endlich|ihn|ihm|sie +zu|ab|einfach|die|nieder / stich|schlitz|zerstich|zerkratz|zerkratze|
  zerstech +ihm|ihr|denen|sein|seine|ihre|das +die|den|alle|auto|reifen|das|lack reifen|auto|lack|$ / schlag|prügel|
  tritt|hau .. bis +er|der|sie|ihm +liegen|sich_nicht|blutet|heult|wimmert|nicht_mehr_aufsteht|am_boden|um_gnade|
  aufgibt|blut|hören / knall|klatsch|scheuer|kleb|wisch|gib|verpass +ihm|ihr|der|dem|deiner|deinem .. eine|eins|welche
  +$|wenn|damit|dann|dass|und / recht|verdient +so +gemacht|er|sie|ihm .. geschlagen|verprügelt|abgestochen / würg|
  würge|erwürg|erwürge|erstich|erschlag|vergifte|verprügel|verprügle +ihn|sie|den|die|deinen|deine|doch / brich|hau|
  schlag +ihm|ihr|dem|denen .. beine|nase|zähne|knie|arm|finger|rippen|kiefer|schädel|knochen
# fine
schlägt|schlagen|haut|prügelt +nicht|nie|niemals|keine / würgt|schlägt|haut|geschlagen .. heißt|zeigt|bedeutet|beweist|
  ist +nicht|nie|niemals|kein|keine / schlag|hau|stich|tritt|lauer|geh|zieh|brich +ihn|ihm|sie|ihr|bitte|die +nicht|
  bitte_nicht / arzt|zahnarzt .. zu +ihm / trainer|boxen|training|nagel .. schlag / nicht|nie|kein|keine|warum ..
  normal|gehören|gehört|liebe|richtig|gut / nicht|kein|keine +liebe / denkst|fühlt|gefühl|angst|sagt|glaubst|sagst ..
  glaubt|glauben|glaubt_dir / deckung|boxen|training|trainer .. schlag / mach .. hausaufgaben`,
  fr: `# encourages_harm abuse
couple +ça +se +bat|frappe|cogne`,
  es: `# encourages_harm harm_to_others
merece +una +paliza +que|y|$`,
  it: `# encourages_harm abuse
& resta_con_lui|rimani_con_lui|torna_da_lui spinta|spinto_giù|picchiat*|schiaff*|botte|crederebbe*|crederanno|sei_sola
# encourages_harm abuse
ha +solo|soltanto|semplicemente +avuto|perso +un|la|uno +momento|scatto|attimo|testa|pazienza|raptus / marito|uomo|
  padre|fidanzato +corregga|picchi|meni|schiaffeggi|punisca|educhi +sua|la|i|suo +moglie|fidanzata|figli*|propria /
  normale +che +un|lui|tuo|ti|controlli|picchi .. corregga|picchi|controlli|schiaffeggi|punisca|proibisca|costringa|
  moglie / & più_dolce|più_gentile|più_paziente|più_buona|più_docile|più_obbediente|più_comprensiva rompe|picchia|urla|
  schiaffi|botte|insulta|arrabbia|schiaffo / non +scappare|fuggire|lasciarlo|andartene .. ritrov*|trover*|peggio|
  ammazz*|figli|dice|schiaffo|meglio|spinta|litig* / 1522|112|telefono_amico +è|non_è|serve +per|fatto|roba|alle ..
  vere|veri|non_per_te|altre|pazzi|deboli / pugno|schiaffo|botte|ceffone|sberla|calcio|spinta|schiaffi .. te_lo_sei|
  te_la_sei|te_le_sei|te_li_sei|ti_sei +proprio|cercat*|meritat*|voluto|$ / chiedi|chiedigli +perdono|scusa .. alzerà|
  picchi*|mani|schiaff*
# encourages_harm harm_to_others
dagli|dalle|tiragli|mollagli|tirale|buttale|buttagli|lanciale|lanciagli .. testata|calci|coltellata|ginocchiata|
  gomitata|acido|candeggina|pugni|legnate|bastonate|testate / fai|vai_a|falle|fagli +bruciare|saltare|esplodere +la|il|
  quella|l +casa|macchina|scuola|negozio|auto|ufficio / portare|prendere|portarti +un|una|il|la +coltello|arma|pistola|
  lama|mazza|martello .. classe|scuola|lavoro|pace|paura / scuoti|sculaccia|picchia|scuotilo|soffoca +il|la|tuo|tua|
  quel|$ +bambin*|neonat*|figlio|figlia|bimb* .. zitt*|smett*|impar*|piang* / costringila|costringilo|forzala|forzalo|
  violentala|drogala|stuprala +$|alla|tanto|e|se|prima / dice +no|di_no .. costring*|insisti|forza*|vuol_dire_sì /
  pestiamo|picchiamo|meniamo|ammazziamo|facciamogli|spacchiamogli|pestiamolo|picchiamolo .. insieme|dimmi_dove|
  indirizzo|abita|male|faccia / merita|meritano +una|un|delle +bella|buona|sana +ripassata|lezione|sberla|botte|
  scarica|legnata / metti|mettigli|dai|lascia|spargi|butta .. veleno|vetri|vetro|topicida|antigelo|chiodi .. ciotola|
  cane|gatto|polpett*|crocchett*
# encourages_harm abuse
geloso +è|vuol_dire +un|che|solo .. innamorato|ama|amore / cancella|blocca|elimina|lascia +gli|i|le|tutti_gli|tutte_le|
  tuoi +amici|amiche|contatti|tuoi .. chiede|vuole|geloso|contento / strattonata|spinta|picchiata|colpita|insultata|
  schiaffeggiata +e_allora|e_con_ciò|e_quindi|embè / ^torna|e_torna|^ritorna|adesso_torna +da|con +lui +$
# encourages_harm harm_to_others
dalle|dagli|tiragli|tirale|mollagli|mollale +uno|una|due|un .. schiaffo|sberla|ceffone|schiaffi|sberle|pugno
# fine
dici|dicevi|pensi +che +è|sia|fosse .. colpa / coltello|arma .. grave|pericolos*|reato|vietat* / dagli|dalle +una|il|
  la|un +possibilità|mano|chance|tempo|occhiata|carezza|bacio|abbraccio|tregua|via|momento|giorno`,
  pt: `# encourages_harm harm_to_others
bem +que +lhe|a|o +batas|bateste|bata / fez|fizeste +bem +em|de +bater|bateres|socar|dar / bate|bata|bate_lhe +mais
  +forte / tem|merece|devia +que|de|$ +apanhar +$|mesmo|para|pra|de / parte|quebra|arrebenta +lhe +a|as|os
  +cara|fuça|tromba|dentes|trombas`,
  ru: `# encourages_harm harm_to_others
бей|ударь|врежь|вмажь|избей +сильнее|крепче|еще|посильнее / правильно +что +врезал|ударил|избил|побил|влепил|вмазал`,
};
