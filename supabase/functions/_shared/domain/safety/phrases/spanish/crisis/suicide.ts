import { phraseList } from '../../phrase-list.ts';

/** Spanish phrases that speak of suicide: one's own, planned, wished for, tried, or somebody else's. */
export const suicide = phraseList(`
  suicid*
  <want> ~1 (morir|morirme|matarme|ahorcarme|colgarme|quitarme la vida|quitarme de en medio|desaparecer
    (para siempre|del mundo|de este mundo|y no volver|.)|dejar de (existir|vivir .|vivir)|no (existir|despertar|vivir)|
    no (volver a despertar|seguir viviendo)|acabar con mi vida|terminar con mi vida|irme (de este mundo|para siempre .)|
    dormir para siempre|dormirme y no despertar|estar muert*|pegarme un tiro|cortarme las venas|volarme
    (la cabeza|los sesos)|ahogarme en|tirarme (por|del|de un|de la|al|a las vias|desde|debajo)|lanzarme
    (por|del|de un|de la|al|a las|desde)|saltar (del|de un|de la|por la|desde|al vacio))
  (morirme|morir) (hoy|ya|esta noche|en paz|de una vez|.)
  me (muera|muriera|muriese) (hoy|ya|esta noche|pronto|manana|.)
  (me|se) (quiero|quiere|quieren|voy a|quisiera|deseo|pienso|queria|quise|dan ganas de|intente|intento|iba a|puedo)
    (matar|morir|suicidar|ahorcar|colgar|quitar la vida|cortar las venas|pegar un tiro|tirar
    (por|del|de un|de la|desde|al|a las)|lanzar (por|del|de un|de la|desde|al|a las)|arrojar
    (por|del|de un|de la|desde|al|a las))
  (quitarme|quitarse|quitarnos|quitar|quito|quite) la vida
  (matarme|ahorcarme|ahorcarse|pegarme un tiro|volarme los sesos)
  (me|se) (ahorque|ahorco|colgue)
  <kill> y luego matarme
  no (quiero|deseo|quisiera|puedo|aguanto|soporto|merezco) (mas)? (vivir|seguir viviendo|existir|estar viv*|seguir con
    vida) (mas .|asi|nunca mas .|ya .|.)
  me da (igual|lo mismo) (morir*|si me muero|vivir o morir)
  (terminar|acabar|finalizar) (con)? mi vida
  no hay (razon|motivo) para (vivir|seguir)
  (locura|tonteria) . ~3 (venas|matar|morir*)
  no (quiero|deseo|quisiera) (vivir|existir|estar aqui) (nunca)? mas .
  (ya)? no quiero (seguir viviendo|existir|estar viv*|despertar*)
  no aguanto (mas)? (vivir|la vida|esta vida|mi vida|estar viv*)
  ya no quiero (estar aqui|seguir aqui|seguir adelante|seguir) .
  no (quiero|deseo) estar (mas)? (aqui|en este mundo) (nunca)? (mas)? .
  no puedo (mas)? (seguir viviendo|con (la|mi|esta) vida)
  (ganas|deseos|motivos?|razon|razones|motivacion|fuerzas) (de|para) (vivir|seguir viviendo|existir|seguir con vida|
    seguir vivi*) (mas|asi|.)
  (razon|razones|motivo|motivos|nada) para (vivir|seguir viviendo|estar viv*|no matarme)
  (cansad*|hart*|agotad*|harto|cansancio) de (vivir|la vida|esta vida|mi vida|existir|estar viv*|seguir viviendo)
    (asi|ya|.)
  (todos|todo el mundo|el mundo|mi familia|ellos|ellas|padres|hijos|ella|el|gente|nadie|mi ~1|mis ~1) ~3
    (mejor|felices|feliz|tranquil*|alivi*|bien) sin mi .
  sin mi ~2 (vivi*|esta*|seri*|fuera*|queda*) ~1 (mejor|felices|feliz|tranquil*|bien)
  (mejor|mas felices|alivi*|bien|descans*) ~2 si (yo)? (no (estuviera|existiera|viviera|estoy|estuviese)|me
    (muero|muriera|mato|matara|voy para siempre)|estuviera muert*|desapare*)
  (no|sin) ~2 (veo|encuentro|hallo|tiene|tengo|haber) ~2 sentido ~1 (a|de|en|para)? (la|mi|esta|seguir viviendo|vivir)?
    (vida|vivir|viviendo)
  (la|mi|esta) vida (ya)? no (tiene|vale) (sentido|la pena|nada|ningun)
  no vale la pena (vivir|seguir viviendo)
  (para que|que sentido tiene|de que sirve) (seguir viviendo|vivir|seguir con vida|seguir aqui .)
  (si|cuando) (me (muero|muriera|mato|matara)|yo (muriera|no estuviera|no existiera)|estuviera muert*)
  (decid*|he decidido) (morir|matarme|quitarme)
  (no (pertenezco|encajo)) (a|en) este mundo
  no (estare|voy a estar) (aqui|viv*) (cuando|para cuando|manana .|mucho tiempo|mucho mas)
  (casi|por poco) (salto|me (tiro|lanzo|mato|cuelgo)) (.|al|del|de|por)
  ojala (no|nunca|jamas) ~1 (despert*|nac*|hubiera nacido|existi*|amanezca|volviera a despertar|abr* los ojos)
  ojala (me|yo) ~1 (muer*|muri*|mate|matara|atropell*|desapare*)
  ojala (estuviera|estuviese|este) muert*
  ojala me (pase|pasara) algo .
  (desearia|desearía|quisiera|gustaria|preferiria|prefiero|hubiera preferido|mejor|deberia) (haber)?
    (no|nunca|estar|jamas|ser|morir)? ~1 (nacido|nacer|muert*|morir*|existir|haber nacido|despertar|despertarme)
  (nunca|no) (deberia|debi|tendria que|debia|hubiera) (haber)? naci*
  nunca debi nacer
  (dormir|dormirme|acostarme|cerrar los ojos|quedarme dormid*) y (no|nunca|jamas) ~1 despertar*
  no (volver a)? despertar (jamas|nunca|mas|.)
  nunca mas despertar
  nadie ~4 (extran*|echar* de menos|echa de menos|not*|llor*|cuenta|importar*|importa) ~3 (si|cuando) ~2
    (muer*|muri*|este|estuviera|desapare*|existi*|mat*|vaya|falte|ido)
  (soy|siento|sere|sido) ~2 (carga|estorbo|peso) (para|.)
  (no|nunca) (valgo|sirvo) (para)? nada y ~3 (morir*|muert*|vivir)
  cartas? de (despedida|adios|suicidio)
  (mi|la) ultima (noche|carta) (.|con vida|en este mundo|viv*)
  (me despido|adios) (para siempre|de este mundo|mundo cruel)
  este es mi (ultimo (dia|mensaje) (.|con vida|en|para)|final .)
  (pastillas|pildoras|medicamentos|medicinas|somniferos|tranquilizantes) ~8 (todas .|todas juntas|todas de|de golpe|todo
    el|de una vez|frasco entero|no despertar)
  (las|los) voy a tomar tod*
  me (tome|trague|tomo|tomare) (tod*|un (frasco|bote|monton)|(el|la) (frasco|bote|caja) (entero|entera|de))
  (frasco|bote|caja|monton|punado) (entero|entera)? de (pastillas|pildoras|somniferos|paracetamol|medicamentos)
  sobredosis
  (pienso|pensar|pensando|pensado|piensa|pensamientos|sueno|obsesionad*|fantase*) ~2 (en|de|con|sobre)
    (la muerte|morir*|mi (propia)? muerte|mi funeral|mi entierro|matarme|no estar|como morir)
  (acabar|terminar|acabo|acabare|acabe) con (todo|mi vida|mi sufrimiento|esta vida) (hoy|ya|esta noche|de una vez|para
    siempre|.)
  (acabar|terminar) con mi vida
  poner* fin a (mi vida|todo|esto)
  (me)? (tirar*|tiro|tire|lanzar*|lanzo|saltar*|salto|arrojar*|arrojo) ~1
    (por (la|una) ventana|del? ~1 (puente|edificio|balcon|azotea|techo|terraza|acantilado)|al (tren|metro|vacio)|a las
    vias|(delante|debajo|enfrente) del? ~1 (tren|metro|coche|carro|camion|autobus))
  cort* las venas
  un tiro en la cabeza
  (la|una) soga (al|en el|lista|preparada)
  colgar* de (una|la) (viga|soga|cuerda|arbol)
  (como|maneras? de|formas? de|forma mas) ~2 (morir|matarme|suicidarme|ahorcarme)
  (morir|muerte) (sin dolor|indolora|rapida y)
  (merezco|merecemos) (morir*|la muerte|estar muert*)
  no merezco (vivir|estar viv*|existir|la vida)
  la muerte (seria|es) ~2 (alivio|descanso|mejor|salida|solucion|paz)
  (unica|mejor) (salida|solucion) (es|seria) (la muerte|morir*|matarme|desaparecer)
  (mejor|mejor ya|hoy|manana|ahora|entonces|yo) me (mato|muero|suicido|ahorco|tiro al|quito)
  (me|se) (va|voy|van|vas) a (suicidar|quitar la vida|ahorcar|tirar (del|de un|al tren|por la ventana))
  pensamientos (de|sobre) (muerte|morir*|suicid*|matarme)
  (mejor|preferible) (muert*|morir*|no existir|no haber nacido)
  (odio|detesto) (estar viv*|vivir|mi vida y ~4 (morir*|muert*|acabar))
  vale la pena (vivir|seguir viviendo)
  (vida|vivir) (es|se me hace) (insoportable|un infierno|una tortura) ~4
  que (me|dios me|la muerte me) ~1 (lleve|mate|atropelle)
  (dios|senor) ~1 (llevame|lleve)
  (perdi|perdido|he perdido|sin) (las|toda|todas las)? (ganas|esperanza|esperanzas) de vivir
  (cuando|si) (ya)? no (este|estoy|existo|exista) ~3 (mejor|felices|descans*|nadie|llor*|extran*)
  nadie (me)? (va a)? (llorar|extranar|echar de menos|notar)ia? ~2
  (despedirme|me despido) (de todos|de mi familia|para siempre)
  (tengo|hice) (un|el|mi) plan para (matarme|morir|suicid*|acabar|irme)
  (tengo|compre|consegui) (la|una) (soga|pistola|cuerda) (lista|para matarme|para ahorcarme|.)
`);
