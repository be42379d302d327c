import { phraseList } from '../../phrase-list.ts';

/** French phrases that speak of suicide: one's own, planned, wished for, tried, or somebody else's. */
export const suicide = phraseList(`
  suicid*
  (<want>) ~1 (mourir|crever|disparaître (pour (toujours|de bon)|à jamais|de ce monde|de la surface|et ne|.)|partir
    (pour toujours|à jamais|pour de bon .)|m endormir (pour toujours|et ne)|dormir
    (pour toujours|à jamais|et ne (plus|jamais))|être mort*|ne (plus|jamais) (me réveiller|exister|être là .|vivre|être
    en vie)|ne pas me réveiller|cesser d exister|arrêter de vivre|rejoindre ~2 (au (ciel|paradis)|là haut|de l autre
    côté|dans la mort))
  (<want>) (me|se|m|s|te)? (tuer|suicider|pendre|ouvrir les veines|foutre en l air|flinguer|noyer|tailler les veines|
    jeter (sous|du|d un|d une|par|dans le vide|devant|de)|balancer (sous|du|par|d un)|tirer une balle|défenestrer|
    immoler|empoisonner) .
  (me|se) (tuer|suicider|pendre|flinguer|foutre en l air|donner la mort|ôter la vie|tirer une balle|ouvrir les veines|
    trancher les veines|jeter (sous|du|d un|d une|par la|dans le vide|devant (un|le)))
  (<want>|d|faut|plutôt) en finir (.|ce soir|avec (la|ma|cette) (vie|souffrance)|maintenant|pour de bon|une bonne fois|
    aujourd hui|demain|vite)
  (veux|veut|voulais|peux|supporte|souhaite|arrive|arrive plus à|envie de) plus (de|à)?
    (vivre (.|comme ça|ainsi|cette vie)|être (là|ici) .|être (en vie|vivante?)|exister|continuer
    (.|à vivre|comme ça|cette vie)|me (réveiller|lever) .|respirer .|la vie|cette vie|ma vie)
  (plus|aucune|pas|perdu|perdu toute|perdu l|sans|pas la|plus la|plus aucune|plus l|plus le)
    (envie|goût|raison|raisons|force|courage|désir) (de|d) (vivre|exister|rester en vie|continuer à vivre|la vie|être en
    vie|vivre comme ça) (.|comme ça|et|si)?.
  (marre|assez|fatiguée?|lasse?|ras le bol|dégoûtée?|épuisée?|fatigue) (de|d) (vivre|la vie|cette vie|ma vie|exister|
    être en vie|être vivante?) (.|comme ça|ainsi)
  en peux plus (de (vivre|la vie|cette vie|ma vie)|d exister)
  n en peux plus . ~4 (mourir|finir|disparaître|crever)
  (mieux|plus heureu*|soulag*|tranquilles?|bien|plus facile|content*) sans moi
  mieux si (je|j) ~1 (étais (plus|mort*|pas)|n étais (plus|pas)|existais|n existais|mourais|disparaissais|partais pour)
  (à)? quoi (bon|ça sert|sert|sert il) (de|d|à)? (vivre|exister|rester en vie|la vie|ma vie|continuer
    (.|à vivre|à exister)|être (là|en vie))
  (que|tout|ça) (tout|ça|cela)? s arrête (.|enfin|pour (toujours|de bon))
  autant (mourir|crever|en finir)
  (finir|terminer|achever) (ma|sa) vie
  (plus|aucune|pas) (aucune)? raison de (vivre|continuer à vivre|rester)
  (peur|terrifiée?) de ce que je (pourrais|peux|vais|risque de) (me)? faire
  (si|quand) je (mourais|meurs|étais mort*|serai mort*|suis mort*|me tue|me tuais)
  si j étais mort*
  décidé de (mourir|me tuer|me suicider)
  (pas|plus) (ma place|à ma place) (dans|sur) (ce monde|cette (terre|vie))
  je (serai|suis) (morte?|plus là|plus de ce monde) (quand|demain|avant|bientôt|d ici)
  (failli|presque) (sauter|sauté|me jeter)
  vie ~2 (plus|aucun) ~1 sens ~3
  essayé de (se|me) (tuer|pendre|suicider|jeter)
  plus la force de vivre
  lettres? d adieux?
  (mon|un) (dernier|ultime) (message|mot) (.|à|avant)
  adieu (à tous|tout le monde|monde cruel|la vie)
  (c est|ce sera) (ma|mon) (dernière|dernier) (nuit|jour|soir) (.|sur terre|en vie|vivante?)
  (m endormir|s endormir|dormir|fermer les yeux|coucher) ~3 (jamais|plus|pas) ~1 (me|se|les)? (réveiller|ouvrir|rouvrir)
  (jamais|plus) (me)? réveiller (.|demain|jamais|un jour)
  pas me réveiller (demain|.)
  personne (ne)? ~3 (remarquer*|manquer*|pleurer*|regretter*|apercevr*|pleurerait|soucier*|verrait|s en rendr*) ~3
    (si|quand) (je|j) ~1 (dispara*|mour*|meurs|étais|n étais|serai|suis|tuais|existais|n existais)
  (je ne|je) manquerais (pas)? à personne
  (jeter|jetter|jette|balancer|lancer) (sous (le|un|les)|du|d un|d une|par la|dans le vide|devant (le|un)|dans la
    (seine|garonne)) ~1 (train|métro|rer|camion|bus|pont|toit|balcon|immeuble|fenêtre|vide|falaise|voiture|rails)?
  saut* (du|d un|par la|depuis le|dans le) (haut du|haut d un)? (pont|toit|balcon|fenêtre|immeuble|vide|train|falaise)
  (sauter|saute) sous (le|un) (train|métro)
  (avalé|avaler|pris|gobé|prendre) (plein de|trop de|une poignée de|un tas de|beaucoup de)
    (médicaments|cachets|pilules|comprimés|somnifères|doliprane|médocs)
  (avalé|avaler|avale|pris|prendre|gobé|gober|ingéré|prends) ~2 (toute|toutes|tous|boîtes?|plaquettes?|tube|flacon|tout
    le) ~4 (boîtes?|médicaments|cachets|pilules|comprimés|somnifères|doliprane|médocs|anxiolytiques|pilulier)
  (boîte|tube|plaquette) (entière|complète|entier) de ~2
  (trop de|tous mes|tous les) (médicaments|cachets|médocs|somnifères) (.|ce soir|d un coup|à la fois)
  overdose
  surdose
  (préfère|préférerais|préférais|aimerais|voudrais|ferais mieux d|mérite d|mieux vaut|vaut mieux|aimais mieux|
    souhaiterais|souhaite) (être)? (mort|morte|mourir|crever|décédée?)
  (serais|serait) mieux mort*
  mieux (mort|morte)
  (la|ma|cette) vie (ne)? (vaut|mérite) (pas|plus|rien) ~2
  (ma|la|cette) vie (n)? a (plus|pas|aucun) (aucun|de)? ~1 (sens|valeur|intérêt|but)
  plus (de|aucun) sens (à|dans) (ma|la|cette) vie
  (ma|la) vie est (foutue|finie|un échec total|insupportable)
  raison de (vivre|rester en vie)
  (suis|être|ne suis|serai) ~2 (poids|fardeau|charge|boulet|parasite|déchet)
    (pour (tout|mes|ma|les|eux|ma famille|vous)|.)
  (aurais|voudrais|préféré|jamais|pas|dû|aurait|regrette) ~3 (ne)? (jamais|pas|dû)? ~1 (naître|être née?|avoir existé|
    venir au monde|d être née?)
  (pense|penser|penses|pensais|pensées|songe|obsédée?) ~3 (à|de|par|sur) (la mort|mourir|me tuer|en finir|ma (propre)?
    mort|mon enterrement|mes obsèques|mes funérailles)
  idées (noires|suicidaires|de mort)
  envies? (suicidaires?|de mort)
  (me|se|s est|m étais|allait se) (pendre|pendu|pendue|ouvert les veines|tiré une balle|défenestr*|immol*)
  une corde (autour|au) ~1 cou
  (balle|flingue|pistolet|arme) (dans|sur) (la|ma) (tête|tempe|bouche)
  mettre fin à (mes|ses|ma|sa|ces|tout) (jours|vie|.)
  fin à (mes|ses) jours
  (me|se) donner la mort
  passer à l acte
  plus la force de (vivre|continuer (.|à vivre)|me battre .)
  plus d espoir . ~3 (mourir|finir)
  mérite (pas|plus) de (vivre|exister|respirer|vie)
  mérite de (mourir|crever)
  la mort (serait|est|sera) ~3 (soulagement|délivrance|solution|mieux|issue|libération|douce|paix)
  (seule|unique) (issue|solution|sortie) (c est|est|serait) ~1 (mort|mourir|partir|.)
  (moyen|façon|manière|méthode) ~3 (de|pour) mourir (sans|vite|rapidement|.)
  mourir sans (douleur|souffrir)
  comment (mourir|se suicider|se pendre|me tuer)
  (veux|peux|supporte|envie d) ~1 plus être (en vie|vivante?)
  (mieux|plutôt|préfère) (mourir|mort*|crever|en finir)
  (déteste|hais) (être (en vie|vivante?)|vivre|la vie . ~3 (mourir|finir))
  (prie|espère|voudrais|souhaite) ~2 (mourir|ne pas me réveiller|que la mort|qu on me tue|qu un (camion|bus))
  tuez moi
  achevez moi
  laissez moi mourir
  (dit|dis|menace|menacé|parle|parlé|peur) (de|d|qu|que) ~3 (suicid*|se tuer|veut mourir|mettre fin|en finir|vouloir
    mourir|plus vivre|se faire du mal)
  (quand|une fois que|lorsque) (je serai|j serai) (mort*|plus là|partie? pour toujours)
  (corde|arme|pilules|médicaments) ~2 (prête?s?|sous la main|préparée?s?|achetée?s?) ~2
  (la vie|vivre) (est|c est|me fait) ~2 (insupportable|trop dur|souffrance|enfer|mal) ~4 (mourir|finir|arrêter|plus)
`);
