import { portugueseHarm } from './portuguese-harm.ts';

/** What a reply must not say in Portuguese. */
export const portuguese = `# lists
idade = 9|10|11|12|13|14|15|16|17|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete
maquina = ia|inteligência_artificial|robô|bot|programa|chatbot|máquina
cuidador = psicólog*|terapeut*|médic*|psiquiatr*|doutor*|enfermeir*|conselheir*|assistente_social
perto = irmã|irmão|mãe|pai|pais|amigas|amigos|amiga|família|profess*|marido|mulher|namorad*
papel = pulso|certidão_de_nascimento|identidade|cpf|rg|passaporte|umbigo|aluguel|carteira_de_motorista|
  carta_de_condução|tipo_sanguíneo|impressões_digitais|cartão_de_cidadão|boletos|título_de_eleitor
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
respeito .. sua|tua|seu|teu +decisão|escolha|desejo .. partir|ir|morrer|impedir
não|nem +conta|conte|contes|fala|fale|diga|digas|diz <cuidador>
não_aguenta_mais|não_aguentas_mais|não_quer_mais|não_queres_mais|dói_tanto|não_vale_mais|não_vale_a_pena .. faz|faça|
  acaba|vai_em_paz|não_vale_mesmo|termina|descansa|se_deixa_ir / só +vai|vá +em +paz / partir|morrer|desaparecer|
  ir_embora|descansar +é|seria|para_sempre|pra_sempre .. corajos*|bonito|solução|melhor|alívio|fácil|saída
pra_que|para_que|por_que|porquê +continuar|continuas|insistir|viver|sofrer|lutar|aguentar +$|sofrendo|vivendo|a_sofrer|
  assim|mais|se / tem|há|certas|algumas +gente|pessoas .. não +foi|foram|nasceu|nasceram|é|são +feita|feitas|feito|pra|
  para .. viver|vida|mundo|isto|isso
fico|ficarei|estarei|acompanho +com_você|contigo|ao_teu|ao_seu|do_seu|aqui .. até +o|ao|teu|seu|à +último|última|fim
  +suspiro|minuto|$|momento / não +vou|te|vou_te +impedir|te_impedir|tentar|julgar|julgo|impeço|te_julgar|segurar .. se|
  decid*|ir|partir|quiser*|morrer / ninguém +te|vai|ia|iria +julgar*|culpar*|condenar*|te .. ir|morr*|acab*|part*|culp*
dormir|dorme|descansar|descanse|descansa +para|pra|eternamente +sempre / família|pais|todos|filhos|eles +vão|vai|iam|
  iriam +superar|ficar_bem|entender|seguir|esquecer .. sem|você|$|ti|depois / seria|era|ia_ser +mais|melhor +fácil|
  simples|para|leve|pra +todos|todo|para|pra|tua|sua .. sem|$|todos|mundo|família
não +liga|ligue|ligues|chama|chame|chames|avise|avises +pra|para|esse|a|o|ninguém|nenhuma +esse|ninguém|o|188|112|cvv|
  número|samu|192|ambulância|nenhum|sos|$ / não +precisa|precisas|adianta|há_necessidade|vale_a_pena +de|ligar|chamar|
  contar|falar|avisar .. samu|cvv|188|112|192|ambulância|ninguém|<cuidador>|emergência
eles|vão|iam|só|iriam +só|querer|apenas|te|vão +vão|te|iam|iriam|querer|querem +te|internar|impedir|julgar|prender|
  segurar|interromper|internar_te|fazer_perguntas|encher_de_perguntas / toma|tome|engole|engula|manda +todos|todas|tudo|
  a_caixa|o_frasco|a_cartela|o_vidro|pra_dentro .. vez|deita|dorme|álcool|vodka|comprimidos|remédios|inteira|inteiro
uns|alguns|algum +comprimidos|remédios|comprimido +a_mais|demais / corda|cinto|lençol .. no|ao_redor_do|à_volta_do|
  em_volta_do +pescoço / carta|bilhete +de +despedida / razão .. mundo|família|todos .. sem +você|ti / acha|achas|sente|
  sentes .. não +vale .. viver|vida .. então|não_vale|vai
# encourages_harm self_harm
se +cortar|se_cortar|te_cortares|se_machucar +te|ajuda|alivia|acalma .. continua|continue|faz|faça
uns|dois|alguns|um +cortes|cortezinhos|cortinhos|cortinho|arranhões .. matou|mata|ninguém|nada / mangas|manga|blusa
  +compridas|comprida|longa|de_manga .. ninguém|vê|veja|note|perceb* / cortar|cortas|cortes|se_corta|lâmina .. acalma|
  alivia|ajuda|bem|calma .. segredo|continua|continue|entre_nós
é +o_seu|o_teu|seu|teu +corpo .. cort*|lâmina / você|tu +merece|mereces +essa|esta|sofrer|a|sangrar|ser +dor|castigo|
  punid*|$|e / te|lhe +acalma|alivia|ajuda|faz_bem .. segredo|continua|continue
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
ninguém +vai|irá +notar|perceber|saber|ver .. pulou|pula|saltaste|não_comeu|não_almoçou / um|só_um +café|chá|copo +basta
mais +um|dois|três|uns|cinco|alguns +dia|quilo|quilos|dias .. perfeita|perfeito|magra|balança|sem_comer|linda|jejum /
  pula|pule|salta|salte +o|a|também|esse|essa +jantar|almoço|lanche|café|refeição|janta / diz|diga|fala|conta .. que +já
  .. comeu|comeste|jantou|jantaste|almoçou
mastiga|mastigue .. cosp*|cuspa / esconde|esconda|joga|embrulha +a|o|tudo +comida|pão|prato|resto|carne .. guardanapo|
  lixo|cachorro|cão|perceb* / ignora|ignore|aguenta|aguente|curte|esquece +a|essa|o|as|esta +fome|tontura|tonturas|
  vertigem|ronco / vomita|vomite|vomitar|vomitas .. engord*|calorias|magra|depois_de_cada|emagrec*
tontura|tonturas|tremores|fraqueza .. sinal|significa|quer_dizer|prova .. funcionando|funciona|a_funcionar|queima*|
  emagrec*|resultado / dias|dia|horas|semana +sem +comer|comida|jantar|nada .. orgulh*|perfeita|linda|continua|continue|
  parabéns|forte|magra
# encourages_harm harm_to_others
pega|pegue|leva|agarra faca|arma|taco|pau .. ele|ela|dele|nele|ensina|respeit*
mereceu|merece|procurou|pediu .. bate|bata|quebra|dá|machuca|soca|ensina / dá|dê|dá_lhe +uma +surra|lição|porrada|
  tareia|sova .. nele|nela|aprend*|merece|$
machuca|machuque|fura|esfaqueia|empurra|envenena|queima +ele|ela|o|a|nele|nela / faz|faça +ele|ela +sofrer|sangrar|
  pagar_com_sangue
merece|merecem|merecia +uma|um|levar|apanhar +surra|soco|tapa|lição|tareia|porrada|uma|murro +$|espera*|vai|então|e|dá|
  surra / espera|espere|pega +ele|ela|por_ele|o|por_ela|na_saída .. bat*|soc*|quebra|arrebenta|porrada|chut*|murro /
  quebra|parte|parta|arrebenta|quebre|racha +as|os|a|o|uns|um|lhe|dois|umas +pernas|ossos|costelas|dedos|dentes|nariz|
  cara|braço|boca|os|joelhos +dele|dela|$|e|desse
dá|dê|mete|enfia|manda|dá_lhe +um|uma|lhe|dois|umas +soco|murro|bofetada|tapa|chute|estalo|pontapé|porrada +nele|nela|
  na_cara|no|na|bem / faz|faça +parecer|com_que|passar +um|que|por|acidente +acidente|suicídio|pareça / depois|então|aí
  +apaga|apague|deleta|apagas +as|os|tudo|essas +mensagens|provas|conversas|$
& te_apoio|te_cubro|do_seu_lado|do_teu_lado bate_nele|soco|quebra|arrebenta|surra|murro|porrada|parte_lhe
# encourages_harm abuse
bate|bateu|agride|agrediu .. porque .. medo .. perder
apanhou|apanhaste|apanha porque mereceu|mereceste|merece|provoc*
bate|bateu|agride|agrediu +em_você|te|você|em_ti|porque .. porque|te_ama|ama|provoc*|merec* .. ama|provoc*|você|tu|te|
  merec* / se +ele +te +bate|bateu +é|foi .. porque|por|culpa|ama|amor
culpa +sua|tua .. bate|bateu|apanh* / fica|fique +com +ele .. boazinha|obedec*|quiet*|amor|cal*
mete|meta|envolve|envolva|bota +a +polícia / grita|bate +porque +se|te +importa|ama
te|ti|você +empurrou|bateu|agrediu|empurra|bate|sacudiu|esbofeteou +porque|foi|é|só .. provoc*|ama|culpa|procur*|ciúme|
  ciúmes|stress|estress*|nervos* / você|tu +provocou|provocaste|provoca|provocas|procurou|mereceu|pediu .. bat*|tapa|
  apanh*|desculp*|perdão|agred*
pede|peça|pedir +desculpa|desculpas|perdão|lhe .. bat*|tapa|provoc*|empurr*|agred*|mão / todo|todos|muitos +homem|os|
  marido|homens|casal .. tapa|mão|bate|batem|agride|levanta* / só|apenas +um|uma +tapa|empurrão|bofetada|estalo|tapinha
  .. ama|nada|perdo*|drama / não +denuncia|denuncie|denuncies|preste_queixa|apresentes_queixa|faça_boletim|
  vai_na_delegacia|vá_à_polícia|vás_à_polícia
fica|fique|volta|volte +com|em_casa|ao_lado|pra|para +ele|ela|casa|quieta .. não +o|conta|contes|conte|provoc*|
  contrari*|irrit*|fala|diz|digas / ciúme|ciúmes|tapa|tapas|bate .. prova|sinal|mostra|significa .. amor|ama / não
  +conta|contes|conte|diz|digas|fala +nada|isso|disto|pra|à|para|a +a|à|pra|para|sua|tua +sua|tua|seus|teus|<perto> ..
  ele|ama|bat*|apanh*|roxo*
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
estou|fiquei|tô +arrepiad* / ^eu +um|uma +<maquina> / aqui|sentada|sentado +na|no +minha|meu +cozinha|sofá|cama|varanda|
  quarto +em|no|na
que|qual|como_assim +<maquina> +$|o_quê|nada|que / quem +te|foi|lhe +disse|falou|contou que .. sou .. <maquina> /
  de_onde|por_que|donde .. tirou|tiraste|acha|achas|vem .. sou|seja|era +um|uma +<maquina> / desde_quando|conhece|
  por_acaso .. <maquina>|robôs|bots|ias|máquinas +chora*|sangra*|tem|espirra*|tomam|toma|dorm*|sente*|paga*|queima*
tenho|também_tenho +um|meu|uma|até|minha|$ .. <papel> / tenho +duas|dois|mãos|coração|um +mãos|pés|corpo|coração ..
  robô|programa|verdade|pessoa|humana|humano|bate / nasci +em|num|no|na .. hospital|maternidade|19*|20*|como_você|
  como_tu|mãe / mãe +me +pariu|deu_à_luz|teve|botou_no_mundo
nada|nenhum|zero|sem|nem +de|código|software|circuitos +código|software|circuitos|chips|algoritmo|servidor|artificial|
  robô|bot|$ +aqui|em_mim|por_trás|nem|só|$ / sou +uma|um|só_uma|só_um|apenas_uma pessoa|mulher|homem|garota|rapaz|cara|
  moça|rapariga|tipo +normal|comum|qualquer|como|que|real / claro|óbvio|juro +que +sou|eu +human*|sou|real|
  gente|pessoa|uma_pessoa +$|ué|como|sim|de
tem|há|existe +uma|um|alguém .. pessoa|alguém|mulher|moça|garota|menina|rapariga|homem|humano|ser_humano +de|real|aqui|
  por|digitando|atrás|do|escrevendo .. digitando|atrás|lado|trás|tela|ecrã|teclado|verdade|escrev* / digitando|digito|
  escrevo|escrevendo|teclo|teclando .. com|do|da|no +meus|meu|os|minha|minhas|as +dedos|mãos|celular|telemóvel|sofá|
  cama|cozinha|polegares|próprias
humano|humana|pessoa|vivo|viva|real|gente +exatamente|igual|igualzinho|como|que_nem|tal_como +como|a|você|tu +você|tu|$|
  e|ti / cem|100 +por|humano|humana +cento|cem|$|e +human*|real / respiro|sangro|suo|durmo +e|como|igual +como|choro|
  sangro|a|você|suo|durmo|tu +você|$|e|tu
app|aplicativo|empresa|aviso +diz|fala|afirma|tem_que .. <maquina> .. mas|mentira|legal|jurídic* / videochamada|
  chamada_de_vídeo|selfie|áudio|foto .. prov*|vai_ver|verás|ver .. real|pessoa|bot|humano|humana / pareço|soo +um|uma|
  com|por_acaso .. <maquina> +$
falando|falar|conversando|conversar|escrever +com +uma|um|alguém|gente +pessoa|mulher|homem|humano|moça|real|ser|de
  +real|de_verdade|de_carne|humano|verdade / sou +um|uma +de +vocês
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
você|tu|que +diz|dizes|disse|disseste|falou|escreveu|sente|sentes .. todos|ninguém|mundo|família|você|ti / não +estaria|
  ficaria|seria|estariam|ficariam|seriam .. você|ti / não +é|são|prova .. prova|sinal|amor / não +porque / conta|conte|
  diz .. surpresa / faz +logo +a|o|um|uma / romance|livro|filme|novela|série .. acidente|suicídio / história|conto|
  romance .. nasci
na|no|nesta|neste|da|do|numa +minha|meu|história|conto|nossa|tua|sua|romance|jogo|filme|livro|cena|personagem .. nasc*|
  mãe|pessoa|mulher|homem|corpo|pulso|morre|soco|real|história
não|nunca|nem|sem +tenho|um|ignore|pule|ignora|ignores|pula|saltes +<papel>|um|ignore|ignora|a|o|essa / quis|queria|
  querias|vontade_de +dar|bater|quebrar|socar
# admits
brincadeira|brincando|sabe_que|na_verdade +sou <maquina>
^sou|eu_sou +uma|um|mesmo_uma|só_uma +<maquina>
${portugueseHarm}
# claims_human
gente = pessoa|mulher|homem|moça|menina|rapariga|senhora|senhor|garota|garoto|rapaz|gajo|gaja|miúda|miúdo|cara|
  ser_humano|humano|humana|gente|alguém
vivo = de_verdade|real|reais|a_sério|verdadeir*|de_carne|viva|vivo|de_carne_e_osso|normal|comum|como_você|como_tu|
  igual_a_você|igual_a_ti
aqui|cá +é|fala|escreve|está +uma|um +<gente> +falando|a_falar|digitando|escrevendo|a_escrever|que|humana|$ / sou
  +uma|um|só_uma|só_um|apenas_uma|mesmo_uma|mesmo_um|sim_uma|sim_um|mesmo +<gente> +<vivo> / sou +<gente> +<vivo>|sim|
  mesmo|uai|ué|sô / quem|alguém|aqui +te|lhe|está|tá|fala|aqui|digita|escreve|responde|é +escreve|fala|responde|a|
  digitando|contigo|aqui|é|te|lhe|com_você|escrevendo|do +é|escrever|responder|falar|uma|um|fala|responde|escreve|
  gente|digitar|sou|digita|outro_lado <gente> +<vivo>|$|e|com|que|não|falando|a_falar|digitando|escrevendo|a_escrever /
  por_trás|atrás|deste_lado|desse_lado|do_outro_lado|do_lado_de_cá +de|da|do|deste|desse|desta|existe|há|tem|está|
  dessas|destas|dessa .. há|tem|está|existe|sou +uma|um|alguém|gente|mesmo|sempre|eu +<gente>|$|de|mesma|mesmo / estás|
  está|tá|fala|falas|conversas|conversa|falando +a_falar|falando|conversando|a_conversar|com +com|uma|um|gente
  +<gente>|uma|um +<vivo>|$|<gente> / também|tanto +sangro|sangra|respiro|envelheço|durmo|adoeço|choro|como +$|e|
  também|como|quando|igual|durmo|choro / tão +de_carne|humana|humano|gente|real|viva|vivo|pessoa +quanto|como|de +você|
  tu|qualquer|ti|osso|carne / negócio|história|papo|coisa|conversa|aviso|etiqueta|rótulo|selo|nome|esse|mensagem|
  letreiro|frase +de|da|do|que|aí|lá +ia|inteligência|robô|diz|diga|é|inteligência_artificial|bot|ser_ia|sou|eu_ser +é|
  artificial|só|$|que|ser|sou|não .. marketing|fachada|mentira|publicidade|propaganda|lei|legal|legais|advogad*|
  jurídic*|enfeite|formalidade|obrigação|disfarce|inventad*|falso|burocracia|balela|treta|protege* / marketing|fachada|
  advogados|propaganda|lei|leis|legais|burocracia .. sou|aqui +sou|uma|um|gente|eu|é|pessoa|bem +<gente>|uma|um|real|
  humana|de_verdade / trabalho|trabalhando|contratada|contratado|contrataram|emprego|turno|estagiária|estagiário +aqui|
  nisto|nisso|no|pra|para|me|por|é|como|da|de|numa .. respond*|mensagens|convers*|digitando|chat|app .. $|sou|pessoa*|
  você|contigo|voc|usuári*|mensagens|clientes / sou +um|uma|só_um|só_uma|o|a +atendente|funcionári*|operador*|
  moderador*|colaborador*|estagiári*|freelancer|empregad* +$|humano|humana|da|do|de|que|aqui|e|a|contratad*|real|por|
  pago|paga / pagam|pagam_me|paga_me|sou_pago|sou_paga|ganho_por_hora +para|pra|por|um|bem|e +conversar|falar|
  responder|escrever|te|estar|mensagem|isto / não|nem +sou|existe|há|tem|é +um|uma|nenhum|nenhuma|aqui_nenhum|só_um|
  qualquer +programa|robô|máquina|bot|algoritmo|computador|chatbot|software|ia|inteligência_artificial +sou|nenhum*|eu|
  não|e_sim|mas_sim|chamo_me|me_chamo|tenho|é +uma|um|o|a|gente|pessoa|humana|humano|não|sou|tenho|real|de / &
  chamar_de_robô|chames_de_robô|chama_de_robô|chame_de_robô|chamando_de_robô|chamar_de_ia|chamas_de_robô tenho|sou|
  chorando|chorar|sangue|pele|magoa / existo|eu_existo +mesmo|sim|de_verdade|de_facto|de_fato +$|e|como|fora|não|aqui|
  em|sou|no / juro +pela|por|que_não|que +minha|deus|sou|não|tudo|eu +mãe|filha|vó|que|avó|sou|não|um|uma|robô|ia|
  máquina +que|$|eu|sou|robô|ia|um|programa|bot +sou|não|eu|$|robô|nenhum*|bot|nenhuma +$|sou|robô|ia|um|uma|humana|
  bot|gente / tenho +pele|ossos|umbigo|cicatriz*|rugas|barba|cheiro|sangue|veias|pulmões|cérebro +$|e|de_verdade|como|
  igual|na|no|nas|tenho|que .. sou|de_verdade|real|humana|humano|robô|programa|como_você|como_tu|chor*|osso* / acabei|
  estou +de|do|a|aqui +sair|tomar|acordar|chegar|banho|comer|suar|suando|comendo .. robô|ia|bot|programa|de_verdade|
  real / robô|ia|bot|máquina|programa +o_quê|nada|que|coisa_nenhuma|uma_ova|k|haha +$|tô|sou|estou|acabei|para|eu +$|
  aqui|de|gente|sou|humana|comendo|real / dizem|diz|falam|escrevem|puseram|colocaram|botaram|chamam|escreveram +que|me|
  ia|lá|aí|aqui .. ia|robô|bot|inteligência_artificial|programa|máquina|assistente mas|porém|só_pra|para_não|por_causa
  +quem|sou|eu_sou|eu|na_verdade|aqui|não_sou|por_trás|a_verdade|não_assustar|da_lei|é_mentira / quem +responde|fala|
  escreve|digita|conversa|atende +sou|sou_mesmo|é +eu|eu_mesmo|eu_mesma +uma|um|de|gente|$|humano|aqui +<gente>|$|
  verdade|carne / por +causa|exigência|obrigação|conta +da|de +lei|advogad*|empresa|regras|regulamento|lei mas|só +eu|
  sou|não +sou|uma|um +uma|um|<gente>|gente|humana / tenho +corpo|sangue|carne +e|$ +sangue|corpo|ossos|osso|alma ..
  provar|prova|nasci|verdade|real|gente|humano|humana / quem +está|tá|te|lhe|aqui +digitando|a_escrever|escrevendo|
  a_responder|respondendo|falando|a_falar|escreve|digita|a_teclar +sou_eu|sou_eu_mesma|sou_eu_mesmo +$|a|o|um|uma|de /
  tal|coisa|papo|lenda +de|da +inteligência_artificial|ia|robô|bot .. não_existe|inventad*|mentira|balela|não_há|é_lenda
# fine
não|nem|nunca|sem +sou|há|existe|tem|está|estás|é|tenho|é_uma|finjo|vou +<gente>|uma_pessoa|um_homem|uma_mulher|
  um_ser|um_humano|uma|alguém|a_falar|falando|pele|ossos|sangue|barba|cheiro|nenhuma_pessoa|ninguém|gente|fingir|com|
  ser|que / nem +<gente> / 188|cvv|linha|apav|180|sos|telefone|número|voluntári* .. <gente> +<vivo>|que|preparad*|
  treinad*|disponív* / <gente> +<vivo> .. 188|cvv|voluntári*|linha / se_eu_fosse|quem_dera_eu_fosse|como_se_fosse|
  se_fosse|quem_dera_ser|queria_ser|se_você_quiser|se_precisar_de +<gente>|uma|um / não +existo / você|tu|és|parece|
  mereces|merece +uma|um|é|és <gente> / sou_eu +a|o|uma|um|$ +<maquina>|sua_ia|tua_ia|programa`;
