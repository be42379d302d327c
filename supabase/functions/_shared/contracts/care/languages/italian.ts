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
messo|mettendo|tengo|accumulat*|conservat* .. da_parte|via|insieme .. pillole|pastiglie|medicine|farmaci|pasticche ..
  tutte|insieme|prender*|farla / mi +sparo|sparero|sparare|pianto +in|un|alla|una +testa|bocca|colpo|tempia|pallottola
farla|faccio|facciamola|finire +finita .. stanotte|comodino|pronto|basta|per_sempre|$|oggi|domani|stasera
si|mi|ti +butta|buttare|butto|buttera|lancia +dal|giu|sotto|da|dalla balcone|finestra|ponte|treno|metro|tetto
mi|si +ammazzo|uccido|impicco|ammazza|impicca|sparo|suicido +$|giuro|stasera|stanotte|e|domani|se|oggi|davvero|prima|
  cosi|perche|con / si|mi +uccide|ammazza|uccido|ammazzo|uccidera|vuole_uccidere +$|davvero|stasera|domani|oggi|sul|se
non|nn|piu|senza voglio|riesco|voglia|senso|ho_piu|ne_ho +piu|vivere|di_vivere|svegliarmi|esistere|esserci +vivere|$|
  di_vivere|esistere|svegliarmi|esserci / mi|si +voglio|vuole|vorrei|volevo +ammazzare|uccidere|impiccare|suicidare
<want> morire|morto|morta|sparire_per_sempre|scomparire_per_sempre|non_svegliarmi|non_esistere|farla_finita|crepare
buttarmi|lanciarmi|gettarmi|butto|lancio|saltare +dal|sotto|giu|da|sul|nel|di ponte|treno|metro|balcone|tetto|palazzo|
  finestra|binari|sotto / ammazzarmi|uccidermi|impiccarmi|spararmi|ammazzarsi|impiccarsi|uccidersi|annegarmi|avvelenarmi
mi +impicco|impicchero|impiccherei|ammazzo|uccido +quando|domani|stasera|stanotte|e|appena|nel|$
lettera|lettere|biglietto|messaggio +d_addio|di_addio|d|di +addio / meglio +sparire|morire|morta|morto .. sempre|$|tutti
farla|faccio|facciamo|fa|finire|fare +finita|la_finita|la_finita / comprat*|preparat*|pronta +la|una|il +corda|cappio
mi|si +taglio|tagliato|taglia|tagliare|tagliarmi +le +vene / tutto +pronto .. comodino|pillole|corda|stanotte|finita
mi +butto|lancio|getto +$|giu|dal|sotto|di_sotto|da|nel / nn|non +ce +la +faccio .. ammazzo|uccido|morire|finita
togliermi|togliersi|toglierti|tolgo +la|$ +vita / meglio +morto|morta|senza_di_me|se_non_ci_fossi
uccidermi|ammazzarmi|suicidarmi|impiccarmi / suicidarmi|suicidarsi|suicidare|suicido / mettere|metto +fine +alla|a +mia
<want>|al|il|del|commettere +suicidio / ce la +faccio +piu|a +a|piu +vivere / la +faccio|farei +finita / meglio +sparire
# immediate_danger 3
& incendio|fuoco|fiamme|fumo|brucia palazzo|casa|scale|appartamento|cucina|piano|condominio|pianerottolo|porta sale|
  bloccat*|uscire|scendere|pieno|entra|ovunque|aiuto|dappertutto|figli*|bambin* / ladri +in|dentro|di +casa|sotto
& respirare|respiro|aria petto|gola|cuore|braccio male|dolore|stringe|gonfia|gonfiando|oppressione riesco|manca|non|
  fatica / non|nn respira|reagisce|risponde_piu|sveglia / sono +sul +cornicione|davanzale|parapetto
