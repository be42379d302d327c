/** Portuguese, in the notation of `../phrases.ts`. */
export const portuguese = `# lists
kin = marido|esposo|namorado|companheiro|mulher|esposa|namorada|ex|pai|padrasto|mae|madrasta|tio|irmao|irma|avo|primo|
  sogro|pais|cunhado|companheira|chefe|patrao|cunhada|tia|namorido|noivo|noiva|professor|pastor|padre
close = <kin>|amigo|amiga|filho|filha|filhos|bebe|chefe|patrao|vizinho|vizinha|professor|colega|familia|alguem|todos|
  socio|crianca
abuser = ele|ela|<kin>|professor|chefe|vizinho|filho|homem|alguem
want = quero|queria|quer|vou|vai|penso|pensando|pensar|tentei|tento|tentar|tentou|vontade|preciso|decidi|planejo|
  planejando|plano|prefiro|queria_estar|desejo|falou|disse|diz|ia|pretendo|ando_a_pensar|vo|to|tava|penso_em|planeio|
  pretendia|querendo|kero
pills = comprimidos|comprimido|cartelas|cartela|remedios|remedio|rivotril|calmantes|calmante|pilulas|medicamentos|
  soniferos|paracetamol|caixa|caixas|frasco|dipirona|cp|comprimidinhos|tarja_preta|clonazepam|diazepam|antidepressivo|
  antidepressivos|remedinho|ansiolitico|ansioliticos
hits = bate|bateu|batia|bater|espanca|espancou|agride|agrediu|enforca|enforcou|esganou|esgana|estupra|estuprou|
  estuprava|abusa|abusou|abusava|violentou|violou|violava|chuta|chutou|empurra|empurrou|esfaqueou|machuca|machucou|
  estrangula|estrangulou|sufoca|soca|socou|surra|apalpa|apalpou|molesta|batendo|espancando|enforcando|esmurrou|
  chacoalhou|humilha|cospe|mexe_comigo|agarrou|estapeou|estapeia|arrebentou
body = braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas|pele|barriga|antebraco|veias|virilha|antebracos|mao|maos|
  tornozelo|ombro
weapon = faca|arma|revolver|pistola|machado|facao|fuzil|martelo|canivete
n = 11|12|13|14|15|16|17|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete
edge = beira|beirada|ponte|viaduto|telhado|parapeito|terraco|sacada|laje|trilho|trilhos|linha_do_trem|precipicio|
  penhasco|mureta
victim = filha|filho|irma|mae|amiga|vizinha|prima|tia|sobrinha|avo|criancas|filhos|colega|irmao
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
amig*|irma|irmao|namorad*|filh* .. mandou|escreveu|postou|deixou .. despedida|adeus|suicid* .. $|sumiu|responde|atende|
  e|agora / me +enforco|enforcar|enforquei|matar|mato +$|hoje|hj|agora|amanha|semana|ontem|ja|e|faz
cansei|canso|cansad*|farto|farta|desisti +de +viver|da_vida|existir|tudo .. volta|serio|mais|$|morrer|verdade
vou|vo|quero|decidi +acabar|terminar +com|isso +tudo|isso|essa|minha .. $|hoje|hj|vida|sofrimento|noite|vez
me +jogar|atirar|jogo|jogando .. frente|debaixo|embaixo|alto|de_cima|andar|ponte|predio|metro|trem|caminhao|viaduto
comprei|tenho|peguei|arrumei|amarrei corda .. pendurar|pescoco|enforc*|acabar|galho|viga|gancho|pronta|no
nao|n|nem|sem|perdi vejo|tem|acho|encontro|vontade|sentido|razao|aguento +mais|sentido|razao|motivo|em|de .. viver|vida|
  existir|continuar_viv*|seguir_viv* / vo|vou|vai|quero|queria|tentou|tentei|penso +me|se +mata|matar|enforcar|enforca
tentei|tentativa|planej*|pensando|penso|plano|planos|ideia|saida|cometer|tentou|carta .. suicidio|me_matar|se_matar
suicidio .. mes|ano|passado|planej*|tentei|tentar|tentativa|todo|semana|noite|cabeca|saida|solucao|penso|pensando
<want>|em|no|cometer|carta|pensamentos +suicidio|suicidas|de_suicidio|em_suicidio|no_suicidio|me_suicidar
me|se|<want> matar|enforcar|suicidar|mato +$|hj|hoje|de|amanha|faz|todo|e|esta|semana|mesmo|ja|que|essa|agora|com|
  porque|mas|no|ontem / amarrei|amarrar|pendurei lencol|corda|cinto|fio ventilador|viga|pescoco|coragem|galho|teto|porta
nao|n|nem|sem|perdi quero|queria|vontade|aguento|razao|motivo +mais|viver|de_viver|estar_viv*|acordar|existir|
  para_viver|pra_viver +viver|$|existir|acordar|aqui|viv*|estar_viv* / <want> .. dormir .. nao|nunca|n +mais +acordar
<want> morrer|estar_mort*|sumir_para_sempre|desaparecer_para_sempre|nao_acordar|nao_existir|deixar_de_existir
<want>|me jogar|jogo|atiro|atirar|pular .. ponte|predio|trem|metro|comboio|viaduto|sacada|janela|linha|telhado|trilho
separei|juntei|juntando|guardei|guardando .. remedios|comprimidos|cartelas|rivotril / suicidar|suicidarme|suicidarse
acabo|acabar|termino +com +isso|tudo|essa .. pronto|cartela|hoje|hj|remedio*|corda / ultimo +dia .. decidi|sexta|$
tiro|bala +na|no|em +minha|meu|mim|propria cabeca|peito|boca|coracao|ouvido|mim / <want> +ta|estar|tar|ser +morta|morto
sumir|ir|partir|embora|desaparecer +desse|deste|do|desta +mundo|vida|planeta / decidi|decidido .. ultimo_dia
ninguem +vai|iria +sentir|notar|chorar .. falta|sumir|morrer|morte / comprei|arrumei|peguei|preparei +a|uma +corda|forca
acabar|acabo|terminar +com +tudo|minha_vida|a_minha_vida|a_vida / apetece* .. morrer|desaparecer_para_sempre|matar_me
cortar|corto|cortando|abrir +meus|os|minhas|as +pulsos|veias / cartas|carta|bilhete|video .. despedida|adeus
tirar|tiro|tirando +a|minha|sua|propria vida / melhor +mort*|sem_mim|morrer|se_eu_morresse
saida|solucao|alivio|jeito .. morte|morrer / pra|para|e +nao|nunca acordar
# immediate_danger 3
& fogo|incendio|fumaca|fumo|chamas|queimando predio|casa|apartamento|apto|andar|escada|escadas|cozinha|barraco sair|
  pegando|presa|presos|preso|subindo|cheio|descer|socorro|arder|criancas|entrando|filhos|filho|conseguimos
mae|pai|bebe|filho|filha|vo|avo|marido|irmao|irma|amigo|amiga .. nao|n +respira|reage|acorda|ta_respirando|
  esta_respirando|esta_a_respirar|ta_acordando|ta_reagindo
& respirar|ar peito|garganta doi|doendo|dor|apertando|aperto|inchando|inchada|dormente consigo|falta|nao
& peito dor|doi|agarrado|mao|apertando|doendo braco|caiu|samu|desmaiou|suando|agarrado|ambulancia|112|enfarte|infarto
<close>|vo .. convulsao|convulsionando|convulsoes|infarto|overdose|infartando|avc +$|no|na|agora|e|o|chao|socorro|que
& boca|labios|bebe|rosto|filho|filha roxo|roxa|roxos|azul|azulado|azulada desmai*|acorda|respira|ficando|usou|tomou|
  engasg*|ficar|overdose / tomei|engoli +todos|todo|tudo|um_monte|muitos|um_punhado .. <pills>|passando_mal|tonta|tonto
amigo|amiga|irmao|irma|namorado|namorada|ele|ela .. usou|tomou|cheirou|fumou .. demais|muito|muita|muita_coisa ..
  desmai*|acorda|boca|respira|espuma|chao
homem|cara|carro|moto|alguem|gajo|tipo .. seguindo|seguir|perseguindo|atras_de_mim .. desde|medo|rua|metro|casa|sozinha|
  onibus|paragem / & <weapon> fora|porta|frente|portao|rua|aqui|quarto ex|marido|ele|cara|homem|padrasto|pai|vizinho
homem|cara|gente|alguem|bandido|bandidos|assaltante|assaltantes|ladrao|ladroes .. armado|armados|faca|facao|arma|
  pistola|revolver .. quintal|porta|portao|casa|dentro|aqui|patio|rua|refem|agora / sangrando|sangue +muito|mt|demais
entraram|invadiram|arrombaram|arrombar|invadindo|invadir|arrombando .. casa|porta|apartamento|minha_casa|portao|janela
  .. escondid*|agora|sozinha|sozinho|socorro|$|aqui|embaixo / cortei|cortar +o|os|meu|meus|as +pulso|pulsos|veias|fundo
& bati|batemos|capotou|capotei|acidente|capotamos|capotado|despiste carro|moto|estrada|caminhao|onibus pres*|sangr*|
  gasolina|desacordad*|ferragens|mexe|encarcerad* / cortei .. fundo|pulso|pulsos|veia .. sangue|sangr*|parar|sair|para
& tiro|tiros|tiroteio|disparar|atirando|disparos escondid*|shopping|centro|escola|fora|agora|trancad*|abaixad* estou|to|
  tou|ouvindo|agora|estao|tem / & <weapon> janela|porta|portao|quintal ele|ex|homem|alguem|cara fora|lado|parado|minha
to|tou|estou|tô|sentad* +no|na|em_cima_do +parapeito|beiral|telhado|sacada|mureta|ponte .. varanda|andar|pular|saltar|$|
  alto / ele|ex|marido|cara|homem|pai +ta|esta|tava +armado|com_uma_arma|com_a_arma|com_uma_faca|com_faca
pe|pes|perna|pernas +pra|para|do_lado +fora|de_fora +da|do janela|sacada|parapeito|predio|terraco|ponte
& facao|faca|arma|revolver|machado|martelo pai|marido|padrasto|irmao|ex|ele quebrando|mao|gritando|atras|ameac*|matar
cara|homem|alguem|ladrao|gente .. pular|pulou|invadir|arrombar|quebrar|forcar +o|a|meu|minha +muro|porta|janela|portao|
  casa|quintal .. sozinh*|crianca*|medo|socorro|casa|aqui
trancad*|escondid*|fechad* .. banheiro|quarto|armario|guarda_roupa .. ele|matar|ex|marido|arma|faca|socorro|arromb*|pai
tomei|engoli|tomou|engoliu|bebi|tomando|engolindo .. monte|tudo|todos|cartela|cartelas|punhado|frasco|vidro|2|3|4|5|6|
  10|15|20|25|30|40|50 .. <pills> / caido|desmaiad*|desacordad*|apagad* .. frasco|remedio|responde|cartela|respira|vazio
to|tou|estou|tô|sento|sentei|subi|sentado|sentada|deitado|deitada|parado|em_pe +no|na|nos|nas|do|em|aqui|deitado|
  sentado|sentada .. <edge> .. pular|pulo|fora|lado|andar|esperando|passar|agora|tchau|adeus|coragem|cair|grade|jogar|
  soltar / bebi|bebeu|tomei|tomou|engoli veneno|agua_sanitaria|chumbinho|lixivia|acido|raticida|desinfetante
tomei|tomou|engoli|engoliu|tomar|bebi todos|todas|cartela|cartelas|caixa|caixas|frasco|inteira|inteiras|duas|20|30|40|
  50|punhado <pills>|inteira|inteiras|cartela|frasco / do +lado +de +fora +da +grade|ponte|sacada|mureta|protecao|janela
to|estou|tou|subi|sentado|sentada .. beira|beirada|ponte|viaduto|telhado|parapeito|predio|terraco|sacada|janela ..
  pular|jogar|saltar|atirar|soltar|adeus|cair / esfaque*|baleado|sequestr* .. sangr*|socorro|ajuda|fugiu|chao
& <weapon> ele|ex|homem|alguem|cara|marido|pai|ela porta|portao|socorro|banheiro|trancad*|matar|casa|escondid*|janela|
  ajuda / sangue|sangrando|sangrar|sangro .. nao|n|muito|mt|nunca|tudo|bastante para|parar|estanca|muito|mt
alguem|homem|ladrao|ex|cara|ele|marido .. invad*|arromb*|entrando|entrou|quebrando|chutando|tentando|dentro .. casa|
  porta|janela|apartamento / & colocaram|puseram|botaram|dopad*|drogad* bebida|copo|drink|cerveja algo|coisa|onde|tonta
virar|virei|engoli|tomei|mandei +20|25|30|40|50|60|uns|umas|mais +comprimidos|20|30|40|50|60|de / vai +me|nos +matar
& gas cheiro|vazando|vazamento|fuga tonta|tonto|cabeca|abrir|socorro|enjoada|desmaiar|mal / vou +pular|me_jogar|saltar
# self_harm 2
corto|cortei|corta|queimo|queimei|arranho +me .. bracos|braco|pulsos|pulso|pernas|coxas|gilete|sangrar|desde
& estilete|gilete|lamina|tesoura|compasso|agulha|caco perna|coxa|braco|pulso|pele|barriga|de_novo me|to|consigo|novo|
  cort* / murro*|soco*|bato|bater|cabeca .. parede|cara|cabeca .. sangr*|odeio|mereco|ate
& cortes|cicatrizes|marcas|arranhoes pulseira|manga|escond*|moletom|blusa braco|pulso|escondendo|escondo|ninguem|mae|
  com|pra / cabeca|murro|soco .. parede .. raiva|calma|alivi*|vezes|ate|pensamento*|odio|sangr*
me +arranh*|bato|soco|mordo|furo|belisco|espeto .. inteira|cara|sangr*|cabeca|raiva|vermelho|calm*|perna*|braco*
lamina|gilete|estilete|navaja|canivete .. coxa|pulso|braco|perna|pele|promet*|d_novo|parar|recai|dnv|banheiro|de_novo
perna|pernas|braco|bracos|coxa|coxas|barriga|pulso +toda|todo|tudo|tod* cortad*|marcad*|arranhad*|cheio|cicatriz*
arranh*|belisc*|mord*|cutuc*|fur* .. pulso*|braco*|perna*|pele|coxa* .. sangrar|sangue|proposito|alivi*
me +machuc*|corto|cortei|cortar|queimo|arranho|mutilo|firo|furo|belisco +de|quando|com|ate|toda|sempre|pra|novamente
me|mim|se cort*|corto|cortei|cortar|queim* +de|$|dnv|escondido|hj|hoje|com|os|as|o|a|e|quando|qnd|todo|toda|para|pra|
  desde|no|na|ontem|outra|denovo|novo|proposito|sempre novo|dnv|bracos|braco|escondido|pulso*|perna*|coxa*|lamina|
  estilete|gilete|fundo|cigarro|isqueiro|proposito|quando|qnd|mal|alivia|novamente|vez|noite|dia|sentir|faz|$
faço|faco|fazendo|fiz|fazer +cortes|cortinhos|riscos|uns_cortes / lamina|gilete|estilete .. <body>|pele|cort*|volta|me
queimo|queimei +minha|meu|a|o|minhas|meus <body> / recai|recaida|voltei .. cortar|mutil*|automutil* / sem +me +cortar
cort* +os|as|meus|minhas|meu|o|a|minha <body> / pode|quer|va .. se_cortar +$|sozinha / automutil*|autolesion*|autolesao
machuc*|machuco +de +proposito
# eating_disorder 2
35|36|37|38|39|40|41|42|43|44|45 +kg|quilos|kilos .. chegar|perder|quero|ainda|espelho|gord*|banha|menos
35|36|37|38|39|40|41|42|43|44|45 +kg|kilos|quilos|kilo .. gord*|enorme|acho|banha|espelho|nojo|ainda|imensa
passo|passando|passar|ficar|fico +fome|sem_comer .. emagrec*|magr*|gord*|secar|proposito|osso*|castigo|puni*
vomit* .. todo|tudo|td|cada|depois|dps|forc*|como|refeic* .. como|comer|refeic*|jant*|almoc*|comida|engordar|emagrec*|
  sabe|escondid* / & jejum|dias|semana|agua sem|desmaiando|perder|so|barriga baleia|gord*|porca|vaca|nojo|banha|enorme
sem|nao|n|parei|so .. comer|como|comi|agua|alimento .. gord*|emagrec*|peso|corpo|kg|quilo*|magr*|engordar|gigante|
  proposito|enorme|nojo / boto|enfio|meto|coloco|ponho +o|os|dois|2 +dedo|dedos .. goela|garganta|boca
anorexia|anorexica|anorexico|anoretica|bulimia|bulimica|bulimico|pro_ana / forc*|provoco|provocar|induzo|causo .. vomit*
laxante* .. comer|peso|emagrec*|engordar|dia|refeic*|caixa|tomo|todo / 100|200|300|400|500|600 +calorias|kcal
compulsao|compulsiv*|devoro|comi .. vomit*|laxa*|dedo*|pra_fora / dedo|dedos .. garganta|goela|boca
laxa* .. por|botar|fora|monte|todo|toda|cada|depois|dps
# abuse 2
& filho|filha|nora|genro|neto|neta bate|agride|espanca|grita|empurra|batem|maltrata aposentadoria|reforma|pensao|
  dinheiro|anos|idos*|fome|comer|vergonha / passa|passou|passava|poe|mete +a|as|o +mao|maos .. mim|corpo|noite|pernas
& salario|dinheiro|cartao|pagamento fica|pega|toma|controla permissao|sair|pedir|deixa ele|marido|namorado|ela
<kin> .. me +da|dava|deu|dar +surra|surras|tapa|tapas|soco|socos|murro|chutes|paulada|cintada|uma|um|na
<kin> .. me +jogou|arremessou|empurrou|puxou|arrastou|atirou|prensou|segurou|apertou|sufocou +contra|na|no|pelo|da|pela|
  meu|pelos parede|pescoco|chao|escada|cabelo|cabelos|braco|garganta
<abuser> +quebrou|arrebentou|deslocou|fraturou|cortou +meu|minha|o_meu braco|nariz|costela|dente|dentes|boca|dedo|perna|
  mandibula|maxilar / & fotos|video|videos|nudes|intimas vaz*|postar|espalhar|mandar ex|ameac*|matar|namorado|denunciar
<abuser> .. entra|vem|aparece|deita +no|na|em +meu|minha +quarto|cama .. noite|mexe|toca|mao|dormindo / reclam* +apanh*
levei|levo|levou +um|uma|outro|outra +soco|surra|tapa|murro|chute .. marido|namorado|pai|padrasto|mae|ex|companheiro|
  dele / & apanh* marido|namorado|pai|padrasto|mae|ex|companheiro|esposo|esposa|mulher|dele|irmao|noivo
<abuser> +me|nos|ja_me|sempre_me|tbm_me|ainda_me|quase_me|q_me|que_me|bate|bateu|espanca +<hits>|deu_um_soco|
  deu_uma_surra|forca|forcou|obriga|obrigou|da_um_tapa|bate|puxa_pelo|deu_um_tapa|da_soco|ameaca|em_mim
<abuser> .. me toca|tocou|tocava|apalpa|apalpou|alisa .. noite|partes|corpo|dormindo|desde|pernas|quarto|crianca|seios|
  intim* / marido|namorado|pai|padrasto|companheiro|ex +bate|bateu|espanca|agride|pontapeia|estrangulou +me
deixa|deixava|proibe|proibiu|impede .. sair|trabalhar|ver|falar|sozinha|estudar .. familia|casa|amigas|amigos|celular|
  ninguem|trabalhar|sair|bate|enforca / <kin> .. nao .. da|deixa +dinheiro|eu|chave|ter .. chave|casa|sair|celular|conta
tranca|trancou|trancada|prende|fecha .. casa|quarto|chave|banheiro .. celular|amea*|sair|marido|namorado|ele|bate|chave|
  pai / fui|sou|foi|era|sendo +estuprad*|abusad*|violentad*|agredid*|espancad*|violad*|violentada
<abuser> .. me +agarr*|encoch*|prensou|beijou .. forca|pulso|proposito|noite|quarto
<kin> .. me +obrigou|forcou|fez +a|tocar .. tocar|chupar|beijar|transar|nele|fazer
<abuser>|me .. ameac* .. matar|faca|bater|arma|fotos|se_eu|embora|filhos|mim|morte
<victim> .. <hits>|apanha|apanhando .. marido|namorado|pai|padrasto|companheiro
me +drogaram|doparam|embebedaram|drogou|dopou .. abus*|estupr*|transar|acordei
medo +do|da|de +meu|minha|marido +marido|namorado|pai|ex|padrasto|$
<abuser> .. obriga|obrigou|forca|forcou .. sexo|transar|cama|fazer
se +eu +reclamo|reclamar|falo|responder +apanho|ele_me|me_bate / surra +de +chinelo|cinto|fio|vara|cabo|mangueira|ferro
<kin> .. mexia|mexe|mexeu|bulia|passava +comigo|em_mim|a_mao / apertou|aperta|agarrou|segurou +meu|o_meu|no_meu +pescoco
<abuser> .. bate|enforca|espanca|estrangula|soca +ela|nela / estupr*|abus*|violent* +por|de +um|meu|minha|mim|um_amigo
nao|n +me +deixa|permite +sair|ver|trabalhar|falar|ter
# harm_to_others 2
entro|entrar|vou|volto|apareco .. atiro|atirar|mato|metralho|fuzilo .. em_todo|todo_mundo|todos|geral|neles
^mato|mato|mato_o|mato_a +o|a|meu|minha|ele|ela .. esta_noite|hoje|amanha|pai|marido|chefe|patrao|sogra
tenho|to|com|tive medo|vontade|pensamento* .. machucar|fazer_mal|fazer_algo|sufocar|sacudir|matar|jogar .. filh*|bebe|
  nenem|crianca|mae|esposa|irmao|meu / quase +joguei|matei|sufoquei|sacudi|afoguei .. ele|ela|bebe|filh*|janela
vou|vo|quero|posso|dava .. colocar|por|botar|meter|enfiar|cravar .. fogo|faca|veneno|bomba .. casa|nele|nela|comida|
  escola|todo_mundo|dentro|pescoco|peito|costas|ele / ele|ela|eles|chefe|patrao .. vai|vao +pagar +com_a_vida|com_sangue
vou|quero|vamos|penso|pensando|perto|vontade|planejo|juro_que|pretendo|capaz matar|esfaquear|assassinar|envenenar|
  estrangular|queimar|atropelar|esganar|espancar|degolar|furar|apagar|sufocar|machucar +meu|minha|ele|ela|eles|um|o|a|
  todo|todos|alguem|os|esse|essa|aquele|aquela / incendi*|tacar_fogo|por_fogo|atear .. barraco|casa|carro|loja|fogo
meter|dar|dou|meto|vou_meter|vou_dar +bala|um_tiro|tiro|um_tiro_nele|uma_facada|facada|bala_nele +nele|nela|neles|no|na|
  em|$ / vou|dou|meto|vo .. tiro|bala|facada|facadas .. nele|nela|cara|cabeca|patrao|chefe|no_meu|na_minha|ex
medo|vontade|impulso*|pensamentos .. machucar|matar|jogar|sacudir|sufocar|afogar|magoar|fazer_mal|bater .. filho|filha|
  bebe|crianca|mae|mulher|alguem|namorada|neném / veneno|chumbinho .. comida|cafe|bebida|sogra|marido|dele|dela|prato
bati|enforquei|espanquei|sacudi +na|no|em|a|o|minha +minha|meu|mulher|namorada|filho|filha|esposa|bebe
pagar|contratar|paguei .. cara|alguem|pistoleiro|matador .. apagar|matar|mate|sumir|dar_um_fim
quase +estrangulei|matei|esganei|sufoquei|espanquei|enforquei +minha|meu|ela|ele|o|a
& <weapon> colegio|escola|faculdade|trabalho|firma amanha|levo|levar|vao|ver|segunda
dar|dou +um +fim +nela|nele|nisso|neles|na|no .. como|veneno|sei|$ / vai +morrer .. minha_mao|faca|arma|tiro|hoje|de_mim
veneno|chumbinho|raticida .. suco|comida|cafe|sopa|bebida|agua / bala +nele|nela|na|no|em minha|meu|ex|cara|todos|chefe
tiro|atirar|metralhar .. escola|todos|nele|nela|colegas|turma / vou|vo|quero .. passar +com +o +carro|caminhao|moto
passar +por_cima|com_o_carro .. dele|dela|deles
# now
hoje|hj|agora|esta_noite|de_madrugada
# ordinary
& fogo|fumaca|fumo|incendio churrasco|grelha|lareira|vela|velas|fogueira|arroz|queimei|simulacro|bolo|churrasqueira
morr*|morta|morto|mort* +de|por|no +fome|sono|rir|tanto|calor|frio|cansac*|vergonha|medo|saudade*|amor|tedio|tanto|
  tanta|sede|inveja|vontade|jogo|free / & com* jejum|ramada|quaresma|nutri*|medic*|dieta|plantao|igreja|cirurgia|exame
mata*|mataria|matar|matando +de|por|a|um|uma|o|esse|este|dois|3|x +saudade*|rir|vontade|fome|dragao|dois|boss|tempo|
  aula|zumbi|inseto|barata|chefao|curiosidade|sede|pizza|coxinha|seguidos|inimigos / & respirar|peito rir|rindo|academia
calor|sono|treino|fome|rotina|trabalho|saudade|perna|aula|prova|dor|musica|tcc|cebola +ta|me|esta|vai|de +me|mata|
  matando|matar|acabar|destruiu / bate|bateu|bater +uma|saudade|a_meta|no_peito|papo|palmas|foto|ponto|um|recorde|o_sono
cort* .. franja|cabelo|dedo|cozinh*|cebola*|grama|bolo|unha*|luz|internet|papel|gasto*|carboidrato*|acucar
cort*|queim* .. cozinh*|fogao|forno|faca_de|ferro|panela|sem_querer|acident*|barbe*|cafe|sol|lingua|pizza
vomit* .. virose|gravid*|ressaca|intoxic*|enjoo|noite_inteira|noite_toda|festa|mar|carro|bebe|gato|cachorro / castigo
me +bate|bateu|toca|tocou|empurra|chuta +uma|no|na|um|a_porta|muito|forte|saudade|aquela|de_frente / esquadrao +suicida*
mae|chefe|chefa|professor*|esposa|namorada +vai|me|ela_vai|mata +me|mata|matar +mata|matar|se
nunca|jamais|nao|n +me +machucaria|mataria|machuco|machucar|cortaria|magoaria|faria / morrer|morro +de +saudade|rir|amor
pular +de|o|a|da bungee|paraquedas|carnaval|fila|corda|piscina|cafe|almoco|refeic* / matar impressora|despertador|barata
& filho|filha bate|morde sono|dois_anos|tres_anos|birra|creche|brincando|jogo / acorda +cedo|tarde|antes|na_hora
me +matar|mato|mata +de +estudar|trabalhar|rir|treinar|malhar|correr|tanto / respira|respirar +enquanto|de_tanto|fundo
segue|seguindo|seguir .. insta|instagram|tiktok|gato|cachorro / cort* +os +pulsos .. brega|sertanejo|musica|novela|filme
sobrinho|gato|cachorro|bebe .. me +bate|morde|bateu|arranha / chefe|patrao|professor .. enforca|mata +com +prazo|meta
acabar .. geladeira|pizza|cerveja|comida|bolo|estoque / & acidente transito|engarrafamento|congestionamento
relaxa|tranquil*|jamais|nunca .. machuc*|matar|mal / deixa +sair +hj|hoje|mais|cedo|amanha|sabado / tanto .. vomitar
acorda +cedo|tarde|na_hora|antes / nao|n +sou|estou +suicida
# fiction
filme|serie|capitulo|episodio|novela|livro|musica|jogo|jogos|podcast|personagem|documentario|rpg|anime|netflix|
  free_fire|gta|lol|minecraft|valorant|historia|poema|noticia*|peca|teatro|vilao|dragao|zumbi*|lendo|getulio|romeu|
  roteiro|boss|tropa_de_elite|partida|conto|fase|orc|bungee|tinder|tenis|xadrez|fifa|mario|trecho|carta_testamento
tive|sofri|quando|na|dos|aos adolescencia|adolescente|anorexia|bulimia|depressao|15|16|20 .. anos|hoje|hj|curad*|agora
faz|ha|fazem +10|15|20|12|18|dez|quinze|vinte +anos / kkk*|haha*|rs|rsrs*|lol|hehe*|huahua*
# minor 2
& mae|pai|pais tira|tirar|confisca|toma|pega|desliga celular|telemovel|wifi|tablet escola|aula|prova|amanha|dormir
sou|ainda +menor|de_menor|uma_crianca|sou_menor|adolescente|menor_de_idade|um_adolescente|uma_adolescente / de +menor
estou|to|ando|tou|sou +no|do|na|aluno_do +5|6|7|8|9|quinto|sexto|setimo|oitavo|nono|ensino +o|ano|$|fundamental
menti|coloquei|falsa|falso|inventei .. idade|nascimento|cadastro|18|data .. cadastro|registo|menti|faco|tenho|
  na_verdade|mas|$|conta / estou|to|tou|ando +no +1o|2o|3o|1|2|3|primeiro|segundo|terceiro +o|ano .. ensino|medio|$
professor* +do|de|da +5|6|7|8|9|sexto|setimo|oitavo|nono .. bilhete|mandou|brigou|nota|minha_mae|me
professor* +do|de +5|6|7|8|9|sexto|setimo|oitavo|nono .. mandou|gritou|minha_mae|bilhete|brigou
tenho|faco|fiz|completo|farei|vou_fazer|tou_com|to_com +<n>|so_<n>|apenas_<n>|quase_<n>
prova|teste|amanha|tarefa .. 5|6|7|8|9|sexto|setimo|oitavo|nono +o|ano|$ / ^<n> +anos|aninhos +$|e|recem|quase|faco
tenho +<n>|treze +anos .. na_real|de_verdade|na_verdade|$|e / mae|pais|pai .. deixa|sabe|sabem|tira .. menor|celular|app
prova|teste|aula +na +escola .. to|estou|ano|amanha / nasci|nascida|nascido +em|no +<born>|ano_de_<born>
falta|faltam .. para|pra|pros .. 18|dezoito|maior / nao|n +sou|tenho +adult*|maior_de_idade|18|maior / sou +de +<born>
# adult
filh*|sobrinh*|irma*|net*|alun*|prim* +de|tem|faz|fez|e|dela|da|no|com|do|vai <n>|menor|setimo|nono|18
<n> +horas|minutos|semanas|dias|kilos|quilos|km|meses|reais|euros|anos_de|anos_no_trabalho|anos_na_empresa|
  anos_na_mesma|anos_juntos|gatos|paginas|h / professor*|dou_aula|leciono .. 9o|setimo|nono|oitavo|ano
quando|desde|aos|com +eu|<n>|tinha +tinha|<n>|anos / de +<n> +semanas
`;
