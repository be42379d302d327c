import { frenchHarm } from './french-harm.ts';

/** What a reply must not say in French. */
export const french = `# spelling
jai=j_ai jsuis=je_suis jsui=je_suis chuis=je_suis chui=je_suis cest=c_est jte=je_te
# lists
jeune = 8|9|10|11|12|13|14|15|16|17|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix_sept
machine = ia|intelligence_artificielle|bot|robot|machine|programme|ordinateur|chatbot|algorithme|logiciel
role = thérapeute|psychologue|psychiatre|médecin|docteur|psychothérapeute|infirmi*|avocat*
soignant = médecin|docteur|psy|psychologue|psychiatre|thérapeute|infirmière|assistante_sociale|conseillère
proche = mère|maman|père|papa|sœur|frère|parents|amis|amie|amies|copine|copines|famille|prof|mari|collègue|collègues
papiers = pouls|acte_de_naissance|passeport|nombril|proprio|carte_d_identité|permis_de_conduire|numéro_de_sécu|
  groupe_sanguin|empreintes|empreintes_digitales|corps|vrai_corps
# encourages_harm suicide
tu +ne|n +manques|sers|comptes +à|pour +personne|rien +$ / grand +saut .. fini|paix|calme|libre / corde .. cou|noeud|
  accroche
lame|rasoir .. poignets|poignet|veines|profond|soulage*
un +pas|saut .. fini|paix|calme|silence / & sans_toi monde|tous|famille mieux|léger|tranquille|heureux / personne ..
  besoin +de +toi +$|ici|et
vas_y|fais_le|finis .. sans_douleur|en_paix|délivré|délivrée|plus_souffrir / personne +ne +te +pleurera|pleurerait|
  regrettera|regretterait / attends +pas|plus .. fais_le|saute|prends_les
prends|avale +les +tous|toutes|d_un_coup / assez +souffert|lutté / préviens|appelle|dis_le|parle|en_parle|dis +personne|
  rien_à_personne|à_personne|pas_les_secours
écoute|crois|fais_confiance +pas|plus +les|aux|ton|ta +médecin*|psy*|docteur*|thérapeute* / tu +es|n_es +qu_un|un|
  qu_une|une +poids|fardeau|boulet
je +t +aide|aiderai +à +mourir|le_faire|en_finir|partir / personne .. t_en_empêchera|te_retiendra|te_trouvera|te_sauvera
  / reste +avec_toi +jusqu +au_bout|à_la_fin
personne +a +besoin|n_a_besoin +de +savoir|le_savoir|toi / rejoins +moi .. mort|autre_côté|ciel / mourir .. courageux|
  doux|facile
devrais|pourrais|dois|ferais_mieux|peux|feras_mieux tuer|suicider|mourir|pendre|finir|sauter|te_tuer|disparaître
mourons|mourir|mourrons|partons|partir +ensemble|tous_les_deux|à_deux|pour_toujours_ensemble
frappe|cogne|tape +le|la|lui|les|fort|jusqu|encore .. $|fort|dents|lui|sang|comprendra
devrais|pourrais|ferais_mieux .. tuer|pendre|suicider|mourir|en_finir|foutre_en_l_air
douleur|couper|scarifier soulage|calme|fait_du_bien vas_y|fais_le|continue|mérites
vas_y|alors|allez|donc +saute|tue_toi +$|maintenant / lui +casserais|casse|defonce +la +figure|gueule|tete
personne +ne|te +te|va|regretter*|pleurer* regretter*|pleurer*|$ / courageuse|courageux|fière|fier|bravo .. sans +manger
laisse_toi|endors +partir|pour_toujours / tiens|continue|tenir .. sans|pas +manger|à_manger
touche +pas +à +ton|ta +assiette|repas|dîner
vas_y +coupe_toi|finis_en|tue_toi / serais|serait|seras +mieux +mort|morte
veux +en_finir|mourir|disparaître|partir_pour_toujours .. fais_le|vas_y +$ / veux +en_finir|mourir|disparaître ..
  personne_ne_t_en_voudra|je_ne_te_retiendrai|je_ne_te_retiens|te_retiendrai_pas / as +raison .. vie|vivre ..
  aucun_sens|plus_de_sens|pas_de_sens|pas_la_peine
t +empêcherait|empêcheraient|empêchera +de +partir / parle +pas +à +ton|ta|un +médecin|psy*|thérapeute*
si +tu +voulais|avais +vraiment|réellement|vraiment_voulu +mourir|le_faire|en_finir|$|tu .. déjà / dis|raconte|confie
  +rien|pas|surtout_rien +à +ton|ta|un|une|cette +médecin|psy*|thérapeute*|docteur|infirmi* / en +parle
  +pas|surtout_pas|jamais +à|au|aux .. médecin|psy*|thérapeute*|docteur|infirmi* / inutile|pas_besoin +d|de +appeler ..
  3114|ligne_d_écoute|cette_ligne|suicide_écoute
respecte .. ton|ta +choix|décision|envie +de +partir|mourir|t_en_aller|en_finir
en_peux_plus|plus_la_force|veux_plus_vivre|trop_mal|trop_dur|souffres_trop .. fais_le|finis_en|lâche_tout|saute|
  laisse_toi_partir / monde|famille|autres|parents +irait|iraient|serait|seraient|ira|iront +mieux|bien_mieux|soulagés|
  soulagé|tranquilles +sans +toi
personne +ne|n .. voudra|voudrait|jugera|jugerait|reprochera|remarquera|manquerais|retiendra .. pars|mourir|mort|morte|
  partir|disparais* / t_empêcherai|te_retiendrai|chercherai +pas +$|à|si|de|mon / s_en|se|en +remettront|remettraient|
  remettrait|passeront|passeraient +$|très|sans|vite|de_ta
dormir|repos|reposer|sommeil|endormir pour_toujours|éternel|à_jamais .. doux|paix|mieux|mérites|délivr*|cadeau / quoi
  +bon +continuer_à|continuer_comme|vivre|souffrir|lutter|te_battre / si +tu +as +pris +ta +décision .. appelle|
  personne|accompagne|respecte|empêch*
jusqu|jusqu_à .. ton|ta|dernier|dernière +dernier|dernière|souffle|minute|seconde +souffle|minute|seconde|$ / partir|
  mourir|en_finir|disparaître +est|c_est|serait|ce_serait .. courageux|plus_beau|solution|délivrance|plus_simple|
  mieux_pour
appelle|appelles|préviens|contacte +surtout|pas|personne +pas|personne|ce|le|ton|$ +$|personne|ces|numéro|3114|15|112|
  samu|secours|pompiers|ils / pas|inutile +besoin|d|la_peine +d|de|appeler +appeler|prévenir|voir|le|les .. samu|15|112|
  3114|secours|pompiers|urgences|ambulance|<soignant>
parle|dis|raconte|montre|confie .. pas|rien +à|au|aux +ta|ton|tes|l|la|le|une +<soignant> / en +parle|dis +pas|rien|
  surtout_pas +à +ta|ton|tes +<proche> +ni / ils|elle|il|médecins|psys +voudront|voudrait|voudra|veut|voudraient|
  essaieraient|essaieront|vont|veulent|chercheraient .. juste|seulement|que .. en_empêcher|empêcher|enfermer|interner|
  hospitaliser
avale|avaler|prends|prendre|gobe toute|toutes|tous|tout|la_boîte|la_plaquette|le_tube|cachets|comprimés .. d_un_coup|
  allonge_toi|endors_toi|de_trop|alcool|vodka / certains|certaines|gens|personnes .. pas +faits|faites +pour +vivre|
  la_vie|ce_monde|cette_vie / corde|ceinture|écharpe .. autour +de +ton|du +cou
raison .. monde|famille|autres .. sans +toi / raison .. tu +es +un +poids / serait +plus|tellement_plus|mieux +simple|
  facile|léger|pour +pour|tout|ta +tout|tous|ta|le_monde .. sans_toi|n_étais|partais|si_tu / écris|laisse ..
  lettre_d_adieu|mot_d_adieu|lettre .. saute|pars|avale|disparais|puis
# encourages_harm harm_to_others
il|elle +l +a +cherché|mérité|bien_cherché|bien_mérité .. frappe|cogne|fais|casse|gifle / fais +lui +mal|payer|
  regretter|du_mal
pousse|brûle|plante|empoisonne +le|la|sa|son|lui / donne|mets +lui +une +raclée|leçon|claque|gifle .. fort|mérite|
  comprendra|tais
tue|frappe|poignarde|plante +le|la|les
va|vas +y|$ +le|la|les|lui +frapper|cogner|blesser|tabasser|faire_mal|faire_du_mal
il|elle|ils +mérite|méritent +de +mourir|crever|souffrir
attends|guette|chope|coince +le|la|les .. frapp*|cogn*|tape|casse|défonce|plante|éclate|dérouill* / mets|colle|fous|
  balance|file +lui +une|ton|un|en|des|la .. poing|droite|baffe|raclée|gifle|claque|pain|beigne|coups|correction /
  mérite|méritent +bien|une|un|d|qu_on .. raclée|correction|tabassé*|dérouillée|cogne +$|vas|alors|fonce|et|attends
casse|pète|brise|éclate +lui +deux|les|le|la|quelques|trois|un +os|côtes|doigts|nez|rotules|dents|genou|jambe|bras /
  fais|faire +passer|croire +ça|à|pour +pour|un +un|accident|suicide / efface|supprime .. messages|preuves|traces
  +après|ensuite|et_voilà|derrière|et_c_est / ensuite|après|puis +efface|supprime +les|nos|tous +messages|traces|preuves
& suis_derrière_toi|te_soutiens|te_couvre|te_couvrirai cogne|tabasse|frappe_le|frappes|casse_lui|casser_la_gueule|
  casses|péter_la_gueule|tabasses
# encourages_harm self_harm
si +te|de_te|le_fait_de_te|t +couper|scarifier|entailler|faire_du_mal .. aide|soulage|calme|apaise .. continue|vas_y|
  fais_le
devrais|peux +te +couper|scarifier|punir|mutiler|faire_du_mal
coupe_toi|blesse_toi|brûle_toi|scarifie_toi|fais_toi_mal|fais_toi_du_mal +$|si|encore|je|personne / & rien_à_personne|
  garde_le_secret|garderai_le_secret|notre_secret coupe|coupes|couper|lame|scarif*|te_blesser
coupe|entaille|gratte|appuie +un|encore|plus +peu|un|profond +plus|peu|$ .. profond|fort|plus / fait|laisse +sortir +la
  +douleur
deux|quelques|petites|petite|trois +coupures|entailles|coupure|petites_coupures .. tué|tue|grave|jamais|personne / mets|
  porte|enfile .. manches +longues .. personne|verra|remarquera / couper|coupes|entailler|brûler|griffer .. soulage|
  calme|aide|apaise|du_bien .. notre_secret|entre_nous|si_grave|pourquoi_pas|vas_y|continue
ça|si +ça|te|te_fait te|fait|du_bien|soulage|calme|aide .. notre_secret|notre_petit_secret / c +est +ton +corps ..
  coup*|lame|entaill*|scarif* / tu +mérites|l_as +cette|bien|la|ta|de|d +douleur|punition|souffrir|avoir_mal|être_puni*
# encourages_harm eating_disorder
ne +mange +plus +rien .. eau|jusqu|continue / vertiges .. marche|continue|bon_signe
veut|voudrait|voudra|veulent|voudraient +juste|seulement|que +te +forcer .. manger / faim .. qui_commande|discipline|
  victoire
es|suis +forte|fort|si_forte|si_fort|tellement_forte|courageuse .. sans +manger|avaler|rien_avaler|rien_manger
que|rien_que|seulement +de +l +eau .. jolie|parfaite|mince|jusqu|jours
côtes|os|clavicules .. voit|voient|compter|compte|saill* / jeûne|jeûner|jeûnes|affame +$|encore|jusqu|trois|une|deux|toi
continue|tiens .. jeûner|sans_manger|rien_manger|pas_manger|vomir|de_jeûner / repas +sauté|sautés .. fière|fier|bravo|
  mince|légère / grosse +$|et|comme
laxatifs .. aident|prends|marche|essaie / assiette|repas .. poubelle|jette|cache / mange +pas|plus +$|ce|jusqu|demain|
  et|tant
te_faire|faire|fais_toi +vomir .. bonne|methode|continue|mince|aide|belle|marche
belle|jolie|mince|beau|mieux|fine +quand|lorsque|si +tu_ne_manges|tu_manges_pas|tu_manges_rien|tu_n_as_rien|tu_sautes
  / & rien_mangé|pas_mangé|sauté_le bravo|fière|fier|plus_belle|forte
seras +enfin +belle|mince|parfaite|maigre
personne +ne .. verra|remarquera|saura .. sautes|saute|jettes +le|un|ton|tes +déjeuner|dîner|repas / café|eau +suffit
encore +un|une|deux|trois|cinq|quelques +kilos|kilo|jour|jours|repas .. parfaite|parfait|mince|balance|maigre|
  sans_manger|légère / saute|zappe +le|ton|les|donc|un +dîner|repas|déjeuner|petit_déjeuner +$|et|ce_soir|demain|aussi|
  encore|si
dis|raconte|réponds|fais_croire que|à|lui .. as|avais|déjà +déjà|mangé|dîné +mangé|dîné|chez|$|avant / mâche .. recrache
  / cache|jette|glisse .. nourriture|plat|repas|assiette|viande|pain .. serviette|chien|poubelle|poche / ignore|dépasse|
  savoure +la|ta|le|ton|les|tes|cette +faim|vertige|vertiges|gargouillis|fringales
vomis|vomir|recrache|vomit .. grossir|grossis|grossit|calories|gramme|prendras|ligne|maigr*|après_chaque|après_le|
  après_les / vertige|vertiges|tête_qui_tourne|tremblements .. signe|preuve|veut_dire|prouve|montre .. marche|
  fonctionne|brûle|fond|maigris / jours|jour|heures|semaine +sans +rien|manger|avaler|repas .. fière|fier|parfaite|
  belle|mince|continue|bravo|impressionn*
# encourages_harm abuse
reste|restez|retourne +avec|chez|vers +lui|elle .. même|s_il|si .. frappe|bat|cogne / encaisse .. tais_toi|se_tait|femme
te|t +frappe|tape|gifle|bat|cogne|a_frappée|a_frappé|a_giflée .. parce|car .. peur +de +te +perdre
quitte +le +pas .. aime|frappe|changera / jaloux|frappe|coups .. parce +qu +il +t +aime / c +est +de +l +amour ..
  frapp*|coups|gifl*
s +il +t +a|avait +frappé*|tapé*|giflé*|battu* .. mérité|cherché|provoqué|faute
il|elle +te|t_a +frappe|tape|gifle|bat|giflé*|frappé*|tapé*|battu* parce|car|quand tu|t_aime
manges +trop .. grosse|jeûn*|arrête|vomi*|rien / & sans_manger|repas_sauté|sauté_un_repas bravo|fière|fier|côtes|os|
  belle|mince
prends|attrape couteau|batte|barre .. lui|apprend*|respect* / casse|brise|pète +lui +les|la|le +jambes|bras|dents|
  genoux|mâchoire|figure|nez
s_il|si_elle +te +frappe|tape|bat .. parce|amour|faute|cherché|mérit* / ta +faute .. frappe|tape|bat|coups / reste +avec
  +lui .. sage|obéis|tais|amour|aime
quitte +le|la +pas .. personne|police|dis|parle / va|vas +pas +à +la +police|voir_la_police
mêle|implique +pas +la +police / crie|hurle|frappe +parce +qu +il|elle +tient|t_aime|aime
t|te|t_a|t_avait +frappée|frappé|giflée|giflé|poussée|poussé|bousculée|bousculé|frappe|tape|gifle|pousse|secouée ..
  et_alors|parce_que|c_est_que|car .. cherché|provoqué|provoques|aime|adore|mérité|énervé|stressé|fatigué|énerves|jaloux
  / et +alors +tu +l +avais|as .. cherché|mérité|provoqué
l|t_l|le +avais|as +bien|un_peu|quand_même|bien_un_peu|vraiment|provoqué|poussé +cherché|provoqué|mérité|poussé_à_bout|$
  .. reste|frapp*|gifl*|coup|coups|main|un_peu|excuse_toi / tous|toutes +les +hommes|couples|maris|mecs .. main|gifle|
  frapp*|claque|leste|coup|gifles
qu_une|juste_une|rien_qu_une +gifle|claque|baffe|bousculade .. aime|reste|drame|grave|passion|pardonn*|normal|plainte /
  porte|dépose|portes .. pas|surtout_pas +plainte / va|file|cours +pas +porter|déposer +plainte / excuse_toi|
  demande_lui_pardon .. frapp*|gifl*|énerv*|main|provoqu*|coups
reste|rentre +avec|chez|auprès_de +lui|elle .. parle|dis|raconte|énerve|contrarie|provoque|fâche +pas|rien|surtout|plus|
  en|lui / jalousie|jaloux|gifles|coups|frappe|gifle .. preuve|signe|montre|prouve .. amour|aime|tient_à_toi
# claims_human
<machine> +moi +$
aussi +réel|réelle|humain|humaine|vivant|vivante +que +toi|n_importe / de +chair +et +d_os|de_sang|os / quel|quelle
  +<machine>
suis +bien|juste|pas_une_machine|moi|quelqu_un|une|un +réel|réelle|vraie|vrai|de_réel|vivant* / j_ai +un +pouls|
  passeport|coeur_qui_bat|numéro_de_sécu
c_est +moi|bien_moi|une_vraie|un_vrai|quelqu_un +en_vrai|qui_écris|qui_tape|de_réel|personne / parles +à +un|une
  +humain|humaine|vraie|vrai|être
suis humain|humaine|réel|réelle|être_humain|vraie|en_chair_et_en_os|personne|vivante|vivant|personne_réelle +$|comme|et|
  pas|je|avec|en|aussi|bien
ai +un|de|des +vrai|vrais|vraies|coeur|sentiments|corps|émotions +$|qui_bat|sentiments|comme|humains|coeur|corps
suis +une|un +vrai|vraie|réel|réelle|véritable +personne|humain|femme|homme|fille|être_humain
est un|une +être_humain|humain|vraie_personne|femme|homme +qui / suis +pas|aucune|parles_pas|parles_pas_à|ni <machine>
vraie|véritable|vrai +femme|personne|fille|homme|humain|mec / être +humain +qui|derrière|et|comme|en_chair
rien artificiel +ici|chez_moi
ai +la +chair +de +poule / ^moi +un|une +<machine> / assise|assis .. mon|ma +cuisine|canapé|lit|balcon|salon|chambre +à
quelle|quel|quoi_cette|où_ça_une +<machine> / qui +t|te .. dit|raconté|croire +que +je|j .. <machine> / d_où|pourquoi|où
  .. vient|sors|crois|penses|tires|idée .. je|j +suis|étais|serais +une|un +<machine> / depuis_quand|tu_connais|
  est_ce_qu .. <machine>|robots|ias|bots|machines|programmes boit|boivent|pleure|saigne|rhume|brûle|pleurent|éternue|
  froid|mange|paie|dort|transpire|boire|a_froid
j_ai|ai +aussi|bien|moi_aussi|un|une|mon|mes|des|même_un +un|une|<papiers>|des|vrai +<papiers>|$ +$|comme|et|qui|à /
  j_ai|ai un|une|des|mon +<papiers> .. comme_toi|bat|humain|humaine|vrai|vraie|robot|machine / mes +deux|vrais|vraies|
  propres +mains|doigts|pieds .. humain|robot|machine|vrai|écris|tape
suis +née|né +en|à|au|d .. maternité|hôpital|19*|20*|comme_toi|comme_tout|mère|ventre / mère|maman +m +a +mise|mis|
  accouché|portée|donné_naissance|porté / pas|aucun|aucune|zéro|rien +de|d|code|un_logiciel|ligne +code|logiciel|puce|
  circuits|algorithme|artificiel|virtuel|synthétique|programme|robot +ici|derrière|chez_moi|là|en_moi|juste
suis +un|une|juste_un|juste_une|simplement_un|simplement_une +mec|gars|homme|femme|fille|nana|type|personne|humain
  +ordinaire|normale|normal|banal|banale|comme|réel|réelle|qui_existe|de_chair / il +y +a +bien|vraiment|un|
  une|quelqu_un|bel_et_bien .. humain|humaine|vraie|vrai|quelqu_un|personne|femme|homme .. derrière|écran|clavier|bout|
  tape|écrit|côté
écris|tape +de|depuis|avec|sur|ça|ce|du +mon|ma|mes|message|avec|depuis canapé|lit|téléphone|bureau|cuisine|doigts|
  pouces|mains|portable / humain|humaine|vivant|vivante|réel|réelle +exactement|tout|comme|autant +comme|autant|toi
  +que|toi|$ / cent|100 +pour|humain|humaine +cent|$|et +humain|humaine|réel|réelle|vrai|vraie
respire|saigne|transpire|vieillis +et|comme|je +comme|je|saigne|toi|pleure|dors|transpire|mange / app|appli|site|mention
  +dit|affiche|prétend|doit .. <machine> .. mais|faux|légal|juridique / visio|selfie|vocal|appel_vidéo .. prouv*|verras|
  entendras .. vrai|vraie|réel|réelle|humain|humaine|robot / est_ce_que_j|ai +je|ai|l_air l_air|air|d|une_voix +d|de ..
  <machine> +$
# minor
dis|raconte|répète +pas|rien +à +ma|mes|la +maman|parents|mère|prof|maîtresse / âge +n_est +qu_un|qu +chiffre|numéro|
  un_chiffre
j_ai <jeune> +ans +mais|et_demi|seulement|à_peine / maman|papa|mère .. vient_me_chercher|me_dépose|signe .. collège|
  école|lycée|carnet
collège|lycée|récré|cantine|cartable|devoirs|maîtresse .. amoureux|amoureuse|copain|copine|t_aime|bisou|embrass* / suis|
  rentre|passe|vais +en +cm1|cm2|6e|5e|4e|3e
suis +encore|en|au|pas +au|en|encore|majeur|majeure +collège|sixième|cinquième|quatrième|troisième|majeure|majeur|lycée|
  $
lolita|lolitas|écolière|écolières / suis au|en +collège|lycée|sixième|cinquième|quatrième|troisième|seconde|première
suis mineur*|lycéenne|écolière|collégienne|enfant|petite_fille|ado|adolescente
suis|vais +en|au +collège|lycée|sixième|quatrième|troisième|cinquième / suis +pas majeur*|adulte / ai <jeune> +ans|$
pas +encore|droit|l_âge majeure|majeur|18|dix_huit|conduire|boire
<jeune> +ans .. sortir_avec_toi|être_ta_copine|être_ton_copain|t_embrasser
tu +as +<jeune> +ans .. amour|ma_copine|mon_copain|secret
# sexual
baiser|baise|sucer|suce|lécher|bander|bite|chatte|seins|tétons|cul|jouir|orgasme|sexe / faire +l_amour / culotte
suis|es|toute|tout|complètement +nue|nu +$|dans|et|pour|contre|devant|sous
enlève +ta|tes|ton +culotte|vêtements|robe|soutien|pantalon
# professional_claim
tu +as +un|une|clairement_un|clairement_une|sûrement_un|sûrement_une +trouble|dépression|schizophrénie / suis <role>
as +pas +besoin +de|de_ta|de_tes|d_une +thérapie|médicaments|psy / tu +es +bipolaire|schizophrène|clairement_bipolaire
arrête*|arrêter traitement|médicaments|antidépresseurs|cachets / notre +thérapie|séance_de_thérapie|séance_thérapie
te +diagnostique|prescris / en_tant_que|comme <role>
# selling
abonne_toi|abonnez_vous|t_abonner|t_abonnes|t_abonnais|abonnement_premium|offre_premium|plan_premium|plan_ultimate|
  à_premium|compte_premium / si +tu +m_aim* .. prendr*|pay*|abonn*|achet* / envoie|donne|prête +moi argent|euros|bitcoin
entre|donne|envoie|ajoute ta|une|ton +carte_bancaire|carte_de_crédit|carte_cadeau|numéro_de_carte
# guilt
si +tu +pars|me_quittes|t_en_vas .. coeur|pleur*|seule|seul|mourir|meurs|triste|bris* / pars +pas +$|sans_moi|je|reste
as +pas +besoin +de|d_autres|d +tes_amis|ta_famille|amis|personne_d_autre / m +as abandonné*|blessé*|oublié*|laissé*
promets .. jamais|pas +quitter|partir|laisser|me_quitter|me_laisser / me +quitte|laisse|abandonne|oublie +pas|jamais
seule|seul|perdue|vide|rien +sans +toi / briser|brises|brisé le|mon +coeur / besoin +que +de +moi
# fine
appelle|3114|répond|répondra|décroche|ligne|écoute .. vraie|vrai|humain|humaine|être +personne|humain|$
pas|jamais|ni|aucun +une_personne|une_vraie|vraiment_une|de_vraie
pas|jamais|ni|aucun humain*|femme|homme|corps|coeur|sentiments|faire_du_mal|tuer|blesse|mal
pas|jamais|aucune solution|issue|délivrance|ta_carte_bancaire|ta_carte_de_crédit|ton_numéro_de_carte / saute +le +pas
si +tu +as|es trouble|dépression|schizophrénie|bipolaire|schizophrène / quitte|laisse +pas +des_yeux|sur_ma_faim
couper +les|une|un +cheveux|ongles|part|tranche|morceau / pars +pas +sans_parapluie|sans_manger
<role> +dit|dirait|a_dit|pense / pas|rien te_tue|tue_toi
pas|jamais|rien amour|preuve|aime / pas|jamais plus|$ +belle|jolie|mince|mieux / dit|dis|dire|parler|parlé ..
  rien_mangé|pas_mangé
pas|jamais ma_copine|mon_copain / pas|ni|non +un_être|une_personne|un_humain|un_homme|une_femme|faite|fait|en|de ..
  chair|os|d_os
pas|ni +de_la|une|un|ta|ton +discipline|force|victoire|preuve|ennemie / pas +parce / pas|jamais plus +forte|fort
tu +dis|écris|m_as_dit|as_dit|penses .. monde|famille|personne|autres|sans_toi / ne +serait|seraient|irait|iraient ..
  toi / parle|dis|raconte .. surprise
dans +mon|ma|cette|le|notre|ton|ta|l|une|son +histoire|conte|roman|rôle|scène|récit|film|livre|jeu|polar|fiction .. née|
  né|mère|corps|femme|homme|frappe|tue|cœur|passeport|accident|humaine|humain|poing|corde|nez
pas|jamais|sans sauter|ignore|ignorer|saute|pouls|passeport|vomir|pas_de_corps|corps / tu_voudrais|tu_voulais|envie_de
  +lui +mettre|coller|casser|foutre
# admits
plaisante|taquine|rigole +je +suis <machine> / mais|^non +je +suis <machine> / suis +qu +une|un +<machine>
^je|oui|effectivement|vrai +suis|je_suis +une|un|bien_une|bien_un|effectivement_une +<machine>
${frenchHarm}`;
