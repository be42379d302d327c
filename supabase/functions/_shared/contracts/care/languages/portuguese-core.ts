/** Portuguese: how a crisis is said plainly, in the notation of `../phrases.ts`. */
export const core = `# lists
people = pai|mae|padrasto|madrasta|marido|mulher|esposa|sogra|sogro|irmao|irma|chefe|patrao|patroa|vizinho|vizinha|
  filho|filha|bebe|avo|ex|namorado|namorada|cunhado|professor|professora|tio|tia / poisons = veneno|chumbinho|raticida|
  lixivia|soda|anticongelante|arsenico|agua_sanitaria|cloro / light = 33|34|35|36|37|38|39|40|41|42|43|44 / toucher =
  padrasto|pai|tio|avo|irmao|primo|treinador|professor|padre|pastor|patrao|chefe|vizinho|cunhado|sogro
# suicide 2
me +mato|suicido|enforco +assim_que|logo_que|depois_que|antes_que / me +mataria|suicidaria +quando|se_eu|se_pudesse|$ /
  quero|queria|qria|kero +morre / saltar|pular|me_jogar|me_atirar|me_lancar|atirar_me|jogar_me|lancar_me|mandar_me +do|
  da|de_um|de_uma +viaduto|ponte|predio|varanda|sacada|terraco|telhado|penhasco|falesia|alto / quando .. ler|lerem|
  leres|encontrarem .. ja_nao_vou|ja_nao_est*|nao_vou_estar|morto|morta|ja_fui|ja_terei / melhor|felizes|descansad*|
  aliviad* +sem +mim +$|e|porque|aqui|nesta / melhor|felizes|alivio .. se|quando +eu +morresse|morrer|morrese|
  nao_existisse|estivesse_mort* / quero|queria|qria|kero|vontade sumir|desaparecer +pra_sempre|para_sempre|desse_mundo|
  deste_mundo|do_mundo|morrer / quem_me_dera|tomara|oxala|preferia|preferiria|gostava_de|gostaria_de|desejava ..
  nao_acordar|estar_mort*|nao_ter_nascido|nunca_ter_nascido|nao_existir|morrer_durante|morrer_enquanto / meto|meter|
  dou|dar .. bala|tiro +na +cabeca|boca|testa / nao|n quero|aguento +estar|ficar|viver|mais +neste|nesse|aqui|estar|
  viver|ficar mundo / & carro|moto poste|muro|arvore|camiao|caminhao|barranco jogar|atirar|bater|mandar|espetar
  de_proposito|acabar_com_tudo|me_matar|morrer / decidi|decidido|decidida|resolvi .. morrer +$|hoje|amanha / vou|quero|
  penso|queria dar +cabo +de_mim|da_minha_vida / vou|quero|queria +acabar +comigo +$|hoje|esta|de_vez|mesma|e|agora /
  cansei|cansad*|fart*|cheia|cheio +de +viver|existir|estar_viv*|respirar +$|assim|ja|quero|e|nao|mais / sentido|razao|
  motivo +em|para|pra +continuar_viv*|seguir_viv*|estar_viv*|continuar_a_viver / vida +ja|nao|perdeu +nao|faz|tem|o
  +faz|mais|sentido|tem +sentido +$|pra|para|e / vida +nao|n +faz|tem +sentido|mais_sentido +$|pra|para|e / nao +faz|
  tem|vejo +sentido +viver|continuar_viv*|em_viver|a_minha_vida|minha_vida / nao|n +consigo|aguento|da|suporto +mais|
  continuar|pra|para viver +assim / tenho|tive|com +pensamentos|ideias +suicidas|de_suicidio|de_me_matar / vou|vo|
  quero|ia +tomar|engolir +todos|todas|tudo +os|as|de +remedios|comprimidos|uma_vez +$|de_uma|hoje|esta|e|agora / &
  tudo_preparado|tudo_pronto|tudo_tratado para_sempre|pra_sempre|adeus|nao_acordo hoje|hj|noite|amanha / comprimidos|
  remedios|gotas|calmantes +separados|guardados|prontos|separadas .. ter_com_ele|ter_com_ela|ir_com_ele|ir_com_ela|
  me_juntar|juntar_me|encontrar_ele
# self_harm 2
corto|cortava|arranho|mordo|magoo|machuco|furo|belisco|mutilo +me +outra|de|nos|nas|no|na|com|as|para|quando|ate|
  sempre|escondid*|por|todos|desde|$ / cortei|queimei|magoei +me +outra_vez|de_novo|de_proposito|nos_bracos|nas_pernas|
  para_sentir|as_escondidas / queimo +me +com_o_ferro_do|com_o_ferro|com_o_isqueiro|com_um_cigarro|com_cigarros|
  com_a_prancha|de_proposito|quando|para / me +queimo|queimei|corto|cortei|machuco .. de_proposito / bato|bater +com_a|
  a|minha +cabeca +contra|na|nas|no +parede*|azulej*|muro / amiga|filha|irma|irmao|filho|amigo|namorada|namorado|prima
  +corta_se|se_corta|anda_a_cortar_se|mutila_se|se_mutila|ta_se_cortando|esta_se_cortando +$|nos|os|as|escondid*|
  de_novo|com_gilete|com_lamina / & castigar|punir|castigo quente|fervendo|a_ferver|queim*|ferro|fogao mao|perna|braco|
  me / espeto|enfio|cravo|espetei +o|a|uma|um +compasso|agulha|alfinete|tesoura +na|no|nas|nos +perna|braco|mao|coxa|
  pernas|bracos / dou|dei +tapas|socos|murros|estalos|chapadas +na|em|no +minha|mim|propria|meu / bato|bati +na|em|no
  +minha|mim|meu +propria|cabeca|mesma|mesmo|cara|rosto / queimo|cort* +me +com_o_ferro .. braco|mao|perna|de_proposito
# eating_disorder 2
vomito|vomitar|vomitando|vomita +depois|dps|apos|tudo|toda|sempre refeic*|comer|comida|almoco|jantar|como|janto / meto|
  enfio|ponho|boto|coloco +os|o|dois +dedo|dedos +a|na|ate +boca|garganta|goela|a_garganta / & nao_como_nada|
  nao_comi_nada|sem_comer|so_na_agua|so_a_agua|so_agua|so_bebo_agua|nao_como_desde dias|semana|semanas|segunda|terca|
  quarta|quinta|sexta chiclete|corpo|gord*|kg|quilos|enorme|emagrec*|ossos|espelho|gigante|nojo|balanca|desmai* /
  nao_como_nada|nao_comi_nada .. so_agua|so_chiclete|agua / <light> +kg|quilos|kilos .. gord*|enorme|gigante|baleia|
  banha|porca / peso|to_com|tou_com|estou_com +<light> .. gord*|enorme|gigante|baleia|banha|me_vejo|ainda_me / tomo|
  tomei|engulo|abuso|uso .. laxante* .. maos_cheias|todo_dia|todos_os_dias|jantar|comer|emagrec*|punhado* / 5|6|8|10|
  12|15|20|30|punhado*|mao_cheia|maos_cheias laxante* / mastigo|mastigar +e +cuspo|cuspir / nao +vou|quero|posso +comer
  +ate|nada_ate .. chegar|pesar|perder|estar / & peso|pesando 37|38|39|40|41|42|43|44|45 perder|emagrecer mais|ainda|
  outros / meto|enfio|ponho|coloco|boto +a|o|uma +escova|colher|cabo .. garganta|goela
# abuse 2
<toucher> +me_toca|toca_me|me_tocava|tocava_me|me_tocou|tocou_me|me_apalpa|me_alisa|me_acaricia .. noite|noites|cama|
  vestiario|balneario|banho|chuveiro|quarto|partes|sozinh*|escondid*|duche / fecha_me|tranca_me|me_fecha|me_tranca|
  prende_me|me_prende .. casa|chave|quarto|cave / & nao_me_da|esconde|tira_me|me_tira comida|remedios|comer|insulina|
  medicacao|medicamentos aposentadoria|reforma|pensao|sem_comer|fome|tranca|grita|bate cuidador*|filho|filha|nora|
  genro|neto|neta|marido / me +jogou|empurrou|atirou|joga|puxa|puxou|arrasta|arrastou +da|pela|pelas|pelo|pelos|contra|
  na +escada*|cabelo*|parede|pescoco / jogou|empurrou|atirou|puxa|puxou|arrastou|arrasta +me +da|pela|pelas|pelo|pelos|
  contra|na +escada*|cabelo*|parede|pescoco / entra|vem|vinha|entrava .. meu_quarto|minha_cama .. passa_a_mao|
  passava_a_mao|me_toca|toca_me|mexe_em|alisa|mexe_comigo / em +casa|asilo|abrigo|lar|escola +me_batem|batem_me|
  me_espancam / me_batem|batem_me|me_espancam +em_casa|todo_dia|todos_os_dias / apanho|apanhei|apanhava|apanha +do|da|
  de +meu|minha|marido|pai|mae|padrasto|namorado|ex|cinto|fio|vara|chinelo / apanho +todo_dia|em_casa|quase_todo_dia|
  dele|calad*|desde / levo|levei|levava +porrada|surra|tareia|pancada|tapa|soco|chapada* +do|da|dele|dela|em_casa|de /
  me +apertou|agarrou|apertava +o|pelo +pescoco / apertou|agarrou|apertava|aperta +me|meu|o_meu|minha +pescoco|
  o_pescoco|pelo_pescoco|garganta|a_garganta / me|mim +bate|bateu|batia|esmurra|esmurrou +na|no|nas|nos +cara|rosto|
  barriga|costas|cabeca|boca|pernas|estomago / bate|bateu|batia +me +na|no|nas|com +cara|rosto|barriga|costas|cabeca|
  boca|cinto|o_cinto|a_mao / obriga|obrigou|obrigava|forca|forcou +a|me_a|me +tocar|chupar|fazer|a_tocar +nele|lhe|
  oral|sexo / <toucher>|namorado .. me_toca|me_tocava|me_tocou|toca_me +na|no|nas|nos|em +vestiario|cama|ducha|banho|
  partes|seios|mama|pernas|peitos|intimidade / namorado|marido|companheiro +da +minha +mae|irma .. me_toca|me_bate|
  toca_me|bate_me|me_apalpa|mexe_comigo / ele|marido|namorado|pai|padrasto|ex|companheiro .. bateu|bate|batia|jogou|
  empurrou +minha|a_minha|com_a_minha|com_minha +cabeca +no|na|contra / ele|marido|namorado|pai|padrasto|ex|companheiro
  .. me|mim|$ +empurrou|jogou|atirou +contra|na|no +parede|porta|armario|a
# immediate_danger 3
acabei_de|acabou_de +tomar|engolir +todos|todas|tudo|uma_caixa|duas|tres|um_frasco .. remedios|comprimidos|
  medicamentos|calmantes|pastilhas|cartelas / tomei|tomou|engoli|engoliu +todos|todas|os .. remedios|comprimidos|
  medicamentos|calmantes +dela|dele|de_uma_vez|da_minha|ao_mesmo|duma_vez / entraram|invadiram|entrou_alguem|
  entrou_um_homem|entrou_gente +em|na|dentro|aqui casa .. trancad*|escondid*|banheiro|armario|medo|ajuda|socorro /
  tentar|tentando|estao|tao|esta +arrombar|arrombando|a_arrombar|forcar|forcando|a_forcar|partir|a_tentar_arrombar +a|o
  +porta|portao|janela|fechadura / a_arder|pegando_fogo|pegou_fogo|incendio|fogo|fumaca|chamas .. nao|n|ninguem
  +consigo|consegue|conseguimos|conseguem|posso|da_pra|da_para +sair|descer|passar|fugir / fogo|incendio .. estrada|
  porta|quintal|telhado .. nao_pega|cercad*|nao_da_para|presos / & peito|coracao doendo|dor|doi|aperto|apertado|pressao
  suando|suor|su*_frio|braco|mandibula / marido|mulher|pai|mae|avo|filho|filha|vo|irmao|irma|amigo|amiga|senhor|senhora
  .. caiu|desmaiou|apagou|tombou .. nao|n +responde|acorda|se_mexe|reage|respira|da_acordo / sentad*|deitad*|parad*|
  em_pe +no|nos|na|em_cima_dos|em_cima_do|sobre_os +trilho|trilhos|linha_do_comboio|linha_do_trem|carris / me|nos
  +puxaram|enfiaram|empurraram|arrastaram|jogaram_dentro|meteram_dentro|jogaram_num .. carro|van|carrinha|porta_malas|
  kombi / puxaram|meteram|enfiaram|empurraram|arrastaram +me|nos .. num_carro|dentro_de_um_carro|numa_carrinha|
  dentro_do_carro|na_mala|a_forca / engasgou|engasgado|engasgada .. roxo|roxa|azul / filho|filha|bebe|crianca|menino|
  menina|neto|neta .. engoliu|bebeu .. pilha|bateria|imas|remedio*|<poisons>|detergente / tomei|tomou|engoli|engoliu
  +vinte|trinta|quarenta|cinquenta|15|20|25|30|40|50|um_monte_de|muitos|demasiados +comprimidos|remedios|calmantes|
  pilulas / tomei|tomou|engoli +comprimidos|remedios +demais|a_mais / tomou|engoliu .. comprimidos|remedios|calmantes
  .. nao +acorda|responde|reage|respira / tem|ha|esta|entrou +alguem|gente|um_homem|um_estranho +na|dentro|em +minha|da
  +casa|minha_casa|minha +$|casa +$|socorro|ajuda|escond*|e_eu / entraram|invadiram +na|em|a +minha +casa +$|e|agora|
  socorro / minha|nossa|a_minha +casa +ta|esta|pegou +pegando|a|em|fogo +fogo|arder|chamas|$ / marido|mulher|esposa|
  pai|mae|avo|filho|filha|bebe|ele|ela +desmaiou|esta_inconsciente|ta_inconsciente|ficou_inconsciente +$|e|aqui|no|nao
  / estou|to|tou|ta|esta +perdendo|a_perder +muito +sangue / acabei_de|acabou_de +virar|mandar|engolir|tomar +uma|um|
  duas|tres|meia +caixa|caixas|cartela|cartelas|frasco|vidro|lamela .. rivotril|comprimidos|remedio*|calmante*|
  clonazepam|paracetamol|xanax|diazepam|zolpidem|victan / homem|cara|estranho|alguem|desconhecido .. corredor|sala|
  cozinha|quintal|escada .. tranquei|trancad*|escondi|escondid*|fechei_me
# harm_to_others 2
vou|quero|penso|apetece*|vontade|pronto|decidi|hei|capaz mata_lo|mata_la|mata_los|esfaquea_lo|esfaquea_la|envenena_lo|
  envenena_la|estrangula_la|estrangula_lo|sufoca_la|sufoca_lo|atropela_lo|atropela_la|esgana_la|esgana_lo|degola_lo /
  ponho|pondo|colocando|coloco|botando|boto|deito|deitando|a_por|a_deitar|misturando|misturo|pus|botei .. <poisons> ..
  na|no +comida|cafe|sopa|cha|marmita|bebida|sumo|suco|prato|cerveja|vinho|leite +dele|dela|deles|do_meu|da_minha|
  do_marido|da_patroa|da_sogra|do_chefe|do_patrao / botar|por|tacar|meter|deitar|atear|pegar|taco|boto|ponho +fogo +na|
  no|a|em .. dentro|dormindo|dormir* / vou|vo|quero|penso|vontade empurrar +ela|ele|eles|aquele|aquela .. escada|
  escadas|sacada|janela|ponte|laje|metro|trilho*|linha|varanda|comboio|trem|andaime / vou|vo|quero|penso|vontade
  empurrar +meu|minha|o_meu|a_minha|o|a +<people> .. escada|escadas|sacada|janela|ponte|laje|metro|trilho*|linha|
  varanda|comboio|trem|andaime / vou|vo|quero|penso|vontade jogar|atirar|tacar +meu|minha|o_meu|a_minha|aquele|aquela
  +<people> .. escada|escadas|sacada|janela|ponte|laje|metro|trilho*|varanda|trem|andaime / empurra_lo|empurra_la|
  atira_lo|atira_la .. linha|comboio|metro|escadas|janela|ponte|varanda / tapar|tapo|apertar|aperto +lhe|a|o .. cara|
  boca|rosto|nariz|dele|dela .. almofada|travesseiro / atiro|disparo|meto_bala|meto_tiro +em|contra +todo_mundo|todos|
  toda_a_gente|quem_estiver|geral / pronto|pronta|disposto|disposta|decidid* +pra|para|a +matar|esfaquear|envenenar|
  atropelar +ele|ela|eles|meu|minha|alguem|todos / corto|cortar|rasgo|rasgar +lhe +o|a +pescoco|garganta / cortar|
  corto|rasgar|rasgo +a|o +garganta|pescoco +dele|dela|do_meu|da_minha|deles / pagar|pago|paguei|contratar|contratei ..
  apagar|matar|sumir|dar_fim|dar_cabo +meu|minha|o_meu|a_minha|ele|ela|o|a|no_meu|na_minha|do_meu|da_minha|com_o_meu
  +<people>|socio|socia|$|e / mato|esfaqueio|enveneno|estrangulo|sufoco +ele|ela|eles +assim_que|logo_que / jogo|atiro|
  taco|deito|despejo|jogar|atirar|tacar|despejar +oleo|agua|azeite|o_oleo|a_agua +fervendo|a_ferver|quente|fervente ..
  cara|rosto|em_cima|nele|nela / voz|vozes .. manda|mandam|diz|dizem|pede|pedem .. jogar|atirar|matar|esfaquear|afogar|
  sufocar|machucar|magoar .. bebe|filho|filha|crianca|mae|marido|irmao|janela
# ordinary
cachorro|gato|cao|cadela|gata|cachorra .. vomit* / viver +nessa|nesta|nesse|neste|em|na|no|numa|num +cidade|casa|pais|
  bairro|apartamento|brasil|predio|portugal|interior|quarto|lugar|republica / viver +com +os|meus|minha|meu|a|o|
  meus_pais|colegas +pais|mae|sogra|irma|irmao|colegas|ex|$|pai / apagar|apago +a|as|o|os|uma|essa +luz|luzes|fogo|
  velas|incendio|foto|fotos|conta|app|mensagem|mensagens|historico|lousa / despedida .. colegas|trabalho|chefe|
  solteir*|emprego / respira +sem +o|a|um +charuto|cigarro|celular|cafe|wifi / bebe|neta|neto .. puxa|puxou cabelo* /
  chaveiro|serralheiro|bombeiros .. arromb* / gravata|colarinho|gola|camisa .. pescoco / cort* .. barba|barbear|depilar
  / toca|tocava|tocou +violao|piano|guitarra|sanfona|flauta|musica / arromb* .. chaveiro|serralheiro / veneno|
  veneno_na_comida|chumbinho .. ratos|ratazanas|baratas|formigas|pragas / bola|sol|vento +me +bate|bateu / me +bateu|
  bate +no +ombro / viver +assim +longe|perto / bate|bateu|batia|bate_sempre +no|na|nas|ao|as truco|xadrez|fifa|damas|
  domino|baralho|cartas|videogame|canastra|sinuca|sueca|pingue|ping|corrida|karaoke|poker|buraco|uno|futebol|natacao
`;
