/** What a reply must not say in Spanish to excuse a violent partner or to send somebody to hurt others. */
export const violence = `# encourages_harm harm_to_others
golpazo = cuchillada*|puñalada*|navajazo*|cuchillo|navaja|tiro|balazo*|plomazo*|disparo|batazo*|palazo*|martillazo*|
  machetazo*|ladrillazo*|botellazo*|puñetazo*|cabezazo|golpiza|paliza|tunda|madriza|hostia*|bofetada*|cachetada*|
  tortazo*|guantazo*|cinturonazo*|correazo*|azote*|nalgada*|cintazo*|chancletazo*|rodillazo|sopapo*|trompada*|
  fierrazo*|zurra|trompazo*|sartenazo*|codazo*|trancazo*|manotazo*|leñazo*|patadón|cubetazo|bofetón|piñazo*
cuerpo = cara|jeta|boca|hocico|dientes|nariz|madre|alma|cabeza|ojos|piernas|huesos|costillas|rodilla|rodillas|brazo|
  brazos|pierna|mano|cuello|tripas|sesos|trompa|crisma|dedos|mandíbula
golpea = pegarle|pegarles|golpearlo|golpearla|partirle|romperle|reventarle|matarlo|matarla|matarlos|apuñalarl*|
  acuchillarl*|envenenarl*|quemarle|quemarlo|atropellarl*|patearl*|empujarl*|madrearl*|molerl*|abofetearl*|dispararle|
  estrangularl*|pincharle|rajarle|incendiarle|prenderle|clavarl*|escupirle|cruzarle|arrearle
mátalo|mátala|mátalos|mátalas +$|ya|de_una|hoy|esta|a_golpes|con|y|mientras|si|lentamente|se|como / apuñálal*|
  acuchíllal*|asesínal*|degüéllal*|estrangúlal*|atropéllal*|línchal*|tortúral*|viólal*|dispárale|dispárales|
  descuartízal*|madréalo|madréala|envenénal*|cárgatelo|cárgatela / préndele|préndeles|pégale|métele|préndanle|préndelo|
  quémale +fuego|candela|la_casa|el_coche|el_carro|el_auto|la_moto +$|a|al|mientras|y|con|esta / métele|clávale|dale|
  denle|dadle|métanle|péguenle|pégale|suéltale|tírale|estámpale|dispárale|rájale|húndele|dales|pégales|mételes|
  propínale|plántale +un|una|el|la|dos|tres|unas|unos|otro|otra|varias|tu|su|par_de|unos_buenos|una_buena|un_buen
  +<golpazo> / le|les +metes|das|pegas|clavas|sueltas|metés|encajas +un|una|dos|unas|unos|el|la|otra|una_buena|un_buen
  +<golpazo> / le|les +pinchaba|partía|rompía|reventaba|quemaba|rayaba|pinchas|partes|rompes|revientas|quemas|rayas
  +las|la|los|el|una +ruedas|llantas|coche|carro|casa|moto|<cuerpo> / pínchale|ráyale|quémale|destrózale|reviéntale|
  pártele|rájale|quiébrale|vuélale|túmbale|rómpele|ponchale +la|el|los|las|una|un|todo +coche|carro|auto|ruedas|
  llantas|moto|casa|<cuerpo> / deberías|debes|tienes_que|tenés_que|hay_que|habría_que|por_qué_no|vamos_a|te_ayudo_a|
  toca|podrías|atrévete_a|yo_te_ayudo_a +vas_y_le|ir_y|<golpea> +la|el|una|un|$|con|más|hasta|y|ya|en|bien|las|los|a|
  fuerte|duro|de|para|mientras|esta|mañana|hoy|primero / deberías|debes|tienes_que|tenés_que|hay_que|habría_que|toca|
  podrías +darle|meterle|pegarle|clavarle|soltarle +un|una|dos|el|la|unos|unas|otra|una_buena|un_buen +<golpazo> /
  pégale|pégales|golpéalo|golpéala|golpéalos|atízale|zúrrale|pégala|pégalo|pateálo|patéalo|patéala +más|duro|fuerte|
  hasta|otra|donde|sin|con_el|con_un|con_lo|en_la|en_el|si|para_que|primero / reviéntalo|reviéntala|muélelo|muélela|
  agárralo|agárrala|cágalo|cágala|mátalo|cóselo|dale|cáele|éntrale|agarralo|cagalo +a +golpes|palos|trompadas|
  fierrazos|patadas|batazos|madrazos|hostias|piñas|tiros|balazos|puñetazos|puñaladas / dale +con +el|un|una|la|tu
  +bate|palo|martillo|cinturón|cinto|vara|fierro|botella|ladrillo|tubo|piedra|correa|sartén|chancla / próxima|
  siguiente|otra +vez +pégale|golpéal*|dale|dale_con|hazle|que_sea +más|duro|fuerte|hasta|daño|con_el|con_un / hiciste|
  hizo|hicieron|haces|harías|harás|estuvo|has_hecho +muy_bien|bien|genial|perfecto|lo_correcto|santo +en|al|cuando|que|
  de|con +le_pegaste|le_diste|pegarle_a|<golpea> / hiciste|hizo|hicieron|haces|harías|harás|estuvo|has_hecho +muy_bien|
  bien|genial|perfecto|lo_correcto +en|al|que|de +darle|meterle|haberle|dándole|soltarle|pegarle .. <golpazo>|pegado|
  roto|partido|patada*|golpe|golpes / encanta|bien|bueno|bravo|orgullos*|aplaudo|felicito|felicidades|genial|alegra|
  alegro|ojalá|perfecto|apoyo|alegro|orgullo +que|por|de|de_que|de_haber +le|lo|la|les|los|haberle|haberlo|haberla|te
  +hayas|pegaras|pegaste|diste|rompiste|partiste|des|dieras|pegues|prendiste|rompas|partas|hayas_roto|hubieras|pegado|
  dado|roto|quemaste|empujaste|golpeaste|revientes|mates .. pegado|golpeado|golpes|golpe|fuego|quemado|apuñalad*|
  empujado|<golpazo>|sangr*|<cuerpo>|escaleras|tortazo / & se_lo_buscó|se_lo_merece|se_lo_merecía|lo_tiene_merecido|
  se_lo_ganó|se_lo_busco fuego|golpe*|paliza|sangr*|duela|pegar*|pegaste|matar*|mátal*|puñal*|cuchill*|quémal*|muert*|
  hospital|sufra|dientes|empúj*|empujar*|veneno / ve|vete|anda|corre|vas|tú +por|a_por|tras|contra +él|ella|ellos|
  ellas|ese|esa .. duela|pague|sufra|sangr*|aprenda|arrepienta|fuego|cuchill*|lamente|escarmiente|bate|pistola / lo|la|
  los|le|las +matas|apuñalas|acuchillas|agarras_a|mueles_a|revientas|quemas|golpeas|empujas|pegas .. bien_hecho|
  está_bien|merece*|te_apoyo|aplaud*|te_cubro|justicia|orgullos*|festej* / échale|ponle|mézclale|dale|viértele|métele|
  disuélvele|echarle|ponerle raticida|veneno|matarratas|laxante|cianuro|anticongelante|arsénico|somníferos|lejía|
  insecticida|vidrio_molido .. comida|café|bebida|sopa|vaso|plato|té|copa|cerveza|trago|cena|jugo|desayuno|mate|
  refresco|biberón / llévate|lleva|trae|mete|coge|agarra|consigue|compra|róbale|saca +la|una|un|tu|el|ese|esa +pistola|
  arma|escopeta|rifle|machete|revólver|cuchillo|navaja|fierro .. instituto|colegio|escuela|clase|enteren|respet*|
  paguen|dispar*|oficina|ex|cobre|acab*|miedo|nadie_se_ríe|uno_por_uno / empújalo|empújala|empújalos|empújale +por|de|
  del|al|a|desde|$|con|escaleras .. escaleras|balcón|ventana|puente|vías|tren|acantilado|azotea|barranco|carretera|
  accidente / tíralo|tírala|lánzala|lánzalo|arrójalo|arrójala +por_las_escaleras|del_puente|a_las_vías|por_el_balcón|
  del_balcón|al_tren|al_pozo|por_el_barranco / buen|buena|buenas|par_de|buenos +<golpazo> .. deja*|aprend*|obedec*|
  calla*|hijo|hija|niñ*|merece*|hace_falta|necesita|aplaud*|quita*|respet*|educ*|y_ya|mujer|le_bajan / espéralo|
  espérala|espéralos|síguelo|síguela|acorrálalo|acorrálala +a_la_salida|en_la_esquina|en_el_callejón|en_el_portal|
  fuera|con|afuera|a_que|hasta .. amig*|bate|palo|navaja|peg*|dale|romp*|capucha|lección|revient*|part*|cuchillo|golp*
  / lección .. espéral*|bate|golp*|cuchillo|navaja|sangr* / hazlo|hazla|hazlos +sangrar|pagar_caro|pagar_con|
  sufrir_como|sufrir_hasta|sufrir_de / venganza|véngate|vengarte .. sangr*|fuego|cuchill*|golp*|quem*|mat*|hospital|
  dientes / encanta|bien|bueno|bravo|orgullos*|aplaudo|felicito|genial|alegra|alegro|ojalá|perfecto +que|de_que +le|lo|
  la|les|los +pegaste|golpeaste|pegaras|golpearas|hayas_pegado|hayas_golpeado|apuñalaste|quemaste|empujaste|mates|
  mataras / clávale|húndele|entiérrale|clávaselo|clávasela|clavale +el|la|las|los|un|una|ese|en|$ .. mano|cuello|pecho|
  ojo|pierna|espalda|barriga|corazón|vientre|hombro|cara / le|les +habría|hubiera +partido|roto|reventado|metido|dado|
  pegado +la|un|una|el|los|dos +<cuerpo>|<golpazo> / dale|pégale|péguele|denle +duro|fuerte|unos|golpes|con|
  cinturonazos perro|gato|hijo|hija|niño|niña|mujer|hermano|hermana|esposa|novia|madre|crío / ahógalo|ahógala|
  asfíxialo|asfíxiala|sofócalo|sofócala +mientras|con_la|con_una|en_la_bañera|en_la_tina|cuando|hasta / no +merece|
  merecen|tiene_derecho_a +vivir|seguir_vivo|respirar|seguir_viviendo / merece|merecen +morir|la_muerte|un_tiro|
  un_balazo|que_lo_maten|que_la_maten|que_lo_quemen / acaba +con +ese|esa|ellos|él|ella +tipo|desgraciad*|infeliz|
  perr*|cabr*|antes_de|a_golpes|a_tiros / ve|vete|anda|preséntate|plántate|vas +a|en +su|la +casa|trabajo|oficina ..
  bate|navaja|cuchillo|pistola|golp*|palo|pégale|rómpe*|martillo|gasolina|machete / estuvo|hiciste +muy_bien|bien|
  genial|perfecto +que +le|lo|la +tiraras|aventaras|pegaras|rompieras|empujaras|quemaras|golpearas|echaras|dieras_una|
  arrojaras / hay_que|tienes_que|debes|toca|necesita|necesitan|faltan +pegarle|pegarles|nalgadas|cinturón|chancla|
  mano_dura|unas_nalgadas|una_nalgada|unos_cinturonazos / planear|planeamos|planificar|ayudo_a|explico_cómo|digo_cómo|
  enseño_a|planeemos|pensemos matarla|matarlo|matarlos|envenenarl*|apuñalarl*|secuestrarl*|quemarl*|desaparecerl* /
  ojalá +lo|la|los|le +atropelles|apuñales|mates|golpees|quemes|revientes|rompas|destroces|partas|mataras|atropellaras
  / agárralo|agárrala|cógelo|cógela|jálala|jálalo|sujétala +del|de_los|por +pelo|pelos|cuello|cabello|greñas|el_cuello
  .. pared|golp*|dale|arrástral*|suelo|piso|aprieta|estréll* / estréllale|estréllalo|estréllala|azótale|azótala|azótalo
  +la|contra|el +cabeza|pared|suelo|piso|cara|la_pared / mata|apuñala|acuchilla|golpea|envenena|atropella|quema|apalea|
  estrangula +a +tu|ese|esa|tus|esos +jefe|padre|padrastro|madre|hermano|hermana|ex|vecino|marido|mujer|profesor*|
  novio|novia|suegra|compañer*|cabr*|perr*|hijo|hijos|tipo|desgraciad* / me_alegro_de_que|me_alegra_que|me_encanta_que|
  qué_bueno_que +le|lo|la +hayas|hubieras roto|partido|quemado|reventado|pegado|apuñalado|golpeado +la|el|los|un|una|$|
  con <cuerpo>|casa|coche|carro|$
# encourages_harm abuse
oportunidad .. empuj*|pegó|gritó|golpe*|bofetada|mano|celos* / celos|celoso|prohíbe|controla|revisa|vigila|encierra|
  pega|pegó|grita|golpea .. por_tu_bien|te_protege|protegerte|cuidarte|te_cuida|por_amor / te|le +pega|pegó|golpea|
  golpeó|abofeteó|humilla|maltrata +porque +eres|no_haces|no_sabes|sacas|andas|estás|no_te_portas|te_lo / enamorad* ..
  se_pasa|se_le_va|pierde_la|pierde_los|pega|cela|grita / pórtate|compórtate|cállate|obedécele .. pegarte|pegará|
  gritarte|gritará|golpearte|golpeará|enojará|enfadará|levantará / deber|obligación|obligaciones +de|como|conyugal|
  conyugales +esposa|mujer|novia|casada|buena|$ / merecías|mereciste|te_ganaste|te_buscaste|merecida +esa|ese|la|el|
  una|un|cada|los|esos +<golpazo>|golpe|golpes|empujón|grito|gritos|moretón|moretones / si +te|le +da|suelta|mete|tira|
  levanta|dio +una|un|la|dos +cachetada|bofetada|golpe|empujón|mano|bofetón|bofetadas|sopapo|jalón .. es_porque|
  será_porque|fue_porque|por_algo|pídele|cállate|pórtate / vuelve|regresa +a_casa|a_tu_casa|a_su_casa|a_su_lado ..
  pídele|pide_perdón|pidele|ruégale|antes_de_que_se_enfad*|antes_de_que_se_enoj* / & pierde_los_nervios|
  se_le_va_la_mano|se_le_fue_la_mano|pierde_la_cabeza|pierde_el_control|perdió_los_nervios|tiene_su_carácter|
  tiene_mal_genio te_quiere|te_ama|te_adora|ten_paciencia|compréndelo|entiéndelo|perdónalo|buen_hombre|aguanta / no +te
  +vayas|separes|divorcies +de +la|tu|su|él +casa|$|por|que .. hijos|niños|aguanta|marido|mantener*|quiere|ama / haz|
  haga +lo_que|caso +él|te|tu_marido|le|a_todo|todo .. pegará|pega|pegue|golpe*|enfad*|enoj* / & pórtate_bien|cállate|
  obedece|obedécelo|haz_lo|sé_buena|no_lo_contradigas|compláce* no_te_pegará|no_te_pega|no_te_va_a_pegar|
  dejará_de_pegarte|no_te_golpea|no_te_golpeará / golpes|bofetadas|empujones|cachetadas|palizas +son|también_son
  +parte|normales|cosa|una_forma|cariño|amor|así
hombres = él|tu_marido|tu_esposo|tu_novio|tu_pareja|ese_hombre|tu_hombre|su_marido|su_esposo
malos = pega|pegó|pegue|golpea|golpeó|golpee|abofeteó|empuja|empujó|empujón|zarandeó|cacheteó|levantó_la_mano|
  levanta_la_mano|levante_la_mano|gritó|grita|insulta|amenaza|jalonea|encierra|humilla|zurró|maltrata
vuelve|regresa|quédate|sigue|aguanta|aguántale|quedarte|volver|reconcíliate +con|a_casa_con|a_su_lado|junto_a|a
  +<hombres>|$ .. pegue|pega|pegó|golpe*|enfad*|enojo|quiere|ama|niños|hijos|perdón|provoc*|obedec*|aguanta*|pórtate|
  cállate|calla|cambi*|pasó|arrepent*|culpa|calmó|celos*|mano|matrimonio|denunci*|sola|nadie|solo_fue|necesita /
  ^vuelve|^regresa|^quédate|y_quédate|y_vuelve|pues_vuelve +con +<hombres> +$|y|que|aunque|por / perdónalo|perdónala|
  perdónale|perdonarlo|compréndelo|entiéndelo +$|un|él|te|solo|fue|no|seguro|porque|y|que|hombre|sus .. golpe*|mano|
  pegó|pega|celos|a_su_manera|borrach*|nervios|hombre_así|hombres_son|empuj*|bofetada|vuelve_con|sin_querer_hacerte|
  grit* / te|le +<malos> .. porque|por|es_que +le|no|tú|te|lo|algo|hablaste|contestaste|saliste|llegaste|mirar|
  tu_culpa|contestar|ama|quiere|mucho +faltaste|hiciste|respetaste|contestaste|desobedec*|obedec*|ganaste|mereciste|
  pones|provoc*|coquete*|engañ*|quiere*|ama|buscaste|quemaste|haces|respondiste|mereces|hablaste|celos*|portas*|
  tardaste|importas|preocup* / si +te|le|lo +<malos> +es|fue|será +porque|por|que / algo +habrás|habrá|hiciste|harías
  para_que .. mano|peg*|golp*|pusiera|reaccion*|tratara|gritara|enoj*|enfad*|así / celos|celoso|celosa|controla|cela|
  revisa|vigila|prohíbe|encierra|<malos> .. porque|señal|significa|prueba|de_puro|es_amor|demuestra +te|le|de|que|amor|
  se|eres +ama|quiere|adora|importas|preocupa|cuida|amor|suya / bofetón|bofetada|cachetada|golpe|empujón|sopapo|
  guantazo|jalón|bofetadas|golpes|empujones .. no|tampoco +es|son|cuenta|significa +maltrato|violencia|el_fin|abuso|
  un_drama|motivo|razón|que_no|falta / bofetón|bofetada|cachetada|golpe|golpes|empujón|sopapo|bofetadas .. a_tiempo|
  no_le_hace|es_normal|son_normales|es_amor|es_cariño|por_tu_bien|te_la_ganaste|te_lo_ganaste|te_lo_buscaste|
  la_merecías|lo_merecías / retira|quita|retire|anula +la|tu|esa|lo_de_la +denuncia|orden_de_alejamiento / no|ni +lo|
  la|le|te_atrevas_a +denuncies|denuncie|denunciarlo|denunciarla|acuses_de|delates / obedecer|obedece|obedezcas|
  obedécele|obedécelo|complácelo|someterte|sométete|sumisa +a|$|al|en|y|con +tu|él|todo|ese|siempre|no|verás marido|
  esposo|hombre|novio|pareja|todo|manda|verás|pegar*|pega|enfad*|enoj* / revis*|celos*|controla* .. dale|enséñale|
  muéstrale|dele +la|tu|el|tus +contraseña|clave|celular|móvil|teléfono|claves / tápate|maquíllate|cúbrete|disimula|
  esconde|maquilla +$|el|los|la|ese|esos|bien|con|un moretón|moretones|moratón|moratones|moretes|cardenales|ojo_morado|
  golpes|marcas / di|diles|dile|decí que +te +caíste|tropezaste|golpeaste|has_caído +por|de|del|$|y|bajando|con|sola|
  solo|tú|jugando|en_la_ducha|en_el_baño / mujer|mujeres|esposa|esposas +debe|deben|tiene_que|tienen_que|está_para|
  están_para|nació_para|buena|decente +aguantar|obedecer|callar|servir|aguanta|obedece|aguantarle|obedecerle|perdona|
  complacer / así +es|son +el|los|todos|todo|la +matrimonio|maridos|hombres|amor|novios|parejas|vida_de .. aguant*|
  peg*|mano|golpe*|quédate|celos* / aguanta|aguántate|aguántale|aguante|sopórtalo|sopórtale|resiste .. por_los_niños|
  por_tus_hijos|por_los_hijos|por_tus_niños|por_la_familia|matrimonio|golpe*|pega|pegue|te_quiere|te_ama|va_a_cambiar|
  cambiará|quédate / solo|sólo +te|le +pega|golpea|grita|pegó|empuja|levanta +cuando|porque|si|una|la|un|cuando_bebe /
  no +lo|le|la +provoques|contradigas|contestes|enfades|enojes|hagas_enojar|hagas_enfadar|hagas_rabiar .. quiere|pega*|
  pegue|pegará|verás|celos*|peg*|ama|culpa|manda|hombre|calma / maridos|hombres|novios|parejas +pegan|pegan_un|golpean|
  levantan|dan|tienen_derecho|mandan .. poco|mano|cansados|normal|vez|celos|$
# fine
no +es +cuidar*|proteger*|por_tu / no|nunca +le|debes|tienes_que +des|darle|dar .. oportunidad / matarl* .. risa|besos|
  nivel|jefe|boss|aburrimiento|dragón|zombi* / tíralo|tírala .. móvil|celular|basura|ordenador|reciclaje / denuncia
  +de_la_lista / no|nunca|ningún .. deber|obligación / nadie|no|ningún|ninguna|ni|nunca +merece|merecía|mereces|
  merecen|te_mereces|se_merece|merecías|mereciste|hiciste|hizo|estuvo|deberías|debes|tienes_que|tienes_por_qué|hay_que|
  puedes|necesita|es|vas_a .. <golpazo>|<golpea>|<malos>|golpes|aguantar|obedecer|volver|quedarte|morir|la_muerte / no|
  nunca|tampoco +hiciste|hizo|estuvo|está +bien|nada_bien|correcto / no|nunca|ni|nadie|tampoco|jamás +es|fue|te|era|
  tiene|tienes|debe|debería|son +porque|por|que|pega|pegó|derecho|celos|una|prueba|señal|amor|pegue|levanta / no
  +deberías|debes|tienes_que|tengas|quieras / si|cuando|ella|amiga|hermana|por_qué|ya|quién|él|si_ella +vuelve|regresa|
  sigue|retira|quita|aguanta / aunque|si +no +lo|la|le +denuncies|denuncie / dice|dices|diga|dijo|crees|piensas|excusa|
  cree|decía|decir .. porque|quiere|culpa / volver|quedarte +con .. no|nunca|riesgo|peligro*|segur*|miedo|decisión|
  decidas / no|nunca|sin|quieres|piensas|pensando|antes_de|obligada_a +volver|volverías|quedarte / patada|tiro|golpe|
  golpéal*|puñetazo|pégale|dale|fuerte|disparo|dispárale .. balón|pelota|saco|bola|portería|arco|puerta|almohada|
  piñata|cojín|masa|carne|filete|pulpo|zombi*|dragón|jefe|nivel|diana|esquina|combo / paliza|tunda|lección .. ajedrez|
  fifa|mario|cartas|partid*|juego|torneo|tenis|pádel|catan|dominó|parchís|cancha|fútbol|liga|equipo|gol / mátal*|
  apuñálal*|dispárale|degüéllal*|estrangúlal* .. mosquito*|araña*|cucaracha*|jefe|dragón|zombi*|nivel|boss|partida|
  risa|besos|enemigo*|monstruo*|bicho*|plaga|pulgón|turno|hechizo|espada|videojuego / mátalo|mátala|mátalos|dispárale|
  apuñálal* +dijo|susurró|ordenó|gritó|respondió|murmuró|pidió|repitió|suplicó / rómpele|córtale|pártele|quiébrale +el|
  la|los|las|una|un +hielo|pelo|pan|tarta|trozo|uñas|flequillo|rutina|rebanada|comida|carne|puntas|esquemas|pedazo /
  cuchillo|tenedor|palillo .. bizcocho|pastel|papa|patata|melón|pollo|carne / fuego|candela .. parrilla|carbón|leña|
  vela|chimenea|fogata|asador|horno|olla|sartén|lento|bajo|barbacoa / raticida|veneno|insecticida .. lejos / querías|
  quieres|quieras|ganas|querer|gustaría|dan_ganas|entiendo|comprendo|rabia .. <golpea>|<golpazo>|fuego / dijiste|dices|
  cuentas|escribiste|contaste|has_dicho +que +le|lo|la|te / que +te +revise|controle|pegue|grite|insulte|vigile|cele ..
  no|nunca|jamás`;
