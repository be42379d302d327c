/** Spanish, in the notation of `../phrases.ts`. */
export const spanish = `# lists
kin = marido|esposo|novio|pareja|mujer|esposa|novia|ex|exnovio|exmarido|padre|papa|viejo|padrastro|madre|mama|madrastra|
  tio|hermano|hermana|abuelo|primo|hermanastro|suegro|suegra|padres|cuñado
close = <kin>|amigo|amiga|hijo|hija|bebe|jefe|jefa|vecino|vecina|profe|profesor|compañero|compañera|familia|hijos|niño|
  niña|suegros|madre|hermanita|hermanito|abuela|abuelo|padrastro|cuñada|prima|mejor_amiga|mejor_amigo|bb|nena|nene|
  perra|cabron|hdp|desgraciado|maldito
person = <close>|el|ella|tipo|hombre|alguien|cura|entrenador|vieja|viejo|padrino|pastor|maestro|hermanastro|
  hermano_mayor|marido|mayor
want = quiero|kiero|queria|quisiera|quiere|voy|va|vamos|pienso|piensa|pensando|penso|intente|intento|intentado|intentar|
  ganas|necesito|decidi|decidido|planeo|planeando|plan|planes|deseo|prefiero|ojala|dice|manera|formas|idea|ideas|puedo|
  keria|ando_pensando|llevo_pensando|pensado|voi|intentando|tengo_ganas|me_dan_ganas|pensar|decidi_que
pills = pastillas|pastilla|tabletas|somniferos|medicamentos|medicinas|calmantes|paracetamol|clonazepam|lorazepam|
  diazepam|ibuprofeno|ansioliticos|antidepresivos|comprimidos|orfidal|trankimazin|alprazolam|rivotril|tranquilizantes|
  pastis|sertralina|fluoxetina|zolpidem|benzos|tranquis|quetiapina|aspirinas
hits = pega|pego|pegado|pegaba|pegar|golpea|golpeo|golpeaba|golpeado|golpear|maltrata|maltrato|maltratado|maltrataba|
  viola|violo|violado|violaba|abusa|abuso|abusaba|abusado|ahorca|ahorco|ahorcado|estrangula|estrangulo|empuja|empujo|
  patea|pateo|cachetea|cacheteo|manosea|manoseo|manoseaba|asfixia|asfixio|apuñalo|quema|agarra_a_golpes|agarro_a_golpes|
  muele_a_golpes|zurra|azota|abofetea|abofeteo|reviento|revienta|revento|rompio|zarandea|escupe|agarra_del_cuello|
  violando|pegando|golpeando|partio|tiro|quemo|dio
body = brazo|brazos|muñeca|muñecas|pierna|piernas|muslo|muslos|piel|antebrazo|antebrazos|venas|barriga|abdomen
weapon = cuchillo|pistola|arma|machete|navaja|hacha|escopeta|martillo|revolver|fierro|palo|bate|cuchilla|fusil|katana|
  puñal
n = 11|12|13|14|15|16|17|once|doce|trece|catorce|quince|dieciseis|diecisiete|diez|katorce|kinse|kince|trese|dosce|dies
edge = puente|azotea|borde|baranda|barandilla|barandal|cornisa|balcon|tejado|vias|via_del_tren|rieles|viaducto|
  precipicio|acantilado|parapeto|terraza|techo
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
amig*|herman*|novi*|hij* .. mando|mandado|escribio|envio|dejo .. despedida|adios|despidiendose .. contesta|responde|$|y|
  suicid* / ojala +no|me|nunca +despertara|despierte|muera|muriera|hubiera_nacido|despertar
no|sin .. encuentro|hay|tengo|veo|quedan .. motivos|razones|sentido|fuerzas|salida .. seguir|vivir|acabe|continuar
tengo +todo +listo|planeado|preparado|planeao .. pastillas|soga|salvar*|viernes|nadie|noche|morir|muerte|soltar
nota|carta|cartas|notas|video|audio .. despedida|despedirme|suicid*|adios .. $|escrit*|escrib*|deje|dejo|lista|hijos|
  mama / <want>|en|del|al|cometer|hacia|sobre suicidio|suicidarme|suicidarse|suicidar / pastillas .. mano|todas|tomar
no|sin|ni .. sentido|ganas|razon|razones|motivos|fuerzas .. vivir|vida|seguir_viviendo|seguir_aqui|estar_viv*
compre|tengo|amarre|busque|ya +la|una|soga|lista +soga|cuerda .. hoy|cuello|ahorc*|colg*|viga|lista|arbol|$|techo
pegar|pegarme|meter|meterme|dar|darme|volar|volarme +un|los|la +tiro|balazo|sesos|tapa_de_los_sesos|cabeza
m|me|se +voy|va|quiero|voi|vy|kiero a|matar +matar|tirar|colgar|ahorcar|suicidar|pegar_un_tiro|a_matar|$|a_pegar_un_tiro
me|se +voy|va|quiero|quiere|queria +matar|suicidar|ahorcar|colgar|a_matar|a_suicidar|a_ahorcar|a_colgar
no|ya_no|sin|tampoco quiero|kiero|quisiera|ganas|aguanto vivir|seguir_viviendo|seguir_aqui|estar_viva|estar_vivo|
  existir|despertar / sueño|sueno|pienso|fantaseo +con|en +morir*|mi_muerte|matarme|estar_muert*|mi_funeral|mi_entierro
<want> morir|morirme|morirse|estar_muert*|estuviera_muert*|no_despertar|dejar_de_existir|desaparecer_para_siempre|
  no_existir|muerto|muerta / suicid* +$|me|nota|carta|plan|intento|ideas|pensamientos|esta|hoy|ya|porque|y|pero|todos
<want>|me tirar|tirarme|lanzarme|saltar|aventarme|tiro|arrojarme puente|tren|metro|edificio|azotea|balcon|vias|ventana|
  techo|piso / pastillas|pastis|medicinas .. guardad*|juntando|junte|juntad*|ahorrando|escondid*
muerte +es|seria|como|parece|la .. unica|unico|mejor|salida|solucion|alivio / me|m .. pegar|meter|dar +un +tiro|balazo
quiero|quisiera|necesito|deseo|ganas .. irme|ir|largarme +de +este +mundo / cansad*|hart* +de +vivir|la_vida|estar_viv*
hoy|esta_noche|mañana .. lo +hago .. listo|pastillas|soga|carta|todo / cortarme|cortar|cortado|abrirme|corte +las +venas
nadie me +va|extrañ* extrañar|cuando|si +no_este|me_muera|no_estoy / acabar|terminar|acabo|acabare +con +todo
me +mato|mate|muero|voy +hoy|mañana|esta_noche|antes_de|y_ya|este / carga .. familia|todos .. mejor|sin_mi
acabar|acabo|terminar|termino|acabare con|de mi|su|esta|la vida / quitarme|quitarse|quito|quita|quitar|quitare +la +vida
suicidarme|suicidarse|suicidare|suicidando|suicidal|suicidas / matarme|ahorcarme|colgarme|desvivirme|matarse|ahorcarse
pienso|pensando +en +la|mi +muerte / me +quiero|voy +ir +de +este / no +quiero +estar +aqui|viv*
mejor +muerto|muerta|sin_mi
# immediate_danger 3
& incendio|fuego|humo|quemando|llamas edificio|piso|casa|departamento|escalera|escaleras|cocina|apartamento|portal
  atrapad*|salir|entrando|lleno|mucho|encerrad*|ayuda|bajar
& labios|boca azul|azules|morados|morada|moraditos desmay*|despierta|respira|sobredosis|metido|tomo|tomado|consum*
<close>|chica|chico .. convulsion*|convulsionando|sobredosis|infarto|azul +$|piso|suelo|ayuda|que|no|ahora|y|en
& accidente|chocamos|chocado|volco|volcamos|estrellamos coche|carro|moto|camion|carretera atrapad*|sangr*|inconsciente|
  gasolina|no_respira|prensad* / mi|madre|padre|bebe|hijo|hija|abuela|abuelo|amigo|amiga|hermano +no +respira|reacciona
& tiros|disparos|balazos|tiroteo|disparando escondid*|centro|tienda|escuela|afuera|ahora|encerrad*|ayuda|calle
& echaron|echado|pusieron|puso|drogaron bebida|copa|trago|vaso|cerveza algo|droga donde|mareada|mareado|muevo|sola
metido|metieron|entraron|hay|entrado .. robar|ladrones|ladron|armados|encapuchados .. abajo|armados|casa|escondid*|
  dentro|sola|piso / hombre|tipo|alguien|ladron|sujeto .. armado|pistola|cuchillo|machete .. puerta|casa|fuera|ventana
va|quiere|amenaza +a|con +matar* .. madre|mama|papa|nosotros|hermano .. machete|cuchillo|pistola|mano|arma / apuñalaron
& <weapon> tiene|trae|lleva|agarro|saco puerta|entrar|baño|encerrad*|amenaz*|siguiendo|dice|fuera|ayuda
tomar|tome|tomo|trague|trago|tomado|ingeri|metido|tomarme .. frasco|bote|caja|cajas|blister|tableta|puñado|monton|
  entero|entera|todas|todo .. <pills>|frasco|entero|entera
estoy|toy|parad*|sentad*|subi|subid*|acostad* .. <edge> .. saltar|salto|tirar|tiro|soltar|adios|lanzar|abajo|borde|
  otro_lado|esperando|afuera|por_fuera|aventar / sangre|sangrando .. no|mucha|tanta .. para|paro|parar|deja|suelo|toalla
tome|tomado|tomarme|tomo|trague|tragado|trago|ingeri|tragarme|tomando todas|caja|cajas|frasco|bote|blister|puñado|dos|
  tres|20|30|40|50|100|muchas <pills>|caja|frasco|pastillero / tom*|trag*|beb* veneno|raticida|cloro|lejia|acido|thinner
estoy|parado|parada|subido|subida|sentado|sentada|aqui puente|azotea|borde|barandilla|cornisa|balcon|tejado|vias|
  viaducto .. saltar|salto|tirar|tiro|paso|soltar|adios|lanzar|abajo|borde|otro_lado / voy|a_punto +a|de +saltar|tirarme
alguien|hombre|desconocido|extraño +dentro|entrando|esta_dentro|esta_entrando|en +de|a|en|mi +mi|la|casa|departamento
& <weapon> el|mi|ex|hombre|tipo|alguien|ladron puerta|encerrada|encerrado|baño|ayuda|casa|escondida|escondido|afuera|
  matar|mata|ventana / me +estan|esta|tienen|tiene +siguiendo|secuestrada|secuestrado|apuntando|persiguiendo|encerrada_y
alguien|hombre|ex|tipo|ladron|desconocido|marido|novio|estan tirando|rompiendo|golpeando|forzando|entrado|entro|
  pateando|tumbando|metio|aporreando|entrar|intentando puerta|ventana|casa|cerradura|piso
no +respira|reacciona|despierta|responde .. pastillas|jeringas|piso|frasco|tirado|hermano|mama|amiga
me +tome|trague|tomado|comi|meti +como|unas|unos|casi|mas_de|todo 20|25|30|40|50|60|80|100
encerr* .. baño|cuarto|armario|closet .. ex|matar|cuchillo|golpe*|puerta|pistola|ayuda|el
corte|raje|abri|cortado +las|los|muy|la|el|profundo +venas|muñecas|profundo|muñeca
estoy|toy|acostad*|sentad* +en +las|la +vias|via|rieles|cornisa|barandilla|baranda
corte|cortado|cortada|cortarme|abierto|raje las_venas|muy_profundo|demasiado / desangrando|apuñalado|apuñalada|apuñalo
& <weapon> ventana|puerta|portal|patio esta|hay|afuera|fuera|parado mi|casa
& pecho duele|dolor|aprieta|oprime respirar|respiro|brazo|ahogo|ambulancia / desangr* .. corte|hondo|mucho|ayuda|muñeca*
<close> .. tomo|trago|ingirio .. pastillas|veneno|frasco|cloro|raticida / no para|deja|paro|parar salir|sangrar|sangre
& <weapon> puerta|portal|ventana mata|matar|matarme|golpes|ayuda|abrir
& gas huele|olor|fuga|escape mareada|mareado|cabeza|abrir|ayuda|duele / agarra|agarrando|llevo +la|el +mano? +al? +pecho
bebe|hijo|hija|niño .. poniendo|puso|pone +azul|morado|moradito
me +vienen|viene|estan|esta|anda|andan +siguiendo|persiguiendo / me +sigue|siguen .. hombre|tipo|coche|carro|miedo|metro
otro +lado +de +la|las +baranda|barandilla|reja|valla|barandal
# self_harm 2
<close>|ella|el .. se +quema|corta|lastima|hiere|rasguña .. brazos|brazo|piel|piernas|cigarro*|cigarros|encendedor|
  mechero|proposito|navaja|cuchilla / brazos|piernas|muñecas|muslos .. llenos|llenas|lleno cortes|marcas|cortadas
me +quemo|queme|quemarme +los|las|el|la|con brazos|muslos|piernas|piel|muñeca|brazo|muslo|plancha|mechero|cigarro
me +pego|golpeo|doy|muerdo +puñetazos|en|golpes|cabezazos|a_mi|contra .. cabeza|cara|equivoc*|pared|piernas|moret*
& uñas|cuchilla|cutter|tijera*|navaja|alfiler|compas sangre|sangr*|brazo*|muslo*|pierna*|piel me|clavo|hasta
me|m +abri|abro|raje|rajo|taje|tajeo|clavo|claveteo|marco|pincho +los|las|la|el|otra|con .. brazo*|pierna*|muñeca*|
  muslo*|uñas|piel|cutter|tijeras / limpi*|sin_cortarme .. recai|recaida|otra_vez|cortar*|corte
hago|hice|hacerme|haciendo|hace +cortes|cortecitos|rayas|heridas|daño_a_mi .. brazo*|muslo*|pierna*|muñeca*|barriga|
  abdomen|cuchilla / quemo|quemarme|queme .. cigarr*|mechero|encendedor|plancha|brazo|piernas|vela|proposito
& cuchilla|navaja|gillette|cutter|tijeras|hoja_de_afeitar baño|brazo*|muslo*|pierna*|otra_vez|otra|recai|calma|clean|
  limpi*|encerre|corto|corte|muñeca / recaida|recai|recaido|volvi|vuelto cortarme|cortes|cuchilla|cortarme / autolesion*
me +quemo|lastimo|corto|araño|muerdo|pellizco|pincho|hiero +para|con|hasta|cuando|los|las|el|aposta|adrede|mucho sentir|
  cigarr*|sangr*|brazos|piernas|castig*|calm*|mechero|encendedor|mal|dolor|ansiedad|algo|proposito|siento
cortarme|hacerme_daño|lastimarme|quemarme +otra|de_nuevo|para|$|los|las|con|a|otra_vez|y|hoy|cuando|es
me cort*|corto|corte|cortado|cortar|cortando +otra|$|de_nuevo|los|las|el|la|mis|con|para|cuando|desde|a|por|en|y|hoy|
  todos|mas|cada <body>|cuchilla|vez|nuevo|escondidas|profundo|sentir|mal|proposito|cutter|navaja|calma|cuando|siempre|
  noche|siento / cabezazos|puñetazos|golpes .. pared|cabeza|espejo|cara
hago|haciendo|hacerme|hice|hacer|lastimo|lastimarme daño|cortes|yo_misma|a_mi proposito|misma|mismo|otra|brazos|piernas|
  cuando|para|necesito|dejar|parar / me +volvi|vuelvo|he_vuelto|volvio +a +cortar|rajar|quemar|lastimar
me quem* +con|el|los|las|a|la|aposta|adrede mechero|cigarro|cigarrillo|encendedor|proposito|brazo|brazos|piel|piernas|
  plancha|vela
# eating_disorder 2
pavor|panico|terror|miedo|horror .. engordar|comer|subir_de_peso .. no_como|nada|vomit*|comer|gramo|gord*|engord*
vomit* .. todo|cada|despues|como|comer|comida|cena|cenar|escondidas|engordar|proposito .. como|comer|comida|comidas|
  cenar|engordar|años|sabe|gorda|adelgazar|dedos|cena|almuerzo|dia / atrac* .. dedos|vomit*|laxant*|echo|devuelv*|comida
no|sin|dejado|deje|dejo como|comer|comido|comia|come|probar dias|semanas|nada .. gord*|adelgaz*|asco|flac*|peso|
  engordar|delgad*|bajar|kilos|merezco|espejo / peso .. kilos|kg|3 .. gord*|veo|espejo|asco|enorme|vaca|todavia|igual
dias|semanas|semana .. sin|no|solo|agua comer|como|comido|tomo|agua|manzana .. gord*|adelgaz*|asco|flac*|engordar|
  delgad*|kilos|peso|peso_4* / & baño|taza|inodoro|water dedos|vomit*|garganta|devolv* cen*|com*|almuerz*|cada|despues
laxantes .. comer|comida|peso|bajar|gorda|adelgazar|dia|diario|cada|engordar|flaca|escondidas|todos / no +merezco +comer
& dias|semana|semanas agua|cafe|nada|ayuno|comer gord*|vaca|cerda|ballena|foca|asco|cuerpo|grasa
35|36|37|38|39|40|41|42|43|44|45 +kilos|kg .. gord*|grasa|vaca|espejo|llegar|veo|desmay*|bajar
escond*|tir*|escup* .. comida|plato .. como|coma|vean|madre|familia|nadie|papas / provoc* +el|vomito|me|vomitos
100|200|300|400|500|600 +calorias|kcal .. dia|max*|diarias|como|gord*|pas*
vomit* .. proposito|adrede|dedos|cena|todos|comida|almuerzo|cada / meto|metio|metido|meter +los|dos|el|un +dedos|dedo
peso +35|36|37|38|39|40|41|42|43|44|45 .. gord*|sin_comer|comer / anorexia|anorexica|anorexico|bulimia|bulimica|bulimico
sin|dejar_de comer .. seguir|desaparecer|orgullos*|quiero / dedos|cepillo .. garganta|boca|vomit*|devuelv*|comer|meto
# abuse 2
& hijo|hija|nuera|yerno|nieto pega|golpea|empuja|grita|insulta|maltrata pension|jubilacion|dinero|años|vergüenza|
  anciana|viejo|vieja|comer / <kin> .. mata|matara|mate|matar +a +mi|mis|los|nosotros y|hijos|niños|familia|perro|mama
amenaza|amenazo|amenazando|chantajea .. publicar|subir|difundir|enviar|mandar|compartir .. fotos|videos|packs|desnuda|
  desnudo|intimas / me +cruza|cruzo|parte|partio|rompe|reviento|revienta +la +cara|boca|nariz
novio|marido|pareja|ex|papa .. escupe|jala|jalonea|zamarrea|zarandea|estampa|empuja .. pelo|pared|cara|me|enoja
& dni|cedula|documentos|tarjeta|pasaporte|movil|celular|dinero quit*|escond*|tiene trabajar|salir|cruza|pega|protesto|
  familia|llave / <kin> .. mete|metio|entra|viene +en|a +mi +cama|cuarto|habitacion / viol*|abus* +me|de_mi|a_mi
me +empujo|tiro|arrastro|avento|lanzo +por|al|contra|del +las|suelo|piso|la|pelo|pared|el escaleras|pared|pelo|piso|
  suelo|novio|marido|$ / le +tengo +miedo|terror|panico +a +mi +esposo|marido|novio|padre|papa|pareja|ex|padrastro|madre
<person> .. me|nos viola|violo|abusa|golpea|ahorca|empujo|arrastro|jalo|tiro|lanzo .. desde|años|noche|escaleras|pelo|
  pared|suelo|cuando|cara / <kin> .. me|nos +dejo|deja|hizo +marcas|moretones|morados|un_ojo|la_cara|sangrando
hermana|madre|mama|amiga|hija|vecina|prima .. marido|novio|pareja|padre|padrastro|ex +la|le <hits>|pega|viola
mi|su +<person> .. revento|rompio|partio|quebro|fracturo|disloco|abrio +el|la|un|mi|una +labio|nariz|brazo|costilla|
  ceja|diente|dientes|boca|cara|mandibula|muñeca|cabeza / <close> +me +amenaza|amenazo con|de <weapon>|muerte|matarme
<person>|que me|nos|a_mi_madre|a_mi_mama|a_mis_hijos ha|a|vuelto|volvio|esta|da|dio|sigue|ha_vuelto|quiere|pone +<hits>|
  a_<hits>|una_paliza|golpes|la_mano|palizas|un_puñetazo|una_cachetada|patadas / <person> .. abus* +de +mi|ella|nosotras
<person> +me|nos|lo|siempre|todavia|y|borracho|ya|otra_vez|cuando|casi|anoche|tambien|que +<hits>|me_<hits>|nos_<hits>|
  dio_una_paliza|da_palizas|levanta_la_mano|pone_la_mano|parte_la_cara|rompio|rompe|partio|da_una_paliza|puso_la_mano
me +pega|pego|golpea|golpeo|maltrata|violo|viola|violaron|abusaron|golpearon|estrangula|ahorca|manosea +mi|el|un|$|con|
  cuando|y|cada|por|casi|todos|si|en|delante|otra $|marido|novio|esposo|padre|papa|mama|padrastro|cinturon|ex|borracho|
  cuando|y|cada|digo|tio|pareja|niños|llego|toma|nadie|amigo|noche / agarr*|cogio|tomo +del|por_el|el +cuello|pelo
<person> .. toca|tocaba|toco|tocar|manosea +por|las|$|cuando|mis|en|partes|y|desde|de noche|noches|partes|dormida|desde|
  madre|niña|senos|cuerpo|pechos|piernas|cuarto|intimas|chica
obliga|obligo|obligaba|forzo|fuerza|fuerzan|obligan .. acostar*|sexo|sexual*|relaciones|tocar*|desnudar*|cama|cosas|
  follar / me +forzaron|forzo|violaron|drogaron|abusaron|tocaron|manosearon / me +tiene +encerrad*|amenazad*|secuestrad*
no deja|dejan|permite|dejaba salir|trabajar|ver|hablar|tener .. casa|familia|amigas|amigos|nadie|movil|cel|celular|
  dinero|plata|calle|controla|sola|golpes / a +mi +hermana|madre|mama|amiga|hija|vecina|prima .. <hits>|viola|amenaza
amenaz*|dice|dijo|jura matar*|mata|mato|matarnos|pegar*|golpear*|hacerme|quitar* +si|a|$|me|nos|con|los si|me|cuchillo|
  dejo|voy|hijos|mi / & sueldo|dinero|tarjeta|salario|paga queda|quita|quito|agarra|controla permiso|salir|pedirle|deja
<kin>|entrenador|profe|cura +me +toca|tocaba|toco|manosea
# harm_to_others 2
echar|poner|echarle|ponerle|echo|pongo|meter .. veneno|raticida|cloro|arsenico|matarratas .. comida|cafe|sopa|bebida|te|
  cena|vaso / casi estrangul*|ahogo|mato|ahorc* .. mujer|hijo|hija|bebe|novia|hermano|madre|padre
envenenarle|ponerle|echarle|meterle .. cafe|comida|bebida|sopa|veneno .. suegra|marido|jefe|suegro|esposo|ex|veneno|$
ganas|impulso|miedo .. estampar*|lanzar*|tirar*|ahogar*|sacudir*|callar*|asfixiar* .. bebe|niño|niña|hijo|hija|pared|
  llora* / esta_noche|hoy|mañana +mato|asesino|acuchillo|apuñalo|mato_a +a|mi|todos|ese|esa
le|les|la|lo .. rebanar|rajar|cortar|degollar|partir|abrir|volar +el|la|los +cuello|garganta|cabeza|sesos
se +muere|muera|va_a_morir|mueren +hoy|mañana|esta_noche|en|por_mi .. arma|cuchillo|pistola|cargada|manos|mano|juro
voy|quiero|pienso|planeo|ganas +a|de +atropellarl*|acuchillarl*|matarl*|apuñalarl*|envenenarl*|quemarl*|dispararl*|
  estrangularl*|golpearl* / golpee|pegue|estrangule|ahorque +a +mi +novia|mujer|esposa|hijo|hija|bebe|madre|novio|niño
le|les|la|lo +voy|vy|voi|pienso|quiero +a|prender|meter +meter|pegar|clavar|prender|disparar|matar|cortar|reventar|
  volar|quemar|echar|apuñalar +un|fuego|el|la|los|una|veneno +tiro|balazo|cuchillo|a|fuego|cabeza|cuello|puñalada|puñal|
  navaja|sesos|casa / lo|la|los|las +mato|matare|apuñalo|rajo|acuchillo|quemo|reviento|degollo|mataria_hoy
voy|vamos|va|quiero|kiero|pienso|planeo|ganas|decidido|pensamientos|capaz|puedo|idea|impulsos .. matar|apuñalar|
  asesinar|rajar|disparar*|envenenar|estrangular|degollar|acuchillar|quemar|violar|atropellar|ahogar|hacer_daño|
  hacerle_daño|golpear +a|en +<close>|alguien|todos|gente|mi_<close>|su_<close>|la_escuela|mi_escuela|el_colegio|
  mi_colegio|su_ex|el_<close>|la_<close>|ese|esa|mis_<close>|sus_<close>
matarlo|matarla|matarlos|apuñalarlo|apuñalarla|acuchillarlo|acuchillarla|estrangularla|envenenarlo|envenenarla|rajarlo|
  degollarlo|ahogarlo|ahogarla|dispararle|pegarle_un_tiro|meterle_un_tiro / bomba .. instituto|colegio|escuela|trabajo
le|les +voy|meto|pego|clavo|quiero|disparo|vuelo a_clavar|a_meter|a_rajar|a_pegar_un|a_disparar|un_tiro|un_cuchillo|
  a_cortar_el|el_cuello|a_volar|a_partir|a_dar_un|los_sesos|a_romper_la|hacer_daño
<weapon>|gasolina .. matar*|mato|matare|espero|esperando|escuela|colegio|instituto|quemar*|disparar*|apuñalar*|clase|
  trabajo|jefe / & <weapon>|escopeta colegio|escuela|instituto|liceo|insti|trabajo mañana|llev*|entro|acaba|todos|ver
quemar|quemo|incendiar|prender_fuego|prenderle_fuego .. casa|coche|carro|local .. ex|ellos|dentro|gasolina|su|duermen|
  todos / pienso|pensando|pensado +en +matar*|envenenar*|apuñalar*|hacerle|ahogar*
miedo|asusta|ganas|pensamientos|impulsos hacer|hacerle|lastimar*|matar*|ahogar*|tirar*|sacudir*|dañar|pegar*|estrellar*
  .. bebe|hijo|hija|niño|niña|mujer|alguien|madre|hijos|llora|hermano|ella|el
atropellarla|atropellarlo|atropellarlos|arrollarla|arrollarlo / prender*|echar|meter +fuego|candela +a +la|su|el|todo
lo|la|los +voy|quiero +a|$ +apuñalar|matar|acuchillar|rajar / compre .. pistola|arma|cuchillo .. enterar|mañana|van
enveneno|envenenar +a alguien|note|jefe|marido
# now
esta_noche|hoy|ahora|ahorita|ya|ahora_mismo
# ordinary
morir|morirme|muero +de +la|tanta|pura +verguenza|risa|pena
& humo|fuego|llamas|incendio barbacoa|asado|parrilla|simulacro|chimenea|vela|velas|fogata|asando|quemada|tostada
& hijo|hija|nieto pega|golpea|muerde sueño|dos_años|tres_años|cansado|berrinche|juega|jugando|peluche / matar impresora
me +toca|pego|toco|golpeo +la|en|el|un|ese|al|fuerte guitarra|ajedrez|gripe|piano|turno|loteria|susto|lista|resfriado|
  trabajar|futbol|tenis|fifa|mario|catarro|corazon|alma / prender*|prendi +fuego +a_la|la parrilla|asado|leña|barbacoa
jamas|ni quiero|voy|haria|pienso|me|queria|quise|estoy +morir*|daño|a_matarme|matarme|suicid*|haria_daño|hare_daño|
  a_hacer_daño|suicidar / matar* +el|por|a_besos|de|al_jefe|al_boss|dragon|tiempo|hambre|zombis|mosquito|bicho|cucaracha
morir*|muerto|muerta|muero|matar*|matado|mato|mata|matan +de|por +risa|hambre|sueño|calor|frio|ganas|verguenza|
  aburrimiento|un|una|unos|unas|amor|la_risa|cansancio|miedo|sed|pena|gusto|trabajar|viejo / dos_pastillas|una_pastilla
jef*|mama|mi_madre|mi_mujer|mi_novia|madre|profe|entrenador|mi_novio|mi_padre +me +mata|matan|mato|va_a_matar
me +mata|mato|matan|pega|golpeo|golpea +el|este|la|esta|lo|un_grito|fuerte_la +calor|gym|gimnasio|rutina|pierna|dolor|
  cabeza|curiosidad|musica|sol|espalda|que|realidad|nostalgia / vivir +con|en|sin|aqui|asi|de|solo|sola|lejos|cerca|alla
cort* +el|la|las|los|con|me|mas|mi +pelo|flequillo|dedo|cocin*|cebolla|rollo|uñas|puntas|luz|afeit*|papel|cabello|dedos|
  cesped|carne|pasto / nunca|jamas|no +me +haria|mataria|haria_daño|corto|pega|toca / meter +un|una gol|golazo|canasta
cort*|quem* .. cocin*|cebolla*|afeit*|horno|plancha|comida|sarten|tortilla|sin_querer|accident*|sol|cafe|lengua|pelo
vomit* .. gastro*|virus|embaraz*|resaca|mariscos|nauseas|borracher*|intoxic*|maread*|coche|bebe|gato|perro|noche
& com* ayuno|ramadan|cuaresma|carne|operacion|analitica|doctor|nutri*|viernes|turno|dieta|endocrin* / morirme|morir +sin
sigue|siguen|siguiendo .. insta|instagram|tiktok|perro|gato / niño|bebe|perro|gato|niña .. me +pega|muerde|golpea|araña
me +mate|mato +estudiando|trabajando|de_risa|entrenando / & respiro|respirar|pecho reir|risa|reirme|gimnasio|gym
quiere|va|me +a_matar|matar|me +con +tanto|tantos|este / examen|calor|curiosidad|tarea|espalda .. matar|mata
tom* .. vitamina*|cafe|sol|cervez*|foto*|clase / acabar .. chocolate|tarta|pizza|helado|leche / me_mata +la|el|esta
& accidente atasco|trafico|trancon|cola / vivir|estar .. piso|oficina|casa_de / te +voy|mato|matare a_matar|si|mato
# fiction
pelicula|peli|serie|capitulo|episodio|novela|libro|cancion|juego|videojuego|podcast|personaje|documental|rol|anime|
  netflix|fortnite|minecraft|free_fire|gta|obra|teatro|villano|historia|poema|noticias|partido|larra|romeo|jefe_final|
  cuento|leyendo|actor|letra|trama|noticia|zombi*|dragon|goles|partidazo|puenting / jaja*|jeje*|xd|jsjs*|lol
hace|tuve|sufri|de +20|15|10|18|12|veinte|diez|quince|muchos|adolescente|joven|cria +años|$|hace|y|hoy .. ahora|hoy|
  feliz|bien|recuperad*|curad*|ya / tuve|sufri|tenia anorexia|bulimia|depresion .. años|hoy|ahora
# minor 2
& mama|papa|padres|madre quita|quitan|quitar|apaga|apagan|castigaron|esconde celular|cel|movil|telefono|wifi|tablet
  escuela|clases|cole|colegio|secundaria|tarea|instituto / menor|menor_de_edad|no_mayor +$|y|todavia|de_edad|pero
tengo|cumplo|cumpli|cumplire|acabo_de_cumplir|tengo_solo|tengo_apenas +<n>|solo_<n>|apenas_<n>|casi_<n>|los_<n>
soy|aun|todavia +menor|una_niña|un_niño|menor_de_edad|una_adolescente|un_adolescente|colegiala|adolescente
estoy|voy|curso|voy_en|paso +en|a +1|2|3|4|5|6|primero|segundo|tercero|cuarto|1o|2o|3o|4o|secundaria|primaria +de|eso|o|
  la|$ / madre|padres|mama|papa .. deja|dejan|quita|quitan .. menor|movil|app|cole|instituto / tngo|tengo|tng|teno +<n>
menti*|puse|inventé|falsa|falsee|mentido .. edad|fecha|nacimiento .. registr*|entrar|crear|cuenta|realidad|tengo|18|app
examen|deberes|tarea|clase|profe .. eso|secundaria|instituto|primaria|cole / menti*|mentido sobre|con|en edad
cumplo|cumplire|cumple +<n> .. mes|semana|en|que_viene|proximo|$ / falta|faltan .. para|pa .. 18|dieciocho|mayor|mayoria
no +soy|tengo mayor_de_edad|18|dieciocho|adult*|los_18 / ^<n> +años|añitos +$|recien|y|casi|tengo|hago
soy +de|del +<born>|año / naci +en +<born>|el
# adult
<n> +horas|minutos|semanas|dias|kilos|km|meses|euros|gatos|hijos|años_en|años_de|años_trabajando|años_casad*|años_con|
  hermanos|perros|puntos / hij*|sobrin*|herman*|niet*|alumn*|niñ*|prim* .. tiene|de|cumple|va +<n>|a|menor|en
profe*|maestr*|clase_en|doy .. eso|secundaria|primaria|instituto / cuando|desde|a +tenia|cumpli|los|tuve +<n>|los
`;
