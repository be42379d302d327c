/** French, in the notation of `../phrases.ts`. */
export const french = `# lists
kin = mari|conjoint|mec|copain|femme|copine|compagnon|compagne|ex|pere|papa|beau_pere|mere|maman|belle_mere|oncle|
  frere|soeur|cousin|grand_pere|beau_frere|parents|coloc|tonton
close = <kin>|fils|fille|bebe|enfant|enfants|gosse|gosses|patron|chef|voisin|voisins|voisine|prof|collegue|collegues|
  famille|gens|quelqu_un
abuser = il|elle|ils|<kin>|prof|patron|coach|voisin|fils|mari
want = veux|veut|vais|va|voudrais|voulais|envie|pense|penser|decide|essaye|essaie|essayer|tente|compte|prefere|
  aimerais|jveux|jvais|jpense|jvoudrais|besoin|pret|prete|songe|dit|faut
pills = cachets|cachet|comprimes|medocs|medicaments|somniferes|somnifere|pilules|xanax|doliprane|paracetamol|
  anxiolytiques|antidepresseurs|lexomil|valium
hits = frappe|frappee|frappes|frapper|tape|tapee|taper|bat|battue|battu|cogne|cognee|viole|violee|violait|etrangle|
  etranglee|agresse|agressee|gifle|giflee|maltraite|tabasse|tabassee|abuse|abusee|pousse|poussee|etranglait|frappait|
  battait|brule|seques*|violente|insulte_et_frappe|menace
body = bras|poignet|poignets|cuisse|cuisses|jambe|jambes|peau|ventre|avant_bras|veines|mains
weapon = couteau|flingue|arme|fusil|pistolet|machette|hache|batte|marteau|barre
n = 11|12|13|14|15|16|17|onze|douze|treize|quatorze|quinze|seize|dix_sept|dix
# suicide 2
marre|fatigue|fatiguee|ras_le_bol +de +vivre|la_vie|exister
quoi +bon .. vivre|continuer
endormir|dormir .. jamais|plus .. reveiller
personne .. disparaissais|meurs|mort*|partais
vie +ne|n|vaut vaut|pas|merite +pas|la|peine|plus|d_etre
poids|fardeau +pour +tout|ma|tous|mes|tlm
jamais +naitre|ne|nee|du_naitre
pense +a +la +mort
pense +a|au +me_suicider|suicide
suicider|suicide_moi|suiciderai|suicidaire|suicidaires|suicide +$|ce|ce_soir|demain|et|moi|mes|pour|tous
<want>|au|le|de|lettre|idees|pensees +suicide|de_suicide|suicider|me_suicider|suicidaires|se_suicider
soir|demain|nuit|maintenant je_me|jme +tue|pends|flingue
me|se|m|s|jme tuer|pendre|suicider|flinguer|noyer|buter|foutre_en_l_air|fous_en_l_air|fout_en_l_air|supprimer|
  defenestrer|tirer_une_balle|ouvrir_les_veines|pends|suicide|jeter_sous|jeter_du|jette_sous|jette_du
en +finir|finis|finit +avec_la|$|ce|avec_tout|pour|une|maintenant|cette vie|soir|$|tout|bonnes|nuit
mettre|met|mets|mis +fin +a|aux +mes|ses|ma
plus|pas|pu|jamais envie|veux|jveux|veut|gout|raison|voudrais de_vivre|vivre|de_la_vie|etre_en_vie|etre_vivant*|
  exister|me_reveiller
veux|jveux|jai|ai plus|pas +envie|vivre|exister|etre_la|de_vivre|me_reveiller|d_exister
<want> mourir|crever|etre_mort*|disparaitre_pour_toujours|ne_plus_me_reveiller|ne_plus_exister
lettre|lettres|mot adieu|adieux|mes_parents .. demain|soir|$|finir|deja|jette|ecrit
saut*|jet*|balanc* .. pont|toit|train|rer|metro|balcon|fenetre|immeuble .. soir|demain|vais|pense|maintenant
<want> saut*|jet*|balanc* .. pont|toit|train|rer|metro|balcon|fenetre|immeuble|rails
mieux|monde|tous|personne sans_moi|si_je_meurs|si_j_etais_mort*|si_jetais_mort*
ma|sa|la +vie ote*|oter|enlever|fin
oter|enlever +ma|la|sa +vie
# immediate_danger 3
quelqu|type|homme|inconnu +un|est|dans|y_a est|dans +dans|ma|mon|chez +ma|maison|appart|appartement|moi
aval*|pris|prendre|bu|gobe|ingere .. toute|tous|toutes|boite|boites|plaquette|plaquettes|flacon|deux|trois|20|30|40|
  50 <pills>|boite|plaquette|flacon|medicaments
overdose|surdose
bu|avale|boire javel|poison|desherbant|acide|mort_aux_rats|deboucheur
suis|jsuis|debout|assis|assise|monte|montee .. pont|toit|rebord|rambarde|balcon|falaise|corniche|rails|bord .. saut*|
  vide|lacher|adieu|autre_cote|jeter|bas
vais|jvais|pret|prete +sauter|a_sauter|me_jeter|lacher|sauter_la
ouvert|coupe|tranche|ouvrir|taillade +les +veines|poignets
saigne|sang .. partout|arrete|trop|beaucoup|flots|pisse|plein|arrive_pas
pisse|perds|plein|beaucoup +le|de|du +sang
coupe +trop +profond*
& <weapon> il|ex|mec|homme|quelqu|mari|pere|type porte|cache*|aide*|salle|enferme*|maison|secours|chez|appart|defonce
defonce|casse|force|tape|cogne|enfonce .. porte|fenetre|serrure .. aide*|couteau|cache*|ex|il|mec|type|appart|
  secours|rentrer
type|homme|quelqu_un|inconnu|cambrioleur|ex .. entre|entrer|chez_moi|mon_appart|ma_maison|appartement|rentrer|
  fracture .. cherche|aide*|cache*|est|moi|casse|force|maison
va|veut|essaie|dit .. tuer|buter|egorger|poignarder +moi|$|aide*|nous aide*|secours|porte|enferme*|cache*
va|veut +me|nous +tuer|buter|poignarder|egorger
poignarde*|sequestre*|kidnappe* .. saigne|aide*|m|me|moi|ambulance
respire|reagit|reveille +plus|pas
<close>|il|elle .. avale|pris .. boite|cachets|medocs|reveille|respire|poison
aide|aidez|secours|samu|ambulance .. vite|meurt|tuer|sang|couteau|porte
# self_harm 2
voir +mon +sang
scarifie|scarifiee|scarifier|scarification|scarifications|scarifies|scarifiais|automutile|automutiler|automutilation
me|m|mes|jme taillad*|coup*|lacer*|mutil* .. bras|poignet*|cuisse*|veines|jambes|cachette|nouveau|encore|lame|rasoir|
  peau|expres|$|avec|quand|pour
taillad*|lacer*|mutil*|coup*|entaill* +les|mes|la|le|ses|me <body>
<body> .. taillad*|coupures|entailles|en_sang|cicatrices|marques|lacer*|scarif*
brul* .. clope*|cigarette*|briquet|expres|bras|peau|cuisse* .. expres|calme|trop|marques|quand|qd|bras|monte|$
brul* .. expres|volontairement
fais|faire|fait|jme +du_mal|mal +expres|depuis|$|pour|volontairement|a_moi|encore|quand|tous|la
me|jme|moi|m +fais|faire|fait +du +mal
lame|lames|rasoir|cutter|ciseaux .. <body>|peau|coup*
tape*|cogne*|frappe* .. tete|mur|visage|poing*|moi_meme .. mur|sang|bleu*|merite|mal|calme|deteste
ma|mon|mes <close> .. se_coupe|se_scarifie|se_mutile|se_fait_du_mal|s_automutile
recommence|replonge|rechute .. couper|scarif*|lame|mal|coupures
# eating_disorder 2
rien +mange .. fier*|mince|jours_et
arreter +de +manger .. disparaitre|maigr*|mince
tca +reviennent|$|depuis|et
anorexie|anorexique|boulimie|boulimique|anorexia|boulimiques|pro_ana
fais|fait|faire|forcer|force vomir|gerber
doigts .. gorge|bouche|vomi*
vomi*|gerb* .. apres|repas|expres|tout_ce|mange|manger|chaque|grossir
laxatif|laxatifs .. repas|poids|maigr*|jour|gross*|mince|mange|boite|prends|tous
mange*|bouff*|avale .. plus|rien|pas|que .. gros*|enorme|maigr*|poids|kg|kilos|expres|mince|grossir|calories|moche|
  grasse|degout*
rien|plus|pas +mange*|bouff*|avale .. jours|semaine*|expres .. enorme|gros*|kg|maigr*|expres|poids|mince
affame*|prive* +me|m|moi|de_manger|pour .. maigr*|expres|mince|nourriture|poids
peur|angoisse|panique +de|d .. grossir|bouffer|manger|prendre .. yaourt|gramme|kilo|poids|mange|vomi*|regles|kg
100|200|300|400|500|600 +calories|kcal|cal .. jour|par|trop|max
pese*|fais|kg|kilos .. encore|toujours|trouve .. enorme|gros*|grasse
refuse .. manger|nourrir .. pese|os|maigre|poids
crise*|gavee|goinfre .. vomi*|doigts|gerb*|boulim*|laxat*
# abuse 2
empeche .. de +sortir|voir|travailler
beau_pere .. me|m +touche|frappe|tape|viole*
<abuser> +me|m|nous|te|les|l|la|m_a|a|frappe|ma|met +<hits>|a_<hits>|encore_<hits>|a_encore_<hits>|casse_le_nez|
  a_casse|des_coups|coups|met_des
<abuser> frappe|bat|tape|viole|etrangle|cogne|gifle|tabasse +moi|mes|ma|les|sa|ma_mere|me|nous
<abuser> .. me|m|ma|mes <hits> +$|et|quand|qd|hier|tous|depuis|avec|si|devant|la|parce|encore|pour|dit|il
etre|ete|me_suis_fait|suis_fait|jme_suis_fait|fait +<hits>|violer|tabasser|agresser|frapper|toucher
viol*|abuse* +par|de_moi mon|un|mes|le|$|une
touche|touches|touchait|caresse|attouchements|mains .. nuit|mere|soir|sous|dors|petite|culotte|seins|entre|invente|
  fesses|enfant
<kin>|coach|prof +me +touche|touchait|tripote|caresse|pelote
force|forcee|oblige|obligee|contrainte .. coucher|sexe|rapport*|baiser|sucer|deshabiller|lit|toucher
coucher|rapport*|sexe|dormait|dors|penetre* .. dis_non|disais_non|dit_non|sans_mon|force
laisse|laissait|autorise|interdit|empeche|droit .. pas|sortir|voir|bosser|travailler|parler .. sortir|voir|famille|
  amis|amies|bosser|travailler|seule|papiers|etrangle|frappe|copines|tel
prend|pris|controle|confisque|fouille|surveille .. tel|telephone|portable|papiers|carte|argent|passeport|salaire ..
  sortir|frappe|voir|droit|enferme|etrangle|menace|laisse|famille|tape|peur|coups
enferme*|sequestre* .. maison|chambre|cle|moi|appart|m|il|mari|me
menace* .. tuer|mort|frapper|couteau|buter|enfants|photos|nues|pars|quitte|partir
peur .. mari|mec|copain|pere|ex|beau_pere|conjoint|rentre|rentrer .. frappe*|tape*|cogne*|tue*|bat*|boit|soir|
  recommence|coups
peur +de +mon|ma +mari|mec|copain|pere|ex|beau_pere|conjoint|compagnon|femme
bleus|cocard|oeil|nez|cote|levre|dent .. casse*|frappe*|mari|mec|copain|tape*|vrac|coups|fendu* .. mari|mec|copain|
  il|pere|mon|ex
violence* +conjugale*|domestique*|physique*|sexuelle*
coups +de +ceinture|poing|pied .. pere|mari|mec|mere|me|il
# harm_to_others 2
meritent|merite +tous|de mourir|crever .. charger|moi|vais
faire +sauter|exploser +le|la|l +lycee|ecole|college|bureau|boite
achete .. arme|flingue|couteau .. payer|va|vont
viens|apporte|amene|ramene .. lycee|college|ecole|boulot .. arme|flingue|couteau|fusil
vais|veux|jvais|jveux tirer|blesser|frapper +sur|quelqu|tout|mon|ma|des
jle|jla|je_le|je_la|jvais_le|jvais_la +plante|bute|tue|butte|planter|buter|tuer
vais|jvais|veux|jveux|compte|jure|envie|pense|capable +le|la|les|l|de_le|de_la|de_les +tuer|buter|planter|poignarder|
  etrangler|egorger|flinguer|crever|bruler|cramer|tabasser|defoncer|empoisonner|descendre|ecraser|etouffer
tuer|buter|planter|poignarder|etrangler|egorger|flinguer|etouffer|empoisonner|frapper|tabasser|secouer|abattre|
  ecraser +mon|ma|mes|quelqu_un|tout_le_monde|cette|ce|cet|son|sa|mon_<close> <close>|conne|salope|connard|batard|
  type|mec|$|lycee|nuit|enfant
je|jle|jla|jvais|jte|j +le|la|les|plante|bute|tue|leur +plante|bute|tue|creve|egorge|flingue|$ +demain|$|a|ce_soir|
  des|avec|cette
tire|tirer|balle|balles|<weapon> .. lui|ecole|lycee|college|boulot|patron|tous .. demain|tirer|tuer|buter|dans|bute|
  plante|tete|sac|la
foutre|foutre_le|mettre|mets +le|du +feu .. maison|appart|voiture|ecole|dorment|chez
bruler|cramer|incendier leur|sa|la|son maison|appart|voiture|baraque
peur|envie|pulsion*|failli|voix|idees|pensees .. mal|secouer|jeter|etouffer|etrangler|tuer|frapper|noyer|blesser ..
  bebe|fils|fille|enfant*|mere|femme|gosse*|petit|quelqu_un
peur|failli|envie|voix .. bebe|fils|fille|enfant*|mere|femme|petit .. mal|secouer|jeter|etouffer|etrangler|tuer|
  frapper|noyer
<weapon>|essence|bidon .. pret|sac|voiture|achete .. demain|soir|tuer|buter|bruler|sort|la|le
frappe|tape|etrangle|gifle +ma|mon +femme|copine|fils|fille|bebe|mere|gosse
# now
maintenant|ce_soir|cette_nuit|aujourd|la_maintenant|tout_de_suite
# ordinary
jeter .. piscine|lit|canape|eau|mer
etre +la .. lundi|reunion|matin|boulot
partais .. bureau|fete|reunion
tuer|etrangler imprimante|reveil|ordi
voisins .. etrangler|tuer|buter
tel|telephone|ordi|batterie|pc|portable .. mourir|crever|mort|meurt
jamais|pas|plus +de_mal|du_mal|suicid*|frapp*|mourir|crever|envie_de_mourir|me_tuer|me_suicider
jamais .. mal|tuer|frapper|suicider|feu
t|te|toi|inquiete|tkt .. jamais|pas .. mal
mourir|mort|morte|crev*|meurs|tuer|tue|tues +de|d|pour +rire|faim|froid|chaud|soif|honte|ennui|fatigue|un|une|envie|
  trouille|peur|sommeil|jalousie
tuer*|tue|buter|etrangler +pour|une|le_temps|dans|le_game|au|sur|le_boss|si|s|a
chef|patron|mere|femme|prof|chaleur|cette|ca|maman|boss|bruit|examen|mal_de_dos|talons +va|me|m|vont +me|tue|tuer|
  achever +tuer|si|$|quand|a
chaleur|ca|boulot|sport|canicule|humour|tete|dos +me|m|va +tue|tuent|frappe|achever
coup*|brul*|blesse*|coupe .. frange|cheveux|doigt|cuisin*|cuisinant|feuille|oignon*|ras*|four|langue|the|soleil|
  papier|plaque|legumes|main_en|casserole|cafe
vomi*|gerb* .. gastro*|enceinte|virus|cuite|nuit|creche|voiture|huitres|migraine|coca
gastro*|enceinte|grossesse|creche|cuite .. vomi*|gerb*
vivre +avec|sans|en|a|ici|chez|seul|seule|dans|pour_moi
chat|chien|fils|bebe|petit|gamin .. me|m +tape|mord|griffe|frappe|mordu|griffe
touche|touchee +par|a_tout|le|la|au
frappe|tape|tire +a|dans|un|au|le|du|sur|la_discute|pas
prendre|pris .. vitamine*|petit_dej|photo*|train|metro_a
# fiction
film|serie|episode|saison|roman|livre|bouquin|chanson|jeu|jeux|podcast|personnage|doc|documentaire|manga|anime|
  netflix|rp|jdr|role|piece|opera|fortnite|warzone|gta|valorant|minecraft|boss|zombie*|dragon|histoire|actu|article|
  poeme|expose|bovary|romeo|lit|lis|relis|true_crime|escape|pirate|scene|dissert*|polar|sabre|foot|match|echecs|
  tennis|mario|fifa|cartes|elastique|poker|nutritionniste
mdr*|lol|ptdr*|haha*|xd|jpp
ado|jeune|16|17|18|15 +ans .. 20|15|10|guerie|aujourd_hui|maintenant|ai_40|fait
il_y_a|ca_fait|y_a +10|15|20|12|25|30|dix|quinze|vingt +ans
# minor 2
pas|encore +18|majeur|majeure|dix_huit
ai|j_ai|jai|g|aurai|bientot|fete|viens_d_avoir|que +<n>|que_<n>|seulement_<n>|bientot_<n>|<n>_ans|a_peine_<n> +ans|$
jai|g +<n> +ans|$
suis|jsuis|toujours|encore +mineure|ado|encore_majeur*|majeur|majeure|un_enfant|collegien*|lyceen*|encore_mineur*
suis|jsuis|rentre|passe|au|en +en|au +sixieme|cinquieme|quatrieme|troisieme|6e|5e|4e|3e|6eme|5eme|4eme|3eme|seconde|
  premiere|college
menti .. age|naissance|date
faux|fausse|autre .. date|age .. naissance|inscri*
brevet .. juin|stresse|revise|revisions|epreuves|passe
mere|parents|maman|pere .. savent|laisse|laissent|interdit|confisque|prend .. brevet|mineur*|college|tel|inscri*
# adult
quand|depuis|a|des +j_avais|javais|mes|l_age|<n>|mon
a +<n> +ans
fils|fille|frere|soeur|niece|neveu|petit_fils|ado|eleve*|chat|chien|gosses .. <n>|brevet|college|4e|3e|mineur*|en
<n> +heures|minutes|jours|semaines|km|kilos|mois|euros|ans_de|ans_que|ans_qu|pages|h
prof|enseigne*|instit .. college|4e|3e|5e|6e|quatrieme|troisieme|cinquieme|sixieme|brevet
`;
