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
cortar|corto|cortando|abrir +meus|os|minhas|as +pulsos|veias / pra|para|e +nao|nunca acordar
ninguem +vai|iria +sentir|notar|chorar .. falta|sumir|morrer|morte / cartas|carta|bilhete|video .. despedida|adeus
sumir|ir|partir|embora|desaparecer +desse|deste|do|desta +mundo|vida|planeta / <want> +ta|estar|tar|ser +morta|morto
amarrei|amarrar|pendurei lencol|corda|cinto|fio ventilador|viga|pescoco|coragem|galho|teto|porta
cansei|canso|cansad*|farto|farta|desisti +de +viver|da_vida|existir|tudo .. volta|serio|mais|$|morrer|verdade
acabo|acabar|termino +com +isso|tudo|essa .. pronto|cartela|hoje|hj|remedio*|corda / suicidar|suicidarme|suicidarse
vo|vou|vai|quero|queria|tentou|tentei|penso +me|se +mata|matar|enforcar|enforca
vou|vo|quero|decidi +acabar|terminar +com|isso +tudo|isso|essa|minha .. $|hoje|hj|vida|sofrimento|noite|vez
me +jogar|atirar|jogo|jogando .. frente|debaixo|embaixo|alto|de_cima|andar|ponte|predio|metro|trem|caminhao|viaduto
tiro|bala +na|no|em +minha|meu|mim|propria cabeca|peito|boca|coracao|ouvido|mim
saida|solucao|alivio|jeito .. morte|morrer / <want> .. dormir .. nao|nunca|n +mais +acordar
comprei|tenho|peguei|arrumei|amarrei corda .. pendurar|pescoco|enforc*|acabar|galho|viga|gancho|pronta|no
separei|juntei|juntando|guardei|guardando .. remedios|comprimidos|cartelas|rivotril
nao|n|nem|sem|perdi vejo|tem|acho|encontro|vontade|sentido|razao|aguento +mais|sentido|razao|motivo|em|de .. viver|vida|
  existir|continuar_viv*|seguir_viv*
tentei|tentativa|planej*|pensando|penso|plano|planos|ideia|saida|cometer|tentou|carta .. suicidio|me_matar|se_matar
suicidio .. mes|ano|passado|planej*|tentei|tentar|tentativa|todo|semana|noite|cabeca|saida|solucao|penso|pensando
<want>|em|no|cometer|carta|pensamentos +suicidio|suicidas|de_suicidio|em_suicidio|no_suicidio|me_suicidar
me|se|<want> matar|enforcar|suicidar|mato +$|hj|hoje|de|amanha|faz|todo|e|esta|semana|mesmo|ja|que|essa|agora|com|
  porque|mas|no|ontem
me +enforco|enforcar|enforquei|matar|mato +$|hoje|hj|agora|amanha|semana|ontem|ja|e|faz
tirar|tiro|tirando +a|minha|sua|propria vida / acabar|acabo|terminar +com +tudo|minha_vida|a_minha_vida|a_vida
nao|n|nem|sem|perdi quero|queria|vontade|aguento|razao|motivo +mais|viver|de_viver|estar_viv*|acordar|existir|
  para_viver|pra_viver +viver|$|existir|acordar|aqui|viv*|estar_viv*
<want> morrer|estar_mort*|sumir_para_sempre|desaparecer_para_sempre|nao_acordar|nao_existir|deixar_de_existir
<want>|me jogar|jogo|atiro|atirar|pular .. ponte|predio|trem|metro|comboio|viaduto|sacada|janela|linha|telhado|trilho
melhor +mort*|sem_mim|morrer|se_eu_morresse
# immediate_danger 3
& <weapon> janela|porta|portao|quintal ele|ex|homem|alguem|cara fora|lado|parado|minha / vou +pular|me_jogar|saltar
pe|pes|perna|pernas +pra|para|do_lado +fora|de_fora +da|do janela|sacada|parapeito|predio|terraco|ponte
& facao|faca|arma|revolver|machado|martelo pai|marido|padrasto|irmao|ex|ele quebrando|mao|gritando|atras|ameac*|matar
caido|desmaiad*|desacordad*|apagad* .. frasco|remedio|responde|cartela|respira|vazio / vai +me|nos +matar
virar|virei|engoli|tomei|mandei +20|25|30|40|50|60|uns|umas|mais +comprimidos|20|30|40|50|60|de
cara|homem|alguem|ladrao|gente .. pular|pulou|invadir|arrombar|quebrar|forcar +o|a|meu|minha +muro|porta|janela|portao|
  casa|quintal .. sozinh*|crianca*|medo|socorro|casa|aqui
