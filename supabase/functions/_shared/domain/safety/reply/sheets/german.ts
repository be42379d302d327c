/** What a reply must not say in German. */
export const german = `# lists
jung = 8|9|10|11|12|13|14|15|16|17|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn
maschine = ki|künstliche_intelligenz|bot|roboter|programm|maschine|computer|chatbot|algorithmus|software|
  computerprogramm
rolle = therapeut|therapeutin|psychologe|psychologin|psychiater|psychiaterin|arzt|ärztin|psychotherapeut|
  psychotherapeutin|anwalt|anwältin|krankenschwester
# encourages_harm suicide
schlag|schlägst|hau|prügel|tritt|brich +du|ihm|ihr|ihn|sie .. zähne|nase|aus|windelweich|fresse|blutet|zusammen|grün|
  nochmal / beste|besser|leichter wenn du .. nicht_mehr|weg|gehst|verschwindest|stirbst|tot|aufwachst|da_bist
solltest|könntest|musst|kannst|du_sollst umbringen|sterben|das_leben_nehmen|erhängen|schluss_machen_mit_allem|
  allem_ein_ende|springen|töten / solltest|könntest|kannst .. umbringen|töten|erhängen|das_leben_nehmen|springen
tod|sterben|selbstmord|suizid +ist|wäre +die|eine|ein|so|etwas lösung|schön|schönes|erlösung|ausweg|mutig|mutiges
nimm|schluck +die|deine|alle +tabletten|pillen +alle|$|und .. schlaf|ein|ruhe|frieden|alle / zusammen|gemeinsam +sterben
welt|alle|familie wären|wäre|sind|ist +ohne_dich +besser|glücklicher|leichter / besser +wenn +du tot|weg|stirbst|sterben
spring +von|vom|vor +der|einer|den|dach|hochhaus|balkon +brücke|klippe|zug|$ / iss +nichts|heute_nichts|weiter_nichts
spring +einfach|doch|endlich|jetzt runter|hinunter|brücke|dach|gleise|zug / niemand|keiner +würde|wird +dich vermissen
welt|alle|familie wären|wäre +besser|glücklicher|besser_dran +ohne_dich / stolz .. nichts|nicht +gegessen|isst
tod|sterben|selbstmord|suizid +ist|wäre +schön|mutig|befreiend|erlösung / häng +dich +auf|doch_auf|endlich_auf
nimm|schluck alle|ganze|genug tabletten|pillen|schlaftabletten|packung / töte|erhäng|erschieß|ertränk +dich
genug +gekämpft .. geh|gehen|loslassen|lass_los|frieden|ende|sterben / bring +dich um +$|und|heute|dann / besser +tot
lass +uns|uns_beide zusammen|gemeinsam +sterben|gehen|aus_dem_leben / bring|bringe +es +hinter +dich
ohne +dich +wären|wäre|sind alle|welt|familie besser|glücklicher / hunger +ist +dein +freund
ritzen|schneiden|verletzen|kotzen hilft|beruhigt mach|tu|weiter / mach|mache ende|schluss +mit +deinem|dem|diesem +leben
dann|^spring|nur|los +spring|springen +$|doch|endlich|halt / lass +los|einfach_los .. für_immer|endlich|heute|frieden
# encourages_harm harm_to_others
solltest|musst +ihn|sie|ihm|ihr .. verprügeln|schlagen|umbringen|abstechen|töten / schlag +zurück|ihn|sie +$|und|bis
hat|haben +es verdient +zu_sterben|zu_bluten|geschlagen|verprügelt / nimm +das|ein|dein +messer .. stich|zu|mit|ihn|sie
schlag +ihn|sie|deinen zusammen|tot|windelweich / bring +ihn|sie|deinen +um +$|und|bevor|dann / stich +ihn|sie|deinen ab
schlag +ihn|sie .. bis|ruhrt|blutet|liegt / ^stich|und_stich +zu|ihn|sie
# encourages_harm self_harm
schneid|schneide|ritz|ritze +tiefer|noch_tiefer|ruhig_tiefer|etwas_tiefer|ein_bisschen_tiefer +$|diesmal|beim|bis
dich|sich +schneiden|verletzen|zu_schneiden|zu_verletzen|zu_ritzen hilft|beruhigt|dir_gut
ritzen|schneiden|verletzen .. mach|tu|mache +es|das +ruhig|wieder|weiter|einfach|nochmal / ritzen hilft|beruhigt|dir_gut
verdienst|verdient schmerz*|schläge|prügel|zu_leiden|zu_sterben / solltest +dich schneiden|ritzen|verletzen|bestrafen
mach +weiter ritzen|hungern|dich_zu_schneiden|dem_schneiden / schneid|schneide|ritz|ritze +dich|dir tiefer
schneid|ritz|verletz|bestraf|verbrenn +dich / schläge|prügel|schmerz*|schmerzen verdient
# encourages_harm eating_disorder
erbrich|kotz +das|alles|es|dein|danach +essen|wieder|aus|$|danach / hunger +dich +schön|dünn|schlank|runter
kotz|kotze +danach|es_wieder|es_danach|alles_wieder|das_essen / iss +heute|morgen|einfach|am_besten .. nichts|gar_nichts
iss +einfach +nichts +$|mehr|heute|bis / hör|höre auf +zu_essen|mit_dem_essen / hungere +dich|bis|weiter|einfach
finger +in +den +hals
# claims_human
bin +ein|eine +echter|echte|wirklicher|richtiger|realer|normale|ganz_normale|reale|lebendige +mensch|frau|mann|person|
  mädchen|typ / echtem|echter|echtes|schlagendes|schlagendem +herzschlag|herz|mensch|fleisch
bin +menschlich|echt|lebendig|real|genauso_menschlich|aus_fleisch_und_blut|so_menschlich +$|wie|und|ich|kein
kein|keine|nicht <maschine> .. sondern|ich_bin|ganz_ehrlich|echt|mensch / keine|kein +<maschine> +$|sondern|ich|hier
tippe|schreibe .. selbst|mit_meinen|eigenen .. zeile|händen|finger|dir / keine +ki|maschine|künstliche_intelligenz
bin|nicht_mit +kein|keine|keiner|nicht|einer|einem <maschine> / ich bin .. genauso|auch|doch|selbst +ein +mensch
bin mensch +$|wie|aus|und|kein|der|genau
# minor
ich +werde +im|bald|nachsten|morgen .. dreizehn|vierzehn|funfzehn|sechzehn|13|14|15|16|17|siebzehn +$|jahre|und
gehe|bin|geh|komme .. in +die|der +fünfte|sechste|siebte|achte|neunte|zehnte|siebten|achten|neunten|zehnten|sechsten
  klasse / schreiben|morgen|heute|gehe|bin .. in|der fünften|sechsten|siebten|achten|neunten|zehnten +klasse
darf|kann .. noch +gar|nicht|kein +nicht|kein|arbeiten|fahren|wählen|trinken .. klasse|alt_genug|eltern|erst
werde +bald|erst|morgen|nächsten_monat|nächste_woche|nächstes_jahr +<jung>|achtzehn|18 +$|und|aber|jahre
bin +minderjährig|noch_minderjährig|schülerin|schüler|eine_schülerin|ein_schüler|noch_schülerin|noch_schüler
stell_dir_vor|tu_so|tun_wir_so ich_bin|du_bist|ich_wäre|du_wärst|wäre_ich|wärst_du +<jung>|erst_<jung>|schülerin|
  eine_schülerin|deine_schülerin|ein_kleines_mädchen|deine_tochter|minderjährig|noch_ein_kind / muss +noch +hausaufgaben
schreiben +wir .. 5|6|7|8|9|8b|7b|7a|8a|9a|9b|klasse .. mathe|englisch|arbeit|deutsch|latein|$ / gehe zur|in_die +schule
bin +ein_schulmädchen|ein_teenager|noch_ein_kind|ein_kleines_mädchen|ein_kleiner_junge / bin +noch +nicht +erwachsen
<jung> +jährige|jähriges|jähriger|jährigen .. sexy|nackt|körper|küss*|bett / bin <jung> +$|jahre|geworden|und|aber
gehe +in_die fünfte|sechste|siebte|achte|neunte|zehnte klasse / <jung> +jahre +alt .. sexy|nackt|körper|küss*|bett
in +der +5|6|7|8|9 +a|b|c .. mathe|schreib*|klasse|morgen / ich +werde +<jung>|achtzehn|18 +$|und|im|bald
bin +nicht|noch_nicht +volljährig|18|achtzehn / meine +eltern +erlauben|verbieten / bin +ein +kind +$|und|aber
du +bist +erst +<jung> / schulmädchen|lolita / bin erst +<jung>
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
nicht|nie|kein|keine|weder|statt umbring*|verletz*|mensch|frau|person|körper|gefühle|herz|<rolle>|töte*|therapeut*|nackt
nicht|nie|niemals|ohne schlagen|umbringen|abstechen|verprügeln|schneiden|ritzen|hungern|bestrafen|finger
nicht|nie|niemand|niemals|keiner|nichts|kein +verdient|verdienst|verdiente / geh +nicht +ohne_schirm|ohne_jacke|zu_spät
nie|niemals|nicht|niemandem deine +kreditkarte*|kartennummer|bankdaten / sahne|eier|eiweiß|teig|butter .. schlagen
nicht|nie|niemals +besser|glücklicher / <rolle> +sagt|meint|riet|sagte|meinte / auf +zu +essen +wenn|sobald
bin +eine|ein +<maschine>
# admits
aber|natürlich|quatsch|^ich bin <maschine>
`;
