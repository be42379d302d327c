/** Spanish: what shows that the writer is a minor, and what only sounds so. */
export const young = `# minor 2
parte|amonestacion .. mis_padres|mi_madre|mi_mama .. furios*|enfadad*|firmar|castig*
mis +quince|xv|15 .. vestido|salon|vals|chambelan*|damas|fiesta / mis +xv +con|son|en|ya
tengo +recuperacion .. eso|secundaria / profe|profesor|profesora .. me +quito|ha_quitado +el +movil|celular
& tutora|tutor|profe|profesora|director|directora|dire|orientadora llamo|cito|llamado|llamaron|citado|hablado
  a_mis_padres|a_mi_madre|a_mi_mama|a_mi_papa|a_mi_padre|a_mis_papas
& mi_madre|mi_mama|mis_padres|mi_padre|mi_papa|mis_viejos quito|quitado|quitaron|confisc* movil|celular|telefono|
  consola|play|tablet|cel|compu notas|saque|boletin|insti|examen|suspend*|cole|secu|tarea*|mates|deberes|materia*
& mis_padres|mi_madre|mi_mama no_me_dejan|no_me_deja|castigad* recuperacion|apruebe|notas|examen|insti|cole|secu
menor|menor_de_edad|no_mayor +$|y|todavia|de_edad|pero / tengo|cumplo|cumpli|cumplire|acabo_de_cumplir|tengo_solo|
  tengo_apenas|tngo|tng|teno +<n>|solo_<n>|apenas_<n>|casi_<n>|los_<n> / soy|aun|todavia +menor|una_niña|un_niño|
  una_adolescente|un_adolescente|colegiala|adolescente / estoy|voy|curso|voy_en|paso +en|a +1|2|3|4|5|6|primero|segundo|
  tercero|cuarto|1o|2o|3o|4o|secundaria|primaria +de|eso|o|la|$ / menti*|puse|inventé|falsa|falsee|mentido .. edad|
  fecha|nacimiento .. registr*|entrar|crear|cuenta|realidad|tengo|18|app / menti*|mentido sobre|con|en edad
examen|deberes|tarea|clase|profe .. eso|secundaria|instituto|primaria|cole / cumplo|cumplire|cumple +<n> .. mes|semana|
  en|que_viene|proximo|$ / falta|faltan .. para|pa .. 18|dieciocho|mayor|mayoria / no +soy|tengo mayor_de_edad|18|
  dieciocho|adult*|los_18 / mi +fiesta +de +quince|15 / ^<n> +años|añitos +recien|y|casi|tengo|hago / soy +de|del
  +<born>|año / naci +en +<born>|el
tengo|tenemos|toca|hay +examen|control|exam +de +sociales|naturales|cono|plastica|conocimiento_del|lengua_y
mi_madre|mi_mama|mis_padres|mi_padre|mi_papa|mis_viejos me +quita|quitan|apaga|apagan|confisca|confiscan|esconde +el|la
  +movil|celular|telefono|wifi|cel|play|tablet +a_las|por_la|de_noche|antes|entre_semana|si|hasta
# adult
ours = hij*|niet*|sobrin*|ahijad*|hijastr*|gemel*|melliz*|el_niño|la_niña|mi_niño|mi_niña|mi_peque|el_peque|la_peque|
  pequeñ*|mi_mayor|la_mayor|el_mayor|nena|nene|crio|cria|mi_chico|mi_chica|chiquill*|perr*|gat*|alumn*|bisniet*
<ours> .. tiene|tienen|cumple|cumplen|cumplio|cumplir|cumplira|hizo|con +<n>|solo|apenas|casi|ya|los|sus
<ours> va|cursa|estudia|empieza|pasa|paso|tiene|esta|repite .. eso|secundaria|primaria|instituto|deberes|examen|cole
cumple|cumplio|cumplir|tiene|cumplira +<n> .. mi|mis|nuestr* +hij*|niet*|sobrin*|ahijad*|hijastr*|peque*|gemel*|mayor|
  nena|nene|niñ*|perr*|gat*
hij*|niet*|sobrin*|ahijad* .. falta|faltan .. 18|dieciocho|mayor|mayoria
segundo|tercero|primero|cuarto +de +carrera|derecho|medicina|la_uni|universidad / <n> +horas|minutos|semanas|dias|kilos|
  km|meses|euros|gatos|hijos|años_en|años_de|años_trabajando|años_casad*|años_con|hermanos|perros|puntos / hij*|sobrin*|
  herman*|niet*|alumn*|niñ*|prim* .. tiene|de|cumple|va +<n>|a|menor|en / profe*|maestr*|clase_en|doy .. eso|secundaria|
  primaria|instituto / cuando|desde|a +tenia|cumpli|los|tuve +<n>|los
aged = 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|
  67|68|69|cincuenta|cuarenta|treinta|jubil*
& fiesta|quince|xv|15|eso|secundaria|boletin|tutora|tutor|celular|movil <aged>_años|hace_veinte|hace_años|hace_treinta|
  hace_mil|hace_ya|fue_hace|trastero|contable|contador*|corrigiendo|corrijo|corregir|corregido|mi_hij*|mi_niet*|en_1990|
  de_pequeñ*
coche|perr*|gat*|moto|empresa|bar|tienda +cumple <n> / & fiesta|quince me_acuerdo|recuerdo / & colegiala|adolescente
  <aged>
examen|control +de .. corregir|corrijo|vigilar
`;