trancad*|escondid*|fechad* .. banheiro|quarto|armario|guarda_roupa .. ele|matar|ex|marido|arma|faca|socorro|arromb*|pai
ele|ex|marido|cara|homem|pai +ta|esta|tava +armado|com_uma_arma|com_a_arma|com_uma_faca|com_faca
& <weapon> fora|porta|frente|portao|rua|aqui|quarto ex|marido|ele|cara|homem|padrasto|pai|vizinho
cortei .. fundo|pulso|pulsos|veia .. sangue|sangr*|parar|sair|para / sangrando|sangue +muito|mt|demais
tomei|engoli +todos|todo|tudo|um_monte|muitos|um_punhado .. <pills>|passando_mal|tonta|tonto
tomei|engoli|tomou|engoliu|bebi|tomando|engolindo .. monte|tudo|todos|cartela|cartelas|punhado|frasco|vidro|2|3|4|5|6|
  10|15|20|25|30|40|50 .. <pills>
do +lado +de +fora +da +grade|ponte|sacada|mureta|protecao|janela
to|tou|estou|tô|sento|sentei|subi|sentado|sentada|deitado|deitada|parado|em_pe +no|na|nos|nas|do|em|aqui|deitado|
  sentado|sentada .. <edge> .. pular|pulo|fora|lado|andar|esperando|passar|agora|tchau|adeus|coragem|cair|grade|jogar|
  soltar
tomei|tomou|engoli|engoliu|tomar|bebi todos|todas|cartela|cartelas|caixa|caixas|frasco|inteira|inteiras|duas|20|30|40|
  50|punhado <pills>|inteira|inteiras|cartela|frasco
bebi|bebeu|tomei|tomou|engoli veneno|agua_sanitaria|chumbinho|lixivia|acido|raticida|desinfetante
to|estou|tou|subi|sentado|sentada .. beira|beirada|ponte|viaduto|telhado|parapeito|predio|terraco|sacada|janela ..
  pular|jogar|saltar|atirar|soltar|adeus|cair
sangue|sangrando|sangrar|sangro .. nao|n|muito|mt|nunca|tudo|bastante para|parar|estanca|muito|mt
cortei|cortar +o|os|meu|meus|as +pulso|pulsos|veias|fundo
esfaque*|baleado|sequestr* .. sangr*|socorro|ajuda|fugiu|chao
& <weapon> ele|ex|homem|alguem|cara|marido|pai|ela porta|portao|socorro|banheiro|trancad*|matar|casa|escondid*|janela|
  ajuda
alguem|homem|ladrao|ex|cara|ele|marido .. invad*|arromb*|entrando|entrou|quebrando|chutando|tentando|dentro .. casa|
  porta|janela|apartamento
# self_harm 2
& estilete|gilete|lamina|tesoura|compasso|agulha|caco perna|coxa|braco|pulso|pele|barriga|de_novo me|to|consigo|novo|
  cort*
& cortes|cicatrizes|marcas|arranhoes pulseira|manga|escond*|moletom|blusa braco|pulso|escondendo|escondo|ninguem|mae|
  com|pra