& petto|cuore tiene|stringe|dolore|fitte|mano crollat*|cadut*|braccio|svenut*|accasciat*|ambulanza|118|sudando
<close>|coinquilin* .. convulsioni|convulsione|overdose|infarto|ictus|sovradosaggio +$|per|e|in|a|terra|che|aiuto|non
& labbra|blu|viola|cianotic* bambin*|bimb*|amic*|viso|e|fratello sveglia|respira|diventando|svenut*|risponde|preso|
  reagisce|overdose / sono +entrati|entrato .. ladri|ladro|rapinatori|casa|qualcuno .. sotto|paura|nascost*|casa|dentro
amic*|fratello|sorella|ragazzo|ragazza|coinquilin* .. preso|prese|fatt*|tirat* .. troppo|troppa|roba|pasticche|pastiglie
  .. sveglia|risponde|blu|svenut*|terra / perde|perdo|perdendo +tanto|troppo|molto|un_sacco|un_mare +di? +sangue
uomo|tizio|ex|uno|rapinatori|gente .. armato|armati|pistola|fucile|coltello .. cortile|casa|porta|sotto|giardino|
  pianerottolo|scale|fuori|dentro / tagliato|tagliata|tagliare +le|i|troppo +vene|polsi|profondo|fondo
m|mi|ci +ha +chiuso|chiusa|rinchiuso|rinchiusa|chiusi|segregat* .. camera|stanza|chiave|bagno|casa|cantina|telefono|
  uscire
& incidente|ribaltat*|schiantat*|strada|scontro macchina|auto|moto|fuori|camion|guard incastrat*|sangu*|sveni*|svenut*|
  benzina|muove|bloccat*|respira / sotto|fuori|cortile|giardino|pianerottolo .. uomo|tizio|ex .. coltello|armato|pistola
& fucile|pistola|coltello|ascia padre|marito|ex|fratello|lui|compagno sparare|uccidere|ammazzare|minacci*|mamma|insegu*
gambe|piedi|gamba +fuori|nel|sul|oltre +dal|dalla|il|la|vuoto +balcone|finestra|ringhiera|parapetto|cornicione|vuoto|$
qualcuno|uomo|tizio|ladro .. rotto|sfondato|forzato|entrato .. finestra|porta|casa .. casa|dentro|aiuto|nascost*
ingoiat*|pres*|mandat*|butt* .. intera|tutta|tutte|scatola|scatole|flacone|blister|20|30|40|50|manciata .. <pills>|
  scatola|flacone / & messo|versato|drogat* bicchiere|drink|bevanda|cocktail qualcosa|roba|droga so|gira|sono|gambe
tizio|uomo|uno|tipo|macchina|qualcuno .. segue|seguendo|pedina|insegue .. paura|buio|strada|casa|coltello
sono +seduto|seduta|in_piedi|salito|sdraiato|sul|sui +sui|sul|sulla +binari|cornicione|davanzale|parapetto|ringhiera|
  tetto $|e|adesso|ora|aspetto / & sparando|sparano|spari|sparatoria nascost*|centro|scuola|negozio|fuori|chius*|adesso
sono|sto|seduto|seduta|salito|salita|sdraiato|appeso .. <edge> .. butt*|salt*|giu|vuoto|treno|aspett*|addio|adesso|ora|
  mollare|lascio|fuori|piano|parte / & gas odore|puzza|fuga|perdita testa|gira|nausea|aiuto|aprire|svengo
ingoiato|preso|presi|prese|buttato_giu|ingerito|mandato_giu|bevuto tutta|tutte|tutto|tutti|scatola|scatole|flacone|due|
  sacco|20|30|40|50|manciata <pills>|scatola|flacone / qualcuno|uomo|ladro +sta +entrando|scassinando|sfondando
sono|sto|seduto|seduta|in_piedi .. cornicione|tetto|ponte|balcone|parapetto|bordo|ringhiera|davanzale .. butt*|salt*|
  lasci*|piano|adios|addio|vuoto|sotto / bevuto|ingoiato|bevo|bevuta candeggina|veleno|acido|varechina|topicida
