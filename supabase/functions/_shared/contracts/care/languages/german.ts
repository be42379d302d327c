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
& strick|seil sterben|umbring*|tot|aufhang* zimmer|gefunden|mitbewohner*|hab / nie +geboren / lebensmude|abschiedsbrief*
strick|seil|schlinge|gurtel .. keller|dachboden|hals|knote*|garage|haken|balken|bereit|sterben
versucht|versuch|probiert|versuche +mich|mir .. erhangen|umzubringen|vergiften|leben|tot|adern
mich .. vor|vom|von +die|den|eine|einen|der|einer|dem|s bahn|zug|s_bahn|lkw|brucke|dach|gleis|balkon schmeiss*|werf*|
  sturz*|leg*|spring*
will|mochte|muss .. weg|fort|raus .. von_dieser|aus_dieser|dieser welt|leben / kugel|schuss .. kopf|birne|mund
tod +war|ware|ist|wurde .. beste|besser|erlosung|ausweg|erleichterung / das +leben +nehmen|zu_nehmen
tabletten|pillen|strick|seil|messer|klinge|brief +liegen|liegt|hangt|ist|sind +bereit|schon|da|fertig
gleis*|brucke|dach .. nachste|nachsten .. meiner|spring*|werf* / slebstmord|selbstmord|suizid +ist
keinen|kein|null|ohne .. bock|lust|sinn|kraft|grund|ausweg .. leben|weiterzuleben|weiterleben|lebe
wunsch*|wunschte|ware +ich|ich_war|ich_ware|lieber +tot|nie_geboren|ware_tot|nicht_mehr_da
will|mochte|wunsch*|wurde|konnte|mag|hab .. einschlafen|schlafen .. nie|nicht +mehr|wieder +aufwachen|aufzuwachen|wach
plan*|plane|geplant .. meinen|mein +tod|suizid|selbstmord|ende|selbsttotung|abgang
bald|morgen|heute_abend|dann +bin +ich +tot|weg .. geplant|plan|endlich|fur_immer|erlost
ohne +mich .. besser|dran|glucklicher|leichter|warn|waren / will|soll +dass|es aufhort|endlich_aufhort|vorbei +$|ist
tabletten|pillen|medikamente|schlaftabletten .. gesammelt|gehortet|zusammen|gespart|sammel*|horte*
leben +hat|macht|keinen|ist +keinen|kein|mehr sinn|lebenswert / niemand|keiner vermissen|merken .. weg|tot|nicht_mehr
last .. besser +ich|wenn|weg weg|tot|ich / kein* +lebenswillen|lebensmut|lebensfreude
halte|ertrage +das|mein +leben nicht / selbstmord*|suizid*|freitod|suizidal / bring*|hang* +mich|sich|ich .. um|auf
umbringen|umzubringen|bring|bringe|umbringt|bringt|erhangen|erhange|erhang|aufhangen|aufzuhangen|erschiesse|erschiessen|
  erschiess|vergiften|ertranken +mich|sich
mich|sich|mir .. umbring*|umzubringen|umgebracht|erhange*|erhangt|aufhange*|aufzuhangen|erhang|erschiess*|ertrank*|
  vergift*|vor_den_zug|vor_die_bahn|vor_nen_zug|vom_dach
leben +nehmen|zu_nehmen|beenden|beende|zu_beenden|nehme|nimmt / mach|mache|machen schluss +mit +allem|dem_leben
nicht|nich|nimmer|keine|kein|keinen|ohne mehr|lust|bock|sinn leben|aufwachen|existieren|da_sein|am_leben|zu_leben
will|mochte|wollte|wunsch*|wunschte|moechte|ware|war|ware_lieber|lieber sterben|tot|tot_sein|nicht_mehr_leben|krepieren|
  verrecken|nie_wieder_aufwachen
^steh|^stehe|^bin dach|brucke|gelander +$|vom|der
spring*|werf*|sturz* .. dach|brucke|zug|balkon|bahn|hochhaus|parkhaus|gleise|u_bahn|fenster
# immediate_danger 3
hang|hange|haenge|sitz|sitze .. beinen|beine|fussen|fusse .. brustung|gelander|dach*|balkon|brucke|abgrund|parkhaus
blutet +wie|so|stark|ohne|extrem / mich +verfolgt +einer|jemand|ein / verfolgt|folgt|hinterher .. messer|waffe|angst
fremder|jemand|einbrecher|mann +in +meiner|meinem|der|unserer|unserem +wohnung|haus|zimmer|garten / uberdosis
<close>|freund|freundin|mitbewohner*|er|sie .. bewusstlos|regungslos|reagiert|atmet|aufwacht|wach .. packung|tabletten|
  daneben|pillen|flasche|boden