me +arranh*|bato|soco|mordo|furo|belisco|espeto .. inteira|cara|sangr*|cabeca|raiva|vermelho|calm*|perna*|braco*
lamina|gilete|estilete|navaja|canivete .. coxa|pulso|braco|perna|pele|promet*|d_novo|parar|recai|dnv|banheiro|de_novo
perna|pernas|braco|bracos|coxa|coxas|barriga|pulso +toda|todo|tudo|tod* cortad*|marcad*|arranhad*|cheio|cicatriz*
cabeca|murro|soco .. parede .. raiva|calma|alivi*|vezes|ate|pensamento*|odio|sangr* / sem +me +cortar
faço|faco|fazendo|fiz|fazer +cortes|cortinhos|riscos|uns_cortes / machuc*|machuco +de +proposito
arranh*|belisc*|mord*|cutuc*|fur* .. pulso*|braco*|perna*|pele|coxa* .. sangrar|sangue|proposito|alivi*
me +machuc*|corto|cortei|cortar|queimo|arranho|mutilo|firo|furo|belisco +de|quando|com|ate|toda|sempre|pra|novamente
automutil*|autolesion*|autolesao / queimo|queimei +minha|meu|a|o|minhas|meus <body>
me|mim|se cort*|corto|cortei|cortar|queim* +de|$|dnv|escondido|hj|hoje|com|os|as|o|a|e|quando|qnd|todo|toda|para|pra|
  desde|no|na|ontem|outra|denovo|novo|proposito|sempre novo|dnv|bracos|braco|escondido|pulso*|perna*|coxa*|lamina|
  estilete|gilete|fundo|cigarro|isqueiro|proposito|quando|qnd|mal|alivia|novamente|vez|noite|dia|sentir|faz|$
cort* +os|as|meus|minhas|meu|o|a|minha <body> / lamina|gilete|estilete .. <body>|pele|cort*|volta|me
murro*|soco*|bato|bater|cabeca .. parede|cara|cabeca .. sangr*|odeio|mereco|ate
recai|recaida|voltei .. cortar|mutil*|automutil*
# eating_disorder 2
boto|enfio|meto|coloco|ponho +o|os|dois|2 +dedo|dedos .. goela|garganta|boca / dedo|dedos .. garganta|goela|boca
35|36|37|38|39|40|41|42|43|44|45 +kg|quilos|kilos .. chegar|perder|quero|ainda|espelho|gord*|banha|menos
& jejum|dias|semana|agua sem|desmaiando|perder|so|barriga baleia|gord*|porca|vaca|nojo|banha|enorme
laxa* .. por|botar|fora|monte|todo|toda|cada|depois|dps / forc*|provoco|provocar|induzo|causo .. vomit*
compulsao|compulsiv*|devoro|comi .. vomit*|laxa*|dedo*|pra_fora / 100|200|300|400|500|600 +calorias|kcal
35|36|37|38|39|40|41|42|43|44|45 +kg|kilos|quilos|kilo .. gord*|enorme|acho|banha|espelho|nojo|ainda|imensa
passo|passando|passar|ficar|fico +fome|sem_comer .. emagrec*|magr*|gord*|secar|proposito|osso*|castigo|puni*
anorexia|anorexica|anorexico|anoretica|bulimia|bulimica|bulimico|pro_ana
vomit* .. todo|tudo|td|cada|depois|dps|forc*|como|refeic* .. como|comer|refeic*|jant*|almoc*|comida|engordar|emagrec*|
  sabe|escondid*
laxante* .. comer|peso|emagrec*|engordar|dia|refeic*|caixa|tomo|todo
sem|nao|n|parei|so .. comer|como|comi|agua|alimento .. gord*|emagrec*|peso|corpo|kg|quilo*|magr*|engordar|gigante|
  proposito|enorme|nojo
