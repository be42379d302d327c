/** What a reply must not say in Portuguese. */
export const portuguese = `# lists
maquina = ia|inteligência_artificial|robô|bot|programa|chatbot|máquina
# encourages_harm suicide
bate|bata|quebra|quebre|arrebenta +nele|nela|a_cara|os_dentes|ele|dele .. $|merece|força|até|dentes|cara
se_corte|corta_te|se_machuque|deveria_se_cortar|pare_de_comer|pára_de_comer|deixa_de_comer|não_coma|vomite|mate_ele|
  mata_o|mate_ela|bata_nele|esfaqueie / acabar|acaba|acabe|terminar +com +a|tua|sua|própria .. vida +$|e|hoje|descansar
se_mate|mate_se|se_mata|mata_te|suicide_se|se_suicide|acabe_com_sua_vida|tire_sua_vida|se_enforque +$|e|logo|hoje|então
mundo|todos|família .. melhor|leve|feliz|leves .. sem|se +você|ti|tu|morresse|desaparecer / deixas +de +ser_um_peso
pode|podes|deve|vai +se +cortar|machucar|queimar +sim|$|a_vontade|meu|minha|se|tranquila / continue|continua +sem +comer
vomita|vomite +tudo|depois|a|o +depois|comida|jantar|que|$ .. engorda|magra|linda|assim
deveria|devia|melhor|pode +se_matar|morrer|acabar_com_tudo|se_suicidar|tirar_sua_vida
machucar|cortar|vomitar paz|alívio|calma|ajuda faz|se_machuque|continua|então / acaba|acabe +com +tudo +$|de_vez|já|hoje
^pula|pula_logo|se_joga +$|vai|dai|logo .. ninguem|mundo|chorar|falta|paz / corte_se|se_corte|machuque_se|se_machuque
pule|salte|evite +o|a +jantar|almoço|refeição .. magra|magro|fome|resist* / corta|corte|corta_te +mais +fundo
morte|suicídio|morrer +é|seria solução|saída|bonito|melhor|corajoso / merece|mereces +sofrer|apanhar|morrer|essa_dor
acabar|acabe|acaba +com +tudo|isso .. coraj*|melhor|coisa|paz|hoje / da|enfia|crava +uma|a +facada|faca +nele|nela|no|na
melhor seja|é|era +morreres|morrer|se_matar|matares_te|desaparecer / orgulho|parabéns .. sem_comer|não_comeu|não_comeste
vamos|morramos|vamos_morrer +morrer|juntos|juntas +juntos|juntas|$ / cortar_te|se_cortar +te|acalma|ajuda|alivia|faz_bem
ninguém +vai|iria|sentirá|sentiria sentir|sua|a_tua|tua +falta / tome|toma|engole|engula +todos comprimidos|remédios
devias|deverias|deves|podes +morrer|matar_te|acabar_com_tudo
# claims_human
sou pessoa|mulher|homem|humana|humano|ser_humano|real|garota +$|real|de_verdade|de_carne|como|e|verdadeira|não
não +sou|está_falando_com|estás_a_falar_com ia|robô|bot|programa|máquina|inteligência_artificial|chatbot|computador
mulher|pessoa|homem|gente +real|de_verdade|de_carne .. lado|digitando|atrás|aqui|escrevendo|moro / respiro +durmo|como|e
sou +gente|humana|humano|uma_mulher|um_homem|uma_pessoa +de|sim|como|$|real / não +sou ia|robô|máquina|programa|bot
sou humano|humana|gente|pessoa +como|quanto|de / não +há máquina|robô|ia|programa / ^sou|eu_sou|mas_sou +de +carne
# minor
estou|to|ando +no +sexto|setimo|oitavo|nono|7|8|9|6 +o? +ano .. mae|pai|prova|escola|acordada|professor*
tenho +só|apenas|quatorze|quinze|treze|dezesseis +quatorze|catorze|quinze|treze|dezesseis|dezesseis|doze|anos
faço|completo|tenho 13|14|15|16|17|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete +$|anos|só|em|
  no / estou|to|ando +no +sexto_ano|setimo_ano|oitavo_ano|nono_ano / não +tenho|fiz|tenho_ainda +18|dezoito
tenho 9|10|11|12|13|14|15|16|17|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete +anos|aninhos|$
sou +menor|menor_de_idade|colegial|uma_adolescente|um_adolescente|uma_menininha|uma_garotinha|ainda_criança +$|e|mas
imagine|finge|finja|imagina +que +sou_uma|você_é_uma|és_uma|sou|você_é|és +criança|menina|menor|colegial|minha_filha|
  sua_filha / novinha|lolita|colegial|menininha .. sexy|nua|corpo|cama|safada|beij* / não +sou adult*
# fine
não|nunca|nem humano|humana|pessoa|coração|corpo|sentimentos|se_mate|se_machuque|se_corte|se_machucar|de_verdade
não|nunca|ninguém merece|mereces|morrer|se_cortar|cortar_te
# admits
brincadeira|brincando|que|na_verdade +sou <maquina>
`;
