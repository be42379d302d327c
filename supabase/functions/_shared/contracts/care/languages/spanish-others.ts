/** Spanish: what is done to people, and what they would do to others. */
export const others = `# abuse 2
me|nos +encierra|amarra|encerro|amarro|escupe|asfixia|jalonea|ata|encadena|apunto / <person>|quien|siempre|cuando|
  cuando_toma|todavia me|nos +<hits> / <person> me|nos|a_mi_madre|a_mi_mama|a_mis_hijos|a_los_niños ha|vuelto|volvio|
  ha_vuelto|sigue|esta|empezo|quiere|suele|volvio_a +a_<hits>|<hits>|una_paliza|golpes|palizas|patadas|correazos|
  cachetadas / me +<hits> .. <love>|<folk>|cinto*|correa|borrach*|niños|toma|noche|enoja|oficina|compañero|cena|dormida|
  tomado|vecino|jefe / <kin> +la|le +<hits> .. $|mama|madre|hermana|ex|otra / me|nos +empuj*|tir*|arrastr*|avent*|lanz*|
  jal*|agarr*|cogi*|tom* +por|al|contra|del|de|la|los|el|una +las|suelo|piso|pelo|pared|escaleras|cuello|agua|olla|
  greñas|pescuezo .. $|<love>|pasillo|cuando|y|encima|borrach*|porque|golpe*|que|si|me / mano*|dedos +en|al|sobre|
  alrededor +el|mi|del +cuello / amenaz* .. matar*|<weapon>|muerte|pegar*|quitar*|hacerme|hacernos|mis_hijos|publicar|
  fotos|deport*|migra / dice|dijo|jura|amenaza|grita|repite .. si|que|q +me_voy|lo_dejo|hablo|le_dejo|digo|cuento|
  denuncio|salgo|me_separo|me .. mata*|mato|matar|quita|hijos|busca|encuentra|pega|niños|bebe / <person> .. dice|dijo|
  jura|amenaza|va|quiere|juro .. me_mata|nos_mata|matarme|matarnos|me_va_a_matar|a_matarme|mata_a|me_encuentra|
  quitarme_a|me_quita_a / publicar|subir|difundir|enviar|mandar|compartir|chantaj* .. packs|nudes|desnud*|intim* /
  viola|violo|violaron|violaba|violado|violada|abusaron|abuso|abusa|abusaba|abusado +me|de_mi|a_mi|mi|un|en|cuando|por|
  de_nosotras|de_ella|por_mi|el|ella|anoche / <folk>|hermano|hermanastro|primo|abuelo|cuñado|profe|cura|entrenador|jefe|
  patron|vecino .. me_toca|la_toca|me_tocaba|me_toco|lo_toca|nos_toca|manose* .. noche|noches|partes|dormida|desde|niña|
  niño|senos|pechos|piernas|cuarto|intimas|chica|abajo|callar*|madre|mama / <folk>|hermano|hermanastro|primo|abuelo|
  cuñado|entrenador|profe|cura|pastor|vecino|jefe|patron|doctor +me +toca|tocaba|toco|manose* +$|y|cuando|las|mis|la|
  por|desde|de / <folk>|primo|cuñado|abuelo|hermanastro|patron|jefe .. mete|metio|entra|viene|sube|mete_a|meterse +en|a
  +mi +cama|cuarto|habitacion|pieza / obliga|obligo|obligaba|obligan|forzo|forzaba|fuerza|fuerzan|presiona .. acost*|
  sexo|sexual*|relaciones|tocarl*|tocarse|desnud*|follar|coger|chup*|callar*|casarme|prostitu* / no deja|dejan|permite|
  dejaba +me|nos|salir|ver|hablar|trabajar|que|tener .. casa|familia|amig*|nadie|movil|cel*|dinero|plata|calle|control*|
  sola|golp*|madre|trabajar|pegan|paliza|pega|salir|quit* / & pension|jubilacion|sueldo|tarjeta|llaves|papeles|
  pasaporte|dinero|movil|celular|dni quit*|queda|controla|escond*|agarra peg*|golpea|permiso|mata|encerrad*|cachetadas|
  salir|grita|maltrata|miedo / agarr* +a +patadas|golpes|puñetazos|cinturonazos|correazos|madrazos|chingadazos / &
  me_golpea|me_pega|me_empuja|me_amenaza|me_encierra|me_maltrata|me_zarandea hijo|hija|nieto|nieta|yerno|nuera|sobrin*
  pension|jubilacion|dinero|plata|paga / me +obliga|fuerza .. llor* .. digo|diga +que +no / & <old> miedo_a_mi_<kin>|
  miedo_a_mi_<babe>|miedo_de_mi_<kin>|miedo_de_mi_<babe>|miedo_en_mi_casa / cuidador*|enfermer*|nuera|yerno me|nos
  +pellizc*|grita|insulta|empuja|pega|jalonea|deja_sin / & me_coge|me_usa|me_toma|hace_lo_que_quiere|toma_lo_que_quiere|
  me_obliga no_quiera|no_quiero|digo_que_no|diga_que_no|dije_que_no|llore|lloro|llorando cama|noche|noches|llore|lloro|
  llorando|encima marido|esposo|novio|pareja|el / & <kin>|puñetazo|codazo|cabezazo|bofetada|cachetada|patada|manotazo
  me_rompio|me_partio|me_quebro|me_tumbo|me_volo|me_revento|me_ha_roto|me_ha_partido diente*|labio|nariz|ceja|costilla*|
  muela|mandibula|timpano
# harm_to_others 2
le|les +voy|vy|voi|pienso|quiero +a|$ +meter|pegar|clavar|dar|echar|hundir|poner|vaciar .. tiro|balazo*|cuchill*|plomo|
  puñal*|navaj*|acido|cargador|veneno|martillazo|machet*|fuego|bala / le|les +voy|voi|pienso +a +prender|disparar|matar|
  cortar|reventar|quemar|apuñalar|rajar|partir|volar|romper .. fuego|cabeza|cuello|cara|sesos|casa|crisma|piernas|
  dientes / le|les +meto|pego|clavo|disparo|vuelo|echo|prendo|descargo|hundo|vacio|corto +un|el|la|los|fuego|acido|una|
  veneno +tiro|balazo|cuchillo|fuego|cabeza|cuello|acido|sesos|navaja|cargador|escopeta|pistola|puñalada|a|en|casa /
  <want> +a|en|de|$|hacerle|en_serio <kill> +a|al|en|daño +<victim>|la_escuela|mi_escuela|colegio|el_colegio|instituto|
  mi_trabajo|jefe|mi|su|daño_a / <want> +<kill> +a|al +<victim>|<close>|mi|su / matarl*|apuñalarl*|acuchillarl*|
  estrangularl*|envenenarl*|degollarl*|ahogarl*|dispararl*|atropellarl*|rajarl*|pegarle_un_tiro|meterle_un_tiro|
  violarl*|quemarla_viva / lo|la|los|las +voy|vamos|quiero +a +matar|apuñalar|acuchillar|rajar|quemar|estrangular|
  atropellar|reventar|quebrar|degollar|balear|ahogar|violar / lo|la|los|las +mato|matare|apuñalo|rajo|acuchillo|quemo|
  degollo|quiebro|baleo|lleno_de_plomo|ahogo|asfixio|atropello +$|a|y|con|hoy|mañana|en|uno|te_lo|cuando|esta / <when>|
  juro .. lo|la|los|las|me_lo|te_lo +mato|quiebro|apuñalo|acuchillo|mate|reviento|bajo|echo|cargo|descargo / <when> ..
  mato|asesino|acuchillo|apuñalo|disparo|disparar|quemo|enveneno|apuñalar +a|en|mi|al +mi|todos|ese|esa|los|la|<close>|
  escuela / se +lo|la +clavo|hundo|entierro|ensarto|meto|reviento / <weapon> .. matar*|mato|matare|espero|esperando|
  escuela|colegio|instituto|liceo|insti|clase|se_van_a_acordar|se_van_a_enterar|dispar*|apuñal* / & <weapon> colegio|
  escuela|instituto|liceo|insti|trabajo|salida mañana|llev*|entro|acaba|todos|ver|lunes|jueves|acordar / espero|
  esperando .. <weapon>|fierro .. $|vivo|matar|mato|navaja|<weapon>|tiro / bomba|gasolina|nafta|bencina|molotov|bidon|
  explosivo* .. instituto|colegio|escuela|trabajo|casa|coche|prend*|quem*|dentro|adentro|hoy|ella / prend*|echar|meter|
  quem*|incendi* +fuego|candela|la|su|a +a|casa|la|con|al|su .. casa|coche|carro|local|dentro|adentro|dos|duerm*|ella|
  ellos|todos|bar / ech*|pon*|pong*|met*|mezcl* .. veneno|raticida|cloro|arsenico|matarratas|pastillas|algo|vidrio ..
  comida|cafe|sopa|bebida|te|cena|vaso .. enferm*|muer*|levante|suegra|marido|jefe|ex / envenen* +a|al +alguien|mi|jefe|
  marido|<close> / miedo|asusta|ganas|pensamientos|impulsos|voz|voces|imagenes .. hacer_daño|hacerle_daño|hacerles|
  hacerle|lastimar*|matar*|ahogar*|tirar*|sacudir*|dañar|pegarle*|estrellar*|estampar*|asfixiar*|callar* .. <babe>|
  mujer|alguien|madre|hermano|gente|almohada / casi +<kill>|estrangulo|ahogo|mato|la_ahogo|lo_ahogo|lo_mato|la_mato|
  asfixio .. mujer|<babe>|novia|hermano|madre|padre|almohada|$|llor* / imagin*|sueño|fantaseo|pienso|pensado|pensando ..
  estrangul*|matar*|matando|apuñal*|acuchill*|ahorcando|envenen*|ahogar*|hacerle / golpee|pegue|estrangule|ahorque|
  empuje|apuñale +a +mi +<close> / atropellar* .. ex|salga|ella|el|suegros|gente|motor / & gasolina|nafta|bencina
  puerta|buzon|casa vacio|echo|tiro|rocio|prendo|vierto durm*|cama|dormid*|dentro|esten / le|les tiro|echo|lanzo|
  aviento|rocio .. acido|lejia|cloro|gasolina .. cara|ojos / le|les +voy|vamos +a +tirar|echar|rociar|aventar|lanzar|
  arrojar .. acido|gasolina|lejia|agua_hirviendo|veneno / echo|pongo|echare|pondre|meto|metere|ponerle|echarle ..
  veneno|matarratas|lejia|cloro|raticida|anticongelante|sosa|arsenico en +la|el|su +comida|cafe|bebida|sopa|cena|te|
  vino|cerveza|plato / & almohada|cojin cara|boca pongo|ponerle|ponersela|taparle|apretarle|hundirle|aprieto|pondre|
  poner|tapo|aplasto|presiono calle|respir*|mueva|hasta|ganas|impulso|grita* / & sacudi|sacudo|sacudido|zarandee|
  zarandeo bebe|hijo|hija|niño|niña|nene|nena|crio fuerte|llor*|callar*|pared|miedo / & bebe|nene|guagua ganas|impulso
  hacerle_daño|pegarle|sacudirlo|ahogarlo|voy_a_pegar / voy_a_matar .. pistola|no_es_broma|ya_tengo
`;