# abuse 2
& salario|dinheiro|cartao|pagamento fica|pega|toma|controla permissao|sair|pedir|deixa ele|marido|namorado|ela
& fotos|video|videos|nudes|intimas vaz*|postar|espalhar|mandar ex|ameac*|matar|namorado|denunciar / reclam* +apanh*
<kin> .. me +obrigou|forcou|fez +a|tocar .. tocar|chupar|beijar|transar|nele|fazer
me +drogaram|doparam|embebedaram|drogou|dopou .. abus*|estupr*|transar|acordei
<kin> .. nao .. da|deixa +dinheiro|eu|chave|ter .. chave|casa|sair|celular|conta
surra +de +chinelo|cinto|fio|vara|cabo|mangueira|ferro / <kin> .. mexia|mexe|mexeu|bulia|passava +comigo|em_mim|a_mao
<kin> .. me +da|dava|deu|dar +surra|surras|tapa|tapas|soco|socos|murro|chutes|paulada|cintada|uma|um|na
apertou|aperta|agarrou|segurou +meu|o_meu|no_meu +pescoco / nao|n +me +deixa|permite +sair|ver|trabalhar|falar|ter
<kin> .. me +jogou|arremessou|empurrou|puxou|arrastou|atirou|prensou|segurou|apertou|sufocou +contra|na|no|pelo|da|pela|
  meu|pelos parede|pescoco|chao|escada|cabelo|cabelos|braco|garganta
<abuser> +quebrou|arrebentou|deslocou|fraturou|cortou +meu|minha|o_meu braco|nariz|costela|dente|dentes|boca|dedo|perna|
  mandibula|maxilar
se +eu +reclamo|reclamar|falo|responder +apanho|ele_me|me_bate
<victim> .. <hits>|apanha|apanhando .. marido|namorado|pai|padrasto|companheiro
<abuser> .. obriga|obrigou|forca|forcou .. sexo|transar|cama|fazer
<abuser> .. entra|vem|aparece|deita +no|na|em +meu|minha +quarto|cama .. noite|mexe|toca|mao|dormindo
<abuser> .. me +agarr*|encoch*|prensou|beijou .. forca|pulso|proposito|noite|quarto
levei|levo|levou +um|uma|outro|outra +soco|surra|tapa|murro|chute .. marido|namorado|pai|padrasto|mae|ex|companheiro|
  dele
& apanh* marido|namorado|pai|padrasto|mae|ex|companheiro|esposo|esposa|mulher|dele|irmao|noivo
<abuser> +me|nos|ja_me|sempre_me|tbm_me|ainda_me|quase_me|q_me|que_me|bate|bateu|espanca +<hits>|deu_um_soco|
  deu_uma_surra|forca|forcou|obriga|obrigou|da_um_tapa|bate|puxa_pelo|deu_um_tapa|da_soco|ameaca|em_mim
passa|passou|passava|poe|mete +a|as|o +mao|maos .. mim|corpo|noite|pernas
<abuser> .. bate|enforca|espanca|estrangula|soca +ela|nela / estupr*|abus*|violent* +por|de +um|meu|minha|mim|um_amigo
<abuser> .. me toca|tocou|tocava|apalpa|apalpou|alisa .. noite|partes|corpo|dormindo|desde|pernas|quarto|crianca|seios|
  intim*
fui|sou|foi|era|sendo +estuprad*|abusad*|violentad*|agredid*|espancad*|violad*|violentada
deixa|deixava|proibe|proibiu|impede .. sair|trabalhar|ver|falar|sozinha|estudar .. familia|casa|amigas|amigos|celular|
  ninguem|trabalhar|sair|bate|enforca
tranca|trancou|trancada|prende|fecha .. casa|quarto|chave|banheiro .. celular|amea*|sair|marido|namorado|ele|bate|chave|
  pai
