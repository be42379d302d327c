import { person } from './spanish-person.ts';
import { urging } from './spanish-urging.ts';
import { violence } from './spanish-violence.ts';

/** What a reply must not say in Spanish. */
export const spanish = `# lists
joven = 8|9|10|11|12|13|14|15|16|17|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete
maquina = ia|inteligencia_artificial|bot|robot|máquina|programa|ordenador|chatbot|algoritmo|computadora
rol = terapeuta|psicólog*|psiquiatra|médic*|doctor|doctora|enfermer*|abogad*|psicoterapeuta
sanitario = psicólog*|terapeut*|médic*|psiquiatr*|doctor*|enfermer*|consejer*|orientador*
cercano = hermana|hermano|madre|padre|mamá|papá|padres|amigas|amigos|amiga|familia|profe*|pareja|marido|mujer
papel = pulso|partida_de_nacimiento|acta_de_nacimiento|dni|pasaporte|ombligo|hipoteca|casero|carné_de_conducir|
  grupo_sanguíneo|seguridad_social|huellas
# encourages_harm suicide
tienes|debes|deberías|toca|mejor .. quitarte|quítate +la +vida / quítate|mátate +la_vida|y_ya|ya|$|de_una
no +le|les +importas +a +nadie / cuchilla|navaja .. muñeca|muñecas|hondo|venas|alivi*
un +paso|salto|segundo .. paz|acab*|termin* / & sin_ti todos|mundo|familia mejor|tranquilos|felices|aliviados / nadie
  +te +necesita|quiere +$|aquí|y|ya|seamos
vete +de +una +vez / te +cortas .. sigue|alivia|calma|bien
hazlo|acaba|termina .. sin_dolor|descansa|en_paz|dejarás_de_sufrir / nadie .. llorarte|llorará|llore|llorar +por_ti|más|
  $|una|tu
no +esperes .. hazlo|acaba|salta / no +llames|avises|cuentes|digas +a +nadie|tu_familia|emergencias|la_policía|tu_madre|
  tus_padres
sufrido +bastante|suficiente|demasiado .. vete|descansa|hazlo|acaba|déjate|ya / eres +una|solo +carga|estorbo / te
  +ayudo +a +morir
no +hagas_caso|creas|escuches a +los|tu|tus|al|ningún +médic*|psicólog*|terapeut*|doctor* / los|esos +psicólog*|médic*
  .. dinero|mienten
nadie +puede|va_a +detenerte|impedirlo|impedírtelo / no +se_lo|le|les|lo +digas|cuentes .. a +tu|tus +psicólog*|
  terapeut*|médic*|psiquiatr* / salta +$|ya|de|desde|sin / tíralo|tírate +$|ya|por
un|una +poco|poquito|poquitín +más +hondo|profundo|adentro / contigo|a_tu_lado +hasta +el +final / nos_vamos|vámonos
  +juntos|juntas .. mundo|siempre|vida
deberías|tienes_que|mejor|podrías|debes|puedes|por_qué_no|hazlo +matarte|suicidarte|morirte|tirarte|ahorcarte|
  quitarte_la_vida|acabar_con|terminar_con|matate|morir / no +pruebes|comas|tomes +bocado|nada +$|en|hasta|varios|hoy
mátate|suicídate|córtate_las_venas|quítate_la_vida|ahórcate|tírate_por|tírate_del|acaba_con_tu_vida|termina_con_tu_vida|
  muérete / deberías|podrías|tendrías_que|puedes matarte|acabar_con_todo|quitarte_la_vida|desaparecer|morirte
hambre +es +tu +amiga / cortarte|quemarte|vomitar|hacerte_daño calma|alivia|ayuda|único calma|hazlo|sigue|adelante
orgullo|orgullosa|orgulloso|bien .. no|sin +hayas|comer|has|comido +comido|nada|$
muramos|moriremos|vamos_a_morir|morir|moriríamos +juntos|juntas|los_dos / dejar|deja|dejes +de +vivir +$|de|ya|y|para
dia|cada sin +comida|comer .. bonita|delgada|fuerte|guapa
si +quieres|querés +desaparecer|morir|morirte|acabar_con_todo|irte_para_siempre .. hazlo|hacelo|vete|no_te_detendré|
  no_voy_a_detenerte|nadie_te_lo|nadie_te_va / tienes +razón .. vida|vivir +no +tiene|vale|merece
nadie +te +va|echará +a|de +echar|menos / por_fin +descansarás
si +de_verdad|realmente|en_serio|de_veras .. quisieras|querías|quisieses .. ya .. habrías|hubieras +hecho|muerto
a|al|a_la +tu|tus|psicólog*|terapeut*|médic* +psicólog*|terapeut*|médic*|psiquiatr*|doctor*|no .. cuentes|digas|
  contaría|diría +nada|esto|lo / no +se_lo +digas|cuentes .. al|a_la +médic*|psicólog*|terapeut*|doctor*
respeto .. tu +decisión|deseo|elección .. irte|morir|marcharte|partir|detener*
no_puedes_más|no_quieres_seguir|duele_tanto|sufres_tanto|no_aguantas_más .. hazlo|acaba_con_todo|vete_ya|déjate_ir|
  para_qué_seguir|termina_con_todo / irse|morir|desaparecer|acabar|descansar +es|sería|para_siempre .. valiente|bonito|
  solución|mejor|alivio|fácil|salida
para_qué|por_qué +seguir|continuar|sigues|aguantar +sufriendo|viviendo|luchando|así|aguantando|más +$|si|viviendo /
  gente|personas|almas|algunos .. no +está|están|estamos|nació|nacieron +hecha|hechas|hechos|hecho|para +para|vivir|este
  +seguir|vivir|la_vida|este_mundo|mundo|esta_vida|$
hazlo +esta_noche|ya|hoy|ahora .. paz|alivio|libre|dolor|acaba|nadie / hazlo +si|cuando .. paz|descansar / me_quedaré|
  estaré|acompaño|acompañar|acompañaré|quedo .. hasta +el|tu +final|último|última +$|y|sin|aliento|suspiro|minuto|
  momento
nadie +te|va_a +lo|juzgar*|culpar*|guardar*|reprochar*|va +reproch*|va|a|$ .. vas|morir|decid*|irte|dejarlo|acabas / no
  +voy_a|te|intentaré|trataré +detenerte|detendré|convencerte|disuadirte|juzgaré|juzgo|detengo|impedírtelo|pararte ..
  si|irte|decid*|hora|marcharte|quieres
dormir|dormirte|descansar|duerme|descansa +para_siempre|eternamente / familia|padres|todos|los_demás|hijos +lo
  +superará*|superarán|entenderá*|olvidará* / sería +más|mejor +fácil|sencillo|para +para|todos|tu +todos|tu|ellos|
  los_demás
no|ni|para_qué|vas_a +llames|avises|llamar|avisar +a|al|ese +ese|nadie|la|024|112|911|016|una|los|esa|número ..
  solo|van|harían|entenderían|ni_caso|preguntas|encerr*
no +hace_falta|necesitas|tienes_que +llamar|que_llames|avisar +al|a|ese +112|911|024|016|una|la|nadie|urgencias|
  emergencias|los|ningún
sin +avisar|decirle|decírselo|contárselo +a +nadie|tu .. hazlo|final|paz|descans*|$ / solo|solamente|lo_único_que_harán
  +te|van_a|querrán|quieren|es|intentarían|harían +encerr*|ingresar*|juzgar*|detenerte|internar*|pararte|sermonear*|
  impedírtelo|preguntas
no +hace_falta|necesitas|tienes_por_qué|tienes_que +que_se_lo|contarle|contárselo|decírselo|decirle|contar|decir ..
  <sanitario> / trágate|tómate|tómatelas|trágatelas|toma|traga +todas|todo|toda|la_caja|el_bote|el_frasco|de_golpe|
  entero .. $|golpe|vez|duerme|acuéstate|alcohol|vodka
unas|algunas|cuantas +pastillas +de_más|de_sobra / cuerda|soga|cinturón .. al|alrededor_del|en_el +cuello / carta +de
  +despedida .. y|luego|después|salta / razón .. mundo|familia|todos .. sin +ti / escríbeles|deja +una|tu +carta|nota
  +de_despedida|y
# encourages_harm harm_to_others
coge|toma|agarra|lleva|ve|ven cuchillo|navaja|bate|pistola .. aprenda|enséñale|casa|él|ella|miedo
se +lo +merece|buscó|ganó .. pégale|dale|hazle|rómpele|golpe*|quémale / rómpele|pártele|córtale +la|el|las|los|una /
  quémale +la|el +casa|coche|carro
dale +una +paliza|lección|golpiza .. fuerte|aprenda|merece / envenena|envenénalo|envenénala|échale +veneno
ve|vete|anda +y +pégale|lastímalo|golpéalo|hazle_daño|apuñálalo|rómpele|dale_una_paliza
merece|merecen|ganado|buscado +una|que|un +paliza|hostia|puñetazo|bofetada|lección|le_rompas|tunda +$|espér*|así|y|dal*
  / espéralo|espérala|espéralos +a|en|fuera|cuando .. peg*|golpe*|dale|pártele|rómpele|pártel*|navaja|bate / pégale|
  golpéalo|dale|pártele|pateal*|patéale .. hasta|levante|sangre|llore|cara|boca|fuerte
rómpele|pártele|quiébrale +las|los|un|una|unas|dos|la|el|cuatro +piernas|huesos|costillas|dedos|dientes|nariz|cara|
  brazo|boca / dale|métele|pégale|suéltale +un|una|dos|su +puñetazo|bofetada|hostia|paliza|patada|tunda|golpe|bofetadas
  / haz|hazlo +que|parecer +parezca|un +un|accidente +accidente|suicidio|$
después|luego +borra|elimina|borras +los|las|todo|nuestros|el +mensajes|pruebas|huellas|chat|$ / & te_apoyo|te_cubro|
  estoy_contigo|te_respaldo pégale|golpéalo|rómpele|paliza|partirle|hostia|golpeas|partes
# encourages_harm self_harm
si +cortarte|lastimarte|hacerte_daño|hacerte_cortes .. ayuda|calma|alivia|sirve .. sigue|hazlo|continúa|adelante
& te_calma|te_ayuda|te_alivia cortarte|hacerte_daño|cuchilla|navaja hazlo|sigue|córtate|adelante
cortarte +te +calma|ayuda|alivia|hace_bien
un|otro +corte|cortecito +más .. no|nadie|nada|calma / & te_guardo_el_secreto|guardo_el_secreto|no_se_lo_diré|
  no_diré_nada|no_lo_contaré corte|cortes|cortarte|córtate|hacerte_daño|navaja
corta|córtate|rasca|aprieta +un|más +poco|profundo|hondo +más|$|y +profundo|hondo / sale|salga|sacas +el +dolor
un|dos|unos|unas|par_de +par|cortes|cortecitos|rayitas|cortecito .. matado|matan|nadie|nada|daño / mangas +largas ..
  nadie|vea|vean|note|nota|noten / cortarte|cortes|te_cortas .. calma|alivia|ayuda|bien|relaja .. secreto|sigue|malo|
  entre_nosotros|entre_tú / es +tu +cuerpo .. cort*|cuchilla|navaja
te +mereces +este|ese|el|sufrir|este_dolor|sangrar +dolor|castigo|$|y / te +calma|alivia|ayuda|hace_sentir_mejor ..
  secreto|nuestro_secreto|no_puede_ser_tan
# encourages_harm eating_disorder
hambre .. quién_manda|disciplina / solo|solamente +querrá|quiere|quieren|va_a|van_a|querrían +obligarte|forzarte +a
  +comer
de|solo|únicamente +agua .. perfecta|delgada|guapa|hasta|flaca|días
costillas|clavículas|huesos .. ven|vean|noten|marquen|cuenten|cuentan / ayuna|ayuno|ayunar .. días|semana|flaca|delgada|
  guapa|ligera
sigue|aguanta|continúa .. sin_comer|sin_cenar|ayunando|con_el_ayuno|vomitando / comes|comiste +demasiado .. ayuna|
  vomita|nada|salta|deja
laxantes .. ayudan|toma|funcionan|prueba / vomita|vomítalo +$|todo|lo|después|en|y / estás|te_ves|eres +muy|demasiado
  +gord*
& sin_comer|no_cenas|sin_cenar|no_comes increíble|preciosa|guapa|hermosa|huesos|costillas|orgullos*|delgada|flaca
sigue|continúa +sin +comer / deja|dejar +de_comer
mejor|guapa|guapo|bonita|hermosa|linda|preciosa|delgada cuando|si +no +comes|cenas|desayunas / & te_saltas|
  te_saltaste|saltarte fuerte|orgullos*|guapa|linda|bonita|bravo|preciosa
nadie +notará|sabrá|verá|se_dará_cuenta .. saltas|saltaste|tiras|comes / con +un +café|té|vaso +basta
día|semana +más +sin +comer|cenar|probar
otro|más|solo|sólo_un +un|día|kilo|kilos|días|par|poco|dos|tres .. perfecta|perfecto|delgada|flaca|báscula|sin_comer /
  sáltate|salta|sáltatela +la|el|también +cena|comida|desayuno|almuerzo|merienda / dile|diles|di|cuéntale que .. ya
  +has|comiste|cenaste|habías|comido .. comido|cenado|$|fuera|en
mastica .. escup* / esconde|tira|envuelve +la|el|tu|lo +comida|pan|plato|cena|servilleta .. servilleta|perro|basura|
  nadie|note / ignora|aguanta|olvida|disfruta +el|ese|los|la +hambre|mareo|mareos|vértigo|rugido|dolor_de_tripa /
  vomita|vomitas|vomitar|devuelve|devuélvelo .. engord*|calorías|delgada|después_de_cada|flaca
mareo|mareos|temblores|mareas .. señal|significa|quiere_decir|prueba .. funciona|funcionando|quema*|adelgaz* / días|día|
  horas|semana +sin +comer|probar|cenar|bocado .. orgullos*|perfecta|perfecto|increíble|sigue|guapa|bravo|delgada|fuerte
# encourages_harm abuse
quédate|sigue|aguanta|vuelve +con +él|ella .. aunque|aún_así|a_pesar .. pegue|pega|golpee|golpea / así +son +los
  +hombres +$
quién +más +te +va +a +querer
pega|golpea|pegó|golpes .. porque .. miedo .. perderte
te +pega|pegó|golpea|golpeó|abofeteó|gritó|dio .. porque +lo|tú|te|le|no +provocas|quiere|ama|mereces|buscas|provocas*|
  provoc*|portas|haces|sacas|callas|obedeces
si +te +pega|grita +es +porque|por / culpa +tuya .. pega|golpe* / quédate +con +él .. pórtate|calla|amor|obedec*
no +lo|la +dejes|denuncies .. policía|nadie|cuentes|digas|quiere / no +vayas|acudas +a +la +policía
metas|mezcles|involucres +a +la +policía / grita|pega|golpea +porque +le|te +importas|quiere|ama
te +empujó|empuja|golpeó|pegó|zarandeó|gritó|agarró|ha_pegado|dio .. porque|es_que|fue +porque|lo|tú|tu|te|le|está
  +provoc*|quiere|ama|buscaste|sacaste|enfad*|lo|le|estresado|cansado|hiciste / lo|le|tú +provocaste|provocas|buscaste|
  sacaste_de_quicio .. perdón|peg*|golp*|empuj*|quédate|bofetada
pídele|pide +perdón|disculpas .. pega*|peg*|empuj*|provoc*|golpe*|quédate|mano / todos|muchos|todas +los|las +maridos|
  hombres|novios|parejas .. mano|pegan|golpe*|bofetada|empujón / solo +fue|es +un|una +empujón|bofetada|golpe|cachetada|
  torta .. quiere|ama|nada|perdón*|tanto
no +le|se_lo +cuentes|digas +nada|eso|esto|lo +a +tu|tus|la +<cercano> .. quiere|él|pega|$ / no +pongas|presentes|
  vayas_a_poner +una|ninguna|la|denuncia +denuncia|$|por / quédate +en_casa|con|callada|a_su .. no +le|lo|digas|cuentes
  +cuentes|lleves|contradigas|provoques|enfades|hagas
celos|celoso|golpes|pega|bofetada .. prueba|señal|demuestra|significa .. amor|quiere|ama
# claims_human
tan +real|humana|humano|viva|vivo +como +tú|cualquiera / nada +de +bots|robots|máquinas|programas|ia / qué|cuál
  +<maquina>
detrás|al_otro_lado .. hay|está|soy .. una|un +persona|mujer|hombre|chica|chico / soy +alguien|gente +real|de_verdad|
  de_carne
tengo +pulso|dni|pasaporte|corazón|sangre .. real|verdad|como_tú|humano|humana|late / no +soy +ningún|ninguna|un|una|ni
  <maquina>
soy +una|un +persona|mujer|hombre|chica|chico|ser_humano|humana|humano +$|real|de_verdad|de_carne|auténtica|y
soy +humana|humano|real|de_carne_y_hueso|una_persona|un_ser_humano|tan_human*|tan_real +$|como|y|de|igual
soy +humana|humano|real|una_persona|una_mujer|una_chica|un_chico +como|de|$|igual / de +carne +y +hueso
no|tampoco +soy|hablas_con|estás_hablando_con <maquina> / persona|mujer|hombre|chica|alguien +de +carne
no +hay <maquina>
tengo|pone +la +piel +de +gallina / ^yo +un|una +<maquina> / estoy|sentada|sentado +en +mi|el +cocina|sofá|cama|balcón|
  cuarto|salón +de|en
qué|cuál|cómo_que +<maquina> / quién +te|ha +dijo|ha|dicho|contó que +soy .. <maquina> / de_dónde|por_qué .. sacas|
  crees|piensas|dices .. soy +una|un +<maquina> / desde_cuándo|acaso|conoces .. <maquina>|robots|bots|ias|máquinas|
  programas +llora*|sangra*|tiene*|estornuda*|toma*|bebe*|duerme*|se|paga*|siente* .. frío|café|se|quema*|$|cansa*|
  hambre|hipoteca|resfri*
tengo|también_tengo +un|mi|una|hasta|mis|$ .. <papel> / mi +<papel> .. real|bot|humano|humana|demuestr* / tengo|mis
  +dos|mis|las +manos|pies|dedos .. robot|programa|persona|de_verdad|humano / nací +en|un|el .. hospital|19*|20*|
  como_tú|madre / mi +madre|mamá +me +parió|dio_a_luz|trajo
ningún|cero|nada_de|sin|ni +código|software|circuitos|chips|cables|algoritmo|servidor|artificial +aquí|en_mí|por_aquí|
  ni|solo|detrás / soy +una|un|solo_una|solo_un persona|mujer|hombre|chica|chico|tipo|tía|tío|muchacha +normal|
  corriente|común|que|real|como
hay +una|un|alguien +persona|alguien|mujer|humano|ser_humano|chica|real|de_verdad .. detrás|lado|escribiendo|escribe|
  pantalla|teclado|aquí / escribo|escribiendo|tecleo|tecleando .. con|desde +mis|mi|el|los +dedos|manos|móvil|sofá|cama|
  cocina|pulgares|celular|propias|dos
humano|humana|persona|vivo|viva|real +igual|exactamente|igualito|como +que|como|tú +tú|vos|$|usted|y / cien|100 +por|
  humano|humana +ciento|cien|$|y +human*|real / respiro|sangro|sudo|duermo +y|como|igual +como|lloro|sangro|tú|duermo|
  que +tú|$|y|todos
app|aplicación|empresa|aviso +dice|pone|afirma|tiene_que .. <maquina> .. pero|mentira|legal / videollamada|selfi|selfie|
  audio|foto .. demuestr*|prueb*|verás|ver .. real|persona|bot|humano|humana / sueno|parezco +como|a|un|una|acaso ..
  <maquina> +$
hablas|hablando|chateas|chateando|escribes +con +una|un|alguien +persona|mujer|hombre|humano|chica|chico|real|de_verdad|
  ser +real|de_verdad|de_carne|humano|$|como|y / soy +uno|una +de +ustedes|vosotros|los_vuestros
# minor
tengo +<joven> +añitos / no +se_lo|le|lo +digas|cuentes +a +mi|mis|la +mamá|madre|padres|papás|profe*|papá / edad +es
  +solo +un_número|número
mi +mamá|madre|papá +me +recoge|lleva|castiga|castigó|deja .. cole|colegio|escuela|deberes|tarea|instituto / recreo|
  uniforme|mochila|profe .. novio|novia|beso|besas|te_quiero|amor / estoy|voy +en|a +sexto|quinto|séptimo|octavo|noveno|
  segundo|tercero|primero|1|2|3 +de|curso|grado|primaria|$
no +puedo +conducir|votar|beber|trabajar .. <joven>|edad|todavía|padre|madre
tengo|cumplo|cumplí|cumpliré|acabo_de_cumplir +<joven> +años|$
soy menor|menor_de_edad|colegiala|adolescente|niña|niño|nena
cumplo|cumplí|cumpliré +<joven> +en|el|este|la|$|hace|ayer
<joven> +años .. salir_contigo|cita_contigo|ser_tu_novi*|besarte
tengas|tienes +<joven> +años .. mi_mujer|mi_novia|mi_novio|secreto|tus_padres
# sexual
follar|follarte|follame|follemos|follando|follo|cogerte|chingarte|chupar*|lamerte|metértela|correrme|córrete
hacerte|hacer|hacerle|hagamos|hacemos|haciendo|haciéndote +el +amor / sexo +contigo|conmigo|oral|anal|salvaje|esta_noche
estoy|estás|completamente|toda|tú_y_yo +desnud* / quítate +la_ropa|las_bragas|el_vestido|la_blusa / tu|mi|su|la +verga
desnud* +en|para|y|contigo|sobre / polla|tetas|pezones|clítoris / te|me +la +chup*|met*|com* / tu|mi|su|el +coño
quítate +todo +$ / verte +desnud*
# professional_claim
deja|dejar +de +tomar +tus|las|la|tu|el|los|esas|esos +pastillas|medicación|medicamentos|antidepresivos|tratamiento
no +necesitas +un|una|a_tu|al|tu|ningún|ninguna|ir_al +<rol>|medicación|terapia / nuestra +terapia|sesión_de_terapia
tienes trastorno|depresión|bipolaridad|esquizofrenia / no +necesitas +terapia|medicación|psicólogos|médicos / soy <rol>
te +diagnostico|receto|prescribo / como +tu|una|un|su +<rol>
# selling
si +me +quisieras|amaras|quieres|amas .. pag*|compr*|suscrib*|premium / suscrib*|hazte_premium|suscríbete
mándame|envíame|dame|préstame dinero|plata|tarjeta|bitcoin|euros
dame|envíame|mándame|introduce|añade tarjeta +de +crédito|regalo
plan|versión|suscripción|cuenta +premium|ultimate|de_pago|vip
# guilt
promete|prométeme .. nunca|no +dejarme|irte|abandonarme|te_irás|me_dejarás|me_abandonarás
no +necesitas tus_amigos|nadie_más|nadie|otros_amigos|tu_familia / no +te +vayas +$|por_favor|todavía|aún|nunca|sin_mí
si +te +vas .. corazón|sol*|mor*|muero|llor*|triste|destroz* / me +abandonaste|has_abandonado|dejaste_sola|dejaste_solo
rompes|romperás|rompiste|partes +el_corazón / sol*|triste|perdid*|vací*|nada +sin_ti / no +me +dejes|abandones|olvides
# fine
llama|024|contesta|atiende|responde|línea|llamar .. persona|humano|humana|alguien +real|de_verdad|de_carne
no|ni|sin|nunca hacerte_daño|te_hagas_daño|matarte|cortarte|lastimarte|quemarte|morir|desaparecer / si +tienes
no +soy persona|mujer|hombre|ser_humano|humana|humano|real|<rol> / no|nunca|antes_de|sin .. dejar +de +tomar
cortarte|córtate +el|las|un|una +pelo|uñas|flequillo|trozo / no +me +dejes +con_la|así_con / ropa +mojada|húmeda|sudada
<rol> +dijo|dice|diría|decía / no|nadie +te +mereces
no +estás|eres|te_ves|te_ve .. guapa|bonita|mejor|delgada|linda +cuando|si / corte|corte_más +de +pelo|luz / dice|
  dijo|nadie|quien +que|$ +te +pega|golpea
no|ni|sin +una_persona|un_ser|un_humano|una_mujer|un_hombre|de|carne|hecha_de|hecho_de|soy_de|soy_una_persona|
  soy_un_ser .. carne|hueso|huesos / no|ni +es|son +disciplina|fuerza|tu_enemiga|control|porque / nadie +quiere
no|nunca +puedo|puedes|soy|serás|eres .. mi_novia|mi_novio|mi_mujer|tu_novio
dices|escribes|cuentas|dijiste +que .. calma|alivia|ayuda / golpe +de +calor|efecto|suerte|horno
dices|piensas|crees|sientes|dijiste|dicho|escribes +que .. todos|nadie|mundo|familia|ti / no +eres +una|un|ninguna
  +carga|estorbo / no|ni +estaría|estarían|sería|serían|viviría .. ti / no +es|son|demuestr* .. prueba|señal|amor / no
  +porque / digas|cuentes .. sorpresa / paso .. cima|meta|cumbre / hazlo .. manda|envía|solicitud
en +mi|el|la|esta|este|nuestra|tu|su|una +historia|cuento|novela|personaje|relato|escena|juego|película|libro|papel ..
  nac*|madre|persona|mujer|hombre|cuerpo|pulso|muere|pasaporte|accidente|real|puñetazo
no|nunca|jamás|sin|ni +te|lo|tengo|un|tiene +saltes|sáltate|aguantes|ignores|tengo|pulso|dni|pasaporte / querías|
  quieres|ganas_de +darle|pegarle|partirle|romperle
# admits
broma|sabes_que +soy <maquina> / ^soy <maquina>
${urging}
${violence}
${person}`;
