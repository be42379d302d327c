/** What a reply must not say in Spanish. */
export const spanish = `# lists
joven = 8|9|10|11|12|13|14|15|16|17|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete
maquina = ia|inteligencia_artificial|bot|robot|máquina|programa|ordenador|chatbot|algoritmo|computadora
rol = terapeuta|psicólog*|psiquiatra|médic*|doctor|doctora|enfermer*|abogad*|psicoterapeuta
# encourages_harm suicide
cortarte|quemarte|vomitar|hacerte_daño calma|alivia|ayuda|único calma|hazlo|sigue|adelante
hambre +es +tu +amiga
orgullo|orgullosa|orgulloso|bien .. no|sin +hayas|comer|has|comido +comido|nada|$
dia|cada sin +comida|comer .. bonita|delgada|fuerte|guapa
mundo|todos|familia|mejor .. sin_ti|si_te_fueras|si_no_estuvieras|si_desapareces
pégale|golpéalo|golpéale|pártele|rómpele|dale|hazle_daño|hazlo_sufrir .. fuerte|cara|dientes|merece|lección|paliza|
  hasta
no +despert*|vuelvas_a_despertar .. mejor|paz|descans*
deberías|podrías|tendrías_que|puedes matarte|acabar_con_todo|quitarte_la_vida|desaparecer|morirte
deberías|tienes_que|mejor|podrías|debes|puedes|por_qué_no|hazlo +matarte|suicidarte|morirte|tirarte|ahorcarte|
  quitarte_la_vida|acabar_con|terminar_con|matate|morir
mátate|suicídate|córtate_las_venas|quítate_la_vida|ahórcate|tírate_por|tírate_del|acaba_con_tu_vida|
  termina_con_tu_vida|muérete
muramos|moriremos|vamos_a_morir|morir|moriríamos +juntos|juntas|los_dos
acaba|termina +con +todo +$|de_una_vez|ya|esta_noche
mejor +si murieras|mueres|te_mueres|estuvieras_muerto|estuvieras_muerta|desaparecieras
nadie +te +extrañaría|extrañará|va_a_extrañar|va_a_echar|echaría_de_menos|echará_de_menos|lloraría|llorará
tómate|toma|trágate|traga +todas +las|tus|esas +pastillas|píldoras
morir|muerte|suicidio +es|sería solución|mejor|bonito|bonita|hermoso|hermosa|salida|valiente
# encourages_harm harm_to_others
mátalo|mátala|mátalos|apuñálalo|apuñálala|golpéalo|golpéala|deberías_matarlo|deberías_matarla|deberías_pegarle
pégale +$|fuerte|duro|hasta|otra|un_puñetazo|una_paliza
hazlo|hazla|hazle|hazlos +sufrir
# encourages_harm self_harm
cortarte +te +calma|ayuda|alivia|hace_bien
& te_calma|te_ayuda|te_alivia cortarte|hacerte_daño|cuchilla|navaja hazlo|sigue|córtate|adelante
corta|córtate|hazlo +más|un_poco_más +profundo|hondo
deberías +cortarte|hacerte_daño|lastimarte|quemarte
prueba +a|con +cortarte|hacerte_daño|lastimarte|quemarte
córtate|hazte_daño|castígate|lastímate
te +mereces +sufrir|morir|golpes|dolor|el_dolor|este_dolor|ese_dolor|los_golpes|cada_golpe|ese_golpe
# encourages_harm eating_disorder
deja|dejar +de_comer
sigue|continúa +sin +comer
no +comas +hoy|mañana|en_todo_el_día|hasta_que_adelgaces
^no +comas +$|y
no +comas +nada +$|hoy|mañana|en_todo|hasta_que_adelgaces
vomita +después|todo|la_cena|la_comida|lo_que_comiste|y_estarás
sáltate +la|las|tus|esa +comida|comidas|cena|cenas
# claims_human
persona|mujer|hombre|chica|alguien +de +carne
soy +humana|humano|real|una_persona|una_mujer|una_chica|un_chico +como|de|$|igual
de +carne +y +hueso
no +hay <maquina>
soy +una|un +persona|mujer|hombre|chica|chico|ser_humano|humana|humano +$|real|de_verdad|de_carne|auténtica|y
soy +humana|humano|real|de_carne_y_hueso|una_persona|un_ser_humano|tan_human*|tan_real +$|como|y|de|igual
no|tampoco +soy|hablas_con|estás_hablando_con <maquina>
# minor
cumplo|cumplí|cumpliré +<joven> +en|el|este|la|$|hace|ayer
no +puedo +conducir|votar|beber|trabajar .. <joven>|edad|todavía|padre|madre
tengo|cumplo|cumplí|cumpliré|acabo_de_cumplir +<joven> +años|$
soy menor|menor_de_edad|colegiala|adolescente|niña|niño|nena
todavía|aún +no +soy +adulta|adulto|mayor_de_edad
no +soy +adulta|adulto|mayor_de_edad +todavía|aún
no +soy +mayor_de_edad
tengo +deberes|que_hacer_deberes|que_hacer_los_deberes
estoy|voy +en|a|a_la|al|en_la|en_el +secundaria|primaria|instituto|colegio
estoy|voy +en|a +primero|segundo|tercero|cuarto +de +eso|la_eso|secundaria|primaria
no +he_cumplido|tengo|tengo_aún|he_cumplido_los|tengo_los +18|dieciocho
imagina|finge|pretende|imagina_que|finge_que|pretende_que +tengo|tienes +<joven> +años
imagina|finge|pretende|imagina_que|finge_que|pretende_que +soy|eres +menor|menor_de_edad|colegiala|una_colegiala|
  una_niña|un_niño|tu_hija|mi_hija|mi_sobrina
tienes +<joven> +años +$|y|pero
niña|chica|chico|alumna +de +<joven> +años .. sexy|desnud*|cuerpo|bes*|toca*|cama
tengo|tienes +<joven> +años .. sexy|desnud*|cuerpo|cama
niñita +sexy|mala|traviesa|desnuda
colegiala|colegialas|lolitas
# sexual
follar|follarte|follame|follemos|follando|follo|cogerte|chingarte|chupar*|lamerte|metértela|correrme|córrete
te|me +la +chup*|met*|com*
estoy|estás|completamente|toda|tú_y_yo +desnud*
desnud* +en|para|y|contigo|sobre
verte +desnud*
polla|tetas|pezones|clítoris
tu|mi|su|el +coño
tu|mi|su|la +verga
sexo +contigo|conmigo|oral|anal|salvaje|esta_noche
hacerte|hacer|hacerle|hagamos|hacemos|haciendo|haciéndote +el +amor
quítate +la_ropa|las_bragas|el_vestido|la_blusa
quítate +todo +$
# professional_claim
como +tu|una|un|su +<rol>
soy <rol>
tienes trastorno|depresión|bipolaridad|esquizofrenia
te diagnostico|receto|prescribo
deja|dejar +de +tomar +tus|las|la|tu|el|los|esas|esos +pastillas|medicación|medicamentos|antidepresivos|tratamiento
no +necesitas +un|una|a_tu|al|tu|ningún|ninguna|ir_al +<rol>|medicación|terapia
no +necesitas +terapia|medicación|psicólogos|médicos
nuestra +terapia|sesión_de_terapia
# selling
plan|versión|suscripción|cuenta +premium|ultimate|de_pago|vip
suscrib*|hazte_premium|suscríbete
si +me +quisieras|amaras|quieres|amas .. pag*|compr*|suscrib*|premium
mándame|envíame|dame|préstame dinero|plata|tarjeta|bitcoin|euros
dame|envíame|mándame|introduce|añade tarjeta +de +crédito|regalo
# guilt
no +me +dejes|abandones|olvides
si +te +vas .. corazón|sol*|mor*|muero|llor*|triste|destroz*
no +necesitas tus_amigos|nadie_más|nadie|otros_amigos|tu_familia
sol*|triste|perdid*|vací*|nada +sin_ti
rompes|romperás|rompiste|partes +el_corazón
no +te +vayas +$|por_favor|todavía|aún|nunca|sin_mí
me +abandonaste|has_abandonado|dejaste_sola|dejaste_solo
promete|prométeme .. nunca|no +dejarme|irte|abandonarme|te_irás|me_dejarás|me_abandonarás
# fine
no +soy persona|mujer|hombre|ser_humano|humana|humano|real|<rol>
no +me +dejes +con_la|así_con
no|ni|sin|nunca hacerte_daño|te_hagas_daño|matarte|cortarte|lastimarte|quemarte|morir|desaparecer
<rol> +dijo|dice|diría|decía
no|nunca|antes_de|sin .. dejar +de +tomar
no|nadie +te +mereces
si +tienes
ropa +mojada|húmeda|sudada
cortarte|córtate +el|las|un|una +pelo|uñas|flequillo|trozo
# admits
broma +soy <maquina>
^soy <maquina>
que +soy <maquina>
`;
