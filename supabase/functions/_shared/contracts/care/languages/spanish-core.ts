/** Spanish: how a crisis is said plainly, in the notation of `../phrases.ts`. */
export const core = `# lists
means = cloro|lejia|raticida|matarratas|veneno|anticongelante|arsenico|insecticida|sosa / drink = bebida|copa|trago|
  vaso|cerveza|cubata|refresco|bebidas|jugo
# suicide 2
me +mato|suicido|ahorco +en_cuanto|apenas|y_ya|y_listo|y_punto / me +matare|mataria|suicidare|suicidaria|ahorcare
  +en_cuanto|cuando|apenas|despues_de|si_tuviera|si_pudiera|y_ya|antes_de|$ / me +cuelgo|ahorco|ahorcare +hoy|mañana|
  esta_noche|del_arbol|de_una_viga|de_la_viga / tengo|juntando|guardo <pills> .. cuando_llegue|cuando_ya_no|
  para_el_dia|para_ese_dia|cuando_me_anime|hasta_tener / cuando +la|lo|las|esto +leas|lean|lea|leais .. no_voy|ya_no|
  no_estare|muert*|ido|estare / me +vuelo|volare +la|los +cabeza|sesos|tapa / me +meto|pego|doy|metere|pegare|dare +un
  +tiro|balazo|plomazo +$|y|hoy|esta_noche|en_la / no +quiero|quisiera|aguanto +estar|seguir|permanecer en +este|esta
  +mundo|vida / qisiera|kisiera|quisiera|desearia|preferiria|querria estar_muert*|no_haber_nacido|morirme|no_existir|
  no_despertar* / & estrellar|estrellarme|chocar|estamparme|estampar coche|carro|auto|muro|arbol|poste|camion adrede|
  aposta|a_proposito|acabe_todo|matarme / quitarme|quitar +de_en_medio|del_medio|de_enmedio +$|para|ya|hoy / sentido|
  caso +a|en +seguir_viv*|estar_viv*|existir / irme|largarme|partir|despedirme +de +este_mundo|esta_vida +$|y|ya|hoy|
  sin / vida +ya|no|mia|para_mi +no|ya|tiene +tiene|sentido|mas +sentido +$|para|ya|y / no +tiene +sentido +vivir|
  seguir_viv*|mi_vida|seguir_con_vida / no +puedo|soporto|aguanto +seguir|mas|vivir|seguir_mas +viviendo|vivir +asi|
  asi_mas / tengo|me_vienen|me_dan +pensamientos|ideas +suicidas|de_suicidio|de_suicidarme|de_matarme / &
  todo_preparado|todo_listo|todo_arreglado para_siempre|me_despido|no_me_busquen|no_despierto hoy|esta_noche|mañana / &
  pistola|arma|revolver|escopeta usarla|usar|uso en_mi|conmigo|contra_mi / pastillas|pastis|gotas +separadas|guardadas|
  listas|juntas .. irme_con_el|irme_con_ella|irme_de_una|reunirme
# self_harm 2
me_estoy +cortando|rajando +en|los_brazos|otra|con_una|con_la / me +golpeo|pego|doy|estrello|azoto +la +cabeza +contra
  / me +pego|golpeo|doy|cacheteo|abofeteo|corto +yo|a_mi +mism*|sola|solo / me +rasguño|araño|muerdo|arranco|pellizco
  .. hasta +sangrar|que_sangra|que_sale_sangre|que_sangre|sacarme_sangre|hacerme_sangre / cuando|si|despues_de|al
  +me_corto|me_cortaba|cortarme .. mejor|calm*|alivi*|tranquil*|paz|relaj* / hija|hijo|hermana|hermano|amiga|amigo|
  novia|novio|prima|sobrina +se +corta|raja|corto|esta_cortando +$|los_brazos|las_muñecas|las_piernas|los_muslos|
  otra_vez|a_escondidas|cuando|en_los|en_las / me +corte|corto|queme|quemo .. no_fue_accidente|no_fue_un_accidente|
  no_fue_sin_querer|fue_a_proposito|fue_aposta / & castigarme quem*|hirviendo|sangr*|golpe*|pego|arranc*|clavo|muerdo|
  corto / me +hice|hago|he_hecho +cortes|tajos|heridas +$|anoche|ayer|hoy|en_los|en_las|en_el_brazo|otra|de_nuevo|
  otra_vez|y / me +doy|di|pego +cachetadas|bofetadas|golpes|puñetazos|cachetes +cuando|en_la|en_las|por|hasta|porque|yo
  +$|cabeza|cara|piernas|me_equivoco|equivoc*|fallo|me_odio|sola|solo|que
# eating_disorder 2
llevo .. dias|semana|semanas .. a_base_de|a_puro|a_pura|solo_con +agua|hielo|chicle / devuelvo|vomito|echo +todo +lo
  +que +como / & escondo|tiro|boto comida sin_comer|no_como / & verme_los|se_me_ven_los|se_me_marquen|mis huesos|
  costillas|claviculas no_como|sin_comer|sin_cenar|dejar_de_comer / no +voy_a|pienso|quiero +comer +hasta|nada_hasta ..
  pesar|llegar|bajar|estar / hoy|ayer +solo|solamente|unicamente +comi|he_comido .. gorda|gordo|culpa|asco|ballena|vaca
  / & peso|pesando 37|38|39|40|41|42|43|44|45 bajar|adelgazar|perder mas|todavia|aun|otros
# abuse 2
me +fuerza|obliga|obligo|forzo +a +hacerlo .. llor*|no_quiera|no_quiero|diga_que_no / & no_me_da|no_me_dan|me_quita|
  me_esconde pastillas|medicinas|medicamentos|insulina|de_comer|comida cuidador*|hijo|hija|nuera|yerno|enfermera|
  marido|esposo|nieto pension|hambre|castig*|grita|golpe*|pega|sin_comer|encierra / me +pateo|patea +en|el +el|la|las
  +estomago|cara|costillas|cabeza|espalda|vientre / ^me +rompio|partio|quebro +la_nariz|el_labio|un_diente|la_boca|
  el_tabique|una_costilla / profe|profesor|entrenador|padrastro|tio|primo|abuelo|hermano|jefe|cura|pastor|vecino|
  doctor|cuñado|suegro +me_toca|me_tocaba|me_toco|me_manosea|me_acaricia .. ducha*|vestidor*|vestuario*|almacen|solas|
  camioneta / vecina|amiga|hermana|prima|cuñada|compañera|madre|mama|hija|abuela|sobrina +la|le +<hits> +su|el +<love>|
  padre|papa|padrastro|hijo / me +pegan|golpean|maltratan|azotan +en_mi_casa|en_casa|en_el_asilo|todos_los_dias|
  a_diario|con / casa|asilo|residencia|colegio +me +pegan|golpean|maltratan +$|y|todos|con|si|cuando|por / me +pone|
  ponia|puso|levanta|levanto +la +mano +encima / <love>|padrastro|padre|papa .. me +golpea|patea|ahorca|cachetea|
  maltrata|viola|pega +$|y|con|cuando|fuerte|si / me +pega|pego|golpea|golpeo +en|la +la_cara|la_cabeza|la_boca|
  el_estomago|las_costillas|las_piernas|la_espalda +$|y|cuando|con|si|porque|todos|delante / <love>|padre|papa|
  padrastro|madre|mama|abuelo +golpea|golpeo|maltrata|maltrato|viola|pega +a +mi|mis|mi_hijo|los|nuestros +hijo|hijos|
  hija|hijas|hermano|hermana|hermanos|madre|mama|niños|$
# immediate_danger 3
no +puedo|logro|consigo +respirar +$|ayuda*|me|y|auxilio|los|siento / alguien|hombre|hombres|tipo|tipos|ladron*|han|se
  metio|metieron|entro|entraron|entrado|colado|metido a|en|alguien|al +mi|casa|la|nuestra .. estoy_escondid*|
  estoy_encerrad*|estoy_en_el|me_escond*|ayuda|policia / alguien|hombre|tipo|ex .. intentando|tratando|intenta abrir|
  entrar|forzar puerta|casa|ventana .. sola|solo|ayuda|miedo|escond*|policia / & dolor|duele|aprieta|opresion|presion|
  punzada* pecho sudo|sudor|sudando|frio|brazo|mandibula / me|nos|le pusieron|echaron|echao|echado|puesto|metieron|
  echo|puso +algo +en|a +la|el|mi|su +<drink> / estoy|toy|ando|aqui +parad*|sentad*|acostad*|tirad* +en|sobre +las
  +vias|rieles / me|nos +esta|estan +metiendo|subiendo|arrastrando +en|a|hacia|al +su|un|el|una|coche|maletero +coche|
  carro|camioneta|auto|furgoneta|$ / me|nos +han|subieron|metieron|metio|subio|obligaron a|en|metido|subido coche|
  carro|camioneta|furgoneta|maletero|cajuela .. fuerza|donde|conozco|ayuda|tapad* / hijo|hija|bebe|niño|niña|nieto|
  nieta|sobrino|nene|nena .. trago|tragado|tomo|bebio|bebido .. pila|pilas|bateria|iman|imanes|detergente|<means> /
  tome|tomado|trague|tomo|trago +demasiadas|veinte|treinta|cuarenta|cincuenta|un_monton_de|un_puñado_de|muchas|15|20|
  25|30|40|50 +<pills>|ibuprofenos|paracetamoles / se +metieron|estan_metiendo|metio|han_metido +a|en +robar|mi_casa|
  casa_a .. estoy|escond*|ayuda|baño|armario / se +incendia|quema|esta_quemando|esta_incendiando +mi|la|el +casa|
  edificio|departamento|depa|piso / mi|nuestra +casa +se|esta +esta|incendia|quema|en|ardiendo +$|quemando|incendiando|
  llamas / ^esta|^sigue|^quedo|madre|padre|hijo|hija|abuelo|abuela|marido|amiga|amigo +esta_inconsciente|inconsciente
  +$|no|y|ayuda|en / me +estoy|toy +desangrando / no +puedo|logro|podemos|consigo +parar|detener|cortar +la +sangre|
  hemorragia / acabo|acaba|acabe de|$ bajar|meter|zampar|tragar|mandar +una|un|dos|tres|media +caja|cajas|frasco|bote|
  blister .. <pills> / hombre|tipo|desconocido|extraño|alguien|ladron .. pasillo|sala|cocina|patio|escalera|abajo ..
  encerre|encerrad*|escondi|escondid*
# harm_to_others 2
le|les|poniendole|echandole|ponerle|echarle .. <means> .. comida|cafe|sopa|te|leche|<drink> / lo|la|los|las +voy|vamos|
  quiero|pienso empujar .. escaleras|metro|balcon|puente|vias|anden|azotea|ventana|tren|andamio / lo|la|los|las +voy|
  vamos|quiero|pienso tirar|arrojar|aventar|lanzar .. metro|tren|vias|puente / voy|quiero|pienso a|$ empujar|tirar|
  aventar|arrojar +a +mi|su|la|el +<close> .. escaleras|metro|balcon|puente|vias|anden|azotea|ventana|tren|andamio /
  le|la|lo +voy +a +tapar|asfixiar|ahogar|apretar .. almohada|cojin / voces|voz .. dice|dicen|ordena|ordenan|pide|
  piden|grita|gritan .. mate|matar|apuñale|haga_daño|lastime|ahogue|queme|empuje|hacerle_daño|matarlo|matarla / &
  sicario|alguien|pagar|contratar pague|pagar|contratar|contrate|contacte mate|maten|desaparezca|quiebren a_mi|marido|
  mujer|ex|jefe|socio|el|ella / le|les +reviento|rompo|parto|abro|corto|vuelo|reventare +la|el|los +cabeza|craneo|
  cuello|sesos|garganta / mato|apuñalo|enveneno|acuchillo +a +mi|ese|esa +<close> +hoy|mañana|esta_noche|con|en_cuanto
  / le|les +tiro|echo|lanzo|aviento|vacio|voy_a_tirar|voy_a_echar +aceite|agua|el|la +hirviendo|aceite|agua|caliente ..
  cara|encima|ojos / voz|voces .. tire|aviente|ahorque|estrangule|arroje|clave|acuchille .. bebe|hijo|hija|niño|niña|
  madre|mama|marido|hermano|ventana
# ordinary
me_tiro|me_tire +al|a +agua|la_piscina|la_pileta|mar|mar_en / despedida .. compañeros|trabajo|oficina|jubil*|soltera|
  soltero / & equipo|defensa|portero se_suicido|suicido / supere|superé +la|mi +bulimia|anorexia|depresion / sangre
  +por +la +nariz / existir|morir +en +facebook|instagram|redes|internet / a_base_de .. gastro*|medic*|colonoscopia|
  arroz|suero|virus / muerdo|arranco +las|los +uñas|padrastros|pellejos / bebe|caballo|vaca|burro|mula .. pate* / matar
  +en_el_ajedrez|en_el_fifa|en_el_padel|en_el_tenis / tirar .. metro|tren +$ .. basura|reciclaje / veneno +a|para|pa
  +las|los +hormigas|ratas|cucarachas|bichos|ratones / pega|pego +gritos|voces|palmas / sentido +la_reunion|trabajar|
  discutir|seguir_hablando|contigo|del_humor|comun / pastillas +de +menta|vitamina*|goma
`;
