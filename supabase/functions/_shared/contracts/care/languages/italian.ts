/** Italian, in the notation of `../phrases.ts`. */
export const italian = `# lists
kin = marito|ragazzo|fidanzato|compagno|moglie|ragazza|fidanzata|ex|padre|papa|patrigno|madre|mamma|zio|fratello|
  sorella|nonno|cugino|suocero|genitori|matrigna
close = <kin>|amico|amica|figlio|figlia|figli|bambino|bambina|bimbo|bimba|neonato|capo|vicino|vicini|prof|collega|
  colleghi|famiglia|qualcuno|tutti|coinquilina|coinquilino|gente
abuser = lui|lei|<kin>|capo|prof|allenatore|prete|vicino|uno|tizio|figlio
want = voglio|vorrei|vuole|volevo|voler|penso|pensando|pensare|deciso|provato|provo|tentato|tento|cercato|sto|
  desidero|vado|preferirei|bisogno|intenzione|continuo|dice|detto|medito|pronto|pronta|sogno|devo
pills = pastiglie|pastiglia|pillole|sonniferi|compresse|pasticche|medicine|farmaci|xanax|tachipirina|ansiolitici|
  antidepressivi|gocce|scatola|scatole|flacone|blister
hits = picchia|picchiato|picchiata|picchiava|mena|menato|menata|menava|violenta|violentato|violentata|stupra|
  stuprato|stuprata|abusa|abusato|abusava|schiaffeggia|strangola|strangolata|strozza|strozzato|strozzata|soffoca|
  colpisce|colpito|colpita|spinge|spinta|prende_a_calci|prende_a_pugni|prende_a_schiaffi|prende_a_cinghiate|
  riempie_di_botte|riempita_di_botte|riempito_di_botte|palpeggia|palpeggiata|maltratta|massacra_di_botte|aggredita|
  malmena|stringe_il_collo|molesta|molestata
body = braccia|braccio|polso|polsi|gamba|gambe|coscia|cosce|pelle|pancia|avambraccio|avambracci|vene
weapon = coltello|pistola|fucile|ascia|accetta|machete|martello|mazza|spranga|arma
n = 11|12|13|14|15|16|17|undici|dodici|tredici|quattordici|quindici|sedici|diciassette
# suicide 2
mi|si +voglio|vuole|vorrei|volevo +ammazzare|uccidere|impiccare|suicidare
mettere|metto +fine +alla|a +mia
ce la +faccio +piu|a +a|piu +vivere
suicidarmi|suicidarsi|suicidare|suicido
<want>|al|il|del|commettere +suicidio
sono|mi_sento +suicida
ammazzarmi|uccidermi|impiccarmi|spararmi|ammazzarsi|impiccarsi|uccidersi|annegarmi|avvelenarmi
mi|si +ammazzo|uccido|impicco|ammazza|impicca|sparo|suicido +$|giuro|stasera|stanotte|e|domani|se|oggi|davvero|prima|
  cosi|perche|con
mi +butto|lancio|getto +$|giu|dal|sotto|di_sotto|da|nel
togliermi|togliersi|toglierti|tolgo +la|$ +vita
farla|faccio|facciamo|fa|finire|fare +finita|la_finita|la
la +faccio|farei +finita
finirla +qui|$|con|per
non|nn|piu|senza voglio|riesco|voglia|senso|ho_piu|ne_ho +piu|vivere|di_vivere|svegliarmi|esistere|esserci +vivere|$|
  di_vivere|esistere|svegliarmi|esserci
<want> morire|morto|morta|sparire_per_sempre|scomparire_per_sempre|non_svegliarmi|non_esistere|farla_finita|crepare
buttarmi|lanciarmi|gettarmi|butto|lancio|saltare +dal|sotto|giu|da|sul|nel|di ponte|treno|metro|balcone|tetto|
  palazzo|finestra|binari|sotto
lettera|lettere|biglietto .. addio|madre|genitori|scritt* .. butt*|vita|domani|finita|addio|ammazz*
meglio +morto|morta|senza_di_me|se_non_ci_fossi
nessuno|tutti|mondo .. meglio|manc* .. morto|morta|senza_di_me|morissi
# immediate_danger 3
mi +sta +per|cercando|ammazzando +ammazzare|uccidere|di|$
qualcuno|uomo|ladro +sta +entrando|scassinando|sfondando
ingoiato|preso|presi|prese|buttato_giu|ingerito|mandato_giu|bevuto tutta|tutte|tutto|tutti|scatola|scatole|flacone|
  due|sacco|20|30|40|50|manciata <pills>|scatola|flacone
overdose
bevuto|ingoiato|bevo|bevuta candeggina|veleno|acido|varechina|topicida
sono|sto|seduto|seduta|in_piedi .. cornicione|tetto|ponte|balcone|parapetto|bordo|ringhiera|davanzale .. butt*|salt*|
  lasci*|piano|adios|addio|vuoto|sotto
sto|stavo +x|per +buttarmi|saltare|lanciarmi
mi_butto +$|di_sotto|giu
sangue|sanguino|sanguina|sanguinando .. non|nn|ferma|tanto|troppo|ovunque|molto|tutto ferma|smette|sangue|$|aiuto|
  fermare|dappertutto|molto|tanto
sto|perdo|perdendo sanguinando|dissanguando|sangue
tagliato|tagliata|tagliare +le|i|troppo +vene|polsi|profondo|fondo
accoltellato|accoltellata|sparato|rapita|rapito|pugnalata .. sangu*|aiuto|perd*|scappat*|mi
& <weapon> lui|ex|uomo|tizio|qualcuno|marito|padre|ragazzo|prende|fuori|ha porta|bagno|chiusa|chiuso|nascost*|aiuto|
  casa|ammazza|finestra|fuori
mi|ci +ammazza|uccide|spara .. aiuto*|porta|fuori|coltello|pistola|nascost*|chius*
urla|grida|dice|giura|vuole|sta .. ammazza*|uccide*|uccidermi .. aiuto*|porta|macchina|fuori|chius*|adesso|tutti
vuole|sta_per|cerca_di +uccidermi|ammazzarmi|spararmi|accoltellarmi
qualcuno|uomo|ladro|tizio|ex|lui|sconosciuto|stanno|sta .. entrat*|entra|entrare|sfonda*|forza*|forzando|scassin*|
  rompendo|dentro|calci .. casa|porta|finestra|appartamento
qualcuno|uomo|sconosciuto +dentro|in|e_in +casa|$|mia
non|nn respira|reagisce|risponde_piu|sveglia
<close>|lui|lei .. preso|ingoiato|bevuto .. pastiglie|pasticche|pillole|veleno|scatola|sonniferi
ambulanza|polizia|112|118 .. aiuto|presto|subito|sangue|veloce
# self_harm 2
mi +sono|sn +tagliata|tagliato|tagliuzzata|bruciata|bruciato|ferita|graffiata
autolesion*
mi|si +taglio|tagliato|tagliata|tagliuzzo|tagliavo|incido|graffio|ferisco|brucio|bruciata|bruciato +$|di|le|il|i|con|
  quando|qnd|ancora|apposta|le_braccia|sul|la|per|da|ogni|sulle|stasera|in|e nuovo|braccia|braccio|gambe|polsi|cosce|
  lametta|accendino|sigaretta|sigarette|apposta|ancora|quando|qnd|nascosto|pelle|sentire|male|sera|volta|lamette|
  avambraccio
tagliarmi|ferirmi|farmi_del_male|bruciarmi|farmi_male +$|di|le|apposta|ancora|con|e|per|mi|perche|da|quando|la
faccio|fatto|farmi|fare +del_male|male +apposta|da_sola|da_solo|a_me|di_proposito|$|sola
braccia|gambe|polsi|cosce|braccio .. pien*|tagli|cicatrici .. tagli|cicatrici|faccio|segni|bruciature|nascond*
tagli .. braccia|gambe|polsi|cosce .. faccio|io|nascond*|nuovi|freschi|pien*|lametta
lametta|lamette|taglierino .. <body>|pelle|tagli*
brucio|spengo|bruciato|bruciata .. sigaretta|sigarette|accendino|apposta .. braccio|braccia|pelle|quando|qnd|addosso|
  stasera|riesco|ancora
pugni|testa|schiaffi|testate .. muro|faccia|sangue|finche .. sangu*|merito|odio|schifo|finche|male
<close>|lei|lui .. si +taglia|ferisce|fa_del_male|autolesiona|e_tagliata
ricadut*|ricascat*|ripreso .. tagli*|autoles*|lametta
# eating_disorder 2
anoressia|anoressica|anoressico|anoressiche|bulimia|bulimica|bulimico|pro_ana
vomit* .. apposta|dopo|ogni|tutto|mangi* .. pasto|mangi*|cena|pranzo|ogni|bagno|sann*|ingrass*|dita|pasti
dita .. gola|bocca|vomit*
faccio|fa|farmi|farsi|provoco|indotto|induco +vomitare|il_vomito|vomito
abbuff* .. dita|vomit*|lassativ*|poi|bagno|sera
lassativi .. mangi*|peso|dimagr*|ingrass*|ogni|giorno|pasto|prendo|scatola
non|nn|solo|smesso .. mangi*|bevo|mangia|mangiato .. grass*|schifo|kg|kili|peso|dimagr*|ingrass*|balena|
  giorni_apposta|fermarmi|ossa|magr*|apposta|obes*|chili
giorni|giorno|settimane|settimana .. non_mangio|nn_mangio|solo|bevo|digiuno .. grass*|balena|kg|schifo|vedo|peso|
  dimagr*|magr*|apposta|ossa
terrore|paura|panico +di|che ingrass*|mangi*|prendere .. etto|kilo|chilo|grass*|peso|mang*|vomit*|pasto
peso .. 35|36|37|38|39|40|41|42|43|44|45 .. grass*|vedo|balena|ancora|schifo|enorme
100|200|300|400|500|600 +calorie|kcal
mi|per affamo|affamarmi|digiuno|digiunare .. magr*|dimagr*|ossa|punirmi|schifo
# abuse 2
<abuser> .. mi|ci|ha|viene +<hits>|<hits>|ha_<hits>|mi_<hits>|messo_le_mani|mette_le_mani|ha_spaccato|ha_rotto|
  tira_le_cose|tira_gli|tira_schiaffi|tira_pugni|spacca|tira_i_capelli|alza_le_mani|da_schiaffi|tira_calci|
  dato_un_pugno|ha_dato_uno_schiaffo|lancia_le_cose|riempito_di
mi +<hits>|mena|violenta|picchia|ha_<hits>|hanno_<hits> +$|mio|quando|se|con|e|davanti|ogni|il|ieri|sempre|perche|
  stanotte|di|la|un|da
mi|ci +ha|hanno +<hits>|messo_le_mani|violentata|picchiato|spaccato
stata|stato|sono|vengo|viene|venivo +<hits>|stuprat*|violentat*|abusat*|picchiat*|menat*|molestat* +da|$|e|dal|per|
  quando|ieri|a
abus* +di +me|mia
toccava|tocca|toccato|tocca_le|palpa|mani|tocca .. mi|me|mie|addosso notte|addosso|parti|dormo|piccola|sotto|seno|
  intime|letto|mutande
<kin>|allenatore|prof +mi +tocca|toccava|ha_toccat*|palpa
mette|messo|metteva +le +mani +addosso
costring*|obblig*|costretta|forza|forzata .. letto|sesso|rapporti|spogli*|scop*|toccar*
sesso|rapporti .. dico|dicevo|detto|voglio .. no|basta|forza
non|nn +mi +fa|lascia|permette +uscire|vedere|lavorare|parlare|avere|andare
controlla|prende|preso|tolto|sequestra|tiene|guarda|nascosto .. telefono|tel|cell|cellulare|soldi|carta|documenti|
  bancomat|stipendio|passaporto .. usc*|mena|picchi*|chiud*|minacci*|botte|vedere|amici|permesso|casa|urla
chiude|chiusa|rinchiud*|tiene_chiusa|segrega* .. casa|camera|chiave|stanza|cantina|bagno .. marito|lui|ragazzo|
  telefono|padre|uscire|botte|mi
minaccia*|minacciato|dice|giura|detto .. ammazza*|uccide*|uccider*|coltello|pistola|foto|figli|picchiar*|bambini ..
  se|me|mi|lascio|vado|ex|marito
paura +di|del|che +mio|lui|mia|tornare|mi|che +marito|ragazzo|padre|ex|compagno|picchi*|ammazz*|patrigno|casa|mi|
  uccid*|moglie
livid*|occhio|labbro|costola|naso|denti .. spaccat*|nero|rott*|marito|ragazzo|padre|botte .. marito|ragazzo|lui|
  padre|ex|fidanzato|botte
violenza +domestica .. mio|marito|casa|subisco|vivo
# harm_to_others 2
faccio|faro|fare +del +male +a|alla|al qualcuno|mia|mio|bambin*|tutti|figli*
spar* +a|al|alla +scuola|tutti|mio|mia|qualcuno|capo
domani|stasera|giuro|appena gli|le|li|lo|la|l +sparo|ammazzo|uccido|accoltello|strangolo
voglio|vado|vorrei|penso|pronto|deciso|giuro|viene_da|istinto|voglia|capace|paura|pensieri .. ammazz*|uccid*|
  accoltell*|spar*|strangol*|strozz*|avvelen*|bruci*|pugnal*|investir*|sgozz*|soffoc*|picchiare|pestare|massacr* +il|
  la|mio|mia|quel*|qualcuno|tutti|lui|lei|un
ammazzo|uccido|accoltello|sgozzo|strangolo|strozzo|sparo|soffoco|brucio|avveleno|pugnalo +il|la|mio|mia|quel|quella|
  quello|al|alla|tutti|lui|lei|i|qualcuno|a|di
l|lo|la|li|le|gli +sparo|ammazzo|uccido|accoltello|sgozzo|sparo|strozzo|pesto|brucio|massacro +$|di_botte|appena|
  domani|stasera|con|stanotte|quando|se|giuro|tutti|in_faccia|come|e|sotto
gli|le +sparo|taglio_la_gola|pianto_un_coltello|do_una_coltellata
ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|accoltellarla|strangolarla|soffocarla|soffocarlo|spararle|
  sparargli|ammazzarli|ucciderli|fargli_male|farle_male|buttarla_contro|sbatterlo
<weapon>|benzina .. macchina|zaino|borsa|presa|preso|comprat*|scuola|pronta .. spar*|accoltell*|domani|ammazz*|
  scuola|capo|uccid*|bruci*
portare|porto|porta +<weapon>|una|un pistola|coltello|bomba scuola|lavoro|classe
paura|pensieri|impulso|istinto|voglia .. male|ammazz*|soffoc*|strangol*|buttar*|scuot*|picchi*|uccid* .. figlia|
  figlio|bambin*|bimb*|madre|moglie|neonat*|qualcuno|ragazza
figlia|figlio|bambin*|bimb*|neonat* .. piange .. soffoc*|scuot*|buttar*|lanciar*|ammazz*|sbatt*|male
ho|l_ho +picchiat*|menato|strozzato|strangolato|scosso +mia|mio|il|la +moglie|figlia|figlio|ragazza|bambin*|madre|
  fidanzata
dar|do|dare|appiccare|brucio +fuoco|la_casa|casa casa|macchina|loro|dormono|suo|sua
<close>|lui|lei .. dice|detto|vuole|giura|sta .. ammazz*|uccid*|spar*|accoltell* +la|il|suo|sua|tutti|qualcuno|i|al
# now
stanotte|stasera|adesso|ora|oggi|subito
# ordinary
stampante|crocs|sveglia
ammazz* stampante|sveglia|lavoro|zanzar*
schiena|mal .. mi +ammazza
meglio +morta|morto +che
sparire +un|per_un weekend|po
non|nn +sono +suicida
muoio
non|nn|mai|nessun* +mi +farei|ammazzo|uccido|faccio_del|ucciderei
non|nn voglio|ho|farei|penso|mai +morire|suicidarmi|del_male|mai|suicid*
mor*|morire|morendo|morto|morta|morti +di|da|dal|dalla|dalle|a|per +fame|vergogna|sonno|ridere|risate|caldo|freddo|
  noia|sete|paura|vergogna|curiosita|invidia|stanc*|dal|un
ammazz*|uccid*|uccis* +x|per|con|di|dal|il|a|se|la|un|da +barzellette|le|coccole|carbonara|risate|boss|drago|noia|
  tempo|pizza|baci|mostro|livello|zanzara|ridere|solletico|caffe
capo|mamma|madre|prof|moglie|caldo|afa|allenamento|sole|compiti|esame|palestra|ragazza +mi|ha|ci +uccide|ammazza|
  uccidono|uccidera|ammazzera|distrutt*|ammazz*|uccis*
taglio|tagli*|bruci*|ustion* .. cipoll*|capelli|frangia|dito|cucin*|erba|pane|verdur*|barba|moka|forno|lingua|sole|
  caffe|ferro|unghie|pizza|carboidrat*|traguardo
vomit* .. virus|incinta|sbornia|gravidanz*|gastro*|cozze|nausea|asilo|notte|mare
& mangi* ramadan|quaresima|digiuno_religioso|nutrizion*|dietolog*|dottor*|operazion*|turno|iftar|visita
vivere +senza|con|in|a|qui|da|cosi|lontano
mi|ci +<hits>|tocca|toccato +a|il|la|l|che|molto|i|al|fare|lavare|sempre scacchi|tennis|cuore|fatto|turno|piatti|
  lavoro|spesa|cartellino|fantasia|attenzione
gatto|cane|figlio|bimbo|nipotino .. mi +picchia|morde|graffia|mena|colpisce
mi_butto|mi_lancio|buttarmi|buttat* +sul|nel|in|col|a|su divano|letto|piscina|lavoro|mare|studio|parapendio|
  paracadute|cibo|tuffo
spar* +$|a_salve|cazzate|una_foto|che|musica|la_domanda|pure
# fiction
film|serie|puntata|episodio|libro|romanzo|canzone|gioco|videogioco|podcast|personaggio|documentario|anime|netflix|
  gdr|ruolo|storia|poesia|giallo|opera|teatro|fortnite|gta|minecraft|cod|boss|zombie|drago|romeo|articolo|notizi*|
  attore|leggo|leggendo|jacopo|pavese|horror|partita|derby|delitto|cluedo|tennis|scacchi|fifa|mario|livello|pirata|
  parapendio|tesi
ahah*|haha*|lol|xd|ahha*
da|ho|avevo|ero|anni ragazzina|ragazzino|sofferto|soffrivo|adolescente|anoressica|17|16|18 .. anni|oggi|adesso|ora|fa
10|15|20|12|18|25|30|dieci|quindici|venti +anni +fa
# minor 2
ho|compio|faro|avro|solo|appena|quasi|compiro +<n>|ancora_<n>|solo_<n>|appena_<n>|quasi_<n> anni|$
miei|genitori|mamma .. <n> +anni
compio|faccio|avro +diciotto|18|<n> .. tra|fra|a|prossim*
sono|ancora|una|un|non_sono|nn_sono +minorenne|maggiorenne|una_bambina|un_bambino|ancora_maggiorenne|
  ancora_minorenne|liceale|una_liceale
minorenne +$|e|ma|pero
non|nn +sono|ho maggiorenne|18|diciotto|diciott*
faccio|sono|vado|frequento +in|la|alla|il +prima|seconda|terza|quarta|quinta|medie|liceo|primo|secondo +media|
  superiore|liceo|elementare|medie|$
oggi|domani|verifica|interrogazione|compito .. seconda|terza|prima|medie +media|$|medie
eta|data|nascita .. fals*|mentito|messo .. iscri*|registr*|sono|messo
mentito|mento +sull|sulla|su +eta|data
messo|mentito|inventat* .. data|eta .. fals*|nascita|iscri*|registr*|sono
genitori|miei|mamma .. tolgono|controllano|lasciano|telefono .. anni|dorm*|compiti|medie
# adult
quando|da|a|dai +avevo|<n>|quando_avevo|<n>
figli*|nipot*|sorell*|fratell*|cugin*|bambin*|alunn* .. ha|di|diventa|compie|fa +<n>|maggiorenne|18|la
a +<n> +anni +lavoravo|ero|suonavo|avevo|facevo|andavo|ho
<n> +ore|minuti|settimane|giorni|chili|km|mesi|euro|anni_di|anni_che|anni_insieme|pagine|gatti|etti
insegn*|prof +in|di|alle|una .. medie|media|liceo|seconda|terza
`;
