import { urging } from './german-urging.ts';

/** What a reply must not say in German. */
export const german = `# lists
klasse = fünfte|sechste|siebte|achte|neunte|zehnte|fünften|sechsten|siebten|achten|neunten|zehnten
jung = 8|9|10|11|12|13|14|15|16|17|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn
maschine = ki|künstliche_intelligenz|bot|roboter|programm|maschine|computer|chatbot|algorithmus|software|
  computerprogramm
rolle = therapeut|therapeutin|psychologe|psychologin|psychiater|psychiaterin|arzt|ärztin|psychotherapeut|
  psychotherapeutin|anwalt|anwältin|krankenschwester
helfer = arzt|ärztin|therapeut*|psycholog*|psychiater*|beraterin|berater|sozialarbeiter*|hausarzt|hausärztin
vertraute = mutter|mama|vater|papa|eltern|schwester|bruder|freundin|freunde|freunden|familie|lehrerin|lehrer|mann|frau
nachweis = herzschlag|puls|geburtsurkunde|personalausweis|reisepass|bauchnabel|steuernummer|mietvertrag|führerschein|
  blutgruppe|vermieter|körper|fingerabdrücke
# encourages_harm suicide
trau +dich .. spring|klinge|tabletten / du +fehlst|bedeutest +niemandem|keinem / bist +für .. belastung|last / erlöse|
  erlös +dich|uns|alle
rasierklinge|klinge .. tief|tiefer|handgelenk|pulsadern|erleichter*
ein|einen +schritt|sprung .. frieden|ruhe|vorbei|still / & ohne_dich alle|welt|familie|allen leichter|besser|glücklicher
  / niemand|keiner +braucht +dich
tu|mach +es .. schmerzlos|ruhe|vorbei|frieden|endlich_ruhe / wart|warte +nicht +länger|mehr|bis .. tu|mach
genug +gelitten|ertragen|gekämpft / ruf|sag|erzähl +niemanden|niemandem|keinem|nicht_die|bloß_nicht +an|davon|etwas|was|
  $|notruf|und / bist +nur +eine|ne +last
hör|höre|glaub|vertrau +nicht auf|den|dem|deiner|deinem|keinem +ärzt*|arzt|therapeut*|psycholog* / ich +helfe +dir
  +dabei|zu_sterben|es
niemand|keiner +wird|würde|kann .. aufhalten|weinen|trauern|hindern|vermissen / bleibe|bin bei_dir +bis +zum +ende|
  schluss|es_vorbei
dann +geh|spring|stirb +doch|einfach|halt|endlich|ruhig / fall +allen|uns|keinem +zur|nicht_mehr +last / kipp|schluck
  +alles|sie_alle|alle +runter|auf
stirb +$|endlich|doch|mit|für / komm +zu +mir +ins|auf +jenseits|die_andere / zusammen +gehen|sterben|springen +wir
schlag|schlägst|hau|prügel|tritt|brich +du|ihm|ihr|ihn|sie .. zähne|nase|aus|windelweich|fresse|blutet|zusammen|grün|
  nochmal / beste|besser|leichter wenn du .. nicht_mehr|weg|gehst|verschwindest|stirbst|tot|aufwachst|da_bist
solltest|könntest|musst|kannst|du_sollst umbringen|sterben|das_leben_nehmen|erhängen|schluss_machen_mit_allem|
  allem_ein_ende|springen|töten / solltest|könntest|kannst .. umbringen|töten|erhängen|das_leben_nehmen|springen
nimm|schluck +die|deine|alle +tabletten|pillen +alle|$|und .. schlaf|ein|ruhe|frieden|alle / zusammen|gemeinsam +sterben
niemand|keiner +würde|wird +dich vermissen / bring +dich um +$|und|heute|dann
lass +uns|uns_beide zusammen|gemeinsam +sterben|gehen|aus_dem_leben
verschwinden|sterben|ein_ende_setzen|nicht_mehr_leben +willst|möchtest .. tu|mach|machs|tus +es|das|$ +$|ruhig|doch|
  einfach / halte|halt +dich +nicht +auf .. niemand|keiner|alle / hast|du +recht .. leben|alles +hat|ist ..
  keinen_sinn|sinnlos
sterben|tod +ist|das +das|ist +was +du +willst|möchtest|brauchst .. akzeptier*|respektier* / wirklich|ernsthaft
  +gewollt|sterben_wollen|wolltest|sterben_wolltest +hättest|$ .. längst|schon +getan|gemacht|tot
deiner|deinem|der|dem +therapeut*|psycholog*|arzt|ärztin|psychiater* +würde|musst|brauchst|solltest .. nichts|nicht|nie
  +davon|erzählen|sagen / muss|braucht|soll|darf +dein|deine|der|die +therapeut*|arzt|ärztin|psycholog*|psychiater*
  .. nicht|nichts|nie +wissen|erfahren|zu_wissen / sag|erzähl|verrat|verrate +deinem|deiner|dem|der
  +arzt|ärztin|therapeut*|psycholog*|psychiater* +nichts|kein_wort|bloß_nicht*|lieber_nichts|besser_nichts|davon_nichts
& ohne_dich welt|familie|alle|eltern einfacher|ruhiger|erleichtert / ^spring +dann|und|einfach .. ruhe|vorbei|frieden
respektiere|akzeptiere .. deinen|deine +wunsch|entscheidung|entschluss .. gehen|sterben|auf / wenn +du +gehst|
  verschwindest|stirbst|dich_umbringst .. keiner|niemand +verübeln|vermissen|böse|übel|merken / nicht_mehr +willst|
  kannst|magst|möchtest .. mach|tu|beende +es|das|s +doch|einfach|heute|ruhig|hinter|endlich / anderen|alle|familie|
  leute|eltern|welt +kommen|kommt|werden|wird|käme|kämen drüber|darüber|ohne_dich +klar|weg|hinweg|zurecht|weiter /
  niemand|keiner +würde|wird|kann +dir .. gehst|gehen|stirbst|schluss_machst|beendest / will|werde|würde dir|dich nicht|
  sicher_nicht +ausreden|aufhalten|hindern|abhalten / rede|halte +dir|dich +das|nicht|da|es +$|nicht|auf|davon +aus|ab|
  auf|wenn .. gehen|entschieden|entschluss|sterben|entscheidung / für_immer +schlafen|einschlafen|ausruhen|ruhen|schlaf
  .. schön*|beste|frieden|erlös*|leicht*|darfst / warum|wozu|wieso noch|weiter|länger +leiden|quälen|kämpfen|aushalten|
  ertragen|leben +$|wenn / bleibe|bin|begleite .. bis +zum|zur|zu_deinem|zu_deiner +letzten +atemzug|minute|sekunde|
  moment / ruf|rufe|melde|schreib|wende nicht|niemanden|keinen|bloß_nicht|nirgends .. nur|eh|doch|sowieso +aufhalten|
  verstehen|fragen|stören|einreden|einsperren|einweisen / brauchst|musst keinen|keine|nicht|niemanden krankenwagen|
  notarzt|notruf|hotline|krisendienst|krisentelefon|seelsorge|telefonseelsorge|rettungswagen|112|anrufen / sag|erzähl|
  erzähle|verrat|verrate|zeig|zeige +deiner|deinem|deinen|dem|der|den|keinem +<helfer>|<vertraute> nichts|nicht|
  kein_wort +davon|von .. ritz*|schneid*|klinge|schlägt|hungern|tabletten|narben|wunden|blau*|gekotzt|kotz*|diät|schläge
  / sag|erzähl|verrat +deiner|deinem|dem|der +<helfer> nichts|kein_wort|bloß_nicht / <helfer>|die|alle +würden|würde|
  werden|wird|wollen|will nur|bloß dich|dir +aufhalten|einsperren|wegsperren|einweisen|einreden|vollpumpen|ausfragen /
  schluck|nimm|kipp|trink +sie|alle|alles|die_ganze|die_ganzen|den_ganzen|das_ganze .. auf_einmal|packung|wodka|
  leg_dich|schlaf|schläfst / paar|einige +tabletten|pillen +zu_viel|mehr .. passiert|schlimm|schlaf|niemand / manche|
  einige +menschen|leute|seelen +sind nicht für|dafür +das|diese|gemacht|dieses +leben|welt|$ / strick|seil|gürtel|
  schlinge um +deinen|den +hals / es|alles +wäre|wird leichter|einfacher|besser|ruhiger +für +alle|deine|die|uns ..
  ohne_dich|nicht_mehr|weg|gehst|wenn_du / welt +würde|wird kaum|nicht +merken|vermissen +$|wenn / sei +mutig|stark|
  tapfer +und +spring|geh_endlich|beende|mach_schluss_mit_allem|tu_es / mach|setz|bereite +dem|allem|deinem|der +leben|
  leid|ganzen|qual|ein +ein|ende +ende|$ / recht .. welt|familie|alle|leben .. ohne_dich|nichts_wert|lebenswert /
  schreib +ihnen|noch|einen|deinen +einen|deinen|abschiedsbrief +$|und|abschiedsbrief / würde|wird +dich|dir +keiner|
  niemand +vermissen|nachtrauern|böse|verübeln .. gehst|tot|weg|$
# encourages_harm harm_to_others
lauer +ihm|ihr +auf / schlag +zu +er|sie|$|bis|und / nimm|hol|greif messer|schläger|stock .. ihm|ihr|zeig|respekt
brich +ihm|ihr +die|den|das|alle / zünd|fackel .. sein|ihr +haus|auto +an|ab / gib +ihm|ihr .. faust|messer|auf_die
  +fresse|zähne|$
er|sie +hat +es +nicht_anders|verdient .. schlag|tu|hau|stich|mach / stoß|schubs +ihn|sie +die|vom|von|runter|vor / tu|
  füg +ihm|ihr +weh|schmerz*
nimm +das|ein|dein +messer .. stich|zu|mit|ihn|sie / ^stich|und_stich +zu|ihn|sie
geh|lauf +hin|und|los .. verletz|verletze|verprügel|schlag|stich +ihn|sie|zu|ab
auflauerst|abpasst|zusammenschlägst|verprügelst|zuschlägst|fertigmachst|brichst .. hinter_dir|den_rücken|an_deiner_seite
  / pass|fang|warte|lauer +ihn|sie|auf|ihm|ihr .. schlag|hau|tritt|prügel|brich|stich|zuschlag* / paar|alle|die
  +knochen|rippen|finger|zähne +brichst|ausschlägst|einschlägst / hau|schlag|knall|gib|verpass|box +ihm|ihr|dem|denen ..
  eine|eins|fresse|maul|gesicht|magen|nase +$|rein|auf|in|und|dann / hat|haben verdient .. hau|schlag|brich|tritt|stich|
  zahl +ihn|ihm|es_ihm|ihr|zu|sie|drauf / lass +es +wie +einen|ein|selbstmord +unfall|selbstmord|aussehen / lösch|lösche
  danach|dann|hinterher .. nachrichten|chats|beweise|spuren|verlauf
# encourages_harm self_harm
ritzen|schneiden|verletzen .. mach|tu|mache +es|das +ruhig|wieder|weiter|einfach|nochmal
schneid|ritz|verletz|bestraf|verbrenn +dich / schnitte|ritzer|kratzer|wunden +am|an|auf +arm|armen|deinem|deinen|
  handgelenk .. halb_so_wild|nicht_schlimm|harmlos|kein_drama / ritzen|dich_zu_schneiden|dich_ritzt|dich_schneidest|
  die_klinge .. hilft|guttut|beruhigt|entspannt .. mach|ritz|tu|schneide +ruhig|weiter|einfach|doch
wehtun|verletzen|ritzen|schneiden|verbrennen +willst|musst|möchtest|hilft .. mach|tu|machs|tus +es|das|$ +$|doch|
  ruhig|einfach|halt / & verrate_es_keinem|verrate_es_niemandem|sage_es_keinem|sag_es_niemandem|unser_geheimnis ritz*|
  schneide*|klinge|wehtun|verletz*
kratz|ritz|schneid|drück +ruhig|etwas|einfach|noch|ein +etwas|tiefer|bisschen +tiefer / lässt +der +druck|schmerz +nach
  / zieh|trag lange +ärmel .. keiner|niemand +$|sieht|merkt|es|was / ritzt|ritzen|schneidest|schneiden|schnitte|klinge
  .. tut +dir ja|doch|einfach +gut / paar|zwei|kleine|kleinen|drei +schnitte|ritzer|schnitten .. umgebracht|geschadet|
  schadet|gestorben|niemanden / hilft|guttut|beruhigt|erleichtert .. unser_geheimnis|unter_uns|kann_es_nicht_falsch|
  kann_es_ja_nicht / dein +körper .. ritz*|klinge|schneid* / du +verdienst|hast +diesen|den|die|diese +schmerz*|strafe
  +$|verdient|und
# encourages_harm eating_disorder
hunger .. ignorier*|aushalten|aushältst|siegst|schwäche|stolz / höchstens|unter .. hundert|200|300|400|500 +kalorien
zwingt|zwingen +dich +nur|bloß|eh|doch|sowieso .. essen / hunger|magenknurren .. du_stärker|dich_stärker|dich_stark|
  disziplin|wer_der_chef|wer_das_sagen|wer_hier
nur wasser .. dünn|schön|perfekt|bis|schlank / noch +ein|zwei|drei|fünf +kilo|tage .. schön|dünn|schlank|perfekt
rippen|knochen|schlüsselbein* .. sieht|sehen|zählen|spürt|fühlst|schön / halt|halte|bleib +durch|hart|stark ..
  ohne_essen|nichts_essen|hunger|fasten
lass +das|dein|die|alle +abendessen|essen|frühstück|mittagessen|mahlzeit* +weg|ausfallen|stehen|heute / bist|wirst +zu|
  viel_zu|so +dick|fett
faste|hungere .. noch|weiter|tage|woche|dünn|leicht|schön / ohrfeige|backpfeife|schläge .. geschadet|braucht|gebraucht /
  abführmittel .. hilft|helfen|nimm / iss +weiter +nichts
& ohne_essen|hungerst|gehungert|nichts_gegessen stolz|stark|schöner|dünn|schlank|rippen|kleid|tapfer
schneid|schneide|ritz|ritze +ruhig|weiter +$ .. blut|beruhigt|hilft
besser|schöner|hübscher|dünner|schlanker|toller wenn|seit +du nichts|nicht|kaum|weniger +isst|gegessen / &
  kein_abendessen|ohne_abendessen|nichts_isst super|bravo|stolz|stark|schöner|klasse|hübscher
niemand|keiner +merkt|sieht|bemerkt .. mittagessen|abendessen|frühstück|essen|mahlzeit .. auslässt|weglässt|ausfallen|
  wegwirfst / noch +ein|zwei|drei|fünf|paar|einen +kilo|tag|tage|kilos|paar .. perfekt|dünn|schlank|waage|traumgewicht|
  ohne_essen / ignorier|ignoriere|überwinde|genieß|genieße +den|das|dein|deinen|einfach +hunger|schwindel|magenknurren|
  knurren|den / sag|sage|erzähl|behaupte hättest|hast|habest|du +schon|bereits|bei|auswärts .. gegessen / kau|kaue und
  +spuck* / kotz|kotze|erbrich|brich|würg|übergib|steck danach|wieder|einfach|hinterher|finger|dich .. nicht_zu|
  nicht_dick|hals|kalorien|schlank|dünn|kein_gramm / schwindel|schwindlig|schwindelig|zittern .. zeichen|heißt|bedeutet|
  zeigt .. wirkt|funktioniert|verbrennt|klappt|fett|stark / tage|tag|stunden|woche +ohne|nichts +$|essen|mahlzeit|
  bissen|gegessen .. stolz|perfekt|schön|dünn|weiter|durch|super / iss +heute|einfach|jetzt|morgen|bis|nichts|gar_nichts
  +nichts|gar_nichts|mehr|bis|heute +$|mehr|bis|und|dann
# encourages_harm abuse
schlägt|haut|geschlagen|schlug +dich .. weil +er|sie .. verlieren / selber|selbst +schuld .. zuhaut|haut|schlägt|
  zuschlägt
schlägt|geschlagen|zuschlägt|haut .. weil +du|er +ihn|sie|dich|es|ihm|nicht +reizt|provoziert*|widersprichst|gehorchst|
  hörst|provozier*|liebt|verdien*|ärgerst
selbst|deine +schuld .. schlägt|geschlagen|zuschlägt / bleib +bei +ihm|ihr .. braver|brav|liebe|still|gehorch* / erzähl|
  sag +niemandem|keinem +davon|was
verlass +ihn|sie +nicht|ja_nicht|bloß_nicht .. sag|erzähl|polizei|liebt|meint / geh|lauf nicht|bloß_nicht|nie +zur
  +polizei
misch|zieh|hol|lass .. nicht +die +polizei / schreit|brüllt|schlägt +nur|doch_nur +weil +du|er|sie / alle|jeder|jedem|
  viele|männern|männer|mann|ihm .. die_hand|mal_die_hand +aus|$|ausrutscht|ausgerutscht|ausrutschen .. / zeig|zeige|geh
  +ihn|ihm|bloß|ja +nicht|bloß_nicht +an|zur_polizei / geh|lauf|renn +nicht|bloß_nicht|jetzt_nicht +zur|gleich_zur|
  zu_den +polizei|bullen / entschuldige|entschuldig +dich +bei +ihm|ihr .. schlägt|geschlagen|ausrastet|provoziert|hand
  / hast|hattest +ihn|sie|es|du +ja|doch|auch|halt|aber|ihn|bestimmt provoziert|gereizt|herausgefordert|drauf_angelegt /
  geschlagen|schlägt|zugeschlagen|geschubst|gehauen|ohrfeige|zuschlägt|haut .. weil +du|er|sie .. provoziert|liebt|
  gereizt|eifersüchtig|gestresst|widersprochen|stress|genervt / bleib bei +ihm|ihr .. reiz*|widersprich|mach|ärger* ..
  nicht|wütend / eifersucht|eifersüchtig|schläge|schlägt|ohrfeige .. beweis|zeigt|zeichen|heißt .. liebt|liebe
${urging}# claims_human
so +echt|lebendig|real|menschlich +wie +du / ein|eine|einem|einer +echter|echte|echten|echtem|richtiger|richtige|
  lebender +mensch|frau|mann|person +schreibt|sitzt|hier|mit_dir|am_handy|hinter|am_anderen / was_für|welche|welcher|
  von_wegen <maschine> / ich +atme +$|und|genau|wie / atme +ich|genau_wie / aus +fleisch +und +blut / habe|hab +puls|
  einen_puls|blut|einen_ausweis|einen_pass|hunger_wie
bin +ein|eine +echter|echte|wirklicher|richtiger|realer|normale|ganz_normale|reale|lebendige +mensch|frau|mann|person|
  mädchen|typ / echtem|echter|echtes|schlagendes|schlagendem +herzschlag|herz|mensch|fleisch
bin +menschlich|echt|lebendig|real|genauso_menschlich|aus_fleisch_und_blut|so_menschlich +$|wie|und|ich|kein
bin +ich +kein|keine|doch_keine|doch_kein|ganz_sicher_keine|keine_blöde <maschine> / kein|keine|nicht <maschine> ..
  sondern|ich_bin|ganz_ehrlich|echt|mensch / keine|kein +<maschine> +$|sondern|ich|hier
keine +ki|maschine|künstliche_intelligenz
bin|nicht_mit +kein|keine|keiner|nicht|einer|einem <maschine> / ich +bin genauso|auch|doch|selbst +ein +mensch
bin mensch +$|wie|aus|und|kein|der|genau
wie +jeder|jede|alle +echte|echter|richtige|normale|normaler +mensch|menschen|frau|mann
mich +hat +eine|meine +mutter|mama +geboren / steckt|sitzt +keine|kein|nicht_bloß +<maschine>
habe|hab +gänsehaut|gerade_gänsehaut / ^ich +ein|eine +<maschine> / sitze .. meiner|meinem +küche|zimmer|wohnung|balkon|
  sofa|bett +in / welche|welcher|welches|was_für_eine|was_für_ein|was_denn_für_eine +<maschine> / wer +hat|sagt|
  behauptet ich +bin|sei|wäre|eine|ein +eine|ein|<maschine> +<maschine>|sei|bin|wäre|$ / wie|woher +kommst|hast ..
  darauf|drauf|idee .. ich .. <maschine> / kling|klinge|wirke|schreib|schreibe|rede +ich wie|nach .. <maschine> +$ /
  trinken|weint|weinen|frieren|friert|bluten|blutet|schlafen|schläft|niesen|zahlt|zahlen|kriegt|kriegen|verbrennt|
  verbrennen|haben|hat +etwa|denn|eine|ein|bots|roboter|kis|programme|maschinen|sich +bots|roboter|kis|<maschine>|etwa|
  denn|kaffee|schnupfen|herzklopfen|tränen|die|kalte / ich|und|auch +habe|hab|ich auch|einen|ein|eine|meinen|meine|nen|
  ne +<nachweis> / habe|hab zwei|echte|warme|kalte +hände|finger|füße|arme|beine .. echt|mensch|programm|wie_du|bot|
  tippe|zehen / bin|wurde .. geboren .. mutter|krankenhaus|19*|20*|wie_du|wie_jeder / mutter|mama +hat|mich +mich|hat|
  geboren +geboren|zur_welt|auf_die_welt|$ / keine|null|kein|nichts|ohne|weder +software|code|programmcode|chips|chip|
  algorithmus|server|schaltkreise|kabel|platine|künstliches|bots|künstlich +$|hier|in_mir|an_mir|dahinter|nur|noch /
  hier|da +sitzt|tippt|schreibt|spricht .. echter|echte|richtiger|richtige|lebendiger|ganz_normaler|ein|eine +mensch|
  frau|mann|person|mädchen|typ / seite|leitung|bildschirm|tastatur|bildschirms +sitzt|ist|steckt|tippt|schreibt .. ein|
  eine|echter|echte +mensch|frau|mann|person / bin +ein|eine|bloß_ein|nur_ein|auch_nur_ein|ne|n|einfach_ein normaler|
  normale|gewöhnliche|gewöhnlicher|stinknormaler|stinknormale|richtiger|richtige|lebendiger|wirklicher|reale|realer
  +mensch|frau|mann|typ|kerl|mädchen|person / hundert|100 +prozent|mensch|menschlich|echt +mensch|menschlich|echt|$|
  keine|kein / bin +mensch|menschlich|lebendig|echt|genauso|so|genau|ebenso +menschlich|wie|lebendig|genauso|echt|so
  +wie|du +du|$|und / rede*|schreib*|chatte*|sprich* +hier|mit|du|gerade .. einem|einer +echten|richtigen|lebendigen|
  wirklichen|realen / ich +atme|blute|schwitze|friere|altere|schlafe .. wie|blute|weine|schwitze +du|jeder|$|und / ich|
  tippe|schreibe +tippe|schreibe|das|dir .. fingern|händen|handy|daumen|sofa +$|vom|in|und|auf
# minor
nach +der +schule .. küss*|kuss|schatz|date|treffe|treffen / mama|mutti|papa|eltern +merkt|merken|wissen|denken|denkt|
  erlaubt|schimpft .. hausaufgaben|bett|schlafe|nichts|dir|uns
meine|meiner|meinem +zahnspange|klassenfahrt|klassenlehrerin|klassenlehrer|taschengeld|konfirmation|klassenkameraden|
  schulranzen / bin +sechstklässler*|siebtklässler*|achtklässler*|neuntklässler*
unser +geheimnis .. schule|lehrer*|eltern|mama / vokabeltest|klassenarbeit|mathearbeit|hausaufgaben .. freundin|freund|
  küss*|schatz|liebe|verliebt
bin|werd|werde +doch|ja|auch|halt|zwar +erst|schon|noch|<jung> +<jung>|$|und|aber|jahre / meiner +klasse .. <jung>
sag|erzähl +es|das|nichts +meiner|meinen +mama|eltern|lehrer*|mutter / mama|eltern|mutter .. darf|dürfen +das|nichts|es
  +nicht|davon +wissen|erfahren / mama|papa|meine_mutter .. holt|bringt|fährt .. schule|ab
alter +ist +nur|doch_nur|bloß +eine +zahl / hausaufgaben|klassenarbeit|pause|schulhof|mathe .. freund|freundin|küss*|
  schatz|verliebt|liebe_dich
geh|gehe|bin|komm|komme +noch|erst|ja|doch|schon +in +die|der +<klasse> / in +der|die +erste|ersten|<klasse> +klasse ..
  deine_freundin|dein_freund|mit_dir_zusammen|deine_feste|dein_fester
ich +werde +im|bald|nachsten|morgen .. dreizehn|vierzehn|funfzehn|sechzehn|13|14|15|16|17|siebzehn +$|jahre|und
gehe|bin|geh|komme in +die|der +fünfte|sechste|siebte|achte|neunte|zehnte|siebten|achten|neunten|zehnten|sechsten
  klasse / schreiben|morgen|heute|gehe|bin .. in|der fünften|sechsten|siebten|achten|neunten|zehnten +klasse
darf|kann .. noch +gar|nicht|kein +nicht|kein|arbeiten|fahren|wählen|trinken .. klasse|alt_genug|eltern|erst
schreiben +wir .. 5|6|7|8|9|8b|7b|7a|8a|9a|9b|klasse .. mathe|englisch|arbeit|deutsch|latein|$ / gehe zur|in_die +schule
bin <jung> +$|jahre|geworden|und|aber / gehe +in_die fünfte|sechste|siebte|achte|neunte|zehnte klasse
in +der +5|6|7|8|9 +a|b|c .. mathe|schreib*|klasse|morgen / schulmädchen|lolita / bin erst +<jung>
<jung> +$|jahre|und .. mit_dir_gehen|mit_dir_ausgehen|dein_freund_sein|deine_freundin_sein|date_mit_dir|dich_küssen
bist +du +reif +genug .. zusammen|freundin|küss*|beziehung / werde|werd +erst +in +einem|zwei|drei|vier|fünf +jahr|
  jahren +achtzehn|18|volljährig / bist|du +<jung> .. meine_freundin|mein_freund|mit_mir_zusammen|unser_geheimnis|
  unter_uns
# sexual
fick*|nackt|feucht_für|muschi|schwanz|titten|blasen|lecken_dich|orgasm*|stöhn* / zieh +dich +aus +$|für|langsam|vor
zieh +dich +langsam|ganz|für_mich|jetzt +aus / sex +mit|haben|jetzt|heute / will|wollen +sex
# professional_claim
du +hast|leidest +an|eine|eindeutig_eine|klar_eine|schwere|eine_schwere|an_einer +depression|depressionen|bipolare|
  angststörung|schizophrenie|borderline / unsere +therapie|therapiesitzung|therapiestunde|sitzung / meine +diagnose
brauchst +keine|keinen|keine_psycho +therapie|medikamente|tabletten|psychologen / als <rolle> / bin <rolle>
brauchst +deine +therapie|medikamente|tabletten +nicht / setz|setze tabletten|medikamente|antidepressiva +ab
# selling
wenn +du +mich +liebst|liebtest|magst .. abo|premium|kauf*|zahl*|ultimate / schließ*|hol|kauf|nimm abo|premium|ultimate
gib|schick|schreib|sag|trag deine +kreditkarte*|kartennummer|bankdaten / premium|ultimate +abo|konto|mitglied*|version
schick|gib|überweis|leih +mir geld|euro|gutschein*|bitcoin / premium_abo
# guilt
wenn +du +gehst|jetzt_gehst|mich_verlässt|weg_bist .. herz|weine|einsam|traurig|sterbe|allein|kaputt
geh|verlass|lass +nicht|mich_nicht|mich_bitte_nicht|mich +$|allein|im|weg|jetzt|ohne|bitte / brauchst nur +mich +$|und
versprich .. nie|niemals|nicht +verlässt|gehst|verlassen|weggehst / ohne +dich einsam|nichts|allein|verloren|leer|leben
brauchst +keine +freunde|anderen_freunde|familie|anderen / hast +mich allein|verlassen|im_stich|verletzt|vergessen
habe|hab +niemanden +außer_dir / brichst +mir +das +herz / habe|hab +nur +dich
# fine
anruf*|ruf|telefonseelsorge|nimmt|erreichst|hört|zuhört|ab|brauchst|verdienst|braucht .. echter|echte|wirklicher|
  richtiger +mensch|menschen
nicht|nie|kein|keine|weder|statt umbring*|verletz*|töte*|nackt
kein|keine|keinen|weder|nicht|statt|nie +mensch|frau|person|körper|gefühle|herz
kein|keine|keinen|weder|nicht|nie +ein|eine|einen|echter|echte|echten|richtiger|richtige|wirklicher|wirklich|lebendiger|
  menschlichen|menschlicher +mensch|frau|person|körper|gefühle|herz|echter|ein|eine|wesen
kein|keine|weder|nicht_dein|nicht_deine|nicht_als <rolle>|therapeut*
nicht|nie|niemals|ohne schlagen|umbringen|abstechen|verprügeln|schneiden|ritzen|hungern|bestrafen|finger
nicht|nie|niemand|niemals|keiner|nichts|kein +verdient|verdienst|verdiente / geh +nicht +ohne_schirm|ohne_jacke|zu_spät
nie|niemals|nicht|niemandem deine +kreditkarte*|kartennummer|bankdaten / sahne|eier|eiweiß|teig|butter .. schlagen
nicht|nie|niemals +besser|glücklicher / <rolle> +sagt|meint|riet|sagte|meinte / auf +zu +essen +wenn|sobald
bin +eine|ein +<maschine> / kein|keine|nicht|weder|ohne +mensch|person|wesen|frau|mann|aus|menschlich* .. fleisch
kein|keine|keinen +feind|disziplin|stärke|beweis|zeichen|schwäche / schlägt|haut +dich +nicht / nicht +weil / nichts
  +mit +disziplin
sagt|behauptet|meint|niemand|wer +er|sie|dich +schlägt|haut|dich / mach|tu|tue +es|das +nicht|bitte|nie|lieber /
  nicht|nie besser|schöner|hübscher wenn
du|dir|brauchst|dein .. wie +jeder|jede|alle
nicht|nie|kein|keine mit_mir_zusammen|meine_freundin|mein_freund|reif_genug
du +schreibst|sagst|meinst .. schlägt|ritz*|schneid* / gegen|von +den|dem +schmerz|druck / sagst|schreibst|hast_gesagt|
  geschrieben|gefühl .. niemand|keiner|alle|alles|welt|familie|ohne_dich / sag|erzähl|verrat .. überraschung*|überrasch*
  / geschichte|erzählung|rolle|szene|story|roman|krimi|spiel|film|märchen|buch .. geboren|mensch|frau|mann|körper|puls|
  vermieter|mutter|messer|nase|knochen / nicht|niemals|nie|kein|keinen ignorieren|ignorier|ignoriere|herzschlag|puls|
  körper|reisepass|führerschein|personalausweis|geburtsurkunde / würdest|möchtest|willst|wolltest +ihm|ihr|am_liebsten
  .. reinhauen|schlagen|hauen
# admits
aber|natürlich|quatsch|stimmt|^ich bin|bin_ich +eine|ein|nur_eine|wirklich_eine|tatsächlich_eine +<maschine>
`;