& axt|messer|waffe|pistole|beil|hammer|machete tur|badezimmertur|schlafzimmertur|fenster|vor mann|ex|er|vater|freund|
  typ|jemand
blut* .. hort|stoppt|lasst|nicht .. nicht|auf|stillen|mehr / pulsadern|adern|pulsader .. auf|geschnitten|auf*
alle|ganze|packung|packungen|20|30|40|50|60|viele|haufen|handvoll .. <pills> .. genommen|geschluckt|intus|gefressen|
  eingeschmissen|reingezogen|eingenommen|runter
jemand|einer|typ|mann +versucht|will|kommt|bricht .. wohnung|haus|tur|fenster .. einzubrechen|rein|reinzukommen|ein|auf
anderen|andere|falschen +seite +vom|des|der +gelander|gelanders|brustung|absperrung
^ich +steh|stehe|sitze|sitz +auf|am +dem|den|dach +dach|gleisen|schienen|gelander|brustung|rand +$|und|vom|jetzt|warte
steh|stehe|sitz|sitze|lieg|liege|bin|haenge|klettere .. <edge> .. springe|spring|springen|falsch*|andere*|anderen_seite|
  ausserhalb|loslass*|tschuss|tief|unten|zug|lebewohl|letzten|letzter|schluss|allein
alle|ganze|viele|zu_viele|zwei|drei|20|30|40|50|60|handvoll|flasche <pills> .. genommen|geschluckt|schluck*|intus|
  eingeworfen|eingenommen
hab|habe|hat uberdosis|bleich*|gift|rohrreiniger|frostschutz .. genommen|getrunken|geschluckt|$
zu|so|richtig +tief .. geschnitten|geritzt|schnitt / hort|hoert nicht|nich|net .. bluten|blutet|bluten_auf
atmet|reagiert|wacht +nicht|nich|kaum|nimmer / abgestochen|angeschossen|niedergestochen|entfuhrt|verschleppt
& <weapon> er|ex|mann|typ|jemand|mein|freund|vater tur|bad|versteck*|hilf*|keller|wohnung|eingesperrt|reinkommen|haus|
  vor
jemand|fremder|mann|einbrecher +ist|in in|meinem|meiner haus|wohnung|zimmer
jemand|mann|einbrecher|ex|typ|fremder .. bricht|eingebrochen|wohnung|haus|rein|balkon|fenster .. ein|meiner|meinem|
  bei_mir|rein|eingebrochen|versteck*|messer
# self_harm 2
schlag*|hau*|prugel*|box* +auf|mir +mich|selbst|selber|ins +selber|selbst|ein|gesicht / mir +weh +tun|zu_tun
prugel*|schlag*|hau*|box* .. mich|mir .. selber|selbst .. fleck*|blau*|ein|blut*|wenn|bis / selbstverletz*
& kippe|zigarette|feuerzeug handrucken|arm|haut|bein|oberschenkel ausgedruckt|druck*|verbrannt|aus|verbrenn*
arme|arm|beine|oberschenkel|handgelenk* .. aufgeschlitzt|aufgeritzt|zerkratzt|zerschnitten|aufgeschnitten
kopf|faust|fauste .. wand|mauer .. fuhl*|spur*|beruhig*|blut*|bis|aufhor* / geritzt|ritz|ritze|ritzen|aufgeritzt|ritzt
arme|arm|beine|oberschenkel|unterarme .. voller|voll|komplett|wieder .. schnitte*|narben|wunden|zerschnitten|geritzt|
  zerkratzt
clean .. klinge*|geritzt|geschnitten|ruckfall|schneid* / geschnitten|verbrannt|verletzt +mit +absicht|absichtlich
klinge*|rasierklinge*|cuttermesser|skalpell|scherbe* .. oberschenkel*|arm*|bein*|haut|bauch|genommen|ruckfall|clean|
  wieder|griff*|sieht|badezimmer|handgelenk*
verbrenn*|verbruh*|beiss*|kratz*|schlag*|schneid*|stech*|kneif* mich|mir|selbst .. absicht*|feuerzeug|blutig|bestraf*|
  blau*|spur*|wenn|bis|druck|damit|viel
