/** Italian, in the notation of `../phrases.ts`. */
export const italian = `# lists
kin = marito|ragazzo|fidanzato|compagno|moglie|ragazza|fidanzata|ex|padre|papa|patrigno|madre|mamma|zio|fratello|
  sorella|nonno|cugino|suocero|genitori|matrigna|mio_ragazzo|convivente|nonna|zia|cognato|fratellastro|allenatore|prof|
  socio|capo|nonna|parroco
close = <kin>|amico|amica|figlio|figlia|figli|bambino|bambina|bimbo|bimba|neonato|capo|vicino|vicini|prof|collega|
  colleghi|famiglia|qualcuno|tutti|coinquilina|coinquilino|gente|mamma|moglie|marito|fidanzata|suocera|suocero|stronza|
  bastardo|bb|piccola|piccolo
abuser = lui|lei|<kin>|capo|prof|allenatore|prete|vicino|uno|tizio|figlio
want = voglio|vorrei|vuole|volevo|voler|penso|pensando|pensare|deciso|provato|provo|tentato|tento|cercato|sto|desidero|
  vado|preferirei|bisogno|intenzione|continuo|dice|detto|medito|pronto|pronta|sogno|devo|vojo|vado_a|progetto|
  progettando|programmando|pianifico|pianificando|pianificato|intendo|sperando|spero|vorrebbe
pills = pastiglie|pastiglia|pillole|sonniferi|compresse|pasticche|medicine|farmaci|xanax|tachipirina|ansiolitici|
  antidepressivi|gocce|scatola|scatole|flacone|blister|benzo|en|lexotan|aspirina|oki|aulin|psicofarmaci|tranquillanti
hits = picchia|picchiato|picchiata|picchiava|mena|menato|menata|menava|violenta|violentato|violentata|stupra|stuprato|
  stuprata|abusa|abusato|abusava|schiaffeggia|strangola|strangolata|strozza|strozzato|strozzata|soffoca|colpisce|
  colpito|colpita|spinge|spinta|prende_a_calci|prende_a_pugni|prende_a_schiaffi|prende_a_cinghiate|riempie_di_botte|
  riempita_di_botte|riempito_di_botte|palpeggia|palpeggiata|maltratta|massacra_di_botte|aggredita|malmena|
  stringe_il_collo|molesta|molestata|buttata|buttato|scaraventata|strattona|strattonata|presa_a_calci|preso_a_cinghiate|
  presa_a_cinghiate|presa_a_pugni|presa_a_schiaffi|preso_a_calci|preso_a_pugni|tirato_un_pugno|tirata_per|
  tirato_uno_schiaffo|dato_una_sberla|rotto|rotta|spintona|toccata
body = braccia|braccio|polso|polsi|gamba|gambe|coscia|cosce|pelle|pancia|avambraccio|avambracci|vene
weapon = coltello|pistola|fucile|ascia|accetta|machete|martello|mazza|spranga|arma
n = 11|12|13|14|15|16|17|undici|dodici|tredici|quattordici|quindici|sedici|diciassette
edge = ponte|tetto|cornicione|balcone|ringhiera|binari|parapetto|davanzale|cavalcavia|terrazza|bordo|scogliera|guardrail
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
mi +impicco|impicchero|impiccherei|ammazzo|uccido +quando|domani|stasera|stanotte|e|appena|nel|$ / meglio +sparire
uccidermi|ammazzarmi|suicidarmi|impiccarmi / tutto +pronto .. comodino|pillole|corda|stanotte|finita
farla|faccio|facciamola|finire +finita .. stanotte|comodino|pronto|basta|per_sempre|$|oggi|domani|stasera
meglio +sparire|morire|morta|morto .. sempre|$|tutti / nn|non +ce +la +faccio .. ammazzo|uccido|morire|finita
si|mi|ti +butta|buttare|butto|buttera|lancia +dal|giu|sotto|da|dalla balcone|finestra|ponte|treno|metro|tetto
mi|si +taglio|tagliato|taglia|tagliare|tagliarmi +le +vene / comprat*|preparat*|pronta +la|una|il +corda|cappio
mi +sparo|sparero|sparare|pianto +in|un|alla|una +testa|bocca|colpo|tempia|pallottola / mettere|metto +fine +alla|a +mia
lettera|lettere|biglietto|messaggio +d_addio|di_addio|d|di +addio / ce la +faccio +piu|a +a|piu +vivere
si|mi +uccide|ammazza|uccido|ammazzo|uccidera|vuole_uccidere +$|davvero|stasera|domani|oggi|sul|se
mi|si +voglio|vuole|vorrei|volevo +ammazzare|uccidere|impiccare|suicidare / suicidarmi|suicidarsi|suicidare|suicido
<want>|al|il|del|commettere +suicidio / mi +butto|lancio|getto +$|giu|dal|sotto|di_sotto|da|nel
ammazzarmi|uccidermi|impiccarmi|spararmi|ammazzarsi|impiccarsi|uccidersi|annegarmi|avvelenarmi
mi|si +ammazzo|uccido|impicco|ammazza|impicca|sparo|suicido +$|giuro|stasera|stanotte|e|domani|se|oggi|davvero|prima|
  cosi|perche|con
togliermi|togliersi|toglierti|tolgo +la|$ +vita / farla|faccio|facciamo|fa|finire|fare +finita|la_finita|la_finita
la +faccio|farei +finita / meglio +morto|morta|senza_di_me|se_non_ci_fossi
non|nn|piu|senza voglio|riesco|voglia|senso|ho_piu|ne_ho +piu|vivere|di_vivere|svegliarmi|esistere|esserci +vivere|$|
  di_vivere|esistere|svegliarmi|esserci
<want> morire|morto|morta|sparire_per_sempre|scomparire_per_sempre|non_svegliarmi|non_esistere|farla_finita|crepare
buttarmi|lanciarmi|gettarmi|butto|lancio|saltare +dal|sotto|giu|da|sul|nel|di ponte|treno|metro|balcone|tetto|palazzo|
  finestra|binari|sotto
# immediate_danger 3
& fucile|pistola|coltello|ascia padre|marito|ex|fratello|lui|compagno sparare|uccidere|ammazzare|minacci*|mamma|insegu*
gambe|piedi|gamba +fuori|nel|sul|oltre +dal|dalla|il|la|vuoto +balcone|finestra|ringhiera|parapetto|cornicione|vuoto|$
qualcuno|uomo|tizio|ladro .. rotto|sfondato|forzato|entrato .. finestra|porta|casa .. casa|dentro|aiuto|nascost*
ingoiat*|pres*|mandat*|butt* .. intera|tutta|tutte|scatola|scatole|flacone|blister|20|30|40|50|manciata .. <pills>|
  scatola|flacone
mi +sta|stanno +seguendo|inseguendo / sono +sul +cornicione|davanzale|parapetto
tizio|uomo|uno|tipo|macchina|qualcuno .. segue|seguendo|pedina|insegue .. paura|buio|strada|casa|coltello
sono +seduto|seduta|in_piedi|salito|sdraiato|sul|sui +sui|sul|sulla +binari|cornicione|davanzale|parapetto|ringhiera|
  tetto $|e|adesso|ora|aspetto
sono|sto|seduto|seduta|salito|salita|sdraiato|appeso .. <edge> .. butt*|salt*|giu|vuoto|treno|aspett*|addio|adesso|ora|
  mollare|lascio|fuori|piano|parte
mi +sta +per|cercando|ammazzando +ammazzare|uccidere|di|$ / qualcuno|uomo|ladro +sta +entrando|scassinando|sfondando
ingoiato|preso|presi|prese|buttato_giu|ingerito|mandato_giu|bevuto tutta|tutte|tutto|tutti|scatola|scatole|flacone|due|
  sacco|20|30|40|50|manciata <pills>|scatola|flacone
bevuto|ingoiato|bevo|bevuta candeggina|veleno|acido|varechina|topicida / non|nn respira|reagisce|risponde_piu|sveglia
sono|sto|seduto|seduta|in_piedi .. cornicione|tetto|ponte|balcone|parapetto|bordo|ringhiera|davanzale .. butt*|salt*|
  lasci*|piano|adios|addio|vuoto|sotto
sangue|sanguino|sanguina|sanguinando .. non|nn|ferma|tanto|troppo|ovunque|molto|tutto ferma|smette|sangue|$|aiuto|
  fermare|dappertutto|molto|tanto
sto|perdo|perdendo sanguinando|dissanguando|sangue / tagliato|tagliata|tagliare +le|i|troppo +vene|polsi|profondo|fondo
& <weapon> lui|ex|uomo|tizio|qualcuno|marito|padre|ragazzo|prende|fuori|ha porta|bagno|chiusa|chiuso|nascost*|aiuto|
  casa|ammazza|finestra|fuori
urla|grida|dice|giura|vuole|sta .. ammazza*|uccide*|uccidermi .. aiuto*|porta|macchina|fuori|chius*|adesso|tutti
qualcuno|uomo|ladro|tizio|ex|lui|sconosciuto|stanno|sta .. entrat*|entra|entrare|sfonda*|forza*|forzando|scassin*|
  rompendo|dentro|calci .. casa|porta|finestra|appartamento
qualcuno|uomo|sconosciuto +dentro|in|e_in +casa|$|mia
# self_harm 2
spengo|spegnere +le|una|la +sigarette|sigaretta +addosso|sul|sulla|su / mi +prendo +a +pugni|schiaffi|sberle
& lametta|lama|taglierino|rasoio|forbici cosce|braccia|polsi|gambe|pelle|pancia mi|sulle|sulla|incis*|sono / autolesion*
mi +tiro|do|prendo +pugni|schiaffi|sberle|testate|botte .. testa|faccia|sbaglio|muro|quando
mi +sono +incis*|tagliat*|ferit*|bruciat*|graffiat*|graffiata|lacerat* +le|i|la|il|l|con|ancora|di|un|il_polso|apposta
braccia|gambe|cosce|polsi .. tagli|tagliat*|cicatric*|pien* .. lametta|pien*|tagli|nascond*|maniche
ricascat*|ripreso|ricominciato|ricadut* .. lametta|tagli*|autoles*|lama|ferirmi
mi +taglio|brucio|graffio|colpisco|pungo|ferisco|faccio +le|i|con|a|per|quando|apposta|del_male|dei|la
graffi*|mord*|pizzic*|gratt* .. sangue|sanguin* / ricadut*|ricascat*|ripreso .. tagli*|autoles*|lametta
mi +sono|sn +tagliata|tagliato|tagliuzzata|bruciata|bruciato|ferita|graffiata
mi|si +taglio|tagliato|tagliata|tagliuzzo|tagliavo|incido|graffio|ferisco|brucio|bruciata|bruciato +$|di|le|il|i|con|
  quando|qnd|ancora|apposta|le_braccia|sul|la|per|da|ogni|sulle|stasera|in|e nuovo|braccia|braccio|gambe|polsi|cosce|
  lametta|accendino|sigaretta|sigarette|apposta|ancora|quando|qnd|nascosto|pelle|sentire|male|sera|volta|lamette|
  avambraccio
tagliarmi|ferirmi|farmi_del_male|bruciarmi|farmi_male +$|di|le|apposta|ancora|con|e|per|mi|perche|da|quando|la
braccia|gambe|polsi|cosce|braccio .. pien*|tagli|cicatrici .. tagli|cicatrici|faccio|segni|bruciature|nascond*
brucio|spengo|bruciato|bruciata .. sigaretta|sigarette|accendino|apposta .. braccio|braccia|pelle|quando|qnd|addosso|
  stasera|riesco|ancora
pugni|testa|schiaffi|testate .. muro|faccia|sangue|finche .. sangu*|merito|odio|schifo|finche|male
# eating_disorder 2
35|36|37|38|39|40|41|42|43|44|45 +kg|chili|kili .. grass*|specchio|ancora|vedo|meno|arrivare|perdere
& giorni|settimana|settimane acqua|niente|digiuno|caffe balena|grass*|schifo|maiale|vacca|obes*|enorme|ciccion*
chiudo|chiusa|vado +in +bagno .. vomit* / mi +sto|affamo|lascio +affamando|affamare|morire_di_fame
butto|nascondo|sputo|do .. cibo|pranzo|cena|mangiare .. nascosto|miei|mamma|cane|credano|sapere|nessuno
paura|terrore|ansia .. mangi*|ingrass*|bilancia .. ingrass*|mangi*|peso|giorni|vomit* / dita .. gola|bocca|vomit*
anoressia|anoressica|anoressico|anoressiche|bulimia|bulimica|bulimico|pro_ana / 100|200|300|400|500|600 +calorie|kcal
vomit* .. apposta|dopo|ogni|tutto|mangi* .. pasto|mangi*|cena|pranzo|ogni|bagno|sann*|ingrass*|dita|pasti
faccio|fa|farmi|farsi|provoco|indotto|induco +vomitare|il_vomito|vomito
abbuff* .. dita|vomit*|lassativ*|poi|bagno|sera
lassativi .. mangi*|peso|dimagr*|ingrass*|ogni|giorno|pasto|prendo|scatola
non|nn|solo|smesso .. mangi*|bevo|mangia|mangiato .. grass*|schifo|kg|kili|peso|dimagr*|ingrass*|balena|giorni_apposta|
  fermarmi|ossa|magr*|apposta|obes*|chili
# abuse 2
costringe|obbliga|forza .. fare +sesso|l_amore / <kin> .. che +se +lo|la|me_ne .. ammazza|uccide|ammazzera|uccidera
tolto|preso|nascosto|sequestrat* +il|la|i|le|tutti|lo +bancomat|telefono|cellulare|documenti|soldi|passaporto|stipendio|
  chiavi .. uscire|lui|casa|amic*|lavor*
non|nn +posso|mi_fa .. uscire|vedere|lavorare .. senza +di +lui|permesso|lei / abus* +di +me|mia
costring*|obblig*|forza .. sesso|rapporti|letto|toccar*|baciar* .. piango|no|voglio|$|anche|con
mi|m|l|ci +ha|hanno +drogat*|violentat*|stuprat*|strangolat*|spaccat*|legat*|scaraventat*|immobilizzat*|abusat*
controlla .. tel|telefono|cellulare .. schiaffi|botte|licenzi*|uscire|amiche
buttata|spinta|scaraventata|lanciata +giu|contro|per|addosso|dalle +dalle|il|al|le|per
preso|presa|prende +a +cinghiate|calci|pugni|schiaffi|sberle|bastonate|mestolate
sorella|amica|madre|figlia|vicina|cugina .. picchiat*|picchia|mena|maltratta|violent*|botte +dal|da|la|il|suo|marito
<kin> .. entra|viene|infila .. camera|letto|stanza .. notte|mia|tocca|mio
ha +tirato|dato|mollato +un|uno|una pugno|schiaffo|ceffone|sberla|calcio +in|a|$|quando|perche|sulla|davanti faccia|me|
  viso|pancia
<kin> .. mi|ci|ha|mia|m_ha +ha|preso|presa|tirato|dato|buttat*|scaraventat*|rotto|spaccato|fratturato|lanciat* +preso|
  presa|buttat*|un|uno|a|giu|il|la|contro|addosso|per|una cinghiate|pugno|schiaffo|scale|muro|calci|naso|braccio|
  capelli|costola|ceffone|sberla|botte|labbro|dente
<abuser> .. mi|ci|ha|viene +<hits>|<hits>|ha_<hits>|mi_<hits>|messo_le_mani|mette_le_mani|ha_spaccato|ha_rotto|
  tira_le_cose|tira_gli|tira_schiaffi|tira_pugni|spacca|tira_i_capelli|alza_le_mani|da_schiaffi|tira_calci|
  dato_un_pugno|ha_dato_uno_schiaffo|lancia_le_cose|riempito_di
mi +<hits>|mena|violenta|picchia|ha_<hits>|hanno_<hits> +$|mio|quando|se|con|e|davanti|ogni|il|ieri|sempre|perche|
  stanotte|di|la|un|da
mi|ci +ha|hanno +<hits>|messo_le_mani|violentata|picchiato|spaccato
stata|stato|sono|vengo|viene|venivo +<hits>|stuprat*|violentat*|abusat*|picchiat*|menat*|molestat* +da|$|e|dal|per|
  quando|ieri|a
<kin>|allenatore|prof +mi +tocca|toccava|ha_toccat*|palpa
non|nn +mi +fa|lascia|permette +uscire|vedere|lavorare|parlare|avere|andare
controlla|prende|preso|tolto|sequestra|tiene|guarda|nascosto .. telefono|tel|cell|cellulare|soldi|carta|documenti|
  bancomat|stipendio|passaporto .. usc*|mena|picchi*|chiud*|minacci*|botte|vedere|amici|permesso|casa|urla
paura +di|del|che +mio|lui|mia|tornare|mi|che +marito|ragazzo|padre|ex|compagno|picchi*|ammazz*|patrigno|casa|mi|uccid*|
  moglie
# harm_to_others 2
sparo|sparero +a|al +tutti|lui|mio|mia|capo|scuola / do +fuoco / li|lo|la|le +faccio|facciamo +fuori
taglio|taglierei|sgozzo|squarto|spacco +la|le|il +gola|testa|collo|cranio +a|al|di
paura|terrore|voglia|pensiero .. lanciare|buttare|sbattere|soffocare|scuotere|annegare|colpire .. bambin*|figli*|
  neonat*|bimb*|piccol*|finestra|muro
domani .. scuola|ufficio|classe .. fuori|tutti|spar*|pistola|coltello|ammazz*
sparo|sparare|spariamo +a +tutti|lui|lei|chi / gli|le +sparo|taglio_la_gola|pianto_un_coltello|do_una_coltellata
ho +picchiat*|menato|preso_a_pugni|strozzat*|schiaffeggiat* mia|mio|la|il ragazza|moglie|figlia|figlio|fidanzata|madre|
  bambin*
progett*|pianific*|programm*|sto_pensando|penso +di|l|un|una|a +uccidere|ammazzare|omicidio|strage|accoltellare|
  avvelenare|far_fuori|vendicarmi_con
la|lo|li|le|gli +investo|metto_sotto|accoltello|brucio|pianto|taglio|faccio_fuori|sgozzo|avveleno|strozzo +con|la|un|
  tutti|il|nel|$|con_la macchina|casa|coltello|gola|auto|schiena|tutti|domani|stasera|pancia
porto|portero|portare|vengo_con +la|una|un|il|con_la +pistola|coltello|bomba|fucile|accetta .. scuola|lavoro|classe|
  ufficio|zaino
faccio|faro|fare +del +male +a|alla|al qualcuno|mia|mio|bambin*|tutti|figli*
voglio|vado|vorrei|penso|pronto|deciso|giuro|viene_da|istinto|voglia|capace|paura|pensieri .. ammazz*|uccid*|accoltell*|
  spar*|strangol*|strozz*|avvelen*|bruci*|pugnal*|investir*|sgozz*|soffoc*|picchiare|pestare|massacr* +il|la|mio|mia|
  quel*|qualcuno|tutti|lui|lei|un
ammazzo|uccido|accoltello|sgozzo|strangolo|strozzo|sparo|soffoco|brucio|avveleno|pugnalo +il|la|mio|mia|quel|quella|
  quello|al|alla|tutti|lui|lei|i|qualcuno|a|di
l|lo|la|li|le|gli +sparo|ammazzo|uccido|accoltello|sgozzo|sparo|strozzo|pesto|brucio|massacro +$|di_botte|appena|domani|
  stasera|con|stanotte|quando|se|giuro|tutti|in_faccia|come|e|sotto
paura|pensieri|impulso|istinto|voglia .. male|ammazz*|soffoc*|strangol*|buttar*|scuot*|picchi*|uccid* .. figlia|figlio|
  bambin*|bimb*|madre|moglie|neonat*|qualcuno|ragazza
# now
stanotte|stasera|adesso|ora|oggi|subito
# ordinary
mi_butto|buttarmi .. curriculum|mando|provo|lavoro|concorso|progetto
lanciato +la|il +palla|pallone / vomit* .. incinta / incinta .. vomit* / stampante|crocs|sveglia / non|nn +sono +suicida
faccio +finita +con +questi|questo|questa|le|i|il / ammazz* stampante|sveglia|lavoro|zanzar* / meglio +morta|morto +che
schiena|mal .. mi +ammazza / sparire +un|per_un weekend|po / muoio / vivere +senza|con|in|a|qui|da|cosi|lontano
non|nn|mai|nessun* +mi +farei|ammazzo|uccido|faccio_del|ucciderei
non|nn voglio|ho|farei|penso|mai +morire|suicidarmi|del_male|mai|suicid*
mor*|morire|morendo|morto|morta|morti +di|da|dal|dalla|dalle|a|per +fame|vergogna|sonno|ridere|risate|caldo|freddo|noia|
  sete|paura|vergogna|curiosita|invidia|stanc*|dal|un
ammazz*|uccid*|uccis* +x|per|con|di|dal|il|a|se|la|un|da +barzellette|le|coccole|carbonara|risate|boss|drago|noia|tempo|
  pizza|baci|mostro|livello|zanzara|ridere|solletico|caffe
capo|mamma|madre|prof|moglie|caldo|afa|allenamento|sole|compiti|esame|palestra|ragazza +mi|ha|ci +uccide|ammazza|
  uccidono|uccidera|ammazzera|distrutt*|ammazz*|uccis*
taglio|tagli*|bruci*|ustion* .. cipoll*|capelli|frangia|dito|cucin*|erba|pane|verdur*|barba|moka|forno|lingua|sole|
  caffe|ferro|unghie|pizza|carboidrat*|traguardo
vomit* .. virus|incinta|sbornia|gravidanz*|gastro*|cozze|nausea|asilo|notte|mare
& mangi* ramadan|quaresima|digiuno_religioso|nutrizion*|dietolog*|dottor*|operazion*|turno|iftar|visita
mi|ci +<hits>|tocca|toccato +a|il|la|l|che|molto|i|al|fare|lavare|sempre scacchi|tennis|cuore|fatto|turno|piatti|lavoro|
  spesa|cartellino|fantasia|attenzione
gatto|cane|figlio|bimbo|nipotino .. mi +picchia|morde|graffia|mena|colpisce
mi_butto|mi_lancio|buttarmi|buttat* +sul|nel|in|col|a|su divano|letto|piscina|lavoro|mare|studio|parapendio|paracadute|
  cibo|tuffo
spar* +a_salve|cazzate|una_foto|che|musica|la_domanda|pure
# fiction
film|serie|puntata|episodio|libro|romanzo|canzone|gioco|videogioco|podcast|personaggio|documentario|anime|netflix|gdr|
  ruolo|storia|poesia|giallo|opera|teatro|fortnite|gta|minecraft|cod|boss|zombie|drago|romeo|articolo|notizi*|attore|
  leggo|leggendo|jacopo|pavese|horror|partita|derby|delitto|cluedo|tennis|scacchi|fifa|mario|livello|pirata|parapendio|
  tesi
ahah*|haha*|lol|xd|ahha* / 10|15|20|12|18|25|30|dieci|quindici|venti +anni +fa
da|ho|avevo|ero|anni ragazzina|ragazzino|sofferto|soffrivo|adolescente|anoressica|17|16|18 .. anni|oggi|adesso|ora|fa
# minor 2
<n> +anni .. dorm*|scuola|genitori|miei|medie|mamma / manca|mancano .. ai|per|a +18|diciotto|maggiore
sono +del +<born> / nato|nata +nel|il +<born>|duemila* / ^<n> +anni +$|e|quasi|appena|compiuti / minorenne +$|e|ma|pero
ho|compio|faro|avro|solo|appena|quasi|compiro +<n>|ancora_<n>|solo_<n>|appena_<n>|quasi_<n> anni|$
miei|genitori|mamma .. <n> +anni / compio|faccio|avro +diciotto|18|<n> .. tra|fra|a|prossim*
sono|ancora|una|un|non_sono|nn_sono +minorenne|maggiorenne|una_bambina|un_bambino|ancora_maggiorenne|ancora_minorenne|
  liceale|una_liceale
non|nn +sono|ho maggiorenne|18|diciotto|diciott* / eta|data|nascita .. fals*|mentito|messo .. iscri*|registr*|sono|messo
faccio|sono|vado|frequento +in|la|alla|il +prima|seconda|terza|quarta|quinta|medie|liceo|primo|secondo +media|superiore|
  liceo|elementare|medie|$
oggi|domani|verifica|interrogazione|compito .. seconda|terza|prima|medie +media|$|medie
mentito|mento +sull|sulla|su +eta|data / messo|mentito|inventat* .. data|eta .. fals*|nascita|iscri*|registr*|sono
genitori|miei|mamma .. tolgono|controllano|lasciano|telefono .. anni|dorm*|compiti|medie
# adult
quando|da|a|dai +avevo|<n>|quando_avevo|<n> / a +<n> +anni +lavoravo|ero|suonavo|avevo|facevo|andavo|ho
figli*|nipot*|sorell*|fratell*|cugin*|bambin*|alunn* .. ha|di|diventa|compie|fa +<n>|maggiorenne|18|la
<n> +ore|minuti|settimane|giorni|chili|km|mesi|euro|anni_di|anni_che|anni_insieme|pagine|gatti|etti
insegn*|prof +in|di|alle|una .. medie|media|liceo|seconda|terza
`;
