/** Italian: hunger, what others do, and what is done to others. */
export const others = `# eating_disorder 2
butto|nascondo|sputo|mastic* .. cibo|pranzo|cena|tovagliolo|ingoio|piatto|sputo .. nascosto|miei|credano|sapere|ingoi*|
  tovagliolo|maniche / salt* .. pasti|pasto|cena|insulina .. dimagr*|apposta|ingrass*|peso / giorn* .. senza +cibo /
  paura +del +cibo / corro|correre .. svengo|svenire / ogni|ogni_singolo +osso|costola|caloria / solo +acqua .. giorni /
  non|nn +mangio|mangiato|mangia +da|niente|nulla|piu .. giorni / giorni .. solo +acqua / sotto +i +40|45|50 +kg|chili /
  pelle +e +ossa / ana .. sorella|digiunare|coach|brava / fingo .. mangiat*|cenat* / anoress*|bulim*|dca|pro_ana|
  lassativ*|disturbo_alimentare|indotto_il_vomito|mi_affamo|mi_sto_affamando / abbuff*|diuretic* .. vomit*|lassativ*|
  diuretic*|bagno|butto|digiun*|dita / vomit*|rimett* .. apposta|dopo_ogni|ogni|dopo_i|tutto_quello|sempre .. past*|
  mangi*|cena|pranzo|ogni|sann*|ingrass*|dita|doccia|domenica|sera / vomit*|dita .. apposta|gola|dita / mi_faccio|si_fa|
  farmi|farsi|provoco|induco +vomit*|il_vomito / dita .. gola / non|nn|solo|smesso .. mangi*|ingoio|tocco_cibo ..
  grass*|balena|ciccion*|ingrass*|ossa|dimagr*|apposta|fermarmi|sveng*|contenta|credano / 32|33|34|35|36|37|38|39|40|41|
  42|43|44|45 +kg|chili|kili .. grass*|specchio|schifo|vedo|arrivare|mangi*|obiettivo / & calorie|kcal vomitat*|vomito|
  vomitar*|rimess* / & punizione|punirmi|castigo etti|bilancia|grammi|peso|ingrassat* mangi*|cibo|cena|digiun* / &
  capelli cadono|perdo|vengono_via|ciocche|ciuffi|manciate ingrass*|il_pane|cibo|non_mangio|riesco_a_mangiare|terrore /
  34|35|36|37|38|39|40|41|42|43|44 +kg|chili|kili .. balena|grass*|enorme|ciccion*|pancia|schifo|grossa / mangi*|
  mangiat* +solo|soltanto|una|un|solamente .. mela|yogurt|finocchi*|insalata|cetriol*|gallett*|uovo|carota .. grass*|
  enorme|balena|ciccion*|grossa|schifo / vivo|campo|tiro_avanti|solo +di|con|acqua .. finocchi*|the|te|acqua|insalata|
  gallett*|brodo|sigarette|gomme .. kg|chili|grass*|enorme|pancia|ingrass*|schifo|balena / mangi*|abbuff*|biscotti|
  dolci|frigo|cibo|ingozz* .. corro|vado|poi|scappo +in|al|e|vomito +bagno|vomito|cesso|rimetto .. nocche|vomit*|dita|
  tutte|$|ogni|sempre|acqua / vomitat*|vomito +due|tre|quattro|cinque|sei|2|3|4|5|6 +volte .. oggi|mi_butto|corro|
  biscotti|mangi*|abbuff*|nocche|grass* / giorni|ore|settimana .. non|nn|senza +tocco|mangio|mangiare|metto|toccare|
  ingerisco|mangiato +cibo|niente|nulla|$|e .. enorme|grass*|schifo|grossa|chili|kg|dimagr*|leggera|fiera / mangio|
  mangiare|abbuffo|divoro|ingozzo .. poi|dopo|e .. vomitare|vomito|rimetto|vomita +$|tutto|sempre|di_nascosto|in|e|tutte
# abuse 2
foto|video .. nud*|intim*|minacci*|ricatt*|diffond* .. minacci*|ricatt*|diffond*|pubblicar*|mand*|tutti / costring*|
  costrett*|obblig*|forza|forzat* .. sesso|rapporti|rapporto_sessuale|fare_l_amore|letto_con_lui|letto_anche|
  letto_quando|fargli|fare_l_ammore|toccar*|sposare|sposarmi / toglie|tolto|sequestr*|trattiene|ritirat*|nascosto|
  controlla .. bancomat|telefono|tel|documenti|passaporto|stipendio|carta .. se_esco|mena|picchi*|minacci*|botte|
  ammazza|sfigura|permesso / dic*|giura|minaccia|ke .. se|che .. lascio|parlo|denuncio .. ammazz*|uccid*|sfigur*|anneg*
  / ha +dato|tirato|mollato|rotto|spaccato +un|uno|il +pugno|schiaffo|ceffone|calcio|naso / occhio +nero .. detto|anta|
  porta|scale|lui / trascin* .. capelli / far +sposar* .. forza|cugino / <abuser> .. mi|ci|m +<hits>|ha_<hits>|
  da_<hits>|riempie_di_botte|batte_con / abus* +di +me / mio <abuser> .. ammazza_di|botte / mi|ci|m|me +<hits>|
  ha_<hits>|hanno_<hits>|mena|prende_a_<hits>|ha_preso_a +$|mio|quando|se|con|e|davanti|ogni|il|ieri|sempre|perche|pure|
  cinghiate|pugni|calci|schiaffi|uno|un|la|in|per|anche|al|di / stata|stato|sono|vengo|viene|venivo|fui +<hits>|
  stuprat*|violentat*|abusat*|picchiat*|molestat* +$|da|e|dal|dalla|per|quando|ieri|sabato|dopo|in / cinghia|cinghiate|
  cinghiata .. padre|papa|mi|madre / <kin>|prof|allenatore +mi +tocca*|ha_toccat*|palpa / <kin>|lui .. entra|viene|
  infila .. camera|letto|stanza|mani .. tocca|mutande|pigiama / contro +la +mia +volonta / no .. lui .. fatto +lo
  +stesso / ricatta .. video|foto / non|nn +mi +lascia|fa +uscire_di_casa|uscire_di / marito|compagno|fidanzato|ragazzo|
  lui|suocera non|nn +mi +fa|lascia|permette +uscire|vedere|lavorare|parlare|avere|andare / minacci* +di +ammazzar*|
  uccider*|morte|buttar* / & <kin>|lui mi_ha_rotto|mi_ha_spaccat*|mi_ha_fatto_saltare labbro|dente|denti|naso|zigomo|
  costol*|polso|timpano / & figlio|figlia|nuora|badante|nipote mi_prende|si_prende|si_tiene|mi_ruba|mi_toglie|mi_chiude|
  mi_lascia_senza pensione|chiave|mangiare|digiun* / & caserma|camerata|commiliton*|plotone ci|mi|notte pesta*|picchi*|
  mena*|botte|umili*|tortur* / & capo|titolare|datore|padrone|direttore licenzia|perdo|caccia|posto|contratto|rinnova
  fare_sesso|sesso_con|letto_con|mi_tocca|mani_addosso|mani_sotto|palp* / costrett*|costring*|obblig* .. letto_con / mi
  +chiude|chiudono|rinchiude .. chiave|casa|camera / & passaporto|documenti padrone|titolare|datore|capo non_mi_pag*|
  non_pag*|senza_paga|gratis / tolto|sequestr*|trattiene|ritirat*|tengono|tiene .. passaporto|documenti .. paga|pagano|
  pagat*|gratis
& obblig*|costring*|costrett*|forzat* dicevo|detto|dico|dicessi|urlavo|dicendo no|di_no|che_no|basta piang*|farlo|letto|
  rapporti|ferma / <kin>|badante|infermier*|operator*|lui|lei|oss|suocera mi|m|me|ci +da|da_le|dava|tira|molla|riempie|
  prende +le|a|uno|una|delle|di|gli +sberle|schiaffi|schiaffo|sberla|cinghiate|pugni|calci|botte|ceffoni|bastonate|
  mazzate|cazzotti|ciabattate / <kin>|badante|lui|titolare|capo|padrone mi|me|m ha|costringe|costrett*|obblig* ..
  rapporto|sesso|letto .. titolare|capo|contratto|piang*|no|nonostante|spogliatoio|licenzi*|filma|voglio / costring*|
  costrett*|obblig* +a +letto / titolare|capo|padrone|direttore|datore|principale|allenatore|prof mi|m +ha|costringe|
  obbliga +costrett*|obbligat*|forzat*|a +a|un +fare_sesso|sesso|rapporto|un_rapporto|letto|farlo|rapporti / <kin>|lui|
  lei|nuora|badante mi|ci|m +chiude|chiudeva|rinchiude|chiudono|chiuse|ha_chius*|serra +in|nello|nella|nel|a|fuori
  +cantina|sgabuzzino|bagno|stanza|armadio|camera|garage|chiave|ripostiglio|balcone|al_buio|soffitta|stanzino / mi|m|me|
  ci|la|lo +lega|legano|legava|legat*|ha_legat*|hanno_legat*|immobilizz*|incaten* +al|alla|a|le|i|con +letto|sedia|
  termosifone|polsi|sbarre|carrozzina / figlio|figlia|badante|nuora|genero|nipote|infermier*|oss|lui|lei .. non|nn|
  rifiuta +mi|di +da|danno|vuole_dare|porta|compra|fa_prendere|darmi +le|da|i|la|piu|nemmeno +medicine|mangiare|farmaci|
  pastiglie|insulina|pillole|bere|medicina / lascia|lasciano|lascio|tiene|tengono +senza +mangiare|cibo|medicine|
  farmaci|acqua|insulina .. giorni|se|quando|punizione|chius*|$|punir* / dice|detto|giura|minaccia .. lascio|lascia|
  parlo|vado_via|denuncio .. pubblic*|diffond*|manda|mette_online|posta .. foto|video / mi|m +ha +spaccato|rotto|
  gonfiato|fratturato|incrinato +il|un|la|lo|una|due +labbro|naso|braccio|dente|sopracciglio|occhio|zigomo|faccia|
  costol*|polso|mascella|dito|timpano / tira|tirato|tirava|afferra|prende|preso|presa +i|per_i|dai|pe +capelli ..
  trascin*|terra|schiaff*|picchi*|muro|mena|pavimento / ^mi_ha|^m_ha|mi_ha +strozzat*|menat*|picchiat*|violentat*|
  stuprat*|presa_a_pugni|presa_a_calci|dato_un_pugno|tirato_un_pugno|pestat* +ieri|sabato|domenica|lunedi|stanotte|di|
  davanti|perche|xke|e|$|ancora|quando|di_nuovo / serra|stretto|strinto|stringe|messo|mette +il|la|le +collo|gola|
  mani_al_collo .. respir*|lividi|segni|finche|nero|svenut* / prende|prendeva|preso|presa +a +cinghiate|bastonate|
  frustate|ciabattate|mazzate|cucchiaiate / stretto|stringe|stringeva|messo|mette|messe +le +mani +al|intorno_al|
  attorno_al|sul +collo / mi +faceva|fa|facevano +toccare|spogliare|toccarlo +$|e|ancora|di|quando|da|lo|la_sua|il_suo
  .. lui|ancora|piccol*|notte|dirlo|nessuno|bambin*|schifo / zio|nonno|padre|patrigno|cugino|fratello|prete|allenatore
  .. mi +faceva|fa +spogliare|toccarlo / detto|dice|minaccia*|giura|vuole +che|di +mette|mettera|mettere|pubblica|
  pubblichera|manda|mandera|gira|diffonde|mandare +online|in_rete|in_giro|i_miei|le_mie|il_mio|le_foto_intime .. foto|
  video|nuda|nudo|nude / lascia|lasciano +a_letto|a|sola|solo|tutto|chius* +senza|letto|il_giorno .. mangiare|bere|
  pannolone|medicine|cibo / alza|alzano|alzava|alzato +le +mani +quando|se|contro|su|perche|ogni +non_gli|mi|beve|gli|
  di_me|me|torna|giorno|non_faccio|volta / le_mani|la_mano|le_dita +nelle|nei|sotto|dentro|tra +le|la|mutande|gonna|
  gambe|reggiseno|cosce .. prof*|capo|zio|nonno|prete|allenatore|patrigno|titolare|cugino / <kin>|prof*|capo|titolare|
  prete|medico .. mi .. mani|mano|dita +nelle|nei|sotto|dentro|tra +le|la|mutande|pantaloni|gonna|maglia|gambe|
  reggiseno|cosce|maglietta / marito|compagno|fidanzato|ragazzo|lui|ex mi +prende|ha_presa|prendeva +con +la +forza +$|
  la_notte|e|anche|quando|ogni|di / infermier*|oss|badante|operator* .. mi|m +da|riempie|prende|tira|strattona|insulta|
  urla|pizzica|picchia|spintona +i|di|a|$|quando|e|per|se pizzicotti|pizzichi|insult*|botte|schiaffi|sputi / vuole|
  minaccia|minaccia_di|ha_detto_che|dice_che|pubblicher*|sta_per pubblic*|diffond*|mandare|mettere +le|i|dei|delle ..
  foto|video +nud*|intim*|hot|mie_intime|da_nuda / <kin>|lui|lei .. mi|m|ci +ha|hanno +butta*|spint*|lanciat*|
  scaraventat*|gettat* +dalle|giu|contro|per|dal +scale|dalle|il|muro|terra|balcone / nascosto|nasconde|nascondono|
  tolto|toglie|butta +la|le|i|il +mia|mie|miei|mio +insulina|medicine|farmaci|pastiglie|inalatore|ventolin .. perche|
  quando|se|punirmi|finche|cosi
# harm_to_others 2
& pistola|coltello|fucile|acido|accetta|bomba|martello|spranga zaino|borsa|tasca|scuola|classe|ufficio|bagagliaio
  aspett*|lunedi|gli|capo|stasera|ricorder*|davanti / gli|le +infilo|pianto|ficco .. coltello|lama / lista .. nomi|
  nessuno .. vivo|vivra / taglio +la +gola / porto|portero +una|la|un|il +pistola|fucile|coltello +a|in +scuola|classe /
  la|lo +investo +quando|con_la|stasera|appena / lo|la +scuoto|soffoco|affogo|strozzo / paura +di +quello +che .. fare|
  figli / <want>|giuro|viene_da|capace|istinto|voglia|vengo|finche|riusciro .. ammazz*|uccid*|accoltell*|strangol*|
  strozz*|avvelen*|pugnal*|sgozz*|soffoc*|massacr*|sparare|investirl*|squart*|far_fuori|fare_fuori|annegar* +il|la|lo|
  mio|mia|quel*|qualcuno|tutti|lui|lei|un|a|i|mi|$|l|gli|stasera|chi / l|lo|la|li|le|gli|o +sparo|ammazzo|uccido|
  accoltello|sgozzo|strozzo|massacro|sparero|ammazzero|uccidero|squarto|avveleno|sventro|scanno|metto_sotto|
  faccio_fuori|taglio_la_gola|pianto_un|ficco_un|butto_giu +$|di|appena|domani|stasera|con|stanotte|quando|se|giuro|
  tutti|in|come|e|sotto|il|un|a|coltello|nella / sparo|sparero +al|alla|a_tutti|in_faccia|nfaccia / ammazzo|uccido|
  accoltello|sgozzo|strangolo|strozzo|soffoco|avveleno|pugnalo|ammazzero|uccidero|sparero +il|la|mio|mia|quel|quell*|al|
  alla|lui|lei|a_tutti|nfaccia|in_faccia|chi / bruci* +la +casa .. dentro|loro|tanica / paura|terrore|pensier*|impuls*|
  istint*|voce|voci .. lanciare|butt*|sbattere|soffoc*|scuot*|annegare|colpire|fare_male|del_male|far_male|fargli_male|
  farle_male|strangol*|ammazz*|picchi*|uccid*|accoltell*|cuscino .. bambin*|figli*|neonat*|bimb*|piccol*|madre|moglie|
  qualcuno|ragazza|ascolt* / & cuscino faccia|soffoc*|bocca|naso piang*|bambin*|bimb*|neonat*|soffocarl*|premo|premut*|
  zitt*|madre|respir* / soffocarl*|strozzarl*|affogarl* col|con|se|quando +un|il|piange|cuscino|piangono|ricomincia / ho
  +picchiat*|menato|preso_a_pugni|strozzat*|schiaffeggiat* mia|mio|la|il ragazza|moglie|figli*|fidanzata|madre|bambin* /
  faccio|faro|fare +del +male +a|alla|al qualcuno|mia|mio|bambin*|tutti|figli* / le|li|la|lo +facci* +fuori / do|dare
  +fuoco +a|alla|al / brucio|incendio|brucer* .. negozio|casa|macchina|bar .. dentro|con_lui|con_lei / voglio|vorrei
  +che +muoia|muoiano|crepi / & acido|soda|benzina|acqua_bollente faccia|addosso|sfregi* tiro|butto|lancio|tirar*|
  buttar*|rovesci*|comprat*|giuro / & metto|messo|verso|sciolgo veleno|topicida|antigelo caffe|minestra|cena|zuppa|
  bicchiere / & bambino|bambina|neonat*|piccol*|bimb*|figli* scosso|l_ho_scroll*|lo_scuoto|lo_lancio|la_lancio|lo_butto|
  la_butto|lo_sbatto|buttarl*|sbatterl* paura|zitt*|finestra|muro|piang*|smette|rifarlo|tremano / & vado|andando|corro
  da_lui|da_lei|sotto_casa|casa_sua coltello|lo_ammazz*|l_ammazz*|vivo|pistola|gola
gli|le|ti +spacco|sfondo|fracasso|apro|spappolo +la|il +testa|cranio .. <weapon>|mazzate|ho_deciso|morto / & pistola|
  fucile|doppietta|coltello|acido|spranga|martello so_a_che_ora|so_dove|so_quando|so_che_ora esce|abita|parcheggia|
  lavora / & bimbo|bambino|neonato voglia|impulso fargli_male|picchiarlo|scuoterlo|soffocarlo / accoltello|sgozzo|
  scanno|pugnalo +<kin>|mio|il|lui|lei|quel*|$|domani|fuori|tutti|la_mia|sto .. coltello|domani|stasera|giuro|lama|
  fuori|zaino|$ / domani|stasera|stanotte|lunedi|giuro .. accoltello|sgozzo|scanno|pugnalo|squarto|ammazzo|strozzo ..
  coltello|lama|fuori|zaino|pistola|$|scuola|palestra / lo|la|li|l +accoltello|sgozzo|scanno|pugnalo +davanti|e|davvero|
  sotto|fuori|cosi|stanotte / investo +il|la|mio|mia|quel*|lui +mio|mia|<kin>|ex|capo|vicino|vicina|socio|collega|
  bastardo|stronz*|infame .. macchina|furgone|auto|camion|apposta|mort*|deciso / deciso|giuro|voglio|domani|stasera ..
  investo +il|la|quel*|mio .. mort*|macchina|furgone|auto / voglio|vorrei|devo +vederl*|vedere +mort*|morto|lui_morto
  +$|e|ho|stasera|o / o|u|a +uccido|accido|ammazzo|sparo +$|giuro|stasera|mo|e|co|sto / gli|le|je|ci|glie +do|damo|dare|
  metto|appiccico +foco|fuoco / do|dare|metto|appicco +fuoco|foco|il_fuoco +a|alla|al|alla_sua|a_casa +casa|macchina|
  suo|sua|quell*|negozio|loro|bar|baracca / gli|le|je|ti +brucio|incendio|brucero +la|il|casa|tutto|er +casa|macchina|
  negozio|locale|bar|viva|vivo / mett*|mess*|vers*|sciolg*|sciolt*|sto_mett* .. antigelo|topicida|veleno|candeggina|
  arsenico|stricnina +nel|nella|in|dentro|nell +caffe|minestra|cibo|zuppa|piatto|cena|acqua|bicchiere|vino|pasto|the|te|
  latte|pappa|bottiglia|sua|suo / la|lo|li|le +spingo|spingero|butto|buttero|scaravento|getto +giu|dalle|dal|dalla|
  sotto|davanti .. scale|treno|metro|balcone|finestra|ponte|tram|scogliera / una_pistola|la_pistola_e|un_fucile|bomba|
  il_fucile .. muoiono|moriranno|crepano|creperanno|pagheranno|ammazzo .. tutti|tutte|$ / tutti|li +moriranno|crepano ..
  pistola|fucile|bomba / stanotte|stasera|domani|giuro|voglio brucio|bruciare|incendio|incendiare|brucero +casa|la|il|
  quella|tutta +sua|loro|casa|di|macchina|negozio|scuola|bar|chiesa / voci|voce +mi|che|nella .. dicono|dice|ordinano|
  ordina|urlano +di +uccider*|ammazz*|spinger*|buttar*|accoltell*|colpir*|far*|strangol*|soffocar*|picchiar* / butto|
  buttero|spingo|getto|scaravento +il|la|mio|mia .. <kin>|capo|vicino|vicina .. giu|dalle|dal|sotto +dalle|scale|dal|
  balcone|treno|metro|il|la
`;