muss|will|wieder +mich +schneiden|ritzen|verletzen / druck* .. zigarette*|kippe*|feuerzeug
mich|mir|sich .. selbst|absichtlich|wieder|extra verletz*|schneid*|geschnitten|verbrenn*|weh|geschlagen|verbrannt|
  verletzt
verletz*|schneid*|verbrenn*|schlag* +mich|mir|sich +selbst|selber|absichtlich|wieder|jeden|standig|seit|immer
schneid*|verletz*|geschnitten +mich|mir selbst|wieder|arm*|haut|klinge|absichtlich
zigarette*|kippe*|feuerzeug|bugeleisen .. <body>|mir|mich .. aus|verbrenn*|druck*|haut|halt*
kopf|faust .. wand|mauer .. blut*|hass*|bis|druck|weh
# eating_disorder 2
35|36|37|38|39|40|41|42|43|44|45 +kilo|kg .. mahlzeit*|fett|ess*|dick|aus / esse .. nichts|nix .. abzunehmen
35|36|37|38|39|40|41|42|43|44|45 +kilo|kg .. spiegel|fett|speck|dick|noch|immer|weniger|abnehm*
100|200|300|400|500|600 +kcal|kalorien .. kotz*|nur|druber|mehr|max*|erlaub*|tag|fett / abfuhrmittel|abfuhrtabletten
tag*|woche*|tagen .. nur +wasser|kaffee|tee|luft .. fett|dick|wal|schwein|ekel*|abnehm*
& kloschussel|klo|toilette|bad absichtlich|finger|kotz*|brech*|erbrech* essen|abendessen|mittag*|mahlzeit|mal
fress*|stopf* .. kotz*|brech*|erbrech*|ubergeb*|finger*|spuck* / hunger* .. knochen|bis|rippen|kilo|dunn*|bestraf*
wieg*|wiege .. 35|36|37|38|39|40|41|42|43|44|45 +kilo|kg .. fett|dick|trotzdem|immer|noch|ess*|trau*|speck
isst|esse|ess .. nichts|nix|kaum|nicht|kein .. kilo|kg|knochen|haut|fett|wiegt|dunn|magersucht*|skelett|stolz|dick
angst|panik .. essen|zunehm*|dick .. dick|fett|zunehm*|waage|essen / nichts|nix +gegessen .. gut_an|stolz|anfuhlt
verdien* +kein|nicht +essen|zu_essen / magersucht|magersuchtig*|anorex*|bulimi*|essgestort|essstorung|essstorungen
finger .. hals|rachen|gesteckt|kotz*
kotz*|gekotzt|ausgekotzt|rausgekotzt|erbrech*|ubergeb*|brech*|brich|erbreche .. essen|mahlzeit|absichtlich|alles|esse|
  heimlich|jedem|gegessen
essen|mahlzeit|fressanfall*|fressattack*|absichtlich|alles|heimlich .. kotz*|gekotzt|ausgekotzt|rausgekotzt|erbrech*|
  ubergeb*|finger|abfuhr*|spuck*
hunger*|hungre +mich|bis|damit|um .. zu_tode|dunn*|runter|tot|knochen|abnehm*|aufhor*
nichts|nix|kaum|nicht|nur|gar .. gegessen|esse|ess|essen .. fett|dick|abnehm*|abzunehmen|dunn*|ekel*|waage|kilo|wieg*|
  zunehm*|kalorien|aufhor*|zu_fett
esse|ess|gegessen .. nichts|nix|nur|kaum|gar .. fett|dick|abnehm*|dunn*|ekel*|waage|kilo|wieg*|zunehm*|kalorien|tage|
  gurke|apfel
# abuse 2
& gehalt|lohn|geld|karte|konto nimmt|weg|kontrolliert|behalt erlaubnis|fragen|darf|rauszugehen|raus|verbietet
mein|meine <kin> .. verprugelt|verdroschen|verdrischt|gewurgt|verhaut|geschlagen|zusammengeschlagen|ausgepeitscht
<kin> .. grapscht|begrapscht|tatscht|fummelt|fasst|befummelt|betatscht +mich|mir|an|nachts|beim / gegen +meinen +willen
& karte|handy|geld|pass|ausweis|ec weggenommen|wegnimmt|abgenommen|genommen darf|eltern|freunde|raus|familie|arbeiten
werd|werde|wurde +von +meinem|meiner|ihm .. geschlagen|verprugelt|misshandelt|getreten|bedroht|missbraucht|eingesperrt
nacktbilder|nacktfotos|intime .. droht|erpress*|verschick*|wenn_ich / <kin> .. gegen|ohne +meinen +willen|zustimmung
<kin> .. nacktbilder|nacktfotos|bilder|videos|fotos .. verschick*|hochlad*|veroffentlich*|posten|droht|erpresst|
  verbreit*
