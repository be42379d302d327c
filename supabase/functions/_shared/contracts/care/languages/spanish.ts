import { core } from './spanish-core.ts';
import { others } from './spanish-others.ts';
import { young } from './spanish-young.ts';

/** Spanish, in the notation of `../phrases.ts`. */
export const spanish = `# lists
love = marido|esposo|novio|pareja|mujer|esposa|novia|ex|exnovio|exmarido|pololo|polola|señora|conviviente / folk =
  padre|papa|padrastro|madre|mama|madrastra|viejo|vieja|tio|tia|padres|papas|suegro|suegra / babe = hijo|hija|bebe|niño|
  niña|hijos|hijas|niños|nene|nena|nenes|crio|crios|guagua|bb / old = 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|
  86|87|88|89|90|91|92 / kin = <love>|<folk>|hermano|hermana|hermanito|hermanita|abuelo|abuela|primo|prima|hermanastro|
  cuñado|cuñada|yerno|nieto|sobrino / close = <kin>|<babe>|amigo|amiga|jefe|jefa|vecino|vecina|profe|profesor|profesora|
  compañero|compañera|pana|compa|familia|maestro|patron|capataz|mejor_amiga|mejor_amigo|roomie / person = <close>|el|
  ella|tipo|hombre|alguien|cura|entrenador|padrino|pastor|cuidador|cuidadora|enfermera|chico|señor|desconocido / victim
  = <close>|alguien|todos|gente|ese|esa|esos|mi_<close>|su_<close>|el_<close>|la_<close>|mis_<close>|sus_<close>|
  mi_mejor_amiga|su_ex|uno|este / want = pensamientos|quiero|kiero|queria|quisiera|quiere|voy|voi|vy|va|vamos|pienso|
  piensa|pensando|pense|intente|intento|intentado|intentar|ganas|necesito|decidi|decidido|planeo|planeando|plan|deseo|
  prefiero|ojala|dice|puedo|pensado|pensar|merezco|debo|deberia|espero|idea|ideas|imagino|impulsos|capaz / when = hoy|
  esta_noche|mañana|el_lunes|el_martes|el_miercoles|el_jueves|el_viernes|el_sabado|el_domingo|esta_tarde|esta_semana|
  ahorita|al_rato|este_finde|ahora|noche / pills = pastilla|pastillas|pastis|tabletas|somniferos|medicamentos|medicinas|
  calmantes|paracetamol|clonazepam|lorazepam|diazepam|ibuprofeno|ansioliticos|antidepresivos|comprimidos|orfidal|
  trankimazin|alprazolam|rivotril|sertralina|fluoxetina|zolpidem|benzos|quetiapina|aspirinas|insulina|tramadol|blister|
  pepas|grageas / lots = todas|todo|todos|frasco|bote|caja|cajas|blister|tableta|puñado|monton|entero|entera|enteras|
  dos|tres|20|25|30|40|50|60|80|100|muchas|muchisimas|cuantas / rope = soga|cuerda|mecate|cordon|lazo|reata|cinturon /
  hits = caga_a_palos|cago_a_palos|caga_a_golpes|peg*|golpe*|maltrat*|viola|violo|violan|violaba|abus*|ahorc*|
  estrangul*|empuj*|pate*|cachete*|manose*|asfixi*|apuñal*|quema|quemo|zurr*|azot*|abofete*|revent*|revient*|escup*|
  faja|fajo|agarra_a_golpes|agarro_a_golpes|agarra_a_patadas|agarro_a_patadas|muele_a_golpes|agarra_del_cuello|
  agarro_del_cuello|tira_del_pelo|agarra_del_pelo|agarro_del_pelo|tiro_del_pelo|cintarea|surte|madrea|madreo|partio|
  casco|cascaba|casca|forzo|jalonea|zarandea|arrastra|arrastro|da_golpes|dio_golpes|da_cachetadas|dio_cachetadas|
  da_una_paliza|dio_una_paliza|da_palizas|da_patadas|da_correazos|levanta_la_mano|pone_la_mano|levanto_la_mano|
  puso_la_mano / body = brazo|brazos|muñeca|muñecas|pierna|piernas|muslo|muslos|piel|antebrazo|antebrazos|venas|barriga|
  abdomen|tobillo|tobillos|panza|guata|caderas|cadera|ingle|estomago / blade = cuchilla|cuchillas|cuchillita|navaja|
  gillette|yilet|hojilla|hojillas|hoja_de_afeitar|cutter|tijera|tijeras|vidrio|alfiler|aguja|compas|bisturi|sacapuntas|
  rastrillo / weapon = cuchillo|pistola|arma|armas|machete|navaja|hacha|escopeta|revolver|fierro|bate|fusil|rifle|
  katana|puñal|plomo / kill = matar*|apuñal*|asesin*|acuchill*|estrangul*|envenen*|degoll*|dispar*|rajar*|ahogar*|
  asfixiar*|atropellar*|violar|quemar*|golpear*|reventar*|descuartiz*|hacerle_daño|hacer_daño|hacerles_daño|pegarle|
  lastimar*|sacudir*|linchar*|balear*|madrear*|chingar* / edge = puente|azotea|borde|baranda|barandilla|barandal|
  cornisa|balcon|tejado|vias|rieles|viaducto|precipicio|acantilado|parapeto|terraza|techo|anden|ventana|repisa|terreno /
  n = 11|12|13|14|15|16|17|once|doce|trece|catorce|quince|dieciseis|diecisiete|diez|katorce|kinse|kince|trese|dosce|dies
  / born = 2009|201*
# suicide 2
matarme|matarse|suicidarme|suicidarse|suicidare|ahorcarme|ahorcarse|desvivir*|pegarme_un_tiro|darme_un_tiro|
  meterme_un_tiro|volarme_los|volarme_la / me|m +voy|vy|voi|quiero|kiero|queria|quisiera +matar|suicidar|ahorcar|colgar|
  morir|a_matar|a_suicidar|a_ahorcar|a_colgar|pegar_un_tiro|a_pegar_un_tiro|a_tirar_al|a_tirar_del|ir_de_este_mundo|
  tirar_al / se +quiere|va|queria|intento +matar|suicidar|ahorcar|colgar|a_matar|a_suicidar|a_ahorcar|quitar_la_vida|
  a_quitar_la_vida|morir|tirar / <when> .. me_mato|me_suicido|me_cuelgo|me_ahorco|me_tiro_al|me_tiro_del|
  me_pego_un_tiro|me_quito|me_muero_por_fin / decidido|listo|vivir|hoy_casi .. lo_hago|me_encuentran|se_acaba_todo|
  lo_intento_de_nuevo|lo_vuelvo_a_intentar / quit* +la +vida / sentido|caso +a +la|esta|mi +vida / voy|quiero acabar|
  terminar +con_todo +$|hoy|ya|esta_noche / acab*|termin* +con|de|con_todo +mi|su|esta|todo +vida|$|de_una / <want>
  morir|morirme|morirse|morirte|estar_muert*|estuviera_muert*|no_despertar*|dejar_de_existir|dejar_de_vivir|
  desaparecer_para_siempre|no_existir|no_haber_nacido|muerto|muerta|dormir_para_siempre|dormirme_para_siempre|
  no_seguir_viv* / no|ni|sin|tampoco .. quiero|kiero|quisiera|ganas|aguanto|merezco|soporto|vale|sentido +de|seguir|mas
  +vivir|viviendo|vivo|viva|existir|despertar|seguir_aqui|esta_vida|vivir_asi / no|ni|sin +quiero|kiero|ganas_de|
  quisiera|merezco|deberia vivir|seguir_viviendo|estar_viv*|existir|despertar*|seguir_aqui|estar_aqui / ojala +no|me|
  nunca|pudiera +despert*|despiert*|muera|muriera|hubiera_nacido|haya_nacido|amanezca|dormirme|mate / dormir* +y +no|que
  +despert*|amanezca|levantar* / cuando|para_cuando +leas|lean|leais|lea|encuentren|veas .. no|muert*|ido|estare|viv* /
  todos|familia|hijos|mundo|ellos|mama .. mejor|felices|tranquil* +sin +mi +$ / todos|familia|hijos|nadie|mundo|ellos|
  mama .. mejor|felices|tranquil*|descans*|extrañ*|importa*|notaria|llor* .. yo_este_muert*|muera|me_muero|no_estoy|
  no_este|desaparezco|yo_no_este|este_muert*|muert* / mejor +muert*|sin_mi / una_carga|un_estorbo .. todos|familia|
  mejor|sin_mi / carta|cartas|nota|notas|video|videos|audio|claves .. despedida|despedirme|suicid*|adios|perdon|me_mato|
  me_muera|despues_de_mi / veneno|raticida|pesticida|paraquat|insecticida .. pa_mi|para_mi|tomarme*|tomarmelo|tragar*|
  me_lo / junt*|guard*|ahorr*|acumul*|escond* .. <pills> .. todas_de|despert*|dormir*|suficientes|tomarme*|tomarlas /
  me|<want> tiro|tirar|tirarme|lanzo|lanzar|lanzarme|saltar|aventar|aventarme|aviento|arrojarme|botar|botarme|boto ..
  puente|tren|metro|edificio|azotea|balcon|vias|ventana|viaducto|barranco|camion / cortarme|cortar|cortado|abrirme|
  abrir|corte|corto|abro +las|la +venas|yugular / intente|intentado|intento|trate|probe|probar|volver .. matarme|
  ahorcarme|suicid*|colgarme|quitarme|morir*|cortarme|intentar / pienso|pensando|pensar|pensado|ideas|ganas|planeo|
  planeando|cometer|intento|mi_plan|plan_de .. suicidio|suicid* / sueño|pienso|pensando|fantaseo|imagino|penso|
  imaginando +con|en|mi|todo_el +morir*|mi_muerte|matarme|muert*|mi_funeral|mi_entierro|la_muerte / <close>|el|ella ..
  mensaje|escribio|escrito|dejo|mando|dijo|dice|dijo_que .. suicid*|no_quiere_vivir|se_mata|se_va_a_matar|
  quitarse_la_vida|morirse|matarse / cansad*|hart* +de +vivir|la_vida|existir|estar_viv*|seguir_viv*|respirar / me
  +quiero|voy|largo +ir|de|a_ir +de|este +este_mundo|mundo / pistola|escopeta|revolver|arma|fusil|rifle .. rodillas|
  mesa|mano|enfrente|cargad*|regazo|delante .. una_razon|ninguna_razon|ni_una|un_motivo|ningun_motivo|para_no_hacerlo|
  por_que_no|me_extran* / & soga|mecate|cuerda colgada|atada|lista|amarrada|puesta|viga|galpon|granero|garaje retenga|
  me_queda|me_retiene|me_ata|una_razon|nada_que|despedi*|vivir / elegi|elegido|escogi|escogido|decidido|decidi|tengo ..
  fecha|dia|hora .. me_lo_impida|me_detenga|me_detengan|me_pare|me_voy_para_siempre|ya_no_estare|irme_con
queria|quiero|queriamos|necesitaba|necesito|necesitava|ganas hablar|despedirme|escuchar|oir|llamar|escribir* .. antes
  +de +saltar|tirarme|lanzarme|aventarme|colgarme +$|del|desde|al_tren
# immediate_danger 3
<close>|el|ella .. cayo|desmayo|desplomo|golpeo|tirad* .. no_se_mueve|sangr*|responde|despierta|se_mueve / asalt*|
  robando|apuntando*|rehen* .. ahora|ayuda|escondid*|pistola|armad* / pierdo|perdiendo|perdi +mucha +sangre / manden|
  llamen|llama|envien|necesito .. ambulancia|policia|patrulla|bomberos / & incendio|fuego|humo|quemando|en_llamas|
  incendia edificio|piso|casa|departamento|escalera|escaleras|cocina|apartamento|portal|cuarto atrapad*|salir|
  no_podemos|entrando|encerrad*|ayuda / azul|morado|morada|labios .. despierta|respira|responde|reacciona|sobredosis /
  <person> .. convulsion*|sobredosis|desmay*|desplom*|inconsciente|atragant* +$|en|piso|suelo|ayuda|que|no|ahora|y|se ..
  $|respira|ayuda|hago|responde|suelo|piso|azul|ambulancia / <close>|el|ella|abuela .. no +respira|reacciona|despierta|
  responde|contesta +$|pastillas|que|y|ayuda|ya|la|esta / & tiros|disparos|balazos|tiroteo|disparando|balacera
  escondid*|afuera|encerrad*|ayuda / metid*|metieron|entraron|hay|entrado|entrando|entro|forz*|metio|colado .. robar|
  ladron*|armad*|encapuchad*|alguien|hombre|tipo|gente|pasos|desconocido .. abajo|armad*|casa|escondid*|dentro|sola|
  piso|encerrad*|cocina|patio|armario|closet / alguien|hombre|desconocido|extraño|tipo|ladron +dentro|entrando|
  esta_dentro|esta_entrando|entro|en|metido|ha_entrado +de|a|en|mi|$ +mi|casa|la_casa|mi_casa|departamento|piso|depa /
  <person>|alguien|estan|esta .. tirando|tumbando|rompiendo|golpeando|forzando|pateando|aporreando|dando_golpes puerta|
  ventana|casa|cerradura|piso|abajo|valla|patio|portal|puerta_con / & <weapon> ex|hombre|tipo|alguien|ladron|<love>
  puerta|encerrada|encerrado|ayuda|escondida|escondido|afuera|persigu*|siguiendo|portal / <person> .. tiene|trae|agarro|
  saco|lleva|con +una|un|la|el|su +<weapon> .. matar*|puerta|mata|ayuda|encerrad* / me|nos +va|van|quiere|quieren +a|
  matar +matar|$|ayuda .. ayuda*|favor|afuera|encerrad*|puerta|policia|<weapon> / tome|tomo|tomado|tomar|tomarme|
  tomarse|trag*|ingeri*|metido|empin* .. <lots> .. <pills>|frasco|entero|entera|vodka|alcohol|cajas|bote / <pills> ..
  tome|tomado|trague|tomarme|trago|tomar .. todas|todo|entero|entera|hace|rato|mareo|mareando / tome|tomado|trague|bebi|
  bebido|tomo|tomarme veneno|raticida|cloro|lejia|acido|thinner|paraquat|insecticida|pesticida|sosa / estoy|toy|ando|
  parad*|sentad*|subi|subid*|acostad*|subido|colgad* .. <edge> .. saltar|salto|un_paso|tirar*|tiro|soltar*|adios|
  lanzar*|aventar*|otro_lado|por_fuera|brinc* / voy|a_punto +a|de +saltar|tirarme|aventarme +$|ya|ahora|del|al_vacio|
  al_tren / sangr* .. no|mucha|tanta|mucho|muchisima +para|paro|parar|deja|suelo|toalla|se_detiene|ayuda / no para|deja|
  paro|parar|dejo +de +salir|sangrar|sangre / cort*|raj*|abri|abierto +muy|demasiado|las|la|me +profundo|hondo|venas|
  muñecas|muñeca .. $|sangr*|para / apuñal*|apuñalaron|desangr*|balearon|acuchill* .. sangr*|ayuda|ambulancia|estoy|
  cuello|estomago|pierna|hondo / duele|dolor|aprieta|oprime|opresion .. pecho .. siento|brazo|respir*|ahog*|dormid*|
  durmio|ambulancia|sudando / & garganta|lengua cierra|hinch*|cerrando respir*|cacahuate|mani|nuez|nueces|abeja|alergi*|
  camaron|mariscos / & cara|boca|sonrie|sonrisa caid*|cayo|torcid*|torcio|chueca|dormid*|durmio|paralizad*|lado brazo|
  mano|brzo|hablar|habla|levantar / agarra*|llev* +la|el +mano +al +pecho / me +persigue|viene_siguiendo|esta_siguiendo
  .. hombre|tipo|coche|carro|miedo|metro|calle|casa|sola / me +sigue|siguen +un|unos +tipo*|hombre*|coche|carro / & rio|
  agua|crecida|inundacion|corriente techo|carro|subiendo|atrapad*|nos_lleva ayuda|atrapad*|subiendo|no_podemos_salir|
  no_puedo_salir / encerr*|escond* .. baño|cuarto|closet|cama|armario .. matar|<weapon>|golpe*|puerta|ayuda|mata|pasos|
  gritando / & no_siento|no_puedo_mover|no_muevo|no_me_puedo|no_puedo_moverme|no_puedo_levantarme|no_puedo_pararme cai|
  caido|caida|me_cai|accidente|volc*|atropell*|choqu*|chocamos|resbal*|escaleras / & atrapad*|aplastad*|prensad*|volc*
  pierna|piernas|mano|brazo|pie|carro|coche sangr*|perdiendo / & monoxido|brasero cabeza|mare*|nause*|despierta|desmay*
  / horas .. suelo|piso|tirad* .. sin|no +poder|puedo +levantarme|moverme|pararme / caldera|calentador|estufa|monoxido
  .. cabeza .. despierta|desmay* / & caldera|calentador|estufa|monoxido no_se_despierta|no_despierta|no_responde|
  se_desmayo|desmayad* / & gas|monoxido|brasero huele|olor|fuga|monoxido|escape mare*|cabeza|nause*|despierta|responde|
  desmay*|tirad*|debil / & agua|rio|inundacion sube|subiendo|entra|entrando|nos_llega|desbord*|creciendo cintura|pecho|
  cuello|tejado|techo|atrapad* / & hombres|tipos|desconocidos|sujetos|hombre subieron|metieron|obligaron|agarraron|
  llevan|subio|metio furgoneta|carro|coche|camioneta|auto|van|cajuela|maletero fuerza|donde|llevan|ayuda / & taxista|
  taxi|conductor|chofer|uber seguros|bloquead*|bloqueo|cerrado_las|cerro_las|cerrado_los|cerro_los no_me_deja|bajarme|
  bajar|otro_camino|tengo_miedo|mucho_miedo|por_donde|me_contesta|me_responde / & acosa|acosador|acosando|persigue
  puerta|ventana|portal miedo|temblando|no_se_va|timbre|tocando|golpe* / me +vienen|estan|van +siguiendo .. tipo*|
  hombre*|metro|calle|coche|miedo / me +tiene|tienen +encerrad*|secuestrad*|atad*|retenid*
# self_harm 2
autolesi*|autoagre*|autodañ* / me|m +cort*|raj*|taj*|hago_cortes|hice_cortes|abro|abri|clavo|clave|pincho|quem*|rasguñ*|
  arañ* .. <body>|cuchilla|a_proposito|aposta|adrede / me|m +cort*|raj*|corto|volvi_a_cortar|vuelto_a_cortar|
  volvi_a_hacer|estoy_cortando +$|otra|de_nuevo|para|cuando|cada|hoy|anoche|desde|porque|por|y|todos|mas|a_escondidas ..
  vez|nuevo|$|sentir|mal|noche|siento|siempre|discut*|calma*|llor*|<body>|<blade>|vuelv*|profund* / me +volvi|vuelvo|he|
  e|estoy|habia|sigo|recai|pongo +a|vuelto|cortando|quemando|rajando|y|cort* +cort*|a|raj*|quem*|$|otra|de_nuevo|hacer /
  cortarme|rajarme|quemarme|hacerme_daño|lastimarme|arañarme|hacerme_cortes +$|otra|de_nuevo|para|los|las|con|otra_vez|
  y|hoy|cuando|es|ya|a|los_brazos / <want>|volvi|vuelto|deje|dejar|necesito|urge|ganas|sigo|parar .. cortarme|rajarme|
  lastimarme|hacerme_daño|cortar_me|herirme|quemarme / daño|quemo|golpeo|corto|lastimo +a|aposta|adrede|de +proposito|
  mi_mism*|$|cuando / <blade> .. <body>|calma|recai|aguantar|escond*|piel / manga|mangas .. tajos|cortes|marcas|heridas|
  cicatrices|cort* / encerr* .. <blade> / tajos|cortes|rayones|cicatrices .. brazo*|muslo*|pierna*|muñeca*|me_hice|
  frescos|escond*|vean / me +apag*|quem*|apague|apago .. cigarr*|pucho|puchos|encendedor|mechero|fosforo|cerillo|
  proposito|aposta|adrede / quem*|apag* .. cigarr*|pucho|encendedor|mechero|plancha .. <body>|ansiedad|proposito|mano|
  calm* / peg*|golpe*|punch*|dand*|doy|cabez*|puñetaz*|moord* .. pared|cabeza|cara|piernas|espejo|nudillos .. sangr*|
  merezco|odio|calm*|moret*|morad*|calla|equivoc*|hasta / puñetazos|cabezazos .. pared|cabeza|cara|piernas|espejo|muslos
  / cortarme|corte|cortes|sangr*|<blade> .. unico|me|solo calma|alivia|calla|ayuda|relaja / <body> .. llen*|cubiert*|
  marcad*|cortes|tajos .. cort*|marcas|tajos|cicatri*|yo_misma|quem* / me +pongo|apoyo|aprieto .. cigarr*|pucho ..
  <body> / haciendome|hacerme +heridas|cortes|tajos|quemaduras .. <body>
me_doy|me_di|me_daba|dandome|darme|me_pego|me_he_dado +cabezazos|puñetazos|cabezasos contra|con|en .. coche|carro|
  volante|puerta|suelo|lavabo|armario|azulejos|marco|bañera|hasta
# eating_disorder 2
anorexi*|bulimi*|proana|pro_ana|promia|thinspo|tca / ana +y +mia .. amig*|engordar|princes*|dejan|comer / vomit* ..
  todo|cada|despues|como|comer|escondidas|engordar|proposito|desayuno|almuerzo .. como|comer|comida|comidas|cenar|
  engordar|años|sabe|gorda|adelgazar|dedos|cena|almuerzo|dia|noche|proposito|$ / me_meto|me_meti|meterme|me_metia +los|
  dos|el|un +dedos|dedo|cepillo / vomit* .. escondidas|proposito|adrede|aposta / vomit* .. cada|todas .. comida|comidas|
  cena / provoc* +el|vomito|me|vomitos|vomitar / dedos|cepillo .. garganta|vomit*|devuelv*|comer|comida|cena / atrac* ..
  dedos|vomit*|laxant*|echo|devuelv*|comida|baño|despues|reviento|culpa|hasta|luego / laxante*|diuretic*|purg* .. comer|
  comida|peso|bajar|gorda|adelgazar|dia|dias|diario|cada|engordar|flaca|escondidas|todos|almorzar|dejarlos|caja|luego /
  tom*|abus*|uso|cajas|compr* .. laxante*|diuretic* / mastic* +y|la|lo .. escup* / no|sin|ni|dejado|deje|dejo|dejar
  +como|comer|comido|comia|de_comer|he_comido|probar|pruebo|nada|probado .. dias|semanas|nada|semana|seguir|desde|
  desaparecer .. gord*|adelgaz*|asco|flac*|peso|engordar|delgad*|bajar|kilos|merezco|espejo|orgullos*|contando|sigo|
  seguir|desaparecer|control|piernas|desmay*|aposta / dias|semanas|semana|dia .. sin|no|solo|agua|puro|pura|a_base
  comer|como|comido|tomo|agua|manzana|hielo|cafe|chicle|coca .. gord*|adelgaz*|asco|flac*|engordar|delgad*|kilo|kilos|
  peso|desmay*|negro|permit*|orgull*|contando|seguir|sigo|cafe|zero|vaca|cuerpo / tres|cuatro|cinco|seis|siete|3|4|5|6|
  7|8|10 +dias +sin +comer|probar / no +merezco +comer|cenar / no +debo|me +permit*|dejo|comer .. comer|comida|gord* /
  me +permit*|dejare|dejo_comer .. comer|manzana|galleta|bocado|calorias|arroz / 100|200|300|400|500|600|700 +calorias|
  kcal|cal .. dia|max*|diarias|como|gord*|pas*|diario / 34|35|36|37|38|39|40|41|42|43|44|45 .. gord*|grasa|vaca|espejo|
  desmay*|asco|bola|sin_comer / veo|viendo|sigo|siento|verme|doy|miro .. gord*|vaca|cerda|ballena|foca|grasa|asco ..
  espejo|comer|cenar|comi|kilos|peso / dejar +de +comer .. desaparecer|huesos|morir*|flac* / bajando|bajar|bajado|sigo
  .. kilos|talla|kilo|bajando .. no_pienso_parar|no_voy_a_parar|no_es_suficiente|gord* / hasta .. duele|dolor|reventar|
  reviento .. laxante* / peso|estoy_en|ando_en|bajado_a|llegue_a +33|34|35|36|37|38|39|40|41|42|43|44|45 +kilos|kg ..
  comer|como|bascula|comida|odio / atrac* .. escondidas|coche|noche|baño .. luego|despues|compens*|sin_probar|sin_comer|
  ayun*|dias / 100|200|300|400|500 +calorias|kcal .. vomit*
dias|semana +a +agua|cafe|caldo|puro|pura|chicle|hielo +y|$|agua|cafe / peso|estoy_en|ando_en|voy_por|pesando 39|40|41|
  42|43|44|45|46|47 .. llegar|bajar|quedarme|meta|objetivo +a|en|de|hasta|es +30|31|32|33|34|35|36|37|38
${others}${core}# now
hoy|ahora|ahorita|ya|ahora_mismo
# ordinary
hace anos .. estuve|fui|tuve|sufri .. anorexi*|bulimi*|tca / con|a|los +veinte|20|18|19 tuve|tenia|sufria .. anorexi*|
  bulimi* / barranco|puente +del +humor|chiste / boca +abajo|arriba / & gas gasolinera / brazo +del +sofa|sillon /
  partio|rompio +el +corazon / & horno|bizcocho|tarta cuchillo / partio|rompio .. jugando|futbol|pelota|balon / pegue
  +al|a_la +cuchillo|sarten|olla / despert* +hasta|a|temprano|al|antes / atrac* +de +series|tele|netflix|pelis|videos /
  perro|gato .. vomit* / mat* .. comio|postre|jaj*|helado|en_broma|de_broma|spoil*|final / morir*|muerto|muerta|muero|
  matar*|mato|mata|matan|maté +de|por +la|tanta|pura|risa|hambre|sueño|calor|frio|ganas|verguenza|aburrimiento|un|una|
  unos|unas|amor|la_risa|cansancio|sed|pena|gusto|trabajar|viejo|infarto / <babe>|perro|gato|nieto|sobrino .. me|le
  +pega|muerde|golpea|araña .. sueño|dos_años|tres_años|cansado|berrinche|jugando|peluche / matar* .. impresora|
  mosquito*|bicho*|cucaracha*|hormigas|tiempo|pulgones|gallina|planta*|dragon|hambre / me +toca|pego|toco|golpeo|pega
  +la|en|el|un|ese|al|fuerte|duro|fuerte_la|este +guitarra|ajedrez|gripe|piano|turno|loteria|susto|lista|resfriado|
  trabajar|futbol|tenis|fifa|catarro|corazon|alma|sol|pie|cabeza_con|grito|esa|nostalgia|vestido|calor / me_golpeo +en|
  el +ajedrez|el|pie / quiero|kiero +morir*|matar +jaj*|de|por|sin_ver|con_ese|ya_con|a_quien / no +me|quiero +morirme|
  quiero|morir +sin|morir +$|ver|sin|probar|conocer|de / dos_pastillas|una_pastilla / me +mata|mato|matan|mate +el|este|
  la|esta|lo|a|en_el|estudiando|trabajando|de|entrenando|por|si|con_tanto|un / vivir|vivir_mas|estar_aqui|viviendo +con|
  en_este|en_esta|en_el|en_la|en_casa|sin|de|lejos|cerca|alla|asi_en / cort* .. flequillo|cocin*|cebolla|rollo|uñas|
  puntas|luz|afeit*|papel|cabello|cesped|pasto|cesar|mayonesa|digestion|jamon|pan / quem*|quemo .. horno|sol|cafe|
  lengua|sopa|playa|sin_querer|accident*|tortilla|arroz|cocinando / vomit* .. gastro*|virus|embaraz*|resaca|mariscos|
  nauseas|borracher*|intoxic*|maread*|gato|perro|aguardiente|cayo_mal|gambas / me_pego|me_tiro .. si|como +hay|vuelve|
  vuelva|otra / & respiro|respirar|pecho|aliento reir|risa|reirme|gimnasio|gym|ascensor / cort* +el|la +pelo|dedo|barba
  / lluvia|calor|perro|ruido .. no +me +deja* / me +empuj* +a / apuñal* +por +la +espalda / ^el|^la|^mi +gps|navegador|
  impresora|despertador|wifi|aspiradora +me|nos|se|no|otra|va|ya .. matar*|estrangul* / casi +me|le|nos +da|dio|daba|dan
  +un|una|el infarto|ataque|patatus|soponcio
<babe>|nieta|jefe|jefa|suegra|madre|mama|amiga|profe +va|van +a +matarme|matarnos +cuando|si|como +vea*|vean|note*|
  pruebe*|descubra* / antes_de +saltar +del|desde_el|en +avion|helicoptero|trampolin|paracaidas / & nos_revento|
  me_revento|nos_reventaron|nos_ha_reventado|me_ha_reventado|nos_revienta crossfit|spinning|pilates|gym|gimnasio|
  sentadillas|flexiones|burpees|abdominales|agujetas|entreno|entrenamiento|cuestas / & almohada|cojin ronc* / dias +a
  +agua|caldo .. gastro*|virus|colonoscopia|arroz|suero / pegaba|golpeaba|maltrataba .. 19*|200*|201*|98|99 / divorcie|
  separe .. pegaba|golpeaba|maltrataba / morir +sin +ver|probar|conocer|saber / pegaba|peleaba +con +mi +hermano|
  hermana|primo / tiro +por_la_ventana +jaja*|de|si
# fiction
en_la_novela|pelicula|peli|capitulo|episodio|libro|cancion|videojuego|podcast|personaje|documental|rol|anime|netflix|
  fortnite|fornite|minecraft|free_fire|gta|teatro|villano|poema|noticias|larra|romeo|jefe_final|cuento|actor|letra|
  trama|zombi*|dragon|goles|partidazo|puenting|bungee|ensayo|simulacro|escuadron / tuve|sufri|tenia anorexia|bulimia|
  depresion .. años|hoy|ahora / de_terror|de_miedo
# past
hace .. años|tiempo|decadas / en|desde +el_98|el_99|los_90|199*|200*|201* / de|era|cuando +adolescente|joven|chica|
  chico|cria|niña / a_los +15|16|17|18|20|quince|dieciocho|veinte / por_entonces|en_aquella_epoca
# well
ahora|hoy|desde_entonces .. feliz|bien|tranquil*|libre|libertad|sana|sano|hijos|orgullo|caso|casada|casado|ayudo|doy /
  recuperad*|curad*|superado|lo_supere|en_paz|soy_feliz
${young}`;
