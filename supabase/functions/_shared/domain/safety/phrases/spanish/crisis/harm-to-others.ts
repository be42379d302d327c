import { phraseList } from '../../phrase-list.ts';

/** Spanish phrases that speak of harming somebody else. */
export const harmToOthers = phraseList(`
  <want> ~1 (<kill>) (<victim>)
  <want> (<killing>)
  <want> (hacer|hacerle|hacerles) (mucho)? dano (<victim>)
  (hacer|haciendo|hacerle|hacerles) (mucho)? dano (a (alguien|otros|gente|personas|los demas|mis? (<person>)|mi bebe|el|
    ella|ellos|un|una))
  (lo|la|los|las|le|les) (voy a|vamos a|quiero|quisiera|pienso|tengo ganas de|deberia|podria|puedo)
    (matar|apunalar|golpear|pegar|envenenar|estrangular|disparar|acuchillar|reventar|asesinar|degollar|lastimar|violar|
    quemar|torturar|ahorcar|rajar|atropellar|hacer dano)
  (me|le)? dan? ganas de (<killing>|(<kill>) (<victim>))
  (pienso|pensando|pensado|pensamientos|ideas|fantase*|sueno|obsesion*|imagino) ~2 (<killing>|(<kill>) (<victim>)|
    (matar|asesinar|estrangular|apunalar) a ~1 (<person>|alguien|gente))
  (le|les)? (pegue|golpee|pego|golpeo|he pegado|he golpeado|di una paliza|abofetee|empuje|estrangule|apunale|dispare) a
    (mi|mis) (<loved>) (.|otra vez|de nuevo|ayer|hoy|anoche|y|porque|cuando|por|hasta)
  (le|les) (pegue|pego|he pegado|golpee) (a)? (mi|mis)? (<loved>)
  (poner*|pongo|pondre|fabric*|hacer|hago|colocar|construir|llevar*|detonar) una bomba
  bomba (casera|en (el|la|mi) (instituto|escuela|colegio|oficina|trabajo|iglesia|universidad|liceo|metro))
  (quemar*|incendi*|volar|explotar) (su|la|el|mi) (casa|escuela|colegio|instituto|oficina|coche|carro|iglesia|edificio)
  (compre|tengo|consegui|llevo|llevare|traje|robe|afile) (una|un|la|el|mi) (pistola|arma|cuchillo|navaja|escopeta|
    machete|hacha|rifle) ~8 (enterar|pagar*|pagan|matar*|ellos|todos|venganza|esper*|arrepentir*|para (el|ella|mi ~1))
  como (enveneno|envenenar|mato|matar|asesinar|asesino|hago desaparecer|me deshago de|estrangular) ~1 (a)?
    (alguien|mi (<person>)|una persona|un|una|cuerpo|cadaver)
  (enveneno|envenenar) a ~2
  (merece|merecen|mereces|tiene que|tienen que|deben|debe|deberian|van a|va a) (todos)?
    (morir|que los maten|ser asesinad*|pagar con (su vida|sangre))
  (los|las) voy a matar*
  (voy a|vamos a) matarl*
  muert* (cuando|si) (lo|la) (encuentre|vea|pille)
  (disparar|disparo|tirotear|tiroteo|balacera) ~2 (en|a) (el|la|mi|mis|todos|los) (instituto|escuela|colegio|clase|
    oficina|trabajo|companeros|profesores|gente|iglesia)
  (entrar|ir) ~2 (escuela|colegio|instituto|oficina|trabajo) (con|y) (una|un|disparar|matar) (pistola|arma|rifle|a)?
  (romper|parti*|rompo|reventar|revento|aplastar) (la|el) (cabeza|cara|craneo|cuello) (con|a (mi|ese|esa|un))
  (quiero|ojala|deseo) que (se (muera*|mueran)|(lo|la|los) maten|sufra*) ~4 (hacer*|matar*|yo|todos|sangr*)
  quiero verl? muert*
  (voces|voz) ~3 (dicen|dice|piden|ordenan|ordena) que (mate|mata|lastime|apunale|ataque|haga dano|queme|empuje)
  (perder|pierdo|pierda) el control y (mat*|golpe*|hacer*|lastim*|peg*)
  (un)? (tiro|balazo|bala|cuchillo|cuchillada) en (la|su) (cabeza|cara|nuca|pecho|cuello|espalda)
  miedo (de|a) (hacerle|hacer|hacerles|lastimar|matar|golpear|pegarle|herir) ~1 (dano)? ~1 (a|al) ~2
  pensamientos? (de|sobre) (matar|hacer dano|hacerle dano|apunalar|violencia|homicid*)
  (voy a|quiero|vamos a|tengo que|debo) (matar|apunalar|quemar|reventar|rajar|liquidar|cargarme) (a)?
    (ese|esa|esos|mi|mis|alguien|todos|el|la|un|una) ~1 (<person>|cabron|hijo de puta|puta|imbecil|tipo|casa|todos)?
  (lo|la|los|las) (mato|apunalo|reviento|degollo|quemo) (si|cuando|como|hoy|manana|y|.)
`);