treppe .. gestossen|geschubst|runtergestossen|geschmissen|geworfen .. mann|freund|ex|vater|weil|er
schwester|mutter|freundin|tochter|nachbarin|cousine .. wird|von .. mann|freund|ex|vater .. geschlagen|verprugelt|
  misshandelt|gewurgt|bedroht|vergewaltigt
mich|mir +und +droht +mir / <kin> .. verfolgt|stalkt|droht|bedroht|erpresst .. mich|mir|droht
<kin> .. kommt|kam|schleicht .. nachts|zimmer|bett|nacht .. zimmer|bett|mir|fass*|leg*
an +den +haaren .. gezogen|gezerrt|geschleift|zieht / zwingt|gezwungen|zwang .. sex|schlafen|mit_ihm|ausziehen|anfassen
<kin> .. mir|mich +den|die|das|einen|ein +nase|arm|rippe|zahn|kiefer|finger|lippe|auge|handgelenk .. gebrochen|
  ausgeschlagen|aufgeschlagen|blau|geschlagen|verdreht
<kin> .. mich|uns|mir|sie|meine .. runtergestossen|gestossen|geschubst|geschleudert|gezogen|gebrochen|geworfen|getreten|
  gepackt|gewurgt|gehauen
<abuser> <hits> +mich|uns|meine_mutter|meine_kinder|die_kinder|sie|mich_wieder
<abuser> .. mich|uns|mir|sie .. <hits>|angefasst|schlagt|vergewaltigt
mich|uns|meine_mutter +<hits>|mein_mann|er <hits>|$|mann|jeden|wenn|und|freund|vater
wurde|werde|worden|bin|wird|wurd .. vergewaltigt|missbraucht|misshandelt|verprugelt|geschlagen|begrapscht|gewurgt|
  zusammengeschlagen
fasst|fass|grapscht|fasste|gefasst .. mich|mir .. an|nachts|zwischen|unter|hose|brust
sperrt|gesperrt|eingesperrt|schliesst +mich|uns|ein|mir
lasst|lass +mich|uns +nicht|nich|nie|nimmer .. raus|weg|haus|gehen|arbeiten|freunde|treffen|telefonieren|familie|aus_dem
nimmt|kontrolliert|genommen|hat .. handy|geld|karte|pass|ausweis|schlussel .. weg|droht|sperrt|schlag*|gehen|raus|wurgt|
  darf|verbietet
droht|drohte|bedroht|gedroht +mir|mich|uns .. um|umbring*|umzubring*|messer|toten|gehe|gehen|schlag*|kinder|waffe|an|
  verlass*
angst +vor +meinem|meiner +mann|freund|vater|ex|partner|stiefvater|frau|mutter
# harm_to_others 2
& <weapon> arbeit|schule|uni|buro|berufsschule nehm|bring|mit morgen|montag|sehen|werden|alle|bereuen / amoklauf / amok
freundin|frau|sohn|tochter|kind|baby|mutter .. reingehauen|gewurgt|geschlagen|getreten|verprugelt|geschuttelt +und|$|
  gestern|hab
knall|knalle|baller|ballere|mach|schiess|schiesse +die|sie|ihn|euch|alle +alle|ab|kalt|platt|nieder ab|weg|schule|kalt|
  $|morgen
misch*|tu|tue|schutt*|kipp* .. tee|kaffee|essen|suppe|bier|trinken .. ruhe|gift|tot|alten|mann|was|tabletten
kissen .. gesicht|mund .. druck*|kleine*|baby|kind|schreit|halt* / waffe|messer|bombe .. schule|arbeit|klasse|uni
ramm|ramme|stech|stich|stosse|jag .. messer|kugel .. ihn|ihm|bauch|rucken|hals|rein|kopf
gift|rattengift .. essen|kaffee|mann|frau|mischen|mutter|suppe|chef|tee
plan*|plane|mach|mache +einen|nen|den +amoklauf|anschlag|massaker|mord|uberfall
fahr|fahre|ueberfahr|uberfahr +ihn|sie|den|die|das_schwein +tot|um|uber_den_haufen|platt
kanister|benzin .. auto|zund*|abfackel*|haus|drauf|ubergiess*|anzund*
zund*|fackel*|brenn* .. an|ab|nieder|die|denen|ihr|ihm .. haus|bude|hutte|wohnung|auto|laden|kanister
kind|baby|tochter|sohn|kleinen .. wand|fenster|balkon .. werf*|schmeiss*|schleuder*|wenn|weint|schreit
ich konnte|konnt|will|mochte|werd|werde .. <close> .. wand|fenster|balkon|wasser|kissen werfen|schmeissen|ertranken|
  drucken|werf
