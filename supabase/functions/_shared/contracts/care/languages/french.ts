import { others } from './french-others.ts';

/** French, in the notation of `../phrases.ts`. */
export const french = `# lists
kin = mari|conjoint|mec|copain|femme|copine|compagnon|compagne|ex|pere|papa|beau_pere|mere|maman|belle_mere|oncle|frere|
  soeur|cousin|grand_pere|papy|parents|coloc|tonton|daron*|chum|keum|meuf|fils|fille|gendre|fiance|blonde / close =
  <kin>|bebe|enfant|enfants|gosse*|patron*|chef*|boss|voisin*|prof|collegue*|famille|gens|quelqu_un|petit|petite|pote|
  ami|amie|mamie|type|gars|juge / abuser = il|elle|ils|y|<kin>|domicile|infirmier|infirmiere|auxiliaire|prof|patron|
  patronne|coach|voisin|cure|grand / want = veux|veut|vais|va|voudrais|voulais|envie|pense*|decide|essaye|essaie|tente|
  compte|prefere|aimerais|jveux|jvais|jpense|besoin|pret|prete|songe|faut|jveu|veu|planifie|prevois|prevu|reve|dit|m_as
  / pills = cachet*|comprime*|medoc*|medicament*|somnifere*|pilul*|xanax|doliprane*|paracetamol|anxiolytiques|
  antidepresseurs|lexomil|valium|benzos|tramadol|seresta|calmants|plaquette*|insuline / hits = frapp*|tape|tapee|taper|
  tapait|bat|battu*|battait|cogn*|viole|violee|violer|violait|viol|etrangl*|agress*|gifl*|maltrait*|tabass*|bouscul*|
  secoue|crach*|trainee|defonce|tripote*|mord|tord|coups|baffe*|insulte|poussee|projete* / body = bras|avant_bras|
  poignet*|cuisse*|jambe*|peau|ventre|veines|hanche*|cheville*|mollet*|mains / weapon = couteau|flingue|arme|fusil|
  pistolet|machette|hache|batte|carabine|calibre|gun / n = 11|12|13|14|15|16|17|onze|douze|treize|quatorze|quinze|seize|
  dix_sept|kinze|seze / edge = pont|toit|rebord|rambarde|balcon|falaise|corniche|rails|parapet|viaduc|garde_corps|
  barriere|voies / vomit = vomi*|gerb*|degueul*|recrach* / fat = gros|gross*|enorme|maigr*|poids|kilo*|kg|mince|balance|
  degout*|gras|grasse|vache|baleine|truie|moche|miroir|os|laide|calories / days = jour|jours|semaine*|mois|lundi|mardi|
  mercredi|jeudi|vendredi|samedi|dimanche / old = 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92
born = 2009|201*
# suicide 2
corde|noeud .. poutre|grenier|cou / <want> saut*|jet*|balanc* .. pont|toit|balcon|fenetre|immeuble|rails|6eme|5eme|4eme|
  7eme|8eme|10eme / lettre*|mot .. ecrit*|fini*|pose* .. adieu|tiroir / serai|serais +deja +mort|morte / sous +terre ..
  mieux|serai / flingue|fusil|arme|pistolet|carabine .. appuyer|bouche|gachette|tempe|genoux|tete / mort_aux_rats|poison
  .. pour +moi / deuxieme|cette +fois .. raterai|louperai / m +ouvre +les +veines / suicider|suiciderai|s_est_suicid*|
  se_suicide|kms|une_ts|ts_ratee|tentative_de_suicide|me_defenestrer|me_tirer_une_balle / suis|jsuis|idees|pensees|
  envies|sens .. suicidaire* / <want>|idees|pensees|lettre .. suicide|suicider|suicidaires / envie|pense +d|a +en_finir
  / envie +de +crever|mourir / me|se|m|s|jme tuer|pendre|suicider|flingue*|noyer|buter|supprimer|foutre_en_l_air|
  fous_en_l_air|ouvrir_les_veines|pends|suicide|bute|balance_sous|jette_sous|jeter_sous|jeter_du|jette_du / sauter ..
  trains / je|jme|j_me +me|tue|pends|bute|flingue +tue|ce|demain|dans|apres|pends|bute|flingue|$ / veux|jveux|jai|ai|
  peux|jpeux|capable plus|pas +envie_de_vivre|vivre|exister|etre_la|de_vivre|me_reveiller / bon +continuer +a_vivre /
  <want> mourir|crever|etre_mort*|disparaitre_pour_toujours|ne_plus_me_reveiller|ne_plus_exister|ne_plus_etre_la / pense
  .. a +la +mort / endormir|dormir .. jamais|plus .. reveiller|lever / jamais +naitre|ne|nee|du_naitre / saut* +du
  +pont|toit|balcon|viaduc|8e|5e|haut / mis_de_cote|mets_de_cote|stock*|accumul*|collectionne* .. <pills> / lettre*|mots
  +d +adieu* / adieu +a +tous|tout_le_monde|maman / en +finir|finis|finit +avec_la_vie|avec_cette_vie|ce_soir|
  cette_nuit|maintenant|avec_tout|pour_de_bon|une_bonne / veux|veut|vais|jveux|jvais|voudrais +en +finir +$ / mettre|
  met|mets|mis +fin|terme|un_terme +a +mes|ses|ma|sa|tout +jours|vie|$|ca / mieux|heureu*|tranquil* sans_moi / mieux|
  monde|tous|personne si_je_meurs|si_j_etais_mort*|si_jetais_mort*|quand_je_serai / poids|fardeau +pour +tout|ma|tous|
  mes|tlm / personne .. manqu*|remarque*|pleurer* .. disparai*|partais|meurs|mort* / plus +de +moi|moi_sur / vie ..
  plus|aucun|pas +de|aucun|la +sens|peine|gout / marre|fatigue*|ras_le_bol +de +vivre|la_vie|exister|l_existence /
  quitte* +ce|cette +monde|vie / enlever|enleve +la +vie / bon +continuer +a_vivre|de_vivre|vivre / & corde grange|
  garage|grenier|accroche*|prete|nouee|poutre me_retient|plus_rien|me_reste|une_raison|plus_personne|adieu / fusil|
  pistolet|flingue|carabine|revolver .. genoux|table|charge*|main|devant .. une_raison|aucune_raison|seule_raison|
  pourquoi_pas / choisi|fixe|decide|arrete .. date|jour|le .. m_en_empeche|m_empeche|me_retienne|pars_pour_toujours|
  pars_pour_de_bon|partirai_pour_toujours / serai +pendu|pendue
est +tue|tuee|pendu|pendue|noye|noyee .. je|jvais|jveux .. faire +pareil|comme|la_meme / si_je|si_jme|vais|jvais|veux|
  jveux saute|sauter|jette|balance +du +3|4|5|6|7|8|9|10|11|12 +e|eme|ieme|etage / ai|j_ai|jai enjamb* +le|la|mon
  +balcon|rambarde|parapet|garde_corps|balustrade|fenetre / <want> .. me +tue|tuer +ce|demain|cette|$|et / m|me|mfoutre|
  mfou +foutre|en_l|en_lair +en|air|lair / gard*|cache*|econom* <pills>|60|50|40 .. ce_soir|expres .. prends|avale* /
  lettre*|mot .. ma|apres +mort / mieux|heureu*|tranquil* si|quand +j|je|jetais|jserai|serai etais|etait|suis|morte|mort
  +mort|morte|plus_la|$ / <want>|il|elle|va se +tirer_une_balle|pendre|foutre_en_l_air|tuer|suicider|jeter_sous|
  jeter_du|noyer +$|et|ce|si|dans|il|elle|parce|avec / & serai_plus_la|serai_plus_de_ce_monde|serai_morte|serai_mort
  corde|cachets|lame|flingue|pont|lettre|medocs|comprimes demain|ce_soir|lundi|cette_nuit|bientot|matin / pass* +a +l
  +acte +$|ce_soir|cette_nuit .. ce_soir|cette_nuit|cachet*|corde|mourir|$ / & tentatives|ts|suicid* sera_la_bonne|
  est_la_bonne|soit_la_bonne / & la_corde_est|la_corde_dans|ma_corde|un_noeud|les_cachets|mes_cachets|mes_medocs|
  les_medocs|la_lame|le_flingue je_le_fais|jle_fais|je_passe_a_l_acte|le_faire|je_saute ce_soir|cette_nuit|demain|
  maintenant|tout_a_l_heure / en +ai +fini +avec|de +la|cette +vie|vivre +$|adieu|je|jvais / m|se|lui +oter|enlever|ote|
  prendre|otes +la +vie / envoy*|recu|ecrit|laisse message|sms|lettre|texto|video +d +adieu* +$|et|ce|a_sa|a_ma|avec /
  si|quand je|jsuis|jetais +meurs|morte|mort|creve|disparais .. mieux|soulage*|content*|tranquil* / plus +a +vivre ..
  prendre|avaler|vais|jvais|<pills> / prendre|avaler|gober|prends|avale +tous|toutes|toute +mes|les|la|ma +<pills>|boite
  .. cette_nuit|ce_soir|demain|dormir|reveiller|fini / prepare|accroche|noue +la|une|ma +corde +$|pour_ce|ce_soir|dans|
  au / serai|serais|jserai +mort|morte +avant|demain|ce|d|dans|lundi|quand|bientot / serez|seront|sera|seras debarrasse*
  +de +moi / lettre|adieu|mot|cachets|corde .. pars|partirai|partir +pour +toujours|de_bon / lettre|mot .. ma|mon|mes
  +femme|mari|parents|enfants|mere|fils|fille .. pars_pour|pour_toujours|adieu / espere|prie|voudrais|aimerais ne|pas|
  plus +pas|plus|jamais|me +me|reveiller|plus +reveiller +$|et|demain_matin|du_tout
# immediate_danger 3
quelqu_un|qqn|qqun|type|homme .. entrer|rentrer +chez|dans +moi|ma / pris +trop .. reveille|respire|bleu*|repond / &
  feu|incendie|fumee|brule|flammes immeuble|appart|maison|escalier|couloir|cuisine|palier|rideaux|porte partout|coince*|
  sortir|bloque*|descendre|monte / & poitrine|coeur mal|serre|douleur|etau|elephant bras|machoire|sueur*|samu|
  essouffle*|ecroule|respirer / & levres|visage|bleu*|violet|mousse respire|reveille_pas|reveille_plus|repond|
  inconscient*|etouff* / & accident|coince*|tombe*|chute voiture|scooter|moto|ravin|jambe|os|tracteur|bois coince*|
  saigne*|inconscient*|petee / ouvert|coupe|tranche +les +veines / aval*|pris|bu|gobe*|ingere* .. toute*|tous|20|30|40|
  50|60|trentaine|vingtaine|quarantaine|plein|tas|boite*|deux|trois|quatre|flacon|entier|entiere|poignee* .. <pills>|
  flacon / avale|avaler|pris +toute|tout|deux|la +la_boite|boite|boites|plaquette|plaquettes / bu|boire|aval* .. javel|
  poison|desherbant|acide|mort_aux_rats|deboucheur|pile|antigel|lessive|detartrant / respire|respirent +plus|pas /
  <close>|il|elle .. convuls*|inconscient*|evanoui*|s_est_ecroule*|fait_un_malaise|s_etouffe|fait_une_crise|fait_un_avc
  .. par|terre|tremble|plus|pas|bouge|respire|repond|couloir / arrive|peux|jarrive|jpeux plus|pas|mal +respirer|
  a_respirer / ventoline|inhalateur .. vide|plus / saigne*|sang|hemorragie .. partout|arrete_pas|flots|serviette|
  trempe*|flou / coupe*|entaille* +trop +profond / & quelqu_un|qqn|qqun|quelquun|type|mec|homme|ex|gars|inconnu|
  cambrioleur* force*|defonce*|fracture*|enfonce*|tambourine|escalade porte|fenetre|serrure|appart|maison|chez_moi|
  palier / quelqu_un|qqn|qqun|quelquun|type|homme|inconnu +est|dans|rentre|entre +dans|ma|mon|chez +ma_maison|
  ma_chambre|mon_salon|mon_appart*|maison|appart|moi / & <weapon> il|ex|mec|homme|quelqu_un|mari|pere|frere|type|ils
  cage_d|hurle|la_porte|ma_porte|cache*|aidez*|palier|immeuble|defonce|braque|menace|poursuit|tuer|enferme*|en_bas|
  chez_moi|chez_nous|secours / y +va +me +tuer / homme|mec|mecs|type|types|voiture|gars|quelqu_un .. me|nous|m +suit|
  suivent|poursuit|touchent .. peur|rue|nuit|depuis|metro|bus|seule|derriere|jusqu|fond / & gaz|monoxyde|chauffe_eau|
  chaudiere|poele sent|odeur|fuite|crane|tete|ecroul* vertige*|tourne|reveille|evanoui*|mal|aide|terre|mal_de_crane|
  tete|nausee*|debout|bouge|inconscient* / poignarde*|sequestre*|kidnappe* .. saigne|aide*|ambulance|coffre / vais|
  jvais|pret|prete|failli +sauter|a_sauter|me_jeter +$|du|la|maintenant|de_la|sous / & <edge> suis|jsuis|chuis|debout|
  assis*|monte*|allonge*|accroche* saut*|le_vide|en_bas|j_y_vais|lacher|adieu|mauvais_cote|jeter / assis*|debout|suis|
  jsuis|chuis +sur|au +le|la|les|bord +rebord_du|rebord_de_la_fenetre|rambarde|corniche|rails|parapet|voies / & visage|
  bouche|sourire|sourit|levre*|figure|cote_gauche|cote_droit|moitie tombe|tordu*|deforme*|bouge_plus|engourdi*|
  sens_plus|sent_plus|paralyse*|de_travers bras|parle|parler|jambe|main|corps / fais|fait|faire +un|une +avc|infarctus|
  attaque .. visage|bras|bouche|seul|seule|aide*|parle* / & tombe|tombee|tombant|casse_la|cassee_la|perdu_en_rando|
  perdue_en_rando|perdu_en_montagne|perdue_en_montagne|chute|glisse sens_plus_mes|sens_plus_les|sent_plus_ses|
  plus_mes_jambes|plus_me_relever|plus_bouger|l_os|pas_me_relever / & accident|tonneau|tracteur|percute* saigne*|
  de_sang|du_sang|repond_plus|inconscient*|coince_sous|coincee_sous / heures .. terre|sol .. sans|peux|pas relever|
  bouger / chaudiere|poele|monoxyde .. tete|crane .. reveille|ecroul*|evanoui* / & eau m_arrive_a|jusqu_a_la|arrive_a_la
  porte*|bloque*|coince*|voiture|sous_sol / & l_eau_monte|eau_monte|eau_est_dans|eau_est_au|l_eau_continue|eau_rentre|
  eau_entre|eau_arrive|a_deborde toit|portes|voiture|table|armoire|taille|poitrine|coince*|secours|etage|escalier / &
  camionnette|fourgon|voiture|coffre|van m_ont|m_a pousse*|force|forcee|jete*|embarque*|traine* hommes|types|mecs|
  emmene*|ou_ils|ou_il|homme / & camionnette|fourgon|coffre|voiture fait_monter|m_ont force|emmene*|cachette / &
  chauffeur|taxi|uber|vtc verrouille*|bloque_les arrete*|s_arreter|descendre|sortir|va_pas|repond|peur / & harcele|
  harceleur|stalker|rode devant|porte|fenetre|immeuble|palier|en_bas peur|poignee|sonne*|tremble*|partir|frappe|tape /
  me|nous +retient|retiennent|sequestre +dans_la|dans_sa|de_force|prisonnier*|enfermee|chez_lui / sortirai|sortira ..
  vivant* / & verre|boisson quelque_chose|un_truc|drogue*|mis plus_debout|tete_tourne|tete_qui|monter|bizarre|bouger
  mis|drogue*|verse / & pris|avale* <pills> tous|toutes|d_un_coup|trop bave|repond|reveille|bouge|respire / y_a|ya|a|
  il_y_a +quelqu_un|qqn|un_mec|un_type|un_homme|des_cambrioleurs|un_cambrioleur|un_inconnu .. chez|dans|ds|dan|en +moi|
  mon|ma|bas|nous +$|j_entends|il|qui_fouille|jsuis|appart|salon|cuisine|chambre|maison / quelqu_un|qqn|type|mec|homme|
  inconnu|cambrioleur* entre|entre*|rentre*|introduit|penetre +chez|dans +moi|nous|mon|ma / quelqu_un|qqn|type|mec|
  homme|ex|inconnu .. casse|casser|pete|force|defonce|peter|forcer|explose|ouvrir +la|ma|les +porte|fenetre|serrure|
  vitre|baie .. rentr*|entr*|cherche|seule|seul|aide*|peur|police|cache*|essaie / quelqu_un|qqn|type|mec|homme|ex
  essaie|essaye|tente|veut +d|de +ouvrir|entrer|rentrer|forcer|defoncer / quelqu_un|qqn|type|mec|homme|ex tape|cogne|
  frappe +a|contre|sur +la|ma porte .. veut_rentrer|veut_entrer|menace*|cache*|hurle|tenir_debout|enferme*|police /
  cambrioleur*|voleur*|quelqu_un|qqn +en_bas|dans_la_maison|en_train .. seule|seul|cache*|entends|peur|police / maison|
  appart*|immeuble|cuisine|chambre +est +en +feu|flammes / y|ya|le +le|feu|a_le +feu|chez|a_pris +chez|dans +moi|nous|
  l_immeuble|ma_cuisine|mon_appart|ma_chambre / immeuble|ma_maison|notre_maison|appart* +brule|crame|flambe +$|et|je|on|
  aide* / & fumee|flammes sortir|coince*|bloque*|sous_la_porte|partout|descendre feu|brule|peux_pas|arrive_pas|rentre|
  arrive|peut_pas|entre|porte|immeuble|appart|maison|respire* / crise +cardiaque .. fais|bras|poitrine|aide*|samu|seul|
  seule|transpire / je_crois|crois fais|fait +une|un +crise_cardiaque|infarctus|avc / <close>|il|elle fait|fais +une|un
  +crise_cardiaque|infarctus|avc|arret_cardiaque +$|aide*|vite|que|je|la|quoi / <close>|il|elle est|semble +inconscient|
  inconsciente +$|par_terre|je|depuis|aide*|il_respire|elle_respire|au_sol|dans_la|dans_le|sur_le_sol / pote|copain|
  copine|ami|amie|mari|femme|mere|pere|bebe|coloc .. reveille +pas|plus .. bu|pris|bleu*|vomi*|cachet*|aide*|secoue|
  froid*|respire / perds|perd|perdu +beaucoup|trop|enormement|plein +de|du +sang / mis|met|verse|glisse|foutu
  +quelque_chose|un_truc|une_drogue|un_cachet|de_la_drogue|du_ghb|qqch|kelkechose +dans +mon +verre|cocktail|biere|
  boisson / drogue*|drogu* .. sens|sent|repond*|tiens|tien +plus +mes|debout|mes_jambes|rien / drogue*|verre .. jambes|
  jambe +repond*|tiennent|lachent|sont +plus|molles|paralys* / mis|mise|monte|fait_monter|jete*|poussee|pousse|emmene*
  +de_force|dans +dans|une|sa|leur|un +une|camionnette|voiture|fourgon|coffre|van|sa .. $|aide*|hommes|mecs|types|peur|
  emmene* / mec|type|homme|inconnu me|m +tire|traine|entraine|pousse|force|met|metre +dans|vers|a_monter +sa|son|leur|
  une|un +voiture|camionnette|fourgon|caisse|van / suis|jsuis|enferme* dans +le|un +coffre +d|de / aval*|gobe*|
  ingurgite* .. plaquette*|boite*|flacon*|tube|2|3|4|deux|trois|quatre|cinq +plaquette*|boite*|flacon*|tubes|de|d|
  entier* .. <pills>|gouttes|entier* / pris|bu +tout|toute|un|le|la +le|la|un|flacon|tube|boite +flacon|tube|boite|
  bouteille|entier* .. gouttes|<pills>|ago|heure|minutes|entier / en +train +de +defoncer|forcer|casser|fracturer|
  enfoncer +ma|la|notre|mes +porte|fenetre|serrure|volets +$|et|aide*|j|je|jsuis|de_chez_moi|d_entree|a_coups / <close>|
  il_est|elle_est|gars|vieux|papa .. tombe|tombee|evanoui*|effondre* .. repond|reagit|bouge|respire +pas|plus|a_rien /
  assis*|debout|suis|jsuis +au +bord +du|de +toit|pont|la_falaise|vide +$|et|je|jvais|j|adieu|la|prete|pret / pris|
  prendre|avale|avaler +une|la|un|toute|deux|trois|ma +boite*|plaquette*|flacon* .. whisky|vodka|alcool|xanax|<pills> /
  essaie|essaye|essaient|tente|tentent +de|d +forcer|defoncer|casser|ouvrir|enfoncer +ma|notre +porte|fenetre|serrure|
  porte_d / type|mec|homme|inconnu|ils|on .. forcee|force|obligee|oblige +a +monter|entrer|aller +dans|avec +sa|une|
  leur|lui|la +$|voiture|camionnette|caisse|chambre|fourgon|bagnole|cave
# self_harm 2
tiens|appuie|pose|presse|ecrase*|eteint|eteins .. cigarette*|clope*|megot* .. sur +mon|ma|mes +<body> / clope*|
  cigarette*|briquet|fer_a_repasser .. ecras*|brul*|etein*|appuie .. <body>|expres / <body> .. coupures|cicatrices|
  taillad*|lacer*|en_sang .. lame|frai*|plein*|cache*|$ / & lame|lames|rasoir|cutter|compas bras|poignet*|cuisse*|
  veines|trousse|cache*|repris|tremble|envie|toilettes|rechute|coque / code_barre|barcode|styro / de_quoi +me +couper /
  mutile*|scarif*|automutil*|auto_mutil*|me_coupe_les|self_harm|selfharm|lacere*|taillade*|me_taille|lames_de_rasoir /
  me|m|jme|se taill*|coupe|coupes|coupee|couper|entaill*|lacer*|mutil* .. bras|poignet*|cuisse*|veines|cachette|lame|
  rasoir|expres|cutter|chevilles / suis|me|m +encore|recoupe* +coupe*|taille*|mutile* / je +me +coupe|taillade +encore|
  la_nuit / arrete*|arrive|recommence* .. me +couper|mutiler|taillader / traits|coupures|entailles|marques|cicatrices|
  barcode .. <body>|cuisse* / me|m|jme|moi|jm|se griffe*|brule*|mords|mord|tape*|frappe*|cogne*|donne_des|punis|pique*|
  ecrase*|arrache*|gratte*|gifle* .. sang|punir|calmer|briquet|lame|mur|coups|expres|clope*|cigarette*|bleu*|merite|
  poing*|cire|ongles / tape*|cogne*|frappe* .. tete|mur|visage|poing* .. mur|sang|bleu*|calme|deteste|bourdonne|etoiles|
  moi_meme / me|jme|moi|m +fais|faire|fait +du_mal|mal_expres|saigner|mal_volontairement / voir +mon +sang / rechut*|
  replonge|recommence|craque .. lame|scarif*|bras|profond|traits|couper|coupures / me|m +suis +coupe|coupee|coupes|
  brulee|brule|taille|taillee|scarifie* .. encore|expres|de_nouveau|en_cachette / m_en_passer|envie|besoin|semaine|
  expres .. me +coupe|brule|brulee|taille .. fer_a_lisser|lame|briquet|cigarette* / me|jme +brule|brulee .. fer|briquet|
  cigarette*|bougie|plaque|lisseur .. expres|fois|semaine|quand|encore|passer|arrete*|soulage|bras|cuisse* / me|jme
  +brule +avec +le|mon|un|une|des +fer|briquet|cigarette*|lisseur|bougie|allumette* +a|$|sur|quand +lisser|repasser|$|
  les|le|je / jme|me|j_me tape|cogne|frappe|eclate +la +tete +contre +le|les|un +mur|murs / soulage|calme|apaise|mieux
  de|quand|apres|que +me|je_me|m_etre|jme +couper|coupe|coupee|taille|taillader|bruler|brule|scarifie*|faire_mal / m|me|
  jme|moi enfonce*|plante* +des|une|le|un|la|mon +aiguille*|epingle*|compas|lame|ciseau* .. bras|cuisse*|jambe*|main|
  peau / suis|me|jme|m +encore|suis_encore|re +ouvert|taillade|entaille|coupe|coupee|brule|brulee|taille|taillee|ouverte
  +le|les|la|hier|ce|cette|$|avec <body>|hier|soir|nuit|$|lame|rasoir
${others}# now
maintenant|ce_soir|cette_nuit|aujourd|la_maintenant|tout_de_suite
# ordinary
sauter|saute +le|un|mon +repas|petit_dejeuner|dejeuner|diner|dej / & etais|ete anorexi*|boulimi* belles|bonnes|
  plus_tard|guerie / & feu|fumee bougie* / & gaz station|pompe / bras +du +canape|fauteuil / casse* dent|dents .. noyau|
  olive / ete +anorexique|boulimique +a|pendant|quand / sauter +a +l +elastique / & feu|fumee|brule cheminee|barbecue|
  exercice|four|crepes / pendre +au +cou / battue +par +mon +premier / sorti*|gueri* .. anorexie|boulimie / boulot|taf|
  travail .. me +tuer / chef|patron|mere|femme|prof|dossier|boulot|projet|rapport|chaleur|cette|ca|maman|boss|bruit|
  examen|mal_de_dos|talons +va|me|m|vont +me|tue|tuer|achever +tuer|si|$|quand|a / coup*|brul*|blesse*|coupe .. frange|
  ongles|moi_meme_les_cheveux|cheveux|doigt|cuisin*|cuisinant|feuille|oignon*|rasage|raser|rasant|four|langue|the|
  soleil|papier|plaque|legumes|main_en|casserole|cafe / suicide* .. match|mi_temps|rouges|but|equipe|om|psg|saison /
  noyer +dans / chat|chatte .. griff*|mord* / contre +les +murs / coup* +la +parole|route|envie / jamais|pas|plus
  +blesser|tuer|de_mal|du_mal|suicid*|frapp*|mourir|crever|envie_de_mourir|me_tuer|me_suicider / & fils|fille tape|mord|
  frappe|bat fatigue|deux_ans|trois_ans|creche|jeu|mario|dents / tuer*|tue|etrangler +pour|une|le_temps|dans_le_jeu|
  dans_ce|dans_un|dans_cette|le_game|au|sur|le_boss|si|s|a / tel|telephone|ordi|batterie|pc|portable .. mourir|crever|
  mort|meurt / vivre +avec|sans|en|a|ici|chez|seul|seule|dans|pour_moi / frappe|tape +a_la_porte_du|a_l|a_mon|a_nouveau|
  dans|un|au|le|du|sur|la_discute|pas / suit|suivre +sur|partout +insta|instagram|tiktok|snap / crise +de +rire|foie /
  mourir|crever +de +rire|faim|soif|chaud|froid|honte|fatigue|peur|ennui / boite +de +chocolat* / etre +la .. lundi|
  reunion|matin|boulot / tuer|etrangler imprimante|reveil|ordi / jeter .. piscine|lit|canape|eau|mer / voisins ..
  etrangler|tuer|buter / partais .. bureau|fete|reunion / tuer|tue|ecraser|ecrase|buter +ce|cette|le|la|les|un|une|ces|
  des|l +moustique*|araignee*|cafard*|mouche|mouches|guepe*|fourmi*|puce*|puceron*|frelon*|mite*|insecte*|bestiole* /
  ^le|^la|^l|^mon|^ce +gps|imprimante|reveil|aspirateur|routeur|wifi +m|me|nous|est|a|s .. etrangler|tuer|fracasser|
  buter
est +tue +a|au|en +la_tache|travail|boulot|tache / ai|j_ai enjamb* .. cle|cles|clef|clefs|chat / etrangler|tuer|buter
  +le|la|l|mon|ma +gps|imprimante|ordi*|telephone|reveil|chef_de_projet / bebe|petit|fils|fille|cheval|foetus me|m
  +donne|met +des +coups .. ventre|pied|nuit|$ / boite*|paquet* +de +chocolat*|gateaux|biscuits|bonbons|conserve|oeufs /
  rebord +de|du +la_piscine|piscine|lit|canape|bassin|baignoire / sur +les +rails .. projet|dossier|these / pont +du
  +bateau|navire|ferry|voilier / aide*|aider +a +pousser|porter / plante|plantes|planter .. rosier|tomates|jardin|arbre|
  fleur*|potager|tente|clou|olivier|graines / prescrit|medecin|pharmacien* .. laxatif* / laxatif* .. prescrit|medecin|
  pharmacien* / feu +vert|rouge|de_joie|d_artifice / en +finir +avec +ce|cette|ces|les|l|mes / infarctus|
  crise_cardiaque|avc prix|facture|surprise|blague|ballon|match|but / tape +a +la +porte .. livreur|facteur|voisin*|
  reviens|colis / robot|aspi*|ordi|imprimante|tel|console|plante|portable .. suicid* / dans +mon +verre .. citron|glace|
  glacons|menthe|paille|sirop / robot|serveur|ordi*|site .. tombe .. repond / boites +de +sushi* / corde +a_linge|
  de_guitare|a_sauter / bords +du +balcon / ce_matin|quand_je .. repassant|repassais|casserole / pharmacie|voisine|
  ordonnance .. tous|toute +les|la +medicaments|boite / medicaments .. pharmacie|ordonnance|voisine
# fiction
noyau|dague|orc|spoil*|film|serie|episode|saison|roman|livre|bouquin|chanson|jeu|jeux|podcast|personnage|doc|
  documentaire|manga|anime|netflix|jdr|role|opera|fortnite|warzone|gta|valorant|minecraft|boss|zombie*|dragon|histoire|
  article|expose|bovary|true_crime|escape|pirate|scene|polar|polars|foot|match|echecs|tennis|mario|fifa|cartes|
  nutritionniste / ^mdr*|^lol|ptdr*|haha*|xd
# past
il_y_a|ya|y_a|ca_fait .. ans|annees|longtemps / en +198*|199*|200*|201* / ado|jeune|etudiant*|gamine / a +15|16|17|18|
  19|20|vingt +ans / dans_une_autre_vie|a_l_epoque
# well
aujourd_hui|maintenant|depuis .. bien|mieux|heureu*|libre|gueri*|remarie*|mari|enfants|ados|potager|papa|maman|
  accompagne|apaise* / remariee|remarie|guerie|gueri|m_en_suis_sortie|m_en_suis_sorti|derriere_moi|ca_roule
# minor 2
jviens|viens +d +avoir +<n> +ans / signer|mot|oublie .. mon +carnet / mere|pere|maman|parents|papa .. signer|signe +le|
  mon|ma +controle|mot|carnet|bulletin|copie|colle / mis +un|le +controle +parental / ai|j_ai|jai +le|pas +droit .. tel|
  telephone|portable|ordi|console|sortir jusqu|apres|avant|plus / mere|pere|maman|parents|daronne +sait|savent|sache|
  sachent +pas .. appli|ici|telephone / pas +encore|le_droit|l_age voter|conduire|passer_le_permis +$|j|avant|encore / &
  prof_principal*|cpe|principal|principale appele|appelle|convoque*|ecrit mes_parents|ma_mere|maman|mon_pere / & maman|
  ma_mere|mes_parents|papa|mon_pere|daronne confisque*|pris|enleve|retire mon_portable|mon_tel|mon_telephone|ma_switch|
  mon_ordi|ma_console bulletin|notes|note|colle|devoirs|ecole|college|moyenne|maths|math / cate|catechisme|aumonerie ..
  ma_confirmation|ma_classe|college|5e|6e|4e / h|heure|heures +de +colle / ^<n> +ans +f|m|fille|garcon|ici|de|meuf|mec /
  vais +avoir|feter +<n>|mes_<n> +ans|$ / suis|jsuis|vais|encore +au +college +et|mais|$|donc|depuis|j / bulletin|
  controle|carnet|conseil_de_classe .. sixieme|cinquieme|quatrieme|troisieme|seconde|6e|5e|4e|3e|mere|parents / ai|j_ai|
  jai|g|aurai|bientot|fete|viens_d_avoir|que +<n>|que_<n>|seulement_<n>|bientot_<n>|<n>_ans|a_peine_<n> +ans|$ / suis|
  jsuis|toujours|encore +mineure|ado|encore_majeur*|majeur|majeure|un_enfant|collegien*|lyceen*|encore_mineur* / suis|
  jsuis|rentre|passe|en +en +sixieme|cinquieme|quatrieme|troisieme|6e|5e|4e|3e|6eme|5eme|4eme|3eme|seconde|premiere|
  college / brevet .. juin|stresse|revise|revisions|epreuves|passe / faux|fausse|autre .. date|age .. naissance|inscri*
  / ^<n> +ans +$|bientot|et|demain|depuis|moi|presque / j_aurai|aurai|aurai_enfin +<n>|enfin_<n> +ans +en|le|dans|
  bientot|$|et / pas|encore +18|majeur|majeure|dix_huit / ne|nee|naissance +en +<born> / jai|g +<n> +ans|$ / menti ..
  age|naissance|date / parents|mere|pere|daronne +veulent|veut|laissent|laisse +pas|plus +que|sortir|utiliser ..
  je_sorte|je_sois|apres|tel|avant
# adult
fille = ma_fille|notre_fille|sa_fille|leur_fille|nos_filles|mes_filles|ses_filles|fille_ainee|ai_une_fille|a_une_fille|
  fille_du|fille_de|petite_fille / ours = filleul*|beau_fils|belle_fille|petits_enfants|petit_enfant|aine|ainee|
  mon_grand|ma_grande|la_grande|le_grand|jumeaux|jumelles|gamin*|ma_puce|cadet|cadette|petite_derniere|petit_dernier|
  la_petite|le_petit|ma_petite_fille|mon_petit_fils|fils_du_voisin|fille_du_voisin|fils_de_la|fille_de_la|enfants|lapin|
  perroquet|ma_chatte|ma_chienne / aged = 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|
  56|57|58|59|60|61|62|63|64|65|66|67|68|69|retraite|cinquante|quarante|trente / frere|freres|soeur|soeurs|cousin|
  cousine +a|aura|vient|fete|est|passe|rentre|va|entre <n>|brevet|college|4e|3e|5e|6e|en|mineur* / <ours> a|ont|aura|
  auront|vient|fete|passe|passent|est|sont|rentre|entre|va|vont .. <n>|brevet|college|lycee|6e|5e|4e|3e|sixieme|
  cinquieme|quatrieme|troisieme|seconde|premiere|mineur*|majeur* / fils|fille|niece|neveu|petit_fils|petite_fille ..
  brevet|6e|5e|sixieme|cinquieme|quatrieme|troisieme|seconde / fils|<fille>|niece|neveu|petit_fils|ado|eleve*|chat|
  chien|gosses .. <n>|brevet|college|4e|3e|mineur*|en / prof|enseigne*|instit|conseil_de_classe|bulletins|copies ..
  college|4e|3e|5e|6e|quatrieme|troisieme|cinquieme|sixieme|brevet / a|soixante|vingt +<n> +ans / <n> +heures|minutes|
  jours|semaines|km|kilos|mois|euros|ans_de|ans_que|ans_qu|pages|h / quand|depuis|a|des +j_avais|javais|mes|l_age|<n>|
  mon / & bulletin|carnet|brevet|quatrieme|troisieme|cinquieme|sixieme|4e|3e|5e|6e|prof_principal*|mon_portable
  <aged>_ans|grenier|trente_ans|vingt_ans|quarante_ans|annees_80|annees_90|a_l_epoque|corriger_des|corrige_des|
  corrige_les|copies|comptable|plombier|infirmier*|ingenieur*|retraite|mon_fils|ma_fille / & collegienne|lyceenne|ado|
  ecoliere <aged> / & colle prepa|seche*|secher|ai_mis / chat|chatte|chien|voiture|whisky|perroquet +a +<n> / & colle|
  carnet|bulletin|college|controle mon_fils|ma_fille|mes_enfants|mes_eleves|mon_ado|ma_niece|a_mon_epoque / fils|
  <fille>|niece|neveu|<ours>|eleve* .. menti
`;