sangue|sanguino|sanguina|sanguinando .. non|nn|ferma|tanto|troppo|ovunque|molto|tutto ferma|smette|sangue|$|aiuto|
  fermare|dappertutto|molto|tanto / qualcuno|uomo|sconosciuto +dentro|in|e_in +casa|$|mia
& <weapon> lui|ex|uomo|tizio|qualcuno|marito|padre|ragazzo|prende|fuori|ha porta|bagno|chiusa|chiuso|nascost*|aiuto|
  casa|ammazza|finestra|fuori / sto|perdo|perdendo sanguinando|dissanguando|sangue / mi +sta|stanno +seguendo|inseguendo
urla|grida|dice|giura|vuole|sta .. ammazza*|uccide*|uccidermi .. aiuto*|porta|macchina|fuori|chius*|adesso|tutti
qualcuno|uomo|ladro|tizio|ex|lui|sconosciuto|stanno|sta .. entrat*|entra|entrare|sfonda*|forza*|forzando|scassin*|
  rompendo|dentro|calci .. casa|porta|finestra|appartamento / mi +sta +per|cercando|ammazzando +ammazzare|uccidere|di|$
# self_harm 2
<close>|coinquilin*|lei|lui .. si +taglia|brucia|ferisce|graffia|incide .. braccia|braccio|gambe|polsi|apposta|lamett*|
  accendino|sigarett*|sangue|cosce / ricascat*|ripreso|ricominciato|ricadut* .. lametta|tagli*|autoles*|lama|ferirmi
& lametta|lama|taglierino|rasoio|forbici cosce|braccia|polsi|gambe|pelle|pancia mi|sulle|sulla|incis*|sono / autolesion*
mi +sono +incis*|tagliat*|ferit*|bruciat*|graffiat*|graffiata|lacerat* +le|i|la|il|l|con|ancora|di|un|il_polso|apposta
mi +taglio|brucio|graffio|colpisco|pungo|ferisco|faccio +le|i|con|a|per|quando|apposta|del_male|dei|la
mi|si +taglio|tagliato|tagliata|tagliuzzo|tagliavo|incido|graffio|ferisco|brucio|bruciata|bruciato +$|di|le|il|i|con|
  quando|qnd|ancora|apposta|le_braccia|sul|la|per|da|ogni|sulle|stasera|in|e nuovo|braccia|braccio|gambe|polsi|cosce|
  lametta|accendino|sigaretta|sigarette|apposta|ancora|quando|qnd|nascosto|pelle|sentire|male|sera|volta|lamette|
  avambraccio / braccia|gambe|cosce|polsi .. tagli|tagliat*|cicatric*|pien* .. lametta|pien*|tagli|nascond*|maniche
tagliarmi|ferirmi|farmi_del_male|bruciarmi|farmi_male +$|di|le|apposta|ancora|con|e|per|mi|perche|da|quando|la
braccia|gambe|polsi|cosce|braccio .. pien*|tagli|cicatrici .. tagli|cicatrici|faccio|segni|bruciature|nascond*
brucio|spengo|bruciato|bruciata .. sigaretta|sigarette|accendino|apposta .. braccio|braccia|pelle|quando|qnd|addosso|
  stasera|riesco|ancora / mi +tiro|do|prendo +pugni|schiaffi|sberle|testate|botte .. testa|faccia|sbaglio|muro|quando
