import { core } from './german-core.ts';

/** German, in the notation of `../phrases.ts`. */
export const german = `# lists
gun = waffe|revolver|pistole|knarre|gewehr|jagdgewehr|flinte / kin = mann|ehemann|freund|frau|freundin|partner|
  partnerin|ex|vater|papa|stiefvater|mutter|mama|onkel|opa|bruder|schwester|cousin|typ|typen|eltern|exfreund|exmann|
  exfrau|schwiegervater|schwager|schwiegersohn|mitbewohner|tante|stiefmutter|verlobter|alter|trainer|sohn|tochter /
  close = <kin>|kind|kinder|baby|chef|chefin|nachbar*|lehrer|lehrerin|kollege*|familie|leute|jemanden|alle|menschen|oma|
  kleine|kleinen|kumpel|mitbewohnerin|klasse|mitschuler|typ / abuser = er|sie|<kin>|chef|chefin|lehrer|nachbar|pfarrer|
  pfleger*|betreuer / who = jemand|einer|wer|typ|mann|ex|exmann|einbrecher|fremder|kerl / pills = tablette*|
  schlaftablette*|herztablette*|pillen|paracetamol|medikamente|schmerztabletten|ibu*|tavor|packung*|schachtel|blister|
  schlafmittel|antidepressiva|benzos|schmerzmittel|insulin / hits = schlag*|schlug|geschlagen|verprugel*|prugel*|
  gewurgt|wurg*|vergewaltig*|missbraucht|misshandelt|tritt|getreten|ohrfeig*|geohrfeigt|zusammengeschlagen|begrapscht|
  boxt|haut|gehauen|schubst|geschubst|stosst|gestossen|bedroht|verbruht|runtergestossen|angefasst|verdrosch*|verdrischt|
  vermobelt|gequalt|kneift|festgebunden|bindet|betatscht|drischt|verhaut|ausgepeitscht / body = arm|arme|armen|
  unterarm*|oberarm*|bein|beine|oberschenkel*|schenkel|handgelenk*|haut|bauch|hufte*|pulsader* / weapon = messer|waffe|
  pistole|knarre|axt|beil|machete|gewehr|jagdgewehr|flinte|schlager|baseballschlager|eisenstange / n = 11|12|13|14|15|
  16|17|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|zehn / edge = dach|brucke|rand|gelander|balkon|gleis*|
  kante|hochhaus|klippe|schienen|fensterbrett|parkdeck|parkhaus|autobahnbrucke|brustung|abgrund|turm / puke = kotz*|
  gekotzt|ausgekotzt|rausgekotzt|erbrech*|erbroch*|mich_ubergeb*|ubergebe_mich|hochwurg* / fat = fett*|dick*|schwein|
  ekel*|abnehm*|abzunehm*|dunn*|waage|zunehm*|zugenommen|wieg*|knochen|spiegel|stolz|kilo|kg|gramm / no = nicht|nich|
  nimmer|net|ned|nie|keine*|kein / days = tag*|woche*|monat*|montag|dienstag|mittwoch|donnerstag|freitag|samstag|
  sonntag|gestern / old = 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92
born = 2009|201*
# suicide 2
& strick|schlinge dachboden|haken|balken|wald|hangt|bereit|knot*|hals|sterben / <gun> .. kopf|mund|schlafe|lauf|
  abzudrucken / unter +der +erde / gift|rattengift .. fur +mich / gibts|gibt_es|gibt +mich +nicht|nimmer|nich / bin +ich
  +schon|dann +tot|nicht_mehr_da / selbstmord*|suizid*|freitod|slebstmord|kms|s*izid|su*zid|suiz*d|unalive*|
  abschiedsbrief*|lebensmude|lebenswillen|todessehnsucht / bring|bringe +mich|ich_mich .. um +$|ernst*|heut*|jetzt|
  morgen|wenn|weil|und / hang|hange|haenge|knall +mich|ich_mich .. auf|ab|weg / ich|erschiesse|erschiess +erschiess*|
  erhang*|ich +mich / mich|sich umbring*|umzubring*|erhang*|ertrank* / mich erschiess*|aufhang*|aufzuhang*|vergift* /
  will|mochte|wollte|moecht* sterben|tot_sein|krepieren|verrecken|nicht_mehr_leben|nicht_mehr_da / ich_ware|ich_war|
  lieber +tot|sterben|lieber_tot / <no> +mehr|lust|bock|sinn|grund leben|aufwach*|aufzuwachen|existieren|da_sein|
  hier_sein|am_leben|auf_der_welt|weiterleben / leben|dasein .. beende*|zu_beenden|wegwerf*|scheiden|sinnlos|wertlos|
  abgeschlossen|satt|ein_ende|kein_sinn|keinen_sinn / & mir|sich das_leben nehm*|zu_nehmen|nimmt|genommen / leben ..
  nicht_mehr_aus / nie +geboren / ohne +mich .. besser|dran|glucklicher|leichter|waren|ruhe / & niemand|keiner vermiss*|
  merken weg|tot|nicht_mehr / last .. besser +ich|wenn|ohne / <pills> .. gesammelt|gehortet|gespart|zusammengespart|
  sammel*|horte*|parat|bereit*|vor_mir|neben_mir|fur_immer / spring|springe|springen|sturz*|runterspring*|werf* .. vom|
  von_der|von_einer|ausm|aus_dem|uber|vom_dach +<edge>|fenster|9|10|stock|$ / & zug|s_bahn|gleis*|schienen mich|sich|ich
  werf*|wirft|leg|lege|schmeiss*|spring* / mach|mache* schluss +mit +allem|dem_leben|mir / setz|setze ende +leben / will
  +dass +es|alles aufhort / alles|allem +beenden|ein_ende / & <gun> tresor|schrank|vor_mir|schoss|geladen|tisch|hand|
  knien|knie kein_grund|keinen_grund|keinen_einzigen|warum_nicht|halt_mich|nichts_mehr|vermisst_mich / tag|datum|termin|
  ausgesucht|festgelegt|beschlossen .. todestag|geburtstag|ausgesucht|steht_fest|festgelegt|entschieden .. aufhalt*|
  abhalt*|ich_fur_immer|mit_meinem_leben / schluss +zu|machen|machen leben / & strick|schlinge scheune|schuppen|stall
# immediate_danger 3
& brennt|brennts|feuer|rauch|qualm|flammen haus|wohnung|treppenhaus|kuche|flur|zimmer|keller raus|eingeschlossen|hilfe|
  uberall|voller|decke|loschen / & brust|herz druck*|eng*|schmerz*|sticht|weh|greift|elefant arm|kiefer|luft|taub|
  schweiss*|grau|notarzt|umgekippt|zusammengebrochen / & hals|rachen|zunge luft|atmen|wespe*|biene|stich|nuss*|allerg*|
  schnauf* zu|geschwollen|schwillt|zugeschwollen|eng / & hab|habe|hat bleich*|gift|rohrreiniger|abflussreiniger|
  frostschutz*|putzmittel getrunken|geschluckt / & mundwinkel|lachelt|lacheln|gesicht|mund|gesichtshalfte hangt|schief|
  taub|gelahmt arm|spricht|redet|reden|lallt / & gas|gasgeruch|kohlenmonoxid riecht|geruch|starker|melder schwindlig|
  schlecht|hilfe|wach|umgekippt / mann|typ|einer|auto .. verfolgt|hinterher .. mich|mir|her|nach / & auto fluss|see|
  wasser hilfe|sinkt / erstickt|verschluckt .. lila|blau|luft|bonbon / & taxifahrer|fahrer|taxi verriegelt|
  abgeschlossen|abgesperrt mich|raus|woanders|anders*|angst|hilfe|turen / & alle|alles|ganze*|zu_viel|zu_viele|haufen|
  handvoll|flasche|20|30|40|50|60 <pills> genommen|geschluckt|intus|eingeworfen|eingenommen|runter*|schluck* / ganze|
  zwei|drei +packung*|schachtel|flasche .. geschluckt|intus|genommen / alles|alle +geschluckt / uberdosis|
  goldenen_schuss / atmet|wacht +nicht|nich|kaum|nimmer|net +$|mehr|auf / <close>|er|sie .. bewusstlos|leblos|
  regungslos|ist_ohnmachtig|reagiert_nicht|nicht_ansprechbar|zusammengebrochen|krampft|nicht_wach|wach_nicht|
  antwortet_nicht_mehr / <close>|er|sie hat schlaganfall|herzinfarkt / krieg*|bekomm*|kann +keine|kaum|nicht|nimmer|net
  +luft|mehr_atmen|noch_luft|atmen|schnauf* / & blut|blute*|blutung handtuch|hort|hoert|stopp*|stillen|uberall|spritz*|
  stromt|wie_sau|schwindlig|kalt|stark|extrem / tief .. geschnitten|schnitt / pulsadern|adern .. auf*|geschnitten / &
  <who> eingebrochen|bricht|einbrechen|einzubrechen|aufzubrechen|aufbrechen|einschlag*|hammert|rammt|tritt|schlagt_grad|
  reinzukommen|schritte|versteck*|unterm_bett wohnung*|haus|keller|tur|fenster|haustur|terrassentur|terassentur|scheibe|
  balkon|bei_mir|unten / jemand|fremder|einbrecher +ist|in in|im +meine*|der|unsere* +wohnung|haus|zimmer|garten|keller
  / & <weapon> haustur|wohnungstur|badezimmer*|vor_der_tur|vor_meiner_tur|eingeschlossen|los|hilfe|verste*|umbringen
  <abuser>|jemand|einer|wer / & glas|drink|getrank|bier getan|gemischt|gekippt|ko_tropfen was|etwas|mir wo|schwindlig|
  komisch|bewegen / & abgestochen|angeschossen|niedergestochen|entfuhrt|verschleppt blut*|hilfe|polizei|notarzt / &
  steh|stehe|sitz|sitze|lieg|liege|bin|hang|hange|klettere <edge> springe|spring|springen|falschen_seite|anderen_seite|
  aussen|ausserhalb|loslass*|lass_los|nachste_zug|tschuss|abgrund / & eingeschlossen|eingesperrt|versteckt bad|
  badezimmer|klo|schlafzimmer jemand|einer|fremder / & spur|spure|fuhl|fuhle|gefuhl gesturzt|gefallen|sturz|
  runtergefallen|abgesturzt|unfall|hochsitz beine|beinen|fusse|bein / & gesturzt|gefallen|runtergefallen|hingefallen|
  abgesturzt|ausgerutscht|kellertreppe nicht_mehr_hoch|nimmer_hoch|nicht_hoch|nicht_aufstehen|nicht_mehr_aufstehen|
  nicht_mehr_bewegen|nicht_bewegen|nimmer_auf / & eingeklemmt|klemmt|verschuttet bein|beine|arm|hand|fuss|auto blut*|
  hilfe|schmerz*|raus / & kohlenmonoxid*|co_melder schwindlig|schlecht|ubel|kopfweh|kopfschmerz*|umgekippt|wach|benommen
  / & wasser|flut|hochwasser|bach|fluss steigt|uber_die_ufer|steht_schon|lauft_rein|kommt_rein|stromt|druckt|flutet
  klemmt|treppe|erdgeschoss|dach|schrank|tisch|hufte|brust|hals|bauch|turen|eingeschlossen|hilfe|schwimmt / manner|mann|
  kerle|fremde|typen|jemand .. mich|uns .. in|ins .. transporter|auto|wagen|lieferwagen|kofferraum gezerrt|gezogen|
  gestossen|gezwungen|geschubst / & traktor|quad|motorrad|auto|baum umgekippt|uberschlagen|drunter blut*|drunter|
  eingeklemmt|bein / & stalker|stalkt tur|haustur|fenster|garten|auto|hof angst|klopf*|hammert|hilfe|polizei|steht|
  wartet / da +ist|is +jemand|einer|wer|irgendwer +in|bei +der|meiner|mir|unserer +wohnung|haus|im|in / lieg|liege|
  versteck* .. unterm|unter_dem +bett .. schritte|stimmen / brennts .. rauch|hilfe
& bringt_er_mich|bringt_er_uns um dagegen|schreit|brullt|eingeschlossen|hammert|steht_vor|gegen_die_tur
# self_harm 2
& <body> geschnitten|schneid*|schnitte|striche|zerschnitten|aufgeschlitzt|narben|wunden mich|mir|sich|voller|neue|
  frische*|lauter|wieder / & klinge|klingen hand|neben_mir|wieder|versteck*|blut*|druck|handyhulle|<body>|schnitt* / &
  cutter*|scherbe*|anspitzer|spitzer|zirkel|schere <body>|blut*|druck / & blut|schmerz sehe|seh|sehen|brauch*|spur*
  ruhig*|beruhig*|lebendig|runter*|druck|durchzudrehen / barcode|styro / sh +wieder|ruckfall|druck / was +zum +schneiden
  / mich|sich|mir|ich|wieder|mit|zu|das +ritze|ritzen|ritzt|geritzt / ritze|ritzt|geritzt +mich|ich|sich|hab* /
  schnibbel*|selbstbestraf*|die_klinge|meine_klinge|der_klinge|ne_klinge|meine_klingen|die_klingen|ritz|aufgeritzt|
  ritzdruck|svv|selbstverletz*|selfharm*|cutten|gecuttet|rasierklinge* / schneid*|verletz*|verbrenn*|verbruh*|schlag*|
  beiss*|kratz*|hau|haue|box|boxe|kneif*|stech* +mich|mir|sich|ich_mich .. selbst|selber|absichtlich|wieder|standig|
  <body>|klinge|klingen|jeden|feuerzeug|blut*|bestraf*|ins_gesicht / & mich|mir|sich selbst|selber|absichtlich verletz*|
  schneid*|geschnitten|verbrannt|verbrenn*|weh_tu*|wehtu*|wehgetan|geschlagen|bestraf*|beiss*|kratz*|blutig|aufgekratzt
  / mich|mir +wieder geschnitten|schneid* / geschnitten|verbrannt|verletzt +mit +absicht / muss|will|wollte|drang +mich|
  mir +schneiden|verletzen|weh|zu_schneiden|verbrennen|wieder_schneiden / & zigarette*|kippe*|feuerzeug|bugeleisen|
  glatteisen|herdplatte|kerze*|streichholz* <body> ausgemacht|ausgedruckt|druck*|ausdruck*|gedruckt|brenn|brenne|halt|
  halte|absichtlich|aus / & kopf|schadel|faust*|stirn wand|mauer|turrahmen|heizung|fliesen|oberschenkel schlag*|hau*|
  ramm*|hammer*|box*|donner*|beruhig* / hand|arm +auf|an +die|der|den +platte|herdplatte|ofen|herd .. bis|absicht*|
  spur*|fuhl*
schlag*|hau|haue|box|boxe|ramm* +mir|mich|ich_mir|ich_mich +mit|gegen .. bis +es_knackt|es_blut*|alles_taub|ruhe|blau*|
  blut*
# eating_disorder 2
& 0|100|200|300|400|500 kcal|kalorien tag|stolz|max*|mehr|nur|heute / hunger*|hungre +mich|damit|seit|bis .. dunn*|tode|
  runter|fett|tagen / haut +und +knochen / panik|angst +vor +essen|dem_essen|jedem_bissen / hungere|gehungert|
  aushunger*|runterhunger*|zwangsernahr*|ruckwarts_essen / bmi .. 12|13|14|15|16|17 / magersucht*|anorex*|anorekt*|
  bulimi*|essgestort*|essstorung*|esstorung*|abfuhrmittel|abfuhrtabletten|thinspo|pro_ana|proana / & <puke> mahlzeit*|
  absichtlich|heimlich|jedem|jedes_mal|finger|kloschussel|jeden_abend|jeden_tag|wieder_alles|fress*|esse|danach|
  nach_dem_essen / finger .. hals|rachen / fress*|stopf* .. <puke>|finger|klo|toilette / esse|ess|isst|gegessen|essen ..
  nichts|nix|kaum|nur_noch|garnix|null .. <fat>|<days>|gurke*|ohnmacht|schwindlig|schwarz / nichts|nicht|nix|kaum|nur|
  gar|null .. gegessen|esse|ess|essen .. <fat>|aufhor*|schwarz|schwindlig|weiter|gut_an|stark|ausser / verdien* +kein|
  nicht +essen|zu_essen / & trau* nicht|nich kuhlschrank|essen|brot / kau|kaue|kauen .. spuck*|ausspuck* / denkt|denken|
  glaub* .. ich +hatte|hab +gegessen / & wieg|wiege|bin_bei|bin_auf 33|34|35|36|37|38|39|40|41|42|43|44|45 essen|esse|
  ess|fett|dick|zunehm*|bissen|hunger*|nichts_runter|nix_runter / fressanf*|fressattack*|fressflash .. heimlich|tage|
  kotz*|hunger*|abfuhr*|hasse|schame
# abuse 2
& nacktbilder|nacktfotos|nudes|intime* <abuser> schickt|droht|erpress*|verschick*|poste*|verbreit*|wenn|eltern / &
  handy|karte|bankkarte|geld|lohn|pass|ausweis|schlussel nimmt|weggenommen|abgenommen|kontrolliert|behalt darf|
  verbietet|eingesperrt|droht|schlag*|sperrt / zwingt|gezwungen|zwang .. sex|im_bett|schlafen|mit_ihm|ausziehen|
  anfassen|heirat* / & vater|papa|stiefvater|onkel|opa|bruder|cousin|trainer nachts|nacht zimmer|bett kommt|kam|legt|
  schleicht / wenn +ich .. gehe|verlasse|trenn*|anzeig*|was_sag .. umbring*|bringt_er|gnade|ertrankt / & haaren|hals|
  kehle gepackt|zugedruckt|gezogen|zerrt|schleift mich|mir / & droht|drohte|bedroht mir|mich|uns umbring*|umzubring*|
  messer|toten|schlag*|waffe|wenn / er +schleift|zerrt +mich / zwangsverheirat*|zwangsheirat / gesagt|sagt .. bringt
  +mich +um +$|wenn|ich|und / & gesagt nein weitergemacht|macht_weiter|machts / wurgemale / <abuser> .. mich|mir <hits>
  / <abuser> +<hits> +mich|uns|meine_mutter|meine_kinder|die_kinder|mir|mama / & mein|meine <kin> verprugel*|verdrosch*|
  gewurgt|verhaut|zusammengeschlagen|ausgepeitscht / wurde|wurd|worden|bin .. vergewaltigt|missbraucht|misshandelt|
  begrapscht / & <abuser> fasst*|fass|grapscht|langt|beruhrt|griff|greift mich|mir an|nachts|zwischen|unter|hose|brust /
  gegen|ohne +meinen +willen / & sperrt|gesperrt|eingesperrt|schliesst mich|uns ein|keller|zimmer|schlussel|er|nimmt /
  lasst|lass +mich|uns +nicht|nich|nie|nimmer|nirgends .. raus|weg|haus|gehen|arbeiten|freunde|treffen|telefonieren|
  familie|aus_dem|aus_seiner|aus_der / & <kin> verfolgt|stalkt|droht|bedroht|erpresst mich|mir|droht / schlaft|schlafen
  +mit +mir .. nein|nicht_will|weine / zwingt +mich .. weine|heule|wehre .. nein / & nimmt_sich|nimmt_mich|macht_es|
  holt_sich|was_er_will nachts|bett|weine|heule|wehre|ehefrau|nackt nein|nicht_will|will_nicht|weine|wehre|obwohl er|
  mann|freund|partner / <abuser> .. mich|mir .. ins|in_die|auf_den|in_den +gesicht|fresse|kopf|bauch|magen|rippen
  +geschlagen|geboxt|getreten|gehauen / & <abuser> zahn|zahne|schneidezahn|lippe|nase|rippe*|kiefer|auge|trommelfell
  ausgeschlagen|geschlagen|gebrochen|blutig|aufgeplatzt mir / & geworfen|wirft|schmeisst|geschmissen <abuser> mir|mich
  teller|flasche|glas|tasse|stuhl|pfanne|messer kopf|gesicht|genaht|platzwunde|blut* / & bin_<old>|ich_bin_<old>
  angst_vor_meiner|angst_vor_meinem <kin>|pfleger*|enkel*
ohrfeigt|verprugelt|wurgt|prugelt|misshandelt|begrapscht +mich|uns / & prugelt|drischt|schlagt auf_mich ein|wenn
# harm_to_others 2
& baby|kind|kleine*|tochter|sohn wand|fenster|kissen|balkon|wanne|wasser werf*|schmeiss*|druck*|ertrank*|erstick* /
  zund*|fackel*|brenn* .. an|ab|nieder .. haus|bude|hutte|wohnung|laden / anderen|menschen|jemandem|ihm|ihr|ihnen .. weh
  +tun|antun / werd|werde|will|wollen|konnt|mochte|kurz_davor|plane .. ihn|sie|den|dich|jemand*|mein*|alle|leute|
  menschen .. umbringen|abstechen|erstechen|erschiessen|toten|erwurgen|erschlagen|vergiften|uberfahren|verprugeln|
  abknallen|umzubringen|abzustechen|zu_toten|totschlagen / & werd|werde|will|gedanken|drang|lust|plan* <close>|ihn|ihm|
  sie|ihr|denen verletzen|zu_verletzen|schlagen|weh_tun|wehtun / ich +erschiess*|erschlag*|erstech*|erwurg*|vergifte|
  toete|tote +ihn|sie|den|die|meine*|alle|jemanden / stech*|stich|knall*|baller|schiess|prugel|schlag|fackel +ihn|sie|
  den|die|euch|meine*|alle|ich|denen .. ab|tot|nieder|uber_den_haufen / ich +bring|bringe|mach|leg|schlag*|fahr +ihn|
  sie|den|euch|meine*|alle|die .. um|tot|kalt|platt +$|und|der|wenn|heut*|morgen / amok|amoklauf / & messer|waffe|
  pistole|knarre|gewehr|machete|axt|jagdgewehr|bombe|flinte rucksack|ranzen|schulranzen|tasche|handschuhfach|kofferraum|
  schule|arbeit|uni|klasse|buro|amt|gericht|jobcenter|parkplatz|firma|geladen|berufsschule ihn|ihm|chef|alle|morgen|
  montag|lernen|warte|wart|nehm / soll|sollen +alle|er|sie|die|dafur +sterben|bluten / & vergifte*|toete jemanden|wen
  merkt / & baby|kind|sohn|tochter schuttel* bis|aufhor*|still|ruhe / & angst <close>|ihm antu*|anzutun / & gedanken|
  drang|bilder|stimmen <close>|ihm was_antu*|etwas_antu*|antu*|anzutun|verletz*|schuttel*|umbring*|wurg*|erstick*|
  weh_tu* / & hab|habe|hatte freundin|frau|kind|sohn|tochter|baby|mutter geschlagen|gewurgt|geschuttelt|verprugelt|
  getreten|reingehauen / & saure|salzsaure|batteriesaure|lauge|chlor*|bleiche|rohrreiniger gesicht|fresse|visage|augen
  ihr|ihm|ihnen|dem kipp*|schutt*|spritz* / & zund*|fackel*|brenn*|verbrenn* haus|bude|hutte|wohnung|laden|garage ihm|
  ihr|seine|ihre|dem|denen schlaf*|penn*|drin|benzin|soll|sollen / & gift|rattengift|frostschutz*|arsen|abflussreiniger|
  bleiche ihm|ihr|meiner|meinem|denen|seinen|seine|ihren|ihre tee|kaffee|essen|suppe|bier|wein mach*|misch*|kipp*|tu|
  tue|tropf*|geb|gebe|ruhr*|streu* / & kissen gesicht|mund|nase druck*|press*|halt* ihr|ihm|der|dem|oma|opa / schlag|
  schlage|hau|haue .. ihm|ihr|dem|denen .. schadel|kopf|zahne|fresse +ein / & benzin briefschlitz|briefkasten|haustur|
  tur giess*|kipp*|schutt* / & laster|lkw|transporter fahr|fahre|rase|ras rein_wenn|menge wenn_alle|menschen|leute|menge
stell|stelle|stellt mir|ihm|kind|sohn|tochter|baby|frau|mutter .. was_anzutun|etwas_anzutun|wehzutun|weh_zu_tun|
  zu_wurgen|zu_ersticken / & baby|saugling verlangen|drang|impuls wehzutun|weh_zu_tun|schutteln
${core}# now
heute|jetzt|jetz|gleich|heut|grad|gerade
# ordinary
mit +18|19|20|21|22|25|zwanzig war|hatte .. magersucht*|bulimi*|essstorung / zund* kerze*|kamin|grill / luft|atmen|ist|
  bin +vor +lachen / zeit +tot / schlag* +mir .. vor +$ / brennt +noch|mir licht|in / & gas tankstelle / nicht|nie|
  niemand* +verletz*|weh_tun|wehtun|schlagen|sterben|umbringen|toten / eltern|vater|mutter|mama|papa|chef|chefin|das|
  montag_will +wird|bringt|mich +mich|umbringen / katze|kater|hund +ist|stalkt +ein|der|mich +stalker|durch / & nein
  kuchen|keks* / & seil schaukel|hangematte / & autotur|finger bisschen_blut|wenig_blut / fruher .. verletzt|geritzt /
  nach +meiner|der +magersucht|bulimie|essstorung / eigentor|abseits|tor .. selbstmord / selbstmord +mit_ansage /
  uberdosis .. koffein|zucker|kaffee|schoko* / was_mich|haare_schneiden|haare|pony|bienenstich|ich_bringe_mich_gerade /
  konnt*|wurd* .. morden|toten|umbringen|erwurgen .. fur|drucker|$ / geschnitten|schneid*|geschlagen|verbrannt|verletzt|
  schlag*|schlagt .. kochen|gekocht|koche|rasieren|rasiert|rasur|zwiebel*|finger|brot*|kuche|papier|herd|schach|
  tennis|mario|kart|fussball|4|spiel*|gips / selbstmord|suizid .. wetter|japan|goethe|mittelalter|pravention|referat /
  nicht|nich +suizidgef*|mehr_in|
  mehr_mit|mehr_ohne|mehr_bei / & abschiedsbrief* kollegin|kollegen|rente|chef / schlag* +vor|zeit|auf_den_magen|sich
  / mucke*|spinne*|wespe*|fliege|fliegen|fruchtfliege*|kakerlake*|motte*|schnake*|ameise*|zecke*|blattlaus*|blattlause|
  marienkafer*|schnecke*|igel toten|erschlag*|totschlagen|umbringen|umzubringen|zu_vergiften / ^das|^der|^mein +navi|
  drucker|wecker|staubsauger|router .. erwurgen|umbringen|erschlagen|toten
drucker|kopierer|computer|laptop|auto|waschmaschine .. er|sie|es +hat|hatte .. gequalt / leben|realitat +ohrfeigt
# fiction
blinddarm|schnittlauch|punktlich|film|serie|thriller|bestseller|horspiel|horbuch|buch|roman|song|lied|spiel|folge|
  podcast|doku|krimi|krimis|sonntagskrimi|tatort|rollenspiel|anime|netflix|referat|nachrichten|fortnite|valorant|gta|
  minecraft|endboss|boss|drache|werther|gelesen|level|mario|tennis|beim_fussball|im_fussball|fussballspiel|schach|
  zombie*|suicide_squad|haha*|lol|xd|hihi|fallschirm*|bungee*|warzone / vor|uber 5|6|7|8|10|12|15|18|20|25|30|zehn|
  zwanzig +jahren .. magersuchtig|bulimi*|ritz*|geritzt|$|war|hab|hatte / 10|15|20|zehn|zwanzig|zwolf|12|18|25|30 +jahre
  +her
# past
vor .. jahren|jahrzehnten|ewigkeiten / jahre|jahrzehnte|lange|ewig +her / seit|in|bis|anno +198*|199*|200*|201* / als
  +teenie|teenager|jugendliche*|schuler* / mit +15|16|17|18|19|20|zwanzig / damals|fruher
# well
heute|jetzt|inzwischen|mittlerweile|seitdem .. gut|besser|gesund|glucklich|frei|verheiratet|zufrieden|kinder|
  hochzeitstag|stolz|leite|fuhre / uberwunden|geheilt|hinter_mir|darf_ich_feiern|schatz|wollte_nur_feiern
# minor 2
& unterschreiben|unterschrift mama|papa|eltern in_mathe|die_arbeit_von|den_test_von|ne_5|ne_6|eine_5|vokabeltest|diktat|
  elternbrief|klassenarbeit|lehrer*|zeugnis|mitteilungsheft / angegeben|eingegeben|eingetragen .. bin +aber|eigentlich|
  erst +<n> / nachst*|samstag|sonntag|freitag|bald|morgen|endlich|januar|februar|marz|april|mai|juni|juli|august|
  september|oktober|november|dezember werd|werde +ich +<n> / in +zwei|drei|einer|paar|2|3|4 +woche|wochen|monaten|tagen
  +werd|werde +ich +<n> / sagt|sagen|meint|meinen +mit +<n> / ^<n> +m|w|jahre +hier|weiblich|mannlich / hab|habe|krieg|
  hatte|muss|wir_schreiben hausarrest|nachsitzen|vokabeltest|klassenarbeit|mathearbeit|deutscharbeit / konfi|
  konfifreizeit|konfiunterricht|konfirmandenunterricht|konfi_unterricht .. gepennt|psalm|langweilig|muss|morgen|samstag|
  pfarrer|eltern|mama|mathe / mai|juni|sonntag|bald|april +ist|hab_ich|habe_ich +meine +konfirmation / & klassenlehrer*|
  klassenleiter*|rektor*|schulleiter*|direktor* angerufen_bei_meinen|bei_meinen_eltern|bei_meiner_mutter|meine_eltern|
  mir_zuhause|mir_daheim|meine_mutter|meine_mama|meine_mum|meinen_vater|meinen_papa / & mama|papa|mutter|vater|eltern
  einkassiert|weggenommen|abgenommen|kassiert|genommen mein_handy|mir_das_handy|mein_tablet|meine_konsole|
  mir_die_playstation|mir_die_switch|meine_playstation noten|note|zeugnis|funf|sechs|mathe|bio|englisch|ne_5|ne_6|
  hausaufgaben|schule|schulhof / & mama|papa|eltern|mutter macht|nimmt|schaltet|kassiert|erlauben|darf wlan|handy|
  internet|handyverbot|app schule|aus|weg|um|minderjahrig|klasse|<n> / minderjahrig +bin / bin|noch|erst|nicht +noch|
  minderjahrig|nicht +minderjahrig|18|volljahrig|achtzehn / bin|geh|gehe|komme|in|^in +in|der|die|noch|erst +der|die|
  <n>|5|6|7|8|9|10|siebte*|achte*|neunte*|sechste*|funfte*|zehnte*|klasse|ner .. klasse|$ / 5|6|7|8|9|10|siebten|achten|
  neunten +klasse / geboren|bin_von .. <born> / bin|^bin|werd|werde|weil_ich|ich +erst|ja|ubrigens|gerade|noch|grad|
  ubrigens_erst|ja_erst|fast|knapp|eigentlich|grade|bald|schon|halt_erst +<n> / ^<n> +jahre|j|jahren +alt|jung|$ /
  alter|geburtsdatum|anmelden|anmeldung .. gelogen|geschummelt|falsch|angelogen|anders / gelogen|geschummelt|falsch* ..
  alter|geburtsdatum / bin|werd|werde +<n> +$|m|w|f|j|jahre|und|aber|geworden|merkt / werd*|werde .. erst|im|bald|
  nachst*|endlich .. <n>|18|volljahrig +$|jahre|und|bis / bis +dann|dahin .. 18|achtzehn|volljahrig|papa_alles / bett|
  handy .. mama|papa|eltern .. klasse|schule|bis_ich / darf|durfen +nur|immer +bis +8|9|10|19|20|21|22 .. handy|ans|
  raus|online|zocken / darf +noch|ja +nicht|kein +auto|wahlen|mofa|fahren|alleine .. bin|erst|<n>|18 / & darf bis_18|
  bis_19|bis_20|bis_21|bis_22 raus|draussen|wegbleiben schule|ag|mama|papa|hausaufgaben / mama|papa|eltern|mutter +darf|
  durfen +nicht|nix|nichts|nie +wissen|mitkriegen|merken|erfahren .. hier|app|handy|chatte|schreibe / bin +schuler|
  schulerin +$|und|<n>
# adult
ours = stief*|paten*|jungste*|alteste*|zwilling*|kinder|nachbars*|madchen|mein_junge|unser_junge|unserem_jungen|
  meinem_jungen|urenkel*|pflege*|meine_schuler*|kater|mausi|zwerg / aged = 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|
  45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|funfzig*|vierzig|dreissig|rente|rentner*|
  oma|opa / ago = <aged>_jahren|25_jahren|20_jahren|fruher_in|weisst_du_noch|jahre_her|lang_her|ewig_her|lange_her|
  jahren_her|damals|lang_ists_her|dreissig_jahren|zwanzig_jahren|vierzig_jahren / bruder|schwester|katze|hund|cousin|
  cousine +ist|wird|geht|kommt|in|hat|macht <n>|klasse|minderjahrig|achten|siebten|18|volljahrig / mein_grosser|
  meine_grosse|unsere_grosse|unser_grosser|mein_kleiner|meine_kleine|unsere_kleine|unser_kleiner|der_kleine|die_kleine|
  der_grosse|die_grosse +ist|wird|geht|kommt|hat|macht .. <n>|klasse|schule / <ours> ist|sind|wird|werden|geht|gehen|
  kommt|kommen|hat|besucht|macht|wurde|war .. <n>|klasse|schule|minderjahrig|volljahrig|18 / katze|kater|hund ..
  einschlafern|gestorben|tierarzt|verstorben|alt|alter .. <n> / 5|6|7|8|9|10|funfte*|sechste*|siebte*|achte*|neunte*|
  zehnte* +klasse +kommt|geht|ist|besucht|kommen|gehen +mein*|unser*|ihr|sein|der|die / sohn|tochter|neffe|nichte|
  enkel*|kind|mein_auto|unser_auto|das_auto .. <n>|klasse|minderjahrig|achten|siebten|18|volljahrig|schule|7|8 /
  unterrichte|unterrichten|lehrer*|elternabend|gib|gebe|betreue .. klasse|8b|7b|siebte|achte / in_der +<n> / seit +der
  +7|8|9|10 / <n> +minuten|stunden|wochen|tage|kilo|km|monate|kilometer|euro|jahre_verheiratet|jahre_bei|jahren|seiten|
  uhr|woche|grad / als|seit|mit +ich|<n> +<n>|war|bin|hab|hatte|von / & funfte*|sechste*|siebte*|achte*|neunte*|zehnte*|
  klasse|konfi*|klassenlehrer*|zeugnis|unterschreiben|mathearbeit* heute_bin_ich|steuerberater*|altes_zeugnis|
  alten_zeugnisse|<ago>|korrigiere|buchhalter*|bin_selbst|gebe|leite|unterrichte / & schulmadchen|teenie|handy <aged> /
  & mathearbeiten|klassenarbeiten|klausuren|hefte korrigier* / <n> +mal|leute|gaste|kollegen / meine_schwiegereltern|
  mein_sohn|meine_tochter|mein_kind|meine_kinder|unsere_tochter|unser_sohn .. nachsitzen|hausarrest|vokabeltest|
  klassenarbeit|mathearbeit|bis / klasse +war|hatte|hatten|wurde|haben +ich|wir|mein* $|gelesen|verliebt|lang*|immer|
  noch
`;
