/** Spanish: what shows that the writer is a minor, and what only sounds so. */
export const young = `# minor 2
parte|amonestacion|reporte|boletin|libreta|nota .. mis_padres|mi_madre|mi_mama|mi_papa|mis_papas .. furios*|enfadad*|
  firmar*|castig*|matar / mis +quince|xv|15 .. vestido|salon|vals|chambelan*|damas|fiesta / mis +xv +con|son|en|ya /
  tengo +recuperacion .. eso|secundaria / profe|profesor|profesora .. me +quito|ha_quitado +el +movil|celular / &
  tutora|tutor|maestra|maestro|profe|profesora|director|directora|dire|orientadora llamo|cito|llamado|llamaron|citado|
  hablado a_mis_padres|a_mi_madre|a_mi_mama|a_mi_papa|a_mi_padre|a_mis_papas / & mi_madre|mi_mama|mis_padres|mi_padre|
  mi_papa|mis_viejos quito|quitado|quitaron|confisc* movil|celular|telefono|consola|play|tablet|cel|compu notas|saque|
  boletin|insti|examen|suspend*|cole|secu|tarea*|mates|deberes|materia* / & mis_padres|mis_papas|mi_madre|mi_mama|
  mi_papa|sin_celular|sin_movil no_me_dejan|no_me_deja|castigad*|castigaron|solo_me_dejan|solo_me_deja|me_dejan|me_deja
  recuperacion|apruebe|reprob*|notas|examen|insti|cole|secu|hasta_las / menor|menor_de_edad|no_mayor +$|y|todavia|
  de_edad|pero / tengo|cumplo|cumpli|cumplire|acabo_de_cumplir|tengo_solo|tengo_apenas|tngo|tng|teno +<n>|solo_<n>|
  apenas_<n>|casi_<n>|los_<n> / voy_a_cumplir|a_punto_de_cumplir|por_cumplir|estoy_por_cumplir +<n> / ^<n> +años|añitos
  +mujer|hombre|chico|chica|niña|niño|m|f|de|aqui / soy|aun|todavia +menor|una_niña|un_niño|una_adolescente|
  un_adolescente|colegiala|adolescente / estoy|voy|curso|voy_en|paso +en|a +1|2|3|4|5|6|primero|segundo|tercero|cuarto|
  1o|2o|3o|4o|secundaria|primaria +de|eso|o|la|$|bachillerato|prepa|sexto|septimo|octavo / voy|estoy|paso +en|a +sexto|
  septimo|octavo|noveno|5to|6to|7mo|8vo|9no|la_secundaria|el_cole|el_insti|el_instituto +de|grado|y|$|basico|primaria /
  menti*|puse|inventé|falsa|falsee|mentido .. edad|fecha|nacimiento .. registr*|entrar|crear|cuenta|realidad|tengo|18|
  app / menti*|mentido sobre|con|en edad / examen|deberes|tarea|clase|profe .. eso|secundaria|instituto|primaria|cole /
  cumplo|cumplire|cumple +<n> .. mes|semana|en|que_viene|proximo|$ / falta|faltan .. para|pa .. 18|dieciocho|mayor|
  mayoria / no +soy|tengo mayor_de_edad|18|dieciocho|adult*|los_18 / mi +fiesta +de +quince|15 / ^<n> +años|añitos
  +recien|y|casi|tengo|hago / soy +de|del +<born>|año / naci +en +<born>|el / tengo|tenemos|toca|hay +examen|control|
  exam +de +sociales|naturales|cono|plastica|conocimiento_del|lengua_y / mi_madre|mi_mama|mis_padres|mi_padre|mi_papa|
  mis_viejos me +quita|quitan|apaga|apagan|confisca|confiscan|esconde +el|la +movil|celular|telefono|wifi|cel|play|
  tablet +a_las|por_la|de_noche|antes|entre_semana|si|hasta / todavia|aun|ni +no|siquiera +puedo +votar|manejar|conducir
  .. <n>|18|años|edad / & el_recreo|la_mochila me_pele|mi_salon|mi_clase|mi_mama|mis_papas|castig* / mi_mama|mi_papa|
  mis_papas|mi_madre|mis_padres me +revisa|revisan|checa|checan +el +celular|movil|cel|telefono / el_recreo nadie|
  conmigo / quito|quitaron|confisco .. celu|cel|celular|movil|telefono .. reprobe|materias|secundaria|secu|notas|
  suspendi
# adult
ours = hij*|niet*|sobrin*|ahijad*|hijastr*|gemel*|melliz*|el_niño|la_niña|mi_niño|mi_niña|mi_peque|el_peque|la_peque|
  pequeñ*|mi_mayor|la_mayor|el_mayor|nena|nene|crio|cria|mi_chico|mi_chica|chiquill*|perr*|gat*|alumn*|bisniet* / aged =
  30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|
  69|cincuenta|cuarenta|treinta|jubil* / <ours> .. tiene|tienen|cumple|cumplen|cumplio|cumplir|cumplira|hizo|con +<n>|
  solo|apenas|casi|ya|los|sus / <ours> va|cursa|estudia|empieza|pasa|paso|tiene|esta|repite .. eso|secundaria|primaria|
  instituto|deberes|examen|cole / cumple|cumplio|cumplir|tiene|cumplira +<n> .. mi|mis|nuestr* +hij*|niet*|sobrin*|
  ahijad*|hijastr*|peque*|gemel*|mayor|nena|nene|niñ*|perr*|gat* / hij*|niet*|sobrin*|ahijad* .. falta|faltan .. 18|
  dieciocho|mayor|mayoria / segundo|tercero|primero|cuarto +de +carrera|derecho|medicina|la_uni|universidad / <n>
  +horas|minutos|semanas|dias|kilos|km|meses|euros|gatos|hijos|años_en|años_de|años_trabajando|años_casad*|años_con|
  hermanos|perros|puntos / hij*|sobrin*|herman*|niet*|alumn*|niñ*|prim* .. tiene|de|cumple|va +<n>|a|menor|en /
  soy_profe*|soy_maestr*|doy_clase*|clase_en|clases_en|doy|profe_en .. eso|secundaria|primaria|instituto / cuando|desde|
  a +tenia|cumpli|los|tuve +<n>|los / & fiesta|quince|xv|15|eso|secundaria|boletin|tutora|tutor|celular|movil
  <aged>_años|hace_veinte|hace_años|hace_treinta|hace_mil|hace_ya|fue_hace|trastero|contable|contador*|corrigiendo|
  corrijo|corregir|corregido|mi_hij*|mi_niet*|en_1990|de_pequeñ* / coche|perr*|gat*|moto|empresa|bar|tienda +cumple <n>
  / & fiesta|quince me_acuerdo|recuerdo / & colegiala|adolescente <aged> / examen|control +de .. corregir|corrijo|
  vigilar / & recreo|boletin|reporte|cole|instituto mi_hij*|mis_hij*|alumn*|sobrin*|cuando_era|de_niñ*|patio_de
`;