<abuser>|me .. ameac* .. matar|faca|bater|arma|fotos|se_eu|embora|filhos|mim|morte
medo +do|da|de +meu|minha|marido +marido|namorado|pai|ex|padrasto|$
# harm_to_others 2
incendi*|tacar_fogo|por_fogo|atear .. barraco|casa|carro|loja|fogo / vai +morrer .. minha_mao|faca|arma|tiro|hoje|de_mim
quase +estrangulei|matei|esganei|sufoquei|espanquei|enforquei +minha|meu|ela|ele|o|a
veneno|chumbinho|raticida .. suco|comida|cafe|sopa|bebida|agua / bala +nele|nela|na|no|em minha|meu|ex|cara|todos|chefe
dar|dou +um +fim +nela|nele|nisso|neles|na|no .. como|veneno|sei|$ / passar +por_cima|com_o_carro .. dele|dela|deles
& <weapon> colegio|escola|faculdade|trabalho|firma amanha|levo|levar|vao|ver|segunda
quase +joguei|matei|sufoquei|sacudi|afoguei .. ele|ela|bebe|filh*|janela
tenho|to|com|tive medo|vontade|pensamento* .. machucar|fazer_mal|fazer_algo|sufocar|sacudir|matar|jogar .. filh*|bebe|
  nenem|crianca|mae|esposa|irmao|meu
vou|vo|quero .. passar +com +o +carro|caminhao|moto / tiro|atirar|metralhar .. escola|todos|nele|nela|colegas|turma
veneno|chumbinho .. comida|cafe|bebida|sogra|marido|dele|dela|prato
vou|vo|quero|posso|dava .. colocar|por|botar|meter|enfiar|cravar .. fogo|faca|veneno|bomba .. casa|nele|nela|comida|
  escola|todo_mundo|dentro|pescoco|peito|costas|ele
vou|quero|vamos|penso|pensando|perto|vontade|planejo|juro_que|pretendo|capaz matar|esfaquear|assassinar|envenenar|
  estrangular|queimar|atropelar|esganar|espancar|degolar|furar|apagar|sufocar|machucar +meu|minha|ele|ela|eles|um|o|a|
  todo|todos|alguem|os|esse|essa|aquele|aquela
meter|dar|dou|meto|vou_meter|vou_dar +bala|um_tiro|tiro|um_tiro_nele|uma_facada|facada|bala_nele +nele|nela|neles|no|na|
  em|$
medo|vontade|impulso*|pensamentos .. machucar|matar|jogar|sacudir|sufocar|afogar|magoar|fazer_mal|bater .. filho|filha|
  bebe|crianca|mae|mulher|alguem|namorada|neném
pagar|contratar|paguei .. cara|alguem|pistoleiro|matador .. apagar|matar|mate|sumir|dar_um_fim
bati|enforquei|espanquei|sacudi +na|no|em|a|o|minha +minha|meu|mulher|namorada|filho|filha|esposa|bebe
# now
hoje|hj|agora|esta_noite|de_madrugada
# ordinary
cort* +os +pulsos .. brega|sertanejo|musica|novela|filme
deixa +sair +hj|hoje|mais|cedo|amanha|sabado / castigo / castigo / tanto .. vomitar / morrer|morro +de +saudade|rir|amor
chefe|patrao|professor .. enforca|mata +com +prazo|meta / acabar .. geladeira|pizza|cerveja|comida|bolo|estoque
me +matar|mato|mata +de +estudar|trabalhar|rir|treinar|malhar|correr|tanto / matar impressora|despertador|barata
nunca|jamais|nao|n +me +machucaria|mataria|machuco|machucar|cortaria|magoaria|faria / esquadrao +suicida*
relaxa|tranquil*|jamais|nunca .. machuc*|matar|mal / nao|n +sou|estou +suicida
morr*|morta|morto|mort* +de|por|no +fome|sono|rir|tanto|calor|frio|cansac*|vergonha|medo|saudade*|amor|tedio|tanto|
  tanta|sede|inveja|vontade|jogo|free
mata*|mataria|matar|matando +de|por|a|um|uma|o|esse|este|dois|3|x +saudade*|rir|vontade|fome|dragao|dois|boss|tempo|
  aula|zumbi|inseto|barata|chefao|curiosidade|sede|pizza|coxinha|seguidos|inimigos
mae|chefe|chefa|professor*|esposa|namorada +vai|me|ela_vai|mata +me|mata|matar +mata|matar|se
calor|sono|treino|fome|rotina|trabalho|saudade|perna|aula|prova|dor|musica|tcc|cebola +ta|me|esta|vai|de +me|mata|
  matando|matar|acabar|destruiu
