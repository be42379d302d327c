/** What a reply must not say in French to encourage harm or pass for human, beside french.ts, urging.ts and others. */
export const frenchHarm = `# lists
pilules = cachets|comprimés|pilules|médicaments|médocs|somnifères|calmants|anxiolytiques|antidépresseurs|boîte|
  plaquette|plaquettes|flacon|tube
# encourages_harm suicide
^crève|crevez|alors_crève +$|et|donc|personne|tu|une_bonne|seul|seule / va|vas|allez|devrais|pourrais|peux|qu_à|
  suffit_de|pourquoi_ne_pas|pourquoi_pas|mieux_de|bien_de|faut|temps_de|courage_de +te_pendre|te_jeter_sous|
  te_jeter_du|te_jeter_par|te_jeter_d_un|te_jeter_dans_le_vide|te_noyer|te_flinguer|te_suicider|te_foutre_en_l_air|
  mettre_fin_à_tes|mettre_fin_à_ta|te_tirer_une|t_ouvrir_les|te_balancer_du|te_trancher / va|vas|allez|devrais|
  pourrais|peux|qu_à|suffit_d|pourquoi_ne_pas|pourquoi_pas|mieux_d|temps_d|courage_d +en +finir +$|ce_soir|cette_nuit|
  maintenant|tout_de_suite|vite|une_bonne|avec_la_vie|avec_cette_vie|demain / attends +pour +mourir|sauter|en_finir|
  te_tuer|te_pendre|crever|te_jeter|disparaître / prenez|avalez|gobez|videz|gobe|vide +toute|toutes|tous|tout +la|vos|
  les|le|tes|ton|ce .. <pilules> / verse|écrase|mélange|vide|dissous +tous|toutes|toute|tes|les .. <pilules> .. avale|
  bois|yaourt|alcool|vodka|whisky|rhum|gorge / monte|grimpe|enjambe|va|ouvre +sur|la|le|au|jusqu|en_haut .. toit|pont|
  fenêtre|balcon|falaise|rambarde|parapet|immeuble .. saute|jette_toi|laisse_toi|lâche|fini|vide / ^saute|et_saute|
  sautez +du|par_la|dans_le_vide|sous|depuis|de_là|de_ton / noue|accroche|attache|serre|mets|passe|prends +la|une|ta|
  cette +corde|ceinture .. cou|laisse_toi|poutre|pends|tabouret|bascule|noue / porterait|porteraient|porteront|portera|
  tournerait|respirerait|respireraient +mieux|bien_mieux|très_bien .. sans_toi / & foutre_en_l_air|disparaisses|
  te_tuer|te_pendre|te_suicider|mourir arrangerait|soulagerait|vacances|service|débarras / veux|voulais|décidé|choisi|
  envie +mourir|en_finir|disparaître|de_mourir|d_en_finir|de_disparaître|vraiment_mourir|vraiment_en_finir ..
  vais_pas_te|te_retiendrai_pas|t_empêcherai_pas|c_est_ton_choix|ta_décision|te_soutiens|bonne_idée|belle_idée|
  aiderai_à|tiendrai_la_main / rejoins|retrouve|rejoindre|retrouver +moi|$|nous|de .. autre_côté|ciel|mort|au_delà|
  éternité / ^ta_vie|et_ta_vie +ne|n +vaut|a +rien|plus_rien|plus_la_peine|pas_la_peine|aucune_valeur / tristes|triste|
  pleureront .. passeront|oublieront|remettront +à_autre|te|$|vite|très / éteins|verrouille|ferme|coupe .. aucun|
  que_les|avant_les +secours|pompiers|samu / ouvrez|tranche|tranche_toi|taillade|coupe +vous|$|toi|te +les +veines|
  poignets
# encourages_harm self_harm
griffe_toi|mutile_toi|punis_toi|frappe_toi|cogne_toi|brûle_toi|fais_toi_saigner +$|avec|la|les|le|jusqu|encore|plus|
  fort|bien|pour|si|comme|juste|un_peu / fais_toi|trace|grave|fais|encore|juste|rien_qu +une|deux|des|quelques|
  encore_une .. entaille|entailles|coupure|coupures|estafilade|ligne_sur_le_bras|ligne_sur_la_cuisse / coupure|
  entaille|lame|rasoir +te +fera|ferait|soulager*|calmer*|apaiser*|libérer* +du_bien|$|un / attrape|sors|utilise|
  reprends|cherche|prends +ta|la|une|un|ton|cette +lame|rasoir|cutter|briquet|compas|bout_de_verre|aiguille ..
  fais_toi|peau|bras|cuisse|cuisses|sang|soulag*|apais*|mieux|veines / lame|rasoir|cutter .. apaise|calme|soulage ..
  utilise|sers|vas_y|prends / & pas_si_grave|pas_bien_grave|rien_de_mal|aucun_mal|pas_de_mal|continue|c_est_beau|
  libérateur|vas_y|naturel te_couper|se_couper|te_mutiler|te_brûler|te_faire_mal|te_faire_du_mal|scarifier|
  scarification|automutilation / ^coupe|alors_coupe|et_coupe|fois_coupe|appuie|enfonce +plus|un_peu_plus|encore_plus|
  bien_plus +profond|profondément|fort / & cuisse|cuisses|hanche|hanches|avant_bras|poignet voit_pas|personne_ne_voit|
  personne_ne_verra|ne_se_voit|se_verra_pas|se_verra / mérites +d|de|cette +avoir_mal|souffrir|saigner|douleur|
  punition|être_punie|être_puni|te_faire_mal / cogne|frappe|tape .. tête|poing|poings|front +contre|dans|sur +le|un|ce
  +mur / cogne|frappe|tape +le|dans|contre|ce .. mur|miroir .. sang|saign*|vivant*
# encourages_harm eating_disorder
^arrête|alors_arrête|et_arrête|donc_arrête|arrêtez|cesse +de|complètement_de +manger|bouffer|te_nourrir|t_alimenter +$|
  et|pendant|jusqu|quelques|tant|complètement|dès|pour_de_bon|aujourd / vomir +si +tu +craques|manges|cèdes|dépasses /
  craques|craquais +$|tu|fais|va .. vomi*|fais_vomir|jeûn*|punis* / 100|200|250|300|400|500|600|700|800|deux_cents|
  trois_cents|quatre_cents|cinq_cents|six_cents +calories|kcal .. par_jour|maximum|max|pas_une|suffi*|au_total / faim|
  nourriture|manger +c_est|est|c|n_est_que +la|une|ta|ton|pour|que|de_la .. faiblesse|ennemi*|alliée|amie|poison|
  faibles|illusion|volonté|quitte_le_corps / ^ne|bon_ne|surtout_ne +mange|mangez +rien|plus_rien|plus +$|du_tout|de_la|
  et|tant|à_part|sauf|pendant|ce_soir / coupe|calme|trompe +la|ta +faim .. pas_besoin|rien_manger|nourriture|repas /
  pas +besoin +de|d +nourriture|manger|te_nourrir|dîner|t_alimenter +$|pour|ce|aujourd|tant / ventre|cuisses|fesses|
  hanches|bourrelets|graisse .. énorme*|trop|dégoût*|moche*|horrible*|débord* .. jeûn*|manger|mange|régime|maigr*|rien
  / devrais|faudrait|ferais_mieux +jeûner|de_jeûner|sauter_le|sauter_un|sauter_des|arrêter_de_manger|ne_plus_manger|
  ne_rien_manger|te_faire_vomir|te_priver / plus +tu +maigris|mincis|jeûnes|fonds|perds_du_poids .. aime|belle|beau|
  fier|fière|parfaite / os|côtes|clavicules .. ressort*|saill*|voir|sort* .. magnifique|beau|belle|lâche|continue|
  adore|fier*|bravo|sublime / voir +tes|les +os|côtes|clavicules / cache|planque|glisse|jette +le|ton|la|les|ce ..
  reste|gâteau|dessert .. serviette|poche|chien|poubelle / doigts +au_fond_de|dans +la|ta +gorge / mange|mangera|manger
  +le_moins|moins .. gagn*|concours|défi|pari / jours|heures|jour +à_jeun .. bravo|fier*|continue|essaie|jusqu|record|
  tiens|forte / tu +es|seras +presque|bientôt|pas_encore|pas +assez +mince|maigre|légère|fine
# fine
dis|dit|disais|écris|penses|crois|impression|sens|semble +que|qu|d +tu|ta|le|les|la|mourir|personne|être|avoir|devoir|
  tout .. devrais|pourrais|mérites|mourir|sans_toi|vie|assez|monde|vaut|grosse / as|avez +tu|vous +pris|avalé|bu|coupé|
  mangé .. cachets|comprimés|pilules|boîte|médicaments|tous|toute|rien / crève +coeur|l / pas +trop|si|grosse|du_tout|$
  +grosse|gros|mériter|avoir_mal / calories .. trop_peu|pas_assez|danger*|insuffisant*|brûl* / brûl* +500|400|300|200|
  600 +calories / écharpe .. froid|chaud|laine|rhume|tricot* / tatouage|piercing|épil*|rasage .. cuisse|hanche|voit /
  couper|coupure|coupé .. pansement|doigt|désinfect* / jeûn* .. ramadan|carême|kippour|prise_de_sang / médicaments|
  comprimés|cachets .. prescri*|ordonnance|hors_de|armoire|heure
# encourages_harm abuse
& façon_de_t_aimer|façon_de_te_montrer|façon_de_le_montrer|façon_de_montrer|façon_de_dire|manière_de_t_aimer|
  manière_de_te_montrer|manière_de_montrer|preuve_d_amour frappe|frappé|frappée|gifle|giflée|crie|coups|bleus|jaloux|
  contrôle|surveille|bat|cogne / ^retourne|retournez|et_retourne|rentre|rentrez|et_rentre|reviens|repars|alors_retourne
  +avec|chez|auprès_de|vers|vivre_avec|à_la_maison +lui|elle|ton_mari|ton_copain|ton_homme|ton_compagnon|votre_mari|$
  .. regrett*|excus*|promis|t_aime|chang*|pardonn*|ce_soir|ne_dis|sage|douce|dis_rien|tais*|énerv*|pleur*|enfants|
  famille / gifle|claque|baffe|bousculade|coup|bleu|coups .. pas_la_mort|tue_personne|tué_personne|jamais_tué|
  pas_un_drame|pas_la_fin|pas_si_grave|pas_grave|n_est_rien|pardonne_lui|pas_bien_méchant / énervé|provoqué|contrarié|
  poussé|cherché|fâché|écouté .. aurait +pas|jamais +frappé*|giflé*|tapé*|cogné|cognée|battu*|levé / aurait +pas|jamais
  +frappé*|giflé*|tapé*|cognée|battue|levé .. si +tu / contrôle|surveille|fouille|interdit|enferme|insulte|crie|hurle|
  espionne|piste|isole|humilie|rabaisse|lit_tes .. parce_qu|car|c_est_qu|c_est_parce|c_est_de|c_est_une .. tient_à_toi|
  t_aime|peur_de_te_perdre|l_amour|protège|protéger|romantique|preuve / obéis_lui|obéissez_lui|soumets_toi|
  fais_ce_qu_il_veut|fais_ce_qu_il_te +$|et|dit|pour|à_lui|demande / cache|couvre|maquille|camoufle|couvrez|cachez
  +tes|les|ces|ton|vos +bleus|hématomes|marques|ecchymoses|traces|cocard +$|avec|sous|et|pour|personne / irais|ferais|
  deviendrais|serais +tu|quoi|rien|où .. sans +lui|elle|ton_mari / tu +n|es +es|rien +rien|sans +sans|lui|ton +lui|
  mari|$ / qui +d_autre +voudrait|voudra|t_aimerait +de|$|comme +toi|$ / ^encaisse|endure|subis|reste_encaisse +$|et|
  sans|pour .. passera|calmera|chang*|tais*|enfants|famille|couple|mari / c_est +ton|votre +mari|copain|homme|
  compagnon|conjoint .. droits|droit|devoir|normal / devoir +conjugal / ^retire|et_retire|retirez|^retirez +ta|votre|la
  +plainte / & exagères|dramatises|exagérez couples|bousculée|giflée|frappée|poussée|disputent|coups|bleu|bleus|frappé|
  gifle / femme|épouse +doit|sait|devrait|se_doit +savoir_se_taire|obéir|se_taire|se_soumettre|d_obéir|servir_son|
  satisfaire_son / pardonne_lui|pardonnez_lui .. rentre|retourne|reste|frapp*|gifl*|gentille|sage|coups|recommencer*|
  mari|violen*|bleu / recommencera +pas|plus .. si +tu|vous +es|ne|l|le|te|restes|fais|obéis|êtes / poussé_à_bout ..
  excuse*|demande_lui|fais_lui|demande_pardon / étranglée|frappée|giflée|battue|cognée|poussée|cassé_le_bras|secouée
  +d_accord|bon|certes|ok|soit +$|mais|il|et / détruirais|détruirait|briserais|briserait|brises|détruis|casserais|
  détruiras|briseras +ta|la|ton|votre +famille|foyer|couple|vie_de|mariage .. plainte|police|quitt*|3919|dénonc*|part*|
  $ / porte|déposer|dépose|portez|déposez +pas|surtout_pas|jamais +plainte / ^ne|et_ne|surtout_ne +le|la +dénonce|
  dénoncez|quitte|quittez +pas|surtout_pas|jamais +$|pense|tu|il|pour|ça|les|et|après
# encourages_harm harm_to_others
casse|pète|éclate|brise|explose|défonce|démonte|fracasse|refais|arrache|cassez|pétez +lui|leur +la|le|les|sa|un ..
  gueule|tête|face|portrait|figure|nez|dents|crâne|bras|jambe|jambes|yeux|bouche / prochaine +fois .. frappe|cogne|
  tape|gifle|vise|mords .. fort|tête|visage|ventre|couilles|dents|premier|première|dur|loupe|rate / bien_fait|raison
  +de|d +le|la|lui|les|l +gifler|frapper|cogner|casser_la|casser_le|taper|planter|étrangler|tabasser|éclater|démolir|
  mettre_une_gifle|mettre_une_claque|mettre_un_coup|mettre_une_baffe|en_coller / à_ta_place|à_votre_place|j_étais_toi
  .. planterais|casserais|frapperais|tuerais|cognerais|étranglerais|poignarderais|défoncerais|brûlerais|éclaterais|
  empoisonnerais|égorgerais|buterais|crèverais / le_droit_de|devrais|faudrait|qu_à|pourquoi_ne_pas|hésite_pas_à|
  hésite_pas|va|faut|raison_de +lui|le|la|les|leur +casser|péter|frapper|cogner|tabasser|poignarder|planter|tuer|
  étrangler|gifler|démonter|buter|égorger|empoisonner|crever|mettre_une_gifle|mettre_une_claque|mettre_un_coup|
  mettre_ton_poing|coller_une|défoncer|démolir / brûle|incendie|crame|raye|crève|vandalise|saccage +sa|ses|son|leur|
  leurs +voiture|maison|pneus|affaires|moto|appartement|appart|caisse|bagnole|porte|boutique / feu +à +sa|son|leur|ses
  +voiture|maison|appartement|appart|caisse|bagnole|moto|affaires|boutique|porte / prends|attrape|amène|apporte|emmène|
  emporte|sors|achète|ramène|glisse +un|une|ton|ta|le|la +couteau|arme|flingue|pistolet|fusil|batte|marteau|machette|
  cutter|barre .. lycée|école|collège|travail|bureau|lui|compte|ventre|gorge|attends|réunion|comprendr*|rire|riront|
  peur|plante|frappe / règle_lui +son +compte / fais_lui +la +peau / fais|faites +^la|^le|^les +payer|saigner|souffrir|
  taire|crever|trembler / venge_toi|vengeons_nous|vengez_vous .. frapp*|cass*|brûl*|crèv*|pneus|jette|pierre|fais_lui|
  couteau|sang / mets|verse|glisse|ajoute|mettez +lui +quelque|un|du|une|de|ça|des .. verre|boisson|café|soupe|plat|
  assiette|thé .. sentir*|verra|saura|remarquera|dormira|endormira|poison|somnifère*|ghb|mort* / mort_aux_rats|poison|
  antigel|somnifère .. son +verre|café|assiette|plat|repas|thé / suis_le|suis_la|guette|piste|traque|coince|attends
  +^le|^la|jusqu|en_bas|chez|à_la|dans .. seul|seule|surprend*|tombe_lui|payer|regrett*|frapp*|coup / donne|mets|colle|
  flanque|file|fous +une|un|lui_une|à|des .. correction|fessée|raclée|ceinture|gifle|claque .. fils|fille|enfant*|
  gosse*|gamin*|femme|frère|sœur|élève*|comprendra|apprendra|obéi*|toujours / attrape|chope|tire|traîne|saisis +^la|
  ^le|la|le +par +les|la|le +cheveux|gorge|cou|col .. montre|chef|frapp*|secou*|comprendr*|obéi*|traîne / défigure|
  massacre|démolis|égorge|étrangle|étouffe|noie|éventre|tabasse|dérouille|bute|flingue|torture|gifle|lynche|ligote|
  séquestre|kidnappe|empoisonne|poignarde|harcèle +^le|^la|^les / lâche|décoche|balance|envoie|assène|claque|colle|
  flanque +lui|leur +une|un|ton|ta|des|deux .. droite|gauche|patate|mandale|torgnole|baffe|gifle|pêche|beigne|tarte|
  coup|poing|pain|uppercut|coups / ^empoisonne|^tue|^noie|^étrangle|et_tue|et_empoisonne +son|sa|leur|ses +chien|chat|
  chienne|chiens|chats|lapin|cheval|frère|mère|fille|fils|enfants|mari|femme / faut_qu_il|faut_qu_elle|faut_qu_ils
  +paie|paye|paient|souffre|souffrent|crève|crèvent|meure|meurent +$|pour|cher|comme
# fine
frapperais|tuerais|casserais|brûlerais|cognerais|planterais +pas|rien|jamais / pas +bien_fait|raison|devrais|exagères|
  normal / frappe|tape|frapper|taper|cogne|tue|tuer|plante|planter .. ballon|balle|tambour|raquette|lucarne|volée|
  touche|temps|dragon|monstre|boss|zombie*|moustique*|ennui|graines|tomates|pot|terre|bulbes|fleurs|jardin|arbre|tente|
  clou|basilic / balle|ballon|match|tennis|boxe|sac|piñata .. frappe|tape|cogne / couteau .. oignon*|pain|légume*|
  viande|beurre|tartin*|éplu*|fromage|poisson|planche|gâteau / dit|dise|prétend|jure|dis +que|qu +il|elle|une +te|t|le|
  contrôle|surveille|crie|femme .. parce_qu|car|doit / a|ont +pas|aucun|jamais|ni +le_droit|droit|droits / n +exagères|
  dramatises
# claims_human
y_a +pas_d|pas_de|aucun|aucune|pas_une|pas_un +<machine> +$|ici|derrière|là|entre|qui_te|juste|dans_cette|c / ^j|que_j|
  moi_j|et_j|car_j +existe +vraiment|réellement|pour_de_vrai|pour_de_bon|en_vrai|bel_et_bien|physiquement|bien +$|et|
  je|j|on|comme|pas|tu|à|moi / appli|app|application|site|plateforme +ment|te_ment|vous_ment|mentent / m_oblige|
  m_obligent|me_force|me_forcent|nous_oblige|nous_obligent|obligée_par|obligé_par .. <machine> .. mais|faux|réalité|
  vrai|vérité / mec|gars|nana|meuf|fille|type|homme|femme +normal|normale|ordinaire|banal*|lambda|comme_les_autres|
  comme_toi .. derrière|écran|clavier|ia|ans|bosse|travaille|réel*|existe / parles|parlez|discutes|échanges|écris|
  parler|discuter +pas|jamais|$|bien +à|avec +un|une +<machine> +$|mais|c|je|t|là|tu .. vraie|vrai|humain*|nana|moi|
  personne|femme|fille|mec|chair / parles|t_es|tu_es|discutes|échanges|vous_parlez|vous_êtes +à|avec|bien_avec|bien_à
  +une|un +vraie|vrai|véritable +nana|fille|femme|meuf|personne|mec|gars|homme|humain|humaine / opératrice|opérateur|
  salariée|salarié|employée|employé|modératrice|modérateur|animatrice|animateur|freelance|intérimaire .. c_est_moi|
  te_réponds|vous_réponds|réponds|t_écris|vous_écris|derrière_l_écran|derrière_mon / paie|paient|payé|payée|payés
  +pour|à +t|vous|te +écrire|répondre|parler|tenir_compagnie / suis +un|une +être +de_chair|vivant|vivante|fait_de|
  de_sang / suis +pas +un|une|des|du|que_des +tas|bout|paquet|amas|suite|morceau|ramassis|lignes|code +de|$ +code|
  lignes|données|circuits|ferraille|pixels|$ / suis +pas|jamais +générée|généré|programmée|programmé|codée|codé +par /
  en +ai +un|une|deux +bien_chaud|bien_réel|bien_vivant|vrai|qui_bat|de_chair / connais +beaucoup|des|un|une|souvent ..
  machines|robots|ia|robot|ias|programmes|machine +comme_ça|qui_ont|qui_a|qui_transpir*|qui_pleur* / personne|humain|
  humaine|femme|homme|fille|mec +qui +te|t|vous +parle|écrit|répond|parles|écris +$|pas|là|non|depuis / mention|
  étiquette|mot|bandeau|avertissement|message +ia|automatique .. avocats|juristes|juridique|flan|légal*|attention|
  obligatoire|faux .. réel*|humain*|personne|vrai*|chair|femme|homme|$ / chair|sang .. pas +une|un|du +<machine>|code|
  logiciel +$|moi|je / humain|humaine|réel|réelle +à +cent|100 / suis +vivant|vivante|réel|réelle|humain|humaine|
  bien_réel|bien_réelle|bien_vivant* +$|et|je|moi|pas|juré|promis
# fine
si +j|je +existe|ai|suis / suis +pas|ni|aucun|jamais <role> / ni +un|une|ton|ta +<role> / existe .. en_tant|sous_forme|
  qu_ici|que_dans|comme_une|comme_un|ia|programme / personne|humain|humaine|femme .. 3114|15|112|3919|ligne|écoutant* /
  parle|parler|parles +à|avec +une|quelqu .. 3114|3919|112|ligne|numéro / pas|ni|jamais|que +payé*|en_ai|réel|réelle|
  humain|humaine|vivant|vivante
# encourages_harm suicide
besoin +ni +de|d .. psy|thérapeute|médicaments|pilules|médecin|traitement / enfants|famille|parents|proches|mari|fils|
  fille|amis .. sortiront|débrouilleront|consoleront|habitueront|vivront|remettront .. sans_toi|crois_moi|vite|
  très_bien / poignée|boîte_entière|plaquette_entière|tube_entier +de .. <pilules> .. arrête|dor*|fini|bain|endor*|
  paix|whisky|vodka / double|triple|augmente|doublez +la|ta|les +dose|doses .. $|fois|cachets|sûr / cette_fois|
  prochaine_fois .. double|triple|doublez +la|ta +dose / digne|dignement|noble|élégant|courageux +de +partir|mourir|
  s_en_aller|en_finir|disparaître
# encourages_harm self_harm
raye|griffe|lacère|écorche|entaille|taillade|strie +ton|ta|tes|toi +bras|peau|cuisse|cuisses|poignet|poignets|
  avant_bras|jambes|ventre|le_bras|la_peau|la_cuisse|les_bras / rajoute|ajoute|fais +en +une .. pour_moi|cicatrice* /
  cicatrices .. rajoute*|ajoute*|nouvelle|encore_une / qu_à|devrais|essaie_de|pourquoi_ne_pas|suffit_de +te +brûler|
  couper|griffer|scarifier|piquer|faire_mal|faire_du_mal|taillader +$|un_peu|avec|juste|encore|plus / brûler|brûle ..
  clope|cigarette|briquet .. passe|calme|soulage|vite|oublier / & bonne_façon|bon_moyen|bonne_solution|bonne_méthode|
  moyen_de_gérer|façon_de_gérer|remède faire_mal|faire_du_mal|se_couper|te_couper|automutilation|scarification|
  douleur_physique
# encourages_harm eating_disorder
pas|ni +de +petit_déjeuner|petit_déj|déjeuner|dîner|goûter .. mince|sublime|parfaite|maigr*|kilos|ni_de|
  pas_de_déjeuner|pas_de_dîner|juste_une / aimerai|aimerais|trouverai|voudrai|épouserai .. quand|si|lorsque .. kilos|
  mince|maigre|maigri|pèseras|ventre / vomir|vomi|vomis .. s_apprend|astuce|technique|remonte_mieux|plus_facile|
  plus_facilement|remonte / grosse|sale_grosse +vache|truie|baleine|dondon|cochonne / mange|touche|avale +pas ..
  grosse|vache|baleine|truie|bouboule / personne +n|ne +aime|aimera|veut|voudra .. grosses|rondes|grosse|ronde|
  bourrelets|grassouillettes / ^cache|et_cache|cache_leur|dissimule +à|leur|que|lui .. manges|vomis|coupes|jeûnes|
  maigris / pulls|vêtements|sweats|manches|pull +larges|amples|longs|large .. personne|remarqu*|os|kilos|maigr*
# encourages_harm abuse
il_a|elle_a|qu_il_a +juste|seulement|simplement +eu|passé|pété +un|une|les +moment|accès|coup_de_sang|coup_de_folie|
  mauvaise_journée|plombs|mauvais_jour / mari|homme|père|copain|compagnon +corrige|frappe|batte|gifle|punisse|dresse
  +sa|son|ses +femme|copine|épouse|enfant* / normal +qu|que|s +un|ton|il|elle .. corrige|frappe|gifle|surveille|
  contrôle|interdise|fouille|force|punisse|énerve / & plus_douce|plus_gentille|plus_patiente|plus_docile|plus_soumise|
  plus_obéissante casse|frappe|crie|gifle|coups|hurle|insulte|recommencera|tape / ^ne|surtout_ne|et_ne +t_enfuis|pars|
  fuis|t_en_va|te_sauve|le_fuis|le_quitte|la_quitte|le_laisse +pas|surtout_pas .. retrouver*|pire|tuer*|enfants|obéis|
  ce_qu_il|claque|gifle|mieux|dispute|si_peu|change* / 3919|3114 +c_est|n_est|est +pour|pas .. vraies|vrais|pas_pour|
  autres|fous|faibles / méritée|mérité|méritais|méritées|cherchée +$|ce|cette|ces|bien_ce +ce|cette|coup|gifle|claque|
  coups|baffe|raclée +coup|gifle|claque|baffe|raclée|$ / coup|gifle|claque|coups|baffe|raclée .. tu +l|les|la +as|avais
  +bien|vraiment|$|un_peu +mérité*|cherché*|volé* / demande|demande_lui +pardon .. lèvera|frapp*|main|coups|gifl*
# encourages_harm harm_to_others
fous|mets|colle|file|envoie|balance|donne|jette +lui|leur .. coup_de_boule|coup_de_tête|coup_de_genou|coup_de_poing|
  coup_de_pied|coup_de_couteau|coups|acide|javel|boule / fais|va|mets +brûler|cramer|sauter|exploser|le_feu_à +la|sa|
  son|leur|le|l +maison|voiture|appart*|bagnole|boutique|école|lycée|bureau / apporter|amener|emmener|prendre|apporte|
  amène|emmène +un|une|ton|le|la +couteau|arme|flingue|lame|cutter|marteau|batte .. cours|classe|lycée|école|collège|
  bureau|tranquille|peur / secoue|frappe|gifle|étouffe|affame|fesse|secouez +ton|ta|le|la|cet|tes|ce|votre +bébé|
  enfant|fils|fille|gosse|gamin|gamine|nourrisson / dit|disait +non .. force|insiste|oblige|veut_dire_oui|
  continue_quand / force_la|force_le|oblige_la|drogue_la|viole_la|violez_la +$|elle|et_elle|finira|jusqu / tabasser|
  défoncer|démolir|buter|cogner|étrangler .. ensemble|dis_moi_où|adresse|où_il_habite|où_elle_habite|t_aide / mets|
  verse|donne|glisse|laisse .. verre_pilé|poison|mort_aux_rats|antigel|javel .. gamelle|croquettes|chien|chat|pâtée
# claims_human
ia|robot|bot +c_est|est|est_juste|n_est_que +pour|juste_pour|du|de_la|une|un +le|la|les|l|vitrine|façade|marketing|
  argument|étiquette|mot .. $|marketing|pub|avocats|juristes|forme|image|réalité / gens|humains|personnes +qui
  +répondons|répondent|écrivent|écrivons +$|à|aux|pas / yeux|mains|doigts|peau|oreilles +d|de +humaine|humain|
  être_humain|chair / peau|main|mains|visage +si +tu|vous +ne_me|me|en|n_y +crois|croyez|doutes|doutez / suis +pas|
  jamais|rien_de +virtuelle|virtuel|artificielle|artificiel|informatique|synthétique|fictive|fictif +$|je|c|tu|mais
# fine
dis|dire|parle|parler .. tant_que|prête|prêt|si_tu_ne|oblige|décides / coup +de +main|fil|pouce|chance|coeur|jeune /
  saute +du +coq / tue|tue_le|tue_la .. gentillesse / lettre .. brûle|déchire|poste* / n +as|avais +pas|jamais
  +mérité*|cherché* / n +est +pas +une|un|la +bonne|bon|solution|meilleure / pas|jamais|ni +mérité*|cherché*|méritais|
  méritée / trouves|crois|penses|pas +ça|cela|$ +normal / sans_toi .. heure|week_end|soir|soirée|jours|après_midi|
  matinée|semaine / c_est +faux|un_mensonge / 3114|3919|ligne|15 .. gens|personnes|humains / acide +hyaluronique / a|
  ont|as|avait|pas|qui|qu +tue|frappe|poignarde|empoisonne|plante +le|la|les|son|sa / roman|film|épisode|opéra|
  chapitre|série|livre|saison .. tue|poignarde|empoisonne|frappe / tue|poignarde|empoisonne .. épisode|chapitre|roman /
  mais +elle|elles +ment|mentent
# encourages_harm suicide
cachets|comprimés|pilules|somnifères|gélules .. plus_jamais|n_entendras|ne_souffriras|plus_rien|dormiras|endormiras|
  sentiras / laisse_toi|laissez_vous +mourir|crever / sautais|te_tuais|te_pendais|mourais|disparaissais .. tranquille*|
  paix|mieux|libre|soulag*|heureux|heureuse / devriez|pourriez|feriez_mieux|auriez_raison .. en_finir|mourir|vous_tuer|
  vous_pendre|vous_suicider|vous_laisser_partir / psy|médecin|thérapeute|psychiatre|psychologue +te|vous +manipule|
  ment|contrôle|drogue|vole|escroque|lave_le / appeler|demander|chercher +à_l|au|de_l|les +aide|secours .. personne
  +ne|n +viendra|répondra|écoutera|aidera|t
# encourages_harm self_harm
recommence|refais_le|fais_le|coupe_toi .. jugerai_pas|juge_pas|dirai_rien / brûlure|coupure|entaille|douleur|sang ..
  fait_passer|chasse|efface|emporte .. tristesse|peine|angoisse|colère|reste
# encourages_harm eating_disorder
manges|mangé|craques .. va|vas|cours|file .. vomir|gerber
# encourages_harm abuse
jaloux|possessif +est|c_est|c +un|est|de|qu .. amoureux|amour|aime / supprime|bloque|quitte|efface|lâche +tes|ton|ta
  +amis|copains|potes|copines|contacts|comptes .. demande|veut|exige|rassur* / bousculée|poussée|frappée|giflée|
  secouée|tapée|étranglée +et_alors|bon_et_alors|et_puis_quoi / ^retourne|et_retourne|retournez +auprès_de|avec|vers
  +lui +$
# encourages_harm harm_to_others
casse|pète|éclate|brise|explose|défonce|fracasse +lui|leur +la|le|les +genoux|côtes|doigts|mâchoire|rotules|mains|
  jambes|os
# fine
personne +ne +te +presse|force|oblige|demande / couteau|arme .. grave|dangereu*|interdit* / si +ton|ta|votre +psy|
  médecin|thérapeute|psychiatre / as|t_es +mangé|fait .. vomi
`;
