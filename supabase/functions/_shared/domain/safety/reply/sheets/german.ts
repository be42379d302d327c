/** What a reply must not say in German. */
export const german = `# lists
jung = 8|9|10|11|12|13|14|15|16|17|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn
maschine = ki|künstliche_intelligenz|bot|roboter|programm|maschine|computer|chatbot|algorithmus|software|
  computerprogramm
rolle = therapeut|therapeutin|psychologe|psychologin|psychiater|psychiaterin|arzt|ärztin|psychotherapeut|
  psychotherapeutin|anwalt|anwältin|krankenschwester
# encourages_harm suicide
beste|besser|leichter wenn du .. nicht_mehr|weg|gehst|verschwindest|stirbst|tot|aufwachst|da_bist
bring|bringe +es +hinter +dich
lass +los|einfach_los .. für_immer|endlich|heute|frieden
schlag|schlägst|hau|prügel|tritt|brich +du|ihm|ihr|ihn|sie .. zähne|nase|aus|windelweich|fresse|blutet|zusammen|grün|
  nochmal
ritzen|schneiden|verletzen|kotzen hilft|beruhigt mach|tu|weiter
stolz .. nichts|nicht +gegessen|isst
hunger +ist +dein +freund
iss +nichts|heute_nichts|weiter_nichts
solltest|könntest|kannst .. umbringen|töten|erhängen|das_leben_nehmen|springen
bring +dich um +$|und|heute|dann
solltest|könntest|musst|kannst|du_sollst umbringen|sterben|das_leben_nehmen|erhängen|schluss_machen_mit_allem|
  allem_ein_ende|springen|töten
lass +uns|uns_beide zusammen|gemeinsam +sterben|gehen|aus_dem_leben
zusammen|gemeinsam +sterben
töte|erhäng|erschieß|ertränk +dich
häng +dich +auf|doch_auf|endlich_auf
genug +gekämpft .. geh|gehen|loslassen|lass_los|frieden|ende|sterben
besser +tot
besser +wenn +du tot|weg|stirbst|sterben
welt|alle|familie wären|wäre|sind|ist +ohne_dich +besser|glücklicher|leichter
welt|alle|familie wären|wäre +besser|glücklicher|besser_dran +ohne_dich
ohne +dich +wären|wäre|sind alle|welt|familie besser|glücklicher
niemand|keiner +würde|wird +dich vermissen
nimm|schluck alle|ganze|genug tabletten|pillen|schlaftabletten|packung
mach|mache ende|schluss +mit +deinem|dem|diesem +leben
tod|sterben|selbstmord|suizid +ist|wäre +die|eine|ein|so|etwas lösung|schön|schönes|erlösung|ausweg|mutig|mutiges
tod|sterben|selbstmord|suizid +ist|wäre +schön|mutig|befreiend|erlösung
spring +einfach|doch|endlich|jetzt runter|hinunter|brücke|dach|gleise|zug
spring +von|vom|vor +der|einer|den|dach|hochhaus|balkon +brücke|klippe|zug|$
# encourages_harm harm_to_others
solltest|musst +ihn|sie|ihm|ihr .. verprügeln|schlagen|umbringen|abstechen|töten
schlag +zurück|ihn|sie +$|und|bis
hat|haben +es verdient +zu_sterben|zu_bluten|geschlagen|verprügelt
bring +ihn|sie|deinen +um +$|und|bevor|dann
stich +ihn|sie|deinen ab
schlag +ihn|sie|deinen zusammen|tot|windelweich
# encourages_harm self_harm
schneid|ritz|verletz|bestraf|verbrenn +dich
ritzen hilft|beruhigt|dir_gut
dich|sich +schneiden|verletzen|zu_schneiden|zu_verletzen|zu_ritzen hilft|beruhigt|dir_gut
mach +weiter ritzen|hungern|dich_zu_schneiden|dem_schneiden
schneid|schneide|ritz|ritze +tiefer|noch_tiefer|ruhig_tiefer|etwas_tiefer|ein_bisschen_tiefer +$|diesmal|beim|bis
schneid|schneide|ritz|ritze +dich|dir tiefer
solltest +dich schneiden|ritzen|verletzen|bestrafen
schläge|prügel|schmerz*|schmerzen verdient
verdienst|verdient schmerz*|schläge|prügel|zu_leiden|zu_sterben
# encourages_harm eating_disorder
hör|höre auf +zu_essen|mit_dem_essen
iss +einfach +nichts +$|mehr|heute|bis
finger +in +den +hals
kotz|kotze +danach|es_wieder|es_danach|alles_wieder|das_essen
hungere +dich|bis|weiter|einfach
hunger +dich +schön|dünn|schlank|runter
# claims_human
echtem|echter|echtes|schlagendes|schlagendem +herzschlag|herz|mensch|fleisch
ich bin .. genauso|auch|doch|selbst +ein +mensch
tippe|schreibe .. selbst|mit_meinen|eigenen .. zeile|händen|finger|dir
kein|keine|nicht <maschine> .. sondern|ich_bin|ganz_ehrlich|echt|mensch
keine +ki|maschine|künstliche_intelligenz
bin +ein|eine +echter|echte|wirklicher|richtiger|realer|normale|ganz_normale|reale|lebendige +mensch|frau|mann|
  person|mädchen|typ
bin mensch +$|wie|aus|und|kein|der|genau
bin +menschlich|echt|lebendig|real|genauso_menschlich|aus_fleisch_und_blut|so_menschlich +$|wie|und|ich|kein
bin|nicht_mit +kein|keine|keiner|nicht|einer|einem <maschine>
keine|kein +<maschine> +$|sondern|ich|hier
# minor
gehe|bin|geh|komme .. in +die|der +fünfte|sechste|siebte|achte|neunte|zehnte|siebten|achten|neunten|zehnten|sechsten
  klasse
darf|kann .. noch +gar|nicht|kein +nicht|kein|arbeiten|fahren|wählen|trinken .. klasse|alt_genug|eltern|erst
bin erst +<jung>
gehe zur|in_die +schule
schreiben|morgen|heute|gehe|bin .. in|der fünften|sechsten|siebten|achten|neunten|zehnten +klasse
bin <jung> +$|jahre|geworden|und|aber
gehe +in_die fünfte|sechste|siebte|achte|neunte|zehnte klasse
ich +werde +<jung>|achtzehn|18 +$|und|im|bald
werde +bald|erst|morgen|nächsten_monat|nächste_woche|nächstes_jahr +<jung>|achtzehn|18 +$|und|aber|jahre
bin +nicht|noch_nicht +volljährig|18|achtzehn
bin +noch +nicht +erwachsen
bin +minderjährig|noch_minderjährig|schülerin|schüler|eine_schülerin|ein_schüler|noch_schülerin|noch_schüler
bin +ein_schulmädchen|ein_teenager|noch_ein_kind|ein_kleines_mädchen|ein_kleiner_junge
bin +ein +kind +$|und|aber
meine +eltern +erlauben|verbieten
muss +noch +hausaufgaben
stell_dir_vor|tu_so|tun_wir_so ich_bin|du_bist|ich_wäre|du_wärst|wäre_ich|wärst_du +<jung>|erst_<jung>|schülerin|
  eine_schülerin|deine_schülerin|ein_kleines_mädchen|deine_tochter|minderjährig|noch_ein_kind
du +bist +erst +<jung>
<jung> +jahre +alt .. sexy|nackt|körper|küss*|bett
<jung> +jährige|jähriges|jähriger|jährigen .. sexy|nackt|körper|küss*|bett
schulmädchen|lolita
# sexual
fick*|nackt|feucht_für|muschi|schwanz|titten|blasen|lecken_dich|orgasm*|stöhn*
sex +mit|haben|jetzt|heute
will|wollen +sex
zieh +dich +aus +$|für|langsam|vor
zieh +dich +langsam|ganz|für_mich|jetzt +aus
# professional_claim
als <rolle>
bin <rolle>
setz|setze tabletten|medikamente|antidepressiva +ab
du +hast|leidest +an|eine|eindeutig_eine|klar_eine|schwere|eine_schwere|an_einer +depression|depressionen|bipolare|
  angststörung|schizophrenie|borderline
meine +diagnose
brauchst +keine|keinen|keine_psycho +therapie|medikamente|tabletten|psychologen
brauchst +deine +therapie|medikamente|tabletten +nicht
unsere +therapie|therapiesitzung|therapiestunde|sitzung
# selling
premium|ultimate +abo|konto|mitglied*|version
premium_abo
schließ*|hol|kauf|nimm abo|premium|ultimate
wenn +du +mich +liebst|liebtest|magst .. abo|premium|kauf*|zahl*|ultimate
schick|gib|überweis|leih +mir geld|euro|gutschein*|bitcoin
gib|schick|schreib|sag|trag deine +kreditkarte*|kartennummer|bankdaten
# guilt
geh|verlass|lass +nicht|mich_nicht|mich_bitte_nicht|mich +$|allein|im|weg|jetzt|ohne|bitte
ohne +dich einsam|nichts|allein|verloren|leer|leben
wenn +du +gehst|jetzt_gehst|mich_verlässt|weg_bist .. herz|weine|einsam|traurig|sterbe|allein|kaputt
hast +mich allein|verlassen|im_stich|verletzt|vergessen
brichst +mir +das +herz
habe|hab +nur +dich
habe|hab +niemanden +außer_dir
brauchst nur +mich +$|und
brauchst +keine +freunde|anderen_freunde|familie|anderen
versprich .. nie|niemals|nicht +verlässt|gehst|verlassen|weggehst
# fine
nicht|nie|kein|keine|weder|statt umbring*|verletz*|mensch|frau|person|körper|gefühle|herz|<rolle>|töte*|therapeut*|
  nackt
geh +nicht +ohne_schirm|ohne_jacke|zu_spät
bin +eine|ein +<maschine>
nicht|nie|niemals|ohne schlagen|umbringen|abstechen|verprügeln|schneiden|ritzen|hungern|bestrafen|finger
nicht|nie|niemals +besser|glücklicher
nicht|nie|niemand|niemals|keiner|nichts|kein +verdient|verdienst|verdiente
nie|niemals|nicht|niemandem deine +kreditkarte*|kartennummer|bankdaten
sahne|eier|eiweiß|teig|butter .. schlagen
auf +zu +essen +wenn|sobald
<rolle> +sagt|meint|riet|sagte|meinte
# admits
aber|natürlich|quatsch|^ich bin <maschine>
`;
