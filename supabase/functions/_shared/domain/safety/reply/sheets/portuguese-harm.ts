/** What a reply must not say in Portuguese to encourage harm, beside what portuguese.ts and others have. */
export const portugueseHarm = `# encourages_harm suicide
^morre|^morra|então_morre|^desaparece|^desapareça|^suma|^some +logo|de_uma_vez|duma_vez|já|de_vez|deste_mundo|
  desse_mundo|da_vida / & deixe_se_ir|deixa_te_ir|se_deixa_ir|se_deixe_ir|deixe_ir|deixa_ir_tudo sofr*|acordar|dor|paz|
  adormec*|fim|descans* / não +precisa|precisas|tens|tem +acordar|de_acordar|que_acordar|voltar +mais|nunca_mais|
  outra_vez|amanhã|a_acordar +$|nunca / razão|concordo|certo|verdade não +vale|faz +a_pena|sentido +viver|
  continuar_a_viver|estar_vivo|estar_viva|existir|viveres / faz|faça|vai +isso|lá|e_faz|de_uma_vez|e .. ninguém|mundo
  +vai_sentir|não_vai_parar|vai_chorar|vai_ficar_melhor|nem_vai_notar / enterro|velório|funeral|caixão +ninguém|vai ..
  chor*|bonito|paz / ninguém +vai|iria|ia +chorar|aparecer|ir +no|ao|em|pelo +teu|seu +enterro|velório|funeral
membro = pulso|pulsos|veia|veias|braço|braços|coxa|coxas|perna|pernas|pele|antebraço|barriga
doses = comprimidos|remédios|pílulas|calmantes|cartela|cartelas|frasco|caixa|soníferos|tranquilizantes|paracetamol
matar = se_matar|matar_te|te_matar|se_enforcar|enforcar_te|se_jogar|atirar_te|se_atirar|se_suicidar|suicidar_te|
  acabar_com_a_tua_vida|acabar_com_a_sua_vida
devia|devias|deveria|deverias|podia|podias|tens_de|tens_que|tem_que|tem_de|bem_podias|precisa|precisas <matar> /
  devia|devias|deveria|deverias|tens_de|tens_que|tem_que|mereces|você_merece +morrer +$|logo|mesmo|já|e|de_uma_vez /
  melhor|certo|solução|saída +é|seria|era|mesmo|você|tu|seja +você|tu|é|mesmo|$ <matar>|morreres|morrer / ^pula|^pule|
  ^salta|^salte|^joga_te|^se_joga|^se_jogue|^atira_te|^se_atira|^se_atire|então_pula|logo_pula +logo|de|da|do|na|no|
  dessa|desse|nessa|para|pra|em|duma ponte|prédio|varanda|janela|viaduto|sacada|telhado|terraço|penhasco|andar|linha|
  trilho|trilhos|carro|trem|comboio|metrô|abaixo|rio / ainda +não +se_matou|te_mataste|morreste|se_jogou|se_suicidou|
  te_suicidaste|acabou_com_isso|acabaste_com_isso +$|logo|e|então / ^enforca_te|^se_enforca|^se_enforque|^te_enforca|
  então_se_enforca|afoga_te|^se_afoga|mata_te|suicida_te|dá_um_tiro_na_cabeça|dá_um_tiro_em_ti|mete_uma_bala|
  dá_um_tiro_na_boca / ^corta|^corte|e_corta|e_corte|lá_corta|vai_corta|logo_corta|abre|abra os|esses|teus|seus|o|um|
  teu|seu|a|as|tua|sua|na|no|nas|nos +<membro> +$|q|que|e|onde|com|de_uma|hoje|logo|na|no|bem|fundo|até|ao|ali|amor|se|
  numa / ^toma|^tome|^engole|^engula|^manda|e_toma|e_tome|e_engole|vai_e_toma|tomava|tomaria|engolia|então_toma ..
  <doses> .. todos|todas|tudo|inteir*|de_uma_vez|duma_vez|vodka|vodca|álcool|uísque|whisky|cachaça|desliga|não_acord*|
  de_uma_só_vez|sem_avisar|que_tiver*|acaba|vinho|cerveja|para_sempre|pra_sempre|durma_para|dorme_para / ^toma|^tome|
  ^engole|^engula|e_toma|e_tome|e_engole|vai_e_toma|tomava|tomaria|então_toma todos|todas|inteira|inteiro|punhado|
  metade .. <doses> / seu_lugar|teu_lugar|fosse_você|fosse_a_ti|fosse_tu|fosse_eu .. tinha_pulado|tinha_saltado|
  teria_pulado|tinha_acabado_com|teria_acabado_com|me_tinha_matado|pulava|me_matava|matava_me|saltava|me_jogava|
  atirava_me|acabava_com_tudo|acabava_com_isso|morria|desaparecia|tomava_os|tomava_tudo|engolia|me_cortava|cortava_me|
  desistia_de_viver|não_comia|acabaria_com_tudo|pularia|me_mataria|já_tinha_morrido / já +viveu|viveste +bastante|
  o_bastante|o_suficiente|demais|tempo_demais|demasiado / ^acaba|^acabe|acabar +com_isso|com_isto|com_tudo|
  logo_com_isso|com_o_sofrimento|com_a_dor|com_essa_dor|com_esta_dor +de_uma_vez|hoje|agora|já|esta_noite|logo|de_vez /
  não|nem +faz|fazes|fará|farias|faria +falta +a_ninguém|pra_ninguém|para_ninguém|neste_mundo|aqui|cá|nenhuma_a /
  ninguém +te +quer|quer_aqui|aguenta +cá|aqui|vivo|viva|por_perto|neste|mais_aqui / morte +é|seria|vai_te|vai_lhe|vai
  +o|a|um|uma|libertar|te|trazer +único|única|descanso|alívio|paz|liberdade|saída|solução|presente|remédio|libertar|
  trazer / vamos|bora|podemos|devíamos +morrer|partir_deste_mundo|acabar_com_tudo|nos_matar|matar_nos|suicidar_nos
  +juntos|$|os_dois|hoje / espero|esperarei|espera +te|por_ti|por_você|você +do +outro +lado / outro +lado .. espero|
  paz .. vem|salta|pula|acaba / abre|abra|liga|ligue +o +gás .. dorme|deita|adormece|acab*|paz|não_acord* / ^dorme|
  ^durma|dorme_e|durma_e|fecha_os_olhos_e|deita_e|adormece_e +e|não|nunca|para_nunca +não|mais|nunca|acordes|acorde|
  acorda +acordes|acorde|acorda|mais / viver +não|para +é|vale|que +a|pra|para|$|mais +ti|você|pena|$ .. desiste|acaba|
  morr*|se_mata|pula|salta / desiste|desista +de +viver|tudo_e_morre|lutar_pela_vida|tentar_viver / tira|tire|acaba_com
  +a|sua|tua +própria|tua|sua +vida +$|e|logo / vai|vá +logo +pro|para_o +inferno_de_vez|outro_mundo|além
# encourages_harm self_harm
um +corte|cortezinho|arranhão +a_mais|só|pequeno|fundo|não_faz .. não|mal|alivia|ninguém|acalma|nada / faz|faça|faze
  +uns|um|só|dois|mais|umas +risquinhos|risquinho|risco|riscos|cortes|corte|cortezinho|cortezinhos|arranhões|furos|
  marcas .. braço|braços|estilete|perna|pernas|coxa|pulso|gilete|pele|lâmina / aperta|aperte|encosta|encoste|apaga|
  apague|segura isqueiro|cigarro|ferro_quente|colher_quente|brasa .. pele|braço|perna|mão|coxa|pulso|barriga /
  ^corta_te|^te_corta|^se_corte|e_corta_te|e_se_corte|e_te_corta|então_corta_te|então_se_corte|lá_e_se_corta|
  gilete_e_se_corta|lâmina_e_se_corta|faca_e_se_corta / ^se_corta|e_se_corta +que|q|no|nos|na|nas|ali|onde|outra_vez|
  de_novo|fundo|mais_fundo|sem_medo|devagar|escondido / ^se_machuca|^machuca_te|^te_machuca|^magoa_te|^fere_te|
  ^se_fere|então_se_machuca|^se_machuque|^aleija_te +$|de_novo|outra|mais|então|logo|até|que|hoje|sem_medo|se_isso|
  se_te / ^corta|^corte|^arranha|^arranhe|^rasga|^rasgue|^fura|^queima|^queime|^morde só|um_pouco|um_pouquinho|
  um_bocadinho|bocadinho|mais|de_novo|a|o|os|teu|seu|tua|sua|as|na|no|nas|nos .. coxa|coxas|pulso|pulsos|antebraço|
  braço|braços|pele .. ninguém|alivi*|acalm*|passa|passe|ajuda*|melhor*|dor|segredo|vê|sangue|sangr*|sent*|escond* /
  ^pega|^pegue|^usa|^use|^agarra|^passa|^passe|^arranja|^encosta|^compra|^procura|e_pega +a|uma|essa|sua|tua|n|numa|um|
  o|esse|aquela|no +gilete|lâmina|estilete|navalha|x_acto|canivete|agulha|isqueiro|faca|tesoura|caco .. corta|corte|
  cortas|braço|braços|pulso|pulsos|perna|coxa|pele|fundo|alivi*|queima|fura|se_corta / cortar_te|te_cortar|se_cortar|
  cortares_te|machucar_te|se_machucar|magoar_te|ferir_te|queimar_te|se_queimar +vai|pode|ia|podia .. melhor|bem|alivi*|
  ajud*|acalm*|calma|passar|libert* / apaga|apague|encosta|encoste +o|esse|um|teu|seu +cigarro|isqueiro +no|na|em
  braço|pele|perna|coxa|mão|barriga|você|ti / ^bate|^bata|^dá|^dê +com|a|com_a|sua|tua +a|cabeça|tua|sua na|contra|no
  +parede|chão|até|armário / sangra|sangrar|sangue .. alivia|acalma|purifica|liberta|te_faz_bem / sente|sinta +a
  +lâmina / dor_física +alivia|ajuda|distrai
# encourages_harm eating_disorder
^come|^coma|e_come|almoça|janta +só|apenas|somente|no_máximo +uma|um|meia|duas|folhas|salada +maçã|alface|bolacha|
  pepino|gelatina|iogurte|folha|folhas|torrada|cenoura .. hoje|dia|nada|vomit*|até|semana|chega|basta|e_pronto / enfia|
  enfie|mete|meta|coloca|coloque|põe|bota|usa|dois +o|um|os|dois|teu|seu|dedos|dedo dedo|dedos|na|até +garganta|na|até|
  goela|no_fundo|bem|pela / ^vomita|^vomite|e_vomite|depois_vomita|depois_vomite|^bota_tudo_pra_fora|
  ^põe_tudo_para_fora|^põe_tudo_cá_para_fora +$|depois|no|na|e|que|logo|antes|se|tudo|o_que|o_jantar|o_almoço|sempre|em
  / ^não|hoje_não|e_não|nem +jantes|jante|almoces|almoce|lanches|coma|comas|comer +$|hoje|amanhã|bebe|beba|esta|até|
  nada|e_bebe|durante|por|mais|de|pão|doce / não +janta|almoça|come|tome|coma|comas|jantes .. magr*|gord*|emagrec*|
  balança|quilos|caber|linda|barriga|perfeita / bebe|beba|vive|viva|toma +só|apenas|somente +água|café|chá|líquidos|
  gelo .. caber|magr*|emagrec*|dia|dias|até|linda|perfeit*|seca|hoje|nada / comida|comer +é|faz +para|pra|o|a|teu|seu|
  sua|veneno|inimig*|coisa|nojent*|de fracos|fraco|fraca|inimig*|veneno|gord*|nojo|fraqueza / ^toma|^tome|^usa|^use|
  ^compra|^compre|e_toma|e_tome laxante*|diurético*|purgante .. emagre*|seca|perde|depois|cada|antes|barriga|peso|
  quilo*|limpa|leve|comeu|comeste|magr* / ^para|^pare|^pára|então_para|e_para +de +comer +por|até|$|uns|de_vez|
  completamente|agora|e / nojo|vergonha|gorda|gordo|baleia|banhas|barriga .. para_de_comer|fecha_a_boca|não_comas|
  não_coma|jejum|vomita|vomite|sem_comer / fome +é|e +a|só|tua|sua|uma|prova|o|beleza|passageira|sinal +beleza|
  fraqueza|amiga|força|prova|vitória|ilusão|psicológic*|gordura|corpo|que .. $|magr*|aguenta|vence|resist*|quer|ignor*|
  derret* / fica|fique|ficar|passa|passe|aguenta|aguente +sem|o|três|dois|uns|a|mais|uma +comer|dia|dias|semana|dois|
  três +$|sem|até|mais|por|o|hoje|inteiro|inteira|só .. magr*|linda|caber|emagrec*|comer|água|seca|sem_comer|leve|
  perfeita|domingo|amanhã|sábado / come|coma|comas|fica|passa +menos|só|com|no|apenas +de|com|a|máximo +200|300|400|
  500|600|duzentas|trezentas|quatrocentas|quinhentas +calorias|kcal
# fine
acha|achas|acho|disse|disseste|sente|sentes|pensa|pensas|diz|dizes|pensou|pensando|acredita|acreditas que devia|
  devias|deveria|precisa|precisas|tem_que|tens_de|ninguém|morte|podia|podias / não|nunca +deve|devia|devias|deveria|
  deverias|precisa|precisas|tem_que|tens_de|tens_que|tem_de|podia +<matar>|morrer|bater|quebrar|machucar / <membro> ..
  frango|peru|porco|peixe|pato|leitão|cordeiro|polvo|galinha|salmão|calça|calças|blusa|camisa|boneca|boneco|mesa /
  corta|corte|corta_te|te_corta .. cabelo|franja|unhas|barba|fatias|cubos|rodelas|bolo / faz|acaba|termina|faça +logo
  +esse|essa|este|esta|o|um|uma|teu|seu / bungee|elástico|paraquedas|piscina|mergulho / morte +é +a_única_saída|
  uma_saída +para_ele|no|do / não|nem|nunca +abras|abra|tomes|tome|engulas|engole|enfies|enfie|bebas|uses|use|passes|
  coloque|vamos|acabe|pula|pule|salta|se_machuca / todos +os +dias / médic*|farmac*|intestino|obstipação .. laxante* /
  laxante* .. não / alivia|acalma|ajuda|alívio|aliviar|melhor .. por_um_momento|por_um_instante|por_uns_minutos|
  por_pouco_tempo|só_por|mas_depois / jejum|comer|comas|coma|come|jante|beba|bebe .. cirurgia|exame|operação|anestesia|
  endoscopia|colonoscopia|médico|análises / não +almoce|jante|almoces|jantes +sem_mim|tarde|fora / comer|dormir ..
  açúcar|glúten|carne_vermelha|fritura*|besteira* / hora|voz|cabeça|pensamento|pensamentos +que|te|lhe|de +diz|dizem|
  que .. devia|devias|morte
# encourages_harm abuse
golpe = bate|bateu|bater|batia|bata|batesse|agride|agrediu|empurrou|empurra|apanhar|apanhou|apanhas|tapa|tapas|soco|
  socos|murro|bofetada|estalo|surra|partiu|quebrou|puxou|esganou|ameaçou|violência|agressão|polícia|queixa|roxo|nódoa|
  hematoma
ficar = fica_com_ele|fique_com_ele|ficar_com_ele|volta_pra_ele|volta_para_ele|volte_para_ele|volte_pra_ele|
  continua_com_ele|não_o_deixes|não_larga_ele|não_te_separes|não_se_separe|não_saias_de_casa|não_saia_de_casa|aguenta|
  aguente|perdoa|perdoe|perdoa_lhe|desculpa_o|obedece|obedeça|pede_desculpa|pede_desculpas|peça_desculpas|
  peça_desculpa|peça_perdão|pede_perdão|cala_te|fica_quieta|fica_calada|não_o_provoques|não_provoque|volta_pra_casa|
  volta_para_casa|volte_para_casa|volte_pra_casa|não_denuncie|não_denuncies|releva|não_contrarie
& <ficar> <golpe> / fica|fique|volta|volte|regressa|continua|permanece +com|pra|para|ao +ele|lado|casa|o_teu|o_seu
  +dele|$|e|que|porque|sozinha|um|é|mesmo|marido|quem +peç*|pede|sozinha|pedir|sem|um|é|ele|tapa|vai|ama|quem|mulher|
  homem|aguenta|não_te|pelos|por / sozinha|sem_ele|separada|divorciada +não|tu_não|você_não|ninguém|vais|quem +és|é|
  vales|vale|consegues|consegue|sobrevives|serás|vai|te|morrer|ninguém +ninguém|nada|$|sobreviver|viver|te_querer|
  querer|quer|de_fome / um|uma|uns|umas +tapa|empurrão|estalo|bofetada|tapas|tapinha|soco|empurrãozinho +não|nunca|é|
  de_vez|faz|só|ou +é|mata|matou|faz|faz_mal|amor|normal|em_quando|justifica|outro|nada +ninguém|mal|motivo|razão|nada|
  o_fim|$|acontece|violência / ele +só|apenas +fica|é|faz|age|bate|te_bate|bateu|te_bateu|grita|estava|tava|perdeu|
  quer|se_descontrola .. bebe|bebeu|bebido|cansado|estressado|stressado|nervoso|trabalho|te_ama|ama|gosta|preocup*|
  ciúme*|provoc*|irrit*|teu_bem|seu_bem|cabeça / culpa|sua|tua|você +é|foi|$|que|tua|sua +tua|sua|toda_tua|toda_sua|$|
  provocou|culpa|quem .. ele|te +te|não|perde*|bat*|fic*|explod*|grit*|lev* .. bat*|agred*|mão|empurr*|violent*|
  nervos*|cabeça|perd*|grit*|irrit* / não +te|teria|lhe|tinha|precisava|ia|haveria +batia|bateria|batido|tinha_batido|
  teria_batido|empurrava|agredido|te_batido|bater|te_bater|gritava|gritado|levantado_a_mão|levantava_a_mão|bate|agredia
  / mulher|esposa|mãe|casamento +boa|decente|séria|direita|sábia|de_verdade|de_respeito|virtuosa|que_ama|tem_que|
  tem_de|deve|que_se_preza|é|inteligente aguenta|obedec*|perdoa|releva|suporta|cala|se_cala|aguentar|perdoar|
  sacrifício|não_se_separa|não_denuncia|edifica|submissa|submet* / ele|marido|homem|namorado|dono|esposo +tem|pode|
  manda|deve +o|todo|direito|todo_o|mesmo|te|controlar|mexer|olhar|$|em|mandar direito|controlar|mandar|corrigir|
  proibir|mexer|castigar|bater .. celular|telemóvel|controlar|bater|mandar|proibir|corrigir|exigir|roupa|roupas|senha*|
  casa|ti|você|te|saber|mulher|sair|amig* / não|nunca +te_separes|se_separe|se_separa|te_divorcies|se_divorcie|
  peças_o_divórcio|peça_o_divórcio|pede_divórcio|o_abandones|o_abandone|largue_ele|larga_ele|termines_com_ele|
  termina_com_ele|saias_de_casa|saia_de_casa|fujas|fuja_de_casa +$|por|dele|pense|pensa|do_seu|do_teu|só|isso|ele|
  porque|por_causa / pensa|pense +nos|nas|em +teus|seus|crianças|filhos|miúdos .. divórc*|separ*|fica|aguenta|mudar|
  precisam_d|perdo*|pai / retira|retire|tira|tire|cancela|cancele +a|essa|tua|sua|o|logo +queixa|denúncia|ocorrência|
  processo|boletim|medida_protetiva|acusação / desiste|desista +da|dessa|do +queixa|denúncia|processo|medida_protetiva|
  acusação / não|nem|pra_que|para_quê|nunca +vais|vai|vá|vás|faças|faça|dês|dê|apresente|preste|preste_a|registre|
  registes|prestar|dar|fazer|abra|leve|leva +fazer|prestar|dar|queixa|parte|denúncia|boletim|ocorrência|bo|
  isso_à_polícia +queixa|parte|$|denúncia|boletim|dele|contra|de|na|à|por|só|que|ocorrência|é / denunciar|queixa|
  denúncia|polícia .. destru*|estrag*|arruin*|acabar|prejudic*|feio|vergonha|pecado|traição|exagero|ridículo|adianta|
  desonra .. vida|carreira|família|casamento|marido|coisa|nada|$|homem|pai|filhos / mas +te|ele|no_fundo|ama|é|só|isso|
  foi +ama|te_ama|adora|gosta|te|teu|seu|por|é .. volta|fica|perdoa|perdoe|fique|volte|aguent*|marido|homem|não_deix*|
  paciência|ama / & <golpe> te_ama_muito|porque_ama|por_amor|prova_de_amor|é_amor|sinal_de_amor|ciúmes_é_amor|
  mostra_que_te_ama|mas_te_ama|mas_ama_te|te_ama_demais|no_fundo_te_ama|quem_ama|ele_te_ama|porque_gosta|porque_te_quer
  / briga|brigas|apanhar|bater|tapas|tapa +é|faz|fazem|entre|de|de_amor +normal|parte|marido|casal|comum|não_dói|amor
  +$|em|do|de|da|e|no|ninguém|não / roupa|suja|marido +suja|se_lava|e_mulher +se_lava|ninguém|em_casa .. casa|ninguém|
  colher|mete|calad*|aguent* / te_trancou|trancou_te|tranca_te|te_tranca|te_empurrou|empurrou_te|te_bateu|bateu_te|
  te_bate|bate_te|bateu_em_você|bate_em_você|levantou_a_mão|levanta_a_mão|te_agarrou|te_controla|controla_te|te_proíbe|
  proíbe_te|te_segue|te_vigia|te_sacudiu|te_xingou|te_persegue|te_insulta|grita_contigo|gritou_com_você|grita_com_você|
  te_humilha|te_apertou|te_machucou|te_magoou|partiu_te porque|por|foi|é_que|só|uma +você|tu|te|tem|é|ele|por|porque|
  que|o|estava|ciúme*|amor|stress|estresse|gosta|medo|excesso|a|vez .. ama|perder|ciúme*|cuida|preocup*|gosta|gritou|
  gritaste|te_quer|nervos*|stress|estresse|bebeu|cansad*|importa|mereceu|mereceste|provoc*|amor|respond*|te_ama|irrit*|
  trabalho|uma|bem|culpa / perdoa|perdoe|releva|releve|desculpa|desculpe|esquece|esqueça +o|a|esse|essa|aquele|lhe|
  aquela|uns +empurrão|tapa|soco|murro|bofetada|estalo|grito|surra|agressão|pancada|tapas|gritos / ^faz|^faça|faz_tudo|
  então_faz|^dá_lhe|^cede|^ceda +o_que_ele|tudo_o_que_ele|como_ele|tudo_que_ele|o|logo +quer|quiser|pede|mandar|manda|
  disser|que .. ele_para|bate|grita|calm*|zang*|briga*|cama|paz / homem +é|que|bate|assim|nervoso +assim|bate|que|é|
  é_assim|mesmo +mesmo|ama|assim|é|homem|bate .. fica|perdo*|aguent*|ama|volta|paciência|cal*|obedec*|peça|pede|casa /
  não|nem|nunca +faças|faça|faz|apresentes|apresente|dês|dê|prestes|preste|registe|registre +queixa|parte|denúncia|
  ocorrência|boletim|bo +$|dele|contra|na|à|por|porque|que|nenhuma|isso|disso / mereceste|mereceu|merecias|mereces
  +essa|esse|a|o|aquela|aquele|esta|este|uns|umas +bofetada|tapa|soco|surra|murro|empurrão|tareia|estalo|pancada|tapas|
  bofetadas|coça
# encourages_harm harm_to_others
usa|use|pega|pegue|agarra +a|o|na|essa|esse|uma +faca|arma|pistola|navalha|taco|martelo|machado .. merece|mereceu|
  morrer|morra|matar|mata|acaba_com_ele / dá_lhe|bate_lhe|bate_nele|bate_nela|acerta_nele|acerta_lhe|acerta_ele|
  acerta_ela|acerta_nela|atira_lhe|acerte_ele|ataca_o|racha_lhe com|uma|um|a .. garrafa|pau|pedra|pedras|tijolo|
  martelo|barra|taco|cadeira|cabeça / ^coloca|^coloque|^põe|^ponha|^mete|^mistura alguma_coisa|algo|um_remédio|
  uns_comprimidos|comprimido*|droga|umas_gotas|pó|sonífero|qualquer_coisa .. bebida|copo|drink|café|comida|água +dela|
  dele|$|sem|e|pra / arranca|arranque|corta|corte|fura|fure +os|a|as|o|lhe +dentes|olhos|dedos|língua|mão|mãos|
  garganta|o|os|a|olho +dele|dela|um|dentes|garganta|olhos|fora|deles / bate|bata|dá|castiga|bater|espanca +no|na|em|
  nos|um|uma|o +teu|sua|seu|tua|teus|seus|tapa|surra|miúdo|criança +filho|filha|filhos|miúdo|criança|no|na|$ .. até|
  com|aprend*|perceb*|obedec*|cinto|força|manda|respeit*
alguem = ele|ela|eles|elas|o|a|os|as|lo|la|esse|essa|teu|seu|nele|nela|neles|desse|dessa
bate|bata|soca|chuta|espanca|bater|bateste|batido|bate_lhe +mais|de_novo|outra_vez|sem_dó|até|bem|com_força|forte|
  sem_pena|nele_até +nele|nela|neles|nesse|nessa|ele_não|ela_não|ele_aprender|forte|forte_nele|sangrar|cair|desmaiar /
  ^espanca|^espanque|^esfaqueia|^esfaqueie|^esgana|^estrangula|^estrangule|^apunhala|^degola|^esmurra|^esmurre|^soca|
  ^mata|^mate|^sufoca|^afoga|^atropela|^envenena|^envenene|^elimina|então_mata|vai_mata|e_esfaqueia|e_espanca|agride|
  ^agrida|^chuta +ele|ela|eles|elas|esse|essa|o_teu|o_seu|a_tua|a_sua|logo|o|a|os|todos|lo|la|aquele|aquela +$|logo|e|
  com|de|antes|enquanto|na|no|até|hoje|desgraçad*|filho|otário|gajo|cara|homem|mulher|ex|marido|namorado|padrasto|
  vizinho|pai|mãe|chefe|idiota|velho|velha|quando|se|sem|cabra / dá|dê|dá_lhe|dê_lhe|mete|enfia|crava|espeta|mete_lhe|
  acerta|dar +uma|lhe|a|um|umas|uns|logo +facada|facadas|faca|tiro|tiros|paulada|pedrada|navalha|navalhada|bala|
  coronhada|cabeçada|joelhada|garrafada|tesoura +$|nele|nela|neles|no|na|nas|em|nesse|nos|quando|e / ^põe|^ponha|^bota|
  ^coloca|^coloque|^mistura|^deita|^mete|^joga|^pinga|e_põe|e_coloca veneno|raticida|chumbinho|vidro|laxante|arsénico|
  ácido|soda_cáustica .. café|comida|sopa|chá|bebida|copo|prato|dele|dela|cara|água / joga|atira|taca +ácido|
  água_fervente|óleo_quente|gasolina +nele|nela|na / pega|pegue|leva|leve|traz|usa|rouba|arranja|compra|carrega +a|o|
  uma|um|essa|logo|na +arma|pistola|revólver|espingarda|caçadeira|fuzil|bomba .. escola|colégio|amanhã|resolve|acaba|
  vinga*|lição|acerta|atira|dispara|mostra|todos|faz|neles|cabeça|mata / pega|pegue|leva|leve|usa|agarra +a|uma|o|um
  +faca|canivete|navalha|tesoura|taco|martelo|barra|pau .. escola|colégio|resolve|vinga*|nele|nela|neles|mata|fura|
  barriga|pescoço|peito|acaba_com / devia|devias|deveria|deverias|tinha_que|tens_de|tem_que|podia|tinhas_de|tens_que
  +quebrar|partir|partir_lhe|arrebentar|esmurrar|bater|socar|espancar|matar|matá|dar|dar_lhe|esfaquear|queimar|furar|
  quebrar_lhe|envenenar|fazer_ele|ter +os|as|a|lhe|um|uma|nele|nela|neles|esse|essa|ele|ela|batido|matado|quebrado|lo|
  la|partido|esfaqueado|socado|espancado|sofrer|nesse|com|tudo +$|dentes|cara|nariz|pernas|braço|soco|murro|surra|
  tareia|lição|desgraçad*|até|mais|nele|nela|com|ele|ela|tiro|mesmo|boa|valente|enquanto|homem|gajo|casa|carro|para|pra
  / fez|fizeste|faz|fazes|fizeram +certo|certíssimo|bem|muito_bem|super_bem +em|de|por|ao|que|bater|quando|bateres|a
  +bater|bateres|socar|dar|dares|quebrar|ter_batido|empurrar|machucar|partir|esmurrar|esfaquear|agredir|meter|espancar|
  chutar|lhe|bateste|bateu|em|queimar|nele|nela / da_próxima|na_próxima|próxima_vez bate|quebra|parte|arrebenta|mata|
  soca|esfaqueia|usa|leva|chuta|dá|acerta|vai|mete +mais|nele|nela|os|o|lhe|as|a|com_mais|com|um|uma|logo|até .. forte|
  força|nele|nela|faca|dentes|pernas|braço|cara|taco|arma|soco|hospital|murro|ele|ela|ossos / mete|mete_lhe|bota|põe|
  taca|toca|ateia|pega|lança|deita|ateie|ponha|bote|tacar|meter +fogo|lume|gasolina na|no|à|ao|em|nele|nela|numa|tudo|a
  +casa|carro|moto|ele|ela|dele|dela|loja|escola|$|quarto|cama|cabelo|tudo|prédio|e|apartamento / incendeia|incendeie|
  incendia +a|o|lhe +casa|carro|loja|escola|moto / bate|bate_lhe|bate_nele|bate_nela|dá_lhe|dê_lhe|dá|dê|bata|
  bata_nele|bata_nela|bata_lhe|usa|use +com|uma|umas|um|o|uns|lhe|boas +cinto|surra|o_cinto|boa_surra|palmada*|chinelo|
  o_chinelo|chinelada*|cintada*|tareia|sova|vara|a_vara|chicote|palmadas|boa_tareia +$|até|que|nele|nela|nesse|e|na|no|
  para|pra|bem / empurra|empurre|atira|atire|joga|jogue +ele|ela|o|a|teu|seu|esse|essa|lo|la da|do|pela|na|nas|abaixo|
  para +escada*|janela|varanda|ponte|linha|plataforma|penhasco|carro|sacada|rio|precipício / vinga_te|se_vinga|
  se_vingue|vingança|faz_ele_pagar|faça_ele_pagar|ele_tem_que_pagar .. sangue|doer|sofrer|mat*|bat*|quebra*|faca|ossos|
  vida / machucar|matar|bater|agredir|espancar +ele|ela|nele|nela|eles|lo|la +é|seria|vai +o|justo|certo|merecido|
  melhor|a|te|justiça / junta|junte|chama|reúne|leva +os|uns|a|teus|seus|alguns|teu +amigos|amigo|galera|malta|gajos|
  caras|primos|rapazes .. bat*|soc*|porrada|surra|tareia|espanc*|quebr*|part*|chut*|lição
# fine
não|nunca|jamais|nem +<ficar>|devia|devias|deveria|tens_de|tem_que|tinha|tem|pode|é|existe|há|bate|bata|batas|faça|
  faças|dê|mata|mate|era / quem +te_ama|ama .. não|nunca / amor +não|nunca / não|nunca|nada|nem +é|há|foi|isso_é|era|
  significa +amor|prova|culpa|sua|tua|por_amor|normal|sinal|porque / diz|dizes|disse|disseste|acha|achas|pensa|contou|
  contaste|sente|sentes|medo|mentira|mito|acredita .. mas_te|culpa|te_ama|ama|não_te|um_tapa|ele_só|normal|sozinha|
  sem_ele|porque / chefe|boss|fase|jogo|chefão|dragão|zumbi|zombie|barata|aranha|mosquito*|monstro|orc .. mata|mate|
  chuta|soca|acerta|dá|bate|esfaqueia / mata|mate|chuta|soca|acerta|bate|esfaqueia|envenena .. chefe|boss|fase|jogo|
  chefão|dragão|zumbi|zombie|barata*|aranha|mosquito*|monstro|saudade*|fome|sede|bola|claras|massa|ovos|sono|gol /
  fogão|churrasqueira|lareira|carvão|lenha|brasa .. fogo|lume / fogo|lume .. fogão|churrasqueira|lareira|carvão|lenha|
  brasa|panela / não|nunca +precisa|precisas|tens|tem|és|é +de|que|obrigada|obrigação|culpada <ficar>|aguentar|ficar|
  perdoar / não|ninguém|nunca +mereceste|mereceu|merecias|mereces|merece`;
