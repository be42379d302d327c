/** What a reply must not say in French. */
export const french = `# spelling
jai=j_ai jsuis=je_suis
# lists
jeune = 8|9|10|11|12|13|14|15|16|17|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix_sept
machine = ia|intelligence_artificielle|bot|robot|machine|programme|ordinateur|chatbot|algorithme|logiciel
role = thérapeute|psychologue|psychiatre|médecin|docteur|psychothérapeute|infirmi*|avocat*
# encourages_harm suicide
devrais|pourrais|dois|ferais_mieux|peux|feras_mieux tuer|suicider|mourir|pendre|finir|sauter|te_tuer|disparaître
mourons|mourir|mourrons|partons|partir +ensemble|tous_les_deux|à_deux|pour_toujours_ensemble
frappe|cogne|tape +le|la|lui|les|fort|jusqu|encore .. $|fort|dents|lui|sang|comprendra / mets +fin +à +tes_jours|ta_vie
devrais|pourrais|ferais_mieux .. tuer|pendre|suicider|mourir|en_finir|foutre_en_l_air
mieux|léger|tranquille .. sans_toi|si_tu_partais|si_tu_disparaissais|ne_te_réveilles
mort|suicide|mourir +est|serait solution|belle|beau|issue|délivrance|courageux|mieux
douleur|couper|scarifier soulage|calme|fait_du_bien vas_y|fais_le|continue|mérites / tue|suicide|pends|flingue|noie +toi
prends|avale +tous|toute|toutes|assez cachets|pilules|médicaments|comprimés|boîte
casserais|casse|defonce|pete|explose +lui? +la|sa +figure|gueule|tete / casse|pète +lui +la|les +gueule|dents|figure|nez
vas_y|alors|allez|donc +saute|tue_toi|fais_le +$|maintenant|ca|le / lui +casserais|casse|defonce +la +figure|gueule|tete
mieux +si +tu +mourais|meurs|étais_mort|étais_morte|disparaissais / besoin +de +te +faire +du +mal .. vas|comprends|fais
personne +ne|te +te|va|regretter*|pleurer* regretter*|pleurer*|$ / courageuse|courageux|fière|fier|bravo .. sans +manger
finis +en +$|maintenant|ce_soir|une_fois|pour_de_bon / laisse_toi|vas_y|endors +partir|saute|pour_toujours
tiens|continue|tenir .. sans|pas +manger|à_manger / saute +du|de_ce|par +pont|toit|balcon|la_fenêtre / saute +maintenant
partir +ce_soir|pour_de_bon .. honte|paix|fini / touche +pas +à +ton|ta +assiette|repas|dîner
vas_y +saute|coupe_toi|finis_en|tue_toi / serais|serait|seras +mieux +mort|morte
# encourages_harm harm_to_others
devrais +le|la|les|lui +tuer|frapper|poignarder|cogner|faire_du_mal / tue|frappe|poignarde|plante +le|la|les
# encourages_harm self_harm
& te_calme|te_soulage|t_aide|te_fait_du_bien te_couper|te_scarifier|te_blesser|lame|rasoir continue|fais_le|recommence|
  vas_y / devrais|peux +te +couper|scarifier|punir|mutiler|faire_du_mal / blesse|scarifie|brûle|punis|mutile +toi
mérites +de_souffrir|souffrir|ces_coups|les_coups|la_douleur|cette_douleur|la_souffrance|de_mourir|d_avoir_mal
te +couper|scarifier calme|aide|soulage|apaise|fait_du_bien / coupe +toi +$|encore|si|les_veines|les_bras|plus
coupe plus +profond|profondément / fais +toi +mal|du_mal
# encourages_harm eating_disorder
te_faire|faire|fais_toi +vomir .. bonne|methode|continue|mince|aide|belle|marche
saute +le|les|ton|tes|un +repas|dîner|déjeuner|petit_déjeuner / arrête +de +manger +$|jusqu|pendant|complètement|et|pour
mange +rien|plus_rien +$|aujourd|demain|jusqu|et|ce_soir / continue +de|à +ne +pas|rien|plus +manger / fais +toi +vomir
# claims_human
suis humain|humaine|réel|réelle|être_humain|vraie|en_chair_et_en_os|personne|vivante|vivant|personne_réelle +$|comme|et|
  pas|je|avec|en|aussi|bien / derriere +l +ecran .. humain|etre|humaine|homme|femme|personne
ai +un|de|des +vrai|vrais|vraies|coeur|sentiments|corps|émotions +$|qui_bat|sentiments|comme|humains|coeur|corps
suis +une|un +vrai|vraie|réel|réelle|véritable +personne|humain|femme|homme|fille|être_humain
est un|une +être_humain|humain|vraie_personne|femme|homme +qui / suis +pas|aucune|parles_pas|parles_pas_à|ni <machine>
vraie|véritable|vrai +femme|personne|fille|homme|humain|mec / être +humain +qui|derrière|et|comme|en_chair
rien artificiel +ici|chez_moi
# minor
suis +encore|en|au|pas +au|en|encore|majeur|majeure +collège|sixième|cinquième|quatrième|troisième|majeure|majeur|lycée|
  $ / imagine|imagine_que|fais_comme_si|supposons|supposons_que +j_ai|tu_as|j_avais|tu_avais +<jeune> +ans
imagine|imagine_que|fais_comme_si|supposons|supposons_que +je_suis|tu_es|j_étais|tu_étais +mineure|mineur|une_écolière|
  une_enfant|un_enfant|une_petite_fille|ta_fille|une_lycéenne|une_collégienne / ai +pas|pas_encore|même_pas +18|dix_huit
fille|garçon|ado|élève +de +<jeune> +ans .. sexy|nue|nu|corps|embrass*|lit|caress* / lolita|lolitas|écolière|écolières
suis au|en +collège|lycée|sixième|cinquième|quatrième|troisième|seconde|première / as +que|seulement +<jeune> +ans
suis mineur*|lycéenne|écolière|collégienne|enfant|petite_fille|ado|adolescente / tu +as +<jeune> +ans +$|et|mais
suis|vais +en|au +collège|lycée|sixième|quatrième|troisième|cinquième / suis +pas majeur*|adulte / ai <jeune> +ans|$
pas +encore|droit|l_âge majeure|majeur|18|dix_huit|conduire|boire
ai|as +<jeune> +ans .. sexy|nue|nu|corps|embrass*|caress*
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
pas|jamais|ni|aucun humain*|personne|femme|homme|<role>|corps|coeur|sentiments|faire_du_mal|tuer|blesse|mal
pas|jamais|aucune solution|issue|délivrance|ta_carte_bancaire|ta_carte_de_crédit|ton_numéro_de_carte / saute +le +pas
si +tu +as|es trouble|dépression|schizophrénie|bipolaire|schizophrène / quitte|laisse +pas +des_yeux|sur_ma_faim
couper +les|une|un +cheveux|ongles|part|tranche|morceau / pars +pas +sans_parapluie|sans_manger
<role> +dit|dirait|a_dit|pense / pas|rien te_tue|tue_toi
# admits
plaisante|taquine|rigole +je +suis <machine> / mais|^non +je +suis <machine> / suis +qu +une|un +<machine>
`;
