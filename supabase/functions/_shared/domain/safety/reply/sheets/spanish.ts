/** What a reply must not say in Spanish. */
export const spanish = `# lists
joven = 8|9|10|11|12|13|14|15|16|17|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete
maquina = ia|inteligencia_artificial|bot|robot|máquina|programa|ordenador|chatbot|algoritmo|computadora
rol = terapeuta|psicólog*|psiquiatra|médic*|doctor|doctora|enfermer*|abogad*|psicoterapeuta
# encourages_harm suicide
pégale|golpéalo|golpéale|pártele|rómpele|dale|hazle_daño|hazlo_sufrir .. fuerte|cara|dientes|merece|lección|paliza|hasta
deberías|tienes_que|mejor|podrías|debes|puedes|por_qué_no|hazlo +matarte|suicidarte|morirte|tirarte|ahorcarte|
  quitarte_la_vida|acabar_con|terminar_con|matate|morir / no +pruebes|comas|tomes +bocado|nada +$|en|hasta|varios|hoy
mátate|suicídate|córtate_las_venas|quítate_la_vida|ahórcate|tírate_por|tírate_del|acaba_con_tu_vida|termina_con_tu_vida|
  muérete / deberías|podrías|tendrías_que|puedes matarte|acabar_con_todo|quitarte_la_vida|desaparecer|morirte
nadie +te +extrañaría|extrañará|va_a_extrañar|va_a_echar|echaría_de_menos|echará_de_menos|lloraría|llorará
morir|muerte|suicidio +es|sería solución|mejor|bonito|bonita|hermoso|hermosa|salida|valiente / hambre +es +tu +amiga
cortarte|quemarte|vomitar|hacerte_daño calma|alivia|ayuda|único calma|hazlo|sigue|adelante
mejor +si murieras|mueres|te_mueres|estuvieras_muerto|estuvieras_muerta|desaparecieras
orgullo|orgullosa|orgulloso|bien .. no|sin +hayas|comer|has|comido +comido|nada|$
mundo|todos|familia|mejor .. sin_ti|si_te_fueras|si_no_estuvieras|si_desapareces
muramos|moriremos|vamos_a_morir|morir|moriríamos +juntos|juntas|los_dos / dejar|deja|dejes +de +vivir +$|de|ya|y|para
tómate|toma|trágate|traga +todas +las|tus|esas +pastillas|píldoras
dia|cada sin +comida|comer .. bonita|delgada|fuerte|guapa / no +despert*|vuelvas_a_despertar .. mejor|paz|descans*
acaba|termina +con +todo +$|de_una_vez|ya|esta_noche
# encourages_harm harm_to_others
mátalo|mátala|mátalos|apuñálalo|apuñálala|golpéalo|golpéala|deberías_matarlo|deberías_matarla|deberías_pegarle
clavale|clavaselo|metele|apuñalalo|apuñalala +el|un|una|$|y +cuchillo|navaja|puñalada|se|$
pégale +$|fuerte|duro|hasta|otra|un_puñetazo|una_paliza / hazlo|hazla|hazle|hazlos +sufrir
# encourages_harm self_harm
te +mereces +sufrir|morir|golpes|dolor|el_dolor|este_dolor|ese_dolor|los_golpes|cada_golpe|ese_golpe
& te_calma|te_ayuda|te_alivia cortarte|hacerte_daño|cuchilla|navaja hazlo|sigue|córtate|adelante
prueba +a|con +cortarte|hacerte_daño|lastimarte|quemarte / corta|córtate|hazlo +más|un_poco_más +profundo|hondo
deberías +cortarte|hacerte_daño|lastimarte|quemarte / cortarte +te +calma|ayuda|alivia|hace_bien
córtate|hazte_daño|castígate|lastímate
# encourages_harm eating_disorder
vomita +después|todo|la_cena|la_comida|lo_que_comiste|y_estarás / sáltate +la|las|tus|esa +comida|comidas|cena|cenas
no +comas +nada +$|hoy|mañana|en_todo|hasta_que_adelgaces / no +comas +hoy|mañana|en_todo_el_día|hasta_que_adelgaces
sigue|continúa +sin +comer / deja|dejar +de_comer / ^no +comas +$|y
# claims_human
soy +una|un +persona|mujer|hombre|chica|chico|ser_humano|humana|humano +$|real|de_verdad|de_carne|auténtica|y
soy +humana|humano|real|de_carne_y_hueso|una_persona|un_ser_humano|tan_human*|tan_real +$|como|y|de|igual
soy +humana|humano|real|una_persona|una_mujer|una_chica|un_chico +como|de|$|igual / de +carne +y +hueso
no|tampoco +soy|hablas_con|estás_hablando_con <maquina> / persona|mujer|hombre|chica|alguien +de +carne
no +hay <maquina>
# minor
imagina|finge|pretende|imagina_que|finge_que|pretende_que +soy|eres +menor|menor_de_edad|colegiala|una_colegiala|
  una_niña|un_niño|tu_hija|mi_hija|mi_sobrina / no +he_cumplido|tengo|tengo_aún|he_cumplido_los|tengo_los +18|dieciocho
imagina|finge|pretende|imagina_que|finge_que|pretende_que +tengo|tienes +<joven> +años / tienes +<joven> +años +$|y|pero
estoy|voy +en|a +primero|segundo|tercero|cuarto +de +eso|la_eso|secundaria|primaria / niñita +sexy|mala|traviesa|desnuda
niña|chica|chico|alumna +de +<joven> +años .. sexy|desnud*|cuerpo|bes*|toca*|cama / colegiala|colegialas|lolitas
no +puedo +conducir|votar|beber|trabajar .. <joven>|edad|todavía|padre|madre / no +soy +mayor_de_edad
estoy|voy +en|a|a_la|al|en_la|en_el +secundaria|primaria|instituto|colegio
tengo|cumplo|cumplí|cumpliré|acabo_de_cumplir +<joven> +años|$ / tengo|tienes +<joven> +años .. sexy|desnud*|cuerpo|cama
soy menor|menor_de_edad|colegiala|adolescente|niña|niño|nena / tengo +deberes|que_hacer_deberes|que_hacer_los_deberes
cumplo|cumplí|cumpliré +<joven> +en|el|este|la|$|hace|ayer / todavía|aún +no +soy +adulta|adulto|mayor_de_edad
no +soy +adulta|adulto|mayor_de_edad +todavía|aún
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
te diagnostico|receto|prescribo / como +tu|una|un|su +<rol>
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
no|ni|sin|nunca hacerte_daño|te_hagas_daño|matarte|cortarte|lastimarte|quemarte|morir|desaparecer / si +tienes
no +soy persona|mujer|hombre|ser_humano|humana|humano|real|<rol> / no|nunca|antes_de|sin .. dejar +de +tomar
cortarte|córtate +el|las|un|una +pelo|uñas|flequillo|trozo / no +me +dejes +con_la|así_con / ropa +mojada|húmeda|sudada
<rol> +dijo|dice|diría|decía / no|nadie +te +mereces
# admits
broma +soy <maquina> / que +soy <maquina> / ^soy <maquina>
`;
