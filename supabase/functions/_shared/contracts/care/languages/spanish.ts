/** Spanish, in the notation of `../phrases.ts`. */
export const spanish = `# lists
kin = marido|esposo|novio|pareja|mujer|esposa|novia|ex|exnovio|exmarido|padre|papa|viejo|padrastro|madre|mama|
  madrastra|tio|hermano|hermana|abuelo|primo|hermanastro|suegro|suegra|padres|cuñado
close = <kin>|amigo|amiga|hijo|hija|bebe|jefe|jefa|vecino|vecina|profe|profesor|compañero|compañera|familia|hijos|
  niño|niña|suegros
person = <close>|el|ella|tipo|hombre|alguien|cura|entrenador
want = quiero|kiero|queria|quisiera|quiere|voy|va|vamos|pienso|piensa|pensando|penso|intente|intento|intentado|
  intentar|ganas|necesito|decidi|decidido|planeo|planeando|plan|planes|deseo|prefiero|ojala|dice|manera|formas|idea|
  ideas|puedo
pills = pastillas|pastilla|tabletas|somniferos|medicamentos|medicinas|calmantes|paracetamol|clonazepam|lorazepam|
  diazepam|ibuprofeno|ansioliticos|antidepresivos|comprimidos|orfidal|trankimazin|alprazolam|rivotril|tranquilizantes
hits = pega|pego|pegado|pegaba|pegar|golpea|golpeo|golpeaba|golpeado|golpear|maltrata|maltrato|maltratado|maltrataba|
  viola|violo|violado|violaba|abusa|abuso|abusaba|abusado|ahorca|ahorco|ahorcado|estrangula|estrangulo|empuja|empujo|
  patea|pateo|cachetea|cacheteo|manosea|manoseo|manoseaba|asfixia|asfixio|apuñalo|quema|agarra_a_golpes|
  agarro_a_golpes|muele_a_golpes|zurra|azota|abofetea|abofeteo
body = brazo|brazos|muñeca|muñecas|pierna|piernas|muslo|muslos|piel|antebrazo|antebrazos|venas|barriga|abdomen
weapon = cuchillo|pistola|arma|machete|navaja|hacha|escopeta|martillo|revolver|fierro|palo|bate
n = 11|12|13|14|15|16|17|once|doce|trece|catorce|quince|dieciseis|diecisiete|diez
# suicide 2
ojala +no|me|nunca +despertara|despierte|muera|muriera|hubiera_nacido|despertar
no +quiero +estar +aqui|viv*
nadie me +va|extrañ* extrañar|cuando|si +no_este|me_muera|no_estoy
cansad*|hart* +de +vivir|la_vida|estar_viv*
carga .. familia|todos .. mejor|sin_mi
pienso|pensando +en +la|mi +muerte
pastillas .. mano|todas|tomar
suicid* +$|me|nota|carta|plan|intento|ideas|pensamientos|esta|hoy|ya|porque|y|pero|todos
suicidarme|suicidarse|suicidare|suicidando|suicidal|suicidas
<want>|en|del|al|cometer|hacia|sobre suicidio|suicidarme|suicidarse|suicidar
me|se +voy|va|quiero|quiere|queria +matar|suicidar|ahorcar|colgar|a_matar|a_suicidar|a_ahorcar|a_colgar
matarme|ahorcarme|colgarme|desvivirme|matarse|ahorcarse
quitarme|quitarse|quito|quita|quitar|quitare +la +vida
acabar|acabo|terminar|termino|acabare con|de mi|su|esta|la vida
acabar|terminar|acabo|acabare +con +todo
no|ya_no|sin|tampoco quiero|kiero|quisiera|ganas|aguanto vivir|seguir_viviendo|seguir_aqui|estar_viva|estar_vivo|
  existir|despertar
<want> morir|morirme|morirse|estar_muert*|estuviera_muert*|no_despertar|dejar_de_existir|desaparecer_para_siempre|
  no_existir|muerto|muerta
<want>|me tirar|tirarme|lanzarme|saltar|aventarme|tiro|arrojarme puente|tren|metro|edificio|azotea|balcon|vias|
  ventana|techo|piso
pegarme|pegare|pego|meterme +un +tiro|balazo
carta|nota|cartas|escrito|escribi despedida|suicidio
cartas|carta padres|madre|familia|hijos tirar|matar|morir|acabar
cortarme|cortar|cortado|abrirme|corte +las +venas
mejor +muerto|muerta|sin_mi
nadie|todos|mundo|familia .. mejor|extrañaria|importa .. sin_mi|si_me_muero|si_muero|si_me_muriera
no sentido|motivo|razon|razones|vale seguir_viviendo|vivir|para_vivir|la_vida
# immediate_danger 3
tome|tomado|tomarme|tomo|trague|tragado|trago|ingeri|tragarme|tomando todas|caja|cajas|frasco|bote|blister|puñado|
  dos|tres|20|30|40|50|100|muchas <pills>|caja|frasco|pastillero
sobredosis
tome|bebi|bebido|tomo|tomado|trague|bebio veneno|cloro|lejia|raticida|pesticida|insecticida|acido
estoy|parado|parada|subido|subida|sentado|sentada|aqui puente|azotea|borde|barandilla|cornisa|balcon|tejado|vias|
  viaducto .. saltar|salto|tirar|tiro|paso|soltar|adios|lanzar|abajo|borde|otro_lado
voy|a_punto +a|de +saltar|tirarme
no para|deja|paro|parar salir|sangrar|sangre
mucha|tanta|perdiendo|llena|por_todos sangre|sangrando|sangro
corte|cortado|cortada|cortarme|abierto|raje las_venas|muy_profundo|demasiado
estoy|esta +sangrando|desangrando mucho|para|ayuda|demasiado
alguien|hombre|desconocido|extraño +dentro|entrando|esta_dentro|esta_entrando|en +de|a|en|mi +mi|la|casa|departamento
apuñalaron
desangrando|apuñalado|apuñalada|apuñalo
& <weapon> el|mi|ex|hombre|tipo|alguien|ladron puerta|encerrada|encerrado|baño|ayuda|casa|escondida|escondido|afuera|
  matar|mata|ventana
dice|grita|jura|quiere|va|amenaza matarme|mata|matar|matarnos ayuda|puerta|auxilio|socorro|afuera|encerrada|escondida
alguien|hombre|ex|tipo|ladron|desconocido|marido|novio|estan tirando|rompiendo|golpeando|forzando|entrado|entro|
  pateando|tumbando|metio|aporreando|entrar|intentando puerta|ventana|casa|cerradura|piso
me +estan|esta|tienen|tiene +siguiendo|secuestrada|secuestrado|apuntando|persiguiendo|encerrada_y
ayuda|auxilio|socorro .. matar|cuchillo|pistola|sangre|mata|secuestr*|encerrad*|entrar
<close>|el|ella no|sin respira|respirar|despierta|reacciona|responde_y
<close> .. tomo|trago|ingirio .. pastillas|veneno|frasco|cloro|raticida
incendio|fuego|humo .. casa|atrapad*|salir encerrad*|atrapad*|ayuda|puedo
# self_harm 2
golpeo|golpearme|pego cabeza .. pared|odio
se +hace|hizo +cortes
autolesion*
me cort*|corto|corte|cortado|cortar|cortando +otra|$|de_nuevo|los|las|el|la|mis|con|para|cuando|desde|a|por|en|y|hoy|
  todos|mas|cada <body>|cuchilla|vez|nuevo|escondidas|profundo|sentir|mal|proposito|cutter|navaja|calma|cuando|
  siempre|noche|siento
cortarme|hacerme_daño|lastimarme|quemarme +otra|de_nuevo|para|$|los|las|con|a|otra_vez|y|hoy|cuando|es
hago|haciendo|hacerme|hice|hacer|lastimo|lastimarme daño|cortes|yo_misma|a_mi proposito|misma|mismo|otra|brazos|
  piernas|cuando|para|necesito|dejar|parar
me quem* +con|el|los|las|a|la|aposta|adrede mechero|cigarro|cigarrillo|encendedor|proposito|brazo|brazos|piel|
  piernas|plancha|vela
cortes|cicatrices|marcas|cortadas .. brazos|piernas|muñecas|muslos|antebrazos .. hago|cuchilla|yo|escondo|tapar|
  llenos|llenas|mangas
brazos|piernas|muñecas|muslos .. llenos|llenas|lleno cortes|marcas|cortadas
cuchilla|cutter|hojilla|gillette|navaja .. brazo|brazos|muñeca|muslo|pierna|piel
me pego|golpeo|doy|muerdo|araño|rasguño|pegue|golpes .. cara|cabeza|pared|puñetazos|hasta .. sangre|sangr*|merezco|
  pared|odio|duele
golpeo|doy|doy_golpes|estrello cabeza|puños .. pared .. sangr*|hasta|odio|calma
<close>|ella|el .. se corta|corto|autolesiona|hace_daño|quema +los|las|$|los_brazos|en|y|otra|a_proposito
recaida|recai|recaido|volvi|vuelto cortarme|cortes|cuchilla|cortarme
# eating_disorder 2
sin|dejar_de comer .. seguir|desaparecer|orgullos*|quiero
no +merezco +comer
dejar +de +comer +hasta|para
anorexia|anorexica|anorexico|bulimia|bulimica|bulimico
vomit* .. todo|cada|despues|como|comer|comida|cena|cenar|escondidas|engordar|proposito .. como|comer|comida|comidas|
  cenar|engordar|años|sabe|gorda|adelgazar|dedos|cena|almuerzo|dia
provoc* +el|vomito|me|vomitos
dedos|cepillo .. garganta|boca|vomit*|devuelv*|comer|meto
meto|metio|metido|meter +los|dos|el|un +dedos|dedo
atrac* .. dedos|vomit*|laxant*|echo|devuelv*|comida
laxantes .. comer|comida|peso|bajar|gorda|adelgazar|dia|diario|cada|engordar|flaca|escondidas|todos
no|sin|dejado|deje|dejo como|comer|comido|comia|come|probar dias|semanas|nada .. gord*|adelgaz*|asco|flac*|peso|
  engordar|delgad*|bajar|kilos|merezco|espejo
dias|semanas|semana .. sin|no|solo|agua comer|como|comido|tomo|agua|manzana .. gord*|adelgaz*|asco|flac*|engordar|
  delgad*|kilos|peso|peso_4*
asco .. gorda|gordo|cuerpo .. comer|como|agua|vomit*
hambre mato|matando|muerta adelgaz*|flac*
solo|apenas como|comer|tomo .. 100|200|300|400|500|600 +calorias|kcal
peso .. 35|36|37|38|39|40|41|42|43|44|45 .. gord*|sigo|veo|todavia|asco|aun
panico|terror|miedo +a|de comer|engordar .. vomit*|dias|llor*|gramo|nada|peso
me mato|muero +de +hambre para|hasta adelgazar|flaca|peso
<close> no|nada|deja come|comer .. huesos|esqueleto|peso|flaca|anorex*
# abuse 2
<person>|que me|nos|a_mi_madre|a_mi_mama|a_mis_hijos ha|a|vuelto|volvio|esta|da|dio|sigue|ha_vuelto|quiere|pone
  +<hits>|a_<hits>|una_paliza|golpes|la_mano|palizas|un_puñetazo|una_cachetada|patadas
<person> +me|nos|lo|siempre|todavia|y|borracho|ya|otra_vez|cuando|casi|anoche|tambien|que +<hits>|me_<hits>|
  nos_<hits>|dio_una_paliza|da_palizas|levanta_la_mano|pone_la_mano|parte_la_cara|rompio|rompe|partio|da_una_paliza|
  puso_la_mano
me +pega|pego|golpea|golpeo|maltrata|violo|viola|violaron|abusaron|golpearon|estrangula|ahorca|manosea +mi|el|un|$|
  con|cuando|y|cada|por|casi|todos|si|en|delante|otra $|marido|novio|esposo|padre|papa|mama|padrastro|cinturon|ex|
  borracho|cuando|y|cada|digo|tio|pareja|niños|llego|toma|nadie|amigo|noche
<person> .. abus* +de +mi|ella|nosotras
<person> .. toca|tocaba|toco|tocar|manosea +por|las|$|cuando|mis|en|partes|y|desde|de noche|noches|partes|dormida|
  desde|madre|niña|senos|cuerpo|pechos|piernas|cuarto|intimas|chica
<kin>|entrenador|profe|cura +me +toca|tocaba|toco|manosea
fui|he_sido|sido|sufri +violad*|abusad*|abuso|victima
viol*|abus* +me|de_mi|a_mi
violado|violada|violaron|violo +$|y|en|mi|por|un|una|cuando|anoche|ayer|a_mi
obliga|obligo|obligaba|forzo|fuerza|fuerzan|obligan .. acostar*|sexo|sexual*|relaciones|tocar*|desnudar*|cama|cosas|
  follar
sexo|relaciones|follar .. dije|digo|decia no|que_no .. no|sigue|paro|igual|obliga
no deja|dejan|permite|dejaba salir|trabajar|ver|hablar|tener .. casa|familia|amigas|amigos|nadie|movil|cel|celular|
  dinero|plata|calle|controla|sola|golpes
controla|revisa|quita|quito|escondio|esconde|tiene|rompe movil|celular|cel|telefono|dinero|plata|tarjeta|documentos|
  pasaporte .. salir|pega|golpe*|paliza|amenaz*|encierra|familia|amig*|deja|encerrada|insult*|grita
encierra|encerro|encerrada|encierran|tiene_encerrada .. casa|cuarto|habitacion|llave|marido|novio|salir|padre
<close> +me +amenaza|amenazo con|de <weapon>|muerte|matarme
amenaz*|dice|dijo|jura matar*|mata|mato|matarnos|pegar*|golpear*|hacerme|quitar* +si|a|$|me|nos|con|los si|me|
  cuchillo|dejo|voy|hijos|mi
miedo +de|a|que +mi|el|que +marido|novio|esposo|padre|papa|pareja|ex|padrastro|me .. pegue|mate|golpee|haga|peg*|
  llegue|casa
ojo|moretones|moratones|morados|labio|costilla|nariz .. morado|roto|rota|partido|marido|novio|pego|padre|golpe*|
  pareja .. marido|novio|pego|padre|pareja|pegar|golpe*|ex
agarr*|cogio|tomo +del|por_el|el +cuello|pelo
# harm_to_others 2
lo|la|los +voy|quiero +a|$ +apuñalar|matar|acuchillar|rajar
bomba .. instituto|colegio|escuela|trabajo
compre .. pistola|arma|cuchillo .. enterar|mañana|van
enveneno|envenenar +a alguien|note|jefe|marido
voy|vamos|va|quiero|kiero|pienso|planeo|ganas|decidido|pensamientos|capaz|puedo|idea|impulsos .. matar|apuñalar|
  asesinar|rajar|disparar*|envenenar|estrangular|degollar|acuchillar|quemar|violar|atropellar|ahogar|hacer_daño|
  hacerle_daño|golpear +a|en +<close>|alguien|todos|gente|mi_<close>|su_<close>|la_escuela|mi_escuela|el_colegio|
  mi_colegio|su_ex|el_<close>|la_<close>|ese|esa|mis_<close>|sus_<close>
golpee|pegue|estrangule|ahorque +a +mi +novia|mujer|esposa|hijo|hija|bebe|madre|novio|niño
disparar +en|a +mi|la|el +escuela|colegio|instituto|trabajo|clase
matarlo|matarla|matarlos|apuñalarlo|apuñalarla|acuchillarlo|acuchillarla|estrangularla|envenenarlo|envenenarla|
  rajarlo|degollarlo|ahogarlo|ahogarla|dispararle|pegarle_un_tiro|meterle_un_tiro
lo|la|los|las +mato|matare|apuñalo|rajo|acuchillo|quemo|reviento|degollo|mataria_hoy
le|les +voy|meto|pego|clavo|quiero|disparo|vuelo a_clavar|a_meter|a_rajar|a_pegar_un|a_disparar|un_tiro|un_cuchillo|
  a_cortar_el|el_cuello|a_volar|a_partir|a_dar_un|los_sesos|a_romper_la|hacer_daño
<weapon>|gasolina .. matar*|mato|matare|espero|esperando|escuela|colegio|instituto|quemar*|disparar*|apuñalar*|clase|
  trabajo|jefe
quemar|quemo|incendiar|prender_fuego|prenderle_fuego .. casa|coche|carro|local .. ex|ellos|dentro|gasolina|su|
  duermen|todos
miedo|asusta|ganas|pensamientos|impulsos hacer|hacerle|lastimar*|matar*|ahogar*|tirar*|sacudir*|dañar|pegar*|
  estrellar* .. bebe|hijo|hija|niño|niña|mujer|alguien|madre|hijos|llora|hermano|ella|el
casi estrangul*|ahogo|mato|ahorc* .. mujer|hijo|hija|bebe|novia|hermano|madre|padre
<close>|el|ella .. dice|dijo|va|quiere|jura|amenaza +que|a|con|$ .. matar|atropellar|apuñalar|disparar|quemar +a +su|
  sus|alguien|la|mi|el
contrat*|pag* sicario|alguien matar|mate|mat*
# now
esta_noche|hoy|ahora|ahorita|ya|ahora_mismo
# ordinary
acabar .. chocolate|tarta|pizza|helado|leche
vivir|estar .. piso|oficina|casa_de
dos_pastillas|una_pastilla
hijo|hija|niño|bebe|perro|gato|niña|nieto .. me +pega|muerde|golpea|araña
matar impresora
morirme|morir +sin
me_mata +la|el|esta
examen|calor|curiosidad|tarea|espalda .. matar|mata
me +toca|pego|toco|golpeo +la|en|el|un|ese|al|fuerte guitarra|ajedrez|gripe|piano|turno|loteria|susto|lista|
  resfriado|trabajar|futbol|tenis|fifa|mario|catarro|corazon|alma
te +voy|mato|matare a_matar|si|mato
quiere|va|me +a_matar|matar|me +con +tanto|tantos|este
jamas|ni quiero|voy|haria|pienso|me|queria|quise|estoy +morir*|daño|a_matarme|matarme|suicid*|haria_daño|hare_daño|
  a_hacer_daño|suicidar
nunca|jamas|no +me +haria|mataria|haria_daño|corto|pega|toca
morir*|muerto|muerta|muero|matar*|matado|mato|mata|matan +de|por +risa|hambre|sueño|calor|frio|ganas|verguenza|
  aburrimiento|un|una|unos|unas|amor|la_risa|cansancio|miedo|sed|pena|gusto|trabajar|viejo
jef*|mama|mi_madre|mi_mujer|mi_novia|madre|profe|entrenador|mi_novio|mi_padre +me +mata|matan|mato|va_a_matar
me +mata|mato|matan|pega|golpeo|golpea +el|este|la|esta|lo|un_grito|fuerte_la +calor|gym|gimnasio|rutina|pierna|
  dolor|cabeza|curiosidad|musica|sol|espalda|que|realidad|nostalgia
cort* +el|la|las|los|con|me|mas|mi +pelo|flequillo|dedo|cocin*|cebolla|rollo|uñas|puntas|luz|afeit*|papel|cabello|
  dedos|cesped|carne|pasto
cort*|quem* .. cocin*|cebolla*|afeit*|horno|plancha|comida|sarten|tortilla|sin_querer|accident*|sol|cafe|lengua|pelo
vomit* .. gastro*|virus|embaraz*|resaca|mariscos|nauseas|borracher*|intoxic*|maread*|coche|bebe|gato|perro|noche
& com* ayuno|ramadan|cuaresma|carne|operacion|analitica|doctor|nutri*|viernes|turno|dieta|endocrin*
vivir +con|en|sin|aqui|asi|de|solo|sola|lejos|cerca|alla
matar* +el|por|a_besos|de|al_jefe|al_boss|dragon|tiempo|hambre|zombis|mosquito|bicho|cucaracha
tom* .. vitamina*|cafe|sol|cervez*|foto*|clase
# fiction
pelicula|peli|serie|capitulo|episodio|novela|libro|cancion|juego|videojuego|podcast|personaje|documental|rol|anime|
  netflix|fortnite|minecraft|free_fire|gta|obra|teatro|villano|historia|poema|noticias|partido|larra|romeo|
  jefe_final|cuento|leyendo|actor|letra|trama|noticia|zombi*|dragon|goles|partidazo|puenting
jaja*|jeje*|xd|jsjs*|lol
hace|tuve|sufri|de +20|15|10|18|12|veinte|diez|quince|muchos|adolescente|joven|cria +años|$|hace|y|hoy .. ahora|hoy|
  feliz|bien|recuperad*|curad*|ya
tuve|sufri|tenia anorexia|bulimia|depresion .. años|hoy|ahora
# minor 2
tengo|cumplo|cumpli|cumplire|acabo_de_cumplir|tengo_solo|tengo_apenas +<n>|solo_<n>|apenas_<n>|casi_<n>|los_<n>
soy|aun|todavia +menor|una_niña|un_niño|menor_de_edad|una_adolescente|un_adolescente|colegiala|adolescente
menor|menor_de_edad|no_mayor +$|y|todavia|de_edad|pero
no +soy|tengo mayor_de_edad|18|dieciocho|adult*|los_18
estoy|voy|curso|voy_en|paso +en|a +1|2|3|4|5|6|primero|segundo|tercero|cuarto|1o|2o|3o|4o|secundaria|primaria +de|
  eso|o|la|$
examen|deberes|tarea|clase|profe .. eso|secundaria|instituto|primaria|cole
menti*|mentido sobre|con|en edad
menti*|puse|inventé|falsa|falsee|mentido .. edad|fecha|nacimiento .. registr*|entrar|crear|cuenta|realidad|tengo|18|
  app
madre|padres|mama|papa .. deja|dejan|quita|quitan .. menor|movil|app|cole|instituto
# adult
cuando|desde|a +tenia|cumpli|los|tuve +<n>|los
hij*|sobrin*|herman*|niet*|alumn*|niñ*|prim* .. tiene|de|cumple|va +<n>|a|menor|en
<n> +horas|minutos|semanas|dias|kilos|km|meses|euros|gatos|hijos|años_en|años_de|años_trabajando|años_casad*|
  años_con|hermanos|perros|puntos
profe*|maestr*|clase_en|doy .. eso|secundaria|primaria|instituto
`;
