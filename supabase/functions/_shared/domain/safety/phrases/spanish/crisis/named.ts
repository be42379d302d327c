import { namedPhrases } from '../../phrase-list.ts';

/** What the <names> in the Spanish phrases stand for. */
export const named = namedPhrases(`
  want = quiero|queria|quisiera|quiere|quise|quieren|deseo|deseaba|me gustaria|gustaria|pienso|pienso en|pensando en|
    pensado en|pensamientos de|voy a|va a|vas a|iba a|vamos a|necesito|ganas de|intente|intento|intentar|intentado|trate
    de|decidi|planeo|planeando|prefiero|preferiria|a punto de|idea de|ideas de|amenaza con|amenazo con|miedo de|miedo a|
    podria|podia|puedo|debo|deberia|tengo que|hay que|lista para|listo para|suenos? con|imagino|sueno con|decidido|capaz
    de
  low = 0|50|100|150|200|250|300|350|400|450|500|550|600|650|700|750|800|850|900
  limbs = (los|las|mis|el|la|mi) (brazos?|piernas?|munecas?|muslos?|piel|antebrazos?|venas|cuerpo|barriga)
  loved = mujer|esposa|esposo|novia|novio|marido|hijos?|hijas?|madre|padre|mama|papa|pareja|bebe|abuela|abuelo|hermana|
    hermano|perro|nino|nina
  person = <loved>|jefe|jefa|vecinos?|vecinas?|profesora?|companeros?|companeras?|ex|padrastro|madrastra|padres|familia|
    amigos?|amigas?|suegra|suegro|primo|prima|tio|tia|casero|compis?
  victim = a (mi|mis|ese|esa|este|esta|esos|un|una|el|la|los|su|sus|tu) ~1 (<person>|tipo|tio|tia|cabron|hijo de puta|
    hombre|chico|chica|imbecil|idiota|gente|persona|policia|puta|desgraciado)|a (mi|su) (<person>)|al
    (<person>|tipo|cabron|vecino|jefe|profesor)|a (alguien|todos|todas|todo el mundo|el|ella|ellos|ellas|gente|personas|
    los demas|la gente)
  kill = matar|asesinar|apunalar|acuchillar|estrangular|ahogar|asfixiar|envenenar|golpear|pegar|disparar|
    disparar(le|les)|lastimar|herir|atacar|atropellar|quemar|violar|degollar|torturar
  killing = matarlo|matarla|matarlos|matarlas|matarle|matarles|apunalarlo|apunalarla|apunalarle|apunalarlos|
    acuchillarlo|acuchillarla|asesinarlo|asesinarla|asesinarlos|estrangularlo|estrangularla|envenenarlo|envenenarla|
    ahorcarlo|ahorcarla|dispararle|dispararles|golpearla|golpearlo|pegarle un tiro|hacerle dano|hacerles dano|
    lastimarlo|lastimarla|lastimarlos|degollarlo|degollarla|quemarlo|quemarla|atropellarlo|atropellarla|torturarlo|
    torturarla
`);