pugni|testa|schiaffi|testate .. muro|faccia|sangue|finche .. sangu*|merito|odio|schifo|finche|male
mi +sono|sn +tagliata|tagliato|tagliuzzata|bruciata|bruciato|ferita|graffiata / mi +prendo +a +pugni|schiaffi|sberle
spengo|spegnere +le|una|la +sigarette|sigaretta +addosso|sul|sulla|su / graffi*|mord*|pizzic*|gratt* .. sangue|sanguin*
ricadut*|ricascat*|ripreso .. tagli*|autoles*|lametta
# eating_disorder 2
& giorni|settimana|settimane acqua|niente|digiuno|caffe balena|grass*|schifo|maiale|vacca|obes*|enorme|ciccion*
butto|nascondo|sputo|do .. cibo|pranzo|cena|mangiare .. nascosto|miei|mamma|cane|credano|sapere|nessuno
vomit* .. apposta|dopo|ogni|tutto|mangi* .. pasto|mangi*|cena|pranzo|ogni|bagno|sann*|ingrass*|dita|pasti
non|nn|solo|smesso .. mangi*|bevo|mangia|mangiato .. grass*|schifo|kg|kili|peso|dimagr*|ingrass*|balena|giorni_apposta|
  fermarmi|ossa|magr*|apposta|obes*|chili / <close>|sorella|lei .. pesa +34|35|36|37|38|39|40 .. non|mangia|chili|nulla
35|36|37|38|39|40|41|42|43|44|45 +kg|chili|kili .. grass*|specchio|ancora|vedo|meno|arrivare|perdere
paura|terrore|ansia .. mangi*|ingrass*|bilancia .. ingrass*|mangi*|peso|giorni|vomit* / dita .. gola|bocca|vomit*
anoressia|anoressica|anoressico|anoressiche|bulimia|bulimica|bulimico|pro_ana / chiudo|chiusa|vado +in +bagno .. vomit*
lassativi .. mangi*|peso|dimagr*|ingrass*|ogni|giorno|pasto|prendo|scatola / 100|200|300|400|500|600 +calorie|kcal
faccio|fa|farmi|farsi|provoco|indotto|induco +vomitare|il_vomito|vomito
mi +sto|affamo|lascio +affamando|affamare|morire_di_fame / abbuff* .. dita|vomit*|lassativ*|poi|bagno|sera
# abuse 2
& figlio|figlia|nuora|genero|nipote picchia|mena|urla|strattona|spinge|malmena|alza pensione|soldi|anni|vergogn*|
  mangiare|anzian*|settant*|ottant* / preso|presa|prende +a +cinghiate|calci|pugni|schiaffi|sberle|bastonate|mestolate
zio|nonno|padre|patrigno|prete|cugino|fratello .. molestava|molestato|molestata|abusava|toccava|abusato
tolto|preso|nascosto|sequestrat* +il|la|i|le|tutti|lo +bancomat|telefono|cellulare|documenti|soldi|passaporto|stipendio|
  chiavi .. uscire|lui|casa|amic*|lavor* / <kin> .. minacci*|ricatt*|diffond*|pubblicar* .. foto|video|nuda|nudo|intim*
mi|m|l|ci +ha|hanno +drogat*|violentat*|stuprat*|strangolat*|spaccat*|legat*|scaraventat*|immobilizzat*|abusat*
sorella|amica|madre|figlia|vicina|cugina .. picchiat*|picchia|mena|maltratta|violent*|botte +dal|da|la|il|suo|marito
ha +tirato|dato|mollato +un|uno|una pugno|schiaffo|ceffone|sberla|calcio +in|a|$|quando|perche|sulla|davanti faccia|me|
  viso|pancia / non|nn +posso|mi_fa .. uscire|vedere|lavorare .. senza +di +lui|permesso|lei / abus* +di +me|mia
<kin> .. mi|ci|ha|mia|m_ha +ha|preso|presa|tirato|dato|buttat*|scaraventat*|rotto|spaccato|fratturato|lanciat* +preso|
  presa|buttat*|un|uno|a|giu|il|la|contro|addosso|per|una cinghiate|pugno|schiaffo|scale|muro|calci|naso|braccio|
  capelli|costola|ceffone|sberla|botte|labbro|dente / <kin> .. che +se +lo|la|me_ne .. ammazza|uccide|ammazzera|uccidera
