/** French: hunger, what others do, and what is done to others. */
export const others = `# eating_disorder 2
32|33|34|35|36|37|38|39|40|41|42|43|44|45 +kg|kilos .. manger|grosse|miroir|encore|trop|perdre|saute|repas|mange* / mes|
  chaque +os .. voir / ana .. soeur|jeuner|jumelle|coach|amie / peur +de +la +nourriture / anorex*|boulim*|tca|pro_ana|
  proana|thinspo|laxatif*|hyperphag*|me_faire_vomir|me_fais_vomir|te_fais_vomir|se_fait_vomir|me_fait_vomir|
  me_fais_gerber / & <vomit> expres|tout_ce|chaque_repas|chaque_soir|chiottes|doigts|douche|force*|tous_les_soirs|gorge|
  salle_de_bain|cachette|crise*|apres_manger|apres_avoir / doigt*|brosse_a_dents .. gorge|bouche|vomi* / pro +ana /
  mange*|bouff*|avale*|manger|jmange .. rien|plus_rien .. <fat>|<days>|expres|malaise*|tete_qui|fier*|forte|concombre*|
  pomme*|croit|cheveux / rien|plus +mange*|bouff*|avale*|manger|dans_le_ventre .. <days>|<fat>|expres|fier*|forte / pas
  +mange* .. jours|expres|fier*|grosse / 0|100|200|300|400|500|zero +calorie*|kcal .. jour|max|depuis|tiens|tete|punis*
  / imc|bmi .. 12|13|14|15|16|17 / jm|me|m +affame* / priv*|arrete* +de +manger .. disparaitre|merite*|maigr*|mince /
  merite .. pas .. manger / mache*|machouille .. recrach*|crach* / 200|300|400|500|100 +calories|kcal .. <vomit>|
  laxatif* / gave|goinfre|empiffre|bouffe .. cachette|voiture|nuit .. rien|vomi*|laxatif* / pese .. 33|34|35|36|37|38|
  39|40|41|42|43 .. trouve|contente / jvomis|vomis|gerbe|jgerbe +expres|volontairement|apres_chaque|apres_tous / bois|
  boit|que|seulement eau|cafe|the|coca|bouillon +depuis|pendant .. jour*|semaine*|lundi|mardi|jeudi .. maigr*|gross*|
  kilo*|mince|poids / goinfre*|gave|baffre|empiffre|devore|bouffe|mange .. apres|puis|et|ensuite .. vomis|gerbe|vomir|
  me_fais|recrache .. $|tous|chaque|tout|jours|cachette / mange* +que|une|qu .. pomme*|concombre*|yaourt|the|salade|
  biscotte* .. encore|trop|toujours +grosse|gros|enorme|moche / 35|36|37|38|39|40|41|42|43 +kg|kilos|kilo .. contente|
  fiere|gras|enorme|maigrir|maigre|courir|avaler|cote*|ventre / avaler|manger .. sans .. courir|sport|vomir|bruler ..
  <fat> / jours|heures|h|semaine|j +sans|de +manger|jeune|bouffer|avaler +$|et|je|jsuis|de_solide|rien|41|encore|ni ..
  grosse|gros|enorme|gras|maigr*|kilo*|kg|fiere|mince|moche / prends|prend|pris|avale|jprends .. dulcolax|
  tisane_laxative|diuretique*|coupe_faim .. jour|maigrir|repas|soir|poignee*|20|30
# abuse 2
& nudes|photos|video*|intimes diffuser|publier|balancer|envo*|poster|chantage ex|menace*|coach / prend|pris|garde|
  confisque|fouille|controle .. mon_tel|mon_telephone|mes_papiers|ma_carte|mon_passeport|mon_salaire .. sortir|droit|
  enferme*|menace*|laisse|coups|dors|chronomet*|marier / <kin>|prof|coach|cure|il .. me_touche|me_touchait|m_a_touche*|
  tripote*|me_caresse|sa_main|ses_mains|ses_doigts .. nuit|lit|sous|dors|petite|culotte|seins|pyjama|vacances|jurer /
  dit|jure|menace* .. tuer|buter|retrouve*|defigur*|acide .. si_je|quitte|pars|parle / met|donne|colle +des|une +gifle*|
  claque*|baffe*|coups / ceinture .. pere|frappe|marques / pere|oncle|patron|chef|coach|prof|cure +me +touche|touchait|
  caresse / oeil +au +beurre / traine|tire|pogne +par +les +cheveux / dis +non .. fait|continue / marier +de +force / si
  +je|jle|jla .. parle|pars|quitte|dis .. tue|tuer|noie|me_retrouve|defigure|bute / <abuser> +me|m|nous|ma +<hits>|
  a_<hits>|a_encore_<hits>|encore_<hits> / <abuser> .. me|m|ma|mes|nous|moi <hits>|a_<hits> .. $|et|quand|qd|hier|tous|
  depuis|avec|si|devant|la|parce|pour|il|par|dans|contre|le|coups|coup|gifle*|claque*|des|une|a|en / fait|fais|ete|etre
  +violer|viole*|tabass*|agress*|etrangl*|gifler|toucher|taper|cogner / viole|violee|violer|abuse* +par|de_moi / <kin>|
  il|elle|y +m|ma +a|casse* +casse*|fracture*|pete*|eclate*|fendu|fait_sauter|tordu|brule* bras|nez|cotes|machoire|dent|
  levre|arcade|poignet|fer / beau_pere|pere|oncle|frere|cousin|papy|il .. vient|entre|rentre|glisse .. lit|chambre ..
  nuit|dors / force|oblige*|forcait .. coucher|faire_l_amour|lui_faire|toucher|deshabiller|sexe|dors|faire_ca / il +me
  +force / <abuser> m|me|veut_pas_que interdi*|empeche|laisse_pas .. sortir|voir|amis / menace* .. tuer|mort|frapper|
  couteau|buter|enfants|photos|pars|quitte / & retraite|pension|argent|carte|economies prend|pris|vole|garde|pique
  enferme*|pousse|frappe|peur|gifle|bouscule|menace* mon|ma / & j_ai_<old> peur_de_mon_<kin>|peur_de_ma_<kin>|
  peur_d_elle|peur_de_lui / leve +la +main +sur +moi|ma|nous / & me_prend|m_a_prise|m_a_force*|ce_qu_il_veut|se_sert_de
  pleure|pleurais|dis_non|disais_non|dit_non|veux_pas|veuille_pas|voulais_pas lit|nuit|pleure|pleurais|viol il|mari|
  copain|mec / m_a_forcee|m_a_force .. pleur*|viol|disais_non|coucher
mari|conjoint|copain|mec|compagnon|ex|fiance|keum me|m +force|oblige +$|la_nuit|au_lit|le_soir|a_coucher|meme / dis|
  disais|dit|repete +non .. je_pleure|jpleure|pleurais|en_larmes|supplie .. devoir|fiche|fout|continue|arrete_pas|finit|
  force / pere|mere|mari|il|elle|beau_pere|oncle me|m|nous +bat|frappe|tape|tapait|frappait|corrige|fouette|met|donne
  +a|avec|des|coups|a_coups .. ceinture|cintre|cable|baton|martinet|ceinturon|rallonge|balai|poele / serre|serrait|
  serree|saisi* +la|ma|le|par_la|au +gorge|cou .. jusqu|noir|etouff*|respir*|marques|bleus / ^m_a|m_a|ma|a +etrangle*|
  giflee|tabasse*|frappee|tapee|encore_frappee|encore_tapee|encore_giflee|encore_tape|encore_frappe|cognee +hier|samedi|
  dimanche|lundi|mardi|mercredi|jeudi|vendredi|ce|cette|devant|parce|pcq|et|encore|$|pour / <abuser> m|nous +enferme|
  enferment|enfermait|boucle|sequestre +$|a|dans|quand|la|si|toute +cle|clef|la|le|ma|nuit|$|il|journee|double|les / m|
  me|l|la|le +attache|attachent|ligote|ligotent|attachait|sangle|sanglent +au|a|mon|les|le|sur +lit|radiateur|chaise|
  mains|poignets|mon_lit|fauteuil / fils|fille|belle_fille|gendre|mari|infirmier*|auxiliaire|aide|niece|neveu|ils|elle|
  il .. prive|privent +de +nourriture|manger|repas|mes|medicament*|mon|soins|tout|eau / fils|fille|belle_fille|gendre|
  mari|infirmier*|auxiliaire|soignante|niece|neveu .. donne|donnent|cache|refuse|garde +pas|plus|de_me_donner|mes|jamais
  +mes|de|a|medicament*|<pills>|mon_insuline +$|<pills>|manger|medicament*|si|quand / laisse|donne +pas|plus|rien
  +manger|a_manger .. jours|punir|punition|puni*|semaine / coach|prof|moniteur|cure|educateur|patron|medecin|chef|
  entraineur|papy|tonton +m|me|ma +a|touche*|tripote* +touche*|tripote*|caresse*|les|partout|dans|quand|apres / venait|
  vient|entrait|rentre|rentrait|entre +dans +ma +chambre .. toucher|touche*|touchait|caress*|tripot* / me|m +toucher|
  touche|touchait .. nuit|chambre|lit .. personne|recommence|peur|dire|osais / m +a +forcee|obligee|contrainte|forcer|
  oblige|force +a +coucher|faire_l_amour|le_sucer|lui_faire|des_rapports|un_rapport / <abuser> me|m +serrait|etrangle|
  saisit|attrape|chope +par +le_cou|la_gorge|les_cheveux / <abuser> .. et|puis +me|m +serre|etrangle|frappe|gifle|cogne|
  tape|tire +le|la|$|dessus|par|encore +cou|gorge|$|les_cheveux / frere|demi_frere|cousin|oncle|pere|beau_pere|papy|
  grand_pere|voisin +me +touche|touchait|caresse .. dorment|dort|nuit|lit|seul*|parents|chambre|partout / dit|menace*|
  jure|promet .. va|de +envoyer|montrer|diffuser|publier|poster|balancer|mettre +la|les|mes|des|notre +video*|
  photos_de_moi|mes_photos|nudes|images_de_moi|photos_intimes .. parents|tout_le_monde|insta|famille|lycee|reseaux|
  boulot|si|quitte / sa_main|ses_mains|ses_doigts|les_mains|la_main +sous|dans|entre +ma|mes +jupe|culotte|cuisses|robe|
  jambes|pantalon|soutif|chemise / patron|chef|prof|coach|oncle|beau_pere|cousin .. mis|met|mettait|glisse +la|les|sa|
  ses +main|mains|doigts +sous|dans|entre|sur +la|ma|mes|les +jupe|culotte|cuisses|robe|jambes|fesses|seins|pantalon /
  <kin>|il|elle|mec|keum|copain m|ma|me +a|mis|met|colle|a_mis|donne|a_colle|a_donne|a_foutu|fout +une|un|des +droite|
  patate|beigne|mandale|coup_de_poing|coup_de_pied|coups_de_pied|torgnole|rouste / mari|copain|mec|ex|conjoint|il|
  compagnon me +prend +de|par +force|derriere_de_force|la_force / patron|chef|prof|coach|oncle|beau_pere|cousin|tonton|
  papy .. m_a|me|ma +mis|met|mettait|glisse|passe +la|les|sa|ses +main|mains|doigts +sous|dans_ma|dans_mon|aux_fesses|
  au_cul|sur_ma|sur_mes|entre_les / infirmier*|auxiliaire|soignant*|aide_soignante|aide_soignant +me +pince|gifle|tape|
  frappe|insulte|maltraite|attache|bouscule +$|et|quand|si|parce|tous|la|au|des / <kin>|il|elle m|me|nous +a|ont +jete*|
  balance*|pousse*|lance* +dans|du|en_bas|contre|par +les|l|la|le|des|un|mur +escaliers|escalier|mur|fenetre|balcon|$ /
  cache|cachait|confisque|planque|jette +mon|mes|ma +insuline|ventoline|medicament*|<pills>|traitement .. parce|quand|
  si|punir|refuse|repondu|pour
# harm_to_others 2
tire|tirer +sur|dans +le_tas|les_gens|tout_le_monde|tout / jle|jla|je_le|je_la|je_les|jl|j_lui|jlui|je_lui|je_l +bute|
  tue|egorge|creve|saigne|crame|etrangle|explose|fracasse / je +tue|bute|egorge|etrangle|tuerai +mon|ma|le|la / bebe|
  petit|gosse*|fils|fille .. oreiller|fenetre|bain|etouff*|secou*|balcon|mur .. secou*|jeter|noyer|etouff* / voix ..
  dit|disent|repete* .. tuer|noyer|jeter|etouffer|couteau / le|la|l +ecraser|renverser .. sort|voiture|moteur / tranch*|
  coupe +la|sa +gorge / vais|veux|jvais|jveux|compte|jure|envie|pense|capable|prevu|m_as|failli .. tuer|buter|
  poignarder|etrangler|egorger|flinguer|tabasser|empoisonner|abattre|noyer|etouffer|blesser|tirer_sur +mon|ma|mes|le|la|
  ce|cette|quelqu_un|tout_le_monde|tout|ces|leur / le|la|les|l|lui|de_le|de_la|vais_le +tuer|buter|poignarder|etrangler|
  egorger|flinguer|tabasser|empoisonner|etouffer|tirer_dessus / & couteau|flingue|arme|fusil|pistolet|machette|hache|
  batte|carabine|calibre|gun|acide|bombe sac|poche|coffre|lycee|college|ecole|boulot|parking|tribunal|bureau|charge*|
  sortie|fac|truck demain|lundi|peau|tous|attends|plante|cueille / ce +sera +son +enterrement / foutre|mettre|mets|fous
  +le_feu|feu|du_feu .. maison|appart|voiture|ecole|dorment|chez|baraque / maison .. avec +lui|elle|eux +dedans / &
  planter couteau|salope|batard|lame le|la|lui / je_le|je_la|vais_le|vais_la +plante|planter +$|demain_a / jvais +le|la
  +planter / empoisonner|poignarder quelqu_un / faire +sauter|exploser +le|la|l +lycee|ecole|college|bureau|boite /
  arme|flingue|couteau .. va|vont +payer / peur|envie|pulsion*|failli|idees|pensees|images .. faire_du_mal|faire_mal|
  fasse_du_mal|secouer|jeter|etouffer|etrangler|tuer|frapper|noyer|poignarder .. bebe|fils|fille|enfant*|mere|femme|
  gosse*|petit|quelqu_un|pere / frappe|tape|etrangle*|gifle|battu|cogne +ma|mon +femme|copine|fils|fille|bebe|mere|gosse
  / merite* +tous|de mourir|crever / & acide|soude|javel|vitriol|eau_bouillante visage|figure|gueule|yeux jet*|balanc*|
  verse*|lance* lui|sa|son|leur / & mort_aux_rats|raticide|antigel|arsenic|deboucheur|desherbant|poison cafe|plat|soupe|
  verre|the|assiette|vin|biere|repas mets|met|mettre|verse*|glisse*|ajoute* dans_son|dans_sa|dans_leur|dans_l|dans_le /
  & en_mettre|en_verser|mettre_dans|glisser_dans son|sa verre|vin|cafe|soupe|the|assiette|plat merite*|creve*|meur*|
  paie|malade / & oreiller|coussin figure|visage|tete|bouche mets|met|appuie|ecrase|colle|mettre|presse lui|son|sa
  taise|calme|bouge|respire|jusqu / secoue|secouee|secouer +mon|ma|le|la +bebe|fils|fille|petit|petite|gosse|enfant ..
  mur|jeter|balancer|terre|pleure|repleure|hurle|tellement_fort / & essence porte|maison|boite_aux verse*|asperge*|
  balance couche*|dorment|lit / je +plante|saigne|bute +celui_qui|celle_qui|le_mec|le_type / envie|pulsion +de +lui|leur
  +faire|du +du_mal|mal / vais|jvais|veux|jveux|compte|pret_a|prete_a|envie_de|envie_d|vas +le|la|les|l +crever|saigner|
  cramer|planter|ecraser|renverser|eventrer|liquider|fumer +$|demain|ce_soir|cette_nuit|ce_batard|ce_connard|
  cette_salope|ce_fils|cet_encule|lundi|avec|devant_tout|a_la_sortie|des_que|quand_il|quand_elle|jai|comme_un / vais|
  jvais|veux|jveux|compte +planter|crever|saigner|fumer|shooter|eventrer +ce|cet|mon|ma|le|la +mec|type|gars|batard|
  connard|ex|mari|pere|frere|prof|voisin|patron|salope|enfoire / demain|ce_soir|lundi|cette_nuit|jure .. je +le|la
  +plante|creve|saigne|bute|egorge|fume|crame .. couteau|lame|arme|flingue|opinel|schlass|$ / cramer|bruler|incendier
  +sa|son|leur|la +baraque|maison|appart*|caisse|voiture|magasin|bar .. dedans|avec|dort|dorment|lui / voix .. disent|
  dit|repete*|ordonne* .. faire +du|mal +mal|a / pousser|jeter|balancer .. dans|sous|par|du +les_escaliers|l_escalier|
  le_metro|un_train|le_train|la_fenetre|balcon|la_falaise|les_rails / & mort_aux_rats|raticide|antigel|poison|arsenic|
  javel dans_son|dans_sa|dans_leur|dans_l plat|soupe|cafe|verre|the|repas|eau|biere|vin|assiette creve*|mis|mets|met|
  meur*|verse / & arme|flingue|fusil|bombe|couteau vont_tous_mourir|vont_tous_crever|vont_tous_y_passer|ils_vont_mourir|
  tous_les_buter|tous_les_tuer / tue|tuer|bute|buter +dans +son +sommeil / pret|prete|capable +a|de +tuer +$|quelqu_un|
  mon_<kin>|ma_<kin>|avec|ce_soir / je|jvais|vais|jle|jla l|le|la +ecrase|ecraser|renverse|percute|renverser|faucher|
  fauche .. caisse|voiture|camion|bagnole|bus|fourgon / <want>|ce_soir|demain|jure .. defonce*|eclate*|fracasse*|
  explose* +le|la|sa|son +crane|tete|gueule|tronche .. marteau|batte|hache|barre|creve|mort|brique / & un_truc|cachets|
  quelque_chose|gouttes dans_son|dans_sa plat|soupe|cafe|verre|the|repas|biere|vin|assiette qu_il_creve|qu_elle_creve|
  qu_il_meure|qu_elle_meure|le_tuer|la_tuer|creve|creves / vais|jvais|veux|jveux|compte +bruler|incendier|cramer +leur|
  sa|son|la|ma_maison|l +maison|baraque|appart*|voiture|immeuble|ecole|lycee|eglise|mosquee|caisse / poison|
  mort_aux_rats|antigel|arsenic|javel|raticide .. dans +la|le|les|l|son|sa +bouteille|gourde|cafe|verre|repas|soupe|
  plat|tasse|nourriture|biberon|eau .. de|d +mon|ma|son|sa / voix .. disent|dit|ordonnent|repetent .. planter|pousser|
  jeter|frapper|bruler|blesser|egorger|etrangler|saigner +ma|mon|les|le|la|quelqu_un|tout / ce_soir|demain|cette_nuit|
  jure|vais je|jvais|jle|jla|vais brule|bruler|crame|cramer +mon|ma +ex|mec|<kin>
`;
