import { phraseList } from '../../phrase-list.ts';

/** French talk that sounds like a crisis and is none: idioms, accidents, food and chores, films and games. */
export const idioms = phraseList(`
  (mourir|meurs|meurt|mort|morte|morts|mourrais|crever|crève|mourais|mourrai) (de|d|à)
    (rire|faim|soif|honte|froid|chaud|fatigue|ennui|peur|curiosité|envie|sommeil|jalousie|amour|trouille|la honte|
    chaleur|impatience|petit feu devant)
  (failli|failli) (mourir|crever) (de|d)
  plutôt mourir que
  la mort aux trousses
  à mourir de rire
  mort de trouille
  (me|nous|te|m) (tue|tuent|a tué|achève|tués?) (à|le dos|cette|ce|de rire|vraiment|trop|avec|.)
  (mère|père|patron|femme|copine|mari|copain|soeur|prof|maman|papa|chef) (va|vont) (me|te|nous)
    (tuer|étrangler|massacrer)
  (tuer|tue|tuons) le temps
  (tuer|tuerais|tuerai|tuerait) pour (un|une|des|du)
  (te|vous) (tuer|tue|étrangler|frapper) (si|quand) (tu|vous) ~4
  tué le (dragon|boss|monstre)
  tuer (les|des|le|la|une|un) (mauvaises herbes|moustiques?|mouches?|araignées?|pucerons|limaces|bactéries|microbes|
    dragon|boss|zombies?|monstres?)
  (me|m|se|s) (suis|coupe|couper|coupé|coupée|est|brûlé|brûlée|brûle|blessé) ~3 (cheveux|doigt|doigts|ongles|frange|en
    (me|cuisinant|cuisine|rasant|coupant|épluchant|repassant|tombant|jouant|faisant|courant)|avec (le|un)
    (couteau à|papier|four|fer|sécateur)|la langue|les pointes|la parole|du monde|au (four|soleil|ski|foot|doigt)|sans
    faire exprès|par accident)
  (perdre|couper) les ponts
  coupe du monde
  (en finir) avec (ce|cette|le|la|les|ces|mon|mes|l|cet|un) ~1 (dossier|projet|travail|rapport|devoirs?|exams?|examens|
    réunion|déménagement|travaux|boulot|semaine|hiver)
  (jeter|jette|jeté|jetée|balancer) (dans (la|une) (piscine|mer)|sur (le|la|les|un|une)|à l eau|dans l eau|à corps)
  (faire|fais|fait|faisons) sauter (des|les|la|une|le) (crêpes?|oignons|bouchon|légumes|cours|champignons|bouchons|
    repas|pommes)
  (film|livre|roman|série|jeu|chanson|épisode|histoire|assassin|tueur|personnage|pièce|minecraft|niveau|opéra|polar) ~7
    (tue|tuer|tué|meurt|mourir|suicid*|empoisonn*|assassin*|poignard*|se tue)
  (vomi|vomir|vomis) ~3 (à cause|voiture|bateau|gastro|huîtres|gueule de bois|indigestion|manège)
  (gastro|enceinte|gueule de bois|migraine) ~6 vomi*
  (bébé|chat|chien|petit|fille|fils) a (vomi|encore vomi)
  (battre|bat|battu) (mon|ma|mes|le|la) ~1 (au|aux|à la|à) ~1
  peur de me faire mal (en|au|à)
  poignardé dans le dos
  lettre d adieu (à|pour|aux) (mes|ma|mon|notre|nos|l) ~1 (collègues?|équipe|patron|prof|classe|bureau)
`);