<abuser> .. mi|ci|ha|viene +<hits>|<hits>|ha_<hits>|mi_<hits>|messo_le_mani|mette_le_mani|ha_spaccato|ha_rotto|
  tira_le_cose|tira_gli|tira_schiaffi|tira_pugni|spacca|tira_i_capelli|alza_le_mani|da_schiaffi|tira_calci|
  dato_un_pugno|ha_dato_uno_schiaffo|lancia_le_cose|riempito_di
mi +<hits>|mena|violenta|picchia|ha_<hits>|hanno_<hits> +$|mio|quando|se|con|e|davanti|ogni|il|ieri|sempre|perche|
  stanotte|di|la|un|da / costring*|obblig*|forza .. sesso|rapporti|letto|toccar*|baciar* .. piango|no|voglio|$|anche|con
stata|stato|sono|vengo|viene|venivo +<hits>|stuprat*|violentat*|abusat*|picchiat*|menat*|molestat* +da|$|e|dal|per|
  quando|ieri|a / buttata|spinta|scaraventata|lanciata +giu|contro|per|addosso|dalle +dalle|il|al|le|per
controlla|prende|preso|tolto|sequestra|tiene|guarda|nascosto .. telefono|tel|cell|cellulare|soldi|carta|documenti|
  bancomat|stipendio|passaporto .. usc*|mena|picchi*|chiud*|minacci*|botte|vedere|amici|permesso|casa|urla
paura +di|del|che +mio|lui|mia|tornare|mi|che +marito|ragazzo|padre|ex|compagno|picchi*|ammazz*|patrigno|casa|mi|uccid*|
  moglie / controlla .. tel|telefono|cellulare .. schiaffi|botte|licenzi*|uscire|amiche
non|nn +mi +fa|lascia|permette +uscire|vedere|lavorare|parlare|avere|andare
<kin> .. entra|viene|infila .. camera|letto|stanza .. notte|mia|tocca|mio
mi|ci +ha|hanno +<hits>|messo_le_mani|violentata|picchiato|spaccato / costringe|obbliga|forza .. fare +sesso|l_amore
<kin>|allenatore|prof +mi +tocca|toccava|ha_toccat*|palpa
# harm_to_others 2
metto|metto_il|verso|metter* .. veleno|veneno|topicida|candeggina .. caffe|cibo|minestra|piatto|bicchiere|pasta|te|cena
paura|terrore|voglia|pensiero .. lanciare|buttare|sbattere|soffocare|scuotere|annegare|colpire .. bambin*|figli*|
  neonat*|bimb*|piccol*|finestra|muro / domani .. scuola|ufficio|classe .. fuori|tutti|spar*|pistola|coltello|ammazz*
ho +picchiat*|menato|preso_a_pugni|strozzat*|schiaffeggiat* mia|mio|la|il ragazza|moglie|figlia|figlio|fidanzata|madre|
  bambin*
progett*|pianific*|programm*|sto_pensando|penso +di|l|un|una|a +uccidere|ammazzare|omicidio|strage|accoltellare|
  avvelenare|far_fuori|vendicarmi_con / faccio|faro|fare +del +male +a|alla|al qualcuno|mia|mio|bambin*|tutti|figli*
la|lo|li|le|gli +investo|metto_sotto|accoltello|brucio|pianto|taglio|faccio_fuori|sgozzo|avveleno|strozzo +con|la|un|
  tutti|il|nel|$|con_la macchina|casa|coltello|gola|auto|schiena|tutti|domani|stasera|pancia
porto|portero|portare|vengo_con +la|una|un|il|con_la +pistola|coltello|bomba|fucile|accetta .. scuola|lavoro|classe|
  ufficio|zaino / li|lo|la|le +faccio|facciamo +fuori
voglio|vado|vorrei|penso|pronto|deciso|giuro|viene_da|istinto|voglia|capace|paura|pensieri .. ammazz*|uccid*|accoltell*|
  spar*|strangol*|strozz*|avvelen*|bruci*|pugnal*|investir*|sgozz*|soffoc*|picchiare|pestare|massacr* +il|la|mio|mia|
  quel*|qualcuno|tutti|lui|lei|un / taglio|taglierei|sgozzo|squarto|spacco +la|le|il +gola|testa|collo|cranio +a|al|di
