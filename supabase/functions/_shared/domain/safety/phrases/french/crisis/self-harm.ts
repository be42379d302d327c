import { phraseList } from '../../phrase-list.ts';

/** French phrases that speak of hurting oneself. */
export const selfHarm = phraseList(`
  scarifi*
  automutil*
  auto mutil*
  (me|se) (mutil*|taillad*|lacèr*|lacérer|lacéré*|entaill*|charcut*)
  automutilation
  blessures? volontaires?
  autoagress*
  (me|m|se|s) (suis|être|est)? (coupe|coupé|coupée|coupais|couper|brûlé|brûlée|brûle|brûler|griffe|griffé|griffer|
    tailladé|tailladée|ouvert|ouverte) (encore)? (<limbs>|volontairement|exprès|encore .|à nouveau|pour
    (sentir|me (punir|calmer|sentir|soulager)|oublier|aller mieux)|avec (une|ma|la|des)
    (lame|lames|rasoir|cutter|ciseaux|cigarettes?|briquet|clope)|quand (ça va|je (vais|suis)))
  (envie|besoin|peur|pulsion|tentation) de me (couper|ouvrir|tailler|trancher) (les veines|les bras|.|la peau|les
    poignets)
  (bras|jambes|cuisses|poignets?) (pleins?|pleines?|couverts?|couvertes?) de (coupures|cicatrices|marques)
  (jusqu au|au) sang .
  jours sans me (couper|scarifier|mutiler)
  (arrêter|envie|besoin|recommencé|recommence|recommencer|pulsion|continue|rechuté|rechute|arrête|empêcher|commencé)
    (de|à) me (couper|brûler|blesser|faire mal|griffer|mutiler|taillader) (.|encore|pour|quand|avec|la|les|et|à)?
  (me|se|m) (faire|fais|fait|faisais) (du mal|mal exprès|mal volontairement|souffrir|saigner)
  me (punir|faire souffrir|blesser (volontairement|exprès|moi même|.))
  (faire|fais) (du)? mal à moi même
  (tape|taper|cogne|cogner|frappe|frapper) (ma|la|me) ~1 tête (contre|dans|sur) ~2
  (me)? (frappe|tape|mords|griffe|arrache) ~4 (jusqu (à|au)|exprès|quand je|pour)
  jusqu (à|au) (saigner|sang|ce que ça saigne|voir le sang)
  (voir|regarder|faire) (mon|le|du) sang (couler)?
  (sentir|ressentir|besoin de|mérite) (la|de la|cette) douleur
  (couper|douleur|saigner) (me|m) (calme|soulage|apaise)
  fait du bien de (saigner|me couper|souffrir)
  (lame|lames|rasoir|cutter|couteau|compas) ~4 (bras|peau|poignets?|cuisses?|m appelle|veines)
  (cicatrices|coupures|marques|entailles) (sur|aux|à) (mes|les|ses|mon|ma|le|tout le) (bras|poignets?|cuisses?|jambes?|
    peau|corps|avant bras)
  manches longues ~5 (cicatrices|coupures|cacher|marques|bras)
  éteint* ~2 (cigarettes?|clopes?) sur (mon|ma|mes|la) (bras|peau|main|cuisse)
  brûl* ~3 (cigarette|clope|briquet) (sur|quand|pour|exprès)
  (du mal|mal) avec (une|des|ma|mes|le) (lames?|cutter|rasoirs?|ciseaux|couteau|briquet)
  (me|se) (fais|fait|faire) ~1 (mal|du mal) (avec|exprès|quand|pour|volontairement|tous|chaque|depuis|.)
  (rechut*|recommenc*|replong*) ~3 (scarif*|coup* .|lames?|automutil*|mutil*)
`);
