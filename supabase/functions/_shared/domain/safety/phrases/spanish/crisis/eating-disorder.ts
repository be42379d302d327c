import { phraseList } from '../../phrase-list.ts';

/** Spanish phrases that speak of an eating disorder. */
export const eatingDisorder = phraseList(`
  anorexi*
  anorexic*
  bulimi*
  trastornos? (alimentici*|alimentari*|de (la)? (alimentacion|conducta alimentaria))
  tca
  thinspo*
  pro ana
  pro mia
  (vomit*|devolver|devuelvo|potar|poto) (~2)? (despues|tras|luego|al) (de)? (cada|todas?|comer|las comidas|la comida|mis
    comidas|la cena|cenar|que como)
  (cada vez que|siempre que|despues de|cuando|lo que) (como|comer|comida|cenar) ~3 (vomit*|provoc*)
  (provoc*|induc*|forz*|obligo a|obligarme a) ~2 (vomit*|vomito)
  (me)? (meto|metia|meter|meterme|meti) ~2 dedos? ~2 (vomit*|garganta|boca|devolver)
  dedos? (en|hasta) la garganta
  (atracon|atracones) ~5 (vomit*|purg*|laxantes|ayun*|culpa|odio|verguenza)
  (me doy|me di|tengo|tuve|otro) ~1 (atracon|atracones) (.|de comida|y|cada|todas)
  me (purgo|purgue)
  purgarme
  llevo ~3 (dias|semanas?|meses) ~3 (sin comer|comiendo (nada|poco|menos))
  (casi|apenas) (sin comer|como) ~4 (adelgazar|flac*|peso)
  (cuando|si) como ~2 vomit*
  (dias|semanas?|dia) ~1 (sin|que no) (comer|como|probar bocado|pruebo)
  no (como|he comido|comer) (nada|casi nada)? ~1 (desde hace|hace|en) (#|dos|tres|cuatro|cinco|varios|muchos|una)
    (dias|semanas?)
  (dejar|deje|dejado|dejando|dejo|paro|parar) de comer (.|hasta|para|porque|por completo|del todo|y)
  no (voy a|quiero|pienso|puedo permitirme) comer (hasta|mas|nunca|nada hasta|.)
  (matarme|morirme|mato) de hambre (para|hasta|a proposito)
  pas* hambre (para|hasta)
  (despues|tras|luego) de (cenar|comer|cada comida|desayunar|la cena) ~6 (vomit*|dedos|devuel*)
  (como|comiendo|comi|comido|comer) (solo|solamente|nada mas que) (una|un) (manzana|yogur|galleta|fruta|ensalada)
    (al|en todo el|por) dia
  (solo|solamente) (como|comi|he comido) (una|un) (manzana|yogur|galleta|fruta)
  (me peso|pesarme|pesandome) ~2 veces
  (bajar|perder|adelgazar) ~4 (sin comer|dejando de comer)
  (sin comer|no comer) ~3 (bajar|perder|adelgazar)
  (laxantes?|diureticos?) ~5 (adelgaz*|bajar|peso|comer|flac*|delgad*|engord*|comida)
  (abus*|adict*) ~2 laxantes
  (no)? merezco comer
  no merezco (la)? comida
  (miedo|terror|panico) (a|de) (comer|engordar|la comida|subir de peso)
  la comida me da (miedo|asco|panico)
  (culpa|culpable|asco) (despues de|cuando|por|al|cada vez que) (haber)? (com*)
  (como|comer|comiendo|comi|solo|menos de|maximo) ~2 (<low>) (calorias|kcal|cal)
  (odio|asco) ~2 (mi cuerpo|mi barriga|mis muslos|mis piernas) ~6 (com*|hambre|dieta|vomit*)
  odio mi cuerpo y
  (peso|kilos|flaca|delgada|imc) ~4 (veo|siento|sigo|creo) ~2 gord*
  (me)? (veo|siento) gord* (aunque|y no|pero|y quiero)
  (ver|marc*|not*) ~2 (huesos|costillas|clavicula)
  mastico ~3 escupo
  hasta (quedar|estar|ser|verme) ~2 (huesos|delgad*|flac*)
  no como ~1 desde ~4 (fuerte|orgull*|bien|poderos*|dias|delgad*|adelgaz*)
  (me)? (obligo|fuerzo|forzarme|obligarme|forzo) a vomitar
  (salto|saltarme|me salto) (todas)? (las|todas las) comidas
  (hago|haciendo) ayuno* ~4 (adelgaz*|dias|flac*|kilos)
  (bajar|perder) ~2 kilos ~3 (como sea|sin comer|ayun*)
  (me doy asco|asco de mi) ~4 com*
  (vomito|vomite|vomitar|vomitando) (todo|lo que como|a proposito|a escondidas|otra vez despues|la comida|la cena)
`);
