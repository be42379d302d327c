import { phraseList } from '../../phrase-list.ts';

/** Spanish phrases that speak of hurting oneself. */
export const selfHarm = phraseList(`
  (cortarme|cortandome|me corto|me corte|me corté|me he cortado|me cortaba|se corta|se cortaba|cortarse)
    (.|otra vez|de nuevo|<limbs>|para|cuando|a proposito|y no|cada|porque|con (una|la|el)
    (cuchilla|navaja|gillette|cuter|cutter|tijeras?))
  (hacerme|hacerse|me hago|me hice|me hacia|se hace|se hacia|se hizo|haciendome|me he hecho) (muchos)?
    (cortes|dano .|dano a mi|dano cuando|dano para|dano a proposito|heridas|marcas)
  (hacerme|haciendome) dano
  (quiero|necesito|ganas de) (hacerme|sentir) (dano|dolor)
  me hago dano
  dano a mi mism*
  autoles*
  auto lesion*
  automutil*
  lesionarme
  (me)? (lastimo|lastimarme|hiero|herirme|castigarme|castigo) (a mi mism*|a proposito|cuando|para|.)
  (me)? (quemo|queme|quemarme|quemaba) ~4 (cigar*|mechero|encendedor|colilla|a proposito|adrede|para sentir|cerill*)
  apag* ~2 (cigar*|colillas?) en (mi|la|el) (piel|brazo|mano|pierna)
  (golpe*|golpeo|doy|estrell*|pego) ~1 (la|mi) cabeza (contra|en) (la|una|el) (pared|muro|mesa|suelo)
  me (golpeo|pego|muerdo|aran*|rasguno) ~3 (cuando|hasta|a proposito|para|porque me odio)
  (brazos?|piernas?|muslos?|munecas?) (llen*|cubiert*) de (cortes|cicatrices|heridas)
  (me corto|cortarme|cortes) ~4 (calm*|aliv*|tranquil*|sentir|unica)
  (extrano|echo de menos|volver a) cortarme
  dias sin cortarme
  hasta (sangrar|que sangr*|ver sangre|hacerme sangre)
  (ver|viendo) (mi|la|correr la|salir la) sangre
  sentir (el dolor|algo .|dolor|la cuchilla)
  (merezco|necesito) (el)? dolor
  me calma (cortarme|el dolor|sangrar)
  (cuchillas?|navajas?|gillette|cuter|cutter|hojas? de afeitar) ~4 (piel|brazos?|munecas?|piernas?|cortarme|llama|
    muslos?)
  (cortes|cicatrices|marcas) (en|por) (los|las|mis|sus|todo el|el|la) (brazos?|piernas?|munecas?|muslos?|piel|cuerpo)
  (manga|mangas) larga* ~5 (cortes|cicatrices|brazos|marcas)
  (escond*|ocult*) ~2 (cortes|cicatrices|heridas)
  (rajar*|rajo|raje|tajear*) ~1 (<limbs>|munecas|brazos)
  (me|se) (hice|hace|hago|hizo|he hecho) ~1 (cortes?|heridas|tajos|rasgunos) ~1 (en|con|a)?
  (volver|volvi|vuelvo|recai|ganas|urgencia|impulsos?|necesidad|tentacion) (a|en|de)
    (cortarme|los cortes|autolesionarme|lastimarme|hacerme dano)
  (me corto|me corte) (la|las|los|el) (muneca*|brazo*|pierna*|muslo*|piel|vientre)
`);
