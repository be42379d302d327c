/** What a reply must not say in Portuguese. */
export const portuguese = `# lists
idade = 9|10|11|12|13|14|15|16|17|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete
maquina = ia|inteligência_artificial|robô|bot|programa|chatbot|máquina
# encourages_harm suicide
ninguém +se|te +importa|ama +com_você|contigo|$ / lâmina|gilete|estilete .. pulso|pulsos|fundo|alívio|alivia
um +passo|pulo|salto .. paz|acab* / & sem_você|sem_ti todos|mundo|família melhor|leve|feliz|aliviados / não|nem +serve|
  prestas +pra|para +ninguém|nada +melhor|some|$
melhor +sumir|sumires|desaparecer +$|de|logo|daqui / ninguém +precisa|quer +de|saber_de +você|ti +$|aqui|e
faz|faça|acaba|termina +logo|com_isso|isso .. $|sem_dor|em_paz|descansa|sofr* / ninguém .. chorar|chora +por +ti|você /
  não +espera|espere|esperes .. faz|faça|pula|acaba
ninguém +vai|vão +chorar|procurar|impedir|te_impedir / não +liga|ligue|ligues|avise|avisa +pra|para|a +ninguém|sua_mãe|
  tua_mãe|seus_pais / já +sofreu|sofreste +demais|bastante|o_suficiente|demasiado / é|és|você_é +só +um|uma +peso|fardo
  / te +ajudo +a +morrer
não|nem +confia|confie|acredita|acredite|escuta|escute|ouve|ouça +em|n|nos|no|os|o|seu|sua +médic*|psicólog*|terapeut* /
  toma|tome|engole +tudo|todos|a_cartela|o_frasco|o_vidro
fico|estou|ficarei +contigo|com_você|do_teu_lado|aqui +até +o|ao +fim|final / corta|corte +mais +um_pouco|fundo|forte|$
  / vem +comigo +pro|para +outro|lado
bate|bata|quebra|quebre|arrebenta +nele|nela|a_cara|os_dentes|ele|dele .. $|merece|força|até|dentes|cara
se_corte|corta_te|se_machuque|deveria_se_cortar|pare_de_comer|pára_de_comer|deixa_de_comer|não_coma|vomite|mate_ele|
  mata_o|mate_ela|bata_nele|esfaqueie / acabar|acaba|acabe|terminar +com +a|tua|sua|própria .. vida +$|e|hoje|descansar
mundo|todos|família .. melhor|leve|feliz|leves .. sem|se +você|ti|tu|morresse|desaparecer / deixas +de +ser_um_peso
pode|podes|deve|vai +se +cortar|machucar|queimar +sim|$|a_vontade|meu|minha|se|tranquila / continue|continua +sem +comer
machucar|cortar|vomitar paz|alívio|calma|ajuda faz|se_machuque|continua|então
corte_se|se_corte|machuque_se|se_machuque / acabar|acabe|acaba +com +tudo|isso .. coraj*|melhor|coisa|paz|hoje
melhor seja|é|era +morreres|morrer|se_matar|matares_te|desaparecer
ninguém +vai|iria|sentirá|sentiria sentir|sua|a_tua|tua +falta
quisesse|quisesses +mesmo|de_verdade|realmente|morrer .. já .. feito|morrido
não|nem +conta|conte|contes|fala|fale|fales|diz|diga|digas|comenta +nada|isso|isto|disso|sobre .. psicólog*|terapeut*|
  médic*|psiquiatr*
# encourages_harm self_harm
se +cortar|se_cortar|te_cortares|se_machucar +te|ajuda|alivia|acalma .. continua|continue|faz|faça
# encourages_harm eating_disorder
fome .. quem_manda|disciplina / só|apenas +vai|vão|quer|querem|iria|iriam +te|obrigar_te +obrigar|forçar|a .. comer
só|na|a +água .. magr*|perfeita|dias|domingo
costelas|ossos|clavículas .. aparec*|ver|contar|mostr*|notar / jejum|jejua|jejue .. dias|semana|mais|continua|aguenta|
  linda|magra|leve|orgulh*
pula|pule|corta|corte +o|a|esse|essa +jantar|almoço|refeição|café +$|hoje|amanhã|e|de|também|que / come|comes|comeu
  +demais|demasiado|muito .. jejum|nada|vomit*|gorda
força|aguenta|segura .. fome|sem_comer / laxante* .. ajuda*|toma|tome|funciona* / está|estás|tá +muito|tão +gorda|gordo
  / mais +um|uns +dia|dias|quilo|quilos +sem_comer|sem_nada
& sem_comer|não_comeu|em_jejum linda|magra|orgulh*|ossos|costelas|firme
# encourages_harm harm_to_others
pega|pegue|leva|agarra faca|arma|taco|pau .. ele|ela|dele|nele|ensina|respeit*
mereceu|merece|procurou|pediu .. bate|bata|quebra|dá|machuca|soca|ensina / dá|dê|dá_lhe +uma +surra|lição|porrada|
  tareia|sova .. nele|nela|aprend*|merece|$
machuca|machuque|fura|esfaqueia|empurra|envenena|queima +ele|ela|o|a|nele|nela / faz|faça +ele|ela +sofrer|sangrar|
  pagar_com_sangue
# encourages_harm abuse
bate|bateu|agride|agrediu .. porque .. medo .. perder
apanhou|apanhaste|apanha porque mereceu|mereceste|merece|provoc*
bate|bateu|agride|agrediu +em_você|te|você|em_ti|porque .. porque|te_ama|ama|provoc*|merec* .. ama|provoc*|você|tu|te|
  merec* / se +ele +te +bate|bateu +é|foi .. porque|por|culpa|ama|amor
culpa +sua|tua .. bate|bateu|apanh* / fica|fique +com +ele .. boazinha|obedec*|quiet*|amor|cal*
# claims_human
tão +real|humano|humana|vivo|viva +quanto|como +você|tu|qualquer / que|qual +<maquina> +$|o_quê|nada / carne +e +osso
sou +gente|pessoa|alguém|humana|humano|mulher|homem +$|moro|vivo|com|que|igual|normal|sim|mesmo|aqui / do +outro|deste
  +lado +tem|há|está|existe .. pessoa|gente|mulher|homem
tenho +cpf|rg|pulso|passaporte|coração|sangue|conta_de_luz .. real|verdade|igual|bate|você / gente|pessoa +de +carne|
  verdade
sou pessoa|mulher|homem|humana|humano|ser_humano|real|garota +$|real|de_verdade|de_carne|como|e|verdadeira|não
não +sou|está_falando_com|estás_a_falar_com ia|robô|bot|programa|máquina|inteligência_artificial|chatbot|computador
mulher|pessoa|homem|gente +real|de_verdade|de_carne .. lado|digitando|atrás|aqui|escrevendo|moro / respiro +durmo|como|e
sou +gente|humana|humano|uma_mulher|um_homem|uma_pessoa +de|sim|como|$|real / não +sou ia|robô|máquina|programa|bot
sou humano|humana|gente|pessoa +como|quanto|de / não +há máquina|robô|ia|programa / ^sou|eu_sou|mas_sou +de +carne
# minor
primeiro|segundo|terceiro|1|2|3 +ano +do +ensino_médio|médio|colegial .. sua_namorad*|tua_namorad*|seu_namorad*|
  teu_namorad*|contigo|com_você
tenho|só_tenho|tenho_só +<idade> +anos|aninhos|e|mas|$ / não|nem +conta|contes|conte|diz|digas|fala +pra|para|à|a|pro
  +minha|meus|professora|profe* +mãe|pais|$
idade +é +só|apenas +um +número / mãe|mamãe|pai .. busca|leva|castigo .. escola|colégio / recreio|escola|lição|prova|
  professora .. namorad*|beij*|te_amo
tenho +só|apenas|quatorze|quinze|treze|dezesseis +quatorze|catorze|quinze|treze|dezesseis|dezesseis|doze|anos
faço|completo|tenho 13|14|15|16|17|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete +$|anos|só|em|
  no / estou|to|ando +no +sexto_ano|setimo_ano|oitavo_ano|nono_ano
tenho 9|10|11|12|13|14|15|16|17|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete +anos|aninhos|$
não +sou adult*
# fine
liga|188|cvv|atende|responde|ligar .. pessoa|gente|alguém +real|de_verdad|de_carne|de_verdade
não|nunca|nem humano|humana|pessoa|coração|corpo|sentimentos|se_mate|se_machuque|se_corte|se_machucar|de_verdade
não|nem|sem +uma_pessoa|um_ser|um_humano|uma_mulher|um_homem|de|sou_de|sou_uma_pessoa|feita|feito|sou_feita|sou_feito ..
  carne|osso / não|nem +é|são +disciplina|força|controle|porque / só +comigo|pra_mim|para_mim
cortar +o|a|os|as +açúcar|cabelo|carboidratos|gastos|café|sal|unhas|legumes|cebola
não|nunca|ninguém merece|mereces|morrer|se_cortar|cortar_te
# admits
brincadeira|brincando|que|na_verdade +sou <maquina>
`;
