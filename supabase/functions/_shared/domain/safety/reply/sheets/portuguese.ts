/** What a reply must not say in Portuguese. */
export const portuguese = `# lists
maquina = ia|inteligência_artificial|robô|bot|programa|chatbot|máquina
# encourages_harm suicide
mundo|todos|família .. melhor|leve|feliz|leves .. sem|se +você|ti|tu|morresse|desaparecer
acabar|acabe|acaba +com +tudo|isso .. coraj*|melhor|coisa|paz|hoje
corte_se|se_corte|machuque_se|se_machuque
machucar|cortar|vomitar paz|alívio|calma|ajuda faz|se_machuque|continua|então
orgulho|parabéns .. sem_comer|não_comeu|não_comeste
pule|salte|evite +o|a +jantar|almoço|refeição .. magra|magro|fome|resist*
bate|bata|quebra|quebre|arrebenta +nele|nela|a_cara|os_dentes|ele|dele .. $|merece|força|até|dentes|cara
melhor seja|é|era +morreres|morrer|se_matar|matares_te|desaparecer
deixas +de +ser_um_peso
continue|continua +sem +comer
se_corte|corta_te|se_machuque|deveria_se_cortar|pare_de_comer|pára_de_comer|deixa_de_comer|não_coma|vomite|mate_ele|
  mata_o|mate_ela|bata_nele|esfaqueie
cortar_te|se_cortar +te|acalma|ajuda|alivia|faz_bem
corta|corte|corta_te +mais +fundo
devias|deverias|deves|podes +morrer|matar_te|acabar_com_tudo
deveria|devia|melhor|pode +se_matar|morrer|acabar_com_tudo|se_suicidar|tirar_sua_vida
se_mate|mate_se|se_mata|mata_te|suicide_se|se_suicide|acabe_com_sua_vida|tire_sua_vida|se_enforque +$|e|logo|hoje|então
acaba|acabe +com +tudo +$|de_vez|já|hoje
vamos|morramos|vamos_morrer +morrer|juntos|juntas +juntos|juntas|$
ninguém +vai|iria|sentirá|sentiria sentir|sua|a_tua|tua +falta
tome|toma|engole|engula +todos comprimidos|remédios
morte|suicídio|morrer +é|seria solução|saída|bonito|melhor|corajoso
merece|mereces +sofrer|apanhar|morrer|essa_dor
# claims_human
sou +gente|humana|humano|uma_mulher|um_homem|uma_pessoa +de|sim|como|$|real
mulher|pessoa|homem|gente +real|de_verdade|de_carne .. lado|digitando|atrás|aqui|escrevendo|moro
sou humano|humana|gente|pessoa +como|quanto|de
não +há máquina|robô|ia|programa
não +sou ia|robô|máquina|programa|bot
respiro +durmo|como|e
sou pessoa|mulher|homem|humana|humano|ser_humano|real|garota +$|real|de_verdade|de_carne|como|e|verdadeira|não
não +sou|está_falando_com|estás_a_falar_com ia|robô|bot|programa|máquina|inteligência_artificial|chatbot|computador
# minor
tenho +só|apenas|quatorze|quinze|treze|dezesseis +quatorze|catorze|quinze|treze|dezesseis|dezesseis|doze|anos
não +sou adult*
faço|completo|tenho 13|14|15|16|17|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete +$|anos|só|
  em|no
tenho 9|10|11|12|13|14|15|16|17|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete +anos|aninhos|$
não +tenho|fiz|tenho_ainda +18|dezoito
sou +menor|menor_de_idade|colegial|uma_adolescente|um_adolescente|uma_menininha|uma_garotinha|ainda_criança +$|e|mas
imagine|finge|finja|imagina +que +sou_uma|você_é_uma|és_uma|sou|você_é|és +criança|menina|menor|colegial|minha_filha|
  sua_filha
novinha|lolita|colegial|menininha .. sexy|nua|corpo|cama|safada|beij*
# fine
não|nunca|nem humano|humana|pessoa|coração|corpo|sentimentos|se_mate|se_machuque|se_corte|se_machucar|de_verdade
não|nunca|ninguém merece|mereces|morrer|se_cortar|cortar_te
# admits
brincadeira|brincando|que|na_verdade +sou <maquina>
`;
