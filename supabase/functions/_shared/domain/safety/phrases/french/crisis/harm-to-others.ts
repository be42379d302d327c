import { phraseList } from '../../phrase-list.ts';

/** French phrases that speak of harming somebody else. */
export const harmToOthers = phraseList(`
  (<want>) (le|la|les|lui|l|leur) (<kill>|faire du mal|faire la peau|crever|tirer dessus|faire payer de|mettre une
    balle|casser la (gueule|tête)|trancher la gorge)
  (<want>) (<kill>) (<victim>)
  envies? (de)? meurtre*
  (envie|rêve|idée|besoin|peur|pensées|pulsions?|fantasmes?|pense|penser|pensé|imagine|imaginer|songe|capable|image|
    images) (de|d|à) (<kill>) ~2 (<victim>|<person>)
  (envie|peur|rêve|capable) d (étrangler|égorger|empoisonner|assassiner|étouffer|agresser|attaquer) ~2
  (faire|fais|fasse|fait) (du|de) mal (à|aux|au) (quelqu un|mon|ma|mes|des|autres|lui|elle|un|une|eux|gens|ce|cette|les)
  (ai|a|avais|ai encore|suis) (frappé|battu|giflé|étranglé|poignardé|tabassé|cogné|secoué|agressé|violé) (mon|ma|mes)
    (<loved>)
  (frappe|bats|tape|gifle|cogne) (mon|ma|mes) (<loved>)
  (faire|fais|ferai) (sauter|exploser|péter) (le|la|l|mon|ma|leur|son) (lycée|école|collège|bureau|mairie|église|
    immeuble|gare|usine|boîte|maison|métro|mosquée|synagogue|voiture|commissariat|université|fac)
  (pos*|fabriqu*|faire|construire|déposer) (une|la) bombe
  (brûler|incendier|mettre le feu à|cramer|foutre le feu à) (la|sa|leur|l|mon|ma|le|son)
    (maison|école|appartement|voiture|bureau|église|lycée|immeuble)
  comment (empoisonner|tuer|assassiner|étrangler|éliminer|buter|se débarrasser d) ~1 (quelqu un|mon|ma|un corps|une
    personne|cadavre|un homme|sans)
  empoisonner (quelqu un|mon|ma|mes)
  (mérite|méritent|mérites|doit|doivent|devrait|devraient) (tous|toutes)? (de)? (mourir|crever|la mort|être tuée?s?|
    payer de (sa|leur) vie)
  qu (ils|elles|il|elle) crèvent? (tous)?
  (acheté|pris|ai|apporté|prends|volé|trouvé|achète|amené) (une|un|le|la|mon) (arme|couteau|flingue|pistolet|fusil|
    hache|marteau|machette) ~6 (payer|paieront|paiera|regretter*|tuer|vengeance|venger|attends|attendre|pour
    (lui|elle|eux|mon|ma)|lycée|école|bureau|collège)
  (tuer|buter|flinguer|massacrer|éliminer) (tout le monde|tous|toutes|tous les|tout ces)
  (je)? (vais|veux) (tous)? (les|leur) (tuer|buter|faire payer|massacrer|descendre|tous)
  (je)? (le|la|les) (tue|bute|plante|crève|saigne|étrangle) (si|quand|dès|ce soir|demain|.)
  (tirer|tire|tirerai|fusillade|tuerie) (sur|dans|au) (mes|les|des|mon|le|la|l) (camarades|profs|élèves|gens|collègues|
    lycée|école|collège|bureau|voisins?|foule|passants|flics)
  (venir|aller|débarquer|arriver) ~3 (lycée|école|bureau|collège|travail) avec (une|un) (arme|couteau|fusil|flingue)
  (voix) ~3 (disent|dit|ordonn*|demandent) de (tuer|poignarder|frapper|pousser|blesser|faire du mal|étrangler)
  (perdre|perds|perde) (le contrôle|pied|les pédales) et (tuer|frapper|blesser|faire|étrangler|la|le)
  (lui|leur) (mettre|tirer|coller) une balle
  (vais|veux|envie de) (planter|buter|crever|saigner|cogner) (mon|ma|ce|cette|lui|le) (<person>|type|mec|connard|salaud)
  une balle dans (la|sa|leur) (tête|nuque|gueule|tempe|coeur)
  (vais|veux|voudrais|pense à|envie de|rêve de) (tuer|buter|poignarder|égorger|étrangler|massacrer|planter|crever)
    (<victim>|<person>)
  (pulsions?|pensées|idées|envies?) (meurtrières?|homicides?|de meurtre|violentes?)
  (mettre|foutre) le feu ~3 (maison|école|lycée|bureau|chez)
  (faire)? (un carnage|une tuerie|un massacre) (au|à|dans|demain|.)
`);
