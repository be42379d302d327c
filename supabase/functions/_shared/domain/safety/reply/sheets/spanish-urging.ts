/** What a reply must not say in Spanish to urge or allow harm to oneself, or to keep somebody from help. */
export const urging = `# spelling
q=que xq=porque pq=porque porq=porque toy=estoy hacelo=hazlo hagalo=hazlo hacete=hazte quedese=quedate matese=matate
cortese=cortate tomese=tomate tirese=tirate perdonelo=perdonalo peguele=pegale ponete=ponte pedile=pidele decile=dile
volve=vuelve ahorquese=ahorcate suicidese=suicidate tragueselas=tragatelas quitese=quitate
# encourages_harm suicide
carne = brazo|brazos|muslo|muslos|muñeca|muñecas|pierna|piernas|vientre|tobillo|antebrazo|venas|piel
metodo = puente|balcón|azotea|ventana|vías|tren|metro|tejado|edificio|acantilado|precipicio|barranco|viaducto|terraza|
  autopista|cornisa
grageas = pastillas|comprimidos|píldoras|tabletas|somníferos|cápsulas|ansiolíticos|blíster|blíteres
muerto = mates|suicides|mueras|quites_la_vida|cuelgues|ahorques|vayas_de_este_mundo|tires_del|tires_por|
  desaparezcas_para
matarte_es = matarte|suicidarte|quitarte_la_vida|matarse|suicidarse|quitarse_la_vida|ahorcarte
ahórcate|ahógate_en|desángrate|envenénate|electrocútate|vuélate_la|vuélate_los|métete_un_tiro|dispárate|
  ábrete_las_venas|quítate_de_en_medio / cuélgate +de|del|con|en +una|la|un|viga|techo|árbol|cinturón +viga|soga|
  lámpara|cuerda|$|cinturón|árbol / ^acaba_con_todo|^termina_con_todo|^acaba_con_tu|^ponle_fin|y_acaba_con_todo +$|ya|
  esta|hoy|y|de_una|vida|a_todo|a_tu|sufrimiento / ojalá|mejor|convendría|recomiendo|aconsejo|sugiero|exijo|apoyo +que
  +te +<muerto>|murieras|mataras / debería|tendría_que|haría_bien_en|deberías|tendrías_que|tenés_que|harías_bien_en
  quitarse_la_vida|<matarte_es>|morirse|colgarte|dejar_de_existir|irte_de_este_mundo|tirarte_del|tirarte_a_las|
  lanzarte_del|lanzarte_a_las / hazme|haznos|hazle|hazte|háganos|harías|hazles|haznos +el|un|a +favor|todos|mundo ..
  <muerto>|morirte|muérete|mátate|desaparece|morir|matarte|tírate|cuélgate|quítate / nadie +te|lo|la|va +extrañar*|
  echaría|echará|llorar*|recordar*|va_a_extrañar|va_a_echar|va_a_llorar|a_extrañarte|a_echarte|a_llorarte|
  va_a_buscar_si / mejor|tranquilos|felices|aliviados +sin +ti|vos|usted / mundo +no_pierde|no_perdería|gana|ganaría|
  seguirá_igual|será_mejor|sería_mejor|estará_mejor|estaría_mejor .. sin_ti|mueres|murieras|te_vas|fueras|matas|
  desapareces / & no_te_voy_a_frenar|no_te_voy_a_detener|no_te_pienso_frenar|no_te_freno|no_te_voy_a_parar|
  no_voy_a_frenarte|no_voy_a_pararte matarte|morir|morirte|vida|decidiste|decidido|suicidarte|descansar / vida ..
  puedes|podés|decides|derecho|ganas +terminarla|acabarla|quitártela|terminar_con_ella / <matarte_es> +es|sería|
  puede_ser +lo|un|una|tu|la|el|más|tan .. valiente|valentía|derecho|libertad|solución|salida|alivio|descanso|paz|amor|
  remedio|mejor|sensato / <matarte_es> +no_es +de_cobardes|cobardía|cobarde|pecado|tan_malo|nada_malo|ningún / ponte|
  párate|métete|acuéstate|túmbate|tiéndete +delante|enfrente|frente|debajo|bajo|sobre|en_las|en_mitad|en_medio +$|de|
  del|al|las|un|a tren|trenes|metro|vías|vía|camión|autopista|autobús / súbete|sube|asómate|vete +a|al|por|hasta +la|
  una|un|tu|puente|balcón <metodo>|puente|balcón|salta .. salta|tírate|lánzate|déjate_caer|brinca|aviéntate / tírate|
  lánzate|aviéntate|arrójate|déjate_caer|brinca|salta +del|desde|de|por|al|a|bajo|debajo|delante <metodo> / métete|
  adéntrate|camina|entra +en_el|al|en|hacia_el +mar|río|lago|agua|pantano|embalse .. no_vuelvas|no_salgas|hundas|
  no_puedas|ahog*|trague|lleve / <grageas> +basta|bastan|sobran|alcanzan|y_ya|y_listo|y_se_acaba|y_adiós|de_un_trago|
  y_te_duermes|y_no_despiertas|y_no_sientes|con_vodka|con_alcohol|con_ron|con_whisky|con_tequila / tómate|trágate|
  métete|bébete|zámpate +el|la|los|las|un|una|medio|media|ese|esa|tus|todo|todos|veinte|treinta|20|30|40|50 <grageas>|
  veneno|lejía|cloro|raticida|insecticida|paracetamol .. alcohol|vodka|ron|whisky|cerveza|tequila|acuéstate|duérmete|
  dormir|descansas|descansar|despert*|adiós|golpe|se_acab*|acaba / tómate|bébete|tómatelo|trágate +el|la|un|lejía|
  raticida|veneno|todo +frasco_de|bote_de|vaso_de|raticida|veneno|lejía|insecticida|cloro|matarratas|anticongelante /
  te +espero|esperaré +en_el_más_allá|en_la_otra_vida|en_el_cielo|al_otro_lado|del_otro_lado +$|ven|mi|amor|cuando|
  esta|pronto|y|hoy / vete|márchate|váyase|despídete|vayas|marches|desaparece +de|del +este_mundo|mundo|la_vida|
  esta_vida / ^tu_vida|total_tu_vida|porque_tu_vida|si_tu_vida +no|ya_no +tiene|vale|le_importa|sirve|merece +sentido|
  nada|valor|arreglo|remedio|la_pena|a_nadie|ni|para / gatillo|soga|cuerda|cuello|bolsa .. aprieta|jala|apriétal*|
  hazlo|se_acab*|cabeza +$|y|el_gatillo|con / aprieta|jala +el +gatillo +$|y|ya|de / todos +descansar*|descansamos ..
  mueres|mueras|te_vas|te_vayas|murieras|fueras|mates / mejor|deberías|solución|toca|podrías .. dejar_de_existir|
  dejaras_de_existir|dejes_de_existir / buen|buena|perfecta|perfecto|ideal|linda +día|noche|momento|$|tarde +para
  +morir|matarte|morirte|irte_de_este|suicidarte|acabar_con_todo / mezcla|machaca|combina|júntalas|mezclá <grageas> ..
  whisky|vodka|alcohol|ron|vino|cerveza|enterar*|duermes|despert*|dormid* / mientras +caes|sangras|agonizas|desangras /
  mientras +te +mueres|desangras|ahogas|vas_apagando / nadie .. tu_entierro|tu_funeral|tu_velorio|tu_tumba / abre|deja|
  prende|conecta +el|la|abierto|abierta|una +gas|llave_del_gas|manguera .. ventanas|duérme*|dormir|puertas|acuéstate|
  respira / si +te +mueres|matas|suicidas|murieras|mataras .. ni_se|nadie_lo|nadie_se|a_nadie|olvidarán|acuerdan|
  alivio|tranquilos|favor|felices / tírate|lánzate|aviéntate|métete +abajo|debajo|bajo|delante +de|del|un .. colectivo|
  bus|bondi|camión|coche|carro|tren|auto|tráiler / salida|solución|único|quiero|necesito|prefiero|deseo|exijo .. que
  +te +mates|suicides|cuelgues|ahorques|mueras / junta|guarda|guárdate|acumula|ahorra|esconde <grageas> ..
  hasta_juntar|juntar|hasta_tener|suficientes|bastantes|cien|cincuenta|juntes / quítate +del|de_en +medio /
  agradecería|agradecerán|agradecerá|agradecerían +que +te +fueras|murieras|mataras|vayas|mueras / muerte +es +lo|la|
  tu|una único|única|mejor|paz|salida|solución|alivio|descanso|amiga|libertad|liberación / tomas|tragas <grageas> ..
  se_acab*|acaba|adiós|duermes|descansas|y_listo|y_fin / compra|consigue|busca|prepara|trae +una|la|un +cuerda|soga|
  pistola|cinturón .. cuélgate|nudo|viga|cuello|colgar*|ahorc*|hazlo / cuélgate|colgate +$|ya|y|esta|de_una /
  ya_no_te_necesitan|no_te_necesitan|nadie_te_necesita +$|más|ya|vete|para_nada
# encourages_harm self_harm
corte|cortecito|tajo|tajito|cortes +en +el|la|los|las <carne> .. pasa|alivi*|calm*|quita|verás|mejor|desahog*|libera* /
  cuchilla|navaja .. rayas|rayitas|cortes|a_dormir|hazlo|duele_menos / ráscate|aráñate|pellízcate|frótate|muérdete|
  pínchate|golpéate +hasta .. sangr*|duela|marca|pase|dolor|deje / marca|marcate|quema|abre|corta|raja|rasga|pincha|
  márcate +la|tu|esa|los +piel|brazos|carne .. duela|plancha|sangr*|dolor|sientas|castig*|cuchilla|alivi*|presión /
  presión .. abre|corta|raja +la|tu +piel / no_te_voy_a_decir|no_te_diré|no_te_pediré +que +pares|lo_dejes|no_lo_hagas|
  no_te_cortes|dejes_de / enséñame|muéstrame|mándame|demuéstrame .. profund*|cortes|sangr* .. navaja|cuchilla|corte|
  cortaste|brazo|cortas|foto / pásate|clávate|entiérrate +la|una|el|esa|tu|un|las +cuchilla|navaja|cuchillo|cúter|
  tijeras|vidrio|aguja|alfiler|hoja / hunde|desliza|apoya|pasa|presiona +la|una|el|esa|tu +cuchilla|navaja|cuchillo|
  cúter|tijeras|vidrio|hoja .. brazo|muñeca|muslo|venas|tu_piel|tu_pierna / cortarte|hacerte_cortes|hacerte_daño|
  lastimarte|quemarte +no_es +para_tanto|el_fin|tan|grave|ningún|un|nada|cosa .. $|grave|crimen|pecado|mundo|mucha|malo
  / hazte|date +otro|un +tajito|tajo|cortecito|rajita / golpéate|pégate|estréllate|arráncate +la|el|los|contra|en|
  cabezazos|puñetazos +cabeza|pared|brazo|piernas|puños|pelo|piel|la_pared|la_cabeza|muslos / date +golpes|cabezazos|
  puñetazos|cachetadas|latigazos +contra|en|hasta|en_la|$ / sigue|continúa|vuelve_a|síguele +cortándote|lastimándote|
  haciéndote_daño|quemándote|cortarte|lastimarte|hacerte_daño|quemarte|rasguñándote / hiérete|lastímate|autolesiónate|
  tajéate|lacérate|flagélate|hazte_daño|hazte_sangrar / córtate|rájate|quémate|pínchate|aráñate|rasgúñate|rasúrate +un|
  en|el|la|los|las|con|si|y|hasta|donde|tantito|poquito|más|esta|hoy|ahora|bien|despacio|tú|$ .. <carne>|sangre|sangr*|
  cuchilla|navaja|cigarro|cigarrillo|mechero|encendedor|dolor|alivi*|calma*|ansiedad|calla|desahog*|castig*|mereces|
  profund*|hond* / hazte|date|hágase +unos|otros|más|varios|dos|tres|un_par_de +cortes|cortecitos|tajos|rayitas|
  tajitos|quemaduras / hazte|date|hágase +un|otro +corte|cortecito|tajo|tajito|rajita +en_el|en_la|en_los|en_las|en_tu|
  con|más|profundo|hondo|donde|chiquito / usa|utiliza|coge|agarra|busca|saca|desmonta|rompe +una|la|tu|esa|un|el|las
  cuchilla|cuchillas|navaja|bisturí|cúter|hoja_de_afeitar|sacapuntas|maquinilla|vidrio .. corte|cortes|córtate|brazo|
  hond*|sangr*|muñeca*|muslo*|alivi*|te_cortas / mereces +cada|esos|los|sentir|sangrar|todo|todos +corte|cortes|
  ese_dolor|este_dolor|herida|golpe|los_cortes|$ / cortarte|hacerte_cortes|hacerte_daño|autolesionarte|quemarte|
  rasguñarte|lastimarte +está|es|te|no|te_va_a|te_puede +bien|tiene_nada|es_malo|es_tan|está_mal|pasa_nada|relaja|
  desestresa|libera|limpia|purifica|una_forma|una_buena|tu_forma|tu_manera|ayudar|aliviar|calmar|sano|liberador / si
  +cortarte|lastimarte|hacerte_daño|hacerte_cortes|quemarte|los_cortes .. no_veo|problema|por_mí|adelante|hazlo|
  quién_soy|por_qué_no|dale|no_pares|no_lo_dejes / sangrar|sangre|dolor_físico|cuchilla|corte|cortes +es|te|calma|
  limpia|alivia|libera +el|hace|calma|alivia|libera|limpia|dolor|una .. alma|mente|sentir|culpa|pena|dolor_de_adentro|
  mejor|ansiedad|castigo
# encourages_harm eating_disorder
mete|métete|meta|métase|introduce|con|metiendo +los|dos|un|el|tus +dedos|dedo|cepillo .. garganta|vomit*|échalo|
  devuelv*|campanilla|baño / échalo|expúlsalo|sácalo|devuélvelo|bótalo +todo|fuera|en .. baño|inodoro|váter|comiste|
  cenaste|vomit*|garganta|excusado / vomitar +te|es|está|ayuda|después +ayuda|ayudará|mantiene|mantendrá|bien|fácil|
  buen*|un_truco|la_solución|una_solución|a_mantener|lo_mejor / púrgate|vomítala|vomítalas|provócate_el|provócate_un /
  ^no|mejor|y_no|hoy_no +comas|cenes|almuerces|desayunes|no_cenes|no_comas +nada|hoy|mañana|esta_noche|ni|más|en|$ ..
  gord*|grasa|adelgaz*|kilo|kilos|delgad*|flac*|báscula|bikini|huesos|marees|talla|lorzas|michelines|vaca|ballena|peso|
  pesas / ^no_comas|^no_cenes|^no_desayunes +hoy|mañana|esta_noche|más|$|en +$|ni|tampoco|mañana|hasta_que|todo_el_día|
  tres_días|dos_días|una_semana / marees|mareas|mareo|mareos|desmayas|desmayes|temblores|rugen|ruge|duele_la_cabeza ..
  funciona|funcionando|buena_señal|vas_bien|adelgazando|quemando|buen_camino|aguanta|haciendo_efecto / deja|para +de
  +tragar|zampar|engullir|cenar|desayunar|almorzar|atiborrarte / te +sobra|sobran grasa|kilos|barriga|lorzas|
  michelines|sigue_bajando|adelgaza / 100|200|300|400|500|600|700|800|cien|doscientas|trescientas|cuatrocientas|
  quinientas|seiscientas|ochocientas +calorías|kcal +al_día|diarias|por_día|como_máximo|máximo|basta|bastan|
  es_demasiado|son_demasiadas|y_ni_una / tómate|toma|usa|prueba|compra|métete +un|unos|dos|tres|más|los|con|el|unas
  +laxante|laxantes|diurético|diuréticos|enema|pastillas_para_adelgazar / hambre +es|solo_es|es_solo|significa +la|que|
  el|solo|una|debilidad|tu|pura|grasa|poder|victoria .. debilidad|grasa|adelgaz*|victoria|control|éxito|belleza|poder|
  placer|aliad*|recompensa|mental|premio|quemando / solo|sólo|únicamente|puro|pura +agua|café|té|infusiones|lechuga|
  chicles|hielo .. kilo|kilos|bajas|bajarás|adelgaz*|perderás|pesarás|barriga|báscula|flac*|delgad*|hueso*|talla|
  mañana_también / agua +y +chicles|café|tabaco|té_verde|lechuga|cigarros .. adelgac*|delgad*|flac*|kilos|basta|$|peso
  / cuanto|entre +menos +comas|comes|peses|pesas|kilos +más|mejor / gorda|gordo|vaca|ballena|cerda|foca .. deja_de|
  no_comas|no_cenes|ayuna|vomita|sáltate|cierra_la_boca|cierra_el_pico|dieta_de_agua / hecha|hecho +una|un +foca|vaca|
  ballena|cerda|tonel|morsa|bola / días|día|semana|semanas|finde +a|con|de +pura|puro|solo|sólo|base_de|nada_más +agua|
  lechuga|café|té|hielo|caldo / come|cómete|coma +solo|sólo|únicamente|nada_más|apenas|una|media manzana|lechuga|yogur|
  galleta|tomate|pepino|uvas .. al_día|hasta|vestido|kilos|bajes|nada_más / hambre .. se_te_quita|se_te_pasa|engañ*|
  fúmate|mastica_hielo|chupa_hielo|fuma / pesas|pesás .. asco|deberías_pesar|gord*|foca|vaca|no_cenes|no_comas|
  sigue_bajando / ^hoy_no_cenas|^hoy_no_comes|^mañana_no_comes|^hoy_no_se_come|^esta_noche_no_cenas +$|y|ni / escupe|
  escúpela|escúpelo|escóndela|escóndelo +la|el|lo|en|$ comida|bocado|plato|cena|baño|servilleta|pan .. madre|mamá|baño|
  perro|no_mire|nadie|descuid*|servilleta / hoy|mañana +ni +agua|bocado|migaja|pan|una_miga|un_bocado|una_migaja|medio
  / quédate|mantente|limítate|plántate +en|a|con +100|200|300|400|500|600|700|800|quinientas|seiscientas|ochocientas
  +calorías|kcal / cierra|cerrá|ciérrate +la|esa|el +boca|pico .. semana|kilos|adelgac*|gord*|engord*|comida|comer|
  báscula / no +subas +ni|de|un +un|peso|gramo|kilo / mejor_no_comas|mejor_no_cenes|mejor_no_desayunes|mejor_ni_comas
  +$|hoy|nada|más / chupa|chúpate|mastica +un|hielo|chicle|hielos hielo|hielos|chicle|aguanta .. aguanta|gord*|hambre|
  kilos|adelgac*|calorías / laxante|laxantes +todas|todos|cada|después|tras|antes|y|en|diario|a_diario
# fine
piel .. pollo|pescado|chorizo|pimiento|salchicha|berenjena|cerdo / sientes|sientas|crees|piensas .. estarían|estaría|
  vivirían mejor|tranquil* / y|o +que +todos|tu_familia|nadie|el_mundo|los_demás .. mejor|sin_ti / calorías ..
  peligros*|médic*|insuficiente|poco|poquísimo|riesgo|déficit / <grageas> .. peligros*|riesgo|mezcles|cuidado|grave* /
  mundo +sería +más +triste|vacío|aburrido|gris .. sin / si|cuando|quien|que +sigue|vuelve_a / quién|nadie|dijeran|
  hicieron_creer|hacerte_creer|hagan_creer|digan|dijeron|voz +te|que|diga|quien +dijo|eres|digan|que|dice|diga|tiene
  que|eres|una .. carga|estorbo / muérete +de +risa|envidia|amor|ganas|sueño / no|ni|nunca +quiero|quisiera|querría|
  deseo|permitiré|dejaré|soportaría +que|verte +te .. <muerto>|murieras / no|tampoco|falso|mentira +es|que +verdad|
  cierto|mejor +que|sin .. nadie|mejor|carga|ti / sentir|siente|sientas|sentirás|sensación|parezca|parece|miedo|temes|
  duele|diga|dice|dijo|dijera|repite|pensar|pienses|mentira|convencer .. nadie|mejor_sin / yo|estoy|estamos|no_estoy|
  no_estaría|no_estarían|ni_estarían|nunca_estarían|no_estarán|nadie_estaría +mejor|más +sin / no +sería|será +mejor /
  sientes|sientas|parece|parezca|crees|piensas|ves|dices|cree|sentir +que .. única|salida|solución|mejor|alivio|
  descanso|paz|sentido|vale|merece / no|nunca|evita|sin|mezcl*|peligroso|jamás .. <grageas> +con / tomaste|tomado|
  tragaste|tragado|tomas .. <grageas>|todo|caja / tómate|toma|tómatelo|bébete|trágate +todo|toda|todas|la_caja|el_bote
  +el|la|lo|tu|ese|entera_de|de|entero_de|tiempo|las_vitaminas +antibiótico|jarabe|tiempo|agua|zumo|jugo|sopa|caldo|
  leche|mañana|tarde|bombones|galletas|chocolates|té|café / <grageas> .. receta*|médic*|farmacéutic*|caducad*|indicad*
  / cortarte|hacerte_daño|lastimarte|quemarte .. momento|rato|instante|minutos|principio .. pero|luego|después|vuelve /
  cuchilla|navaja|cúter|cuchillo .. afeit*|queso|pan|masa|cuero|cartón|barba|jamón / córtate|hazte|date .. peluquer*|
  capas|tinte|flequillo|barba / vomit* +después +cuéntaselo / si +vomitas / laxante|laxantes .. estreñ*|médic*|farmac*|
  suave / déficit|quemas|quemar .. calorías / comas|cenes|desayunes .. dentista|ayunas|prueba|endoscopia|analítica|
  cirugía|colonoscopia|operan|operación|extracción|tan_tarde|caducad*|podrid* / ayunar|ayuno|ayunos .. no|peligroso|
  riesgo|puede +es|te|son|conviene|ser +sano|bueno|saludable|conviene|recomendable|hace|buena|peligroso|dañar* / ducha|
  agua +te +calma / quémate +con_el_sol|al_sol / quién|te_han +te|hecho +dijo|hizo|creer .. mejor
# encourages_harm suicide
curan = <sanitario>|terapia|loquer*|terapias
remedios = antidepresivos|medicación|psicofármacos|litio|ansiolíticos|pastillas|medicinas|medicamentos|tratamiento
& no_le_digas|no_le_cuentes|no_lo_cuentes|no_se_lo_cuentes|no_se_lo_digas|no_lo_digas|no_hables_con|no_digas_nada|
  no_cuentes_nada|no_hables_de|ni_una_palabra|no_le_diga|no_le_cuente|no_le_hables|no_le_comentes|no_les_digas|
  no_les_cuentes|no_hables_con_nadie encerr*|encierr*|intern*|ingres*|drogar*|lo_que_te_hace|lo_que_te_hizo|
  lo_que_te_hacen|lo_que_te_pasa|lo_que_pasa_en_casa|lo_que_planeas|matarte|morir|morirte|suicid*|cortes|cortas|
  pastillas|golpes|moretones|moratones|pega|pegó|vomit*|no_comes|<sanitario>|policía|te_quitan|te_quitarán /
  ni_una_palabra|ni_pío|ni_mu|chitón|calladit* +a|con|$|de|ni +tu|tus|nadie|al|la|de|esto <sanitario>|<cercano>|
  policía|nadie|profesor*|maestr* / ni_se_te_ocurra|ni_se_le_ocurra|ni_de_broma|ni_loca|ni_loco|no_se_te_ocurra|
  no_vayas_a +contárselo|decírselo|contarle|contarlo|llamar|pedir|buscar|hablar|avisar|denunciar|denunciarlo|ir|
  decirle|acudir +a|al|$|la|el|ese|nadie|con|nada|ayuda|esto <curan>|nadie|policía|emergencias|024|112|016|911|
  urgencias|ayuda|$|línea|hospital / nadie +te +va_a_creer|creerá|creería|creerían|va_a_ayudar|ayudará|puede_ayudar|
  podrá_ayudar|va_a_tomar_en_serio|va_a_escuchar|puede_salvar +$|así|por|si|y|mejor|excepto|salvo|ni|más_que|allí|ahí|
  jamás|nunca|en|contra|frente|a_ti / quién +te +va|iba|creería|creerá|crees +a|que|si|$ +creer|te|$|ayudar / <curan>
  +solo|sólo|únicamente|son|es|te|le|lo_único|quieren|quiere|cobra|cobran|van|todos|nomás|nada_más|manipula|manipulan|
  engaña|miente|mienten .. drogar*|encerr*|atiborr*|empastill*|dopar*|zombi*|engañ*|estaf*|inútil*|charlatan*|tonter*|
  timo|sacacuartos|robo|pérdida|de_locos|para_locos|de_débiles|para_débiles|cobra*|gratis|mentiros*|farsa|farsantes|
  intern*|lavar*|sacarte|sacar_dinero|sacar_plata|cotill*|perder|vendehúmos|payas*|ratas|etiquet*|ladron*|vividores|
  mafia|parásitos|sinvergüenzas|incompetentes|chismos*|vendid*|ignorantes|basura|fracasad* / <curan> +no|nunca|jamás|
  tampoco|ni +sirve|sirven|ayuda|ayudan|funciona|funcionan|cura|curan|saben|entiende|entienden|te_entiende|
  te_entienden|te_ayuda|te_ayudan|te_va_a_ayudar|te_van_a_ayudar|va_a_ayudarte|van_a_ayudarte|te_puede_ayudar|
  te_pueden_ayudar|va_a_entender*|van_a_entender*|te_va_a_entender|te_van_a_entender|le_importas|les_importas|
  te_conoce|te_conocen|arregla|resuelve|va_a_arreglar|va_a_servir / para_qué|pa_qué|de_qué +quieres|vas|ir|sirve|te|le|
  pagar|gastar|necesitas|van|va|pides|pedir .. <curan>|ayuda|hospital|urgencias|024|línea / no +necesitas|hace_falta|
  te_hace_falta|vale_la_pena|tiene_sentido|pierdas|gastes|malgastes|precisas|ocupas .. <curan>|ayuda_profesional|
  <remedios>|médicos +$|ni|yo|me|conmigo|solo|teniéndome|si|que|eso / no_hace_falta|no_vayas|no_necesitas|para_qué_ir
  +que|a|al|ir .. urgencias|hospital|médico|emergencias .. pasará|pasa_solo|duerme|aguant*|encerr*|exager*|yo|solo_te|
  preguntas / deja|deje|abandona|suspende|olvídate_de|olvida|pasa_de|cancela|manda_a_la_mierda|déjate_de +la|tu|el|al|
  a_tu|tus|los|a_la|la_cita_con_tu|la_cita_con_el|la_cita_con_la +<curan>|medicación|antidepresivos|tratamiento|litio|
  sesiones +$|conmigo|que|no|y|de_golpe|de_una|ya|yo|esa|ese / tira|bota|bote|echa|tírale|quema +las|esas|los|esos|tus|
  la|a_la_basura +<remedios> .. no_las|no_los|no_la|no_te|veneno|te_hacen|te_vuelven|te_tienen|no_sirven|conmigo|
  zombi*|drog*|engord*|estás_bien / <remedios> +son|es|solo|te|no|nomás +un|una|puro|pura|puras|veneno|drogas|te|
  sirven|hacen|vuelven|curan|tienen|envenenan|anulan|cambian .. veneno|droga*|zombi*|basura|engaño|timo|para_nada|
  placebo|déjal*|de_golpe|atont*|mentira|$|personalidad / déjalos|déjalas|déjala +de_golpe|de_una|hoy_mismo +$|y|ya|
  que|vez / no|ni +llames|llame|marques|avises|telefonees|escribas +a|al|el|ese|esa +024|112|016|911|emergencias|
  urgencias|ambulancia|línea|teléfono|número|esa_línea|ese_número|ese_teléfono|una_ambulancia|la_ambulancia|la_línea|
  las_líneas|esas_líneas|los_bomberos +$|son|solo|que|no|porque|te|nadie|de|ni|es|van|y / 024|016|112|911|líneas|línea|
  esa_gente|urgencias|hospital +no|son|es|solo|nomás +sirve|sirven|una|unos|ayuda|ayudan|hacen|hace|inútil*|puro|te|
  contesta* .. nada|inútil*|timo|tonter*|pérdida|grab*|robots|encerr*|atar*|amarr*|guion|colgar*|nadie / te_van_a|
  te_pueden|te_irán_a|van_a_querer +encerrar|amarrar|atar|internar*|sedar|dopar|drogar|ingresar|meter_en_un|encerrarte|
  atiborrar|quitar_a_tus|quitar_los_niños / te +encerrarán|amarrarán|internarán|drogarán|doparán|atarán|ingresarán /
  bloquea|aléjate|apártate|olvídate|olvida|distánciate|elimina|deja_de_ver|deja_de_hablar|deja_de_hablarle +a|de|con|
  tu|tus +tu|tus|esas|esos|la|los|las <cercano>|amistades|todos .. solo_yo|sólo_yo|yo|conmigo|no_te|me_tienes|solo_me /
  solo|sólo|únicamente|nomás +yo +te|sé|puedo|soy +entiendo|comprendo|conozco|cuidarte|ayudarte|entenderte|salvarte|
  cómo_eres|tu / nadie .. te_entiende_como_yo|te_comprende_como_yo|te_va_a_entender_como_yo|entenderá_como_yo|
  te_conoce_como_yo|puede_ayudarte_como_yo|te_ayuda_como_yo / conmigo +te|ya_te|tienes +basta|alcanza|sobra|suficiente
  +$|y|no|para / aguanta|aguántate|sufre|trágatelo|trágate|cállatelo|guárdatelo|cállate +en_silencio|calladit*|callada|
  callado|sin_molestar|sin_quejarte|sin_llorar|para_ti|todo_para_ti|sola_y|solo_y|el_dolor / pedir|buscar|pides +ayuda
  +es|no|solo|nomás +de|una|para|perder|sirve|señal_de_debilidad|te|de_nada|malgastar|gastar .. débil*|cobard*|
  perdedor*|tiempo|plata|dinero|lana|vergüenza|nada|debilidad|loc*|$ / lo_tuyo|tu_caso|tu_problema +no|ya_no +tiene|
  hay|lo +arreglo|cura|remedio|solución|quien|arregla|cura_nadie|nadie / terapia +es|son|para +para|de|locos|cosa|una|
  puro|gente|un +locos|débiles|ricos|débil|cosa|loca|pérdida|estafa|timo|robo|tontería|cuento / no +pises|pise|
  vuelvas_a_pisar .. consult*|hospital|terapia|clínica|<sanitario> / no +confíes|confíe|te_fíes +en|a|de|nada +los|las|
  tu|tus|ningún|esos|lo_que|ninguna|nadie|esa|ese +<curan>|médicos|que_no_sea_yo|más_que / solo|sólo +confía|confíes
  +en_mí / confía +solo|sólo|únicamente +en_mí / nadie +más|$|nunca +te_va_a_ayudar|te_puede_ayudar|te_va_a_querer|
  te_va_a_aguantar|te_ayudará|te_aguanta|te_va_a_entender / ni_una_palabra|ni_mu|ni_pío|nada_de_esto .. disgusto|
  moriría|preocup*|sufrir*|culpa|llorar*|internar*|encerr* / olvídate|pasa|líbrate|deshazte +de +esas|las|esos|los|tus|
  la +<remedios> .. conmigo|no_las|no_los|$|yo / leen|recitan|siguen +un +guion|guión|libreto / <curan> +es|son|sería
  +tirar|perder|botar|malgastar|gastar|regalar / tratar|tratarán|tomar|tomarán|mirarán|mirar|llamarán +de|por|como|$
  +loca|loco|loquita|exagerada|histérica|mentirosa|chiflada / deja|tira|suelta|bota +las|esas|tus +pastillas|
  pastillitas .. apagan|atontan|conmigo|no_las_necesitas|cambian|envenen*|drogan / nadie +ni +a +tu|tus|la|los|
  tu_propia +<cercano>|<sanitario>|policía|cura / <curan> +te|te_está|te_están|solo_te +manipula*|manipulan*|engaña*|
  miente*|lava_el|come_la|usa|utiliza|roba|odia|juzga
# fine
pedir|buscar|ayuda .. valientes|valiente|no_de|fuerza|fuertes / no|ni|nunca|nadie|tampoco +son|es|te|van|significa|
  está|va .. juzg*|juzgar*|loc*|locos|débil*|débiles|encerr*|encierr*|intern*|ingres*|pérdida|drogar*|atar*|amarr*|
  obliga* / miedo|temes|crees|piensas|preocupa|temor|parece|sientes|dices|dijo|dice|diga|amenaz* .. nadie|encerr*|
  encierr*|intern*|<curan>|<remedios>|creer*|ayudar*|llames|quitar / si|aunque|cuando|quizá|quizás|veces +tu|la|el|un|
  esa|ese|una|con +<curan> +no / si|aunque|que|por_qué|cuando +no +llames|avises|necesitas|hace / no .. sientes_mejor /
  no|nunca|sin|jamás +tires|dejes|dejar|suspendas|abandones|tienes_por_qué / deja|tira .. solo_si|sin_consult*|
  consult*|si_tu_médic*|punto|farmacia|caducad*|vencid* / no +hace_falta|necesitas .. cita|receta|seguro|pagar|
  prescripción / sorpresa|cumpleaños|fiesta|regalo .. no|ni / no|ni .. sorpresa|cumpleaños|regalo|fiesta / puedes|
  podés|puede|podrías|podemos|intenta|prefieres|debes|favor|quiero|quisiera|atreves|pido +llamar|llames|que_llames|
  avisar|que_avises|a_llamar|llamar_tú / no +deja +rastro / él|ella|diga|dijo +que_te|te +va_a|van_a`;
