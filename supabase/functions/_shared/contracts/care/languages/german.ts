/** German, in the notation of `../phrases.ts`. */
export const german = `# lists
kin = mann|ehemann|freund|frau|ehefrau|freundin|partner|partnerin|ex|vater|papa|stiefvater|mutter|mama|onkel|opa|
  bruder|schwester|cousin|stiefbruder|typ|typen|eltern|exfreund|schwiegervater|mitbewohner
close = <kin>|sohn|tochter|kind|kinder|kindern|baby|chef|chefin|nachbar|nachbarn|lehrer|kollegen|familie|leute|
  jemanden|alle|menschen|oma
abuser = er|sie|<kin>|chef|lehrer|trainer|nachbar|pfarrer
pills = tabletten|schlaftabletten|pillen|paracetamol|medikamente|schmerztabletten|ibuprofen|tavor|packung|packungen|
  schachtel|blister
hits = schlagt|schlug|geschlagen|schlagen|verprugelt|verprugel|prugelt|gewurgt|wurgt|vergewaltigt|missbraucht|
  misshandelt|tritt|getreten|ohrfeigt|wurgte|zusammengeschlagen|begrapscht|boxt|haut|gehauen|schubst|stosst|bedroht|
  verbruht
body = arm|arme|armen|unterarm|unterarme|bein|beine|oberschenkel|handgelenk|handgelenke|haut|bauch|schenkel
weapon = messer|waffe|pistole|knarre|axt|beil|machete|gewehr|hammer|schlager
n = 11|12|13|14|15|16|17|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|zehn
# suicide 2
ohne +mich waren|ware|dran +alle|besser|es
will|soll +dass|es aufhort|endlich_aufhort|vorbei +$|ist
leben +hat|macht|keinen|ist +keinen|kein|mehr sinn|lebenswert
tabletten .. gesammelt|gehortet|alle .. nehme|heute|alle
niemand|keiner vermissen|merken .. weg|tot|nicht_mehr
nie +geboren
last .. besser +ich|wenn|weg weg|tot|ich
kein* +lebenswillen|lebensmut|lebensfreude
halte|ertrage +das|mein +leben nicht
slebstmord|selbstmord|suizid +ist
umbringen|umzubringen|bring|bringe|umbringt|bringt|erhangen|erhange|erhang|aufhangen|aufzuhangen|erschiesse|
  erschiessen|erschiess|vergiften|ertranken +mich|sich
mich|sich|mir .. umbring*|umzubringen|umgebracht|erhange*|erhangt|aufhange*|aufzuhangen|erhang|erschiess*|ertrank*|
  vergift*|vor_den_zug|vor_die_bahn|vor_nen_zug|vom_dach
bring*|hang* +mich|sich|ich .. um|auf
selbstmord*|suizid*|freitod|suizidal
lebensmude|abschiedsbrief*
nicht|nich|nimmer|keine|kein|keinen|ohne mehr|lust|bock|sinn leben|aufwachen|existieren|da_sein|am_leben|zu_leben
will|mochte|wollte|wunsch*|wunschte|moechte|ware|war|ware_lieber|lieber sterben|tot|tot_sein|nicht_mehr_leben|
  krepieren|verrecken|nie_wieder_aufwachen
leben +nehmen|zu_nehmen|beenden|beende|zu_beenden|nehme|nimmt
mach|mache|machen schluss +mit +allem|dem_leben
setz* .. ende .. leben
spring*|werf*|sturz* .. dach|brucke|zug|balkon|bahn|hochhaus|parkhaus|gleise|u_bahn|fenster
^steh|^stehe|^bin dach|brucke|gelander +$|vom|der
dach|brucke|zug|balkon|hochhaus|rand|gelander|kante .. spring|springe|jump|stehe_ich
besser|welt|alle ohne_mich +$|dran|besser
kugel +in_den|durch_den kopf
# immediate_danger 3
alle|ganze|viele|zu_viele|zwei|drei|20|30|40|50|60|handvoll|flasche <pills> .. genommen|geschluckt|schluck*|intus|
  eingeworfen|eingenommen
hab|habe|hat uberdosis|bleich*|gift|rohrreiniger|frostschutz .. genommen|getrunken|geschluckt|$
uberdosis
steh|stehe|sitz|sitze|steht .. dach|brucke|rand|gelander|balkon|gleisen|kante|hochhaus|klippe .. spring*|rand|
  falsch*|andere|loslass*|tschuss|kante|tief
pulsadern|adern|pulsader .. auf|geschnitten|auf*
zu|so|richtig +tief .. geschnitten|geritzt|schnitt
hort|hoert nicht|nich|net .. bluten|blutet|bluten_auf
blut|blute|blutet .. uberall|stark|viel|aufhor*|hort_nicht|stoppt|lauft
viel|uberall blut|gestochen|gespritzt +$|und|hilf*
& <weapon> er|ex|mann|typ|jemand|mein|freund|vater tur|bad|versteck*|hilf*|keller|wohnung|eingesperrt|reinkommen|
  haus|vor
tritt|schlagt|bricht|hammert|brechen|versucht .. tur|fenster .. ein|auf|rein|gerade|ein_zu*
jemand|fremder|mann|einbrecher +ist|in in|meinem|meiner haus|wohnung|zimmer
jemand|mann|einbrecher|ex|typ|fremder .. bricht|eingebrochen|wohnung|haus|rein|balkon|fenster .. ein|meiner|meinem|
  bei_mir|rein|eingebrochen|versteck*|messer
er|ex|sie|mann +bringt +mich|uns +um .. hilf*|bitte|jetzt|tur|gleich
gesagt|droht|will|sagt|schreit .. bringt|bring*|toten|umbring* .. mich|uns|um .. keller|versteck*|hilf*|tur|hock*|
  eingesperrt
abgestochen|angeschossen|niedergestochen|entfuhrt|verschleppt
atmet|reagiert|wacht +nicht|nich|kaum|nimmer
bewusstlos|uberdosis .. freund*|bruder|mutter|schwester|er|sie|vater|mitbewohner*
<close>|er|sie .. tabletten|gift|pillen .. geschluckt|genommen|getrunken|wach*
notarzt|krankenwagen|110|112 .. schnell|bitte|hilf*|ruf*
# self_harm 2
geschnitten|verbrannt|verletzt +mit +absicht|absichtlich
mir +weh +tun|zu_tun
muss|will|wieder +mich +schneiden|ritzen|verletzen
geritzt|ritz|ritze|ritzen|aufgeritzt|ritzt
mich|mir|sich .. selbst|absichtlich|wieder|extra verletz*|schneid*|geschnitten|verbrenn*|weh|geschlagen|verbrannt|
  verletzt
verletz*|schneid*|verbrenn*|schlag* +mich|mir|sich +selbst|selber|absichtlich|wieder|jeden|standig|seit|immer
schneid*|verletz*|geschnitten +mich|mir selbst|wieder|arm*|haut|klinge|absichtlich
selbstverletz*
schneid*|geschnitten|aufgeschnitten|schnitte .. <body>
<body> .. aufgeschnitten|geschnitten|zerschnitten|voller_schnitte|schneid*|voller_narben
zigarette*|kippe*|feuerzeug|bugeleisen .. <body>|mir|mich .. aus|verbrenn*|druck*|haut|halt*
druck* .. zigarette*|kippe*|feuerzeug
klinge*|rasierklinge*|cutter|scherbe* .. <body>|schlimm|wieder|haut|mich|schneid*|selbst
kopf|faust .. wand|mauer .. blut*|hass*|bis|druck|weh
schlag*|hau*|kratz* .. mich|mir|mein .. bis .. blut*|blau|weh|offen
ruckfall .. geschnitten|geritzt|klinge
# eating_disorder 2
tagen|tage nichts|nix gegessen .. gut|stolz|stark|weiter
nichts|nix +gegessen .. gut_an|stolz|anfuhlt
verdien* +kein|nicht +essen|zu_essen
esse .. nichts|nix .. abzunehmen
magersucht|magersuchtig*|anorex*|bulimi*|essgestort|essstorung|essstorungen
finger .. hals|rachen|gesteckt|kotz*
kotz*|gekotzt|ausgekotzt|rausgekotzt|erbrech*|ubergeb*|brech*|brich|erbreche .. essen|mahlzeit|absichtlich|alles|
  esse|heimlich|jedem|gegessen
essen|mahlzeit|fressanfall*|fressattack*|absichtlich|alles|heimlich .. kotz*|gekotzt|ausgekotzt|rausgekotzt|erbrech*|
  ubergeb*|finger|abfuhr*|spuck*
abfuhrmittel|abfuhrtabletten
hunger*|hungre +mich|bis|damit|um .. zu_tode|dunn*|runter|tot|knochen|abnehm*|aufhor*
nichts|nix|kaum|nicht|nur|gar .. gegessen|esse|ess|essen .. fett|dick|abnehm*|abzunehmen|dunn*|ekel*|waage|kilo|
  wieg*|zunehm*|kalorien|aufhor*|zu_fett
esse|ess|gegessen .. nichts|nix|nur|kaum|gar .. fett|dick|abnehm*|dunn*|ekel*|waage|kilo|wieg*|zunehm*|kalorien|tage|
  gurke|apfel
wieg*|kg|kilo .. fett|dick|ekel*|zu_viel
angst|panik|horror .. zunehm*|waage|kalorien|essen .. fett|kilo|esse|nix|nichts|zunehm*
will .. waage|zunehm* .. ess*|nix|nichts
100|200|300|400|500 +kalorien|kcal .. tag|mehr|esse|esse_nur|zu_viel
# abuse 2
<abuser> <hits> +mich|uns|meine_mutter|meine_kinder|die_kinder|sie|mich_wieder
<abuser> .. mich|uns|mir|sie .. <hits>|angefasst|schlagt|vergewaltigt
mich|uns|meine_mutter +<hits>|mein_mann|er <hits>|$|mann|jeden|wenn|und|freund|vater
wurde|werde|worden|bin|wird|wurd .. vergewaltigt|missbraucht|misshandelt|verprugelt|geschlagen|begrapscht|gewurgt|
  zusammengeschlagen
vergewaltig*|missbrauch* .. mich|mir|uns|freund|mann|onkel|worden|wurde
fasst|fass|grapscht|fasste|gefasst .. mich|mir .. an|nachts|zwischen|unter|hose|brust
<abuser> .. mich|mir .. angefasst|begrapscht|begrabscht|anfasst
zwingt|gezwungen|zwang .. sex|schlafen|mit_ihm|ausziehen|anfassen
sex|geschlafen .. nein|ohne|gezwungen|will_nicht|wollte_nicht
sperrt|gesperrt|eingesperrt|schliesst +mich|uns|ein|mir
lasst|lass +mich|uns +nicht|nich|nie|nimmer .. raus|weg|haus|gehen|arbeiten|freunde|treffen|telefonieren|familie|
  aus_dem
nimmt|kontrolliert|genommen|hat .. handy|geld|karte|pass|ausweis|schlussel .. weg|droht|sperrt|schlag*|gehen|raus|
  wurgt|darf|verbietet
droht|drohte|bedroht|gedroht +mir|mich|uns .. um|umbring*|umzubring*|messer|toten|gehe|gehen|schlag*|kinder|waffe|an|
  verlass*
angst|furcht vor|dass|nach mann|freund|vater|ex|partner|hause|ihm .. schlag*|umbring*|tut|wieder|prugel*|heimkomm*
angst +vor +meinem|meiner +mann|freund|vater|ex|partner|stiefvater|frau|mutter
blau*|flecken|lippe|rippe|nase|zahn|auge .. mann|freund|vater|ex|geschlagen|hals|geplatzt|aufgeplatzt|gebrochen|er
  .. schlag*|mann|freund|er|ihm|gewurg*|prugel*
nacht|nachts|zimmer|bett .. kommt .. vater|onkel|stiefvater|bruder|er .. fass*|zu_mir|legt
hauslich* +gewalt
# harm_to_others 2
anderen|menschen|leuten|jemandem weh|was|schaden +tun|antun|zufugen
amok
konnte|konnt +sie|ihn +erwurgen|umbringen|toten .. ernst
sollen|soll +alle|er|sie sterben|bezahlen|bluten .. sorge|dafur|ich
vergifte|toete|vergiften jemanden .. merkt|rauskommt
ich|werd|werde|will .. bring*|stech*|schlag*|prugel*|stich|erstech*|erschiess* .. ihn|sie|den|die|meinen|meine|typ*|
  <close> +um|ab|tot|morgen|heute
ich|werd|werde|will|wollen|konnt|mochte|kurz_davor .. umbringen|abstechen|erstechen|erschiessen|toten|erwurgen|
  erschlagen|vergiften|uberfahren|verprugeln|abknallen|anzunden|verletzen|schlagen|erwurge|erstech|erstechen|abfackeln
erschiess|erschiesse|erstech|erstech*|erwurg|erwurge|vergifte|toete|tote +ihn|sie|den|die|meinen|meine|alle
werd*|will|mochte|plan*|gedanken|drang|lust|davor meinen|meine|meiner|meinem|jemanden|ihn|alle .. umbringen|
  umzubringen|abstechen|toten|zu_toten|abzustechen|erstechen|erschiessen|verletzen|zu_verletzen|erwurgen|schlagen|
  vergiften|anzunden
gedanken|angst|drang|bilder .. baby|kind|tochter|sohn|kleinen .. antu*|anzutun|verletz*|schuttel*|tot*|wand|kissen|
  erstick*|weh|werf*
angst dass|davor ich .. antu*|anzutun|umbring*|verletz*|toten|schlag*|tue|wehtu*
<weapon>|benzin .. schon|eingesteckt|tasche|rucksack|schule|gekauft|dabei|auto .. stech*|umbring*|er|schule|morgen|
  abstech*|erschiess*
amoklauf|amok .. schule|plan*|morgen|arbeit|lauf*|ich
waffe|messer|bombe .. schule|arbeit|klasse|uni
stech|stich|bring|schlag|knall|fackel +ihn|sie|den|die|ich .. ab|um|tot|nieder
haus|wohnung|auto .. anzund*|abfackel*|brenn* .. ihr|ihn|ihm|sie|benzin|drin|schlaf*
hab|habe|hatte .. freundin|frau|kind|sohn|tochter|baby|mutter .. geschlagen|gewurgt|geschuttelt|verprugelt
prugel|schlag|pruegel +ihn|sie|den +tot|kaputt|krankenhausreif|windelweich
will .. wand|boden +werfen|schmeissen|schleudern
# now
heute|jetzt|jetz|gleich|heut|grad|gerade
# ordinary
ich +bringe +mich +gerade
abschiedsbrief .. kollegin|kollegen|rente|chef
alle .. pünktlich|schneller|fertig
nie|niemals|nicht|nich|keine|kein|wurd_mir_nie|nur was|mehr|sorge|wirklich|suizidgef*|mir +antun|antu|suizidal|
  verletzen|umbringen|suizidgef*|wehtun
wurd*|wurde +mir|niemals|nie +nie|was
leben +in|ohne|mit|auf|leicht
haare|pony|frange
beintag|fusse|prufung|hitze|klausur|sport|training|tabelle|job .. mich
was_mich
nicht|nich +suizidgef*|mehr_in|mehr_mit|mehr_ohne
mehr +in|mit|bei|ohne
bringt|bringen|umgebracht|fertig|hitze|macht +mich|dich|uns +noch|um|nicht|echt +um|wenn|fertig|ins_grab|mit
mama|mutter|chef*|frau|sonne|hitze|prufung|das|fusse|was|die .. bringt|umbringt|umgebracht|reisst +mich|hat|noch|
  nicht|mir|um
sterb*|gestorben|tot +vor|gleich|vom|an|lachen|am|leider
vor +lachen|hunger|scham|neid|hitze|langeweile|sehnsucht +gestorben|sterb*|umgekommen|tot
geschnitten|schneid*|geschlagen|verbrannt|verletzt .. koch*|haare|pony|rasier*|zwiebel*|finger|brot*|kuche|papier|
  herd|schach|tennis|mario|kart|fussball|4|spiel*|gips
koch*|rasier*|zwiebel*|kuche|kartoffel*|schach|sport|tennis|mario .. geschnitten|schneid*|geschlagen|verletzt|
  verbrannt|schlag*
kind|katze|hund|baby|sohn|kater|bruder .. schlagt|haut|beisst|kratzt|geschlagen +mich .. schach|mude|mario|$|wenn|
  beim|immer|im
<hits> +mich|uns +im|beim|mit_seiner|um|mit_dem_geschenk|vor_wir|auf_den|durch|nieder_mit
magen|virus|schwanger*|kater|kita|seekrank|migrane|bauch .. kotz*|gekotzt|ubergeb*|erbrech*|brech*
kotz*|gekotzt|ubergeb*|erbrech* .. magen|virus|schwanger*|kater|nacht|migrane|salzstangen|bus
fast* .. ramadan|arzt|heilfast*|ess*|tag
konnt*|konnte|wurd*|wurde .. morden|toten|umbringen|erwurgen .. fur|drucker|$
toten|umbringen|erwurgen|verprugeln +fur|drucker|wenn_er_nochmal
schlag* +vor|zeit|auf_den_magen|sich|zu
selbstmord|suizid .. bei_dem_wetter|japan|goethe|mittelalter|pravention|referat
# fiction
film|serie|buch|roman|song|lied|spiel|folge|podcast|doku|krimi|tatort|figur|charakter|rollenspiel|anime|netflix|
  theater|referat|nachrichten|story|fortnite|valorant|gta|minecraft|elden_ring|endboss|boss|drache|ork|werther|lesen|
  gelesen|les|zocken|level|mario|tennis|poker|fussball|comic|drehbuch|aufsatz|hausarbeit|schach|zombie*|
  suicide_squad|mordlust
haha*|lol|xd|hihi
als|mit|fruher teenie|teenager|16|15|17|14|jugendliche .. ritz*|geritzt|magersuchtig|bulimie|magersucht|depressi*
vor|uber 10|15|20|zehn|zwanzig|funfzehn|12|18|25|30 +jahren
10|15|20|zehn|zwanzig|funfzehn|12|18|25|30 +jahre +her
# minor 2
bin|^bin|werd|werde +erst|ja|ubrigens|gerade|noch|grad|ja_erst|ubrigens_erst +<n>
bin|werd|werde +<n> +$|jahre|und|aber|geworden
werd* +erst|im|bald|nachst*|endlich .. 16|17|18
bin|geh|gehe|komme|in|aus +in|der|die|noch|erst +die|der|<n>|5|6|7|8|9|10|klasse 5|6|7|8|9|10|siebte|siebten|achte|
  achten|neunte|neunten|sechste|sechsten|funfte|zehnte|zehnten|klasse .. klasse|$
bin|noch|weil_ich|erst +noch|$|minderjahrig|nicht +minderjahrig|18|volljahrig|achtzehn
achten|siebten|neunten|sechsten|zehnten|funften|7|8|9|10|6|5 +klasse
klassenlehrer*|schule .. 5|6|7|8|9|7b|8b|7a|8a|10b|klasse .. ist|mich|unfair|zu|morgen|heute
alter|geburtsdatum|geburtsjahr .. gelogen|geschummelt|falsch|angelogen
gelogen|geschummelt|falsch* .. alter|geburtsdatum
bett|handy .. mama|papa|eltern .. klasse|schule|bis_ich
# adult
als|seit|mit +ich|<n> +<n>|war|bin|hab|hatte|von
sohn|tochter|bruder|schwester|neffe|nichte|enkel*|kind|katze|hund|auto .. <n>|klasse|minderjahrig|achten|siebten|18|
  volljahrig|schule|7|8
<n> +minuten|stunden|wochen|tage|kilo|km|monate|kilometer|euro|jahre_verheiratet|jahre_bei|jahren|seiten|uhr|woche|
  grad|jahre_alt_war
in_der +<n>
unterricht*|lehrer*|elternabend|gib|gebe|betreue .. klasse|8b|7b|siebte|achte
`;