ammazzo|uccido|accoltello|sgozzo|strangolo|strozzo|sparo|soffoco|brucio|avveleno|pugnalo +il|la|mio|mia|quel|quella|
  quello|al|alla|tutti|lui|lei|i|qualcuno|a|di / gli|le +sparo|taglio_la_gola|pianto_un_coltello|do_una_coltellata
l|lo|la|li|le|gli +sparo|ammazzo|uccido|accoltello|sgozzo|sparo|strozzo|pesto|brucio|massacro +$|di_botte|appena|domani|
  stasera|con|stanotte|quando|se|giuro|tutti|in_faccia|come|e|sotto / sparo|sparero +a|al +tutti|lui|mio|mia|capo|scuola
paura|pensieri|impulso|istinto|voglia .. male|ammazz*|soffoc*|strangol*|buttar*|scuot*|picchi*|uccid* .. figlia|figlio|
  bambin*|bimb*|madre|moglie|neonat*|qualcuno|ragazza / sparo|sparare|spariamo +a +tutti|lui|lei|chi / do +fuoco
# now
stanotte|stasera|adesso|ora|oggi|subito
# ordinary
& fumo|fuoco|incendio|fiamme|brucia griglia|grigliata|camino|candela|candele|falo|barbecue|esercitazione|torta|arrosto|
  forno / vomit* .. virus|incinta|sbornia|gravidanz*|gastro*|cozze|nausea|asilo|notte|mare / schiena|mal .. mi +ammazza
mor*|morire|morendo|morto|morta|morti +di|da|dal|dalla|dalle|a|per +fame|vergogna|sonno|ridere|risate|caldo|freddo|noia|
  sete|paura|vergogna|curiosita|invidia|stanc*|dal|un / vivere +senza|con|in|a|qui|da|cosi|lontano / vomit* .. incinta
ammazz*|uccid*|uccis* +x|per|con|di|dal|il|a|se|la|un|da +barzellette|le|coccole|carbonara|risate|boss|drago|noia|tempo|
  pizza|baci|mostro|livello|zanzara|ridere|solletico|caffe / spar* +a_salve|cazzate|una_foto|che|musica|la_domanda|pure
capo|mamma|madre|prof|moglie|caldo|afa|allenamento|sole|compiti|esame|palestra|ragazza +mi|ha|ci +uccide|ammazza|
  uccidono|uccidera|ammazzera|distrutt*|ammazz*|uccis* / & respirare|respiro|petto ridere|risate|palestra|scale
taglio|tagli*|bruci*|ustion* .. cipoll*|capelli|frangia|dito|cucin*|erba|pane|verdur*|barba|moka|forno|lingua|sole|
  caffe|ferro|unghie|pizza|carboidrat*|traguardo / mi_butto|buttarmi .. curriculum|mando|provo|lavoro|concorso|progetto
& mangi* ramadan|quaresima|digiuno_religioso|nutrizion*|dietolog*|dottor*|operazion*|turno|iftar|visita
mi|ci +<hits>|tocca|toccato +a|il|la|l|che|molto|i|al|fare|lavare|sempre scacchi|tennis|cuore|fatto|turno|piatti|lavoro|
  spesa|cartellino|fantasia|attenzione / non|nn voglio|ho|farei|penso|mai +morire|suicidarmi|del_male|mai|suicid*
mi_butto|mi_lancio|buttarmi|buttat* +sul|nel|in|col|a|su divano|letto|piscina|lavoro|mare|studio|parapendio|paracadute|
  cibo|tuffo / & figlio|figlia picchia|mena|morde sonno|due_anni|tre_anni|asilo|gioco|giochiamo|stanco