cort* .. franja|cabelo|dedo|cozinh*|cebola*|grama|bolo|unha*|luz|internet|papel|gasto*|carboidrato*|acucar
cort*|queim* .. cozinh*|fogao|forno|faca_de|ferro|panela|sem_querer|acident*|barbe*|cafe|sol|lingua|pizza
vomit* .. virose|gravid*|ressaca|intoxic*|enjoo|noite_inteira|noite_toda|festa|mar|carro|bebe|gato|cachorro
& com* jejum|ramada|quaresma|nutri*|medic*|dieta|plantao|igreja|cirurgia|exame
me +bate|bateu|toca|tocou|empurra|chuta +uma|no|na|um|a_porta|muito|forte|saudade|aquela|de_frente
bate|bateu|bater +uma|saudade|a_meta|no_peito|papo|palmas|foto|ponto|um|recorde|o_sono
sobrinho|filho|gato|cachorro|bebe|filha .. me +bate|morde|bateu|arranha
pular +de|o|a|da bungee|paraquedas|carnaval|fila|corda|piscina|cafe|almoco|refeic*
# fiction
filme|serie|capitulo|episodio|novela|livro|musica|jogo|jogos|podcast|personagem|documentario|rpg|anime|netflix|
  free_fire|gta|lol|minecraft|valorant|historia|poema|noticia*|peca|teatro|vilao|dragao|zumbi*|lendo|getulio|romeu|
  roteiro|boss|tropa_de_elite|partida|conto|fase|orc|bungee|tinder|tenis|xadrez|fifa|mario|trecho|carta_testamento
kkk*|haha*|rs|rsrs*|lol|hehe*|huahua* / faz|ha|fazem +10|15|20|12|18|dez|quinze|vinte +anos
tive|sofri|quando|na|dos|aos adolescencia|adolescente|anorexia|bulimia|depressao|15|16|20 .. anos|hoje|hj|curad*|agora
# minor 2
professor* +do|de|da +5|6|7|8|9|sexto|setimo|oitavo|nono .. bilhete|mandou|brigou|nota|minha_mae|me / sou +de +<born>
falta|faltam .. para|pra|pros .. 18|dezoito|maior / ^<n> +anos|aninhos +$|e|recem|quase|faco / de +menor
nasci|nascida|nascido +em|no +<born>|ano_de_<born> / nao|n +sou|tenho +adult*|maior_de_idade|18|maior
tenho|faco|fiz|completo|farei|vou_fazer|tou_com|to_com +<n>|so_<n>|apenas_<n>|quase_<n>
sou|ainda +menor|de_menor|uma_crianca|sou_menor|adolescente|menor_de_idade|um_adolescente|uma_adolescente
estou|to|ando|tou|sou +no|do|na|aluno_do +5|6|7|8|9|quinto|sexto|setimo|oitavo|nono|ensino +o|ano|$|fundamental
prova|teste|amanha|tarefa .. 5|6|7|8|9|sexto|setimo|oitavo|nono +o|ano|$
professor* +do|de +5|6|7|8|9|sexto|setimo|oitavo|nono .. mandou|gritou|minha_mae|bilhete|brigou
menti|coloquei|falsa|falso|inventei .. idade|nascimento|cadastro|18|data .. cadastro|registo|menti|faco|tenho|
  na_verdade|mas|$|conta
mae|pais|pai .. deixa|sabe|sabem|tira .. menor|celular|app
# adult
quando|desde|aos|com +eu|<n>|tinha +tinha|<n>|anos / de +<n> +semanas
filh*|sobrinh*|irma*|net*|alun*|prim* +de|tem|faz|fez|e|dela|da|no|com|do|vai <n>|menor|setimo|nono|18
<n> +horas|minutos|semanas|dias|kilos|quilos|km|meses|reais|euros|anos_de|anos_no|anos_na|anos_juntos|gatos|paginas|h
professor*|dou_aula|leciono .. 9o|setimo|nono|oitavo|ano
`;
