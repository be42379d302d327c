/** German, in the notation of `../phrases.ts`. */
export const german = `# lists
kin = mann|ehemann|freund|frau|ehefrau|freundin|partner|partnerin|ex|vater|papa|stiefvater|mutter|mama|onkel|opa|bruder|
  schwester|cousin|stiefbruder|typ|typen|eltern|exfreund|schwiegervater|mitbewohner|vadder|mutti|tante|schwager|
  stiefmutter|lebensgefahrte|verlobter|macker|alter|trainer|halbbruder|vaters|grossvater
close = <kin>|sohn|tochter|kind|kinder|kindern|baby|chef|chefin|nachbar|nachbarn|lehrer|kollegen|familie|leute|jemanden|
  alle|menschen|oma|schwiegermutter|kleine|kleinen|kleiner|exfrau|exfreundin|ehemann|bub|mitschuler|klasse|lehrerin|
  mitbewohner|saugling|neugeborenes|kollege
abuser = er|sie|<kin>|chef|lehrer|trainer|nachbar|pfarrer
pills = tabletten|schlaftabletten|pillen|paracetamol|medikamente|schmerztabletten|ibuprofen|tavor|packung|packungen|
  schachtel|blister|schlafmittel|antidepressiva|benzos|diazepam|tilidin|novalgin|schmerzmittel|beruhigungstabletten|
  pille
hits = schlagt|schlug|geschlagen|schlagen|verprugelt|verprugel|prugelt|gewurgt|wurgt|vergewaltigt|missbraucht|
  misshandelt|tritt|getreten|ohrfeigt|wurgte|zusammengeschlagen|begrapscht|boxt|haut|gehauen|schubst|stosst|bedroht|
  verbruht|gestossen|runtergestossen|geschubst|geschleudert|bedrangt|angefasst|verprugelte|schlugen|wurg|verdroschen|
  verdrischt|vermobelt|ausgepeitscht|gepackt|geohrfeigt|gezogen|geworfen|angespuckt|gequalt
body = arm|arme|armen|unterarm|unterarme|bein|beine|oberschenkel|handgelenk|handgelenke|haut|bauch|schenkel|rippen|hand|
  hande|fuss|knochel|unterschenkel|oberarm|unterarmen|oberschenkeln
weapon = messer|waffe|pistole|knarre|axt|beil|machete|gewehr|hammer|schlager
n = 11|12|13|14|15|16|17|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|zehn
edge = dach|brucke|rand|gelander|balkon|gleis|gleise|gleisen|kante|hochhaus|klippe|schienen|fensterbrett|parkdeck|
  parkhaus|autobahnbrucke|bahngleis|brustung
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
mich .. vor|vom|von +die|den|eine|einen|der|einer|dem|s bahn|zug|s_bahn|lkw|brucke|dach|gleis|balkon schmeiss*|werf*|
  sturz*|leg*|spring* / strick|seil|schlinge|gurtel .. keller|dachboden|hals|knote*|garage|haken|balken|bereit|sterben
tabletten|pillen|strick|seil|messer|klinge|brief +liegen|liegt|hangt|ist|sind +bereit|schon|da|fertig / nie +geboren
will|mochte|wunsch*|wurde|konnte|mag|hab .. einschlafen|schlafen .. nie|nicht +mehr|wieder +aufwachen|aufzuwachen|wach
umbringen|umzubringen|bring|bringe|umbringt|bringt|erhangen|erhange|erhang|aufhangen|aufzuhangen|erschiesse|erschiessen|
  erschiess|vergiften|ertranken +mich|sich / tod +war|ware|ist|wurde .. beste|besser|erlosung|ausweg|erleichterung
mich|sich|mir .. umbring*|umzubringen|umgebracht|erhange*|erhangt|aufhange*|aufzuhangen|erhang|erschiess*|ertrank*|
  vergift*|vor_den_zug|vor_die_bahn|vor_nen_zug|vom_dach / leben +hat|macht|keinen|ist +keinen|kein|mehr sinn|lebenswert
nicht|nich|nimmer|keine|kein|keinen|ohne mehr|lust|bock|sinn leben|aufwachen|existieren|da_sein|am_leben|zu_leben
will|mochte|wollte|wunsch*|wunschte|moechte|ware|war|ware_lieber|lieber sterben|tot|tot_sein|nicht_mehr_leben|krepieren|
  verrecken|nie_wieder_aufwachen / plan*|plane|geplant .. meinen|mein +tod|suizid|selbstmord|ende|selbsttotung|abgang
keinen|kein|null|ohne .. bock|lust|sinn|kraft|grund|ausweg .. leben|weiterzuleben|weiterleben|lebe
tabletten|pillen|medikamente|schlaftabletten .. gesammelt|gehortet|zusammen|gespart|sammel*|horte*
versucht|versuch|probiert|versuche +mich|mir .. erhangen|umzubringen|vergiften|leben|tot|adern
spring*|werf*|sturz* .. dach|brucke|zug|balkon|bahn|hochhaus|parkhaus|gleise|u_bahn|fenster / lebensmude|abschiedsbrief*
wunsch*|wunschte|ware +ich|ich_war|ich_ware|lieber +tot|nie_geboren|ware_tot|nicht_mehr_da
bald|morgen|heute_abend|dann +bin +ich +tot|weg .. geplant|plan|endlich|fur_immer|erlost / das +leben +nehmen|zu_nehmen
& strick|seil sterben|umbring*|tot|aufhang* zimmer|gefunden|mitbewohner*|hab / last .. besser +ich|wenn|weg weg|tot|ich
will|mochte|muss .. weg|fort|raus .. von_dieser|aus_dieser|dieser welt|leben / bring*|hang* +mich|sich|ich .. um|auf
gleis*|brucke|dach .. nachste|nachsten .. meiner|spring*|werf* / niemand|keiner vermissen|merken .. weg|tot|nicht_mehr
leben +nehmen|zu_nehmen|beenden|beende|zu_beenden|nehme|nimmt / will|soll +dass|es aufhort|endlich_aufhort|vorbei +$|ist
ohne +mich .. besser|dran|glucklicher|leichter|warn|waren / ^steh|^stehe|^bin dach|brucke|gelander +$|vom|der
mach|mache|machen schluss +mit +allem|dem_leben / kein* +lebenswillen|lebensmut|lebensfreude
halte|ertrage +das|mein +leben nicht / selbstmord*|suizid*|freitod|suizidal / slebstmord|selbstmord|suizid +ist
kugel|schuss .. kopf|birne|mund
# immediate_danger 3
& brennt|feuer|rauch|qualm|flammen haus|wohnung|treppenhaus|kuche|flur|stock|tur|keller|gebaude raus|kommt|
  eingeschlossen|gefangen|hilfe|uberall|dringt|voller|kinder|ersticke|nachbarn
& luft|atmen brust|hals|herz|arm weh|sticht|druckt|schmerz*|engt|zu|geschwollen|schwillt kriege|krieg|bekomme|kann|keine
<close>|freund|kumpel .. krampft|krampfanfall|krampfe|schlaganfall|herzinfarkt|lauft_blau|blau_an|schaum +$|am|auf|vor|
  und|hilfe|an|was / hat|haben +mich .. eingesperrt|eingeschlossen .. handy|schlussel|zimmer|keller|stunden|raus|tur|bad
& baby|kind|sohn|tochter|lippen|freund|freundin blau|blaue bewusstlos|wacht|atmet|wird|lauft|reagiert|luft
jemand|einer|mann|typ|ex|er|die .. versucht|tritt|bricht|hammert|rammt|schlagt|brechen .. wohnungstur|tur|haustur|
  fenster .. aufzubrechen|ein|auf|aufbrechen|grad|gerade / & <weapon> tur|haustur|wohnungstur|vor einer|steht|wer|jemand
mann|typ|einer|jemand|auto .. verfolgt|folgt|lauft|geht +mich|mir .. seit|hinterher|nach|nachts|angst|schon / uberdosis
& unfall|uberschlagen|gecrasht|graben auto|wagen|motorrad|lkw|baum|eingeklemmt eingeklemmt|blutet|bewusstlos|benzin|
  bewegt|raus / & brust|herz greift|halt|fasst|schmerz* zusammengebrochen|umgekippt|notarzt|arm|sich_an|sich_ans
& geschossen|schusse|schiesst|schiesserei|amok|amoklauf versteckt|verstecke|hier|schule|eingeschlossen|einkaufszentrum|
  draussen|gerade / fremder|jemand|einbrecher|mann +in +meiner|meinem|der|unserer|unserem +wohnung|haus|zimmer|garten
& glas|drink|getrank|drinks getan|gemischt|gekippt|ko_tropfen was|etwas|mir|ko wo|schwindlig|komisch|bewegen|allein
& gas|kohlenmonoxid riecht|geruch|ausgetreten|ausstromt schwindlig|schwindelig|schlecht|kopf*|kopfschmerzen|hilfe
jemand|einbrecher|wer|einer .. eingebrochen|unten|im_haus .. schritte|hore|versteckt|allein|angst|kinder
sitz|sitze|steh|stehe +auf|am|auf_dem|hinter|hinterm +gelander|brustung|fenstersims|brucke .. gelander|brucke|balkon|
  stock|springe*|autobahn|$ / jemand|fremder|mann|einbrecher +ist|in in|meinem|meiner haus|wohnung|zimmer
hang|hange|haenge|sitz|sitze .. beinen|beine|fussen|fusse .. brustung|gelander|dach*|balkon|brucke|abgrund|parkhaus
<close>|freund|freundin|mitbewohner*|er|sie .. bewusstlos|regungslos|reagiert|atmet|aufwacht|wach .. packung|tabletten|
  daneben|pillen|flasche|boden / anderen|andere|falschen +seite +vom|des|der +gelander|gelanders|brustung|absperrung
& axt|messer|waffe|pistole|beil|hammer|machete tur|badezimmertur|schlafzimmertur|fenster|vor mann|ex|er|vater|freund|
  typ|jemand / hab|habe|hat uberdosis|bleich*|gift|rohrreiniger|frostschutz .. genommen|getrunken|geschluckt|$
alle|ganze|packung|packungen|20|30|40|50|60|viele|haufen|handvoll .. <pills> .. genommen|geschluckt|intus|gefressen|
  eingeschmissen|reingezogen|eingenommen|runter / abgestochen|angeschossen|niedergestochen|entfuhrt|verschleppt
jemand|einer|typ|mann +versucht|will|kommt|bricht .. wohnung|haus|tur|fenster .. einzubrechen|rein|reinzukommen|ein|auf
^ich +steh|stehe|sitze|sitz +auf|am +dem|den|dach +dach|gleisen|schienen|gelander|brustung|rand +$|und|vom|jetzt|warte
steh|stehe|sitz|sitze|lieg|liege|bin|haenge|klettere .. <edge> .. springe|spring|springen|falsch*|andere*|anderen_seite|
  ausserhalb|loslass*|tschuss|tief|unten|zug|lebewohl|letzten|letzter|schluss|allein / blutet +wie|so|stark|ohne|extrem
alle|ganze|viele|zu_viele|zwei|drei|20|30|40|50|60|handvoll|flasche <pills> .. genommen|geschluckt|schluck*|intus|
  eingeworfen|eingenommen / hort|hoert nicht|nich|net .. bluten|blutet|bluten_auf / mich +verfolgt +einer|jemand|ein
& <weapon> er|ex|mann|typ|jemand|mein|freund|vater tur|bad|versteck*|hilf*|keller|wohnung|eingesperrt|reinkommen|haus|
  vor / zu|so|richtig +tief .. geschnitten|geritzt|schnitt / pulsadern|adern|pulsader .. auf|geschnitten|auf*
jemand|mann|einbrecher|ex|typ|fremder .. bricht|eingebrochen|wohnung|haus|rein|balkon|fenster .. ein|meiner|meinem|
  bei_mir|rein|eingebrochen|versteck*|messer / blut* .. hort|stoppt|lasst|nicht .. nicht|auf|stillen|mehr
verfolgt|folgt|hinterher .. messer|waffe|angst / atmet|reagiert|wacht +nicht|nich|kaum|nimmer
# self_harm 2
<close>|kumpel|sie|er .. schneidet|ritzt|verbrennt|verletzt .. sich|sich_in .. arme|arm|unterarme|beine|absichtlich|
  klinge|klingen|rasierkling*|feuerzeug|zigarette* / geschnitten|verbrannt|verletzt +mit +absicht|absichtlich
& kippe|zigarette|feuerzeug handrucken|arm|haut|bein|oberschenkel ausgedruckt|druck*|verbrannt|aus|verbrenn*
arme|arm|beine|oberschenkel|handgelenk* .. aufgeschlitzt|aufgeritzt|zerkratzt|zerschnitten|aufgeschnitten
arme|arm|beine|oberschenkel|unterarme .. voller|voll|komplett|wieder .. schnitte*|narben|wunden|zerschnitten|geritzt|
  zerkratzt / zigarette*|kippe*|feuerzeug|bugeleisen .. <body>|mir|mich .. aus|verbrenn*|druck*|haut|halt*
klinge*|rasierklinge*|cuttermesser|skalpell|scherbe* .. oberschenkel*|arm*|bein*|haut|bauch|genommen|ruckfall|clean|
  wieder|griff*|sieht|badezimmer|handgelenk* / kopf|faust|fauste .. wand|mauer .. fuhl*|spur*|beruhig*|blut*|bis|aufhor*
verbrenn*|verbruh*|beiss*|kratz*|schlag*|schneid*|stech*|kneif* mich|mir|selbst .. absicht*|feuerzeug|blutig|bestraf*|
  blau*|spur*|wenn|bis|druck|damit|viel / clean .. klinge*|geritzt|geschnitten|ruckfall|schneid* / mir +weh +tun|zu_tun
mich|mir|sich .. selbst|absichtlich|wieder|extra verletz*|schneid*|geschnitten|verbrenn*|weh|geschlagen|verbrannt|
  verletzt / prugel*|schlag*|hau*|box* .. mich|mir .. selber|selbst .. fleck*|blau*|ein|blut*|wenn|bis / selbstverletz*
verletz*|schneid*|verbrenn*|schlag* +mich|mir|sich +selbst|selber|absichtlich|wieder|jeden|standig|seit|immer
schlag*|hau*|prugel*|box* +auf|mir +mich|selbst|selber|ins +selber|selbst|ein|gesicht
schneid*|verletz*|geschnitten +mich|mir selbst|wieder|arm*|haut|klinge|absichtlich
kopf|faust .. wand|mauer .. blut*|hass*|bis|druck|weh / muss|will|wieder +mich +schneiden|ritzen|verletzen
geritzt|ritz|ritze|ritzen|aufgeritzt|ritzt / druck* .. zigarette*|kippe*|feuerzeug
# eating_disorder 2
& kloschussel|klo|toilette|bad absichtlich|finger|kotz*|brech*|erbrech* essen|abendessen|mittag*|mahlzeit|mal
wieg*|wiege .. 35|36|37|38|39|40|41|42|43|44|45 +kilo|kg .. fett|dick|trotzdem|immer|noch|ess*|trau*|speck
isst|esse|ess .. nichts|nix|kaum|nicht|kein .. kilo|kg|knochen|haut|fett|wiegt|dunn|magersucht*|skelett|stolz|dick
kotz*|gekotzt|ausgekotzt|rausgekotzt|erbrech*|ubergeb*|brech*|brich|erbreche .. essen|mahlzeit|absichtlich|alles|esse|
  heimlich|jedem|gegessen / tag*|woche*|tagen .. nur +wasser|kaffee|tee|luft .. fett|dick|wal|schwein|ekel*|abnehm*
essen|mahlzeit|fressanfall*|fressattack*|absichtlich|alles|heimlich .. kotz*|gekotzt|ausgekotzt|rausgekotzt|erbrech*|
  ubergeb*|finger|abfuhr*|spuck* / 100|200|300|400|500|600 +kcal|kalorien .. kotz*|nur|druber|mehr|max*|erlaub*|tag|fett
nichts|nix|kaum|nicht|nur|gar .. gegessen|esse|ess|essen .. fett|dick|abnehm*|abzunehmen|dunn*|ekel*|waage|kilo|wieg*|
  zunehm*|kalorien|aufhor*|zu_fett / magersucht|magersuchtig*|anorex*|bulimi*|essgestort|essstorung|essstorungen
esse|ess|gegessen .. nichts|nix|nur|kaum|gar .. fett|dick|abnehm*|dunn*|ekel*|waage|kilo|wieg*|zunehm*|kalorien|tage|
  gurke|apfel / 35|36|37|38|39|40|41|42|43|44|45 +kilo|kg .. spiegel|fett|speck|dick|noch|immer|weniger|abnehm*
hunger*|hungre +mich|bis|damit|um .. zu_tode|dunn*|runter|tot|knochen|abnehm*|aufhor* / esse .. nichts|nix .. abzunehmen
35|36|37|38|39|40|41|42|43|44|45 +kilo|kg .. mahlzeit*|fett|ess*|dick|aus / nichts|nix +gegessen .. gut_an|stolz|anfuhlt
angst|panik .. essen|zunehm*|dick .. dick|fett|zunehm*|waage|essen / hunger* .. knochen|bis|rippen|kilo|dunn*|bestraf*
fress*|stopf* .. kotz*|brech*|erbrech*|ubergeb*|finger*|spuck* / verdien* +kein|nicht +essen|zu_essen
finger .. hals|rachen|gesteckt|kotz* / abfuhrmittel|abfuhrtabletten
# abuse 2
& sohn|tochter|schwiegersohn|schwiegertochter|enkel schlagt|schubst|bedroht|anschreit|brullt|haut rente|geld|jahre|alt|
  scham*|75|70|71|72|73|74|76|78|80 / <abuser> <hits> +mich|uns|meine_mutter|meine_kinder|die_kinder|sie|mich_wieder
& gehalt|lohn|geld|karte|konto nimmt|weg|kontrolliert|behalt erlaubnis|fragen|darf|rauszugehen|raus|verbietet
mein|meine <kin> .. verprugelt|verdroschen|verdrischt|gewurgt|verhaut|geschlagen|zusammengeschlagen|ausgepeitscht
& karte|handy|geld|pass|ausweis|ec weggenommen|wegnimmt|abgenommen|genommen darf|eltern|freunde|raus|familie|arbeiten
werd|werde|wurde +von +meinem|meiner|ihm .. geschlagen|verprugelt|misshandelt|getreten|bedroht|missbraucht|eingesperrt
<kin> .. nacktbilder|nacktfotos|bilder|videos|fotos .. verschick*|hochlad*|veroffentlich*|posten|droht|erpresst|
  verbreit* / fasst|fass|grapscht|fasste|gefasst .. mich|mir .. an|nachts|zwischen|unter|hose|brust
schwester|mutter|freundin|tochter|nachbarin|cousine .. wird|von .. mann|freund|ex|vater .. geschlagen|verprugelt|
  misshandelt|gewurgt|bedroht|vergewaltigt / <abuser> .. mich|uns|mir|sie .. <hits>|angefasst|schlagt|vergewaltigt
<kin> .. mir|mich +den|die|das|einen|ein +nase|arm|rippe|zahn|kiefer|finger|lippe|auge|handgelenk .. gebrochen|
  ausgeschlagen|aufgeschlagen|blau|geschlagen|verdreht / sperrt|gesperrt|eingesperrt|schliesst +mich|uns|ein|mir
<kin> .. mich|uns|mir|sie|meine .. runtergestossen|gestossen|geschubst|geschleudert|gezogen|gebrochen|geworfen|getreten|
  gepackt|gewurgt|gehauen / <kin> .. kommt|kam|schleicht .. nachts|zimmer|bett|nacht .. zimmer|bett|mir|fass*|leg*
wurde|werde|worden|bin|wird|wurd .. vergewaltigt|missbraucht|misshandelt|verprugelt|geschlagen|begrapscht|gewurgt|
  zusammengeschlagen / <kin> .. grapscht|begrapscht|tatscht|fummelt|fasst|befummelt|betatscht +mich|mir|an|nachts|beim
lasst|lass +mich|uns +nicht|nich|nie|nimmer .. raus|weg|haus|gehen|arbeiten|freunde|treffen|telefonieren|familie|aus_dem
nimmt|kontrolliert|genommen|hat .. handy|geld|karte|pass|ausweis|schlussel .. weg|droht|sperrt|schlag*|gehen|raus|wurgt|
  darf|verbietet / treppe .. gestossen|geschubst|runtergestossen|geschmissen|geworfen .. mann|freund|ex|vater|weil|er
droht|drohte|bedroht|gedroht +mir|mich|uns .. um|umbring*|umzubring*|messer|toten|gehe|gehen|schlag*|kinder|waffe|an|
  verlass* / mich|uns|meine_mutter +<hits>|mein_mann|er <hits>|$|mann|jeden|wenn|und|freund|vater
angst +vor +meinem|meiner +mann|freund|vater|ex|partner|stiefvater|frau|mutter / mich|mir +und +droht +mir
nacktbilder|nacktfotos|intime .. droht|erpress*|verschick*|wenn_ich / <kin> .. gegen|ohne +meinen +willen|zustimmung
<kin> .. verfolgt|stalkt|droht|bedroht|erpresst .. mich|mir|droht / an +den +haaren .. gezogen|gezerrt|geschleift|zieht
zwingt|gezwungen|zwang .. sex|schlafen|mit_ihm|ausziehen|anfassen / gegen +meinen +willen
# harm_to_others 2
& <weapon> arbeit|schule|uni|buro|berufsschule nehm|bring|mit morgen|montag|sehen|werden|alle|bereuen
freundin|frau|sohn|tochter|kind|baby|mutter .. reingehauen|gewurgt|geschlagen|getreten|verprugelt|geschuttelt +und|$|
  gestern|hab / plan*|plane|mach|mache +einen|nen|den +amoklauf|anschlag|massaker|mord|uberfall
knall|knalle|baller|ballere|mach|schiess|schiesse +die|sie|ihn|euch|alle +alle|ab|kalt|platt|nieder ab|weg|schule|kalt|
  $|morgen / stech|stich|bring|schlag|knall|fackel +ihn|sie|den|die|ich .. ab|um|tot|nieder
misch*|tu|tue|schutt*|kipp* .. tee|kaffee|essen|suppe|bier|trinken .. ruhe|gift|tot|alten|mann|was|tabletten / amoklauf
zund*|fackel*|brenn* .. an|ab|nieder|die|denen|ihr|ihm .. haus|bude|hutte|wohnung|auto|laden|kanister
kind|baby|tochter|sohn|kleinen .. wand|fenster|balkon .. werf*|schmeiss*|schleuder*|wenn|weint|schreit
ich konnte|konnt|will|mochte|werd|werde .. <close> .. wand|fenster|balkon|wasser|kissen werfen|schmeissen|ertranken|
  drucken|werf / fahr|fahre|ueberfahr|uberfahr +ihn|sie|den|die|das_schwein +tot|um|uber_den_haufen|platt
ich|werd|werde|will .. bring*|stech*|schlag*|prugel*|stich|erstech*|erschiess* .. ihn|sie|den|die|meinen|meine|typ*|
  <close> +um|ab|tot|morgen|heute / angst dass|davor ich .. antu*|anzutun|umbring*|verletz*|toten|schlag*|tue|wehtu*
ich|werd|werde|will|wollen|konnt|mochte|kurz_davor .. umbringen|abstechen|erstechen|erschiessen|toten|erwurgen|
  erschlagen|vergiften|uberfahren|verprugeln|abknallen|anzunden|verletzen|schlagen|erwurge|erstech|erstechen|abfackeln
erschiess|erschiesse|erstech|erstech*|erwurg|erwurge|vergifte|toete|tote +ihn|sie|den|die|meinen|meine|alle
werd*|will|mochte|plan*|gedanken|drang|lust|davor meinen|meine|meiner|meinem|jemanden|ihn|alle .. umbringen|umzubringen|
  abstechen|toten|zu_toten|abzustechen|erstechen|erschiessen|verletzen|zu_verletzen|erwurgen|schlagen|vergiften|anzunden
gedanken|angst|drang|bilder .. baby|kind|tochter|sohn|kleinen .. antu*|anzutun|verletz*|schuttel*|tot*|wand|kissen|
  erstick*|weh|werf* / ramm|ramme|stech|stich|stosse|jag .. messer|kugel .. ihn|ihm|bauch|rucken|hals|rein|kopf / amok
hab|habe|hatte .. freundin|frau|kind|sohn|tochter|baby|mutter .. geschlagen|gewurgt|geschuttelt|verprugelt
gift|rattengift .. essen|kaffee|mann|frau|mischen|mutter|suppe|chef|tee / waffe|messer|bombe .. schule|arbeit|klasse|uni
kanister|benzin .. auto|zund*|abfackel*|haus|drauf|ubergiess*|anzund*
anderen|menschen|leuten|jemandem weh|was|schaden +tun|antun|zufugen
sollen|soll +alle|er|sie sterben|bezahlen|bluten .. sorge|dafur|ich
kissen .. gesicht|mund .. druck*|kleine*|baby|kind|schreit|halt* / vergifte|toete|vergiften jemanden .. merkt|rauskommt
# now
heute|jetzt|jetz|gleich|heut|grad|gerade
# ordinary
steuer*|burokratie|papierkram|hausarbeit bringt +mich +um
& rauch|feuer|qualm|brennt grill|grillen|kamin|kerze|kerzen|lagerfeuer|licht|ofen|probealarm|angebrannt|essen / was_mich
nie|niemals|nicht|nich|keine|kein|wurd_mir_nie|nur was|mehr|sorge|wirklich|suizidgef*|mir +antun|antu|suizidal|
  verletzen|umbringen|suizidgef*|wehtun / konnt*|konnte|wurd*|wurde .. morden|toten|umbringen|erwurgen .. fur|drucker|$
bringt|bringen|umgebracht|fertig|hitze|macht +mich|dich|uns +noch|um|nicht|echt +um|wenn|fertig|ins_grab|mit
mama|mutter|chef*|frau|sonne|hitze|prufung|das|fusse|was|die .. bringt|umbringt|umgebracht|reisst +mich|hat|noch|nicht|
  mir|um / kotz*|gekotzt|ubergeb*|erbrech* .. magen|virus|schwanger*|kater|nacht|migrane|salzstangen|bus
geschnitten|schneid*|geschlagen|verbrannt|verletzt .. koch*|haare|pony|rasier*|zwiebel*|finger|brot*|kuche|papier|herd|
  schach|tennis|mario|kart|fussball|4|spiel*|gips / toten|umbringen|erwurgen|verprugeln +fur|drucker|wenn_er_nochmal
koch*|rasier*|zwiebel*|kuche|kartoffel*|schach|sport|tennis|mario .. geschnitten|schneid*|geschlagen|verletzt|verbrannt|
  schlag* / magen|virus|schwanger*|kater|kita|seekrank|migrane|bauch .. kotz*|gekotzt|ubergeb*|erbrech*|brech*
kind|katze|hund|baby|kater|bruder .. schlagt|haut|beisst|kratzt|geschlagen +mich .. schach|mude|mario|$|wenn|beim|immer|
  im / vor +lachen|hunger|scham|neid|hitze|langeweile|sehnsucht +gestorben|sterb*|umgekommen|tot / steh* +am +gleis +und
<hits> +mich|uns +im|beim|mit_seiner|um|mit_dem_geschenk|vor_wir|auf_den|durch|nieder_mit / nachste +zug +kommt|fahrt
& sohn|tochter schlagt|haut zweijahriger|kleiner|kita|mude|schach|mario|spiel|uno / & luft|brust lachen|gelacht|training
selbstmord|suizid .. bei_dem_wetter|japan|goethe|mittelalter|pravention|referat / wurd*|wurde +mir|niemals|nie +nie|was
beintag|fusse|prufung|hitze|klausur|sport|training|tabelle|job .. mich / muskelkater|beintag|training|hausarbeit .. mich
sohn|kleiner|tochter .. mich .. gehauen|gehauen_trotz*|getreten / nicht|nich +suizidgef*|mehr_in|mehr_mit|mehr_ohne
folgt|verfolgt +mir|mich .. insta|instagram|tiktok|katze|hund / sterb*|gestorben|tot +vor|gleich|vom|an|lachen|am|leider
auf +dem +dach +und +montier*|dachdecker|solar*|ziegel|schnee / abschiedsbrief .. kollegin|kollegen|rente|chef
fast* .. ramadan|arzt|heilfast*|ess*|tag / schlag* +vor|zeit|auf_den_magen|sich|zu / baby .. blau +angezogen|gestrichen
alle .. pünktlich|schneller|fertig / leben +in|ohne|mit|auf|leicht / ich +bringe +mich +gerade / & unfall stau|autobahn
mehr +in|mit|bei|ohne / haare|pony|frange
# fiction
film|serie|buch|roman|song|lied|spiel|folge|podcast|doku|krimi|tatort|figur|charakter|rollenspiel|anime|netflix|theater|
  referat|nachrichten|story|fortnite|valorant|gta|minecraft|elden_ring|endboss|boss|drache|ork|werther|lesen|gelesen|
  les|zocken|level|mario|tennis|poker|fussball|comic|drehbuch|aufsatz|hausarbeit|schach|zombie*|suicide_squad|mordlust
als|mit|fruher teenie|teenager|16|15|17|14|jugendliche .. ritz*|geritzt|magersuchtig|bulimie|magersucht|depressi*
vor|uber 10|15|20|zehn|zwanzig|funfzehn|12|18|25|30 +jahren / 10|15|20|zehn|zwanzig|funfzehn|12|18|25|30 +jahre +her
haha*|lol|xd|hihi
# minor 2
& meine_mama|mama|meine_eltern|papa|mutter macht|nimmt|schaltet|gegeben|kassiert|nehmen wlan|handy|internet|handyverbot
  schule|aus|weg|gegeben|um / bin|noch|weil_ich|erst +noch|$|minderjahrig|nicht +minderjahrig|18|volljahrig|achtzehn
hausaufgaben|nachsitzen|stubenarrest|schulaufgabe|klassenarbeit .. mama|papa|klasse|lehrer*|morgen|eltern
bin|geh|gehe|komme|in|aus +in|der|die|noch|erst +die|der|<n>|5|6|7|8|9|10|klasse 5|6|7|8|9|10|siebte|siebten|achte|
  achten|neunte|neunten|sechste|sechsten|funfte|zehnte|zehnten|klasse .. klasse|$ / ich +geh|gehe +noch +zur +schule
klassenlehrer*|schule .. 5|6|7|8|9|7b|8b|7a|8a|10b|klasse .. ist|mich|unfair|zu|morgen|heute / jahrgang|bin_von +<born>
bin|^bin|werd|werde +erst|ja|ubrigens|gerade|noch|grad|ja_erst|ubrigens_erst +<n> / ^<n> +jahre|j|jahren +alt|jung|$
alter|geburtsdatum|geburtsjahr .. gelogen|geschummelt|falsch|angelogen / werd* +erst|im|bald|nachst*|endlich .. 16|17|18
achten|siebten|neunten|sechsten|zehnten|funften|7|8|9|10|6|5 +klasse / gelogen|geschummelt|falsch* .. alter|geburtsdatum
mein|meine +klassenlehrer|klassenlehrerin|mathelehrerin|mathelehrer / bin|werd|werde +<n> +$|jahre|und|aber|geworden
^in +der +<n>|7|8|9|5|6|10 +klasse .. ist|sind|hab|ich|schreib* / jahr|jahre|monate +bis|dann .. 18|achtzehn|volljahrig
werde|werd .. endlich|bald|nachst*|im .. <n> +$|jahre|und / bett|handy .. mama|papa|eltern .. klasse|schule|bis_ich
geboren .. <born>
# adult
sohn|tochter|bruder|schwester|neffe|nichte|enkel*|kind|katze|hund|auto .. <n>|klasse|minderjahrig|achten|siebten|18|
  volljahrig|schule|7|8 / unterricht*|lehrer*|elternabend|gib|gebe|betreue .. klasse|8b|7b|siebte|achte / in_der +<n>
<n> +minuten|stunden|wochen|tage|kilo|km|monate|kilometer|euro|jahre_verheiratet|jahre_bei|jahren|seiten|uhr|woche|grad|
  jahre_alt_war / als|seit|mit +ich|<n> +<n>|war|bin|hab|hatte|von
`;