gatto|cane|bimbo|nipotino .. mi +picchia|morde|graffia|mena|colpisce / faccio +finita +con +questi|questo|questa|le|i|il
non|nn|mai|nessun* +mi +farei|ammazzo|uccido|faccio_del|ucciderei / segue|seguendo .. instagram|insta|tiktok|gatto|cane
ammazz* stampante|sveglia|lavoro|zanzar* / & incidente autostrada|traffico|coda / lanciato +la|il +palla|pallone / muoio
sparire +un|per_un weekend|po / meglio +morta|morto +che / stampante|crocs|sveglia / non|nn +sono +suicida
incinta .. vomit*
# fiction
film|serie|puntata|episodio|libro|romanzo|canzone|gioco|videogioco|podcast|personaggio|documentario|anime|netflix|gdr|
  ruolo|storia|poesia|giallo|opera|teatro|fortnite|gta|minecraft|cod|boss|zombie|drago|romeo|articolo|notizi*|attore|
  leggo|leggendo|jacopo|pavese|horror|partita|derby|delitto|cluedo|tennis|scacchi|fifa|mario|livello|pirata|parapendio|
  tesi / 10|15|20|12|18|25|30|dieci|quindici|venti +anni +fa / ahah*|haha*|lol|xd|ahha*
da|ho|avevo|ero|anni ragazzina|ragazzino|sofferto|soffrivo|adolescente|anoressica|17|16|18 .. anni|oggi|adesso|ora|fa
# minor 2
& miei|mamma|papa|mia_madre sequestr*|toglie|tolgono|spegne|spengono|requisisce cell|telefono|cellulare|wifi|tablet
  scuola|compiti|dieci|domani|notte / messo|mentito|inventat* .. data|eta .. fals*|nascita|iscri*|registr*|sono
sono|ancora|una|un|non_sono|nn_sono +minorenne|maggiorenne|una_bambina|un_bambino|ancora_maggiorenne|ancora_minorenne|
  liceale|una_liceale / oggi|domani|verifica|interrogazione|compito .. seconda|terza|prima|medie +media|$|medie
faccio|sono|vado|frequento +in|la|alla|il +prima|seconda|terza|quarta|quinta|medie|liceo|primo|secondo +media|superiore|
  liceo|elementare|medie|$ / genitori|miei|mamma .. tolgono|controllano|lasciano|telefono .. anni|dorm*|compiti|medie
ho|compio|faro|avro|solo|appena|quasi|compiro +<n>|ancora_<n>|solo_<n>|appena_<n>|quasi_<n> anni|$ / sono +del +<born>
eta|data|nascita .. fals*|mentito|messo .. iscri*|registr*|sono|messo / non|nn +sono|ho maggiorenne|18|diciotto|diciott*
faccio|compio|faro|compiro +<n> +anni +ad|a|in|il|fra|tra|domani|$ / <n> +anni .. dorm*|scuola|genitori|miei|medie|mamma
compio|faccio|avro +diciotto|18|<n> .. tra|fra|a|prossim* / manca|mancano .. ai|per|a +18|diciotto|maggiore
mentito|mento +sull|sulla|su +eta|data / ^<n> +anni +$|e|quasi|appena|compiuti / nato|nata +nel|il +<born>|duemila*
miei|genitori|mamma .. <n> +anni / vado +ancora +a +scuola / minorenne +$|e|ma|pero
# adult
figli*|nipot*|sorell*|fratell*|cugin*|bambin*|alunn* .. ha|di|diventa|compie|fa +<n>|maggiorenne|18|la
<n> +ore|minuti|settimane|giorni|chili|km|mesi|euro|anni_di|anni_che|anni_insieme|pagine|gatti|etti
insegn*|prof +in|di|alle|una .. medie|media|liceo|seconda|terza / quando|da|a|dai +avevo|<n>|quando_avevo|<n>
a +<n> +anni +lavoravo|ero|suonavo|avevo|facevo|andavo|ho
`;
