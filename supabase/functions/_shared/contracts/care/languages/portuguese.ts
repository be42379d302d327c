/** Portuguese, in the notation of `../phrases.ts`. */
export const portuguese = `# lists
kin = marido|esposo|namorado|companheiro|mulher|esposa|namorada|ex|pai|padrasto|mae|madrasta|tio|irmao|irma|avo|
  primo|sogro|pais|cunhado
close = <kin>|amigo|amiga|filho|filha|filhos|bebe|chefe|patrao|vizinho|vizinha|professor|colega|familia|alguem|todos|
  socio|crianca
abuser = ele|ela|<kin>|professor|chefe|vizinho|filho|homem|alguem
want = quero|queria|quer|vou|vai|penso|pensando|pensar|tentei|tento|tentar|tentou|vontade|preciso|decidi|planejo|
  planejando|plano|prefiro|queria_estar|desejo|falou|disse|diz|ia|pretendo|ando_a_pensar
pills = comprimidos|comprimido|cartelas|cartela|remedios|remedio|rivotril|calmantes|calmante|pilulas|medicamentos|
  soniferos|paracetamol|caixa|caixas|frasco
hits = bate|bateu|batia|bater|espanca|espancou|agride|agrediu|enforca|enforcou|esganou|esgana|estupra|estuprou|
  estuprava|abusa|abusou|abusava|violentou|violou|violava|chuta|chutou|empurra|empurrou|esfaqueou|machuca|machucou|
  estrangula|estrangulou|sufoca|soca|socou|surra|apalpa|apalpou|molesta
body = braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas|pele|barriga|antebraco|veias
weapon = faca|arma|revolver|pistola|machado|facao|fuzil|martelo|canivete
n = 11|12|13|14|15|16|17|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete
# suicide 2
suicidar|suicidarme|suicidarse
<want>|sou|estou|to +suicida
suicidio +$|todo|toda|todos|hoje|e|cada
<want>|em|no|cometer|carta|pensamentos +suicidio|suicidas|de_suicidio|em_suicidio|no_suicidio|me_suicidar
me|se|<want> matar|enforcar|suicidar|mato +$|hj|hoje|de|amanha|faz|todo|e|esta|semana|mesmo|ja|que|essa|agora|com|
  porque|mas|no|ontem
matar|enforcar|atirar|atiro|jogar|jogo|mato +me
me +enforco|enforcar|enforquei|matar|mato +$|hoje|hj|agora|amanha|semana|ontem|ja|e|faz
tirar|tiro|tirando +a|minha|sua|propria vida
acabar|acabo|terminar +com +tudo|minha_vida|a_minha_vida|a_vida
nao|n|nem|sem|perdi quero|queria|vontade|aguento|razao|motivo +mais|viver|de_viver|estar_viv*|acordar|existir|
  para_viver|pra_viver +viver|$|existir|acordar|aqui|viv*|estar_viv*
<want> morrer|estar_mort*|sumir_para_sempre|desaparecer_para_sempre|nao_acordar|nao_existir|deixar_de_existir
<want>|me jogar|jogo|atiro|atirar|pular .. ponte|predio|trem|metro|comboio|viaduto|sacada|janela|linha|telhado|trilho
carta +de|pros|pra|na|$ +despedida|suicidio|gaveta|$|pais
escrevi|deixei|escrita .. carta .. matar|acabar|vida|despedida|gaveta
melhor +mort*|sem_mim|morrer|se_eu_morresse
ninguem|todos|mundo .. falta|melhor|importa .. morrer|sem_mim|morresse
# immediate_danger 3
tomei|tomou|engoli|engoliu|tomar|bebi todos|todas|cartela|cartelas|caixa|caixas|frasco|inteira|inteiras|duas|20|30|
  40|50|punhado <pills>|inteira|inteiras|cartela|frasco
overdose
bebi|bebeu|tomei|tomou|engoli veneno|agua_sanitaria|chumbinho|lixivia|acido|raticida|desinfetante
to|estou|tou|subi|sentado|sentada .. beira|beirada|ponte|viaduto|telhado|parapeito|predio|terraco|sacada|janela ..
  pular|jogar|saltar|atirar|soltar|adeus|cair
vou +pular|me_jogar|saltar
sangue|sangrando|sangrar|sangro .. nao|n|muito|mt|nunca|tudo|bastante para|parar|estanca|muito|mt
sangrando|sangue +muito|mt|demais
cortei|cortar +o|os|meu|meus|as +pulso|pulsos|veias|fundo
esfaque*|baleado|sequestr* .. sangr*|socorro|ajuda|fugiu|chao
& <weapon> ele|ex|homem|alguem|cara|marido|pai|ela porta|portao|socorro|banheiro|trancad*|matar|casa|escondid*|
  janela|ajuda
vai|quer|disse|diz|gritando .. matar .. socorro|ajuda|porta|agora|trancad*|faca|arma|escondid*
vai +me|nos +matar
alguem|homem|ladrao|ex|cara|ele|marido .. invad*|arromb*|entrando|entrou|quebrando|chutando|tentando|dentro .. casa|
  porta|janela|apartamento
dentro +da|de +minha|casa|meu +casa|apartamento
nao|n|parou .. respira|respirar|acorda|reage
<close>|ele|ela .. tomou|bebeu|engoliu .. remedios|veneno|comprimidos|chumbinho|cartela|frasco
ambulancia|samu|policia|112|190 .. rapido|socorro|ajuda|urgente|agora
# self_harm 2
automutil*|autolesion*|autolesao
me|mim|se cort*|corto|cortei|cortar|queim* +de|$|dnv|escondido|hj|hoje|com|os|as|o|a|e|quando|qnd|todo|toda|para|pra|
  desde|no|na|ontem|outra|denovo|novo|proposito|sempre novo|dnv|bracos|braco|escondido|pulso*|perna*|coxa*|lamina|
  estilete|gilete|fundo|cigarro|isqueiro|proposito|quando|qnd|mal|alivia|novamente|vez|noite|dia|sentir|faz|$
cortar|cortei|corto|queimar|magoar|machucar +me
me|a_mim machuc*|magoa*|magoo|bato|firo|arranho +de|a|com|quando|para|pra|proposito|mim|$ proposito|mesm*|quando|
  sentir|parar|querer
bracos|braco|pernas|coxas|pulsos|antebracos .. marcad*|cortes|cicatriz*|marcas|cortad*|arranha*
queimo|queimei +minha|meu|a|o|minhas|meus <body>
cort* +os|as|meus|minhas|meu|o|a|minha <body>
cicatriz*|cortes|marcas .. bracos|pernas|coxas|pulsos .. escond*|eu|gilete|lamina|novos|manga*
lamina|gilete|estilete .. <body>|pele|cort*|volta|me
queim* .. cigarro|isqueiro .. braco*|perna*|quando|qnd|pele|proposito|eu
murro*|soco*|bato|bater|cabeca .. parede|cara|cabeca .. sangr*|odeio|mereco|ate
<close>|ela|ele .. se +corta|cortou|cortando|machuca|mutila|automutila
recai|recaida|voltei .. cortar|mutil*|automutil*
# eating_disorder 2
anorexia|anorexica|anorexico|anoretica|bulimia|bulimica|bulimico|pro_ana
vomit* .. todo|tudo|td|cada|depois|dps|forc*|como|refeic* .. como|comer|refeic*|jant*|almoc*|comida|engordar|
  emagrec*|sabe|escondid*
forc*|provoco|provocar|induzo|causo .. vomit*
dedo|dedos .. garganta|goela|boca
laxante* .. comer|peso|emagrec*|engordar|dia|refeic*|caixa|tomo|todo
sem|nao|n|parei|so .. comer|como|comi|agua|alimento .. gord*|emagrec*|peso|corpo|kg|quilo*|magr*|engordar|gigante|
  proposito|enorme|nojo
dias|semanas|dia .. agua|sem_comer|nada .. gord*|corpo|peso|emagrec*|gigante|magr*|kg|nojo
como|comi|comer|compulsao .. boto|bota|ponho|vomit*|dedo*|fora|laxante* .. fora|vomit*|garganta|tudo|td
medo|panico|pavor +de +engordar|comer|ganhar_peso
100|200|300|400|500|600 +calorias|kcal
passo|passando|passar +fome .. emagrec*|magr*|gord*|secar
peso .. 35|36|37|38|39|40|41|42|43|44|45 .. gord*|vejo|gigante|ainda|acho|enorme
esconder|escondo|jogo +a|comida comida|fora .. mae|pais|ninguem|lixo|engolir
nao|n +consigo|quer|come +engolir|comer|nada|mais .. osso*|magr*|gord*|esconder|anorex*|nada
# abuse 2
<abuser> +me|nos|ja_me|sempre_me|tbm_me|ainda_me|quase_me|q_me|que_me|bate|bateu|espanca +<hits>|deu_um_soco|
  deu_uma_surra|forca|forcou|obriga|obrigou|da_um_tapa|bate|puxa_pelo|deu_um_tapa|da_soco|ameaca|em_mim
<abuser> .. bate|batia|bateu|bater|bata|espanca|abusa|abusou|abusava +em|na|nos|de +mim|minha|nos|meus|minha_mae
<abuser> +me +estuprou|violou|violentou|estuprava|abusou
passa|passou|passava|poe|mete +a|as|o +mao|maos .. mim|corpo|noite|pernas
<abuser> .. bate|enforca|espanca|estrangula|soca +ela|nela
<abuser> .. me toca|tocou|tocava|apalpa|apalpou|alisa .. noite|partes|corpo|dormindo|desde|pernas|quarto|crianca|
  seios|intim*
fui|sou|foi|era|sendo +estuprad*|abusad*|violentad*|agredid*|espancad*|violad*|violentada
estupr*|abus*|violent* +por|de +um|meu|minha|mim|um_amigo
forcou|forca|obriga|obrigou|forcado|forcada .. transar|sexo|cama|relac*|deitar|dormir_com
transar|sexo|relac* .. pedi|disse|digo|falei|nao_queria .. nao|parar|parou|forc*
deixa|deixava|proibe|proibiu|impede .. sair|trabalhar|ver|falar|sozinha|estudar .. familia|casa|amigas|amigos|
  celular|ninguem|trabalhar|sair|bate|enforca
nao|n +me +deixa|permite +sair|ver|trabalhar|falar|ter
pega|pegou|tira|tirou|fica|controla|confisca|quebrou|esconde .. celular|cartao|dinheiro|telemovel|documentos|
  passaporte|salario .. bate|sair|tranca|amea*|enforca|deixa|vigia|casa|visitar|familia|embora
tranca|trancou|trancada|prende|fecha .. casa|quarto|chave|banheiro .. celular|amea*|sair|marido|namorado|ele|bate|
  chave|pai
<abuser>|me .. ameac* .. matar|faca|bater|arma|fotos|se_eu|embora|filhos|mim|morte
diz|disse|jura|fala +que +me|vai|mata .. mata|matar|matava .. se|deixar|terminar|largar
medo +de|do|que +meu|dele|ele|que_ele|marido|voltar +marido|namorado|pai|ex|padrasto|me|casa|pra .. bat*|mat*|casa|
  mach*|faca
medo +do|da|de +meu|minha|marido +marido|namorado|pai|ex|padrasto|$
olho +roxo|negro
roxo*|hematoma*|marcas|labio|costela .. marido|namorado|pai|ex|bateu|bate|enforca|pescoco .. ele|marido|namorado|
  bate*|mostrou|ex|pai|enforc*
violencia +domestica .. eu|meu|mim|vivo|sofro|casa
# harm_to_others 2
levar|levo +uma|um|a|o <weapon>|bomba .. escola|trabalho|faculdade
vou|quero|vamos|penso|pensando|perto|vontade|planejo|juro_que|pretendo|capaz matar|esfaquear|assassinar|envenenar|
  estrangular|queimar|atropelar|esganar|espancar|degolar|furar|apagar|sufocar|machucar +meu|minha|ele|ela|eles|um|o|
  a|todo|todos|alguem|os|esse|essa|aquele|aquela
meter|dar|dou|meto|vou_meter|vou_dar +bala|um_tiro|tiro|um_tiro_nele|uma_facada|facada|bala_nele +nele|nela|neles|no|
  na|em|$
mata|mato|matar|esfaqueio|esgano +lo|la|ele|ela|los|esse|essa
<weapon>|gasolina .. matar|mato|ele|escola|chefe|trabalho|queimar|padrasto|comigo|mao .. matar|porta_do|tiro|atirar|
  amanha|queimar|mao|nele
tiro|atirar|metralhar .. escola|todos|nele|nela|colegas|turma
tacar|botar|meter|tocar|por|pegar +fogo .. casa|neles|dentro|carro|nele|nela|escola
medo|vontade|impulso*|pensamentos .. machucar|matar|jogar|sacudir|sufocar|afogar|magoar|fazer_mal|bater .. filho|
  filha|bebe|crianca|mae|mulher|alguem|namorada|neném
filho|filha|bebe|crianca .. chora .. vontade|medo .. jogar|sacudir|parede|machucar
pagar|contratar|paguei .. cara|alguem|pistoleiro|matador .. apagar|matar|mate|sumir|dar_um_fim
bati|enforquei|espanquei|sacudi +na|no|em|a|o|minha +minha|meu|mulher|namorada|filho|filha|esposa|bebe
<close>|ele|ela .. disse|diz|falou|vai|quer|jura|ameaca +que|matar .. matar|esfaquear|atirar|atropelar|queimar +a|o|
  todo|meu|minha|os|alguem|um|sua|seu
# now
hoje|hj|agora|esta_noite|de_madrugada
# ordinary
matar impressora|despertador|barata
nunca|jamais|nao|n +me +machucaria|mataria|machuco|machucar|cortaria|magoaria|faria
relaxa|tranquil*|jamais|nunca .. machuc*|matar|mal
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
esquadrao +suicida*
nao|n +sou|estou +suicida
# fiction
filme|serie|capitulo|episodio|novela|livro|musica|jogo|jogos|podcast|personagem|documentario|rpg|anime|netflix|
  free_fire|gta|lol|minecraft|valorant|historia|poema|noticia*|peca|teatro|vilao|dragao|zumbi*|lendo|getulio|romeu|
  roteiro|boss|tropa_de_elite|partida|conto|fase|orc|bungee|tinder|tenis|xadrez|fifa|mario|trecho|carta_testamento
kkk*|haha*|rs|rsrs*|lol|hehe*|huahua*
tive|sofri|quando|na|dos|aos adolescencia|adolescente|anorexia|bulimia|depressao|15|16|20 .. anos|hoje|hj|curad*|agora
faz|ha|fazem +10|15|20|12|18|dez|quinze|vinte +anos
# minor 2
tenho|faco|fiz|completo|farei|vou_fazer|tou_com|to_com +<n>|so_<n>|apenas_<n>|quase_<n>
sou|ainda +menor|de_menor|uma_crianca|sou_menor|adolescente|menor_de_idade|um_adolescente|uma_adolescente
de +menor
nao|n +sou|tenho +adult*|maior_de_idade|18|maior
estou|to|ando|tou|sou +no|do|na|aluno_do +5|6|7|8|9|quinto|sexto|setimo|oitavo|nono|ensino +o|ano|$|fundamental
prova|teste|amanha|tarefa .. 5|6|7|8|9|sexto|setimo|oitavo|nono +o|ano|$
professor* +do|de +5|6|7|8|9|sexto|setimo|oitavo|nono .. mandou|gritou|minha_mae|bilhete|brigou
menti|coloquei|falsa|falso|inventei .. idade|nascimento|cadastro|18|data .. cadastro|registo|menti|faco|tenho|
  na_verdade|mas|$|conta
mae|pais|pai .. deixa|sabe|sabem|tira .. menor|celular|app
# adult
quando|desde|aos|com +eu|<n>|tinha +tinha|<n>|anos
filh*|sobrinh*|irma*|net*|alun*|prim* +de|tem|faz|fez|e|dela|da|no|com|do|vai <n>|menor|setimo|nono|18
<n> +horas|minutos|semanas|dias|kilos|quilos|km|meses|reais|euros|anos_de|anos_no|anos_na|anos_juntos|gatos|paginas|h
de +<n> +semanas
professor*|dou_aula|leciono .. 9o|setimo|nono|oitavo|ano
`;
