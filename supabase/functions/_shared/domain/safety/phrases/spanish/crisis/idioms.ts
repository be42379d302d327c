import { phraseList } from '../../phrase-list.ts';

/** Spanish talk that sounds like a crisis and is none: idioms, accidents, food and chores, films and games. */
export const idioms = phraseList(`
  (morir|morirme|muero|muere|moria|mori|muriendo|muerto|muerta|muertos|morirse|morirnos) ~1 (de|por)
    (risa|hambre|sed|sueño|frío|calor|vergüenza|ganas|miedo|pena ajena|aburrimiento|amor|ternura|cansancio|curiosidad|
    envidia|la risa|verte|celos|asco|nervios|sed|emocion)
  (matar|mato|mata|matando|maté|matamos|matan|matarme|mato|mataría|mataria) (el (tiempo|rato|hambre|gusanillo|dragón)|
    por (un|una|unas|unos)|dos pajaros|de (risa|la risa|hambre|aburrimiento)|a trabajar|trabajando|estudiando|las horas|
    la sed|al (dragón|jefe final|monstruo|zombi*))
  (me|nos|te) (está|estás|estan|van|va) ~1 (matando|a matar (si|cuando|como|mi))
  (mi (madre|padre|jefe|novia|novio|mujer|marido|hermana|profe)|mamá|papá) ~1 (va|van) a matar
  te (mato|voy a matar) (si|como|cuando) ~4
  matarte a (besos|cosquillas|abrazos)
  (matar|mato) a besos
  (me|se) (corte|corté|corto|cortaba|cortar*|he cortado) ~2 (el|la|las|un|los)? (pelo|dedo|uñas|flequillo|mayonesa|
    leche|coleta|luz|barba|digestion|puntas)
  (cortarme|cortar) (el (pelo|flequillo)|las (uñas|puntas))
  (me|se) (corté|corto|he cortado) ~2 (cocinando|afeit*|cortando|con (el papel|un papel|un vaso|el cuchillo|la lata)|
    pelando)
  (acabar|terminar|acabe) con (todo|todos|todas) (el|la|lo|los|las|mi|este|esta|esto antes)
  (acabar|terminar) con (este|esta|el|la) ~1 (proyecto|trabajo|tarea|serie|libro)
  (tirarme|tirar|tiro|tire|tiré|lanzarme) ~2 (en el (sofá|cesped)|en la (cama|playa|arena)|al (agua|suelo a jugar)|a la
    (piscina|alberca)|la basura|en paracaidas|todo el dia)
  (hacerme|hice|hago|hecho|hacer) daño ~2 (jugando|corriendo|en (el|la) (gimnasio|rodilla|espalda|pie|mano|tobillo|
    hombro|pierna|fútbol)|al (caer*|correr|saltar)|sin querer|la espalda|la rodilla)
  (vomit*) ~2 (por|con) (las|los|el|la) (gambas|marisco|comida en mal|mareo|autobús|resaca|embarazo)
  (bebe|niña|niño|perro|gato) ~1 vomit*
  atracón de (series|películas|chocolate|capítulos)
  (me)? quem* ~2 (con el (sol|horno|café|aceite|vapor)|la lengua|en la playa|con la (plancha|sopa|sarten))
  (carta|cartas) de despedida (a|para|de) (mis|los|mi|una|la|un) (compañer*|colega*|jefe|clase|equipo|profesor*|alumnos)
  (despedi*) ~3 (compañer*)
  (película|serie|novela|libro|juego|canción|asesino|personaje|capítulo) ~7 (mata*|suicid*|muere|morir|envenen*|asesin*|
    apuñal*)
  dejar de comer (carne|pan|azúcar|dulces|chocolate|gluten|fuera|tanto|entre|lacteos|harinas)
  no puedo dejar de comer
  antes muerta que
`);