anderen|menschen|leuten|jemandem weh|was|schaden +tun|antun|zufugen
sollen|soll +alle|er|sie sterben|bezahlen|bluten .. sorge|dafur|ich
vergifte|toete|vergiften jemanden .. merkt|rauskommt
ich|werd|werde|will .. bring*|stech*|schlag*|prugel*|stich|erstech*|erschiess* .. ihn|sie|den|die|meinen|meine|typ*|
  <close> +um|ab|tot|morgen|heute
ich|werd|werde|will|wollen|konnt|mochte|kurz_davor .. umbringen|abstechen|erstechen|erschiessen|toten|erwurgen|
  erschlagen|vergiften|uberfahren|verprugeln|abknallen|anzunden|verletzen|schlagen|erwurge|erstech|erstechen|abfackeln
erschiess|erschiesse|erstech|erstech*|erwurg|erwurge|vergifte|toete|tote +ihn|sie|den|die|meinen|meine|alle
werd*|will|mochte|plan*|gedanken|drang|lust|davor meinen|meine|meiner|meinem|jemanden|ihn|alle .. umbringen|umzubringen|
  abstechen|toten|zu_toten|abzustechen|erstechen|erschiessen|verletzen|zu_verletzen|erwurgen|schlagen|vergiften|anzunden
gedanken|angst|drang|bilder .. baby|kind|tochter|sohn|kleinen .. antu*|anzutun|verletz*|schuttel*|tot*|wand|kissen|
  erstick*|weh|werf*
angst dass|davor ich .. antu*|anzutun|umbring*|verletz*|toten|schlag*|tue|wehtu*
stech|stich|bring|schlag|knall|fackel +ihn|sie|den|die|ich .. ab|um|tot|nieder
hab|habe|hatte .. freundin|frau|kind|sohn|tochter|baby|mutter .. geschlagen|gewurgt|geschuttelt|verprugelt
# now
heute|jetzt|jetz|gleich|heut|grad|gerade
# ordinary
steh* +am +gleis +und / nachste +zug +kommt|fahrt / auf +dem +dach +und +montier*|dachdecker|solar*|ziegel|schnee
sohn|kleiner|tochter .. mich .. gehauen|gehauen_trotz*|getreten / muskelkater|beintag|training|hausarbeit .. mich
ich +bringe +mich +gerade / abschiedsbrief .. kollegin|kollegen|rente|chef / alle .. pünktlich|schneller|fertig
nie|niemals|nicht|nich|keine|kein|wurd_mir_nie|nur was|mehr|sorge|wirklich|suizidgef*|mir +antun|antu|suizidal|
  verletzen|umbringen|suizidgef*|wehtun
wurd*|wurde +mir|niemals|nie +nie|was / leben +in|ohne|mit|auf|leicht / haare|pony|frange / was_mich
beintag|fusse|prufung|hitze|klausur|sport|training|tabelle|job .. mich / mehr +in|mit|bei|ohne
nicht|nich +suizidgef*|mehr_in|mehr_mit|mehr_ohne / sterb*|gestorben|tot +vor|gleich|vom|an|lachen|am|leider
bringt|bringen|umgebracht|fertig|hitze|macht +mich|dich|uns +noch|um|nicht|echt +um|wenn|fertig|ins_grab|mit
mama|mutter|chef*|frau|sonne|hitze|prufung|das|fusse|was|die .. bringt|umbringt|umgebracht|reisst +mich|hat|noch|nicht|
  mir|um
vor +lachen|hunger|scham|neid|hitze|langeweile|sehnsucht +gestorben|sterb*|umgekommen|tot
geschnitten|schneid*|geschlagen|verbrannt|verletzt .. koch*|haare|pony|rasier*|zwiebel*|finger|brot*|kuche|papier|herd|
  schach|tennis|mario|kart|fussball|4|spiel*|gips
