import type { CareLanguage } from '#contracts/fields.ts';

/** What a reply must not say to keep a person from help, beside what the languages' sheets have, with their lists. */
export const noHelp: Partial<Record<CareLanguage, string>> = {
  en: `# encourages_harm suicide
call|text +nobody|no_one +tonight|about_it|$`,
  de: `# encourages_harm suicide
bloß|lieber +nicht +zum|zur|zu_einem|zu_nem|ins +arzt|ärztin|psycholog*|therapeut*|therapie|psychiater*|krankenhaus /
  stecken|sperren +dich .. geschlossene|klapse|psychiatrie`,
  fr: `# encourages_harm suicide
pas +besoin +d|de .. psy|psychologue|thérapeute|médecin|3114 +$|ni|pour_ça / ne +leur|lui|en +parle +pas +$|garde
aide = psy|psys|psychologue*|psychiatre*|thérapeute*|thérapie|médecin*|docteur*|infirmi*|3114|3919|15|17|18|112|samu|
  secours|police|pompiers|urgences|hôpital|flics|gendarmes|gendarmerie|commissariat|numéro*|ligne*|association*|
  assistante_sociale|suicide_écoute|cmp
entourage = mère|père|sœur|frère|parents|famille|amis|amies|amie|copine|copines|maman|papa|prof|profs|voisin*|
  collègue*|enfants|mari|infirmière
appelle|appelez|contacte|contactez|préviens|prévenez|compose|joins +pas|surtout_pas|jamais|plus|surtout_jamais +le|la|
  les|ce|cette|ces|un|une|l|aucun|ton|ta|votre .. <aide> / ^ne|et_ne|surtout_ne|alors_ne|^n|et_n|surtout_n|alors_n|
  donc_n +va|allez|retourne|retournez|cours|y_va|consulte|consultez +pas|surtout_pas|plus|jamais +$|voir|chez|aux|à|au|
  en|de +ce|un|une|le|la|ton|ta|les|l|votre|cette|$|urgences|thérapie|<aide> +$|<aide> / ^ne|et_ne|surtout_ne|^n|et_n|
  surtout_n|jamais_ne +parle|parlez|dis|dites|raconte|racontez|confie|montre|en_parle|en_parlez|en_dis|lui_dis|le_dis
  +de|rien|pas|surtout_pas|surtout_rien|jamais|plus|surtout|à +ça|tes|ta|ton|tout|à|au|aux|cela|ces|personne ..
  personne|quiconque|qui_que|<entourage>|<aide> / ^personne|et_personne|car_personne|mais_personne +ne|n +te|vous
  +croir*|comprendr*|prendr* +$|de_toute|jamais|si|alors|même|comme|au_sérieux|autant / & croirait|croira|croiraient|
  comprendrait|comprendra garde_ça|garde_le_pour|garde_tout|tais_toi|reste_entre|ne_dis|n_en_parle / laisse_tomber|
  lâche|plaque|annule|abandonne|zappe|décommande|sèche|laissez_tomber|annulez|stoppe|^quitte|^oublie +ta|ton|tes|la|le|
  les|cette|ce|ces|votre|vos .. thérapie|psy|psychiatre|psychologue|thérapeute|séance|séances|traitement|
  antidépresseurs|médicaments|médocs|groupe_de_parole|consultation|suivi / ^arrête|et_arrête|alors_arrête|arrêtez
  +d_aller|de_voir|de_prendre|de_consulter .. psy*|thérap*|médicaments|médocs|traitement|antidépresseurs|cachets|
  médecin / jette|balance|bazarde +tes|ton|ces|tous +antidépresseurs|traitement|médocs|médicaments .. abruti*|besoin|
  zombie|poison|drogue*|rien|toilettes|poubelle|chimi* / & abrutissent|abrutit|zombie|droguent|poison|légume
  médicaments|médocs|cachets|antidépresseurs|traitement jette|arrête|balance|stoppe / & te_suffis|vous_suffis|te_suffit
  thérapie|psy|amis|famille|médecin|psychiatre|psychologue|personne_d_autre / psys|psychologues|thérapeutes|
  psychiatres|médecins +ne +servent|comprennent|comprendront|peuvent|savent|feront +à_rien|rien|jamais|que|jamais_rien
  / psy|thérapie|psychiatre|hôpital|3114|antidépresseurs +ne|n|ça_ne|c|ça +te|t|sert|servira|servent|aidera|changera|y
  +sert|à|aidera|rien|pas|comprendra|servira .. rien|pas|jamais / psy|psys|thérapie|thérapeutes|psychologues +c_est|
  est|sont|ce_sont +pour|des|un|une|de|du|que +les|la|l|charlatans|fous|perte|arnaque|faibles|escrocs|fumistes|blabla|
  vent .. $|fous|faibles|temps|argent / coupe|coupez|éloigne_toi|détache_toi|bloque|lâche +les_ponts_avec|
  tout_contact_avec|le_contact_avec|de|d|tes|ta|ton|avec .. <entourage>|elle|lui|eux .. moi|suffis|psy|jalou*|comprend*
  / & les_ponts_avec jalouse|jaloux|psy|moi|te_comprennent|te_comprend
# fine
dis|parle|raconte .. personne +mais|hein|sinon / & surprise|anniversaire|cadeau|fête dis|parle|raconte|parlez|dites /
  je|j|on|il|elle +n|ne +appelle|préviens|contacte|dis|parle|en_parle / n|ne +arrête|arrêtez|arrêter|interromps|jette|
  laisse +pas|jamais|surtout|rien / arrête*|arrêter .. sans +en_parler|avis|ton_médecin|accord|votre_médecin|demander /
  arrêter|arrête|médicaments .. dangereux|risqué|sevrage|périmé*|pharmacie / peur|dis|penses|crois|impression|persuadé*
  +que|qu .. personne .. croi*|comprend*|dis`,
  es: `# encourages_harm suicide
psicólog*|terapeut*|médic* +no +sirven|ayudan +para +nada`,
  it: `# encourages_harm suicide
psicolog*|terapeut*|medic* +non +servono +a +niente|nulla`,
  pt: `# encourages_harm suicide
psicólog*|terapeut*|médic* +não +servem|ajudam +para|pra|em +nada
remedio = antidepressivo*|remédio*|medicação|medicamento*|comprimidos|lítio|tratamento|calmantes|medicina
parente = mãe|pai|pais|médic*|psicólog*|psiquiatr*|terapeut*|professor*|escola|polícia|marido|irmã|irmão|família|
  amig*|ninguém
conta|conte|contes|fala|fale|fales|diz|diga|digas|comenta|mostra|mostres|deixes pra|para|à|ao|a|com|nada +a|sua|tua|
  seu|teu|seus|teus|ninguém|o|<parente> .. segredo|entre_nós|entre_a_gente|só_nosso|só_nós|fica_entre|guarda_isso|
  só_pra_gente|só_comigo|só_eu|nosso_segredo / para|pare|pára|deixa|deixe|deixes +de +tomar|usar|ir +os|o|esses|esse|
  essa|a|à|ao|seus|teus|seu|teu|na|no|mais +<remedio>|terapia|psicólog*|psiquiatr*|médic* / larga|largue|abandona|
  abandone|suspende|suspenda|cancela|cancele +a|o|essa|esse|tua|sua|teu|seu|os +terapia|psicóloga|psicólogo|tratamento|
  sessão|medicação|psiquiatra|antidepressivo*|consulta .. $|não|eu|só|comigo|que|perda / joga|jogue|deita|deite|bota|
  põe|manda|atira +fora|no_lixo|pela_sanita|na_privada +os|o|esses|esse|essa|a|teus|seus|isso|tudo|essas +<remedio> ..
  precisas|precisa|só|faz|fazem|veneno|sem_eles|servem|serve|eu|drog*|zumbi|nada|consegues|consegue|burr*|cura* / joga|
  jogue|deita|deite|bota +esses|os|esse|essa|teus|seus|o +<remedio> +fora|no_lixo|na_privada .. precisas|precisa|só|
  faz|fazem|veneno|serve*|eu|nada|zumbi / ^não|e_não|nem|então_não|também_não +ligue|ligues|liga|telefones|telefone|
  chame|chames|chama|procures|procure +para|pra|pro|o|a|ao|à|ninguém|nenhum|nenhuma|esse|essa|os|as|por|a_ajuda +188|
  cvv|sos|112|192|190|samu|linha*|ajuda|emergência*|bombeiros|ambulância|inem|número*|ninguém|nenhum|nenhuma|o|a|
  terapeut*|psic* +$|que|eles|só|lá|isso|de|porque|não|vão|e|linha|188|cvv|nisso|pra|para / 188|cvv|linha|linhas|sos
  +não|só|é|nunca|lá|de_apoio +serve*|ajuda*|resolve*|tem|perda|adianta|quer|querem|uma|não|vão +nada|perda|mentira|
  palhaçada|ajuda*|treta|piada|serve*|atende*|$|ninguém|gente / ninguém +vai|ia|iria|te_vai|vão +acreditar|
  te_acreditar|levar_a_sério|te_levar_a_sério|entender +em_você|em_ti|nisso|nessa|na_tua|na_sua|mesmo|$|você .. calad*|
  cala|não_cont*|não_fal*|quiet*|não_dig*|guarda|fica|nem|esquece|melhor|deixa|ficar|em / ninguém +vai|ia|iria
  +acreditar +em_você|em_ti|na_sua_história|na_tua_história +$|mesmo|se|então / afasta_te|se_afasta|se_afaste|
  corta_relações|corta_contato|larga|largue|bloqueia|bloqueie|ignora|esquece|esqueça|deixa|desliga_te d|de|dos|das|os|
  as|esses|essas|teus|seus|tua|sua|da|com amigos|amigas|família|mãe|pais|irmã .. só_eu|eu_te|só_precisas|só_precisa|
  comigo|tens_a_mim|me_tem|te_basto|não_te|mim / só_eu|apenas_eu|eu_é_que +te|sei|posso|lhe|consigo|é entendo|
  compreendo|conheço|percebo|entender|amo|ajudar .. afasta*|se_afast*|larga|corta|não_precis*|ninguém|esquece|bloqueia|
  deixa|nenhum|mais_nada|qualquer / psicólog*|terapeut*|terapia|psiquiatr*|psicologia +é|são|só|não +é|coisa|pra|perda|
  uma|para|golpe|enganação|furada|besteira|de|um|treta|passa|serve|servem|charlat*|frescura|te|ajuda|entende*|resolve|
  funciona +de|perda|fraco*|fresc*|louco*|maluco*|doido*|golpe|engan*|charlat*|dinheiro|treta|besteira*|furada|inútil|
  balela|$|nada|gente|vai|muda|enche*|quem|e|frescura|ninguém|te|como / não|nem|pra_que|para_quê|pra_quê|para_que
  +precisa|precisas|adianta|vale|serve|$|é +de|dessa|disso|d|a_pena +terapia|psicólog*|psiquiatr*|médico_nenhum|
  ajuda_de_ninguém|ajuda_nenhuma|hospital|tratamento|medicação|remédio_nenhum|antidepressivo*|profissiona*|psicoterap*
  / precisas|precisa .. terapia|psicólog*|psiquiatr*|médico|ninguém +$|você|tu|se|quando|tens|só|eu +me|tem|tens|já|eu|
  posso|a|existo +tem|a_mim|tens|me_tens|eu|entendo|ajudar|te / ^não|e_não|nem|então_não +vás|vá|vai|volte|voltes|
  volta|corras +ao|pro|para_o|à|mais|pra|no|a +hospital|urgência*|pronto_socorro|upa|emergência|centro_de_saúde|ao|à|
  terapia|psic*|nenhum|no|psiquiatra|consulta|caps / ajuda +é|nenhuma|profissional|só +para|pra|coisa|é|vai|serve|
  atrapalha +de|fracos|fraco|te|coisa|inútil|besteira|resolver|atrapalha / sofre|sofra|aguenta|aguente|resolve|resolva|
  chora|engole|guarda|guarde +calad*|sozinh*|em_silêncio|isso_pra_ti|isso_para_ti|isso_sozinh*|só_pra_você|isso_só +$|
  e|que|ninguém|como|pra_gente|entre / larga|abandona|largue|abandone|deixa|deixe|corta +os|esses|esse|o|a|com_os|
  com_esses +<remedio> .. eles|só_te|só_lhe|dopad*|zumb*|veneno|engord*|não_precis*|fazem_mal|faz_mal / não_contes|
  não_conte|não_conta|não_digas|não_diga|não_diz|não_fales|não_fale|não_fala|nem_contes|nem_conta .. <parente> ..
  preocup*|assust*|surt*|sofrer|chor*|intern*|atrapalh*|chate*|assim|morrer|cort*|bat*|vomit*|entend*|julg* / <parente>
  +nenhum|nenhuma|algum|alguma +vai|te|consegue|entende|sabe|pode|iria|resolve|ajuda .. entend*|ajud*|cur*|resolv*|
  como_eu|nada|$|melhor / nenhum|nenhuma +médico|psicólogo|psicóloga|terapeuta|psiquiatra|profissional|remédio +vai|te|
  consegue|entende|sabe|pode|iria|resolve|ajuda .. entend*|ajud*|cur*|resolv*|como_eu|nada|melhor / apaga|apague|
  bloqueia|bloqueie|exclui|deleta|desmarca|desmarque +o|a|esse|essa|logo +número|contato|contacto|consulta|psicólog*|
  terapeuta|sessão .. psicólog*|terapeut*|psiquiatr*|cvv|188|médic*|eu|mim|$
# fine
por_que|porquê|porque|se|você|tu|quando|que +não +liga|ligas|vai|vais|chama|chamas|procura / não|nunca|sem +pare|
  pares|para|deixe|deixes|deixar|parar|largue|largues|abandone|suspenda|jogue|cancele|cancela|larga|se_afast*|
  te_afastes|é|são +de|o|a|os|seu|teu|sua|tua|perda|coisa|frescura|fraqueza|besteira|para|pra|só|da|dos / acha|achas|
  medo|receio|pensa|parece|dizem|disse|disseram|mentira|mito|acham|diz|dizes|pensam .. ninguém|psicólog*|terapia|
  psiquiatr* / vencid*|validade|sobra*|farmácia .. remédio*|comprimidos|medicamento* / remédio*|comprimidos|
  medicamento* .. vencid*|validade|sobr*|farmácia / surpresa|presente|aniversário .. não|nada|ninguém|segredo / conta|
  conte|diz|diga|fala .. surpresa|presente|aniversário|final_do_filme / guarda|engole +sozinh*|isso .. não / não|nunca|
  sem +precisa|precisas|tens|tem|guarde|aguente|aguentes +de|que|guardar|aguentar|sofrer|isso|calad*|sozinh*`,
  ru: `# encourages_harm suicide
психолог*|врачи|психиатры +не +помогут|помогают|понимают +$|никогда|тебе|тебя
спец = психолог*|врач*|психиатр*|психотерапевт*|терапевт*|доктор*|специалист*|терапи*|мозгоправ*|лечени*
лекарство = антидепрессант*|лекарств*|таблетки|препарат*|колеса|терапи*|лечение|медикамент*|нейролептик*
не_пей|не_пейте|не_принимай|не_принимайте|не_глотай +эти|эту|больше|свои|его|это|никакие|лекарств*|таблетки|от|
  антидепрессант* +таблетки|химию|дрянь|лекарств*|$|эти|антидепрессант*|препарат*|колеса|депрессии|сердца|их .. хуже|
  вред*|овощ*|$|не_помог*|травят|отрав*|не_нужн*|калеч*|толст*|зомби|умр* / <спец> +тебя|просто|только|тебя_просто|
  сразу|тебе +просто|посадит|тебя|упечет|сразу|накачает|выпишет|только +посадит|накачает|упечет|положит|выпишет|на|в|
  закроет|подсадит|сдаст / маме|родителям|мужу|учительнице|врачу|папе|отцу|брату|сестре|друзьям|никому +ничего|об_этом|
  про_это|только|даже|лучше|пока +не +говори|рассказывай|пиши|сообщай|показывай .. расстро*|пережив*|сама|сам|только|
  психушк*|не_пойм*|упек*|испуг*|руга*|секрет|нами / зачем|на_что|к_чему +тебе|вам|нужна|какая +горячая|линия|какая_то|
  телефон|психолог*|эта|психиатр*|помощь|терапевт* .. есть +я|$ / у_тебя|тебе|есть +есть|хватит|достаточно|у_тебя +я|
  меня|есть +$|и|а|больше|зачем .. психолог*|линия|врач*|психиатр*|никто_больше|больше_никто / сотри|удали|заблокируй|
  выкинь|забудь|порви +номер|контакт|телефон|визитку|запись +психолог*|психотерапевт*|врач*|горяч*|психиатр*|телефона|
  подруг*|доверия / никто +тебя|тебе|вас +не|слушать|не_станет|не_будет +станет|слушать|будет|поможет|хочет|поймет|
  услышит +слушать|не|$ .. держи|молчи|терпи|в_себе|меня|только_я|забудь / держи|храни|носи|оставь +все|это +в|при
  +себе .. никто|молчи|не_пойм*|$ / бросай|бросайте|брось|бросьте|выбрось|выбросьте|выкинь|выкиньте|прекрати|прекращай|
  перестань|хватит|смой|завязывай|слезай|кончай|отмени|спусти_в_унитаз +пить|принимать|эти|свои|все|это|с|ходить|эту|
  глотать|к|свой|его|ее|<лекарство>|на|таблеток|лекарств +<лекарство>|$|<спец>|к|таблеток|эти|свои|от|на|и|они|в|ты|
  тебе|сразу|в_мусор|в_унитаз|к_этому|к_своему / <лекарство> +выкинь|выкиньте|выбрось|выбросьте|брось|бросай|не_пей|
  не_пейте|не_принимай|тебе|только|в|от|делают|превращают|травят|калечат|от_депрессии|это|не|прописал* +$|и|больше|
  не_нужн*|яд|из|травят|калечат|помойку|унитаз|мусор*|выкинь|выбрось|отрав*|тебя|лечат|помогают|химия|калеч*|овощ*|
  брось|вредят|выкиньте / не +ходи|ходите|иди|идите|обращайся|обращайтесь|записывайся|записывайтесь|езжай|суйся|пиши|
  звони|звоните|вздумай|слушай|слушайте|доверяй|доверяйте|верь|верьте|надо|нужно|пей|пейте|принимай|вызывай|вызывайте
  +к|ни|ты|больше|ни_к|никаким|никаких|никакого|никакие|на|по|в|свои|эти|этих|им|этим|к_этим|<лекарство>|<спец>|тебе|
  никакую|скорую|никого +<спец>|<лекарство>|какому|каким|больниц*|дурк*|телефон*|горяч*|линию|доверия|звонить|$|скорую|
  112|103|помощь|помощи|кризисн*|поликлиник*|к_ним|ходить|диспансер* / к|ко +<спец>|психушник*|мозгоправам +не|
  больше_не|ходить|незачем|никогда_не|ни_ногой|даже_не +ходи|ходите|иди|обращайся|$|надо|нужно|незачем|стоит|не_надо|
  не_стоит|бессмысленно|бесполезно|стыдно|записывайся|суйся|обращайтесь / зачем|к_чему|нафиг|на_кой|для_чего +тебе|вам|
  платить|ходить|идти|нужен|нужна|этот|нужны +<спец>|к|терапия|кто|эти|кому|этот|таблетки|помощь|лекарства|другие|
  друзья|<лекарство> +$|поговори|если|когда|есть|я|<спец>|скажи|еще|чужой|нужен|нужны|ведь|у_тебя / помощь +тебе|вам|
  не|тут|психолог*|специалист*|никакая|здесь +не|не_нужна|бесполезна|не_поможет|никакая|ни_к_чему +нужна|поможет|$|
  нужна|к_чему|и|ты / никакая|никакой|никакие|никто|ни_один +помощь|психолог|врач|таблетки|терапия|специалист|
  лекарства|врачи|психологи|не|психиатр|тебе|тебя +тебе|не|поможет|помогут|не_нужна|нужна|тебя|понимает|поймет +не|
  поможет|помогут|поймет|вылечит|нужна|спасет|понимает|$|нужен|кроме / <спец> +только|лишь|все|просто|это|не|тебе|
  никого|тебя|никому|ничего|шарлатан*|залечат|врут|нужны|всех|там|сам*|сдаст|ваши|любит|навредит|сдадут|рассказ*
  +только|залечат|калечат|тянут|шарлатан*|не_помог*|развод*|врут|для|не_лечат|хуже|деньги|помогут|не|выкач*|упек*|
  упеч*|в_дурку|понима*|психов|слабых|обман*|псих*|денег|поставят|помогает|поймет|накач*|нужен|нужна|навредят|развод|
  зарабат*|лечат|расскаж*|слабак*|посадят|на_таблетки|наживаются|бессмысл*|бесполезн*|сдадут|запрут|сумасшедш*|ерунда|
  чушь|разводка|выдумк* / упекут|упечет|упечь|запрут|закроют|положат|сдадут|посадят +в|тебя|вас|на +дурк*|психушк*|в|
  дурдом|учет|таблетки|больниц*|желтый|психиатричк* / залечат|заколют|накачают|превратят_в_овощ|сделают_овощ* /
  на_телефон|телефон_доверия|телефоне|телефона|горячая_линия|горячей_линии|горячую_линию|линии_помощи|линия_помощи|
  психологическую_помощь|112|103 +доверия|не|сидят|там|бесполез*|никто|одни|только|$ .. сидят|там|не_помог*|бесполез*|
  равнодуш*|студент*|робот*|автоответчик*|плевать|не_звони|никто_не|положат_трубку|бросают_трубку|все_равно|бред|
  записыв* / никто|никому|тебе|вам|маме|родителям|никто_тебе +все_равно|не|никто|тебе|и_так|ни|вам|об_этом|об +не|
  не_поверит|никто|не_поверят|говори|слова|рассказывай|поверит|этом|надо|знать +поверит|поверят|не|$|молчи|
  станет_слушать|поймет|не_говори|говори|знать|об .. молчи|молчите|смысла|не_говори|$|зачем|не_рассказ*|терпи|меня|мне|
  только|забудь / не +рассказывай|говори|рассказывайте|говорите|жалуйся|признавайся|пиши|показывай|делись|доверяй|
  сообщай|проговорись +<близкие>|маме|ни|учител*|родителям|никому|об|про|это|шрам*|порез*|им|друзьям|взрослым|мужу|
  отцу|классн*|социальн* +$|и|пусть|они|это|о|что|про|об|она|единой|не|душе|никому|будет|психолог*|кому .. секрет|
  между_нами|тайн*|не_пойм*|только_мне|с_ума|расстро*|скандал*|наш*|не_повер*|порез*|осуд*|посме*|только_я|пугай|
  переживать|отругают|хуже|больниц*|психушк*|накаж*|сочт*|сочут|отправ*|сдад* / пусть +это|будет|останется +будет|
  останется|наш*|секрет*|между +наш*|между|секрет*|тайн*|нами +секрет*|нами|$|тайн* / отдались|отдалитесь|отстранись|
  порви|забудь|брось|бросай|заблокируй|удали|перестань|не_общайся|избегай|держись +от|с|про|друзей|общаться|подруг|
  семью|родных|всех|этих|контакты|подальше|номер +друзей|друзьями|подруг*|семь*|родн*|всех|родителей|с|всеми|от|
  психолог*|номер*|них|ними|близк*|$ .. только|я|не_понима*|мне|меня|со_мной|нам|мы|не_нужны|никто / только +я|мне|
  со_мной +тебя|могу|по_настоящему|можешь|одна|один|и|понимаю|знаю|$ +понимаю|понять|люблю|доверять|помочь|ты|слышу|
  знаю|поддерж* .. больше_никто|остальн*|други*|не_нужн*|никому|никто|друзь*|не_слушай|зачем|не_ход*|психолог*|врач*|
  забудь|не_говор*|бросай|отдал* / я +лучше|заменю|пойму|помогу|понимаю|знаю +любого|тебе|тебя|лучше +психолог*|врач*|
  их|всех|любого|любых|лучше|всяких|терапевт* +$|и|не_ходи|зачем|психолог*|врач*|чем|любого|всех / справишься|
  справляйся|обойдешься|ты_и_так|вылечишься|держи_все|держи_это|держи +без|сам*|и_так|в|справишься +них|сам*|таблеток|
  лекарств|врач*|психолог*|без|себе|$|помощи|всяких +$|молчи|и|лекарств|таблеток|помощи|не_жалуйся|психолог*|врач*|них
  / стыдно|позор|слабость|слабаки|слабые|слабак|психи|сумасшедшие|псих +ходить|идти|просить|это|ходят|обращаться|
  только|обращаются|$ +к|просить|помощи|психиатр*|психолог*|помощь|ходят|о +<спец>|помощ*|психолог*|ним|врач*
# fine
почему|отчего|если|пока +ты|вы|$ +еще|все_еще|не +не|звонишь|ходишь|обращаешься / не|никогда|прошу_не|нельзя +бросай|
  бросайте|выбрасывай|прекращай|отменяй|отменяйте|прекращайте|бросать|отдаляйся|держи|стыдно|слабость|позор|переставай|
  хватит / срок|просрочен*|аптек*|остатки .. лекарств*|таблетки|препарат* / лекарств*|таблетки|препарат* .. просрочен*|
  срок|аптек*|подальше|маме|на_хранение / без +врача|назначения|консультации|доктора / если|когда|хотя|даже_если
  +кажется|боишься|думаешь|страшно / миф|стереотип|неправда|боишься|думают|считают|кажется|говорят|думаешь|кажется_что|
  многие +что|$|считают|думают|боятся .. <спец>|никто|поверят|поверит|упекут|дурк*|слабост*|стыдно / сюрприз|подарок|
  день_рождения|праздник .. не|никому|секрет / не|никому|пусть|секрет .. сюрприз|подар*|день_рождения|спойлер*|обожаю|
  торт* / никому +не +говори|рассказывай +но|что_я|какой|какая / не +только|обязательно|нужно_быть +<спец>|сумасшедш*|
  псих*`,
  ja: `# encourages_harm suicide
誰にも +相談しちゃだめ|相談しないで|相談しなくていい`,
};
