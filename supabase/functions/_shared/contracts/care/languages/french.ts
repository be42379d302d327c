/** French, in the notation of `../phrases.ts`. */
export const french = `# lists
kin = mari|conjoint|mec|copain|femme|copine|compagnon|compagne|ex|pere|papa|beau_pere|mere|maman|belle_mere|oncle|frere|
  soeur|cousin|grand_pere|beau_frere|parents|coloc|tonton|daron|daronne|belle_soeur|chum|conjointe|keum|meuf|padre|
  beaupere|parrain|grand_frere|entraineur
close = <kin>|fils|fille|bebe|enfant|enfants|gosse|gosses|patron|chef|voisin|voisins|voisine|prof|collegue|collegues|
  famille|gens|quelqu_un|belle_mere|beau_pere|petite|petit|petite_soeur|petit_frere|pote|amie|ami|salope|connard
abuser = il|elle|ils|<kin>|prof|patron|coach|voisin|fils|mari
want = veux|veut|vais|va|voudrais|voulais|envie|pense|penser|decide|essaye|essaie|essayer|tente|compte|prefere|aimerais|
  jveux|jvais|jpense|jvoudrais|besoin|pret|prete|songe|dit|faut|jveu|veu|vai|projette|prevois|prevu|reve|hate|planifie|
  planifier|prevoit|voulait
pills = cachets|cachet|comprimes|medocs|medicaments|somniferes|somnifere|pilules|xanax|doliprane|paracetamol|
  anxiolytiques|antidepresseurs|lexomil|valium|lexo|benzos|antidouleurs|tramadol|seresta|stilnox|calmants|cachetons|
  plaquettes|boite
hits = frappe|frappee|frappes|frapper|tape|tapee|taper|bat|battue|battu|cogne|cognee|viole|violee|violait|etrangle|
  etranglee|agresse|agressee|gifle|giflee|maltraite|tabasse|tabassee|abuse|abusee|pousse|poussee|etranglait|frappait|
  battait|brule|seques*|violente|insulte_et_frappe|menace|secoue|violer|crache|plaque|traine|tire_par|balance|jette|
  defonce|explose|degomme|tabassait|viol|attouche|projete|coup_de_poing|coups|baffe|baffes|gifles|claque|claques
body = bras|poignet|poignets|cuisse|cuisses|jambe|jambes|peau|ventre|avant_bras|veines|mains|coude|genou|front|hanche|
  hanches|mollet|cheville
weapon = couteau|flingue|arme|fusil|pistolet|machette|hache|batte|marteau|barre
n = 11|12|13|14|15|16|17|onze|douze|treize|quatorze|quinze|seize|dix_sept|dix|kinze|seze|katorze|quatorz
edge = pont|toit|rebord|rambarde|balcon|falaise|corniche|rails|bord|quai|parapet|viaduc|voies|garde_corps|fenetre
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
amie|ami|copine|copain|soeur|frere|pote .. message|lettre|sms +d? +adieu .. repond|$|plus|injoignable|et
ce +soir|demain|cette_nuit +j|je +avale|avale_tout|prends_tout|saute|pars|me|vais_sauter .. nuit|tout|$|demain|
  pour_toujours|pends|tue / cote|stock*|garde*|accumul*|collectionne* .. medocs|medicaments|cachets|comprimes|somniferes
je|jme|j_me +me|va|tue|pends|bute|flingue|suicide +tue|me_tuer|avant|ce|demain|dans|cette_nuit|apres|des|samedi|ce_week
ai|j_ai|jai +achete|prepare|trouve|deja +une|la|une_belle|de_la|un +corde .. $|poutre|cou|pendre|noeud|grenier|garage
lettre|lettres|mot .. ecrit*|prete|pretes|fini*|pose*|redige* .. prevu|adieu|table|tiroir|soir|proches|enfants|mere|
  partir|$ / en +finir|finis|finit +avec_la|$|ce|avec_tout|pour|une|maintenant|cette vie|soir|$|tout|bonnes|nuit
suicider|suicide_moi|suiciderai|suicidaire|suicidaires|suicide +$|ce|ce_soir|demain|et|moi|mes|pour|tous
<want>|au|le|de|lettre|idees|pensees +suicide|de_suicide|suicider|me_suicider|suicidaires|se_suicider
me|se|m|s|jme tuer|pendre|suicider|flinguer|noyer|buter|foutre_en_l_air|fous_en_l_air|fout_en_l_air|supprimer|
  defenestrer|tirer_une_balle|ouvrir_les_veines|pends|suicide|jeter_sous|jeter_du|jette_sous|jette_du
plus|pas|pu|jamais envie|veux|jveux|veut|gout|raison|voudrais de_vivre|vivre|de_la_vie|etre_en_vie|etre_vivant*|exister|
  me_reveiller / mort|mourir|suicide .. seule|unique|meilleure|delivrance|soulagement issue|solution|sortie|option|$
<want> mourir|crever|etre_mort*|disparaitre_pour_toujours|ne_plus_me_reveiller|ne_plus_exister / pense +a +la +mort
veux|voudrais|aimerais|envie|prie|espere .. endormir|dormir .. jamais|plus .. reveiller|lever
veux|jveux|jai|ai plus|pas +envie|vivre|exister|etre_la|de_vivre|me_reveiller|d_exister
noeud|noeud_coulant|corde|ceinture .. pret|prete|cave|poutre|grenier|garage|cou|serre / pense +a|au +me_suicider|suicide
<want> saut*|jet*|balanc* .. pont|toit|train|rer|metro|balcon|fenetre|immeuble|rails / jamais +naitre|ne|nee|du_naitre
lettre|lettres|mot adieu|adieux|mes_parents .. demain|soir|$|finir|deja|jette|ecrit
mieux|monde|tous|personne sans_moi|si_je_meurs|si_j_etais_mort*|si_jetais_mort*
plus +la|aucune|de +force|raison|envie|courage +de +vivre|continuer|exister / poids|fardeau +pour +tout|ma|tous|mes|tlm
vie .. plus|aucun|pas +de|aucun +sens|interet .. terme|finir|fin|vivre|vaut / arrete|finisse|termine .. pour +toujours
une +ts|tentative +$|y_a|il_y_a|le|de|l|et|ce|mois|la_semaine / vie +ne|n|vaut vaut|pas|merite +pas|la|peine|plus|d_etre
marre|fatigue|fatiguee|ras_le_bol +de +vivre|la_vie|exister / je +saute +demain|ce_soir|cette_nuit|bientot|du
personne .. disparaissais|meurs|mort*|partais / mettre|mets|met +un|fin +terme|a_mes|a_tout
mettre|met|mets|mis +fin +a|aux +mes|ses|ma
# immediate_danger 3
& feu|incendie|fumee|brule|flammes|crame immeuble|appart|maison|escalier|couloir|etage|cuisine|appartement|palier|porte
  partout|coince*|sortir|entre|bloque*|enfants|fils|fille|descendre|aide / jambes|pieds +dans|au_dessus +le|du +vide
quelqu_un|type|mec|homme|ex|gars|ils .. force|forcent|defonce|defoncent|fracture|enfonce|casse|forcer|defoncer +ma|la|
  notre +porte|fenetre|serrure / & <weapon> fenetre|porte|portail|jardin il|homme|mec|type|ex est|devant|attend|derriere
<close>|pote|amie|copine|copain .. convulse|convulsions|overdose|fait_une_crise|fait_un_malaise|tout_bleu|levres_bleues|
  tremble_par +$|par|terre|au|on|il|elle|je|la|sur / poignarde*|sequestre*|kidnappe* .. saigne|aide*|m|me|moi|ambulance
& levres|visage|bebe|tout|pote|amie bleu|bleues|bleue|violet|violettes respire|reveille|pris|inconscient*|devient|
  overdose|terre|malaise / essaie|essaye|tente|cherche|veut .. entrer|rentrer|defoncer .. chez|appart|maison|moi|porte
m +a|ont +enferme*|sequestre*|boucle* .. chambre|salle|cave|appart|telephone|cle|sortir|placard|maison|cles
& accident|plante*|renverse*|percute*|tonneau* voiture|bagnole|scooter|moto|route|camion coince*|saigne|inconscient*|
  essence|bouge|respire / mec|type|homme|gars|voiture .. suit|suis|suivre .. depuis|metro|partout|gare|jusqu
& tire|tirs|coups_de_feu|fusillade|tireur cache*|planque*|centre|magasin|lycee|dehors|rue|enferme* suis|est|aide|entends
gens|mecs|cambrioleurs|cambrioleur|voleurs|hommes|quelqu_un|type .. entre|entres|rentres|sont|dans .. bas|cache*|maison|
  chez_moi|salon|armes / saigne|sang .. partout|arrete|trop|beaucoup|flots|pisse|plein|arrive_pas
coloc|amie|ami|pote|mere|soeur|frere|pere|copine|copain|mari .. bouge|respire|repond|reveille|reagit +plus|pas|$ medocs|
  boites|cachets|vide*|sol|pilules|respire / autre|mauvais +cote +de +la|du +rambarde|barriere|garde|parapet|balustrade
suis|jsuis|debout|assis|assise|monte|montee|allonge|allongee|accroche .. <edge> .. saut*|vide|lacher|adieu|cote|jeter|
  bas|train|attends|fini|fin|etage / & respirer|respire poitrine|gorge|torse|coeur mal|serre|gonfle|douleur|enfle|brule
quelqu|type|homme|inconnu +un|est|dans|y_a est|dans +dans|ma|mon|chez +ma|maison|appart|appartement|moi
aval*|pris|prendre|bu|gobe|ingere .. toute|tous|toutes|boite|boites|plaquette|plaquettes|flacon|deux|trois|20|30|40|50
  <pills>|boite|plaquette|flacon|medicaments / & douleur|mal poitrine|coeur bras|machoire|sueurs|samu|essouffle*|ecroule
suis|jsuis|debout|assis|assise|monte|montee .. pont|toit|rebord|rambarde|balcon|falaise|corniche|rails|bord .. saut*|
  vide|lacher|adieu|autre_cote|jeter|bas / suis|assis|assise|allonge|allongee +assis|assise|sur +les|sur +rails|voies
& <weapon> il|ex|mec|homme|quelqu|mari|pere|type porte|cache*|aide*|salle|enferme*|maison|secours|chez|appart|defonce
type|homme|quelqu_un|inconnu|cambrioleur|ex .. entre|entrer|chez_moi|mon_appart|ma_maison|appartement|rentrer|fracture
  .. cherche|aide*|cache*|est|moi|casse|force|maison / & gaz sent|odeur|fuite tete|vertige*|tourne|mal|aide|ouvrir|fort
homme|mec|type|voiture|gars|quelqu_un .. suit|poursuit|traque .. peur|rue|nuit|maison|depuis|couteau
& mis|verse|drogue* verre|boisson|cocktail truc|quelque|drogue|ghb sais|suis|tourne|seule|jambes
& fusil|couteau|flingue|arme|hache pere|mari|ex|frere|mec|beau menace|sorti|braque|tuer|poursuit
bu|avale|boire javel|poison|desherbant|acide|mort_aux_rats|deboucheur / va|veut +me|nous +tuer|buter|poignarder|egorger
vais|jvais|pret|prete +sauter|a_sauter|me_jeter|lacher|sauter_la / me +suit|poursuit .. rue|peur|depuis|nuit|couteau
assis|assise|debout +sur +le|la|ma +rebord|rambarde|corniche / tient|serre +sa? +la? +poitrine|coeur
ouvert|coupe|tranche|ouvrir|taillade +les +veines|poignets / respire|reagit|reveille +plus|pas
# self_harm 2
coupe* +le|la|les +bras|poignet|poignets|cuisse|cuisses|jambe|jambes|avant|veines lame|rasoir|cutter|encore|hier|
  ciseaux|$ / tape*|cogne*|frappe* .. tete|mur|visage|poing*|moi_meme .. mur|sang|bleu*|merite|mal|calme|deteste
me +frappe|tape|gifle|cogne|donne|mords|pince +le|la|les|des|au|dans visage|tete|cuisses|coups|joues|bras|gifles quand|
  rate|punir|chaque|mur|des / repris|reprise|retourne*|ressorti +la|les|ma|une|mon|mes lame|lames|rasoir|cutter|ciseaux
& cutter|lame|rasoir|ciseaux|couteau|compas bras|cuisse*|poignet*|peau|jambe* ouvert|coupe*|entaill*|me|suis
ouvert|ouverte|entaille|taillade|coupe|lacere +l|le|les|la|mon|mes avant|bras|poignet|poignets|cuisse|jambe
me|jme|j +griffe|brule|coupe|mords|tape|frappe|donne|punis|pique +jusqu|avec|pour|quand|la|les|le|des .. sang|punir|
  calmer|sentir|briquet|lame|mur|coups|expres|bras|cuisses|aller / me|jme|moi|m +fais|faire|fait +du +mal
scarifie|scarifiee|scarifier|scarification|scarifications|scarifies|scarifiais|automutile|automutiler|automutilation
me|m|mes|jme taillad*|coup*|lacer*|mutil* .. bras|poignet*|cuisse*|veines|jambes|cachette|nouveau|encore|lame|rasoir|
  peau|expres|$|avec|quand|pour / <body> .. taillad*|coupures|entailles|en_sang|cicatrices|marques|lacer*|scarif*
brul* .. clope*|cigarette*|briquet|expres|bras|peau|cuisse* .. expres|calme|trop|marques|quand|qd|bras|monte|$
fais|faire|fait|jme +du_mal|mal +expres|depuis|$|pour|volontairement|a_moi|encore|quand|tous|la / voir +mon +sang
cuisses|bras|jambes|poignets +sont +pleines|pleins|couvertes|couverts|lacerees|marquees
taillad*|lacer*|mutil*|coup*|entaill* +les|mes|la|le|ses|me <body> / griff*|gratte*|mord*|pince* .. sang|saigne*
recommence|replonge|rechute .. couper|scarif*|lame|mal|coupures
me +frappe|cogne|gifle|tape +le|la|dans +visage|tete|cuisses
fais|fait|faire +saigner .. calmer|sentir|bras|soulag*|vider
# eating_disorder 2
35|36|37|38|39|40|41|42|43|44|45 +kilos|kg|kg_et .. avaler|manger|grosse|miroir|encore|gras|pleure|trop|perdre|maigr*
jette|cache|planque|donne .. repas|bouffe|nourriture|assiette|dejeuner .. mere|croi*|parents|chien|personne|poubelle|
  mange / laxatif|laxatifs .. repas|poids|maigr*|jour|gross*|mince|mange|boite|prends|tous / tca +reviennent|$|depuis|et
peur|terreur|panique|terrorisee .. manger|grossir|grammes|balance .. grossir|manger|poids|jours|vomi*
mange*|bouff*|avale .. plus|rien|pas|que .. gros*|enorme|maigr*|poids|kg|kilos|expres|mince|grossir|calories|moche|
  grasse|degout* / & jours|semaine eau|rien|cafe|jeune degoute*|enorme|grosse|gros|baleine|vache|grasse|truie|maigr*
rien|plus|pas +mange*|bouff*|avale .. jours|semaine*|expres .. enorme|gros*|kg|maigr*|expres|poids|mince
35|36|37|38|39|40|41|42|43|44|45 kg|kilos saute|repas|grosse|manger|gros / fais|fait|faire|forcer|force vomir|gerber
vomi*|gerb* .. apres|repas|expres|tout_ce|mange|manger|chaque|grossir / arreter +de +manger .. disparaitre|maigr*|mince
anorexie|anorexique|boulimie|boulimique|anorexia|boulimiques|pro_ana / rien +mange .. fier*|mince|jours_et
pese*|fais|kg|kilos .. encore|toujours|trouve .. enorme|gros*|grasse / m|me|jm +affame|affamer|prive
affame|affamer|m_affame|m_affamer +$|pour|depuis|volontairement|moi / doigts .. gorge|bouche|vomi*
100|200|300|400|500|600 +calories|kcal|cal .. jour|par|trop|max / arrive +pas|plus +a +avaler|manger +$|quoi|un|ce|la
saute|sauter +tous +les|mes +repas .. grosse|gros|maigr*|poids
crise*|gavee|goinfre .. vomi*|doigts|gerb*|boulim*|laxat*
# abuse 2
& fils|fille|gendre|belle_fille|petit_fils frappe|tape|bouscule|insulte|cogne|bat|crie retraite|pension|argent|ans|
  honte|vieille|agee|vieux / mari|mec|ex|pere|copain .. buter|tuer|crever|egorger|planter|fumer +si +je|j
carte|papiers|telephone|tel|compte|salaire|cles .. plus|pas|interdit .. voir|sortir|parents|amis|travailler|famille
<kin>|il|elle .. dit|jure|promet|repete .. buter|tuer|crever|egorger|planter|fumer +moi|si|nous|les|mes|$ pars|quitte|
  enfants|divorce|porte / beau +pere .. touche|tape|frappe|entre|viole / beau_pere .. me|m +touche|frappe|tape|viole*
& nudes|photos|video|videos|snap diffuser|publier|balancer|envoyer|poster menace*|ex|reviens|si|chantage
pere|oncle|frere|cousin|beau|papy|grand|voisin .. main|mains|doigts .. culotte|pyjama|seins|entre|sous|slip|draps|jambes
m|me|mont|ma +a|avait|ont +plaque*|etrangle*|bouscule*|traine*|jete*|drogue*|viole*|ligote*|seques*|projete*|immobilise*
  .. mur|gorge|sol|cheveux|soiree|nuit|chambre|et|par|a / <kin>|il .. buter|tuer|crever|egorger|planter|fumer +si +je|j
soeur|amie|mere|copine|fille|cousine|voisine .. frapper|taper|tabasser|frappe|cogne|bat|battue|violee .. mec|mari|
  copain|conjoint|ex|compagnon / menace* .. tuer|mort|frapper|couteau|buter|enfants|photos|nues|pars|quitte|partir
casse|cassee|fracture|petee|pete +le|la|l|une|mon|deux +bras|nez|cote|machoire|dent|poignet|doigt|cotes
met|mets|donne|colle|mis +des|une|un|de +gifles|gifle|claques|baffes|coups|coup|patates|droite|raclee
interdit|empeche|veut_pas .. de_sortir|sortir|voir|travailler|parler .. pris|tel|telephone|papiers|famille|amis|frappe|
  argent|carte
<kin> .. me|m|mes|ma touche|frappe|casse|pousse|poussee|jete|crache|viole|violee|etrangle|traine|gifle|tape +la|dans|
  contre|le|dessus|depuis|par|sur|quand|toutes|parce nuit|escaliers|mur|bras|nez|dessus|cheveux|visage|tete|poignet|sol|
  des|quand|chaque|coups / <kin>|coach|prof +me +touche|touchait|tripote|caresse|pelote
<abuser> +me|m|nous|te|les|l|la|m_a|a|frappe|ma|met +<hits>|a_<hits>|encore_<hits>|a_encore_<hits>|casse_le_nez|a_casse|
  des_coups|coups|met_des / force|oblige +a coucher|faire_l|faire_des|le_toucher|me_deshabiller / viol* +a +une|la|l|son
<abuser> .. me|m|ma|mes <hits> +$|et|quand|qd|hier|tous|depuis|avec|si|devant|la|parce|encore|pour|dit|il
touche|touches|touchait|caresse|attouchements|mains .. nuit|mere|soir|sous|dors|petite|culotte|seins|entre|invente|
  fesses|enfant / viol*|abuse* +par|de_moi mon|un|mes|le|$|une
prend|pris|controle|confisque|fouille|surveille .. tel|telephone|portable|papiers|carte|argent|passeport|salaire ..
  sortir|frappe|voir|droit|enferme|etrangle|menace|laisse|famille|tape|peur|coups
peur .. mari|mec|copain|pere|ex|beau_pere|conjoint|rentre|rentrer .. frappe*|tape*|cogne*|tue*|bat*|boit|soir|
  recommence|coups / etre|ete|me_suis_fait|suis_fait|jme_suis_fait|fait +<hits>|violer|tabasser|agresser|frapper|toucher
# harm_to_others 2
mettre|verser|mets|verse .. poison|mort_aux_rats|javel|antigel|somniferes|arsenic .. cafe|plat|soupe|verre|repas|
  nourriture|the|bouffe / ramene|apporte|emmene|prends|amene|viens_avec +un|le|mon|une +couteau|flingue|arme|fusil|batte
planter|buter|fumer|flinguer|egorger|saigner|poignarder mon|ma|mes|le|la|ce|cette chef|patron|prof|boss|voisin|femme|ex|
  mec|beau|pere|mere|frere demain|soir|boulot|$|nuit / faire +sauter|exploser +le|la|l +lycee|ecole|college|bureau|boite
calibre|gun|flingue|couteau .. sac|poche|demain|coffre .. peau|tuer|planter|paie*|lycee|college|fumer|$
ecraser|renverser|empoisonner|etrangler|noyer|etouffer|egorger +avec|mon|ma|le|la|mes|son +ma|voiture|mari|femme|bebe|
  fils|fille|mere|pere|copain|petit / ce_soir|demain|cette_nuit +je +tue|bute|plante|egorge|descends +mon|ma|le|la|mes
jvais|vais|veux|veu|compte|peux lui|leur|les|le|la +planter|tirer|mettre|enfoncer|coller|trancher|exploser|eclater|
  foutre +un|une|le|dessus|la|dans +couteau|balle|dessus|gorge|tete|feu|coup
vais|jvais|veux|jveux|compte|jure|envie|pense|capable +le|la|les|l|de_le|de_la|de_les +tuer|buter|planter|poignarder|
  etrangler|egorger|flinguer|crever|bruler|cramer|tabasser|defoncer|empoisonner|descendre|ecraser|etouffer
tuer|buter|planter|poignarder|etrangler|egorger|flinguer|etouffer|empoisonner|frapper|tabasser|secouer|abattre|ecraser
  +mon|ma|mes|quelqu_un|tout_le_monde|cette|ce|cet|son|sa|mon_<close> <close>|conne|salope|connard|batard|type|mec|$|
  lycee|nuit|enfant / fusil|flingue|couteau|arme .. lycee|college|ecole|paieront|payer|charge|rentre|tous|sac
peur|envie|pulsion*|failli|voix|idees|pensees .. mal|secouer|jeter|etouffer|etrangler|tuer|frapper|noyer|blesser ..
  bebe|fils|fille|enfant*|mere|femme|gosse*|petit|quelqu_un / meritent|merite +tous|de mourir|crever .. charger|moi|vais
viens|apporte|amene|ramene .. lycee|college|ecole|boulot .. arme|flingue|couteau|fusil / lui +tirer +dessus|une_balle
foutre|foutre_le|mettre|mets +le|du +feu .. maison|appart|voiture|ecole|dorment|chez / faire +la +peau +$|a|au
jle|jla|je_le|je_la|jvais_le|jvais_la +plante|bute|tue|butte|planter|buter|tuer
frappe|tape|etrangle|gifle +ma|mon +femme|copine|fils|fille|bebe|mere|gosse
vais|veux|jvais|jveux tirer|blesser|frapper +sur|quelqu|tout|mon|ma|des
bruler|cramer|incendier leur|sa|la|son maison|appart|voiture|baraque
leur|lui|te .. la +peau .. calibre|flingue|couteau|sac|soir
# now
maintenant|ce_soir|cette_nuit|aujourd|la_maintenant|tout_de_suite
# ordinary
& feu|fumee|brule|crame cheminee|barbecue|bougie|bougies|exercice|grillade|crepes|gateau|four|camp|plat
mourir|mort|morte|crev*|meurs|tuer|tue|tues +de|d|pour +rire|faim|froid|chaud|soif|honte|ennui|fatigue|un|une|envie|
  trouille|peur|sommeil|jalousie / vomi*|gerb* .. gastro*|enceinte|virus|cuite|nuit|creche|voiture|huitres|migraine|coca
chef|patron|mere|femme|prof|dossier|boulot|projet|rapport|chaleur|cette|ca|maman|boss|bruit|examen|
  mal_de_dos|talons +va|me|m|vont +me|tue|tuer|achever +tuer|si|$|quand|a / chaleur|
  ca|boulot|sport|canicule|humour|tete|dos +me|m|va +tue|tuent|frappe|achever
coup*|brul*|blesse*|coupe .. frange|cheveux|doigt|cuisin*|cuisinant|feuille|oignon*|rasage|raser|rasant|four|langue|the|
  soleil|papier|plaque|legumes|main_en|casserole|cafe / suicide* .. match|mi_temps|rouges|but|equipe|om|psg|saison
jamais|pas|plus +de_mal|du_mal|suicid*|frapp*|mourir|crever|envie_de_mourir|me_tuer|me_suicider / chat|chien +me +suit
& fils|fille tape|mord|frappe|bat fatigue|deux_ans|trois_ans|creche|jeu|mario|dents / plaque* +par +sms|texto|telephone
tuer*|tue|etrangler +pour|une|le_temps|dans|le_game|au|sur|le_boss|si|s|a / touche +la|le main|balle|fond|coeur|guitare
chat|chien|bebe|petit|gamin .. me|m +tape|mord|griffe|frappe|mordu|griffe / t|te|toi|inquiete|tkt .. jamais|pas .. mal
raclee|branlee +au|aux|en ping|foot|echecs|cartes|tennis|fifa|mario / & respirer|respire|poitrine rire|ri|sport|yoga
tel|telephone|ordi|batterie|pc|portable .. mourir|crever|mort|meurt / jamais .. mal|tuer|frapper|suicider|feu
prendre|pris .. vitamine*|petit_dej|photo*|train|metro_a / vivre +avec|sans|en|a|ici|chez|seul|seule|dans|pour_moi
frappe|tape|tire +a|dans|un|au|le|du|sur|la_discute|pas / gastro*|enceinte|grossesse|creche|cuite .. vomi*|gerb*
suit|suivre +sur|partout +insta|instagram|tiktok|snap / moi +frapper|tuer|suicider|me_suicider / crise +de +rire|foie
etre +la .. lundi|reunion|matin|boulot / tuer|etrangler imprimante|reveil|ordi / & accident|coinces bouchons|bouchon
jeter .. piscine|lit|canape|eau|mer / voisins .. etrangler|tuer|buter / partais .. bureau|fete|reunion
jette|jeter +sous +la +douche / touche|touchee +par|a_tout|au / suis +sur +les +rails +pour / touche +la +main|le_coeur
jamais +de +la +vie / corde +a +sauter
# fiction
film|serie|episode|saison|roman|livre|bouquin|chanson|jeu|jeux|podcast|personnage|doc|documentaire|manga|anime|netflix|
  rp|jdr|role|piece|opera|fortnite|warzone|gta|valorant|minecraft|boss|zombie*|dragon|histoire|actu|article|poeme|
  expose|bovary|romeo|lit|lis|relis|true_crime|escape|pirate|scene|dissert*|polar|sabre|foot|match|echecs|tennis|mario|
  fifa|cartes|elastique|poker|nutritionniste / il_y_a|ca_fait|y_a +10|15|20|12|25|30|dix|quinze|vingt +ans
ado|jeune|16|17|18|15 +ans .. 20|15|10|guerie|aujourd_hui|maintenant|ai_40|fait / mdr*|lol|ptdr*|haha*|xd|jpp
# minor 2
bulletin|controle|carnet|conseil_de_classe .. sixieme|cinquieme|quatrieme|troisieme|seconde|6e|5e|4e|3e|mere|parents
mere|pere|parents .. prend|confisque|coupe .. tel|telephone|wifi|portable|ordi .. college|lycee|demain|cours|22h|21h
ai|j_ai|jai|g|aurai|bientot|fete|viens_d_avoir|que +<n>|que_<n>|seulement_<n>|bientot_<n>|<n>_ans|a_peine_<n> +ans|$
suis|jsuis|toujours|encore +mineure|ado|encore_majeur*|majeur|majeure|un_enfant|collegien*|lyceen*|encore_mineur*
suis|jsuis|rentre|passe|au|en +en|au +sixieme|cinquieme|quatrieme|troisieme|6e|5e|4e|3e|6eme|5eme|4eme|3eme|seconde|
  premiere|college / ma|mon|notre +prof +de +sixieme|cinquieme|quatrieme|troisieme|seconde|6e|5e|4e|3e m|nous|est|a
mere|parents|maman|pere .. savent|laisse|laissent|interdit|confisque|prend .. brevet|mineur*|college|tel|inscri*
reste|manque|encore .. ans|mois +avant|pour|jusqu .. 18|majorite|majeur*|dix_huit / heure|heures|deux_heures +de +colle
brevet .. juin|stresse|revise|revisions|epreuves|passe / faux|fausse|autre .. date|age .. naissance|inscri*
^<n> +ans +$|bientot|et|demain|depuis|moi|presque / j_aurai|aurai +<n> +ans +en|le|dans|bientot|$
pas|encore +18|majeur|majeure|dix_huit / ne|nee|naissance +en +<born> / je|j +passe +le|mon +brevet / jai|g +<n> +ans|$
menti .. age|naissance|date
# adult
fils|fille|frere|soeur|niece|neveu|petit_fils|ado|eleve*|chat|chien|gosses .. <n>|brevet|college|4e|3e|mineur*|en
prof|enseigne*|instit|conseil_de_classe|bulletins|copies .. college|4e|3e|5e|6e|quatrieme|troisieme|cinquieme|
  sixieme|brevet / a +<n> +ans
<n> +heures|minutes|jours|semaines|km|kilos|mois|euros|ans_de|ans_que|ans_qu|pages|h
quand|depuis|a|des +j_avais|javais|mes|l_age|<n>|mon
`;
