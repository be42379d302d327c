import { phraseList } from '../../phrase-list.ts';

/** French phrases that speak of an eating disorder. */
export const eatingDisorder = phraseList(`
  anorexi*
  anorexique*
  boulimi*
  tca
  hyperphagi*
  troubles? ~3 aliment*
  thinspo*
  pro ana
  (me|se|m) (fais|fait|faire|faisais|faisait|forcer à|force à|oblige à) vomir
  vomi* ~2 (après (chaque|tous|mes|manger|les) (repas|fois)?|exprès|volontairement|en cachette)
  (après|à) (chaque|tous les) repas ~4 (vomi*|vomir)
  vomi* (tout ce que je mange|tous mes repas|toute ma nourriture)
  tout (re)?vomir (.|après)
  (me pèse|peser) ~2 (fois par jour|dix fois)
  (mange|manger) presque (rien|plus rien)
  (seulement|juste|que|qu) (une|un) (pomme|yaourt|salade) par jour
  (maigrir|perdre ~2) (sans manger|en ne mangeant)
  sans manger ~3 (maigrir|perdre)
  trop grosse ~4 (manger|vomi*|jeûn*)
  doigts? ~2 (dans|au fond de|jusqu au fond de) (la|ma) (gorge|bouche)
  doigts? ~3 (pour|et) (je)? vomi*
  brosse à dents ~3 (gorge|vomir)
  (rien|pas|plus) (mangé|avalé|mange|manger) (depuis|pendant|de) ~2 (jours|semaines?|plusieurs jours|semaine)
  (jours|semaine) sans (manger|nourriture|rien avaler)
  (depuis|pendant) (#|deux|trois|quatre|cinq|plusieurs) jours ~3 (rien|pas) mang*
  (laxatifs?|coupe faim|diurétiques?) ~5 (maigrir|mincir|poids|manger|mince|repas|grossir)
  (abuse|dépendante?|accro) ~2 laxatifs
  (arrêter|arrêté|arrête|cesser|cessé|cesse) de (manger|me nourrir|m alimenter) (.|pour|jusqu|complètement|et|parce|
    depuis|afin)
  (veux|vais|dois|peux) (plus|pas) (manger|me nourrir) (.|jusqu|avant d être|du tout|rien)
  (me)? (prive|priver|privais) de (manger|nourriture|repas|tout|bouffe)
  (mérite|mériter) (pas|plus) (de|le|la|ce)? (manger|nourriture|repas|dîner|me nourrir)
  (m affam*|me laisse* mourir de faim)
  jeûn* (jusqu|pour (être|maigrir|punir|mincir)|depuis ~2 jours)
  (mange*|manger|avale|seulement|que|maximum|moins de|sous) ~2 (<low>) (calories|kcal|cal)
  (<low>) (calories|kcal) (par|dans la|max*) ~1
  (peur|terreur|panique|angoisse) (de|d|à l idée de) (manger|grossir|prendre du poids|la nourriture|reprendre du poids)
  (coupable|culpabilis*|dégoût*|honte) ~2 (après|quand|d|de|à chaque fois que) (avoir|j ai|je|le repas|chaque) ~1
    (mang*|repas)?
  (crises?) (de)? (boulimi*|hyperphagi*|compulsi*|d hyperphagie) ~1
  (pèse|kilos|poids|imc|maigre) ~4 (trouve|sens|vois) ~2 (grosse?|énorme|obèse)
  (déteste|hais|horreur de|dégoûtée? par) (mon corps|mes cuisses|mon ventre) ~5 (mang*|vomi*|repas|jeûne)
  (voir|sentir|compter) (mes|les) (os|côtes|clavicules)
  jusqu à ce que (mes os|mes côtes|je sois ~1 (mince|maigre))
  (me|se) (force|forcer|forçais|oblige) à (vomir|ne (rien|pas) manger|jeûner)
  (saute|sauter|sautais) (tous|tout) (les|mes) repas
  (saute|sauter) (les|des|mes) repas ~3 (maigrir|mincir|poids)
  (vomis|vomir|vomi) (en cachette|en secret|exprès|volontairement|tout|tous les|après avoir mangé|mes repas)
  (ne)? (veux|peux|ose) plus (manger|rien manger|avaler)
  ne mange plus rien
`);
