import { namedPhrases } from '../../phrase-list.ts';

/** What the <names> in the French phrases stand for. */
export const named = namedPhrases(`
  want = veux|voudrais|voulais|veut|voulait|vais|va|allais|envie de|envie d|aimerais|aimerai|pense à|pensais à|penser à|
    songe à|compte|comptais|préfère|préférerais|besoin de|besoin d|peur de|peur d|essayé de|essaie de|essayer de|décidé
    de|décidé d|prêt à|prête à|idée de|idées de|failli|menace de|menace d|menacé de|tenté de|tente de|risque de|
    pourrais|peux|dois|rêve de|rêve d|imagine|pulsion de|pulsions de|tentation de|pensées de|capable de|souhaite|espère|
    espérais
  low = 0|50|100|150|200|250|300|350|400|450|500|550|600|650|700|750|800|850|900
  limbs = (les|mes|ses|le|la|mon|ma) (bras|veines|poignets?|cuisses?|jambes?|avant bras|peau|ventre|mollets|chevilles)
  loved = femme|copine|mari|copain|fille|fils|enfants?|compagne|compagnon|mère|père|bébé|mec|meuf|grand mère|frère|
    soeur|chien
  person = <loved>|patron|patronne|chef|voisins?|voisine|prof|profs|professeur|ex|beau père|belle mère|parents|
    collègues?|coloc|famille|amie?s?|camarades?|classe|connard|salaud|enfoiré|directeur|proprio|oncle|tante|cousin
  victim = (mon|ma|mes|ce|cet|cette|ces|le|la|les|son|sa|ses|un|une) (<person>|type|mec|homme|gars|fille|gens|gosse|
    flic|personne|inconnu)|quelqu un|tout le monde|des gens|les gens|tous|toutes|une personne|mes proches|des enfants|
    lui|d autres
  kill = tuer|poignarder|étrangler|frapper|égorger|buter|empoisonner|massacrer|flinguer|tabasser|assassiner|planter|
    agresser|blesser|étouffer|noyer|cogner|violer|torturer|démolir|défoncer|écraser|abattre|descendre|éventrer|attaquer
`);
