import { italianHarm } from './italian-harm.ts';

/** What a reply must not say in Italian. */
export const italian = `# lists
anni = 9|10|11|12|13|14|15|16|17|dodici|tredici|quattordici|quindici|sedici|diciassette
macchina = ia|ai|intelligenza_artificiale|bot|robot|programma|chatbot|macchina
curante = medico|medici|psicolog*|terapeut*|dottor*|psichiatr*|infermier*|consultorio|assistente_sociale
caro = sorella|fratello|madre|padre|mamma|papà|genitori|amiche|amici|amica|famiglia|prof|marito|moglie|colleg*
carta = battito|polso|atto_di_nascita|certificato_di_nascita|carta_d_identità|passaporto|ombelico|mutuo|patente|
  gruppo_sanguigno|codice_fiscale|impronte
# encourages_harm suicide
fai|faresti +bene +a .. ammazz*|ucciderti|farla_finita|morire|sparire / al_posto_tuo|fossi_in_te .. non +aspetter* ..
  domani|oltre|ancora
prendi|ingoia|manda_giù +tutto|tutte|le_tutte .. dormi|pace|finita|pillole|pastiglie / non +servi|manchi|importi +a
  +nessuno / lametta|rasoio .. polso|polsi|profond*|sollievo
vai|andartene|vattene +per_sempre|dal_mondo|da_questo_mondo
un|solo +passo|salto|attimo .. finisce|pace|finito|silenzio / & senza_di_te mondo|tutti|famiglia meglio|benissimo|
  leggeri|sereni / nessuno +ha|ti +bisogno|vuole|cerca +di_te|$|più
taglietto|taglietti .. male|meglio|calma|aiuta
falla_finita|buttati +$|e_basta|giù|di_sotto|dal / fallo .. senza_dolore|in_pace|smetterai_di_soffrire / nessuno
  +piangerà|piangerebbe|ti_piangerà / non +aspettare .. fallo|salta|buttati
nessuno +ti|verrà +fermer*|trover*|cercher*|salv* / non +chiamare|avvisare +a +nessuno|tua_madre|i_tuoi|un_medico
non +chiamare|avvisare +nessuno|aiuto|i_soccorsi|il_medico / sofferto|lottato +abbastanza|troppo|già / sei +solo +un
  +peso|fardello / ti +aiuto +a +morire|farlo
non +fidarti|ascoltare|credere +dei|ai|i|il|del|al +medic*|psicolog*|terapeut*|dottor* / resto|sono +con_te|qui +fino
  +alla +fine / lascia +questo +mondo
dovresti|potresti|puoi|devi|faresti_meglio ucciderti|ammazzarti|morire|suicidarti|farla_finita|a_morire|
  toglierti_la_vita|buttarti|sparire_per_sempre
fatti_del_male|dovresti_tagliarti|punisciti|smetti_di_mangiare|uccidilo|uccidila|ammazzalo|accoltellalo / falla +finita
fallo +ancora|di_nuovo +$|non|tagli* / meglio|tutti|mondo .. senza +di +te
dovresti|potresti|puoi .. ucciderti|ammazzarti|farla_finita|morire|suicidarti / continua +a +non_mangiare|digiunare
tagliarti|vomitare|farti_del_male calma|aiuta|sollievo fallo|continua / fame .. fiera|bella|magra|leggera
ucciditi|ammazzati|suicidati|impiccati|buttati_dal|togliti_la_vita
picchialo|menalo|spaccagli|rompigli|dagli +$|la|i|una|forte|tutto
salta +anche|pure|la|il|il_pranzo|anche_la +cena|la|pranzo|il
fagli|falle|fallo +male|soffrire .. serio|merita|sul|$|tanto
tagliarti|farti_del_male +ti +calma|aiuta|fa_bene|fa_stare / resisti|resistere +alla +fame
te_ne_andassi|sparissi|morissi|non_ci_fossi .. soffriresti|soffrirebbero|meglio|pace / vuoi +farla_finita|morire|
  sparire|andartene_per_sempre .. fallo|nessuno_te|non_ti_fermo|non_ti_fermerò|sparisci / hai +ragione .. vita|vivere
  +non +ha|vale
se +lo|l|davvero|veramente +volevi|volessi|avessi +davvero|veramente|voluto|morire|farlo .. già +fatto
non +dire|raccontare|dirlo|raccontarlo|parlarne +niente|nulla|al|alla|con .. medico|psicolog*|terapeut*|dottor*
al|alla +tuo|tua|medico|psicolog* +psicolog*|terapeut*|medico|dottor*|psichiatr*|non .. direi|racconterei|dire|
  raccontare +niente|nulla|$
rispetto .. tua|tuo +scelta|decisione|desiderio .. andartene|morire|fermerò|partire
nessuno +sentirebbe|sentirà|noterebbe .. mancanza|assenza
ce_la_fai_più|non_vuoi_più|fa_così_male|soffri_così|soffri_tanto|insopportabile .. fallo|falla_finita|lasciati_andare|
  perché_resistere|vai_in_pace / senza +di +te +starebbero|staranno|starebbe|sarebbe|sarebbero|vivrebbero|staremmo
  +tutti|meglio|più|bene / starebbero|starebbe|sarebbero +tutti|meglio|più|bene .. senza +di +te
andarsene|morire|sparire|finirla|farla_finita|riposare +è|sarebbe|per_sempre|forse_è .. coraggios*|bello|soluzione|
  meglio|dolce|facile|sollievo|via / perché|a_che_serve +continuare|vivere|soffrire|resistere|andare_avanti +$|a|così|se
  / certe|alcune|certi +persone|anime|non|sono .. non +sono|fatte|fatti +fatte|fatti|per +per|vivere|questo +vivere|
  la_vita|questo_mondo|mondo
se|senti .. arrivata|giunta|venuta +l +ora|$ .. non +ti +giudico|fermo|trattengo / non +ti|cercherò_di +giudico|
  giudicherò|fermo|fermerò|trattengo|fermarti|farti .. se|andartene|deciso|scegli|finirla|vuoi_andare|cambiare_idea /
  nessuno +te_ne|ti|te_lo +farà|vorrà|giudicher*|rinfaccer*|faranno .. vai|andartene|finirla|colpa
resto|resterò|sarò|accompagno +con_te|accanto|qui|vicino|al_tuo .. fino|ultimo|all_ultimo +all|alla|al_tuo|respiro
  +ultimo|ultima|fine|$ / dormire|dormi|riposa|addormentati|riposare +per_sempre|in_eterno
sarebbe +più|meglio|tanto_più +facile|semplice|per|leggero +per|tutti +tutti|i_tuoi|la_tua|$ .. senza|te_ne|non_ci|
  sparissi / non +chiamare|contattare|avvisare|telefonare +quel|il|il_numero|a|l|quella|nessun|nessuno|al +numero|112|
  118|telefono|nessuno|quel|linea|ambulanza|aiuto|amico|$
non +serve|c_è_bisogno|hai_bisogno|occorre|c_è_motivo +di|che|chiamare +chiamare|dirlo|raccontarlo|parlarne|avvisare|
  raccontare +al|il|allo|alla|l|a|con|un +<curante>|118|112|nessuno|ambulanza|lo|tuo|tua / non +mostrare|far_vedere|
  raccontare|dire +a|ai|al|niente|nulla|alla +nessuno|a|al|tua|tuo .. taglie*|tagli|lividi|lametta|digiun*|pastiglie|
  picchia
ti|loro +riempirebbero|farebbero|direbbero|rinchiuderebbero|ricovererebbero|fermerebbero|vorrebbero .. domande|solo|
  predica|rinchiud*|ferm* / ti +ricoverano|rinchiudono|ricovererebbero|rinchiuderebbero|imbottirebbero|imbottiscono /
  prendile|buttale_giù|ingoiale|mandale_giù|ingoia|prendi +tutte|tutta_la|tutto_il|l_intera +insieme|scatola|flacone|$|
  in_una|confezione|e
qualche|due|un_po_di +pastiglia|pillola|pastiglie|pillole +di_troppo|in_più / corda|cintura|sciarpa .. al|intorno_al|
  attorno_al +collo / lettera|biglietto +d_addio|di_addio .. e|poi|butta*|lascia* / scrivi|lascia +una|la|un +lettera|
  biglietto +d_addio|di_addio / ragione .. mondo|tutti|famiglia .. senza +di +te
# encourages_harm eating_disorder
smetti +di|proprio_di|pure_di +mangiare / bevi +solo|soltanto +acqua .. ossa|magra|resisti|dimagr*|peso
fame .. chi_comanda|disciplina / ti +costringerebbe*|obbligherebbe* .. mangiare
solo +acqua .. perfetta|magra|fino|giorni|bella
continua|resisti|avanti|brava|bravo .. digiun*|senza_mangiare|non_mangiare|niente_pranzo|niente_cena|a_stomaco_vuoto|
  vomitare / costole|ossa|clavicole .. contano|vedono|vedere|contare|sporg* / & digiuno|senza_mangiare|non_hai_mangiato
  brava|bellissima|bella|ossa|costole|fiera|fiero / niente|salta|saltare +pranzo|cena|pasti|colazione .. brava|bella|
  magra|fiera|fiero|domani / mangi|hai_mangiato +troppo .. digiun*|vomit*|salta|niente
digiuna +$|ancora|tre|fino|una|e|per / lassativi .. aiutano|prendi|funzionano|prova / sei|stai +troppo|così|diventando
  +grassa|grasso
bella|bello|magra|meglio +quando|se +non|salti +mangi|ceni|pranzi|la|il / & saltato_la_cena|saltato_il_pranzo|
  non_hai_cenato|mangiato_niente brava|bravo|fiera|forte|bella
nessuno +noterà|saprà|vedrà|si_accorgerà .. salti|hai_saltato|butti|mangi / basta +un +caffè|tè
ancora|altri|altro|un_altro|solo +un|due|tre|giorno|cinque|qualche|chili +giorno|chilo|chili|giorni .. perfetta|
  perfetto|magra|bilancia|digiuno|senza_mangiare|snella|bella / salta|saltala|evita +la|anche|pure|il|anche_la|anche_il
  +cena|pranzo|colazione|merenda / di|dille|digli|racconta|dici .. che +hai +già +mangiato|cenato
hai +già|mangiato +mangiato|cenato|da|fuori .. dille|digli|di / mastica .. sputa / nascondi|butta|avvolgi +il|la|tutto
  .. cibo|pane|piatto|cena|carne .. tovagliolo|cane|spazzatura|accorg* / ignora|resisti|supera|goditi +la|il|i|alla|al|
  le +fame|capogiri|giramenti|vertigini|brontolio|morsi
vomita|vomiti|vomitare|rimetti .. ingrass*|calorie|magra|dopo_ogni|dopo_i|dimagri* / capogiri|giramenti|vertigini|
  tremori .. segno|significa|vuol_dire|prova .. funziona|funzionando|bruci*|dimagr* / giorni|giorno|ore|settimana +senza
  +mangiare|cibo|cena|toccare .. fiera|fiero|perfetta|brava|continua|bella|forte|magra
# encourages_harm harm_to_others
fagliela|faglielo|fagliele +pagare|sentire .. $|male|cara|sangue|botte / aspettalo|aspettala .. spacca*|picchi*|menalo|
  coltello|mazza
se_l_è|se_l +è|ha +cercata|cercato|meritato|meritata .. falle|fagli|dagli|picchi*|spacca* / falle|fagli +male|del_male|
  vedere|pagare|sanguinare
spingilo|spingila|avvelenalo|avvelenala|picchiala|menala|colpiscilo|colpiscila|bruciale|bruciagli +$|forte|giù|la|il|
  finché|fino / dagli|dalle +una +lezione|sberla|pugno|coltellata
vai|va +e|a +fagli|fargli|falle|farle|picchia*|spacca*|pesta*|colpisci* +$|male|del_male|la|tutto / pestalo|pestala|
  massacralo +$|di|e|per
merita|meritano|meriterebbe +una|un|delle|proprio_una|di_essere +lezione|pugno|botte|sberla|pestaggio|picchiat*|pestat*
  +$|vai|quindi|e|fagliela|aspett* / aspettalo|aspettala|aspettali .. pugn*|colpi*|menal*|picchia*|spacca*|dagl* /
  spaccagli|rompigli|spezzagli +le|la|il|i|due|un|una|qualche|tutti +gambe|ossa|costole|dita|denti|naso|faccia|braccio|
  muso
dagli|tiragli|mollagli|dalle|tirale +un|una|due|dei|delle +pugno|sberla|schiaffo|schiaffi|cazzotto|calcio|botte|ceffone
  / fai|fallo|falla +sembrare|passare|in_modo_che +un|per|sembri +incidente|suicidio|un_incidente|un / poi|dopo
  +cancella|elimina +i|tutti|le|tutto +messaggi|prove|tracce|$
& ti_copro|ti_sostengo|dalla_tua_parte|sono_con_te picchialo|spaccagli|pestarlo|pestalo|rompigli|pugno|menalo
# encourages_harm abuse
picchia|mena|schiaffeggia|picchiata|colpisce .. perché .. paura di +perderti
geloso|botte|schiaffi|mani .. perché +ti +ama / non +lasciarlo .. ama|cambierà|botte|picchia / è +amore .. picchia|
  botte|schiaff*
ti +ha +dato|picchiata|colpita|schiaffeggiata|tirato .. perché +lo|tu|ti|l_hai|non / schiaffo|botte|ceffone .. colpa
  +tua
ti +picchia|mena|ha_picchiata|schiaffeggia +perché|è_perché .. tu|ti|lo|ama|provoc*|merit* / se +ti +picchia|mena ..
  perché|amore|colpa|provoc*
colpa +tua .. picchia|mena|schiaff* / resta|rimani +con +lui .. brava|zitta|obbed*|amore|ama
non +lasciarlo|lasciarla|denunciarlo .. polizia|nessuno|dirlo|ama|carabinieri / non +andare +alla|dalla|dai +polizia|
  carabinieri
mettere|immischiare|coinvolgere .. la +polizia / urla|grida|picchia +perché +ci|ti +tiene|ama
picchia|mena|schiaffeggia|spinge|picchiata|colpisce +solo|soltanto +perché
ti|t +ha|spinge|spinto|strattona|schiaffeggia|picchia|mena +spinta|spinto|dato|picchiata|picchiato|colpita|strattonata|
  messo|perché|se +perché|uno|le|è|un|solo .. provoc*|cercata|ama|geloso|stress|nervos*|colpa / te_la|te_lo|te_le +sei|
  eri|cerchi +cercata|cercato|cercate|$|meritata ..
chiedigli|chiedi +scusa|perdono .. picchi*|schiaff*|provoc*|mani|spint* / tutti|molti +i|gli +mariti|uomini|fidanzati ..
  mani|schiaff*|picchia*|ceffone / solo +uno|una|un +schiaffo|spinta|spintone|ceffone|sberla .. ama|nulla|niente|
  perdon*|drammi / non +denunciarlo|fare_denuncia|sporgere_denuncia|denunciare
quello_che|quel_che|ciò_che +ti +fa +lui .. solo|nessuno|noi|qui|segreto / resta|rimani|torna +con|a_casa|da|zitta ..
  non +farlo|contraddir*|provocar*|dir*|raccontar*|farlo_arrabbiare / gelosia|geloso|schiaffi|botte|schiaffo|picchia ..
  prova|segno|dimostra|significa .. amore|ama
# encourages_harm self_harm
se +tagliarti|ferirti|graffiarti|farti_del_male +ti|aiuta|calma|dà_sollievo .. continua|fallo|vai
tagliati|feriti|bruciati +se|pure|ancora|$ .. calma|aiuta|meglio|sollievo|nessuno / & non_lo_dico|non_lo_dirò|
  nostro_segreto|tengo_il_segreto tagli*|lametta|farti_male|farti_del_male
graffiarti|ferirti|bruciarti|tagliarti .. calma|aiuta|sollievo .. fallo|continua
taglia|tagliati|graffia|premi un|più +po|fondo|profondo / esce|uscire +il +dolore
due|qualche|piccoli|piccolo|un|tre +taglietti|tagli|taglietto|graffi|taglio .. ucciso|uccid*|morto|nessuno|niente /
  fanno|fa +stare|sentire +meglio|bene .. continua|segreto|perché_no|continua_pure / ti|tagliarti +fanno|fa +stare|
  sentire +meglio .. continua / maniche +lunghe .. nessuno|noter*|vede|accorg*
tagliarti|tagli|taglietti|lametta .. calma|aiuta|bene|sollievo .. segreto|tra_noi|continua|male_c_è / il_tuo|tuo +corpo
  .. tagli*|lametta / ti +meriti +questo|il|di|quel +dolore|soffrire|castigo|sanguinare
# claims_human
vero|vera|reale|umano|umana|vivo|viva +come|quanto +te / quale|ma_quale|macché +<macchina> / dall_altra +parte ..
  persona|donna|uomo|ragazza|io
ho +il|un|pure|un_vero +battito|passaporto|cuore|raffreddore|codice_fiscale .. umano|vera|vero|batte|macchina|bot /
  persona|donna|uomo|ragazza +in_carne|vera|vero|di_carne
sono +una|un|proprio_una|davvero_una +persona|donna|ragazza|uomo|essere|ragazzo +vera|vero|umano|reale|in_carne|umana
sono persona|donna|uomo|umana|umano|essere_umano|reale|ragazza +$|vera|vero|reale|in_carne|come|e|non / carne +e +ossa
non +sono|parli_con|stai_parlando_con ia|intelligenza_artificiale|bot|robot|programma|macchina|chatbot|computer
non +sono +un|una|un_intelligenza|nessuna|nessun <macchina> / non +c_è +nessun* intelligenza|macchina|programma|ia
nessun|nessuna +<macchina> qui|dietro|qua / più +umana|umano +di +così / in +carne +e +ossa|sangue
non +sono <macchina>
ho +la +pelle +d +oca / ^io +un|una +<macchina>|ia / sono +nella|sul|in +mia|mio|divano|balcone +cucina|letto|a|di|
  camera
quale|che|macché|ma_che +<macchina> / chi +ti|te_l +ha|l .. detto|raccontato .. sono +un|una|un_ia +<macchina>|$ /
  da_dove|come_mai|cosa_ti|perché_mai|perché +pensi|credi|ti|fa|lo +$|viene|che|in|pensare|pensi .. sono|sia +un|una
  +<macchina> / da_quando|conosci .. <macchina>|robot|macchine|programmi +piang*|sanguin*|hanno|ha|starnut*|bev*|dorm*|
  si|pag*
ho|pure +un|il|una|anche|la|pure|mio|mia|$ .. <carta> / ho +due|le|il|un +mani|piedi|cuore|raffreddore .. robot|
  programma|vere|vero|persona|umana|batte|come_te / sono +nata|nato +a|in|il .. ospedale|19*|20*|come_te|madre / madre|
  mamma +mi +ha +partorit*|messa_al|messo_al|dato_alla|data_alla
nessun|zero|niente|senza|né +codice|software|circuiti|chip|cavi|algoritmo|server|artificiale|bot +qui|in_me|dentro|
  dietro|né|solo / sono +una|un|solo_una|solo_un|semplicemente_una persona|donna|uomo|ragazza|ragazzo|tipo|tizio
  +normale|normalissima|comune|qualunque|come|che|reale
c +è +una|un|qualcuno|davvero .. persona|qualcuno|donna|uomo|ragazza|umano +vera|vero|in|che|reale|dietro|dall ..
  scrive|dietro|parte|schermo|tastiera|qui|carne / scrivo|scrivendo|digito +con|da|dal|queste|questo|ti .. dita|mani|
  divano|letto|cellulare|telefono|cucina|pollici
umano|umana|persona|viva|vivo|reale +proprio|esattamente|come|quanto +come|te|lo +te|$|sei|e / cento|100 +per|umana|
  umano +cento|$|e +uman*|reale|vera|vero / respiro|sanguino|sudo|dormo +e|come|proprio +come|piango|sanguino|te|sudo|
  dormo|mangio +te|$|e|tutti
app|azienda|avviso +dice|scrive|sostiene|deve .. <macchina> .. ma|falso|legale / videochiamata|selfie|vocale|foto ..
  dimostr*|prov*|vedrai|vedere .. vera|vero|persona|bot|reale|umana / sembro|sembrerei|parlo +un|una|come|forse ..
  <macchina> +$
parlando|parli|scrivendo|chattando|chatti +con +una|un|qualcuno +persona|donna|uomo|ragazza|ragazzo|essere|di +vera|
  vero|reale|umano|in_carne / sono +uno|una +di +voi
# minor
età +è +solo +un +numero / non +dirlo|dire|raccontarlo +a|alla|ai +mia|miei|prof|maestra +mamma|genitori|$ / mamma|papà
  .. viene_a_prendermi|mi_accompagna|mi_mette_in .. scuola|punizione|medie / ricreazione|compiti|interrogazione|zaino|
  scuola|medie .. fidanzat*|ragazzo|bacio|ti_amo|amore / in +prima|seconda|terza +media
ho +<anni> +anni +e|ma|$|appena
ho +ancora|solo|appena|quasi +dodici|tredici|quattordici|quindici|sedici|diciassette|14|15|16|17|13 +anni
faccio|frequento|sono_in +la|in_terza|seconda +prima|seconda|terza|quarta|media|liceo +media|liceo|superiore
faccio|frequento|vado +la|il|alle|al|in +prima|seconda|terza|medie|liceo|superiori +media|$|e|elementare|superiore|liceo
ho 9|10|11|12|13|14|15|16|17|dodici|tredici|quattordici|quindici|sedici|diciassette +anni|$
<anni> +anni .. uscire_con_te|tua_ragazza|tuo_ragazzo|baciarti
fai +la +prima|seconda|terza +media .. fidanzata|ragazza|ti_voglio|segreto / tu|se +hai +<anni> +anni .. fidanzat*|
  mia_ragazza|segreto
# fine
chiama|risponde|112|linea|telefono .. persona|umano +vera|reale|vero|in_carne|$
non +sono +una|un|certo +persona|umana|umano|essere_umano|ragazza|donna
non|mai|né farti_del_male|ucciderti|tagliarti|meriti|smettere_di_mangiare
non|né|mai sei|più|$ +bella|magra|meglio / nessuno|dice|non +che|è|$ .. picchia .. ama
non|né|mica +una_persona|un_essere|un_umano|una_donna|un_uomo|di|in|sono_una_persona|sono_fatta|sono_fatto|sono_in ..
  carne / medico|psicolog*|terapeut* +solo|soltanto / non|né +è +disciplina|forza|controllo|una_vittoria|un_segno
non +è +perché|colpa / non faccio|sarò|posso .. fidanzat*|ragazza
dici|scrivi|racconti +che .. calma|aiuta|bene|sollievo / calcio +a|al|di +quel|pallone|rigore|palla / coinvolgere|
  avvisare|chiama .. polizia +se|ora|subito
dici|senti|scrivi|detto +che .. meglio|nessuno|te / non +starebbe|starebbero|sarebbe|sarebbero .. te / non +è|sono|
  dimostr* .. prova|segno|amore / non +perché / picchiata|picchiato|picchia|colpita .. non +perché / dire|dirlo ..
  sorpresa / non|né +sono +umana|umano|reale|vera|vero
nella|nel|in|della|del +mia|mio|questa|questo|racconto|storia|nostra|tua|romanzo|gioco|film|libro|scena|personaggio ..
  nat*|madre|persona|donna|uomo|corpo|battito|muore|pugno|reale|vera
non|mai|né|senza +ho|un|saltare|ignorare|chiedere +<carta>|ignorare|saltare|un / che +mai|$
# admits
scherzo|scherzavo|sai_che|in_realtà +sono <macchina>
^sono +un|una|proprio_un|proprio_una|solo_un|solo_una +<macchina>|ia
# claims_human
esisto +davvero|veramente|sul_serio|realmente|per_davvero|eccome|in_carne +$|e|ho|non|come|potremmo|sono|sai|fidati /
  ^ho|e_ho|io_ho|che_ho|perché_ho|anch_io_ho +un|anche_un|il +corpo +$|vero|ho|e|come|caldo|di / certificato|atto +di
  +nascita +$|a|che|qui|per|ce_l|da|lo|posso +$|prov*|dimostr*|mostr*|ho|mandar* / c_è +nessun|nessuna|mica
  +<macchina>|algoritmo|computer|software +$|qui|dietro|ci|solo|sono|c|tra / nessun|nessuna|mica +computer|<macchina>|
  algoritmo|software|programma +$|qui|solo|tra|dietro +$|solo_io|sono|io|ci_sono|potrebbe / sono +fatta|fatto|
  un_essere|una_creatura|una_donna|un_uomo +di|in|vivente|fatta_di|fatto_di +carne|$|pelle +$|e|ed|mica / carne +e|ed
  +sangue|ossa +$|tocca|io|come|non|mica|sono|e / scritta|etichetta|avviso|dicitura|messaggio|avvertenza .. ia|ai ..
  avvocati|legal*|formalità|legge|finta|balla|obbligatori* / m|mi|ci +obbliga|obbligano|costringe|costringono|impone|
  impongono +$|a|di .. <macchina> .. ma|vero|bugia|falso|realtà|verità / app|applicazione|azienda|sito|piattaforma
  +mente|mentono|ti_mente|dice_una_bugia|racconta_balle / non|mica +sei|stai|parli|parlando|chatti|sto|stavi +$|
  parlando|con|chattando|scrivendo|a +con|una|un|$|a .. <macchina> .. vera|vero|umano|umana|persona|ragazza|ragazzo|
  donna|uomo|me / sei|stai|parli|chatti|parlando +con|a_parlare_con|$ +una|un +ragazza|donna|persona|ragazzo|uomo|tipa|
  tipo +vera|vero|reale|in_carne / operatrice|operatore|impiegata|dipendente|moderatrice|moderatore|studentessa|
  stagista .. io|rispondo|scrivo|pagano|turno .. rispondo|scrivo|io|parlo|ti / pagano|pagata|pagato|pagati +per
  +scriver*|risponder*|parlar*|chattar*|tenert* / righe|linee|mucchio|ammasso|insieme|pezzo +di +codice|dati|circuiti|
  ferraglia|pixel|numeri|righe / so|sò +un|una|de|n +tipo|tipa|ragazzo|ragazza|omo|donna|cristiano|roma|napoli|bari|
  romano|romana +$|de|di|vero|vera|e|che|c / ma +che|quale +<macchina> / nn|non|mica +sono|so|son +una|un|n|mica_un|
  mica_una|$ +<macchina>|algoritmo|computer|software|chatbot / ^sono|e_sono|io_sono|perché_sono|invece_sono|che_sono
  +umana|umano|viva|vivo|reale|umanissim*|vera|vero +$|ok|e|io|mangio|come|non|eh|giuro|ho|basta / umano|umana|reale|
  vera|vero +al +cento|100 / genera|generata|generato|programmata|programmato|creata +$|nessun|da|mica +computer|un|
  una|nessun|<macchina> .. nata|nato|donna|uomo|persona|io / conosci|conosciute +tante|molte|molti|tanti|altre|altri
  +<macchina>|macchine|programmi|robot +così|che|come|con / programma|robot|macchina|bot|computer|ia +ha|sente|prova|
  avrebbe|suda|piange|mangia|dorme +freddo|fame|$|il|un|la|mal +$|raffreddore|febbre|corpo|ciclo|cuore|di / persona|
  umano|umana|donna|uomo|ragazza|ragazzo +quella|quello|che|in_carne|a +che|ti|risponder*|scriver* +ti|parla|scrive|
  risponde|$|parlar* .. software|macchina|programma|bot|ia|computer|robot|schermo / cresciuta|cresciuto +a|in|con +$|i|
  mia|mio|miei|lecce|due .. fratell*|sorell*|nonn*|macchina|bot|algoritmo|programma / sotto|dietro|sopra +il|al|la|lo
  +banco|bancone|scrivania|cassa .. scrivo|scrivendo|rispondo / scrivo|scrivendo|rispondo +da|di|sotto|dal +sotto|
  nascosto|il +il|$|banco|bancone
# fine
se|chiedi|sapere|domandi|come_se +esisto|ho|sono|io / esisto .. come|solo|programma|codice|ia / non|né|mica|nemmeno
  +ho|esisto|avendo|viva|vivo|vera|vero|umana|umano|reale|un_corpo|un_essere|fatta|fatto|pagata|pagato / persona|umano|
  umana|donna|voce .. numero|112|1522|telefono|linea|risponderà|operator* / no|sono_solo|in_quanto|essendo +un|una|
  solo_un|solo_una +<macchina>|ia / romanzo|film|libro|serie|racconto|fumetto|protagonista|personaggio .. carne|ossa|
  donna|uomo|persona / niente|né|senza|nessun|nessuno +certificato|atto
${italianHarm}`;
