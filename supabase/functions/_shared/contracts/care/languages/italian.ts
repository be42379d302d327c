import { others } from './italian-others.ts';

/** Italian, in the notation of `../phrases.ts`. */
export const italian = `# lists
kin = marito|ragazzo|fidanzato|compagno|moglie|ragazza|fidanzata|ex|padre|papa|patrigno|madre|mamma|zio|fratello|
  sorella|nonno|cugino|suocero|suocera|genitori|convivente|cognato|allenatore|prof|figlio|figlia|coinquilin*|parroco
abuser = lui|lei|<kin>|capo|padrone|prete|vicino|badante|uno|tizio
want = voglio|vorrei|vuole|volevo|penso|pensa*|deciso|provato|provo|tentato|sto|desidero|preferirei|bisogno|intenzione|
  medito|pront*|sogno|devo|vojo|progetto|pianific*|spero|voler|detto|vado
pills = pastigli*|pillol*|sonnifer*|compress*|pasticch*|medicin*|farmac*|xanax|tachipirin*|ansiolitici|antidepressivi|
  flacon*|blister|benzo|lexotan|oki|aulin|psicofarmaci|tranquillanti|insulina|valium
hits = picchi*|pestat*|menat*|mena|menava|violent*|stupr*|abusa*|schiaffeggia*|strangol*|strozza*|spintona*|palpegg*|
  palpa*|maltratt*|malmenat*|mena|menava|molest*|aggredit*|strattona*|buttata|scaraventat*|lancia_addosso|botte|
  cinghiat*|pugno|pugni|schiaff*|sberl*|calci|ceffon*|messo_le_mani|mette_le_mani|alza_le_mani|sputa|stringe_il_collo|
  sbattut*_contro|sbattut*_al_muro|sbattut*_per_terra|sbatte_contro|sbatte_al_muro|spint*_contro_il|spint*_contro_la|
  spint*_giu
body = bracci*|polso|polsi|gamba|gambe|coscia|cosce|pelle|pancia|avambracc*|vene|polpacci*|fianchi|caviglie
weapon = coltello|pistola|fucile|ascia|accetta|machete|martello|mazza|spranga|arma|doppietta|lama|accoltell*
n = 11|12|13|14|15|16|17|undici|dodici|tredici|quattordici|quindici|sedici|diciassette
edge = ponte|tetto|cornicione|balcone|ringhiera|binari|parapetto|davanzale|cavalcavia|scogliera|guardrail|viadotto
fat = grass*|balena|schifo|ciccion*|vacca|obes*|ingrass*|ossa|magr*|dimagr*
born = 2009|201*
# suicide 2
binari .. resto|resto_li|sdraio|mi_butto / buttarmi|lanciarmi|gettarmi|butto|lancio|getto|salto_giu|saltare .. dal|
  sotto|giu|da|davanti|nel ponte|treno|metro|balcone|tetto|palazzo|finestra|binari|fiume|vuoto / lettera|lettere|
  biglietto|messaggio +d_addio|di_addio|d|di +addio / letter* .. scritt*|pront* .. addio|password|figli|bambin*|comodino
  / <pills> .. accumul*|comodino|da_parte|insieme|tutte .. sempre|farla|addorment*|svegliar*|parte / messo|tengo|metto|
  accumul*|raccol* .. pillol*|pastigli*|medicine|farmaci|pasticche .. tutte_insieme|da_parte|prenderle / preparat*|
  pronta +la|una|il +corda|cappio / veleno|topicida .. per +me / prendo .. sonnifer*|pastiglie|gocce .. tutt* /
  uccidermi|ammazzarmi|suicidarmi|suicidarsi|suicidare|suicido|suicidarti|impiccarmi|impiccarsi|spararmi|ammazzarsi|
  uccidersi|kms|avvelenarmi|annegarmi / <want>|al|commettere +suicidio / ce la +faccio +piu|a +a|piu +vivere / mi
  +ammazzo|uccido|impicc*|sparo|suicido|sparero|ammazzero|uccidero +$|giuro|stasera|stanotte|e|domani|se|oggi|davvero|
  prima|cosi|con|in|alla|quando|appena / non|nn|senza vogli*|riesco|senso|motivo|va +piu|vivere|svegliarmi|esistere|
  esserci|di|a +vivere|di_vivere|a_vivere|esistere|svegliarmi|esserci|piu_vivere / non|nn vogli* +vivere|esistere|
  svegliarmi|esserci +piu|$ / <want> morire|essere_morto|essere_morta|sparire_per_sempre|scomparire|non_svegliarmi|
  non_esistere|farla_finita|crepare|non_esserci / vorrei|voglio|meglio +non +svegliarmi / essere|fossi +mai +nato|nata /
  saro|sarei +gia +morto|morta / non|nn +ci +saro +piu / fine +alla|a +mia_vita|mia_esistenza / togli*|tolgo +la +vita /
  farla|facci*|finire|farei +finita|la_finita / mi|si +butto|getto|buttero +$|giu|dal|sotto|di_sotto / mi +sdraio +sui
  +binari / pistola|fucile|doppietta .. testa|bocca|tempia|su_di|servizio|grilletto / sparo|sparare|tiro +un +colpo +in
  +testa|bocca / prendo .. <pills>|scatol* .. per_sempre / stanc*|stuf* +di|della +vivere|vita / un +peso +per / &
  corda|cappio soffitta|garage|trave|lampadario|cantina|bosco pront*|aspetto|appes*|stanotte|coraggio|escano / &
  lettera|lettere scritt*|pront* finita|finisce|addio|non_ci_saro|ultima moglie|figli|miei|mamma|tutti|genitori / &
  mesi|settimane|parte|volta|accumul* <pills>|gocce prenderle_tutte|bevo_tutte|prendo_tutte|berle_tutte|ingoi* / &
  fucile|pistola|doppietta caricat*|tirat*|preso aspettare|senso|letto|addio|finita / suicidio .. unica +via|soluzione|
  uscita
& togliermi_di_mezzo|levarmi_di_mezzo|tolgo_di_mezzo assicurazione|incass*|senza_di_me|peso|debiti|soffr* / &
  paura_di_svegliarmi|paura_di_sopravvivere|paura_di_risvegliarmi morire|morte|pastigli*|pillol* / vojo|voglio|vorrei|
  vogl +mori|muri|crepa / butto|lancio|getto|buttarmi|lanciarmi .. dal|giu_dal +primo|secondo|terzo|quarto|quinto|sesto|
  settimo|ottavo|decimo +piano / messo|messe|ho|tengo|accumul* .. da_parte|accumul*|conservat* .. <pills> .. stasera|
  stanotte|tutte|prendo|insieme / stare|starebber*|staranno|staresti|starete|starebbe|vivrebber*|sarebber* .. meglio|
  piu_felici +senza +di_me|me +$|e|lo / starebber*|starebbe|sarebbe|stareste .. meglio .. se|quando non|fossi|sono|saro
  +ci|esistessi|ci_fossi|ci_sono|mort*|morta +fossi|piu|$|sono / vita .. non|nn +vale|ha +piu|la|la_pena|senso +la|pena|
  senso|$|di / dic*|vuole|vole|minaccia .. <kin>|che|di|lui|lei +si +spara|ammazza|uccide|impicca|butta_giu|butta_sotto
  / <kin>|amic* .. dice|detto|scritto|giura +che|ke +si +spara|ammazza|uccide|impicca / me +ammazzo|uccido|sparo|impicco
  +$|stasera|stanotte|domani|e|oggi|subito|ora / me +butto|lancio +sotto|giu|dar|dal +la|er|il|al|$|ponte|treno|a /
  prossima +volta|vorta +resto|ci_resto|rimango|resto_li|sto +sui|li|sotto|fermo .. binari|treno / motivo|ragione|senso|
  scopo .. continuare|andare_avanti +a|per +vivere|esistere / & non_ci_saro_piu|non_saro_piu|non_ci_sono_piu corda|
  pistola|pastiglie|pillole|lametta|cappio|lettera|ponte domani|stasera|stanotte|lunedi|domattina / & la_corda_e|
  ho_la_corda|una_corda|cappio|ho_le_pastiglie|le_pillole|la_lametta|la_pistola lo_faccio|lo_faro|farlo|faro_stasera
  stasera|stanotte|domani|ora|adesso / nun|nu|no|non|nn vojo|voglio|vogl|vorrei|ne_posso +piu +campa|campare|vive|vivere
  / prendo|bevo|ingoio|mando_giu|butto_giu .. tutte|tutti +le|i|gocce|pastigli* .. non|nn|mai +mi_sveglio|mi_svegli|
  sveglio|svegliarmi|mi_sveglio_piu / senza +di +me .. stare|starebber*|staranno|starete|vivrebber*|sarebber* +meglio|
  tutti|piu / non_voglio|non_vorrei|nn_voglio|di_non svegliarmi|risvegliarmi +domani|mai|$ / prendo|prendero|ingoio|
  mando_giu|butto_giu tutt*|tutti +i|le|la|quei|quelle +<pills>|sonniferi|gocce|scatola .. stanotte|stasera|domani|$|
  insieme|finita / stanotte|stasera|domani prendo|ingoio|bevo|butto_giu +tutt* +i|le|la|quei|quelle +<pills>|gocce|
  scatola / lettera|lettere|biglietto .. lasciat*|scritt* .. stasera|stanotte|domani finisce|la_finisco|finira +tutto|$|
  qui / mi|me voglio|vojo|vorrei|vado_a|devo|sto_per +buttare|ammazza*|uccidere|impicca*|sparare|lanciare|gettare|
  suicidare|ammazzà +$|dal|dalla|sotto|giu|stasera|da|con|nel|domani|stanotte|davvero / me +sparo +$|in|stasera
# immediate_danger 3
& incendio|fuoco|fiamme|fumo|brucia palazzo|casa|scale|appartamento|cucina|condominio|pianerottolo|tende bloccat*|
  possiamo_uscire|riesco_a_uscire|scendere|pien*|ovunque|aiuto|dappertutto / & gola|lingua|labbra gonfi*|chiud* respir*|
  allergi*|vespa|ape|arachid*|gamber*|aria / & petto|cuore string*|dolore|fitt*|morsa|elefante braccio|mascella|sud*|
  ambulanza|118|svenut*|formicol* / & bocca|faccia|viso|bcca stort*|pende|caduta braccio|parl*|nonn*|mamma|papa|muove|
  muve|alzo / tizio|uomo|tipo|macchina|qualcuno .. mi_sta_seguendo|seguendo|insegue|pedina|segue_da .. paura|buio|
  strad*|stazione|metro|sola|ferm* / amic*|fratello|ragazz*|coinquilin* .. troppa|roba|pasticche|preso_troppo|
  bevuto_troppo .. sveglia|risponde|blu|svenut* / soffoc* .. viola|caramella|boccone|respira / & ingoiat*|bevut*|bevo|
  inghiottit* candeggina|veleno|acido|topicida|pila|batteria|detersivo|sgorgante|diserbante / pres*|ingoiat*|ingerit*|
  bevut*|mandat* .. tutta|tutte|tutti|intera|20|30|40|50|manciata|trentina|ventina|quarantina|cinquantina|sacco|
  due_scatole|due_flaconi|troppe .. <pills>|gocce / non|nn +respira|reagisce|risponde_piu|si_sveglia_piu / lui|lei|
  amic*|mamma|papa|nonn*|fratello|bambin*|figli* .. non|nn +si_sveglia|respira .. terra|blu|aiuto|respira|preso|presa|
  bevuto|vomit*|scuoto / riesc*|non|nn +respir*|a_respirare|piu_a_respirare +$|piu|mi|e|la|era|bene / sangu* .. ferma|
  smette|ovunque|asciugamano|dappertutto|pozza|a_fiotti / tagliat*|tagliare|taglio +le|i|troppo +vene|polsi|profondo|
  fondo / perd* .. tanto|troppo|molto +sangue / qualcuno|uomo|ladr*|tizio|ex|rapinatori|sconosciut* .. entrat*|entrando|
  sfond*|forz*|scassin*|rotto|calci|scavalc* .. casa|porta|finestra|appartamento|balcone / stanno|sta|hanno .. sfond*|
  forzando|scassin*|rotto .. porta|finestra|serratura / qualcuno|uomo|sconosciuto +dentro|in|e_in +casa_mia|casa_nostra|
  casa_e|casa_con|casa_ho / uomo|tizio|ex|gente .. armat*|pistola|fucile|coltello .. cortile|casa|porta|sotto|giardino|
  scale|fuori / nascost*|armadio|sotto_il_letto|chiusa_in|chiuso_in .. ladri|entrat*|sfond*|urla|passi|grida / ladri
  +in_casa|dentro / ex|uomo .. porta .. pistola|coltello|fucile / & <weapon> lui|qui_fuori|qua_fuori|fuori_dalla_porta|
  alla_porta_con|davanti_alla_porta|dietro_la_porta|ex|uomo|tizio|qualcuno|marito|padre|ragazzo|fratello chius*|
  nascost*|aiuto|ammazza|uccide*|pianerottolo|grida|minacci*|sparare|urla|sfond* / mi +sta +ammazzando|per_ammazzare|
  per_uccidere / & gas|monossido|caldaia|stufa odore|puzza|fuga|perdita|testa testa|gira|nausea|aiuto|aprire|svengo|
  svenut*|sveglia / sparano|sparando|sparatoria|spari .. nascost*|centro|scuola|negozio|chius*|fuori|adesso /
  accoltellat*|rapit* .. aiuto|bagagliaio|sangu*|furgone / m|mi|ci +ha|hanno +chius*|rinchius*|segregat*|legat* ..
  camera|stanza|chiave|cantina|casa|bagno|letto / sono|sto|sedut*|salit*|sdraiat*|appes*|in_piedi .. <edge> .. butt*|
  saltare|salto_giu|mi_butto|nel_vuoto|vuoto|addio|moll*|lascio|coraggio / sono +sul +cornicione|davanzale|parapetto / &
  forza|forzando|forzare serratura|porta|finestra sola|solo|qualcuno|aiuto|nascost* / mi +ha +chiusa|chiuso +in
  +macchina|casa|camera|bagno / & braccio|gamba|lato|meta|mezza|parte bocca|faccia|viso|parol*|corpo|destr*|lingua
  non_si_muove|non_muovo|nn_muovo|non_riesc*|nn_riesc*|non_sento|nn_sento|stort*|improvviso|di_colpo|formicol*|intorpid*
  / avendo|venendo|avuto_adesso +un +ictus|infarto / ictus|infarto .. faccio|118|aiuto|ambulanza / & la_stufa|una_stufa|
  stufetta|camino|braciere|gas|monossido|caldaia|scaldabagno perde|fumo|tira|tutti|acces*|puzza|odore|forse|dentro
  vomit*|svenire|svengo|svenut*|intontit*|alzarmi|gira|nausea / & acqua|fiume|canale|fango sale|salendo|arriva*|entra*|
  esondat*|copert*|allagat* portier*|sportell*|intrappolat*|possiamo_uscire|riesco_a_uscire|riesco_ad|sul_tetto|affog* /
  intrappolat*|bloccat*_in .. acqua / buttarmi|mandarmi|spingermi|buttarci|mandarci|buttano|buttando|spinge ..
  fuori_strada|guardrail / mi|ci +speronano|sta_speronando|stanno_speronando|sperona / & macchina|furgone|auto a_forza|
  con_la_forza mi|m messa|messo|caricat*|spint*|fatta_salire / fatta|fatto salire +a_forza|con_la_forza / & tassista|
  autista|furgone|bagagliaio|macchina fa_scendere|caricat*|bloccat*|trascinat*|bendat*|chius* so_dove|portier*|
  mi_porta*|dove_mi / & cancello|portone|balcone|recinto|citofono|muro|porta|vetri|finestra scavalc*|saltato|picchia|
  calci|salendo|arrampic*|sfond*|ubriaco mi_ammazz*|mi_uccid*|mi_fa_fuori|mi_scanna|mi_sgozza|gola|mi_taglia|che_facci*|
  cosa_facci*
& labbra blu|viola|cianotic* non_risponde|nn_risponde|non_respira|nn_respira|respira_male|respira_malissimo|
  non_si_sveglia|svenut*|cadut* / sta|stanno +entrando|provando_a_entrare +in_casa_mia|in_casa|dalla_finestra /
  ingoiat*|pres*|bevut*|mandat*|buttat* .. blister|flacon*|scatol*|boccett* +inter*|di +di|<pills>|gocce|$|lexotan|
  xanax|minias|rivotril|tavor|en|sonnifer* / pres*|ingoiat*|bevut*|mandat*|buttat* .. tutto|tutta|intero|intera|due|tre|
  tutto_il|tre_blister +il|la|un|blister|scatole|flacone +flacone|boccetta|blister|scatola_di|flacon* +$|di|e|poco|
  dieci|ora / entrat*|entra +qualcuno|uno|un_uomo|un_tizio|uno_sconosciuto +in|a|dentro +casa|camera +$|mia|e|aiuto|
  nostra|ho|sono / c|ce|ci +e|sta|qualcuno|uno +qualcuno|uno|un_uomo|in +in|dentro|che|giu +casa|cucina|salotto|sfond*|
  camera|forz* .. sono_sola|sono_solo|nascost*|aiuto|non_conosco|conosco|paura|polizia|sconosciut* / ladri|ladro|
  rapinatori|qualcuno +di|al|giu|sotto|dentro +sotto|piano|in|casa .. $|sola|solo|nascost*|aiuto|sento|paura / qualcuno|
  stanno|uno|uomo|tizio|ex .. cercando|provando|cerca|prova|tentando +di|a|d +entrare|aprire|forzare|sfondare .. casa|
  porta|finestra|serratura|$ / sento .. passi|rumori|qualcuno|voci .. giu|sotto|casa|cucina|scale|salotto .. sola|solo|
  nascost*|aiuto|paura|sono_a_letto / casa|appartamento|cucina|palazzo|condominio|camera +mia|nostra|va|sta|e|a|del +a|
  va|sta|andando|prendendo|bruciando|fiamme|vicino +fuoco|a_fuoco|bruciando|in_fiamme|$ / fuoco|fumo|fiamme|brucia|
  bruciando .. riesco|riusciamo|possiamo|posso|riesce +a|ad|uscire|scendere|piu_a +uscire|scendere|$|respirare|scappare
  / fumo|fiamme .. entra|entrano|sale|viene|arriva .. sotto|porta|scale|camera|stanza / male|dolor*|peso|oppressione|
  morsa|fitt*|stretta .. petto|torace|cuore .. braccio|mascella|sudo|sudando|sudat*|sudore|spalla_sinistra|mandibola /
  credo|penso|forse|secondo_me|temo .. infarto|ictus .. $|aiuto|braccio|petto|sudo|solo|sola / marito|moglie|padre|
  madre|papa|mamma|nonno|nonna|lui|lei|amic* .. ha|sta|avendo|avuto|fa|venendo +un|avendo|facendo|venendo|l +infarto|
  ictus|un_infarto|un_ictus +$|aiuto|che|cosa|qui|e|adesso / <kin>|nonna|amic*|lui|lei|uomo|signora +e|e_a|sta|privo|
  e_per +svenut*|a_terra|terra|per_terra|incosciente|privo|priva .. risponde|incosciente|respira|sensi|sveglia|aiuto|
  muove|sangu* / non|nn .. smett*|ferma|fermo|riesc* .. sanguin*|sangu*|emorragi* / tagliat*|taglio|tagli .. troppo|
  profond*|fondo .. ferma|smett*|sangu*|punti / messo|messa|sciolto|versato|buttato|infilato +qualcosa|qlcs|qualcs|roba|
  droga|una_pasticca|una_pastiglia|delle_gocce|gocce +nel|in +bicchiere|drink|cocktail|birra|mio|vino / drogat* ..
  drink|bicchiere|cocktail|sento|gambe|birra / & nel_bicchiere|nel_drink|il_drink|drogat*|nel_cocktail gambe|in_piedi|
  gira|reggo molli|sento|non_mi|reggono|cedono|tutto / sono|sto|sedut*|sdraiat*|in_piedi .. sui|sulle|sul +binari|rotaie
  .. $|treno|aspetto|aspettando|addio|arriva / m|mi|ci|sta|stanno +ha|hanno|sta|stanno|tirando|trascinando|tirat*|
  trascinat* +tirat*|trascinat*|spint*|caricat*|tirando|trascinando|mi|dentro|in +dentro|in|su|nella|nel|una ..
  macchina|furgone|auto|camion / chius*|rinchius*|sono|messa|messo +nel|dentro_il|in_un +bagagliaio|portabagagli|baule|
  furgone|cofano / pres*|ingoiat*|bevut*|mandat* +venti|trenta|quaranta|cinquanta|sessanta|cento|15|35|45|60|70|80|100|
  tre_blister|due_blister|mezza_boccetta <pills>|gocce / entrat*|entrando|entra +un_uomo|uno|qualcuno|dei_tizi|due|
  un_tizio|un_ladro|uno_sconosciuto .. dalla|in|dal|nella +finestra|balcone|porta|casa|camera|terrazzo .. $|aiuto|
  nascost*|ho_paura|sola|solo|e / ladro|ladri|uomo|qualcuno|tizio|sconosciuto +in +casa .. nascost*|armadio|letto|aiuto|
  sola|bagno|paura / <kin>|nonna|lui|lei|amic*|signora .. cadut*|crollat*|collassat*|accasciat* .. non|nn +risponde|
  si_muove|reagisce|respira|si_sveglia / sul|sulla +bordo|ciglio|orlo +del|della|di +tetto|cornicione|ponte|un_ponte|
  un_palazzo|scogliera +$|e|sto|pront*|mi|non / un +uomo|tizio|sconosciuto|tipo|ladro +nel|nella|in|dentro +mio|mia|
  casa_mia|la_mia|camera_mia|il_mio +$|salotto|cucina|camera|e|casa|aiuto|appartamento|giardino / costrett*|obbligat*|
  forzat* +a +salire|entrare +in|nella|sulla|sul|nel +macchina|auto|sua|furgone|una|un
# self_harm 2
ricadut*|ricascat*|nell .. autolesion* / testa|pugni|schiaffi .. muro|faccia|termosifone .. sangu*|merito|odio|finche|
  fino|calm*|stelle|zittisc* / bracci*|gamb*|cosce|polsi .. pien* .. tagli|cicatric* / & lama|taglierino|rasoio|forbici|
  temperino|vetro bracci*|cosc*|pols*|gamb*|pelle|pancia|mano mi|usarla|usare|sangu*|tagl*|sto / croste .. sangu* /
  pianto +il|la +compasso|forbice / mi +sono +tagliat* +alle|sulle|sulla|alla / autolesionist*|mi_autolesion*|tagliuzz*|
  la_lametta|le_lamette|lametta_in|farmi_del_male|mi_faccio_del_male|tagliarmi|ferirmi|cutting / mi +sono|sn +incis*|
  tagliat*|lacerat*|ferit*|bruciat* +le|i|ancora|apposta|tutte|il_polso|un_braccio|schifo|il_braccio|la_coscia|di_nuovo|
  con_la_lametta / mi|si +taglio|tagliavo|incido|graffio|ferisc*|bruci*|colpisco|pungo|mordo|gratto|taglia +$|di|le|il|
  i|con|quando|qnd|ancora|apposta|sul|la|per|da|ogni|sulle|stasera|fino|a|finche|sangue .. bracci*|gamb*|pols*|cosc*|
  lametta|accendino|sigarett*|apposta|nascosto|sangu* / mi +taglio|incido|ferisco +$|quando|ogni|ancora|di / mi_brucio
  apposta / spengo|spegn*|spent*|tengo|appoggio .. sigarett*|accendino|piastra|ferro|fornello .. <body>|addosso|conto|
  apposta / mi +tiro|do|prendo|riempio +pugni|schiaffi|sberle|testate|a_pugni|a_morsi|a_schiaffi|dei_pugni|di_pugni /
  sangu* .. calm*|sollievo / tagli +sulle|freschi_sulle
bruciarmi|bruciarsi|graffiarmi|mordermi|pungermi|colpirmi|incidermi .. accendino|accendini|sigarett*|apposta|lametta|
  calm*|piastra|sangu* / mi +faccio +ancora +del_male|male_da_sol* / mi +sono +tagliat* .. rifarlo / mi|me +faccio
  +male|del_male|der_male +apposta|da_sola|da_solo|di_proposito|volontariamente|di_nascosto / me|mi +so|sono|son|do|
  prendo +preso|presa|presi|dato|a|riempito +a|dei|pugni|schiaffi|testate +pugni|schiaffi|sberle|in|da|sola|solo|testate
  / quando|se|dopo|appena|perche +mi +taglio|ferisco|brucio|graffio .. meglio|calm*|sollievo|sto_bene|passa|respiro|
  silenzio / infil*|piant*|conficc*|ficc* .. ago|aghi|spill*|compasso|lama|forbici +nel|nella|in|nelle|nei +<body>|un|
  carne|mano|dita|coscia|dito / fatt*|faccio +altri|nuovi|dei|ancora|un_altro +tagli|taglio|graffi .. <body>|polso / me|
  m +taglio|tajo|incido|brucio +le|i|er|la|il|co|con|ancora <body>|lametta|accendino|sigaretta|bagno
${others}# now
stanotte|stasera|adesso|ora|oggi|subito
# ordinary
& fumo|fuoco|brucia griglia|grigliata|camino|candel*|forno|torta / boss +mi / fuori|uscit* .. anoressia|bulimia / mor*
  +di|da|dal|dalla|dalle|a|per +fame|vergogna|sonno|ridere|risate|caldo|freddo|noia|sete|paura|curiosita|invidia|stanc*|
  dal|un / vivere +senza|con|in|a|qui|da|cosi|lontano / ammazz*|uccid*|uccis* +x|per|con|di|dal|il|a|se|la|un|da
  +barzellette|le|coccole|carbonara|risate|boss|drago|noia|tempo|pizza|baci|mostro|livello|zanzara|ridere|solletico|
  caffe / capo|mamma|madre|prof|moglie|caldo|afa|allenamento|sole|compiti|esame|palestra|ragazza +mi|ha|ci +uccide|
  uccidono|uccidera|distrutt*|ammazz*|uccis* / tagli*|bruci*|ustion* .. cipoll*|capelli|punte|frangia|dito|cucin*|erba|
  pane|verdur*|barba|moka|forno|lingua|sole|caffe|ferro|unghie|pizza|carboidrat*|traguardo / mi_butto|buttarmi ..
  curriculum|mando|provo|lavoro|concorso|progetto / & figlio|figlia picchia|mena|morde|schiaffo sonno|due_anni|tre_anni|
  asilo|gioco|giochiamo|stanco / ammazz* stampante|sveglia|lavoro|zanzar* / ^il|^la|^lo|^sto|^quel|^questa +navigatore|
  stampante|gps|sveglia|modem|wifi|aspirapolvere|lavatrice +mi|ci|si|ha|non .. strangol*|ammazz*|uccid*|strozz* / caldo|
  afa|sole|umidita|treno|esame|sessione|tesi|lavoro|trasloco|dieta|allergia|schiena|tacchi|traffico|lunedi +mi|ci +ha|
  sta|stanno|ammazza|ammazzano|uccide|uccidono|uccider* / chius* +fuori / chius* .. sbaglio|errore / da +morire / non|
  nessuno|nn +vuole|voglio|vorrei|vogliono +morire / spero +di +morire / sotto +la +doccia / sul +divano / & scherz*
  pugno|calcio|schiaffo / calcio +di +rigore / scomparire +dalla|per / che|alla +bomba / suicidio|morte +di|finale|del
svegliarmi .. operazione|anestesia|intervento / & cuscino russ* / detox|prescritt*|medico|dottore|gastroenterolog*|
  colonscopia|stitichezza .. lassativ* / lassativ*|acqua|digiun* .. prescritt*|medico|detox|dottore|colonscopia|stitic*|
  ramadan|gastro* / farla|finirla|faccio|facci* +finita +con +lo|le|il|i|questo|questa|questi|queste|quest|i_dolci|
  la_dieta|la_scuola|la_palestra / tocca|toccat* +il +cuore / toccat* +nel +vivo / tocca +a +me / lo|la|li +faccio
  +fuori +in / ci +saro +piu +in|per|a|al|da +ufficio|due|lavoro|settimane|scuola|lunedi|casa / dentista|otturazione|
  anestesia|operazione .. <kin> / bruciando|brucia +le +tappe / qualcosa +nel +bicchiere .. oliva|ghiaccio|limone|
  ombrellin*|menta / server|linea|sito|telefono .. cadut*|crollat* / influenza|febbre|bronchite|covid .. letto / domani|
  stasera sparo +i|le|una|un|due|fuochi / accoltello +la|il +torta|panettone|anguria|arrosto|cocomero / pastigli*|
  caramelle +per +la +gola|tosse / tosse|ricetta|antibiotic* .. tutte +le +medicine / medicine +per +la|il|i
# fiction
bistecca|nebbia|operat*|tonno|maiale|tosca|castello|film|serie|puntata|episodio|libro|romanzo|canzone|gioco|videogioco|
  podcast|personaggio|documentario|anime|netflix|gdr|ruolo|storia|poesia|giallo|opera|teatro|fortnite|gta|minecraft|cod|
  boss|zombie|drago|romeo|articolo|notizi*|attore|leggo|leggendo|jacopo|pavese|horror|partita|derby|delitto|cluedo|
  tennis|scacchi|fifa|mario|livello|pirata|parapendio|tesi / ahah*|haha*|lol|xd|ahha* / ero|soffrivo|sofferto bulimic*|
  anoressic*|anoressia|bulimia .. adesso|oggi|ora .. ne_ho|figli|bene|felice|guarit*|mangio|assaggio|faccio
# past
anni|tempo|decenni +fa / nel|dal +198*|199*|200*|201* / da +ragazza|ragazzo|ragazzina|ragazzino|giovane|adolescente / a
  +15|16|17|18|20|vent +anni / una_vita_fa|all_epoca
# well
oggi|adesso|ora .. bene|benissimo|meglio|felice|libera|libero|figli|sposata|sposato|nonna|trattoria|insegno|gestisco|
  impasto|serena|sereno / guarita|guarito|uscita|uscito|acqua_passata|alle_spalle / che|adesso|ora|oggi|ormai +sto
  +bene|benone|benissimo
# minor 2
& esame terza_media quest_anno|a_giugno|miei|studiare|ansia|paura|vomitare|bocciat* / catechismo +per +la +cresima /
  sto_per +compiere|fare +<n>|i_<n> / ^<n> +anni +f|m|ragazza|ragazzo|di|da|qui / posso|devo|fanno|fa|lasciano|lascia ..
  telefono|cell|cellulare|tel|uscire|tablet|fuori +solo +fino|alle|dalle / vado|sono|andavo +alle|ancora +alle|medie +$|
  medie|e|ma / mi_ha_messo|messo_una|mettono|preso|beccato +la|una|nota +nota|sul|e .. registro|miei|padre|madre|mamma|
  firmare / posso +ancora|nemmeno +guidare|votare / & prof|coordinatrice|coordinatore|preside|vicepreside|maestra
  chiamato|convocato|scritto|telefonato i_miei|i_miei_genitori|mia_madre|mio_padre|mia_mamma|a_casa / & mamma|mia_madre|
  papa|miei|mio_padre tolto|sequestrato|requisito|ritirato|nascosto telefono|cell|cellulare|tablet|play pagella|voti|
  voto|scuola|insufficienz*|compiti|verifica|debito|4 / & miei|mamma|papa|mia_madre sequestr*|toglie|tolgono|spegne|
  spengono|requisisce cell|telefono|cellulare|wifi|tablet scuola|compiti|dieci|domani|notte / messo|mentito|inventat* ..
  data|eta .. fals*|nascita|iscri*|registr*|sono / sono|ancora|una|un|non_sono|nn_sono +minorenne|maggiorenne|
  una_bambina|un_bambino|ancora_maggiorenne|ancora_minorenne|liceale|una_liceale / oggi|domani|verifica|interrogazione|
  compito .. seconda|terza|prima|medie +media|$|medie / faccio|sono|vado|frequento +in|la|alla|il +prima|seconda|terza|
  quarta|quinta|medie|liceo|primo|secondo +media|superiore|liceo|elementare|medie|$ / ho|compio|faro|avro|solo|appena|
  quasi|compiro +<n>|ancora_<n>|solo_<n>|appena_<n>|quasi_<n> anni|$ / sono +del +<born> / eta|data|nascita .. fals*|
  mentito|messo .. iscri*|registr*|sono|messo / non|nn +sono|ho maggiorenne|18|diciotto|diciott* / faccio|compio|faro|
  compiro +<n> +anni +ad|a|in|il|fra|tra|domani|$ / <n> +anni .. dorm*|scuola|genitori|miei|medie|mamma / compio|faccio|
  avro +diciotto|18|<n> .. tra|fra|a|prossim* / manca|mancano .. ai|per|a +18|diciotto|maggiore / mentito|mento +sull|
  sulla|su +eta|data / ^<n> +anni +$|e|quasi|appena|compiuti / nato|nata +nel|il +<born>|duemila* / miei|genitori|mamma
  .. <n> +anni / vado +ancora +a +scuola / minorenne +$|e|ma|pero / & i_miei|mia_madre|mia_mamma|mio_padre|mamma|papa
  un_4|preso_4|preso_5|preso_3|altro_4|interrogazione|verifica|insufficienza|pagella|bocciano|debito|nota|un_5|un_3
  gita|non_mi_mandano|non_mi_manda|non_mi_fanno|non_mi_fa|in_punizione|mi_ammazza|mi_ammazzano|mi_uccide|mi_uccidono /
  faccio|frequento +prima|seconda|terza|quarta|quinta +superiore|liceo|media / tolto|tolgono|sequestrato .. telefono|
  cell|cellulare|tablet .. terza_media|seconda_media|prima_media
# adult
ours = figli*|nipot*|gemell*|bimb*|primogenit*|secondogenit*|bambin*|alunn*|il_piccolo|la_piccola|il_grande|la_grande|
  il_maggiore|la_maggiore|ragazzin*|figliocc*|cane|gatt*|cagnolin*|cucciol*|i_miei_studenti|il_minore|la_minore|
  il_mio_ometto / aged = 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|
  61|62|63|64|65|66|67|68|69|cinquant*|quarant*|trent*|pensione / old = figli*|nipot*|alunn*|correggo|correggere|
  ho_corretto|insegno|insegnavo|trent_anni|vent_anni|quarant_anni|anni_fa|ricordi|soffitta|commercialist*|ragionier*|
  1980|1985|1987|1990|ai_miei_tempi|da_piccol* / <ours> .. ha|hanno|compie|compiono|fa|fanno|fara|avra|compiuto|avranno
  +<n>|solo|appena|quasi|gia|ancora|gli / <ours> .. va|vanno|fa|fanno|ha|hanno|frequenta|inizia|studia|e|fara .. media|
  medie|liceo|superiori|superiore|elementari|verifica|interrogazione|compito|minorenne|maggiorenne / ha|compie|compiuto|
  fa +<n> .. mio|mia|nostro|nostra +figli*|nipot*|bimb*|cane|gatt* / figli*|nipot*|sorell*|fratell*|cugin*|bambin*|
  alunn* .. ha|di|diventa|compie|fa +<n>|maggiorenne|18|la / <n> +ore|minuti|settimane|giorni|chili|km|mesi|euro|
  anni_di|anni_che|anni_insieme|pagine|gatti|etti / insegn*|prof +in|di|alle|una .. medie|media|liceo|seconda|terza /
  quando|da|a|dai +avevo|<n>|quando_avevo|<n> / a +<n> +anni +lavoravo|ero|suonavo|avevo|facevo|andavo|ho / interrogo|
  spiego|correggo|insegno .. media|medie / & terza_media|seconda_media|prima_media|esame|pagella|catechismo|registro|
  preside <old>|<aged>_anni / & liceale|ragazzin*|adolescente <aged> / & nota|registro|alle_medie mio_figlio|mia_figlia|
  i_miei_alunni|insegn*|quando_andavo / figli*|nipot*|alunn* .. mentito
`;
