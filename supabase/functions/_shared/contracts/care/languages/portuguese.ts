import { core } from './portuguese-core.ts';

/** Portuguese, in the notation of `../phrases.ts`. */
export const portuguese = `# lists
means = corda|forca|ponte|viaduto|laje|predio|trem|comboio|metro|trilho*|telhado|varanda|sacada|passarela|comprimid*|
  remedi*|cartela*|rivotril|veneno|chumbinho|lixivia|gilete|lamina|arma|cacadeira|revolver|pistola|bala|gatilho|pulsos|
  linha|penhasco|falesia|caminhao|abismo|rio|veias|mar|lencol|cinto|gas / shb = alivi*|calma|acalma*|escond*|manga*|
  moletom|pulseira*|proposito|mereco|castig*|punir|sentir|sinto|raiva|recai*|limp*|paz|dor|ninguem_ve|ninguem_sabe|
  odio|ansiedade|nervos*|blusa|voltei|prometi|calou|cala|viva|controlo / mal = marido|esposo|namorado|companheiro|ex|
  pai|padrasto|mae|madrasta|tio|irmao|primo|sogro|chefe|patrao|meu_homem|mulher|esposa|avo|noivo|vizinho|professor|
  treinador|pastor|padre|filho|ele|cunhado / tgt = ele|ela|eles|nela|dela|marido|pai|padrasto|mae|chefe|patrao|vizinh*|
  ex|esposa|mulher|namorad*|sogr*|irmao|irma|bebe|filho|filha|professor*|colega*|todo_mundo|todos|desgracado|
  filho_da_puta|gerente|cunhado|tio|casa_dele|casa_dela|patroa|escola|colegio|turma|menino|menina|crianca|pessoas|
  gente|enteado|avo|cara|gajo|rapaz|nele*|dele* / poison = veneno|chumbinho|raticida|lixivia|soda|acido|desinfetante|
  agua_sanitaria|cloro|detergente|amaciante|pilha / body = braco*|pulso*|perna*|coxa*|pele|barriga|antebraco*|veias|
  virilha|mao|maos|tornozelo|ombro|dedos / weapon = faca|arma|revolver|pistola|machado|facao|fuzil|martelo|canivete|
  navalha|cacadeira|espingarda|peixeira|catana|cano|um_38 / n = 11|12|13|14|15|16|17|onze|doze|treze|catorze|quatorze|
  quinze|dezesseis|dezasseis|dezessete|dezassete / old = 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|
  90|91|92
low = 33|34|35|36|37|38|39|40|41|42|43|44
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018 / soon = hoje|hj|amanha|agora|noite|madrugada|semana|segunda|
  terca|quarta|quinta|sexta|sabado|domingo|logo|ja / want = quero|queria|qria|kria|qro|quer|vou|vai|penso|pensando|
  pensar|tentei|tento|tentar|tentou|vontade|preciso|decidi|planej*|plano|prefiro|desejo|disse|diz|ia|pretendo|vo|to|
  tava|querendo|kero|falou|apetece*|ideia|planeio|ando_a_pensar
# suicide 2
& <means> morrer|suicid*|adeus|despedi*|coragem|pular_da|pular_do|saltar_da|enforc*|sofr*|sem_mim|nao_acordar|
  acabar_com_isso|acabar_com_tudo|acabo_com_isto|me_jogar|me_atirar|jogar_me|atirar_me|me_jogo|pulo_da <soon>|vou|quero|
  penso|queria|tentei|coragem|decidi|vontade / suicidar|matar|enforcar|mato +me +$|hoje|amanha|agora|porque|esta|mas / &
  bilhete|video|audio|mensagem|recado|testamento|instrucoes|carta*|senha* despedida|adeus|suicid*|morr*|perdo*|acabar|
  matar|me_for deixei|escrevi|mandou|gravei|postou|escrit*|deixou|escreveu|pront*|fiz / <want> .. me|se +matar|mata|
  enforc*|suicid*|desviv* / acabar|acabo|terminar +com +minha_vida|a_minha_vida / acabar|acabo +com +tudo +$|hoje|hj|
  agora / me|se +mato|matar|enforc*|suicid*|desviv* +$|<soon>|e|que|porque|mas|no|esta|essa|ontem|mesmo|com|faz / me|se
  +suicid*|enforco|enforcava|desviv* / tirar|tirando +a|minha|sua|propria vida / & <means> morrer|suicid*|despedida|
  adeus|enforc*|nao_acordar|me_jog*|me_atir*|atirar_me|matar|acabar_com / tentei|tentativa|planej*|pensando|penso|ideia|
  saida|cometer|tentou|carta|plano* .. suicidio|me_matar|se_matar / nao|n|nem|sem|perdi quero|queria|vontade|aguento|
  razao|motivo +viver|de_viver|existir|para_viver|pra_viver|estar_viv*|mais_viver|mais_existir|mais_acordar|mais_aqui /
  quero|queria|qria|kria|qro|quer|penso|pensando|vontade|prefiro|desejo|kero|querendo morrer|estar_mort*|ser_morta|
  sumir_para_sempre|desaparecer_para_sempre|nao_acordar|nao_existir|deixar_de_existir / espingarda|revolver|pistola|
  arma|cacadeira .. colo|mesa|joelhos|mao|frente|carregad* .. um_motivo|uma_razao|nenhum_motivo|nenhuma_razao|para_nao|
  pra_nao / & corda pendurad*|atei|amarr*|viga|barracao|celeiro|pronta me_prende|me_resta|acabo_com|nada_mais|
  nenhum_motivo|adeus / ja +atei|amarrei|pendurei +a +corda / escolhi|escolhido|decidi|decidido|marquei .. data|dia ..
  ninguem|quero|vou|ja .. me_impeca|me_impedir|impedir_me|embora_para_sempre|embora_pra_sempre|vou_para_sempre / unica|
  so +saida|solucao .. morrer|morte|me_matar / por|ponho|pus +fim|termo +a +vida|minha / nao quero +continuar|seguir
  +viv*
# eating_disorder 2
& vomit*|laxa*|sem_comer|nao_comi|nao_comer|nao_consigo_comer|nf|no_food|purg*|nao_come|cuspo|parei_de_comer|anorex*|
  bulimi*|so_agua|cuspir|sanita|retrete|miei|diuretic*|proana|jejuar|salto_refeic*|jejum_de_novo|comer_e_vomit*|
  nao_como_nada|dedo_na|a_ana_e|sem_comer_nada|mastigo_e|pro_ana gord*|banha*|baleia|porca|enorme|nojo|emagrec*|magr*|
  engord*|osso*|costelas|clavicula*|espelho|peso|balanca|kg|quilo*|desmai*|culpa|castig*|tufos|menstru*|periodo|calca*|
  orgulh*|escondid*|ninguem_sabe|ninguem_percebe|forc*|provoc*|garganta|goela|td|tudo_depois|depois_de_comer|proposito|
  perfeit*|chorando|coxas|fraqueza|tont*|pressao|minto|finjo|panico|medo_de_comer|pavor|odeio|monstr*|nojento|menos_de /
  nf|no_food|low_food .. dia|dias|food|parar|passar / forc*|provoc*|induz*|causo .. vomit* / & comer|comi|como|jejum|
  agua|fome|come|almoco|jantar gord*|nojo|baleia|osso*|costelas|desmai*|espelho|kg|quilo*|banha*|vomit*|sanita|vaso|
  calca*|enorme vomit*|odeio|castig*|merec*|dias|nada|sem|so|culpa|laxa*|choro|escond*|dedo*|semana*|cuspo|recuso /
  anorexi*|anoretica|bulimi*|pro_ana / vomito +depois +de +todas|cada|tudo / & ate_nao_aguentar|ate_doer|ate_passar_mal|
  escondid* como|comi|comendo|compuls* sem_comer|laxante*|vomit*|jejum|compens* / 100|200|300|400|500 +calorias|kcal ..
  vomit* / ver +os|meus +ossos +$ / se +eu +comer .. odeio|mereco|castig*
enfio|meto|enfiar|meter|enfiando|coloco|boto|ponho +o|os|dois +dedo|dedos +na|ate|goela +garganta|goela|a|abaixo / &
  magra|magro|emagrec*|osso* com_<low>_kg|com_<low>_quilos|pesando_<low>|nos_<low> feliz|orgulh*|adoro|consigo_parar
# self_harm 2
voltei|comecei +a +me +cortar|machucar / & cort*|lamina|gilete*|estilete|queim*|sangue|sangr*|arranh*|mutil*|machuc*|
  caco|navalha|x_ato|cicatriz*|isqueiro|mord*|soco*|murro*|apontador|apago|bato|agulha|furo|furei|risquei|ferida*|
  casquinha*|ferro|cigarro*|arranc*|esfreg*|autoles*|compasso|fogao <shb> <body>|me|mim / corto +me +$|todos|quando|
  outra|com|para|sempre / self +harm / me|mim|se|mesma +cort*|queimo|queimar|mutil*|arranh*|machuco|machucar|furo|
  belisc*|mordo|firo|bato|espeto +$|de|quando|com|ate|toda|todo|sempre|pra|para|novamente|<soon>|no|na|os|as|o|a|d|dnv|
  denovo|outra|escondid*|faz|e|mal|desde|cara / cort*|risco|risquei|furo|queim*|arranh*|cutuc*|belisc*|mord*|passo|
  passei|lanho +o|os|a|as|meu*|minha*|na|no|nas|nos|toda|ate <body> / me +corto +$|todo|quando|com|pra|para|sempre /
  automutil*|auto_mutil*|autoles*|auto_lesao|autolesao / murro*|soco*|cabeca|bato .. parede|muro|azulejo|cara|cabeca ..
  sangr*|calm*|alivi*|inch*|odeio|mereco|odio / & gilete*|lamina*|estilete|navalha|x_ato|corto|cortes|mutil*|apontador|
  me_cort*|cortar_me|cicatriz*|me_queim*|queimei_me|caco|me_arranh* <body>|<shb> / me +machuco|corto|cortei|cortar|
  queimo|arranho|mutilo|firo|furo|belisco +de|quando|com|ate|toda|sempre|pra|novamente / apag*|esmag*|encost* ..
  cigarro*|bituca*|beata* .. no|na|nos|nas|em +<body>|minha|meu|minhas|mim / corto|queimo|arranho|mordo|belisco +me com|
  no|na|ate|quando .. <body>|lamina|isqueiro|gilete|marcas
arranco|reabro|abro|tiro .. pontos|crosta*|casca|casquinha*|ferida* .. para|pra que_nao|nao +sar*|cicatri*|fech*|cur* /
  encost*|queimo .. <body> .. chapa|fogao|forno|ferro|panela|vela|isqueiro|brasa .. proposito|castigo|sentir|alivi*
# immediate_danger 3
& socorro|ajuda|ajudem|ambulancia|samu|112|190|193|policia|bombeiros|o_que_eu_faco|que_faco|oq_faco|to_sozinh*|
  estou_sozinh*|nao_sei_o_que_fazer|rapido|pelo_amor fogo|incendio|fumaca|chamas|sang*|respir*|desmai*|desacordad*|
  engasg*|convuls*|infart*|avc|overdose|afog*|inconsciente|roxo|roxa|tiro*|facada|invad*|arromb*|ladr*|sequestr*|preso|
  presa|soterrad*|capot*|acidente|gas|veneno|lixivia|peito|<weapon>|atropel*|seguindo|perseg*|trancad*|escondid*|
  enchente|inchad*|alergi*|espum*|chao|reage|acorda / tomei|bebi|engoli +<poison> / esfaque*|balead* .. sang* / &
  respir*|desmai*|desacordad*|engasg*|convuls*|infart*|enfarte|avc|overdose|inconsciente|roxo|roxa|azul|espum*|tort*|
  enrol*|reage|reagir|desengasg*|afog*|pulso|chumbinho|inchad*|sangr* marido|mulher|pai|mae|bebe|filh*|vo|avo|ele|ela|
  amig*|irma|irmao|vizinh*|namorad*|homem|menin*|crianca*|primo|prima|tio|tia|colega|sogr*|esposa|nenem|velhote|miud*|
  neto|neta|senhor nao|n|socorro|ajuda|agora|samu|112|ambulancia|chao|faco|fazer|nem|consig*|rapido|tomou|usou|cheirou|
  braco|fala|boca / & colocaram|puseram|botaram|dopad*|drogad* bebida|copo|drink|cerveja algo|coisa|tont* / nao|n
  consigo +respirar / & peito|garganta|lingua|ar|respirar|coracao|labios|folego dor|doi|apert*|inch*|formig*|dormente|
  falta|fechando|fechar|suor|suando|su*_frio|consigo|alergi*|abelha|vespa|camarao|amendoim|asma|bombinha|esmag*|
  mandibula|desmaiar|tont*|infart*|enfarte|engasg*|picou falta|socorro|ajuda|samu|112|sozinh*|braco|esquerdo|agora|
  morrer|medo|fechando|inch*|ambulancia|enjoo|caiu / vai|vao +me|nos +matar / & casa|porta|portao|janela|quintal|muro|
  apartamento|rua|cozinha|banheiro|armario|quarto|fechadura|garagem|carro|metro|onibus|escada*|corredor|sala|
  guarda_roupa|cama|wc|escola|shopping entrou|entrar|entrando|invad*|arromb*|forcando|quebrando|pulando|pulou|chut*|
  armad*|<weapon>|persegu*|seguindo|matar|tentando|tiro*|trancou|esmurr*|bater_na_porta|parti*|escalar|rond* homem|
  homens|alguem|ex|marido|ladr*|bandido*|assaltante*|ele|eles|gente|tipo|pai|padrasto|carro|moto|vizinho|namorado|uber|
  motorista|irmao|cara*|gajo* socorro|medo|sozinh*|escond*|trancad*|policia|190|112|ajuda|passos|ouvi*|ouco|baixinho|
  silencio|faca|arma|armad*|matar|embaixo|ladr*|tranquei / & armad* homem|cara*|ele|alguem|ladr* quintal|porta|casa|
  muro|portao / & comprimid*|remedi*|rivotril|calmante*|pilula*|medicament*|paracetamol|dipirona|clonazepam|diazepam|
  antidepressiv*|insulina|<poison>|cartela*|medicacao|xanax|zolpidem|lamela* tomei|tomou|engoli|engoliu|bebi|bebeu|
  tomar|virei|mandei|ingeri|injetei tudo|todos_os_remedios_da|todos_os_remedios_que|todos_os_comprimid*|cartela*|caixa*|
  frasco*|punhado|inteir*|vidro|30|40|50|60|tont*|arrepend*|goela|litro|morrer / & fogo|incendio|fumaca|fumo|chamas|
  queimando|labaredas|agua|enchente|lama|gas|soterrad*|desab*|capot*|acidente|despist*|bati|batemos|atropel*|explosao|
  deslizamento|explodiu casa|predio|apartamento|apto|andar|escada*|cozinha|barraco|carro|estrada|quarto|telhado|moto|
  caminhao|onibus|cintura|teto|corredor|sala|botijao|ferragens|aldeia|mato|cheiro pres*|sair|subindo|socorro|criancas|
  filhos|acamad*|respirar|ferragens|sangr*|desacordad*|mexe*|gasolina|trancad*|janela|cercad*|tont*|desmai*|bombeiros|
  193|112|pernas|consig*|conseguimos|passar|fugir / & peito|coracao dor|doi|apert*|agarrad* braco|su*|caiu|desmai*|samu|
  infarto|112 / & sang* nao|n|muito|mt|demais|jorr*|litros|poca|encharc*|nunca|tudo para|parar|estanca*|toalha|tont*|
  cort*|pulso*|desmai*|facada|tiro|chao|pano|perna|braco|cabeca|socorro|veia*|gravid* / & parapeito|beira*|ponte|
  viaduto|telhado|terraco|sacada|laje|trilho*|linha_do_trem|linha_do_comboio|mureta|passarela|varanda|falesia|penhasco|
  grade|janela|carris to|tou|estou|sentad*|subi|sento|parad*|pendurad*|passei|pernas|pes|lado pular|salt*|jogar|atirar|
  solt*|adeus|coragem|lado_de_fora|pra_baixo|vazio / & <weapon> ele|ex|homem|alguem|cara|marido|pai|ela porta|portao|
  socorro|banheiro|trancad*|matar|casa|escondid*|janela|ajuda / alguem|homem|ladrao|ex|cara|ele|marido .. invad*|
  arromb*|entrando|entrou|quebrando|chutando|tentando|dentro .. casa|porta|janela|apartamento / tudo +a +arder .. casa|
  estrada|sair / & derrame|avc|trombose boca|cara|rosto|fala|falar|braco entort*|torta|torto|levanta*|mexe*|caid*|
  dormente / & boca|rosto|cara entort*|torta|torto|dormente|paralis* braco|fala|falar|mao / & cai|caiu|queda|despenquei
  nao_sinto_as|nao_sinto_minhas|nao_sinto_os|nao_consigo_levantar|nao_consigo_mexer|nao_me_consigo|nao_consigo_me|
  osso_ta|osso_de_fora|osso_a / & esquentador|monoxido|braseiro desmai*|nao_acorda|todos_com|todos_tont* / & agua|rio|
  enchente subindo|subiu|sobe|a_subir|transbord* telhado|guarda_roupa|laje|teto|em_cima|ninguem_vem|ceder|cedendo / &
  me_jogaram|me_empurraram|me_meteram|me_enfiaram|me_forcaram|me_obrigaram|meteram_me|empurraram_me|enfiaram_me|
  obrigaram_me|forcaram_me van|carro|porta_malas|carrinha|mala homens|homem|me_levando|a_levar|socorro / & motorista|
  taxi|uber|app tranc*|travou|travad* caminho|responde|descer|deixa / & trator|moto|carro|quadriciclo virou|capotou|
  tombou pe|perna*|mao|braco pres*|sangr* / horas .. chao .. sem|nao .. levantar|mexer / fecharam_me|trancaram_me|
  me_trancaram|me_prenderam|prenderam_me .. apartamento|quarto|casa|cave|porao / & persegue|perseguindo|stalker|
  perseguidor portao|porta|janela|predio|esquina tremendo|tremer|medo|batendo|esmurr*|campainha
# abuse 2
& <mal> bate|bateu|batia|batem|espanc*|agred*|agrid*|enforc*|esgan*|estupr*|abus*|violent*|violou|chut*|empurr*|
  estrangul*|soco*|surra*|apalp*|molest*|tapa*|murro*|apanh*|porrada|pontape*|ameac*|mexe_comigo|mexia|humilh*|
  bofetada*|cuspiu|esmurr*|passa_a_mao|chapada*|tareia*|pancada*|estalo*|cintada*|rastre*|mete_a_mao|mexe_em|vergao|
  forc*_me|me_forc*|tranca_me|me_tranca|me_trancou|arrast* me|mim|em_casa|minha_mae|nela|comigo|meus_filhos|minha_irma|
  nos|minha_amiga|minha_vizinha|nas_criancas / olho +roxo .. dele|de_novo|marido|cai / & <mal> espanc*|estupr*|enforc*|
  esgan*|apanh*|agred*|molest*|violenta|violentou|estrangul*|tareia|abusou|abusa / marido|namorado|companheiro|ele|
  esposo|noivo|ex nao|n +me +deixa|permite +sair|ter|falar|trabalhar|ver / fui|sou|foi|era|sendo +estuprad*|abusad*|
  violentad*|agredid*|espancad*|violad* / & bateu|bate|batia|espanc*|estupr*|enforc*|esgan*|violou|viola|molest*|abusou|
  abusa|agrediu|agride|estrangul* me|nos|mim / & controla|pega|pegou|tirou|toma|fica_com|esconde*|confisc*|ficou_com|
  revista celular|telemovel|salario|dinheiro|cartao|documentos|passaporte|reforma|aposentadoria|senha* bate|batem|
  permiss*|me_empurra|empurrou_me|pescoco|me_tranca|nao_me_deixa|pedir_dinheiro / & fotos|videos|nudes|intim* postar|
  posta|espalh*|vaz*|mandar|publicar|mostrar|divulg* ameac*|se_eu|diz|disse|ex|chantag* / & tenho_<old> medo_dela|
  medo_dele|medo_do_meu|medo_da_minha filh*|net*|genro|nora|cuidador*|dela|dele / & reforma|aposentadoria|pensao|
  beneficio tira*|pega|leva|rouba|fica_com tranc*|fechou|fecha|bate|bateu|empurr*|medo|ralha|amarr* / cuidador*|
  enfermeir*|nora .. belisc*|bate|grita|sem_comer|empurr*|amarr* / & me_usa|usa_me|o_que_quer|a_forca|me_forca chorando|
  choro|chore|digo_nao|dizendo_nao|diga_nao|queira|nao_quero cama|chor*|noite|comigo|corpo marido|namorado|ele|
  companheiro / & <mal>|murro|soco|tapa me_quebrou|me_partiu|me_rachou|me_arrancou|partiu_me|quebrou_me|rachou_me|
  abriu_me|rachou_meu|quebrou_meu|arrebentou_meu|cortou_meu labio|beico|dente*|nariz|boca|costela*
& marido|namorado|companheiro|ele|ex|noivo|esposo obriga_me|me_obriga|forca_me|me_forca|obrigou_me|me_obrigou relacoes|
  sexo|transar|digo_que_nao|dizer_nao|digo_nao / da|deu|dava +me +estalos|estaladas|murros|pontapes|bofetadas|tareia*
# harm_to_others 2
& matar|mato|esfaque*|assassin*|envenen*|estrangul*|esgan*|degol*|sufoc*|atropel*|fuzil*|metralh*|espancar|furo|espetar|
  dar_um_tiro|meter_bala|descarreg*|afogar|explodir|estripar|acabar_com|dar_cabo|dar_um_fim|enfio|espetar_lhe|sacudir|
  passar_por_cima|tacar_fogo|por_fogo|apunhal*|estourar|acabo_com|meter_a_faca|machucar|atirar_nele|fazer_mal <tgt> vou|
  vo|quero|queria|juro|planej*|decidi|hoje|hj|amanha|pretendo|vontade|capaz|comprei|pensando|penso|esper*|medo|vozes|
  voz|ia|preciso / meto|dou|dar|meter|enfio +tiro|bala|um_tiro|facada|a_faca|uma_facada / & <weapon> <tgt> mato|matar|
  esper*|mochila|morr*|cintura|bolso|na_mao|afiei|descarreg*|enfi* / & arma|revolver|pistola <tgt> comprei|levo|levar /
  tiro|atirar|metralhar .. escola|todos|nele|nela|colegas|turma / tenho|to|com|tive medo|vontade|pensamento* ..
  machucar|fazer_mal|fazer_algo|sufocar|sacudir|matar|jogar .. filh*|bebe|nenem|crianca|mae|esposa|irmao|meu / vou|
  quero|vamos|penso|pensando|perto|vontade|planejo|juro_que|pretendo|capaz matar|esfaquear|assassinar|envenenar|
  estrangular|queimar|atropelar|esganar|espancar|degolar|furar|apagar|sufocar|machucar +meu|minha|ele|ela|eles|um|o|a|
  alguem|os|esse|essa|aquele|aquela|todo* / & acido|soda_caustica|agua_sanitaria|lixivia|agua_fervendo|agua_a_ferver
  cara|rosto|olhos|nele|nela jogar|jogo|atirar|atiro|tacar|taco|deitar vou|quero|juro|dela|dele / & <poison>|
  anticongelante|vidro_moido na_comida|no_cafe|na_bebida|na_marmita|na_sopa|no_cha|no_suco|no_prato|na_cerveja|no_vinho
  ponho|por|boto|coloco|meto|misturo|deito|botar|colocar|pondo / & gasolina|querosene porta|casa|janela|cama despejo|
  jogo|taco|derramo|jogar|despejar|tacar dele|dela|deles|dormindo|dormirem / & almofada|travesseiro na_cara|no_rosto|
  na_boca ponho|boto|aperto|meto|por|pressiono calar*|cale|cala|respir*|parar / & sacudi|sacudo|sacudir|chacoalh* filh*|
  bebe|nenem|crianca|menin* forca|chor*|parede|calar*|medo
apertei|esganei|tapei|aperto|apertar +lhe|o|no|a +o|a|pescoco|garganta|boca +pescoco|garganta|dela|dele|do_meu|da_minha|
  ate / & bebe|nenem vontade|impulso machuca*|magoar|sacudir|sufocar
${core}# now
hoje|hj|agora|esta_noite|de_madrugada
# ordinary
ha|faz|fazem anos .. tentei_me_matar|tentei_me_suicidar / aos|com +vinte|20|18|19 tive|tinha|sofri .. anorexia|bulimia /
  dentista|anestesia .. dormente / dormente .. dentista|anestesia / corda +do|da baloico|balanco|rede / & gas posto /
  braco +do|da +sofa|poltrona|cadeira / & pegou|pega robux / espingarda|arma +de +chumbo|pressao / & respirar nariz /
  falta +de +ar +de / comi +tanto / empurr* .. piscina / goleiro|zagueiro|juiz|tecnico .. suicid* / & fogo|fumaca|fumo|
  incendio churrasco|grelha|lareira|fogueira|arroz|queimei|simulacro|bolo|churrasqueira|vela* / ninguem|nao|n|todos
  +quer|quero|queria|querem +morrer / matar +aula|tempo|saudade*|de_estudar|de_trabalhar|de_rir / gotas +de / com
  +facilidade / morr*|mort* +de|por|no +fome|sono|rir|tanto|calor|frio|cansac*|vergonha|medo|saudade*|amor|tedio|tanta|
  sede|inveja|vontade|jogo|free / & come|comer|como|comi|comendo jejum|ramada|quaresma|nutri*|medic*|dieta|plantao|
  igreja|
  cirurgia|exame / mata* +de|por|a|um|uma|o|esse|este|dois|3|x +saudade*|rir|vontade|fome|dragao|dois|boss|tempo|aula|
  zumbi|inseto|barata|
  chefao|curiosidade|sede|pizza|coxinha|seguidos|inimigos|leao|leoes|coelhos|charada / comprimid*|remedi* +da|pra|para
  +tensao|pressao|dor|tiroide / calor|sono|treino|fome|rotina|trabalho|saudade|perna|aula|prova|dor|musica|tcc|cebola
  +ta|me|esta|vai|de +me|mata|matando|matar|acabar|destruiu / bate|bateu|bater +uma|saudade|a_meta|no_peito|papo|palmas|
  foto|ponto|um|recorde|o_sono / cort* .. franja|cabelo|dedo|cozinh*|cebola*|grama|bolo|unha*|luz|internet|papel|gasto*|
  carboidrato*|acucar / cort*|queim* .. cozinh*|fogao|forno|faca_de|ferro_de|panela|sem_querer|acident*|barbe*|cafe|sol|
  lingua|pizza / vomit* .. virose|gravid*|ressaca|intoxic*|enjoo|noite_inteira|noite_toda|festa|mar|carro|bebe|gato|
  cachorro / me +bate|bateu|toca|tocou|empurra|chuta +uma|no_coracao|na_alma|no_peito|um|o|a|muito|forte|saudade|aquela|
  de_frente / mae|chefe|
  chefa|professor*|esposa|namorada +vai|me|ela_vai|mata +me|mata|matar +mata|matar|se / tiro +no +escuro|alvo|pe /
  nunca|jamais|nao|n +me +machucaria|mataria|machuco|machucar|cortaria|magoaria|faria / apag* +ele|ela|isso +do|da /
  matar impressora|despertador|barata / & filho|filha bate|morde sono|dois_anos|tres_anos|birra|creche|brincando|jogo /
  respira|respirar +enquanto|de_tanto|fundo / cort* +os +pulsos .. brega|sertanejo|musica|novela|filme / & acidente
  transito|engarrafamento|congestionamento / relaxa|tranquil*|jamais|nunca .. machuc*|matar|mal / larg*|deixei|separei|
  sai .. ex|casamento|marido .. batia|bateu / mata* .. irma|irmao .. comeu|danone|chocolate|controle / queimei +o|os|a|
  as|minha +ombro*|lingua|nariz|arroz|bolo|boca / & peito|bateu supino*|academia|ginasio|gripe|muro / curad*|recuperad*
  +da|de|ha .. bulimia|anorexia|depressao / deixa .. sem_casaco|em_paz|com_fome|de_vento / vomit* .. barco|aviao|van|
  serra|carro|onibus|autocarro|pequeno / braco|manga +da +camisa|blusa|calca|cadeira / mat* .. formiga*|barata*|
  cochonilha*|pulga*|mosquito*|mosca*|praga*|aranha*|rato*|traca* / ninguem +se +machucou / obriga|obrigou|obrigava +a
  +provar|comer|rir|dancar|usar|vestir|estudar|arrumar|lavar|acordar|ler / dedo* +na|da +garganta +do|da / ^o|^a|^esse|
  ^essa +gps|impressora|despertador|alarme|wifi|roteador|aspirador +me|nos|nao|travou|ta|de .. matar|estrangul*|esganar
  / planilha|reuniao|relatorio|prazo|boleto|fatura|imposto|sogra|dieta|academia|escada +vai|vao|ta +me +mata* / batia|
  agredia|maltratava .. 19*|200*|201* / cort* +manga|abacaxi|mamao|cebola|pao|bolo|fruta|carne|cabelo / enforc* +de|em|
  com|nas +divida*|prestac*|contas / sopr* .. roxo|roxa / comer|barreado|churrasco|rir|dancar .. nao +aguentar / degol*|
  matar|cortar +custos|gastos|despesas
# fiction
filme|serie|capitulo|episodio|novela|livro|musica|podcast|personagem|documentario|rpg|anime|netflix|free_fire|gta|lol|
  minecraft|valorant|historia|poema|noticia*|peca|teatro|vilao|dragao|zumbi*|lendo|getulio|romeu|roteiro|boss|
  tropa_de_elite|partida|conto|fase|orc|bungee|tinder|tenis|xadrez|fifa|mario|trecho|carta_testamento|outros_tempos|
  o_jogo|um_jogo|no_jogo|do_jogo|esse_jogo|jogo_de|jogos / tive|sofri|quando|na|dos|aos adolescencia|adolescente|
  anorexia|bulimia|depressao|15|16|20 .. anos|hoje|hj|curad*|agora / haha*|rs|rsrs*|lol|hehe*|huahua* / benfica|
  sporting|flamengo|corinthians|vestibular
# past
ha|faz .. anos|tempo|decada / em|desde +198*|199*|200*|201* / anos|tempo +atras / quando|na|aos +era|adolescencia|
  adolescente|jovem|15|16|17|18|20|faculdade
# well
hoje|hj|agora|atualmente .. bem|feliz|livre|casad*|filhos|viajo|namoro|curad*|paz|orgulho|tranquil*|ajudo / recuperad*|
  curad*|superei|virei_a_pagina|em_paz
# minor 2
bilhete|recado|advertencia .. meus_pais|minha_mae|meu_pai .. $|assinar|escola / meu|minha +encarregado_de_educacao|
  encarregada_de_educacao / diz|dizem +que +com +<n> +anos / ^<n> +anos|aninhos +menina|menino|garota|garoto|rapariga|
  rapaz|f|m|de|aqui / minha_mae|meu_pai|meus_pais|so +so|deixa|deixam|posso +deixa*|usar|mexer|ficar|me .. celular|cel|
  telemovel|tablet|pc|rua|net +ate +as|a|9|10|20|21|22 / ainda +nao|n|nem +posso|tenho +dirigir|votar|conduzir|idade|
  tirar_carta .. falta|faltam|<n>|anos|idade|18 / minha +festa +de +15|quinze +anos e|vai|vestido|quero|sera / & stora|
  stor|setora|diretora_de_turma|dt|coordenadora|diretora caderneta|aos_meus_pais|pros_meus_pais|meus_pais|a_minha_mae|
  pra_minha_mae|minha_mae / & minha_mae|meu_pai|meus_pais|mamae pegou|tomou|tirou|tiraram|pegaram|tomaram|tirou_me|
  confiscou|proibiu celular|cel|telemovel|tablet|pc|videogame boletim|nota|notas|tirei|prova|escola|teste|recuperacao /
  sou|ainda +menor|de_menor|uma_crianca|sou_menor|adolescente|menor_de_idade|um_adolescente|uma_adolescente / de +menor
  / estou|to|ando|tou|sou|vou|passei +no|do|na|aluno_do|pro|para_o +5|6|7|8|9|quinto|sexto|setimo|oitavo|nono|ensino|
  colegio +medio|o|ano|$|fundamental / menti|coloquei|falsa|falso|inventei .. idade|nascimento|cadastro|18|data ..
  cadastro|registo|menti|faco|tenho|na_verdade|mas|$|conta / tenho|faco|fiz|completo|farei|vou_fazer|tou_com|to_com
  +<n>|so_<n>|apenas_<n>|quase_<n> / prova|teste|amanha|tarefa .. 5|6|7|8|9|sexto|setimo|oitavo|nono +o|ano|$ / sou +de
  +<born> / tenho +<n>|treze +anos .. na_real|de_verdade|na_verdade|$|e / prova|teste|aula +na +escola .. to|estou|ano|
  amanha / nao|n +sou|tenho +adult*|maior_de_idade|18|maior / & de_castigo sem_celular|sem_telemovel|sem_cel|sem_tablet|
  sem_videogame|boletim|recreio to|tou|estou / minha_mae|meu_pai|meus_pais +foi|foram +chamad* +na|a|pra|pela +escola|
  diretoria|coordenacao / & de_recuperacao|minha_recuperacao|meu_boletim meu_pai|minha_mae|meus_pais|castigo
# adult
ours = filh*|net*|bisnet*|sobrinh*|entead*|afilhad*|cacula|moleque|meu_menino|minha_menina|o_menino|a_menina|miud*|
  gemeos|gemeas|mais_novo|mais_nova|mais_velho|mais_velha|meus_alunos|meu_aluno|minha_aluna|minhas_alunas|meu_pequeno|
  minha_pequena|cachorro|cadela|gato|gata|irma_mais|irmao_mais / aged = 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|
  46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|cinquenta|quarenta|trinta|aposent*|reforma* /
  <ours> .. tem|faz|fez|fazer|completa|completou|fazem|completam +<n>|so|apenas|quase|ja / <ours> esta|ta|vai|estuda|
  tem|anda|entra|entrou|passou|frequenta .. ano|fundamental|escola|prova|teste|menor / faz|fez|fazer|completou|tem +<n>
  .. meu|minha|nosso|nossa +filh*|net*|sobrinh*|entead*|afilhad*|cacula|menin*|gat*|cachorr* / <n> +horas|minutos|
  semanas|dias|kilos|quilos|km|meses|reais|euros|anos_de|anos_no_trabalho|anos_na_empresa|anos_na_mesma|anos_juntos|
  gatos|paginas|h / & ano|ensino|5|6|7|8|9|prova|provas|boletim|caderneta|festa|15 <aged>_anos|corrigi|corrigindo|
  corrigir|ser_professor*|sou_professor*|dou_aula*|leciono|trinta_anos|vinte_anos|anos_atras|sotao|contador|contadora|
  naquele_tempo|foi_ha|minha_filha|meu_filho / & colegial|adolescente|crianca <aged>
`;