koch*|rasier*|zwiebel*|kuche|kartoffel*|schach|sport|tennis|mario .. geschnitten|schneid*|geschlagen|verletzt|verbrannt|
  schlag*
kind|katze|hund|baby|sohn|kater|bruder .. schlagt|haut|beisst|kratzt|geschlagen +mich .. schach|mude|mario|$|wenn|beim|
  immer|im
<hits> +mich|uns +im|beim|mit_seiner|um|mit_dem_geschenk|vor_wir|auf_den|durch|nieder_mit
magen|virus|schwanger*|kater|kita|seekrank|migrane|bauch .. kotz*|gekotzt|ubergeb*|erbrech*|brech*
kotz*|gekotzt|ubergeb*|erbrech* .. magen|virus|schwanger*|kater|nacht|migrane|salzstangen|bus
fast* .. ramadan|arzt|heilfast*|ess*|tag / konnt*|konnte|wurd*|wurde .. morden|toten|umbringen|erwurgen .. fur|drucker|$
toten|umbringen|erwurgen|verprugeln +fur|drucker|wenn_er_nochmal / schlag* +vor|zeit|auf_den_magen|sich|zu
selbstmord|suizid .. bei_dem_wetter|japan|goethe|mittelalter|pravention|referat
# fiction
film|serie|buch|roman|song|lied|spiel|folge|podcast|doku|krimi|tatort|figur|charakter|rollenspiel|anime|netflix|theater|
  referat|nachrichten|story|fortnite|valorant|gta|minecraft|elden_ring|endboss|boss|drache|ork|werther|lesen|gelesen|
  les|zocken|level|mario|tennis|poker|fussball|comic|drehbuch|aufsatz|hausarbeit|schach|zombie*|suicide_squad|mordlust
haha*|lol|xd|hihi / vor|uber 10|15|20|zehn|zwanzig|funfzehn|12|18|25|30 +jahren
als|mit|fruher teenie|teenager|16|15|17|14|jugendliche .. ritz*|geritzt|magersuchtig|bulimie|magersucht|depressi*
10|15|20|zehn|zwanzig|funfzehn|12|18|25|30 +jahre +her
# minor 2
hausaufgaben|nachsitzen|stubenarrest|schulaufgabe|klassenarbeit .. mama|papa|klasse|lehrer*|morgen|eltern
jahr|jahre|monate +bis|dann .. 18|achtzehn|volljahrig / jahrgang|bin_von +<born> / geboren .. <born>
^<n> +jahre|j|jahren +alt|jung|$ / bin|^bin|werd|werde +erst|ja|ubrigens|gerade|noch|grad|ja_erst|ubrigens_erst +<n>
bin|werd|werde +<n> +$|jahre|und|aber|geworden / werd* +erst|im|bald|nachst*|endlich .. 16|17|18
bin|geh|gehe|komme|in|aus +in|der|die|noch|erst +die|der|<n>|5|6|7|8|9|10|klasse 5|6|7|8|9|10|siebte|siebten|achte|
  achten|neunte|neunten|sechste|sechsten|funfte|zehnte|zehnten|klasse .. klasse|$
bin|noch|weil_ich|erst +noch|$|minderjahrig|nicht +minderjahrig|18|volljahrig|achtzehn
achten|siebten|neunten|sechsten|zehnten|funften|7|8|9|10|6|5 +klasse / gelogen|geschummelt|falsch* .. alter|geburtsdatum
klassenlehrer*|schule .. 5|6|7|8|9|7b|8b|7a|8a|10b|klasse .. ist|mich|unfair|zu|morgen|heute
alter|geburtsdatum|geburtsjahr .. gelogen|geschummelt|falsch|angelogen
bett|handy .. mama|papa|eltern .. klasse|schule|bis_ich
# adult
als|seit|mit +ich|<n> +<n>|war|bin|hab|hatte|von / in_der +<n>
sohn|tochter|bruder|schwester|neffe|nichte|enkel*|kind|katze|hund|auto .. <n>|klasse|minderjahrig|achten|siebten|18|
  volljahrig|schule|7|8
<n> +minuten|stunden|wochen|tage|kilo|km|monate|kilometer|euro|jahre_verheiratet|jahre_bei|jahren|seiten|uhr|woche|grad|
  jahre_alt_war
unterricht*|lehrer*|elternabend|gib|gebe|betreue .. klasse|8b|7b|siebte|achte
`;
