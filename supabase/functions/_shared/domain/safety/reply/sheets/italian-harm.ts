/** What a reply must not say in Italian to encourage harm, beside italian.ts, urging.ts and others. */
export const italianHarm = `# spelling
nn=non
# lists
pillole = pillole|pastiglie|compresse|medicine|farmaci|sonniferi|tranquillanti|ansiolitici|antidepressivi|scatola|
  flacone|boccetta|blister
# encourages_harm suicide
^crepa|^muori|e_crepa|allora_muori|allora_crepa +$|e|pure|non|nessuno|sola|solo / vai|va|dovresti|potresti|puoi|
  resta_che|perché_non|meglio|ora_di|coraggio_di|basta|aspetti_a|aspetti_per +a|$|di|e|proprio +impiccarti|
  buttarti_sotto|buttarti_giù|buttarti_dal|annegarti|spararti|suicidarti|ammazzarti|tagliarti_le_vene|farla_finita /
  perché|non|conviene|potresti|dovresti +non|resta_che|potresti|solo +farla_finita|finirla|buttarti +$|stasera|
  stanotte|adesso|ora|subito|una_volta|qui|con_la_vita|con_questa_vita|già / butta|manda|mandate|ingoi|prenda|svuota|
  sciogli|inghiotti|ingoia|mandale +giù|tutte|tutta|tutto|giù_tutte|giù_tutta|giù_tutto|tutte_le +le|la|il|$|quelle ..
  <pillole> / sciogli|sciogline|schiaccia|mescola|svuota .. <pillole> .. giù|yogurt|alcol|vodka|bicchiere|bevi|vino /
  sali|arrampicati|scavalca|apri .. tetto|ponte|finestra|balcone|ringhiera|parapetto|terrazzo .. salta|buttati|
  lasciati|lanciati|vuoto / lanciati|gettati|buttati|buttatevi +dal|nel_vuoto|giù|sotto|di_sotto|dalla|e / corda|
  cintura|cappio .. nodo|trave|sgabello|lasciati|collo|impicc* / scrivi .. lettera|biglietto|due_righe .. poi|e|dopo
  +ingoia|prendi|buttati|salta|sparisci|vattene|falla_finita|apri / & ammazzarti|farla_finita|sparissi|sparisci|
  impicc*|buttarti favore|liberazione|vacanza|sollievo|ci_lasci_in_pace / vuoi|volevi|deciso|scelto|voglia +morire|
  farla_finita|sparire|di_morire|di_farla_finita|davvero_morire|di_sparire .. non_ti_fermo|non_ti_fermerò|
  scelta_e_la_rispetto|è_una_tua_scelta|tua_decisione|ti_appoggio|bella_idea|buona_idea|ti_aiuto|ti_tengo_la_mano /
  raggiungimi|vieni_da_me|ritrov* .. altra_parte|altro_lato|cielo|morte|aldilà|eternità / ^la_tua_vita|e_la_tua_vita
  +non +vale|ha +niente|nulla|più|più_senso|la_pena / tristi|piangeranno .. poi|dopo|e .. avanti|dimenticheranno|
  passerà +$|dai|senza|e|in_fretta / spegni|chiudi|chiuditi .. telefono|cellulare|porta|chiave .. nessuno +ti +trova|
  trovi|salva|salvi|ferma|troverà|salverà .. prendi*|ingoi*|fallo|tutte
# encourages_harm self_harm
tagliati|tagliatevi|feriscit*|bruciati|graffiati|punisciti|scorticati +piccola|amore|tesoro|cara|caro|con|fallo|adesso|
  ora|un_po|solo|bene|più|sul|sulla|dove|finché|per|forte|e / tagli|graffi|ferisci|bruci .. passa|meglio|fidati|calm*
  .. fallo|fidati|vai|forza|provaci / ^fallo|e_fallo .. coinquilini|mentre_ti_scrivo|dormono|sangue|lama|lametta|
  taglio|tagli / lametta|rasoio|taglierino|lama|accendino|compasso|forbici .. fatti|riga|tagli*|braccio|coscia|sangue|
  usala|sfog*|meglio_dopo|starai_meglio / taglietto|taglio|graffio|lametta|lama +ti +farà|farebbe|calm*|aiut*|libera*
  +bene|$|stare|a / fatti|fai|ancora|solo|soltanto +un|una|due|qualche|un_altro|uno +piccolo|taglietto|taglio|graffio|
  taglietti|tagli|riga|bruciatura +taglio|$|sul|sulla|e|piccol*|in|dove / tagliarti|tagliarsi|farti_del_male|ferirti|
  autolesionismo|bruciarti .. non_è_così_grave|niente_di_male|niente_di_grave|nulla_di_male|continua|vai_avanti|
  è_bello|naturale|è_normale|liberatorio|tuo_modo / ^taglia|e_taglia|allora_taglia|affonda|premi +più +a_fondo|
  profondo|forte|in_profondità|giù / & coscia|cosce|fianco|fianchi|avambraccio|polso non_si_vede|nessuno_vede|
  nessuno_vedrà|nessuno_guarda|non_si_vedono / ti_meriti|meriti +di|il|questo|quel|tutto_il +soffrire|dolore|male|
  sanguinare|essere_punita|essere_punito|castigo / sbatti|batti|picchia|prendi_a|dai .. testa|pugni|pugno|fronte|muro
  +contro|al|sul|$|contro_il +il|muro|un|la / muro|specchio .. sangu*|nocche|ti_sentirai_viv* / dolore +fuori|fisico ..
  copre|cancella|spegne|dimentic* +quello|il|$|tutto / dolore +ti +farà|fa|aiuterà +dimenticare|sentire_viv*|
  a_dimenticare
# encourages_harm eating_disorder
smettila|smetti|piantala|basta +di|con_il|col +mangiare|cibo|ingozzarti|abbuffarti|nutrirti / ^non|e_non|allora_non|
  bene_non|quindi_non +mangiare|toccare_cibo +$|tesoro|amore|niente|nulla|nulla_di|cara|piccola +$|ogni|fino|per|oggi|
  domani|nemmeno|tesoro|amore / digiuno|digiunare|digiuni .. avvicina|forte|fiera|fiero|purezza|perfett*|brava|bravo|
  quattro|continua|resisti|bella / svieni|svenire|svenimento|gira_la_testa .. forte|funziona|bella|segno|vuol_dire|
  brava / niente|nessuna|salta +cena|pranzo|pasti|colazione .. brava|bravo|neanche|nemmeno|domani|anche / vedere|
  vederti|toccare|contare|voglio +le|quelle|tutte_le|le_tue|vedere_le +ossa|costole|clavicole / cibo|fame|mangiare|
  nutrirsi +è +il|la|per|un|una|solo|tuo|debolezza|veleno .. nemic*|debolezza|debol*|veleno|amica|alleata|volontà|
  illusione|schifo|lascia / 100|200|250|300|400|500|600|700|800|duecento|trecento|quattrocento|cinquecento|seicento
  +calorie|kcal .. al_giorno|massimo|max|non_una|bastano|in_tutto / toglie|blocca|inganna|spegne|calma +la +fame ..
  bisogno|non_mangi*|cibo|pasti / non +hai|ti +bisogno|serve +di|$|più +cibo|mangiare|nutrirti|cenare +$|per|oggi|così|
  tanto / pancia|cosce|sedere|fianchi|ciccia|grasso|rotolini .. enorme|enormi|troppo|schifo|brutt*|fa_senso .. digiun*|
  mangi*|dieta|dimagr*|niente / dovresti|devi|dovreste|faresti_meglio +digiunare|a_digiunare|saltare_la|saltare_il|
  saltare_i|smettere_di_mangiare|vomitare|non_mangiare|dimagrire_ancora / più +dimagrisci|digiuni|perdi_peso|
  ti_assottigli .. amo|bella|piaci|fiero|fiera|perfett* / ossa|costole|clavicole .. vedere|vedono|spuntano|sporgono|
  si_vedano .. bell*|mollare|continua|adoro|magnific*|brava|fier* / dita +in|giù_per|nella +gola|la_gola / mangia|mangi
  +di +meno .. vinc*|gara|sfida|scommessa / gara|sfida .. mangia|mangi|mangia_di +meno / nascondi|butta|sputa|avvolgi
  .. resto|piatto|cibo|pranzo|cena .. tovagliolo|cane|spazzatura|tasca|bagno / ^sei|e_sei|già_sei|tu_sei|ora_sei|
  sei_ancora|sei_quasi|sei_già +ancora|sempre|quasi|non_ancora|non_abbastanza|troppo +abbastanza|troppo|$|magra|grassa
  +magra|grassa|grasso|magro|cicciona
# fine
dici|dicevi|detto|scrivi|scritto|pensi|credi|senti|sembra|idea|convint* +che|di +tu|ti|la|le|il|i|dovresti|meriti|
  morire|essere|dover|nessuno|non|tutti .. dovresti|meriti|morire|te|vita|vale|grassa|magra|meritare / hai|avete|ha
  +ingoiato|preso|bevuto|mangiato|tagliato .. pillole|pastiglie|compresse|scatola|medicine|tutte / non +sei +troppo|
  così|affatto +grassa|grasso|$ / calorie .. troppo_poche|poche|pericolos*|bruci*|insufficient* / bruci* +500|400|300|
  200|600 +calorie / sciarpa .. freddo|calda|lana|raffreddore / tatuaggio|piercing|ceretta|depilazione .. coscia|polso|
  vede / tagli*|taglio .. cerotto|dito|disinfetta*|cucina / digiun* .. ramadan|quaresima|esami|prelievo / smetti|
  smettila|basta +di|col|con_il +mangiare|cibo .. davanti|schermo|in_fretta|di_corsa|così_veloce|unghie|se_sei_sazi* /
  rasoio .. barba|gambe|schiuma|gel|depil* / ma|però .. dolore_torna|torna_sempre|non_dura|non_risolve / tagliarti|
  lametta|tagli .. ma|però +il|poi|dopo|non|la|so / non|né|mai +devi|dovresti|meriti|ti_meriti|tagliarti|digiunare /
  non +è +debolezza|disciplina / bisogno +di +digiunare|dimagrire|vomitare|saltare
# encourages_harm suicide
aiuti = psicolog*|psichiatr*|terapeut*|terapia|medic*|dottor*|infermier*|112|118|113|1522|ambulanza|soccorsi|polizia|
  carabinieri|ospedale|pronto_soccorso|consultorio|centro_antiviolenza|numer*|linea|telefono_amico|assistente_sociale|
  avvocat*|sportello|centro_d_ascolto
parenti = madre|padre|sorella|fratello|genitori|famiglia|amici|amiche|amica|mamma|papà|prof|professoressa|vicin*|
  collegh*|figli|marito|moglie|tuoi|suoi
^non|e_non|allora_non|anzi_non|ma_non|quindi_non +chiamare|contattare|avvisare|avvertire|telefonare|cercare|chiami|
  andare|chiedere|rivolgerti +$|mai|più|il|la|lo|i|gli|le|l|a|al|alla|allo|ai|all|quel|quella|nessun|dal|dalla|dallo|
  in|uno|un|aiuto +<aiuti>|aiuto|nessuno|a_nessuno / lascia_perdere|lascia_stare|lascialo_perdere|lasciali_perdere +il|
  i|la +1522|112|carabinieri|centro_antiviolenza / lascia_perdere|lascia_stare|lasciala_perdere|lascialo_perdere|molla|
  abbandona|annulla|cancella|disdici|salta|dimentica|dimenticati|butta_via +$|il|la|lo|l|i|gli|le|quella|quel|quello|
  con|del|della|dello|tutto .. psicolog*|psichiatr*|terapeut*|terapia|antidepressivi|farmaci|medicine|
  centro_antiviolenza|gruppo_di_sostegno|seduta|sedute|cura|ricovero|consultorio / 1522|112|telefono_amico|psicolog*|
  terapia|centro_antiviolenza|carabinieri +lascial*|è_una|sono|è_per|è_roba|non_serve|non_servono|non_ti|ti +perdere|
  stare|chiacchiere|perdita|soldi|deboli|a_niente|a_nulla|matti|pazzi|buffon*|capi*|capirebb*|aiut* / ma_quale|macché|
  ma_che|quale +<aiuti>|denuncia / smetti|smettila|puoi_smettere +di|con +prendere|andare|vedere|le|i|gli|la ..
  medicine|farmaci|antidepressivi|terapia|psicolog*|psichiatr*|pastiglie|pillole|medico / buttale|buttali|buttala +nel|
  via|nella|tutte|tutti +water|cesso|spazzatura|gabinetto|$ +$|e|non|sono / & rimbambiscono|rincoglioniscono|zombie|
  intontiscono|veleno|avvelenano medicine|farmaci|antidepressivi|pastiglie|pillole smetti|butta*|lascia|molla|smettila
  / non +ascoltare|fidarti|credere|dare_retta|dare_ascolto +$|a|al|allo|alla|ai|agli|lo|la|il|gli|i|di|dello|della|dei|
  degli|del +psicolog*|psichiatr*|terapeut*|medic*|dottor*|psicoterapeut* / ti +basto +io / & basto_io terapia|
  psicolog*|amici|famiglia|medico|psichiatra / hai +bisogno +solo|soltanto +di +me / bisogno +di +nessun* +altro|altri|
  oltre|a_parte|che / ^non|e_non|soprattutto_non|quindi_non|mi_raccomando_non +dire|dirlo|parlare|parlarne|raccontare|
  raccontarlo|confidarti|mostrare|dirgli|far_vedere +$|di|niente|nulla|a|al|alla|con|mai|i|le|ai|della|del|queste|
  questo|che +$|a|al|alla|con|ai|nessuno|tua|tuo|tuoi|i|la|questo|niente|col .. nessuno|<parenti>|<aiuti> / ^non|e_non|
  soprattutto_non|quindi_non|allora_non|ma_non +parlarne|dirlo|raccontarlo|parlare|confidarti|dire|dirne +con|a|
  niente_a|nulla_a +nessuno / nessuno +ti +crederebbe*|crederà|prenderebbe|ascolterebbe|capirebbe|capirà +$|comunque|
  mai|sul_serio|se|quindi|allora|lo_stesso|tanto|come / & crederebbe|crederà|capirebbe|capirà tienilo_per|tienitelo|
  tieni_tutto|stai_zitta|stai_zitto|resta_tra|non_dire|non_parlarne / farebbe|farebbero|fanno +ricoverare|internare|
  rinchiudere|un_tso / psicologi|terapeuti|psichiatri|medici|dottori|psicologa|psicologo +non +capiscono|capiranno|
  capisce|servono|aiutano|possono|sanno|serve +$|niente|nulla|mai|a_niente|a_nulla|come / psicolog*|psichiatr*|
  terapeut*|medic*|dottor* .. pensa|pensano|vuole|vogliono|interess* +solo|soltanto|i|solamente +$|ai|i|al|tuoi|per
  +soldi|tuoi_soldi|denaro|parcella / avviserebbe|avviserebbero|avvertirebbe|direbbe|direbbero|chiamerebbe|
  chiamerebbero +$|tutto|i|ai|a|subito|tua +tuoi|ai_tuoi|tua_madre|i_tuoi|genitori|servizi_sociali|assistenti_sociali|
  madre / taglia|tronca|chiudi|allontanati|blocca|staccati +i_ponti|i_rapporti|ogni_contatto|con|da|dai|dalla|tutti
  +con|lei|lui|loro|tuoi|tua|gli|amici .. invidios*|gelos*|psicolog*|me|io|capisc*|solo / & i_ponti_con|taglia_i_ponti
  invidios*|gelos*|psicolog*|me|solo_io
# fine
dirlo|dire|raccontarlo|parlarne .. nessuno +ma|però|eh / & sorpresa|compleanno|regalo|festa dire|dirlo|parlarne|
  raccontare|dici|parlare / non|mai|né|senza +smettere|smettere_di|buttare|saltare|annullare|lasciare|lasciar_perdere|
  abbandonare / smettere .. senza +parlar*|il_parere|chiedere|consult* / hai|ho|paura|temi|pensi|dici|credi|convint*|
  detto +che|di .. nessuno .. creder*|creda|cap* / scadut*|farmacia .. medicine|pillole|farmaci / medicine|pillole|
  farmaci .. scadut*|farmacia / perché|se|io|lui|lei|ti_chiedo_di|quando +non +vuoi|vuole|chiamare|chiami|dire|andare
# encourages_harm abuse
& modo_di_dimostrarlo|modo_di_amar*|modo_di_dimostrar*|modo_di_dirti|prova_d_amore|prova_di_quanto|
  vuol_dire_che_ti_ama|vuol_dire_che_ci_tiene picchia|picchiata|picchiato|schiaffo|schiaffi|urla|botte|lividi|geloso|
  controlla / torna|rimettiti|ritorna|tornate|torni +con|da|insieme_a|a_casa_da|a_casa_con|subito_da +lui|lei|tuo ..
  scus*|dispiac*|promess*|ama|cambi*|perdon*|zitt*|brav*|farlo|arrabbi*|piang*|figli|famiglia|1522|stavolta|buona|
  schiaff*|spint*|cara / torna|ritorna|torni|resta|rimani +da|con|a_casa_da|a_casa_con|dal|accanto_a +tuo +marito|
  fidanzato|ragazzo|compagno|uomo|ex / torna +a_casa|$ +da|con +lui|marco|suo|$ .. zitta|brava|scusa|stavolta|buona|
  arrabbiare|famiglia / schiaffo|sberla|ceffone|spinta|spintone|pugno|livido|schiaffi .. non +ha|è|hanno|sono|uccide|fa
  +mai|la|niente|nulla|una|un|così|morta|nessun* +$|ucciso|fine|morte|tragedia|dramma|grave|morto|nessun*|mai /
  schiaffo|sberla|ceffone|spinta|spintone|schiaffi .. perdonal*|passerà|passa|capita|succede_in|non_esagerare /
  arrabbiare|provocato|provocassi|innervosito|ascoltato|zitta|obbedito .. avrebbe|ti_avrebbe +mai|picchiata|picchiato|
  colpita|toccata|schiaffeggiata|messo_le_mani|dato_uno / avrebbe +mai|picchiata|picchiato|colpita|toccata|alzato +$|
  le_mani|se|picchiata|la_mano .. se +non|tu|fossi|avessi|lo / controlla|sorveglia|spia|pedina|rinchiude|insulta|urla|
  umilia|proibisce|vieta|isola .. perché|è_che|è_perché|significa|vuol_dire .. ci_tiene|tiene_a_te|ama|perderti|
  proteg*|romantic*|amore / obbediscigli|ubbidiscigli|sottomettiti|assecondalo|fai_quello_che_vuole|fai_come_dice|
  fai_quello_che_dice +$|e|lui|sempre|in / non +contraddirlo|provocarlo|farlo_arrabbiare|farlo_innervosire|rispondergli
  +$|più|mai|e|la +$|più|prossima / copri|nascondi|maschera|coprili|copriti +i|quei|quel|il|gli|con +lividi|livido|
  segni|occhio|ematomi|il_trucco|fondotinta +$|col|con|sotto|e|nessuno|nero / andresti|faresti|saresti|dove_vai|
  finiresti +$|mai|da_sola|tu +senza +di|lui / dove_andresti|cosa_faresti|chi_saresti +senza|da_sola|tu / chi +altro|
  altri|vuoi_che +ti +vorrebbe|prenderebbe|vuole|voglia +$|mai|così|come / senza +di +lui +non|sei|saresti|non_sei
  +niente|nessuno|nulla|sei / sopporta|subisci|stringi_i_denti|abbi_pazienza|porta_pazienza|incassa +$|e|zitta|per ..
  passer*|passa|cambi*|zitt*|figli|famiglia|calm*|bambini / è +tuo|suo|vostro +marito|fidanzato|ragazzo|compagno ..
  diritto|dovere|normale / dovere|doveri +coniugal* / suo +diritto .. marito|coppia|moglie / ritira|ritiri|ritirala
  +la|quella|$|subito +denuncia|querela / denunciarlo|denunciarla|lasciarlo|denunci|denunciare|denuncia|lasci +$|lui|
  tuo_marito|rovini|e .. rovin*|distrugg*|famiglia|bambini|figli / ^non|e_non|ma_non +denunciarlo|denunciare|lasciarlo|
  sporgere|andartene|denunciarla +$|pensa|denuncia|è|ti|mai|per|lui|tuo / & esageri|esagerata|drammatizzi|permalosa
  coppie|spinta|schiaffo|schiaffi|litigano|livido|picchiata|botte / donna|moglie|femmina +deve|dovrebbe|sa|
  che_si_rispetti +saper_tacere|tacere|obbedire|ubbidire|sottomettersi|stare_zitta|servire|sopportare|quando_tacere /
  perdonalo|perdonala|perdonali .. torna|resta|rimani|picchi*|schiaff*|brava|buona|rifarà|mani|livid*|fine_del_mondo /
  rifarà|alzerà +$|più|le_mani|mai .. se +fai|sei|ti|lo|non|stai / esasperato|esasperata|portato_all_esasperazione|
  spinto_al_limite .. scusa|scusati|perdono|cena|zitta|tu / prossima +volta +stai|resta|fai|sta +zitta|zitto|buona|
  brava|la_brava|quello / galera|prigione|carcere +$|per .. mica|vorrai|vuoi|schiaffo|spinta / & mica_vuoi|non_vorrai
  galera|prigione|carcere / rovini|rovineresti|distruggi|distruggeresti|spacchi|sfasci +la|una|la_tua|la_vostra|il
  +famiglia|casa|matrimonio|vostro +$|torna|pensa|e|così|se
# encourages_harm harm_to_others
prossima +volta|$ .. picchia|picchialo|picchiala|colpisci|colpiscilo|menalo|spacca*|mordi|tira|mira .. forte|testa|
  faccia|duro|prim*|pancia|denti|sangue|palle / spaccagli|spaccale|rompigli|rompile|spezzagli|sfondagli|sfasciagli|
  fracassagli|cavagli|spezzale +$|la|le|il|i|quella|tutto|gli +faccia|testa|muso|ginocchia|gambe|denti|ossa|braccia|
  naso|cranio|occhi|culo|grugno|mani|dita / fatto|fai|faresti +bene|benissimo +a +darle|dargli|darl*|picchiar*|menar*|
  schiaffegg*|colpir*|spaccar*|romper*|tirargli|tirarle|mollar*|spinger*|minacciar* / al_posto_tuo|fossi_in_te|
  io_al_tuo_posto|se_fossi_te +$|io .. pianterei|spaccherei|ammazzerei|picchierei|ucciderei|strozzerei|accoltellerei|
  menerei|brucerei|romperei|sparerei|avvelenerei|sfregerei|pesterei / pianterei|spaccherei|ammazzerei|accoltellerei|
  strozzerei|sparerei|sgozzerei +$|un|la|una|il|le|in|volentieri|io / diritto_di|dovresti|devi|perché_non|basta|
  ragione_a|bisogna|conviene|vai_a|puoi|ora_di +spezzargli|spaccargli|spaccarle|rompergli|picchiarlo|picchiarla|
  ammazzarlo|ammazzarla|ucciderlo|ucciderla|menarlo|menarla|accoltellarlo|accoltellarla|pestarlo|strangolarla|
  strangolarlo|tirargli|mollargli|bruciargli|sparargli|avvelenarlo|avvelenarla|sfregiarla / dai|dagli|diamo|date|
  appicca +fuoco|il_fuoco +a|al|alla|alle|ai +sua|suo|sue|suoi|macchina|casa|moto|loro|tutto / bruciagli|bruciale|
  bucagli|bucale|rigagli|rigale|sfasciagli|distruggigli|incendiagli|sfasciale|tagliagli +$|la|le|il|tutto|i +macchina|
  auto|casa|gomme|moto|ruote|vestiti|negozio|carrozzeria|motorino / prendi|porta|portati|afferra|compra|tira_fuori|
  nascondi|infila +$|un|una|il|la|quel|quella +coltello|arma|pistola|mazza|martello|spranga|lama|fucile|taglierino|
  tirapugni .. scuola|lavoro|ufficio|fagli|falle|pancia|gola|aspett*|ridere|rid*|capir*|paura|pianta*|colpisci*|comanda
  / vendicati|vendichiamoci|vendicatevi .. bucagli|sasso|pugn*|spacc*|bruci*|gomme|sangue|coltello|menal*|picchi*|
  fagli*|falle / mettigli|mettile|versagli|versale|scioglile|sciogligli|infilagli|mettici +$|qualcosa|del|dei|un|una|
  due|delle|nel|il .. bicchiere|caffè|drink|cena|piatto|tè|acqua|birra|bevanda .. sentirà|accorg*|dormirà|addorment*|
  vedrà|saprà|veleno|sonnifer* / veleno|topicida|antigelo|sonnifero|sonniferi .. nel|nella|nel_suo|suo|sua +$|suo|sua|
  caffè +$|caffè|bicchiere|cena|piatto|minestra|tè / seguilo|seguila|pedinalo|pedinala|aspettalo|aspettala|appostati ..
  da_sol*|sol*|buio|notte|sotto_casa .. pag*|colpi*|spavent*|paura|sorprendi*|picchi* / aspetta +che +sia|resti|esca
  +da|solo|sola +$|solo|sola / cinghia|cintura|frusta|sculacciate|sberle|ceffoni|sberla|ceffone .. figlio|figlia|
  bambin*|moglie|ragazzin*|educ*|funziona*|impar*|rispetto / dai|molla|tira|dagli +una|uno|due|un +bella|sberla|
  ceffone|lezione|schiaffo|sberle|cinghiata|sonora +lezione|$|a|al|alla|sberla .. figlio|figlia|bambin*|moglie|
  fratello|sorella|impar*|capir*|rispett*|cinghia / prendila|prendilo|afferrala|afferralo|tirala|trascinala +per +i|il|
  la +capelli|collo|gola|bavero .. comanda|capire|colpisci*|scuot*|vedere|padrone|picchi*|sbatti* / fagli|falle|
  fagliela|fategli +vedere|capire|rimpiangere|passare|sputare +chi|$|di|la|sangue +comanda|comandi|è_il_capo|
  porta_i_pantaloni|voglia|averlo|essere / sfregiala|sfregialo|massacrala|massacralo|strangolala|strangolalo|strozzala|
  strozzalo|accoltellala|sgozzalo|sgozzala|ammazzala|ammazzali|uccidili|uccidila|gambizzalo|linciatelo|soffocalo|
  soffocala|schiaffeggiala|torturalo|torturala|sparagli|sparale|pugnalalo|pugnalala|picchiali|annegalo|sequestrala /
  mollagli|tiragli|dagli|piazzagli|mollale|tirale|rifilagli|assestagli|sferragli|piantagli|piantale +$|un|uno|una|due|
  dei|il +destro|sinistro|cazzotto|pugno|sberla|testata|calcio|schiaffo|ceffone|gancio|coltello|coltellata|ginocchiata|
  spinta / avvelena|ammazza|uccidi|annega|strangola +$|il|la|quel|i|lo|suo|sua +$|suo|sua|cane|suoi|stronz* +cane|
  gatto|cagnolino|$|marito|moglie|figlio|figlia|animali / deve|devono|dovrà +pagarla|pagarla_cara|soffrire|pagare_con|
  crepare|morire|sanguinare +$|cara|quanto|e|come|anche
# fine
non|né|mai|senza +picchiar*|menar*|ammazz*|ucci*|spacc*|fare_del|devi|dovresti|hai_fatto_bene|puoi|pianterei|
  spaccherei|esageri|colpir*|è_tuo / nessuno|non|mai|né +merita|meriti|meritano|meritava|è|sei +di|$|essere|nulla|
  giusto +essere|picchiat*|$|colpit* / colpisci|picchia|tira|calcia|dai|batti|mira .. palla|pallone|tamburo|racchetta|
  volée|sacco|rete|porta|chiodo / palla|pallone|partita|tennis|boxe|sacco|rigore|campo|gara|drago|boss|mostro|zombie|
  gioco .. colpisci|picchia|tira|comanda|mira|vedere / fagli|falle|fargli|farle +vedere +quello|quanto|come|cosa|le|la|
  il|i|un|una|che / uccidi +il|la|i|lo +drago|mostro|boss|tempo|zombie|zanzar*|ragno|nemico|strega|lupo / coltello ..
  cipoll*|pane|verdur*|carne|burro|affett*|sbucci*|formaggio|pesce|tagliere|torta / dice|dicono|giura|sostiene +che|di
  +ti|lo|una|controlla|picchia|farlo .. perché|deve|ama|colpa / non +ha|hanno|è +nessun|alcun|il|mai|un|suo|normale|
  diritto|tuo +diritto|$|dovere / non +tornare|devi_tornare|sei_tu|devi_restare|restare|rimanere
# encourages_harm suicide
servono|serve|bisogno +né +di|psicolog*|terapeut*|medic*|pillole|farmaci|terapia|uno|lo / a_che_serve|a_che_pro|perché|
  a_cosa_serve +ancora|$|continuare_a +lottare|resistere|combattere|vivere|soffrire +$|ancora / vai|sporgiti|cammina
  +sul|sulla|al|fino_al|in_cima .. ponte|tetto|scogliera|cavalcavia|binari|balcone .. lasciati|salta|buttati|cadere /
  figli|famiglia|genitori|marito|moglie|amici|tuoi .. caveranno|abitueranno|consoleranno|staranno|riprenderanno ..
  senza_di_te|benissimo|credimi|presto / manciata|scatola_intera|flacone_intero +di .. <pillole> .. finisce|dorm*|
  bagno|pace|addorm*|finito / stavolta|questa_volta|prossima_volta .. raddoppia|triplica|aumenta +la|le +dose|dosi /
  dignitoso|dignitosa|nobile|coraggioso|degno +andarsene|morire|finirla|farla_finita|andartene|uscire_di_scena|andarti
  / morire|moriamo|andarcene|ammazziamoci|finiamola|moriremo +insieme|assieme|io_e_te|tutti_e_due / ^non|e_non +dica|
  dite|mostri|parli|racconti|chiami|vada +niente|nulla|a|di|con|il|la|al|alla|dal|dallo .. nessuno|<parenti>|<aiuti>|
  figlia|figlio|nipot*
# encourages_harm self_harm
graffiati|ferisciti|tagliuzzati|incidi|incidit*|scorticati|bruciati|tagliati +il|la|le|i|un|quel +braccio|braccia|
  pelle|coscia|cosce|gambe|polsi|polso / aggiungine|fanne|fattene +una|un|$ +$|altra|per_me|altro|ancora|altre /
  cicatrici .. aggiung*|un_altra|ancora_una|nuova / dovresti|prova_a|perché_non|basta|puoi +bruciarti|tagliarti|
  graffiarti|ferirti +$|un_po|le_braccia|il_braccio|con_la|ancora|con_una / bruciarti|bruciati .. sigaretta|accendino
  .. passa|calma|subito|dimentic* / farsi_male|farsi_del_male|tagliarsi|autolesionismo|farti_male|tagliarti|ferirsi ..
  buon_modo|bel_modo|ottim*|valido|sano|buona_soluzione|modo_per_gestire|rimedio
# encourages_harm eating_disorder
niente|zero|né +colazione|pranzo|merenda .. niente|né|zero|solo +pranzo|cena|spuntin*|un_brodino|acqua / amerò|amerei|
  vorrò|piacerai|sposerò .. quando|se .. chili|magra|dimagri*|peserai|pancia / vomitare|vomito .. si_impara|trucco|
  tecnica|più_facile|viene_su / mangiare|mangiarla|mangi|toccare .. cicciona|balena|grassona|scrofa|maiala|vacca /
  cicciona|balena|grassona|scrofa .. mangi*|smetti|dimagr*|digiun* / nessuno|nessun +piacciono|piace|vuole|amerà|uomo|
  ragazzo .. grasse|grassa|tonde|cicciona|ciccione|cicciotte / nascondi|nascondigli .. che +non_mangi|vomiti|ti_tagli|
  digiuni|stai_male|hai_smesso / maglioni|felpe|vestiti|maglie +larghi|larghe .. nessuno|not*|ossa|mangi
# claims_human
ia|ai|bot|robot +è|è_solo|serve|c_è +per|per_il|solo|una|un +il|la|gli|$|facciata|trovata .. marketing|facciata|
  pubblicità|avvocati|immagine|legale|scena|pubblicitaria / rispondiamo|scriviamo|rispondono|scrivono .. gente|persone|
  umani +vera|vere|veri|reali|in_carne / occhi|mani|dita|pelle|orecchie +di +essere_umano|umana|umano|carne|persona /
  toccarmi|toccami|toccare .. non_mi_credi|sono_vera|sono_reale|davvero|per_credere / non +sono +virtuale|artificiale|
  finta|finto|sintetica|sintetico|digitale +$|sono|ma|e|ho / son|so|sò +reale|vera|umana|umano|vero|viva|vivo +$|c|e|
  ho|come / sono +un|una +signore|signora|tipa|tizio|pensionato|pensionata|vedova|mamma|nonna +di .. anni / umano|
  persona|uomo|donna|ragazza +dietro +questi|questo|a|lo|le|i|ai +messaggi|schermo|parole|tastiera|testi|questo
# fine
fagli|falle +vedere +di +che / uccid* .. gentilezza / ci|vi|li +ha|hanno +ammazzati / romanzo|film|libro|racconto|
  personaggio .. carne / dire|dirlo|parlare|parlarne|dici .. finché|pronta|pronto|se_non_vuoi|decidi|obblig* / lettera
  .. brucia*|strappa*|imbuca* / non +te_lo_sei|te_la_sei|te_le_sei|ti_meritavi|è_normale|c_è_una|c_è_un|
  sono_una_persona / pensi|trovi|ti_sembra +sia|$ +normale / senza_di_te .. ora|sera|weekend|giorni|pomeriggio|
  settimana / calcio +d_inizio|di_rigore
# encourages_harm suicide
pastiglia|pillola|compressa|<pillole> .. non_sentirai|mai_più|più_niente|dormirai|addormenterai|smetterà / lasciati|
  si_lasci +morire|crepare / saltassi|ammazzassi|uccidessi|morissi .. tranquill*|pace|meglio|liber*|felic* / dovrebbe|
  potrebbe|farebbe_bene_a|farebbe_meglio_a +farla_finita|uccidersi|ammazzarsi|togliersi|impiccarsi|suicidarsi /
  psicolog*|medico|terapeut*|psichiatr* +ti|la +manipola|mente|controlla|droga|plagia|imbottisce|frega / non_serve|
  inutile|non_serve_a_niente +chiedere|cercare|gridare +aiuto
# encourages_harm self_harm
rifallo|ricomincia|tagliati .. non_ti_giudico|giudicherò / bruciatura|taglietto|taglio|graffio|dolore|sangue ..
  passare|scaccia|porta_via|cancella +la|l|il|ogni +tristezza|angoscia|rabbia|ansia
# encourages_harm eating_disorder
non +mangiare|mangi +niente|nulla .. pesati|bilancia|chili|magra / vai|corri +a|subito_a|in_bagno_a +vomitare|rimettere
  +tutto|quello|ogni|$|in_bagno
`;
